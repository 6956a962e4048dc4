/// What UIKit's properties contain until they are set, and the rows of the enumeration cases that rules use.
enum StandardValues {
  /// The storyboard to which the segues of a file belong.
  static let storyboard = "Main"

  /// The tag by which the item that `editButtonItem` makes is known again.
  static let editButtonTag: Int64 = -7654321

  /// The value of a property that was never set.
  static func value(_ property: Property) -> Value {
    let facts = property.facts
    switch facts.standard {
    case .none: return .none
    case .no: return .bool(false)
    case .yes: return .bool(true)
    case .emptyList: return .list([])
    case .emptyText: return .string("")
    case .zeroSize: return .size(0, 0)
    case .int(let number): return .int(number)
    case .automatic: return .decimal(automaticDimension)
    case .row(let row):
      guard case .enumeration(let type) = facts.type else { return .none }
      return .enumeration(type, row)
    case .listOf(let row):
      guard case .list(.enumeration(let type)) = facts.type else { return .none }
      return .list([.enumeration(type, row)])
    }
  }

  /// What `displayMode` of a split view answers.
  enum DisplayMode: UInt8 {
    case secondaryOnly = 4, oneBesideSecondary, oneOverSecondary, twoBesideSecondary

    /// The same under its name before iOS 14.
    var formerRow: UInt8 { DisplayMode.formerRow(rawValue) }

    /// `.primaryHidden`, `.allVisible` and `.primaryOverlay` are the names that three modes had before iOS 14.
    static func formerRow(_ row: UInt8) -> UInt8 { row >= 4 && row <= 6 ? row - 3 : row == 7 ? 2 : row }
  }

  /// Whether two cases of an enumeration are two names of one.
  static func isSame(_ type: UIKitEnum, _ first: UInt8, _ second: UInt8) -> Bool {
    if first == second { return true }
    // A container view that covers the window: its bounds are the window's (CUS-18).
    if type == .frame { return (first == whole || second == whole) && min(first, second) <= 1 }
    guard type == .splitDisplayMode, min(first, second) <= 3, min(first, second) >= 1 else { return false }
    return max(first, second) == min(first, second) + 3
  }

  /// The bounds of a container view that covers the window: `.screen` and `.container` in one, printed `.screen`.
  static let whole: UInt8 = 5

  /// `UISplitViewController.automaticDimension`.
  private static let automaticDimension = -0x1.fffffep+127

  /// The row of `traitCollection.userInterfaceIdiom`.
  static func idiom(_ device: Device) -> UInt8 {
    switch device {
    case .iPhone, .iPhoneMax, .iPhoneDuo: 1
    case .iPad: 2
    case .tv: 3
    case .mac: 5
    case .vision: 6
    }
  }

  /// `sourceType == .camera`.
  static func isCamera(_ type: UIKitEnum, _ row: UInt8) -> Bool { type == .imagePickerSourceType && row == 1 }

  /// An alert action's `style == .cancel`.
  static func isCancel(_ type: UIKitEnum, _ row: UInt8) -> Bool { type == .alertActionStyle && row == 1 }

  /// `spineLocation == .mid`.
  static func isMid(_ type: UIKitEnum, _ row: UInt8) -> Bool { type == .pageSpineLocation && row == 2 }

  /// `transitionStyle == .pageCurl` of a page view controller.
  static func isCurl(_ type: UIKitEnum, _ row: UInt8) -> Bool { type == .pageTransitionStyle && row == 0 }

  /// A preferred display mode that hides the primary column: `.primaryHidden`, `.secondaryOnly`.
  static func hidesPrimary(_ type: UIKitEnum, _ row: UInt8) -> Bool {
    type == .splitDisplayMode && (row == 1 || row == 4)
  }

  /// The case of `UIInterfaceOrientation` that an orientation is.
  static func row(of orientation: Orientation) -> UInt8 { orientation == .portrait ? 0 : 1 }
}
