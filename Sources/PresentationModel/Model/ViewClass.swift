/// Classes of root views, as `_printHierarchy` prints them.
enum ViewClass {
  private static let split = VersionRows(
    (VersionRange(UIKitVersion(8), 10, documents: false), "UILayoutContainerView"),
    (.from(11), "_UISplitViewControllerPanelImplView"))
  private static let alert = VersionRows(
    (.upTo(12), "_UIAlertControllerView"), (.from(13), "_UIAlertControllerPhoneTVMacView"))

  /// The class of the root view of a controller; a class's own `loadView` wins.
  static func name(_ x: ControllerID, _ hierarchy: Hierarchy, _ version: UIKitVersion) -> String {
    switch hierarchy.property(x, .loadView) {
    case .className(let name)?: return name
    case .classReference(let id)?: return hierarchy.classTable[Int(id.index)].name
    default: return name(hierarchy.kind(of: x), version)
    }
  }

  /// The class of the root view that UIKit makes for a controller of a kind.
  static func name(_ kind: ControllerKind, _ version: UIKitVersion) -> String {
    switch kind {
    case .navigation, .imagePicker, .tabBar: return "UILayoutContainerView"
    case .split: return split[.ios(version)]
    case .page: return "_UIPageViewControllerContentView"
    case .table: return "UITableView"
    case .collection: return "UICollectionViewControllerWrapperView"
    case .alert: return alert[.ios(version)]
    case .hosting: return "_UIHostingView"
    case .safari: return "SFSafariView"
    case .plain, .search, .activity, .documentPicker, .arrangement: return "UIView"
    }
  }
}
