/// Who was touched in what is printed since somebody asked: kept only where somebody will ask, so that a look between
/// two steps costs what the step has changed.
struct Touches: Sendable {
  /// Whether somebody will ask.
  var isKept = false
  /// Rows of controllers, as often as they were touched.
  private(set) var rows: [Int32] = []
  /// Whether a window was given another root, was shown or hidden.
  var hasWindows = false

  @inline(__always) mutating func add(_ row: Int32) {
    if isKept { rows.append(row) }
  }

  /// Hands them out, and begins anew.
  mutating func take() -> Touches {
    let taken = self
    rows.removeAll(keepingCapacity: taken.rows.count < 1024)
    hasWindows = false
    return taken
  }
}
