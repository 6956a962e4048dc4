/// What is on its way.
extension World {
  /// The running transition of one of these kinds in the container `x`; the one that began last.
  ///
  /// Complexity: O(transitions that run).
  func runningTransition(of x: ControllerID, _ kinds: Transition.Kind...) -> TransitionID? {
    for id in running.reversed() where self[id].isRunning && self[id].container == x && kinds.contains(self[id].kind) {
      return id
    }
    return nil
  }

  /// The transition of this kind that the run loop pass has asked of `x` and that has not begun; the last one.
  func queuedTransition(of x: ControllerID, _ kind: Transition.Kind) -> TransitionID? {
    queued.last { self[$0].container == x && self[$0].kind == kind && !self[$0].isDropped }
  }

  /// Whether the user's swipe of pages is on its way in `x`: from its beginning to the end of its did callbacks.
  func isSwiping(_ x: ControllerID) -> Bool {
    func swipes(_ id: TransitionID) -> Bool {
      self[id].kind == .page && self[id].container == x && self[id].isByUser && !self[id].isDropped
    }
    return running.contains(where: swipes) || ending.contains(where: swipes) || queued.contains(where: swipes)
      || beginning.contains(where: swipes)
  }

  /// Whether the run loop pass has asked for the presentation of `x`, which has not begun.
  func isPresentationQueued(of x: ControllerID) -> Bool { queuedPresentation(of: x) != nil }

  /// The presentation of `x` that the run loop pass has asked for and that has not begun.
  func queuedPresentation(of x: ControllerID) -> TransitionID? {
    queued.last { self[$0].kind == .present && self[$0].to.first == x && !self[$0].isDropped }
  }

  /// Whether a presentation or dismissal is running, whoever presents.
  var isModalTransitionRunning: Bool {
    running.contains { self[$0].isRunning && (self[$0].kind == .present || self[$0].kind == .dismiss) }
  }

  /// Whether a presentation by `x`, or a dismissal of what `x` presents, is running.
  func isInModalTransition(_ x: ControllerID) -> Bool {
    let own = hierarchy.directlyPresented(x)
    return running.contains { id in
      let transition = self[id]
      guard transition.isRunning else { return false }
      switch transition.kind {
      case .present: return transition.container == x
      case .dismiss: return transition.container == x || own.map { transition.dismissed.gone.contains($0) } == true
      case .stack, .tab, .page, .children, .size: return false
      }
    }
  }

  /// The transition with a coordinator that a controller is a party of: one that has not let go yet, or one that was
  /// asked for; the one that began last.
  ///
  /// Complexity: O(transitions on their way).
  func coordinated(_ x: ControllerID) -> TransitionID? {
    for id in queued.reversed() where !self[id].isDropped && hasCoordinator(id, of: x) { return id }
    for id in running.reversed() where self[id].isRunning && hasCoordinator(id, of: x) { return id }
    for id in ending.reversed() where hasCoordinator(id, of: x) { return id }
    // Whoever is called about another size has a coordinator until that is over (ORD-35).
    if let id = sizeChange, self[id].incoming.contains(x) { return id }
    return nil
  }

  /// The transition in which a controller takes part, from its beginning until it completes or is cancelled: the one
  /// that has a context.
  ///
  /// Complexity: O(transitions on their way).
  func contextual(_ x: ControllerID) -> TransitionID? {
    for id in running.reversed() where self[id].isRunning && takesPart(x, in: id) { return id }
    for id in ending.reversed() where takesPart(x, in: id) { return id }
    return nil
  }

  private func takesPart(_ x: ControllerID, in id: TransitionID) -> Bool {
    let transition = self[id]
    if transition.container == x || transition.from.contains(x) || transition.to.contains(x) { return true }
    // An adaptive substitute and the controller that it replaces answer for the same presentation (ADP-07).
    return transition.dismissed.gone.contains(x) || hierarchy.substitutes[x].map { transition.to.contains($0) } == true
  }

  /// Whether a context is still one: its transition has begun and not let go.
  func isThere(_ id: TransitionID) -> Bool {
    Int(id.index) < transitions.count && (running.contains(id) || ending.contains(id))
  }

  /// Modal transitions always have one, as soon as the call has returned; changes of stacks only animated ones.
  private func hasCoordinator(_ id: TransitionID, of x: ControllerID) -> Bool {
    let transition = self[id]
    switch transition.kind {
    case .present where !transition.hasReturned: return false
    case .stack:
      guard transition.stackChange.isAnimated else { return false }
      if !transition.hasBegun, top(of: transition.container) == x { return true }
    case .page, .children: guard transition.hasBegun else { return false }
    case .size: return false
    case .present, .dismiss, .tab: break
    }
    return takesPart(x, in: id)
  }

  /// Whether a change of its stack is on its way that has no coordinator, being without animation.
  func changesItsStackWithoutAnimation(_ x: ControllerID) -> Bool {
    (running + queued).contains { id in
      self[id].kind == .stack && !self[id].stackChange.isAnimated && !self[id].isDropped && takesPart(x, in: id)
    }
  }

  /// Popped tops that have left the stack and keep their parent until the did callbacks.
  func leavingTop(_ nav: ControllerID) -> [ControllerID]? {
    if let id = queuedTransition(of: nav, .stack), !self[id].removed.isEmpty { return self[id].removed }
    if let id = runningTransition(of: nav, .stack), !self[id].removed.isEmpty { return self[id].removed }
    return nil
  }
}
