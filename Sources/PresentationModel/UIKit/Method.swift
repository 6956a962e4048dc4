/// Every method a scenario can call. `MethodInfo` has labels, types and availability.
package enum Method: UInt16, CaseIterable, Sendable {
  // UIViewController
  case present, dismiss, addChild, removeFromParent, willMoveToParent, didMoveToParent
  case beginAppearanceTransition, endAppearanceTransition, loadViewIfNeeded, transitionFromTo
  /// The appearance methods and `viewDidLoad`, `loadView` called by hand (CON-11).
  case viewDidLoad, loadViewByHand, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  /// Other callbacks called by hand (CON-11).
  case viewWillLayoutSubviews, viewDidLayoutSubviews, traitCollectionDidChange, didReceiveMemoryWarning
  /// `setNeeds…`: accepted, without effect.
  case setNeedsUpdate
  /// `UIViewController.attemptRotationToDeviceOrientation()`.
  case attemptRotation
  /// `setNeedsUpdateOfSupportedInterfaceOrientations()`.
  case setNeedsUpdateOfOrientations
  case setEditing, setToolbarItems
  // UINavigationController
  case pushViewController, popViewController, popToRootViewController, popToViewController
  case setNavigationBarHidden, setToolbarHidden, setTabBarHidden
  /// `setViewControllers(_:animated:)` of navigation and tab bar controllers.
  case setViewControllers
  /// `setViewControllers(_:direction:animated:completion:)` of page view controllers.
  case setPages
  // UIAlertController
  case addAction, addTextField, tapAction
  // UITabBarController, iOS 18
  case setTabs
  // UIArrangementViewController, iOS 27.1
  case setPlacement, updateArrangement
  // UIView
  case addSubview, removeFromSuperview, layoutIfNeeded, setNeedsLayout
  // UIWindow
  case makeKeyAndVisible, makeKey
  // the user, and the device
  case swipeToDismiss, tapOutside, drag, swipeBack, tapBack, tapTab, swipePage, tapSearchBar, typeIntoSearchBar,
    becomeFirstResponder,
    tapCancel, rotate, resize, unfold
  case fold, warnOfLowMemory, leaveApp, returnToApp
  // show and showDetail
  case show, showDetailViewController
  case performSegue, tapSegue, performOfSegue
  // UISplitViewController, iOS 14
  case setColumn, showColumn, hideColumn
  /// Calls that only ask, in expectations.
  case targetViewController, viewControllerForColumn, isShowing, viewControllerForPlacement, placement
  case canPerformAction, childContaining
  // transition contexts and coordinators, animators and interaction controllers
  case completeTransition, updateInteraction, finishInteraction, cancelInteraction, pauseInteraction
  case animateAlongside, notifyWhenInteractionChanges, animateTransitionByHand
  case viewControllerForKey, viewForKey, initialFrame, finalFrame
  // UISheetPresentationController
  case animateChanges, invalidateDetents
}
