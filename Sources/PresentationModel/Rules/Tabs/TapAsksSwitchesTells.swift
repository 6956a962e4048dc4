enum TapAsksSwitchesTells: Rule {
  static let id = RuleID.tab03
  static let question = Question.tabs
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whether a tap reaches the tab bar; a refusal where it does not.
  static func judge(_ tab: ControllerID, in tabs: ControllerID, _ world: World) -> Finding<Refusal?> {
    let hierarchy = world.hierarchy
    guard hierarchy.parent(of: tab) == tabs || world.isOverflow(tab, of: tabs) else {
      return ignores(tabs, "has no tab \(tab): nothing to tap")
    }
    if let covered = covers(tabs, world) { return covered }
    guard !isDisabled(tab, hierarchy) else {
      return ignores(tabs, "the tab bar item of \(tab) is not enabled: it cannot be tapped")
    }
    return asks(tabs, world)
      ? decides(nil, on: tabs, "the user taps \(tab): the delegate is asked first")
      : decides(nil, on: tabs, "the user taps \(tab): there is no delegate to ask")
  }

  /// Whether code has disabled the item of a tab, its own or one that it was given.
  private static func isDisabled(_ tab: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    func isOff(_ owner: PropertyKey.Owner) -> Bool {
      hierarchy.assigned[PropertyKey(owner: owner, property: .isEnabled)] == .bool(false)
    }
    guard case .object(let item)? = hierarchy.assigned[PropertyKey(owner: .controller(tab), property: .tabBarItem)]
    else {
      return isOff(.facet(.tabBarItem, tab))
    }
    return isOff(.object(item))
  }

  /// Whether a delegate says whether the user may select a tab.
  private static func asks(_ tabs: ControllerID, _ world: World) -> Bool {
    world.answers(
      world.liveDelegate(world.hierarchy.property(tabs, .delegate) ?? .none), .tabBarControllerShouldSelect)
  }

  /// Whether a tap reaches the tab bar of one whose tabs are objects; a refusal where it does not.
  static func reaches(_ tabs: ControllerID, _ world: World) -> Finding<Refusal?> {
    covers(tabs, world)
      ?? decides(nil, on: tabs, "the user taps a tab")
  }

  /// What keeps a tap from the tab bar; nil where nothing does.
  private static func covers(_ tabs: ControllerID, _ world: World) -> Finding<Refusal?>? {
    guard world.hierarchy.isVisible(tabs) else { return ignores(tabs, "is off screen: its tab bar cannot be tapped") }
    if let sheet = Sheets.modalThatDoesNotDim(above: tabs, world) {
      return ignores(tabs, "is below \(sheet), which is modal: its tab bar cannot be tapped, although nothing dims it")
    }
    guard !Sheets.isCovered(tabs, world) else {
      return ignores(tabs, "is below a presentation: its tab bar cannot be tapped")
    }
    guard !world.isBarHidden(.tabBar, of: tabs) else {
      return ignores(tabs, "its tab bar is hidden: it cannot be tapped")
    }
    if let why = Gestures.keepsTouches(from: tabs, in: .tabBar, world) { return ignores(tabs, why) }
    if !SidebarIsAnotherBar.stands(in: tabs, world), let sheet = Sheets.onTheBottomEdge(above: tabs, world) {
      return ignores(
        tabs, "\(sheet) stands on the bottom edge, over its tab bar: the bar cannot be tapped, although nothing dims it"
      )
    }
    return nil
  }

  /// The delegate's answer; nil without a delegate.
  static func judge(_ answer: Value?, to tab: ControllerID, in tabs: ControllerID) -> Finding<Bool>? {
    guard answer == .bool(false) else { return nil }
    return decides(false, on: tabs, "its delegate does not let the user select \(tab)")
  }

  /// The stack that a tap on the selected tab pops: the tab itself, or from iOS 26 on its first visible child; nil where
  /// there is none.
  static func judge(stackOf tab: ControllerID, _ world: World) -> Finding<ControllerID>? {
    if world.hierarchy.kind(of: tab).isNavigation {
      return decides(tab, on: tab, "is selected already: a second tap pops its stack to the root")
    }
    guard let child = inner(tab, world) else { return nil }
    return decides(
      child, on: child, "stands inside the tab \(tab), which is selected already: from iOS 26 on a second tap pops it",
      raising: .cho68)
  }

  /// Whether a second tap pops a stack inside a plain tab.
  static func looksInside(_ world: World) -> Bool { VersionRange.from(26).contains(world.profile) }

  /// The navigation controller that a plain tab shows as its first child, where UIKit looks inside, from iOS 26 on.
  private static func inner(_ tab: ControllerID, _ world: World) -> ControllerID? {
    guard looksInside(world),
      let child = world.hierarchy.children(of: tab).first(where: { world.hierarchy.isInWindow($0) }),
      world.hierarchy.kind(of: child).isNavigation
    else { return nil }
    return child
  }

  /// A tap on the selected tab without anything to pop or a delegate to call; nil for any other tap.
  static func judge(again tab: ControllerID, in tabs: ControllerID, _ world: World) -> Finding<RuleID>? {
    let hierarchy = world.hierarchy
    guard hierarchy.selectedTabs[tabs] == tab else { return nil }
    let stack = hierarchy.kind(of: tab).isNavigation ? tab : inner(tab, world)
    if let stack, world.stack(stack).count > 1 { return nil }
    let delegate = world.liveDelegate(hierarchy.property(tabs, .delegate) ?? .none)
    guard !world.answers(delegate, .tabBarControllerDidSelect) else { return nil }
    return declines(tabs, leaving: id, "has \(tab) selected already, with nothing to pop: the selection stays")
  }

  /// A class of the file's has `tabBar(_:didSelect:)`, which its bar calls.
  static func calls(_ tabs: ControllerID) -> Finding<Bool> {
    decides(true, on: tabs, "is the delegate of its bar: its own tabBar(_:didSelect:) is called")
  }

  private static func ignores(_ tabs: ControllerID, _ because: Because) -> Finding<Refusal?> {
    declines(tabs, leaving: Refusal(rule: id, utterances: []), because)
  }

  static let entry = RuleEntry(
    title: "A tap asks, switches, tells; a second tap pops to the root",
    inShort: """
      A tap on a tab asks the delegate, switches and tells the delegate; a tap on the selected tab pops its \
      navigation controller to the root, from iOS 26 on also one that stands inside the tab.
      """,
    statement: """
      `tabs.tap(x)`: 1. extra `tabs.tabBarController(shouldSelect: x)`; false: end. 2. x not selected: as TAB-02. x selected and a
      navigation controller: `popToRootViewController(animated: true)` on it. From iOS 26 also: x selected and no navigation controller, but a
      controller whose first visible child is one: the same on that (how deep UIKit looks: CHO-68). 3. extra
      `tabs.tabBarController(didSelect: x)`, in the call, also when nothing changed. Before 2. comes `tabBar(_:didSelect:)` of the tab bar
      controller's own class, as it is its bar's delegate. No effect while a presentation covers the tab bar, an
      undimmed sheet too that stands on the bottom edge (SHT-04), while it is hidden (NAV-13), or takes no touches, and none on a tab whose
      `tabBarItem.isEnabled` is false. Behind a popover the tap is one beside the popover (DIS-11).
      """,
    evidence: [
      .documented("the two delegate methods."),
      .observed(
        "pop to root on the second tap (many reports call it the default); react-native-screens e2e (plain tab tapped again: no events); from 26: software-mansion/react-native-screens (its tabs are plain controllers with a navigation controller in them; it refuses the repeated tap in shouldSelect, because from iOS 26 on UIKit would pop: one library's work-around, no log). A tap on what is no tab: DIS-16."
      ),
      .documented("UITabBarDelegate `tabBar(_:didSelect:)`; UIBarItem `isEnabled`."),
      .inferred("how deep UIKit looks; the place of `tabBar(_:didSelect:)`."),
    ],
    example: """
      tabs > nav[a, b] selected, `tabs.tap(nav)`: the events of a pop from b to a. tabs > box > nav[a, b] (box a plain controller)
      selected, `tabs.tap(box)`: `ios 26` the events of that pop, `ios 18` none.
      """)
}
