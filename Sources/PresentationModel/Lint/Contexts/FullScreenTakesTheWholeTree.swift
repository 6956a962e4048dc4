enum FullScreenTakesTheWholeTree: LintRule {
  static let id = LintID.lnt20
  static let isAboutTheResult = true

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .present(let planned) = statement.act, planned.adapted == .fullScreen,
      planned.source != planned.presenter, !book.isMadeBySystem(planned.presented),
      !isItsStack(planned.presenter, of: planned.source, book)
    else { return nil }
    let defines = LintEdit.assign(planned.source, .definesPresentationContext, .value(.bool(true)))
    return finds(
      at: statement.range, .note,
      [
        ("presenter", book.name(planned.presenter)), ("presented", book.name(planned.presented)),
        ("source", book.name(planned.source)),
      ],
      ways: [
        LintWay(
          [
            .insert(LintEdit.style(planned.presented, .currentContext), before: statement.site),
            .insert(defines, before: statement.site),
          ], .leaves(only: planned.source, presenting: planned.presented), at: statement.site)
      ])
  }

  /// Whether the presenter is no more than the navigation controller that contains the source.
  private static func isItsStack(_ presenter: ControllerID, of source: ControllerID, _ book: LintBook) -> Bool {
    book.hierarchy.kind(of: presenter).isNavigation && book.hierarchy.parent(of: source) == presenter
  }

  static let entry = LintEntry(
    title: "Full screen takes the whole tree",
    inShort: """
      A full-screen presentation from inside a container replaces the whole container, not just the view \
      controller that asked for it.
      """,
    fires: """
      `present` with adapted style `.fullScreen`, the source not being the presenting view controller; not for SFSafariViewController
      and UIKit's other system controllers, nor where the presenting view controller is the navigation controller that the source stands in
      directly.
      """,
    severity: "note",
    messages: [
      "'{presenter}' presents '{presented}', not '{source}', and all of '{presenter}' leaves the window"
    ],
    why: """
      CTX-02, CTX-03, REM-02, X-09: the outermost controller presents, and its whole view leaves.
      """,
    cures: ["set '{source}.definesPresentationContext = true' and use '.currentContext'"],
    evidence: [
      .documented("`UIViewController.present(_:animated:completion:)`, classic documents 2 and 4.")
    ],
    example: """
      window `tabs [nav [a]]`; `a.present(b)`, `.fullScreen` → note naming `tabs`. `.currentContext` alone would not do: without
      the flag `nav` presents and leaves too (CTX-06).
      """)
}
