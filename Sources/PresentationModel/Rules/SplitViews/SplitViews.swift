/// What happens to a split view controller's columns (rules SPL).
enum SplitViews {
  /// What `setViewController(_:for:)` comes to.
  enum Change: Sendable {
    /// It is kept for compact width.
    case setsCompact
    /// It is kept until code shows it.
    case setsInspector
    /// It is pushed on the stack that UIKit made.
    case pushes(ControllerID, on: ControllerID)
    /// It takes the column's place.
    case replaces
  }

  /// What `show(_:)` and `hide(_:)` do.
  enum Move: Sendable {
    case bringsIn(ControllerID)
    case takesOut(ControllerID)
    /// Collapsed: the stack goes back to the column.
    case pops(to: ControllerID, on: ControllerID)
    /// Collapsed: the column comes on top of the stack.
    case pushes(ControllerID, on: ControllerID)
  }

  /// What `show(.inspector)` and `hide(.inspector)` do.
  enum InspectorMove: Sendable {
    case bringsIn(ControllerID)
    case takesOut(ControllerID)
    case presents(ControllerID)
    case dismisses(ControllerID)
  }

  /// The controller that becomes the secondary column.
  enum Secondary: Sendable {
    /// The one that the delegate gave.
    case given(ControllerID)
    /// The top of the primary's stack, which uncovers another one.
    case top(ControllerID, uncovering: ControllerID)
    /// None.
    case nobody
  }

  /// It appears expanded, with the columns that it shows by itself.
  static func arrives(_ split: ControllerID, _ world: World, _ ledger: inout Ledger) {
    guard ledger.isOpen, !world.hierarchy.has(split, .collapsed) else { return }
    ledger.note(ColumnsAreTheChildren.judge(split, world))
  }

  // MARK: The column style

  /// The effect of setting a controller for a column; nil where the call does nothing.
  static func change(
    _ new: ControllerID?, for column: SplitColumns.Column, in split: ControllerID, _ world: World,
    _ ledger: inout Ledger
  ) -> Change? {
    guard !ledger.holds(WhatSplitViewsRefuse.ignoresColumns(split, world)) else { return nil }
    if column == .inspector { return ledger.take(InspectorIsAColumnOrASheet.sets(new, in: split)) }
    return ledger.take(ColumnStyleWrapsItsColumns.judge(new, for: column, in: split, world)) ?? .replaces
  }

  /// What code does with a column; nil where there is nothing to do.
  static func moves(
    _ column: SplitColumns.Column, in split: ControllerID, shows: Bool, _ world: World, _ ledger: inout Ledger
  ) -> Move? {
    guard !ledger.holds(WhatSplitViewsRefuse.ignoresColumns(split, world)) else { return nil }
    return ledger.take(ColumnStyleWrapsItsColumns.judge(column, in: split, shows: shows, world))
  }

  /// What code does with the inspector; nil where there is nothing to do.
  static func movesInspector(
    in split: ControllerID, shows: Bool, _ world: World, _ ledger: inout Ledger
  ) -> InspectorMove? {
    guard !ledger.holds(WhatSplitViewsRefuse.ignoresColumns(split, world)) else { return nil }
    return ledger.take(InspectorIsAColumnOrASheet.judge(split, shows: shows, world))
  }

  /// Whether a column is shown: expanded beside the others, collapsed on top of the stack.
  static func isShowing(_ column: SplitColumns.Column, in split: ControllerID, _ world: World) -> Bool {
    let hierarchy = world.hierarchy
    guard let columns = hierarchy.columns[split], let x = columns[column] else {
      // A classic split view controller has its children for columns.
      return false
    }
    if column == .inspector { return InspectorIsAColumnOrASheet.isShown(x, in: split, world) }
    guard hierarchy.has(split, .collapsed), column != .compact else {
      return hierarchy.parent(of: x) == split && hierarchy.place(of: x) == .inside(split)
    }
    guard let stack = columns.primary, hierarchy.parent(of: stack) == split else { return false }
    let top = world.stack(stack).last { columns.expanded.contains($0) } ?? stack
    return top == x
  }
}
