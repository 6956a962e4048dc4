extension Hierarchy {
  /// The controller in whose navigation item a search controller is installed; of several the one made first.
  ///
  /// Complexity: O(assigned properties).
  func searchHost(_ search: ControllerID) -> ControllerID? {
    var found: ControllerID?
    for (key, value) in assigned where key.property == .searchController && value == .controller(search) {
      // The dictionary has no order of its own.
      if case .facet(.navigationItem, let host) = key.owner, found.map({ host < $0 }) ?? true { found = host }
    }
    return found
  }
}
