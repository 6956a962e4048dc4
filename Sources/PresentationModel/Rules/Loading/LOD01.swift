/// The view loads when it is first needed (LOD-01).
///
/// `load` happens, at once unless noted, on: reading `x.view`; `loadViewIfNeeded()`; being presented; selection as a
/// tab; a page's `setViewControllers`; `addSubview(x.view)`; becoming root of a visible window;
/// `beginAppearanceTransition(true, …)`; being in at a will-phase (commit): pushed, uncovered and never shown,
/// forwarded; LOD-05.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: view, loadViewIfNeeded(); Design documents 0 and 3 (lazy loading); observed:
///   dasdom/AppearanceTestDemo (begin loads), Design document 0 (touching `view` early loads early).
/// - Example: `x.loadViewIfNeeded()` on a detached x: `x.viewDidLoad` and nothing else.
enum LOD01 {
  // Carried out by `Simulation/Simulator+Appearance.swift`.
}
