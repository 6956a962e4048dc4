enum AScenarioThatExpectsNothing: LintRule {
  static let id = LintID.lnt36

  /// A run that breaks off fails without an expectation, too.
  static func judgeRun(_ record: LintRecord, _ program: Program, beside found: [LintFinding]) -> [LintSuspicion] {
    guard program.expectations.isEmpty, let first = program.steps.first, !record.breaksOff else { return [] }
    return [finds(at: first.range, .note, ways: [LintWay([.expect], .isSilent)])]
  }

  static let entry = LintEntry(
    title: "A scenario that expects nothing",
    inShort: "A test without any expectation passes whatever happens.",
    fires: """
      A file with steps and without an `expect`, whose run comes to its end.
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
