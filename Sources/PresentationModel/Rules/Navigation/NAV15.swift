/// Two animated changes at once, from iOS 13 (NAV-15).
///
/// As NAV-14 with the second text.
///
/// - Versions: iOS 13–26.
/// - Evidence: observed: N-L04.
/// - Example: as NAV-14.
enum NAV15 {
  static func text(isPop: Bool) -> String {
    "nested \(isPop ? "pop" : "push") animation can result in a corrupted navigation bar"
  }
}
