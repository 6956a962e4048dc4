/// A visible window without a root, iOS 8 (WIN-06).
///
/// At the end of launch: the line C-L02, the run goes on.
///
/// - Versions: iOS 8.
/// - Evidence: observed: C-L02.
/// - Example: as WIN-05.
enum WIN06 {
  // Carried out by `Simulation/Simulator+Launch.swift`.
}
