import Testing

@testable import PresentationModel

/// What becomes of tabs that are selected, tapped or replaced, asked of a World (TAB).
@Suite struct TabsTests {
  /// A tab bar controller on screen with three tabs, and a stranger.
  private struct Bar {
    var builder = WorldBuilder()
    let tabs: ControllerID
    let members: [ControllerID]
    let stranger: ControllerID

    init(selecting row: Int? = 0) {
      tabs = builder.add("tabs", .tabBar)
      builder.window(tabs)
      var members: [ControllerID] = []
      for name in ["home", "search", "profile"] { members.append(builder.add(name, in: tabs)) }
      self.members = members
      stranger = builder.add("stranger")
      if let row { builder.world.hierarchy.selectedTabs[tabs] = members[row] }
    }
  }

  // MARK: Selecting by code (TAB-01, TAB-02)

  @Test func onlyTabsAreSelected() {
    let bar = Bar()
    let nothing = bar.builder.ask { $1.take(SelectingByCodeAsksNobody.refusal(bar.members[1], in: bar.tabs, $0)) }
    #expect(nothing.answer == nil && nothing.said.isEmpty)
    let (refusal, said) = bar.builder.ask { $1.take(SelectingByCodeAsksNobody.refusal(bar.stranger, in: bar.tabs, $0)) }
    expect(
      bar.builder.texts(refusal),
      equals: [
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected."
      ])
    expect(said, equals: ["TAB-02 decided tabs: has no tab stranger: an exception"])
  }

  @Test func selectingAsksNobody() {
    let empty = Bar(selecting: nil)
    let first = empty.builder.ask { Tabs.selects(empty.members[1], in: empty.tabs, $0, &$1) }
    if case .first = first.answer {} else { Issue.record("\(first.answer)") }
    expect(first.said, equals: ["TAB-02 decided tabs: has nobody selected: search is now"])

    let bar = Bar()
    let again = bar.builder.ask { Tabs.selects(bar.members[0], in: bar.tabs, $0, &$1) }
    if case .again = again.answer {} else { Issue.record("\(again.answer)") }
    expect(again.said, equals: ["TAB-02 decided tabs: has home selected already: nothing happens"])

    let other = bar.builder.ask { Tabs.selects(bar.members[1], in: bar.tabs, $0, &$1) }
    if case .switches(bar.members[0]) = other.answer {} else { Issue.record("\(other.answer)") }
    expect(other.said, equals: ["TAB-02 decided tabs: switches from home to search"])
  }

  /// Presented over a context inside a tab, a view goes and comes back with it (QRY-07).
  @Test(arguments: [("in the tab", 1, true), ("in another", 2, false)])
  func whatComesBackWithATabIsTold(name: String, row: Int, isTold: Bool) {
    var bar = Bar()
    let modal = bar.builder.add("modal")
    bar.builder.present(modal, by: bar.members[row], isContextBased: true)
    let said = bar.builder.ask { Tabs.selects(bar.members[1], in: bar.tabs, $0, &$1) }.said
    expect(
      said.dropFirst(),
      equals: isTold ? ["QRY-07 decided search: its view comes back with its tab, and modal with it"] : [], "\(name)")
    // Nobody comes back where nothing is switched.
    expect(bar.builder.ask { Tabs.selects(bar.members[0], in: bar.tabs, $0, &$1) }.said.count, equals: 1, "\(name)")
  }

  @Test func offScreenASelectionMovesNobody() {
    var bar = Bar()
    let onScreen = bar.builder.ask { $1.holds(EveryTabIsAChild.judge(bar.tabs, $0)) }
    #expect(!onScreen.answer && onScreen.said.isEmpty)
    bar.builder.world.hierarchy.setState(bar.tabs, .disappeared)
    let (isSilent, said) = bar.builder.ask { $1.holds(EveryTabIsAChild.judge(bar.tabs, $0)) }
    #expect(isSilent && said == ["TAB-01 decided tabs: is off screen: only who is selected changes"])
  }

  // MARK: A tap (TAB-03)

  private static func tap(_ bar: Bar, _ tab: ControllerID) -> [String] {
    let (refusal, said) = bar.builder.ask { $1.take(TapAsksSwitchesTells.judge(tab, in: bar.tabs, $0)) ?? nil }
    expect(refusal == nil, equals: said.last?.hasPrefix("TAB-03 decided") == true)
    #expect(bar.builder.texts(refusal).isEmpty)
    return said
  }

  @Test func aTapReachesTheTabBar() {
    let reached = ["TAB-03 decided tabs: the user taps search: there is no delegate to ask"]
    var bar = Bar()
    expect(Self.tap(bar, bar.members[1]), equals: reached)
    expect(
      Self.tap(bar, bar.members[0]).first?.hasPrefix("TAB-03 decided"), equals: true,
      "the selected one can be tapped too")
    expect(Self.tap(bar, bar.stranger), equals: ["TAB-03 declined tabs: has no tab stranger: nothing to tap"])

    bar.builder.assign(bar.tabs, .isTabBarHidden, .bool(true))
    expect(Self.tap(bar, bar.members[1]), equals: ["TAB-03 declined tabs: its tab bar is hidden: it cannot be tapped"])
    bar.builder.assign(bar.tabs, .isTabBarHidden, .bool(false))
    expect(Self.tap(bar, bar.members[1]), equals: reached)

    bar.builder.present(bar.stranger, by: bar.tabs)
    expect(Self.tap(bar, bar.members[1]), equals: reached, "a presentation that has not begun covers nobody")
    bar.builder.world.hierarchy.presentations[bar.stranger]?.hasBegun = true
    expect(
      Self.tap(bar, bar.members[1]),
      equals: ["TAB-03 declined tabs: is below a presentation: its tab bar cannot be tapped"])

    bar.builder.world.hierarchy.setState(bar.tabs, .disappearing)
    expect(Self.tap(bar, bar.members[1]), equals: ["TAB-03 declined tabs: is off screen: its tab bar cannot be tapped"])
  }

  typealias Answer = (name: String, value: Value?, allows: Bool)

  @Test(
    arguments: [
      ("false", .bool(false), false), ("true", .bool(true), true), ("no answer", nil, true), ("nil", Value.none, true),
    ]
      as [Answer])
  func theDelegateHasASay(row: Answer) {
    let bar = Bar()
    let (allows, said) = bar.builder.ask {
      $1.take(TapAsksSwitchesTells.judge(row.value, to: bar.members[1], in: bar.tabs)) ?? true
    }
    expect(allows, equals: row.allows, "\(row.name)")
    expect(
      said, equals: row.allows ? [] : ["TAB-03 decided tabs: its delegate does not let the user select search"],
      "\(row.name)")
  }

  // MARK: New tabs (TAB-04)

  typealias New = (name: String, selected: Int?, new: [String], now: String?, said: String)

  @Test(
    arguments: [
      ("the same controller", 1, ["a", "b", "search"], "search", "has search among its new tabs: it stays selected"),
      (
        "the same controller, moved down", 2, ["profile"], "profile",
        "has profile among its new tabs: it stays selected"
      ),
      ("the same index", 1, ["a", "b", "c"], "b", "has b at the index that was selected: it is selected now"),
      ("the last index", 2, ["a", "b", "c"], "c", "has c at the index that was selected: it is selected now"),
      ("the index just beyond", 2, ["a", "b"], "a", "has no tab at the index that was selected: a is, the first"),
      ("the index far beyond", 2, ["a"], "a", "has no tab at the index that was selected: a is, the first"),
      ("nobody selected", nil, ["a", "b"], "a", "had no tab selected: a is, the first"),
      ("nobody any more", 1, [], nil, "has no tabs any more: no tab is selected"),
      ("nobody before or after", nil, [], nil, "has no tabs: no tab is selected"),
    ] as [New])
  func newTabsKeepTheSelection(row: New) {
    var bar = Bar(selecting: row.selected)
    var known = ["home": bar.members[0], "search": bar.members[1], "profile": bar.members[2]]
    for name in ["a", "b", "c"] { known[name] = bar.builder.add(name) }
    let new = row.new.compactMap { known[$0] }
    let (now, said) = bar.builder.ask { $1.take(NewTabsKeepTheSelection.judge(bar.tabs, new, $0)) ?? nil }
    expect(now.map { bar.builder.world.hierarchy.name(of: $0) }, equals: row.now, "\(row.name)")
    expect(said.first, equals: "TAB-04 decided tabs: \(row.said)", "\(row.name)")
  }

  /// A second tap pops a stack to its root; where there is nothing to pop it does nothing.
  @Test(arguments: [(0, true), (1, true), (2, false)])
  func aSecondTapPops(above: Int, isNothing: Bool) {
    var builder = WorldBuilder()
    let tabs = builder.add("tabs", .tabBar)
    builder.window(tabs)
    let nav = builder.add("nav", above == 0 ? .plain : .navigation, in: tabs)
    for row in 0..<above { _ = builder.add("x\(row)", in: nav) }
    builder.world.hierarchy.selectedTabs[tabs] = nav
    let found = builder.ask { $1.take(TapAsksSwitchesTells.judge(again: nav, in: tabs, $0)) }
    expect(found.answer, equals: isNothing ? .tab03 : nil)
  }

  /// An iPhone has a sidebar in place of its tab bar where mode and placement ask for it and the width is regular.
  @Test(arguments: [
    (27, Device.iPhoneMax, SizeClass.regular, true, true, true as Bool?),
    (27, .iPhoneMax, .compact, true, true, false), (27, .iPhoneMax, .regular, false, true, nil),
    (27, .iPhoneMax, .regular, true, false, nil), (26, .iPhoneMax, .regular, true, true, nil),
    (27, .iPad, .regular, true, true, nil),
  ])
  func sidebar(
    ios version: Int, device: Device, width: SizeClass, hasMode: Bool, hasPlacement: Bool, isThere: Bool?
  ) {
    var builder = WorldBuilder(ios: version)
    builder.world.environment = PresentationModel.Environment(device: device, orientation: .landscape)
    builder.world.environment.horizontal = width
    let tabs = builder.add("tabs", .tabBar)
    if hasMode { builder.assign(tabs, .mode, .enumeration(.tabBarMode, 2)) }
    if hasPlacement {
      builder.world.hierarchy.assign(.facet(.sidebar, tabs), .preferredPlacement, .enumeration(.sidebarPlacement, 1))
    }
    expect(builder.ask { $1.take(SidebarIsAnotherBar.judge(tabs, $0)) }.answer, equals: isThere)
    let room = builder.ask { $1.take(SixthTabGoesToMore.judge(tabs, count: 9, $0)) }.answer
    expect(room == nil, equals: isThere == true || device == .iPad)
    let isAvailable = builder.ask { $1.take(SidebarIsAnotherBar.isAvailable(tabs, $0)) }.answer
    expect(isAvailable, equals: hasMode && width == .regular)
  }

  /// The tab that is selected among new ones that are objects.
  @Test(
    arguments: [
      ([0, 1, 2], nil, 0), ([0, 1, 2], (1, 1), 1), ([0, 2], (1, 1), 2), ([0], (2, 2), 0), ([], (0, 0), nil),
    ] as [([Int32], (Int32, Int)?, Int32?)])
  func tabsAsObjects(shown: [Int32], old: (Int32, Int)?, now: Int32?) {
    var builder = WorldBuilder(ios: 18)
    let tabs = builder.add("tabs", .tabBar)
    let found = builder.ask {
      $1.take(TabsAsObjects.selects(shown.map { ObjectID($0) }, after: old.map { (ObjectID($0.0), $0.1) }, in: tabs))
    }
    expect((found.answer ?? nil)?.index, equals: now)
  }
}
