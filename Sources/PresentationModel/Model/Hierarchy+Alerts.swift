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
}
