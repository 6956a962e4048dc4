/// Two animated changes at once, up to iOS 12 (NAV-14).
///
/// With NAV-08, for the second and each further animated call of the turn: N-L04, first text.
///
/// - Versions: iOS 8–12, docs.
/// - Evidence: observed: N-L04. That one turn suffices: inferred.
/// - Example: the example of NAV-08 with `animated: true` twice: one line.
enum NAV14 {
  static func text(isPop: Bool) -> String {
    "nested \(isPop ? "pop" : "push") animation can result in corrupted navigation bar"
  }
}
