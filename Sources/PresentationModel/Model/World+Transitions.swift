/// What is on its way.
extension World {
  /// The running transition of one of these kinds whose container is `x`; the one that began last.
  ///
  /// Complexity: O(transitions that run).
  func runningTransition(of x: ControllerID, _ kinds: Transition.Kind...) -> TransitionID? {
    for id in running.reversed() where self[id].isRunning && self[id].container == x && kinds.contains(self[id].kind) {
      return id
    }
    return nil
  }

  /// The transition of this kind that the turn has asked of `x` and that has not begun; the last one.
  func queuedTransition(of x: ControllerID, _ kind: Transition.Kind) -> TransitionID? {
    queued.last { self[$0].container == x && self[$0].kind == kind && !self[$0].isDropped }
  }

  /// Whether the turn has asked for the presentation of `x`, which has not begun.
  func isPresentationQueued(of x: ControllerID) -> Bool {
    queued.contains { self[$0].kind == .present && self[$0].to.first == x && !self[$0].isDropped }
  }

  /// Popped tops that have left the stack and keep their parent until the did-phase.
  func leavingTop(_ nav: ControllerID) -> [ControllerID]? {
    if let id = queuedTransition(of: nav, .stack), !self[id].removed.isEmpty { return self[id].removed }
    if let id = runningTransition(of: nav, .stack), !self[id].removed.isEmpty { return self[id].removed }
    return nil
  }
}
