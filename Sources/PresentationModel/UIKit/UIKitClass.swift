/// A class of UIKit that a scenario can name, or that a path passes through.
///
/// The first rows are those of `ControllerKind`, in its order.
package enum UIKitClass: UInt8, CaseIterable, Sendable {
  // view controllers
  case viewController, navigationController, tabBarController, splitViewController, pageViewController,
    tableViewController, collectionViewController, searchController, alertController, activityViewController,
    imagePickerController, documentPickerViewController, hostingController, safariViewController,
    arrangementViewController
  // presentation controllers
  case presentationController, popoverPresentationController, sheetPresentationController
  // views and windows
  case view, window, navigationBar, tabBar, toolbar, searchBar, control, button, label, imageView, scrollView,
    tableView, collectionView, stackView
  // other objects
  case object, navigationItem, barItem, tabBarItem, barButtonItem, alertAction, traitCollection, gestureRecognizer,
    storyboardSegue, storyboardUnwindSegueSource, percentDrivenInteractiveTransition, viewPropertyAnimator,
    transitionCoordinator, transitionContext
  // the tabs of a tab bar controller, and its sidebar
  case tab, tabGroup, searchTab, tabBarSidebar
  /// An object of the file's that animates a transition or steers it, and is nothing else of UIKit's.
  case transitioning
  /// What `presentation(x)` answers: the scenario language's own.
  case presentation
  /// `device`: the scenario language's own.
  case device

  /// The class's name in Swift.
  package var name: String {
    if let kind { return kind.className }
    switch self {
    case .presentationController: return "UIPresentationController"
    case .popoverPresentationController: return "UIPopoverPresentationController"
    case .sheetPresentationController: return "UISheetPresentationController"
    case .view: return "UIView"
    case .window: return "UIWindow"
    case .navigationBar: return "UINavigationBar"
    case .tabBar: return "UITabBar"
    case .toolbar: return "UIToolbar"
    case .searchBar: return "UISearchBar"
    case .control: return "UIControl"
    case .button: return "UIButton"
    case .label: return "UILabel"
    case .imageView: return "UIImageView"
    case .scrollView: return "UIScrollView"
    case .tableView: return "UITableView"
    case .collectionView: return "UICollectionView"
    case .stackView: return "UIStackView"
    case .object: return "NSObject"
    case .navigationItem: return "UINavigationItem"
    case .barItem: return "UIBarItem"
    case .tabBarItem: return "UITabBarItem"
    case .barButtonItem: return "UIBarButtonItem"
    case .alertAction: return "UIAlertAction"
    case .traitCollection: return "UITraitCollection"
    case .gestureRecognizer: return "UIGestureRecognizer"
    case .storyboardSegue: return "UIStoryboardSegue"
    case .storyboardUnwindSegueSource: return "UIStoryboardUnwindSegueSource"
    case .percentDrivenInteractiveTransition: return "UIPercentDrivenInteractiveTransition"
    case .transitionCoordinator: return "UIViewControllerTransitionCoordinator"
    case .transitionContext: return "UIViewControllerContextTransitioning"
    case .viewPropertyAnimator: return "UIViewPropertyAnimator"
    case .tab: return "UITab"
    case .tabGroup: return "UITabGroup"
    case .searchTab: return "UISearchTab"
    case .tabBarSidebar: return "UITabBarController.Sidebar"
    case .transitioning: return "UIViewControllerAnimatedTransitioning & UIViewControllerInteractiveTransitioning"
    case .presentation: return "presentation(x)"
    case .device: return "device"
    default: return ""
    }
  }

  /// The class of a name in Swift; nil for any other name.
  ///
  /// Complexity: O(1).
  package init?(named name: String) {
    guard let found = Self.byName[name] else { return nil }
    self = found
  }

  private static let byName: [String: UIKitClass] = {
    var found: [String: UIKitClass] = [:]
    for type in allCases where found[type.name] == nil { found[type.name] = type }
    return found
  }()

  /// The controller kind, for a view-controller class.
  package var kind: ControllerKind? { ControllerKind(rawValue: rawValue) }

  /// The class of a controller kind.
  package init(_ kind: ControllerKind) { self = UIKitClass(rawValue: kind.rawValue) ?? .viewController }

  /// The class it inherits from; nil at the roots.
  package var superclass: UIKitClass? {
    switch self {
    case .viewController, .presentationController, .view, .navigationItem, .barItem, .alertAction, .traitCollection,
      .gestureRecognizer, .storyboardSegue, .storyboardUnwindSegueSource, .percentDrivenInteractiveTransition,
      .viewPropertyAnimator, .transitioning, .tab, .tabBarSidebar:
      .object
    case .imagePickerController: .navigationController
    case .navigationController, .tabBarController, .splitViewController, .pageViewController, .tableViewController,
      .collectionViewController, .searchController, .alertController, .activityViewController,
      .documentPickerViewController, .hostingController, .safariViewController, .arrangementViewController:
      .viewController
    case .popoverPresentationController, .sheetPresentationController: .presentationController
    case .tabGroup, .searchTab: .tab
    case .button: .control
    case .tableView, .collectionView: .scrollView
    case .window, .navigationBar, .tabBar, .toolbar, .searchBar, .control, .label, .imageView, .scrollView, .stackView:
      .view
    case .tabBarItem, .barButtonItem: .barItem
    case .object, .transitionCoordinator, .transitionContext, .presentation, .device: nil
    }
  }

  /// What an instance of it is to the simulation.
  package var classKind: ClassKind {
    if let kind { return .controller(kind) }
    if inherits(from: .presentationController) { return .presentationController }
    if inherits(from: .view) { return .view }
    if self == .percentDrivenInteractiveTransition { return .interactionController }
    return .other
  }

  /// Whether a scenario may name it as a class: all but the language's own and what code never makes.
  package var canBeNamed: Bool {
    switch self {
    case .presentation, .device, .tabBarSidebar,
      .transitionCoordinator, .storyboardUnwindSegueSource, .transitionContext,
      .transitioning:
      false
    default: true
    }
  }

  /// Where UIKit has it.
  var availability: Availability {
    switch self {
    case .tab, .tabGroup, .searchTab: .since(18)
    case .arrangementViewController: .iOSOnly(27, 1)
    default: .always
    }
  }

  /// Whether it is the other class or a descendant of it.
  package func inherits(from other: UIKitClass) -> Bool {
    var next: UIKitClass? = self
    while let current = next {
      if current == other { return true }
      next = current.superclass
    }
    return false
  }

  /// It and its superclasses, nearest first.
  package var lineage: [UIKitClass] {
    var result: [UIKitClass] = []
    var next: UIKitClass? = self
    while let current = next {
      result.append(current)
      next = current.superclass
    }
    return result
  }
}
