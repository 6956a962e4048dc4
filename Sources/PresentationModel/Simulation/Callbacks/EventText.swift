/// A line of the event log as `expect events` writes it (EVT-01, EVT-04).
package enum EventText {
  /// The line.
  package static func text(_ event: Event, of outcome: StepOutcome, in hierarchy: Hierarchy) -> String {
    text(event, outcome, hierarchy)
  }

  static func text(_ event: Event, _ outcome: StepOutcome, _ hierarchy: Hierarchy) -> String {
    switch event.kind {
    case .printed(let words): return "print \(ValueText.text(.string(words), hierarchy))"
    case .completion(let row): return completion(Int(row), outcome)
    case .action(let alert, let title):
      return "\(name(alert, hierarchy)).action(\(ValueText.text(.string(title), hierarchy)))"
    case .unwindAction(let x, let action, let segue):
      return "\(name(x, hierarchy)).\(action)(\(ValueText.text(segue, hierarchy)))"
    case .coordinator(let block, let x):
      return "\(name(x, hierarchy)).transitionCoordinator.\(block.eventName)"
    case .callback(let callback, let x, let arguments):
      // Piece by piece: of a step that is looked at every line is written.
      var line = name(x, hierarchy)
      line.reserveCapacity(48)
      line += "."
      write(callback, arguments, hierarchy, to: &line)
      return line
    }
  }

  /// The controller or object of an event; nil for completion handlers.
  static func subject(_ event: Event, _ hierarchy: Hierarchy) -> String? {
    subjectController(event).map { name($0, hierarchy) }
  }

  /// The controller itself.
  static func subjectController(_ event: Event) -> ControllerID? {
    switch event.kind {
    case .callback(_, let x, _), .action(let x, _), .unwindAction(let x, _, _), .coordinator(_, let x): x
    case .completion, .printed: nil
    }
  }

  /// The scenario's name, or `<Class>` for what UIKit made; `<Class 2>` for the second one of code's that has no name.
  static func name(_ x: ControllerID, _ hierarchy: Hierarchy) -> String {
    name(hierarchy.name(of: x), of: hierarchy.className(of: x))
  }

  /// The same of a name and a class.
  static func name(_ name: String, of className: @autoclosure () -> String) -> String {
    guard let first = name.utf8.first else { return "<\(className())>" }
    return first >= 0x30 && first <= 0x39 ? "<\(className()) \(name)>" : name
  }

  /// `completion`; with several handlers in the step also the controller to which it belongs.
  static func completion(_ row: Int, _ outcome: StepOutcome) -> String {
    outcome.completionLabels.count == 1 ? "completion" : longCompletion(row, outcome)
  }

  /// `completion of a.present(b)`, equal texts counted.
  static func longCompletion(_ row: Int, _ outcome: StepOutcome) -> String {
    let label = outcome.completionLabels[row]
    let before = outcome.completionLabels[..<row].filter { $0 == label }.count
    return before == 0 ? "completion of \(label)" : "completion of \(label) (\(before + 1))"
  }

  /// Objects print as their class, whatever their name; a tab prints as a controller does.
  private static func text(_ value: Value, _ hierarchy: Hierarchy) -> String {
    guard case .object(let object) = value, !hierarchy.isTab(object) else { return ValueText.text(value, hierarchy) }
    return hierarchy.className(of: object)
  }

  private static func write(
    _ callback: Callback, _ arguments: [Value], _ hierarchy: Hierarchy, to line: inout String
  ) {
    let info = callback.info
    line += info.name
    if callback.saysHowItEnded, let ended = arguments.first {
      line += "(\(ValueText.text(ended, hierarchy)))"
      return
    }
    if callback.writesLabelsAlone {
      line += "("
      for label in info.labels { line += label + ":" }
      line += ")"
      return
    }
    // Two methods that differ in the label of the delegating object alone (SPL-03, SPL-04).
    if let label = info.labelOfItsOwn {
      line += "(\(label):)"
      return
    }
    var position = 0
    // Left out: the delegating object, `animated`, and UIKit's arguments that no rule mentions.
    for argument in info.arguments where argument.label != nil || callback.writesFirstArgument {
      guard position < arguments.count else { break }
      line += position == 0 ? "(" : ", "
      if let label = argument.label {
        line += label
        line += ": "
      }
      line += text(arguments[position], hierarchy)
      position += 1
    }
    if position > 0 { line += ")" }
  }
}
