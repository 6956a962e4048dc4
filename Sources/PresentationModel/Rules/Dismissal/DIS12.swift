/// A dismissal by code calls no dismissal delegate (DIS-12).
///
/// `dismiss`, and removal because a lower level went, call none of should, will, did, didAttempt, on any delegate.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: documented: UIPresentationController.h comments; Apple, the four methods. observed:
///   react-native-screens#4016 (sheets torn down from below).
/// - Example: V→X sheet with a delegate: `V.dismiss(animated: true)`: no event of the delegate.
enum DIS12 {
  /// Whether a dismissal tells the dismissal methods of delegates.
  static func tells(isByUser: Bool) -> Bool { isByUser }
}
