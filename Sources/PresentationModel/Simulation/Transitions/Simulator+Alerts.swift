/// Actions and text fields of alerts.
extension Simulator {
  mutating func addAction(_ call: CallContext, to alert: ControllerID) {
    guard case .object(let action)? = call.arguments.first else { return }
    if let utterance = take(AlertHasOneCancelAction.judge(action, addedTo: alert, world)) { return say(utterance) }
    hierarchy.objects[Int(action.index)].isHeld = true
    if let body = call.closures.first, body != .none {
      script.actionHandlers[action] = (body, call.frame(of: 0).afterwards)
    }
    hierarchy.addAction(.object(action), to: alert)
  }

  mutating func addTextField(_ alert: ControllerID) {
    if let utterance = take(TextFieldsBelongOnAlerts.judge(alert, world)) { say(utterance) }
  }
}
