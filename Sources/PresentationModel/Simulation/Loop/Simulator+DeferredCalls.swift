/// A call that waits, with the values its arguments had when it was made.
struct DeferredCall: Sendable {
  enum Action: Sendable {
    case present(ControllerID?, from: ControllerID, isAnimated: Bool, handler: Handler?, activates: Bool)
    case stack(StackCall, of: ControllerID, isAnimated: Bool)
  }

  let action: Action
  /// Where it was made: it is traced as that statement again.
  let call: TracedCall
  /// The body that made the call, if one of this step's.
  let origin: Int32
  let step: Int
  /// It has waited for its receiver: it does so once.
  var isForReceiver = false

  /// The controller that it is to present.
  var presented: ControllerID? {
    if case .present(let x, _, _, _, _) = action { return x }
    return nil
  }
  /// The controllers that it mentions, and keeps alive.
  var controllers: [ControllerID] {
    switch action {
    case .present(let x, let source, _, _, _): x.map { [source, $0] } ?? [source]
    case .stack(let change, let nav, _): [nav] + change.controllers
    }
  }
}

/// A change of a stack as code asks for it.
enum StackCall: Sendable {
  case push(ControllerID?)
  /// By a collapsed split view: whatever it is.
  case stack(ControllerID)
  case pop
  case popToRoot
  case popTo(ControllerID)
  case set([ControllerID])

  var kind: NowOrLater.StackChange {
    switch self {
    case .push, .stack: .push
    case .pop: .pop
    case .popToRoot, .popTo: .popTo
    case .set: .set
    }
  }

  var controllers: [ControllerID] {
    switch self {
    case .push(let x): x.map { [$0] } ?? []
    case .stack(let x), .popTo(let x): [x]
    case .pop, .popToRoot: []
    case .set(let new): new
    }
  }
}

/// Deferred changes of one navigation controller, first come first served.
struct DeferredChanges: Sendable {
  private var calls: [DeferredCall] = []
  private var next = 0

  mutating func append(_ call: DeferredCall) { calls.append(call) }

  /// Removes the first one; after the last one the storage is empty.
  mutating func removeFirst() -> DeferredCall? {
    guard next < calls.count else { return nil }
    next += 1
    return calls[next - 1]
  }

  var isEmpty: Bool { next == calls.count }
}

/// Calls that are made later: when a transition has ended, when their receiver has come, one after the other.
extension Simulator {
  /// Remembers a call of the statement that runs.
  private mutating func deferred(_ action: DeferredCall.Action) -> DeferredCall {
    let row = Int(currentCall)
    let call = row >= 0 && row < outcome.calls.count ? outcome.calls[row] : TracedCall(line: 0, range: nil)
    let late = DeferredCall(action: action, call: call, origin: loop.meter.currentOrigin, step: script.step)
    for x in late.controllers { world.heldByCalls[x, default: 0] += 1 }
    if let x = late.presented { world.awaited[x, default: 0] += 1 }
    return late
  }

  /// Defers a `present`.
  mutating func deferCall(_ action: DeferredCall.Action, of source: ControllerID, until wait: NowOrLater.Wait) {
    let call = deferred(action)
    switch wait {
    case .end(let id):
      note(CallWaitsForTheTransition.announcement(self[id]))
      loop[id].deferredCalls.append(call)
      outcome.decisions.append(.waitsForTransition(source))
    case .receiver:
      var call = call
      call.isForReceiver = true
      loop.waitingCalls.append(call)
      outcome.decisions.append(.waitsForReceiver(source))
    }
  }

  /// Defers a change of a stack to the end of the one that runs.
  mutating func deferCall(_ change: StackCall, of nav: ControllerID, isAnimated: Bool, until id: TransitionID) {
    note(CallWaitsForTheTransition.announcement(self[id]))
    loop[id].deferredCalls.append(deferred(.stack(change, of: nav, isAnimated: isAnimated)))
    outcome.decisions.append(.waitsForTransition(nav))
  }

  /// Defers a change of a stack until the changes before it in the run loop pass have been shown.
  mutating func deferChange(_ change: StackCall, of nav: ControllerID) {
    stacks.deferredChanges[nav, default: DeferredChanges()].append(deferred(.stack(change, of: nav, isAnimated: true)))
    outcome.decisions.append(.waitsForEarlierChange(nav))
  }

  /// Makes a call that has waited.
  mutating func make(_ late: DeferredCall) {
    for x in late.controllers {
      Simulator.count(x, down: &world.heldByCalls)
      releases.candidates.append(x)
    }
    if let x = late.presented { Simulator.count(x, down: &world.awaited) }
    loop.meter.currentOrigin = late.step == script.step ? late.origin : -1
    if late.call.range != nil { resumeCall(late.call) }
    switch late.action {
    case .present(let x, let source, let isAnimated, let handler, let activates):
      present(
        x, from: source, isAnimated: isAnimated, handler: handler, line: late.call.line, activates: activates,
        hasWaited: late.isForReceiver ? .receiver : .transition)
    case .stack(let change, let nav, let isAnimated):
      changeStack(change, of: nav, isAnimated: isAnimated, line: late.call.line)
    }
  }

  private static func count(_ x: ControllerID, down counts: inout IDMap<ControllerID, Int>) {
    let left = (counts[x] ?? 0) - 1
    counts[x] = left > 0 ? left : nil
  }

  /// Whether a call waits whose receiver has appeared, or will not appear any more.
  mutating func isReceiverThere() -> Bool {
    !loop.waitingCalls.isEmpty && !loop.waitingCalls.due(in: &world).isEmpty
  }

  /// Makes the calls whose receivers have appeared, in their order.
  mutating func makeCallsOnReceivers() {
    guard !loop.waitingCalls.isEmpty else { return }
    let due = loop.waitingCalls.take(loop.waitingCalls.due(in: &world))
    for call in due.reversed() { loop.agenda.append(.deferred(call)) }
  }

  /// Makes the next deferred change of a stack, unless another one is queued or runs meanwhile.
  mutating func makeDeferredChange(of nav: ControllerID) {
    guard world.queuedTransition(of: nav, .stack) == nil, world.runningTransition(of: nav, .stack) == nil,
      let call = stacks.deferredChanges[nav]?.removeFirst()
    else { return }
    if stacks.deferredChanges[nav]?.isEmpty != false { stacks.deferredChanges[nav] = nil }
    loop.agenda.append(.internalCall(.nextDeferredChange(of: nav)))
    make(call)
  }
}
