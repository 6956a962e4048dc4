/// What an editor shows behind a line: what the step on it comes to, in a few words.
package struct EditorHint: Sendable, Equatable {
  /// The line in which the step begins, from 1.
  package let line: Int
  /// `→ tabs presents card`
  package let text: String

  /// What the steps of a program come to, one behind the other; nothing for a step that comes to nothing.
  package static func all(of program: Program) -> [EditorHint] {
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    var hints: [EditorHint] = []
    while let outcome = runner.next() {
      guard program.steps.indices.contains(outcome.index), let text = text(outcome, runner.hierarchy) else { continue }
      hints.append(EditorHint(line: program.steps[outcome.index].line, text: "→ " + text))
    }
    return hints
  }

  private static func text(_ outcome: StepOutcome, _ hierarchy: Hierarchy) -> String? {
    if let exception = outcome.exception { return exception.name }
    let decisions = outcome.decisions.prefix(2).enumerated().map { row, decision in
      let sentence = DecisionText.text(
        decision, in: hierarchy, because: outcome.gestureReason(row), isCrash: outcome.isCrash(row))
      return String(sentence.prefix { $0 != "," && $0 != ";" })
    }
    if !decisions.isEmpty { return decisions.joined(separator: ", ") + (outcome.decisions.count > 2 ? " …" : "") }
    return outcome.console.isEmpty ? nil : "UIKit prints a line"
  }
}
