/// `present(_:animated:completion:)`: what is decided inside the call (rulebook 1.1 to 1.5).
extension Simulator {
  mutating func present(
    _ presented: ControllerID?, from source: ControllerID, isAnimated: Bool, handler: Handler?, line: Int,
    activates: Bool = false, hasWaited: HasWaited? = nil
  ) {
    let found = presented.flatMap { x in presenterToWaitFor(x, source).map { (presented: x, presenter: $0) } }
    let wait = NowOrLater.waits(
      presentFrom: source, found, receiverIsThere: hasWaited == .receiver, world, &outcome.ledger)
    if let wait {
      let action = LateCall.Action.present(
        presented, from: source, isAnimated: isAnimated, handler: handler, activates: activates)
      return putOff(action, of: source, until: wait)
    }
    if activates, let presented {
      activated.insert(presented)
      activatedToCheck.append(presented)
    }
    guard let x = presented else {
      guard let refusal = Arguments.nothing(presentedBy: source, &outcome.ledger) else { return }
      Console.refuses(nil, &outcome.ledger)
      refuse(refusal, nil, nil)
      return
    }
    overrideStyle(of: x)
    hierarchy.rememberLevelZero(below: source)
    switch judge(x, from: source, isAnimated: isAnimated) {
    case .refused(let call, let presenter, let refusal):
      WhoAnimates.refuses(call, &outcome.ledger)
      if let presenter {
        Console.refuses(call, by: presenter, refusal, hasHandler: handler != nil, world, &outcome.ledger)
      } else {
        Console.refuses(x, &outcome.ledger)
      }
      refuse(refusal, x, presenter)
    case .accepted(let call, var presentation):
      if let warning = Refusals.warning(call, world, &outcome.ledger) { say(warning) }
      if let warning = Search.warning(x, world, &outcome.ledger) { say(warning) }
      presentation.wasAsked = !world.transitioningDelegate(of: x).isNil
      askForAnimator(&presentation, isPresenting: true, isAnimated: isAnimated)
      WhoAnimates.presents(presentation, world, &outcome.ledger)
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
    if let refusal = Arguments.refusal(call, world, &outcome.ledger) { return .refused(call, by: nil, refusal) }
    let found = WhoPresents.answer(call, world, &outcome.ledger)
    if let refusal = Refusals.refusal(call, by: found.presenter, world, &outcome.ledger) {
      return .refused(call, by: found.presenter, refusal)
    }
    return .accepted(call, call.presentation(by: found, isAnimated: isAnimated, world))
  }

  /// Who would present, while a presentation or dismissal runs: until the call is made no delegate is asked, no body
  /// runs.
  private func presenterToWaitFor(_ x: ControllerID, _ source: ControllerID) -> ControllerID? {
    guard world.isModalTransitionRunning else { return nil }
    var copy = asking()
    copy.overrideStyle(of: x)
    let call = copy.presentCall(x, from: source)
    return WhoPresents.answer(call, copy.world, &copy.outcome.ledger).presenter
  }

  /// The call with its style and presentation controller; a delegate is asked unless both are fixed already.
  mutating func presentCall(_ x: ControllerID, from source: ControllerID) -> PresentCall {
    let style = RequestedStyle.answer(x, world, &outcome.ledger)
    let own = RequestedStyle.own(x, world)
    let object: ObjectID?
    if let frozen = hierarchy.frozen[x] {
      PresentationControllers.serves(frozen, x, world, &outcome.ledger)
      object = frozen.controllerObject
    } else {
      object = askForPresentationController(x, style, own, source: source)
    }
    return PresentCall(source: source, presented: x, style: style, own: own, controllerObject: object)
  }

  /// What a call that is made now has waited for.
  enum HasWaited { case transition, receiver }

  /// Sets the links and queues the transition.
  private mutating func accept(_ presentation: Presentation, handler: Handler?, line: Int, hasWaited: Bool) {
    let x = presentation.presented
    hierarchy.link(presenter: presentation.presenter, presented: x)
    hierarchy.setPresentation(x, presentation)
    var transition = Transition(
      kind: .present, container: presentation.presenter, from: [presentation.presenter], to: [x],
      isAnimated: presentation.isAnimated, line: line, origin: currentCall)
    transition.animator = presentation.animator
    transition.interaction = presentation.interaction
    transition.isInteractive = Interaction.startsInteractively(
      presentation.interaction, of: x, world, &outcome.ledger)
    Schedules.isAccepted(x, &outcome.ledger)
    transition.hasWaited = hasWaited
    transition.hasReturned = hierarchy.isViewLoaded(x)
    let id = add(transition, handler.map { [$0] } ?? [])
    // It was taken here; what it comes to is known when the transition begins.
    sequels[Int(id.index)].decision = (currentStep, outcome.decisions.count)
    outcome.decisions.append(.presents(presentation, removed: []))
    queue(id)
    if !self[id].hasReturned {
      agenda.append(.resume(.presentReturned(id)))
    } else {
      PresentationControllers.returns(x, wasLoaded: true, world, &outcome.ledger)
    }
    // The view of a search that UIKit opens loads at the commit, when the delegate has heard of it (SCH-03).
    if !activated.contains(x), outcome.ledger.isOpen || !hierarchy.isViewLoaded(x) { push([.load(x)]) }
  }

  /// `presim compare`: the controller that is presented first gets this style, as if the line before assigned it.
  private mutating func overrideStyle(of x: ControllerID) {
    guard let style = overriddenStyle else { return }
    hierarchy.assign(.controller(x), .modalPresentationStyle, .enumeration(.modalPresentationStyle, style.rawValue))
    hierarchy.frozen[x] = nil
    overriddenStyle = nil
  }

  /// Asks the transitioning delegate for a presentation controller, where the style does.
  mutating func askForPresentationController(
    _ x: ControllerID, _ style: ModalPresentationStyle, _ own: OwnPresentation?, source: ControllerID
  ) -> ObjectID? {
    guard PresentationControllers.asksDelegate(x, style, own, &outcome.ledger) else { return nil }
    let delegate = world.liveDelegate(hierarchy.property(x, .transitioningDelegate) ?? .none)
    let answer = ask(
      .presentationControllerForPresented, of: delegate, for: x, [.controller(x), .none, .controller(source)])
    var object: ObjectID?
    if case .object(let given)? = answer { object = given }
    return PresentationControllers.given(object, to: x, &outcome.ledger)
  }

  /// Asks the transitioning delegate for an animator and who steers it, inside the call (CUS-01, CUS-02).
  mutating func askForAnimator(_ presentation: inout Presentation, isPresenting: Bool, isAnimated: Bool) {
    presentation.animator = nil
    presentation.interaction = nil
    let x = presentation.presented
    guard TransitionStyle.asksForAnimator(presentation, isAnimated: isAnimated, world, &outcome.ledger) else { return }
    let delegate = world.transitioningDelegate(of: x)
    let answer =
      isPresenting
      ? ask(
        .animationControllerForPresented, of: delegate, for: x,
        [.controller(x), .controller(presentation.presenter), .controller(presentation.source)])
      : ask(.animationControllerForDismissed, of: delegate, for: x, [.controller(x)])
    guard let animator = TransitionStyle.animator(animating(answer), of: x, &outcome.ledger) else { return }
    presentation.animator = animator
    let interaction = ask(
      isPresenting ? .interactionControllerForPresentation : .interactionControllerForDismissal, of: delegate, for: x,
      [.object(animator)])
    if case .object(let object)? = animating(interaction) { presentation.interaction = object }
  }
}
