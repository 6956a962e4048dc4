enum ExceptionEndsTheRun: Rule {
  static let id = RuleID.log04
  static let question = Question.console
  static let versions = Versions(.everywhere, "iOS 8–27.")

  /// An exception is raised.
  ///
  /// Announces the rule; `Simulator.raise` carries it out.
  static func announcement() -> Finding<Void> {
    decides((), on: nil, "an exception ends the run: nothing after it happens")
  }

  static let entry = RuleEntry(
    title: "An exception ends the run where it is raised",
    inShort: "An exception ends the run; an exception inside a call means that the call has changed nothing.",
    statement: """
      An exception raised inside a call: the call has changed nothing. One raised when a transition begins (T-1): the call's links and
      the loaded view stand, the transition has not begun. Events and lines before it are kept; no later statement or callback runs.
      """,
    evidence: [
      .inferred("(an uncaught Objective-C exception ends the process).")
    ],
    example: """
      window `nav [a]`. `nav.pushViewController(a)`: N-E02; `nav.viewControllers == [a]`.
      """)
}
