/// A delegate is called for what it implements (EVT-03).
///
/// A delegate line comes only when a delegate object is set and implements the method. A method that returns nothing
/// counts as implemented by every delegate class of its protocol; one that returns a value only when the class body
/// names it.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented (optional protocol methods); the first half of the second sentence is a convention of the
///   scenario language.
/// - Example: No delegate set, user swipes a sheet away: no `presentationController…` line at all.
enum EVT03 {
  // Carried out by `Simulation/Simulator+Operations.swift` and `Simulation/Simulator+Statements.swift`.
}
