/// Completion handlers and their lines (EVT-04, ORD-26).
extension Simulator {
  /// A handler that was attached to a call of this step.
  mutating func attach(_ body: BodyID, _ label: String, _ frame: Frame) -> Handler {
    outcome.completionLabels.append(label)
    return Handler(
      body: body, frame: frame, label: label, step: currentStep,
      row: Int32(truncatingIfNeeded: outcome.completionLabels.count - 1))
  }

  /// Calls a handler: its line, then its statements. One of an earlier step counts as this step's.
  mutating func perform(_ handler: Handler) {
    if let (alert, title) = handler.action {
      outcome.events.append(Event(kind: .action(alert, title), isDefault: false))
    } else {
      let isOfStep = handler.step == currentStep
      let row = isOfStep ? handler.row : attach(handler.body, handler.label, handler.frame).row
      trace(.schedule, .ord26, .decided, nil)
      outcome.events.append(Event(kind: .completion(row), isDefault: true))
    }
    bodyCount += 1
    remember(handler.action == nil ? "completion of \(handler.label)" : handler.label)
    if bodyCount > Simulator.bodyLimit {
      stop(limit: "100,000 callbacks")
      return
    }
    agenda.append(.body(handler.body, 0, handler.frame))
  }

  /// Puts handlers on the agenda, the first one next.
  mutating func push(_ handlers: [Handler]) {
    for handler in handlers.reversed() { agenda.append(.completion(handler)) }
  }
}
