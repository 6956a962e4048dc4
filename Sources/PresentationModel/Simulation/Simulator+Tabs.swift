/// Tab bar controllers (TAB).
extension Simulator {
  /// Selects a tab by code or tap, without asking anybody (TAB-02).
  mutating func select(_ tab: ControllerID, in tabs: ControllerID) {
    // A switch that runs is ended first, its did-phase at once.
    if let id = NowOrLater.endsFirst(tabs, world, &outcome.ledger) {
      agenda.append(.resume(.select(tab, tabs)))
      held.removeAll { $0 == id }
      agenda.append(.transition(id, .end))
      return
    }
    switch Tabs.selects(tab, in: tabs, world, &outcome.ledger) {
    case .first:
      hierarchy.selectedTabs[tabs] = tab
      push([.setPlace(tab, .inside(tabs))])
    case .again: break
    case .switches(let old):
      outcome.decisions.append(.tab(tabs, tab))
      hierarchy.selectedTabs[tabs] = tab
      switchTabs(tabs, from: old, to: tab)
    }
  }

  private mutating func switchTabs(_ tabs: ControllerID, from old: ControllerID?, to tab: ControllerID) {
    guard !Tabs.isSilent(tabs, world, &outcome.ledger) else {
      push((old.map { [.setPlace($0, .none)] } ?? []) + [.setPlace(tab, .inside(tabs))])
      return
    }
    if let id = world.queuedTransition(of: tabs, .tab) {
      self[id].to = [tab]
    } else {
      let transition = Transition(
        kind: .tab, container: tabs, from: old.map { [$0] } ?? [], to: [tab], isAnimated: true, line: 0,
        origin: currentCall)
      queue(add(transition))
    }
    push([.load(tab)])
  }

  mutating func beginTabSwitch(_ id: TransitionID) {
    let transition = self[id]
    guard let tab = transition.to.first, transition.from.first != tab else {
      self[id].isDropped = true
      self[id].hasEnded = true
      running.removeAll { $0 == id }
      return
    }
    guard hierarchy.isVisible(transition.container) else {
      // Off the screen meanwhile: only who is selected changes (TAB-02).
      push([.setPlace(tab, .inside(transition.container))])
      return
    }
    trace(.schedule, TabSwitchFrom18.holds(in: profile) ? .ord17 : .ord16, .decided, transition.container)
    let out = transition.from.first.map { world.leaving($0) } ?? []
    self[id].out = out
    agenda.append(
      .arrival(
        Arrival(
          roots: [tab], after: out.map { .willDisappear($0) }, entry: [.setPlace(tab, .inside(transition.container))],
          transition: id)))
  }

  mutating func endTabSwitch(_ id: TransitionID) {
    let transition = self[id]
    guard let tab = transition.to.first else { return }
    var operations: [Operation] = transition.from.map { .setPlace($0, .none) }
    let gone = departures(transition.out)
    let here = transition.incoming.isEmpty ? [] : arrivals(world.shown(tab))
    operations += TabSwitchFrom18.holds(in: profile) ? here + gone : gone + here
    operations += transition.removed.map { .mayRelease($0) }
    push(operations)
  }

  mutating func cancelTabSwitch(_ id: TransitionID) {
    let transition = self[id]
    if let old = transition.from.first { hierarchy.selectedTabs[transition.container] = old }
    var operations: [Operation] = transition.to.map { .setPlace($0, .none) }
    operations += transition.incoming.map { .willDisappear($0) } + transition.incoming.map { .didDisappear($0) }
    operations += comesBack(transition.out)
    push(operations)
  }

  /// A tap asks, switches, tells; a second tap pops to the root (TAB-03).
  mutating func tap(_ tab: ControllerID, in tabs: ControllerID) {
    if let refusal = Tabs.ignoresTap(on: tab, in: tabs, world, &outcome.ledger) {
      outcome.decisions.append(.gestureIgnored(tabs, refusal.rule))
      return
    }
    let delegate = world.liveDelegate(hierarchy.property(tabs, .delegate) ?? .none)
    let answer = ask(.tabBarControllerShouldSelect, of: delegate, for: tabs, [.controller(tab)])
    guard Tabs.allows(tab, in: tabs, answer: answer, &outcome.ledger) else {
      outcome.decisions.append(.gestureBlocked(tabs))
      return
    }
    push([.tell(.tabBarControllerDidSelect, tabs, [.controller(tab)], delegate: delegate)])
    if hierarchy.selectedTabs[tabs] != tab {
      select(tab, in: tabs)
    } else if hierarchy.kind(of: tab).isNavigation {
      if let id = NowOrLater.popsAfter(tab, world, &outcome.ledger) {
        self[id].popsToRootAfterwards = true
      } else {
        popToRoot(tab, isAnimated: true, nil)
      }
    }
  }

  /// A list without what it names again: a controller can be one child only.
  func distinct(_ controllers: [ControllerID]) -> [ControllerID] {
    var seen: Set<ControllerID> = []
    return controllers.filter { seen.insert($0).inserted }
  }

  /// New tabs keep the selection if they can (TAB-04).
  mutating func setTabs(_ tabs: ControllerID, _ controllers: [ControllerID]) {
    let new = distinct(controllers)
    let next = Tabs.selection(among: new, in: tabs, world, &outcome.ledger)
    for x in new where hierarchy.parent(of: x) != tabs { guard canBecomeChild(x, of: tabs) else { return } }
    let old = hierarchy.children(of: tabs)
    let selected = hierarchy.selectedTabs[tabs]
    var operations: [Operation] = []
    let keeps = Set(new)
    for x in old where !keeps.contains(x) {
      operations += [.willMove(x, nil), .removeFromParent(x), .didMove(x, nil)]
      if x != selected { operations += [.setPlace(x, .none), .mayRelease(x)] }
    }
    let had = Set(old)
    for x in new where !had.contains(x) {
      if hierarchy.parent(of: x) != nil { operations += [.removeFromParent(x), .didMove(x, nil)] }
      operations += [.willMove(x, tabs), .append(x, tabs), .didMove(x, tabs)]
      if hierarchy.kind(of: x).isNavigation { operations.append(.load(x)) }
    }
    // The order of the new tabs, whoever was there before.
    for x in new { operations += [.removeFromParent(x), .append(x, tabs)] }
    if next != selected {
      hierarchy.selectedTabs[tabs] = next
      if let next {
        if let selected, !keeps.contains(selected) { operations.append(.mayRelease(selected)) }
        agenda.append(.resume(.switchTabs(tabs, selected, next)))
      } else if let selected {
        let group = hierarchy.isVisible(tabs) ? world.leaving(selected) : []
        operations += group.map { .willDisappear($0) } + [.setPlace(selected, .none)]
        operations += departures(group) + [.mayRelease(selected)]
      }
    }
    push(operations)
  }

  mutating func resumeSwitch(_ tabs: ControllerID, _ old: ControllerID?, _ tab: ControllerID) {
    if let old, hierarchy.parent(of: old) == nil, let id = world.queuedTransition(of: tabs, .tab) {
      self[id].removed.append(old)
    }
    switchTabs(tabs, from: old, to: tab)
    if let old, hierarchy.parent(of: old) == nil, let id = world.queuedTransition(of: tabs, .tab) {
      self[id].removed.append(old)
    }
  }
}
