enum NobodyFoundNothingHappens: Rule {
  static let id = RuleID.seg13
  static let question = Question.unwinding
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// The search has come to its end.
  ///
  /// Announces the rule; `Simulator.unwind` carries it out.
  static func announcement(_ request: Unwinding.Request) -> Finding<Void> {
    decides(
      (), on: request.source, "finds nobody who performs the action: nothing happens",
      silence: .us01)
  }

  static let nobodyFound = UIKitMessage(
    .us01, .silent,
    [],
    condition: "SEG-13: an unwind action that nobody found declares",
    effect: "nothing happens",
    cure: "declare the action in a class that stands on the way back, or in a branch of it",
    sources: #""Dismissing a View Controller with an Unwind Segue""#,
    evidence: "documented",
    notes: "nobody on the way back declares the unwind action: nothing happens")

  static let entry = RuleEntry(
    title: "Nobody found: nothing happens",
    inShort: "If nobody can take the unwind action, nothing happens.",
    statement: """
      No `prepare`, no change, no log, no exception.
      """,
    evidence: [
      .documented(#""Dismissing a view controller with an unwind segue" (fails silently), TN2298 (aborted)."#)
    ],
    example: """
      an action that only s declares: the lines of the search, `expect no log`.
      """)
}
