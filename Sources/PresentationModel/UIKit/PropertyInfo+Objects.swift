extension PropertyInfo {
  private static let controller = ValueType.instance(.viewController)

  static let ofView: [PropertyInfo] = [
    PropertyInfo(.window, .instance(.window)),
    PropertyInfo(.superview, .instance(.view)),
    PropertyInfo(.isReachable, .bool),
    PropertyInfo(.isHidden, .bool, .write),
    PropertyInfo(.backgroundColor, .enumeration(.color), .write, takesNil: true),
    PropertyInfo(.alpha, .number, .write),
    PropertyInfo(.tag, .int, .write),
    PropertyInfo(.frame, .rect, .write),
    PropertyInfo(.bounds, .rect, .write),
    PropertyInfo(.isUserInteractionEnabled, .bool, .write),
    PropertyInfo(.accessibilityIdentifier, .string, .write),
    PropertyInfo(.traitCollection, .instance(.traitCollection)),
    PropertyInfo(.overrideUserInterfaceStyle, .enumeration(.userInterfaceStyle), .write, .since(13)),
  ]

  static let ofWindow: [PropertyInfo] = [
    PropertyInfo(.rootViewController, controller, .write),
    PropertyInfo(.isKeyWindow, .bool),
    PropertyInfo(.windowLevel, .enumeration(.windowLevel), .write),
    PropertyInfo(.statusBarController, controller, .read, .notTV),
    PropertyInfo(.statusBarHiddenController, controller, .read, .notTV),
    PropertyInfo(.homeIndicatorController, controller, .read, .iOSOnly(11)),
    PropertyInfo(.screenEdgesController, controller, .read, .iOSOnly(11)),
    PropertyInfo(.pointerLockController, controller, .read, .iOSOnly(14)),
    PropertyInfo(.orientationController, controller, .read, .notTV),
    PropertyInfo(.supportedInterfaceOrientations, .enumeration(.interfaceOrientationMask), .read, .notTV),
  ]

  /// Of every bar.
  static let ofBar: [PropertyInfo] = [
    PropertyInfo(.isReachable, .bool),
    PropertyInfo(.barStyle, .enumeration(.barStyle), .write, .notTV),
    PropertyInfo(.isTranslucent, .bool, .write),
    PropertyInfo(.delegate, .anyObject, .write),
  ]

  static let ofNavigationBar: [PropertyInfo] =
    ofBar + [PropertyInfo(.prefersLargeTitles, .bool, .write, .iOSOnly(11))]

  static let ofSearchBar: [PropertyInfo] = [
    PropertyInfo(.placeholder, .string, .write),
    PropertyInfo(.prompt, .string, .write),
    PropertyInfo(.delegate, .anyObject, .write),
  ]

  static let ofNavigationItem: [PropertyInfo] = [
    PropertyInfo(.title, .string, .write),
    PropertyInfo(.prompt, .string, .write, .notTV),
    PropertyInfo(.searchController, .instance(.searchController), .write, .iOSOnly(11)),
    PropertyInfo(.hidesSearchBarWhenScrolling, .bool, .write, .iOSOnly(11)),
    PropertyInfo(.hidesBackButton, .bool, .write, .notTV),
    PropertyInfo(.backButtonTitle, .string, .write, .iOSOnly(11)),
    PropertyInfo(.backBarButtonItem, .instance(.barButtonItem), .write, .notTV),
    PropertyInfo(.leftBarButtonItem, .instance(.barButtonItem), .write),
    PropertyInfo(.rightBarButtonItem, .instance(.barButtonItem), .write),
    PropertyInfo(.leftBarButtonItems, .list(.instance(.barButtonItem)), .write),
    PropertyInfo(.rightBarButtonItems, .list(.instance(.barButtonItem)), .write),
  ]

  static let ofAlertAction: [PropertyInfo] = [
    PropertyInfo(.title, .string),
    PropertyInfo(.style, .enumeration(.alertActionStyle)),
    PropertyInfo(.isEnabled, .bool, .write),
    PropertyInfo(.handler, .anything),
  ]

  static let ofTraitCollection: [PropertyInfo] = [
    PropertyInfo(.horizontalSizeClass, .enumeration(.sizeClass)),
    PropertyInfo(.verticalSizeClass, .enumeration(.sizeClass)),
    PropertyInfo(.userInterfaceIdiom, .enumeration(.userInterfaceIdiom)),
    PropertyInfo(.userInterfaceStyle, .enumeration(.userInterfaceStyle)),
  ]
}
