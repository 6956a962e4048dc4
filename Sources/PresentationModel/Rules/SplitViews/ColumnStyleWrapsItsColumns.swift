enum ColumnStyleWrapsItsColumns: Rule {
  static let id = RuleID.spl06
  static let question = Question.split
  static let versions = Versions(.from(14), "iOS 14–27. (Earlier, and in docs, `style` is an unknown property.)")

  /// Whether a split view was made with `style: .doubleColumn` or `.tripleColumn`.
  static func isColumnStyle(_ split: ControllerID, _ world: World) -> Bool {
    guard holds(in: world.profile), case .enumeration(.splitStyle, let row)? = world.hierarchy.property(split, .style)
    else { return false }
    return row != 0
  }

  /// Whether it was made with three columns.
  static func isTripleColumn(_ split: ControllerID, _ world: World) -> Bool {
    isColumnStyle(split, world) && world.hierarchy.enumeration(split, .style) == 2
  }

  /// Of the column style, it wraps its columns when its view loads.
  static func wrapsColumns(of split: ControllerID, _ world: World) -> Finding<Bool>? {
    guard isColumnStyle(split, world) else { return nil }
    return decides(true, on: split, "is of the column style and loads: each of its columns is a navigation controller")
  }

  /// Whether UIKit makes a navigation controller around a column.
  static func wraps(_ column: ControllerID, in split: ControllerID, _ world: World) -> Finding<Bool> {
    guard world.hierarchy.isViewLoaded(split) else {
      return declines(column, leaving: false, "nobody wraps it before the view of \(split) has loaded")
    }
    return world.hierarchy.kind(of: column).isNavigation
      ? declines(column, leaving: false, "is a navigation controller already: nobody wraps it")
      : decides(true, on: column, "is no navigation controller: UIKit makes one around it")
  }

  /// The effect of setting a controller for a column.
  static func judge(
    _ new: ControllerID?, for column: SplitColumns.Column, in split: ControllerID, _ world: World
  ) -> Finding<SplitViews.Change> {
    if column == .compact { return decides(.setsCompact, on: split, "its compact column changes: nobody wraps that") }
    if column == .secondary, let new, let columns = world.hierarchy.columns[split], let current = columns.secondary,
      columns.made.contains(current), !world.hierarchy.kind(of: new).isNavigation
    {
      return decides(
        .pushes(new, on: current), on: split, "UIKit made its secondary column's stack: \(new) is pushed on it")
    }
    return decides(.replaces, on: split, "another controller takes the column's place")
  }

  /// What `show(_:)` and `hide(_:)` do with a column; nil where there is nothing to do.
  static func judge(
    _ column: SplitColumns.Column, in split: ControllerID, shows: Bool, _ world: World
  ) -> Finding<SplitViews.Move> {
    let hierarchy = world.hierarchy
    if hierarchy.has(split, .collapsed) {
      guard shows else { return declines(split, "is collapsed: nothing happens") }
      return shownCollapsed(column, in: split, world)
    }
    guard let x = hierarchy.columns[split]?[column], hierarchy.parent(of: x) == split else {
      return declines(split, "has no such column: nothing happens")
    }
    guard (hierarchy.place(of: x) == .inside(split)) != shows else {
      return declines(x, shows ? "is shown already" : "is not shown anyway")
    }
    let choice: ChoiceID? = hierarchy.isVisible(split) ? .cho29 : nil
    return shows
      ? decides(.bringsIn(x), on: split, "shows the column \(x)", raising: choice)
      : decides(.takesOut(x), on: split, "hides the column \(x)", raising: choice)
  }

  /// Collapsed to one stack, that is popped to the column, or the column is pushed on it.
  private static func shownCollapsed(
    _ column: SplitColumns.Column, in split: ControllerID, _ world: World
  ) -> Finding<SplitViews.Move> {
    let hierarchy = world.hierarchy
    guard let columns = hierarchy.columns[split], let stack = columns.primary, hierarchy.parent(of: stack) == split,
      hierarchy.kind(of: stack).isNavigation
    else { return declines(split, "is collapsed, and not to the stack of its primary column: nothing happens") }
    guard let x = columns[column] else { return declines(split, "has no such column: nothing happens") }
    let controllers = world.stack(stack)
    // The primary is below the other columns.
    let target = x == stack ? controllers.prefix { !columns.expanded.contains($0) }.last : x
    guard let target, controllers.contains(target) else {
      if column == .primary || column == .compact {
        return declines(x, "is not on the stack of \(split): nothing happens")
      }
      return decides(
        .pushes(x, on: stack), on: x, "is not on the stack of \(split), which is collapsed: it is pushed",
        raising: .cho66)
    }
    guard target != controllers.last else { return declines(target, "is on top of the stack already") }
    return decides(.pops(to: target, on: stack), on: split, "is collapsed: its stack is popped to \(target)")
  }

  static let entry = RuleEntry(
    title: "The column style wraps its columns",
    inShort: "A column-style split view controller puts each column into a navigation controller of its own.",
    statement: """
      `style = .doubleColumn` or `.tripleColumn` (class body, initializer, or before the first step): when the split view's view
      loads, each column that is not a navigation controller gets one made by UIKit (prints `<UINavigationController>`), later ones when they
      are set. `setViewController(v, for: .secondary)` while a made one is there pushes v on it; for the other columns, with `nil`, and before
      the view has loaded, it replaces. `.compact` is wrapped by nobody. Expanded, `show(.primary)`, `hide(.primary)` (and `.supplementary`) add
      the column to what is shown or take it out: WA, IA, DA or WD, DD for it. Collapsed, `show(c)`: column c's controller is on the
      shared stack: pop to it; it is not: it is pushed on the stack, animated (ORD-15). Which columns between come with it: CHO-66. Collapsed
      to a `.compact` controller (SPL-07) there is no shared stack, and `show(c)` does nothing. `hide` does nothing.
      """,
    evidence: [
      .documented("setViewController(_:for:) (creates a navigation controller)."),
      .observed(
        "zhaoxin.pro 15993960076329 (pushes on the secondary's, confirmed by Apple); openuikit (iOS 26.1: nothing is made before loading; collapsed show and hide); the push: Ranchero-Software/NetNewsWire (iPhone, iOS 26: shows the supplementary column from the primary). speaks against pushing more while that push runs: the same project (an exception out of the push, crash reports of 26; the cause is the author's reading, and plain stacks take it); not followed; on iOS 27 NetNewsWire 9256a685 has it that UIKit calls `show(_:)` itself, so that an override of it breaks taps: not followed."
      ),
      .inferred(
        "a second controller for `.compact` replaces the first. speaks against: pointfreeco/swift-navigation#339 (up to iOS 17 it is ignored; one claim, not followed)."
      ),
      .inferred("Callbacks of show and hide, versions before 26, `show` beside a compact controller."),
    ],
    example: """
      iPad, split (doubleColumn) > m, d: prints split > `<UINavigationController>` > m, `<UINavigationController>` > d. iPhone,
      the same: d on top; `split.show(.primary)`: m; `split.show(.secondary)`: d again, pushed.
      """)
}
