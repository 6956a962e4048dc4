enum DismissWhatRemoved: Rule {
  static let id = RuleID.ord12
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static let table = Schedule(
    will: [
      .load(.coming), .isBeingDismissed(.old, true),
      .tells(.presentationControllerWillDismiss), .tells(.willDismissSearchController),
      .tells(.dismissalTransitionWillBegin), .willDisappear(.going), .willAppear(.coming), .animates,
      .putsBack(.presenters), .alongside, .isAppearing(.coming), .layout(.coming),
    ],
    did: [
      .tells(.dismissalTransitionDidEnd), .cutsLinks(.cut), .viewLeaves(.old), .putsBack(.covered), .catchesUp(.coming),
      .didAppear(.coming), .didDisappear(.going),
      .isBeingDismissed(.old, false),
      .tells(.presentationControllerDidDismiss), .tells(.didDismissSearchController),
      .releases(.old), .releases(.replacedRoot),
    ],
    cancel: CancelledArrivalGoesFirst.dismissal)

  static func judge(_ x: ControllerID) -> Finding<ScheduleID> { decides(.dismissWhatRemoved, on: x, .title) }

  static let entry = RuleEntry(
    title: "Dismissing what had removed the presenter's view",
    inShort: """
      When a full-screen view controller is dismissed, the one below has appeared before the dismissed one has \
      disappeared.
      """,
    statement: """
      | phase | who | callback |
      |---|---|---|
      | will | shown(B); then shown(P) as it is now | WD; WA |
      | | shown(P) | IA |
      | did | shown(P); then shown(B) | DA; DD |
      | end | | `completion`, then REL-03 |

      P's view returns to the window in step 3 of ORD-05: after its WA, before its IA. `viewDidLoad` does not repeat. If P stands in a real
      popover, its DA is left out (its state becomes appeared all the same).
      """,
    evidence: [
      .observed("as ORD-11."),
      .documented("the note of viewDidAppear(_:) on popovers; completion after viewDidDisappear."),
    ],
    example: """
      nav[a], b full screen over it, iOS 17, `b.dismiss`: `b.viewWillDisappear`, WA of `nav`, `a`, IA of `nav`, `a`, DA of `nav`,
      `a`, `b.viewDidDisappear`, `b.deinit`.
      """)
}
