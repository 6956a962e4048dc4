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

  /// Refuses a call, the old way.
  mutating func refuse(_ rule: RuleID, _ presented: ControllerID?, _ presenter: ControllerID?) {
    outcome.decisions.append(.refused(rule, presented: presented, presenter: presenter))
  }

  /// Prints a console line.
  mutating func log(_ id: MessageID, _ text: String) {
    outcome.console.append(ConsoleLine(id: id, text: text))
  }

  // MARK: Tracing

  /// Keeps what a rule said, the old way.
  mutating func trace(_ question: Question, _ rule: RuleID, _ verdict: Verdict, _ subject: ControllerID?) {
    guard isTracing else { return }
    outcome.ledger.record(
      TraceEntry(
        call: currentCall, question: question, rule: .rule(rule), verdict: verdict, subject: subject,
        because: "\(rule.metadata.title)"))
  }

  /// Says one of UIKit's messages: prints it, or ends the run by its exception (LOG-04).
  mutating func say(_ utterance: Utterance) {
    guard let text = utterance.text(in: world) else { return }
    if case .exception(let name) = utterance.message.kind {
      raise(utterance.message.id, name, text)
    } else {
      log(utterance.message.id, text)
    }
  }

  /// Says what UIKit says to a call that something stands in the way of.
  mutating func say(_ refusal: Refusal) {
    for utterance in refusal.utterances { say(utterance) }
    if let exception = refusal.unlisted { raise(nil, exception.name, exception.words) }
  }

  /// Carries out a refusal: what UIKit says, and the one line of what was decided.
  mutating func refuse(_ refusal: Refusal, _ presented: ControllerID?, _ presenter: ControllerID?) {
    outcome.decisions.append(.refused(refusal.rule, presented: presented, presenter: presenter))
    say(refusal)
  }
}
