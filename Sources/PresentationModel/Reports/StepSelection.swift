/// Which step `FILE:LINE` means.
package enum StepSelection {
  /// The step whose text has the line in it, or the last one before; -1, launch, if there is none.
  package static func step(at line: Int, in program: Program) -> Int {
    var found = -1
    for (row, step) in program.steps.enumerated() {
      if step.line > line { break }
      found = row
    }
    // Of several steps in one line the first is meant.
    while found > 0, program.steps[found - 1].line == line, program.steps[found].line == line { found -= 1 }
    return found
  }

  /// The step that presents something: at a line, of Swift the first step that runs it; without a line the first of all.
  /// Nil where no step does. What Swift presents shows when it runs.
  package static func presentation(at line: Int?, in program: Program, of file: ScenarioFile) -> Int? {
    guard !program.swift.isEmpty else {
      let chosen = line.map { step(at: $0, in: program) } ?? program.firstPresentation
      return chosen.flatMap { program.presents($0) ? $0 : nil }
    }
    let isStep = line.map { line in program.steps.contains { $0.line == line } } ?? true
    let runs = line.map { isStep ? [] : ExplainTarget.call(line: $0).runs(in: program) } ?? []
    let wanted = line.map { runs.isEmpty ? step(at: $0, in: program) : runs[0] }
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    while let outcome = runner.next() {
      let presents = outcome.decisions.contains { decision in
        switch decision {
        case .presents: true
        case .refused(let rule, _, _): rule != .dis04
        default: false
        }
      }
      if outcome.index >= 0, presents || program.presents(outcome.index), wanted == nil || wanted == outcome.index {
        return outcome.index
      }
    }
    return nil
  }
}
