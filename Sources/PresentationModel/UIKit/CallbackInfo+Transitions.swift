extension CallbackInfo {
  private static let context = CallbackArgument(
    "using", "transitionContext", .instance(.transitionContext))

  /// The methods of presentation controllers, animators and interaction controllers.
  static let ofTransitions: [CallbackInfo] = [
    hook(.presentationTransitionWillBegin, "presentationTransitionWillBegin"),
    hookOfTheEnd(.presentationTransitionDidEnd, "presentationTransitionDidEnd"),
    hook(.dismissalTransitionWillBegin, "dismissalTransitionWillBegin"),
    hookOfTheEnd(.dismissalTransitionDidEnd, "dismissalTransitionDidEnd"),
    hook(.containerViewWillLayoutSubviews, "containerViewWillLayoutSubviews"),
    hook(.containerViewDidLayoutSubviews, "containerViewDidLayoutSubviews"),
    CallbackInfo(.animateTransition, "animateTransition", [context], of: .animatedTransitioning),
    CallbackInfo(
      .animationEnded, "animationEnded", [CallbackArgument(nil, "transitionCompleted", .bool)],
      of: .animatedTransitioning),
    CallbackInfo(
      .transitionDuration, "transitionDuration", [context], answers: .number,
      of: .animatedTransitioning),
    CallbackInfo(
      .interruptibleAnimator, "interruptibleAnimator", [context], answers: .anyObject,
      of: .animatedTransitioning, .since(10)),
    CallbackInfo(
      .startInteractiveTransition, "startInteractiveTransition",
      [CallbackArgument(nil, "transitionContext", .instance(.transitionContext))],
      of: .interactiveTransitioning),
  ]

  private static func hook(_ callback: Callback, _ name: String) -> CallbackInfo {
    CallbackInfo(callback, name, on: .presentationController)
  }

  private static func hookOfTheEnd(_ callback: Callback, _ name: String) -> CallbackInfo {
    CallbackInfo(
      callback, name, [CallbackArgument(nil, "completed", .bool)], on: .presentationController)
  }
}
