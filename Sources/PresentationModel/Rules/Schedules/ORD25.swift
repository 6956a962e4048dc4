/// isMovingToParent and isMovingFromParent hold between willMove and didMove (ORD-25).
///
/// QRY-06: `isMovingToParent` in WA, IA, DA between wM(p) and dM(p), `isMovingFromParent` in WD, DD between wM(nil) and
/// dM(nil). So for a pushed controller, a navigation controller's root the first time, a popped one; not for tabs; in a
/// custom container by when code calls (CON-03).
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: header comment of the four properties; observed: flags logged on push and pop (2020),
///   bamboo-hero.com (root of a navigation controller). The general form, and tabs: inferred.
/// - Example: the recipe of CON-03: `c.isMovingToParent` true in `c.viewWillAppear`, false in `c.viewDidAppear`.
enum ORD25 {
  // Carried out by `Simulation/Simulator+Operations.swift`.
}
