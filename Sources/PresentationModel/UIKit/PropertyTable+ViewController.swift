extension PropertyTable {
  private static let controller = ValueType.instance(.viewController)

  /// `UIViewController`'s properties.
  static let ofViewController: [Row] = {
    // One after the other: `+` would copy the first of them again and again.
    var rows = links
    rows += presenting
    rows += showing
    rows += preferences
    return rows
  }()

  /// Containment, presentation and the view.
  private static let links: [Row] = [
    Row(
      .title, "title", .string, .write, does: "kept and read back; an alert shows it, one of an outline has its name"),
    Row(.view, "view", .instance(.view), .write, does: "reading loads it; assigning replaces it"),
    Row(.viewIfLoaded, "viewIfLoaded", .instance(.view), .read, does: loaded),
    Row(.isViewLoaded, "isViewLoaded", .bool, does: loaded),
    Row(.nibName, "nibName", .string, .initialOrWrite, does: source),
    Row(.storyboard, "storyboard", .string, .initialOrWrite, does: source),
    Row(
      .nibsInBundle, "nibsInBundle", .list(.string), .initialOrWrite, takesNil: false, standard: .emptyList,
      does: source),
    Row(.loadView, "loadView", .instance(.view), .initialOrWrite, does: source),
    Row(.parent, "parent", controller, does: containment),
    Row(.children, "children", .list(controller), standard: .emptyList, does: containment),
    Row(.presentingViewController, "presentingViewController", controller, does: presentationLinks),
    Row(.presentedViewController, "presentedViewController", controller, does: presentationLinks),
    Row(.navigationController, "navigationController", .instance(.navigationController), does: ancestor),
    Row(.tabBarController, "tabBarController", .instance(.tabBarController), does: ancestor),
    Row(.splitViewController, "splitViewController", .instance(.splitViewController), does: ancestor),
    Row(.navigationItem, "navigationItem", .instance(.navigationItem), does: itsOwn),
    Row(.tabBarItem, "tabBarItem", .instance(.tabBarItem), .write, does: itsOwn),
    Row(.traitCollection, "traitCollection", .instance(.traitCollection), does: itsOwn),
    Row(
      .transitionCoordinator, "transitionCoordinator", .instance(.transitionCoordinator),
      does: "there while a transition runs"),
    Row(.isBeingPresented, "isBeingPresented", .bool, does: duringTheChange),
    Row(.isBeingDismissed, "isBeingDismissed", .bool, does: duringTheChange),
    Row(.isMovingToParent, "isMovingToParent", .bool, does: duringTheChange),
    Row(.isMovingFromParent, "isMovingFromParent", .bool, does: duringTheChange),
    Row(.isReleased, "isReleased", .bool, standard: .no, does: "whether it was released (REL-03)"),
  ]

  /// What decides a presentation.
  private static let presenting: [Row] = [
    Row(.presentationController, "presentationController", .instance(.presentationController), does: madeByReading),
    Row(
      .activePresentationController, "activePresentationController", .instance(.presentationController), .read,
      .iOSOnly(16), does: madeByReading),
    Row(
      .popoverPresentationController, "popoverPresentationController", .instance(.popoverPresentationController), .read,
      .notTV, does: madeByReading),
    Row(
      .sheetPresentationController, "sheetPresentationController", .instance(.sheetPresentationController), .read,
      .iOSOnly(15), does: madeByReading),
    Row(
      .modalPresentationStyle, "modalPresentationStyle", .enumeration(.modalPresentationStyle), .write,
      does: "who presents, what adapts, what leaves the window"),
    Row(.modalTransitionStyle, "modalTransitionStyle", .enumeration(.modalTransitionStyle), .write, does: transition),
    Row(
      .preferredTransition, "preferredTransition", .enumeration(.viewControllerTransition), .write, .since(18),
      takesNil: true, does: transition),
    Row(
      .isModalInPresentation, "isModalInPresentation", .bool, .write, .sinceAndInDocuments(13), standard: .no,
      does: modal),
    Row(.isModalInPopover, "isModalInPopover", .bool, .write, .notTV, standard: .no, does: modal),
    Row(
      .definesPresentationContext, "definesPresentationContext", .bool, .write, standard: .no,
      does: "stops the search for who presents"),
    Row(
      .providesPresentationContextTransitionStyle, "providesPresentationContextTransitionStyle", .bool, .write,
      standard: .no, does: "the context gives its transition style"),
    Row(
      .modalPresentationCapturesStatusBarAppearance, "modalPresentationCapturesStatusBarAppearance", .bool, .write,
      .notTV, standard: .no, does: statusBarDecider),
    Row(
      .transitioningDelegate, "transitioningDelegate", .conforming(.transitioning), .write,
      does: "asked for presentation controller and animators; weak"),
    Row(
      .restoresFocusAfterTransition, "restoresFocusAfterTransition", .bool, .write, .since(10), standard: .yes,
      does: kept),
    Row(
      .disablesAutomaticKeyboardDismissal, "disablesAutomaticKeyboardDismissal", .bool, .initialOrWrite, standard: .no,
      does: kept),
    Row(
      .canPerformAction, "canPerformAction", .bool, .initial,
      does: "false: passed over by what is shown; canPerformAction(_:withSender:)"),
  ]

  /// How it is shown.
  private static let showing: [Row] = [
    Row(
      .hidesBottomBarWhenPushed, "hidesBottomBarWhenPushed", .bool, .write, .notTV, standard: .no,
      does: "hides the tab bar while pushed"),
    Row(
      .preferredContentSize, "preferredContentSize", .size, .write, standard: .zeroSize,
      does: "given to the parent or the presentation controller"),
    Row(
      .shouldAutomaticallyForwardAppearanceMethods, "shouldAutomaticallyForwardAppearanceMethods", .bool,
      .initialOrWrite, standard: .yes, does: "whether children get appearance callbacks"),
    Row(
      .shouldAutomaticallyForwardRotationMethods, "shouldAutomaticallyForwardRotationMethods", .bool, .initialOrWrite,
      .notTV, standard: .yes,
      does: "whether children get willRotate, willAnimateRotation and didRotate of the documents"),
    Row(
      .overrideUserInterfaceStyle, "overrideUserInterfaceStyle", .enumeration(.userInterfaceStyle), .write,
      .sinceAndInDocuments(13), standard: .row(0), does: lightOrDark),
    Row(.restorationIdentifier, "restorationIdentifier", .string, .write, does: kept),
    Row(.isEditing, "isEditing", .bool, .write, standard: .no, does: kept),
    Row(.toolbarItems, "toolbarItems", .list(.instance(.barButtonItem)), .write, .notTV, does: kept),
    Row(
      .edgesForExtendedLayout, "edgesForExtendedLayout", .enumeration(.rectEdge), .write, standard: .row(4), does: kept),
    Row(
      .extendedLayoutIncludesOpaqueBars, "extendedLayoutIncludesOpaqueBars", .bool, .write, standard: .no, does: kept),
  ]

  /// What a subclass answers when the system asks.
  private static let preferences: [Row] = [
    Row(
      .preferredStatusBarStyle, "preferredStatusBarStyle", .enumeration(.statusBarStyle), .initialOrWrite, .notTV,
      standard: .row(0), does: statusBarPreference),
    Row(
      .prefersStatusBarHidden, "prefersStatusBarHidden", .bool, .initialOrWrite, .notTV, standard: .no,
      does: statusBarPreference),
    Row(
      .preferredStatusBarUpdateAnimation, "preferredStatusBarUpdateAnimation", .enumeration(.statusBarAnimation),
      .initialOrWrite, .notTV, standard: .row(1), does: statusBarPreference),
    Row(.childForStatusBarStyle, "childForStatusBarStyle", controller, .initialOrWrite, .notTV, does: statusBarDecider),
    Row(
      .childForStatusBarHidden, "childForStatusBarHidden", controller, .initialOrWrite, .notTV, does: statusBarDecider),
    Row(
      .prefersHomeIndicatorAutoHidden, "prefersHomeIndicatorAutoHidden", .bool, .initialOrWrite, .iOSOnly(11),
      standard: .no, does: edgesPreference),
    Row(
      .childForHomeIndicatorAutoHidden, "childForHomeIndicatorAutoHidden", controller, .initialOrWrite, .iOSOnly(11),
      does: edgesDecider),
    Row(
      .preferredScreenEdgesDeferringSystemGestures, "preferredScreenEdgesDeferringSystemGestures",
      .enumeration(.rectEdge), .initialOrWrite, .iOSOnly(11), does: edgesPreference),
    Row(
      .childForScreenEdgesDeferringSystemGestures, "childForScreenEdgesDeferringSystemGestures", controller,
      .initialOrWrite, .iOSOnly(11), does: edgesDecider),
    Row(
      .prefersPointerLocked, "prefersPointerLocked", .bool, .initialOrWrite, .iOSOnly(14), standard: .no,
      does: edgesPreference),
    Row(
      .childViewControllerForPointerLock, "childViewControllerForPointerLock", controller, .initialOrWrite,
      .iOSOnly(14), does: edgesDecider),
    Row(
      .prefersInterfaceOrientationLocked, "prefersInterfaceOrientationLocked", .bool, .initialOrWrite, .iOSOnly(26),
      standard: .no, does: "whether the device rotates the interface"),
    Row(
      .childForInterfaceOrientationLock, "childForInterfaceOrientationLock", controller, .initialOrWrite, .iOSOnly(26),
      does: "which child is asked for prefersInterfaceOrientationLocked"),
    Row(
      .preferredUserInterfaceStyle, "preferredUserInterfaceStyle", .enumeration(.userInterfaceStyle), .initialOrWrite,
      Availability(iOS: nil, tvOS: UIKitVersion(11)), standard: .row(0), does: lightOrDark),
    Row(
      .childViewControllerForUserInterfaceStyle, "childViewControllerForUserInterfaceStyle", controller,
      .initialOrWrite, Availability(iOS: nil, tvOS: UIKitVersion(11)), does: lightOrDark),
    Row(
      .supportedInterfaceOrientations, "supportedInterfaceOrientations", .enumeration(.interfaceOrientationMask),
      .initialOrWrite, .notTV, does: turning),
    Row(
      .preferredInterfaceOrientationForPresentation, "preferredInterfaceOrientationForPresentation",
      .enumeration(.interfaceOrientation), .initialOrWrite, .notTV, does: "which way up full screen starts"),
    Row(.shouldAutorotate, "shouldAutorotate", .bool, .initialOrWrite, .notTV, standard: .yes, does: turning),
  ]
}
