/// An animator from the transitioning delegate wins, in any style (TRN-02).
///
/// When animated, `presented.transitioningDelegate.animationController(forPresented:presenting:source:)` is called with
/// the presenter and the source, for every style; a non-nil result is the animator and `transitionStyle` is nil. Only
/// then `interactionControllerForPresentation(using:)` is asked. Dismissal: `animationController(forDismissed:)`,
/// `interactionControllerForDismissal(using:)`. STY-03's own presentations do not ask.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: documented: Apple `UIViewControllerTransitioningDelegate`; Design document 2 (its step order). observed:
///   Neuburg (with a current-context presentation too).
/// - Example: X `.fullScreen`, delegate `Fade` of the language page: `presentation(X).animator == FadeAnimator`,
///   `transitionStyle == nil`.
enum TRN02 {
  /// Whether the transitioning delegate is asked for an animator.
  static func asks(isAnimated: Bool, own: OwnPresentation?) -> Bool { isAnimated && own == nil }
}
