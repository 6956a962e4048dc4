/// What happens to a stack that is about to change (rules NAV).
enum NavigationStack {
  // MARK: Refusals

  /// Why a controller cannot enter a stack a second time; nil for one that is not on it.
  static func repetition(
    _ x: ControllerID, on nav: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Refusal? {
    ledger.take(PushedTwiceUpTo12.judge(x, on: nav, world)) ?? ledger.take(PushedTwiceFrom13.judge(x, on: nav, world))
  }

  /// What comes of the user's swipe back.
  enum Swipe: Sendable {
    /// Nothing.
    case nothing(Refusal)
    /// This recogniser begins a pop, if its delegate lets it.
    case begins(Facet)
  }

  /// What comes of the user's swipe.
  ///
  /// - Parameter refused: the recogniser whose delegate has not let the swipe begin: the next one is asked.
  static func swipe(
    _ nav: ControllerID, after refused: Facet? = nil, _ world: World, _ ledger: inout Ledger
  ) -> Swipe {
    if refused == nil {
      if let refusal = ledger.take(NamingAnAnimatorSwitchesTheSwipeOff.judge(nav, world)) { return .nothing(refusal) }
      if let refusal = ledger.take(SwipingBackIsAPop.judge(nav, world)) ?? nil { return .nothing(refusal) }
      guard let refusal = ledger.take(SwipingBackIsAPop.judge(edgeOf: nav, world)) ?? nil else {
        return .begins(.interactivePopGestureRecognizer)
      }
      if SwipingBackIsAPop.recognizers(world).count == 1 { return .nothing(refusal) }
    }
    if let refusal = ledger.take(SwipingBackIsAPop.judge(contentOf: nav, world)) ?? nil { return .nothing(refusal) }
    return .begins(.interactiveContentPopGestureRecognizer)
  }

  // MARK: What the change is

  /// Whether the change is to be seen.
  static func shows(
    _ nav: ControllerID, changingTo newTop: ControllerID?, without removed: [ControllerID], _ world: World,
    _ ledger: inout Ledger
  ) -> Bool {
    ledger.take(PoppedKeepsItsParentToTheEnd.judge(nav, to: newTop, without: removed, world))
      ?? ledger.holds(OffScreenTheStackChangesSilently.judge(nav, world))
  }

  /// The transition of the earlier changes of the run loop pass, for whose end an animated change waits; nil for one
  /// that is made now.
  static func holds(_ nav: ControllerID, isAnimated: Bool, _ world: World, _ ledger: inout Ledger) -> TransitionID? {
    guard !world.queued.isEmpty else { return nil }
    return ledger.take(AnimatedChangeWaitsUpToIOS17.judge(nav, isAnimated: isAnimated, world))
  }

  /// UIKit's line about a second animated change in one run loop pass.
  static func warning(_ nav: ControllerID, isPop: Bool, _ world: World, _ ledger: inout Ledger) -> Utterance? {
    ledger.take(NestedAnimationUpTo12.judge(nav, isPop: isPop, world))
      ?? ledger.take(NestedAnimationFrom13.judge(nav, isPop: isPop, world))
  }

  /// `viewControllers` of a navigation controller, as code reads it.
  static func viewControllers(_ nav: ControllerID, _ world: World, _ ledger: inout Ledger) -> [ControllerID] {
    guard let front = ledger.take(PopOverSeveralLevels.reads(nav, world)) else { return world.stack(nav) }
    return [front] + world.stack(nav)
  }
}
