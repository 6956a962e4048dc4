enum OneDismissalTakesSeveral: LintRule {
  static let id = LintID.lnt41

  /// The user's gestures and an alert's button close what they are made on; code says whom it asks.
  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .dismiss(let x, let plan?) = statement.act, case .call(let call) = statement.instruction.kind,
      call.method == .dismiss, plan.gone.count > 1, !book.hierarchy.isInside(x, plan.gone[0])
    else { return nil }
    let (top, below) = (plan.gone[plan.gone.count - 1], plan.gone[plan.gone.count - 2])
    return finds(
      at: statement.range, .note,
      [
        ("receiver", book.name(x)), ("n", String(plan.gone.count)), ("list", list(plan.gone, book)),
        ("top", book.name(top)),
      ],
      ways: [
        LintWay(
          [.replace(statement.site, by: LintEdit.redirected(statement.instruction, to: top))],
          .dismisses(top, keeps: below), at: statement.site)
      ])
  }

  /// Their names, lowest first; of many the first and the last.
  private static func list(_ gone: [ControllerID], _ book: LintBook) -> String {
    let names = (gone.count > 6 ? Array(gone.prefix(3)) : Array(gone.dropLast())).map { "'\(book.name($0))'" }
    let last = "'\(book.name(gone[gone.count - 1]))'"
    return names.joined(separator: ", ") + (gone.count > 6 ? " … " : " and ") + last
  }

  static let entry = LintEntry(
    title: "One dismissal takes several",
    inShort: "A dismiss on a view controller low in a chain takes several presented view controllers at once.",
    fires: """
      `dismiss` whose presenting view controller has two or more presentation levels above it that are up, and the receiver is not
      the lowest of them.
      """,
    severity: "note",
    messages: ["'{receiver}.dismiss' takes {n} controllers: {list}"],
    why: """
      D-S04 (DIS-02): everything above the one that dismisses goes.
      """,
    cures: ["write '{top}.dismiss(…)' to close the topmost alone"],
    evidence: [
      .observed("Jawbone/UPPlatform_iOS_SDK#38 (iOS 9), AppLovin/AppLovin-MAX-SDK-iOS#343 (iOS 15).")
    ],
    example: """
      `r` presents `a`, `a` presents `b`; `r.dismiss(animated: true)` → note: takes `a` and `b`.
      """)
}
