/// Navigation stacks (NAV): the stack changes in the call, one transition at the commit shows the difference.
extension Simulator {

  // MARK: The calls

  mutating func pushViewController(_ x: ControllerID?, on nav: ControllerID, isAnimated: Bool, _ call: CallContext?) {
    guard let x else {
      trace(.stack, .nav03, .decided, nav)
      log(.nl01, "Application tried to push a nil view controller on target \(hierarchy.description(of: nav)).")
      return
    }
    guard !isDropped(nav, "pushViewController:animated:"), canEnter(x, nav) else { return }
    change(nav, to: world.stack(nav) + [x], isAnimated: isAnimated, isPop: false, call)
  }

  /// A collapsed split view's secondary goes on the primary's stack whatever it is (SHW-07).
  mutating func pushWithoutCheck(_ x: ControllerID, on nav: ControllerID, _ call: CallContext) {
    guard !isDropped(nav, "pushViewController:animated:"), !world.stack(nav).contains(x) else { return }
    change(nav, to: world.stack(nav) + [x], isAnimated: true, isPop: false, call)
  }

  mutating func popViewController(_ nav: ControllerID, isAnimated: Bool, _ call: CallContext?) {
    guard !isDropped(nav, "popViewControllerAnimated:") else { return }
    let old = world.stack(nav)
    guard old.count > 1 else {
      trace(.stack, .nav06, .decided, nav)
      return
    }
    change(nav, to: Array(old.dropLast()), isAnimated: isAnimated, isPop: true, call)
  }

  mutating func popToRoot(_ nav: ControllerID, isAnimated: Bool, _ call: CallContext?) {
    guard !isDropped(nav, "popToViewController:transition:") else { return }
    let old = world.stack(nav)
    guard old.count > 1 else {
      trace(.stack, .nav06, .decided, nav)
      return
    }
    change(nav, to: [old[0]], isAnimated: isAnimated, isPop: true, call)
  }

  mutating func pop(_ nav: ControllerID, to target: ControllerID, isAnimated: Bool, _ call: CallContext?) {
    guard !isDropped(nav, "popToViewController:transition:") else { return }
    let old = world.stack(nav)
    guard let index = old.firstIndex(of: target) else {
      trace(.stack, .nav06, .decided, nav)
      raise(.ne04, "NSInternalInconsistencyException", "Tried to pop to a view controller that doesn't exist.")
      return
    }
    guard index < old.count - 1 else {
      trace(.stack, .nav06, .decided, nav)
      return
    }
    change(nav, to: Array(old[0...index]), isAnimated: isAnimated, isPop: true, call)
  }

  /// `setViewControllers(_:animated:)` of navigation, tab bar, split and page view controllers.
  mutating func setViewControllers(
    _ x: ControllerID, _ controllers: [ControllerID], isAnimated: Bool, _ call: CallContext? = nil
  ) {
    switch hierarchy.kind(of: x) {
    case .navigation, .imagePicker: setStack(x, controllers, isAnimated: isAnimated, call)
    case .tabBar: setTabs(x, controllers)
    case .split: setColumns(x, controllers)
    default: break
    }
  }

  private mutating func setStack(
    _ nav: ControllerID, _ new: [ControllerID], isAnimated: Bool, _ call: CallContext?
  ) {
    guard !isDropped(nav, "setViewControllers:animated:") else { return }
    var seen: Set<ControllerID> = []
    for x in new where !seen.insert(x).inserted {
      trace(.stack, .nav09, .decided, nav)
      let names = new.map { hierarchy.description(of: $0) }.joined(separator: ", ")
      raise(
        .ne03, "NSInternalInconsistencyException",
        "All view controllers in a navigation controller must be distinct (\(names))")
      return
    }
    let old = world.stack(nav)
    let had = Set(old)
    for x in new where !had.contains(x) { guard canEnter(x, nav) else { return } }
    trace(.stack, .nav09, .decided, nav)
    let isPop = new.last.map { old.contains($0) } ?? true
    change(nav, to: new, isAnimated: isAnimated, isPop: isPop, call)
  }

  /// A stack change under a modal transition of which the navigation controller is the presenter is dropped (ORD-32).
  private mutating func isDropped(_ nav: ControllerID, _ selector: String) -> Bool {
    guard profile.version >= UIKitVersion(9) || profile.isDocuments,
      world.runningTransition(of: nav, .present, .dismiss) != nil
    else { return false }
    trace(.stack, .ord32, .decided, nav)
    log(
      .nl03,
      "\(selector) called on \(hierarchy.description(of: nav)) while an existing transition or presentation is occurring; the "
        + "navigation stack will not be updated.")
    return true
  }

  /// NAV-03 to NAV-05.
  mutating func canEnter(_ x: ControllerID, _ nav: ControllerID) -> Bool {
    let name = hierarchy.description(of: nav)
    switch WhatCannotBePushed.refusal(x, nav, hierarchy) {
    case .isNavigation:
      trace(.stack, .nav03, .decided, x)
      raise(.ne01, "NSInvalidArgumentException", "Pushing a navigation controller is not supported")
      return false
    case .isSplit:
      trace(.stack, .nav03, .decided, x)
      log(.nl02, "Split View Controllers cannot be pushed to a Navigation Controller \(name)")
      return false
    case .isRoot:
      trace(.stack, .nav03, .decided, x)
      raise(
        .ce06, "UIViewControllerHierarchyInconsistency",
        ChildsViewBelongsIntoItsParents.root(hierarchy.description(of: x), name))
      return false
    case .isInStack, nil: break
    }
    guard !makesCycle(x, in: nav) else { return false }
    trace(.stack, .nav03, .declined, x)
    guard world.stack(nav).contains(x) else { return true }
    let rule: RuleID = PushedTwiceUpTo12.holds(in: profile) ? .nav04 : .nav05
    trace(.stack, rule, .decided, x)
    let text =
      rule == .nav04
      ? PushedTwiceUpTo12.text(hierarchy.description(of: x))
      : PushedTwiceFrom13.text(name, hierarchy.description(of: x))
    raise(.ne02, "NSInvalidArgumentException", text)
    return false
  }

  // MARK: The change

  /// Changes the stack at once, with its containment callbacks; on screen a transition shows the new top at the commit
  /// (NAV-08).
  private mutating func change(
    _ nav: ControllerID, to new: [ControllerID], isAnimated: Bool, isPop: Bool, _ call: CallContext?
  ) {
    let old = world.stack(nav)
    let oldTop = old.last
    let newTop = new.last
    let isOnScreen = hierarchy.isVisible(nav) && hierarchy.has(nav, .laidOut)
    trace(.stack, isOnScreen ? .nav02 : .nav10, .decided, nav)
    outcome.decisions.append(.stack(nav, from: oldTop, to: newTop))
    var queuedID = world.queuedTransition(of: nav, .stack)
    if isOnScreen, queuedID == nil {
      var transition = Transition(
        kind: .stack, container: nav, from: oldTop.map { [$0] } ?? [], to: [], isAnimated: isAnimated,
        line: call?.line ?? 0, origin: currentCall)
      transition.stackBefore = old
      queuedID = add(transition)
      if let queuedID { queue(queuedID) }
    } else if isOnScreen {
      trace(.stack, .nav08, .decided, nav)
    }
    if let queuedID, isAnimated {
      self[queuedID].animatedChanges += 1
      if self[queuedID].animatedChanges > 1 { warnNested(nav, isPop: isPop) }
    }
    let shownTop = queuedID.flatMap { self[$0].from.first }

    var operations: [Operation] = []
    var kept: Set<ControllerID> = []
    for x in new { kept.insert(x) }
    let removed = old.filter { !kept.contains($0) }
    for x in removed {
      if x == shownTop, isOnScreen {
        // The visible top keeps its parent until the did-phase.
        lay(.stackChange, Cast(old: [x]), &operations)
        if let queuedID { self[queuedID].removed = [x] }
      } else if pendingDidMove[x] == nav, hierarchy.state(of: x) == .disappeared, isOnScreen {
        lay(.childGiven, Cast(old: [x]), &operations)
        operations.append(.mayRelease(x))
      } else {
        lay(.childGiven, Cast(old: [x]), &operations)
        lay(.viewMovedOut, Cast(old: [x]), &operations)
      }
    }
    if removed.count > 1 { trace(.stack, .nav07, .decided, nav) }
    let had = Set(old)
    let reorders = needsReorder(old, new, kept)
    for x in new {
      let isNew = !had.contains(x)
      if isNew {
        // A controller that is popped and pushed again within the turn never left its parent.
        if hierarchy.parent(of: x) == nav {
          operations.append(.removeFromParent(x))
          if let queuedID { self[queuedID].removed = [] }
        } else if hierarchy.parent(of: x) != nil {
          lay(.childTakenAway, Cast(old: [x]), &operations)
        }
        lay(.stackChange, Cast(new: [x], container: nav), &operations)
        trace(.stack, .nav01, .decided, x)
        if x == newTop {
          pendingDidMove[x] = nav
        } else {
          lay(.arrivalIsTold, Cast(new: [x], container: nav), &operations)
        }
      } else {
        if x != newTop, pendingDidMove[x] == nav {
          lay(.arrivalIsTold, Cast(new: [x], container: nav), &operations)
        }
        if reorders { lay(.childrenReordered, Cast(stack: [x], container: nav), &operations) }
      }
    }
    if !isOnScreen, hierarchy.has(nav, .laidOut) || hierarchy.isVisible(nav) {
      let covered = oldTop != newTop ? oldTop : nil
      lay(
        .offScreen, .will,
        Cast(new: newTop.map { [$0] } ?? [], old: covered.map { [$0] } ?? [], place: .inside(nav)), &operations)
    }
    if !isOnScreen { agenda.append(.resume(.stackSettled(nav))) }
    push(operations)
  }

  /// A stack change has settled: the tab bar is away as long as anybody in the stack wants it away (NAV-13).
  mutating func stackSettled(_ nav: ControllerID) {
    guard let tabs = hierarchy.parent(of: nav), hierarchy.kind(of: tabs) == .tabBar else { return }
    let hides = TabBarIsAwayWhileAnybodyWantsIt.hidesTabBar(world.stack(nav), hierarchy)
    trace(.stack, .nav13, hides ? .decided : .declined, nav)
    hierarchy.set(nav, .hidesTabBar, hides)
  }

  /// Whether those that stay change their order.
  private func needsReorder(_ old: [ControllerID], _ new: [ControllerID], _ kept: Set<ControllerID>) -> Bool {
    let staying = old.filter { kept.contains($0) }
    return !new.starts(with: staying)
  }

  private mutating func warnNested(_ nav: ControllerID, isPop: Bool) {
    let rule: RuleID = NestedAnimationUpTo12.holds(in: profile) ? .nav14 : .nav15
    trace(.stack, rule, .decided, nav)
    log(.nl04, rule == .nav14 ? NestedAnimationUpTo12.text(isPop: isPop) : NestedAnimationFrom13.text(isPop: isPop))
  }

  // MARK: The transition

  mutating func beginStackChange(_ id: TransitionID) {
    let transition = self[id]
    let nav = transition.container
    guard hierarchy.isVisible(nav) else {
      changeOnTheWayOut(id)
      return
    }
    guard let top = world.stack(nav).last else {
      emptyStack(id)
      return
    }
    guard top != transition.from.first else {
      // Several changes that lead back to the old top: nothing to be seen (NAV-08, NAV-09 2).
      if pendingDidMove[top] == nav { play(.arrivalIsTold, .call, Cast(new: [top], container: nav)) }
      self[id].isDropped = true
      self[id].hasEnded = true
      running.removeAll { $0 == id }
      return
    }
    self[id].to = [top]
    sequels[Int(id.index)].schedule = Schedules.stack(nav, isEmptied: false, &outcome.ledger)
    self[id].out = transition.from.first.map { world.leaving($0) } ?? []
    play(
      id, .will, Cast(going: self[id].out, new: [top], roots: [top], place: .inside(nav)))
  }

  /// Something asked for earlier in the turn is taking the navigation controller off the screen: the change is one off
  /// screen (NAV-10), and the old top goes with the navigation controller.
  private mutating func changeOnTheWayOut(_ id: TransitionID) {
    let nav = self[id].container
    trace(.stack, .nav10, .decided, nav)
    if let top = world.stack(nav).last {
      if top != self[id].from.first { hierarchy.setPlace(top, .inside(nav)) } else { self[id].from = [] }
    }
    emptyStack(id)
  }

  /// `viewControllers = []`: the half of a pop that goes (NAV-09).
  private mutating func emptyStack(_ id: TransitionID) {
    sequels[Int(id.index)].schedule = Schedules.stack(self[id].container, isEmptied: true, &outcome.ledger)
    self[id].out = self[id].from.first.map { world.leaving($0) } ?? []
    play(id, .will, Cast(going: self[id].out))
  }

  mutating func endStackChange(_ id: TransitionID) {
    let transition = self[id]
    let nav = transition.container
    agenda.append(.resume(.stackSettled(nav)))
    play(
      id, .did,
      Cast(
        coming: transition.to.first.map { world.shown($0) } ?? [], going: transition.out, new: transition.to,
        old: transition.from,
        // A body may have moved one that was popped elsewhere meanwhile.
        removed: transition.removed.filter { hierarchy.parent(of: $0) == nav }))
  }

  /// ORD-27: the visitor goes first, then the other comes back; the stack is as before.
  mutating func cancelStackChange(_ id: TransitionID) {
    let transition = self[id]
    let nav = transition.container
    play(
      id, .cancel,
      Cast(
        coming: transition.incoming, going: transition.out, new: transition.to,
        stack: transition.stackBefore.filter { hierarchy.parent(of: $0) == nav }, container: nav))
  }

  // MARK: The user

  /// Swiping back is a pop that can be cancelled (NAV-12).
  mutating func swipeBack(_ nav: ControllerID, _ call: CallContext) {
    let stack = world.stack(nav)
    guard stack.count > 1, let top = stack.last, hierarchy.isVisible(nav), !world.isCovered(nav),
      world.runningTransition(of: nav, .stack) == nil, !isSwipeDisabled(nav, top)
    else {
      trace(.stack, .nav12, .declined, nav)
      outcome.decisions.append(.gestureIgnored(nav, .nav12))
      return
    }
    trace(.stack, .nav12, .decided, nav)
    change(nav, to: Array(stack.dropLast()), isAnimated: true, isPop: true, call)
    if let id = world.queuedTransition(of: nav, .stack) {
      self[id].isInteractive = true
      self[id].isByUser = true
    }
  }

  private func isSwipeDisabled(_ nav: ControllerID, _ top: ControllerID) -> Bool {
    let gesture = PropertyKey(owner: .facet(.interactivePopGestureRecognizer, nav), property: .isEnabled)
    if hierarchy.assigned[gesture] == .bool(false) || hierarchy.isTrue(nav, .isNavigationBarHidden) { return true }
    let hides = PropertyKey(owner: .facet(.navigationItem, top), property: .hidesBackButton)
    let left = PropertyKey(owner: .facet(.navigationItem, top), property: .leftBarButtonItem)
    return hierarchy.assigned[hides] == .bool(true) || hierarchy.assigned[left].map { !$0.isNil } ?? false
  }

  /// Whether the tab bar is away because somebody in the selected stack wants it away (NAV-13).
  func isTabBarHidden(_ tabs: ControllerID) -> Bool {
    if hierarchy.isTrue(tabs, .isTabBarHidden) { return true }
    guard let selected = hierarchy.selectedTabs[tabs], hierarchy.kind(of: selected).isNavigation else { return false }
    return hierarchy.has(selected, .hidesTabBar)
  }
}
