/// Custom containment, and views that code moves (CON).
extension Simulator {
  mutating func addChild(_ child: ControllerID, to parent: ControllerID) {
    var operations: [Operation] = []
    switch ask({ Containment.addChild(child, to: parent, $0, &$1) }) {
    case .refused(let refusal): return say(refusal)
    case .isThereAlready: return
    case .adds(leaving: let old?):
      if hierarchy.selectedTabs[old] == child { hierarchy.selectedTabs[old] = hierarchy.firstChild(of: old) }
      appendOperations(.childTakenAway, Cast(old: [child]), &operations)
    case .adds(leaving: nil): break
    }
    hierarchy.expectLostWindows()
    if hierarchy.kind(of: parent).isNavigation, let top = world.top(of: parent) { hierarchy.moved.append(top) }
    script.movedByCode.append(child)
    appendOperations(.childAdded, Cast(new: [child], container: parent), &operations)
    if take(TabBarLoadsWhenMade.judge(child, asTabOf: parent, world)) != nil { operations.append(.load(child)) }
    runNext(operations)
  }

  mutating func removeFromParent(_ child: ControllerID) {
    guard let parent = ask({ Containment.removeFromParent(child, $0, &$1) }) else { return }
    hierarchy.expectLostWindows()
    if hierarchy.selectedTabs[parent] == child { hierarchy.selectedTabs[parent] = nil }
    play(.childRemoved, .call, Cast(old: [child]))
    if case .inside(let host) = hierarchy.place(of: child) { hierarchy.addedViews[host, default: []].append(child) }
  }

  // MARK: addSubview, removeFromSuperview

  /// Puts a view into a controller's view, or straight into a window.
  mutating func addSubview(_ call: CallContext, to place: Place) {
    guard case .view(let x)? = call.arguments.first else { return }
    if let refusal = take(ChildsViewBelongsInItsParents.judge(x, into: place, world)) { return say(refusal) }
    if let warning = take(ChildCannotBecomeRootPresentedCan.judge(movedByHand: x, world)) { say(warning) }
    if case .window = place { hierarchy.addedToWindows.insert(x) }
    hierarchy.expectLostWindows()
    switch ask({ Containment.addSubview(x, into: place, $0, &$1) }) {
    case .moves: move(x, to: place)
    case .isLeftToCode, .waitsOutside: runNext([.load(x), .setPlace(x, place), .isAppearingByCode(x)])
    case .waits: runNext([.load(x), .setPlace(x, place)])
    case .appears: arrive(x, .viewMovedIn, place)
    }
  }

  mutating func removeFromSuperview(_ x: ControllerID) {
    guard hierarchy.place(of: x) != .none else { return }
    hierarchy.expectLostWindows()
    let leaves = ask { Containment.removeFromSuperview(x, $0, &$1) }
    if leaves == .leavesSilently {
      // The parent at the moment of the move counts: what becomes of it later sends nothing either (CON-04).
      for y in world.leaving(x) where hierarchy.state(of: y) != .disappeared { hierarchy.set(y, .isLeftToCode, true) }
    }
    play(.viewMovedOut, .call, Cast(going: leaves == .disappears ? world.leaving(x) : [], old: [x]))
  }

  /// `second.view = first.view`, and `x.view = nil` (C-E04, LOD-06).
  mutating func assignView(_ x: ControllerID, _ value: Value) {
    let value = known(value, asViewOf: x)
    switch take(ViewDidLoadComesOncePerLoad.judge(value, asViewOf: x, world)) ?? .isGiven {
    case .refused(let refusal): say(refusal)
    case .isCleared:
      hierarchy.set(x, .viewLoaded, false)
      hierarchy.expectLostWindows()
      if hierarchy.state(of: x) != .disappeared { hierarchy.cleared.insert(x) }
    case .isGiven: hierarchy.set(x, .viewLoaded, true)
    }
  }

  /// A view of a class of the file's is the view of the controller that it was given to, as long as that has it.
  private mutating func known(_ value: Value, asViewOf x: ControllerID) -> Value {
    guard case .object = value else { return value }
    for row in 0..<hierarchy.count {
      let other = ControllerID(row: row)
      let key = PropertyKey(owner: .view(other), property: .view)
      if other != x, hierarchy.isViewLoaded(other), !hierarchy.has(other, .released),
        hierarchy.assigned.values[key] == value
      {
        return .view(other)
      }
    }
    hierarchy.assign(.view(x), .view, value)
    return value
  }

  // MARK: begin and end by code (CON-07)

  mutating func beginAppearanceTransition(_ x: ControllerID, _ isAppearing: Bool) {
    note(BeginAndEndActAtOnce.begins(x))
    callbacks.areBegunByCode = true
    hierarchy.set(x, .codeTransition, true)
    runNext(world.shown(x).map { .codeBegin($0, isAppearing) })
  }

  mutating func endAppearanceTransition(_ x: ControllerID) {
    loop.agenda.append(.internalCall(.endCodeTransition(x)))
    guard take(BeginAndEndActAtOnce.ends(x, isNewRoot: windows.rootsSinceBegin.contains(x), world)) ?? true else {
      return
    }
    runNext(world.shown(x).flatMap { [.isAppearingByCode($0), .codeEnd($0)] })
  }

  // MARK: transition(from:to:…) (CON-10)

  mutating func transition(_ call: CallContext, in parent: ControllerID) {
    guard let from = call.controller(0), let to = call.controller(1) else { return }
    if let refusal = ask({ Containment.transition(from: from, to: to, in: parent, $0, &$1) }) {
      return say(refusal)
    }
    let transition = Transition(
      kind: .children, container: parent, from: [from], to: [to], isAnimated: true, line: call.line, origin: call.origin
    )
    var handler = call.handler
    // It is given that the animation has finished.
    handler?.frame.arguments.append(.bool(true))
    let id = add(transition, handler.map { [$0] } ?? [])
    for (row, body) in call.closures.enumerated().reversed() where body != .none {
      loop.agenda.append(.body(body, 0, call.frame(of: row)))
    }
    // On screen it begins in the call: the animations find the new view where the old one is.
    if hierarchy.isVisible(parent), !loop.pausesTransitions {
      loop.agenda.append(.transition(id, .begin))
      return runNext([.load(to)])
    }
    queue(id)
    var operations: [Operation] = [.load(to)]
    if !hierarchy.isVisible(parent) {
      appendOperations(.offScreen, .will, Cast(new: [to], place: hierarchy.place(of: from)), &operations)
    }
    runNext(operations)
  }

  mutating func beginChildTransition(_ id: TransitionID) {
    let transition = self[id]
    let (from, to) = (transition.from[0], transition.to[0])
    guard hierarchy.isVisible(transition.container) else {
      play(.offScreen, .will, Cast(new: [to], place: hierarchy.place(of: from)))
      return
    }
    self[id].out = world.leaving(from)
    play(
      .childTransition, .will,
      Cast(going: self[id].out, new: [to], roots: [to], place: .inside(transition.container), transition: id))
  }

  /// It cannot be taken back: cancelled with another, it ends.
  mutating func endChildTransition(_ id: TransitionID) {
    let transition = self[id]
    play(
      .childTransition, .did,
      Cast(
        coming: hierarchy.isVisible(transition.container) ? world.shown(transition.to[0]) : [], going: transition.out,
        old: transition.from, transition: id))
  }
}
