/// Whether a call is made now, is deferred until the running transition ends, or is lost: `present` by
/// `PresentWaitsForTransitionsAndReceivers` (PRE-01), all other calls by `CallsWhileATransitionRuns` (ORD-32).
enum NowOrLater {
  /// What a `present` waits for; nil for one that is made now.
  ///
  /// - Parameter found: the controller to present and the one that would present it; nil where no presentation or
  ///   dismissal runs.
  static func waits(
    presentFrom source: ControllerID, _ found: (presented: ControllerID, presenter: ControllerID)?,
    receiverIsThere: Bool, _ world: World, _ ledger: inout Ledger
  ) -> Wait? {
    guard isAnythingOnItsWay(world) else { return nil }
    if let wait = ledger.take(PresentWaitsForTransitionsAndReceivers.judge(source, world)) { return wait }
    if !receiverIsThere,
      let wait = ledger.take(PresentWaitsForTransitionsAndReceivers.judge(receiver: source, world)) ?? nil
    {
      return wait
    }
    guard let found else { return nil }
    return ledger.take(
      PresentWaitsForTransitionsAndReceivers.judge(presenter: found.presenter, presenting: found.presented, world))
  }

  /// Whether a `present` that has waited for its receiver to come still has to.
  static func stillWaits(presentFrom source: ControllerID, _ world: World) -> Bool {
    isAnythingOnItsWay(world)
      && world.take(PresentWaitsForTransitionsAndReceivers.judge(receiver: source, world)) ?? nil != nil
  }

  /// The transition for whose end a change of a stack waits; nil for one that is made now.
  static func waits(changeOf nav: ControllerID, _ world: World, _ ledger: inout Ledger) -> TransitionID? {
    guard !world.running.isEmpty else { return nil }
    return ledger.take(CallsWhileATransitionRuns.waits(nav, world))
  }

  /// Why a change of a stack is lost; nil for one that is made.
  static func drops(
    _ change: StackChange, of nav: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Refusal? {
    guard isAnythingOnItsWay(world) else { return nil }
    if let refusal = ledger.take(CallsWhileATransitionRuns.drops(nav, change.selector, world)) { return refusal }
    ledger.note(CallsWhileATransitionRuns.stands(nav, world))
    return nil
  }

  private static func isAnythingOnItsWay(_ world: World) -> Bool {
    !world.running.isEmpty || !world.queued.isEmpty || !world.awaited.isEmpty
  }

  /// What a `present` waits for.
  enum Wait: Sendable {
    /// The end of a transition.
    case end(TransitionID)
    /// That its receiver is in its window.
    case receiver
  }

  /// The calls that change a stack, as UIKit names them in its line.
  enum StackChange: Sendable {
    case push, pop, popTo, set

    /// Both `popTo…` calls end in one method of UIKit's.
    var selector: String {
      switch self {
      case .push: "pushViewController:animated:"
      case .pop: "popViewControllerAnimated:"
      case .popTo: "popToViewController:transition:"
      case .set: "setViewControllers:animated:"
      }
    }
  }
}
