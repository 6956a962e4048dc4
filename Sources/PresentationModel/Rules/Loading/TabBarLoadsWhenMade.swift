enum TabBarLoadsWhenMade: Rule {
  static let id = RuleID.lod05
  static let question = Question.loading
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whether a controller of an outline loads before anything is shown; nil if it waits.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<Void>? {
    let hierarchy = world.hierarchy
    if hierarchy.kind(of: x) == .tabBar {
      return decides((), on: x, "loads its view at once: a tab bar controller does so when it is made")
    }
    return hierarchy.parent(of: x).flatMap { judge(x, asTabOf: $0, world) }
  }

  /// Whether a controller loads because it becomes a child of this parent; nil if it waits.
  static func judge(_ x: ControllerID, asTabOf parent: ControllerID, _ world: World) -> Finding<Void>? {
    let hierarchy = world.hierarchy
    guard hierarchy.kind(of: parent) == .tabBar, hierarchy.kind(of: x).isNavigation, !hierarchy.isViewLoaded(x) else {
      return nil
    }
    return decides((), on: x, "loads its view now: a navigation controller does so when it becomes a tab")
  }

  static let entry = RuleEntry(
    title: "Tab bar controllers load when made, navigation controllers when they become tabs",
    inShort: """
      A tab bar controller loads its view as soon as it is created, and a navigation controller as soon as it \
      becomes a tab.
      """,
    statement: """
      A UITabBarController's own view is loaded when it is created, one line at the start of launch for those in a window. A
      UINavigationController's own view is loaded when it becomes a child of a tab bar controller, selected or not; its root's is not. Bodies of
      their `viewDidLoad` see the built outline.
      """,
    evidence: [
      .observed(
        "qiita hicka04 (viewDidLoad during init), dumps of iOS 8–15 and swift-snapshot-testing's reference of a tab bar controller never shown. One dump of iOS 8/9 has the unvisited navigation controller unloaded."
      )
    ],
    example: """
      tabs > nav1[a], nav2[b]: `nav2.isViewLoaded` true, `b.isViewLoaded` false; nav2's line prints `not in the window`.
      """)
}
