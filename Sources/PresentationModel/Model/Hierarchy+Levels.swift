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

  /// Whether a dismissal of a presented controller has been asked for.
  func isDismissing(_ presented: ControllerID) -> Bool {
    presentations.look(presented) { $0.pointee.isDismissing } ?? false
  }
}
