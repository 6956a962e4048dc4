/// viewDidLoad comes once per load, and a container's children load with it (LOD-06).
///
/// Once a view is loaded it stays (no unloading on memory warnings since iOS 6); only `x.view = nil` by code makes the
/// next need load again. When a custom container of an outline loads, its children load directly after its own
/// `viewDidLoad`, in order (their views are in its view).
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: viewDidLoad(), Design document 0; observed: logs show no second load on return. Second half:
///   inferred from the outline's meaning.
/// - Example: window > box (custom) > c1, c2: `box.viewDidLoad`, `c1.viewDidLoad`, `c2.viewDidLoad`, then
///   `box.viewWillAppear`, ….
enum LOD06 {
  // Carried out by `Simulation/Simulator+Appearance.swift` and `Simulation/Simulator+Containment.swift`.
}
