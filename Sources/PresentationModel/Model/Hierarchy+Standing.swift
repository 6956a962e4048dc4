extension Hierarchy {
  /// All controllers in a window's tree, in the order in which they were made: its root, and all above it through
  /// parents and presentations.
  ///
  /// Complexity: O(controllers).
  package func standingUnderWindows() -> [ControllerID] {
    // 0 unknown, 1 in the tree, 2 not in it.
    var known = [UInt8](repeating: 0, count: count)
    for window in windows {
      if let root = window.root { known[Int(root.index)] = 1 }
    }
    var path: [Int] = []
    for row in 0..<count where known[row] == 0 {
      path.removeAll(keepingCapacity: true)
      var x: ControllerID? = ControllerID(row: row)
      while let current = x, known[Int(current.index)] == 0 {
        path.append(Int(current.index))
        known[Int(current.index)] = 2
        x = parent(of: current) ?? directPresenter(current)
      }
      let answer = x.map { known[Int($0.index)] } ?? 2
      for row in path { known[row] = answer }
    }
    return known.indices.filter { known[$0] == 1 }.map { ControllerID(row: $0) }
  }
}
