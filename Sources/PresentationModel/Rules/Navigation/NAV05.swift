/// Pushed twice, from iOS 13 (NAV-05).
///
/// x is in the stack: N-E02, second text.
///
/// - Versions: iOS 13–26.
/// - Evidence: as NAV-04.
/// - Example: as NAV-04.
enum NAV05 {
  static func text(_ nav: String, _ x: String) -> String {
    "\(nav) is pushing the same view controller instance (\(x)) more than once which is not supported and is most likely "
      + "an error in the application : com.example.app"
  }
}
