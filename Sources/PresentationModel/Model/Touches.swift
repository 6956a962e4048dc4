/// Controllers whose printed line may have changed since the last look. Kept only where a look will come, so that a
/// look between two steps costs what the step has changed.
struct Touches: Sendable {
  /// Whether a look will come.
  var isKept = false
  /// Rows of controllers, once for each change.
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
