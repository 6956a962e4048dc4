/// Page view controllers (PAG).
extension Simulator {
  mutating func setPages(_ call: CallContext, in pages: ControllerID) {
    let given = call.controllers(0)
    if let refusal = Pages.refusal(given: given.count, in: pages, world, &outcome.ledger) { return speak(refusal) }
    let new = distinct(given)
    let old = world.stack(pages)
    guard !Pages.isSame(new, in: pages, world, &outcome.ledger) else {
      if let handler = call.handler { push([handler]) }
      return
    }
    for x in new where !old.contains(x) { guard canBecomeChild(x, of: pages) else { return } }
    outcome.decisions.append(.pages(pages, new))
    switch Pages.way(pages, world, &outcome.ledger) {
    case .waits:
      push(
        replacePages(pages, old, new) {
          [.willMove($0, pages), .append($0, pages), .load($0), .setPlace($0, .inside(pages)), .didMove($0, pages)]
        })
      if let handler = call.handler { agenda.insert(.completion(handler), at: agenda.count - 1) }
    case .comesFirst:
      push(
        replacePages(pages, old, new) { page in
          [.willMove(page, pages), .append(page, pages), .load(page), .setPlace(page, .inside(pages))]
            + shownLater(page) + [.didMove(page, pages)]
        })
      if let handler = call.handler { agenda.insert(.completion(handler), at: agenda.count - 1) }
    case .transition: start(pages, old, new, isByUser: false, call)
    }
  }

  private func shownLater(_ page: ControllerID) -> [Operation] {
    let group = world.shown(page, stopsAtFirstLayout: true)
    return group.map { .willAppear($0) } + group.map { .didAppear($0) }
  }

  private func replacePages(
    _ pages: ControllerID, _ old: [ControllerID], _ new: [ControllerID], _ enter: (ControllerID) -> [Operation]
  ) -> [Operation] {
    var operations: [Operation] = []
    for x in old where !new.contains(x) {
      operations += [.willMove(x, nil), .removeFromParent(x), .setPlace(x, .none), .didMove(x, nil), .mayRelease(x)]
    }
    for x in new where !old.contains(x) { operations += enter(x) }
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
      if hierarchy.parent(of: x) != nil { operations += [.removeFromParent(x), .didMove(x, nil)] }
      pendingDidMove[x] = pages
      operations += [.willMove(x, pages), .append(x, pages), .load(x)]
    }
    if isByUser {
      let delegate = world.liveDelegate(hierarchy.property(pages, .delegate) ?? .none)
      operations.append(.tell(.pageViewControllerWillTransitionTo, pages, [list(new)], delegate: delegate))
    }
    queue(add(transition, call.handler.map { [$0] } ?? []))
    push(operations)
  }

  /// A swipe tells the delegate, code does not (PAG-04).
  mutating func swipe(to page: ControllerID, in pages: ControllerID, _ call: CallContext) {
    if let refusal = Pages.ignoresSwipe(to: page, in: pages, world, &outcome.ledger) {
      outcome.decisions.append(.gestureIgnored(pages, refusal.rule))
      return
    }
    guard canBecomeChild(page, of: pages) else { return }
    let old = world.stack(pages)
    outcome.decisions.append(.pages(pages, [page]))
    start(pages, old, [page], isByUser: true, call)
  }

  mutating func beginPageChange(_ id: TransitionID) {
    let transition = self[id]
    trace(.schedule, isCurl(transition.container) ? .ord19 : .ord18, .decided, transition.container)
    var out: [ControllerID] = []
    for x in transition.from where !transition.to.contains(x) { out += world.leaving(x) }
    let coming = transition.to.filter { !transition.from.contains($0) }
    guard hierarchy.isVisible(transition.container) else {
      // Off the screen meanwhile: the pages change, and nobody appears.
      push(coming.map { .setPlace($0, .inside(transition.container)) })
      return
    }
    self[id].out = out
    agenda.append(
      .arrival(
        Arrival(
          roots: coming, after: out.map { .willDisappear($0) },
          entry: coming.map { .setPlace($0, .inside(transition.container)) }, transition: id)))
  }

  private func isCurl(_ pages: ControllerID) -> Bool {
    guard case .enumeration(let type, let row)? = hierarchy.property(pages, .transitionStyle) else {
      // UIKit's own default of `init` is the curl; the outlines' is the storyboard's, scroll.
      return false
    }
    return StandardValues.isCurl(type, row)
  }

  mutating func endPageChange(_ id: TransitionID) {
    var transition = self[id]
    // What a later change of the same turn has brought back stays.
    for later in running
    where later.index > id.index && self[later].container == transition.container && self[later].kind == .page {
      transition.removed.removeAll { self[later].to.contains($0) }
    }
    var here: [Operation] = []
    for x in transition.to where !transition.from.contains(x) { here += arrivals(world.shown(x)) }
    let gone = departures(transition.out)
    var operations: [Operation] = transition.removed.map { .setPlace($0, .none) }
    operations += isCurl(transition.container) ? gone + here : here + gone
    for x in transition.removed { operations += [.willMove(x, nil), .removeFromParent(x), .didMove(x, nil)] }
    if transition.isByUser { operations.append(told(transition, isCompleted: true)) }
    operations += transition.removed.map { .mayRelease($0) }
    push(operations)
  }

  private func told(_ transition: Transition, isCompleted: Bool) -> Operation {
    .tell(
      .pageViewControllerDidFinishAnimating, transition.container,
      [.bool(true), list(transition.from), .bool(isCompleted)],
      delegate: world.liveDelegate(hierarchy.property(transition.container, .delegate) ?? .none))
  }

  /// ORD-29.
  mutating func cancelPageChange(_ id: TransitionID) {
    let transition = self[id]
    trace(.schedule, .ord29, .decided, transition.container)
    let coming = transition.incoming
    var operations: [Operation] = []
    let back = comesBack(transition.out)
    if isCurl(transition.container) {
      let appear = transition.out.map { Operation.willAppear($0) } + transition.out.map { .isAppearing($0) }
      operations += coming.map { .willDisappear($0) } + appear + coming.map { .didDisappear($0) }
      operations += transition.out.map { .didAppear($0) }
    } else {
      operations += back + coming.map { .willDisappear($0) } + coming.map { .didDisappear($0) }
    }
    for x in transition.to where !transition.from.contains(x) {
      operations += [.setPlace(x, .none), .willMove(x, nil), .removeFromParent(x), .didMove(x, nil), .mayRelease(x)]
    }
    operations.append(told(transition, isCompleted: false))
    push(operations)
  }
}
