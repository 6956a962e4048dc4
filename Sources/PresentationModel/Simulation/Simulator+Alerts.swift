/// Actions and text fields of alerts.
extension Simulator {
  mutating func addAction(_ call: CallContext, to alert: ControllerID) {
    guard case .object(let action)? = call.arguments.first ?? nil else { return }
    var actions: [Value] = []
    if case .list(let old)? = hierarchy.property(alert, .actions) { actions = old }
    if isCancelAction(.object(action)), actions.contains(where: isCancelAction) {
      raise(
        .oe04, "NSInternalInconsistencyException",
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
      return
    }
    hierarchy.objects[Int(action.index)].isHeld = true
    if let body = call.closures.first { actionHandlers[action] = (body, call.frame) }
    hierarchy.assign(.controller(alert), .actions, .list(actions + [.object(action)]))
  }

  mutating func addTextField(_ alert: ControllerID) {
    let style = hierarchy.enumeration(alert, .preferredStyle).flatMap { AlertStyle(rawValue: $0) } ?? .alert
    guard style == .actionSheet else { return }
    raise(
      .oe05, "NSInternalInconsistencyException",
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
  }

  /// Whether a value is an action of style `.cancel`.
  func isCancelAction(_ value: Value) -> Bool { hierarchy.isCancelAction(value) }
}
