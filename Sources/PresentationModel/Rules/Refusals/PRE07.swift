/// Presenting the presenter throws (PRE-07).
///
/// P === X: `Application tried to present modal view controller on itself. Presenting controller is <P>.`
///
/// - Versions: iOS 8–26.
/// - Evidence: observed: wordpress-mobile/WordPress-iOS#11483 (comes before PRE-08: that controller was already
///   presented), capacitor-community/privacy-screen 5.1.1.
/// - Example: `N▸V`, `V.present(N)`. (`V.present(V)` is PRE-05.)
enum PRE07 {
  static func text(_ presenter: String) -> String {
    "Application tried to present modal view controller on itself. Presenting controller is \(presenter)."
  }
}
