/// Page change, curl style (ORD-19).
///
/// As ORD-18, did-phase: shown(old) DD; shown(new) DA.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: as ORD-18.
/// - Example: the same with `transitionStyle = .pageCurl`: …, `p1.viewDidDisappear`, `p2.viewDidAppear`.
enum ORD19 {
  // Carried out by `Simulation/Simulator+Pages.swift`.
}
