/// What keeps a controller alive besides parents, presenting controllers and windows.
extension World {
  /// A transition, asked for or on its way, that has a controller for one of its parties (REL-01).
  ///
  /// Complexity: O(transitions on their way).
  func holdingTransition(of x: ControllerID) -> TransitionID? {
    running.first { holds(self[$0], x) } ?? queued.first { holds(self[$0], x) }
  }

  private func holds(_ transition: Transition, _ x: ControllerID) -> Bool {
    if transition.hasEnded || transition.isDropped { return false }
    // A change of a stack that may be undone keeps the old one (CUS-27).
    if transition.steering.interaction != nil, transition.stackChange.before.contains(x) { return true }
    return transition.container == x || transition.from.contains(x) || transition.to.contains(x)
      || transition.removed.contains(x) || transition.dismissed.gone.contains(x) || transition.out.contains(x)
  }
}
