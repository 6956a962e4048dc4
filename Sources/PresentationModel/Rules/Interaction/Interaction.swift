/// The effect of an interaction controller on a transition (rules CUS): how it begins, what steers it, what ends it.
enum Interaction {
  /// Whether a transition with an interaction controller begins interactively.
  static func startsInteractively(
    _ interaction: ObjectID?, of x: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Bool {
    guard let interaction else { return false }
    return ledger.take(InteractionMayStartPassively.judge(interaction, of: x, world)) ?? true
  }

  /// Whether it can be taken hold of at all.
  static func isInterruptible(_ transition: Transition, _ world: World) -> Bool {
    transition.stackChange.isZoom || InterruptibleAnimatorIsTakenHoldOf.isInterruptible(transition, world)
  }
}
