/// UIKit's own controller classes. A declared class has the kind of its nearest one.
public enum ControllerKind: UInt8, CaseIterable, Sendable {
  /// `UIViewController`.
  case plain
  /// `UINavigationController`.
  case navigation
  /// `UITabBarController`.
  case tabBar
  /// `UISplitViewController`.
  case split
  /// `UIPageViewController`.
  case page
  /// `UITableViewController`.
  case table
  /// `UICollectionViewController`.
  case collection
  /// `UISearchController`.
  case search
  /// `UIAlertController`.
  case alert
  /// `UIActivityViewController`.
  case activity
  /// `UIImagePickerController`.
  case imagePicker
  /// `UIDocumentPickerViewController`.
  case documentPicker
  /// `UIHostingController`.
  case hosting
  /// `SFSafariViewController`.
  case safari
  /// `UIArrangementViewController`.
  case arrangement

  /// The class's name.
  public var className: String {
    switch self {
    case .plain: "UIViewController"
    case .navigation: "UINavigationController"
    case .tabBar: "UITabBarController"
    case .split: "UISplitViewController"
    case .page: "UIPageViewController"
    case .table: "UITableViewController"
    case .collection: "UICollectionViewController"
    case .search: "UISearchController"
    case .alert: "UIAlertController"
    case .activity: "UIActivityViewController"
    case .imagePicker: "UIImagePickerController"
    case .documentPicker: "UIDocumentPickerViewController"
    case .hosting: "UIHostingController"
    case .safari: "SFSafariViewController"
    case .arrangement: "UIArrangementViewController"
    }
  }

  /// Whether it keeps a stack: `UIImagePickerController` is a navigation controller too.
  package var isNavigation: Bool { self == .navigation || self == .imagePicker }

  /// Whether it shows its children by rules of its own, not by `addSubview`.
  package var isUIKitContainer: Bool {
    isNavigation || self == .tabBar || self == .split || self == .page || self == .search
      || self == .arrangement
  }
}
