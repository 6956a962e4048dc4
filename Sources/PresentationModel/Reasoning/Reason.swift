/// Why a rule said what it said. `ReasonText` has the sentences.
public enum Reason: Sendable {
  /// The rule's title says it all.
  case title
  // style
  case styleUnset(ModalPresentationStyle)
  case styleAssigned(ModalPresentationStyle)
  case automatic(ModalPresentationStyle)
  case camera
  case ownStyle(OwnPresentation)
  case frozen(ModalPresentationStyle)
  case tooLate(ModalPresentationStyle)
  // presentation controller
  case ownController(ModalPresentationStyle, OwnPresentation?)
  case delegateController(ObjectID)
  case plainController
  case prints(String, ModalPresentationStyle, OwnPresentation?)
  // who presents
  case family(isContext: Bool, style: ModalPresentationStyle, own: OwnPresentation?, inFullscreen: Bool)
  case hasParent(ControllerID)
  case doesNotCoverScreen
  case definesByAssignment
  case definesByClass(ControllerKind)
  case definesNoContext(ControllerKind)
  // refusals
  case presentedBy(ControllerID)
  case leaving
  case viewNotLoaded
  case coveredBy(ControllerID, of: ControllerID)
  case outsideWindow
}
