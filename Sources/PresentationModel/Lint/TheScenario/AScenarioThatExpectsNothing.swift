enum AScenarioThatExpectsNothing: LintRule {
  static let id = LintID.lnt36

  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    guard book.program.expectations.isEmpty, let first = book.program.steps.first else { return [] }
    return [finds(at: first.range, .note, ways: [LintWay([.expect], .isSilent)])]
  }

  static let entry = LintEntry(
    title: "A scenario that expects nothing",
    inShort: "A test without any expectation passes whatever happens.",
    fires: """
      A file with steps and without an `expect`.
      """,
    severity: "note",
    messages: ["nothing is expected of this scenario: 'test' passes whatever comes of it"],
    why: """
      `test` fails a file only by its expectations, an exception or a limit.
      """,
    cures: ["write an 'expect' after the steps, or let 'presim record' write what holds today"],
    evidence: [
      .inferred("from the scenario language.")
    ],
    example: """
      window `home`; `home.present(card)` as the only line → note.
      """)
}
