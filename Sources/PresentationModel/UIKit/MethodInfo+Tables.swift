extension MethodInfo {
  private static let controller = ValueType.instance(.viewController)
  private static let controllers = ValueType.list(.instance(.viewController))
  private static let shown = MethodParameter(nil, "viewController", controller)

  static let ofViewController: [MethodInfo] = presenting + containing + byHand + updates

  /// The same table by table, until one has the method: the others need not even be made. A name is in only one of
  /// them.
  static func eachTableOfViewController(until isFound: ([MethodInfo]) -> Bool) {
    _ = isFound(presenting) || isFound(containing) || isFound(byHand) || isFound(updates)
  }

  private static let presenting: [MethodInfo] = [
    MethodInfo(
      .present, "present", [MethodParameter(nil, "viewControllerToPresent", controller), .animated],
      completion: "completion", .transition, does: "presents"),
    MethodInfo(
      .dismiss, "dismiss", [.animated], completion: "completion", .transition,
      does: "dismisses what is presented, or itself"),
    MethodInfo(
      .show, "show", [MethodParameter(nil, "vc", controller), .sender], .transition,
      does: "shows by the nearest navigation or split view controller, else presents"),
    MethodInfo(
      .showDetailViewController, "showDetailViewController", [MethodParameter(nil, "vc", controller), .sender],
      .transition, does: "shows in the secondary column, else presents"),
    MethodInfo(
      .targetViewController, "targetViewController",
      [MethodParameter("forAction", "action", .anything), .sender], answers: controller,
      does: "only asks: who would show"),
    MethodInfo(
      .canPerformAction, "canPerformAction",
      [
        MethodParameter(nil, "action", .anything),
        MethodParameter("withSender", "sender", .anything, required: false),
      ], answers: .bool, does: "only asks: whether it would take an action"),
    MethodInfo(
      .childContaining, "childContaining", [MethodParameter(nil, "source", .anyObject)], .code, .since(9),
      answers: controller, does: "only asks: which child a segue unwinds from"),
    MethodInfo(
      .performSegue, "performSegue", [MethodParameter("withIdentifier", "identifier", .string), .sender], .transition,
      does: "makes the segue's destination, prepares, performs"),
    MethodInfo(
      .tapSegue, "tap", [MethodParameter(nil, "identifier", .string)], .gesture,
      does: "the user: asks whether the segue may be performed, then performs it"),
    MethodInfo(.swipeToDismiss, "swipeToDismiss", [], .gesture, does: "the user"),
    MethodInfo(.tapOutside, "tapOutside", [], .gesture, does: "the user"),
    MethodInfo(
      .drag, "drag", [MethodParameter("to", "detent", .enumeration(.sheetDetent))], .gesture, .iOSOnly(15),
      does: "the user"),
  ]

  private static let containing: [MethodInfo] = [
    MethodInfo(
      .addChild, "addChild", [MethodParameter(nil, "childController", controller)], does: "containment by hand"),
    MethodInfo(.removeFromParent, "removeFromParent", does: "containment by hand"),
    MethodInfo(
      .willMoveToParent, "willMove", [MethodParameter("toParent", "parent", controller)], does: "containment by hand"),
    MethodInfo(
      .didMoveToParent, "didMove", [MethodParameter("toParent", "parent", controller)], does: "containment by hand"),
    MethodInfo(
      .beginAppearanceTransition, "beginAppearanceTransition", [MethodParameter(nil, "isAppearing", .bool), .animated],
      does: "appearance by hand"),
    MethodInfo(.endAppearanceTransition, "endAppearanceTransition", does: "appearance by hand"),
    MethodInfo(.loadViewIfNeeded, "loadViewIfNeeded", [], .code, .since(9), does: "loads the view"),
    MethodInfo(
      .transitionFromTo, "transition",
      [
        MethodParameter("from", "fromViewController", controller),
        MethodParameter("to", "toViewController", controller),
        MethodParameter("duration", "duration", .number, required: false),
        MethodParameter("options", "options", .enumeration(.animationOptions), required: false),
      ], closures: ["animations"], completion: "completion", .transition, does: "containment by hand"),
  ]

  private static let byHand: [MethodInfo] = [
    MethodInfo(.viewDidLoad, "viewDidLoad", does: "runs the body, changes nothing"),
    MethodInfo(.loadViewByHand, "loadView", does: "runs the body, changes nothing"),
    MethodInfo(.viewWillAppear, "viewWillAppear", [unlabelledAnimated], does: "runs the body, changes nothing"),
    MethodInfo(
      .viewIsAppearing, "viewIsAppearing", [unlabelledAnimated], .code, .since(13),
      does: "runs the body, changes nothing"),
    MethodInfo(.viewDidAppear, "viewDidAppear", [unlabelledAnimated], does: "runs the body, changes nothing"),
    MethodInfo(.viewWillDisappear, "viewWillDisappear", [unlabelledAnimated], does: "runs the body, changes nothing"),
    MethodInfo(.viewDidDisappear, "viewDidDisappear", [unlabelledAnimated], does: "runs the body, changes nothing"),
    MethodInfo(.viewWillLayoutSubviews, "viewWillLayoutSubviews", does: "runs the body, changes nothing"),
    MethodInfo(.viewDidLayoutSubviews, "viewDidLayoutSubviews", does: "runs the body, changes nothing"),
    MethodInfo(
      .traitCollectionDidChange, "traitCollectionDidChange",
      [MethodParameter(nil, "previousTraitCollection", .instance(.traitCollection))],
      does: "runs the body, changes nothing"),
    MethodInfo(.didReceiveMemoryWarning, "didReceiveMemoryWarning", does: "runs the body, changes nothing"),
  ]
  private static let unlabelledAnimated = MethodParameter(nil, "animated", .bool, required: false)

  private static let updates: [MethodInfo] = [
    MethodInfo(.setNeedsUpdate, "setNeedsStatusBarAppearanceUpdate", [], .code, .notTV, does: "no effect here"),
    MethodInfo(.setNeedsUpdate, "setNeedsUpdateOfHomeIndicatorAutoHidden", [], .code, .iOSOnly(11)),
    MethodInfo(.setNeedsUpdate, "setNeedsUpdateOfScreenEdgesDeferringSystemGestures", [], .code, .iOSOnly(11)),
    MethodInfo(
      .setNeedsUpdateOfOrientations, "setNeedsUpdateOfSupportedInterfaceOrientations", [], .code, .iOSOnly(16),
      does: "asks again who decides: the interface rotates where its orientation is not supported any more"),
    MethodInfo(.setNeedsUpdate, "setNeedsUpdateOfPrefersPointerLocked", [], .code, .iOSOnly(14)),
    MethodInfo(.setNeedsUpdate, "setNeedsUpdateOfPrefersInterfaceOrientationLocked", [], .code, .iOSOnly(26)),
    MethodInfo(
      .setNeedsUpdate, "setNeedsUserInterfaceAppearanceUpdate", [], .code,
      Availability(iOS: nil, tvOS: UIKitVersion(11))),
    MethodInfo(
      .setEditing, "setEditing", [MethodParameter(nil, "editing", .bool), .animated], does: "sets the property"),
    MethodInfo(
      .setToolbarItems, "setToolbarItems",
      [MethodParameter(nil, "toolbarItems", .list(.instance(.barButtonItem))), .animated], .code, .notTV,
      does: "sets the property"),
  ]

  static let ofNavigationController: [MethodInfo] = [
    MethodInfo(.pushViewController, "pushViewController", [shown, .animated], .transition, does: "changes the stack"),
    MethodInfo(.popViewController, "popViewController", [.animated], .transition, does: "changes the stack"),
    MethodInfo(
      .popToRootViewController, "popToRootViewController", [.animated], .transition, does: "changes the stack"),
    MethodInfo(
      .popToViewController, "popToViewController", [shown, .animated], .transition, does: "changes the stack"),
    MethodInfo(
      .setViewControllers, "setViewControllers", [MethodParameter(nil, "viewControllers", controllers), .animated],
      .transition, does: "replaces the stack or the tabs"),
    MethodInfo(
      .setNavigationBarHidden, "setNavigationBarHidden", [MethodParameter(nil, "hidden", .bool), .animated],
      does: "sets the property"),
    MethodInfo(
      .setToolbarHidden, "setToolbarHidden", [MethodParameter(nil, "hidden", .bool), .animated], .code, .notTV,
      does: "sets the property"),
    MethodInfo(.swipeBack, "swipeBack", [], .gesture, does: "the user"),
    MethodInfo(.tapBack, "tapBack", [], .gesture, .notTV, does: "the user: the back button of the bar"),
  ]

  static let ofTabBarController: [MethodInfo] = [
    MethodInfo(
      .setViewControllers, "setViewControllers", [MethodParameter(nil, "viewControllers", controllers), .animated],
      .transition),
    MethodInfo(
      .setTabBarHidden, "setTabBarHidden", [MethodParameter(nil, "hidden", .bool), .animated], .code, .since(18),
      does: "shows or hides the tab bar"),
    MethodInfo(
      .setTabs, "setTabs", [MethodParameter(nil, "tabs", .list(.instance(.tab))), .animated], .transition, .since(18),
      does: "replaces the tabs as objects"),
    MethodInfo(.tapTab, "tap", [shown], .gesture, does: "the user"),
  ]

  private static let column = MethodParameter(nil, "column", .enumeration(.splitColumn))

  static let ofSplitViewController: [MethodInfo] = [
    MethodInfo(
      .setColumn, "setViewController", [shown, MethodParameter("for", "column", .enumeration(.splitColumn))],
      .transition, .since(14), does: "the columns of a split view"),
    MethodInfo(.showColumn, "show", [column], .transition, .since(14), does: "the columns of a split view"),
    MethodInfo(.hideColumn, "hide", [column], .transition, .since(14), does: "the columns of a split view"),
    MethodInfo(
      .viewControllerForColumn, "viewController", [MethodParameter("for", "column", .enumeration(.splitColumn))], .code,
      .since(14), answers: controller, does: "only asks: who stands in a column"),
    MethodInfo(
      .isShowing, "isShowing", [column], .code, .iOSOnly(26), answers: .bool,
      does: "only asks: whether a column is shown"),
  ]

  private static let placement = MethodParameter("for", "placement", .enumeration(.arrangementPlacement))

  static let ofArrangementViewController: [MethodInfo] = [
    MethodInfo(
      .setPlacement, "setViewController", [shown, placement, .animated], .transition,
      does: "who stands in an arrangement"),
    MethodInfo(.setPlacement, "setViewController", [shown, placement], .transition),
    MethodInfo(
      .updateArrangement, "updateArrangement",
      [MethodParameter(nil, "arrangement", .enumeration(.arrangement)), .animated], .transition,
      does: "beside or over each other"),
    MethodInfo(
      .viewControllerForPlacement, "viewController", [placement], .code, answers: controller,
      does: "only asks: who stands there"),
    MethodInfo(
      .placement, "placement", [MethodParameter("for", "viewController", controller)], .code,
      answers: .enumeration(.arrangementPlacement), does: "only asks: where it stands"),
  ]

  static let ofPageViewController: [MethodInfo] = [
    MethodInfo(
      .setPages, "setViewControllers",
      [
        MethodParameter(nil, "viewControllers", controllers),
        MethodParameter("direction", "direction", .enumeration(.pageNavigationDirection), required: false),
        .animated,
      ], completion: "completion", .transition, does: "replaces the pages"),
    MethodInfo(.swipePage, "swipe", [MethodParameter("to", "page", controller)], .gesture, does: "the user"),
  ]

  static let ofAlertController: [MethodInfo] = [
    MethodInfo(
      .addAction, "addAction", [MethodParameter(nil, "action", .instance(.alertAction))],
      does: "adds an action with its completion handler"),
    MethodInfo(
      .addTextField, "addTextField", [], closures: ["configurationHandler"], does: "an exception on action sheets"),
    MethodInfo(.tapAction, "tap", [MethodParameter(nil, "title", .string)], .gesture, does: "the user"),
  ]

  static let ofView: [MethodInfo] = [
    MethodInfo(
      .addSubview, "addSubview", [MethodParameter(nil, "view", .instance(.view))], does: "where the view hangs"),
    // the position of a view among its siblings decides nothing here
    MethodInfo(
      .addSubview, "insertSubview",
      [MethodParameter(nil, "view", .instance(.view)), MethodParameter("at", "index", .int)]),
    MethodInfo(
      .addSubview, "insertSubview",
      [MethodParameter(nil, "view", .instance(.view)), MethodParameter("belowSubview", "sibling", .instance(.view))]),
    MethodInfo(
      .addSubview, "insertSubview",
      [MethodParameter(nil, "view", .instance(.view)), MethodParameter("aboveSubview", "sibling", .instance(.view))]),
    MethodInfo(.removeFromSuperview, "removeFromSuperview", does: "where the view hangs"),
    MethodInfo(.layoutIfNeeded, "layoutIfNeeded", does: "no effect here"),
    MethodInfo(.setNeedsLayout, "setNeedsLayout", does: "no effect here"),
  ]

  static let ofWindow: [MethodInfo] = [
    MethodInfo(.makeKeyAndVisible, "makeKeyAndVisible", does: "the key window"),
    MethodInfo(.makeKey, "makeKey", does: "the key window"),
    MethodInfo(
      .resize, "resize", [MethodParameter("to", "sizeClass", .list(.enumeration(.sizeClass)))],
      does: "other size classes: columns and presentations adapt"),
  ]

  static let ofSearchBar: [MethodInfo] = [
    MethodInfo(.tapSearchBar, "tap", [], .gesture, does: "the user"),
    MethodInfo(
      .typeIntoSearchBar, "type", [MethodParameter(nil, "text", .string)], .gesture,
      does: "the user: the text of an active search"),
    MethodInfo(.becomeFirstResponder, "becomeFirstResponder", [], does: "in a window: activates the search"),
    MethodInfo(.tapCancel, "tapCancel", [], .gesture, does: "the user: the Cancel button of an active search"),
  ]

  static let ofSheetPresentationController: [MethodInfo] = [
    MethodInfo(.animateChanges, "animateChanges", [], closures: ["changes"], does: "runs the closure at once"),
    MethodInfo(.invalidateDetents, "invalidateDetents", [], .code, .iOSOnly(16), does: "no effect here"),
  ]

  static let ofSegue: [MethodInfo] = [
    MethodInfo(.performOfSegue, "perform", [], .transition, does: "what the segue's kind does")
  ]

  static let ofDevice: [MethodInfo] = [
    MethodInfo(
      .rotate, "rotate", [MethodParameter("to", "orientation", .enumeration(.interfaceOrientation))],
      does: "other size classes: columns and presentations adapt"),
    MethodInfo(
      .attemptRotation, "attemptRotationToDeviceOrientation", [], .code, .notTV,
      does: "`UIViewController.attemptRotationToDeviceOrientation()`: the interface follows the device, if it may now"),
    MethodInfo(.unfold, "unfold", does: "opens an iPhoneDuo: columns and presentations adapt"),
    MethodInfo(.fold, "fold", does: "closes an iPhoneDuo: columns and presentations adapt"),
    MethodInfo(.warnOfLowMemory, "warnOfLowMemory", does: "calls didReceiveMemoryWarning"),
    MethodInfo(
      .leaveApp, "leaveApp",
      does: "the app goes to the background: its delegate and observers of notifications hear of it"),
    MethodInfo(.returnToApp, "returnToApp", does: "the app comes back to the front, and they hear of it"),
  ]
}
