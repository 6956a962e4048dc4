enum BeginHoldsATransitionOpen: Rule {
  static let id = RuleID.ord30
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static func judge() -> Finding<Void> { decides((), on: nil, .title) }

  static let entry = RuleEntry(
    title: "begin holds a transition open, finish and cancel end it",
    inShort:
      "begin pauses a transition in the middle of its animation until finish completes it or cancel takes it back.",
    statement: """
      `begin S` runs S as a step of its own through the commit (ORD-01 1–3) and leaves its transition running; the step's
      expectations see the state and events of that moment (states `appearing`, `disappearing`). `finish` runs step 4, `cancel` ORD-27 to
      ORD-29, each a step of its own. Only interactive transitions can be cancelled: the user's gestures, and presentations or dismissals
      whose transitioning delegate returns an interaction controller; any other `cancel` stops the run with an error at that line. One
      transition is paused at a time; `finish` or `cancel` without a `begin` is an error of the file. Statements between are run loop passes during a
      running transition (ORD-32).
      """,
    evidence: [
      .convention("scenario language.")
    ],
    example: """
      `begin a.present(b, animated: true)`, then `a.present(c, animated: true)`: from iOS 13 it waits for `finish` (PRE-01); iOS
      12: refused, in progress.
      """)
}

/// Steps: a run loop pass each (ORD-01, ORD-30).
extension Simulator {
  /// - Parameter keepsRoom: whether nobody else has the outcome of the step before.
  mutating func prepareStep(_ index: Int, inRoom keepsRoom: Bool = false) {
    script.step = index
    if keepsRoom {
      outcome.empty(index: index, isTracing: isTracing)
    } else {
      outcome = StepOutcome(index: index, isTracing: isTracing)
    }
    if !program.swift.isEmpty { prepareSwift() }
    currentCall = -1
    callbacks.areAnimated = false
    loop.meter.restart()
    if !segues.runs.isEmpty { segues.runs.removeAll() }
    if !script.checks.isEmpty { script.checks.removeAll() }
    if !searches.toCheck.isEmpty {
      for x in searches.toCheck where hierarchy.directPresenter(x) == nil { searches.activated.remove(x) }
      searches.toCheck.removeAll(keepingCapacity: true)
    }
    if !world.ending.isEmpty { world.ending.removeAll() }
    if !world.beginning.isEmpty { world.beginning.removeAll() }
    if running.isEmpty && queued.isEmpty && !transitions.isEmpty {
      transitions.removeAll()
      loop.followUps.removeAll()
    }
    // A transition that still runs was asked for in an earlier step.
    for id in running { self[id].origin = -1 }
    // The last statement that mentions a name is the last that it holds for (REL-02): whoever lost its other holders
    // goes now.
    for x in releases.heldByName.questionable(at: index) {
      if isNamed(x) || namedInside(x) != nil {
        releases.heldByName.keep(x, until: lastMention(of: x))
      } else {
        releases.heldByName.release(x)
        releases.candidates.append(x)
      }
    }
  }

  mutating func run(_ step: Step) {
    switch step.kind {
    case .statement, .turn, .begin:
      guard let body = step.body else { return }
      if step.kind == .begin, loop.paused.contains(where: { self[$0].steering.isPausedByBegin && self[$0].isRunning }) {
        return stop("a transition is paused already: 'finish' or 'cancel' it first", step.line)
      }
      loop.pausesTransitions = step.kind == .begin
      if loop.pausesTransitions {
        outcome.ledger.note(BeginHoldsATransitionOpen.judge())
        hierarchy.expectLostWindows()
      }
      beginTurn(body)
    case .finish, .cancel:
      guard let id = loop.paused.last, self[id].isRunning else {
        return stop(
          "'\(step.kind == .finish ? "finish" : "cancel")' with no transition open: 'begin' started none", step.line)
      }
      if step.kind == .cancel, !self[id].steering.isInteractive, !self[id].stackChange.isZoom {
        return stop("only interactive transitions can be cancelled: this one would have gone on", step.line)
      }
      outcome.calls.append(TracedCall(line: step.line, range: step.range))
      currentCall = 0
      outcome.ledger.note(BeginHoldsATransitionOpen.judge())
      endPaused(isCancelled: step.kind == .cancel)
    }
    drain()
    if !swift.given.isEmpty { settleSwift() }
    noteOpenTransitions(line: step.line)
    loop.pausesTransitions = false
    world.speaking = nil
    if script.step == program.steps.count - 1 {
      let moved = script.movedByCode.elements
      ask { Containment.ends(moved, $0, &$1) }
      if !script.isOpenEnded, !hierarchy.frozen.isEmpty {
        let named = hierarchy.frozen.keys.filter { isNamed($0) }.sorted()
        ask { Release.ends(named, $0, &$1) }
      }
    }
  }

  /// A step of one call, whose receiver and arguments are known.
  mutating func run(_ call: CallContext, on x: ControllerID, range: ByteRange) {
    loop.pausesTransitions = false
    loop.agenda.append(.commit)
    beginCall(line: call.line, range: range)
    world.speaking = nil
    dispatch(call, on: .controller(x))
    drain()
    noteOpenTransitions(line: call.line)
  }

  /// Ends what a `begin` has paused.
  mutating func endPaused(isCancelled: Bool) {
    loop.agenda.append(.commit)
    let open = loop.paused
    loop.paused.removeAll()
    for id in open.reversed() where self[id].isRunning {
      self[id].origin = 0
      let wasInteractive = self[id].steering.isInteractive
      self[id].steering.isPausedByBegin = false
      self[id].steering.wasCancelled = isCancelled
      self[id].steering.isInteractive = false
      // An animator with a body of its own ends it, or nothing does (CUS-07).
      if self[id].steering.isEndedByCode {
        loop.paused.append(id)
      } else {
        loop.agenda.append(.transition(id, isCancelled ? .cancel : .end))
      }
      if wasInteractive { interactionEnded(id) }
    }
  }
}
