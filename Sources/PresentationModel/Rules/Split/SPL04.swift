/// Expanding takes the top of the primary's stack back (SPL-04).
///
/// 1. extra `split.primaryViewController(forExpanding:)`. 2. extra `split.splitViewController(separateSecondaryFrom:
///    p)`: a controller: that is the secondary. 3. nil, and p a navigation controller with two or more: its top leaves
///    (wM(nil), dM(nil)) and becomes secondary (wM, dM); else no secondary. Appearance on screen: what is uncovered WA,
///    IA, DA; the moved one keeps its state.
///
/// - Versions: iOS 8–26, docs. (Column style: SPL-07.)
/// - Evidence: documented: separateSecondaryViewController(for:), the delegate methods. Callbacks: inferred.
/// - Example: the tree of SPL-03, `window.resize(to: sizeClass(regular, regular))`: split > mnav > m, dnav > d again,
///   both appeared.
enum SPL04 {
  // Carried out by `Simulation/Simulator+Split.swift`.
}
