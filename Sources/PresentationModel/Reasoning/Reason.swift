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
  case presentsAlready(ControllerID)
  case leaving
  case viewNotLoaded
  case coveredBy(ControllerID, of: ControllerID)
  case outsideWindow
  // dismissal and gestures
  case presentsNothing
  case presentedIsGoing
  case forwardedFrom(ControllerID)
  case alsoGoing(Int)
  case notPresented
  case outOfReach(ControllerID)
  case gestureNotAllowed(ModalPresentationStyle)
  case gestureAllowed(ModalPresentationStyle)
  case isModal
  case delegateDeclines
  case delegateAllows
  // queries
  case answers(Value, of: ControllerID?)
  case controllerFrom(QRY09Source)
  case window(WindowID?)
  // others
  case throughNil
}

/// Whose presentation controller answers a query (QRY-09).
public enum QRY09Source: Sendable, Equatable {
  case own
  case ancestor(ControllerID)
  case made
}
