/// A step that does not settle is stopped (ORD-34).
///
/// After 1,000 transitions within one step the run stops with an error that names the last four callbacks or handlers
/// that queued one.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: presim (an app would loop for ever).
/// - Example: `on a.viewDidAppear { a.present(b, animated: false) { a.dismiss(animated: false) } }`, b full screen.
enum ORD34 {
  // Carried out by `Simulation/Simulator+Turn.swift`.
}
