enum ColumnStyleCollapsesToACompactColumn: Rule {
  static let id = RuleID.spl07
  static let question = Question.split
  static let versions = Versions(.from(14), "iOS 14–26.")
  static let leaving = Schedule(
    call: [
      .willMoveToNil(.old), .willDisappear(.going), .parts(.old), .leaves(.old), .didDisappear(.going),
      .didMoveToNil(.old),
    ])
  static let entry = RuleEntry(
    title: "A column-style split view collapses to its compact column, else to one stack",
    statement: """
      A `.compact` controller is set: children = [it]; the other columns leave (wM(nil), dM(nil)) and come back on
      expanding. None: as SPL-03 with the supplementary, then the secondary column put on the primary's stack; extra
      `split.splitViewController(topColumnForCollapsingToProposedTopColumn: .secondary)` may answer another column: those
      above it stay off the stack. Expanding restores the columns.
      """,
    evidence: [
      Evidence(.documented, "UISplitViewController.Column.compact, the delegate method."),
      Evidence(.observed, "biteinteractive.com 2020 (split views in iOS 14)."),
      Evidence(.inferred, "Stack and callbacks."),
    ],
    example: """
      iPhone, doubleColumn with `.compact` tabs: prints split > tabs.
      """)
}
