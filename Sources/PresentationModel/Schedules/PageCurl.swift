enum PageCurl: Rule {
  static let id = RuleID.ord19
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static let table = Schedule(
    call: PageScroll.table.call,
    will: PageScroll.table.will,
    did: [
      .viewLeaves(.removed), .didDisappear(.going), .didAppear(.coming),
      .willMoveToNil(.removed), .leavesParent(.removed), .didMoveToNil(.removed),
      .tells(.pageViewControllerDidFinishAnimating), .releases(.removed),
    ],
    cancel: CancelledPageSwipe.curl)

  static func judge(_ x: ControllerID) -> Finding<ScheduleID> { decides(.pageCurl, on: x, .title) }

  static let entry = RuleEntry(
    title: "Page change, curl style",
    inShort: "In a page curl the old page has disappeared before the new page has appeared.",
    statement: """
      As ORD-18, did callbacks: shown(old) DD; shown(new) DA.
      """,
    evidence: [
      .observed("as ORD-18.")
    ],
    example: """
      the same with `transitionStyle = .pageCurl`: …, `p1.viewDidDisappear`, `p2.viewDidAppear`.
      """)
}
