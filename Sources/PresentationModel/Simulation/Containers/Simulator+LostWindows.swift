/// Controllers that leave a window because code has put them into a second place: no container sends them callbacks.
extension Simulator {
  /// Whether a controller on screen would move with its view into one that is in no window, or in a hidden one.
  func leavesItsWindow(_ x: ControllerID, for place: Place) -> Bool {
    switch hierarchy.state(of: x) {
    case .disappearing, .disappeared: false
    case .appearing, .appeared:
      place != .none && isOutOfSight(place, from: x) && !isComing(place)
    }
  }

  private func isOutOfSight(_ place: Place, from x: ControllerID) -> Bool {
    guard let window = hierarchy.window(of: x) else { return false }
    guard let other = hierarchy.window(at: place) else { return true }
    return other != window && !hierarchy.windows[Int(other.index)].isVisible
  }

  /// Controllers that have lost their window without a callback disappear now, when nothing else is left to do. False
  /// where there are none. Each disappears once unless a body has made it appear again, so that ORD-34 ends what never
  /// finishes.
  mutating func disappearWithLostWindows() -> Bool {
    guard hierarchy.mayLoseWindows, !hierarchy.moved.isEmpty, running.isEmpty, queued.isEmpty else { return false }
    let moved = hierarchy.takeMoved()
    for x in moved { hierarchy.settlePlace(of: x) }
    let lost = moved.filter { hierarchy.hasLostItsWindow($0) }
    guard !lost.isEmpty else { return false }
    loop.agenda.append(.commit)
    play(.viewMovedOut, .call, Cast(going: lost))
    return true
  }

  /// Whether a place is in a column that a split view is about to show: what moves there keeps its state (SPL-03).
  private func isComing(_ place: Place) -> Bool {
    guard case .inside(let host) = place, let split = hierarchy.parent(of: host) else { return false }
    return hierarchy.kind(of: split) == .split && hierarchy.isInWindow(split)
  }

  /// It disappears at once, as when code takes its view out (CON-04), and waits where it is now.
  mutating func depart(_ x: ControllerID, to place: Place) {
    hierarchy.expectLostWindows()
    let isTold = ask { Containment.removeFromSuperview(x, $0, &$1) } == .disappears
    var operations: [Operation] = []
    appendOperations(.viewMovedOut, Cast(going: isTold ? world.leaving(x) : [], old: [x]), &operations)
    operations.append(.setPlace(x, place))
    runNext(operations)
  }
}
