/// Which presentation controller a presentation gets, and what it prints as (rulebook 1.2).
enum PresentationControllers {
  /// The class that dumps and `presentation(x).presentationController` name, of the active or of the requested style.
  static func className(_ presentation: Presentation, active: Bool, _ hierarchy: Hierarchy) -> String {
    EachStylePrintsItsClass.className(
      active ? presentation.activeStyle : presentation.requestedStyle, presentation.own,
      custom: presentation.controllerObject.map { hierarchy.className(of: $0) })
  }
}
