/// A visible window without a root, from iOS 9 (WIN-05).
///
/// At the end of launch: C-E08.
///
/// - Versions: iOS 9–26, docs.
/// - Evidence: observed: C-E08.
/// - Example: a file with an empty `window`: the exception before the first step.
enum WIN05 {
  // Carried out by `Simulation/Simulator+Launch.swift`.
}
