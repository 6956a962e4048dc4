/// Navigation stacks (NAV): the stack changes in the call, one transition at the commit shows the difference.
extension Simulator {

  // MARK: The calls

  /// Changes a stack now, later or not at all (T-2, N-L03, NAV-16).
  mutating func changeStack(_ call: StackCall, of nav: ControllerID, isAnimated: Bool, line: Int) {
    if let running = ask({ NowOrLater.waits(changeOf: nav, $0, &$1) }) {
      return deferCall(call, of: nav, isAnimated: isAnimated, until: running)
    }
    if let refusal = ask({ NowOrLater.drops(call.kind, of: nav, $0, &$1) }) { return say(refusal) }
    if let earlier = ask({ NavigationStack.holds(nav, isAnimated: isAnimated, $0, &$1) }) {
      countAnimated(earlier, isPop: isPop(call, of: nav))
      return deferChange(call, of: nav)
    }
    make(call, of: nav, isAnimated: isAnimated, line: line)
  }

  private mutating func make(_ call: StackCall, of nav: ControllerID, isAnimated: Bool, line: Int) {
    let difference: StackDifference
    switch call {
    case .push(let x):
      guard let x else {
        if let refusal = take(WhatCannotBePushed.pushesNil(on: nav)) { say(refusal) }
        return
      }
      guard canEnter(x, nav) else { return }
      difference = StackDifference(pushing: x, onto: nav, world)
    case .stack(let x):
      // A collapsed split view's secondary goes on the primary's stack whatever its class (SHW-07).
      guard canBecomeChild(x, of: nav) else { return }
      if let refusal = take(WhatCannotBePushed.judge(empty: x, world)) { return say(refusal) }
      if let refusal = ask({ NavigationStack.repetition(x, on: nav, $0, &$1) }) { return say(refusal) }
      difference = StackDifference(pushing: x, onto: nav, world)
    case .pop, .popToRoot:
      guard take(PopsThatFindNothing.judge(nav, world)) == nil else { return }
      var target: ControllerID?
      if case .pop = call { target = world.top(of: nav).flatMap { world.below($0, on: nav) } }
      difference = StackDifference(popping: nav, to: target, world)
    case .popTo(let target):
      if let refusal = take(PopsThatFindNothing.judge(nav, to: target, world)) { return say(refusal) }
      difference = StackDifference(popping: nav, to: target, world)
    case .set(let members):
      if let refusal = take(SetViewControllersIsAPushAPopOrNothing.repeats(nav, members)) { return say(refusal) }
      for x in members where !world.isOnStack(x, of: nav) { guard canEnter(x, nav) else { return } }
      difference = StackDifference(of: nav, to: members, world)
    }
    // The list is as long as the stack: only a swipe needs it.
    var before: [ControllerID]?
    if case .pop = call, isSwiping(nav) { before = world.stack(nav) }
    change(nav, by: difference, isAnimated: isAnimated, isPop: isPop(call, of: nav), line: line)
    if let before { followFinger(nav, before) }
  }

  private mutating func isPop(_ call: StackCall, of nav: ControllerID) -> Bool {
    switch call {
    case .push, .stack: false
    case .pop, .popToRoot, .popTo: true
    case .set(let new): holds(SetViewControllersIsAPushAPopOrNothing.judge(nav, new, world))
    }
  }

  /// `setViewControllers(_:animated:)` of navigation, tab bar, split and page view controllers.
  mutating func setViewControllers(
    _ x: ControllerID, _ controllers: [ControllerID], isAnimated: Bool, line: Int
  ) {
    switch hierarchy.kind(of: x) {
    case .navigation, .imagePicker: changeStack(.set(controllers), of: x, isAnimated: isAnimated, line: line)
    case .tabBar: if !refusesViewControllers(x, line: line) { setTabs(x, controllers) }
    case .split: setSplitViewControllers(x, controllers)
    default: break
    }
  }

  /// Whether a controller may enter a stack; says so where it may not.
  mutating func canEnter(_ x: ControllerID, _ nav: ControllerID) -> Bool {
    if let refusal = take(WhatCannotBePushed.judge(x, onto: nav, world)) {
      say(refusal)
      return false
    }
    guard !makesCycle(x, in: nav) else { return false }
    guard let refusal = ask({ NavigationStack.repetition(x, on: nav, $0, &$1) }) else { return true }
    say(refusal)
    return false
  }

  // MARK: The change

  /// Changes the stack at once, with its containment callbacks; on screen a transition shows the new top at the commit
  /// (NAV-08).
  private mutating func change(
    _ nav: ControllerID, by difference: StackDifference, isAnimated: Bool, isPop: Bool, line: Int
  ) {
    let (oldTop, newTop) = (difference.oldTop, difference.newTop)
    let isOnScreen = ask { NavigationStack.shows(nav, changingTo: newTop, without: difference.removed, $0, &$1) }
    outcome.decisions.append(.stack(nav, from: oldTop, to: newTop))
    if outcome.ledger.isOpen { outcome.moments[outcome.moments.count - 1].cover = hierarchy.cover(of: nav) }
    if let newTop, difference.concerned.last?.isNew == true {
      note(SearchContextBefore13.stays(over: nav, world))
      loop.agenda.append(.internalCall(.takeContentSizeOfPushed(newTop, by: nav)))
    }
    let queuedID = queueChange(nav, by: difference, isOnScreen, isAnimated: isAnimated, isPop: isPop, line: line)
    var operations: [Operation] = []
    appendRemoved(nav, difference, queuedID, isOnScreen, &operations)
    note(PopOverSeveralLevels.judge(nav, removed: difference.removed.count))
    for member in difference.concerned { appendMember(member, nav, difference, queuedID, &operations) }
    if !isOnScreen {
      if hierarchy.has(nav, .laidOut) || hierarchy.isVisible(nav) {
        let covered = oldTop != newTop ? oldTop : nil
        appendNotComing(covered, with: nav, &operations)
        appendOperations(
          .offScreen, .will,
          Cast(new: newTop.map { [$0] } ?? [], old: covered.map { [$0] } ?? [], place: .inside(nav)), &operations)
      }
      loop.agenda.append(.internalCall(.stackHasChanged(nav, nil)))
    } else if let queuedID {
      self[queuedID].stackChange.hidesTabBar = nil
      if !isPop { loop.agenda.append(.internalCall(.readBottomBars(of: nav))) }
    }
    runNext(operations)
  }

  /// The transition that shows the new top at the commit: queued already by an earlier change of the run loop pass, or
  /// by this one; off screen nil, or the one that an earlier change has queued.
  private mutating func queueChange(
    _ nav: ControllerID, by difference: StackDifference, _ isOnScreen: Bool, isAnimated: Bool, isPop: Bool, line: Int
  ) -> TransitionID? {
    let (oldTop, newTop) = (difference.oldTop, difference.newTop)
    var queuedID =
      isOnScreen ? take(OnlyTheLastOfSeveralChangesShows.judge(nav, world)) : world.queuedTransition(of: nav, .stack)
    if isOnScreen, queuedID == nil {
      var transition = Transition(
        kind: .stack, container: nav, from: oldTop.map { [$0] } ?? [], to: [], isAnimated: isAnimated,
        line: line, origin: currentCall)
      // Only a change with a custom animator or interaction controller can be taken back (ORD-27); the others need no
      // list of the stack.
      if WhoAnimates.mayBeTakenBack(nav, oldTop, newTop, world) { transition.stackChange.before = world.stack(nav) }
      queuedID = add(transition)
      if let queuedID { queue(queuedID) }
    }
    if let queuedID, isAnimated {
      countAnimated(queuedID, isPop: isPop)
      self[queuedID].stackChange.isAnimated = true
    }
    if isOnScreen, let queuedID {
      self[queuedID].stackChange.front = nil
      if isAnimated, let oldTop, oldTop == self[queuedID].from.first, let newTop, difference.removed.contains(oldTop) {
        self[queuedID].stackChange.front = take(PopOverSeveralLevels.judge(leaving: oldTop, to: newTop, on: nav, world))
      }
    }
    return queuedID
  }

  /// The containment callbacks of the controllers that leave the stack.
  private mutating func appendRemoved(
    _ nav: ControllerID, _ difference: StackDifference, _ queuedID: TransitionID?, _ isOnScreen: Bool,
    _ operations: inout [Operation]
  ) {
    let shownTop = queuedID.flatMap { self[$0].from.first }
    for x in difference.removed {
      if x == shownTop, isOnScreen {
        // The visible top keeps its parent until the did-phase.
        appendOperations(.stackChange, Cast(old: [x]), &operations)
        if let queuedID { self[queuedID].removed = [x] }
      } else if stacks.pendingDidMove[x] == nav, hierarchy.state(of: x) == .disappeared, isOnScreen {
        appendOperations(.childGiven, Cast(old: [x]), &operations)
        operations.append(.mayRelease(x))
      } else {
        appendOperations(.childGiven, Cast(old: [x]), &operations)
        appendOperations(.viewMovedOut, Cast(old: [x]), &operations)
      }
    }
  }

  /// The containment callbacks of a controller that is added to the stack, or stays on it.
  private mutating func appendMember(
    _ member: StackDifference.Member, _ nav: ControllerID, _ difference: StackDifference, _ queuedID: TransitionID?,
    _ operations: inout [Operation]
  ) {
    let x = member.controller
    guard member.isNew else {
      // A controller whose viewDidAppear runs gets its didMove directly after it.
      if x != difference.newTop, stacks.pendingDidMove[x] == nav, hierarchy.state(of: x) != .appeared {
        appendOperations(.arrivalIsTold, Cast(new: [x], container: nav), &operations)
      }
      if difference.reorders { appendOperations(.childrenReordered, Cast(stack: [x], container: nav), &operations) }
      return
    }
    // A controller that is popped and pushed again within the run loop pass never left its parent.
    if hierarchy.parent(of: x) == nav {
      operations.append(.removeFromParent(x))
      if let queuedID { self[queuedID].removed = [] }
    } else if hierarchy.parent(of: x) != nil {
      appendOperations(.childTakenAway, Cast(old: [x]), &operations)
    }
    appendOperations(.stackChange, Cast(new: [x], container: nav), &operations)
    if holds(StackIsTheChildren.judge(x, isTop: x == difference.newTop)) {
      operations.append(.awaitsArrival(x, in: nav))
    } else {
      appendOperations(.arrivalIsTold, Cast(new: [x], container: nav), &operations)
    }
  }

  /// Counts an animated change of the run loop pass; UIKit prints a line for the second and each later one.
  private mutating func countAnimated(_ id: TransitionID, isPop: Bool) {
    self[id].stackChange.animatedChanges += 1
    if self[id].stackChange.animatedChanges > 1,
      let warning = ask({ NavigationStack.warning($0[id].container, isPop: isPop, $0, &$1) })
    {
      say(warning)
    }
  }

  /// Whether a bar at the bottom goes by the flags of a stack: the tab bar, and in the documents its toolbar too.
  private func hasBottomBar(_ nav: ControllerID) -> Bool {
    if profile.isDocuments { return true }
    guard let tabs = hierarchy.parent(of: nav) else { return false }
    return hierarchy.kind(of: tabs) == .tabBar
  }

  /// A push has changed the stack: its flags are read inside the call (NAV-13).
  mutating func readBottomBars(of nav: ControllerID) {
    guard hasBottomBar(nav) else { return }
    guard let id = world.queuedTransition(of: nav, .stack) else { return }
    self[id].stackChange.hidesTabBar = wantsBottomBarAway(nav)
  }

  /// A stack change has finished: the tab bar is hidden as the stack wanted it inside the push, or wants it now after a
  /// pop (NAV-13).
  mutating func stackHasChanged(_ nav: ControllerID, _ id: TransitionID?) {
    guard hasBottomBar(nav) else { return }
    if let tabs = hierarchy.parent(of: nav), hierarchy.moreTabs[tabs]?.controller == nav { settleMore(of: tabs) }
    let read = id.flatMap { self[$0].stackChange.hidesTabBar }
    let hides = read ?? wantsBottomBarAway(nav)
    if hides, !hierarchy.has(nav, .hidesTabBar) { noteBottomBar(nav) }
    hierarchy.set(nav, .hidesTabBar, hides)
  }

  /// Says once for whom the tab bar goes.
  private mutating func noteBottomBar(_ nav: ControllerID) {
    guard let tabs = hierarchy.parent(of: nav), hierarchy.kind(of: tabs) == .tabBar,
      let x = world.stack(nav).first(where: { hierarchy.isTrue($0, .hidesBottomBarWhenPushed) })
    else { return }
    let (bar, who) = (EventText.name(tabs, hierarchy), EventText.name(x, hierarchy))
    noteOnce("\(bar) hides its tab bar while \(who) is on the stack: its hidesBottomBarWhenPushed is true (NAV-13)", 0)
  }

  /// Asks the controllers of a stack, and the getters that the file has for the flag, as the stack is now.
  private mutating func wantsBottomBarAway(_ nav: ControllerID) -> Bool {
    if script.hasGetters {
      for x in world.stack(nav) { askGetters(of: x) { $0 == .hidesBottomBarWhenPushed } }
    }
    return holds(TabBarIsAwayWhileAnybodyWantsIt.judge(nav, world))
  }

  // MARK: The transition

  mutating func beginStackChange(_ id: TransitionID) {
    let transition = self[id]
    let nav = transition.container
    guard !holds(OffScreenTheStackChangesSilently.isLeaving(nav, world)) else {
      changeOnTheWayOut(id)
      return
    }
    guard let top = world.top(of: nav) else {
      emptyStack(id)
      return
    }
    guard top != transition.from.first else {
      // Several changes that lead back to the old top: nothing to be seen (NAV-08, NAV-09 2).
      if stacks.pendingDidMove[top] == nav { play(.arrivalIsTold, .call, Cast(new: [top], container: nav)) }
      self[id].phase = .dropped
      running.removeAll { $0 == id }
      if stacks.deferredChanges[nav] != nil { loop.agenda.append(.internalCall(.nextDeferredChange(of: nav))) }
      return
    }
    self[id].to = [top]
    askForStackAnimator(id, top)
    let isZoomedPop = self[id].stackChange.isZoom && wasThere(top, transition)
    loop[id].schedule = ask { Schedules.stack(nav, isEmptied: false, isZoomedPop: isZoomedPop, &$1) }
    self[id].place = .inside(nav)
    explainBeginning(of: id)
    self[id].out = transition.from.first.map { world.leaving($0) } ?? []
    for x in shownBesides(top, by: nav, in: id) { self[id].out += world.leaving(x) }
    self[id].phase = .willPhase
    loop.agenda.append(.transition(id, .willPhaseEnded))
    play(
      id, .will, Cast(going: self[id].out, new: self[id].to, roots: self[id].to, place: .inside(nav)))
  }

  /// Members of the stack whose views have stayed when code added a child above them (CON-01): the next change takes
  /// them out.
  ///
  /// Complexity: O(1), unless views of others than the two that change places lie there.
  private func shownBesides(_ top: ControllerID?, by nav: ControllerID, in id: TransitionID) -> [ControllerID] {
    let old = self[id].from.first
    var known = 0
    if let top, hierarchy.place(of: top) == .inside(nav) { known += 1 }
    if let old, old != top, hierarchy.place(of: old) == .inside(nav) { known += 1 }
    guard hierarchy.windowMemo.countInside(nav) > known else { return [] }
    return hierarchy.controllersInside(nav).filter { $0 != top && $0 != old && hierarchy.parent(of: $0) == nav }
  }

  /// Whether a change uncovers a controller: one that comes awaits its arrival.
  private func wasThere(_ top: ControllerID, _ transition: Transition) -> Bool {
    transition.stackChange.before.isEmpty
      ? stacks.pendingDidMove[top] != transition.container : transition.stackChange.before.contains(top)
  }

  /// The delegate is asked for an animator and an interaction controller before the new top is loaded (CUS-27); without
  /// an answer the controller that appears or disappears may zoom (CUS-30).
  private mutating func askForStackAnimator(_ id: TransitionID, _ top: ControllerID) {
    let nav = self[id].container
    guard let old = self[id].from.first else { return }
    let isPop = wasThere(top, self[id])
    if holds(NavigationControllerAsksItsDelegate.asks(nav, isAnimated: self[id].stackChange.isAnimated, world)) {
      let delegate = world.liveDelegate(hierarchy.property(nav, .delegate) ?? .none)
      let answer = callDelegate(
        .navigationControllerAnimationController, of: delegate, for: nav,
        [.enumeration(.navigationOperation, isPop ? 2 : 1), .controller(old), .controller(top)])
      if let animator = take(NavigationControllerAsksItsDelegate.given(animating(answer), to: nav)) ?? nil {
        let steers = callDelegate(
          .navigationControllerInteractionController, of: delegate, for: nav, [.object(animator)])
        return animate(id, animator, steers)
      }
    }
    guard self[id].stackChange.isAnimated else { return }
    self[id].stackChange.isZoom = holds(PreferredTransitionCountsForPushes.judge(isPop ? old : top, world))
  }

  /// An animator of the file's plays a stack change or a tab switch.
  mutating func animate(_ id: TransitionID, _ animator: ObjectID, _ steers: Value?) {
    self[id].steering.animator = animator
    self[id].steering.isInteractive = false
    guard case .object(let interaction)? = animating(steers) else { return }
    self[id].steering.interaction = interaction
    self[id].steering.isInteractive = ask {
      Interaction.startsInteractively(interaction, of: $0[id].container, $0, &$1)
    }
  }

  /// Something asked for earlier in the run loop pass is taking the navigation controller off the screen: the change is one off
  /// screen (NAV-10), and the old top goes with the navigation controller.
  private mutating func changeOnTheWayOut(_ id: TransitionID) {
    let nav = self[id].container
    if let top = world.top(of: nav) {
      if top == self[id].from.first { self[id].from = [] } else { move(top, to: .inside(nav)) }
      if loop.isStopped { return }
    }
    emptyStack(id)
  }

  /// `viewControllers = []`: the half of a pop that goes (NAV-09).
  private mutating func emptyStack(_ id: TransitionID) {
    loop[id].schedule = ask { Schedules.stack($0[id].container, isEmptied: true, &$1) }
    self[id].out = self[id].from.first.map { world.leaving($0) } ?? []
    play(id, .will, Cast(going: self[id].out))
  }

  mutating func endStackChange(_ id: TransitionID) {
    let transition = self[id]
    let nav = transition.container
    loop.agenda.append(.internalCall(.stackHasChanged(nav, id)))
    if transition.steering.interaction != nil { releases.candidates += transition.stackChange.before }
    // A controller that appeared over the old top since the transition began disappears with it, as under a
    // presentation (REM-02).
    let late = (transition.from.first.map { world.leaving($0) } ?? []).filter {
      (hierarchy.state(of: $0) == .appeared || hierarchy.state(of: $0) == .appearing)
        && !transition.incoming.contains($0)
    }
    play(
      id, .did,
      Cast(
        coming: transition.to.first.map { world.shown($0) } ?? [],
        going: transition.out + late.filter { !transition.out.contains($0) },
        latecomers: late,
        new: transition.to, old: transition.from + shownBesides(transition.to.first, by: nav, in: id),
        // A body may have moved one that was popped elsewhere meanwhile.
        removed: transition.removed.filter { hierarchy.parent(of: $0) == nav }))
  }

  /// ORD-27: the new view controller disappears first, then the old one appears again; the stack is as before.
  mutating func cancelStackChange(_ id: TransitionID) {
    let transition = self[id]
    let nav = transition.container
    // Nothing answers the willMove of the beginning (ORD-27 3), and no controller moves any more.
    for x in transition.from { hierarchy.set(x, .movingFrom, false) }
    for x in transition.to { hierarchy.set(x, .movingTo, false) }
    ask { WhoAnimates.undoes(transition, $0, &$1) }
    let before = IDSet(transition.stackChange.before)
    let added = hierarchy.children(of: nav).filter { !before.contains($0) }
    for x in added {
      stacks.pendingDidMove[x] = nil
      hierarchy.set(x, .movingTo, false)
      releases.candidates.append(x)
    }
    play(
      id, .cancel,
      Cast(
        coming: transition.incoming, going: comesBack(id), new: transition.to, removed: added,
        stack: transition.stackChange.before.filter {
          let parent = hierarchy.parent(of: $0)
          return parent == nav || parent == nil && !hierarchy.has($0, .released)
        }, container: nav))
  }

  // MARK: The user

  /// A tap on the back button is a pop (NAV-12), also by the app's own `popViewController(animated:)`.
  mutating func tapBack(_ nav: ControllerID, _ call: CallContext) {
    if !world.isBarHidden(.navigationBar, of: nav), !Sheets.leavesItemsOfBars(above: nav, world),
      tapsBesidePopover(over: nav, line: call.line)
    {
      return
    }
    if let refusal = take(SwipingBackIsAPop.judge(tapIn: nav, world)) ?? nil {
      return ignoreGesture(on: nav, refusal.rule) { $1.note(SwipingBackIsAPop.judge(tapIn: nav, $0)) }
    }
    if let top = world.top(of: nav) {
      if runsBackAction(of: top) { return note(SwipingBackIsAPop.judge(backActionOf: top, in: nav)) }
      let answer = askSwift(
        "navigationBar(_:shouldPop:)", of: .controller(nav),
        [.facet(.navigationBar, nav), .facet(.navigationItem, top)], for: .bool)
      if loop.isStopped { return }
      if case .bool(let answer)? = answer {
        guard take(SwipingBackIsAPop.judge(barOf: nav, says: answer)) == nil else {
          return ignoreGesture(on: nav, SwipingBackIsAPop.id) {
            $1.note(SwipingBackIsAPop.judge(barOf: nav, says: answer))
          }
        }
      }
    }
    dispatch(
      CallContext(
        method: .popViewController, arguments: [.bool(true)], handler: nil, blocks: [], bodies: swift.closures,
        frame: call.frame, line: call.line, origin: call.origin), on: .controller(nav))
  }

  /// What `gestureRecognizerShouldBegin(_:)` of a pop gesture's delegate answers, where that is the file's Swift.
  private mutating func gestureMayBegin(by facet: Facet, on nav: ControllerID) -> Bool? {
    guard !program.swift.isEmpty else { return nil }
    let recognizer = PropertyKey.Owner.facet(facet, nav)
    let kept = hierarchy.assigned[PropertyKey(owner: recognizer, property: .delegate)]
    let delegate = world.liveDelegate(kept ?? .none)
    let answer = askSwift("gestureRecognizerShouldBegin(_:)", of: delegate, [.facet(facet, nav)], for: .bool)
    if case .bool(let answer)? = answer { return answer }
    return nil
  }

  /// Swiping back is a pop that can be cancelled (NAV-12).
  mutating func swipeBack(_ nav: ControllerID, _ call: CallContext) {
    guard let recognizer = takesSwipe(nav) else { return }
    if recognizer == .interactiveContentPopGestureRecognizer { noteContentTakesSwipe(nav, call.line) }
    let pop = CallContext(
      method: .popViewController, arguments: [.bool(true)], handler: nil, blocks: [], bodies: swift.closures,
      frame: call.frame, line: call.line, origin: call.origin)
    if overrides(pop, on: nav) {
      loop.agenda.append(.operations([.swipesBack(nav)], 0))
      return dispatch(pop, on: .controller(nav))
    }
    let before = world.stack(nav)
    let target = before.count > 1 ? before[before.count - 2] : nil
    change(
      nav, by: StackDifference(popping: nav, to: target, world), isAnimated: true, isPop: true, line: call.line)
    followFinger(nav, before)
  }

  /// The recogniser that begins the user's swipe, by its delegate's leave; nil where none does, and the reason is told.
  private mutating func takesSwipe(_ nav: ControllerID) -> Facet? {
    if let below = world.top(of: nav), world.below(below, on: nav) == nil,
      let answer = gestureMayBegin(by: .interactivePopGestureRecognizer, on: nav),
      let refusal = take(SwipingBackIsAPop.judge(rootOf: nav, says: answer, world)) ?? nil
    {
      ignoreGesture(on: nav, refusal.rule) {
        _ = $1.take(SwipingBackIsAPop.judge(rootOf: nav, says: answer, $0))
      }
      return nil
    }
    if loop.isStopped { return nil }
    var refused: Facet?
    for _ in SwipingBackIsAPop.recognizers(world) {
      switch ask({ NavigationStack.swipe(nav, after: refused, $0, &$1) }) {
      case .nothing(let refusal):
        ignoreGesture(on: nav, refusal.rule) { _ = NavigationStack.swipe(nav, after: refused, $0, &$1) }
        return nil
      case .begins(let recognizer):
        let answer = gestureMayBegin(by: recognizer, on: nav)
        if loop.isStopped { return nil }
        guard let answer,
          let refusal = ask({
            $1.take(SwipingBackIsAPop.judge(nav, delegateOf: recognizer, says: answer, $0)) ?? nil
          })
        else { return recognizer }
        if recognizer == SwipingBackIsAPop.recognizers(world).last {
          ignoreGesture(on: nav, refusal.rule) {
            _ = $1.take(SwipingBackIsAPop.judge(nav, delegateOf: recognizer, says: answer, $0))
          }
          return nil
        }
        refused = recognizer
      }
    }
    return nil
  }

  /// Code keeps the user from swiping at the edge, and from iOS 26 on a swipe in the content pops all the same.
  private mutating func noteContentTakesSwipe(_ nav: ControllerID, _ line: Int) {
    let name = hierarchy.name(of: nav)
    outcome.notes.append(
      StepNote(
        line: line,
        text: "interactivePopGestureRecognizer of '\(name)' does not take the swipe, and from iOS 26 on its "
          + "interactiveContentPopGestureRecognizer does: switch that off as well to keep the user from swiping back",
        isFailure: false))
  }

  /// The pop that a swipe has begun follows the finger, and can be cancelled.
  private mutating func followFinger(_ nav: ControllerID, _ before: [ControllerID]) {
    guard let id = world.queuedTransition(of: nav, .stack) else { return }
    self[id].stackChange.before = before
    self[id].steering.isInteractive = true
    self[id].isByUser = true
  }

  /// Whether the app's own `popViewController(animated:)` runs because the user swipes back.
  private func isSwiping(_ nav: ControllerID) -> Bool {
    !program.swift.isEmpty
      && loop.agenda.contains {
        guard case .operations(let operations, _) = $0, case .swipesBack(nav)? = operations.first else { return false }
        return true
      }
  }
}
