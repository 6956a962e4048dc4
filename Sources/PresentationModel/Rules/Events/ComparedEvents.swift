enum ComparedEvents: Rule {
  static let id = RuleID.evt02
  static let question = Question.query
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whether some events are left out of the comparison.
  static func judge(hasOthers: Bool) -> Finding<Bool> {
    hasOthers
      ? decides(true, on: nil, "five groups of events are compared; others have come, and are recorded beside them")
      : declines(nil, leaving: false, "nothing has come but the five groups of events that are compared")
  }

  static let entry = RuleEntry(
    title: "Five groups of events are compared, all others where they are named",
    inShort: """
      A test compares loading, appearance, containment, completion and dismissal events; all other events only \
      where the test names them.
      """,
    statement: """
      The default set is exactly:

      | group | lines |
      |---|---|
      | loading | `x.viewDidLoad` |
      | appearance | `x.viewWillAppear`, `x.viewIsAppearing`, `x.viewDidAppear`, `x.viewWillDisappear`, `x.viewDidDisappear` |
      | containment | `x.willMove(toParent: p)`, `x.didMove(toParent: p)`; on leaving, `nil` for `p` |
      | completion | `completion`, `completion of …` (EVT-04) |
      | presentation delegate | `x.presentationControllerWillDismiss`, `…DidDismiss`, `…DidAttemptToDismiss` (ORD-20) |
      | | `x.popoverPresentationControllerDidDismissPopover` (ORD-21) |

      Extra events, recorded in the same list at their place: `x.deinit` (REL-03), `x.loadView`, `x.viewWillLayoutSubviews`,
      `x.viewDidLayoutSubviews`, every question to a delegate (`…ShouldDismiss`, `presentationController(…)`), the delegates of navigation, tab
      bar, page view, split view and search controllers, of sheets (SHT-03), alerts' actions (DIS-15), rotation
      (ORD-35), memory warnings (LOD-06), and what chapters 9 and 10 add. `expect events`, and `expect events of` among its names, compares the default set and, of the extra events, the kinds that the block itself names:
      a block with a `b.deinit` line compares all `deinit` lines of the step, one with `nav.navigationController(willShow: b)` all `willShow`
      lines. A kind is a method with its labels, on whomever it is called. `expect no events` speaks of the default set alone. `expect events
      include` and `expect no event` may name any event. `presim run --events` prints the default set, and of the others those of
      which the file has an override or a body; JSON lists all, each marked with its set.
      `x.loadView` stands directly before `x.viewDidLoad`. Layout: one pair of layout lines after a controller's IA when its view enters the
      window for the first time, and one when its window has got another size (ORD-35), none otherwise.
      """,
    evidence: [
      .convention(
        "UIKit's own number of layout passes differs from run to run (logs of iOS 12 to 17 show one or two); loadView: public logs (readke.com, kaopuke.com)."
      )
    ],
    example: """
      A push inside a nav with a delegate: `expect events` needs no `willShow` line; a block that has one has them all.
      """)
}
