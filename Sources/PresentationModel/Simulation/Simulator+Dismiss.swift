/// `dismiss(animated:completion:)`, and the transition it queues (rulebook 2.1).
extension Simulator {
  mutating func dismiss(_ receiver: ControllerID, isAnimated: Bool, handler: Handler?, line: Int) {
    switch Dismissal.answer(receiver, hasHandler: handler != nil, world, &outcome.ledger) {
    case .dismisses(let plan): startDismissal(plan, isAnimated: isAnimated, handler: handler, line: line)
    case .refused(let refusal, let dismisser): refuse(refusal, nil, dismisser)
    case .nothing: outcome.decisions.append(.nothingToDismiss(receiver))
    }
  }

  /// Queues the dismissal of a controller and all above it.
  mutating func startDismissal(
    _ plan: Dismissal.Plan, isAnimated: Bool, handler: Handler?, line: Int, usesPopoverDelegate: Bool = false
  ) {
    let (dismisser, dismissed, gone) = (plan.request.dismisser, plan.request.dismissed, plan.gone)
    let isByUser = plan.request.isByUser
    var transition = Transition(
      kind: .dismiss, container: dismisser, from: [dismissed], to: [dismisser], isAnimated: isAnimated, line: line,
      origin: currentCall)
    var handlers: [Handler] = []
    // A dismissal asked for in the same turn that this one takes in: one transition, both handlers.
    for id in queued where self[id].kind == .dismiss && gone.contains(self[id].from[0]) && !self[id].isDropped {
      handlers += sequels[Int(id.index)].handlers
      self[id].isDropped = true
    }
    if let handler { handlers.append(handler) }
    transition.gone = gone
    transition.animated = plan.animated
    transition.isByUser = isByUser
    transition.usesPopoverDelegate = usesPopoverDelegate
    transition.isInteractive = isByUser
    if var presentation = world.ownPresentation(plan.animated) {
      if !isByUser || presentation.animator != nil {
        askForAnimator(&presentation, isPresenting: false, isAnimated: isAnimated)
      }
      transition.animator = presentation.animator
      transition.interaction = presentation.interaction
      hierarchy.setPresentation(plan.animated, presentation)
      if !isByUser {
        WhoAnimates.dismisses(plan, isAnimated: isAnimated, world, &outcome.ledger)
        transition.isInteractive = Interaction.startsInteractively(
          presentation.interaction, of: plan.animated, world, &outcome.ledger)
      }
    }
    for x in gone { hierarchy.presentations[x]?.isDismissing = true }
    let returning = WhatLeavesTheWindow.returning(gone, world)
    outcome.decisions.append(
      .dismisses(
        dismisser: dismisser, gone: gone, animated: plan.animated, isAnimated: isAnimated, returning: returning))
    queue(add(transition, handlers))
  }

  // MARK: The transition

  mutating func beginDismissal(_ id: TransitionID) {
    // What is asked for again and again; the rest of it is looked at where it lies.
    let (gone, container, dismissed) = (self[id].gone, self[id].container, self[id].from[0])
    // What was on its way in, above or among those that go, comes no further.
    if running.count + queued.count > 1 {
      for other in running + queued where other != id && self[other].kind == .present {
        if gone.contains(self[other].to[0]) {
          self[other].hasEnded = true
          self[other].isDropped = !self[other].hasBegun
          // What has waited for its end waits for this one.
          sequels[Int(id.index)].putOff += sequels[Int(other.index)].putOff
          sequels[Int(other.index)].putOff = []
        }
      }
    }
    running = running.filter { !self[$0].hasEnded }
    guard orient(uncoveredBy: gone, of: container) else { return }
    if let animated = self[id].animated, var presentation = world.ownPresentation(animated) {
      presentation.transitionStyle = TransitionStyle.answer(presentation, world, &outcome.ledger)
      hierarchy.setPresentation(animated, presentation)
    }
    for x in gone where hierarchy.kind(of: x) == .search {
      if Search.keepsItsHost(x, world, &outcome.ledger), let host = hierarchy.searchHost(x) {
        hierarchy.set(host, .heldByItsSearch, true)
      }
    }
    // Every level that goes gives back what it took out (REM-03): who stays comes back now, who goes too is only let
    // go.
    let views = WhatLeavesTheWindow.returning(gone, world)
    let tops = IDSet(gone)
    for x in gone {
      let covered = hierarchy.removedViews(by: x).filter { tops.contains(hierarchy.outermostContainer(of: $0)) }
      if !covered.isEmpty { self[id].coveredViews += covered }
    }
    let returning = views.filter { hierarchy.window(of: $0, ignoringRemovalOf: $0) != nil }
    self[id].presentersViews = views
    sequels[Int(id.index)].schedule = Schedules.dismiss(gone, by: container, removed: views, &outcome.ledger)

    let out = world.onScreen(in: gone)
    WhatLeavesTheWindow.moves(views, &outcome.ledger)
    self[id].out = out + world.hosted(by: out)
    Schedules.begins(dismissed, &outcome.ledger)
    tellBeginning(id, of: gone)
    if self[id].isByUser { Schedules.dismissedByTheUser(dismissed, world, &outcome.ledger) }
    play(
      id, .will, Cast(going: self[id].out, old: gone, presenters: views, roots: returning, except: dismissed))
  }

  /// Links are cut before the did-callbacks, the delegate is told after them, the completion comes last (DIS-07).
  mutating func endDismissal(_ id: TransitionID) {
    let (gone, dismisser, views) = (self[id].gone, self[id].container, self[id].presentersViews)
    let cut = Dismissal.cuts(gone, by: dismisser, &outcome.ledger)
    Schedules.cutsLinks(dismisser, &outcome.ledger)
    var back: [ControllerID] = []
    // What the animator of the file's has put nowhere is put back now (CUS-17).
    let isPlayed = self[id].animator == nil
    // One whose view code has thrown away meanwhile has appeared all the same.
    let returning = views.filter {
      hierarchy.window(of: $0, ignoringRemovalOf: isPlayed ? nil : $0) != nil || hierarchy.cleared.contains($0)
    }
    for view in returning { back += world.shown(view, except: self[id].from[0], restored: views) }
    // A root that was replaced under its presentation has been held by it alone (WIN-03).
    hierarchy.rememberLevelZero(below: dismisser)
    let top = hierarchy.levelZeroTop(of: dismisser)
    play(
      id, .did,
      Cast(
        coming: back, going: self[id].out, old: gone, cut: cut, presenters: views, covered: self[id].coveredViews,
        replacedRoot: hierarchy.windowWithRoot(top) == nil ? [top] : [],
        silent: views.isEmpty ? nil : popoverPresenter(dismisser)))
  }

  /// A presenter in a real popover gets no viewDidAppear back (ORD-12).
  private func popoverPresenter(_ dismisser: ControllerID) -> ControllerID? {
    guard let presentation = hierarchy.presentation(of: hierarchy.outermostContainer(of: dismisser)),
      presentation.own == nil, presentation.adaptedStyle == .popover
    else { return nil }
    return dismisser
  }

  /// A cancelled dismissal leaves everything as it was (ORD-27, ORD-28, CUS-13).
  mutating func cancelDismissal(_ id: TransitionID) {
    let transition = self[id]
    for x in transition.gone { hierarchy.presentations[x]?.isDismissing = false }
    agenda.append(.resume(.orient))
    // Who came into the returning views meanwhile leaves with them (REM-02).
    let told = IDSet(transition.incoming)
    var coming = transition.incoming
    for view in transition.presentersViews {
      coming += world.shown(view, except: transition.from[0], restored: transition.presentersViews).filter {
        !told.contains($0) && hierarchy.isAppearingOrAppeared($0)
      }
    }
    play(
      id, .cancel,
      Cast(coming: coming, going: comesBack(id), old: transition.gone, presenters: transition.presentersViews))
  }
}
