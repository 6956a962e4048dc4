/// A view controller of an app: ``App/add(_:_:class:in:)`` has made it, a text, a storyboard, or UIKit itself.
///
/// Two are equal where they are the same controller of the same app, or of a copy of it.
public struct Controller: Hashable, Sendable, CustomStringConvertible {
  let id: ControllerID
  /// The name that it was added with; `<DetailViewController 2>` for one that has none.
  public let name: String

  init(_ id: ControllerID, named name: String) {
    self.id = id
    self.name = name
  }

  init(_ id: ControllerID, _ hierarchy: Hierarchy) { self.init(id, named: EventText.name(id, hierarchy)) }

  init(_ id: ControllerID, _ naming: borrowing Naming) {
    let name = naming.name(of: id)
    self.init(id, named: EventText.name(name.own, of: name.ofClass))
  }

  /// Its name.
  public var description: String { OneLine.text(name) }

  /// Whether both are the same controller.
  public static func == (a: Controller, b: Controller) -> Bool { a.id == b.id }

  /// Hashes the controller; its name goes with it.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A presentation, from the call of `present` to the end of its dismissal.
public struct PresentationState: Sendable, CustomStringConvertible {
  /// The receiver of `present`.
  public let source: Controller
  /// The controller that presents: `presentingViewController` of the presented one.
  public let presenter: Controller
  /// The controller that `present` was called with; ``presented`` differs while an adaptive substitute is shown
  /// (ADP-07).
  public let original: Controller
  /// The controller that is shown.
  public let presented: Controller
  /// The style that was asked for; of `.automatic` what the version and the device make of it (STY-02).
  public let requestedStyle: ModalPresentationStyle
  /// The style after adaptation.
  public let adaptedStyle: ModalPresentationStyle
  /// Whether a context was looked for (CTX-01).
  public let isContextBased: Bool
  /// The transition's style; nil before the transition, and where an animator or a zoom plays it.
  public let transitionStyle: ModalTransitionStyle?
  /// Whether a dismissal has been asked for.
  public let isDismissing: Bool
  /// Whether it is animated.
  public let isAnimated: Bool

  init(_ presentation: Presentation, _ naming: Naming) {
    source = Controller(presentation.source, naming)
    presenter = Controller(presentation.presenter, naming)
    original = Controller(presentation.original, naming)
    presented = Controller(presentation.presented, naming)
    requestedStyle = presentation.requestedStyle
    adaptedStyle = presentation.adaptedStyle
    isContextBased = presentation.isContextBased
    transitionStyle = presentation.transitionStyle
    isDismissing = presentation.isDismissing
    isAnimated = presentation.isAnimated
  }

  /// `tabs presents editor for list, .pageSheet`
  public var description: String {
    let caller = presenter == source ? "" : " for \(source)"
    return OneLine.text("\(presenter) presents \(presented)\(caller), .\(adaptedStyle.text)")
  }
}
