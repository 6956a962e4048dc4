// swift-format-ignore-file
// Made from the doc comments of Rules/Tabs; the catalogue test says when it is out of date.

extension RuleCatalogue {
  /// Metadata of the TAB rules; nil for any other.
  static func tab(_ id: RuleID) -> RuleMetadata? {
    switch id {
    case .tab01:
      RuleMetadata(
        id: .tab01, title: #"Every tab is a child, the selected one is shown"#, chapter: 5,
        statement: #"""
          `children == viewControllers`, in order. `selectedIndex` is 0 until set; `selectedViewController` is the tab there.
          Becoming a tab: wM, dM in the call. Loading: LOD-05, else on first selection; being selected off screen loads
          nothing.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"viewControllers."#),
          Evidence(.observed, #"dumps (all tabs are children, unvisited roots not loaded); react-native-screens e2e (unselected tabs get nothing at launch)."#),
        ],
        example: #"""
          window > tabs > a, b: launch loads a, not b.
          """#)
    case .tab02:
      RuleMetadata(
        id: .tab02, title: #"Selecting by code switches without asking"#, chapter: 5,
        statement: #"""
          `tabs.selectedIndex = i`, `tabs.selectedViewController = x` (B-E01): no delegate. On screen: ORD-16 or ORD-17; off
          screen only the properties change. The selected one again: nothing.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"selectedIndex, selectedViewController, tabBarController(_:didSelect:) (only user taps)."#),
        ],
        example: #"""
          `tabs.selectedIndex = 0` with 0 selected: `expect no events`.
          """#)
    case .tab03:
      RuleMetadata(
        id: .tab03, title: #"A tap asks, switches, tells; a second tap pops to the root"#, chapter: 5,
        statement: #"""
          `tabs.tap(x)`: 1. extra `tabs.tabBarController(shouldSelect: x)`; false: end. 2. x not selected: as TAB-02. x
          selected and a navigation controller: `popToRootViewController(animated: true)` on it. 3. extra
          `tabs.tabBarController(didSelect: x)`, in the call, also when nothing changed. No effect while a presentation covers
          the tab bar or it is hidden (NAV-13).
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"the two delegate methods."#),
          Evidence(.observed, #"pop to root on the second tap (many reports call it the default); react-native-screens e2e (plain tab tapped again: no events)."#),
        ],
        example: #"""
          tabs > nav[a, b] selected, `tabs.tap(nav)`: the events of a pop from b to a.
          """#)
    case .tab04:
      RuleMetadata(
        id: .tab04, title: #"New tabs keep the selection if they can"#, chapter: 5,
        statement: #"""
          `setViewControllers(N, animated:)`, `viewControllers = N`: removed tabs, in order: wM(nil), dM(nil); new ones: wM,
          dM; those in both: nothing. Selected: the same controller if in N; else the same index; else index 0. If the
          selected controller changes on screen: ORD-16 or ORD-17 between the two. `animated` concerns the bar's items alone.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"viewControllers, setViewControllers(_:animated:) (selection)."#),
          Evidence(.inferred, #"Containment callbacks."#),
        ],
        example: #"""
          tabs > a, b, c with c selected, `tabs.viewControllers = [a, b]`: index 2 is invalid, a is selected and
          appears, c is released.
          """#)
    case .tab05:
      RuleMetadata(
        id: .tab05, title: #"More than five tabs are tabs like the others"#, chapter: 5,
        statement: #"""
          presim does not build the More interface: every tab stays a child and is selected by TAB-02 and TAB-03.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"UITabBarController (six or more: four and a More item, whose navigation controller is not in `viewControllers`)."#),
          Evidence(.inferred, #"What the tree looks like then is not modelled."#),
        ],
        example: #"""
          six tabs on an iPhone, `tabs.selectedIndex = 5`: the sixth appears, its `navigationController` is nil.
          """#)
    default: nil
    }
  }
}
