/// From iOS 18 preferredTransition replaces the style (TRN-04).
///
/// A non-nil `presented.preferredTransition` takes the place of `presented.modalTransitionStyle` in TRN-01 and PRE-03;
/// for `.zoom` `transitionStyle` and `animator` are both nil. An animator (TRN-02) is not displaced.
///
/// - Versions: iOS 18+.
/// - Evidence: documented: Apple `preferredTransition`, `UIViewController.Transition`. inferred: the precedence.
/// - Example: `X.preferredTransition = .crossDissolve`, X `.coverVertical`: `transitionStyle == .crossDissolve` on `ios
///   18`.
enum TRN04 {
  /// What `preferredTransition` asks for, nil if it is not set.
  static func preferred(_ x: ControllerID, _ hierarchy: Hierarchy) -> PreferredTransition? {
    hierarchy.enumeration(x, .preferredTransition).flatMap { PreferredTransition(rawValue: $0) }
  }

  /// The transition style it stands for; nil for zoom, which is none of them.
  static func style(_ preferred: PreferredTransition) -> ModalTransitionStyle? {
    preferred == .zoom ? nil : ModalTransitionStyle(rawValue: preferred.rawValue)
  }
}
