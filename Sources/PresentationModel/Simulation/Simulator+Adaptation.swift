/// Adaptation to size classes, by UIKit and by delegates (rulebook 1.6).
extension Simulator {
  /// Adapts a presentation that is about to begin, and tells who is presented in the end: the delegate may put another
  /// controller in place (ADP-07).
  mutating func adapt(_ x: ControllerID) -> ControllerID {
    guard var presentation = hierarchy.presentations[x] else { return x }
    presentation.activeStyle = adaptedStyle(presentation)
    hierarchy.presentations[x] = presentation
    return substitute(presentation)
  }

  /// The active style by ADP-01 to ADP-06.
  private mutating func adaptedStyle(_ presentation: Presentation) -> ModalPresentationStyle {
    let x = presentation.presented
    let requested = presentation.requestedStyle
    let delegate = presentationDelegate(x)
    switch SheetsAndPopoversAdapt.adapts(presentation) {
    case .never:
      trace(.adaptation, .adp01, .declined, x, .neverAdapts(requested, presentation.own))
      return requested
    case .byItself:
      trace(.adaptation, .adp01, .decided, x, .mayAdapt(requested))
      if let answer = askForStyle(delegate, x) { return settle(presentation, answer) }
      let target = StandardAdaptation.target(requested, profile, environment)
      trace(
        .adaptation, .adp04, target == nil ? .declined : .decided, x, .standardTarget(requested, target, environment))
      return settle(presentation, target ?? .none)
    case .whenAsked:
      if let answer = askClassForStyle(presentation) { return settle(presentation, answer) }
      if let answer = askForStyle(delegate, x) {
        trace(.adaptation, .adp06, .decided, x, .styleAnswered(answer))
        return settle(presentation, answer)
      }
      trace(.adaptation, .adp06, .declined, x)
      return requested
    }
  }

  private mutating func settle(
    _ presentation: Presentation, _ target: ModalPresentationStyle
  ) -> ModalPresentationStyle {
    let active = ActiveStyleReplacesTheRequested.activeStyle(requested: presentation.requestedStyle, target: target)
    let verdict: Verdict = active == presentation.requestedStyle ? .declined : .decided
    trace(.adaptation, .adp05, verdict, presentation.presented, .activeStyle(active))
    return active
  }

  /// The delegate's answer, if it is honoured (ADP-02, ADP-03).
  private mutating func askForStyle(_ delegate: Value, _ x: ControllerID) -> ModalPresentationStyle? {
    let method = MethodWithTraitsIsAskedFirst.method(
      withTraits: world.answers(delegate, .adaptivePresentationStyleTraits),
      without: world.answers(delegate, .adaptivePresentationStyle),
      profile, environment)
    guard let method else {
      trace(.adaptation, .adp02, .declined, x, delegate.isNil ? .noDelegate : .delegateNotAsked)
      return nil
    }
    let answer = ask(method, of: delegate, for: x, [])
    guard case .enumeration(.modalPresentationStyle, let row)? = answer,
      let style = ModalPresentationStyle(rawValue: row)
    else { return nil }
    trace(.adaptation, .adp02, .decided, x, .styleAnswered(style))
    guard FourAnswersAreHonoured.honours(style, from: method) else {
      trace(.adaptation, .adp03, .decided, x, .notHonoured(style))
      return nil
    }
    trace(.adaptation, .adp03, .decided, x, .styleAnswered(style))
    return style
  }

  /// What the class of a custom presentation controller says (ADP-06).
  private mutating func askClassForStyle(_ presentation: Presentation) -> ModalPresentationStyle? {
    guard let object = presentation.controllerObject else { return nil }
    let info = hierarchy.classTable[Int(hierarchy.objects[Int(object.index)].objectClass.index)]
    for callback in [Callback.adaptivePresentationStyleTraits, .adaptivePresentationStyle] {
      guard let answer = info.answers.last(where: { $0.method == callback }), case .value(let value) = answer.value,
        let style = CustomAdaptsWhenAsked.classAnswers(value)
      else { continue }
      guard FourAnswersAreHonoured.honours(style, from: callback) else {
        trace(.adaptation, .adp03, .decided, presentation.presented, .notHonoured(style))
        continue
      }
      trace(.adaptation, .adp06, .decided, presentation.presented, .styleAnswered(style))
      return style
    }
    return nil
  }

  /// The delegate may put another controller in place, and is told what becomes of the style (ADP-07).
  private mutating func substitute(_ presentation: Presentation) -> ControllerID {
    let x = presentation.original
    let delegate = presentationDelegate(presentation.presented)
    let target: ModalPresentationStyle = presentation.isAdapted ? presentation.activeStyle : .none
    var result = x
    // Before anybody is asked: an answer that wraps X moves its view.
    let place = hierarchy.place(of: presentation.presented)
    if DelegatePutsAnotherInPlace.asksForController(presentation) {
      let answer = ask(
        .viewControllerForAdaptivePresentationStyle, of: delegate, for: x,
        [.enumeration(.modalPresentationStyle, target.rawValue)])
      if case .controller(let other)? = answer, other != x {
        guard mayStandIn(other, for: presentation) else { return presentation.presented }
        trace(.adaptation, .adp07, .decided, other)
        result = other
      } else {
        trace(.adaptation, .adp07, .declined, x)
      }
    }
    if DelegatePutsAnotherInPlace.tellsWillPresent.contains(profile) {
      push([
        .tell(
          .willPresentWithAdaptiveStyle, x, [.enumeration(.modalPresentationStyle, target.rawValue)], delegate: delegate
        )
      ])
    }
    if result != presentation.presented { replace(presentation.presented, by: result, at: place) }
    return result
  }

  /// Whether a substitute may be presented; what stands against it is thrown.
  private mutating func mayStandIn(_ other: ControllerID, for presentation: Presentation) -> Bool {
    guard other != presentation.presented else { return true }
    guard let refusal = DelegatePutsAnotherInPlace.refusal(other, for: presentation, world, &outcome.ledger) else {
      return true
    }
    for utterance in refusal.utterances { say(utterance) }
    return false
  }

  /// Moves a presentation from one controller to another: links, place, record.
  private mutating func replace(_ old: ControllerID, by new: ControllerID, at place: Place) {
    guard var presentation = hierarchy.presentations[old] else { return }
    hierarchy.presenterLinks[Int(old.index)] = -1
    hierarchy.presentations[old] = nil
    hierarchy.substitutes[presentation.original] = nil
    presentation.presented = new
    hierarchy.link(presenter: presentation.presenter, presented: new)
    hierarchy.presentations[new] = presentation
    if new != presentation.original { hierarchy.substitutes[presentation.original] = new }
    if !hierarchy.isInside(old, new) { hierarchy.setPlace(old, .none) }
    if place != .none { hierarchy.setPlace(new, place) }
    // The original that its wrapper gives way to is nobody's child any more: a presented root has no parent.
    if new != old, hierarchy.isInside(new, old) {
      releaseCandidates.append(old)
      play(.childGiven, .call, Cast(old: [new]))
    }
  }

  // MARK: A change of size class

  mutating func rotate(_ call: CallContext) {
    guard environment.device.rotates, case .enumeration(.interfaceOrientation, let row)? = call.arguments.first ?? nil,
      let orientation = StandardValues.orientation(row)
    else { return }
    guard allowsTurn(to: orientation) else {
      outcome.notes.append(
        StepNote(
          line: call.line, text: "the interface stays: who decides does not support this orientation (BAR-06)",
          isFailure: false))
      return
    }
    let old = environment
    environment = Environment(device: old.device, orientation: orientation)
    // Size classes that the header or `resize` gave outlive a turn: the window is not the whole screen.
    let standard = Environment(device: old.device, orientation: old.orientation)
    if old.horizontal != standard.horizontal || old.vertical != standard.vertical {
      environment.horizontal = old.horizontal
      environment.vertical = old.vertical
    }
    agenda.append(.resume(.environmentChanged))
  }

  /// Whether the root, or the topmost presentation that fills the screen, supports an orientation (BAR-06, as far as a
  /// turn goes: which orientation a presentation starts in belongs to chapter 3).
  private func allowsTurn(to orientation: Orientation) -> Bool {
    guard var decider = hierarchy.windows.last(where: { $0.root != nil })?.root else { return true }
    var current = decider
    while let presented = hierarchy.ownPresented(current), let presentation = hierarchy.presentations[presented],
      !presentation.isDismissing
    {
      if presentation.activeStyle == .fullScreen || presentation.activeStyle == .overFullScreen { decider = presented }
      current = presented
    }
    if profile.version < UIKitVersion(16), !hierarchy.isTrue(decider, .shouldAutorotate, default: true) { return false }
    switch hierarchy.property(decider, .supportedInterfaceOrientations) {
    case .enumeration(.interfaceOrientationMask, let row)?:
      return StandardValues.mask(row, contains: orientation)
    case .list(let values)?:
      return values.contains {
        if case .enumeration(.interfaceOrientationMask, let row) = $0 {
          return StandardValues.mask(row, contains: orientation)
        }
        return false
      }
    default: return true
    }
  }

  mutating func resize(_ call: CallContext) {
    guard case .list(let classes)? = call.arguments.first ?? nil, classes.count == 2,
      case .enumeration(.sizeClass, let horizontal) = classes[0],
      case .enumeration(.sizeClass, let vertical) = classes[1]
    else { return }
    environment.horizontal = SizeClass(rawValue: horizontal) ?? .compact
    environment.vertical = SizeClass(rawValue: vertical) ?? .regular
    agenda.append(.resume(.environmentChanged))
  }

  /// Split views collapse or expand, then every live presentation adapts again, lowest level first (SPL-02, ADP-08).
  mutating func adaptToEnvironment() {
    Schedules.tellsNobody(&outcome.ledger)
    var levels: [ControllerID] = []
    for window in hierarchy.windows { if let root = window.root { levels += hierarchy.levels(from: root) } }
    agenda.append(.resume(.readapt(levels, 0)))
    adaptSplits()
  }

  mutating func readapt(_ levels: [ControllerID], _ index: Int) {
    guard index < levels.count else { return }
    agenda.append(.resume(.readapt(levels, index + 1)))
    let x = levels[index]
    guard let before = hierarchy.presentations[x], ChangeOfSizeAdaptsAgain.concerns(before) else { return }
    let active = adaptedStyle(before)
    guard active != before.activeStyle else {
      trace(.adaptation, .adp08, .declined, x)
      return
    }
    trace(.adaptation, .adp08, .decided, x, .activeStyle(active))
    var after = before
    after.activeStyle = active
    let removes = removesPresentersView(after)
    let views = removes && before.removedViews.isEmpty ? viewsToRemove(after) : before.removedViews
    let returning = removes ? [] : before.removedViews
    after.removedViews = removes ? views : []
    hierarchy.presentations[x] = after
    let group = world.shown(x)
    let presented = substitute(after)
    outcome.decisions.append(.readapted(hierarchy.presentations[presented] ?? after))

    var operations: [Operation] = []
    if presented != x {
      let incoming = world.shown(presented)
      // It stands where the other stood, tops of stacks and all.
      for y in incoming where hierarchy.kind(of: y).isNavigation {
        if let top = world.top(of: y) { hierarchy.setPlace(top, .inside(y)) }
        hierarchy.set(y, .laidOut, true)
      }
      lay(
        .substituted,
        Cast(coming: incoming, going: group.filter { !incoming.contains($0) }, new: [presented]), &operations)
    }
    // A transition that runs goes on with who is presented now, and takes out at its end what the style of now takes
    // out.
    for id in running {
      if self[id].kind == .present, self[id].to == [x] {
        self[id].to = [presented]
        if !removes { self[id].presentersViews = [] }
      }
      self[id].from = self[id].from.map { $0 == x ? presented : $0 }
      self[id].gone = self[id].gone.map { $0 == x ? presented : $0 }
    }
    // ORD-33: who is taken out or put back gets its callbacks at once.
    if removes, before.removedViews.isEmpty {
      var out: [ControllerID] = []
      for view in views { out += world.shown(view, except: presented) }
      lay(.presenterGoesAtOnce, Cast(going: out, presenters: views), &operations)
    } else if !returning.isEmpty {
      var incoming: [ControllerID] = []
      for view in returning where hierarchy.window(of: view, ignoringRemovalOf: view) != nil {
        incoming += world.shown(view, except: presented, restored: returning)
      }
      lay(.presenterReturnsAtOnce, Cast(coming: incoming, presenters: returning), &operations)
    }
    push(operations)
  }
}
