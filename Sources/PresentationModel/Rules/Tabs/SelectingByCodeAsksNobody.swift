enum SelectingByCodeAsksNobody: Rule {
  static let id = RuleID.tab02
  static let question = Question.tabs
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "Selecting by code switches without asking",
    statement: """
      `tabs.selectedIndex = i`, `tabs.selectedViewController = x` (B-E01): no delegate. On screen: ORD-16 or ORD-17; off
      screen only the properties change. The selected one again: nothing.
      """,
    evidence: [
      Evidence(.documented, "selectedIndex, selectedViewController, tabBarController(_:didSelect:) (only user taps).")
    ],
    example: """
      `tabs.selectedIndex = 0` with 0 selected: `expect no events`.
      """)

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
    versions: "iOS 8–26",
    sources: "`UITabBarController.selectedViewController`",
    evidence: "observed (public code); name inferred")
}
