enum BeginHoldsATransitionOpen: Rule {
  static let id = RuleID.ord30
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "begin holds a transition open, finish and cancel end it",
    statement: """
      `begin S` runs S as a step of its own through the commit (ORD-01 1–3) and leaves its transition running; the step's
      expectations see the state and events of that moment (states `appearing`, `disappearing`). `finish` runs step 4,
      `cancel` ORD-27 to ORD-29, each a step of its own. Only interactive transitions can be cancelled: the user's
      gestures, and presentations or dismissals whose transitioning delegate returns an interaction controller; any other
      `cancel`, and `finish` or `cancel` with nothing open, stop the run with an error at that line. Both end the one
      begun last. Statements between are turns during a running transition (ORD-32).
      """,
    evidence: [
      Evidence(.convention, "scenario language.")
    ],
    example: """
      `begin a.present(b, animated: true)`, then `a.present(c, animated: true)`: refused, in progress.
      """)
}
