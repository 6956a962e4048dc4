/// UIKit's enumerations and option sets, for values written `.case`. A value is a row of `cases`.
package enum UIKitEnum: UInt8, CaseIterable, Sendable {
  case modalPresentationStyle, modalTransitionStyle, viewControllerTransition
  case alertStyle, alertActionStyle, imagePickerSourceType
  case interfaceOrientation, interfaceOrientationMask, statusBarStyle, statusBarAnimation, userInterfaceStyle
  case userInterfaceIdiom, sizeClass, barStyle, rectEdge
  case splitDisplayMode, splitBehavior, splitStyle, splitColumn
  case pageTransitionStyle, pageSpineLocation, pageNavigationDirection, pageNavigationOrientation
  case popoverArrowDirection, sheetDetent, windowLevel, color, frame, presentedView, navigationOperation
  case animationOptions, barButtonSystemItem, barButtonItemStyle, contextKey
  /// A segue's kind, as the storyboard's file names it.
  case segueKind
  case arrangementPlacement, arrangement, tabBarMode, sidebarPlacement

  /// The type's name in Swift; for the scenario language's own symbols, a word for messages.
  package var name: String {
    switch self {
    case .modalPresentationStyle: "UIModalPresentationStyle"
    case .modalTransitionStyle: "UIModalTransitionStyle"
    case .viewControllerTransition: "UIViewController.Transition"
    case .alertStyle: "UIAlertController.Style"
    case .alertActionStyle: "UIAlertAction.Style"
    case .imagePickerSourceType: "UIImagePickerController.SourceType"
    case .interfaceOrientation: "UIInterfaceOrientation"
    case .interfaceOrientationMask: "UIInterfaceOrientationMask"
    case .statusBarStyle: "UIStatusBarStyle"
    case .statusBarAnimation: "UIStatusBarAnimation"
    case .userInterfaceStyle: "UIUserInterfaceStyle"
    case .userInterfaceIdiom: "UIUserInterfaceIdiom"
    case .sizeClass: "UIUserInterfaceSizeClass"
    case .barStyle: "UIBarStyle"
    case .rectEdge: "UIRectEdge"
    case .splitDisplayMode: "UISplitViewController.DisplayMode"
    case .splitBehavior: "UISplitViewController.SplitBehavior"
    case .splitStyle: "UISplitViewController.Style"
    case .splitColumn: "UISplitViewController.Column"
    case .pageTransitionStyle: "UIPageViewController.TransitionStyle"
    case .pageSpineLocation: "UIPageViewController.SpineLocation"
    case .pageNavigationDirection: "UIPageViewController.NavigationDirection"
    case .pageNavigationOrientation: "UIPageViewController.NavigationOrientation"
    case .popoverArrowDirection: "UIPopoverArrowDirection"
    case .sheetDetent: "UISheetPresentationController.Detent"
    case .windowLevel: "UIWindow.Level"
    case .color: "UIColor"
    case .frame: "frame"
    case .presentedView: "presented view"
    case .navigationOperation: "UINavigationController.Operation"
    case .animationOptions: "UIView.AnimationOptions"
    case .barButtonSystemItem: "UIBarButtonItem.SystemItem"
    case .barButtonItemStyle: "UIBarButtonItem.Style"
    case .segueKind: "segue kind"
    case .contextKey: "UITransitionContextViewControllerKey"
    case .arrangementPlacement: "UIArrangementViewController.Placement"
    case .arrangement: "UIArrangement"
    case .tabBarMode: "UITabBarController.Mode"
    case .sidebarPlacement: "UITabBarController.Sidebar.Placement"
    }
  }

  /// Whether a list of its cases is a value too.
  package var isOptionSet: Bool {
    switch self {
    case .interfaceOrientationMask, .rectEdge, .popoverArrowDirection, .animationOptions: true
    default: false
    }
  }

  /// The row of a case by its name without the dot.
  package func row(named name: String) -> UInt8? {
    for (row, item) in cases.enumerated() where item.name == name { return UInt8(row) }
    return nil
  }
}

/// One case of an enumeration of UIKit.
package struct EnumCase: Sendable {
  /// Its name without the dot.
  package let name: String
  /// Where UIKit has it.
  package let availability: Availability

  /// Makes a case.
  package init(_ name: String, _ availability: Availability = .always) {
    self.name = name
    self.availability = availability
  }
}
