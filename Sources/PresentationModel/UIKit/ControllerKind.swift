/// UIKit's own controller classes. A declared class has the kind of its nearest one.
public enum ControllerKind: UInt8, CaseIterable, Sendable {
  case plain, navigation, tabBar, split, page, table, collection, search, alert, activity, imagePicker, documentPicker,
    hosting, safari, arrangement

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
  public var isNavigation: Bool { self == .navigation || self == .imagePicker }

  /// Whether it shows its children by rules of its own, not by `addSubview`.
  public var isUIKitContainer: Bool {
    isNavigation || self == .tabBar || self == .split || self == .page || self == .search
      || self == .arrangement
  }
}
