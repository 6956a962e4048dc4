import Testing

@testable import PresentationModel

/// What the steps of a file come to, as text: events, console, decisions, exceptions, and the hierarchy after each.
enum ToldSteps {
  /// The launch and each step; nil of a text that has an error.
  static func all(_ text: String, path: String = "story") -> [String]? {
    Scenario.load(bytes: Array(text.utf8), path: path).program.map { all($0) }
  }

  static func all(_ program: Program) -> [String] {
    var runner = ScenarioRunner(program)
    func told(_ outcome: StepOutcome) -> String {
      var lines = outcome.events.map { EventText.text($0, outcome, runner.hierarchy) }
      lines += outcome.console.map { "\($0.id.text) \($0.text)" }
      lines += outcome.decisions.map { DecisionText.text($0, in: runner.hierarchy) }
      lines += outcome.failures.compactMap { $0.expectation }
        .map { "failed: \(program.expectations[Int($0.index)].text)" }
      if let exception = outcome.exception { lines.append("\(exception.name): \(exception.text)") }
      return lines.joined(separator: "\n") + "\n" + runner.hierarchyDump()
    }
    var result = [told(runner.launch())]
    while let outcome = runner.next() { result.append(told(outcome)) }
    return result
  }
}
