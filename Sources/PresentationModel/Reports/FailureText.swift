/// A failure for people: place, what was expected, what came.
package struct FailureText {
  package let paint: Paint

  package init(paint: Paint) { self.paint = paint }

  /// Writes a failure of the file at `path`.
  package func write(_ failure: FailureReport, path: String, to output: Output) {
    let subject = failure.source.map { firstLine($0) } ?? failure.message
    let path = VisibleText.inOneLine(path)
    let place = failure.line > 0 ? "\(path):\(failure.line):" : "\(path): launch"
    output.line("\(paint(.bold, place)) \(paint(.red, "failed:")) \(subject)\(failure.versions)")
    writeReasons(failure, to: output)
  }

  /// Writes what was expected, what came, and why.
  package func writeReasons(_ failure: FailureReport, to output: Output) {
    if failure.source != nil, !failure.remark.isEmpty { output.line("  \(failure.remark)") }
    if failure.expected.contains("\n") || failure.actual.contains("\n") {
      writeDiff(failure, to: output)
    } else if failure.actual != ExpectationFailure.nothingToLookAt,
      !failure.expected.isEmpty || !failure.actual.isEmpty
    {
      output.line("  expected: \(paint(.green, orNothing(failure.expected)))")
      output.line("  actual:   \(paint(.red, orNothing(failure.actual)))")
    }
    if let why = failure.why { output.line("  why:      \(why)") }
    if let fix = failure.fix { output.line("  fix:      \(fix)") }
    for note in failure.notes { output.line("  note:     \(note)") }
  }

  private func writeDiff(_ failure: FailureReport, to output: Output) {
    let diff = TextDiff(expected: lines(failure.expected), actual: lines(failure.actual))
    output.line("  \(paint(.green, "- expected"))")
    output.line("  \(paint(.red, "+ actual"))")
    for line in diff.excerpt(context: 3) {
      switch line?.change {
      case .same: output.line("    \(line?.text ?? "")")
      case .removed: output.line("  \(paint(.green, "- \(line?.text ?? "")"))")
      case .added: output.line("  \(paint(.red, "+ \(line?.text ?? "")"))")
      case nil: output.line("    \(paint(.dim, "…"))")
      }
    }
  }

  private func orNothing(_ text: String) -> String { text.isEmpty ? "nothing" : text }

  private func firstLine(_ text: String) -> String { text.split(separator: "\n").first.map(String.init) ?? text }

  private func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
