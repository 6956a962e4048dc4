/// `presim test --format xcode`: `/path:line: error: message`, which Xcode shows at the line when a build phase prints
/// it.
package struct XcodeReport {
  let output: Output

  package init(output: Output) { self.output = output }

  /// - Parameter whole: a file's whole path: Xcode opens no other.
  package func write(_ results: [TestOutcome], _ report: TestReport, whole: (String) -> String) {
    for result in results {
      let path = whole(result.report.path)
      if result.report.expectsNothing { output.line("\(path):1: warning: 0 expectations") }
      for line in result.report.leftOut {
        output.line("\(path):\(max(1, line.line)): warning: \(Self.inOneLine(line.sentence))")
      }
      for problem in TestProblem.all(result) {
        let place = problem.column.map { "\(problem.line):\($0)" } ?? "\(problem.line)"
        output.line("\(path):\(place): error: \(problem.inOneLine)")
        if let why = problem.why { output.line("\(path):\(place): note: \(Self.inOneLine(why))") }
        for note in problem.notes { output.line("\(path):\(place): note: \(Self.inOneLine(note))") }
      }
    }
    output.line(report.closingLine)
  }

  static func inOneLine(_ text: String) -> String {
    text.split(whereSeparator: { $0.isNewline }).joined(separator: " ")
  }
}
