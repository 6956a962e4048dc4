/// A class of a dump and what a scenario makes of it.
struct ImportedClass {
  /// As the scenario writes it.
  var name: String
  /// What its instances are.
  var kind: ControllerKind
  /// Whether it is one of UIKit's, which no file declares.
  var isUIKits: Bool
  /// The view class of the class's body; nil where each instance says, or the kind's own is right.
  var loadView: Int32?
  /// Whether it has to be declared.
  var isDeclared = false
  /// Why the kind was chosen, where a name or a state decided.
  var ground: String?
}

/// Words of a dump, each once: names of classes of controllers, views and presentation controllers.
struct WordTable {
  private(set) var words: [[UInt8]] = []
  private var rows: [[UInt8]: Int32] = [:]

  /// The row of a word, entered when it is new.
  mutating func row(_ word: ArraySlice<UInt8>) -> Int32 {
    let key = Array(word)
    if let row = rows[key] { return row }
    let row = Int32(truncatingIfNeeded: words.count)
    words.append(key)
    rows[key] = row
    return row
  }

  subscript(row: Int32) -> [UInt8] { words[Int(row)] }
}

/// The view that UIKit gives to a controller of a kind (print-hierarchy.md 7).
enum StandardView {
  static func name(_ kind: ControllerKind, _ version: UIKitVersion) -> String {
    switch kind {
    case .navigation, .imagePicker, .tabBar: "UILayoutContainerView"
    case .split: version < UIKitVersion(11) ? "UILayoutContainerView" : "_UISplitViewControllerPanelImplView"
    case .page: "_UIPageViewControllerContentView"
    case .table: "UITableView"
    case .collection: "UICollectionViewControllerWrapperView"
    case .alert: version < UIKitVersion(13) ? "_UIAlertControllerView" : "_UIAlertControllerPhoneTVMacView"
    case .hosting: "_UIHostingView"
    case .safari: "SFSafariView"
    case .plain, .search, .activity, .documentPicker: "UIView"
    }
  }

  /// The kind that a view tells of; nil for one that any controller may have.
  static func kind(_ view: String) -> ControllerKind? {
    switch view {
    case "_UISplitViewControllerPanelImplView": .split
    case "_UIPageViewControllerContentView": .page
    case "UITableView": .table
    case "UICollectionViewControllerWrapperView": .collection
    case "_UIAlertControllerView", "_UIAlertControllerPhoneTVMacView": .alert
    case "_UIHostingView": .hosting
    default: nil
    }
  }
}

/// The style that a presentation controller's class tells of (PCC-02).
enum PresentedStyle {
  /// A case of `UIModalPresentationStyle`; nil for a class of the app's own and for what brings its presentation along.
  static func style(_ name: String) -> String? {
    switch name {
    case "_UIFullscreenPresentationController", "_UIFullScreenPresentationController": "fullScreen"
    case "_UIOverFullscreenPresentationController", "_UIOverFullScreenPresentationController": "overFullScreen"
    case "_UICurrentContextPresentationController": "currentContext"
    case "_UIOverCurrentContextPresentationController": "overCurrentContext"
    case "_UIPageSheetPresentationController", "UISheetPresentationController", "_UISheetPresentationController":
      "pageSheet"
    case "_UIFormSheetPresentationController": "formSheet"
    case "UIPopoverPresentationController": "popover"
    case "_UIBlurOverFullscreenPresentationController": "blurOverFullScreen"
    case "UIPresentationController": "custom"
    default: nil
    }
  }

  /// Whether it is that of an alert: the controller brings it along.
  static func isAlert(_ name: String) -> Bool { name.utf8.starts(with: "_UIAlertController".utf8) }

  /// Whether an alert slides up.
  static func isActionSheet(_ name: String) -> Bool { contains(name, "ActionSheet") }

  /// What presim prints for it.
  static func printed(_ name: String) -> String {
    switch name {
    case "UISheetPresentationController", "_UISheetPresentationController": "_UIPageSheetPresentationController"
    case "_UIFullScreenPresentationController": "_UIFullscreenPresentationController"
    case "_UIOverFullScreenPresentationController": "_UIOverFullscreenPresentationController"
    default: name
    }
  }

  static func contains(_ text: String, _ part: String) -> Bool { lastIndex(text, part) != nil }

  /// Where a part begins for the last time, in bytes.
  static func lastIndex(_ text: String, _ part: String) -> Int? {
    let text = Array(text.utf8)
    let part = Array(part.utf8)
    guard part.count <= text.count else { return nil }
    return (0...(text.count - part.count)).last { text[$0..<($0 + part.count)].elementsEqual(part) }
  }
}
