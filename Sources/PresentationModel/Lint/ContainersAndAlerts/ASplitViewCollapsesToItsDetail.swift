enum ASplitViewCollapsesToItsDetail: LintRule {
  static let id = LintID.lnt44

  /// Each split view controller once, when it first collapses.
  static func judgeRun(_ record: LintRecord, _ program: Program, beside found: [LintFinding]) -> [LintSuspicion] {
    var seen: Set<ControllerID> = []
    return record.collapses.compactMap { collapse -> LintSuspicion? in
      let row = Int(collapse.split.index)
      guard seen.insert(collapse.split).inserted else { return nil }
      guard row < program.outline.names.count else { return finding(ofCode: collapse, program) }
      let (name, start) = (program.outline.names[row], program.outline.offsets[row])
      let range =
        collapse.step < 0
        ? ByteRange(start, start + Int32(name.utf8.count)) : program.steps[collapse.step].range
      let method =
        collapse.isColumnStyle ? Callback.splitViewControllerTopColumn : .splitViewControllerCollapseSecondary
      let answer: Value =
        collapse.isColumnStyle
        ? .enumeration(.splitColumn, SplitColumns.Column.primary.rawValue) : .bool(true)
      return finds(
        at: range, .note, [("split", name), ("secondary", collapse.shown), ("primary", collapse.hidden)],
        cure: collapse.isColumnStyle ? 1 : 0,
        ways: [LintWay([.answerForSplit(collapse.split, method, answer)], .collapsesToItsPrimary(collapse.split))])
    }
  }

  /// A split view that code has made, at the statement that has shown it.
  private static func finding(ofCode collapse: LintRecord.Collapse, _ program: Program) -> LintSuspicion? {
    guard let range = collapse.range ?? (collapse.step < 0 ? nil : program.steps[collapse.step].range) else {
      return nil
    }
    return finds(
      at: range, .note,
      [("split", collapse.name), ("secondary", collapse.shown), ("primary", collapse.hidden)])
  }

  static let entry = LintEntry(
    title: "A split view collapses to its detail",
    inShort: "On an iPhone a split view controller starts with its detail on top unless its delegate says otherwise.",
    fires: """
      running the file collapses a split view controller that is shown in a window, at launch or in a step: its secondary goes on top, and no
      delegate answers `splitViewController(_:collapseSecondary:onto:)` (classic) or
      `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)` (column style).
      """,
    severity: "note",
    messages: ["'{split}' collapses to '{secondary}', not to '{primary}'"],
    why: """
      SPL-03, SPL-07: without an answer the secondary goes on top.
      """,
    cures: [
      "answer 'true' in 'splitViewController(_:collapseSecondary:onto:)'",
      "answer '.primary' in 'splitViewController(_:topColumnForCollapsingToProposedTopColumn:)'",
    ],
    evidence: [
      .observed("wordpress-mobile/WordPress-iOS#18146, woocommerce/woocommerce-ios#6424 (both iOS 15).")
    ],
    example: """
      iPhone, window `split [mnav [m], dnav [d]]` without a delegate → note: collapses to `d`.
      """)
}
