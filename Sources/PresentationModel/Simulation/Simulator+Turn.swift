/// A turn is call, commit, end, release (ORD-01).
extension Simulator {
  /// Transitions that one step may begin before it counts as endless (ORD-34).
  static let transitionLimit = 1_000
  /// Bodies of callbacks and handlers that one step may run before it counts as endless.
  static let bodyLimit = 100_000

  /// How deep class bodies may make objects whose class bodies make objects.
  static let makingLimit = 100

  /// Begins what was queued, in the order of the calls.
  mutating func performCommit() {
    held = held.filter { !self[$0].hasEnded }
    let beginning = queued
    queued.removeAll()
    let toEnd = running.contains { !self[$0].isHeld && self[$0].isRunning }
    if beginning.isEmpty && arrivingAfterCommit.isEmpty && !toEnd {
      performRelease()
      return
    }
    if !beginning.isEmpty { trace(.schedule, .ord01, .decided, nil) }
    agenda.append(.endOfTurn)
    agenda.append(.afterCommit)
    for id in beginning.reversed() where !self[id].isDropped {
      if holdsTransitions {
        self[id].isHeld = true
        held.append(id)
      }
      agenda.append(.transition(id, .begin))
    }
    holdsTransitions = false
  }

  /// Did-callbacks of what code moved into a window; then what no transition and no link holds is released.
  mutating func performAfterCommit() {
    isAnimating = false
    let arriving = arrivingAfterCommit
    arrivingAfterCommit.removeAll()
    // The release stands after the callbacks: below them on the agenda.
    agenda.append(.resume(.release))
    push(arriving.flatMap { arrivals(world.shown($0)) })
  }

  /// Ends what runs and is not held, in the order in which it began; then looks for more.
  mutating func performEndOfTurn() {
    agenda.append(.commit)
    for id in running.reversed() where !self[id].isHeld && self[id].isRunning {
      agenda.append(.transition(id, .end))
    }
  }

  /// Counts a transition of the step; false when there were too many.
  mutating func countTransition() -> Bool {
    transitionCount += 1
    if transitionCount <= Simulator.transitionLimit { return true }
    stop(limit: "1,000 transitions")
    return false
  }

  mutating func stop(limit: String) {
    trace(.schedule, .ord34, .decided, nil)
    outcome.limit = LimitReached(what: limit, chain: recentOrigins)
    isStopped = true
  }

  /// Ends the run by an exception (LOG-04).
  mutating func raise(_ id: MessageID?, _ name: String, _ text: String) {
    outcome.exception = RaisedException(id: id, name: name, text: text)
    isStopped = true
  }

  /// Prints a console line.
  mutating func log(_ id: MessageID, _ text: String) {
    outcome.console.append(ConsoleLine(id: id, text: text))
  }

  // MARK: Tracing

  /// Keeps what a rule said. The one place that writes the trace.
  mutating func trace(
    _ phase: TracePhase, _ rule: RuleID, _ verdict: Verdict, _ subject: ControllerID?, _ reason: Reason = .title
  ) {
    guard isTracing else { return }
    outcome.trace.append(
      TraceEntry(
        call: currentCall, phase: phase, rule: .rule(rule), verdict: verdict, subject: subject, reason: reason))
  }
}
