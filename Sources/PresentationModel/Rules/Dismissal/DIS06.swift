/// With nothing to dismiss nothing happens (DIS-06).
///
/// Neither step of DIS-01 finds a controller, and DIS-05 does not apply: no change, no event, no console line; the
/// completion handler is called at once, inside the call (ORD-26).
///
/// - Versions: iOS 8–26, **docs** too. Row of chapter 7: D-S01.
/// - Evidence: documented: Apple `dismiss(animated:completion:)` names no error. inferred: the completion handler.
/// - Example: root V, nothing up: `V.dismiss(animated: true)`; `expect no events`, `expect no log`.
enum DIS06 {
  /// Whether the call has nothing to do.
  static func holds(_ target: DIS01.Target) -> Bool { target == .nothing }
}
