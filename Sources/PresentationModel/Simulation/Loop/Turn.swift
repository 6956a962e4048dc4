enum TurnIsCallCommitEndRelease: Rule {
  static let id = RuleID.ord01
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static func judge() -> Finding<Void> { decides((), on: nil, .title) }

  static let entry = RuleEntry(
    title: "A run loop pass is call, commit, end, release",
    inShort: """
      In one run loop pass your calls run first, then the transitions begin, then they end, and then what nobody \
      needs is released.
      """,
    statement: """
      To run a step:
      1. *Call.* Its statements run in order. Each does its synchronous part at once (ORD-22) and may queue a transition.
      2. *Commit.* Transitions queued before this commit begin, in the order of their calls: each runs its will callbacks (ORD-05).
      3. *After the commit.* DA of roots and of views that code moved into a window (CON-04, WIN-01); calls that PRE-01 2 has put off; then
         REL-03, first part.
      4. *End.* Running transitions end, in the order in which they began: each runs its did callbacks (ORD-06), its completion handler, the calls
         put off until its end (ORD-32), and REL-03, second part. One that a `begin` statement pauses stays running; an interactive
         transition that no `begin` holds ends with its run loop pass, completed, with a note.
      5. What callbacks, completion handlers and put-off calls have queued meanwhile goes back to 2. Nothing left: the step is settled.
      `animated` changes nothing in this order. `turn { … }` is one call part for all its statements.
      """,
    evidence: [
      .observed(
        #"ww-tech/lasso, LassoTestUtilities_Tests (view loaded inside `present`, callbacks later, `animated: false` too); openradar 18464897 (iOS 8: `presentedViewController` still set after a non-animated dismiss returns); crash traces published by apps show will-callbacks under an after-commit completion handler (objc.io "A Debugging Case Study", iOS 8). Rounds of step 5, and the end of an interactive transition without `begin`, are inferred."#
      )
    ],
    example: """
      `turn { a.present(b, animated: false); a.title = "x" }`: at the second statement `b.isViewLoaded` is true, nothing appeared.
      """)
}

/// One run loop pass on one page: the parts of ORD-01, in their order. Each part puts what follows it on the agenda,
/// below what it sets going itself.
extension Simulator {
  // MARK: 1. Call

  /// The statements of a step run; the commit waits below them on the agenda. `present`, `dismiss`, a push or a tab
  /// switch do at once what ORD-22 says and queue a transition; the story goes on at the commit.
  mutating func beginTurn(_ statements: BodyID) {
    loop.agenda.append(.commit)
    if program.swift.queuesBlocks { loop.agenda.append(.mainQueue) }
    loop.agenda.append(.step(statements, 0))
  }

  // MARK: 2. Commit

  /// Begins the queued transitions, in the order of their calls. Where nothing is left to begin or to end, the step is
  /// over: what nothing keeps alive is released.
  mutating func performCommit() {
    if script.hasGetters { askGetters() }
    if let call = windows.newRootCall {
      windows.newRootCall = nil
      currentCall = call
      guard orientToDecider() else { return }
    }
    if !loop.paused.isEmpty { loop.paused = loop.paused.filter { !self[$0].hasEnded } }
    let beginning = queued
    queued.removeAll()
    world.beginning = beginning
    let toEnd = running.contains { !self[$0].isOpen && self[$0].isRunning }
    if beginning.isEmpty && loop.arrivals.isEmpty && !toEnd && !isReceiverThere() {
      if updateOrientation() || disappearWithLostWindows() || takeDownWindows() { return }
      if !swift.mainQueue.isEmpty {
        loop.agenda.append(.commit)
        return drainMainQueue()
      }
      if !swift.timers.isEmpty, runsNextBlock() { return }
      // What a `deinit` of the file's asks for or puts into a window is still this step's (ORD-01 5).
      if !script.observed.isEmpty, !releases.candidates.isEmpty { loop.agenda.append(.commit) }
      performRelease()
      return
    }
    if !beginning.isEmpty { outcome.ledger.note(TurnIsCallCommitEndRelease.judge()) }
    if !swift.timers.isEmpty, !beginning.isEmpty { swift.began = swift.clock }
    loop.agenda.append(.endOfTurn)
    if program.swift.queuesBlocks { loop.agenda.append(.mainQueue) }
    loop.agenda.append(.afterCommit)
    for id in beginning.reversed() where !self[id].isDropped {
      if loop.pausesTransitions {
        self[id].steering.isPausedByBegin = true
        loop.paused.append(id)
      }
      loop.agenda.append(.transition(id, .begin))
    }
    loop.pausesTransitions = false
  }

  /// A transition begins: the controllers that take part are found and asked, then its will-phase is played. A
  /// presentation adapts first; its will-phase is a stage of its own, `startPresentation`. When all of it is done, the
  /// story goes on at 4: `performEndOfTurn` is below it on the agenda.
  mutating func beginTransition(_ id: TransitionID) {
    guard countTransition() else { return }
    self[id].phase = .running
    world.beginning.drop(id)
    running.append(id)
    switch self[id].kind {
    case .present: beginPresentation(id)
    case .dismiss: beginDismissal(id)
    case .stack: beginStackChange(id)
    case .tab: beginTabSwitch(id)
    case .page: beginPageChange(id)
    case .children: beginChildTransition(id)
    case .size: break
    }
    self[id].steering.wasInteractive = self[id].steering.isInteractive
  }

  // MARK: 3. After the commit

  /// The did-callbacks of controllers that code moved into a window; then the calls whose receivers have appeared; then
  /// the release of what no transition and no link keeps alive.
  mutating func performAfterCommit() {
    callbacks.areAnimated = false
    let arriving = loop.arrivals
    loop.arrivals.removeAll()
    // The release comes after the callbacks, and so is below them on the agenda.
    loop.agenda.append(.release)
    makeCallsOnReceivers()
    for arrival in arriving.reversed() {
      playLater(arrival.schedule, .did, Cast(coming: world.shown(arrival.root)))
    }
  }

  // MARK: 4. End

  /// Ends the running transitions that are not kept open, in the order in which they began; then looks for more.
  mutating func performEndOfTurn() {
    if !swift.timers.isEmpty, runsBlockDuringTransitions() { return }
    loop.agenda.append(.commit)
    for id in running.reversed() where !self[id].isOpen && self[id].isRunning {
      loop.agenda.append(.transition(id, self[id].steering.wasCancelled ? .cancel : .end))
      // A gesture that no `begin` pauses is carried through.
      if self[id].steering.isInteractive, self[id].steering.interaction != nil || self[id].isByUser {
        completeUnpaused(id)
      }
    }
  }

  /// The did-phase: the callbacks after the animation. Below them on the agenda waits what finishes the transition.
  mutating func endTransition(_ id: TransitionID) {
    explainEnd(of: id, isCancelled: false)
    note(DidPhase.announcement(self[id].container))
    loop.agenda.append(.transition(id, .finished))
    switch self[id].kind {
    case .present: endPresentation(id)
    case .dismiss: endDismissal(id)
    case .stack: endStackChange(id)
    case .tab: endTabSwitch(id)
    case .page: endPageChange(id)
    case .children: endChildTransition(id)
    case .size: break
    }
  }

  /// After the did-phase: completion handlers, then the calls that were deferred until now, then the release. The
  /// handlers run in `Simulator+Completion.swift`.
  mutating func finishTransition(_ id: TransitionID) {
    let (container, row) = (self[id].container, Int(id.index))
    // A controller may have lost its place in the tree while the transition kept it alive.
    if hierarchy.isPlaceless(container) { releases.candidates.append(container) }
    for x in self[id].out where hierarchy.isPlaceless(x) { releases.candidates.append(x) }
    loop.agenda.append(.release)
    if self[id].kind == .stack, stacks.deferredChanges.has(container) {
      loop.agenda.append(.internalCall(.nextDeferredChange(of: container)))
    }
    if self[id].stackChange.popsAfterwards { loop.agenda.append(.internalCall(.changeStack(.pop, of: container))) }
    if self[id].stackChange.popsToRoot { loop.agenda.append(.internalCall(.changeStack(.popToRoot, of: container))) }
    for call in loop.followUps[row].deferredCalls.reversed() { loop.agenda.append(.deferred(call)) }
    loop.agenda.append(.transition(id, .forgotten))
    if self[id].steering.animator == nil, loop.followUps[row].completions.isEmpty, loop.followUps[row].alongside.isEmpty
    {
      if !loop.followUps[row].handlers.isEmpty { runNext([.handlers(id)]) }
    } else {
      var cast = Cast()
      cast.transition = id
      play(.transitionEnds, .did, cast)
    }
    inspectorMoved(by: id)
  }

  /// Context and coordinator are nil from here on; animator and interaction controller are released.
  mutating func forget(_ id: TransitionID) {
    world.ending.drop(id)
    loop[id] = FollowUp()
  }

  // MARK: 5. What callbacks have queued meanwhile goes back to 2: 'performEndOfTurn' has put a commit below all of this.
}
