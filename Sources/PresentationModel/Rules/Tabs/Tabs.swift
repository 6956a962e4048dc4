/// What becomes of tabs that are selected, tapped or replaced (rulebook 5, TAB).
enum Tabs {
  /// What selecting a tab comes to.
  enum Selection: Sendable {
    /// Nobody was selected before.
    case first
    /// It is selected already.
    case again
    /// Another one was selected.
    case switches(from: ControllerID)
  }

  /// What assigning `selectedViewController` has against it; nil if nothing.
  static func refusal(
    _ tab: ControllerID, in tabs: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Refusal? {
    ledger.take(SelectingByCodeAsksNobody.refusal(tab, in: tabs, world))
  }

  /// What selecting a tab comes to.
  static func selects(
    _ tab: ControllerID, in tabs: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Selection {
    let selection = ledger.take(SelectingByCodeAsksNobody.judge(tab, in: tabs, world)) ?? .again
    if case .switches = selection, ledger.isOpen {
      Properties.returns(tab, world, &ledger)
    }
    return selection
  }

  /// Whether a selection moves nobody, off screen.
  static func isSilent(_ tabs: ControllerID, _ world: World, _ ledger: inout Ledger) -> Bool {
    ledger.take(EveryTabIsAChild.judge(tabs, world)) == true
  }

  /// Why a tap does nothing; nil if it reaches the tab bar.
  static func ignoresTap(
    on tab: ControllerID, in tabs: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Refusal? {
    ledger.take(TapAsksSwitchesTells.judge(tab, in: tabs, world)) ?? nil
  }

  /// The rule by which a second tap on a tab does nothing; nil where it does something.
  static func ignoresSecondTap(
    on tab: ControllerID, in tabs: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> RuleID? { ledger.take(TapAsksSwitchesTells.judge(again: tab, in: tabs, world)) }

  /// Whether the delegate lets the user select a tab.
  static func allows(_ tab: ControllerID, in tabs: ControllerID, answer: Value?, _ ledger: inout Ledger) -> Bool {
    ledger.take(TapAsksSwitchesTells.judge(answer, to: tab, in: tabs)) ?? true
  }

  /// Who is selected among new tabs.
  static func selection(
    among new: [ControllerID], in tabs: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> ControllerID? {
    ledger.take(NewTabsKeepTheSelection.judge(tabs, new, world)) ?? nil
  }

  /// How many of so many tabs the bar shows beside More; nil where all fit.
  static func barCount(of tabs: ControllerID, _ count: Int, _ world: World, _ ledger: inout Ledger) -> Int? {
    ledger.take(SixthTabGoesToMore.judge(tabs, count: count, world))
  }

  /// Tells that a tab is shown by the More navigation controller.
  static func goesToMore(_ tab: ControllerID, of tabs: ControllerID, _ ledger: inout Ledger) {
    ledger.note(SixthTabGoesToMore.judge(selecting: tab, of: tabs))
  }
}
