enum OnlyCompleteTransitionEnds: Rule {
  static let id = RuleID.cus11
  static let question = Question.interaction
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whether `update`, `finish` and `cancel` steer a transition.
  static func judge(_ transition: Transition?) -> Finding<Bool> {
    guard let transition else { return declines(nil, leaving: false, "steers no transition: nothing happens") }
    let x = transition.speaker
    guard transition.steering.isInteractive else {
      return declines(x, leaving: false, "its transition is not interactive: nothing happens")
    }
    return decides(true, on: x, "its transition is interactive: it is steered, and ended by completeTransition alone")
  }

  static let entry = RuleEntry(
    title: "update, finish and cancel steer; only completeTransition ends",
    inShort: "update, finish and cancel steer an interactive transition, but only completeTransition ends it.",
    statement: """
      On a running interactive transition:
      1. `update(p)`: `percentComplete` = p, at least 0; no event.
      2. `finish()`: `isInteractive` false, handlers of CUS-22; the animation runs to its end, where the animator calls
         `completeTransition(true)`.
      3. `cancel()`: `transitionWasCancelled` true, `isInteractive` false, handlers of CUS-22; the animation runs back, then
         `completeTransition(false)`.
      4. `drag.finish()` and the bare `finish`, `drag.cancel()` and the bare `cancel` are the same. On a transition that is not interactive
         the methods do nothing, and the bare `cancel` is ORD-30's error. An animator whose own body completes nothing: CUS-07.
      """,
    evidence: [
      .documented(
        #"UIPercentDrivenInteractiveTransition.update(_:), finish(), cancel(); finishInteractiveTransition() and cancelInteractiveTransition() ("always follow with completeTransition"); transitionWasCancelled."#
      )
    ],
    example: """
      `begin card.dismiss(animated: true)`, `drag.update(-1)`: `transition(card).percentComplete == 0`.
      """)
}
