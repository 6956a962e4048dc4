/// Which step `FILE:LINE` means.
package enum StepSelection {
  /// The step whose text has the line in it, or the last one before; -1, launch, if there is none.
  package static func step(at line: Int, in program: Program, of file: ScenarioFile) -> Int {
    var found = -1
    for (row, step) in program.steps.enumerated() {
      if step.line > line { break }
      found = row
    }
    // Of several steps in one line the first is meant.
    while found > 0, program.steps[found - 1].line == line, program.steps[found].line == line { found -= 1 }
    return found
  }
}
