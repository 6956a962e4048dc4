/// Who hears what size a controller wants to have (rulebook 3.5).
enum ContentSize {
  /// Who is told.
  enum Listener: Sendable, Equatable {
    case parent(ControllerID)
    case presentation
    case nobody
  }

  /// Who is told of another `preferredContentSize`.
  static func listener(of x: ControllerID, _ world: World, _ ledger: inout Ledger) -> Listener {
    ledger.take(SizeIsHandedToTheParent.judge(x, world)) ?? .nobody
  }

  /// Whether the parent wants the same size from now on, and tells that in turn.
  static func isTaken(from x: ControllerID, by parent: ControllerID, _ world: World, _ ledger: inout Ledger) -> Bool {
    ledger.take(SizeIsHandedToTheParent.judge(parent, takesFrom: x, world)) != nil
  }
}
