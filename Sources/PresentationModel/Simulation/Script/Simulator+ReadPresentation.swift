/// Presentation controllers, and `presentation(x)`.
extension Simulator {
  /// `presentationController` and its kin (QRY-09). Reading one in a statement may fix the style (STY-04).
  mutating func readPresentationController(_ property: Property, _ x: ControllerID, isLooking: Bool) -> Value {
    let holder = ask { Properties.presentationController(property, of: x, $0, &$1) }
    guard let holder else { return .none }
    if property == .activePresentationController, hierarchy.presentation(of: x)?.isAdapted == true {
      return .facet(.activePresentationController, x)
    }
    if !isLooking, holder.isMade, !freeze(holder.owner, holder.style, by: property) { return .none }
    return .facet(.presentationController, holder.owner)
  }

  /// Creates the presentation controller and keeps it for the next presentation (STY-04); false where there is none.
  private mutating func freeze(
    _ x: ControllerID, _ style: ModalPresentationStyle, by property: Property
  ) -> Bool {
    guard ask({ RequestedStyle.isFixed(by: style, of: x, $0, &$1) }) else { return true }
    let object = askForPresentationController(x, style, RequestedStyle.own(x, world), source: x)
    if style == .custom { note(ReadingACustomAsksItsDelegate.reads(x, answers: object)) }
    if ask({ RequestedStyle.isNotGiven(object, style, of: x, $0, &$1) }) { return false }
    let line = outcome.calls.indices.contains(Int(currentCall)) ? outcome.calls[Int(currentCall)].line : 0
    hierarchy.frozen[x] = FrozenPresentation(
      style: style, controllerObject: object, line: Int32(truncatingIfNeeded: line))
    // The two keep each other alive from here on: whether anything else does is examined when the step ends.
    releases.candidates.append(x)
    note(.fixesStyle, property, of: x, line: line)
    return true
  }

  /// What `presentation(x)` answers.
  mutating func readPresentation(_ property: Property, _ x: ControllerID) -> Value {
    guard let presentation = hierarchy.presentation(of: x) else { return .none }
    switch property {
    case .context: return .controller(presentation.presenter)
    case .source: return .controller(presentation.source)
    case .requestedStyle: return .enumeration(.modalPresentationStyle, presentation.requestedStyle.rawValue)
    case .style: return .enumeration(.modalPresentationStyle, presentation.adaptedStyle.rawValue)
    case .adapted: return .bool(presentation.isAdapted)
    case .transitionStyle:
      return presentation.transitionStyle.map { .enumeration(.modalTransitionStyle, $0.rawValue) } ?? .none
    case .animator:
      return presentation.animator.map { .classReference(hierarchy.objects[Int($0.index)].objectClass) } ?? .none
    case .presentationController: return .className(presentationControllerClass(presentation, active: true))
    case .detent: return ask { Sheets.detent(presentation, $0, &$1) } ?? .none
    case .removesPresentersView: return .bool(WhatLeavesTheWindow.answer(presentation, world) != nil)
    default: return .none
    }
  }

  /// The printed class of a presentation controller, of the active or of the requested style (PCC-02).
  func presentationControllerClass(_ presentation: Presentation, active: Bool) -> String {
    PresentationControllers.className(presentation, active: active, hierarchy, profile)
  }

  /// What a presentation controller answers.
  mutating func readPresentationControllerFacet(_ property: Property, _ facet: Facet, _ x: ControllerID) -> Value {
    let presentation = hierarchy.presentation(of: x)
    switch property {
    case .presentedViewController: return .controller(presentation?.presented ?? x)
    case .presentingViewController: return presentation.map { .controller($0.presenter) } ?? .none
    case .presentationStyle:
      let style: ModalPresentationStyle
      if let presentation {
        style = facet == .activePresentationController ? presentation.adaptedStyle : presentation.requestedStyle
      } else {
        style = hierarchy.frozen[x]?.style ?? .none
      }
      return .enumeration(.modalPresentationStyle, style.rawValue)
    case .adaptiveSheetPresentationController: return .facet(.adaptiveSheet, presentation?.original ?? x)
    case .containerView: return take(ContainerHoldsWhatIsToLeave.judge(presentation)) ?? .none
    case .presentedView: return UntouchableViewIsNil.presentedView(presentation?.presented ?? x, world)
    case .frameOfPresentedViewInContainerView:
      return presentation.map { .enumeration(.frame, FramesAreZeroOffScreen.frameOfPresented($0, world)) }
        ?? StandardValues.value(property)
    case .delegate:
      return world.liveDelegate(presentationDelegate(x))
    case .shouldPresentInFullscreen, .shouldRemovePresentersView:
      let object = presentation?.controllerObject ?? hierarchy.frozen[x]?.controllerObject
      let given = object.flatMap { hierarchy.property($0, property) }
      return given ?? .bool(property == .shouldPresentInFullscreen)
    default:
      return hierarchy.assigned[PropertyKey(owner: .facet(.presentationController, x), property: property)]
        ?? StandardValues.value(property)
    }
  }

  /// The `delegate` of the presentation controller of `x`.
  func presentationDelegate(_ x: ControllerID) -> Value { world.presentationDelegate(x) }
}
