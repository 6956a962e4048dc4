enum NewTabsKeepTheSelection: Rule {
  static let id = RuleID.tab04
  static let question = Question.tabs
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "New tabs keep the selection if they can",
    statement: """
      `setViewControllers(N, animated:)`, `viewControllers = N`: removed tabs, in order: wM(nil), dM(nil); new ones: wM,
      dM; those in both: nothing. Selected: the same controller if in N; else the same index; else index 0. If the
      selected controller changes on screen: ORD-16 or ORD-17 between the two. `animated` concerns the bar's items alone.
      """,
    evidence: [
      Evidence(.documented, "viewControllers, setViewControllers(_:animated:) (selection)."),
      Evidence(.inferred, "Containment callbacks."),
    ],
    example: """
      tabs > a, b, c with c selected, `tabs.viewControllers = [a, b]`: index 2 is invalid, a is selected and
      appears, c is released.
      """)

  /// Who is selected among new tabs: the same controller, else the same index, else the first.
  static func selection(_ tabs: [ControllerID], old: ControllerID?, oldIndex: Int) -> ControllerID? {
    if let old, tabs.contains(old) { return old }
    return oldIndex < tabs.count ? tabs[oldIndex] : tabs.first
  }
}
