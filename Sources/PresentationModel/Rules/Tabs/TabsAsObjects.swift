enum TabsAsObjects: Rule {
  static let id = RuleID.tab06
  static let question = Question.tabs
  static let versions = Versions(.from(18), "iOS 18–27.")

  /// The tab that is selected among new ones, by its place in the bar: the same one, else the one at the same place, else
  /// the first; nil where the bar shows none.
  ///
  /// - Parameters:
  ///   - shown: the tabs that are not hidden.
  ///   - old: the one that was selected, and its place in the bar.
  static func selects(
    _ shown: [ObjectID], after old: (tab: ObjectID, place: Int)?, in tabs: ControllerID
  ) -> Finding<ObjectID?> {
    guard let first = shown.first else {
      return decides(nil, on: tabs, "has no tab that is not hidden: none is selected")
    }
    guard let old else { return decides(first, on: tabs, "had no tab selected: its first tab is") }
    if shown.contains(old.tab) { return decides(old.tab, on: tabs, "has the selected tab still: it stays selected") }
    guard old.place < shown.count else {
      return decides(first, on: tabs, "has no tab at the place that was selected: its first tab is selected")
    }
    return decides(shown[old.place], on: tabs, "has another tab at the place that was selected: that one is selected")
  }

  /// A tab's controller is needed for the first time.
  static func makes(_ tab: ObjectID, in tabs: ControllerID) -> Finding<Void> {
    decides(
      (), on: tabs, "needs the view controller of a tab for the first time: its provider is called", raising: .cho77)
  }

  /// Code selects a tab.
  static func selects(_ tab: ObjectID, in tabs: ControllerID, _ world: World) -> Finding<Bool> {
    guard world.hierarchy.tabObjects[tabs]?.contains(tab) == true else {
      return declines(tabs, leaving: false, "has no such tab: nothing happens")
    }
    guard world.hierarchy.property(tab, .isHidden) != .bool(true) else {
      return declines(tabs, leaving: false, "hides that tab: nothing happens")
    }
    return decides(true, on: tabs, "selects one of its tabs by code, without asking")
  }

  /// The user taps a tab.
  static func taps(in tabs: ControllerID) -> Finding<Void> {
    decides((), on: tabs, "the user taps one of its tabs: the delegate is asked by the methods that have the tab")
  }

  static let entry = RuleEntry(
    title: "Tabs as objects: UITab",
    inShort: "From iOS 18 tabs can be set as UITab objects, each with its view controller; selecting works as before.",
    statement: """
      `tabs.tabs = [t1, t2]`, `tabs.setTabs([t1, t2], animated:)`; a tab is `UITab(title:image:identifier:viewControllerProvider:)`,
      its provider is called once, when the tab's controller is first needed, and `t.viewController` answers it from then on. From then on the
      tabs are what TAB-01 to TAB-05 call the tabs: each tab's controller becomes a child when it is made (`children` and `viewControllers` have
      those that are made, in the order of `tabs`), the first is selected, and `selectedTab`, `selectedIndex` (the place in `tabs`),
      `selectedViewController` follow each other, off screen too. Setting `selectedTab` is TAB-02. A tap is
      TAB-03 with the extras `tabBarController(shouldSelectTab: t)` and `tabBarController(didSelectTab: t, previousTab: u)` in the place of the
      older two. `t.isHidden = true` takes the tab out of the bar; the selection goes on as when it is removed (TAB-04). Once `tabs` is set,
      assigning `viewControllers` fails the scenario. `UITabGroup` and `UISearchTab` are tabs; what a group shows beside its own
      controller, and the search of a search tab, are not simulated, with a note.
      """,
    evidence: [
      .documented(
        "Apple, UITabBarController.h of the 26 SDK (once `tabs` is set, `viewControllers` and its relatives are out of use; hidden tabs; a search tab that is cancelled selects the tab before)."
      ),
      .observed(
        "pointfreeco/swift-navigation, UITabBarControllerBindingTests (iOS 18: after `setTabs` the first is selected, `selectedTab` and `selectedIndex` follow each other, off screen too)."
      ),
      .inferred("when the provider is called and the containment callbacks (CHO-77), hidden and selected."),
    ],
    example: """
      `tabs.setTabs([t1, t2], animated: false)`: `tabs.selectedTab == t1`; `tabs.selectedTab = t2`: `tabs.selectedIndex == 1`.
      """)
}
