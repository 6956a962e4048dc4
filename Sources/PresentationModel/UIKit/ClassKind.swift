/// What a class of a scenario is an instance of, in the end.
package enum ClassKind: Hashable, Sendable {
  /// A view controller.
  case controller(ControllerKind)
  /// A `UIPresentationController` subclass, or UIKit's own.
  case presentationController
  /// An animator, `UIViewControllerAnimatedTransitioning`.
  case animator
  /// An interaction controller, `UIPercentDrivenInteractiveTransition` or `UIViewControllerInteractiveTransitioning`.
  case interactionController
  /// A class that is there to be a delegate.
  case delegate
  /// A `UIView` class.
  case view
  /// Any other object: `UIBarButtonItem`, `UIAlertAction`, `UIStoryboardSegue`, …
  case other
}
