/// Tab switch up to iOS 17: the new one announces itself first, the old one is gone first (ORD-16).
///
/// call: load of the new tab (if LOD-05 has not). will: shown(new) WA; shown(old) WD; shown(new) IA. did: shown(old)
/// DD; shown(new) DA. No containment lines. Choosing the selected tab again: nothing (but TAB-03).
///
/// - Versions: iOS 8–17, docs.
/// - Evidence: observed: pgzxc.github.io efa3afd7, lxweimin.com ad61bbba5ac8 and further logs of 2016–2024, the last of
///   iOS 17 with viewIsAppearing.
/// - Example: tabs > a, nav[b], iOS 17, `tabs.selectedIndex = 1` for the first time: `nav.viewWillAppear`,
///   `a.viewWillDisappear`, `nav.viewIsAppearing`, `b.viewDidLoad`, `b.viewWillAppear`, `b.viewIsAppearing`,
///   `a.viewDidDisappear`, `nav.viewDidAppear`, `b.viewDidAppear`, `b.didMove(toParent: nav)`.
enum ORD16 {
  // Carried out by `Simulation/Simulator+Tabs.swift`.
}
