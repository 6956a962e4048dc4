enum EveryTabIsAChild: Rule {
  static let id = RuleID.tab01
  static let question = Question.tabs
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Off screen no controller appears or disappears by a selection.
  static func judge(_ tabs: ControllerID, _ world: World) -> Finding<Bool>? {
    guard !world.hierarchy.isVisible(tabs) else { return nil }
    return decides(true, on: tabs, "is off screen: only who is selected changes")
  }

  static let entry = RuleEntry(
    title: "Every tab is a child, the selected one is shown",
    inShort: """
      All tabs are children of the tab bar controller, but only the selected one is shown, and the others load \
      when they are selected.
      """,
    statement: """
      `children == viewControllers`, in order. `selectedIndex` is 0 until set; `selectedViewController` is the tab there. Becoming a
      tab: wM, dM in the call. Loading: LOD-05, else on first selection; being selected off screen loads nothing.
      """,
    evidence: [
      .documented("viewControllers."),
      .observed(
        "dumps (all tabs are children, unvisited roots not loaded); react-native-screens e2e (unselected tabs get nothing at launch); speaks against 0 where there are no tabs yet: LucianoPolit/Caesura (iOS 13, `selectedIndex` is read as the largest integer there); not followed."
      ),
    ],
    example: """
      window > tabs > a, b: launch loads a, not b.
      """)
}
