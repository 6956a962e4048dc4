/// Whether a call is made now, waits for the end of what runs, or is lost (rulebook PRE-01, ORD-32).
enum NowOrLater {
  /// The transition for whose end a call waits; nil for one that is made now.
  static func waits(
    _ receiver: ControllerID, _ method: Method, _ world: World, _ ledger: inout Ledger
  ) -> TransitionID? {
    guard !world.running.isEmpty else { return nil }
    switch method {
    case .present, .show, .showDetailViewController:
      return ledger.take(PresentWaitsForAStackChange.judge(receiver, world))
    case .pushViewController, .popViewController, .popToRootViewController, .popToViewController, .setViewControllers:
      return ledger.take(CallsWhileATransitionRuns.waits(receiver, world))
    default: return nil
    }
  }

  /// Why a change of a stack is lost; nil for one that is made.
  static func drops(
    _ change: StackChange, of nav: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Refusal? {
    guard !world.running.isEmpty else { return nil }
    return ledger.take(CallsWhileATransitionRuns.drops(nav, change.selector, world))
  }

  /// The stack change after which a second tap on its tab pops to the root; nil where it pops now.
  static func popsAfter(_ nav: ControllerID, _ world: World, _ ledger: inout Ledger) -> TransitionID? {
    ledger.take(CallsWhileATransitionRuns.popsAfterwards(nav, world))
  }

  /// The tab switch that ends before the next one; nil where none runs.
  static func endsFirst(_ tabs: ControllerID, _ world: World, _ ledger: inout Ledger) -> TransitionID? {
    ledger.take(CallsWhileATransitionRuns.ends(tabs, world))
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
