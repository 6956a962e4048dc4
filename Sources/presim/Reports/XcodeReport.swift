import PresentationModel

/// `presim test --format xcode`: `/path:line: error: message`, which Xcode shows at the line when a build phase prints
/// it.
struct XcodeReport {
  let output: Output

  func write(_ results: [TestRun.Result], _ report: TestReport) {
    for result in results {
      if result.report.expectsNothing {
        output.line("\(Self.absolute(result.report.path)):1: warning: 0 expectations")
      }
      for problem in TestProblem.all(result) {
        let place = problem.column.map { "\(problem.line):\($0)" } ?? "\(problem.line)"
        let path = Self.absolute(result.report.path)
        output.line("\(path):\(place): error: \(problem.inOneLine)")
        if let why = problem.why { output.line("\(path):\(place): note: \(Self.inOneLine(why))") }
      }
    }
    output.line(report.closingLine)
  }

  static func inOneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Xcode opens whole paths only.
  static func absolute(_ path: String) -> String {
    let path = VisibleText.inOneLine(path)
    guard !path.hasPrefix("/"), !path.hasPrefix("<"), let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    return VisibleText.inOneLine(FileName.text(here)) + "/" + (path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }
}
