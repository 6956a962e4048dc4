/// Style none cannot be presented (PRE-06).
///
/// Requested style `.none` throws `NSInternalInconsistencyException` `The specified modal presentation style doesn't
/// have a corresponding presentation controller.`
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: documented: Apple `UIModalPresentationStyle.none`; Design document 0 (never present with it). observed:
///   public crash reports.
/// - Example: `X.modalPresentationStyle = .none`, `V.present(X)`.
enum PRE06 {
  static let text = "The specified modal presentation style doesn't have a corresponding presentation controller."
}
