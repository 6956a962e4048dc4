extension PropertyTable {
  private static let controller = ValueType.instance(.viewController)
  private static let controllers = ValueType.list(.instance(.viewController))

  static let ofNavigationController: [Row] = [
    Row(
      .viewControllers, "viewControllers", controllers, .write, takesNil: false, startsTransition: true,
      standard: .emptyList, does: "the stack, the tabs, the columns, the pages"),
    Row(.topViewController, "topViewController", controller, does: "the top of the stack"),
    Row(
      .visibleViewController, "visibleViewController", controller,
      does: "what is presented over the stack, else its top"),
    Row(.isNavigationBarHidden, "isNavigationBarHidden", .bool, .write, standard: .no, does: barHidden),
    Row(.isToolbarHidden, "isToolbarHidden", .bool, .write, .notTV, standard: .yes, does: barHidden),
    Row(.navigationBar, "navigationBar", .instance(.navigationBar), does: bar),
    Row(.toolbar, "toolbar", .instance(.toolbar), .read, .notTV, does: bar),
    Row(
      .interactivePopGestureRecognizer, "interactivePopGestureRecognizer", .instance(.gestureRecognizer), .read, .notTV,
      does: swipingBack),
    Row(
      .interactiveContentPopGestureRecognizer, "interactiveContentPopGestureRecognizer", .instance(.gestureRecognizer),
      .read, .iOSOnly(26), does: swipingBack),
    Row(.delegate, "delegate", .conforming(.navigation), .write, does: delegate),
    Row(.hidesBarsOnSwipe, "hidesBarsOnSwipe", .bool, .write, .notTV, standard: .no, does: kept),
    Row(.hidesBarsOnTap, "hidesBarsOnTap", .bool, .write, .notTV, standard: .no, does: kept),
  ]

  static let ofTabBarController: [Row] = [
    Row(.viewControllers, controllers, .write, startsTransition: true),
    Row(.selectedIndex, "selectedIndex", .int, .write, startsTransition: true, standard: .int(0), does: tabs),
    Row(.selectedViewController, "selectedViewController", controller, .write, startsTransition: true, does: tabs),
    Row(
      .moreNavigationController, "moreNavigationController", .instance(.navigationController),
      does: "shows the tabs that do not fit into the bar"),
    Row(.tabBar, "tabBar", .instance(.tabBar), does: bar),
    Row(
      .isTabBarHidden, "isTabBarHidden", .bool, .write, .since(18),
      does: "what code has set; true takes the tab bar away"),
    Row(
      .tabs, "tabs", .list(.instance(.tab)), .write, .since(18), takesNil: false, startsTransition: true,
      standard: .emptyList, does: "the tabs as objects"),
    Row(
      .selectedTab, "selectedTab", .instance(.tab), .write, .since(18), startsTransition: true, does: tabs),
    Row(
      .mode, "mode", .enumeration(.tabBarMode), .write, .since(18), standard: .row(0),
      does: "with the sidebar's placement, whether an iPhone has a sidebar"),
    Row(.sidebar, "sidebar", .instance(.tabBarSidebar), .read, .since(18), does: "the sidebar of the tabs"),
    Row(.delegate, .conforming(.tabBar), .write),
  ]

  /// Of a tab as an object.
  static let ofTab: [Row] = [
    Row(.title, .string, .write),
    Row(.identifier, .string),
    Row(.isHidden, .bool, .write),
    Row(.viewController, "viewController", controller, does: "what the provider has made, from then on"),
    Row(
      .viewControllerProvider, "viewControllerProvider", controller, .initial,
      does: "called when the tab's controller is first needed"),
  ]

  static let ofTabBarSidebar: [Row] = [
    Row(
      .preferredPlacement, "preferredPlacement", .enumeration(.sidebarPlacement), .write, .iOSOnly(27),
      standard: .row(0), does: "with the mode, whether an iPhone has a sidebar"),
    Row(
      .isAvailable, "isAvailable", .bool, .read, .iOSOnly(27), standard: .no,
      does: "whether there is room and the mode for the sidebar"),
  ]

  static let ofSplitViewController: [Row] = [
    Row(.viewControllers, controllers, .write, takesNil: false, startsTransition: true),
    Row(.isCollapsed, "isCollapsed", .bool, standard: .no, does: "whether the columns are one stack"),
    Row(
      .displayMode, "displayMode", .enumeration(.splitDisplayMode), standard: .row(0), does: "which columns are shown"),
    Row(
      .preferredDisplayMode, "preferredDisplayMode", .enumeration(.splitDisplayMode), .write, standard: .row(0),
      does: "whether the primary column shows"),
    Row(
      .style, "style", .enumeration(.splitStyle), .initial, .since(14), standard: .row(0),
      does: "the columns of a split view"),
    Row(.presentsWithGesture, "presentsWithGesture", .bool, .write, standard: .yes, does: kept),
    Row(
      .splitBehavior, "splitBehavior", .enumeration(.splitBehavior), .read, .since(14), standard: .row(1),
      does: noClassicSplit),
    Row(
      .preferredSplitBehavior, "preferredSplitBehavior", .enumeration(.splitBehavior), .write, .since(14),
      standard: .row(0), does: noClassicSplit),
    Row(
      .preferredPrimaryColumnWidth, "preferredPrimaryColumnWidth", .number, .write, .since(14), standard: .automatic,
      does: kept),
    Row(
      .preferredPrimaryColumnWidthFraction, "preferredPrimaryColumnWidthFraction", .number, .write,
      standard: .automatic, does: kept),
    Row(.minimumPrimaryColumnWidth, "minimumPrimaryColumnWidth", .number, .write, standard: .automatic, does: kept),
    Row(.maximumPrimaryColumnWidth, "maximumPrimaryColumnWidth", .number, .write, standard: .automatic, does: kept),
    Row(
      .preferredSupplementaryColumnWidth, "preferredSupplementaryColumnWidth", .number, .write, .since(14),
      standard: .automatic, does: threeColumns),
    Row(
      .preferredSupplementaryColumnWidthFraction, "preferredSupplementaryColumnWidthFraction", .number, .write,
      .since(14), standard: .automatic, does: threeColumns),
    Row(
      .minimumSupplementaryColumnWidth, "minimumSupplementaryColumnWidth", .number, .write, .since(14),
      standard: .automatic, does: threeColumns),
    Row(
      .maximumSupplementaryColumnWidth, "maximumSupplementaryColumnWidth", .number, .write, .since(14),
      standard: .automatic, does: threeColumns),
    Row(.delegate, .conforming(.split), .write),
  ]

  static let ofPageViewController: [Row] = [
    Row(.viewControllers, controllers, .read),
    Row(
      .transitionStyle, "transitionStyle", .enumeration(.pageTransitionStyle), .initial, standard: .row(0),
      does: "page curl or scroll; of presentation(x), what is played"),
    Row(
      .spineLocation, "spineLocation", .enumeration(.pageSpineLocation), .initial, standard: .row(1),
      does: "two pages where it is .mid"),
    Row(
      .navigationOrientation, "navigationOrientation", .enumeration(.pageNavigationOrientation), .initial,
      standard: .row(0), does: kept),
    Row(
      .isDoubleSided, "isDoubleSided", .bool, .write, standard: .no,
      does: "of page curls: an animated change takes a page and its back"),
    Row(.delegate, .conforming(.page), .write),
    Row(.dataSource, "dataSource", .anyObject, .write, does: "asked by a swipe; weak"),
  ]

  static let ofSearchController: [Row] = [
    Row(
      .isActive, "isActive", .bool, .write, startsTransition: true, standard: .no,
      does: "presents and dismisses the search controller"),
    Row(.searchBar, "searchBar", .instance(.searchBar), does: bar),
    Row(
      .searchResultsController, "searchResultsController", controller, .initial, does: "the search controller's child"),
    Row(
      .obscuresBackgroundDuringPresentation, "obscuresBackgroundDuringPresentation", .bool, .write, standard: .yes,
      does: kept
    ),
    Row(
      .hidesNavigationBarDuringPresentation, "hidesNavigationBarDuringPresentation", .bool, .write, standard: .yes,
      does: kept
    ),
    Row(
      .searchResultsUpdater, "searchResultsUpdater", .anyObject, .write,
      does: "in pasted Swift hears of what the user does with the search bar; weak"),
    Row(.delegate, .conforming(.search), .write),
  ]

  static let ofAlertController: [Row] = [
    Row(.preferredStyle, "preferredStyle", .enumeration(.alertStyle), .initial, does: "alert or action sheet"),
    Row(.message, "message", .string, .write, does: "an alert shows a title, a message or an action"),
    Row(.actions, "actions", .list(.instance(.alertAction)), standard: .emptyList, does: "what addAction has added"),
    Row(.preferredAction, "preferredAction", .instance(.alertAction), .write, .since(9), does: kept),
  ]

  static let ofImagePickerController: [Row] = [
    Row(
      .sourceType, "sourceType", .enumeration(.imagePickerSourceType), .write, .notTV, standard: .row(0),
      does: "the camera is presented full screen"),
    Row(.allowsEditing, "allowsEditing", .bool, .write, .notTV, standard: .no, does: kept),
    Row(.delegate, .anyObject, .write, does: keptDelegate),
  ]

  static let ofDocumentPicker: [Row] = [
    Row(.delegate, .anyObject, .write, does: keptDelegate)
  ]
}
