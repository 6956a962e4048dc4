extension MethodInfo {
  private static let key = MethodParameter("forKey", "key", .enumeration(.contextKey))
  private static let controller = MethodParameter("for", "vc", .instance(.viewController))
  private static let context = MethodParameter("using", "transitionContext", .instance(.transitionContext))

  /// What a context and a coordinator both answer.
  private static let keys: [MethodInfo] = [
    MethodInfo(
      .viewControllerForKey, "viewController", [key], answers: .instance(.viewController),
      does: "only asks: who goes and who comes"),
    MethodInfo(.viewForKey, "view", [key], answers: .instance(.view), does: "only asks: who goes and who comes"),
  ]

  static let ofTransitionContext: [MethodInfo] =
    keys + [
      MethodInfo(
        .initialFrame, "initialFrame", [controller], answers: .enumeration(.frame),
        does: "only asks: where a view begins and ends"),
      MethodInfo(
        .finalFrame, "finalFrame", [controller], answers: .enumeration(.frame),
        does: "only asks: where a view begins and ends"),
      MethodInfo(
        .completeTransition, "completeTransition", [MethodParameter(nil, "didComplete", .bool)],
        does: "ends the transition, or undoes it"),
      MethodInfo(
        .updateInteraction, "updateInteractiveTransition", [MethodParameter(nil, "percentComplete", .number)],
        does: "steers an interactive transition"),
      MethodInfo(.finishInteraction, "finishInteractiveTransition", does: "steers an interactive transition"),
      MethodInfo(.cancelInteraction, "cancelInteractiveTransition", does: "steers an interactive transition"),
      MethodInfo(
        .pauseInteraction, "pauseInteractiveTransition", [], .code, .since(10), does: "steers an interactive transition"
      ),
    ]

  static let ofTransitionCoordinator: [MethodInfo] =
    keys + [
      MethodInfo(
        .animateAlongside, "animate", [], closures: ["alongsideTransition", "completion"],
        does: "runs the blocks with the transition and when it is over"),
      MethodInfo(
        .notifyWhenInteractionChanges, "notifyWhenInteractionChanges", [], closures: ["handler"], .code, .since(10),
        does: "runs the block when the interaction stops"),
      MethodInfo(.notifyWhenInteractionChanges, "notifyWhenInteractionEnds", [], closures: ["handler"]),
    ]

  static let ofInteractionController: [MethodInfo] = [
    MethodInfo(.updateInteraction, "update", [MethodParameter(nil, "percentComplete", .number)]),
    MethodInfo(.finishInteraction, "finish"),
    MethodInfo(.cancelInteraction, "cancel"),
    MethodInfo(.pauseInteraction, "pause", [], .code, .since(10)),
  ]

  static let ofAnimator: [MethodInfo] = [
    MethodInfo(
      .animateTransitionByHand, "animateTransition", [context],
      does: "what an interaction controller does: the animator begins")
  ]
}
