enum CancelledArrivalGoesFirst: Rule {
  static let id = RuleID.ord27
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static let presentation: [Schedule.Beat] = [
    .tells(.presentationTransitionDidEnd), .viewLeaves(.new), .cutsLinks(.cut), .isBeingPresented(.new, false),
    .willDisappear(.coming), .didDisappear(.coming),
    .putsBack(.presenters), .willAppear(.going), .isAppearing(.going), .didAppear(.going), .releases(.new),
  ]

  static let presentationOverWhatStays: [Schedule.Beat] = [
    .tells(.presentationTransitionDidEnd), .viewLeaves(.new), .cutsLinks(.cut), .isBeingPresented(.new, false),
    .willDisappear(.coming), .didDisappear(.coming),
    .putsBack(.presenters), .releases(.new),
  ]

  static let dismissal: [Schedule.Beat] = [
    .tells(.dismissalTransitionDidEnd), .takesOut(.presenters), .willDisappear(.coming), .didDisappear(.coming),
    .isBeingDismissed(.old, false), .willAppear(.going), .isAppearing(.going), .didAppear(.going),
  ]

  static let stackChange: [Schedule.Beat] = [
    .viewLeaves(.new), .willDisappear(.coming), .didDisappear(.coming), .leavesParent(.removed), .leavesParent(.stack),
    .joinsParent(.stack),
    .willAppear(.going), .isAppearing(.going), .didAppear(.going),
  ]

  static let tabSwitch: [Schedule.Beat] = [
    .viewLeaves(.new), .willDisappear(.coming), .didDisappear(.coming),
    .willAppear(.going), .isAppearing(.going), .didAppear(.going),
  ]

  static func judge(_ x: ControllerID) -> Finding<Void> { decides((), on: x, .title) }

  static let entry = RuleEntry(
    title:
      "A cancelled pop or modal transition: the new view controller disappears first, then the old one appears again",
    inShort: """
      When a pop or presentation is cancelled, the new view controller disappears first and then the old one \
      appears again.
      """,
    statement: """
      `cancel` of a running two-party transition with out = O, in = N (will callbacks done):
      1. N's views leave the window. shown(N): WD, then DD (no DA came).
      2. shown(O): WA, IA, DA. O's view never left the window.
      3. Containment: nothing more is sent, and `isMovingToParent`, `isMovingFromParent` are false again (the wM(nil) of the start stays
         unanswered); stack, links, parents are as before the transition. `navigationController(didShow:)` does not come.
      4. The completion handler of `present` or `dismiss` (ORD-26).

      One party only (presenter's view stays): presentation cancelled: B gets WD, DD; dismissal cancelled: ORD-28.
      """,
    evidence: [
      .observed(
        "cancelled swipe back, wangling.me 2014-02 (iOS 7), stackoverflow 18927878; dM(nil) comes only for a completed swipe (FeatherweightRouter#9); a cancelled pop and a cancelled full-screen dismissal by an interaction controller, in this order: charon (macOS 26); the current page's viewWillAppear comes after a cancelled swipe: NativeScript/NativeScript#7430 (13–26)."
      ),
      .inferred("Cancelled presentations, IA in step 2 and point 3."),
    ],
    example: """
      nav[a, box], box a custom container of c, iOS 17. `begin nav.swipeBack()`: `box.willMove(toParent: nil)`, WD of `box`, `c`,
      `a.viewWillAppear`, `a.viewIsAppearing`. `cancel`: `a.viewWillDisappear`, `a.viewDidDisappear`, then WA, IA, DA, each of `box`, `c`.
      """)
}
