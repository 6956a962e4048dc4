/// Tab bar controllers (TAB).
extension Simulator {
  /// Selects a tab by code or tap, without asking a delegate (TAB-02).
  mutating func select(_ tab: ControllerID, in tabs: ControllerID) {
    if world.isOverflow(tab, of: tabs) { return selectOverflow(tab, in: tabs) }
    // A switch that runs is ended first, its did-phase at once.
    if let id = take(CallsWhileATransitionRuns.ends(tabs, world)) {
      loop.agenda.append(.internalCall(.select(tab, in: tabs)))
      loop.paused.removeAll { $0 == id }
      interrupt()
      loop.agenda.append(.transition(id, .end))
      return
    }
    switch ask({ Tabs.selects(tab, in: tabs, $0, &$1) }) {
    case .first:
      hierarchy.selectedTabs[tabs] = tab
      play(.offScreen, .will, Cast(new: [tab], place: .inside(tabs)))
    case .again: break
    case .switches(let old):
      outcome.decisions.append(.tab(tabs, tab))
      note(SearchContextBefore13.stays(over: tabs, world))
      hierarchy.selectedTabs[tabs] = tab
      switchTabs(tabs, from: old, to: tab)
    }
  }

  private mutating func switchTabs(_ tabs: ControllerID, from old: ControllerID?, to tab: ControllerID) {
    guard !holds(EveryTabIsAChild.judge(tabs, world)) else {
      var operations: [Operation] = []
      appendNotComing(old, with: tabs, &operations)
      appendOperations(
        .offScreen, .will, Cast(new: [tab], old: old.map { [$0] } ?? [], place: .inside(tabs)), &operations)
      return runNext(operations)
    }
    if let id = world.queuedTransition(of: tabs, .tab) {
      self[id].to = [tab]
    } else {
      let transition = Transition(
        kind: .tab, container: tabs, from: old.map { [$0] } ?? [], to: [tab], isAnimated: true, line: 0,
        origin: currentCall)
      queue(add(transition))
    }
    runNext([.load(tab)])
  }

  mutating func beginTabSwitch(_ id: TransitionID) {
    let transition = self[id]
    // A switch that its own callbacks have asked for while `begin` pauses it ends it.
    if let other = running.first(where: {
      $0 != id && self[$0].kind == .tab && self[$0].container == transition.container && self[$0].isRunning
    }) {
      loop.agenda.append(.transition(id, .beginAgain))
      loop.paused.removeAll { $0 == other }
      interrupt()
      loop.agenda.append(.transition(other, .end))
      return
    }
    guard let tab = transition.to.first, transition.from.first != tab else {
      self[id].phase = .dropped
      running.removeAll { $0 == id }
      return
    }
    guard hierarchy.isVisible(transition.container) else {
      // Off the screen meanwhile: only the selection changes (TAB-02).
      play(.offScreen, .will, Cast(new: [tab], place: .inside(transition.container)))
      return
    }
    askForTabAnimator(id, tab)
    self[id].place = .inside(transition.container)
    loop[id].schedule = ask { Schedules.tabs(transition.container, $0, &$1) }
    explainBeginning(of: id)
    self[id].out = transition.from.first.map { world.leaving($0) } ?? []
    self[id].phase = .willPhase
    loop.agenda.append(.transition(id, .willPhaseEnded))
    play(
      id, .will,
      Cast(going: self[id].out, new: transition.to, roots: transition.to, place: .inside(transition.container)))
  }

  /// The delegate is asked for an animator and an interaction controller (CUS-29).
  private mutating func askForTabAnimator(_ id: TransitionID, _ tab: ControllerID) {
    let tabs = self[id].container
    self[id].isAnimated = WhoAnimates.animatesTabsByItself(world)
    guard let old = self[id].from.first, holds(TabBarControllerAsksItsDelegate.asks(tabs, world)) else {
      return
    }
    let delegate = world.liveDelegate(hierarchy.property(tabs, .delegate) ?? .none)
    let answer = callDelegate(
      .tabBarControllerAnimationController, of: delegate, for: tabs, [.controller(old), .controller(tab)])
    guard let animator = take(TabBarControllerAsksItsDelegate.given(animating(answer), to: tabs, world)) ?? nil else {
      return
    }
    self[id].isAnimated = true
    animate(
      id, animator, callDelegate(.tabBarControllerInteractionController, of: delegate, for: tabs, [.object(animator)]))
  }

  mutating func endTabSwitch(_ id: TransitionID) {
    let transition = self[id]
    guard let tab = transition.to.first else { return }
    guard loop[id].schedule != nil else {
      play(.viewMovedOut, .call, Cast(old: transition.from))
      return
    }
    play(
      id, .did,
      Cast(
        coming: transition.incoming.isEmpty ? [] : world.shown(tab), going: transition.out,
        // One that More shows now has its view there already.
        old: transition.from.filter { !hierarchy.place(hierarchy.place(of: $0), isWithin: tab) },
        removed: transition.removed))
  }

  mutating func cancelTabSwitch(_ id: TransitionID) {
    let transition = self[id]
    if let old = transition.from.first { hierarchy.selectedTabs[transition.container] = old }
    guard loop[id].schedule != nil else {
      play(.offScreen, .will, Cast(old: transition.to))
      return
    }
    play(
      id, .cancel,
      Cast(coming: transition.incoming, going: comesBack(id), new: transition.to))
  }

  /// A tab bar controller is its bar's delegate: a method of its own class is called.
  mutating func callBarHook(_ tabs: ControllerID, _ item: Value) {
    guard askSwift("tabBar(_:didSelect:)", of: .controller(tabs), [.facet(.tabBar, tabs), item]) != nil else { return }
    note(TapAsksSwitchesTells.calls(tabs))
  }

  /// A tap asks the delegate, switches, and calls the delegate; a second tap pops to the root (TAB-03).
  mutating func tap(_ tab: ControllerID, in tabs: ControllerID, line: Int = 0) {
    if !world.isBarHidden(.tabBar, of: tabs), tapsBesidePopover(over: tabs, line: line) { return }
    if let refusal = take(TapAsksSwitchesTells.judge(tab, in: tabs, world)) ?? nil {
      return ignoreGesture(on: tabs, refusal.rule) { _ = $1.take(TapAsksSwitchesTells.judge(tab, in: tabs, $0)) ?? nil }
    }
    let delegate = world.liveDelegate(hierarchy.property(tabs, .delegate) ?? .none)
    let answer = callDelegate(.tabBarControllerShouldSelect, of: delegate, for: tabs, [.controller(tab)])
    guard take(TapAsksSwitchesTells.judge(answer, to: tab, in: tabs)) ?? true else {
      outcome.decisions.append(.tapBlocked(tabs))
      return
    }
    callBarHook(tabs, .facet(.tabBarItem, tab))
    if let rule = take(TapAsksSwitchesTells.judge(again: tab, in: tabs, world)) {
      ignoreGesture(on: tabs, rule) { _ = $1.take(TapAsksSwitchesTells.judge(again: tab, in: tabs, $0)) }
    }
    runNext([.callDelegate(.tabBarControllerDidSelect, tabs, [.controller(tab)], delegate: delegate)])
    if hierarchy.selectedTabs[tabs] != tab {
      select(tab, in: tabs)
    } else if let stack = take(TapAsksSwitchesTells.judge(stackOf: tab, world)) {
      if let id = take(CallsWhileATransitionRuns.popsAfterwards(stack, world)) {
        self[id].stackChange.popsToRoot = true
      } else {
        changeStack(.popToRoot, of: stack, isAnimated: true, line: 0)
      }
    }
  }

  /// A list without what it names again: a controller can be one child only.
  func distinct(_ controllers: [ControllerID]) -> [ControllerID] {
    var seen = IDSet<ControllerID>()
    return controllers.filter { seen.insert($0) }
  }

  /// New tabs keep the selection if they can (TAB-04).
  ///
  /// - Parameter wanted: the one to select, where the tabs are objects that have decided it.
  mutating func setTabs(
    _ tabs: ControllerID, _ controllers: [ControllerID], selecting wanted: ControllerID?? = nil
  ) {
    let all = distinct(controllers)
    // What raises says nothing of a selection.
    for x in all where hierarchy.parent(of: x) != tabs { guard canBecomeChild(x, of: tabs) else { return } }
    var next = selection(of: tabs, among: all, wanted)
    var new = all
    // Tabs as objects count before their controllers are made.
    let wantedCount = hierarchy.tabObjects[tabs] == nil ? all.count : max(all.count, world.countOfTabs(tabs))
    if let count = take(SixthTabGoesToMore.judge(tabs, count: wantedCount, world)) {
      let nav = more(of: tabs)
      let objects = world.shownTabObjects(tabs).prefix(count)
      let inBar = objects.isEmpty ? Array(all.prefix(count)) : objects.compactMap { world.controller(of: $0) }
      new = inBar.filter { all.contains($0) } + [nav]
      let showsTheList = world.selectedTab(tabs) == nav
      if hierarchy.moreTabs[tabs]?.shown.map({ new.contains($0) || !all.contains($0) }) ?? false {
        takeOutOfMore(of: tabs)
      }
      // UIKit's list stays selected, as long as there is one.
      if showsTheList { next = nav }
    } else if hierarchy.moreTabs[tabs]?.tabs.isEmpty == false {
      takeOutOfMore(of: tabs)
    }
    let overflow = next.flatMap { new.contains($0) ? nil : $0 }
    if overflow != nil { next = new.last }
    let isOverfull = hierarchy.moreTabs[tabs].map { new.contains($0.controller) } ?? false
    hierarchy.moreTabs[tabs]?.tabs = isOverfull ? all : []
    let old = hierarchy.children(of: tabs)
    let selected = hierarchy.selectedTabs[tabs]
    var operations: [Operation] = []
    let keeps = IDSet(new)
    for x in old where !keeps.contains(x) {
      appendOperations(.childGiven, Cast(old: [x]), &operations)
      if x != selected { appendOperations(.viewMovedOut, Cast(old: [x]), &operations) }
    }
    hierarchy.set(tabs, .hadTabs, true)
    let had = IDSet(old)
    if let overflow, hierarchy.moreTabs[tabs]?.shown != overflow {
      loop.agenda.append(.internalCall(.showInMore(overflow, of: tabs)))
    }
    for x in new where !had.contains(x) {
      if hierarchy.parent(of: x) != nil { appendOperations(.childTakenAway, Cast(old: [x]), &operations) }
      appendOperations(.childTaken, Cast(new: [x], container: tabs), &operations)
      guard x != hierarchy.moreTabs[tabs]?.controller else { continue }
      if take(TabBarLoadsWhenMade.judge(x, asTabOf: tabs, world)) != nil { operations.append(.load(x)) }
    }
    // The order of the new tabs, whoever was there before.
    appendOperations(.childrenReordered, Cast(stack: new, container: tabs), &operations)
    if next != selected {
      hierarchy.selectedTabs[tabs] = next
      if let next {
        if let selected, !keeps.contains(selected) { operations.append(.mayRelease(selected)) }
        loop.agenda.append(.internalCall(.switchTabs(tabs, selected, next)))
      } else if let selected {
        let group = hierarchy.isVisible(tabs) ? world.leaving(selected) : []
        appendOperations(.viewMovedOut, Cast(going: group, old: [selected]), &operations)
      }
    }
    runNext(operations)
  }

  private mutating func selection(
    of tabs: ControllerID, among new: [ControllerID], _ wanted: ControllerID??
  ) -> ControllerID? {
    if let wanted { return wanted }
    return take(NewTabsKeepTheSelection.judge(tabs, new, world)) ?? nil
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
