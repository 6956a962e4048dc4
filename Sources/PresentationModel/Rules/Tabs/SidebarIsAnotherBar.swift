enum SidebarIsAnotherBar: Rule {
  static let id = RuleID.tab07
  static let question = Question.tabs
  static let versions = Versions(.from(27), "iOS 27.")

  /// Whether an iPhone shows the sidebar in place of the tab bar.
  static func judge(_ tabs: ControllerID, _ world: World) -> Finding<Bool>? {
    guard holds(in: world.profile), world.environment.device.isPhone else { return nil }
    let key = PropertyKey(owner: .facet(.sidebar, tabs), property: .preferredPlacement)
    guard hasMode(tabs, world), case .enumeration(.sidebarPlacement, let row)? = world.hierarchy.assigned[key], row == 1
    else { return nil }
    return world.environment.horizontal == .regular
      ? decides(true, on: tabs, "asks for the sidebar in regular width: it stands in the place of the tab bar")
      : declines(tabs, leaving: false, "asks for the sidebar, but the width is compact: it has its tab bar")
  }

  /// Whether the sidebar stands in the place of the tab bar.
  static func stands(in tabs: ControllerID, _ world: World) -> Bool {
    var ledger = Ledger.closed
    return ledger.take(judge(tabs, world)) == true
  }

  /// Whether the sidebar is there to be shown.
  static func isAvailable(_ tabs: ControllerID, _ world: World) -> Finding<Bool> {
    guard hasMode(tabs, world) else { return declines(tabs, leaving: false, "has not the mode for a sidebar") }
    return world.environment.horizontal == .regular
      ? decides(true, on: tabs, "has the mode for a sidebar, and the width is regular: it is available")
      : decides(false, on: tabs, "has the mode for a sidebar, but the width is compact: it is not available")
  }

  private static func hasMode(_ tabs: ControllerID, _ world: World) -> Bool {
    guard case .enumeration(.tabBarMode, let row)? = world.hierarchy.property(tabs, .mode) else { return false }
    return row == 2
  }

  static let entry = RuleEntry(
    title: "The sidebar is another bar, not another container",
    inShort: "From iOS 27 an iPhone app may ask for a sidebar in place of the tab bar; the tabs stay the same.",
    statement: """
      `tabs.mode = .tabSidebar` (18+) and `tabs.sidebar.preferredPlacement = .sidebar` (27+; default `.automatic`, which is the tab
      bar on an iPhone): in regular width the sidebar stands in the place of the tab bar (`tabs.tabBar.isReachable` is false), and all tabs fit
      (no More); in compact width it is the tab bar as ever. `tabs.sidebar.isAvailable` (27+) is true in regular width with that mode, whether it
      is shown or not. Selection, children, callbacks: as without it. On an iPad, where both stand side by side, the placement has no effect.
      """,
    evidence: [
      .documented(
        "WWDC26-278 (opt in, no switch between the two in the interface, shown for example when the horizontal size class is regular), Apple `preferredPlacement`, `isAvailable`."
      ),
      .observed(
        "software-mansion/react-native-screens#4668 (needs the mode), callstack/react-native-bottom-tabs#580 (only in regular width; the tab bar is hidden meanwhile; below about 905 points UIKit collapses it all the same, which is not modelled)."
      ),
      .inferred("that there is no More, what `isAvailable` answers without the mode (false)."),
    ],
    example: """
      `ios 27`, `device iPhoneMax landscape`, both set: `!tabs.tabBar.isReachable`; `device.rotate(to: .portrait)`: it is reachable.
      Without the placement: reachable in both.
      """)
}
