enum TapAsksSwitchesTells: Rule {
  static let id = RuleID.tab03
  static let question = Question.tabs
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whether a tap reaches the tab bar; a refusal where it does not.
  static func judge(_ tab: ControllerID, in tabs: ControllerID, _ world: World) -> Finding<Refusal?> {
    let hierarchy = world.hierarchy
    guard hierarchy.parent(of: tab) == tabs || world.isOverflow(tab, of: tabs) else {
      return ignores(tabs, "\(tab) is none of its tabs: nothing to tap")
    }
    guard hierarchy.isVisible(tabs) else { return ignores(tabs, "is off screen: its tab bar cannot be tapped") }
    guard !Sheets.isCovered(tabs, world) else {
      return ignores(tabs, "is below a presentation: its tab bar cannot be tapped")
    }
    guard !world.isBarHidden(.tabBar, of: tabs) else {
      return ignores(tabs, "its tab bar is hidden: it cannot be tapped")
    }
    return decides(nil, on: tabs, "the user taps \(tab): the delegate is asked first, and called at the end")
  }

  /// The delegate's answer; nil without a delegate.
  static func judge(_ answer: Value?, to tab: ControllerID, in tabs: ControllerID) -> Finding<Bool>? {
    guard answer == .bool(false) else { return nil }
    return decides(false, on: tabs, "its delegate does not let the user select \(tab)")
  }

  /// A tap on the selected tab without anything to pop or a delegate to call; nil for any other tap.
  static func judge(again tab: ControllerID, in tabs: ControllerID, _ world: World) -> Finding<RuleID>? {
    let hierarchy = world.hierarchy
    guard hierarchy.selectedTabs[tabs] == tab else { return nil }
    if hierarchy.kind(of: tab).isNavigation, world.stack(tab).count > 1 { return nil }
    let delegate = world.liveDelegate(hierarchy.property(tabs, .delegate) ?? .none)
    guard !world.answers(delegate, .tabBarControllerDidSelect) else { return nil }
    return declines(tabs, leaving: id, "has \(tab) selected already, with nothing to pop: a second tap does nothing")
  }

  private static func ignores(_ tabs: ControllerID, _ because: Because) -> Finding<Refusal?> {
    declines(tabs, leaving: Refusal(rule: id, utterances: []), because)
  }

  static let entry = RuleEntry(
    title: "A tap asks, switches, tells; a second tap pops to the root",
    inShort: """
      A tap on a tab asks the delegate, switches and tells the delegate; a tap on the selected tab pops its \
      navigation controller to the root.
      """,
    statement: """
      `tabs.tap(x)`: 1. extra `tabs.tabBarController(shouldSelect: x)`; false: end. 2. x not selected: as TAB-02. x selected and a
      navigation controller: `popToRootViewController(animated: true)` on it. 3. extra `tabs.tabBarController(didSelect: x)`, in the call, also
      when nothing changed. No effect while a presentation covers the tab bar (but SHT-04) or it is hidden (NAV-13).
      """,
    evidence: [
      .documented("the two delegate methods."),
      .observed(
        "pop to root on the second tap (many reports call it the default); react-native-screens e2e (plain tab tapped again: no events). A tap on what is no tab: DIS-16."
      ),
    ],
    example: """
      tabs > nav[a, b] selected, `tabs.tap(nav)`: the events of a pop from b to a.
      """)
}
