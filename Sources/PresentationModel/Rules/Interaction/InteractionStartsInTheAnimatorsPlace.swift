enum InteractionStartsInTheAnimatorsPlace: Rule {
  static let id = RuleID.cus09
  static let question = Question.interaction
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whether the interaction controller is started in place of the animator.
  static func judge(_ transition: Transition) -> Finding<Bool> {
    let x = transition.speaker
    guard transition.steering.isInteractive, let interaction = transition.steering.interaction else {
      return declines(x, leaving: false, "nobody steers it: the animator begins by itself")
    }
    return decides(true, on: x, "\(interaction) is started in the animator's place")
  }

  static let entry = RuleEntry(
    title: "An interaction controller is started in the animator's place",
    inShort: """
      An interaction controller is started in place of the animator; a percent-driven one then starts the \
      animator itself.
      """,
    statement: """
      One was vended and wants an interactive start (CUS-10): step 4 of CUS-04 is `b.startInteractiveTransition`; `animateTransition`
      is not called by UIKit. A `UIPercentDrivenInteractiveTransition`, or a subclass, calls it itself at once: `b.animateTransition` follows.
      Any other class of the file calls it from its body or not at all; one without a body lets the transition complete at `finish` or `cancel`.
      `isInteractive` is true from the will-callbacks of such a transition on (CUS-19).
      """,
    evidence: [
      .documented(
        "startInteractiveTransition(_:), View Controller Programming Guide, Design document 2 (step 3); WWDC 2013 session 218."
      ),
      .observed(
        "`isInteractive` in viewWillDisappear and viewWillAppear of a swipe back (software-mansion/react-native-screens RNSScreen.mm)."
      ),
      .inferred("a class without a body."),
    ],
    example: """
      card up, drag vended, `begin card.dismiss(animated: true)`: …, `card.viewWillDisappear`, `card.startInteractiveTransition`,
      `card.animateTransition`; `expect transition(card).isInteractive`.
      """)
}
