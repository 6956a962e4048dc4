enum SelectingByCodeAsksNobody: Rule {
  static let id = RuleID.tab02
  static let question = Question.tabs
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Selects, without asking a delegate.
  static func judge(_ tab: ControllerID, in tabs: ControllerID, _ world: World) -> Finding<Tabs.Selection> {
    guard let old = world.hierarchy.selectedTabs[tabs] else {
      return decides(.first, on: tabs, "has nobody selected: \(tab) is now")
    }
    return old == tab
      ? decides(.again, on: tabs, "has \(tab) selected already: nothing happens")
      : decides(.switches(from: old), on: tabs, "switches from \(old) to \(tab)")
  }

  /// `selectedViewController` takes tabs alone.
  static func refusal(_ tab: ControllerID, in tabs: ControllerID, _ world: World) -> Finding<Refusal>? {
    guard world.hierarchy.parent(of: tab) != tabs, !world.isOverflow(tab, of: tabs),
      world.hierarchy.moreTabs[tabs]?.controller != tab
    else { return nil }
    return refuses(on: tabs, saying: noTabOfIt.says(), because: "has no tab \(tab): an exception")
  }

  static let noTabOfIt = UIKitMessage(
    .be01, .exception("NSInvalidArgumentException"),
    [
      .init(
        .everywhere,
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected."
      )
    ],
    condition: "TAB-02: `selectedViewController` is set to a controller that is none of the tabs",
    effect: "raised in the assignment",
    cure: "select one of `viewControllers`",
    sources: "`UITabBarController.selectedViewController`",
    evidence: "observed (public code); name inferred")

  static let entry = RuleEntry(
    title: "Selecting by code switches without asking",
    inShort: "Selecting a tab in code switches at once and does not call the tab bar controller's delegate.",
    statement: """
      `tabs.selectedIndex = i`, `tabs.selectedViewController = x` (B-E01): no delegate. On screen: ORD-16 or ORD-17; off screen only
      the properties change. The selected one again: nothing. Changed while the tab bar controller itself is appearing: who is no longer shown
      goes before the new one comes.
      """,
    evidence: [
      .documented("selectedIndex, selectedViewController, tabBarController(_:didSelect:) (only user taps)."),
      .inferred(
        "the last sentence. speaks against two selections in one run loop pass that call nothing on the tab between: lionheart/openradar-mirror#15103 (rdar 25744056, Xcode 7.3) and #19051 (rdar 35972275, 2017: viewDidLoad and state restoration select different tabs), where that tab gets viewWillDisappear before viewDidLoad: not followed."
      ),
    ],
    example: """
      `tabs.selectedIndex = 0` with 0 selected: `expect no events`.
      """)
}
