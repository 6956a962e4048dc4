enum PresentsWhileDisappearing: LintRule {
  static let id = LintID.lnt03

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard let x = statement.place.owner(of: .viewWillDisappear, .viewDidDisappear),
      let callback = statement.place.callback, case .present(let planned) = statement.act, planned.source == x
    else { return nil }
    return finds(
      at: statement.range, .warning, [("name", book.name(x)), ("callback", callback.info.name)],
      ways: whoStays(x, book).map {
        LintWay(
          [.replace(statement.site, by: LintEdit.redirected(statement.instruction, to: $0))],
          .presents(planned.presented, from: $0))
      })
  }

  /// The controller that presents it, contains it, or is below all.
  private static func whoStays(_ x: ControllerID, _ book: LintBook) -> [ControllerID] {
    let presenter = book.up(x).flatMap { book.hierarchy.directPresenter($0) }
    let candidates = [presenter, book.hierarchy.parent(of: x)] + book.hierarchy.windows.map { $0.root }
    return candidates.compactMap { $0 }.filter { $0 != x }
  }

  static let entry = LintEntry(
    title: "Presents while disappearing",
    inShort: "Presenting from a view controller that is just disappearing does not work.",
    fires: """
      `present` in `on viewWillDisappear` or `on viewDidDisappear`, received by the callback's own controller.
      """,
    severity: "warning",
    messages: ["'{name}' is leaving the screen when '{callback}' presents"],
    why: """
      P-L01 if it was popped or is being dismissed (PRE-10); P-L01 too when a modal that covers it has arrived (from iOS 13 the call
      waits until then, PRE-01; up to iOS 12 P-L03).
      """,
    cures: ["present from a controller that stays"],
    evidence: [
      .observed("steipete/PSTAlertController#40.")
    ],
    example: """
      `on editor.viewWillDisappear { editor.present(alert) }` → warning.
      """)
}
