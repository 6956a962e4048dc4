/// Every method of a controller, delegate, presentation controller or animator that UIKit calls: a line of the event log, a body in a scenario.
public enum Callback: UInt8, CaseIterable, Sendable {
  // loading, appearance, containment
  case viewDidLoad, loadView, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  case preferredContentSizeDidChange
  case willMove, didMove, viewWillLayoutSubviews, viewDidLayoutSubviews, deinitialize
  // rotation, another size, memory
  case willTransition, viewWillTransition, traitCollectionDidChange, didReceiveMemoryWarning
  /// What a rotation calls in the classic documents, deprecated since iOS 8.
  case willRotate, willAnimateRotation, didRotate
  // UIAdaptivePresentationControllerDelegate
  case adaptivePresentationStyle, adaptivePresentationStyleTraits
  case viewControllerForAdaptivePresentationStyle, willPresentWithAdaptiveStyle
  case presentationControllerShouldDismiss, presentationControllerWillDismiss, presentationControllerDidDismiss
  case presentationControllerDidAttemptToDismiss
  // UIPopoverPresentationControllerDelegate
  case popoverPresentationControllerShouldDismissPopover, popoverPresentationControllerDidDismissPopover
  case prepareForPopoverPresentation
  // UISheetPresentationControllerDelegate
  case sheetPresentationControllerDidChangeSelectedDetentIdentifier
  // UIViewControllerTransitioningDelegate
  case presentationControllerForPresented, animationControllerForPresented, animationControllerForDismissed
  case interactionControllerForPresentation, interactionControllerForDismissal
  // UIPresentationController
  case presentationTransitionWillBegin, presentationTransitionDidEnd
  case dismissalTransitionWillBegin, dismissalTransitionDidEnd
  case containerViewWillLayoutSubviews, containerViewDidLayoutSubviews
  // UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
  case animateTransition, animationEnded, transitionDuration, interruptibleAnimator
  case startInteractiveTransition
  // UINavigationControllerDelegate
  case navigationControllerWillShow, navigationControllerDidShow
  case navigationControllerAnimationController, navigationControllerInteractionController
  case navigationControllerSupportedInterfaceOrientations, navigationControllerPreferredInterfaceOrientation
  // UITabBarControllerDelegate
  case tabBarControllerShouldSelect, tabBarControllerDidSelect
  case tabBarControllerAnimationController, tabBarControllerInteractionController
  case tabBarControllerSupportedInterfaceOrientations, tabBarControllerPreferredInterfaceOrientation
  // UIPageViewControllerDelegate
  case pageViewControllerWillTransitionTo, pageViewControllerDidFinishAnimating
  case pageViewControllerSupportedInterfaceOrientations, pageViewControllerPreferredInterfaceOrientation
  // UISplitViewControllerDelegate
  case primaryViewControllerForCollapsing, primaryViewControllerForExpanding
  case splitViewControllerCollapseSecondary, splitViewControllerSeparateSecondary, splitViewControllerTopColumn
  case splitViewControllerSupportedInterfaceOrientations, splitViewControllerPreferredInterfaceOrientation
  // UISearchControllerDelegate
  case willPresentSearchController, didPresentSearchController, willDismissSearchController, didDismissSearchController
  // Show and segues: UIViewController
  case show, showDetailViewController, canPerformAction, showDetailTargetDidChange
  case shouldPerformSegue, prepareForSegue
  case allowedChildrenForUnwinding, canPerformUnwindSegueAction, unwindForSegue
  /// Its name up to iOS 12, and what iOS 8 asks in place of `allowedChildrenForUnwinding`.
  case canPerformUnwindSegueActionWithSender, forUnwindSegueAction
  /// An unwind action of a class of the file: the name is the file's.
  case unwindAction
  // UIStoryboardSegue
  case performOfSegue
  // UISplitViewControllerDelegate
  case splitViewControllerShow, splitViewControllerShowDetail
  case splitViewControllerWillShowColumn, splitViewControllerWillHideColumn
  case splitViewControllerDidShowColumn, splitViewControllerDidHideColumn
  case splitViewControllerDidCollapse, splitViewControllerDidExpand, displayModeForExpanding
  // UITabBarControllerDelegate, of tabs as objects
  case tabBarControllerShouldSelectTab, tabBarControllerDidSelectTab
}

/// The protocols whose methods a class of a scenario may have.
public enum DelegateProtocol: UInt8, CaseIterable, Sendable {
  case adaptivePresentation, popoverPresentation, sheetPresentation, transitioning, navigation, tabBar, page, split,
    search, animatedTransitioning, interactiveTransitioning

  /// UIKit's name.
  public var name: String {
    switch self {
    case .adaptivePresentation: "UIAdaptivePresentationControllerDelegate"
    case .popoverPresentation: "UIPopoverPresentationControllerDelegate"
    case .sheetPresentation: "UISheetPresentationControllerDelegate"
    case .transitioning: "UIViewControllerTransitioningDelegate"
    case .navigation: "UINavigationControllerDelegate"
    case .tabBar: "UITabBarControllerDelegate"
    case .page: "UIPageViewControllerDelegate"
    case .split: "UISplitViewControllerDelegate"
    case .search: "UISearchControllerDelegate"
    case .animatedTransitioning: "UIViewControllerAnimatedTransitioning"
    case .interactiveTransitioning: "UIViewControllerInteractiveTransitioning"
    }
  }

  /// The protocol it inherits from, if any.
  public var inherited: DelegateProtocol? {
    self == .popoverPresentation || self == .sheetPresentation ? .adaptivePresentation : nil
  }
}
