/// Pops that find nothing (NAV-06).
///
/// `popViewController` and `popToRootViewController` at the root: nothing (N-S01). `popToViewController(x)`: x on top:
/// nothing; x not in the stack: N-E04.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: popViewController(animated:); observed: N-E04.
/// - Example: nav[a], `nav.popToRootViewController(animated: true)`: `expect no events`, `expect no log`.
enum NAV06 {
  // Carried out by `Simulation/Simulator+Navigation.swift`.
}
