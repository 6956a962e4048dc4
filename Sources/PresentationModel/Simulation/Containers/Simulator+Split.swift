/// Split view controllers, classic style (SPL-01 to SPL-05).
extension Simulator {
  /// Whether a split view has to collapse or expand before it appears, or with a new size class (SPL-02).
  func needsAdapting(_ x: ControllerID) -> Bool {
    guard hierarchy.kind(of: x) == .split else { return false }
    if world.widthIsOpen(x) != nil { return givenCollapse(x).map { $0.value != hierarchy.has(x, .collapsed) } ?? true }
    return hierarchy.has(x, .collapsed) != world.holds(CompactWidthCollapses.judge(x, world))
  }

  /// What the file says of a split view whose width is not known: `given split.isCollapsed = true`.
  private func givenCollapse(_ x: ControllerID) -> (value: Bool, line: Int)? {
    let text = hierarchy.name(of: x) + ".isCollapsed"
    let given = program.swift.givens.last {
      $0.fromStep <= script.step && program.swift.texts[Int($0.text.index)] == text
    }
    guard let given, case .bool(let value) = given.value else { return nil }
    return (value, given.line)
  }

  /// Whether a split view controller collapses; nil where that is not known: the step fails then.
  private mutating func collapses(_ x: ControllerID) -> Bool? {
    guard let style = world.widthIsOpen(x) else { return holds(CompactWidthCollapses.judge(x, world)) }
    guard let given = givenCollapse(x) else {
      let name = EventText.name(x, hierarchy)
      stop(
        "presim cannot know whether \(name) collapses in \(style.thing) of a regular window (CHO-84): "
          + "write 'given \(name).isCollapsed = true', or '= false'",
        outcome.calls.indices.contains(Int(currentCall)) ? outcome.calls[Int(currentCall)].line : 0)
      return nil
    }
    return take(CompactWidthCollapses.judge(x, in: style, given: given.value, line: given.line))
  }

  /// After a change of size class: every split view that has been in a window.
  mutating func adaptSplits() {
    var splits: [ControllerID] = []
    for row in 0..<hierarchy.count where hierarchy.kinds[row] == .split || hierarchy.kinds[row] == .arrangement {
      let x = ControllerID(row: row)
      if hierarchy.kinds[row] == .arrangement {
        adaptArrangement(x)
        continue
      }
      guard hierarchy.has(x, .enteredWindow) else { continue }
      if stopsAtOwnTraits(x) { return }
      if needsAdapting(x) { splits.append(x) }
    }
    for x in splits.reversed() { adaptSplit(x) }
  }

  mutating func adaptSplit(_ x: ControllerID) {
    if stopsAtOwnTraits(x) { return }
    guard let collapses = collapses(x) else { return }
    outcome.decisions.append(.split(x, collapsed: collapses))
    hierarchy.set(x, .collapsed, collapses)
    detailTargetChanges(x)
    switch (isColumnStyle(x), collapses) {
    case (true, true): collapseColumns(x)
    case (true, false): expandColumns(x)
    case (false, true): collapse(x)
    case (false, false): expand(x)
    }
  }

  private mutating func collapse(_ x: ControllerID) {
    let columns = hierarchy.children(of: x)
    guard columns.count > 1, let first = columns.first, let secondary = columns.last else { return }
    let delegate = world.liveDelegate(hierarchy.property(x, .delegate) ?? .none)
    var primary = first
    if case .controller(let other)? = callDelegate(.primaryViewControllerForCollapsing, of: delegate, for: x, []) {
      primary = other
    }
    if primary != first {
      // The secondary itself: it is what is left (SPL-03 1).
      if primary == secondary { return leaveColumn(first, hierarchy.isVisible(x)) }
      guard canBecomeChild(primary, of: x) else { return }
      return collapse(x, first, secondary, ontoNew: primary)
    }
    collapse(x, secondary, onto: primary)
  }

  /// A column leaves a split view for good.
  private mutating func leaveColumn(_ column: ControllerID, _ isOnScreen: Bool) {
    let group = isOnScreen ? world.shown(column) : []
    var operations: [Operation] = []
    appendOperations(.childGiven, Cast(old: [column]), &operations)
    appendOperations(.viewMovedOut, Cast(going: group, old: [column]), &operations)
    runNext(operations)
  }

  /// The delegate's primary column takes the place of the one there was (SPL-03, SPL-04).
  private mutating func replacePrimary(
    _ old: ControllerID, by new: ControllerID, in x: ControllerID, keeping kept: ControllerID? = nil,
    _ isOnScreen: Bool, then moves: [Operation] = []
  ) {
    var operations: [Operation] = []
    if hierarchy.parent(of: new) != nil { appendOperations(.childTakenAway, Cast(old: [new]), &operations) }
    appendOperations(.childTaken, Cast(new: [new], container: x), &operations)
    if let next = hierarchy.firstChild(of: x) { operations.append(.insert(new, x, before: next)) }
    enterColumn(new, x, isOnScreen, operations + moves)
    if old != kept { leaveColumn(old, isOnScreen) }
  }

  /// Collapses onto a primary column that was none before: it appears with the secondary on its stack (SPL-03).
  private mutating func collapse(
    _ x: ControllerID, _ first: ControllerID, _ secondary: ControllerID, ontoNew primary: ControllerID
  ) {
    let isOnScreen = hierarchy.isVisible(x)
    let isDropped = isDropped(secondary, onto: primary, in: x)
    let covered = world.top(of: primary)
    var operations: [Operation] = []
    if holds(CollapsingPutsTheSecondaryOnTop.judge(secondary, onto: primary, isDropped: isDropped, world)) {
      if let refusal = take(WhatCannotBePushed.judge(empty: secondary, world)) { return say(refusal) }
      hierarchy.set(secondary, .movedColumn, true)
      appendOperations(.childGiven, Cast(old: [secondary]), &operations)
      appendOperations(.stackChange, Cast(new: [secondary], container: primary), &operations)
      appendOperations(
        .offScreen, .will, Cast(new: [secondary], old: covered.map { [$0] } ?? [], place: .inside(primary)),
        &operations)
      tellCovered(covered, in: primary, &operations)
      operations.append(.awaitsArrival(secondary, in: primary))
      replacePrimary(first, by: primary, in: x, isOnScreen, then: operations)
    } else {
      hierarchy.columns[x, default: SplitColumns()].discarded = secondary
      replacePrimary(first, by: primary, in: x, isOnScreen)
      leaveColumn(secondary, isOnScreen)
    }
  }

  /// Whether the delegate says that it has taken care of the secondary column itself. If it does not, the primary column is
  /// asked to do it.
  private mutating func isDropped(_ secondary: ControllerID, onto primary: ControllerID, in x: ControllerID) -> Bool {
    let delegate = world.liveDelegate(hierarchy.property(x, .delegate) ?? .none)
    let answer = callDelegate(
      .splitViewControllerCollapseSecondary, of: delegate, for: x, [.controller(secondary), .controller(primary)])
    if answer == .bool(true) { return true }
    _ = callDelegate(
      .collapseSecondary, of: .controller(primary), for: primary, [.controller(secondary), .controller(x)])
    return false
  }

  /// Puts the secondary column onto the primary's stack, or drops it.
  private mutating func collapse(_ x: ControllerID, _ secondary: ControllerID, onto primary: ControllerID) {
    let isDropped = isDropped(secondary, onto: primary, in: x)
    let isOnScreen = hierarchy.isVisible(x)
    var operations: [Operation] = []
    appendOperations(.childGiven, Cast(old: [secondary]), &operations)
    if holds(CollapsingPutsTheSecondaryOnTop.judge(secondary, onto: primary, isDropped: isDropped, world)) {
      if let refusal = take(WhatCannotBePushed.judge(empty: secondary, world)) { return say(refusal) }
      let covered = world.top(of: primary)
      hierarchy.set(secondary, .movedColumn, true)
      if isOnScreen || hierarchy.has(primary, .laidOut) {
        let group = isOnScreen ? covered.map { world.shown($0) } ?? [] : []
        appendOperations(
          .columnOntoStack,
          Cast(
            going: group, new: [secondary], old: covered.map { [$0] } ?? [], place: .inside(primary),
            container: primary),
          &operations)
      } else {
        appendOperations(.stackChange, Cast(new: [secondary], container: primary), &operations)
        appendOperations(.offScreen, .will, Cast(old: [secondary]), &operations)
        tellCovered(covered, in: primary, &operations)
        operations.append(.awaitsArrival(secondary, in: primary))
      }
    } else {
      hierarchy.columns[x, default: SplitColumns()].discarded = secondary
      let group = isOnScreen ? world.shown(secondary) : []
      appendOperations(.viewMovedOut, Cast(going: group, old: [secondary]), &operations)
    }
    appendOperations(.offScreen, .will, Cast(new: [primary], place: .inside(x)), &operations)
    runNext(operations)
  }

  /// A controller that stops being the top of a stack before it has appeared gets its `didMove` there (NAV-01).
  mutating func tellCovered(_ covered: ControllerID?, in nav: ControllerID, _ operations: inout [Operation]) {
    guard let covered, stacks.pendingDidMove[covered] == nav else { return }
    appendOperations(.arrivalIsTold, Cast(new: [covered], container: nav), &operations)
  }

  private mutating func expand(_ x: ControllerID) {
    let delegate = world.liveDelegate(hierarchy.property(x, .delegate) ?? .none)
    guard let first = hierarchy.firstChild(of: x) else { return }
    var primary = first
    if case .controller(let other)? = callDelegate(.primaryViewControllerForExpanding, of: delegate, for: x, []) {
      primary = other
    }
    let isOnScreen = hierarchy.isVisible(x)
    var given: ControllerID?
    if case .controller(let y)? = callDelegate(
      .splitViewControllerSeparateSecondary, of: delegate, for: x, [.controller(primary)])
    {
      given = y
    }
    var isOwn = false
    if given == nil,
      case .controller(let y)? = callDelegate(
        .separateSecondary, of: .controller(primary), for: primary, [.controller(x)])
    {
      (given, isOwn) = (y, true)
    }
    if primary != first {
      guard canBecomeChild(primary, of: x) else { return }
      if given != first { takeSecondary(given, isOwn: isOwn, from: primary, in: x, isOnScreen) }
      // On top of it on the agenda: the old one goes and the new one comes before that.
      return replacePrimary(first, by: primary, in: x, keeping: given, isOnScreen)
    }
    takeSecondary(given, isOwn: isOwn, from: primary, in: x, isOnScreen)
  }

  /// The secondary column of a split view that expands comes: the delegate's, or the top of the primary's stack.
  private mutating func takeSecondary(
    _ given: ControllerID?, isOwn: Bool, from primary: ControllerID, in x: ControllerID, _ isOnScreen: Bool
  ) {
    let secondary = take(ExpandingTakesTheTopBack.judge(given, isOwn: isOwn, from: primary, in: x, world)) ?? .nobody
    forgetDiscarded(of: x)
    switch secondary {
    case .nobody: break
    case .given(let given):
      guard hierarchy.parent(of: given) == x || canBecomeChild(given, of: x) else { return }
      var operations: [Operation] = []
      if hierarchy.parent(of: given) != nil {
        appendOperations(.childGiven, Cast(old: [given]), &operations)
      }
      appendOperations(.childTaken, Cast(new: [given], container: x), &operations)
      enterColumn(given, x, isOnScreen, operations)
    case .top(let secondary, let uncovered): takeBack(secondary, uncovered, from: primary, in: x, isOnScreen)
    }
  }

  /// A split view that expands, or gets other columns, keeps what it has discarded no longer.
  private mutating func forgetDiscarded(of x: ControllerID) {
    guard let discarded = hierarchy.columns[x]?.discarded else { return }
    hierarchy.columns[x]?.discarded = nil
    releases.candidates.append(discarded)
  }

  private mutating func takeBack(
    _ secondary: ControllerID, _ uncovered: ControllerID, from primary: ControllerID, in x: ControllerID,
    _ isOnScreen: Bool
  ) {
    hierarchy.set(secondary, .movedColumn, false)
    var operations: [Operation] = []
    appendOperations(.childGiven, Cast(old: [secondary]), &operations)
    appendOperations(.childTaken, Cast(new: [secondary], container: x), &operations)
    appendOperations(.offScreen, .will, Cast(new: [secondary], place: .inside(x)), &operations)
    if isOnScreen {
      // After the containment callbacks: the uncovered controller appears (the moved one keeps its state).
      arrive(uncovered, .viewMovedIn, .inside(primary))
    } else if hierarchy.has(primary, .laidOut) {
      play(.offScreen, .will, Cast(new: [uncovered], place: .inside(primary)))
    }
    runNext(operations)
  }

  mutating func enterColumn(
    _ column: ControllerID, _ x: ControllerID, _ isOnScreen: Bool, _ operations: [Operation]
  ) {
    if isOnScreen {
      arrive(column, .viewMovedIn, .inside(x))
    } else {
      playLater(.offScreen, .will, Cast(new: [column], place: .inside(x)))
    }
    runNext(operations)
  }

  // MARK: Columns by code

  /// Whether a split view shows its primary column (SPL-01).
  func showsPrimary(_ x: ControllerID) -> Bool {
    world.holds(ColumnsAreTheChildren.judge(x, world))
  }

  /// After a change of `preferredDisplayMode`.
  mutating func updateColumns(_ x: ControllerID) {
    guard !hierarchy.has(x, .collapsed), let primary = hierarchy.firstChild(of: x),
      primary != hierarchy.lastChild(of: x)
    else { return }
    let isShown = hierarchy.place(of: primary) == .inside(x)
    guard isShown != holds(ColumnsAreTheChildren.judge(x, world)) else { return }
    defer { tellsDisplayMode(of: x, once: .primary, isShown: !isShown) }
    if isShown {
      let group = hierarchy.isVisible(x) ? world.shown(primary) : []
      play(.columnHidden, .call, Cast(going: group, old: [primary]))
    } else {
      enterColumn(primary, x, hierarchy.isVisible(x), [])
    }
  }

  /// `viewControllers = …`.
  mutating func setSplitViewControllers(_ x: ControllerID, _ controllers: [ControllerID]) {
    if let refusal = take(WhatSplitViewsRefuse.judge(controllers, asColumnsOf: x, world)) {
      return say(refusal)
    }
    forgetDiscarded(of: x)
    setColumns(x, controllers)
  }

  /// Columns are replaced one by one (SPL-05).
  mutating func setColumns(_ x: ControllerID, _ controllers: [ControllerID]) {
    let new = distinct(controllers)
    for y in new where hierarchy.parent(of: y) != x { guard canBecomeChild(y, of: x) else { return } }
    let old = hierarchy.children(of: x)
    let leaving = old.filter { !new.contains($0) }
    let coming = new.filter { !old.contains($0) }
    let isOnScreen = holds(ReplacingAColumn.judge(x, world))
    var cast = Cast(new: coming, old: leaving, place: .inside(x), container: x)
    guard isOnScreen else {
      cast.stack = new
      play(.columnsReplacedUnseen, .call, cast)
      return
    }
    for y in leaving { cast.going += world.shown(y) }
    cast.roots = coming
    playLater(.columnsReplaced, .did, cast)
    playLater(.columnsReplaced, .will, cast)
    cast.stack = new + leaving
    play(.columnsReplaced, .call, cast)
  }
}
