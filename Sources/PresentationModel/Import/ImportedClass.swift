/// A class of a dump and what a scenario makes of it.
struct ImportedClass {
  /// As the scenario writes it.
  var name: String
  /// What its instances are.
  var kind: ControllerKind
  /// Whether it is one of UIKit's, or of the system's, which no file declares.
  var isUIKits: Bool
  /// Whether it is one of the system's, below which a scenario has nothing.
  var isSystems: Bool
  /// The view class of the class's body; nil where each instance says, or the kind's own is right.
  var loadView: Int32?
  /// Whether it has to be declared.
  var isDeclared = false
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
}

/// What the class of a view says of its controller.
enum StandardView {
  /// The only kind whose controllers UIKit gives such a view; nil where it is several, or none.
  static func kind(_ view: String) -> ControllerKind? {
    let kinds = ControllerKind.allCases.filter { kind in
      versions.contains { ViewClass.name(kind, $0) == view }
    }
    return kinds.count == 1 ? kinds[0] : nil
  }

  /// A version on either side of each change of a view's class.
  private static let versions = [UIKitVersion(8), UIKitVersion(11), UIKitVersion(13), UIKitVersion.newest]
}

/// The style that follows from a presentation controller's class (PCC-02).
enum PresentedStyle {
  /// Nil for a class of the app's own and for what brings its own presentation.
  static func style(_ name: String) -> ModalPresentationStyle? {
    ModalPresentationStyle.allCases.first { style in
      // These two are never active.
      style != .automatic && style != .none && className(style) == name
    }
  }

  /// Whether UIKit anchors what is presented with it.
  static func isPopover(_ name: String) -> Bool {
    name == className(.popover)
      || name == EachStylePrintsItsClass.actionSheetPopover
  }

  /// Whether it is that of an alert, which the controller brings itself.
  static func isAlert(_ name: String) -> Bool { name.utf8.starts(with: "_UIAlertController".utf8) }

  /// Whether an alert slides up.
  static func isActionSheet(_ name: String) -> Bool { name.hasText("ActionSheet") }

  /// What presim prints for it.
  static func printed(_ name: String) -> String {
    switch name {
    case "UISheetPresentationController", "_UISheetPresentationController": className(.pageSheet)
    case "_UISearchPresentationController": className(.custom)
    case "_UIFullScreenPresentationController": className(.fullScreen)
    case "_UIOverFullScreenPresentationController": className(.overFullScreen)
    default: name
    }
  }

  private static func className(_ style: ModalPresentationStyle) -> String {
    EachStylePrintsItsClass.className(style, custom: nil)
  }
}
