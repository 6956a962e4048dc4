/// A container that does not forward leaves its children to begin and end (CON-06).
///
/// `shouldAutomaticallyForwardAppearanceMethods = false` on p: p's appearance and moving views into or out of p's view
/// call nothing on p's children; they get appearance callbacks from `beginAppearanceTransition(_:animated:)` and
/// `endAppearanceTransition()` alone. Default true.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: shouldAutomaticallyForwardAppearanceMethods, Design document 1.
/// - Example: p does not forward, p > c, p presented: `p.viewWillAppear`, …, `p.viewDidAppear`; c gets nothing.
enum CON06 {
  // Carried out by `Simulation/Simulator+Containment.swift`.
}
