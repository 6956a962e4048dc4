/// Windows and their roots (WIN).
extension Simulator {
  mutating func makeKey(_ window: WindowID) { keyWindow = window }

  /// Makes a window visible or hides it (WIN-01).
  mutating func setVisible(_ window: WindowID, _ isVisible: Bool) {
    guard hierarchy.windows[Int(window.index)].isVisible != isVisible else { return }
    trace(.window, .win01, .decided, hierarchy.windows[Int(window.index)].root)
    hierarchy.windows[Int(window.index)].isVisible = isVisible
    guard let root = hierarchy.windows[Int(window.index)].root else { return }
    if isVisible {
      arrive(root, with: standing(on: root), .rootAppears, .window(window))
    } else {
      var group: [ControllerID] = []
      for level in hierarchy.levels(from: root) where group.isEmpty || !group.contains(level) {
        group += world.leaving(level)
      }
      play(.windowHidden, .call, Cast(going: group))
    }
  }

  /// A root that comes, and the levels above it that come with it: what shown(root) has not found already (ORD-03).
  private func standing(on root: ControllerID) -> [ControllerID] {
    let levels = hierarchy.levels(from: root)
    guard levels.count > 1 else { return [root] }
    var found = Set(world.shown(root))
    var result = [root]
    for level in levels.dropFirst() where !found.contains(level) {
      result.append(level)
      found.formUnion(world.shown(level))
    }
    return result
  }

  /// `window.rootViewController = x`: the old views leave first (WIN-02); what the old root's level presents in the
  /// full-screen family stays standing (WIN-03, DIS-13).
  mutating func setRoot(_ window: WindowID, _ new: ControllerID?) {
    let old = hierarchy.windows[Int(window.index)].root
    guard old != new else { return }
    if let new, let parent = hierarchy.parent(of: new) {
      trace(.window, .win04, .decided, new)
      raise(
        .pe14, "UIViewControllerHierarchyInconsistency",
        ChildsViewBelongsIntoItsParents.shouldHave(
          hierarchy.description(of: new), "(null)", actual: hierarchy.description(of: parent)))
      return
    }
    outcome.decisions.append(.root(window, new))
    var operations: [Operation] = []
    if let new {
      if hierarchy.ownPresenter(new) != nil {
        trace(.window, .win04, .decided, new)
        warnOfRootMovedByHand()
      }
      if let other = hierarchy.windowWithRoot(new) {
        trace(.window, .win04, .decided, new)
        hierarchy.windows[Int(other.index)].root = nil
        let group = world.leaving(new)
        lay(.rootTakenAway, Cast(going: group, old: [new]), &operations)
      }
    }
    var cast = Cast(new: new.map { [$0] } ?? [])
    if let old {
      let stands = NewRootDismissesNothing.leavesStanding(old, hierarchy)
      trace(.window, stands ? .win03 : .win02, .decided, old)
      if stands { trace(.dismissal, .dis13, .decided, old) }
      var group = world.leaving(old)
      for level in hierarchy.levels(from: old).dropFirst()
      where hierarchy.presentations[level]?.isContextFamily == true && !group.contains(level) {
        group += world.leaving(level)
      }
      let isOut = hierarchy.window(of: old) == nil
      let leaving = isOut ? group.filter { hierarchy.isInWindow($0) } : group
      cast.going = leaving
      cast.old = [old]
    }
    lay(.rootReplaced, cast, &operations)
    hierarchy.windows[Int(window.index)].root = new
    if let new {
      hierarchy.set(new, .taken, true)
      if hierarchy.windows[Int(window.index)].isVisible {
        arrive(new, with: standing(on: new), .rootAppears, .window(window))
      } else {
        lay(.offScreen, .will, Cast(new: [new], place: .window(window)), &operations)
      }
    }
    push(operations)
  }
}
