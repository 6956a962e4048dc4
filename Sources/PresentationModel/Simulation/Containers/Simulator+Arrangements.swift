/// Arrangement view controllers (ARR-01, ARR-02).
extension Simulator {
  /// The children of an outline: primary, then secondary.
  mutating func takeOutlineArrangement(_ x: ControllerID) {
    let children = hierarchy.children(of: x)
    var members = SplitColumns()
    members.primary = children.first
    members.secondary = children.dropFirst().first
    hierarchy.columns[x] = members
    if let secondary = members.secondary, !world.holds(SplitArrangementShowsThePrimaryAlone.judge(x, world)) {
      hierarchy.setPlace(secondary, .none)
    }
  }

  /// `setViewController(_:for:animated:)`.
  mutating func setPlacement(_ call: CallContext, in x: ControllerID) {
    guard call.arguments.count > 1, case .enumeration(_, let row) = call.arguments[1] else { return }
    let (new, placement) = (call.controller(0), Self.placement(row))
    var members = hierarchy.columns[x] ?? SplitColumns()
    let old = members[placement]
    _ = take(ArrangementHasTwoChildren.judge(new, at: placement, in: x, world))
    guard old != new else { return }
    if let new {
      guard hierarchy.parent(of: new) == x || canBecomeChild(new, of: x) else { return }
      if members.primary == new { members.primary = nil }
      if members.secondary == new { members.secondary = nil }
    }
    members[placement] = new
    hierarchy.columns[x] = members
    if hierarchy.isVisible(x), showsSecondary(x) || placement == .primary {
      loop.agenda.append(.internalCall(.adaptArrangement(x)))
      return setColumns(x, members.expanded)
    }
    var operations: [Operation] = []
    if let old, !members.holds(old) {
      appendOperations(.childGiven, Cast(old: [old]), &operations)
      appendOperations(.viewMovedOut, Cast(old: [old]), &operations)
    }
    if let new, hierarchy.parent(of: new) != x {
      if hierarchy.parent(of: new) != nil { appendOperations(.childTakenAway, Cast(old: [new]), &operations) }
      appendOperations(.childTaken, Cast(new: [new], container: x), &operations)
      if placement == .primary || showsSecondary(x) { operations.append(.setPlace(new, .inside(x))) }
    }
    appendOperations(.childrenReordered, Cast(stack: members.expanded, container: x), &operations)
    loop.agenda.append(.internalCall(.adaptArrangement(x)))
    runNext(operations)
  }

  /// `updateArrangement(_:animated:)`.
  mutating func updateArrangement(_ call: CallContext, of x: ControllerID) {
    guard case .enumeration(.arrangement, let row)? = call.arguments.first else { return }
    hierarchy.set(x, .overlays, row == 1)
    adaptArrangement(x)
  }

  private func showsSecondary(_ x: ControllerID) -> Bool {
    world.holds(SplitArrangementShowsThePrimaryAlone.judge(x, world))
  }

  /// Shows the secondary child, or takes its view out, as the size classes and the arrangement have it.
  mutating func adaptArrangement(_ x: ControllerID) {
    guard let secondary = hierarchy.columns[x]?.secondary, hierarchy.parent(of: secondary) == x else { return }
    let isShown = hierarchy.place(of: secondary) == .inside(x)
    guard isShown != holds(SplitArrangementShowsThePrimaryAlone.judge(x, world)) else { return }
    if isShown {
      let group = hierarchy.isVisible(x) ? world.shown(secondary) : []
      play(.columnHidden, .call, Cast(going: group, old: [secondary]))
    } else {
      enterColumn(secondary, x, hierarchy.isVisible(x), [])
    }
  }
}
