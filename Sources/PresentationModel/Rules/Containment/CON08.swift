/// A view hosted without addChild still brings its controller's callbacks (CON-08).
///
/// x.view in host's view, x without parent: moves into and out of a window by CON-04. When the host itself appears or
/// disappears, x's will-callback follows the will-callbacks of shown(host), x's did-callback comes before the host's. x
/// is in no `children`, so it prints nowhere; what it presents: PRE-12.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: observed: iOS 9 note on containment (the did-callback's place turned round), C-S03. Disappearing side:
///   inferred.
/// - Example: the child of CON-05 without `addChild`: `p.viewWillAppear`, `c.viewWillAppear`, …, `c.viewDidAppear`,
///   `p.viewDidAppear`.
enum CON08 {
  // Carried out by `Simulation/Simulator+Containment.swift`.
}
