enum NobodyDefinesTheContext: LintRule {
  static let id = LintID.lnt13
  static let isAboutTheResult = true
  static let yieldsToOthers = true

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .present(let planned) = statement.act, planned.isInContextStyle else { return nil }
    var top = planned.source
    if NearestDefinerPresents.defines(top, book.world) { return nil }
    while let parent = book.hierarchy.parent(of: top) {
      if NearestDefinerPresents.defines(parent, book.world) { return nil }
      // UIKit puts a navigation controller of its own round a column, which defines one.
      if book.hierarchy.kind(of: parent) == .split, ColumnStyleWrapsItsColumns.isColumnStyle(parent, book.world) {
        return nil
      }
      top = parent
    }
    // A source without containers is covered, as intended.
    guard top != planned.source else { return nil }
    let defines = LintEdit.assign(planned.source, .definesPresentationContext, .value(.bool(true)))
    return finds(
      at: statement.range, .warning,
      [
        ("source", book.name(planned.source)), ("presented", book.name(planned.presented)), ("top", book.name(top)),
      ],
      ways: [
        LintWay(
          [.insert(defines, before: statement.site)], .presents(planned.presented, by: planned.source),
          at: statement.site)
      ])
  }

  static let entry = LintEntry(
    title: "Nobody defines the context",
    inShort: """
      A current-context presentation covers the whole outermost container if no view controller defines a \
      presentation context.
      """,
    fires: """
      `present` in a context style, and no controller from the source up to its top defines a context; not where the fix would bring
      another finding.
      """,
    severity: "warning",
    messages: [
      "no controller from '{source}' up defines a presentation context; '{presented}' covers '{top}'"
    ],
    why: """
      CTX-05: the search falls through to the top of the tree.
      """,
    cures: ["set 'definesPresentationContext' on the controller to be covered"],
    evidence: [
      .documented("`UIViewController.definesPresentationContext`.")
    ],
    example: """
      window `split [list, detail]`, plain columns; `list.present(card)` over the current context → warning, covers `split`.
      """)
}
