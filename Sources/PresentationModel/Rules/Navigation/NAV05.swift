/// Pushed twice, from iOS 13 (NAV-05).
///
/// x is in the stack: N-E02, second text.
///
/// - Versions: iOS 13–26.
/// - Evidence: as NAV-04.
/// - Example: as NAV-04.
enum NAV05 {}
