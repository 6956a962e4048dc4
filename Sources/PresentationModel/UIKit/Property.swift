/// Every property a scenario can read or assign. `PropertyInfo` says where it lives, its type and its availability.
package enum Property: UInt16, CaseIterable, Sendable {
  // UIViewController: what the rules read or compute
  case title, view, viewIfLoaded, isViewLoaded, nibName, storyboard, nibsInBundle, loadView
  case parent, children, presentingViewController, presentedViewController
  case presentationController, activePresentationController, popoverPresentationController, sheetPresentationController
  case modalPresentationStyle, modalTransitionStyle, preferredTransition
  case isModalInPresentation, isModalInPopover
  case definesPresentationContext, providesPresentationContextTransitionStyle
  case modalPresentationCapturesStatusBarAppearance, transitioningDelegate
  case isBeingPresented, isBeingDismissed, isMovingToParent, isMovingFromParent
  /// The scenario language's own.
  case isReleased
  case navigationController, tabBarController, splitViewController
  case navigationItem, tabBarItem, traitCollection, transitionCoordinator
  case hidesBottomBarWhenPushed, preferredContentSize, shouldAutomaticallyForwardAppearanceMethods
  case shouldAutomaticallyForwardRotationMethods
  // UIViewController: kept, without effect on what is simulated so far
  case preferredStatusBarStyle, prefersStatusBarHidden, preferredStatusBarUpdateAnimation
  case childForStatusBarStyle, childForStatusBarHidden
  case prefersHomeIndicatorAutoHidden, childForHomeIndicatorAutoHidden
  case preferredScreenEdgesDeferringSystemGestures, childForScreenEdgesDeferringSystemGestures
  case supportedInterfaceOrientations, preferredInterfaceOrientationForPresentation, shouldAutorotate
  case overrideUserInterfaceStyle, restorationIdentifier, isEditing, toolbarItems
  case edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars, disablesAutomaticKeyboardDismissal
  case restoresFocusAfterTransition, prefersPointerLocked, childViewControllerForPointerLock
  case prefersInterfaceOrientationLocked, childForInterfaceOrientationLock
  case preferredUserInterfaceStyle, childViewControllerForUserInterfaceStyle
  // containers; `viewControllers` and `delegate` belong to several
  case viewControllers, topViewController, visibleViewController, isNavigationBarHidden, isToolbarHidden
  case navigationBar, toolbar, interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer, delegate
  case dataSource, hidesBarsOnSwipe, hidesBarsOnTap
  case selectedIndex, selectedViewController, tabBar, isTabBarHidden, moreNavigationController
  case tabs, selectedTab, viewController, viewControllerProvider, mode, sidebar, preferredPlacement, isAvailable
  case isCollapsed, displayMode, preferredDisplayMode, style, presentsWithGesture
  case splitBehavior, preferredSplitBehavior
  case preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth
  case maximumPrimaryColumnWidth, preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction
  case minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth
  case transitionStyle, spineLocation, navigationOrientation, isDoubleSided
  case isActive, searchBar, searchResultsController, obscuresBackgroundDuringPresentation
  case hidesNavigationBarDuringPresentation, searchResultsUpdater
  case preferredStyle, message, actions, preferredAction, sourceType, allowsEditing
  // UIView, UIWindow
  case window, superview, isHidden, backgroundColor, isOpaque, alpha, tag, frame, bounds, isUserInteractionEnabled
  case accessibilityIdentifier
  case rootViewController, windowScene, interfaceOrientation, isKeyWindow, windowLevel, statusBarController,
    statusBarHiddenController
  case homeIndicatorController, screenEdgesController, pointerLockController, orientationController
  // UINavigationItem and bars
  case searchController, hidesBackButton, leftItemsSupplementBackButton, leftBarButtonItem, rightBarButtonItem,
    hidesSearchBarWhenScrolling, prompt
  case items, backButtonTitle, backBarButtonItem, leftBarButtonItems, rightBarButtonItems, badgeValue, placeholder, text
  case isReachable, barStyle, isTranslucent, prefersLargeTitles
  // presentation controllers
  case sourceView, sourceRect, sourceItem, barButtonItem, permittedArrowDirections, presentationStyle
  case passthroughViews, canOverlapSourceViewRect
  case adaptiveSheetPresentationController, detents, prefersGrabberVisible, prefersEdgeAttachedInCompactHeight,
    largestUndimmedDetentIdentifier
  case prefersScrollingExpandsWhenScrolledToEdge, selectedDetentIdentifier
  case widthFollowsPreferredContentSizeWhenEdgeAttached, preferredCornerRadius, prefersPageSizing
  case shouldPresentInFullscreen, shouldRemovePresentersView, frameOfPresentedViewInContainerView, presentedView,
    containerView
  // presentation(x); `presentationController`, `transitionStyle` and `style` serve here too
  case context, source, requestedStyle, adapted, animator, removesPresentersView, detent
  // UITraitCollection
  case horizontalSizeClass, verticalSizeClass, userInterfaceIdiom, userInterfaceStyle
  // gesture recognizers and interaction controllers
  case isEnabled, wantsInteractiveStart
  // transition contexts and coordinators; `presentationStyle` and `containerView` serve here too
  case isAnimated, isInteractive, percentComplete, transitionWasCancelled
  case initiallyInteractive, isInterruptible, isCancelled
  // lists and strings
  case count, first, last, isEmpty
  // arguments of callbacks are no properties; alert actions
  case handler
  // segues; `source` serves here too
  case identifier, destination, unwindAction, sender
  /// The method of that name, given a value.
  case canPerformAction
}
