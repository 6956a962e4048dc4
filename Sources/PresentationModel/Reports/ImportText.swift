/// `presim import --call` for people: what each call would do.
package final class ImportText {
  private let output: Output
  private let paint: Paint
  private var isFirst = true

  package init(output: Output, paint: Paint) {
    self.output = output
    self.paint = paint
  }

  /// Writes one call: what was decided, what UIKit says, the hierarchy with the lines that are new or other.
  package func write(_ step: StepReport) {
    if !isFirst { output.line() }
    isFirst = false
    output.line(paint(.cyan, step.source))
    for decision in step.decisions { output.line("→ \(decision)") }
    for note in step.notes { output.line("\(paint(.yellow, "note:")) \(note.text)") }
    for message in step.console { output.line("\(paint(.yellow, "console:")) \(message.text)") }
    RunText(output: output, paint: paint).write(step.printed[...])
    if let exception = step.exception {
      output.line("\(paint(.red, "exception:")) \(exception.line)")
    }
    if let limit = step.limit { output.line("\(paint(.red, "limit:")) \(limit)") }
    if let hierarchy = step.hierarchy { HierarchyText(output: output, paint: paint).write(hierarchy) }
  }
}
