extension StepReport.EventLine {
  /// A line of the log, with what it is made of.
  init(_ event: Event, of outcome: StepOutcome, in hierarchy: Hierarchy) {
    text = EventText.text(event, of: outcome, in: hierarchy)
    isDefault = event.isDefault
    controller = EventText.subject(event, hierarchy)
    switch event.kind {
    case .callback(let callback, _, let values):
      (kind, self.callback) = ("callback", callback.info.name)
      arguments = values.map { ValueText.text($0, hierarchy) }
    case .completion: (kind, callback, arguments) = ("completion", nil, [])
    case .coordinator(let block, _): (kind, callback, arguments) = ("coordinator", block.eventName, [])
    case .action(_, let title): (kind, callback, arguments) = ("action", nil, [title])
    case .unwindAction(_, let name, let segue):
      (kind, callback, arguments) = ("unwindAction", name, [ValueText.text(segue, hierarchy)])
    }
  }
}
