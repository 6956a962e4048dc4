enum MoreThanFiveTabsAreTabs: Rule {
  static let id = RuleID.tab05
  static let question = Question.tabs
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  // TAB-02: Selecting by code switches without asking
  // TAB-03: A tap asks, switches, tells; a second tap pops to the root
  // docs: the profile 'rules docs'
  static let entry = RuleEntry(
    title: "More than five tabs are tabs like the others",
    statement: """
      presim does not build the More interface: every tab stays a child and is selected by TAB-02 and TAB-03.
      """,
    evidence: [
      Evidence(
        .documented,
        "UITabBarController (six or more: four and a More item, whose navigation controller is not in `viewControllers`)."
      ),
      Evidence(.inferred, "What the tree looks like then is not modelled."),
    ],
    example: """
      six tabs on an iPhone, `tabs.selectedIndex = 5`: the sixth appears, its `navigationController` is nil.
      """)

  /// The sixth tab and those after it.
  static func judge(_ tabs: ControllerID, count: Int) -> Finding<Bool>? {
    guard count > 5 else { return nil }
    return decides(true, on: tabs, "has \(count) tabs: those past the fifth are tabs like the others")
  }
}
