/// Names that UIKit or the rulebook has and presim does not simulate yet.
public enum NotSupportedYet {
  /// What they belong to, for the message; nil for a name that is not on the list.
  public static func subject(of name: String) -> String? {
    switch name {
    case "animateTransition", "animationEnded", "transitionDuration", "interruptibleAnimator",
      "startInteractiveTransition", "presentationTransitionWillBegin", "presentationTransitionDidEnd",
      "dismissalTransitionWillBegin", "dismissalTransitionDidEnd", "containerViewWillLayoutSubviews",
      "containerViewDidLayoutSubviews":
      "the hooks of custom transitions"
    case "completeTransition", "updateInteractiveTransition", "finishInteractiveTransition",
      "cancelInteractiveTransition", "pauseInteractiveTransition", "update", "finish", "cancel", "pause",
      "transition", "transitionContext", "percentComplete", "transitionWasCancelled", "initialFrame", "finalFrame":
      "transition contexts and steered transitions"
    case "animate", "notifyWhenInteractionChanges", "notifyWhenInteractionEnds", "isCancelled",
      "initiallyInteractive":
      "blocks of the transition coordinator"
    case "viewWillTransition", "willTransition", "traitCollectionDidChange", "didReceiveMemoryWarning",
      "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange":
      "this callback"
    default: nil
    }
  }
}
