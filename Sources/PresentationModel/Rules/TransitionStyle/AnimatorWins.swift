enum AnimatorWins: Rule {
  static let id = RuleID.trn02
  static let question = Question.transition
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// Whether the transitioning delegate is asked for an animator: nil where it is. What it answers comes back to
  /// `given`.
  static func asks(_ presentation: Presentation, _ world: World) -> Finding<ObjectID>? {
    guard presentation.own == nil else {
      return declines(presentation.presented, "its class's own presentation asks no transitioning delegate")
    }
    guard !world.transitioningDelegate(of: presentation.presented).isNil else {
      return declines(presentation.presented, "no transitioning delegate to ask for an animator")
    }
    return nil
  }

  /// The animator that the delegate gave.
  static func given(_ animator: ObjectID?, to x: ControllerID) -> Finding<ObjectID> {
    guard let animator else { return declines(x, "the transitioning delegate gives no animator") }
    return decides(animator, on: x, "\(animator) animates; modalTransitionStyle does not matter")
  }

  static let entry = RuleEntry(
    title: "An animator from the transitioning delegate wins, in any style",
    inShort: """
      An animation controller from the transitioning delegate is used with every presentation style, not only \
      with custom.
      """,
    statement: """
      When animated, `presented.transitioningDelegate.animationController(forPresented:presenting:source:)` is called with the
      presenter and the source, for every style; a non-nil result is the animator and `transitionStyle` is nil. Only then
      `interactionControllerForPresentation(using:)` is asked. Dismissal: `animationController(forDismissed:)`,
      `interactionControllerForDismissal(using:)`. STY-03's own presentations do not ask.
      """,
    evidence: [
      .documented("Apple `UIViewControllerTransitioningDelegate`; Design document 2 (its step order)."),
      .observed("Neuburg (with a current-context presentation too)."),
    ],
    example: """
      X `.fullScreen`, delegate `Fade` of the language page: `presentation(X).animator == FadeAnimator`,
      `transitionStyle == nil`.
      """)
}
