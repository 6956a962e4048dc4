/// `dismiss(animated:completion:)`, and the transition it queues (rules DIS).
extension Simulator {
  mutating func dismiss(_ receiver: ControllerID, isAnimated: Bool, handler: Handler?, line: Int) {
    switch ask({ Dismissal.answer(receiver, hasHandler: handler != nil, $0, &$1) }) {
    case .dismisses(let plan): startDismissal(plan, isAnimated: isAnimated, handler: handler, line: line)
    case .refused(let refusal, let dismisser): refuse(refusal, nil, dismisser)
    case .nothing: outcome.decisions.append(.nothingToDismiss(receiver))
    }
  }

  /// What is presented calls `dismiss`, and the app has its own `dismiss` in the controller that presents it: in the classic
  /// documents the call is sent to it, and with UIKit nobody has seen whether it is (DIS-01). Whether it runs.
  mutating func sendsOn(_ call: CallContext, from x: ControllerID) -> Bool {
    guard !program.swift.isEmpty else { return false }
    var ledger = Ledger.closed
    guard case .dismisses(let plan) = Dismissal.answer(x, world, &ledger) else { return false }
    let dismisser = plan.request.dismisser
    guard dismisser != x, hierarchy.outermostContainer(of: x) == plan.request.dismissed else { return false }
    var sent = call
    sent.isOnSuper = false
    guard overrides(sent, on: dismisser) else { return false }
    guard take(NearestThatPresentsDismisses.sendsOn(to: dismisser, world)) != nil else {
      noteOnce(
        "'\(hierarchy.name(of: dismisser))' overrides 'dismiss(animated:completion:)': whether UIKit calls that override "
          + "when what it presents dismisses itself is not known, and presim does not (DIS-01)", call.line)
      return false
    }
    return runsOverride(of: sent, on: dismisser)
  }

  /// Queues the dismissal of a controller and all above it. The story goes on at the commit (`Loop/Turn.swift`):
  /// `performCommit`, `begin`, `beginDismissal`.
  mutating func startDismissal(
    _ plan: Dismissal.Plan, isAnimated: Bool, handler: Handler?, line: Int, usesPopoverDelegate: Bool = false
  ) {
    if handler == nil, hierarchy.objects.isEmpty, let quiet = goingUnheard(plan) {
      return dismissUnheard(plan, isAnimated: isAnimated, quiet)
    }
    let (dismisser, dismissed, gone) = (plan.request.dismisser, plan.request.dismissed, plan.gone)
    let isByUser = plan.request.isByUser
    var handlers: [Handler] = []
    // A dismissal of the same run loop pass that this one takes in: one transition, both completion handlers.
    for id in queued where self[id].kind == .dismiss && gone.contains(self[id].from[0]) && !self[id].isDropped {
      handlers += loop[id].handlers
      self[id].phase = .dropped
    }
    if let handler { handlers.append(handler) }
    let id = add(
      Transition(
        kind: .dismiss, container: dismisser, from: [dismissed], to: [dismisser], isAnimated: isAnimated, line: line,
        origin: currentCall), handlers)
    self[id].payload = .dismissal(
      Transition.Dismissed(gone: gone, animated: plan.animated, usesPopoverDelegate: usesPopoverDelegate))
    self[id].isByUser = isByUser
    self[id].steering.isInteractive = isByUser
    if var presentation = world.ownPresentation(plan.animated) {
      if !isByUser || presentation.animator != nil {
        askForAnimator(&presentation, isPresenting: false, isAnimated: isAnimated)
      }
      self[id].steering.animator = presentation.animator
      self[id].steering.interaction = presentation.interaction
      hierarchy.setPresentation(plan.animated, presentation)
      if !isByUser {
        ask { WhoAnimates.dismisses(plan, isAnimated: isAnimated, $0, &$1) }
        self[id].steering.isInteractive = ask {
          Interaction.startsInteractively(presentation.interaction, of: plan.animated, $0, &$1)
        }
      }
    }
    for x in gone { hierarchy.presentations[x]?.isDismissing = true }
    let returning = WhatLeavesTheWindow.returning(gone, world)
    nobodyComesBack(of: gone)
    outcome.decisions.append(
      .dismisses(
        Decision.Dismissed(
          dismisser: dismisser, gone: gone, animated: plan.animated, isAnimated: isAnimated, returning: returning)))
    queue(id)
  }

  /// Who was to come back by a dismissal that waits still, and goes by this one, does not come back.
  private mutating func nobodyComesBack(of gone: [ControllerID]) {
    for row in outcome.decisions.indices {
      guard case .dismisses(var earlier) = outcome.decisions[row], earlier.returning.contains(where: gone.contains),
        queued.contains(where: { self[$0].kind == .dismiss && self[$0].from.first == earlier.gone.first })
      else { continue }
      earlier.returning.removeAll { gone.contains(hierarchy.outermostContainer(of: $0)) || gone.contains($0) }
      outcome.decisions[row] = .dismisses(earlier)
    }
  }

  // MARK: The transition

  mutating func beginDismissal(_ id: TransitionID) {
    // Used again and again below; the rest of the transition is read in place.
    let plan = self[id].dismissed
    let (gone, container, dismissed) = (plan.gone, self[id].container, self[id].from[0])
    // Presentations that run above or among those that are dismissed come no further.
    if running.count + queued.count > 1 {
      for other in running + queued where other != id && self[other].kind == .present {
        if gone.contains(self[other].to[0]) {
          self[other].phase = self[other].hasBegun ? .ended(isCancelled: false) : .dropped
          // What has waited for its end waits for this one.
          loop[id].deferredCalls += loop[other].deferredCalls
          loop[other].deferredCalls = []
        }
      }
    }
    if running.count > 1 { running = running.filter { !self[$0].hasEnded } }
    guard orient(uncoveredBy: gone, of: container) else { return }
    if let animated = plan.animated, var presentation = world.ownPresentation(animated) {
      presentation.transitionStyle = ask { TransitionStyle.answer(presentation, $0, &$1) }
      hierarchy.setPresentation(animated, presentation)
    }
    for x in gone where hierarchy.kind(of: x) == .search {
      if holds(SearchOutlivesItsHostsPlace.judge(dismissing: x, world)), let host = hierarchy.searchHost(x) {
        hierarchy.set(host, .heldByItsSearch, true)
      }
    }
    // Every level that is dismissed gives back what it took out (REM-03): controllers that stay get their views back
    // now, those that are dismissed too are only noted.
    let views = WhatLeavesTheWindow.returning(gone, world)
    let tops = IDSet(gone)
    for x in gone {
      let covered = hierarchy.removedViews(by: x).filter { tops.contains(hierarchy.outermostContainer(of: $0)) }
      if !covered.isEmpty { self[id].dismissed.coveredViews += covered }
    }
    let returning = views.filter { hierarchy.window(of: $0, ignoringRemovalOf: $0) != nil }
    self[id].presentersViews = views
    loop[id].schedule = ask { Schedules.dismiss(gone, by: container, removed: views, &$1) }

    let out = world.onScreen(in: gone)
    ask { WhatLeavesTheWindow.moves(views, &$1) }
    self[id].out = out + world.addedViews(in: out)
    note(BeingPresentedDuringItsOwnTransition.announcement(dismissed))
    explainBeginning(of: id, gone)
    if self[id].isByUser { ask { Schedules.dismissedByTheUser(dismissed, $0, &$1) } }
    play(
      id, .will, Cast(going: self[id].out, old: gone, presenters: views, roots: returning, except: dismissed))
  }

  /// Links are cut before the did-callbacks, the delegate is called after them, the completion handler comes last (DIS-07).
  mutating func endDismissal(_ id: TransitionID) {
    let plan = self[id].dismissed
    let (gone, dismisser, views) = (plan.gone, self[id].container, self[id].presentersViews)
    let cut = take(LinksAreCutBeforeTheDidCallbacks.judge(gone, by: dismisser)) ?? gone
    note(LinksAreSetInTheCall.announcement(dismisser))
    var back: [ControllerID] = []
    // What the animator of the file's has put nowhere is put back now (CUS-17).
    let isPlayed = self[id].steering.animator == nil
    // A controller whose view code has thrown away meanwhile still counts as appeared.
    let returning = views.filter {
      hierarchy.window(of: $0, ignoringRemovalOf: isPlayed ? nil : $0) != nil || hierarchy.cleared.contains($0)
    }
    for view in returning { back += world.shown(view, except: self[id].from[0], restored: views) }
    // A root that was replaced under its presentation was kept alive by it alone (WIN-03).
    hierarchy.rememberLevelZero(below: dismisser)
    let top = hierarchy.levelZeroTop(of: dismisser)
    play(
      id, .did,
      Cast(
        coming: back, going: self[id].out, old: gone, cut: cut, presenters: views,
        covered: plan.coveredViews,
        replacedRoot: hierarchy.windowWithRoot(top) == nil ? [top] : [],
        silent: views.isEmpty ? nil : popoverPresenter(dismisser)))
  }

  /// A presenter in a real popover gets no viewDidAppear back (ORD-12).
  func popoverPresenter(_ dismisser: ControllerID) -> ControllerID? {
    guard let presentation = hierarchy.presentation(of: hierarchy.outermostContainer(of: dismisser)),
      presentation.own == nil, presentation.adaptedStyle == .popover
    else { return nil }
    return dismisser
  }

  /// A cancelled dismissal leaves everything as it was (ORD-27, ORD-28, CUS-13).
  mutating func cancelDismissal(_ id: TransitionID) {
    let transition = self[id]
    for x in transition.dismissed.gone { hierarchy.presentations[x]?.isDismissing = false }
    loop.agenda.append(.internalCall(.orient))
    // Controllers that entered the returning views meanwhile leave with them (REM-02).
    let known = IDSet(transition.incoming)
    var coming = transition.incoming
    for view in transition.presentersViews {
      coming += world.shown(view, except: transition.from[0], restored: transition.presentersViews).filter {
        !known.contains($0) && hierarchy.isAppearingOrAppeared($0)
      }
    }
    play(
      id, .cancel,
      Cast(coming: coming, going: comesBack(id), old: transition.dismissed.gone, presenters: transition.presentersViews)
    )
  }
}
