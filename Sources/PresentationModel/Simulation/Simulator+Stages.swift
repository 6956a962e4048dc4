/// The parts of a transition, whatever its kind (ORD-05, ORD-06).
extension Simulator {
  mutating func perform(_ id: TransitionID, _ stage: Stage) {
    if self[id].isDropped { return }
    isAnimating = self[id].isAnimated
    currentCall = self[id].origin
    switch stage {
    case .begin:
      guard countTransition() else { return }
      self[id].hasBegun = true
      world.beginning.drop(id)
      running.append(id)
      begin(id)
      self[id].wasInteractive = self[id].isInteractive
    case .will: will(id)
    case .end:
      guard self[id].isRunning else { return }
      leaveRunning(id)
      end(id)
    case .finished: finished(id)
    case .cancel:
      guard self[id].isRunning else { return }
      leaveRunning(id)
      cancel(id)
    case .letGo: letGo(id)
    }
  }

  /// From here on it is over, but for the callbacks that tell so.
  private mutating func leaveRunning(_ id: TransitionID) {
    self[id].hasEnded = true
    running.drop(id)
    world.ending.append(id)
  }

  private mutating func begin(_ id: TransitionID) {
    switch self[id].kind {
    case .present: beginPresentation(id)
    case .dismiss: beginDismissal(id)
    case .stack: beginStackChange(id)
    case .tab: beginTabSwitch(id)
    case .page: beginPageChange(id)
    case .children: beginChildTransition(id)
    }
  }

  private mutating func will(_ id: TransitionID) {
    if self[id].kind == .present { startPresentation(id) }
  }

  /// What is said of every end in which an object of the file's has a part.
  private mutating func tellEnd(_ id: TransitionID, isCancelled: Bool) {
    guard isTracing else { return }
    let transition = self[id]
    let hook = hookObject(among: transition.kind == .present ? transition.to : transition.gone)
    let sequel = sequels[Int(id.index)]
    Schedules.ends(
      transition, hook: hook, blocks: sequel.completions.count + sequel.alongside.count, isCancelled: isCancelled,
      &outcome.ledger)
  }

  /// What is said of every beginning in which an object of the file's may have a part.
  mutating func tellBeginning(_ id: TransitionID, of parties: [ControllerID] = []) {
    guard isTracing else { return }
    Schedules.animates(self[id], hook: hookObject(among: parties), &outcome.ledger)
  }

  private mutating func end(_ id: TransitionID) {
    tellEnd(id, isCancelled: false)
    Schedules.ends(self[id].container, &outcome.ledger)
    // Below everything that the did-phase puts on the agenda: handlers, put-off calls, release.
    agenda.append(.transition(id, .finished))
    switch self[id].kind {
    case .present: endPresentation(id)
    case .dismiss: endDismissal(id)
    case .stack: endStackChange(id)
    case .tab: endTabSwitch(id)
    case .page: endPageChange(id)
    case .children: endChildTransition(id)
    }
  }

  /// After the did-callbacks: delegates have been told by operations; handlers, put-off calls, release (ORD-01 4).
  private mutating func finished(_ id: TransitionID) {
    let (container, row) = (self[id].container, Int(id.index))
    // Who lost its place in the tree while the transition held it.
    if hierarchy.isPlaceless(container) { releaseCandidates.append(container) }
    for x in self[id].out where hierarchy.isPlaceless(x) { releaseCandidates.append(x) }
    agenda.append(.resume(.release))
    if self[id].kind == .stack, heldChanges.has(container) { agenda.append(.resume(.heldChanges(container))) }
    if self[id].popsAfterwards { agenda.append(.resume(.pop(container))) }
    if self[id].popsToRootAfterwards { agenda.append(.resume(.popToRoot(container))) }
    for call in sequels[row].putOff.reversed() { agenda.append(.late(call)) }
    agenda.append(.transition(id, .letGo))
    guard !self[id].isDropped else { return }
    if self[id].animator == nil, sequels[row].completions.isEmpty, sequels[row].alongside.isEmpty {
      if !sequels[row].handlers.isEmpty { push([.handlers(id)]) }
    } else {
      var cast = Cast()
      cast.transition = id
      play(.transitionEnds, .did, cast)
    }
  }

  /// Context and coordinator are nil from here on; animator and interaction controller go.
  private mutating func letGo(_ id: TransitionID) {
    world.ending.drop(id)
    sequels[Int(id.index)] = Sequel()
  }

  /// Who comes back when a transition is cancelled: who was on the way out, and has not gone meanwhile with a root that
  /// was replaced or a window that was hidden.
  func comesBack(_ id: TransitionID) -> [ControllerID] {
    self[id].out.filter { hierarchy.state(of: $0) != .disappeared && hierarchy.isInWindow($0) }
  }

  private mutating func cancel(_ id: TransitionID) {
    if self[id].isZoom, Schedules.endsBeforeItPops(self[id], world, &outcome.ledger) {
      // A zoomed push that is let go is never undone: it ends, and is popped in the same turn (CUS-31).
      outcome.decisions.append(.cancelled)
      self[id].popsAfterwards = true
      self[id].wasCancelled = false
      return end(id)
    }
    self[id].isInteractive = false
    self[id].isCancelled = true
    tellEnd(id, isCancelled: true)
    outcome.decisions.append(.cancelled)
    keepHandlers(ofCancelled: id)
    agenda.append(.transition(id, .finished))
    Schedules.cancelled(self[id], world, &outcome.ledger)
    switch self[id].kind {
    case .present: cancelPresentation(id)
    case .dismiss: cancelDismissal(id)
    case .stack: cancelStackChange(id)
    case .tab: cancelTabSwitch(id)
    case .page: cancelPageChange(id)
    case .children: endChildTransition(id)
    }
    // Whose container has left the window meanwhile does not come back: it is gone, and hears so.
    let out = self[id].out
    let stranded = out.filter { hierarchy.state(of: $0) == .disappearing && !hierarchy.isInWindow($0) }
    if !stranded.isEmpty { play(.viewMovedOut, .call, Cast(going: stranded)) }
  }
}

extension [TransitionID] {
  /// Takes one out that is in it once at most.
  fileprivate mutating func drop(_ id: TransitionID) {
    if let row = firstIndex(of: id) { remove(at: row) }
  }
}
