enum ClassicSplitViewShowsInItsPrimary: Rule {
  static let id = RuleID.shw05
  static let question = Question.show
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// How a split view without a column style shows; nil for the other method.
  static func judge(
    _ request: Show.Request, on split: ControllerID, hasAnswered: Bool?, _ world: World
  ) -> Finding<Show.Way>? {
    guard request.method == .show else { return nil }
    let hierarchy = world.hierarchy
    if hasAnswered == true {
      return decides(.isDone, on: split, "has a delegate that has shown \(request.shown) itself")
    }
    if hierarchy.has(split, .collapsed) {
      return decides(.presents(by: split), on: split, "is collapsed: it presents \(request.shown)")
    }
    if let primary = hierarchy.firstChild(of: split), hierarchy.parent(of: request.shown) == primary {
      return decides(
        .secondary(of: split), on: split,
        "has \(request.shown) in its primary column already: \(request.shown) becomes its secondary column")
    }
    return decides(.primary(of: split), on: split, "takes \(request.shown) for its primary column")
  }

  static let entry = RuleEntry(
    title: "A classic split view puts what is shown into the primary column",
    inShort: """
      A classic split view controller puts what it is to show into the primary column, or presents it when it is \
      collapsed.
      """,
    statement: """
      `split.show(v, sender: s)`, style `.unspecified`:
      1. delegate's `splitViewController(_:show:sender:)` answers true: done.
      2. Expanded: v becomes primary; if v is a child of the primary already, it becomes secondary (lines: SPL-05).
      3. Collapsed: `split.present(v, animated: true)`.
      Reached by a direct call, or from a column that is no navigation controller.
      """,
    evidence: [
      .documented("UISplitViewController.show(_:sender:), splitViewController(_:show:sender:)."),
      .observed("step 1, openuikit (iOS 26.1)."),
    ],
    example: """
      iPad, split > m, d (both plain), `m.show(x, sender: nil)`: `split.viewControllers == [x, d]`.
      """)
}
