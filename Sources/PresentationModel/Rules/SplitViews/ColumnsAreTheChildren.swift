enum ColumnsAreTheChildren: Rule {
  static let id = RuleID.spl01
  static let question = Question.split
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static let hiding = Schedule(call: [.willDisappear(.going), .viewLeaves(.old), .didDisappear(.going)])

  /// Whether the primary column is shown, expanded.
  static func judge(_ split: ControllerID, _ world: World) -> Finding<Bool> {
    guard hidesPrimary(split, world.hierarchy) else {
      let isOpen = isAnIPadInPortrait(world.environment) && !prefersAMode(split, world.hierarchy)
      return decides(
        true, on: split, "its preferredDisplayMode shows every column", raising: isOpen ? .cho30 : nil)
    }
    return decides(false, on: split, "its preferredDisplayMode hides the primary column")
  }

  /// What `viewControllers` answers: the controllers that were set, never the navigation controllers that UIKit made
  /// around them.
  static func viewControllers(_ split: ControllerID, _ world: World) -> Finding<[ControllerID]> {
    let hierarchy = world.hierarchy
    guard ColumnStyleWrapsItsColumns.isColumnStyle(split, world), let columns = hierarchy.columns[split] else {
      // A column that is being replaced is a child until it has disappeared, but no column any more
      // (`ReplacingAColumn`, SPL-05).
      let columns = hierarchy.children(of: split).filter { !hierarchy.has($0, .movingFrom) }
      return decides(columns, on: split, "answers its children, the columns")
    }
    guard !hierarchy.has(split, .collapsed) else {
      if let compact = columns.compact {
        return decides([compact], on: split, "is collapsed: it answers the controller of its compact column alone")
      }
      return decides(
        [columns.primary].compactMap { $0.map { columns.content(of: $0, hierarchy) } }, on: split,
        "is collapsed: it answers the primary column alone")
    }
    return decides(
      columns.expanded.map { columns.content(of: $0, hierarchy) }, on: split,
      "answers its columns as they were set, without the navigation controllers that UIKit made")
  }

  /// What `displayMode` answers.
  static func displayMode(_ split: ControllerID, _ world: World) -> Finding<Value> {
    let columns = ColumnStyleWrapsItsColumns.holds(in: world.profile)
    func answer(_ mode: StandardValues.DisplayMode, _ because: Because) -> Finding<Value> {
      decides(.enumeration(.splitDisplayMode, columns ? mode.rawValue : mode.formerRow), on: split, because)
    }
    if world.hierarchy.has(split, .collapsed) {
      return answer(.oneBesideSecondary, "is collapsed, and answers as if both columns were shown")
    }
    // What `hide(_:)` has taken out counts as well (`ColumnStyleWrapsItsColumns`, SPL-06).
    if let columns = world.hierarchy.columns[split], world.hierarchy.isInWindow(split), columns.primary != nil,
      !SplitViews.isShowing(.primary, in: split, world)
    {
      return columns.supplementary != nil && SplitViews.isShowing(.supplementary, in: split, world)
        ? answer(.oneBesideSecondary, "shows its supplementary column, not the primary one")
        : answer(.secondaryOnly, "hides its primary column")
    }
    if hidesPrimary(split, world.hierarchy) { return answer(.secondaryOnly, "hides its primary column") }
    return ColumnStyleWrapsItsColumns.isTripleColumn(split, world)
      ? answer(.twoBesideSecondary, "shows all three columns") : answer(.oneBesideSecondary, "shows both columns")
  }

  /// The display mode that a split view has once a column is shown or hidden; nil where it keeps the one that it has.
  static func displayMode(
    of split: ControllerID, once column: SplitColumns.Column, isShown: Bool, _ world: World
  ) -> Finding<Value?> {
    let isTriple = ColumnStyleWrapsItsColumns.isTripleColumn(split, world)
    func mode(_ isShown: Bool) -> StandardValues.DisplayMode {
      func shows(_ other: SplitColumns.Column) -> Bool {
        column == other ? isShown : SplitViews.isShowing(other, in: split, world)
      }
      if shows(.primary) { return isTriple ? .twoBesideSecondary : .oneBesideSecondary }
      return isTriple && shows(.supplementary) ? .oneBesideSecondary : .secondaryOnly
    }
    guard column == .primary || column == .supplementary, mode(isShown) != mode(!isShown) else {
      return declines(split, leaving: nil, "keeps its display mode")
    }
    let row = mode(isShown)
    let columns = ColumnStyleWrapsItsColumns.holds(in: world.profile)
    return decides(
      .enumeration(.splitDisplayMode, columns ? row.rawValue : row.formerRow), on: split, "changes its display mode")
  }

  /// What stands in the primary column of the column style has a compact width of its own.
  static func width(of x: ControllerID) -> Finding<Void> {
    decides((), on: x, "stands in the primary column of an expanded split view controller: its width is compact")
  }

  /// What `splitBehavior` answers: what is preferred.
  static func splitBehavior(_ split: ControllerID, _ world: World) -> Finding<Value> {
    if case .enumeration(let type, let row)? = world.hierarchy.property(split, .preferredSplitBehavior), row != 0 {
      return decides(.enumeration(type, row), on: split, "behaves as is preferred")
    }
    return decides(StandardValues.value(.splitBehavior), on: split, "prefers no behavior: its columns lie side by side")
  }

  private static func isAnIPadInPortrait(_ environment: Environment) -> Bool {
    environment.device == .iPad && environment.orientation == .portrait && environment.horizontal == .regular
  }

  private static func prefersAMode(_ split: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    guard case .enumeration(_, let row)? = hierarchy.property(split, .preferredDisplayMode) else { return false }
    return row != 0
  }

  private static func hidesPrimary(_ split: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    guard case .enumeration(let type, let row)? = hierarchy.property(split, .preferredDisplayMode) else { return false }
    return StandardValues.hidesPrimary(type, row)
  }

  static let entry = RuleEntry(
    title: "Columns are the children, expanded all are shown",
    inShort: "The columns of a split view controller are its children, and when it is expanded all of them are shown.",
    statement: """
      `viewControllers`, `children`: primary first, then secondary. Column style: primary, supplementary, secondary; `viewControllers`
      answers the controllers as they were set, never the navigation controllers that UIKit makes, and collapsed one alone: the `.compact`
      controller if one was set, else the primary; `children` are the made ones (SPL-06). Becoming a column: wM, dM in the call. Expanded, every column is shown, but not the primary with
      `preferredDisplayMode` `.primaryHidden`, `.secondaryOnly`. `displayMode` answers `.secondaryOnly` then, else `.oneBesideSecondary` (three
      columns `.twoBesideSecondary`); collapsed always `.oneBesideSecondary`. When a column is shown or hidden and that answer changes, the
      delegate's `splitViewController(_:willChangeTo:)` is called with the new one first. `splitBehavior` is what is preferred (`preferredSplitBehavior`),
      else `.tile`. `traitCollection.horizontalSizeClass` of what stands in the
      primary column of the column style is `.compact` while the split view is expanded; in the other style, and in a supplementary column,
      presim does not know it and asks (CHO-84). `preferredPrimaryColumnWidth`, `preferredPrimaryColumnWidthFraction`, `minimumPrimaryColumnWidth`,
      `maximumPrimaryColumnWidth`, and the same for `Supplementary`, answer what was assigned.
      """,
    evidence: [
      .documented(
        "viewControllers (Apple, 2026: collapsed it holds one, the compact column's controller or the primary), preferredDisplayMode, splitViewController(_:willChangeTo:)."
      ),
      .observed(
        "dumps (both `appeared`); openuikit (iOS 26.1: what both properties answer, all styles; a classic split view in portrait shows both columns, `.oneBesideSecondary`, which stays when collapsed)."
      ),
      .inferred(
        "the display mode of three columns, the behaviour; the compact width of the primary column: two public apps say so in comments on NavigationSplitView (\"inside the split view the sidebar column is always compact\"), theleftbit/BSWInterfaceKit#204 overrides those traits. Portrait iPads before iOS 26 hide the primary by default; presim does not (CHO-30; mattneub/Programming-iOS-Book-Examples p. 490 for the column style, iOS 14, 15); speaks against callbacks of a primary that is shown again: lionheart/openradar-mirror#16613 (rdar 29824842, 10.2; CHO-29)."
      ),
    ],
    example: """
      iPad, window > split > m, d: launch: WA of split, m, d in this order. Double column:
      `split.viewControllers == [m, d]`, `m.navigationController != nil`.
      """)
}

extension World {
  /// The horizontal size class of what stands in a column of an expanded split view of a regular window, where it need not
  /// be the window's: compact in the primary column of the column style; `.some(nil)` where nobody knows.
  func widthInColumn(_ x: ControllerID) -> SizeClass?? {
    guard environment.horizontal == .regular, !profile.isDocuments else { return nil }
    var current = x
    while let parent = hierarchy.parent(of: current) {
      if hierarchy.kind(of: parent) == .split, !hierarchy.has(parent, .collapsed) {
        if ColumnStyleWrapsItsColumns.isColumnStyle(parent, self) {
          let columns = hierarchy.columns[parent]
          if columns?.primary == current { return .some(.compact) }
          if columns?.supplementary == current { return .some(nil) }
        } else if hierarchy.firstChild(of: parent) == current, hierarchy.lastChild(of: parent) != current {
          return .some(nil)
        }
      }
      current = parent
    }
    return nil
  }

  /// Whether nobody knows the horizontal size class of a controller in a regular window.
  func widthIsUnknown(_ x: ControllerID) -> Bool {
    guard let width = widthInColumn(x) else { return widthIsOpen(x) != nil }
    return width == nil
  }
}
