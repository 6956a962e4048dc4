/// How a presentation moves: by an animator that its delegate gives, or in one of the transition styles (rules TRN).
///
/// The transitioning delegate is asked in between: `asksForAnimator` says whether, what it answers goes into `animator`.
enum TransitionStyle {
  /// Whether the transitioning delegate is asked for an animator, inside the call.
  static func asksForAnimator(
    _ presentation: Presentation, isAnimated: Bool, _ world: World, _ ledger: inout Ledger
  ) -> Bool {
    if let silent = WithoutAnimationNobodyIsAsked.judge(presentation.presented, isAnimated: isAnimated) {
      ledger.note(silent)
      return false
    }
    guard let unasked = AnimatorWins.asks(presentation, world) else { return true }
    ledger.note(unasked)
    return false
  }

  /// The animator, after the delegate's answer; nil without one.
  static func animator(_ answer: Value?, of x: ControllerID, _ ledger: inout Ledger) -> ObjectID? {
    var animator: ObjectID?
    if case .object(let given)? = answer { animator = given }
    return ledger.take(AnimatorWins.given(animator, to: x))
  }

  /// The style that is played, read when the transition begins; nil with an animator or zoom.
  static func answer(
    _ presentation: Presentation, _ world: World, _ ledger: inout Ledger
  ) -> ModalTransitionStyle? {
    guard presentation.animator == nil else { return nil }
    if let slide = ledger.take(SafariSlidesInByItself.judge(presentation, world)) { return slide }
    if let style = ledger.take(ContextImposesItsStyle.judge(presentation, world)) { return style }
    return preferred(presentation.presented, world, &ledger)
  }

  /// The transition style of the presented controller, before the context or an animator replaces it; nil for zoom.
  static func requested(_ x: ControllerID, _ world: World) -> ModalTransitionStyle? {
    world.answer { preferred(x, $0, &$1) }
  }

  private static func preferred(_ x: ControllerID, _ world: World, _ ledger: inout Ledger) -> ModalTransitionStyle? {
    if let style = ledger.take(PreferredTransitionReplacesTheStyle.judge(x, world)) { return style }
    return ledger.take(PresentedControllersStyleIsPlayed.judge(x, world))
  }
}
