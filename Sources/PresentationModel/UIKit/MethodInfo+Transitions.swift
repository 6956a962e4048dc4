extension MethodInfo {
  private static let key = MethodParameter("forKey", "key", .enumeration(.contextKey))
  private static let controller = MethodParameter("for", "vc", .instance(.viewController))
  private static let context = MethodParameter("using", "transitionContext", .instance(.transitionContext))

  /// What a context and a coordinator both answer.
  private static let keys: [MethodInfo] = [
    MethodInfo(.viewControllerForKey, "viewController", [key], answers: .instance(.viewController)),
    MethodInfo(.viewForKey, "view", [key], answers: .instance(.view)),
  ]

  static let ofTransitionContext: [MethodInfo] =
    keys + [
      MethodInfo(.initialFrame, "initialFrame", [controller], answers: .enumeration(.frame)),
      MethodInfo(.finalFrame, "finalFrame", [controller], answers: .enumeration(.frame)),
      MethodInfo(.completeTransition, "completeTransition", [MethodParameter(nil, "didComplete", .bool)]),
      MethodInfo(
        .updateInteraction, "updateInteractiveTransition", [MethodParameter(nil, "percentComplete", .number)]),
      MethodInfo(.finishInteraction, "finishInteractiveTransition"),
      MethodInfo(.cancelInteraction, "cancelInteractiveTransition"),
      MethodInfo(.pauseInteraction, "pauseInteractiveTransition", [], .code, .since(10)),
    ]

  static let ofTransitionCoordinator: [MethodInfo] =
    keys + [
      MethodInfo(.animateAlongside, "animate", [], closures: ["alongsideTransition", "completion"]),
      MethodInfo(
        .notifyWhenInteractionChanges, "notifyWhenInteractionChanges", [], closures: ["handler"], .code, .since(10)),
      MethodInfo(.notifyWhenInteractionChanges, "notifyWhenInteractionEnds", [], closures: ["handler"]),
    ]

  static let ofInteractionController: [MethodInfo] = [
    MethodInfo(.updateInteraction, "update", [MethodParameter(nil, "percentComplete", .number)]),
    MethodInfo(.finishInteraction, "finish"),
    MethodInfo(.cancelInteraction, "cancel"),
    MethodInfo(.pauseInteraction, "pause", [], .code, .since(10)),
  ]

  static let ofAnimator: [MethodInfo] = [
    MethodInfo(.animateTransitionByHand, "animateTransition", [context])
  ]
}
