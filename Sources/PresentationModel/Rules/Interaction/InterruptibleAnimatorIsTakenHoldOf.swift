enum InterruptibleAnimatorIsTakenHoldOf: Rule {
  static let id = RuleID.cus14
  static let question = Question.interaction
  static let versions = Versions(.from(10), "iOS 10–27, docs.")

  /// Whether its animator names the method.
  static func isInterruptible(_ transition: Transition, _ world: World) -> Bool {
    guard holds(in: world.profile), let animator = transition.steering.animator else { return false }
    return world.answers(.object(animator), .interruptibleAnimator)
  }

  /// Whether taking hold of it makes it interactive again; nil before iOS 10.
  static func judge(_ transition: Transition, _ world: World) -> Finding<Bool>? {
    guard holds(in: world.profile) else { return nil }
    let x = transition.speaker
    guard isInterruptible(transition, world) else {
      return declines(
        x, leaving: false, "its animator names no 'interruptibleAnimator(using:)': nobody can take hold of it")
    }
    guard transition.steering.isPausedByBegin else {
      return declines(x, leaving: false, "nothing holds its transition open: there is nothing to take hold of")
    }
    return decides(true, on: x, "its animator can be interrupted: it is interactive again")
  }

  static let entry = RuleEntry(
    title: "From iOS 10 an interruptible animator can be taken hold of",
    inShort: """
      From iOS 10 an animation that is running can be paused and becomes interactive again, if the animator \
      allows it.
      """,
    statement: """
      An animator class that names `interruptibleAnimator(using:)`: `transition(x).pauseInteractiveTransition()` or `drag.pause()`
      on a transition held by `begin` makes `isInteractive` true again, from then on CUS-11 applies and `cancel` is allowed. Other animators:
      no effect. The same object is used to the end.
      """,
    evidence: [
      .documented(
        "interruptibleAnimator(using:), pauseInteractiveTransition(), wantsInteractiveStart; WWDC 2016 session 216.")
    ],
    example: """
      passive start (CUS-10), `begin card.dismiss(animated: true)`, `drag.pause()`, `cancel`: CUS-13.
      """)
}
