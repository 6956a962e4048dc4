extension StepReport.EventLine {
  /// A line of the log, with what it is made of.
  init(_ event: Event, of outcome: StepOutcome, in runner: ScenarioRunner) {
    let hierarchy = runner.hierarchy
    text = EventText.text(event, of: outcome, in: hierarchy)
    isDefault = event.isDefault
    isObserved = runner.simulator.isObserved(event)
    controller = EventText.subject(event, hierarchy)
    call = CallPlace(event, of: outcome, runner.program)
    switch event.kind {
    case .callback(let callback, _, let values):
      (kind, self.callback) = ("callback", callback.info.name)
      arguments = values.map { ValueText.text($0, hierarchy) }
    case .completion: (kind, callback, arguments) = ("completion", nil, [])
    case .printed(let words): (kind, callback, arguments) = ("print", nil, [words])
    case .coordinator(let block, _): (kind, callback, arguments) = ("coordinator", block.eventName, [])
    case .action(_, let title): (kind, callback, arguments) = ("action", nil, [title])
    case .unwindAction(_, let name, let segue):
      (kind, callback, arguments) = ("unwindAction", name, [ValueText.text(segue, hierarchy)])
    }
  }
}

extension Simulator {
  /// Whether the file has an override or a body of the callback that an event is.
  fileprivate func isObserved(_ event: Event) -> Bool {
    if case .printed = event.kind { return true }
    guard case .callback(let callback, let x, _) = event.kind, script.observed.contains(callback) else { return false }
    // A delegate's methods stand elsewhere.
    guard callback.delegateProtocol == nil, callback.info.owner == .viewController else { return true }
    return !script.observed.bodies(
      callback, .controller(x), class: hierarchy.classes[Int(x.index)], classes: hierarchy.classTable,
      step: script.step
    ).isEmpty
  }
}

/// Where the statement stands that caused an event.
struct CallPlace: JSONConvertible {
  private let file: String?
  private let line: Int

  init?(_ event: Event, of outcome: StepOutcome, _ program: Program) {
    let row = Int(event.call)
    // What an expectation reads changes nothing.
    guard outcome.calls.indices.contains(row), outcome.calls[row].line > 0, !outcome.calls[row].isExpectation else {
      return nil
    }
    (file, line) = SwiftSource.place(of: outcome.calls[row].line, program.swift.files)
  }

  var json: JSONValue {
    ["file": file?.json, "line": line.json]
  }
}
