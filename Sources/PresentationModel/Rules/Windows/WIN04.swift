/// What becomes of a root that was something else (WIN-04).
///
/// Root that has a parent: P-E14. One that is presented: C-L01, it keeps its link, its view moves. Root of another
/// window: that window loses it (WD, DD), this one gets it.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: observed: dotnet/maui#30310. Last sentence, and the fate of the presented one: inferred.
/// - Example: nav[a], `window.rootViewController = a`: the exception names nav.
enum WIN04 {
  // Carried out by `Simulation/Simulator+Windows.swift`.
}
