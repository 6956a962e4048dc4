enum FullScreenTakesTheWholeTree: LintRule {
  static let id = LintID.lnt20
  static let versions = Versions(.everywhere, "iOS 8–26.")
  static let entry = LintEntry(
    title: "Full screen takes the whole tree",
    fires: """
      `present` with adapted style `.fullScreen`, the source not being the presenter.
      """,
    severity: "note",
    messages: [
      "'{presenter}' presents '{presented}', not '{source}', and all of '{presenter}' leaves the window"
    ],
    why: """
      CTX-02, CTX-03, REM-02, X-09: the outermost controller presents, and its whole view leaves.
      """,
    cures: ["use '.currentContext' to replace '{source}' alone"],
    evidence: [
      Evidence(.documented, "`UIViewController.present(_:animated:completion:)`, Design documents 2 and 4.")
    ],
    example: """
      window `tabs [nav [a]]`; `a.present(b)`, `.fullScreen` → note naming `tabs`.
      """)

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .present(let planned) = statement.act, planned.adapted == .fullScreen,
      planned.source != planned.presenter
    else { return nil }
    return finds(
      at: statement.range, .note,
      [
        ("presenter", book.name(planned.presenter)), ("presented", book.name(planned.presented)),
        ("source", book.name(planned.source)),
      ], ways: [[.insert(LintEdit.style(planned.presented, .currentContext), before: statement.site)]])
  }
}
