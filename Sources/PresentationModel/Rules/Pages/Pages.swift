/// What happens to pages that are set or swiped to (rules PAG).
enum Pages {
  /// How new pages come.
  enum Way: Sendable {
    /// They load, and wait for their page view controller.
    case waits
    /// A presentation has taken their page view controller away: they neither load nor appear until it comes back.
    case waitsUncovered
    /// They appear in the call, before it does.
    case comesFirst
    /// By a transition.
    case transition
  }

  /// How pages that are set come.
  static func way(_ pages: ControllerID, _ world: World, _ ledger: inout Ledger) -> Way {
    if ledger.holds(PageSetBeforeLoadingWaits.judge(pages, world)) { return .waits }
    if ledger.holds(PageSetInViewDidLoadComesFirst.isCovered(pages, world)) { return .waitsUncovered }
    if ledger.holds(PageSetInViewDidLoadComesFirst.judge(pages, world)) { return .comesFirst }
    ledger.note(SettingPagesOnScreen.judge(pages))
    return .transition
  }
}
