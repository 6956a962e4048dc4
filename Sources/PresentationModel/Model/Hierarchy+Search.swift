extension Hierarchy {
  /// The active search that a container, or one of its ancestors, presents. Complexity: O(ancestors).
  func searchUp(over container: ControllerID) -> ControllerID? {
    guard !presentations.isEmpty else { return nil }
    var current: ControllerID? = container
    while let x = current {
      if let search = directlyPresented(x), kind(of: search) == .search, !isDismissing(search) { return search }
      current = parent(of: x)
    }
    return nil
  }
}
