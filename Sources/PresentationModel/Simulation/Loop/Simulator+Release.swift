/// Release (REL): what nothing keeps alive is released, owners before what they owned.
extension Simulator {
  /// Whether a later statement still mentions its name (REL-02).
  func isNamed(_ x: ControllerID) -> Bool { lastMention(of: x) != nil }

  /// The last step that mentions a name, if that is still to come.
  @inline(__always)
  func lastMention(of x: ControllerID) -> Int32? {
    let row = Int(x.index)
    guard row < program.lastMention.count, program.lastMention[row] > Int32(truncatingIfNeeded: script.step) else {
      return nil
    }
    return program.lastMention[row]
  }

  /// A controller in `x` that a later statement mentions, if there is one: the mention keeps the containers alive too
  /// (REL-02). It is mutating, as ``isInAHandler(_:)``, so that a simulator is not copied for each candidate.
  mutating func namedInside(_ x: ControllerID) -> ControllerID? {
    var pending = hierarchy.children(of: x)
    while let child = pending.popLast() {
      if isNamed(child) { return child }
      pending += hierarchy.children(of: child)
    }
    return nil
  }

  /// Whether the completion handler of a running transition, or a waiting call, keeps it alive.
  @inline(__always)
  mutating func isInAHandler(_ x: ControllerID) -> Bool {
    world.heldByCalls[x] != nil || !running.isEmpty && isInARunningHandler(x)
  }

  private func isInARunningHandler(_ x: ControllerID) -> Bool {
    running.contains { id in loop[id].handlers.contains { $0.frame.subject == .controller(x) } }
  }

  /// Releases the candidates that nothing keeps alive (REL-03).
  mutating func performRelease() {
    takeBackClosures()
    guard !releases.candidates.isEmpty else { return }
    let pending = Array(releases.candidates.reversed())
    releases.candidates.removeAll()
    performRelease(of: pending)
  }

  /// The same for some, the last one first.
  mutating func performRelease(of candidates: [ControllerID]) {
    var pending = candidates
    // How many entries at the end of `pending` need no check for controllers inside them: they are inside one that was
    // checked.
    var cleared = 0
    while let x = pending.popLast() {
      let isCleared = cleared > 0
      if isCleared { cleared -= 1 }
      guard !hierarchy.has(x, .released) else { continue }
      let isMentionedLater = isNamed(x)
      let named = isMentionedLater || isCleared ? nil : namedInside(x)
      let isInAHandler = isInAHandler(x)
      let isMadeByCode = swift.ownControllers.contains(x)
      let holder = ask {
        Release.holder(
          of: x, isMentionedLater: isMentionedLater, inside: named, isInAHandler: isInAHandler,
          isMadeByCode: isMadeByCode, $0, &$1)
      }
      switch holder {
      case .name:
        releases.heldByName.hold(x, until: lastMention(of: x))
        continue
      case .somebody:
        if world.heldBySlots.has(x), isHeldBySlotsAlone(x) { swift.heldBack.insert(x) }
        continue
      case .nobody: break
      }
      hierarchy.set(x, .released, true)
      hierarchy.setPlace(x, .none)
      hierarchy.setState(x, .disappeared)
      callback(.deinitialize, x)
      if !program.swift.isEmpty { deinitialize(.controller(x)) }
      let children = hierarchy.children(of: x)
      for child in children {
        hierarchy.removeFromParent(child)
        // The controller whose view contained the child's view is released, and its view with it.
        if hierarchy.place(of: child) == .inside(x) { hierarchy.setPlace(child, .none) }
      }
      pending.append(contentsOf: children.reversed())
      if let columns = hierarchy.columns[x] { pending += columns.expanded + columns.apart }
      cleared += children.count
    }
  }
}
