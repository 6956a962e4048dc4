/// The same before iOS 16, without the log (CON-12).
///
/// As CON-11, nothing printed.
///
/// - Versions: iOS 8–15, docs.
/// - Evidence: documented: beginAppearanceTransition(_:animated:) (do not call them directly); no report before 2022:
///   inferred.
/// - Example: as CON-11, `expect no log`.
enum CON12 {
  // Carried out by `Simulation/Simulator+Calls.swift`.
}
