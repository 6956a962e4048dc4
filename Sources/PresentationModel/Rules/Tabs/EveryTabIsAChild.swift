enum EveryTabIsAChild: Rule {
  static let id = RuleID.tab01
  static let question = Question.tabs
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Off screen no controller appears or disappears by a selection.
  static func judge(_ tabs: ControllerID, _ world: World) -> Finding<Bool>? {
    guard !world.hierarchy.isVisible(tabs) else { return nil }
    return decides(true, on: tabs, "is off screen: only who is selected changes")
  }

  /// A tab bar controller that was never given tabs, or has none left; nil where it has one.
  static func withoutTabs(_ tabs: ControllerID, _ world: World) -> Finding<Bool>? {
    guard world.tabs(tabs).isEmpty else { return nil }
    return decides(true, on: tabs, "has no tabs: its selectedIndex is NSNotFound")
  }

  /// Whether its `viewControllers` are nil and no empty list; nil where it has tabs.
  static func hasNoList(_ tabs: ControllerID, _ world: World) -> Finding<Bool>? {
    guard world.tabs(tabs).isEmpty else { return nil }
    return world.hierarchy.has(tabs, .hadTabs)
      ? declines(tabs, leaving: false, "has no tabs any more: its viewControllers are an empty list")
      : decides(true, on: tabs, "was never given tabs: its viewControllers are nil")
  }

  static let entry = RuleEntry(
    title: "Every tab is a child, the selected one is shown",
    inShort: """
      All tabs are children of the tab bar controller, but only the selected one is shown, and the others load \
      when they are selected.
      """,
    statement: """
      `children == viewControllers`, in order. With tabs `selectedIndex` is 0 until set; `selectedViewController` is the tab there.
      A tab bar controller that was never given tabs: `selectedIndex` is the largest integer (`NSNotFound`), `selectedViewController` and
      `viewControllers` are nil (not an empty list), `moreNavigationController` is there. Becoming a tab: wM, dM in the call. Loading: LOD-05,
      else on first selection; being selected off screen loads nothing.
      """,
    evidence: [
      .documented("viewControllers."),
      .observed(
        "dumps (all tabs are children, unvisited roots not loaded); react-native-screens e2e (unselected tabs get nothing at launch); without tabs: dotnet/macios (15–26: index, controller and list), LucianoPolit/Caesura (iOS 13: the index)."
      ),
      .inferred("the same after all tabs were taken away (the list is then empty, not nil)."),
    ],
    example: """
      window > tabs > a, b: launch loads a, not b. `tabs: UITabBarController` without children, outside:
      `tabs.viewControllers == nil`, `tabs.selectedIndex == NSNotFound`.
      """)
}
