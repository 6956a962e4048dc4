/// What becomes of search controllers (rulebook 5, SCH).
enum Search {
  /// The host from which a search is presented or dismissed; nil where nothing happens.
  static func host(
    _ search: ControllerID, isActive: Bool, _ world: World, _ ledger: inout Ledger
  ) -> ControllerID? {
    ledger.take(ActiveSearchIsPresentedFromItsHost.judge(search, isActive: isActive, world))
      ?? ledger.take(SearchContextBefore13.judge(search, isActive: isActive, world))
  }

  /// What UIKit says of a presentation that shows a search; nil if nothing.
  static func warning(_ presented: ControllerID, _ world: World, _ ledger: inout Ledger) -> Utterance? {
    ledger.take(SearchContextBefore13.warns(presented, world))
  }

  /// A stack or a tab changes under an active search.
  static func changes(under container: ControllerID, _ world: World, _ ledger: inout Ledger) {
    ledger.note(SearchContextBefore13.stays(over: container, world))
  }

  /// Whether being shown makes a host define the presentation context from now on.
  static func makesDefineAContext(_ host: ControllerID, _ world: World, _ ledger: inout Ledger) -> Bool {
    guard let finding = SearchMakesItsHostDefineAContext.judge(host, world) else { return false }
    let heading = ledger.heading
    ledger.heading = .search
    defer { ledger.heading = heading }
    return ledger.take(finding) == true
  }

  /// Whether its delegate is called for a presentation or dismissal.
  static func tellsDelegate(
    _ search: ControllerID, presents: Bool, wasActivated: Bool, _ ledger: inout Ledger
  ) -> Bool {
    ledger.take(SearchEvents.judge(search, presents: presents, wasActivated: wasActivated)) == true
  }

  /// Whether the host of a search that goes with its stack stays in memory; nil for who is no such search.
  static func keepsItsHost(_ search: ControllerID, _ world: World, _ ledger: inout Ledger) -> Bool {
    ledger.take(SearchOutlivesItsHostsPlace.judge(dismissing: search, world)) == true
  }

  /// Whether such a dismissal has kept a host.
  static func isKept(_ host: ControllerID, _ world: World, _ ledger: inout Ledger) -> Bool {
    ledger.take(SearchOutlivesItsHostsPlace.judge(kept: host, world)) != nil
  }

  /// Tells of a host that is held by the search it presents.
  static func holds(_ host: ControllerID, _ world: World, _ ledger: inout Ledger) {
    ledger.note(SearchOutlivesItsHostsPlace.judge(host, world))
  }
}
