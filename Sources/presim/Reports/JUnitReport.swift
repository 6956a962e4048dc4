import PresentationModel

/// `presim test --junit FILE`: the XML that CI systems read, a test case for each scenario.
///
/// There are no times in it: the same input gives the same bytes.
enum JUnitReport {
  static func bytes(_ results: [TestRun.Result]) -> [UInt8] {
    let report = TestReport(results.map(\.report))
    let counts = "tests=\"\(results.count)\" failures=\"\(report.failed)\" errors=\"\(report.invalid)\""
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"presim\" \(counts) time=\"0\">\n"
    text += "  <testsuite name=\"presim\" \(counts) skipped=\"0\" time=\"0\">\n"
    for result in results { text += testCase(result) }
    text += "  </testsuite>\n</testsuites>\n"
    return Array(text.utf8)
  }

  private static func testCase(_ result: TestRun.Result) -> String {
    let file = result.report
    let name = escaped(file.title.isEmpty ? file.path : file.title)
    let path = escaped(file.path)
    let problems = TestProblem.all(result)
    let start = "    <testcase name=\"\(name)\" classname=\"\(path)\" file=\"\(path)\" time=\"0\""
    guard !problems.isEmpty else { return start + "/>\n" }
    var text = start + ">\n"
    let element = file.status == .invalid ? "error" : "failure"
    for problem in problems {
      let message = escaped(problem.message)
      text += "      <\(element) message=\"\(message)\" type=\"\(element)\">"
      text += escaped("\(file.path):\(problem.line): \(problem.message)")
      for line in problem.lines { text += "\n" + escaped(line) }
      text += "</\(element)>\n"
    }
    return text + "    </testcase>\n"
  }

  /// What XML 1.0 cannot hold becomes U+FFFD.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case _ where FileName.byte(of: scalar) != nil: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
