/// Split view controllers, classic style (SPL-01 to SPL-05).
extension Simulator {
  /// Whether a split view has to collapse or expand before it appears, or with a new size class (SPL-02).
  func needsAdapting(_ x: ControllerID) -> Bool {
    guard hierarchy.kind(of: x) == .split else { return false }
    var closed = Ledger.closed
    return hierarchy.has(x, .collapsed) != SplitViews.collapses(x, world, &closed)
  }

  /// After a change of size class: every split view that has been in a window.
  mutating func adaptSplits() {
    var splits: [ControllerID] = []
    for row in 0..<hierarchy.count where hierarchy.kinds[row] == .split {
      let x = ControllerID(Int32(truncatingIfNeeded: row))
      if hierarchy.has(x, .enteredWindow), needsAdapting(x) { splits.append(x) }
    }
    for x in splits.reversed() { adaptSplit(x) }
  }

  mutating func adaptSplit(_ x: ControllerID) {
    let collapses = SplitViews.collapses(x, world, &outcome.ledger)
    outcome.decisions.append(.split(x, collapsed: collapses))
    hierarchy.set(x, .collapsed, collapses)
    switch (isColumnStyle(x), collapses) {
    case (true, true): collapseColumns(x)
    case (true, false): expandColumns(x)
    case (false, true): collapse(x)
    case (false, false): expand(x)
    }
  }

  private mutating func collapse(_ x: ControllerID) {
    let columns = hierarchy.children(of: x)
    guard columns.count > 1, var primary = columns.first, let secondary = columns.last else { return }
    let delegate = world.liveDelegate(hierarchy.property(x, .delegate) ?? .none)
    if case .controller(let other)? = ask(.primaryViewControllerForCollapsing, of: delegate, for: x, []) {
      primary = other
    }
    let isDropped =
      ask(
        .splitViewControllerCollapseSecondary, of: delegate, for: x, [.controller(secondary), .controller(primary)])
      == .bool(true)
    let isOnScreen = hierarchy.isVisible(x)
    var operations: [Operation] = [.willMove(secondary, nil), .removeFromParent(secondary), .didMove(secondary, nil)]
    if SplitViews.moves(secondary, onto: primary, isDropped: isDropped, world, &outcome.ledger) {
      let covered = world.top(of: primary)
      operations += [
        .willMove(secondary, primary), .append(secondary, primary), .setFlag(secondary, .movedColumn, true),
      ]
      if isOnScreen || hierarchy.has(primary, .laidOut) {
        let group = isOnScreen ? covered.map { world.shown($0) } ?? [] : []
        operations += group.map { .willDisappear($0) }
        if let covered { operations.append(.setPlace(covered, .none)) }
        operations.append(.setPlace(secondary, .inside(primary)))
        operations += group.map { .didDisappear($0) }
        operations.append(.didMove(secondary, primary))
      } else {
        operations.append(.setPlace(secondary, .none))
        pendingDidMove[secondary] = primary
      }
    } else {
      let group = isOnScreen ? world.shown(secondary) : []
      operations += group.map { .willDisappear($0) } + [.setPlace(secondary, .none)] + group.map { .didDisappear($0) }
      operations.append(.mayRelease(secondary))
    }
    operations.append(.setPlace(primary, .inside(x)))
    push(operations)
  }

  private mutating func expand(_ x: ControllerID) {
    let delegate = world.liveDelegate(hierarchy.property(x, .delegate) ?? .none)
    guard var primary = hierarchy.firstChild(of: x) else { return }
    if case .controller(let other)? = ask(.primaryViewControllerForExpanding, of: delegate, for: x, []) {
      primary = other
    }
    let isOnScreen = hierarchy.isVisible(x)
    var given: ControllerID?
    if case .controller(let y)? = ask(
      .splitViewControllerSeparateSecondary, of: delegate, for: x, [.controller(primary)])
    {
      given = y
    }
    switch SplitViews.secondary(given: given, from: primary, world, &outcome.ledger) {
    case .nobody: break
    case .given(let given):
      var operations: [Operation] = []
      if hierarchy.parent(of: given) != nil {
        operations += [.willMove(given, nil), .removeFromParent(given), .didMove(given, nil)]
      }
      operations += [.willMove(given, x), .append(given, x), .didMove(given, x)]
      enterColumn(given, x, isOnScreen, operations)
    case .top(let secondary, let uncovered): takeBack(secondary, uncovered, from: primary, in: x, isOnScreen)
    }
  }

  private mutating func takeBack(
    _ secondary: ControllerID, _ uncovered: ControllerID, from primary: ControllerID, in x: ControllerID,
    _ isOnScreen: Bool
  ) {
    let operations: [Operation] = [
      .willMove(secondary, nil), .removeFromParent(secondary), .didMove(secondary, nil), .willMove(secondary, x),
      .append(secondary, x), .didMove(secondary, x), .setPlace(secondary, .inside(x)),
      .setFlag(secondary, .movedColumn, false),
    ]
    if isOnScreen {
      // Below the containment lines: who is uncovered appears (the moved one keeps its state).
      arrivingAfterCommit.append(uncovered)
      agenda.append(.arrival(Arrival(roots: [uncovered], entry: [.setPlace(uncovered, .inside(primary))])))
    } else if hierarchy.has(primary, .laidOut) {
      push([.setPlace(uncovered, .inside(primary))])
    }
    push(operations)
  }

  mutating func enterColumn(
    _ column: ControllerID, _ x: ControllerID, _ isOnScreen: Bool, _ operations: [Operation]
  ) {
    if isOnScreen {
      arrivingAfterCommit.append(column)
      agenda.append(.arrival(Arrival(roots: [column], entry: [.setPlace(column, .inside(x))])))
      push(operations)
    } else {
      push(operations + [.setPlace(column, .inside(x))])
    }
  }

  // MARK: Columns by code

  /// Whether a split view shows its primary column (SPL-01).
  func showsPrimary(_ x: ControllerID) -> Bool {
    var closed = Ledger.closed
    return SplitViews.showsPrimary(x, world, &closed)
  }

  /// After a change of `preferredDisplayMode`.
  mutating func updateColumns(_ x: ControllerID) {
    guard !hierarchy.has(x, .collapsed), let primary = hierarchy.firstChild(of: x),
      primary != hierarchy.lastChild(of: x)
    else { return }
    let isShown = hierarchy.place(of: primary) == .inside(x)
    guard isShown != SplitViews.showsPrimary(x, world, &outcome.ledger) else { return }
    if isShown {
      let group = hierarchy.isVisible(x) ? world.shown(primary) : []
      push(group.map { .willDisappear($0) } + [.setPlace(primary, .none)] + group.map { .didDisappear($0) })
    } else {
      enterColumn(primary, x, hierarchy.isVisible(x), [])
    }
  }

  /// `viewControllers = …`: columns are replaced one by one (SPL-05).
  mutating func setColumns(_ x: ControllerID, _ controllers: [ControllerID]) {
    let new = distinct(controllers)
    for y in new where hierarchy.parent(of: y) != x { guard canBecomeChild(y, of: x) else { return } }
    let old = hierarchy.children(of: x)
    let leaving = old.filter { !new.contains($0) }
    let coming = new.filter { !old.contains($0) }
    let isOnScreen = SplitViews.replacesOnScreen(x, world, &outcome.ledger)
    var operations: [Operation] = leaving.map { .willMove($0, nil) } + coming.map { .willMove($0, x) }
    guard isOnScreen else {
      for y in leaving { operations += [.removeFromParent(y), .setPlace(y, .none), .didMove(y, nil), .mayRelease(y)] }
      for y in new { operations += [.removeFromParent(y), .append(y, x), .setPlace(y, .inside(x))] }
      for y in coming { operations.append(.didMove(y, x)) }
      push(operations)
      return
    }
    for y in coming { operations.append(.load(y)) }
    var gone: [ControllerID] = []
    for y in leaving { gone += world.shown(y) }
    var end: [Operation] = []
    for y in leaving { end += [.removeFromParent(y), .setPlace(y, .none)] }
    end += gone.map { .didDisappear($0) }
    agenda.append(.resume(.columnsArrived(coming, leaving, x, end)))
    for y in new { operations += [.removeFromParent(y), .append(y, x)] }
    for y in leaving { operations += [.append(y, x)] }
    agenda.append(
      .arrival(
        Arrival(
          roots: coming, before: gone.map { .willDisappear($0) }, entry: coming.map { .setPlace($0, .inside(x)) })))
    for y in leaving { operations.insert(.removeFromParent(y), at: 0) }
    push(operations)
  }

  mutating func columnsArrived(
    _ coming: [ControllerID], _ leaving: [ControllerID], _ x: ControllerID, _ end: [Operation]
  ) {
    var operations = end
    for y in coming { operations += arrivals(world.shown(y)) }
    operations += coming.map { .didMove($0, x) }
    operations += leaving.map { .didMove($0, nil) }
    operations += leaving.map { .mayRelease($0) }
    push(operations)
  }
}
