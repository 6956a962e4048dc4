/// What becomes of pages that are set or swiped to (rulebook 5, PAG).
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

  /// What setting so many pages has against it; nil if nothing.
  static func refusal(
    given count: Int, isAnimated: Bool, in pages: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Refusal? {
    ledger.take(SettingPagesOnScreen.refusal(pages, given: count, isAnimated: isAnimated, world))
  }

  /// The one of the pages given that is only the back of the other; nil if all are shown.
  static func back(
    _ given: [ControllerID], in pages: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> ControllerID? {
    ledger.take(SettingPagesOnScreen.back(of: pages, given, world))
  }

  /// Whether the pages are those that are shown.
  static func isSame(
    _ new: [ControllerID], in pages: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Bool {
    ledger.take(SettingPagesOnScreen.isSame(pages, new, world)) == true
  }

  /// Why a page view controller that has got its viewWillAppear cannot appear; nil if it can.
  static func refusal(toAppear pages: ControllerID, _ world: World, _ ledger: inout Ledger) -> Refusal? {
    ledger.take(EmptyPageViewControllerCannotAppear.judge(pages, world)) ?? nil
  }

  /// How pages that are set come.
  static func way(_ pages: ControllerID, _ world: World, _ ledger: inout Ledger) -> Way {
    if ledger.take(PageSetBeforeLoadingWaits.judge(pages, world)) == true { return .waits }
    if ledger.take(PageSetInViewDidLoadComesFirst.isCovered(pages, world)) == true { return .waitsUncovered }
    if ledger.take(PageSetInViewDidLoadComesFirst.judge(pages, world)) == true { return .comesFirst }
    ledger.note(SettingPagesOnScreen.judge(pages))
    return .transition
  }

  /// Why a swipe does nothing; nil if it turns to the page.
  static func ignoresSwipe(
    to page: ControllerID, in pages: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Refusal? {
    ledger.take(SwipeTellsTheDelegate.judge(page, in: pages, world)) ?? nil
  }
}
