enum CancelledZoomPopGoesStraightBack: Rule {
  static let id = RuleID.cus32
  static let question = Question.schedule
  static let versions = Versions(.from(18), "iOS 18–27.")

  /// A pop, but for the way back.
  static let table = Schedule(
    call: PushAndPop.table.call, will: PushAndPop.table.will, did: PushAndPop.table.did,
    cancel: [
      .viewLeaves(.new), .willDisappear(.coming), .didDisappear(.coming), .leavesParent(.stack), .joinsParent(.stack),
      .reappears(.going),
    ])

  static func judge(_ nav: ControllerID) -> Finding<ScheduleID> {
    decides(
      .zoomedPop, on: nav, "pops a zoomed controller: if the pop were cancelled, that would have appeared at once")
  }

  static let entry = RuleEntry(
    title: "A cancelled zoom pop goes straight back to appeared",
    inShort: "A zoom pop that is cancelled brings the view controller straight back to viewDidAppear.",
    statement: """
      `begin nav.popViewController(animated: true)` from a zoomed t (or `begin nav.swipeBack()`), `cancel`: the other one WD, DD;
      then t gets DA alone, no WA and no IA.
      """,
    evidence: [
      .documented(#""Enhancing your app with fluid transitions" (viewWillDisappear, then directly viewDidAppear)."#),
      .inferred("the other one."),
    ],
    example: """
      nav[a, b], b zoomed: cancel: `a.viewWillDisappear`, `a.viewDidDisappear`, `b.viewDidAppear`. Contrary, not zoomed: ORD-27.
      """)
}
