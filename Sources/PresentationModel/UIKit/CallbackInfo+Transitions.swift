extension CallbackInfo {
  private static let context = CallbackArgument("using", "transitionContext", .instance(.transitionContext))

  /// The methods of presentation controllers, animators and interaction controllers.
  static func animating(_ callback: Callback) -> CallbackInfo {
    switch callback {
    case .presentationTransitionWillBegin: hook(callback, "presentationTransitionWillBegin")
    case .presentationTransitionDidEnd: hookOfTheEnd(callback, "presentationTransitionDidEnd")
    case .dismissalTransitionWillBegin: hook(callback, "dismissalTransitionWillBegin")
    case .dismissalTransitionDidEnd: hookOfTheEnd(callback, "dismissalTransitionDidEnd")
    case .containerViewWillLayoutSubviews: hook(callback, "containerViewWillLayoutSubviews")
    case .containerViewDidLayoutSubviews: hook(callback, "containerViewDidLayoutSubviews")
    case .animateTransition: CallbackInfo(callback, "animateTransition", [context], of: .animatedTransitioning)
    case .animationEnded:
      CallbackInfo(
        callback, "animationEnded", [CallbackArgument(nil, "transitionCompleted", .bool)], of: .animatedTransitioning)
    case .transitionDuration:
      CallbackInfo(callback, "transitionDuration", [context], answers: .number, of: .animatedTransitioning)
    case .interruptibleAnimator:
      CallbackInfo(
        callback, "interruptibleAnimator", [context], answers: .anyObject, of: .animatedTransitioning, .since(10))
    default:
      CallbackInfo(
        callback, "startInteractiveTransition",
        [CallbackArgument(nil, "transitionContext", .instance(.transitionContext))], of: .interactiveTransitioning)
    }
  }

  private static func hook(_ callback: Callback, _ name: String) -> CallbackInfo {
    CallbackInfo(callback, name, on: .presentationController)
  }

  private static func hookOfTheEnd(_ callback: Callback, _ name: String) -> CallbackInfo {
    CallbackInfo(callback, name, [CallbackArgument(nil, "completed", .bool)], on: .presentationController)
  }
}
