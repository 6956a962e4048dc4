/// Which presentation controller a presentation gets, and the class that is printed for it (rules PCC).
enum PresentationControllers {
  /// Whether the transitioning delegate is asked for one; what it answers comes back to `given`.
  static func asksDelegate(
    _ x: ControllerID, _ style: ModalPresentationStyle, _ own: OwnPresentation?, _ ledger: inout Ledger
  ) -> Bool {
    let settled = CustomAsksTheDelegate.asks(x, style, own)
    ledger.note(settled)
    return settled == nil
  }

  /// What was kept by reading serves a presentation.
  static func serves(_ frozen: FrozenPresentation, _ x: ControllerID, _ world: World, _ ledger: inout Ledger) {
    if ledger.isOpen { ledger.note(ReadingACustomAsksItsDelegate.serves(frozen, x, world)) }
  }

  /// `present` returns: whether what viewDidLoad has set came too late, or in time.
  static func returns(_ x: ControllerID, wasLoaded: Bool, _ world: World, _ ledger: inout Ledger) {
    guard ledger.isOpen, let presentation = world.hierarchy.presentations[x] else { return }
    ledger.note(
      wasLoaded ? ViewDidLoadIsTooLate.inTime(x, world) : ViewDidLoadIsTooLate.judge(presentation, world))
  }

  /// A presentation begins: what it prints as.
  static func begins(_ presentation: Presentation, _ world: World, _ ledger: inout Ledger) {
    if ledger.isOpen { ledger.note(EachStylePrintsItsClass.judge(presentation, world, &ledger)) }
  }

  /// The class that dumps and `presentation(x).presentationController` name, of the active or of the style as set.
  static func className(
    _ presentation: Presentation, active: Bool, _ hierarchy: Hierarchy, _ profile: Profile
  ) -> String {
    // A class that brings its own presentation has one presentation controller, whose style is the one after
    // adaptation.
    EachStylePrintsItsClass.className(
      active || presentation.own != nil ? presentation.adaptedStyle : presentation.requestedStyle, presentation.own,
      of: presentation.original, custom: presentation.controllerObject.map { hierarchy.className(of: $0) }, hierarchy,
      profile)
  }

  /// The class of the one that reading `presentationController` makes while the controller is not presented.
  static func classToBeMade(_ x: ControllerID, _ world: World) -> String {
    var closed = Ledger.closed
    let (frozen, own) = (world.hierarchy.frozen[x], RequestedStyle.own(x, world))
    return EachStylePrintsItsClass.className(
      RequestedStyle.chosenAlone(own, world) ?? frozen?.style ?? RequestedStyle.reading(x, world, &closed), own,
      of: x, custom: frozen?.controllerObject.map { world.hierarchy.className(of: $0) }, world.hierarchy,
      world.profile)
  }
}
