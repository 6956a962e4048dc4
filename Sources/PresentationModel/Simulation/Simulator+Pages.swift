/// Page view controllers (PAG).
extension Simulator {
  mutating func setPages(_ call: CallContext, in pages: ControllerID) {
    let given = call.controllers(0)
    let new = distinct(given)
    let needed = isDouble(pages) ? 2 : 1
    guard given.count == needed else {
      trace(.pages, .pag01, .decided, pages)
      raise(
        .ge01, "NSInvalidArgumentException",
        "The number of view controllers provided (\(given.count)) doesn't match the number required (\(needed)) for the "
          + "requested transition")
      return
    }
    let old = world.stack(pages)
    guard new != old else {
      trace(.pages, .pag01, .declined, pages)
      if let handler = call.handler { push([handler]) }
      return
    }
    for x in new where !old.contains(x) { guard canBecomeChild(x, of: pages) else { return } }
    outcome.decisions.append(.pages(pages, new))
    guard hierarchy.isViewLoaded(pages) else {
      trace(.pages, .pag02, .decided, pages)
      push(replacePages(pages, old, new, appear: false))
      if let handler = call.handler { agenda.insert(.completion(handler), at: agenda.count - 1) }
      return
    }
    guard hierarchy.isInWindow(pages) else {
      trace(.pages, .pag03, .decided, pages)
      push(replacePages(pages, old, new, appear: true))
      if let handler = call.handler { agenda.insert(.completion(handler), at: agenda.count - 1) }
      return
    }
    trace(.pages, .pag01, .decided, pages)
    start(pages, old, new, isByUser: false, call)
  }

  private func isDouble(_ pages: ControllerID) -> Bool {
    guard case .enumeration(let type, let row)? = hierarchy.property(pages, .spineLocation) else { return false }
    return StandardValues.isMid(type, row)
  }

  private mutating func replacePages(
    _ pages: ControllerID, _ old: [ControllerID], _ new: [ControllerID], appear: Bool
  ) -> [Operation] {
    var operations: [Operation] = []
    for x in old where !new.contains(x) {
      lay(.childGiven, Cast(old: [x]), &operations)
      lay(.viewMovedOut, Cast(old: [x]), &operations)
    }
    for x in new where !old.contains(x) {
      let coming = appear ? world.shown(x, stopsAtFirstLayout: true) : []
      lay(.pagesOffScreen, Cast(coming: coming, new: [x], place: .inside(pages), container: pages), &operations)
    }
    return operations
  }

  private mutating func start(
    _ pages: ControllerID, _ old: [ControllerID], _ new: [ControllerID], isByUser: Bool, _ call: CallContext
  ) {
    var transition = Transition(
      kind: .page, container: pages, from: old, to: new, isAnimated: true, line: call.line, origin: call.origin)
    transition.isByUser = isByUser
    transition.isInteractive = isByUser
    transition.removed = old.filter { !new.contains($0) }
    var operations: [Operation] = []
    for x in new where !old.contains(x) {
      if hierarchy.parent(of: x) != nil { lay(.childTakenAway, Cast(old: [x]), &operations) }
      pendingDidMove[x] = pages
      lay(Schedules.pages(pages, world), Cast(new: [x], container: pages), &operations)
    }
    if isByUser {
      operations.append(tellsOwnDelegate(.pageViewControllerWillTransitionTo, pages, [list(new)]))
    }
    queue(add(transition, call.handler.map { [$0] } ?? []))
    push(operations)
  }

  /// A swipe tells the delegate, code does not (PAG-04).
  mutating func swipe(to page: ControllerID, in pages: ControllerID, _ call: CallContext) {
    let old = world.stack(pages)
    guard hierarchy.isVisible(pages), !world.isCovered(pages), world.runningTransition(of: pages, .page) == nil,
      !old.contains(page)
    else {
      trace(.pages, .pag04, .declined, pages)
      outcome.decisions.append(.gestureIgnored(pages, .pag04))
      return
    }
    guard canBecomeChild(page, of: pages) else { return }
    trace(.pages, .pag04, .decided, pages)
    outcome.decisions.append(.pages(pages, [page]))
    start(pages, old, [page], isByUser: true, call)
  }

  mutating func beginPageChange(_ id: TransitionID) {
    let transition = self[id]
    sequels[Int(id.index)].schedule = Schedules.pages(transition.container, world, &outcome.ledger)
    var out: [ControllerID] = []
    for x in transition.from where !transition.to.contains(x) { out += world.leaving(x) }
    let coming = transition.to.filter { !transition.from.contains($0) }
    guard hierarchy.isVisible(transition.container) else {
      // Off the screen meanwhile: the pages change, and nobody appears.
      play(.offScreen, .will, Cast(new: coming, place: .inside(transition.container)))
      return
    }
    self[id].out = out
    play(
      id, .will,
      Cast(going: out, new: coming, roots: coming, place: .inside(transition.container)))
  }

  mutating func endPageChange(_ id: TransitionID) {
    var transition = self[id]
    // What a later change of the same turn has brought back stays.
    for later in running
    where later.index > id.index && self[later].container == transition.container && self[later].kind == .page {
      transition.removed.removeAll { self[later].to.contains($0) }
    }
    var coming: [ControllerID] = []
    for x in transition.to where !transition.from.contains(x) { coming += world.shown(x) }
    play(
      id, .did,
      Cast(coming: coming, going: transition.out, removed: transition.removed))
  }

  /// ORD-29.
  mutating func cancelPageChange(_ id: TransitionID) {
    let transition = self[id]
    play(
      id, .cancel,
      Cast(
        coming: transition.incoming, going: transition.out,
        new: transition.to.filter { !transition.from.contains($0) }))
  }
}
