/// What becomes of a split view controller's columns (rulebook 5, SPL).
enum SplitViews {
  /// What `setViewController(_:for:)` comes to.
  enum Change: Sendable {
    /// It is kept for compact width.
    case setsCompact
    /// It goes on the stack that UIKit made.
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
  }

  /// Who becomes the secondary column.
  enum Secondary: Sendable {
    /// The one that the delegate gave.
    case given(ControllerID)
    /// The top of the primary's stack, which uncovers another one.
    case top(ControllerID, uncovering: ControllerID)
    /// Nobody.
    case nobody
  }

  /// Whether it shows its primary column, expanded.
  static func showsPrimary(_ split: ControllerID, _ world: World, _ ledger: inout Ledger) -> Bool {
    ledger.take(ColumnsAreTheChildren.judge(split, world)) == true
  }

  /// It appears expanded, with the columns that it shows by itself.
  static func arrives(_ split: ControllerID, _ world: World, _ ledger: inout Ledger) {
    guard ledger.isOpen, !world.hierarchy.has(split, .collapsed) else { return }
    ledger.note(ColumnsAreTheChildren.judge(split, world))
  }

  /// Whether columns that go and come are seen to do so.
  static func replacesOnScreen(_ split: ControllerID, _ world: World, _ ledger: inout Ledger) -> Bool {
    ledger.take(ReplacingAColumn.judge(split, world)) == true
  }

  // MARK: What it answers

  /// Its columns, as `viewControllers` answers them.
  static func viewControllers(_ split: ControllerID, _ world: World, _ ledger: inout Ledger) -> [ControllerID] {
    ledger.take(ColumnsAreTheChildren.viewControllers(split, world)) ?? []
  }

  /// Which columns it says that it shows.
  static func displayMode(_ split: ControllerID, _ world: World, _ ledger: inout Ledger) -> Value {
    ledger.take(ColumnsAreTheChildren.displayMode(split, world)) ?? .none
  }

  /// How its columns lie.
  static func splitBehavior(_ split: ControllerID, _ world: World, _ ledger: inout Ledger) -> Value {
    ledger.take(ColumnsAreTheChildren.splitBehavior(split, world)) ?? .none
  }

  // MARK: What it refuses

  /// What new columns have against them; nil if nothing.
  static func refusal(
    of new: [ControllerID], asColumnsOf split: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Refusal? {
    ledger.take(WhatSplitViewsRefuse.judge(new, asColumnsOf: split, world))
  }

  /// What an assignment has against it; nil if nothing.
  static func refusal(
    of property: Property, of split: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Refusal? {
    ledger.take(WhatSplitViewsRefuse.judge(property, of: split, world))
  }

  /// Whether the calls of the column style do nothing.
  static func ignoresColumns(_ split: ControllerID, _ world: World, _ ledger: inout Ledger) -> Bool {
    ledger.take(WhatSplitViewsRefuse.ignoresColumns(split, world)) == true
  }

  /// What UIKit says when its view loads; nil if nothing.
  static func warning(loading split: ControllerID, _ world: World, _ ledger: inout Ledger) -> Utterance? {
    ledger.take(WhatSplitViewsRefuse.judge(loading: split, world))
  }

  // MARK: Collapsing and expanding

  /// Whether the width collapses it.
  static func collapses(_ split: ControllerID, _ world: World, _ ledger: inout Ledger) -> Bool {
    ledger.take(CompactWidthCollapses.judge(split, world)) == true
  }

  /// Whether the secondary column goes onto the primary's stack.
  static func moves(
    _ secondary: ControllerID, onto primary: ControllerID, isDropped: Bool, _ world: World, _ ledger: inout Ledger
  ) -> Bool {
    ledger.take(CollapsingPutsTheSecondaryOnTop.judge(secondary, onto: primary, isDropped: isDropped, world)) == true
  }

  /// Who becomes the secondary column of one that expands.
  static func secondary(
    given: ControllerID?, from primary: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Secondary {
    ledger.take(ExpandingTakesTheTopBack.judge(given, from: primary, world)) ?? .nobody
  }

  // MARK: The column style

  /// Whether it was made with columns.
  static func isColumnStyle(_ split: ControllerID, _ world: World) -> Bool {
    ColumnStyleWrapsItsColumns.isColumnStyle(split, world)
  }

  /// Whether it was made with three columns.
  static func isTripleColumn(_ split: ControllerID, _ world: World) -> Bool {
    ColumnStyleWrapsItsColumns.isTripleColumn(split, world)
  }

  /// Whether it wraps its columns, now that its view loads.
  static func wrapsColumns(of split: ControllerID, _ world: World, _ ledger: inout Ledger) -> Bool {
    ledger.take(ColumnStyleWrapsItsColumns.wrapsColumns(of: split, world)) == true
  }

  /// Whether UIKit makes a navigation controller around a column.
  static func wraps(
    _ column: ControllerID, in split: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Bool {
    ledger.take(ColumnStyleWrapsItsColumns.wraps(column, in: split, world)) == true
  }

  /// What becomes of a controller that is set for a column.
  static func change(
    _ new: ControllerID?, for column: SplitColumns.Column, in split: ControllerID, _ world: World,
    _ ledger: inout Ledger
  ) -> Change {
    ledger.take(ColumnStyleWrapsItsColumns.judge(new, for: column, in: split, world)) ?? .replaces
  }

  /// What code does with a column; nil where there is nothing to do.
  static func moves(
    _ column: SplitColumns.Column, in split: ControllerID, shows: Bool, _ world: World, _ ledger: inout Ledger
  ) -> Move? {
    ledger.take(ColumnStyleWrapsItsColumns.judge(column, in: split, shows: shows, world))
  }

  /// The compact column that it collapses to; nil for one stack.
  static func compactColumn(_ split: ControllerID, _ world: World, _ ledger: inout Ledger) -> ControllerID? {
    ledger.take(ColumnStyleCollapsesToACompactColumn.collapses(split, world)) ?? nil
  }

  /// The column on top of the one stack that it collapses to.
  static func topColumn(
    _ split: ControllerID, proposed: SplitColumns.Column, answer: Value?, _ ledger: inout Ledger
  ) -> SplitColumns.Column? {
    ledger.take(ColumnStyleCollapsesToACompactColumn.top(split, proposed: proposed, answer: answer)) ?? nil
  }

  /// Tells that the columns come back.
  static func restores(_ split: ControllerID, _ world: World, _ ledger: inout Ledger) {
    ledger.note(ColumnStyleCollapsesToACompactColumn.expands(split, world))
  }
}
