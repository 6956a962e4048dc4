extension MethodInfo {
  private static let controller = ValueType.instance(.viewController)
  private static let controllers = ValueType.list(.instance(.viewController))
  private static let shown = MethodParameter(nil, "viewController", controller)

  static let ofViewController: [MethodInfo] = presenting + containing + byHand + updates

  /// The same table by table, until one has what is looked for: the others need not even be made. A name stands in one
  /// of them.
  static func eachTableOfViewController(until isFound: ([MethodInfo]) -> Bool) {
    _ = isFound(presenting) || isFound(containing) || isFound(byHand) || isFound(updates)
  }

  private static let presenting: [MethodInfo] = [
    MethodInfo(
      .present, "present", [MethodParameter(nil, "viewControllerToPresent", controller), .animated],
      completion: "completion", .transition),
    MethodInfo(.dismiss, "dismiss", [.animated], completion: "completion", .transition),
    MethodInfo(.show, "show", [MethodParameter(nil, "vc", controller), .sender], .transition),
    MethodInfo(
      .showDetailViewController, "showDetailViewController", [MethodParameter(nil, "vc", controller), .sender],
      .transition),
    MethodInfo(
      .targetViewController, "targetViewController",
      [MethodParameter("forAction", "action", .anything), .sender], answers: controller),
    MethodInfo(
      .canPerformAction, "canPerformAction",
      [
        MethodParameter(nil, "action", .anything),
        MethodParameter("withSender", "sender", .anything, required: false),
      ], answers: .bool),
    MethodInfo(
      .childContaining, "childContaining", [MethodParameter(nil, "source", .anyObject)], .code, .since(9),
      answers: controller),
    MethodInfo(
      .performSegue, "performSegue", [MethodParameter("withIdentifier", "identifier", .string), .sender], .transition),
    MethodInfo(.tapSegue, "tap", [MethodParameter(nil, "identifier", .string)], .gesture),
    MethodInfo(.swipeToDismiss, "swipeToDismiss", [], .gesture),
    MethodInfo(.tapOutside, "tapOutside", [], .gesture),
    MethodInfo(.drag, "drag", [MethodParameter("to", "detent", .enumeration(.sheetDetent))], .gesture, .iOSOnly(15)),
  ]

  private static let containing: [MethodInfo] = [
    MethodInfo(.addChild, "addChild", [MethodParameter(nil, "childController", controller)]),
    MethodInfo(.removeFromParent, "removeFromParent"),
    MethodInfo(.willMoveToParent, "willMove", [MethodParameter("toParent", "parent", controller)]),
    MethodInfo(.didMoveToParent, "didMove", [MethodParameter("toParent", "parent", controller)]),
    MethodInfo(
      .beginAppearanceTransition, "beginAppearanceTransition", [MethodParameter(nil, "isAppearing", .bool), .animated]),
    MethodInfo(.endAppearanceTransition, "endAppearanceTransition"),
    MethodInfo(.loadViewIfNeeded, "loadViewIfNeeded", [], .code, .since(9)),
    MethodInfo(
      .transitionFromTo, "transition",
      [
        MethodParameter("from", "fromViewController", controller),
        MethodParameter("to", "toViewController", controller),
        MethodParameter("duration", "duration", .number, required: false),
        MethodParameter("options", "options", .enumeration(.animationOptions), required: false),
      ], closures: ["animations"], completion: "completion", .transition),
  ]

  private static let byHand: [MethodInfo] = [
    MethodInfo(.viewDidLoad, "viewDidLoad"),
    MethodInfo(.loadViewByHand, "loadView"),
    MethodInfo(.viewWillAppear, "viewWillAppear", [unlabelledAnimated]),
    MethodInfo(.viewIsAppearing, "viewIsAppearing", [unlabelledAnimated], .code, .since(13)),
    MethodInfo(.viewDidAppear, "viewDidAppear", [unlabelledAnimated]),
    MethodInfo(.viewWillDisappear, "viewWillDisappear", [unlabelledAnimated]),
    MethodInfo(.viewDidDisappear, "viewDidDisappear", [unlabelledAnimated]),
  ]
  private static let unlabelledAnimated = MethodParameter(nil, "animated", .bool, required: false)

  private static let updates: [MethodInfo] = [
    MethodInfo(.setNeedsUpdate, "setNeedsStatusBarAppearanceUpdate", [], .code, .notTV),
    MethodInfo(.setNeedsUpdate, "setNeedsUpdateOfHomeIndicatorAutoHidden", [], .code, .iOSOnly(11)),
    MethodInfo(.setNeedsUpdate, "setNeedsUpdateOfScreenEdgesDeferringSystemGestures", [], .code, .iOSOnly(11)),
    MethodInfo(.setNeedsUpdate, "setNeedsUpdateOfSupportedInterfaceOrientations", [], .code, .iOSOnly(16)),
    MethodInfo(.setNeedsUpdate, "setNeedsUpdateOfPrefersPointerLocked", [], .code, .iOSOnly(14)),
    MethodInfo(
      .setNeedsUpdate, "setNeedsUserInterfaceAppearanceUpdate", [], .code,
      Availability(iOS: nil, tvOS: UIKitVersion(11))),
    MethodInfo(.setEditing, "setEditing", [MethodParameter(nil, "editing", .bool), .animated]),
    MethodInfo(
      .setToolbarItems, "setToolbarItems",
      [MethodParameter(nil, "toolbarItems", .list(.instance(.barButtonItem))), .animated], .code, .notTV),
  ]

  static let ofNavigationController: [MethodInfo] = [
    MethodInfo(.pushViewController, "pushViewController", [shown, .animated], .transition),
    MethodInfo(.popViewController, "popViewController", [.animated], .transition),
    MethodInfo(.popToRootViewController, "popToRootViewController", [.animated], .transition),
    MethodInfo(.popToViewController, "popToViewController", [shown, .animated], .transition),
    MethodInfo(
      .setViewControllers, "setViewControllers", [MethodParameter(nil, "viewControllers", controllers), .animated],
      .transition),
    MethodInfo(
      .setNavigationBarHidden, "setNavigationBarHidden", [MethodParameter(nil, "hidden", .bool), .animated]),
    MethodInfo(
      .setToolbarHidden, "setToolbarHidden", [MethodParameter(nil, "hidden", .bool), .animated], .code, .notTV),
    MethodInfo(.swipeBack, "swipeBack", [], .gesture),
  ]

  static let ofTabBarController: [MethodInfo] = [
    MethodInfo(
      .setViewControllers, "setViewControllers", [MethodParameter(nil, "viewControllers", controllers), .animated],
      .transition),
    MethodInfo(
      .setTabBarHidden, "setTabBarHidden", [MethodParameter(nil, "hidden", .bool), .animated], .code, .since(18)),
    MethodInfo(.tapTab, "tap", [shown], .gesture),
  ]

  private static let column = MethodParameter(nil, "column", .enumeration(.splitColumn))

  static let ofSplitViewController: [MethodInfo] = [
    MethodInfo(
      .setColumn, "setViewController", [shown, MethodParameter("for", "column", .enumeration(.splitColumn))],
      .transition, .since(14)),
    MethodInfo(.showColumn, "show", [column], .transition, .since(14)),
    MethodInfo(.hideColumn, "hide", [column], .transition, .since(14)),
    MethodInfo(
      .viewControllerForColumn, "viewController", [MethodParameter("for", "column", .enumeration(.splitColumn))], .code,
      .since(14), answers: controller),
  ]

  static let ofPageViewController: [MethodInfo] = [
    MethodInfo(
      .setPages, "setViewControllers",
      [
        MethodParameter(nil, "viewControllers", controllers),
        MethodParameter("direction", "direction", .enumeration(.pageNavigationDirection), required: false),
        .animated,
      ], completion: "completion", .transition),
    MethodInfo(.swipePage, "swipe", [MethodParameter("to", "page", controller)], .gesture),
  ]

  static let ofAlertController: [MethodInfo] = [
    MethodInfo(.addAction, "addAction", [MethodParameter(nil, "action", .instance(.alertAction))]),
    MethodInfo(.addTextField, "addTextField", [], closures: ["configurationHandler"]),
    MethodInfo(.tapAction, "tap", [MethodParameter(nil, "title", .string)], .gesture),
  ]

  static let ofView: [MethodInfo] = [
    MethodInfo(.addSubview, "addSubview", [MethodParameter(nil, "view", .instance(.view))]),
    // where among its siblings a view stands decides nothing here
    MethodInfo(
      .addSubview, "insertSubview",
      [MethodParameter(nil, "view", .instance(.view)), MethodParameter("at", "index", .int)]),
    MethodInfo(
      .addSubview, "insertSubview",
      [MethodParameter(nil, "view", .instance(.view)), MethodParameter("belowSubview", "sibling", .instance(.view))]),
    MethodInfo(
      .addSubview, "insertSubview",
      [MethodParameter(nil, "view", .instance(.view)), MethodParameter("aboveSubview", "sibling", .instance(.view))]),
    MethodInfo(.removeFromSuperview, "removeFromSuperview"),
    MethodInfo(.layoutIfNeeded, "layoutIfNeeded"),
    MethodInfo(.setNeedsLayout, "setNeedsLayout"),
  ]

  static let ofWindow: [MethodInfo] = [
    MethodInfo(.makeKeyAndVisible, "makeKeyAndVisible"),
    MethodInfo(.makeKey, "makeKey"),
    MethodInfo(
      .resize, "resize", [MethodParameter("to", "sizeClass", .list(.enumeration(.sizeClass)))]),
  ]

  static let ofSheetPresentationController: [MethodInfo] = [
    MethodInfo(.animateChanges, "animateChanges", [], closures: ["changes"]),
    MethodInfo(.invalidateDetents, "invalidateDetents", [], .code, .iOSOnly(16)),
  ]

  static let ofSegue: [MethodInfo] = [MethodInfo(.performOfSegue, "perform", [], .transition)]

  static let ofDevice: [MethodInfo] = [
    MethodInfo(.rotate, "rotate", [MethodParameter("to", "orientation", .enumeration(.interfaceOrientation))])
  ]
}
