enum ColumnStyleCollapsesToACompactColumn: Rule {
  static let id = RuleID.spl07
  static let question = Question.split
  static let versions = Versions(.from(14), "iOS 14–27.")

  static let leaving = Schedule(
    call: [
      .willMoveToNil(.old), .willDisappear(.going), .leavesParent(.old), .viewLeaves(.old), .didDisappear(.going),
      .didMoveToNil(.old),
    ])

  /// The compact column that a split view collapses to; nil for one stack.
  static func collapses(_ split: ControllerID, _ world: World) -> Finding<ControllerID?> {
    let choice: ChoiceID? = world.hierarchy.isVisible(split) ? .cho29 : nil
    guard let compact = world.hierarchy.columns[split]?.compact else {
      return decides(nil, on: split, "has no compact column: its columns become one stack", raising: choice)
    }
    return decides(compact, on: split, "collapses to its compact column \(compact)", raising: choice)
  }

  /// The column on top of the one stack; the delegate may name another than the last.
  static func top(
    _ split: ControllerID, proposed: SplitColumns.Column, answer: Value?
  ) -> Finding<SplitColumns.Column?> {
    if case .enumeration(.splitColumn, let row)? = answer {
      let column = SplitColumns.Column(rawValue: row)
      return decides(
        column, on: split,
        column == proposed
          ? "its delegate leaves the proposed column on top" : "its delegate puts another column on top")
    }
    return decides(proposed, on: split, "has no delegate that names another column: the last one goes on top")
  }

  /// In regular width the columns are beside each other again.
  static func expands(_ split: ControllerID, _ world: World) -> Finding<Bool> {
    decides(
      true, on: split, "its columns come back", raising: world.hierarchy.isVisible(split) ? .cho29 : nil)
  }

  static let entry = RuleEntry(
    title: "A column-style split view collapses to its compact column, else to one stack",
    inShort: """
      A column-style split view controller collapses to its compact column if it has one, and otherwise to one \
      navigation stack.
      """,
    statement: """
      A `.compact` controller is set: children = [it]; the other columns leave (wM(nil), dM(nil)) and come back on expanding. None: as
      SPL-03 with the supplementary, then the secondary column put on the primary's stack; extra
      `split.splitViewController(topColumnForCollapsingToProposedTopColumn: .secondary)` may answer another column: those above it stay off the
      stack. Expanding restores the columns.
      """,
    evidence: [
      .documented("UISplitViewController.Column.compact, the delegate method."),
      .observed(
        "biteinteractive.com 2020 (split views in iOS 14); openuikit (iOS 26.1: one child, the other columns' navigation controllers on its stack, two and three columns)."
      ),
      .inferred(
        #"Callbacks; that what was pushed on a column's stack, or shown as a detail, while collapsed stays on that stack when the columns come back; speaks against "children = [it]": mattneub/Programming-iOS-Book-Examples p. 490 (iOS 14, 15: with a compact column set, collapsed, `split.children` prints all three columns, and list and detail still have a `splitViewController`); openuikit was measured without a compact column, so both may be true."#
      ),
    ],
    example: """
      iPhone, doubleColumn with `.compact` tabs: prints split > tabs.
      """)
}
