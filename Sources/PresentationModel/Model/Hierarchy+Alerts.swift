/// What alerts are made of.
extension Hierarchy {
  /// `title`: an alert of an outline has its name as title.
  func title(of x: ControllerID) -> Value {
    if let title = property(x, .title) { return title }
    return kind(of: x) == .alert && !name(of: x).isEmpty ? .string(name(of: x)) : .none
  }

  /// `preferredStyle`.
  func alertStyle(of x: ControllerID) -> AlertStyle {
    enumeration(x, .preferredStyle).flatMap { AlertStyle(rawValue: $0) } ?? .alert
  }

  /// `actions`.
  func actions(of x: ControllerID) -> [Value] {
    if case .list(let actions)? = property(x, .actions) { return actions }
    return []
  }

  /// Appends an action to an alert. Complexity: O(1), unless the list is shared.
  mutating func addAction(_ action: Value, to x: ControllerID) {
    if !changeActions(of: x, { $0.append(action) }) {
      assign(.controller(x), .actions, .list(actions(of: x) + [action]))
    }
  }

  /// Removes the last action of an alert, which ``addAction(_:to:)`` has appended.
  mutating func removeLastAction(of x: ControllerID) { _ = changeActions(of: x) { $0.removeLast() } }

  /// Changes an assigned list in place, as an alert may get thousands of actions one by one; false where there is no
  /// list.
  private mutating func changeActions(of x: ControllerID, _ change: (inout [Value]) -> Void) -> Bool {
    let key = PropertyKey(owner: .controller(x), property: .actions)
    guard case .list(var actions)? = assigned[key] else { return false }
    // The map lets go of it first: else it would be copied.
    rows.value.assigned[key] = .list([])
    change(&actions)
    rows.value.assigned[key] = .list(actions)
    return true
  }
}
