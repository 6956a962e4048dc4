extension PropertyInfo {
  private static let controller = ValueType.instance(.viewController)
  private static let controllers = ValueType.list(.instance(.viewController))

  static let ofNavigationController: [PropertyInfo] = [
    PropertyInfo(.viewControllers, controllers, .write, takesNil: false, startsTransition: true),
    PropertyInfo(.topViewController, controller),
    PropertyInfo(.visibleViewController, controller),
    PropertyInfo(.isNavigationBarHidden, .bool, .write),
    PropertyInfo(.isToolbarHidden, .bool, .write, .notTV),
    PropertyInfo(.navigationBar, .instance(.navigationBar)),
    PropertyInfo(.toolbar, .instance(.toolbar), .read, .notTV),
    PropertyInfo(.interactivePopGestureRecognizer, .instance(.gestureRecognizer), .read, .notTV),
    PropertyInfo(.delegate, .conforming(.navigation), .write),
    PropertyInfo(.hidesBarsOnSwipe, .bool, .write, .notTV),
    PropertyInfo(.hidesBarsOnTap, .bool, .write, .notTV),
  ]

  static let ofTabBarController: [PropertyInfo] = [
    PropertyInfo(.viewControllers, controllers, .write, startsTransition: true),
    PropertyInfo(.selectedIndex, .int, .write, startsTransition: true),
    PropertyInfo(.selectedViewController, controller, .write, startsTransition: true),
    PropertyInfo(.moreNavigationController, .instance(.navigationController)),
    PropertyInfo(.tabBar, .instance(.tabBar)),
    PropertyInfo(.isTabBarHidden, .bool, .write, .since(18)),
    PropertyInfo(.delegate, .conforming(.tabBar), .write),
  ]

  static let ofSplitViewController: [PropertyInfo] = [
    PropertyInfo(.viewControllers, controllers, .write, takesNil: false, startsTransition: true),
    PropertyInfo(.isCollapsed, .bool),
    PropertyInfo(.displayMode, .enumeration(.splitDisplayMode)),
    PropertyInfo(.preferredDisplayMode, .enumeration(.splitDisplayMode), .write),
    PropertyInfo(.style, .enumeration(.splitStyle), .initial, .since(14)),
    PropertyInfo(.presentsWithGesture, .bool, .write),
    PropertyInfo(.splitBehavior, .enumeration(.splitBehavior), .read, .since(14)),
    PropertyInfo(.preferredSplitBehavior, .enumeration(.splitBehavior), .write, .since(14)),
    PropertyInfo(.preferredPrimaryColumnWidth, .number, .write, .since(14)),
    PropertyInfo(.preferredPrimaryColumnWidthFraction, .number, .write),
    PropertyInfo(.minimumPrimaryColumnWidth, .number, .write),
    PropertyInfo(.maximumPrimaryColumnWidth, .number, .write),
    PropertyInfo(.preferredSupplementaryColumnWidth, .number, .write, .since(14)),
    PropertyInfo(.preferredSupplementaryColumnWidthFraction, .number, .write, .since(14)),
    PropertyInfo(.minimumSupplementaryColumnWidth, .number, .write, .since(14)),
    PropertyInfo(.maximumSupplementaryColumnWidth, .number, .write, .since(14)),
    PropertyInfo(.delegate, .conforming(.split), .write),
  ]

  static let ofPageViewController: [PropertyInfo] = [
    PropertyInfo(.viewControllers, controllers, .read),
    PropertyInfo(.transitionStyle, .enumeration(.pageTransitionStyle), .initial),
    PropertyInfo(.spineLocation, .enumeration(.pageSpineLocation), .initial),
    PropertyInfo(.navigationOrientation, .enumeration(.pageNavigationOrientation), .initial),
    PropertyInfo(.isDoubleSided, .bool, .write),
    PropertyInfo(.delegate, .conforming(.page), .write),
    PropertyInfo(.dataSource, .anyObject, .write),
  ]

  static let ofSearchController: [PropertyInfo] = [
    PropertyInfo(.isActive, .bool, .write, startsTransition: true),
    PropertyInfo(.searchBar, .instance(.searchBar)),
    PropertyInfo(.searchResultsController, controller, .initial),
    PropertyInfo(.obscuresBackgroundDuringPresentation, .bool, .write),
    PropertyInfo(.hidesNavigationBarDuringPresentation, .bool, .write),
    PropertyInfo(.searchResultsUpdater, .anyObject, .write),
    PropertyInfo(.delegate, .conforming(.search), .write),
  ]

  static let ofAlertController: [PropertyInfo] = [
    PropertyInfo(.preferredStyle, .enumeration(.alertStyle), .initial),
    PropertyInfo(.message, .string, .write),
    PropertyInfo(.actions, .list(.instance(.alertAction))),
    PropertyInfo(.preferredAction, .instance(.alertAction), .write, .since(9)),
  ]

  static let ofImagePickerController: [PropertyInfo] = [
    PropertyInfo(.sourceType, .enumeration(.imagePickerSourceType), .write, .notTV),
    PropertyInfo(.allowsEditing, .bool, .write, .notTV),
    PropertyInfo(.delegate, .anyObject, .write),
  ]

  static let ofDocumentPicker: [PropertyInfo] = [
    PropertyInfo(.delegate, .anyObject, .write)
  ]
}
