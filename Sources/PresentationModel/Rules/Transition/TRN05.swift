/// Without animation nobody is asked (TRN-05).
///
/// With `animated: false` no delegate method of TRN-02 is called, `animator` is nil and `transitionStyle` is what
/// TRN-01, 03, 04 give, unplayed. The transition still begins at the end of the turn and ends in the same step.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: observed: links are still set right after a call without animation (openradar 18464897). inferred: the
///   rest.
/// - Example: V→X, `turn { V.dismiss(animated: false)`, `V.present(Y) }`: PRE-11 naming X, since X is still linked
///   within the turn.
enum TRN05 {
  /// Without animation no delegate method is called.
  static func isSilent(isAnimated: Bool) -> Bool { !isAnimated }
}
