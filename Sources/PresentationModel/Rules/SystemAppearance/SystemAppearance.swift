/// Whose wishes count for the status bar (rulebook 3.1).
enum SystemAppearance {
  /// What the system asks for.
  enum Wish: Sendable {
    case statusBarStyle, statusBarHidden

    /// The property by which a controller names a child that decides in its place.
    var child: Property {
      switch self {
      case .statusBarStyle: .childForStatusBarStyle
      case .statusBarHidden: .childForStatusBarHidden
      }
    }
  }

  /// Who decides; nil where no window has a root.
  ///
  /// Complexity: O(levels × depth).
  static func decider(of wish: Wish, _ world: World, _ ledger: inout Ledger) -> ControllerID? {
    guard var candidate = world.topmostRoot else { return nil }
    // Two bodies that name each other would be asked for ever.
    var asked: Set<ControllerID> = []
    while asked.insert(candidate).inserted {
      if let decider = ledger.take(StatusBarIsHandedUpAndDown.judge(candidate, wish, world)) { return decider }
      guard let next = StatusBarIsHandedUpAndDown.next(candidate, wish, world) else { return candidate }
      candidate = next.controller
    }
    return candidate
  }
}
