enum TurnIsCallCommitEndRelease: Rule {
  static let id = RuleID.ord01
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")

  static func judge() -> Finding<Void> { decides((), on: nil, .title) }

  static let entry = RuleEntry(
    title: "A turn is call, commit, end, release",
    inShort: """
      In one run loop pass your calls run first, then the transitions begin, then they end, and then what nobody \
      needs is released.
      """,
    statement: """
      To run a step:
      1. *Call.* Its statements run in order. Each does its synchronous part at once (ORD-22) and may queue a transition.
      2. *Commit.* Transitions queued before this commit begin, in the order of their calls: each runs its will-phase (ORD-05).
      3. *After the commit.* DA of roots and of views that code moved into a window (CON-04, WIN-01); calls that PRE-01 2 has put off; then
         REL-03, first part.
      4. *End.* Running transitions end, in the order in which they began: each runs its did-phase (ORD-06), its completion handler, the calls
         put off until its end (ORD-32), and REL-03, second part. One that a `begin` statement holds open stays running; an interactive
         transition that no `begin` holds ends with its run loop pass, completed, with a note.
      5. What callbacks, handlers and put-off calls have queued meanwhile goes back to 2. Nothing left: the step is settled.
      `animated` changes nothing in this order. `turn { … }` is one call part for all its statements.
      """,
    evidence: [
      Evidence(
        .observed,
        #"ww-tech/lasso, LassoTestUtilities_Tests (view loaded inside `present`, callbacks later, `animated: false` too); openradar 18464897 (iOS 8: `presentedViewController` still set after a non-animated dismiss returns); crash traces published by apps show will-callbacks under an after-commit handler (objc.io "A Debugging Case Study", iOS 8). Rounds of step 5, and the end of an interactive transition without `begin`, are inferred."#
      )
    ],
    example: """
      `turn { a.present(b, animated: false); a.title = "x" }`: at the second statement `b.isViewLoaded` is true, nothing appeared.
      """)
}

enum EndlessStepIsStopped: Rule {
  static let id = RuleID.ord34
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")

  static func judge() -> Finding<Void> { decides((), on: nil, .title) }

  static let entry = RuleEntry(
    title: "A step that does not settle is stopped",
    inShort: """
      A test in which callbacks keep starting new transitions is stopped, and the error names the callbacks that \
      kept it going.
      """,
    statement: """
      After 1,000 transitions, 100,000 callbacks or 2,000 controllers made by callbacks within one step, or when bodies of methods
      that return a value are nested more than 8 deep, the scenario fails, with an error that names the last four callbacks or completion
      handlers that queued one. An expectation in a body that fails is told once a step.
      """,
    evidence: [
      Evidence(.convention, "presim (an app would loop for ever).")
    ],
    example: """
      `on a.viewDidAppear { a.present(b, animated: false) { a.dismiss(animated: false) } }`, b full screen.
      """)
}

/// A turn is call, commit, end, release (ORD-01).
extension Simulator {
  /// Transitions that one step may begin before it counts as endless (ORD-34).
  static let transitionLimit = 1_000
  /// Bodies of callbacks and handlers that one step may run before it counts as endless.
  static let bodyLimit = 100_000
  /// Bodies of which every reason is kept.
  static let keptBodies = 10_000

  /// How deep class bodies may make objects whose class bodies make objects.
  static let makingLimit = 100
  /// Controllers that callbacks of one step may make before it counts as endless.
  static let madeLimit = 2_000
  /// How deep delegates may be asked while bodies of other delegates' methods run: each stands on the machine's stack.
  static let askingLimit = 8

  /// Begins what was queued, in the order of the calls.
  mutating func performCommit() {
    if hasGetters { askGetters() }
    if let call = newRootCall {
      newRootCall = nil
      currentCall = call
      guard orientToDecider() else { return }
    }
    if !held.isEmpty { held = held.filter { !self[$0].hasEnded } }
    let beginning = queued
    queued.removeAll()
    world.beginning = beginning
    let toEnd = running.contains { !self[$0].isOpen && self[$0].isRunning }
    if beginning.isEmpty && arrivingAfterCommit.isEmpty && !toEnd && !isReceiverThere() {
      if tellStrays() { return }
      if !swift.mainQueue.isEmpty {
        agenda.append(.commit)
        return drainMainQueue()
      }
      if !swift.timers.isEmpty, runsNextBlock() { return }
      // What a `deinit` of the file's asks for or puts into a window is still this step's (ORD-01 5).
      if !observed.isEmpty, !releaseCandidates.isEmpty { agenda.append(.commit) }
      performRelease()
      return
    }
    if !beginning.isEmpty { outcome.ledger.note(TurnIsCallCommitEndRelease.judge()) }
    if !swift.timers.isEmpty, !beginning.isEmpty { swift.began = swift.clock }
    agenda.append(.endOfTurn)
    if program.swift.queuesBlocks { agenda.append(.resume(.mainQueue)) }
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

  /// Did-callbacks of what code moved into a window; then the calls whose receivers have come; then what no transition
  /// and no link holds is released.
  mutating func performAfterCommit() {
    isAnimating = false
    let arriving = arrivingAfterCommit
    arrivingAfterCommit.removeAll()
    // The release stands after the callbacks: below them on the agenda.
    agenda.append(.resume(.release))
    makeCallsOnReceivers()
    for newcomer in arriving.reversed() {
      playLater(newcomer.schedule, .did, Cast(coming: world.shown(newcomer.root)))
    }
  }

  /// Ends what runs and is not held, in the order in which it began; then looks for more.
  mutating func performEndOfTurn() {
    if !swift.timers.isEmpty, runsBlockDuringTransitions() { return }
    agenda.append(.commit)
    for id in running.reversed() where !self[id].isOpen && self[id].isRunning {
      agenda.append(.transition(id, self[id].wasCancelled ? .cancel : .end))
      if self[id].isInteractive, self[id].interaction != nil { finishUnheld(id) }
    }
  }

  /// Counts a transition of the step; false when there were too many.
  mutating func countTransition() -> Bool {
    transitionCount += 1
    let limit = endsSooner ? Simulator.transitionLimit / 10 : Simulator.transitionLimit
    if transitionCount <= limit { return true }
    stop(limit: "1,000 transitions", by: queuers)
    return false
  }

  /// Counts a body that is to run; answers its row among the step's.
  mutating func runs(_ origin: Origin) -> Int32 {
    origins.append(origin)
    bodyCount += 1
    if bodyCount == Simulator.keptBodies { outcome.ledger.becomesThrifty() }
    let limit = endsSooner ? Simulator.bodyLimit / 10 : Simulator.bodyLimit
    if bodyCount > limit { stop(limit: "100,000 callbacks") }
    return Int32(truncatingIfNeeded: origins.count - 1)
  }

  /// Ends a step that would not, and tells which bodies kept it going: for transitions the last four that queued one.
  /// Where no body did, who else has.
  mutating func stop(limit: String, by queuers: [Int32] = [], else other: String? = nil) {
    outcome.ledger.note(EndlessStepIsStopped.judge())
    let chain = queuers.isEmpty ? origins.suffix(4) : queuers.map { origins[Int($0)] }[...]
    outcome.limit = LimitReached(what: limit, chain: chain.isEmpty ? other.map { [$0] } ?? [] : chain.map(text))
    isStopped = true
  }

  /// An origin as the event log writes it.
  private func text(_ origin: Origin) -> String {
    switch origin {
    case .handler(let label): return label
    case .callback(let x, let callback):
      let name = hierarchy.name(of: x)
      return "\(name.isEmpty ? "<\(hierarchy.className(of: x))>" : name).\(callback.eventName)"
    }
  }

  /// Ends the run by an exception (LOG-04).
  mutating func raise(_ id: MessageID?, _ name: String, _ text: String) {
    Console.raises(id, &outcome.ledger)
    outcome.exception = RaisedException(id: id, name: name, text: text, call: currentCall)
    isStopped = true
  }

  /// Prints a console line.
  mutating func log(_ id: MessageID, _ text: String) {
    outcome.console.append(ConsoleLine(id: id, text: text, call: currentCall))
  }

  /// Says one of UIKit's messages: prints it, or ends the run by its exception (LOG-04).
  mutating func say(_ utterance: Utterance) {
    guard let text = utterance.text(in: world) else {
      if case .varies = utterance.message.kind { outcome.silences.append(utterance.message.id) }
      if utterance.message.refusesCalls { refusedCalls += 1 }
      return
    }
    Console.says(utterance, world, &outcome.ledger)
    if case .exception(let name) = utterance.message.kind {
      raise(utterance.message.id, name, text)
    } else {
      if utterance.message.refusesCalls { refusedCalls += 1 }
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
