/// What UIKit says of a property on one class: its type, who may set it, where it is available.
public struct PropertyInfo: Sendable {
  /// Who may write the property.
  public enum Access: UInt8, Sendable {
    /// Read only.
    case read
    /// Assigned at any time, and in class bodies.
    case write
    /// Decided in UIKit by a subclass or an initializer: in class bodies and before the first step.
    case initial
    /// As `initial`, and assigned later too: what a view is loaded from.
    case initialOrWrite
  }

  /// The property.
  public let property: Property
  /// Its type.
  public let type: ValueType
  /// Who may write it.
  public let access: Access
  /// Where UIKit has it.
  public let availability: Availability
  /// Whether `nil` may be assigned.
  public let takesNil: Bool
  /// Whether assigning it can start a transition: what `begin` may pause.
  public let startsTransition: Bool

  /// Makes a row.
  public init(
    _ property: Property, _ type: ValueType, _ access: Access = .read, _ availability: Availability = .always,
    takesNil: Bool? = nil, startsTransition: Bool = false
  ) {
    self.property = property
    self.type = type
    self.access = access
    self.availability = availability
    self.takesNil = takesNil ?? type.takesNil
    self.startsTransition = startsTransition
  }

  /// The property's name in Swift.
  public var name: String { property.name }

  /// Its type where it is read: a class says of the view that is animated which one it is, and reads the view.
  public var typeRead: ValueType { property == .presentedView ? .instance(.view) : type }

  /// Whether a class body may give it a value.
  public var standsInClassBody: Bool { access != .read }
}

extension UIKitClass {
  /// The properties that this class adds to those of its superclass.
  public var properties: [PropertyInfo] {
    switch self {
    case .viewController: PropertyInfo.ofViewController
    case .navigationController: PropertyInfo.ofNavigationController
    case .tabBarController: PropertyInfo.ofTabBarController
    case .splitViewController: PropertyInfo.ofSplitViewController
    case .pageViewController: PropertyInfo.ofPageViewController
    case .searchController: PropertyInfo.ofSearchController
    case .alertController: PropertyInfo.ofAlertController
    case .imagePickerController: PropertyInfo.ofImagePickerController
    case .documentPickerViewController, .safariViewController: PropertyInfo.ofDocumentPicker
    case .presentationController: PropertyInfo.ofPresentationController
    case .popoverPresentationController: PropertyInfo.ofPopoverPresentationController
    case .sheetPresentationController: PropertyInfo.ofSheetPresentationController
    case .view: PropertyInfo.ofView
    case .window: PropertyInfo.ofWindow
    case .navigationBar: PropertyInfo.ofNavigationBar
    case .tabBar, .toolbar: PropertyInfo.ofBar
    case .searchBar: PropertyInfo.ofSearchBar
    case .control: [PropertyInfo(.isEnabled, .bool, .write)]
    case .navigationItem: PropertyInfo.ofNavigationItem
    case .barItem: [PropertyInfo(.title, .string, .write), PropertyInfo(.isEnabled, .bool, .write)]
    case .tabBarItem: [PropertyInfo(.badgeValue, .string, .write)]
    case .barButtonItem: [PropertyInfo(.style, .enumeration(.barButtonItemStyle), .write)]
    case .alertAction: PropertyInfo.ofAlertAction
    case .traitCollection: PropertyInfo.ofTraitCollection
    case .gestureRecognizer: [PropertyInfo(.isEnabled, .bool, .write), PropertyInfo(.delegate, .anyObject, .write)]
    case .percentDrivenInteractiveTransition: PropertyInfo.ofInteractionController
    case .transitioning: [PropertyInfo(.wantsInteractiveStart, .bool, .write, .since(10))]
    case .transitionContext: PropertyInfo.ofTransitionContext
    case .transitionCoordinator: PropertyInfo.ofTransitionCoordinator
    case .storyboardSegue: PropertyInfo.ofSegue
    case .storyboardUnwindSegueSource: PropertyInfo.ofUnwindSegueSource
    case .presentation: PropertyInfo.ofPresentation
    case .tableViewController, .collectionViewController, .activityViewController, .hostingController, .button, .label,
      .imageView, .scrollView, .tableView, .collectionView, .stackView, .object, .viewPropertyAnimator, .device:
      []
    }
  }
}
