/// One presentation, from the call of `present` to the end of its dismissal.
///
/// It owns nothing on the heap, as every rule about presentations gets one. ``Hierarchy/removedViews(by:)`` has the
/// views that it has taken out of the window.
public struct Presentation: Sendable, Equatable {
  /// The receiver of `present`.
  public var source: ControllerID
  /// The resolved presenter.
  public var presenter: ControllerID
  /// The controller that `present` was called with; `presented` differs while an adaptive substitute replaces it
  /// (ADP-07).
  public var original: ControllerID
  /// The controller that is linked and shown.
  public var presented: ControllerID
  /// STY-02's result at the call.
  public var requestedStyle: ModalPresentationStyle
  /// The style after adaptation.
  public var adaptedStyle: ModalPresentationStyle
  /// Whether a context was looked for (CTX-01).
  public var isContextBased: Bool
  /// STY-03's own presentation, if the class brings one.
  public var own: OwnPresentation?
  /// Presentation controller of the style as set: an object for `.custom` with one of the file's classes.
  public var controllerObject: ObjectID?
  /// The animator and whether the transition may be steered, asked in the call (CUS-01).
  public var animator: ObjectID?
  /// The object that steers it.
  public var interaction: ObjectID?
  /// The style played when nothing of the file animates; nil until the transition begins, or with an animator or zoom.
  public var transitionStyle: ModalTransitionStyle?
  /// Whether the presentation has begun (adaptation done).
  public var hasBegun: Bool
  /// Whether its presentation transition has ended.
  public var hasSettled: Bool
  /// Whether a dismissal has been asked for.
  public var isDismissing: Bool
  /// Whether it is animated.
  public var isAnimated: Bool
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
  public var isAdapted: Bool { own == nil && adaptedStyle != requestedStyle }

  /// Whether it is a popover with an arrow, not one that became a sheet.
  var isRealPopover: Bool { adaptedStyle == .popover }
}

/// The presentations that classes bring themselves (STY-03). The style after adaptation says whether an action sheet or
/// an activity controller is a popover.
public enum OwnPresentation: UInt8, Sendable, Equatable {
  case alert, actionSheet, activity, search
}
