enum CancelledPageSwipe: Rule {
  static let id = RuleID.ord29
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static let scroll: [Schedule.Beat] = [
    .willAppear(.going), .isAppearing(.going), .didAppear(.going), .willDisappear(.coming), .viewLeaves(.new),
    .didDisappear(.coming), .willMoveToNil(.new), .leavesParent(.new), .didMoveToNil(.new), .releases(.new),
    .tells(.pageViewControllerDidFinishAnimating),
  ]

  static let curl: [Schedule.Beat] = [
    .willDisappear(.coming), .willAppear(.going), .isAppearing(.going), .viewLeaves(.new), .didDisappear(.coming),
    .didAppear(.going), .willMoveToNil(.new), .leavesParent(.new), .didMoveToNil(.new), .releases(.new),
    .tells(.pageViewControllerDidFinishAnimating),
  ]

  static func judge(_ x: ControllerID) -> Finding<Void> { decides((), on: x, .title) }

  static let entry = RuleEntry(
    title: "A cancelled page swipe",
    inShort: "When a page swipe is cancelled, the old page appears again and the new one disappears.",
    statement: """
      begin: shown(new) WA; shown(old) WD; IA of new. cancel, `.scroll`: shown(old) WA, IA, DA; shown(new) WD, its view leaves the
      window, DD. cancel, `.pageCurl`: shown(new) WD; shown(old) WA, IA; shown(new) DD; shown(old) DA. `viewControllers` stays the old pages;
      the new one's wM(pages) is answered by wM(nil), dM(nil) at the end.
      """,
    evidence: [
      .observed("wangling.me 2014-02 (iOS 7)."),
      .inferred("Containment, IA, the view's exit and later versions."),
    ],
    example: """
      pages > p1, `.scroll`, p2 new. begin: `p2.willMove(toParent: pages)`, `p2.viewDidLoad`, `p2.viewWillAppear`,
      `p1.viewWillDisappear`, `p2.viewIsAppearing`. cancel: WA, IA, DA of `p1`, WD, DD of `p2`, `p2.willMove(toParent: nil)`,
      `p2.didMove(toParent: nil)`.
      """)
}
