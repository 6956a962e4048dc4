/// The stages of a transition, whatever its kind. `Turn.swift` says what each of them does; the way back after `cancel`
/// is here.
extension Simulator {
  mutating func perform(_ id: TransitionID, _ stage: Stage) {
    switch stage {
    case .returned: returns(id)
    case .beginAgain: beginAgain(id)
    case .willPhaseEnded: self[id].endWillPhase()
    case .animatorBegan: self[id].endAnimator()
    case .begin, .will, .end, .finished, .cancel, .forgotten:
      if self[id].isDropped { return }
      callbacks.areAnimated = self[id].isAnimated
      currentCall = self[id].origin
      switch stage {
      case .begin: beginTransition(id)
      case .will: startPresentation(id)
      case .end: if leavesRunning(id) { endTransition(id) }
      case .cancel: if leavesRunning(id) { cancel(id) }
      case .finished: finishTransition(id)
      case .forgotten: forget(id)
      case .returned, .beginAgain, .willPhaseEnded, .animatorBegan: break
      }
    }
  }

  /// The call of `present` returns: what its own callbacks have asked for is done (PRE-01).
  private mutating func returns(_ id: TransitionID) {
    if self[id].phase == .asked { self[id].phase = .queued }
    if let x = self[id].to.first { ask { PresentationControllers.returns(x, wasLoaded: false, $0, &$1) } }
  }

  /// The transition before it in the same container has ended.
  private mutating func beginAgain(_ id: TransitionID) {
    if self[id].kind == .tab { beginTabSwitch(id) } else { beginPageChange(id) }
  }

  /// From here on it is over, but for the callbacks that say so. False where it is over already.
  private mutating func leavesRunning(_ id: TransitionID) -> Bool {
    guard self[id].isRunning else { return false }
    self[id].phase = .ended(isCancelled: false)
    running.drop(id)
    world.ending.append(id)
    return true
  }

  // MARK: The way back

  private mutating func cancel(_ id: TransitionID) {
    if self[id].stackChange.isZoom, ask({ Schedules.endsBeforeItPops($0[id], &$1) }) {
      // A zoomed push that is cancelled is never undone: it ends, and is popped in the same run loop pass (CUS-31).
      outcome.decisions.append(.cancelled)
      self[id].stackChange.popsAfterwards = true
      self[id].steering.wasCancelled = false
      return endTransition(id)
    }
    self[id].steering.isInteractive = false
    self[id].phase = .ended(isCancelled: true)
    explainEnd(of: id, isCancelled: true)
    outcome.decisions.append(.cancelled)
    keepHandlers(ofCancelled: id)
    loop.agenda.append(.transition(id, .finished))
    ask { Schedules.cancelled($0[id], $0, &$1) }
    let unloaded = comesBack(id).filter { !hierarchy.isViewLoaded($0) }
    switch self[id].kind {
    case .present: cancelPresentation(id)
    case .dismiss: cancelDismissal(id)
    case .stack: cancelStackChange(id)
    case .tab: cancelTabSwitch(id)
    case .page: cancelPageChange(id)
    case .children: endChildTransition(id)
    case .size: break
    }
    // A controller whose container has left the window meanwhile does not reappear: it disappears, and gets the
    // callbacks for that.
    let out = self[id].out
    let stranded = out.filter { hierarchy.state(of: $0) == .disappearing && !hierarchy.isInWindow($0) }
    if !stranded.isEmpty { play(.viewMovedOut, .call, Cast(going: stranded)) }
    // Views load before any callback (ORD-05).
    if !unloaded.isEmpty { runNext(unloaded.map { .load($0) }) }
  }

  /// The controllers that reappear when a transition is cancelled: those that were disappearing, and have not gone
  /// meanwhile with a root that was replaced or a window that was hidden. Who has become the top or the selected tab of
  /// one of them meanwhile appears with it (NAV-10).
  func comesBack(_ id: TransitionID) -> [ControllerID] {
    var result = self[id].out.filter { hierarchy.state(of: $0) != .disappeared && hierarchy.isInWindow($0) }
    for x in result where hierarchy.kind(of: x).isUIKitContainer && world.forwards(x) {
      result += world.shown(x).filter { hierarchy.state(of: $0) == .disappeared && !result.contains($0) }
    }
    return result
  }

  // MARK: What is explained

  /// Notes the rules about the end of a transition in which an object of the file takes part.
  mutating func explainEnd(of id: TransitionID, isCancelled: Bool) {
    guard isTracing else { return }
    let transition = self[id]
    let hook = hookObject(among: transition.kind == .present ? transition.to : transition.dismissed.gone)
    let followUp = loop[id]
    ask {
      Schedules.ends(
        transition, hook: hook, blocks: followUp.completions.count + followUp.alongside.count, isCancelled: isCancelled,
        &$1
      )
    }
  }

  /// Notes the rules about the beginning of a transition in which an object of the file may take part.
  mutating func explainBeginning(of id: TransitionID, _ controllers: [ControllerID] = []) {
    guard isTracing else { return }
    note(
      HookThenWillCallbacksThenAnimator.judge(
        self[id].speaker, hook: hookObject(among: controllers), animator: self[id].steering.animator))
  }
}

extension [TransitionID] {
  /// Takes one out that is in it once at most.
  mutating func drop(_ id: TransitionID) {
    if let row = firstIndex(of: id) { remove(at: row) }
  }
}
