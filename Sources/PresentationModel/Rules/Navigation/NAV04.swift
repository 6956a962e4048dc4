/// Pushed twice, up to iOS 12 (NAV-04).
///
/// x is in the stack: N-E02, first text.
///
/// - Versions: iOS 8–12, docs.
/// - Evidence: documented: pushViewController(_:animated:) (throws); observed: N-E02.
/// - Example: nav[a, b], `nav.pushViewController(a)`.
enum NAV04 {
  static func text(_ x: String) -> String {
    "Pushing the same view controller instance more than once is not supported (\(x))"
  }
}
