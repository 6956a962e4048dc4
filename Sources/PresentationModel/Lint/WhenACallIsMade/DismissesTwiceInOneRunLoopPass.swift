enum DismissesTwiceInOneRunLoopPass: LintRule {
  static let id = LintID.lnt07
  static let yieldsToOthers = true

  /// The first of the two takes what the receiver presents; the second finds that going and takes the receiver's own
  /// level.
  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .dismiss(let x, let plan?) = statement.act, let earlier = book.body.dismissals[x], let up = book.up(x),
      plan.request.dismissed == up, earlier.plan.request.dismissed != up
    else { return nil }
    let once = LintEdit.redirected(earlier.statement.instruction, to: plan.request.dismisser)
    return finds(
      at: statement.range, .warning, [("name", book.name(x)), ("up", book.name(up))],
      ways: [
        LintWay(
          [.remove(statement.site), .replace(earlier.statement.site, by: once)],
          .dismisses(up, keeps: plan.request.dismisser), at: earlier.statement.site)
      ])
  }

  static let entry = LintEntry(
    title: "Dismisses twice in one run loop pass",
    inShort: "Calling dismiss twice in one run loop pass dismisses one view controller too many.",
    fires: """
      two `dismiss` on one receiver in one body, and the receiver, or a container of it, is up; not where the fix would bring
      another finding.
      """,
    severity: "warning, at the second.",
    messages: ["a second 'dismiss' on '{name}' dismisses '{up}' itself"],
    why: """
      D-S02 (DIS-05): one level too many.
      """,
    cures: ["dismiss once, on the controller that stays"],
    evidence: [
      .observed("rdar 30284135, pointfreeco/swift-navigation#332.")
    ],
    example: """
      `r` presents `a`, `a` presents `b`; `turn { a.dismiss(animated: true); a.dismiss(animated: true) }` → warning.
      """)
}
