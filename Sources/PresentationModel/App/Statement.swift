/// What code does, or the user: one statement of a run loop pass, of a callback's body, of a completion handler.
///
/// A value, made by the functions below, which are UIKit's calls with their receivers as arguments. It does nothing by
/// itself: ``App/perform(_:)``, ``App/begin(_:)`` and ``App/on(_:of:_:)`` take it.
public struct Statement: Sendable {
  enum Target: Sendable {
    case root(Value)
    /// `x.navigationItem`, `x.popoverPresentationController`.
    case of(ControllerID, Property)
    case device
  }

  struct Argument: Sendable {
    let label: String?
    let value: Value
  }

  indirect enum Kind: Sendable {
    case call(Target, Method, String, [Argument], completion: [Statement]?)
    case assign(Target, Property, Value)
    case assignRoot(ControllerID?, window: String)
    case resize([Value], window: String)
    case load(ControllerID)
    case addAction(ControllerID, title: String, AlertActionStyle, handler: [Statement])
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  private static func call(
    _ x: ControllerID, _ method: Method, _ name: String, _ arguments: (label: String?, value: Value)...,
    completion: [Statement]? = nil
  ) -> Statement {
    let arguments = arguments.map { Argument(label: $0.label, value: $0.value) }
    return Statement(.call(.root(.controller(x)), method, name, arguments, completion: completion))
  }

  private static func list(_ controllers: [ControllerID]) -> Value { .list(controllers.map { .controller($0) }) }

  // MARK: Presenting

  /// `source.present(x, animated: animated) { … }`
  public static func present(
    _ x: ControllerID, from source: ControllerID, animated: Bool = true, completion: [Statement]? = nil
  ) -> Statement {
    call(
      source, .present, "present", (nil, .controller(x)), ("animated", .bool(animated)), completion: completion)
  }

  /// `x.dismiss(animated: animated) { … }`
  public static func dismiss(_ x: ControllerID, animated: Bool = true, completion: [Statement]? = nil) -> Statement {
    call(x, .dismiss, "dismiss", ("animated", .bool(animated)), completion: completion)
  }

  /// `source.show(x, sender: nil)`
  public static func show(_ x: ControllerID, from source: ControllerID) -> Statement {
    call(source, .show, "show", (nil, .controller(x)))
  }

  /// `source.showDetailViewController(x, sender: nil)`
  public static func showDetail(_ x: ControllerID, from source: ControllerID) -> Statement {
    call(source, .showDetailViewController, "showDetailViewController", (nil, .controller(x)))
  }

  /// `source.performSegue(withIdentifier: identifier, sender: nil)`, of a segue that
  /// ``App/addSegue(_:from:to:_:style:anchor:animated:)`` has added.
  public static func performSegue(_ identifier: String, from source: ControllerID) -> Statement {
    call(source, .performSegue, "performSegue", ("withIdentifier", .string(identifier)), ("sender", .none))
  }

  // MARK: Alerts

  /// `alert.addAction(UIAlertAction(title: title, style: style) { _ in … })`
  public static func addAction(
    _ title: String, to alert: ControllerID, _ style: AlertActionStyle = .default, handler: [Statement] = []
  ) -> Statement { Statement(.addAction(alert, title: title, style, handler: handler)) }

  // MARK: Containers

  /// `nav.pushViewController(x, animated: animated)`
  public static func push(_ x: ControllerID, on nav: ControllerID, animated: Bool = true) -> Statement {
    call(nav, .pushViewController, "pushViewController", (nil, .controller(x)), ("animated", .bool(animated)))
  }

  /// `nav.popViewController(animated: animated)`
  public static func pop(_ nav: ControllerID, animated: Bool = true) -> Statement {
    call(nav, .popViewController, "popViewController", ("animated", .bool(animated)))
  }

  /// `nav.popToRootViewController(animated: animated)`
  public static func popToRoot(_ nav: ControllerID, animated: Bool = true) -> Statement {
    call(nav, .popToRootViewController, "popToRootViewController", ("animated", .bool(animated)))
  }

  /// `container.setViewControllers(controllers, animated: animated)` of a navigation or tab bar controller.
  public static func setViewControllers(
    _ controllers: [ControllerID], of container: ControllerID, animated: Bool = false
  ) -> Statement {
    call(
      container, .setViewControllers, "setViewControllers", (nil, list(controllers)), ("animated", .bool(animated)))
  }

  /// `tabs.selectedViewController = tab`
  public static func select(_ tab: ControllerID, in tabs: ControllerID) -> Statement {
    Statement(.assign(.root(.controller(tabs)), .selectedViewController, .controller(tab)))
  }

  /// `parent.addChild(child)`: without the view, and without `didMove` (CON-01).
  public static func addChild(_ child: ControllerID, to parent: ControllerID) -> Statement {
    call(parent, .addChild, "addChild", (nil, .controller(child)))
  }

  /// `host.view.addSubview(x.view)`
  public static func addView(of x: ControllerID, to host: ControllerID) -> Statement {
    Statement(
      .call(
        .root(.view(host)), .addSubview, "addSubview", [Argument(label: nil, value: .view(x))], completion: nil))
  }

  /// `x.view.removeFromSuperview()`
  public static func removeView(of x: ControllerID) -> Statement {
    Statement(.call(.root(.view(x)), .removeFromSuperview, "removeFromSuperview", [], completion: nil))
  }

  /// `child.willMove(toParent: parent)`
  public static func willMove(_ child: ControllerID, to parent: ControllerID?) -> Statement {
    call(
      child, .willMoveToParent, "willMove", ("toParent", parent.map { .controller($0) } ?? .none))
  }

  /// `child.didMove(toParent: parent)`
  public static func didMove(_ child: ControllerID, to parent: ControllerID?) -> Statement {
    call(child, .didMoveToParent, "didMove", ("toParent", parent.map { .controller($0) } ?? .none))
  }

  /// `child.removeFromParent()`
  public static func removeFromParent(_ child: ControllerID) -> Statement {
    call(child, .removeFromParent, "removeFromParent")
  }

  // MARK: Views, windows, properties

  /// `x.loadViewIfNeeded()`
  public static func loadView(of x: ControllerID) -> Statement { Statement(.load(x)) }

  /// `window.rootViewController = root`
  public static func setRoot(_ root: ControllerID?, of window: String = "window") -> Statement {
    Statement(.assignRoot(root, window: window))
  }

  /// An assignment to a property.
  public static func set(_ setting: Setting, of x: ControllerID) -> Statement {
    Statement(
      .assign(setting.owner.map { .of(x, $0) } ?? .root(.controller(x)), setting.property, setting.value))
  }

  // MARK: The user, and the device

  /// The user pulls a sheet down (DIS-08).
  public static func swipeToDismiss(_ x: ControllerID) -> Statement { call(x, .swipeToDismiss, "swipeToDismiss") }

  /// The user taps beside a popover or a sheet (DIS-08).
  public static func tapOutside(_ x: ControllerID) -> Statement { call(x, .tapOutside, "tapOutside") }

  /// The user swipes back (NAV-12).
  public static func swipeBack(_ nav: ControllerID) -> Statement { call(nav, .swipeBack, "swipeBack") }

  /// The user taps a tab (TAB-03).
  public static func tap(_ tab: ControllerID, in tabs: ControllerID) -> Statement {
    call(tabs, .tapTab, "tap", (nil, .controller(tab)))
  }

  /// The user taps the control of a segue, which may be stopped (SEG-02).
  public static func tapSegue(_ identifier: String, of source: ControllerID) -> Statement {
    call(source, .tapSegue, "tap", (nil, .string(identifier)))
  }

  /// The user taps a button of an alert: it goes, and the action's handler runs (DIS-15).
  public static func tapAction(_ title: String, of alert: ControllerID) -> Statement {
    call(alert, .tapAction, "tap", (nil, .string(title)))
  }

  /// The user turns the device.
  public static func rotate(to orientation: Orientation) -> Statement {
    let row = StandardValues.row(of: orientation)
    return Statement(
      .call(
        .device, .rotate, "rotate",
        [Argument(label: "to", value: .enumeration(.interfaceOrientation, row))], completion: nil))
  }

  /// The user opens an iPhone Duo.
  public static func unfold() -> Statement { Statement(.call(.device, .unfold, "unfold", [], completion: nil)) }

  /// The user closes an iPhone Duo.
  public static func fold() -> Statement { Statement(.call(.device, .fold, "fold", [], completion: nil)) }

  /// The user gives the window another size.
  public static func resize(
    _ horizontal: SizeClass, _ vertical: SizeClass, window: String = "window"
  ) -> Statement {
    let classes: [Value] = [
      .enumeration(.sizeClass, horizontal.rawValue), .enumeration(.sizeClass, vertical.rawValue),
    ]
    return Statement(.resize(classes, window: window))
  }
}
