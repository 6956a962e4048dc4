/// Custom containment, and views that code moves (CON).
extension Simulator {
  mutating func addChild(_ child: ControllerID, to parent: ControllerID) {
    var operations: [Operation] = []
    switch Containment.addChild(child, to: parent, world, &outcome.ledger) {
    case .refused(let refusal): return say(refusal)
    case .isThereAlready: return
    case .adds(leaving: let old?):
      if hierarchy.selectedTabs[old] == child { hierarchy.selectedTabs[old] = hierarchy.firstChild(of: old) }
      operations += [.removeFromParent(child), .didMove(child, nil)]
    case .adds(leaving: nil): break
    }
    operations += [.willMove(child, parent), .append(child, parent)]
    push(operations)
    // A guest whose host becomes its parent is a child like others from now on (CON-08).
    if case .inside(let host) = hierarchy.place(of: child), host == parent {
      hierarchy.hosted[host]?.removeAll { $0 == child }
    }
  }

  mutating func removeFromParent(_ child: ControllerID) {
    guard let parent = Containment.removeFromParent(child, world, &outcome.ledger) else { return }
    if hierarchy.selectedTabs[parent] == child { hierarchy.selectedTabs[parent] = nil }
    push([.removeFromParent(child), .didMove(child, nil), .mayRelease(child)])
    if case .inside(let host) = hierarchy.place(of: child) { hierarchy.hosted[host, default: []].append(child) }
  }

  // MARK: addSubview, removeFromSuperview

  /// Puts a view into a controller's view, or straight into a window.
  mutating func addSubview(_ call: CallContext, to place: Place) {
    guard case .view(let x)? = call.arguments.first ?? nil else { return }
    if let refusal = Containment.refusal(of: x, into: place, world, &outcome.ledger) { return say(refusal) }
    if let warning = Containment.warning(x, world, &outcome.ledger) { say(warning) }
    switch Containment.addSubview(x, into: place, world, &outcome.ledger) {
    case .moves: move(x, to: place)
    case .isLeftToCode, .waitsOutside: push([.load(x), .setPlace(x, place), .isAppearingByCode(x)])
    case .waits: push([.load(x), .setPlace(x, place)])
    case .appears:
      arrivingAfterCommit.append(x)
      agenda.append(.arrival(Arrival(roots: [x], entry: [.setPlace(x, place)])))
    }
  }

  mutating func removeFromSuperview(_ x: ControllerID) {
    guard hierarchy.place(of: x) != .none else { return }
    switch Containment.removeFromSuperview(x, world, &outcome.ledger) {
    case .leavesSilently: push([.setPlace(x, .none), .mayRelease(x)])
    case .disappears:
      let group = world.leaving(x)
      push(group.map { .willDisappear($0) } + [.setPlace(x, .none)] + departures(group) + [.mayRelease(x)])
    }
  }

  /// `second.view = first.view`, and `x.view = nil` (C-E04, LOD-06).
  mutating func assignView(_ x: ControllerID, _ value: Value) {
    switch Loading.assign(value, asViewOf: x, world, &outcome.ledger) {
    case .refused(let refusal): say(refusal)
    case .isCleared: hierarchy.set(x, .viewLoaded, false)
    case .isGiven: hierarchy.set(x, .viewLoaded, true)
    }
  }

  // MARK: begin and end by code (CON-07)

  mutating func beginAppearanceTransition(_ x: ControllerID, _ isAppearing: Bool) {
    Appearance.code(x, begins: true, &outcome.ledger)
    hierarchy.set(x, .codeTransition, true)
    push(world.shown(x).map { .codeBegin($0, isAppearing) })
  }

  mutating func endAppearanceTransition(_ x: ControllerID) {
    Appearance.code(x, begins: false, &outcome.ledger)
    agenda.append(.resume(.codeTransitionEnded(x)))
    push(world.shown(x).flatMap { [.isAppearingByCode($0), .codeEnd($0)] })
  }

  // MARK: transition(from:to:…) (CON-10)

  mutating func transition(_ call: CallContext, in parent: ControllerID) {
    guard let from = call.controller(0), let to = call.controller(1) else { return }
    if let refusal = Containment.transition(from: from, to: to, in: parent, world, &outcome.ledger) {
      return say(refusal)
    }
    let transition = Transition(
      kind: .children, container: parent, from: [from], to: [to], isAnimated: true, line: call.line, origin: call.origin
    )
    queue(add(transition, call.handler.map { [$0] } ?? []))
    var operations: [Operation] = [.load(to)]
    if !hierarchy.isVisible(parent) { operations.append(.setPlace(to, hierarchy.place(of: from))) }
    push(operations)
    for body in call.closures.reversed() { agenda.append(.body(body, 0, call.frame)) }
  }

  mutating func beginChildTransition(_ id: TransitionID) {
    let transition = self[id]
    let (from, to) = (transition.from[0], transition.to[0])
    guard hierarchy.isVisible(transition.container) else {
      push([.setPlace(to, hierarchy.place(of: from))])
      return
    }
    let out = world.leaving(from)
    self[id].out = out
    agenda.append(
      .arrival(
        Arrival(
          roots: [to], after: out.map { .willDisappear($0) }, entry: [.setPlace(to, .inside(transition.container))],
          transition: id)))
  }

  mutating func endChildTransition(_ id: TransitionID) {
    let transition = self[id]
    let (from, to) = (transition.from[0], transition.to[0])
    var operations: [Operation] = [.setPlace(from, .none)]
    operations += departures(transition.out)
    if hierarchy.isVisible(transition.container) { operations += arrivals(world.shown(to)) }
    push(operations)
  }
}
