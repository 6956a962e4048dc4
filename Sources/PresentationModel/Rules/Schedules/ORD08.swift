/// There is no viewIsAppearing before iOS 13 (ORD-08).
///
/// Step 4 of ORD-05 does not exist; no IA line in any schedule, `on x.viewIsAppearing` never runs.
///
/// - Versions: iOS 8–12, docs.
/// - Evidence: documented: viewIsAppearing(_:), "iOS 13.0 –"; the documents (0, 3) do not know it.
/// - Example: `a.present(b)` full screen, iOS 12: `b.viewDidLoad`, `a.viewWillDisappear`, `b.viewWillAppear`,
///   `b.viewDidAppear`, `a.viewDidDisappear`.
enum ORD08 {
  // Carried out by `Simulation/Simulator+Appearance.swift`.
}
