extension PropertyTable {
  private static let controller = ValueType.instance(.viewController)

  static let ofView: [Row] = [
    Row(.window, "window", .instance(.window), does: hanging),
    Row(.superview, "superview", .instance(.view), does: hanging),
    Row(
      .isReachable, "isReachable", .bool, standard: .no,
      does: "in the window, and no presentation lies over it but an undimmed sheet that leaves it"),
    Row(
      .isHidden, "isHidden", .bool, .write, standard: .no,
      does: "of a window: shown or not; a hidden bar cannot be used; of other views kept"),
    Row(.backgroundColor, "backgroundColor", .enumeration(.color), .write, takesNil: true, does: kept),
    Row(.isOpaque, "isOpaque", .bool, .write, standard: .yes, does: kept),
    Row(.alpha, "alpha", .number, .write, standard: .int(1), does: kept),
    Row(.tag, "tag", .int, .write, standard: .int(0), does: kept),
    Row(.frame, "frame", .rect, .write, does: kept),
    Row(.bounds, "bounds", .rect, .write, does: kept),
    Row(.isUserInteractionEnabled, "isUserInteractionEnabled", .bool, .write, standard: .yes, does: kept),
    Row(.accessibilityIdentifier, "accessibilityIdentifier", .string, .write, does: kept),
    Row(.traitCollection, .instance(.traitCollection)),
    Row(.overrideUserInterfaceStyle, .enumeration(.userInterfaceStyle), .write, .since(13)),
  ]

  static let ofSegue: [Row] = [
    Row(.identifier, "identifier", .string, does: segue),
    Row(.source, controller, does: segue),
    Row(.destination, "destination", controller, does: segue),
  ]

  static let ofUnwindSegueSource: [Row] = [
    Row(.source, controller, does: unwinding),
    Row(.unwindAction, "unwindAction", .anything, does: unwinding),
    Row(.sender, "sender", .anything, does: unwinding),
  ]

  static let ofWindow: [Row] = [
    Row(.rootViewController, "rootViewController", controller, .write, does: "replaces what the window shows"),
    Row(
      .windowScene, "windowScene", .anything, .write, .iOSOnly(13),
      does: "a window that is in no scene shows nothing in an app with scenes"),
    Row(
      .interfaceOrientation, "interfaceOrientation", .enumeration(.interfaceOrientation), .read, .notTV,
      does: "which way up the interface is; also of the window's scene"),
    Row(.isKeyWindow, "isKeyWindow", .bool, standard: .no, does: "the window that was made key last"),
    Row(.windowLevel, "windowLevel", .enumeration(.windowLevel), .write, standard: .row(0), does: statusBarDecider),
    Row(.statusBarController, "statusBarController", controller, .read, .notTV, does: statusBarDecider),
    Row(.statusBarHiddenController, "statusBarHiddenController", controller, .read, .notTV, does: statusBarDecider),
    Row(.homeIndicatorController, "homeIndicatorController", controller, .read, .iOSOnly(11), does: edgesDecider),
    Row(.screenEdgesController, "screenEdgesController", controller, .read, .iOSOnly(11), does: edgesDecider),
    Row(.pointerLockController, "pointerLockController", controller, .read, .iOSOnly(14), does: edgesDecider),
    Row(
      .orientationController, "orientationController", controller, .read, .notTV,
      does: "who decides which way up the interface is"),
    Row(.supportedInterfaceOrientations, .enumeration(.interfaceOrientationMask), .read, .notTV),
  ]

  /// Of every bar.
  static let ofBar: [Row] = [
    Row(.isReachable, .bool),
    Row(.barStyle, "barStyle", .enumeration(.barStyle), .write, .notTV, standard: .row(0), does: statusBarPreference),
    Row(.isTranslucent, "isTranslucent", .bool, .write, standard: .yes, does: kept),
    Row(.delegate, .anyObject, .write, does: keptDelegate),
  ]

  static let ofNavigationBar: [Row] =
    ofBar + [Row(.prefersLargeTitles, "prefersLargeTitles", .bool, .write, .iOSOnly(11), standard: .no, does: kept)]

  static let ofSearchBar: [Row] = [
    Row(
      .text, "text", .string, .write, standard: .emptyText,
      does: "what the user types; empty again after the Cancel button"),
    Row(.placeholder, "placeholder", .string, .write, does: kept),
    Row(.prompt, "prompt", .string, .write, does: kept),
    Row(
      .delegate, .anyObject, .write,
      does: "in pasted Swift hears what the user types, and of the Cancel button; weak"),
  ]

  static let ofNavigationItem: [Row] = [
    Row(.title, .string, .write, does: kept),
    Row(.prompt, .string, .write, .notTV),
    Row(
      .searchController, "searchController", .instance(.searchController), .write, .iOSOnly(11),
      does: "the search of a navigation item"),
    Row(
      .hidesSearchBarWhenScrolling, "hidesSearchBarWhenScrolling", .bool, .write, .iOSOnly(11), standard: .yes,
      does: kept),
    Row(.hidesBackButton, "hidesBackButton", .bool, .write, .notTV, standard: .no, does: swipingBack),
    Row(
      .leftItemsSupplementBackButton, "leftItemsSupplementBackButton", .bool, .write, .notTV, standard: .no,
      does: swipingBack),
    Row(.backButtonTitle, "backButtonTitle", .string, .write, .iOSOnly(11), does: kept),
    Row(.backBarButtonItem, "backBarButtonItem", .instance(.barButtonItem), .write, .notTV, does: kept),
    Row(.leftBarButtonItem, "leftBarButtonItem", .instance(.barButtonItem), .write, does: swipingBack),
    Row(.rightBarButtonItem, "rightBarButtonItem", .instance(.barButtonItem), .write, does: kept),
    Row(.leftBarButtonItems, "leftBarButtonItems", .list(.instance(.barButtonItem)), .write, does: kept),
    Row(.rightBarButtonItems, "rightBarButtonItems", .list(.instance(.barButtonItem)), .write, does: kept),
  ]

  static let ofAlertAction: [Row] = [
    Row(.title, .string, does: "what the alert shows, and the user taps"),
    Row(.style, .enumeration(.alertActionStyle), does: "whether it is the cancel action"),
    Row(.isEnabled, "isEnabled", .bool, .write, standard: .yes, does: "of an action or gesture: whether it works"),
    Row(.handler, "handler", .anything, does: kept),
  ]

  static let ofTraitCollection: [Row] = [
    Row(.horizontalSizeClass, "horizontalSizeClass", .enumeration(.sizeClass), does: device),
    Row(.verticalSizeClass, "verticalSizeClass", .enumeration(.sizeClass), does: device),
    Row(.userInterfaceIdiom, "userInterfaceIdiom", .enumeration(.userInterfaceIdiom), does: device),
    Row(
      .userInterfaceStyle, "userInterfaceStyle", .enumeration(.userInterfaceStyle), standard: .row(1), does: lightOrDark
    ),
  ]
}
