enum NewTabsKeepTheSelection: Rule {
  static let id = RuleID.tab04
  static let question = Question.tabs
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// The selected one among new tabs: the same controller, else the same index, else the first.
  static func judge(_ tabs: ControllerID, _ new: [ControllerID], _ world: World) -> Finding<ControllerID?> {
    let old = world.selectedTab(tabs)
    if let old, new.contains(old) { return decides(old, on: tabs, "has \(old) among its new tabs: it stays selected") }
    guard let index = old.flatMap({ world.tabs(tabs).firstIndex(of: $0) }) else {
      guard let first = new.first else { return decides(nil, on: tabs, "has no tabs: no tab is selected") }
      return decides(first, on: tabs, "had no tab selected: \(first) is, the first")
    }
    if index < new.count {
      return decides(new[index], on: tabs, "has \(new[index]) at the index that was selected: it is selected now")
    }
    guard let first = new.first else { return decides(nil, on: tabs, "has no tabs any more: no tab is selected") }
    return decides(first, on: tabs, "has no tab at the index that was selected: \(first) is, the first")
  }

  static let entry = RuleEntry(
    title: "New tabs keep the selection if they can",
    inShort: "When you replace the tabs, the selected one stays selected if it is still among them.",
    statement: """
      `setViewControllers(N, animated:)`, `viewControllers = N`: removed tabs, in order: wM(nil), dM(nil); new ones: wM, dM; those in
      both: nothing. A new tab that stands in another container leaves that first (CON-01 2) and, if it is the selected one, has appeared when
      the step is finished. Selected: the same controller if in N; else the same index; else index 0. If the selected controller changes on
      screen: ORD-16 or ORD-17 between the two. `animated` concerns the bar's items alone.
      """,
    evidence: [
      .documented("viewControllers, setViewControllers(_:animated:) (selection)."),
      .observed(
        "`selectedIndex` follows the selected controller when tabs are put in before it or taken away (LucianoPolit/Caesura, TabBarControllerTests, iOS 13); children of a replaced tab hear nothing (deltachat/deltachat-ios#1699, iOS 15, 16)."
      ),
      .inferred("Containment callbacks of the tabs, and a new tab out of another container."),
    ],
    example: """
      tabs > a, b, c with c selected, `tabs.viewControllers = [a, b]`: index 2 is invalid, a is selected and appears, c is
      released.
      """)
}
