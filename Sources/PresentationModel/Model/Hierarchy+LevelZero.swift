/// On which tree a controller stands at last: down by presenters, past all levels.
extension Hierarchy {
  /// The outermost container below which `x` stands: its presenting view controller's outermost container, and so on down, to the first level.
  ///
  /// Complexity: O(depth × levels), of these only those down to one that ``rememberLevelZero(below:)`` has left a note on.
  public func levelZeroTop(of x: ControllerID) -> ControllerID {
    var top = outermostContainer(of: x)
    while let presenter = directPresenter(top) {
      if let known = levelZeroTops[top] { return known }
      top = outermostContainer(of: presenter)
    }
    return top
  }

  /// Leaves a note on every eighth level below `x` that has none: who asks next from up here need not go all the way
  /// down. A pile of few levels gets none.
  ///
  /// Complexity: O(depth × levels down to the next note).
  mutating func rememberLevelZero(below x: ControllerID) {
    var levels: [ControllerID] = []
    var top = outermostContainer(of: x)
    while let presenter = directPresenter(top), !levelZeroTops.has(top) {
      levels.append(top)
      top = outermostContainer(of: presenter)
    }
    guard levels.count > 8 else { return }
    let bottom = levelZeroTops[top] ?? top
    for row in stride(from: 0, to: levels.count, by: 8) { levelZeroTops[levels[row]] = bottom }
  }

  /// Before the parent or the presenter of `x` changes: what is noted of it, and of those that stand on it, holds no
  /// longer. Complexity: O(1) where nobody does.
  mutating func forgetLevelZero(of x: ControllerID) {
    guard !levelZeroTops.isEmpty else { return }
    if hasPresenterInside(x) { levelZeroTops.removeAll() } else { levelZeroTops[x] = nil }
  }
}
