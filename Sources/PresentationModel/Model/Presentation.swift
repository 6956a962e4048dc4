/// One presentation, from the call of `present` to the end of its dismissal.
///
/// It owns nothing on the heap, as every rule about presentations gets one. ``Hierarchy/removedViews(by:)`` has the
/// views that it has taken out of the window.
package struct Presentation: Sendable, Equatable {
  /// The receiver of `present`.
  package var source: ControllerID
  /// The resolved presenter.
  package var presenter: ControllerID
  /// The controller that `present` was called with; `presented` differs while an adaptive substitute replaces it
  /// (ADP-07).
  package var original: ControllerID
  /// The controller that is linked and shown.
  package var presented: ControllerID
  /// STY-02's result at the call.
  package var requestedStyle: ModalPresentationStyle
  /// The style after adaptation.
  package var adaptedStyle: ModalPresentationStyle
  /// Whether a context was looked for (CTX-01).
  package var isContextBased: Bool
  /// STY-03's own presentation, if the class brings one.
  package var own: OwnPresentation?
  /// Presentation controller of the style as set: an object for `.custom` with one of the file's classes.
  package var controllerObject: ObjectID?
  /// The animator and whether the transition may be steered, asked in the call (CUS-01).
  package var animator: ObjectID?
  /// The object that steers it.
  package var interaction: ObjectID?
  /// The style played when nothing of the file animates; nil until the transition begins, or with an animator or zoom.
  package var transitionStyle: ModalTransitionStyle?
  /// Whether the presentation has begun (adaptation done).
  package var hasBegun: Bool
  /// Whether its presentation transition has ended.
  package var hasSettled: Bool
  /// Whether a dismissal has been asked for.
  package var isDismissing: Bool
  /// Whether it is animated.
  package var isAnimated: Bool
  /// Whether there was a transitioning delegate to be asked when it was called for.
  var wasAsked = false

  /// Makes a presentation that has been accepted and has not begun.
  init(
    source: ControllerID, presenter: ControllerID, presented: ControllerID, requestedStyle: ModalPresentationStyle,
    isContextBased: Bool, own: OwnPresentation?, controllerObject: ObjectID?, isAnimated: Bool
  ) {
    self.source = source
    self.presenter = presenter
    original = presented
    self.presented = presented
    self.requestedStyle = requestedStyle
    adaptedStyle = requestedStyle
    self.isContextBased = isContextBased
    self.own = own
    self.controllerObject = controllerObject
    hasBegun = false
    hasSettled = false
    isDismissing = false
    self.isAnimated = isAnimated
  }

  /// Whether adaptation changed the style.
  package var isAdapted: Bool { own == nil && adaptedStyle != requestedStyle }

  /// Whether it is a popover with an arrow, not one that became a sheet.
  var isRealPopover: Bool { adaptedStyle == .popover }
}

extension Presentation {
  /// Whether it is a sheet: by its style, or because the presentation controller that a transitioning delegate has given
  /// for `.custom` is one of sheets.
  func isSheet(_ hierarchy: Hierarchy) -> Bool {
    switch adaptedStyle {
    case .pageSheet, .formSheet: own == nil
    case .custom: ownSheet(hierarchy) != nil
    default: false
    }
  }

  /// The sheet presentation controller that a transitioning delegate has given for `.custom`.
  func ownSheet(_ hierarchy: Hierarchy) -> ObjectID? {
    guard own == nil, adaptedStyle == .custom, let controllerObject, hierarchy.isSheetController(controllerObject)
    else {
      return nil
    }
    return controllerObject
  }
}

/// The presentations that classes bring themselves (STY-03). The style after adaptation says whether an action sheet or
/// an activity controller is a popover.
package enum OwnPresentation: UInt8, Sendable, Equatable {
  case alert, actionSheet, activity, search
}
