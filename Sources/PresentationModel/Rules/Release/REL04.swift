/// A released controller answers, but takes no part (REL-04).
///
/// In expectations its links, parent and window are nil, its own properties keep their last values, its hierarchy
/// prints as one that is in no window. Statements cannot reach it (REL-02).
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: convention.
/// - Example: after `b.deinit`: `expect b.presentingViewController == nil` holds.
enum REL04 {
  // Carried out by `Simulation/Simulator+Read.swift`.
}
