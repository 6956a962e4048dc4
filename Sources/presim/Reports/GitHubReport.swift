import PresentationModel

/// `presim test --format github`: annotations of GitHub Actions, which appear at their lines in a pull request.
struct GitHubReport {
  let output: Output

  func write(_ results: [TestRun.Result], _ report: TestReport) {
    for result in results {
      if result.report.expectsNothing {
        output.line(
          "::warning file=\(GitHubText.property(RepositoryPath.relative(result.report.path))),line=1,title=presim::0 expectations"
        )
      }
      for problem in TestProblem.all(result) {
        var properties = "file=\(GitHubText.property(RepositoryPath.relative(result.report.path))),line=\(problem.line)"
        if let column = problem.column { properties += ",col=\(column)" }
        properties += ",title=\(GitHubText.property(result.report.title.isEmpty ? "presim" : result.report.title))"
        let text = ([problem.message] + problem.lines).joined(separator: "\n")
        output.line("::error \(properties)::\(GitHubText.data(text))")
      }
    }
    output.line(report.closingLine)
  }
}
