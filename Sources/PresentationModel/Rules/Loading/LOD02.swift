/// What never loads a view (LOD-02).
///
/// `isViewLoaded`, `viewIfLoaded`, `title` and every other property; `addChild`, `removeFromParent`, `willMove`,
/// `didMove`; being put into the stack of a navigation controller that is in no window, or below its top; being an
/// unselected tab (but LOD-05). Expectations never load: `x.view.window` of an unloaded x is nil there.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: isViewLoaded, viewIfLoaded; observed: square/workflow-swift tests (iOS 16.4–18.5:
///   containment loads nothing); dumps (covered and unselected controllers `(view not loaded)`).
/// - Example: tabs > a, b at launch: `b.isViewLoaded` is false; after the expectation it still is.
enum LOD02 {
  // Carried out by `Simulation/Simulator+Read.swift`.
}
