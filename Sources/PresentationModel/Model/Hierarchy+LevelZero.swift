/// The tree at the bottom of a pile of presentations: down through the presenting controllers of all levels.
extension Hierarchy {
  /// The outermost container at the bottom of the pile in which `x` is: the outermost container of `x`, that of its
  /// presenting view controller, and so on down to the first level.
  ///
  /// Complexity: O(depth × levels), of these only those down to one that ``rememberLevelZero(below:)`` has left a note on.
  package func levelZeroTop(of x: ControllerID) -> ControllerID {
    var top = outermostContainer(of: x)
    while let presenter = directPresenter(top) {
      if let known = levelZeroTops[top] { return known }
      top = outermostContainer(of: presenter)
    }
    return top
  }

  /// Caches the bottom of the pile at every eighth level below `x`, so that the next search from above need not go all
  /// the way down. A pile of few levels gets no cache.
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

  /// Invalidates the cached bottom of the pile for `x` and for everything presented above it. Call it before the parent
  /// or the presenting controller of `x` changes. Complexity: O(1) where nothing is cached.
  mutating func forgetLevelZero(of x: ControllerID) {
    guard !levelZeroTops.isEmpty else { return }
    if hasPresenterInside(x) { levelZeroTops.removeAll() } else { levelZeroTops[x] = nil }
  }
}
