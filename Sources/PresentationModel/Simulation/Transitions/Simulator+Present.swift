/// `present(_:animated:completion:)`: what is decided inside the call (rules STY, PCC, PRE, CTX).
extension Simulator {
  mutating func present(
    _ presented: ControllerID?, from source: ControllerID, isAnimated: Bool, handler: Handler?, line: Int,
    activates: Bool = false, hasWaited: HasWaited? = nil
  ) {
    let found = presented.flatMap { x in presenterToWaitFor(x, source).map { (presented: x, presenter: $0) } }
    let wait = ask { NowOrLater.waits(presentFrom: source, found, receiverIsThere: hasWaited == .receiver, $0, &$1) }
    if let wait {
      let action = DeferredCall.Action.present(
        presented, from: source, isAnimated: isAnimated, handler: handler, activates: activates)
      return deferCall(action, of: source, until: wait)
    }
    if activates, let presented {
      searches.activated.insert(presented)
      searches.toCheck.append(presented)
    }
    guard let x = presented else {
      guard let refusal = take(NilCannotBePresented.judge(source)) else { return }
      note(OneCallOneVerdict.announcement(nil))
      refuse(refusal, nil, nil)
      return
    }
    overrideStyle(of: x)
    hierarchy.rememberLevelZero(below: source)
    switch judge(x, from: source, isAnimated: isAnimated) {
    case .refused(let call, let presenter, let refusal):
      ask { WhoAnimates.refuses(call, &$1) }
      if let presenter {
        ask { Console.refuses(call, by: presenter, refusal, hasHandler: handler != nil, $0, &$1) }
      } else {
        note(OneCallOneVerdict.announcement(x))
      }
      refuse(refusal, x, presenter)
    case .accepted(let call, var presentation):
      if let warning = take(DetachedSourceIsWarned.judge(call, world)) { say(warning) }
      if let warning = take(SearchContextBefore13.warns(x, world)) { say(warning) }
      presentation.wasAsked = !world.transitioningDelegate(of: x).isNil
      askForAnimator(&presentation, isPresenting: true, isAnimated: isAnimated)
      ask { WhoAnimates.presents(presentation, $0, &$1) }
      accept(presentation, handler: handler, line: line, hasWaited: hasWaited != nil)
    }
  }

  /// What a call comes to, before anything is done.
  enum Judgement {
    /// Without a presenter where it is refused before one is looked for.
    case refused(PresentCall, by: ControllerID?, Refusal)
    /// Adaptation is still to come.
    case accepted(PresentCall, Presentation)
  }

  /// The questions that a call asks, in UIKit's order; nothing is changed.
  mutating func judge(_ x: ControllerID, from source: ControllerID, isAnimated: Bool) -> Judgement {
    let call = presentCall(x, from: source)
    if let refusal = ask({ Arguments.refusal(call, $0, &$1) }) { return .refused(call, by: nil, refusal) }
    let found = ask { WhoPresents.answer(call, $0, &$1) }
    if let refusal = ask({ Refusals.refusal(call, by: found.presenter, $0, &$1) }) {
      return .refused(call, by: found.presenter, refusal)
    }
    return .accepted(call, call.presentation(by: found, isAnimated: isAnimated, world))
  }

  /// The controller that would present, while a presentation or dismissal runs: until the call is made no delegate is
  /// asked, no body runs.
  private mutating func presenterToWaitFor(_ x: ControllerID, _ source: ControllerID) -> ControllerID? {
    guard world.isModalTransitionRunning else { return nil }
    var copy = asking()
    copy.overrideStyle(of: x)
    let call = copy.presentCall(x, from: source)
    return copy.ask { WhoPresents.answer(call, $0, &$1) }.presenter
  }

  /// The call with its style and presentation controller; a delegate is asked unless both are fixed already.
  mutating func presentCall(_ x: ControllerID, from source: ControllerID) -> PresentCall {
    let style = ask { RequestedStyle.answer(x, $0, &$1) }
    let own = RequestedStyle.own(x, world)
    let object: ObjectID?
    if !hierarchy.frozen.isEmpty, let frozen = hierarchy.frozen[x] {
      ask { PresentationControllers.serves(frozen, x, $0, &$1) }
      object = frozen.controllerObject
    } else {
      object = askForPresentationController(x, style, own, source: source)
    }
    return PresentCall(source: source, presented: x, style: style, own: own, controllerObject: object)
  }

  /// What a call that is made now has waited for.
  enum HasWaited { case transition, receiver }

  /// Sets the links and queues the transition. The story goes on at the commit (`Loop/Turn.swift`): `performCommit` puts
  /// it on the agenda, `begin` comes to `beginPresentation`, and the will-phase is `startPresentation`.
  private mutating func accept(_ presentation: Presentation, handler: Handler?, line: Int, hasWaited: Bool) {
    let x = presentation.presented
    // Asked where it lies: a simulator, 1,536 bytes, is copied for a function that does not change it.
    let quiet = handler == nil && !hasWaited && hierarchy.objects.isEmpty ? comingUnheard(presentation) : nil
    hierarchy.link(presenter: presentation.presenter, presented: x)
    hierarchy.setPresentation(x, presentation)
    let isInteractive = ask { Interaction.startsInteractively(presentation.interaction, of: x, $0, &$1) }
    ask { Schedules.isAccepted(x, &$1) }
    if world.hasScenes == true, let window = world.windowInNoScene(of: presentation.presenter) {
      let line = lineOfMaking(window)
      note(WindowInNoScene.presents(x, by: presentation.presenter, line: line, world))
    }
    if let quiet { return presentUnheard(x, quiet) }
    let id = add(
      Transition(
        kind: .present, container: presentation.presenter, from: [presentation.presenter], to: [x],
        isAnimated: presentation.isAnimated, line: line, origin: currentCall), handler.map { [$0] } ?? [])
    self[id].steering.animator = presentation.animator
    self[id].steering.interaction = presentation.interaction
    self[id].steering.isInteractive = isInteractive
    self[id].hasWaited = hasWaited
    if !hierarchy.isViewLoaded(x) { self[id].phase = .asked }
    // It was taken here; what it comes to is known when the transition begins.
    loop[id].decision = (script.step, outcome.decisions.count)
    outcome.decisions.append(.presents(presentation, removed: []))
    queue(id)
    if !self[id].hasReturned {
      loop.agenda.append(.transition(id, .returned))
    } else {
      ask { PresentationControllers.returns(x, wasLoaded: true, $0, &$1) }
    }
    // The view of a search that UIKit opens loads at the commit, after its delegate was called (SCH-03).
    if !searches.activated.contains(x), outcome.ledger.isOpen || !hierarchy.isViewLoaded(x) { runNext([.load(x)]) }
  }

  /// `presim compare`: the controller that is presented first gets this style, as if the line before assigned it.
  private mutating func overrideStyle(of x: ControllerID) {
    guard let style = script.overriddenStyle else { return }
    hierarchy.assign(.controller(x), .modalPresentationStyle, .enumeration(.modalPresentationStyle, style.rawValue))
    hierarchy.frozen[x] = nil
    script.overriddenStyle = nil
  }

  /// Asks the transitioning delegate for a presentation controller, where the style does.
  mutating func askForPresentationController(
    _ x: ControllerID, _ style: ModalPresentationStyle, _ own: OwnPresentation?, source: ControllerID
  ) -> ObjectID? {
    guard ask({ PresentationControllers.asksDelegate(x, style, own, &$1) }) else { return nil }
    let delegate = world.liveDelegate(hierarchy.property(x, .transitioningDelegate) ?? .none)
    let answer = callDelegate(
      .presentationControllerForPresented, of: delegate, for: x, [.controller(x), .none, .controller(source)])
    var object: ObjectID?
    if case .object(let given)? = answer { object = given }
    return take(CustomAsksTheDelegate.given(object, to: x)) ?? nil
  }

  /// Asks the transitioning delegate for an animator and an interaction controller, inside the call (CUS-01, CUS-02).
  mutating func askForAnimator(_ presentation: inout Presentation, isPresenting: Bool, isAnimated: Bool) {
    presentation.animator = nil
    presentation.interaction = nil
    let x = presentation.presented
    guard ask({ TransitionStyle.asksForAnimator(presentation, isAnimated: isAnimated, $0, &$1) }) else { return }
    let delegate = world.transitioningDelegate(of: x)
    let answer =
      isPresenting
      ? callDelegate(
        .animationControllerForPresented, of: delegate, for: x,
        [.controller(x), .controller(presentation.presenter), .controller(presentation.source)])
      : callDelegate(.animationControllerForDismissed, of: delegate, for: x, [.controller(x)])
    let given = animating(answer)
    guard let animator = ask({ TransitionStyle.animator(given, of: x, &$1) }) else { return }
    presentation.animator = animator
    let interaction = callDelegate(
      isPresenting ? .interactionControllerForPresentation : .interactionControllerForDismissal, of: delegate, for: x,
      [.object(animator)])
    if case .object(let object)? = animating(interaction) { presentation.interaction = object }
  }
}
