enum AnIgnoreThatSilencesNothing: LintRule {
  static let id = LintID.lnt37

  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    book.program.ignores.enumerated().compactMap { row, ignore in
      guard ignore.id != id, !ignore.id.isSeenInTheRun, !book.file.usedIgnores.contains(row) else { return nil }
      return finding(row, book.program)
    }
  }

  /// What is said of a comment that nothing needs.
  static func finding(_ row: Int, _ program: Program) -> LintSuspicion {
    let ignore = program.ignores[row]
    return finds(at: ignore.range, .note, [("id", ignore.id.text)], ways: [LintWay([.dropIgnore(row)], .isSilent)])
  }

  static let entry = LintEntry(
    title: "An ignore that silences nothing",
    inShort: "A comment that silences a lint rule where that rule reports nothing is left over.",
    fires: """
      `// presim:ignore LNT-07 reason` where that rule reports nothing of the line that the comment speaks of, under none
      of the versions that are linted. Each code of the comment is looked at by itself.
      """,
    severity: "note",
    messages: ["'{id}' is not reported here: nothing is silenced"],
    why: """
      A comment that is left behind hides the next problem of its kind on that line.
      """,
    cures: ["take '{id}' out of the comment"],
    evidence: [
      .inferred("presim's own: linters of code report unused suppressions.")
    ],
    example: """
      `home.present(card) // presim:ignore LNT-06 the sheet is gone by then`, nothing dismissed before it → note.
      """)
}
