/// `presim test --format github`: annotations of GitHub Actions, which stand at their lines in a pull request.
struct GitHubReport {
  let output: Output

  func write(_ results: [TestRun.Result], _ report: TestReport) {
    for result in results {
      if result.report.expectsNothing {
        output.line("::warning file=\(property(result.report.path)),line=1,title=presim::0 expectations")
      }
      for problem in TestProblem.all(result) {
        var properties = "file=\(property(result.report.path)),line=\(problem.line)"
        if let column = problem.column { properties += ",col=\(column)" }
        properties += ",title=\(property(result.report.title.isEmpty ? "presim" : result.report.title))"
        let text = problem.detail.isEmpty ? problem.message : "\(problem.message)\n\(problem.detail)"
        output.line("::error \(properties)::\(data(text))")
      }
    }
    output.line(report.closingLine)
  }

  /// As actions/toolkit escapes a message.
  private func data(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }.joined()
  }

  /// As actions/toolkit escapes a property.
  private func property(_ text: String) -> String {
    data(text).unicodeScalars.map { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : String($0) }.joined()
  }
}
