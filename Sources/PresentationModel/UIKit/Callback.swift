/// Every method of a controller, delegate, presentation controller or animator that UIKit calls: a line of the event log, a body in a scenario.
public enum Callback: UInt8, CaseIterable, Sendable {
  // loading, appearance, containment

  /// `viewDidLoad()` of `UIViewController`.
  case viewDidLoad
  /// `loadView()` of `UIViewController`.
  case loadView
  /// `viewWillAppear(_:)` of `UIViewController`.
  case viewWillAppear
  /// `viewIsAppearing(_:)` of `UIViewController`.
  case viewIsAppearing
  /// `viewDidAppear(_:)` of `UIViewController`.
  case viewDidAppear
  /// `viewWillDisappear(_:)` of `UIViewController`.
  case viewWillDisappear
  /// `viewDidDisappear(_:)` of `UIViewController`.
  case viewDidDisappear
  /// `preferredContentSizeDidChange(forChildContentContainer:)` of `UIViewController`.
  case preferredContentSizeDidChange
  /// `willMove(toParent:)` of `UIViewController`.
  case willMove
  /// `didMove(toParent:)` of `UIViewController`.
  case didMove
  /// `viewWillLayoutSubviews()` of `UIViewController`.
  case viewWillLayoutSubviews
  /// `viewDidLayoutSubviews()` of `UIViewController`.
  case viewDidLayoutSubviews
  /// `deinit` of `UIViewController`.
  case deinitialize

  // rotation, another size, memory

  /// `willTransition(to:with:)` of `UIViewController`.
  case willTransition
  /// `viewWillTransition(to:with:)` of `UIViewController`.
  case viewWillTransition
  /// `traitCollectionDidChange(_:)` of `UIViewController`.
  case traitCollectionDidChange
  /// `didReceiveMemoryWarning()` of `UIViewController`.
  case didReceiveMemoryWarning
  /// `willRotate(to:duration:)` of `UIViewController`. Deprecated since iOS 8.
  case willRotate
  /// `willAnimateRotation(to:duration:)` of `UIViewController`. Deprecated since iOS 8.
  case willAnimateRotation
  /// `didRotate(from:)` of `UIViewController`. Deprecated since iOS 8.
  case didRotate

  // UIAdaptivePresentationControllerDelegate

  /// `adaptivePresentationStyle(for:)` of `UIAdaptivePresentationControllerDelegate`.
  case adaptivePresentationStyle
  /// `adaptivePresentationStyle(for:traitCollection:)` of `UIAdaptivePresentationControllerDelegate`.
  case adaptivePresentationStyleTraits
  /// `presentationController(_:viewControllerForAdaptivePresentationStyle:)` of `UIAdaptivePresentationControllerDelegate`.
  case viewControllerForAdaptivePresentationStyle
  /// `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)` of `UIAdaptivePresentationControllerDelegate`.
  case willPresentWithAdaptiveStyle
  /// `presentationController(_:prepare:)` of `UIAdaptivePresentationControllerDelegate`.
  case prepareAdaptivePresentation
  /// `presentationControllerShouldDismiss(_:)` of `UIAdaptivePresentationControllerDelegate`.
  case presentationControllerShouldDismiss
  /// `presentationControllerWillDismiss(_:)` of `UIAdaptivePresentationControllerDelegate`.
  case presentationControllerWillDismiss
  /// `presentationControllerDidDismiss(_:)` of `UIAdaptivePresentationControllerDelegate`.
  case presentationControllerDidDismiss
  /// `presentationControllerDidAttemptToDismiss(_:)` of `UIAdaptivePresentationControllerDelegate`.
  case presentationControllerDidAttemptToDismiss

  // UIPopoverPresentationControllerDelegate

  /// `popoverPresentationControllerShouldDismissPopover(_:)` of `UIPopoverPresentationControllerDelegate`.
  case popoverPresentationControllerShouldDismissPopover
  /// `popoverPresentationControllerDidDismissPopover(_:)` of `UIPopoverPresentationControllerDelegate`.
  case popoverPresentationControllerDidDismissPopover
  /// `prepareForPopoverPresentation(_:)` of `UIPopoverPresentationControllerDelegate`.
  case prepareForPopoverPresentation

  // UISheetPresentationControllerDelegate

  /// `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)` of `UISheetPresentationControllerDelegate`.
  case sheetPresentationControllerDidChangeSelectedDetentIdentifier

  // UIViewControllerTransitioningDelegate

  /// `presentationController(forPresented:presenting:source:)` of `UIViewControllerTransitioningDelegate`.
  case presentationControllerForPresented
  /// `animationController(forPresented:presenting:source:)` of `UIViewControllerTransitioningDelegate`.
  case animationControllerForPresented
  /// `animationController(forDismissed:)` of `UIViewControllerTransitioningDelegate`.
  case animationControllerForDismissed
  /// `interactionControllerForPresentation(using:)` of `UIViewControllerTransitioningDelegate`.
  case interactionControllerForPresentation
  /// `interactionControllerForDismissal(using:)` of `UIViewControllerTransitioningDelegate`.
  case interactionControllerForDismissal

  // UIPresentationController

  /// `presentationTransitionWillBegin()` of `UIPresentationController`.
  case presentationTransitionWillBegin
  /// `presentationTransitionDidEnd(_:)` of `UIPresentationController`.
  case presentationTransitionDidEnd
  /// `dismissalTransitionWillBegin()` of `UIPresentationController`.
  case dismissalTransitionWillBegin
  /// `dismissalTransitionDidEnd(_:)` of `UIPresentationController`.
  case dismissalTransitionDidEnd
  /// `containerViewWillLayoutSubviews()` of `UIPresentationController`.
  case containerViewWillLayoutSubviews
  /// `containerViewDidLayoutSubviews()` of `UIPresentationController`.
  case containerViewDidLayoutSubviews

  // UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning

  /// `animateTransition(using:)` of `UIViewControllerAnimatedTransitioning`.
  case animateTransition
  /// `animationEnded(_:)` of `UIViewControllerAnimatedTransitioning`.
  case animationEnded
  /// `transitionDuration(using:)` of `UIViewControllerAnimatedTransitioning`.
  case transitionDuration
  /// `interruptibleAnimator(using:)` of `UIViewControllerAnimatedTransitioning`.
  case interruptibleAnimator
  /// `startInteractiveTransition(_:)` of `UIViewControllerInteractiveTransitioning`.
  case startInteractiveTransition

  // UINavigationControllerDelegate

  /// `navigationController(_:willShow:animated:)` of `UINavigationControllerDelegate`.
  case navigationControllerWillShow
  /// `navigationController(_:didShow:animated:)` of `UINavigationControllerDelegate`.
  case navigationControllerDidShow
  /// `navigationController(_:animationControllerFor:from:to:)` of `UINavigationControllerDelegate`.
  case navigationControllerAnimationController
  /// `navigationController(_:interactionControllerFor:)` of `UINavigationControllerDelegate`.
  case navigationControllerInteractionController
  /// `navigationControllerSupportedInterfaceOrientations(_:)` of `UINavigationControllerDelegate`.
  case navigationControllerSupportedInterfaceOrientations
  /// `navigationControllerPreferredInterfaceOrientationForPresentation(_:)` of `UINavigationControllerDelegate`.
  case navigationControllerPreferredInterfaceOrientation

  // UITabBarControllerDelegate

  /// `tabBarController(_:shouldSelect:)` of `UITabBarControllerDelegate`.
  case tabBarControllerShouldSelect
  /// `tabBarController(_:didSelect:)` of `UITabBarControllerDelegate`.
  case tabBarControllerDidSelect
  /// `tabBarController(_:animationControllerForTransitionFrom:to:)` of `UITabBarControllerDelegate`.
  case tabBarControllerAnimationController
  /// `tabBarController(_:interactionControllerFor:)` of `UITabBarControllerDelegate`.
  case tabBarControllerInteractionController
  /// `tabBarControllerSupportedInterfaceOrientations(_:)` of `UITabBarControllerDelegate`.
  case tabBarControllerSupportedInterfaceOrientations
  /// `tabBarControllerPreferredInterfaceOrientationForPresentation(_:)` of `UITabBarControllerDelegate`.
  case tabBarControllerPreferredInterfaceOrientation

  // UIPageViewControllerDelegate

  /// `pageViewController(_:willTransitionTo:)` of `UIPageViewControllerDelegate`.
  case pageViewControllerWillTransitionTo
  /// `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)` of `UIPageViewControllerDelegate`.
  case pageViewControllerDidFinishAnimating
  /// `pageViewControllerSupportedInterfaceOrientations(_:)` of `UIPageViewControllerDelegate`.
  case pageViewControllerSupportedInterfaceOrientations
  /// `pageViewControllerPreferredInterfaceOrientationForPresentation(_:)` of `UIPageViewControllerDelegate`.
  case pageViewControllerPreferredInterfaceOrientation

  // UIPageViewControllerDataSource

  /// `pageViewController(_:viewControllerBefore:)` of `UIPageViewControllerDataSource`.
  case pageViewControllerBefore
  /// `pageViewController(_:viewControllerAfter:)` of `UIPageViewControllerDataSource`.
  case pageViewControllerAfter

  // UISplitViewControllerDelegate

  /// `primaryViewController(forCollapsing:)` of `UISplitViewControllerDelegate`.
  case primaryViewControllerForCollapsing
  /// `primaryViewController(forExpanding:)` of `UISplitViewControllerDelegate`.
  case primaryViewControllerForExpanding
  /// `splitViewController(_:collapseSecondary:onto:)` of `UISplitViewControllerDelegate`.
  case splitViewControllerCollapseSecondary
  /// `splitViewController(_:separateSecondaryFrom:)` of `UISplitViewControllerDelegate`.
  case splitViewControllerSeparateSecondary
  /// `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)` of `UISplitViewControllerDelegate`.
  case splitViewControllerTopColumn
  /// `splitViewControllerSupportedInterfaceOrientations(_:)` of `UISplitViewControllerDelegate`.
  case splitViewControllerSupportedInterfaceOrientations
  /// `splitViewControllerPreferredInterfaceOrientationForPresentation(_:)` of `UISplitViewControllerDelegate`.
  case splitViewControllerPreferredInterfaceOrientation

  // UISearchControllerDelegate

  /// `willPresentSearchController(_:)` of `UISearchControllerDelegate`.
  case willPresentSearchController
  /// `didPresentSearchController(_:)` of `UISearchControllerDelegate`.
  case didPresentSearchController
  /// `willDismissSearchController(_:)` of `UISearchControllerDelegate`.
  case willDismissSearchController
  /// `didDismissSearchController(_:)` of `UISearchControllerDelegate`.
  case didDismissSearchController

  // Show and segues: UIViewController

  /// `show(_:sender:)` of `UIViewController`.
  case show
  /// `showDetailViewController(_:sender:)` of `UIViewController`.
  case showDetailViewController
  /// `canPerformAction(_:withSender:)` of `UIViewController`.
  case canPerformAction
  /// `showDetailTargetDidChange()` of `UIViewController`.
  case showDetailTargetDidChange
  /// `shouldPerformSegue(withIdentifier:sender:)` of `UIViewController`.
  case shouldPerformSegue
  /// `prepare(for:sender:)` of `UIViewController`.
  case prepareForSegue
  /// `allowedChildrenForUnwinding(from:)` of `UIViewController`.
  case allowedChildrenForUnwinding
  /// `canPerformUnwindSegueAction(_:from:sender:)` of `UIViewController`.
  case canPerformUnwindSegueAction
  /// `unwind(for:towards:)` of `UIViewController`.
  case unwindForSegue
  /// `canPerformUnwindSegueAction(_:from:withSender:)` of `UIViewController`. Its name up to iOS 12.
  case canPerformUnwindSegueActionWithSender
  /// `forUnwindSegueAction(_:from:withSender:)` of `UIViewController`. What iOS 8 asks in place of `allowedChildrenForUnwinding`.
  case forUnwindSegueAction
  /// An unwind action of a class of one's own, which has its own name.
  case unwindAction

  // UIStoryboardSegue

  /// `perform()` of `UIStoryboardSegue`.
  case performOfSegue

  // UIViewController, in a split view

  /// `collapseSecondaryViewController(_:for:)` of `UIViewController`.
  case collapseSecondary
  /// `separateSecondaryViewController(for:)` of `UIViewController`.
  case separateSecondary

  // UISplitViewControllerDelegate

  /// `splitViewController(_:show:sender:)` of `UISplitViewControllerDelegate`.
  case splitViewControllerShow
  /// `splitViewController(_:showDetail:sender:)` of `UISplitViewControllerDelegate`.
  case splitViewControllerShowDetail
  /// `splitViewController(_:willChangeTo:)` of `UISplitViewControllerDelegate`.
  case splitViewControllerWillChangeTo
  /// `splitViewController(_:willShow:)` of `UISplitViewControllerDelegate`.
  case splitViewControllerWillShowColumn
  /// `splitViewController(_:willHide:)` of `UISplitViewControllerDelegate`.
  case splitViewControllerWillHideColumn
  /// `splitViewController(_:didShow:)` of `UISplitViewControllerDelegate`.
  case splitViewControllerDidShowColumn
  /// `splitViewController(_:didHide:)` of `UISplitViewControllerDelegate`.
  case splitViewControllerDidHideColumn
  /// `splitViewControllerDidCollapse(_:)` of `UISplitViewControllerDelegate`.
  case splitViewControllerDidCollapse
  /// `splitViewControllerDidExpand(_:)` of `UISplitViewControllerDelegate`.
  case splitViewControllerDidExpand
  /// `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)` of `UISplitViewControllerDelegate`.
  case displayModeForExpanding

  // UITabBarControllerDelegate, of tabs as objects

  /// `tabBarController(_:shouldSelectTab:)` of `UITabBarControllerDelegate`.
  case tabBarControllerShouldSelectTab
  /// `tabBarController(_:didSelectTab:previousTab:)` of `UITabBarControllerDelegate`.
  case tabBarControllerDidSelectTab
}

/// The protocols whose methods a class of a scenario may have.
public enum DelegateProtocol: UInt8, CaseIterable, Sendable {
  /// `UIAdaptivePresentationControllerDelegate`.
  case adaptivePresentation
  /// `UIPopoverPresentationControllerDelegate`.
  case popoverPresentation
  /// `UISheetPresentationControllerDelegate`.
  case sheetPresentation
  /// `UIViewControllerTransitioningDelegate`.
  case transitioning
  /// `UINavigationControllerDelegate`.
  case navigation
  /// `UITabBarControllerDelegate`.
  case tabBar
  /// `UIPageViewControllerDelegate`.
  case page
  /// `UIPageViewControllerDataSource`.
  case pageSource
  /// `UISplitViewControllerDelegate`.
  case split
  /// `UISearchControllerDelegate`.
  case search
  /// `UIViewControllerAnimatedTransitioning`.
  case animatedTransitioning
  /// `UIViewControllerInteractiveTransitioning`.
  case interactiveTransitioning

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
    case .pageSource: "UIPageViewControllerDataSource"
    case .split: "UISplitViewControllerDelegate"
    case .search: "UISearchControllerDelegate"
    case .animatedTransitioning: "UIViewControllerAnimatedTransitioning"
    case .interactiveTransitioning: "UIViewControllerInteractiveTransitioning"
    }
  }

  /// The protocol it inherits from, if any.
  package var inherited: DelegateProtocol? {
    self == .popoverPresentation || self == .sheetPresentation ? .adaptivePresentation : nil
  }
}
