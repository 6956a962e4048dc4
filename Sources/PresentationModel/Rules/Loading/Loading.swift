/// When views load, what loads with them, and from where (rulebook 4.4).
enum Loading {
  /// What becomes of an assignment to `view`.
  enum NewView: Sendable {
    case refused(Refusal)
    /// `nil`: not loaded any more.
    case isCleared
    case isGiven
  }

  /// Whether a view that is needed has to be loaded.
  static func loads(_ x: ControllerID, _ world: World, _ ledger: inout Ledger) -> Bool {
    ledger.take(ViewLoadsWhenNeeded.judge(x, world)) != nil
  }

  /// Whether a controller of an outline loads before anything is shown.
  static func loadsEarly(_ x: ControllerID, _ world: World, _ ledger: inout Ledger) -> Bool {
    ledger.take(TabBarLoadsWhenMade.judge(x, world)) != nil
  }

  /// Whether a controller that is made a child loads by that.
  static func loads(
    _ child: ControllerID, asTabOf parent: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Bool {
    ledger.take(TabBarLoadsWhenMade.judge(child, asTabOf: parent, world)) != nil
  }

  /// Where a view comes from.
  enum Source: Sendable, Equatable {
    /// An override of `loadView`, a storyboard, the nib that `nibName` names.
    case code, storyboard, namedNib
    /// A nib of the bundle that becomes `nibName`.
    case nib(String)
  }

  /// The nib that becomes `nibName` of a controller whose view loads; nil if none does.
  static func nib(_ x: ControllerID, _ world: World, _ ledger: inout Ledger) -> String? {
    let source =
      WhereTheViewComesFromInTheDocuments.holds(in: world.profile)
      ? ledger.take(WhereTheViewComesFromInTheDocuments.judge(x, world, &ledger))
      : ledger.take(WhereTheViewComesFrom.judge(x, world, &ledger))
    if case .nib(let name)? = source { return name }
    return nil
  }

  /// Whether there may be children to load with a container, once its own `viewDidLoad` has run.
  static func mayBringChildren(_ x: ControllerID, _ world: World) -> Bool {
    !world.hierarchy.kind(of: x).isUIKitContainer && world.hierarchy.firstChild(of: x) != nil
  }

  /// The children that load with a container of the app's own.
  static func children(_ x: ControllerID, _ world: World, _ ledger: inout Ledger) -> [ControllerID] {
    ledger.take(ViewDidLoadComesOncePerLoad.judge(childrenOf: x, world)) ?? []
  }

  /// What becomes of `x.view = value`.
  static func assign(
    _ value: Value, asViewOf x: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> NewView {
    ledger.take(ViewDidLoadComesOncePerLoad.judge(value, asViewOf: x, world)) ?? .isGiven
  }
}
