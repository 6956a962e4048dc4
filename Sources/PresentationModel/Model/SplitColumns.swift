extension World {
  /// The split view controller of which a controller is a column, though it is no child of it at the moment.
  ///
  /// Complexity: O(split view controllers of the column style).
  func splitViewHolding(_ x: ControllerID) -> ControllerID? {
    guard !hierarchy.columns.isEmpty else { return nil }
    return hierarchy.columns.keys.first { split in
      !hierarchy.has(split, .released) && hierarchy.columns[split]?.holds(x) == true
    }
  }
}

/// The columns of a split view controller of the column style (SPL-06); of the classic style what it has discarded; of an arrangement its primary and its secondary
/// child (ARR-01).
struct SplitColumns: Sendable {
  /// `UISplitViewController.Column`. The order is that of `UIKitEnum.splitColumn`'s cases.
  enum Column: UInt8, Sendable { case primary, supplementary, secondary, compact, inspector }

  var primary: ControllerID?
  var supplementary: ControllerID?
  var secondary: ControllerID?
  var compact: ControllerID?
  var inspector: ControllerID?
  /// The secondary that a split view of the classic style has discarded while it collapsed, and keeps until it expands
  /// (SPL-03).
  var discarded: ControllerID?
  /// Whether the inspector changes between column and sheet: it comes back when the dismissal is over (SPL-09).
  var bringsInspectorBack = false
  /// Navigation controllers that UIKit made for columns that are none.
  var made = IDSet<ControllerID>()

  /// The controller last set for a column for which UIKit made a navigation controller; the key is that navigation
  /// controller.
  var contents = IDMap<ControllerID, ControllerID>()

  /// The controller set for a column; for a column with a made navigation controller whose content has left since, the
  /// bottom of its stack.
  func content(of column: ControllerID, _ hierarchy: Hierarchy) -> ControllerID {
    guard made.contains(column) else { return column }
    if let content = contents[column], hierarchy.parent(of: content) == column { return content }
    return hierarchy.children(of: column).first { !expanded.contains($0) } ?? column
  }

  /// Whether it is one of the columns.
  func holds(_ x: ControllerID) -> Bool {
    x == primary || x == supplementary || x == secondary || x == compact || x == inspector || x == discarded
  }

  /// Those that stand in no stack and may be no children.
  var apart: [ControllerID] { [compact, inspector, discarded].compactMap { $0 } }

  /// The children of an expanded split view, in order.
  var expanded: [ControllerID] { [primary, supplementary, secondary].compactMap { $0 } }

  subscript(_ column: Column) -> ControllerID? {
    get {
      switch column {
      case .primary: primary
      case .supplementary: supplementary
      case .secondary: secondary
      case .compact: compact
      case .inspector: inspector
      }
    }
    set {
      switch column {
      case .primary: primary = newValue
      case .supplementary: supplementary = newValue
      case .secondary: secondary = newValue
      case .compact: compact = newValue
      case .inspector: inspector = newValue
      }
    }
  }
}
