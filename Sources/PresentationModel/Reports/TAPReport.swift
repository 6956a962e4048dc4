/// `presim test --format tap`: the Test Anything Protocol, version 13, a test for each file.
package struct TAPReport {
  let output: Output

  package init(output: Output) { self.output = output }

  package func write(_ results: [TestOutcome], _ report: TestReport) {
    output.line("TAP version 13")
    output.line("1..\(results.count)")
    for (number, result) in results.enumerated() {
      let file = result.report
      let title = file.title.isEmpty ? file.path : "\(file.path): \(file.title)"
      let isWell = (file.status == .passed || file.status == .empty) && result.systemError == nil
      // A number sign would begin a directive.
      output.line("\(isWell ? "ok" : "not ok") \(number + 1) - \(escaped(title))")
      if file.expectsNothing { output.line("# \(VisibleText.inOneLine(file.path)): 0 expectations") }
      defer {
        for line in file.leftOut {
          let place = "\(VisibleText.inOneLine(file.path)):\(max(1, line.line))"
          output.line("# \(place): \(XcodeReport.inOneLine(line.sentence))")
        }
      }
      let problems = TestProblem.all(result)
      guard !problems.isEmpty else { continue }
      output.line("  ---")
      output.line("  failures:")
      for problem in problems {
        output.line("    - line: \(problem.line)")
        output.line("      message: \(quoted(problem.message))")
        if !problem.detail.isEmpty {
          output.line("      detail: |")
          for line in problem.detail.split(separator: "\n", omittingEmptySubsequences: false) {
            output.line(line.isEmpty ? "" : "        \(line)")
          }
        }
        if let why = problem.why { output.line("      why: \(quoted(why))") }
        if !problem.notes.isEmpty {
          output.line("      notes:")
          for note in problem.notes { output.line("        - \(quoted(note))") }
        }
      }
      output.line("  ...")
    }
    output.line("# \(report.closingLine)")
  }

  private func escaped(_ text: String) -> String {
    String(text.flatMap { $0 == "#" || $0 == "\\" ? ["\\", $0] : $0.isNewline ? [" "] : [$0] })
  }

  private func quoted(_ text: String) -> String {
    "'" + String(text.flatMap { $0 == "'" ? ["'", "'"] : $0.isNewline ? [" "] : [$0] }) + "'"
  }
}
