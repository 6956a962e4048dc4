/// What code does, or the user: one statement of a run loop pass, of a callback's body, of a completion handler.
///
/// A value, made by the functions below, which are UIKit's calls with their receivers as arguments. It does nothing by
/// itself: ``App/perform(_:)-(Statement...)``, ``App/begin(_:)`` and ``App/on(_:of:_:)-(_,Controller,_)`` take it.
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

  /// What runs later: its completion handler, or the handler of an alert's action.
  var handler: [Statement]? {
    switch kind {
    case .call(_, _, _, _, let completion): completion
    case .addAction(_, _, _, let handler): handler
    default: nil
    }
  }

  /// The same with another handler.
  func with(handler: [Statement]) -> Statement {
    switch kind {
    case .call(let target, let method, let name, let arguments, _):
      Statement(.call(target, method, name, arguments, completion: handler))
    case .addAction(let alert, let title, let style, _):
      Statement(.addAction(alert, title: title, style, handler: handler))
    default: self
    }
  }

  private static func call(
    _ x: Controller, _ method: Method, _ name: String, _ arguments: (label: String?, value: Value)...,
    completion: [Statement]? = nil
  ) -> Statement {
    let arguments = arguments.map { Argument(label: $0.label, value: $0.value) }
    return Statement(.call(.root(.controller(x.id)), method, name, arguments, completion: completion))
  }

  private static func list(_ controllers: [Controller]) -> Value { .list(controllers.map { .controller($0.id) }) }

  // MARK: Presenting

  /// `source.present(x, animated: animated) { … }`
  public static func present(
    _ x: Controller, from source: Controller, animated: Bool = true, completion: [Statement]? = nil
  ) -> Statement {
    call(
      source, .present, "present", (nil, .controller(x.id)), ("animated", .bool(animated)), completion: completion)
  }

  /// `x.dismiss(animated: animated) { … }`
  public static func dismiss(_ x: Controller, animated: Bool = true, completion: [Statement]? = nil) -> Statement {
    call(x, .dismiss, "dismiss", ("animated", .bool(animated)), completion: completion)
  }

  /// `source.show(x, sender: nil)`
  public static func show(_ x: Controller, from source: Controller) -> Statement {
    call(source, .show, "show", (nil, .controller(x.id)))
  }

  /// `source.showDetailViewController(x, sender: nil)`
  public static func showDetail(_ x: Controller, from source: Controller) -> Statement {
    call(source, .showDetailViewController, "showDetailViewController", (nil, .controller(x.id)))
  }

  /// `source.performSegue(withIdentifier: identifier, sender: nil)`, of a segue that
  /// ``App/addSegue(_:from:to:_:style:anchor:animated:)`` has added.
  public static func performSegue(_ identifier: String, from source: Controller) -> Statement {
    call(source, .performSegue, "performSegue", ("withIdentifier", .string(identifier)), ("sender", .none))
  }

  // MARK: Alerts

  /// `alert.addAction(UIAlertAction(title: title, style: style) { _ in … })`
  public static func addAction(
    _ title: String, to alert: Controller, _ style: AlertActionStyle = .default, handler: [Statement] = []
  ) -> Statement { Statement(.addAction(alert.id, title: title, style, handler: handler)) }

  // MARK: Containers

  /// `nav.pushViewController(x, animated: animated)`
  public static func push(_ x: Controller, on nav: Controller, animated: Bool = true) -> Statement {
    call(nav, .pushViewController, "pushViewController", (nil, .controller(x.id)), ("animated", .bool(animated)))
  }

  /// `nav.popViewController(animated: animated)`
  public static func pop(_ nav: Controller, animated: Bool = true) -> Statement {
    call(nav, .popViewController, "popViewController", ("animated", .bool(animated)))
  }

  /// `nav.popToRootViewController(animated: animated)`
  public static func popToRoot(_ nav: Controller, animated: Bool = true) -> Statement {
    call(nav, .popToRootViewController, "popToRootViewController", ("animated", .bool(animated)))
  }

  /// `container.setViewControllers(controllers, animated: animated)` of a navigation or tab bar controller.
  public static func setViewControllers(
    _ controllers: [Controller], of container: Controller, animated: Bool = false
  ) -> Statement {
    call(
      container, .setViewControllers, "setViewControllers", (nil, list(controllers)), ("animated", .bool(animated)))
  }

  /// `tabs.selectedViewController = tab`
  public static func select(_ tab: Controller, in tabs: Controller) -> Statement {
    Statement(.assign(.root(.controller(tabs.id)), .selectedViewController, .controller(tab.id)))
  }

  /// `parent.addChild(child)`: without the view, and without `didMove` (CON-01).
  public static func addChild(_ child: Controller, to parent: Controller) -> Statement {
    call(parent, .addChild, "addChild", (nil, .controller(child.id)))
  }

  /// `host.view.addSubview(x.view)`
  public static func addView(of x: Controller, to host: Controller) -> Statement {
    Statement(
      .call(
        .root(.view(host.id)), .addSubview, "addSubview", [Argument(label: nil, value: .view(x.id))], completion: nil))
  }

  /// `x.view.removeFromSuperview()`
  public static func removeView(of x: Controller) -> Statement {
    Statement(.call(.root(.view(x.id)), .removeFromSuperview, "removeFromSuperview", [], completion: nil))
  }

  /// `child.willMove(toParent: parent)`
  public static func willMove(_ child: Controller, to parent: Controller?) -> Statement {
    call(
      child, .willMoveToParent, "willMove", ("toParent", parent.map { .controller($0.id) } ?? .none))
  }

  /// `child.didMove(toParent: parent)`
  public static func didMove(_ child: Controller, to parent: Controller?) -> Statement {
    call(child, .didMoveToParent, "didMove", ("toParent", parent.map { .controller($0.id) } ?? .none))
  }

  /// `child.removeFromParent()`
  public static func removeFromParent(_ child: Controller) -> Statement {
    call(child, .removeFromParent, "removeFromParent")
  }

  // MARK: Views, windows, properties

  /// `x.loadViewIfNeeded()`
  public static func loadView(of x: Controller) -> Statement { Statement(.load(x.id)) }

  /// `window.rootViewController = root`
  public static func setRoot(_ root: Controller?, of window: String = "window") -> Statement {
    Statement(.assignRoot(root?.id, window: window))
  }

  /// An assignment to a property.
  public static func set(_ setting: Setting, of x: Controller) -> Statement {
    Statement(
      .assign(setting.owner.map { .of(x.id, $0) } ?? .root(.controller(x.id)), setting.property, setting.value))
  }

  // MARK: The user, and the device

  /// The user pulls a sheet down (DIS-08).
  public static func swipeToDismiss(_ x: Controller) -> Statement { call(x, .swipeToDismiss, "swipeToDismiss") }

  /// The user taps beside a popover or a sheet (DIS-08).
  public static func tapOutside(_ x: Controller) -> Statement { call(x, .tapOutside, "tapOutside") }

  /// The user swipes back (NAV-12).
  public static func swipeBack(_ nav: Controller) -> Statement { call(nav, .swipeBack, "swipeBack") }

  /// The user taps a tab (TAB-03).
  public static func tap(_ tab: Controller, in tabs: Controller) -> Statement {
    call(tabs, .tapTab, "tap", (nil, .controller(tab.id)))
  }

  /// The user taps the control of a segue, which may be stopped (SEG-02).
  public static func tapSegue(_ identifier: String, of source: Controller) -> Statement {
    call(source, .tapSegue, "tap", (nil, .string(identifier)))
  }

  /// The user taps a button of an alert: it goes, and the action's handler runs (DIS-15).
  public static func tapAction(_ title: String, of alert: Controller) -> Statement {
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
