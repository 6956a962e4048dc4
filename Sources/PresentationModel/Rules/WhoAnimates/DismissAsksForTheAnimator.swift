enum DismissAsksForTheAnimator: Rule {
  static let id = RuleID.cus02
  static let question = Question.animation
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// What the transitioning delegate of the one that goes was asked for.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<Void>? {
    guard let presentation = world.hierarchy.presentations[x], presentation.own == nil else { return nil }
    guard !world.transitioningDelegate(of: x).isNil else {
      return declines(x, "has no transitioning delegate now: modalTransitionStyle is played")
    }
    guard let animator = presentation.animator else {
      return decides((), on: x, "its delegate, as it is set now, gives no animator: modalTransitionStyle is played")
    }
    guard let interaction = presentation.interaction else {
      return decides((), on: x, "its delegate, as it is set now, gives \(animator), and nobody who steers it")
    }
    return decides((), on: x, "its delegate, as it is set now, gives \(animator), and \(interaction) to steer it")
  }

  static let entry = RuleEntry(
    title: "dismiss asks for the animator and the interaction controller, never for a presentation controller",
    inShort: """
      dismiss asks for an animation controller and an interaction controller, never for a new presentation \
      controller.
      """,
    statement: """
      In the call, the target found and checked (DIS-01…06): animated: the dismissed controller's TD is asked
      `animationController(forDismissed: B)`, as it is set now; an animator came: `interactionControllerForDismissal(using:)`. The PC is the
      one that presented B. A nil animator: `modalTransitionStyle` (TRN-01, TRN-03).
      """,
    evidence: [
      .documented(
        "animationController(forDismissed:), interactionControllerForDismissal(using:) (not called without an animator), View Controller Programming Guide (the existing presentation controller is used)."
      ),
      .observed(
        "a delegate assigned or taken away while B is up counts (QuickBirdEng/XCoordinator, AnimationTests and #27)."),
      .inferred("inside the call."),
    ],
    example: """
      card up by Fade, `card.dismiss(animated: true)`: `card.animationController(forDismissed: card)` before
      `card.viewWillDisappear`.
      """)
}
