/// Presenting nil throws (PRE-02).
///
/// `Application tried to present a nil modal view controller on target <source>.`
///
/// - Versions: iOS 8–26.
/// - Evidence: observed: adamdebono/ADFlipTransition#15 and many crash reports (2012–2017).
/// - Example: `V.present(nil)`.
enum PRE02 {
  static func text(_ source: String) -> String {
    "Application tried to present a nil modal view controller on target \(source)."
  }
}
