/// willMove and didMove called by code are plain calls (CON-03).
///
/// They record their line, run their bodies, and open or close the span in which `isMovingToParent`,
/// `isMovingFromParent` hold (ORD-23); nothing else. Leaving them out: C-S02. UIKit's own containers (navigation, tab
/// bar, page, split) call both by themselves.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: the container's duty to call them, Design documents 0 and 1.
/// - Example: `turn { p.addChild(c); p.view.addSubview(c.view); c.didMove(toParent: p) }`, p visible, iOS 17:
///   `c.willMove(toParent: p)`, `c.viewDidLoad`, `c.viewWillAppear`, `c.viewIsAppearing`, `c.didMove(toParent: p)`,
///   `c.viewDidAppear`.
enum CON03 {
  // Carried out by `Simulation/Simulator+Calls.swift`.
}
