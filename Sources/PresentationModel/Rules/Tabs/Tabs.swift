/// What happens to tabs that are selected, tapped or replaced (rules TAB).
enum Tabs {
  /// What selecting a tab comes to.
  enum Selection: Sendable {
    /// None was selected before.
    case first
    /// It is selected already.
    case again
    /// Another one was selected.
    case switches(from: ControllerID)
  }

  /// What selecting a tab comes to.
  static func selects(
    _ tab: ControllerID, in tabs: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Selection {
    let selection = ledger.take(SelectingByCodeAsksNobody.judge(tab, in: tabs, world)) ?? .again
    if case .switches = selection, ledger.isOpen {
      ledger.note(WindowFollowsPlaces.judge(returning: tab, world))
    }
    return selection
  }
}
