/// A property of a controller, and the value that it is to have.
public struct Setting: Sendable {
  let property: Property
  let value: Value
  /// The object of the controller's that has it: its popover presentation controller, …
  var owner: Property?

  private init(_ property: Property, _ value: Value, of owner: Property? = nil) {
    self.property = property
    self.value = value
    self.owner = owner
  }

  /// `modalPresentationStyle`. A style that the version or the device does not have gives what UIKit makes of it.
  public static func modalPresentationStyle(_ style: ModalPresentationStyle) -> Setting {
    Setting(.modalPresentationStyle, .enumeration(.modalPresentationStyle, style.rawValue))
  }

  /// `modalTransitionStyle`.
  public static func modalTransitionStyle(_ style: ModalTransitionStyle) -> Setting {
    Setting(.modalTransitionStyle, .enumeration(.modalTransitionStyle, style.rawValue))
  }

  /// `definesPresentationContext`.
  public static func definesPresentationContext(_ isOn: Bool) -> Setting {
    Setting(.definesPresentationContext, .bool(isOn))
  }

  /// `providesPresentationContextTransitionStyle`.
  public static func providesPresentationContextTransitionStyle(_ isOn: Bool) -> Setting {
    Setting(.providesPresentationContextTransitionStyle, .bool(isOn))
  }

  /// `isModalInPresentation`: the user cannot dismiss it.
  public static func isModalInPresentation(_ isOn: Bool) -> Setting { Setting(.isModalInPresentation, .bool(isOn)) }

  /// `hidesBottomBarWhenPushed`.
  public static func hidesBottomBarWhenPushed(_ isOn: Bool) -> Setting {
    Setting(.hidesBottomBarWhenPushed, .bool(isOn))
  }

  /// `title`.
  public static func title(_ text: String?) -> Setting { Setting(.title, text.map { .string($0) } ?? .none) }

  /// `delegate` of a navigation, tab bar, split or page view controller or a search controller.
  public static func delegate(_ delegate: ObjectID?) -> Setting { Setting(.delegate, object(delegate)) }

  /// `presentationController?.delegate`: the delegate that is called about the user's dismissals, and asked about
  /// adaptation. Reading the presentation controller may fix the style (STY-04).
  public static func presentationDelegate(_ delegate: ObjectID?) -> Setting {
    Setting(.delegate, object(delegate), of: .presentationController)
  }

  /// `transitioningDelegate`.
  public static func transitioningDelegate(_ delegate: ObjectID?) -> Setting {
    Setting(.transitioningDelegate, object(delegate))
  }

  private static func object(_ object: ObjectID?) -> Value { object.map { .object($0) } ?? .none }

  /// `popoverPresentationController?.sourceView = x.view`: what a popover needs (PRE-13).
  public static func popoverSource(_ x: Controller) -> Setting {
    Setting(.sourceView, .view(x.id), of: .popoverPresentationController)
  }
}
