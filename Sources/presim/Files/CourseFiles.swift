import PresentationModel

/// The course that the command has with it, wherever it is installed: `Sources/presim/Lessons` points to the lessons of
/// `Scenarios/course`, and SwiftPM compiles them in.
enum CourseFiles {
  /// In their order, by the name of the file.
  static let all: [(name: String, bytes: [UInt8])] = [
    ("01-the-callbacks-at-launch.presim", PackageResources._1_the_callbacks_at_launch_presim),
    (
      "02-the-view-loads-when-it-is-first-needed.presim",
      PackageResources._2_the_view_loads_when_it_is_first_needed_presim
    ),
    ("03-where-the-view-comes-from.presim", PackageResources._3_where_the_view_comes_from_presim),
    ("04-when-a-controller-goes.presim", PackageResources._4_when_a_controller_goes_presim),
    ("05-addChild-alone-does-half.presim", PackageResources._5_addChild_alone_does_half_presim),
    ("06-didMove-is-yours-to-call.presim", PackageResources._6_didMove_is_yours_to_call_presim),
    ("07-removing-a-child-takes-three-lines.presim", PackageResources._7_removing_a_child_takes_three_lines_presim),
    ("08-swapping-two-children.presim", PackageResources._8_swapping_two_children_presim),
    ("09-forwarding-appearance-by-hand.presim", PackageResources._9_forwarding_appearance_by_hand_presim),
    ("10-handing-over-the-status-bar.presim", PackageResources._0_handing_over_the_status_bar_presim),
    ("11-a-push-keeps-what-is-below.presim", PackageResources._1_a_push_keeps_what_is_below_presim),
    ("12-the-first-present.presim", PackageResources._2_the_first_present_presim),
    ("13-too-early-to-present.presim", PackageResources._3_too_early_to_present_presim),
    ("14-the-completion-handler-may-present.presim", PackageResources._4_the_completion_handler_may_present_presim),
    ("15-one-presents-one-at-a-time.presim", PackageResources._5_one_presents_one_at_a_time_presim),
    ("16-the-caller-is-not-the-presenter.presim", PackageResources._6_the_caller_is_not_the_presenter_presim),
    (
      "17-full-screen-goes-to-the-outermost-container.presim",
      PackageResources._7_full_screen_goes_to_the_outermost_container_presim
    ),
    ("18-the-first-that-defines-a-context.presim", PackageResources._8_the_first_that_defines_a_context_presim),
    ("19-parents-are-asked-not-neighbours.presim", PackageResources._9_parents_are_asked_not_neighbours_presim),
    ("20-two-containers-define-a-context.presim", PackageResources._0_two_containers_define_a_context_presim),
    ("21-nobody-defines-a-context.presim", PackageResources._1_nobody_defines_a_context_presim),
    ("22-from-a-presented-controller.presim", PackageResources._2_from_a_presented_controller_presim),
    ("23-the-style-that-nobody-set.presim", PackageResources._3_the_style_that_nobody_set_presim),
    ("24-three-styles-that-cover-everything.presim", PackageResources._4_three_styles_that_cover_everything_presim),
    ("25-a-popover-without-room.presim", PackageResources._5_a_popover_without_room_presim),
    ("26-whose-transition-style-counts.presim", PackageResources._6_whose_transition_style_counts_presim),
    ("27-a-presentation-of-your-own.presim", PackageResources._7_a_presentation_of_your_own_presim),
    ("28-who-goes-with-dismiss.presim", PackageResources._8_who_goes_with_dismiss_presim),
    ("29-the-user-swipes-down.presim", PackageResources._9_the_user_swipes_down_presim),
    ("30-the-user-lets-go.presim", PackageResources._0_the_user_lets_go_presim),
  ]

  /// What a lesson is called where it is read again: `Scenarios/course/18-the-first-that-defines-a-context.presim`.
  static func path(_ row: Int) -> String { "Scenarios/course/\(all[row].name)" }

  /// A lesson, read; the tests hold that each is one.
  static func lesson(_ row: Int) -> (file: ScenarioFile, lesson: CourseLesson)? {
    let (bytes, path) = (all[row].bytes, path(row))
    return CourseLesson(Scenario.load(bytes: bytes, path: path)).map {
      (ScenarioFile(path: path, bytes: bytes, programs: $0.quiz.scenario.programs, diagnostics: ""), $0)
    }
  }
}
