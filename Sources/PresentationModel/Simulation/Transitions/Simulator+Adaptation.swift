/// Adaptation to size classes, by UIKit and by delegates (rules ADP).
extension Simulator {
  /// Adapts a presentation that is about to begin, and returns the controller that is presented in the end: the
  /// delegate may substitute another one (ADP-07). Its callbacks run before anything begins.
  mutating func adapt(_ x: ControllerID, _ operations: inout [Operation]) -> ControllerID {
    guard var presentation = world.ownPresentation(x) else { return x }
    presentation.adaptedStyle = adaptedStyle(presentation)
    hierarchy.setPresentation(x, presentation)
    return substitute(presentation, &operations)
  }

  /// The style after adaptation; asks the presentation controller's delegate where UIKit does.
  mutating func adaptedStyle(_ presentation: Presentation) -> ModalPresentationStyle {
    if presentation.requestedStyle == .custom, let object = presentation.controllerObject, !program.swift.isEmpty {
      let asked = CustomAdaptsWhenAsked.methods[1]
      let answer = askSwift(
        asked.info.signature, of: .object(object), [.facet(.traitCollection, presentation.presented)],
        for: .enumeration(.modalPresentationStyle))
      if let answer { return ask { Adaptation.answer(presentation, given: answer, by: asked, $0, &$1) } }
    }
    let delegate = presentationDelegate(presentation.presented)
    switch ask({ Adaptation.answer(presentation, delegate: delegate, $0, &$1) }) {
    case .settled(let style): return style
    case .asks(let method):
      let answer = callDelegate(method, of: delegate, for: presentation.original, [])
      return ask { Adaptation.answer(presentation, given: answer, by: method, $0, &$1) }
    }
  }

  /// The delegate may put another controller in place, and gets the style after adaptation (ADP-07).
  private mutating func substitute(_ presentation: Presentation, _ operations: inout [Operation]) -> ControllerID {
    let x = presentation.original
    let delegate = presentationDelegate(presentation.presented)
    var result = x
    // Read before the delegate is asked: an answer, or a body, that wraps X moves its view.
    let place = hierarchy.place(of: presentation.presented)
    if DelegatePutsAnotherInPlace.isAsked(presentation) {
      let answer = callDelegate(
        .viewControllerForAdaptivePresentationStyle, of: delegate, for: x,
        [.enumeration(.modalPresentationStyle, presentation.adaptedStyle.rawValue)])
      switch ask({ Adaptation.substitute(answer, for: presentation, $0, &$1) }) {
      case .nobody: break
      case .other(let other): result = other
      case .refused(let refusal):
        say(refusal)
        return presentation.presented
      }
    }
    if !delegate.isNil, let prepared = DelegatePutsAnotherInPlace.prepared(presentation, world.profile) {
      operations.append(.callDelegate(.prepareAdaptivePresentation, x, [.facet(prepared, x)], delegate: delegate))
    }
    // That no delegate gets it matters only where reasons are kept.
    if !delegate.isNil || outcome.ledger.isOpen, let style = Adaptation.told(presentation, world) {
      operations.append(
        .callDelegate(
          .willPresentWithAdaptiveStyle, x, [.enumeration(.modalPresentationStyle, style.rawValue)], delegate: delegate
        ))
    }
    if result != presentation.presented { replace(presentation.presented, by: result, at: place) }
    return result
  }

  /// Moves a presentation from one controller to another: links, place, record.
  private mutating func replace(_ old: ControllerID, by new: ControllerID, at place: Place) {
    guard var presentation = world.ownPresentation(old) else { return }
    hierarchy.forgetLevelZero(of: old)
    hierarchy.presenterLinks[Int(old.index)] = -1
    if searches.activated.contains(old) { searches.toCheck.append(old) }
    hierarchy.movePresentation(from: old, to: new)
    hierarchy.substitutes[presentation.original] = nil
    presentation.presented = new
    hierarchy.link(presenter: presentation.presenter, presented: new)
    hierarchy.setPresentation(new, presentation)
    if new != presentation.original { hierarchy.substitutes[presentation.original] = new }
    if !hierarchy.isInside(old, new) { hierarchy.setPlace(old, .none) }
    if place != .none { move(new, to: place) }
    // The original that its wrapper gives way to is no child any more: a presented root has no parent.
    if new != old, hierarchy.isInside(new, old) {
      releases.candidates.append(old)
      play(.childGiven, .call, Cast(old: [new]))
    }
  }

  // MARK: A change of size class

  mutating func resize(_ call: CallContext) {
    guard case .list(let classes)? = call.arguments.first, classes.count == 2,
      case .enumeration(.sizeClass, let horizontal) = classes[0],
      case .enumeration(.sizeClass, let vertical) = classes[1]
    else { return }
    note(SizeClassesOfPhones.keeps(world))
    changeSize(
      .resize(SizeClass(rawValue: horizontal) ?? .compact, SizeClass(rawValue: vertical) ?? .regular),
      isAnimated: false, call)
  }

  /// `device.unfold()`, `device.fold()`.
  mutating func fold(isOpen: Bool, _ call: CallContext) {
    guard environment.device == .iPhoneDuo, environment.isOpen != isOpen else {
      let what = environment.device != .iPhoneDuo ? "the device does not fold" : isOpen ? "it is open" : "it is closed"
      outcome.notes.append(StepNote(line: 0, text: "\(what): nothing happens", isFailure: false))
      return
    }
    changeSize(.fold(isOpen: isOpen), isAnimated: false, call)
  }

  /// Split views collapse or expand, then every live presentation adapts again, lowest level first (SPL-02, ADP-08).
  mutating func adaptToEnvironment() {
    loop.agenda.append(.internalCall(.readapt(hierarchy.livePresentations, 0)))
    adaptTabs()
    adaptSplits()
  }

  mutating func readapt(_ levels: [ControllerID], _ index: Int) {
    guard index < levels.count else {
      let isAlone = !outcome.decisions.contains {
        switch $0 {
        case .split, .readapted, .tab: true
        default: false
        }
      }
      // What collapses, expands or adapts sends callbacks to the controllers that it covers or uncovers.
      if isAlone { note(WhatBringsNoCallback.judge()) }
      return
    }
    loop.agenda.append(.internalCall(.readapt(levels, index + 1)))
    let x = levels[index]
    guard let before = world.ownPresentation(x), ChangeOfSizeAdaptsAgain.concerns(before) else { return }
    guard let active = take(ChangeOfSizeAdaptsAgain.judge(before, active: adaptedStyle(before))) else { return }
    var after = before
    after.adaptedStyle = active
    let leaving = WhatLeavesTheWindow.answer(after, world)
    let removes = leaving != nil
    let wereOut = hierarchy.removedViews(by: x)
    let views = wereOut.isEmpty ? leaving ?? [] : wereOut
    let returning = removes ? [] : wereOut
    hierarchy.setPresentation(x, after)
    hierarchy.setRemovedViews(by: x, removes ? views : [])
    let group = world.shown(x)
    var operations: [Operation] = []
    let presented = substitute(after, &operations)
    outcome.decisions.append(.readapted(hierarchy.presentations[presented] ?? after))

    if presented != x {
      let incoming = world.shown(presented)
      // It takes the place of the other one, tops of stacks and all.
      for y in incoming where hierarchy.kind(of: y).isNavigation {
        if let top = world.top(of: y) { move(top, to: .inside(y)) }
        hierarchy.set(y, .laidOut, true)
      }
      appendOperations(
        .substituted,
        Cast(coming: incoming, going: group.filter { !incoming.contains($0) }, new: [presented]), &operations)
    }
    for id in running { go(on: id, with: presented, insteadOf: x, removes: removes) }
    // ORD-33: controllers whose views are taken out or put back get their callbacks at once.
    if removes, wereOut.isEmpty {
      var out: [ControllerID] = []
      for view in views { out += world.shown(view, except: presented) }
      appendOperations(.presenterGoesAtOnce, Cast(going: out, presenters: views), &operations)
    } else if !returning.isEmpty {
      var incoming: [ControllerID] = []
      for view in returning where hierarchy.window(of: view, ignoringRemovalOf: view) != nil {
        incoming += world.shown(view, except: presented, restored: returning)
      }
      appendOperations(.presenterReturnsAtOnce, Cast(coming: incoming, presenters: returning), &operations)
    }
    runNext(operations)
  }

  /// A running transition continues with the controller that is presented now, and at its end takes out what the
  /// present style takes out.
  private mutating func go(
    on id: TransitionID, with presented: ControllerID, insteadOf x: ControllerID, removes: Bool
  ) {
    if self[id].kind == .present, self[id].to == [x] {
      self[id].to = [presented]
      if !removes { self[id].presentersViews = [] }
    }
    self[id].from = self[id].from.map { $0 == x ? presented : $0 }
    self[id].dismissed.gone = self[id].dismissed.gone.map { $0 == x ? presented : $0 }
  }
}
