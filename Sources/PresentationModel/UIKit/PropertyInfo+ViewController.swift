extension PropertyInfo {
  private static let controller = ValueType.instance(.viewController)

  /// `UIViewController`'s properties.
  static let ofViewController: [PropertyInfo] = links + presenting + showing + wishes

  /// Containment, presentation and the view.
  private static let links: [PropertyInfo] = [
    PropertyInfo(.title, .string, .write),
    PropertyInfo(.view, .instance(.view), .write),
    PropertyInfo(.viewIfLoaded, .instance(.view), .read),
    PropertyInfo(.isViewLoaded, .bool),
    PropertyInfo(.nibName, .string, .initialOrWrite),
    PropertyInfo(.storyboard, .string, .initialOrWrite),
    PropertyInfo(.nibsInBundle, .list(.string), .initialOrWrite, takesNil: false),
    PropertyInfo(.loadView, .instance(.view), .initialOrWrite),
    PropertyInfo(.parent, controller),
    PropertyInfo(.children, .list(controller)),
    PropertyInfo(.presentingViewController, controller),
    PropertyInfo(.presentedViewController, controller),
    PropertyInfo(.navigationController, .instance(.navigationController)),
    PropertyInfo(.tabBarController, .instance(.tabBarController)),
    PropertyInfo(.splitViewController, .instance(.splitViewController)),
    PropertyInfo(.navigationItem, .instance(.navigationItem)),
    PropertyInfo(.tabBarItem, .instance(.tabBarItem), .write),
    PropertyInfo(.traitCollection, .instance(.traitCollection)),
    PropertyInfo(.transitionCoordinator, .instance(.transitionCoordinator)),
    PropertyInfo(.isBeingPresented, .bool),
    PropertyInfo(.isBeingDismissed, .bool),
    PropertyInfo(.isMovingToParent, .bool),
    PropertyInfo(.isMovingFromParent, .bool),
  ]

  /// What decides a presentation.
  private static let presenting: [PropertyInfo] = [
    PropertyInfo(.presentationController, .instance(.presentationController)),
    PropertyInfo(.activePresentationController, .instance(.presentationController), .read, .iOSOnly(16)),
    PropertyInfo(.popoverPresentationController, .instance(.popoverPresentationController), .read, .notTV),
    PropertyInfo(.sheetPresentationController, .instance(.sheetPresentationController), .read, .iOSOnly(15)),
    PropertyInfo(.modalPresentationStyle, .enumeration(.modalPresentationStyle), .write),
    PropertyInfo(.modalTransitionStyle, .enumeration(.modalTransitionStyle), .write),
    PropertyInfo(.preferredTransition, .enumeration(.viewControllerTransition), .write, .since(18), takesNil: true),
    PropertyInfo(.isModalInPresentation, .bool, .write, .since(13)),
    PropertyInfo(.isModalInPopover, .bool, .write, .notTV),
    PropertyInfo(.definesPresentationContext, .bool, .write),
    PropertyInfo(.providesPresentationContextTransitionStyle, .bool, .write),
    PropertyInfo(.modalPresentationCapturesStatusBarAppearance, .bool, .write, .notTV),
    PropertyInfo(.transitioningDelegate, .conforming(.transitioning), .write),
    PropertyInfo(.restoresFocusAfterTransition, .bool, .write, .since(10)),
    PropertyInfo(.disablesAutomaticKeyboardDismissal, .bool, .initialOrWrite),
    PropertyInfo(.canPerformAction, .bool, .initial),
  ]

  /// How it is shown.
  private static let showing: [PropertyInfo] = [
    PropertyInfo(.hidesBottomBarWhenPushed, .bool, .write, .notTV),
    PropertyInfo(.preferredContentSize, .size, .write),
    PropertyInfo(.shouldAutomaticallyForwardAppearanceMethods, .bool, .initialOrWrite),
    PropertyInfo(.overrideUserInterfaceStyle, .enumeration(.userInterfaceStyle), .write, .since(13)),
    PropertyInfo(.restorationIdentifier, .string, .write),
    PropertyInfo(.isEditing, .bool, .write),
    PropertyInfo(.toolbarItems, .list(.instance(.barButtonItem)), .write, .notTV),
    PropertyInfo(.edgesForExtendedLayout, .enumeration(.rectEdge), .write),
    PropertyInfo(.extendedLayoutIncludesOpaqueBars, .bool, .write),
  ]

  /// What a subclass answers when the system asks.
  private static let wishes: [PropertyInfo] = [
    PropertyInfo(.preferredStatusBarStyle, .enumeration(.statusBarStyle), .initialOrWrite, .notTV),
    PropertyInfo(.prefersStatusBarHidden, .bool, .initialOrWrite, .notTV),
    PropertyInfo(.preferredStatusBarUpdateAnimation, .enumeration(.statusBarAnimation), .initialOrWrite, .notTV),
    PropertyInfo(.childForStatusBarStyle, controller, .initialOrWrite, .notTV),
    PropertyInfo(.childForStatusBarHidden, controller, .initialOrWrite, .notTV),
    PropertyInfo(.prefersHomeIndicatorAutoHidden, .bool, .initialOrWrite, .iOSOnly(11)),
    PropertyInfo(.childForHomeIndicatorAutoHidden, controller, .initialOrWrite, .iOSOnly(11)),
    PropertyInfo(
      .preferredScreenEdgesDeferringSystemGestures, .enumeration(.rectEdge), .initialOrWrite, .iOSOnly(11)),
    PropertyInfo(.childForScreenEdgesDeferringSystemGestures, controller, .initialOrWrite, .iOSOnly(11)),
    PropertyInfo(.prefersPointerLocked, .bool, .initialOrWrite, .iOSOnly(14)),
    PropertyInfo(.childViewControllerForPointerLock, controller, .initialOrWrite, .iOSOnly(14)),
    PropertyInfo(
      .preferredUserInterfaceStyle, .enumeration(.userInterfaceStyle), .initialOrWrite,
      Availability(iOS: nil, tvOS: UIKitVersion(11))),
    PropertyInfo(
      .childViewControllerForUserInterfaceStyle, controller, .initialOrWrite,
      Availability(iOS: nil, tvOS: UIKitVersion(11))),
    PropertyInfo(.supportedInterfaceOrientations, .enumeration(.interfaceOrientationMask), .initialOrWrite, .notTV),
    PropertyInfo(
      .preferredInterfaceOrientationForPresentation, .enumeration(.interfaceOrientation), .initialOrWrite, .notTV),
    PropertyInfo(.shouldAutorotate, .bool, .initialOrWrite, .notTV),
  ]
}
