/// Which presentation controller a presentation gets, and what it prints as (rulebook 1.2).
enum PresentationControllers {
  /// A presentation begins: what it prints as.
  static func begins(_ presentation: Presentation, _ world: World, _ ledger: inout Ledger) {
    if ledger.isOpen { ledger.note(EachStylePrintsItsClass.judge(presentation, world.hierarchy)) }
  }

  /// The class that dumps and `presentation(x).presentationController` name, of the active or of the requested style.
  static func className(_ presentation: Presentation, active: Bool, _ hierarchy: Hierarchy) -> String {
    EachStylePrintsItsClass.className(
      active ? presentation.activeStyle : presentation.requestedStyle, presentation.own,
      custom: presentation.controllerObject.map { hierarchy.className(of: $0) })
  }

  /// The class of the one that reading `presentationController` of somebody who is not presented makes.
  static func classToBeMade(_ x: ControllerID, _ world: World) -> String {
    var closed = Ledger.closed
    let frozen = world.hierarchy.frozen[x]
    return EachStylePrintsItsClass.className(
      frozen?.style ?? RequestedStyle.reading(x, world, &closed), RequestedStyle.own(x, world),
      custom: frozen?.controllerObject.map { world.hierarchy.className(of: $0) })
  }
}
