enum PresentedWithTheStyleNone: LintRule {
  static let id = LintID.lnt25

  private static let none = Value.enumeration(.modalPresentationStyle, ModalPresentationStyle.none.rawValue)

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .assign(.controller(let x), .modalPresentationStyle, none) = statement.act else { return nil }
    return finds(
      at: statement.range, .error, [("name", book.name(x))],
      ways: [LintWay([.remove(statement.site)], .style(x, nil), at: statement.site)])
  }

  static func judgeLaunch(_ book: inout LintBook) -> [LintSuspicion] {
    book.defaults(.modalPresentationStyle).compactMap { id, entry in
      guard case .value(none) = entry.value, let range = entry.range else { return nil }
      return finds(
        at: range, .error, [("name", book.program.classes[Int(id.index)].name)],
        ways: [LintWay([.removeDefault(id, .modalPresentationStyle)], .styleOfClass(id, nil))])
    }
  }

  static let entry = LintEntry(
    title: "Presented with the style `.none`",
    inShort: "none is an answer for adaptivity delegates, not a style to present with.",
    fires: """
      `modalPresentationStyle = .none` on a class or instance.
      """,
    severity: "error",
    messages: ["'.none' is an answer for adaptive delegates, not a style to present '{name}' with"],
    why: """
      P-E06 (PRE-06).
      """,
    cures: ["leave the style at its default"],
    evidence: [
      .documented("`UIModalPresentationStyle.none`, classic document 0.")
    ],
    example: """
      `card.modalPresentationStyle = .none` → error.
      """)
}
