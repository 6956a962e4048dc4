/// Added off screen, a child waits for its container (CON-05).
///
/// Adding c.view to the view of an off-screen container loads c and calls nothing else; c is in shown(container) from
/// then on, and gets WA and DA with it, after it. Added while the container is between its WA and the entry of its view
/// into the window: c's WA comes with that entry, the rest with the container.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: observed: iOS 9 note on containment (parent first in both phases), stackoverflow 48653763 (iOS 11:
///   adding in viewDidLoad). Second sentence inferred; anomalies known: no WA at all (openradar 32106539, iOS 10.3), DA
///   without WA (openradar 12322346, iOS 5/6).
/// - Example: `on p.viewDidLoad { p.addChild(c); p.view.addSubview(c.view) }`, window > p, iOS 17: `p.viewDidLoad`,
///   `c.willMove(toParent: p)`, `c.viewDidLoad`, WA of `p`, `c`, IA of `p`, `c`, DA of `p`, `c`.
enum CON05 {
  // Carried out by `Simulation/Simulator+Appearance.swift` and `Simulation/Simulator+Containment.swift`.
}
