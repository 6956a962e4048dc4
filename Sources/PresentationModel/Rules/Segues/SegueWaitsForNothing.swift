enum SegueWaitsForNothing: Rule {
  static let id = RuleID.seg08
  static let question = Question.segue
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// What the segue has called came to something, or not: the segue is over either way.
  static func judge(_ source: ControllerID, isUndone: Bool) -> Finding<Void> {
    isUndone
      ? decides(
        (), on: source, "has been prepared, and what the segue calls is refused or waits: it is not prepared again")
      : declines(source, leaving: (), "has been prepared, and what the segue calls was done at once")
  }

  static let entry = RuleEntry(
    title: "A segue waits for nothing",
    inShort: "prepare is called even if the presentation is then refused.",
    statement: """
      What SEG-04 calls is refused, put off or raises by its own rules; `prepare` has been called by then, and is not called again.
      """,
    evidence: [
      .inferred("from SEG-03.")
    ],
    example: """
      list already presents: "Login" prints `list.prepare(for: "Login", sender: nil)`, then the log of PRE-11, and login is
      released.
      """)
}
