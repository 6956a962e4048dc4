enum UserIsIgnoredWhileItRuns: Rule {
  static let id = RuleID.cus26
  static let question = Question.gesture
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whether a transition with an animator of the file's keeps the user out; nil where none runs.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<Bool>? {
    for id in world.running where world[id].isRunning {
      guard let animator = world[id].steering.animator else { continue }
      if world[id].steering.interaction == nil, !world[id].steering.isInteractive {
        return decides(
          true, on: x, "\(animator) animates a transition that is not interactive: the user's gestures do nothing")
      }
      return declines(x, leaving: false, "a transition is running that may be steered: the user's gestures count")
    }
    return nil
  }

  static let entry = RuleEntry(
    title: "During a transition that is not interactive the user's gestures do nothing",
    inShort: "While a custom animation runs that is not interactive, the user's taps and swipes do nothing.",
    statement: """
      While a transition with an animator of the file runs and is not interactive, `tap`, `tapOutside`, `swipeToDismiss`,
      `swipeBack` are ignored without an event. With an interaction controller vended they are not.
      """,
    evidence: [
      .observed("openradar 41217893 (iOS 12)."),
      .inferred("other versions."),
    ],
    example: """
      `begin tabs.selectedIndex = 1` with an animator, `tabs.tap(a)`: `expect no events`.
      """)
}
