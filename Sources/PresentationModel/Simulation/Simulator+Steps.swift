enum BeginHoldsATransitionOpen: Rule {
  static let id = RuleID.ord30
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")

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
      transition is held open at a time; `finish` or `cancel` without a `begin` is an error of the file. Statements between are turns during a
      running transition (ORD-32).
      """,
    evidence: [
      Evidence(.convention, "scenario language.")
    ],
    example: """
      `begin a.present(b, animated: true)`, then `a.present(c, animated: true)`: from iOS 13 it waits for `finish` (PRE-01); iOS
      12: refused, in progress.
      """)
}

/// Steps: a turn of the run loop each (ORD-01, ORD-30).
extension Simulator {
  mutating func prepareStep(_ index: Int) {
    currentStep = index
    outcome = StepOutcome(index: index, isTracing: isTracing)
    if !program.swift.isEmpty { prepareSwift() }
    currentCall = -1
    isAnimating = false
    transitionCount = 0
    bodyCount = 0
    madeCount = 0
    segueCount = 0
    if !segueRuns.isEmpty { segueRuns.removeAll() }
    if !checks.isEmpty { checks.removeAll() }
    origins.removeAll(keepingCapacity: true)
    queuers.removeAll(keepingCapacity: true)
    currentOrigin = -1
    if !activatedToCheck.isEmpty {
      for x in activatedToCheck where hierarchy.ownPresenter(x) == nil { activated.remove(x) }
      activatedToCheck.removeAll(keepingCapacity: true)
    }
    if !world.ending.isEmpty { world.ending.removeAll() }
    if !world.beginning.isEmpty { world.beginning.removeAll() }
    if running.isEmpty && queued.isEmpty && !transitions.isEmpty {
      transitions.removeAll()
      sequels.removeAll()
    }
    // What is still on its way was asked for in an earlier step.
    for id in running { self[id].origin = -1 }
    // The last statement that mentions a name is the last that it holds for (REL-02): whoever lost its other holders
    // goes now.
    for x in heldByName.questionable(at: index) {
      if isNamed(x) || namedInside(x) != nil {
        heldByName.keep(x, until: lastMention(of: x))
      } else {
        heldByName.release(x)
        releaseCandidates.append(x)
      }
    }
  }

  mutating func run(_ step: Step) {
    switch step.kind {
    case .statement, .turn, .begin:
      guard let body = step.body else { return }
      if step.kind == .begin, held.contains(where: { self[$0].isHeld && self[$0].isRunning }) {
        outcome.notes.append(
          StepNote(
            line: step.line, text: "a transition is held open already: 'finish' or 'cancel' it first", isFailure: true))
        isStopped = true
        return
      }
      holdsTransitions = step.kind == .begin
      if holdsTransitions {
        outcome.ledger.note(BeginHoldsATransitionOpen.judge())
        hierarchy.expectStrays()
      }
      agenda.append(.commit)
      if program.swift.queuesBlocks { agenda.append(.resume(.mainQueue)) }
      agenda.append(.step(body, 0))
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
      if step.kind == .cancel, !self[id].isInteractive, !self[id].isZoom {
        outcome.notes.append(
          StepNote(
            line: step.line, text: "only interactive transitions can be cancelled: this one would have gone on",
            isFailure: true))
        isStopped = true
        return
      }
      outcome.calls.append(TracedCall(line: step.line, range: step.range))
      currentCall = 0
      outcome.ledger.note(BeginHoldsATransitionOpen.judge())
      endHeld(isCancelled: step.kind == .cancel)
    }
    drain()
    if !swift.given.isEmpty { settleSwift() }
    tellOpenTransitions(line: step.line)
    holdsTransitions = false
    world.speaking = nil
    if currentStep == program.steps.count - 1 {
      Containment.ends(movedByCode.elements, world, &outcome.ledger)
      if !isOpenEnded, !hierarchy.frozen.isEmpty {
        let named = hierarchy.frozen.keys.filter { isNamed($0) }.sorted()
        Release.ends(named, world, &outcome.ledger)
      }
    }
  }

  /// Ends what a `begin` has held open.
  mutating func endHeld(isCancelled: Bool) {
    agenda.append(.commit)
    let open = held
    held.removeAll()
    for id in open.reversed() where self[id].isRunning {
      self[id].origin = 0
      let wasInteractive = self[id].isInteractive
      self[id].isHeld = false
      self[id].wasCancelled = isCancelled
      self[id].isInteractive = false
      // Who has a body of his own ends it himself, or never (CUS-07).
      if self[id].isEndedByCode {
        held.append(id)
      } else {
        agenda.append(.transition(id, isCancelled ? .cancel : .end))
      }
      if wasInteractive { interactionEnded(id) }
    }
  }
}
