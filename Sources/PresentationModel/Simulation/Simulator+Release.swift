/// Release (REL): what nobody holds is let go, owners before what they owned.
extension Simulator {
  /// Whether anything holds a controller (REL-01, REL-02).
  func isHeld(_ x: ControllerID) -> Bool {
    if hierarchy.parent(of: x) != nil || hierarchy.ownPresenter(x) != nil { return true }
    if hierarchy.windowWithRoot(x) != nil { return true }
    if !hierarchy.has(x, .taken) { return true }
    if isNamed(x) { return true }
    if case .inside = hierarchy.place(of: x) { return true }
    // An old root whose presentation stands is held with it until that is dismissed (WIN-03).
    if hierarchy.ownPresented(x) != nil || hierarchy.levels(from: x).count > 1 { return true }
    for id in running + queued where !self[id].hasEnded && !self[id].isDropped {
      let transition = self[id]
      if transition.container == x || transition.from.contains(x) || transition.to.contains(x)
        || transition.removed.contains(x) || transition.gone.contains(x)
      {
        return true
      }
    }
    if hierarchy.kind(of: x) == .search, hierarchy.searchHost(x) != nil { return true }
    for handler in running.flatMap({ sequels[Int($0.index)].handlers }) where handler.frame.subject == .controller(x) {
      return true
    }
    return false
  }

  /// Whether a later statement still mentions its name (REL-02).
  func isNamed(_ x: ControllerID) -> Bool {
    let row = Int(x.index)
    return row < program.lastMention.count && program.lastMention[row] > Int32(truncatingIfNeeded: currentStep)
  }

  /// Releases the candidates that nobody holds (REL-03).
  mutating func performRelease() {
    guard !releaseCandidates.isEmpty else { return }
    var pending = Array(releaseCandidates.reversed())
    releaseCandidates.removeAll()
    while let x = pending.popLast() {
      guard !hierarchy.has(x, .released) else { continue }
      if isHeld(x) {
        trace(.release, isNamed(x) ? .rel02 : .rel01, .decided, x)
        if isNamed(x), !heldByName.contains(x) { heldByName.append(x) }
        Search.holds(x, world, &outcome.ledger)
        continue
      }
      trace(.release, .rel03, .decided, x)
      hierarchy.set(x, .released, true)
      hierarchy.setPlace(x, .none)
      hierarchy.states[Int(x.index)] = .disappeared
      callback(.deinitialize, x)
      let children = hierarchy.children(of: x)
      for child in children {
        hierarchy.removeFromParent(child)
        // The view that held the child's view has gone with its controller.
        if hierarchy.place(of: child) == .inside(x) { hierarchy.setPlace(child, .none) }
      }
      pending.append(contentsOf: children.reversed())
    }
  }
}
