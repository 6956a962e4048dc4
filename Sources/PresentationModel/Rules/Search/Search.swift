/// What happens to search controllers (rules SCH).
enum Search {
  /// The host from which a search is presented or dismissed; nil where nothing happens.
  static func host(
    _ search: ControllerID, isActive: Bool, _ world: World, _ ledger: inout Ledger
  ) -> ControllerID? {
    ledger.take(ActiveSearchIsPresentedFromItsHost.judge(search, isActive: isActive, world))
      ?? ledger.take(SearchContextBefore13.judge(search, isActive: isActive, world))
  }

  /// Whether being shown makes a host define the presentation context from now on.
  static func makesDefineAContext(_ host: ControllerID, _ world: World, _ ledger: inout Ledger) -> Bool {
    guard let finding = SearchMakesItsHostDefineAContext.judge(host, world) else { return false }
    let heading = ledger.heading
    ledger.heading = .search
    defer { ledger.heading = heading }
    return ledger.holds(finding)
  }
}
