/// Which controllers of a tree present, which are presented, and which is topmost.
extension Hierarchy {
  /// `x`, or its nearest ancestor that presents a controller directly. Complexity: O(depth).
  func nearestPresenting(_ x: ControllerID) -> ControllerID? {
    var current = x.index
    while current >= 0 {
      if presentedLinks[Int(current)] >= 0 { return ControllerID(current) }
      current = parents[Int(current)]
    }
    return nil
  }

  /// `x`, or its nearest ancestor that is presented itself. Complexity: O(depth).
  func nearestPresented(_ x: ControllerID) -> ControllerID? {
    var current = x.index
    while current >= 0 {
      if presenterLinks[Int(current)] >= 0 { return ControllerID(current) }
      current = parents[Int(current)]
    }
    return nil
  }

  /// The last of the chain of directly presented view controllers; `x` itself where it presents none. Complexity:
  /// O(levels).
  func topmost(from x: ControllerID) -> ControllerID {
    var top = x.index
    while presentedLinks[Int(top)] >= 0 { top = presentedLinks[Int(top)] }
    return ControllerID(top)
  }

  /// The first controller for which a condition holds of those that `x`, or what it stands in or on, presents beside the
  /// level that leads to `x`. Complexity: O(depth in its level) where no controller has two that present in it; else
  /// O(depth).
  func firstBeside(_ x: ControllerID, where holds: (ControllerID) -> Bool) -> ControllerID? {
    var (current, level): (Int32, Int32) = (x.index, -1)
    while current >= 0 {
      let up = presentedLinks[Int(current)]
      if up >= 0, up != level, holds(ControllerID(up)) { return ControllerID(up) }
      let parent = parents[Int(current)]
      if parent < 0 {
        if rows.value.plain.crowded == 0 { return nil }
        level = current
      }
      current = parent < 0 ? presenterLinks[Int(current)] : parent
    }
    return nil
  }

  /// Whether a dismissal of a presented controller has been asked for.
  func isDismissing(_ presented: ControllerID) -> Bool {
    presentations.look(presented) { $0.pointee.isDismissing } ?? false
  }
}
