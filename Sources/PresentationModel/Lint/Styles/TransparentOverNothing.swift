enum TransparentOverNothing: LintRule {
  static let id = LintID.lnt21
  static let isAboutTheResult = true

  /// Looked at in the end: the colour may be set anywhere in the file.
  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    guard !book.file.transparent.isEmpty else { return [] }
    return book.file.presents.compactMap { statement in
      guard case .present(let planned) = statement.act, planned.removes,
        !planned.isForItsDelegate, book.file.transparent.contains(planned.presented)
      else { return nil }
      var suspicion = finds(
        at: statement.range, .warning,
        [("presented", book.name(planned.presented)), ("style", book.text(planned.adapted))],
        ways: [ModalPresentationStyle.overFullScreen, .overCurrentContext].map { style in
          LintWay(
            "use '\(book.text(style))'", [.insert(LintEdit.style(planned.presented, style), before: statement.site)],
            .leaves(only: nil, presenting: planned.presented), at: statement.site)
        })
      suspicion.claim = LintClaim(planned, book)
      return suspicion
    }
  }

  static let entry = LintEntry(
    title: "Transparent over nothing",
    inShort: "A transparent view controller in full screen shows black, because the view below has left the window.",
    fires: """
      `present`, adapted style removing, of a controller with `view.backgroundColor = .clear` or `view.isOpaque = false` in the file.
      """,
    severity: "warning",
    messages: ["'{presented}' is transparent, and '{style}' removes what is below it"],
    why: """
      REM-01: black shows through, the presenter's view is out of the window.
      """,
    cures: ["use '.overFullScreen' or '.overCurrentContext'"],
    evidence: [
      .documented("`UIModalPresentationStyle.overFullScreen`, `.overCurrentContext`, classic document 0.")
    ],
    example: """
      `hud.view.backgroundColor = .clear`; `hud.modalPresentationStyle = .fullScreen`; `a.present(hud)` → warning.
      """)
}
