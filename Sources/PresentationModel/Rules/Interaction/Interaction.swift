/// What an interaction controller does to a transition (rulebook 9.2): how it begins, what steers it, what ends it.
enum Interaction {
  /// Whether a transition with an interaction controller begins interactively.
  static func startsInteractively(
    _ interaction: ObjectID?, of x: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Bool {
    guard let interaction else { return false }
    return ledger.take(InteractionMayStartPassively.judge(interaction, of: x, world)) ?? true
  }

  /// The moment at which an animator begins: whether who steers is started in its place.
  static func takesTheAnimatorsPlace(_ transition: Transition, _ ledger: inout Ledger) -> Bool {
    ledger.take(InteractionStartsInTheAnimatorsPlace.judge(transition)) ?? false
  }

  /// Whether `update`, `finish` and `cancel` do something to a transition.
  static func steers(_ transition: Transition?, _ ledger: inout Ledger) -> Bool {
    ledger.take(OnlyCompleteTransitionEnds.judge(transition)) ?? false
  }

  /// Whether a transition becomes interactive when it is taken hold of.
  static func takesHold(of transition: Transition, _ world: World, _ ledger: inout Ledger) -> Bool {
    ledger.take(InterruptibleAnimatorIsTakenHoldOf.judge(transition, world)) ?? false
  }

  /// Whether it can be taken hold of at all.
  static func isInterruptible(_ transition: Transition, _ world: World) -> Bool {
    transition.isZoom || InterruptibleAnimatorIsTakenHoldOf.isInterruptible(transition, world)
  }

  /// An interaction has stopped: whether somebody wants to know.
  static func ends(_ transition: Transition, handlers: Int, _ ledger: inout Ledger) {
    ledger.note(HandlersRunWhenTheInteractionStops.judge(transition, handlers: handlers))
  }

  /// A transition is over that never was interactive, and somebody waited for the end of its interaction.
  static func neverRan(_ transition: Transition, handlers: Int, _ ledger: inout Ledger) {
    ledger.note(HandlersRunWhenTheInteractionStops.neverRuns(transition, handlers: handlers))
  }
}
