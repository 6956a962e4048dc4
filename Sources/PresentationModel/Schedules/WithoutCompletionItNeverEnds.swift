enum WithoutCompletionItNeverEnds: Rule {
  static let id = RuleID.cus07
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// A step is over and the transition is still open; nil where UIKit or `begin` sees to its end.
  static func judge(_ transition: Transition) -> Finding<Void>? {
    let x = transition.speaker
    guard transition.steering.isEndedByCode, let animator = transition.steering.animator else { return nil }
    return decides((), on: x, "\(animator) has not called 'completeTransition(_:)': its transition goes on")
  }

  static let entry = RuleEntry(
    title: "Without completeTransition the transition never ends",
    inShort: """
      If an animator never calls completeTransition, the transition never ends and nothing more can be presented \
      or dismissed there.
      """,
    statement: """
      An animator that does not call it leaves the transition running for the rest of the file: states stay appearing/disappearing, no
      completion handler runs, `transition(b)` is non-nil, and every later `present` of P waits for ever (PRE-01; up to iOS 12 it is refused, PRE-09),
      every later `dismiss` of P or B is judged as during a transition (DIS-04). The step itself settles, `finish` changes nothing, a later
      `transition(b).completeTransition(true)` ends it.
      """,
    evidence: [
      .documented(#"completeTransition(_:) ("you must call")."#),
      .observed("zoonooz/ZFDragableModalTransition#3."),
    ],
    example: """
      animator Stuck: after `a.present(card, animated: true)`, `a.present(c, animated: true)` never comes (iOS 12: PRE-09's line);
      `expect events` of the first step ends with `card.viewIsAppearing`.
      """)
}
