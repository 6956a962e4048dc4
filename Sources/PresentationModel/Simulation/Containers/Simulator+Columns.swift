/// Split view controllers of the column style, iOS 14 (SPL-06, SPL-07).
extension Simulator {
  /// Whether a split view was made with `style: .doubleColumn` or `.tripleColumn`.
  func isColumnStyle(_ x: ControllerID) -> Bool { ColumnStyleWrapsItsColumns.isColumnStyle(x, world) }

  /// The columns of an outline, in order. No navigation controller has been made for them yet.
  mutating func takeOutlineColumns(_ x: ControllerID) {
    guard isColumnStyle(x) else { return }
    let isTriple = ColumnStyleWrapsItsColumns.isTripleColumn(x, world)
    var columns = SplitColumns()
    for (position, child) in hierarchy.children(of: x).enumerated() {
      switch position {
      case 0: columns.primary = child
      case 1 where isTriple: columns.supplementary = child
      default: columns.secondary = child
      }
    }
    hierarchy.columns[x] = columns
  }

  /// When the view of a split view loads, each column that is no navigation controller gets one made by UIKit.
  mutating func wrapColumns(_ x: ControllerID) -> [Operation] {
    guard holds(ColumnStyleWrapsItsColumns.wrapsColumns(of: x, world)), var columns = hierarchy.columns[x] else {
      return []
    }
    var operations: [Operation] = []
    for (column, child) in [
      (SplitColumns.Column.primary, columns.primary), (.supplementary, columns.supplementary),
      (.secondary, columns.secondary),
    ] {
      guard let child, holds(ColumnStyleWrapsItsColumns.wraps(child, in: x, world)) else { continue }
      let made = addController(.navigation)
      columns.made.insert(made)
      columns.contents[made] = child
      columns[column] = made
      operations.append(.awaitsArrival(child, in: made))
      let isChild = hierarchy.parent(of: child) == x
      let next = isChild ? hierarchy.nextSibling(of: child) : nil
      let place = hierarchy.place(of: child)
      appendOperations(.stackChange, Cast(new: [child], container: made), &operations)
      operations.append(.setPlace(child, .none))
      guard isChild else { continue }
      appendOperations(.childTaken, Cast(new: [made], container: x), &operations)
      if let next { operations.append(.insert(made, x, before: next)) }
      operations.append(.setPlace(made, place))
    }
    hierarchy.columns[x] = columns
    return operations
  }

  // MARK: Code

  /// `setViewController(_:for:)`: pushes on a made secondary, replaces any other column (SPL-06, SPL-05).
  mutating func setColumn(_ call: CallContext, in x: ControllerID) {
    guard let column = column(call, 1) else { return }
    let new = call.controller(0)
    var columns = hierarchy.columns[x] ?? SplitColumns()
    switch ask({ SplitViews.change(new, for: column, in: x, $0, &$1) }) {
    case nil: break
    case .setsInspector:
      if let old = columns.inspector, old != new, hierarchy.parent(of: old) == x {
        columns.inspector = new
        hierarchy.columns[x] = columns
        return setColumns(x, columns.expanded + [new].compactMap { $0 })
      }
      columns.inspector = new
      hierarchy.columns[x] = columns
    case .setsCompact:
      let old = columns.compact
      columns.compact = new
      hierarchy.columns[x] = columns
      if hierarchy.has(x, .collapsed), old != new { setColumns(x, new.map { [$0] } ?? columns.expanded) }
    case .pushes(let pushed, let stack):
      hierarchy.columns[x]?.contents[stack] = pushed
      changeStack(.push(pushed), of: stack, isAnimated: true, line: call.line)
    case .replaces: replaceColumn(column, with: new, in: x)
    }
  }

  /// Puts a controller, wrapped where it needs to be, in the place of a column.
  mutating func replaceColumn(_ column: SplitColumns.Column, with new: ControllerID?, in x: ControllerID) {
    var columns = hierarchy.columns[x] ?? SplitColumns()
    columns[column] = new.map { wrap($0, in: x, &columns) }
    hierarchy.columns[x] = columns
    // A collapsed split view keeps its one stack; the new column is there when it expands.
    guard !hierarchy.has(x, .collapsed) else { return }
    setColumns(x, columns.expanded + shownInspector(of: x))
  }

  mutating func wrap(_ x: ControllerID, in split: ControllerID, _ columns: inout SplitColumns) -> ControllerID {
    guard holds(ColumnStyleWrapsItsColumns.wraps(x, in: split, world)) else { return x }
    let made = addController(.navigation)
    columns.made.insert(made)
    columns.contents[made] = x
    stacks.pendingDidMove[x] = made
    hierarchy.set(x, .movingTo, true)
    callback(.willMove, x, [.controller(made)])
    if hierarchy.parent(of: x) != nil { hierarchy.removeFromParent(x) }
    hierarchy.append(x, to: made)
    return made
  }

  private mutating func column(_ call: CallContext, _ position: Int) -> SplitColumns.Column? {
    guard position < call.arguments.count, case .enumeration(.splitColumn, let row) = call.arguments[position] else {
      return nil
    }
    return SplitColumns.Column(rawValue: row)
  }

  /// `show(.primary)`, `hide(.primary)` (SPL-06).
  mutating func setColumnShown(_ call: CallContext, in x: ControllerID, _ isShown: Bool) {
    guard let column = column(call, 0) else { return }
    if column == .inspector { return setInspectorShown(in: x, isShown, line: call.line) }
    switch ask({ SplitViews.moves(column, in: x, shows: isShown, $0, &$1) }) {
    case nil: break
    case .bringsIn(let controller):
      enterColumn(controller, x, hierarchy.isVisible(x), [])
      tells(.splitViewControllerWillShowColumn, column, of: x)
      tellsDisplayMode(of: x, once: column, isShown: true)
    case .takesOut(let controller):
      defer {
        tells(.splitViewControllerWillHideColumn, column, of: x)
        tellsDisplayMode(of: x, once: column, isShown: false)
      }
      let group = hierarchy.isVisible(x) ? world.shown(controller) : []
      play(.columnHidden, .call, Cast(going: group, old: [controller]))
    case .pushes(let controller, let stack):
      changeStack(.stack(controller), of: stack, isAnimated: true, line: call.line)
    case .pops(let target, let stack): changeStack(.popTo(target), of: stack, isAnimated: true, line: call.line)
    }
  }

  // MARK: Collapsing, expanding

  /// To the compact column, else to one stack (SPL-07).
  mutating func collapseColumns(_ x: ControllerID) {
    guard let columns = hierarchy.columns[x] else { return }
    let isOnScreen = hierarchy.isVisible(x)
    tellsOfSplit(.splitViewControllerDidCollapse, x)
    collapseInspector(of: x, isOnScreen)
    var operations: [Operation] = []
    if let compact = take(ColumnStyleCollapsesToACompactColumn.collapses(x, world)) ?? nil {
      for column in columns.expanded {
        let group = isOnScreen && hierarchy.place(of: column) == .inside(x) ? world.shown(column) : []
        appendOperations(.columnLeaves, Cast(going: group, old: [column]), &operations)
      }
      appendOperations(.childTaken, Cast(new: [compact], container: x), &operations)
      enterColumn(compact, x, isOnScreen, operations)
      return
    }
    guard let primary = columns.primary, let last = lastColumn(x, columns) else { return }
    for column in [columns.supplementary, columns.secondary].compactMap({ $0 }) {
      appendOperations(.childGiven, Cast(old: [column]), &operations)
      if column == columns.secondary, last != .secondary {
        let group = isOnScreen ? world.shown(column) : []
        appendOperations(.columnHidden, Cast(going: group, old: [column]), &operations)
      } else {
        if let refusal = take(WhatCannotBePushed.judge(empty: column, world)) { return say(refusal) }
        moveOnStack(column, primary, isOnScreen, isTop: column == columns[last], &operations)
      }
    }
    appendOperations(.offScreen, .will, Cast(new: [primary], place: .inside(x)), &operations)
    runNext(operations)
  }

  /// The column that shall be on top: the delegate may name another than the secondary.
  private mutating func lastColumn(_ x: ControllerID, _ columns: SplitColumns) -> SplitColumns.Column? {
    let proposed: SplitColumns.Column = columns.secondary != nil ? .secondary : .supplementary
    let delegate = world.liveDelegate(hierarchy.property(x, .delegate) ?? .none)
    let answer = callDelegate(
      .splitViewControllerTopColumn, of: delegate, for: x, [.enumeration(.splitColumn, proposed.rawValue)])
    return take(ColumnStyleCollapsesToACompactColumn.top(x, proposed: proposed, answer: answer)) ?? nil
  }

  /// Puts a column on the primary's stack; what it covers goes.
  private mutating func moveOnStack(
    _ column: ControllerID, _ primary: ControllerID, _ isOnScreen: Bool, isTop: Bool, _ operations: inout [Operation]
  ) {
    let covered = world.top(of: primary)
    if isOnScreen || hierarchy.has(primary, .laidOut) {
      let group = isOnScreen ? covered.map { world.shown($0) } ?? [] : []
      appendOperations(
        .columnOntoStack,
        Cast(
          going: group, new: [column], old: covered.map { [$0] } ?? [], place: .inside(primary), container: primary),
        &operations)
    } else {
      appendOperations(.stackChange, Cast(new: [column], container: primary), &operations)
      appendOperations(.offScreen, .will, Cast(old: [column]), &operations)
      tellCovered(covered, in: primary, &operations)
      if isTop {
        operations.append(.awaitsArrival(column, in: primary))
      } else {
        appendOperations(.arrivalIsTold, Cast(new: [column], container: primary), &operations)
      }
    }
  }

  /// Restores the columns (SPL-07).
  mutating func expandColumns(_ x: ControllerID) {
    guard let columns = hierarchy.columns[x] else { return }
    note(ColumnStyleCollapsesToACompactColumn.expands(x, world))
    let isOnScreen = hierarchy.isVisible(x)
    askForDisplayMode(x)
    tellsOfSplit(.splitViewControllerDidExpand, x)
    if !showsPrimary(x) { loop.agenda.append(.internalCall(.updateColumns(x))) }
    expandInspector(of: x)
    var operations: [Operation] = []
    if let compact = columns.compact, hierarchy.parent(of: compact) == x {
      let group = isOnScreen ? world.shown(compact) : []
      appendOperations(.columnLeaves, Cast(going: group, old: [compact]), &operations)
    }
    var coming: [ControllerID] = []
    for column in columns.expanded {
      guard hierarchy.parent(of: column) != x else { continue }
      if hierarchy.parent(of: column) != nil {
        appendOperations(.childGiven, Cast(old: [column]), &operations)
      }
      appendOperations(.childTaken, Cast(new: [column], container: x), &operations)
      if column == columns.primary, !showsPrimary(x) { continue }
      // The column that was on top of the stack keeps its state; the others appear.
      if isOnScreen, hierarchy.state(of: column) == .disappeared {
        coming.append(column)
      } else {
        appendOperations(.offScreen, .will, Cast(new: [column], place: .inside(x)), &operations)
      }
    }
    if let primary = columns.primary, isOnScreen || hierarchy.has(primary, .laidOut),
      let uncovered = hierarchy.children(of: primary).last(where: { !columns.expanded.contains($0) })
    {
      if isOnScreen, hierarchy.state(of: primary) == .appeared {
        arrive(uncovered, .viewMovedIn, .inside(primary))
      } else {
        appendOperations(.offScreen, .will, Cast(new: [uncovered], place: .inside(primary)), &operations)
      }
    }
    for column in coming.reversed() {
      loop.arrivals.insert(Arrival(root: column, schedule: .viewMovedIn), at: 0)
      playLater(.viewMovedIn, .will, Cast(new: [column], roots: [column], place: .inside(x)))
    }
    runNext(operations)
  }
}
