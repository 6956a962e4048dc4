/// Steps: a turn of the run loop each (ORD-01, ORD-30).
extension Simulator {
  mutating func prepareStep(_ index: Int) {
    currentStep = index
    outcome = StepOutcome(index: index, isTracing: isTracing)
    currentCall = -1
    isAnimating = false
    transitionCount = 0
    bodyCount = 0
    recentOrigins.removeAll()
    activated = activated.filter { hierarchy.ownPresenter($0) != nil }
    if running.isEmpty && queued.isEmpty {
      transitions.removeAll(keepingCapacity: true)
      sequels.removeAll(keepingCapacity: true)
    }
    // The last statement that mentions a name is the last that it holds for (REL-02): whoever lost its other holders
    // goes now.
    releaseCandidates += heldByName.filter { !isNamed($0) }
    heldByName = heldByName.filter { isNamed($0) }
  }

  mutating func run(_ step: Step) {
    switch step.kind {
    case .statement, .turn, .begin:
      guard let body = step.body else { return }
      holdsTransitions = step.kind == .begin
      if holdsTransitions { trace(.schedule, .ord30, .decided, nil) }
      agenda.append(.commit)
      agenda.append(.body(body, 0, .column))
    case .finish, .cancel:
      guard let id = held.last, self[id].isRunning else {
        outcome.notes.append(
          StepNote(
            line: step.line,
            text: "'\(step.kind == .finish ? "finish" : "cancel")' with no transition open: 'begin' started none",
            isFailure: true))
        isStopped = true
        return
      }
      if step.kind == .cancel, !self[id].isInteractive {
        outcome.notes.append(
          StepNote(
            line: step.line, text: "only interactive transitions can be cancelled: this one would have gone on",
            isFailure: true))
        isStopped = true
        return
      }
      outcome.calls.append(TracedCall(line: step.line, range: step.range))
      currentCall = 0
      trace(.schedule, .ord30, .decided, nil)
      endHeld(isCancelled: step.kind == .cancel)
    }
    drain()
    holdsTransitions = false
  }

  private mutating func endHeld(isCancelled: Bool) {
    agenda.append(.commit)
    let open = held
    held.removeAll()
    for id in open.reversed() where self[id].isRunning {
      self[id].isHeld = false
      self[id].origin = 0
      agenda.append(.transition(id, isCancelled ? .cancel : .end))
    }
  }
}
