/// `dismiss(animated:completion:)`, and the transition it queues (rulebook 2.1).
extension Simulator {
  mutating func dismiss(_ receiver: ControllerID, isAnimated: Bool, handler: Handler?, line: Int) {
    switch Dismissal.answer(receiver, world, &outcome.ledger) {
    case .dismisses(let plan): startDismissal(plan, isAnimated: isAnimated, handler: handler, line: line)
    case .refused(let refusal, let manager): refuse(refusal, nil, manager)
    case .nothing:
      outcome.decisions.append(.nothingToDismiss(receiver))
      if let handler { push([handler]) }
    }
  }

  /// Queues the dismissal of a controller and all above it.
  mutating func startDismissal(
    _ plan: Dismissal.Plan, isAnimated: Bool, handler: Handler?, line: Int, usesPopoverDelegate: Bool = false
  ) {
    let (manager, dismissed, gone) = (plan.request.manager, plan.request.dismissed, plan.gone)
    let isByUser = plan.request.isByUser
    var transition = Transition(
      kind: .dismiss, container: manager, from: [dismissed], to: [manager], isAnimated: isAnimated, line: line,
      origin: currentCall)
    var handlers: [Handler] = []
    // A dismissal asked for in the same turn that this one takes in: one transition, both handlers.
    for id in queued where self[id].kind == .dismiss && gone.contains(self[id].from[0]) && !self[id].isDropped {
      handlers += sequels[Int(id.index)].handlers
      self[id].isDropped = true
    }
    if let handler { handlers.append(handler) }
    transition.gone = gone
    transition.isByUser = isByUser
    transition.usesPopoverDelegate = usesPopoverDelegate
    transition.isInteractive = isByUser
    if var presentation = hierarchy.presentations[plan.animated] {
      if !isByUser || presentation.animator != nil {
        askForAnimator(&presentation, isPresenting: false, isAnimated: isAnimated)
      }
      if presentation.interaction != nil { transition.isInteractive = true }
      hierarchy.presentations[plan.animated] = presentation
    }
    for x in gone { hierarchy.presentations[x]?.isDismissing = true }
    let returning = WhatLeavesTheWindow.returning(gone, world)
    outcome.decisions.append(.dismisses(manager: manager, gone: gone, animated: plan.animated, returning: returning))
    queue(add(transition, handlers))
  }

  // MARK: The transition

  mutating func beginDismissal(_ id: TransitionID) {
    let transition = self[id]
    let manager = transition.container
    // What was on its way in, above or among those that go, comes no further.
    for other in running + queued where other != id && self[other].kind == .present {
      if transition.gone.contains(self[other].to[0]) {
        self[other].hasEnded = true
        self[other].isDropped = !self[other].hasBegun
      }
    }
    running = running.filter { !self[$0].hasEnded }
    let top = hierarchy.topmost(from: transition.from[0])
    if var presentation = hierarchy.presentations[top] {
      presentation.transitionStyle = TransitionStyle.answer(presentation, world, &outcome.ledger)
      hierarchy.presentations[top] = presentation
    }
    // Every level that goes gives back what it took out (REM-03): who stays comes back now, who goes too is only let
    // go.
    let views = WhatLeavesTheWindow.returning(transition.gone, world)
    for x in transition.gone {
      let removed = hierarchy.presentations[x]?.removedViews ?? []
      self[id].coveredViews += removed.filter { transition.gone.contains(hierarchy.treeTop(of: $0)) }
    }
    let returning = views.filter { hierarchy.window(of: $0, ignoringRemovalOf: $0) != nil }
    self[id].presentersViews = views
    trace(.schedule, schedule(of: transition, views), .decided, manager)

    var out: [ControllerID] = []
    var counted: Set<ControllerID> = []
    for x in transition.gone.reversed() {
      for y in world.shown(x) where hierarchy.state(of: y) == .appeared || hierarchy.state(of: y) == .appearing {
        // A context inside a level is found twice: with its presenter, and as a level of its own.
        if transition.gone.count == 1 || counted.insert(y).inserted { out.append(y) }
      }
    }
    WhatLeavesTheWindow.moves(views, &outcome.ledger)
    self[id].out = out + world.hosted(by: out)
    for x in transition.gone { hierarchy.set(x, .beingDismissed, true) }
    trace(.schedule, .ord24, .decided, transition.from[0])
    if transition.isByUser {
      trace(.schedule, PresentationDelegateCalls.holds(in: profile) ? .ord20 : .ord21, .decided, transition.from[0])
    }
    var before: [Operation] = []
    if transition.isByUser, let presentation = hierarchy.presentations[transition.from[0]] {
      let delegate = presentationDelegate(presentation.presented)
      if let will = Gestures.told(usesPopoverDelegate: transition.usesPopoverDelegate, world).will {
        before.append(.tell(will, presentation.original, [], delegate: delegate))
      }
    }
    if let presentation = hierarchy.presentations[top] {
      before += searchCallbacks(presentation, will: true, presenting: false)
    }
    before += self[id].out.map { .willDisappear($0) }
    agenda.append(
      .arrival(
        Arrival(
          roots: returning, except: transition.from[0], restored: views, before: before,
          entry: views.map { ViewIsOutFromEndToBeginning.operation($0, isOut: false) }, transition: id)))
  }

  private func schedule(of transition: Transition, _ views: [ControllerID]) -> RuleID {
    if transition.gone.count > 1 { return .ord14 }
    return views.isEmpty ? .ord13 : .ord12
  }

  /// Links are cut before the did-callbacks, the delegate is told after them, the completion comes last (DIS-07).
  mutating func endDismissal(_ id: TransitionID) {
    let transition = self[id]
    let manager = transition.container
    let cut = Dismissal.cuts(transition.gone, by: manager, &outcome.ledger)
    trace(.schedule, .ord23, .decided, manager)
    let first = hierarchy.presentations[transition.from[0]]
    let delegate = presentationDelegate(transition.from[0])
    let silent = popoverPresenter(manager, transition)
    var back: [ControllerID] = []
    for view in transition.presentersViews where hierarchy.isInWindow(view) {
      back += world.shown(view, except: transition.from[0], restored: transition.presentersViews)
    }
    var operations: [Operation] = cut.map { .cutPresentation($0) }
    operations += transition.gone.map { .setPlace($0, .none) }
    operations += transition.coveredViews.map { ViewIsOutFromEndToBeginning.operation($0, isOut: false) }
    // The outgoing view may still lie in the window by its place inside something that stays.
    operations += arrivals(back, silently: silent)
    operations += departures(transition.out)
    operations += transition.gone.map { .setFlag($0, .beingDismissed, false) }
    if transition.isByUser, let first {
      let told = Gestures.told(usesPopoverDelegate: transition.usesPopoverDelegate, world)
      operations.append(.tell(told.did, first.original, [], delegate: delegate))
    }
    if let first { operations += searchCallbacks(first, will: false, presenting: false) }
    operations += transition.gone.map { .mayRelease($0) }
    // A root that was replaced under its presentation has been held by it alone (WIN-03).
    let top = hierarchy.levelZeroTop(of: manager)
    if hierarchy.windowWithRoot(top) == nil { operations.append(.mayRelease(top)) }
    push(operations)
  }

  /// A presenter in a real popover gets no viewDidAppear back (ORD-12).
  private func popoverPresenter(_ manager: ControllerID, _ transition: Transition) -> Set<ControllerID> {
    guard !transition.presentersViews.isEmpty,
      let presentation = hierarchy.presentation(of: hierarchy.treeTop(of: manager)),
      presentation.own == nil, presentation.activeStyle == .popover
    else { return [] }
    return [manager]
  }

  /// A cancelled dismissal leaves everything as it was (ORD-27, ORD-28, CUS-13).
  mutating func cancelDismissal(_ id: TransitionID) {
    let transition = self[id]
    trace(
      .schedule, transition.presentersViews.isEmpty && SheetLetGoReappears.holds(in: profile) ? .ord28 : .ord27,
      .decided, transition.from[0]
    )
    var operations: [Operation] = transition.presentersViews.map {
      ViewIsOutFromEndToBeginning.operation($0, isOut: true)
    }
    operations += transition.incoming.map { .willDisappear($0) }
    operations += transition.incoming.map { .didDisappear($0) }
    operations += transition.gone.map { .setFlag($0, .beingDismissed, false) }
    operations += comesBack(transition.out)
    for x in transition.gone { hierarchy.presentations[x]?.isDismissing = false }
    push(operations)
  }
}
