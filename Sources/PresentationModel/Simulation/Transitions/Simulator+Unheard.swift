/// Launch, presentations and dismissals that nobody hears: no callback is kept, none has a body, and nothing waits for
/// their end. The same questions are asked in the same order; what would be played in the commit and after it is carried out
/// in the call, without a transition, a schedule or the agenda. Whatever is not as simple as `isUnheard` and the two
/// functions after it say goes the long way. `UnheardTests` holds both ways to the same end.
extension Simulator {
  /// Whether nobody could tell the call that is made now from the transition that it would begin: it is the last of its
  /// step, nothing else is on its way, and no object, body, trace or log of the file's could notice.
  private var isUnheard: Bool {
    guard callbacks.mayEndInTheCall, !callbacks.keepsEvents, !isTracing, !outcome.ledger.isOpen,
      script.observed.isEmpty, program.swift.isEmpty, callbacks.schedules.isUIKits, !callbacks.areBegunByCode
    else { return false }
    guard loop.agenda.count == 1, case .commit = loop.agenda[0], !loop.pausesTransitions, loop.arrivals.isEmpty,
      loop.waitingCalls.isEmpty, releases.candidates.isEmpty, windows.newRootCall == nil, !mayTurn
    else { return false }
    let state = world.state.value.plain
    guard state.queued.isEmpty, state.beginning.isEmpty, state.running.isEmpty, state.ending.isEmpty,
      state.segues.isEmpty
    else { return false }
    return hierarchy.objects.isEmpty && !hierarchy.mayLoseWindows && hierarchy.addedViews.isEmpty
      && hierarchy.carried.isEmpty && hierarchy.substitutes.isEmpty && !hierarchy.touches.isKept
  }

  /// Those that appear with a presentation that has been accepted and may end in its call; nil where it may not.
  func comingUnheard(_ presentation: Presentation) -> [ControllerID]? {
    guard isUnheard, presentation.animator == nil, presentation.controllerObject == nil else { return nil }
    let x = presentation.presented
    switch (presentation.own, presentation.requestedStyle) {
    case (nil, .fullScreen), (nil, .pageSheet), (nil, .formSheet), (nil, .currentContext), (nil, .overFullScreen),
      (nil, .overCurrentContext):
      break
    case (nil, .popover), (.alert, _): if !hasWhatItShows(presentation) { return nil }
    default: return nil
    }
    guard hierarchy.parent(of: x) == nil, hierarchy.place(of: x) == .none, hierarchy.windowWithRoot(x) == nil,
      !hierarchy.hasPresenterInside(x), presentationDelegate(x).isNil
    else { return nil }
    let coming = world.shown(x, stopsAtFirstLayout: true)
    guard coming.first == x, mayComeUnheard(coming, except: x) else { return nil }
    guard coming.contains(where: { waitsForLayout($0) }) else { return coming }
    return mayComeUnheard(world.shown(x), except: x) ? coming : nil
  }

  /// Whether a popover has its anchor, and an alert something to show: else they raise when they begin.
  private func hasWhatItShows(_ presentation: Presentation) -> Bool {
    var (presentation, closed) = (presentation, Ledger.closed)
    guard case .settled(let style) = Adaptation.answer(presentation, delegate: .none, world, &closed) else {
      return false
    }
    presentation.adaptedStyle = style
    return PopoverNeedsAnAnchor.judge(presentation, world) == nil
      && AlertNeedsSomethingToShow.judge(presentation.presented, world) == nil
  }

  /// Whether a stack's top comes with its first layout (ORD-09).
  private func waitsForLayout(_ x: ControllerID) -> Bool {
    hierarchy.kind(of: x).isNavigation && !hierarchy.has(x, .laidOut)
  }

  /// What a dismissal takes away and brings back.
  struct Going {
    /// The views that its presentations have taken out of levels that stay.
    let views: [ControllerID]
    let out: [ControllerID]
    let coming: [ControllerID]
  }

  /// The same of a dismissal that may end in its call; nil where it may not.
  func goingUnheard(_ plan: Dismissal.Plan) -> Going? {
    guard isUnheard, !plan.request.isByUser, world.transitioningDelegate(of: plan.animated).isNil else { return nil }
    for x in plan.gone {
      guard hierarchy.parent(of: x) == nil, hierarchy.kind(of: x) != .search, hierarchy.presentations[x] != nil,
        !hierarchy.isDismissing(x)
      else { return nil }
    }
    let views = WhatLeavesTheWindow.returning(plan.gone, world)
    let returning = views.filter { hierarchy.window(of: $0, ignoringRemovalOf: $0) != nil }
    let out = world.onScreen(in: plan.gone)
    var coming: [ControllerID] = []
    for view in returning {
      coming += world.shown(view, stopsAtFirstLayout: true, except: plan.request.dismissed, restored: views)
    }
    guard mayComeUnheard(coming, except: nil), !coming.contains(where: { waitsForLayout($0) }) else { return nil }
    return Going(views: views, out: out, coming: coming)
  }

  /// Whether controllers appear without anything of their own beside: split views adapt, pages are checked.
  private func mayComeUnheard(_ coming: [ControllerID], except root: ControllerID?) -> Bool {
    for x in coming {
      guard appearsAlone(x) else { return false }
      if x == root || hierarchy.place(of: x) != .none { continue }
      guard let parent = hierarchy.parent(of: x), waitsForLayout(parent) else { return false }
    }
    return true
  }

  private func appearsAlone(_ x: ControllerID) -> Bool {
    switch hierarchy.kind(of: x) {
    case .plain, .table, .collection, .hosting, .tabBar, .navigation, .alert: break
    case .split, .page, .search, .activity, .imagePicker, .documentPicker, .safari, .arrangement: return false
    }
    return hierarchy.state(of: x) == .disappeared && !hierarchy.has(x, .codeTransition) && world.forwards(x)
      && world.splitViewHolding(x) == nil
  }

  /// Whether launch may end in one go: those in windows appear alone.
  func launchesUnheard(_ isInWindow: [Bool]) -> Bool {
    isUnheard && world.segues.isEmpty
      && isInWindow.indices.allSatisfy { !isInWindow[$0] || appearsAlone(ControllerID(row: $0)) }
  }

  // MARK: What is carried out

  /// Launch, from the building of the trees to the end. What is built has nothing to tell: its links stand.
  mutating func launchUnheard(_ isInWindow: [Bool]) {
    var loading: [ControllerID] = []
    for row in isInWindow.indices where isInWindow[row] {
      let x = ControllerID(row: row)
      if take(TabBarLoadsWhenMade.judge(x, world)) != nil { loading.append(x) }
      guard let parent = hierarchy.parent(of: x) else { continue }
      let waits = hierarchy.kind(of: parent).isNavigation && hierarchy.lastChild(of: parent) == x
      callbacks.played.insert(waits ? .topBuilt : .childBuilt, .call)
    }
    load(loading)
    for row in hierarchy.windows.indices {
      guard let root = hierarchy.windows[row].root, hierarchy.hasReason(.window(WindowID(row: row)), for: root) else {
        continue
      }
      callbacks.played.insert(.rootAppears, .will)
      callbacks.played.insert(.rootAppears, .did)
      layOutFirst(appear(world.shown(root, stopsAtFirstLayout: true), root, in: .window(WindowID(row: row))))
    }
    for window in hierarchy.windows {
      if let root = window.root { performDidPhase(going: [], coming: world.shown(root), silent: nil) }
    }
  }

  /// An accepted presentation, from its links to its end.
  mutating func presentUnheard(_ x: ControllerID, _ coming: [ControllerID]) {
    load(coming)
    loop.meter.transitions += 1
    var operations: [Operation] = []
    _ = adapt(x, &operations)
    guard var presentation = world.ownPresentation(x) else { return }
    let opening = open(&presentation)
    outcome.decisions.append(.presents(presentation, removed: opening.out))
    performWillPhase(opening.schedule, going: opening.out, coming: coming)
    move(x, to: opening.place)
    let stacks = lookAppearing(coming)
    let coming = stacks.isEmpty ? coming : world.shown(x)
    layOutFirst(stacks)
    presentation.hasSettled = true
    hierarchy.setPresentation(x, presentation)
    for view in opening.views { hierarchy.set(view, .viewRemoved, true) }
    performDidPhase(going: opening.out, coming: coming, silent: nil)
    offerForRelease(presentation.presenter, opening.out, isAnimated: presentation.isAnimated)
  }

  /// A dismissal, from the call to its end.
  mutating func dismissUnheard(_ plan: Dismissal.Plan, isAnimated: Bool, _ going: Going) {
    let (dismisser, gone) = (plan.request.dismisser, plan.gone)
    outcome.decisions.append(
      .dismisses(
        Decision.Dismissed(
          dismisser: dismisser, gone: gone, animated: plan.animated, isAnimated: isAnimated, returning: going.views)))
    loop.meter.transitions += 1
    var covered: [ControllerID] = []
    for x in gone {
      covered += hierarchy.removedViews(by: x).filter { gone.contains(hierarchy.outermostContainer(of: $0)) }
    }
    let schedule = ask { Schedules.dismiss(gone, by: dismisser, removed: going.views, &$1) }
    load(going.coming)
    performWillPhase(schedule, going: going.out, coming: going.coming)
    for view in going.views { hierarchy.set(view, .viewRemoved, false) }
    _ = lookAppearing(going.coming)
    let cut = take(LinksAreCutBeforeTheDidCallbacks.judge(gone, by: dismisser)) ?? gone
    let silent = going.views.isEmpty ? nil : popoverPresenter(dismisser)
    hierarchy.rememberLevelZero(below: dismisser)
    let top = hierarchy.levelZeroTop(of: dismisser)
    for x in cut { cutPresentation(x) }
    for x in gone { move(x, to: .none) }
    if schedule != .dismissWhatStayed { for view in covered { hierarchy.set(view, .viewRemoved, false) } }
    performDidPhase(going: going.out, coming: going.coming, silent: silent)
    releases.candidates += gone
    if hierarchy.windowWithRoot(top) == nil { releases.candidates.append(top) }
    offerForRelease(dismisser, going.out, isAnimated: isAnimated)
  }

  /// Loads what is not loaded, in order; what loads with each comes before the next.
  private mutating func load(_ coming: [ControllerID]) {
    let height = loop.agenda.count
    for x in coming where !hierarchy.isViewLoaded(x) {
      load(x)
      while loop.agenda.count > height, let task = loop.agenda.popLast() { perform(task) }
    }
  }

  /// The will-phase.
  private mutating func performWillPhase(_ schedule: ScheduleID?, going: [ControllerID], coming: [ControllerID]) {
    if let schedule {
      callbacks.played.insert(schedule, .will)
      callbacks.played.insert(schedule, .did)
    }
    for x in going { beginAppearance(x, isAppearing: false, by: .uikit) }
    for x in coming { beginAppearance(x, isAppearing: true, by: .uikit) }
  }

  /// The views that come are in their place, and laid out where they are in a window for the first time.
  ///
  /// - Returns: The stacks whose tops come with it (ORD-09), the last one first.
  private mutating func lookAppearing(_ coming: [ControllerID]) -> [ControllerID] {
    if ViewIsAppearingFollowsTheWillCallbacks.holds(in: profile) {
      for x in coming { hierarchy.set(x, .isAppearingSent, true) }
    }
    var stacks: [ControllerID] = []
    for x in coming where !hierarchy.has(x, .laidOut) || hierarchy.has(x, .layoutPending) {
      layOut(x)
      if waitsForLayout(x), hierarchy.isInWindow(x) { stacks.append(x) }
    }
    return stacks.reversed()
  }

  /// The will-phase of controllers that come into a place with one of them.
  private mutating func appear(_ coming: [ControllerID], _ x: ControllerID, in place: Place) -> [ControllerID] {
    load(coming)
    for y in coming { beginAppearance(y, isAppearing: true, by: .uikit) }
    move(x, to: place)
    return lookAppearing(coming)
  }

  /// The tops of stacks come, and those of the stacks in them.
  private mutating func layOutFirst(_ stacks: consuming [ControllerID]) {
    while let nav = stacks.popLast() {
      hierarchy.set(nav, .laidOut, true)
      guard let top = world.top(of: nav) else { continue }
      callbacks.played.insert(.firstLayout, .will)
      stacks += appear(world.shown(top, stopsAtFirstLayout: true), top, in: .inside(nav))
    }
  }

  /// The did-phase.
  private mutating func performDidPhase(going: [ControllerID], coming: [ControllerID], silent: ControllerID?) {
    for x in coming {
      endAppearance(x, isAppearing: true, isSilent: x == silent)
      if stacks.pendingDidMove[x] != nil { perform(.arrives(x)) }
    }
    for x in going { endAppearance(x, isAppearing: false) }
  }

  /// Who may have lost the last holder is looked at in the commit, which is still to come.
  private mutating func offerForRelease(_ container: ControllerID, _ out: [ControllerID], isAnimated: Bool) {
    callbacks.areAnimated = isAnimated
    if hierarchy.isPlaceless(container) { releases.candidates.append(container) }
    for x in out where hierarchy.isPlaceless(x) { releases.candidates.append(x) }
  }
}
