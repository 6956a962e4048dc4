enum PageScroll: Rule {
  static let id = RuleID.ord18
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static let table = Schedule(
    call: [.willMove(.new), .joinsParent(.new), .load(.new)],
    will: [
      .load(.coming), .willAppear(.coming), .willDisappear(.going), .viewEnters(.new), .isAppearing(.coming),
      .layout(.coming),
    ],
    did: [
      .viewLeaves(.removed), .didAppear(.coming), .didDisappear(.going),
      .willMoveToNil(.removed), .leavesParent(.removed), .didMoveToNil(.removed),
      .tells(.pageViewControllerDidFinishAnimating), .releases(.removed),
    ],
    cancel: CancelledPageSwipe.scroll)

  static func judge(_ x: ControllerID) -> Finding<ScheduleID> { decides(.pageScroll, on: x, .title) }

  static let entry = RuleEntry(
    title: "Page change, scroll style",
    inShort: "In a scrolling page change the new page has appeared before the old page has disappeared.",
    statement: """
      will: shown(new) WA; shown(old) WD; IA. did: shown(new) DA; shown(old) DD. By swipe and by `setViewControllers`, animated or
      not.
      """,
    evidence: [
      .observed("wangling.me 2014-02 (iOS 7, swipe)."),
      .inferred("Later versions and programmatic changes."),
    ],
    example: """
      pages > p1, user swipes to p2: `p2.viewWillAppear`, `p1.viewWillDisappear`, …, `p2.viewDidAppear`, `p1.viewDidDisappear`.
      """)
}
