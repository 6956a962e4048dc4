/// When views load, what loads with them, and from where (rules LOD).
enum Loading {
  /// The effect of an assignment to `view`.
  enum NewView: Sendable {
    case refused(Refusal)
    /// `nil`: not loaded any more.
    case isCleared
    case isGiven
  }

  /// Where a view comes from.
  enum Source: Sendable, Equatable {
    /// An override of `loadView`, a storyboard, the nib that `nibName` names.
    case code, storyboard, namedNib
    /// A nib of the bundle that becomes `nibName`.
    case nib(String)
  }

  /// The nib that becomes `nibName` of a controller whose view loads; nil for none.
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
}
