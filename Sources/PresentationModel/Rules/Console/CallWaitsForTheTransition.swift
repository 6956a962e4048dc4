enum CallWaitsForTheTransition: Rule {
  static let id = RuleID.t2
  static let question = Question.console
  static let versions = Versions(.everywhere, "iOS 8–27.")

  /// A call that waits for the end of a transition.
  ///
  /// Announces the rule; `Simulator.deferCall` carries it out.
  static func announcement(_ transition: Transition) -> Finding<Void> {
    decides(
      (), on: transition.container,
      transition.kind == .stack
        ? "changes its stack: the call is judged when that has ended, with its lines and exceptions"
        : transition.kind == .present
          ? "is presenting: the call is judged when that has ended, with its lines and exceptions"
          : "is dismissing: the call is judged when that has ended, with its lines and exceptions")
  }

  static let entry = RuleEntry(
    title: "A call made while a transition is running waits for its end",
    inShort: """
      A call that is made while a push, a pop or (from iOS 13) a presentation is running is judged when that has \
      ended.
      """,
    statement: """
      PRE-01 and ORD-32: it is judged when that transition has ended, and its lines and exceptions come then. A modal transition
      defers no stack change and no `dismiss`: N-L03, D-L01. A `present` waits for the running modal transition of its presenting view
      controller from iOS 13 on (PRE-01 3; up to iOS 12: P-L03), and one on what is to be presented without animation until that has begun
      (PRE-01 2). Up to iOS 17 an animated stack change also waits for one made earlier in its run loop pass (NAV-16).
      """,
    evidence: [
      .observed(
        "to iOS 13, inferred later: traces that run the second call in the first one's completion: isontheline/pro.webssh.net#16, samuelclay/NewsBlur#886, thexande/SwiftAlgorithms#31, wordpress-mobile/WordPress-iOS#7284; with `present`: material-components/material-components-ios#8506, lodev09/react-native-true-sheet#10 (2024), stripe/stripe-ios#1906 (2025); flutter/flutter#108900 (2022, iOS 15)."
      )
    ],
    example: """
      window `nav [a]`. `begin nav.pushViewController(b)`; `nav.pushViewController(b)`; `finish`: N-E02 comes at `finish`.
      """)
}
