/// What comes and goes with the root of a window.
extension World {
  /// The window in no scene in which a controller stands, through parents and presentations; nil for all others.
  ///
  /// Complexity: O(1) where each window is in a scene; else O(depth and levels).
  func windowInNoScene(of x: ControllerID) -> WindowID? {
    guard hierarchy.windows.contains(where: { !$0.isInScene }) else { return nil }
    var current = x
    while true {
      if let window = hierarchy.windowWithRoot(current) {
        return hierarchy.windows[Int(window.index)].isInScene ? nil : window
      }
      guard let next = hierarchy.parent(of: current) ?? hierarchy.directPresenter(current) else { return nil }
      current = next
    }
  }

  /// The root of the topmost window that shows one: the highest window level, and of equal ones the last made.
  /// Complexity: O(windows).
  var topmostRoot: ControllerID? {
    var (topmost, highest): (ControllerID?, UInt8) = (nil, 0)
    for (row, window) in hierarchy.windows.enumerated() where window.isVisible {
      guard let root = window.root else { continue }
      let key = PropertyKey(owner: .window(WindowID(row: row)), property: .windowLevel)
      var level: UInt8 = 0
      if case .enumeration(_, let assigned)? = hierarchy.assigned[key] { level = assigned }
      if topmost == nil || level >= highest { (topmost, highest) = (root, level) }
    }
    return topmost
  }

  /// A root that comes, and the levels above it that come with it: what shown(root) has not found already (ORD-03).
  func standing(on root: ControllerID) -> [ControllerID] {
    let levels = hierarchy.levels(from: root)
    guard levels.count > 1 else { return [root] }
    var found = IDSet(shown(root))
    var result = [root]
    for level in levels.dropFirst() where !found.contains(level) {
      result.append(level)
      for x in shown(level) { found.insert(x) }
    }
    return result
  }

  /// All controllers in the levels from a root upwards: they disappear when its window is hidden (WIN-01).
  func hiding(with root: ControllerID) -> [ControllerID] {
    var group: [ControllerID] = []
    for level in hierarchy.levels(from: root) where !group.contains(level) {
      group += leaving(level)
    }
    return group
  }

  /// The controllers whose views leave the window when a root is replaced: its own, and those beside them. What a
  /// full-screen presentation has put into the window stays there (DIS-13).
  func leaving(withRoot root: ControllerID) -> [ControllerID] {
    var group = leaving(root)
    for level in hierarchy.levels(from: root).dropFirst()
    where hierarchy.presentations[level]?.isContextBased == true && !group.contains(level) {
      group += leaving(level)
    }
    return hierarchy.window(of: root) == nil ? group.filter { hierarchy.isInWindow($0) } : group
  }
}
