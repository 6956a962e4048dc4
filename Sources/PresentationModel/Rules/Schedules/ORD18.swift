/// Page change, scroll style (ORD-18).
///
/// will: shown(new) WA; shown(old) WD; IA. did: shown(new) DA; shown(old) DD. By swipe and by `setViewControllers`,
/// animated or not.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: observed: wangling.me 2014-02 (iOS 7, swipe). Later versions and programmatic changes: inferred.
/// - Example: pages > p1, user swipes to p2: `p2.viewWillAppear`, `p1.viewWillDisappear`, …, `p2.viewDidAppear`,
///   `p1.viewDidDisappear`.
enum ORD18 {
  // Carried out by `Simulation/Simulator+Pages.swift`.
}
