/// The agenda: what is done next, task by task. The parts of a run loop pass among them (`commit`, `afterCommit`,
/// `endOfTurn`, the stages of a transition) are in `Turn.swift`, in their order.
extension Simulator {
  /// Works until nothing is left, or the run is stopped.
  mutating func drain() {
    while !loop.isStopped, let task = loop.agenda.popLast() {
      guard hierarchy.assigned.reads != nil else {
        perform(task)
        continue
      }
      let decisions = outcome.decisions.count
      perform(task)
      stopAtUnknown(since: decisions)
    }
    guard loop.isStopped else { return }
    loop.agenda.removeAll()
    // What was to follow does not: a view stays where it is.
    for x in hierarchy.takeMoved() { hierarchy.settlePlace(of: x) }
  }

  mutating func perform(_ task: consuming Task) {
    switch consume task {
    case .step(let id, let index): performStep(id, index)
    case .body(let id, let index, let frame): performBody(id, index, frame)
    case .instruction(let instruction, let frame): perform(instruction, frame)
    case .call(let call, let receiver): dispatch(call, on: receiver)
    case .assignment(let assignment): perform(assignment)
    case .swift(let activation): proceed(activation)
    case .gone(let instance):
      isGone(instance)
      if !swift.dropped.isEmpty { letGo() }
    case .mainQueue: drainMainQueue()
    case .operations(let operations, let index): perform(operations, from: index)
    case .performance(var performance): play(&performance.value)
    case .transition(let id, let stage): perform(id, stage)
    case .completion(let handler): perform(handler)
    case .coordinated(let block, let kind): perform(block, kind)
    case .deferred(let call): make(call)
    case .commit: performCommit()
    case .afterCommit: performAfterCommit()
    case .endOfTurn: performEndOfTurn()
    case .goOn(let call, let speaking):
      currentCall = call
      world.speaking = speaking
    case .release: performRelease()
    case .segue(let run, let stage): resume(run, stage)
    case .embeds(let x, let index): embed(in: x, from: index)
    case .internalCall(let call): perform(call)
    }
  }

  /// Puts operations on the agenda, to be done next.
  mutating func runNext(_ operations: [Operation]) {
    if !operations.isEmpty { loop.agenda.append(.operations(operations, 0)) }
  }

  /// Does a call that UIKit makes itself.
  private mutating func perform(_ call: InternalCall) {
    switch call {
    case .changeStack(let change, let nav): changeStack(change, of: nav, isAnimated: true, line: 0)
    case .nextDeferredChange(let nav): makeDeferredChange(of: nav)
    case .readBottomBars(let nav): readBottomBars(of: nav)
    case .stackHasChanged(let nav, let id): stackHasChanged(nav, id)
    case .select(let tab, let tabs): select(tab, in: tabs)
    case .switchTabs(let tabs, let old, let tab): resumeSwitch(tabs, old, tab)
    case .showInMore(let tab, let tabs): showInMore(tab, of: tabs)
    case .presentInspector(let x, let split): present(x, from: split, isAnimated: false, handler: nil, line: 0)
    case .updateColumns(let x): updateColumns(x)
    case .adaptArrangement(let x): adaptArrangement(x)
    case .endCodeTransition(let x):
      hierarchy.set(x, .codeTransition, false)
      windows.rootsSinceBegin.remove(x)
    case .adaptToEnvironment: adaptToEnvironment()
    case .makeSizeChange(let change): make(change)
    case .sizeHasChanged(let id): endSizeChange(id)
    case .readapt(let presented, let index): readapt(presented, index)
    case .takeContentSize(let x, let parent): takeContentSize(of: x, by: parent)
    case .takeContentSizeOfPushed(let x, let nav): takeContentSize(ofPushed: x, by: nav)
    case .orient: _ = orientToDecider()
    }
  }

  /// Adds a transition that is not queued yet, with the handlers of its call.
  mutating func add(_ transition: consuming Transition, _ handlers: [Handler] = []) -> TransitionID {
    transitions.append(transition)
    loop.followUps.append(FollowUp(handlers: handlers))
    return TransitionID(index: Int32(truncatingIfNeeded: transitions.count - 1))
  }

  mutating func queue(_ id: TransitionID) {
    queued.append(id)
    guard loop.meter.currentOrigin >= 0 else { return }
    loop.meter.queuers.append(loop.meter.currentOrigin)
    if loop.meter.queuers.count > 4 { loop.meter.queuers.removeFirst() }
  }
}
