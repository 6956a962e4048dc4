enum TheAskerIsDismissedNotWhatItAskedFor: LintRule {
  static let id = LintID.lnt42

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .dismiss(let asker, let plan?) = statement.act, case .call(let call) = statement.instruction.kind,
      call.method == .dismiss, book.hierarchy.directlyPresented(asker) == nil,
      let presented = book.file.askedFor[asker], book.isUp(presented),
      let presentation = book.hierarchy.presentations[presented], presentation.source == asker,
      presentation.presenter != asker, !plan.gone.contains(presented)
    else { return nil }
    let closed = plan.request.dismissed
    return finds(
      at: statement.range, .warning,
      [
        ("asker", book.name(asker)), ("closed", book.name(closed)), ("presented", book.name(presented)),
        ("presenter", book.name(presentation.presenter)),
      ],
      ways: [
        LintWay(
          [.replace(statement.site, by: LintEdit.redirected(statement.instruction, to: presented))],
          .dismisses(presented, keeps: closed), at: statement.site)
      ])
  }

  static let entry = LintEntry(
    title: "The asker is dismissed, not what it asked for",
    inShort: """
      You call dismiss on the view controller that asked for a presentation, but another one presents it, so the \
      wrong one goes.
      """,
    fires: """
      `x.dismiss`, x presents nothing itself, a statement before has asked x to present y, and y is up and presented by another
      controller, and the dismissal does not take y.
      """,
    severity: "warning",
    messages: [
      "'{asker}.dismiss' closes '{closed}'; '{presented}', which it asked for, is presented by '{presenter}' and stays"
    ],
    why: """
      DIS-01, CTX-02, CTX-03: the outermost container presents, so the asker presents nothing, and `dismiss` goes on to its own
      presenting view controller.
      """,
    cures: ["write '{presented}.dismiss(…)'"],
    evidence: [
      .observed("OAuthSwift/OAuthSwift#580 (iOS 13), SwiftKickMobile/SwiftMessages#541 (iOS 17).")
    ],
    example: """
      window `tabs [home]`, `home.definesPresentationContext = true`, home presents `signUp` over the current context,
      `signUp.present(web)` (a SFSafariViewController, presented by `tabs`), `signUp.dismiss(animated: true)` → warning: `web` stays.
      """)
}
