enum SixthTabGoesToMore: Rule {
  static let id = RuleID.tab05
  static let question = Question.tabs
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// How many tabs the bar shows beside More; nil where all fit.
  static func barCount(_ count: Int, in environment: Environment, _ profile: Profile = .newest) -> Int? {
    if environment.horizontal == .compact { return count > 5 ? 4 : nil }
    let hasMore = environment.device.isPhone || environment.device == .iPad && iPadHasMore.contains(profile)
    return hasMore && count > 8 ? 7 : nil
  }

  /// Where an iPad in regular width has a More tab too: as long as its tab bar stood at the bottom.
  static let iPadHasMore = VersionRange(UIKitVersion(8), 17, documents: false)

  /// Tabs that do not fit into the bar; nil where all fit.
  static func judge(_ tabs: ControllerID, count: Int, _ world: World) -> Finding<Int>? {
    guard let shown = barCount(count, in: world.environment, world.profile) else { return nil }
    var closed = Ledger.closed
    if closed.take(SidebarIsAnotherBar.judge(tabs, world)) == true { return nil }
    return decides(
      shown, on: tabs, "has \(count) tabs: its bar shows \(shown) of them and More",
      raising: world.environment.isOpen ? .cho73 : nil)
  }

  /// One of them is selected.
  static func judge(selecting tab: ControllerID, of tabs: ControllerID) -> Finding<Void> {
    decides((), on: tabs, "has no room for \(tab) in its bar: the More navigation controller shows it")
  }

  static let entry = RuleEntry(
    title: "From the sixth tab on, an iPhone shows a More tab",
    inShort: """
      On an iPhone a tab bar with six or more tabs shows four of them and a More tab, and the others are shown \
      by the More navigation controller.
      """,
    statement: """
      Tabs do not fit when there are more than five in compact width, or more than eight in regular width on an iPhone (iPhoneMax in
      landscape) and, up to iOS 17, on an iPad. From iOS 18 on, and on a Mac or Vision, all tabs fit in regular width, and nothing of this holds.
      Where they do not fit:
      1. The bar shows the first four tabs (regular width: seven) and *More*. The others are the overflow tabs.
      2. `viewControllers` answers all tabs, never the More controller. `children` holds those that the bar shows, not the overflow tabs.
      3. `moreNavigationController` is always there. Its first controller is UIKit's list of the overflow tabs.
      4. An overflow tab that is selected, by code or in the list, is shown by the More navigation controller: it is pushed on the list, its
         `parent` is `moreNavigationController`, and *More* is the selected item of the bar. An overflow tab that is a navigation controller
         hands its stack over: the controllers of its stack stand on the More navigation controller's stack, and it is empty meanwhile.
      5. *More* tapped: the list, or what was shown there last; tapped again: the list. While the list is shown `selectedIndex` is `NSNotFound`
         and `selectedViewController` is `moreNavigationController`. What both answer while an overflow tab is shown: CHO-26.
      6. When the width changes, an overflow tab that is selected stays selected and moves between the bar and More.
      """,
    evidence: [
      .documented(
        "Apple UITabBarController (six or more: four and a More item), `moreNavigationController` (always valid, never in `viewControllers`), `selectedIndex` (`NSNotFound` for the More navigation controller)."
      ),
      .observed(
        "1, 4, 5, 6: software-mansion/react-native-screens, scenario test-tabs-more-navigation-controller-ios (iOS 18.6, 26.2, iPhone and iPad: four and More, the fifth and sixth selected by code are shown with More selected, what the taps on More give, the iPad made narrow and wide); seven and More on a large phone in landscape: lionheart/openradar-mirror#10068 (rdar 21103395); on an iPad: macteo/SabBar#3 (2017), ux.stackexchange 7379. 2: appsquickly/typhoon#592 (2018: `children` has only the visible tabs). 4, the parent: jamonholmgren/ProMotion#710 (2015); the stack handed over: rdar 21103395 (iOS 8), jfahrenkrug/UITabBarControllerMoreBugWorkaround (iOS 9; openradar 25393521); that code cannot ask `selectedViewController` for the shown one: infinitered/rmq#286 (2015), hotwired/hotwire-native-ios#186 (2025, 2026). Faults after rotation are not modelled (rdar 21103395, 23727618, 22878083: empty or lost stacks)."
      ),
      .inferred(
        "that stacks are handed over on iOS 10 and later, and the callbacks, which are those of a tab switch to the More navigation controller."
      ),
    ],
    example: """
      six plain tabs a to f on an iPhone, `tabs.selectedIndex = 5`: f appears, `f.parent == tabs.moreNavigationController`,
      `tabs.viewControllers` still has six. The same on an iPad in full screen: `f.parent == tabs`.
      """)
}
