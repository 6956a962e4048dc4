/// `presim test --format github`: annotations of GitHub Actions, which appear at their lines in a pull request.
package struct GitHubReport {
  let output: Output

  package init(output: Output) { self.output = output }

  /// - Parameter known: a file's path from the root of the repository, as GitHub finds it.
  package func write(_ results: [TestOutcome], _ report: TestReport, known: (String) -> String) {
    for result in results {
      let file = GitHubText.property(known(result.report.path))
      if result.report.expectsNothing {
        output.line("::warning file=\(file),line=1,title=presim::0 expectations")
      }
      for line in result.report.leftOut {
        let place = "file=\(file),line=\(max(1, line.line)),title=presim"
        output.line("::warning \(place)::\(GitHubText.data(line.sentence))")
      }
      for problem in TestProblem.all(result) {
        var properties = "file=\(file),line=\(problem.line)"
        if let column = problem.column { properties += ",col=\(column)" }
        properties += ",title=\(GitHubText.property(result.report.title.isEmpty ? "presim" : result.report.title))"
        let text = ([problem.message] + problem.lines).joined(separator: "\n")
        output.line("::error \(properties)::\(GitHubText.data(text))")
      }
    }
    output.line(report.closingLine)
  }
}
