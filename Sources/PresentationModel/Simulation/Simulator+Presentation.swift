/// A presentation from its beginning on: adaptation, anchor, transition, what leaves the window (rulebook 1.6 to 1.8).
extension Simulator {
  mutating func beginPresentation(_ id: TransitionID) {
    let x = self[id].to[0]
    guard hierarchy.presentations[x] != nil else {
      self[id].isDropped = true
      return
    }
    let presented = adapt(x)
    self[id].to = [presented]
    agenda.append(.transition(id, .will))
    guard let presentation = hierarchy.presentations[presented] else { return }
    var operations: [Operation] = []
    if !hierarchy.isViewLoaded(presented) { operations.append(.load(presented)) }
    if presentation.activeStyle == .popover {
      operations.append(
        .tell(.prepareForPopoverPresentation, presentation.original, [], delegate: presentationDelegate(presented)))
    }
    push(operations)
  }

  /// The will-phase, once everybody has been asked.
  mutating func startPresentation(_ id: TransitionID) {
    let x = self[id].to[0]
    guard var presentation = hierarchy.presentations[x] else { return }
    guard checkAnchor(presentation), checkAlert(x) else { return }
    presentation.transitionStyle = transitionStyle(presentation)
    presentation.hasBegun = true
    Schedules.begins(x, &outcome.ledger)
    let presenter = presentation.presenter
    let removes = removesPresentersView(presentation)
    traceRemoval(presentation, removes)
    if isTracing { outcome.ledger.note(EachStylePrintsItsClass.judge(presentation, hierarchy)) }
    let views = removes ? viewsToRemove(presentation) : []
    presentation.removedViews = views
    hierarchy.presentations[x] = presentation
    let schedule = Schedules.present(x, removes: removes, &outcome.ledger)
    sequels[Int(id.index)].schedule = schedule

    var out: [ControllerID] = []
    for view in views { out += world.shown(view, except: x) }
    self[id].out = out + world.hosted(by: out)
    outcome.decisions.append(.presents(presentation, removed: out))
    self[id].presentersViews = views
    let place: Place
    if presentation.isContextFamily {
      place = .beside(presenter)
    } else if let window = hierarchy.window(of: presenter) {
      place = .window(window)
    } else {
      place = .none
    }
    play(schedule, .will, Cast(going: self[id].out, new: [x], roots: [x], place: place, transition: id))
  }

  /// The did-phase: the presenter's view leaves the window, then the did-callbacks (ORD-06, REM-03).
  mutating func endPresentation(_ id: TransitionID) {
    let x = self[id].to[0]
    guard var presentation = hierarchy.presentations[x] else { return }
    presentation.hasSettled = true
    hierarchy.presentations[x] = presentation
    let views = self[id].presentersViews
    if !views.isEmpty { trace(.removal, .rem03, .decided, views[0]) }
    // Who came into the outgoing views since the transition began goes with them (REM-02).
    var late: [ControllerID] = []
    for view in views {
      late += world.shown(view, except: x).filter {
        hierarchy.state(of: $0) == .appeared || hierarchy.state(of: $0) == .appearing
      }
    }
    let gone = Set(self[id].out)
    self[id].out += late.filter { !gone.contains($0) }
    guard let schedule = sequels[Int(id.index)].schedule else { return }
    play(
      schedule, .did,
      Cast(
        coming: world.shown(x), going: self[id].out, latecomers: late, new: [x], presenters: views, transition: id))
  }

  /// A cancelled presentation leaves nothing behind (ORD-27, CUS-12).
  mutating func cancelPresentation(_ id: TransitionID) {
    let x = self[id].to[0]
    guard let schedule = sequels[Int(id.index)].schedule else { return }
    play(
      schedule, .cancel,
      Cast(
        coming: world.leaving(x), going: self[id].out, new: [x],
        presenters: hierarchy.presentations[x]?.removedViews ?? [], transition: id))
  }

  // MARK: Anchor

  /// A real popover needs an anchor by the time it begins (PRE-13).
  private mutating func checkAnchor(_ presentation: Presentation) -> Bool {
    let x = presentation.presented
    let isSheet = presentation.own == .actionSheetPopover
    let needsAnchor =
      isSheet || presentation.own == .activityPopover
      || (presentation.own == nil && presentation.activeStyle == .popover)
    guard needsAnchor else { return true }
    for property in [Property.sourceView, .barButtonItem, .sourceItem] {
      let key = PropertyKey(owner: .facet(.presentationController, presentation.original), property: property)
      if let anchor = hierarchy.assigned[key], !anchor.isNil {
        trace(.anchor, .pre13, .declined, x)
        return true
      }
    }
    trace(.anchor, .pre13, .decided, x)
    refuse(.pre13, x, presentation.presenter)
    if isSheet {
      let text = PopoverNeedsAnAnchor.actionSheet(
        hierarchy.description(of: x), baseClassName(presentation.presenter),
        hierarchy.description(of: presentation.presenter), profile)
      raise(.oe02, "NSGenericException", text)
    } else {
      raise(.oe01, "NSGenericException", PopoverNeedsAnAnchor.popover)
    }
    return false
  }

  private func baseClassName(_ x: ControllerID) -> String { hierarchy.className(of: x) }

  /// An alert without anything to show raises when its transition begins (O-E03).
  private mutating func checkAlert(_ x: ControllerID) -> Bool {
    guard hierarchy.kind(of: x) == .alert else { return true }
    let title = silently { (try? $0.read(.title, of: .controller(x), isLooking: true)) ?? Value.none }
    if !title.isNil { return true }
    if let message = hierarchy.property(x, .message), !message.isNil { return true }
    if case .list(let actions)? = hierarchy.property(x, .actions), !actions.isEmpty { return true }
    raise(
      .oe03, "NSInternalInconsistencyException",
      "UIAlertController must have a title, a message or an action to display"
    )
    return false
  }

  // MARK: Transition

  /// The style that is played, read when the transition begins; nil with an animator or zoom (TRN-01 to TRN-04).
  mutating func transitionStyle(_ presentation: Presentation) -> ModalTransitionStyle? {
    let x = presentation.presented
    if presentation.animator != nil { return nil }
    let defines = NearestDefinerPresents.defines(presentation.presenter, world)
    if ContextImposesItsStyle.imposes(presentation, hierarchy, definesContext: defines) {
      let style = PresentedControllersStyleIsPlayed.style(presentation.presenter, hierarchy)
      trace(.transition, .trn03, .decided, presentation.presenter, .transition(style))
      return style
    }
    trace(.transition, .trn03, .declined, presentation.presenter)
    if PreferredTransitionReplacesTheStyle.holds(in: profile),
      let preferred = PreferredTransitionReplacesTheStyle.preferred(x, hierarchy)
    {
      let style = PreferredTransitionReplacesTheStyle.style(preferred)
      trace(.transition, .trn04, .decided, x, style.map { .transition($0) } ?? .zoom)
      return style
    }
    if PreferredTransitionReplacesTheStyle.holds(in: profile) { trace(.transition, .trn04, .declined, x) }
    let style = PresentedControllersStyleIsPlayed.style(x, hierarchy)
    trace(.transition, .trn01, .decided, x, .transition(style))
    return style
  }

  // MARK: Removal

  /// Whether the active style takes the presenter's view out (REM-01).
  func removesPresentersView(_ presentation: Presentation) -> Bool {
    let custom =
      presentation.controllerObject.flatMap { hierarchy.property($0, .shouldRemovePresentersView) } == .bool(true)
    return FullScreenRemovesThePresentersView.removes(presentation.activeStyle, presentation.own, custom: custom)
  }

  /// Whose views leave: not those that are out already (REM-02, REM-05).
  func viewsToRemove(_ presentation: Presentation) -> [ControllerID] {
    let views =
      DocumentsLeaveOnlyThePresented.holds(in: profile)
      ? DocumentsLeaveOnlyThePresented.views(presentation.presenter, presentation.activeStyle, hierarchy)
      : OnlyThePresentersOwnViewLeaves.views(presentation.presenter)
    return views.filter { !hierarchy.has($0, .viewRemoved) }
  }

  private mutating func traceRemoval(_ presentation: Presentation, _ removes: Bool) {
    guard isTracing else { return }
    let presenter = presentation.presenter
    trace(
      .removal, .rem01, removes ? .decided : .declined, presenter,
      .removal(presentation.activeStyle, presentation.own, removes: removes))
    if removes {
      trace(.removal, .rem02, .decided, presenter)
      if DocumentsLeaveOnlyThePresented.holds(in: profile), presentation.activeStyle == .fullScreen {
        trace(.removal, .rem05, .decided, presenter)
      }
    } else if SheetsNeverRemove.holds(in: profile), presentation.own == nil,
      SheetsNeverRemove.covers(presentation.activeStyle)
    {
      trace(.removal, .rem04, .decided, presenter)
    }
  }

  // MARK: The end of a presentation

  /// Cuts the links, and drops what was kept for the presentation (STY-04).
  mutating func cutPresentation(_ x: ControllerID) {
    guard let presentation = hierarchy.presentations[x] else { return }
    hierarchy.cutPresentation(x)
    hierarchy.frozen[presentation.original] = nil
    if presentation.original != x { hierarchy.substitutes[presentation.original] = nil }
  }
}
