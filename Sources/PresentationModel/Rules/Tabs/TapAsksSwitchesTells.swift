enum TapAsksSwitchesTells: Rule {
  static let id = RuleID.tab03
  static let question = Question.tabs
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "A tap asks, switches, tells; a second tap pops to the root",
    statement: """
      `tabs.tap(x)`: 1. extra `tabs.tabBarController(shouldSelect: x)`; false: end. 2. x not selected: as TAB-02. x
      selected and a navigation controller: `popToRootViewController(animated: true)` on it. 3. extra
      `tabs.tabBarController(didSelect: x)`, in the call, also when nothing changed. No effect while a presentation covers
      the tab bar or it is hidden (NAV-13).
      """,
    evidence: [
      Evidence(.documented, "the two delegate methods."),
      Evidence(
        .observed,
        "pop to root on the second tap (many reports call it the default); react-native-screens e2e (plain tab tapped again: no events)."
      ),
    ],
    example: """
      tabs > nav[a, b] selected, `tabs.tap(nav)`: the events of a pop from b to a.
      """)
}
