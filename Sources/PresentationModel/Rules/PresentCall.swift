/// A call of `present` as rules see it, once the presented controller's style and presentation controller are known.
struct PresentCall: Sendable {
  /// The receiver.
  let source: ControllerID
  /// The argument.
  let presented: ControllerID
  /// The style as set (`RequestedStyle`).
  let style: ModalPresentationStyle
  /// The presentation that the class brings itself, whatever style is assigned.
  let own: OwnPresentation?
  /// The presentation controller that a delegate gave, nil for one of UIKit's.
  let controllerObject: ObjectID?

  /// Whether the presentation controller says `shouldPresentInFullscreen`, as all do that do not override it.
  func presentsInFullscreen(_ world: World) -> Bool {
    controllerObject.flatMap { world.hierarchy.property($0, .shouldPresentInFullscreen) } != .bool(false)
  }

  /// The presentation that it comes to where nothing refuses it, before adaptation.
  func presentation(by found: WhoPresents.Answer, isAnimated: Bool, _ world: World) -> Presentation {
    var presentation = Presentation(
      source: source, presenter: found.presenter, presented: presented, requestedStyle: style,
      isContextBased: found.lookedForContext, own: own, controllerObject: controllerObject, isAnimated: isAnimated)
    presentation.adaptedStyle = RequestedStyle.forNow(presentation, world)
    return presentation
  }
}
