/// `present(_:animated:completion:)`: what is decided inside the call (rulebook 1.1 to 1.5).
extension Simulator {
  mutating func present(
    _ presented: ControllerID?, from source: ControllerID, isAnimated: Bool, handler: Handler?, line: Int
  ) {
    guard let x = presented else {
      trace(.arguments, .pre02, .decided, source)
      refuse(.pre02, nil, nil)
      raise(.pe01, "NSInvalidArgumentException", NilCannotBePresented.text(hierarchy.description(of: source)))
      return
    }
    if let style = overriddenStyle {
      hierarchy.assign(.controller(x), .modalPresentationStyle, .enumeration(.modalPresentationStyle, style.rawValue))
      hierarchy.frozen[x] = nil
      overriddenStyle = nil
    }
    let style = requestedStyle(x)
    let own = ownPresentation(x)
    let isFrozen = hierarchy.frozen[x] != nil
    let object =
      isFrozen ? hierarchy.frozen[x]?.controllerObject : askForPresentationController(x, style, own, source: source)
    guard checkArguments(x, source, style) else { return }

    let inFullscreen = object.flatMap { hierarchy.property($0, .shouldPresentInFullscreen) } != .bool(false)
    let isContext = StyleDecidesWhetherAContextIsLookedFor.isContextFamily(
      style, own, presentsInFullscreen: inFullscreen)
    trace(
      .presenter, .ctx01, .decided, x, .family(isContext: isContext, style: style, own: own, inFullscreen: inFullscreen)
    )
    let presenter = isContext ? contextPresenter(source) : fullScreenPresenter(source)
    guard checkPresenter(presenter, presented: x, source: source) else { return }

    var presentation = Presentation(
      source: source, presenter: presenter, presented: x, requestedStyle: style, isContextFamily: isContext, own: own,
      controllerObject: object, isAnimated: isAnimated)
    askForAnimator(&presentation, isPresenting: true, isAnimated: isAnimated)
    hierarchy.link(presenter: presenter, presented: x)
    hierarchy.presentations[x] = presentation

    var transition = Transition(
      kind: .present, container: presenter, from: [presenter], to: [x], isAnimated: isAnimated, line: line,
      origin: currentCall)
    transition.isInteractive = presentation.interaction != nil
    trace(.schedule, .ord22, .decided, x)
    trace(.schedule, .ord23, .decided, x)
    queue(add(transition, handler.map { [$0] } ?? []))
    push([.load(x)])
  }

  /// Refuses a call: one line of what was decided.
  mutating func refuse(_ rule: RuleID, _ presented: ControllerID?, _ presenter: ControllerID?) {
    outcome.decisions.append(.refused(rule, presented: presented, presenter: presenter))
  }

  // MARK: Style and presentation controller

  /// STY-02's result, taken inside the call.
  private mutating func requestedStyle(_ x: ControllerID) -> ModalPresentationStyle {
    if let frozen = hierarchy.frozen[x] {
      trace(.style, .sty04, .decided, x, .frozen(frozen.style))
      return frozen.style
    }
    return propertyStyle(x, isReading: false)
  }

  /// Asks the transitioning delegate for a presentation controller where PCC-01 says so.
  mutating func askForPresentationController(
    _ x: ControllerID, _ style: ModalPresentationStyle, _ own: OwnPresentation?, source: ControllerID
  ) -> ObjectID? {
    guard CustomAsksTheDelegate.asksDelegate(style, own, isFrozen: false) else {
      trace(.presentationController, .pcc01, .declined, x, .ownController(style, own))
      return nil
    }
    let delegate = world.liveDelegate(hierarchy.property(x, .transitioningDelegate) ?? .none)
    let answer = ask(
      .presentationControllerForPresented, of: delegate, for: x, [.controller(x), .none, .controller(source)])
    if case .object(let object)? = answer {
      trace(.presentationController, .pcc01, .decided, x, .delegateController(object))
      return object
    }
    trace(.presentationController, .pcc01, .decided, x, .plainController)
    return nil
  }

  /// TRN-02's questions, inside the call (CUS-01, CUS-02).
  mutating func askForAnimator(_ presentation: inout Presentation, isPresenting: Bool, isAnimated: Bool) {
    presentation.animator = nil
    presentation.interaction = nil
    let x = presentation.presented
    guard AnimatorWins.asks(isAnimated: isAnimated, own: presentation.own) else {
      if WithoutAnimationNobodyIsAsked.isSilent(isAnimated: isAnimated) { trace(.transition, .trn05, .decided, x) }
      return
    }
    let delegate = world.liveDelegate(hierarchy.property(x, .transitioningDelegate) ?? .none)
    guard !delegate.isNil else {
      trace(.transition, .trn02, .declined, x, .noTransitioningDelegate)
      return
    }
    let answer =
      isPresenting
      ? ask(
        .animationControllerForPresented, of: delegate, for: x,
        [.controller(x), .controller(presentation.presenter), .controller(presentation.source)])
      : ask(.animationControllerForDismissed, of: delegate, for: x, [.controller(x)])
    guard case .object(let animator)? = answer else {
      trace(.transition, .trn02, .declined, x, .noAnimator)
      return
    }
    trace(.transition, .trn02, .decided, x, .animator(animator))
    presentation.animator = animator
    let interaction = ask(
      isPresenting ? .interactionControllerForPresentation : .interactionControllerForDismissal, of: delegate, for: x,
      [.object(animator)])
    if case .object(let object)? = interaction { presentation.interaction = object }
  }

  // MARK: Arguments

  /// Exceptions inside the call, in order; PRE-04 is silent. True when nothing stands in the way.
  private mutating func checkArguments(
    _ x: ControllerID, _ source: ControllerID, _ style: ModalPresentationStyle
  ) -> Bool {
    let asked = PreferredTransitionReplacesTheStyle.preferred(x, hierarchy).map {
      PreferredTransitionReplacesTheStyle.holds(in: profile)
        ? PreferredTransitionReplacesTheStyle.style($0) : PresentedControllersStyleIsPlayed.style(x, hierarchy)
    }
    let transition: ModalTransitionStyle? = asked ?? PresentedControllersStyleIsPlayed.style(x, hierarchy)
    if let transition, PartialCurlNeedsFullScreen.refuses(transition, style, source, hierarchy) {
      return throwArgument(
        .pre03, x, .pe07, "NSInvalidArgumentException",
        PartialCurlNeedsFullScreen.text(hierarchy.description(of: source)))
    }
    trace(.arguments, .pre03, .declined, x)
    if CurledPresentsNothing.refuses(source, hierarchy) {
      trace(.arguments, .pre04, .decided, source)
      refuse(.pre04, x, nil)
      return false
    }
    trace(.arguments, .pre04, .declined, source)
    if let parent = hierarchy.parent(of: x) {
      let message = ChildrenCannotBePresented.message[profile]
      let text = ChildrenCannotBePresented.text(
        hierarchy.description(of: x), hierarchy.description(of: parent), message)
      return throwArgument(.pre05, x, message, "NSInvalidArgumentException", text)
    }
    trace(.arguments, .pre05, .declined, x)
    if style == .none {
      return throwArgument(.pre06, x, .pe06, "NSInternalInconsistencyException", StyleNoneCannotBePresented.text)
    }
    trace(.arguments, .pre06, .declined, x)
    if let transition, CurrentContextTakesNoCurl.refuses(style, transition, profile) {
      return throwArgument(
        .trn06, x, .pe08, "NSInvalidArgumentException", CurrentContextTakesNoCurl.text(hierarchy.description(of: x)))
    }
    if style == .overCurrentContext { trace(.arguments, .trn06, .declined, x) }
    return true
  }

  private mutating func throwArgument(
    _ rule: RuleID, _ x: ControllerID, _ message: MessageID, _ name: String, _ text: String
  ) -> Bool {
    trace(.arguments, rule, .decided, x)
    refuse(rule, x, nil)
    raise(message, name, text)
    return false
  }

  // MARK: Who presents

  /// The context family: the first controller upwards that defines a context (CTX-04), else the tree top (CTX-05).
  private mutating func contextPresenter(_ source: ControllerID) -> ControllerID {
    var current: ControllerID? = source
    while let candidate = current {
      if NearestDefinerPresents.presents(candidate, hierarchy, profile) {
        traceDefiner(candidate)
        traceRest(after: candidate, .ctx04)
        return candidate
      }
      trace(.presenter, .ctx04, .passedOver, candidate, .definesNoContext(hierarchy.kind(of: candidate)))
      current = hierarchy.parent(of: candidate)
    }
    let top = TreeTopPresentsWithoutADefiner.presenter(source, hierarchy)
    trace(.presenter, .ctx05, .decided, top)
    return top
  }

  private mutating func traceDefiner(_ candidate: ControllerID) {
    guard isTracing else { return }
    if NearestDefinerPresents.assignment(candidate, hierarchy) != nil {
      trace(.presenter, .ctx04, .decided, candidate, .definesByAssignment)
    } else if hierarchy.has(candidate, .definesForSearch) {
      trace(.presenter, .ctx04, .decided, candidate)
      trace(.presenter, .ctx07, .decided, candidate, .definesForSearch)
    } else {
      trace(.presenter, .ctx04, .decided, candidate)
      trace(.presenter, .ctx06, .decided, candidate, .definesByClass(hierarchy.kind(of: candidate)))
    }
  }

  private mutating func traceRest(after candidate: ControllerID, _ rule: RuleID) {
    guard isTracing else { return }
    var current = hierarchy.parent(of: candidate)
    while let ancestor = current {
      trace(.presenter, rule, .notReached, ancestor)
      current = hierarchy.parent(of: ancestor)
    }
  }

  /// The full-screen family: the tree top (CTX-02), and on until it covers the screen (CTX-03).
  private mutating func fullScreenPresenter(_ source: ControllerID) -> ControllerID {
    var top = source
    while !TreeTopPresents.presents(top, hierarchy), let parent = hierarchy.parent(of: top) {
      trace(.presenter, .ctx02, .passedOver, top, .hasParent(parent))
      top = parent
    }
    guard PresenterCoversTheScreen.holds(in: profile), !PresenterCoversTheScreen.coversScreen(top, hierarchy) else {
      trace(.presenter, .ctx02, .decided, top)
      if PresenterCoversTheScreen.holds(in: profile) { trace(.presenter, .ctx03, .declined, top) }
      return top
    }
    trace(.presenter, .ctx02, .passedOver, top, .doesNotCoverScreen)
    while !PresenterCoversTheScreen.coversScreen(top, hierarchy) {
      let next = PresenterCoversTheScreen.next(below: top, hierarchy)
      if next == top { break }
      trace(.presenter, .ctx03, .passedOver, top, .doesNotCoverScreen)
      top = next
    }
    trace(.presenter, .ctx03, .decided, top)
    return top
  }

  // MARK: Refusals

  /// PRE-07 to PRE-12: exceptions, lines that refuse, the line that does not. True when the call goes on.
  private mutating func checkPresenter(_ presenter: ControllerID, presented x: ControllerID, source: ControllerID)
    -> Bool
  {
    let name = hierarchy.description(of: presenter)
    let presented = hierarchy.description(of: x)
    let from = hierarchy.description(of: source)
    // Presenting what the presenter stands on would close a circle: for UIKit too that is itself once more.
    if presenter == x || (hierarchy.ownPresenter(x) == nil && hierarchy.stands(presenter, on: x)) {
      trace(.refusal, .pre07, .decided, presenter)
      refuse(.pre07, x, presenter)
      raise(.pe05, "NSInvalidArgumentException", NothingPresentsItself.text(name))
      return false
    }
    trace(.refusal, .pre07, .declined, presenter)
    if let other = hierarchy.ownPresenter(x) {
      trace(.refusal, .pre08, .decided, x, .presentedBy(other))
      refuse(.pre08, x, presenter)
      let message = PresentedAlreadyThrows.message[profile]
      raise(
        message, "NSInvalidArgumentException",
        PresentedAlreadyThrows.text(presented, hierarchy.description(of: other), message))
      return false
    }
    trace(.refusal, .pre08, .declined, x)
    if BusyPresenterIsNotSkipped.isBusy(presenter, hierarchy) { trace(.presenter, .ctx08, .decided, presenter) }
    if world.runningTransition(of: presenter, .present, .dismiss) != nil {
      return logRefusal(.pre09, presenter, x, .pl03, PresenterInTransitionRefuses.text(presented, name, from, profile))
    }
    trace(.refusal, .pre09, .declined, presenter)
    if PresenterOutsideTheWindowRefuses.refuses(presenter, hierarchy) {
      let reason: Reason = hierarchy.isInWindow(presenter) ? .leaving : outsideWindow(presenter)
      return logRefusal(
        .pre10, presenter, x, .pl01, PresenterOutsideTheWindowRefuses.text(presented, name, from, profile), reason)
    }
    trace(.refusal, .pre10, .declined, presenter)
    if let current = hierarchy.ownPresented(presenter) {
      let text = PresentingPresenterRefuses.text(
        presented, name, from, current: hierarchy.description(of: current), profile)
      return logRefusal(.pre11, presenter, x, .pl02, text, .presentsAlready(current))
    }
    trace(.refusal, .pre11, .declined, presenter)
    if DetachedSourceIsWarned.isDetached(source, hierarchy) {
      let message = DetachedSourceIsWarned.message[profile]
      trace(.refusal, .pre12, .decided, source)
      log(message, DetachedSourceIsWarned.text(presented, from, message))
    } else {
      trace(.refusal, .pre12, .declined, source)
    }
    return true
  }

  /// Why a presenter has no window, as precisely as is known.
  private func outsideWindow(_ presenter: ControllerID) -> Reason {
    if !hierarchy.isViewLoaded(presenter) { return .viewNotLoaded }
    var current: ControllerID? = presenter
    while let candidate = current {
      if hierarchy.has(candidate, .viewRemoved), let cover = hierarchy.ownPresented(candidate) {
        return .coveredBy(cover, of: candidate)
      }
      current = hierarchy.parent(of: candidate)
    }
    return .outsideWindow
  }

  private mutating func logRefusal(
    _ rule: RuleID, _ presenter: ControllerID, _ x: ControllerID, _ message: MessageID, _ text: String,
    _ reason: Reason = .title
  ) -> Bool {
    trace(.refusal, rule, .decided, presenter, reason)
    refuse(rule, x, presenter)
    log(message, text)
    return false
  }
}
