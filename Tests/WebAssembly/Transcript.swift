// Everything that the library says of a file, as text: made once on 32 bits and once natively, and compared.

#if !arch(wasm32)
  @testable import PresentationModel
#endif

enum Transcript {
  /// Runs every program of a file with its reasons, and writes down what comes of each step.
  static func text(_ bytes: [UInt8], path: String) -> String {
    let scenario = Scenario.load(bytes: bytes, path: path)
    var text = "== \(path)\n"
    if !scenario.diagnostics.isEmpty { text += DiagnosticRenderer(scenario.source).render(scenario.diagnostics) }
    for program in scenario.programs {
      var runner = ScenarioRunner(program)
      var outcome: StepOutcome? = runner.launch()
      while let step = outcome {
        write(step, runner.hierarchy, to: &text)
        text += runner.hierarchyDump()
        outcome = runner.next()
      }
    }
    return text
  }

  private static func write(_ step: StepOutcome, _ hierarchy: Hierarchy, to text: inout String) {
    for entry in step.trace { text += "\(entry.rule.text) \(BecauseText.text(entry, hierarchy))\n" }
    for event in step.events { text += EventText.text(event, of: step, in: hierarchy) + "\n" }
    for line in step.console { text += line.text + "\n" }
    for note in step.notes { text += "\(note.line): \(note.text)\n" }
    for failure in step.failures { text += "\(failure.line): \(failure.message)\n" }
    if let exception = step.exception { text += "\(exception.name): \(exception.text)\n" }
  }
}
