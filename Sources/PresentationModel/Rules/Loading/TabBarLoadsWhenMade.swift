enum TabBarLoadsWhenMade: Rule {
  static let id = RuleID.lod05
  static let question = Question.loading
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "Tab bar controllers load when made, navigation controllers when they become tabs",
    statement: """
      A UITabBarController's own view is loaded when it is created, one line at the start of launch for those in a window.
      A UINavigationController's own view is loaded when it becomes a child of a tab bar controller, selected or not; its
      root's is not. Bodies of their `viewDidLoad` see the built outline.
      """,
    evidence: [
      Evidence(
        .observed,
        "qiita hicka04 (viewDidLoad during init), dumps of iOS 8–15 and swift-snapshot-testing's reference of a tab bar controller never shown. One dump of iOS 8/9 has the unvisited navigation controller unloaded."
      )
    ],
    example: """
      tabs > nav1[a], nav2[b]: `nav2.isViewLoaded` true, `b.isViewLoaded` false; nav2's line prints `not in the
      window`.
      """)
}
