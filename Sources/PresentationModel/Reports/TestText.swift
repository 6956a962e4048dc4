/// `presim test` for people: failures, files that were rewritten, the sum.
package struct TestText {
  let output: Output
  let paint: Paint

  package init(output: Output, paint: Paint) { (self.output, self.paint) = (output, paint) }

  /// Writes what there is to say of a file; nothing if all is well.
  package func write(_ result: TestOutcome) {
    let file = result.report
    if result.updated > 0 {
      output.line(
        "\(paint(.bold, "\(VisibleText.inOneLine(file.path)):")) updated \(result.updated) \(result.updated == 1 ? "block" : "blocks")"
      )
    }
    if file.expectsNothing {
      output.line("\(paint(.bold, "\(VisibleText.inOneLine(file.path)):")) \(paint(.yellow, "0 expectations"))")
    }
    for line in file.leftOut {
      let path = VisibleText.inOneLine(file.path)
      let place = line.line > 0 ? "\(path):\(line.line):" : path + ":"
      output.line("\(paint(.bold, place)) \(paint(.yellow, "note:")) \(line.sentence)")
    }
    guard !file.failures.isEmpty else { return }
    output.line("\(paint(.red, "failed")) \(paint(.bold, VisibleText.inOneLine(file.title)))")
    for failure in file.failures { FailureText(paint: paint).write(failure, path: file.path, to: output) }
    output.line()
  }

  /// The files that took longest.
  package func write(_ count: Int, of results: [TestOutcome]) {
    let sorted = results.sorted { ($1.duration, $0.report.path) < ($0.duration, $1.report.path) }
    for result in sorted.prefix(count) {
      let tenths = (result.duration + 50) / 100
      output.line(paint(.dim, "\(tenths / 10).\(tenths % 10) ms  \(VisibleText.inOneLine(result.report.path))"))
    }
  }

  /// The closing line; at a terminal with the time it took, which differs from run to run.
  package func writeEnd(_ report: TestReport, seconds: String?) {
    let line = report.closingLine + (seconds.map { " in \($0) s" } ?? "")
    output.line(paint(report.failed + report.invalid == 0 ? .green : .red, line))
  }
}
