/// `presim test --junit FILE`: the XML that CI systems read, a test case for each scenario.
///
/// The class of a test case is its file, from the repository's root, with dots for strokes: Jenkins takes what is before the
/// last dot for a package, and keeps files apart that way.
package struct JUnitReport {
  private let known: (String) -> String

  /// - Parameter known: a file's path from the root of the repository.
  package init(known: @escaping (String) -> String) { self.known = known }

  package func bytes(_ results: [TestOutcome]) -> [UInt8] {
    let report = TestReport(results.map { $0.report })
    let time = seconds(results.reduce(0) { $0 + $1.duration })
    let counts = "tests=\"\(results.count)\" failures=\"\(report.failed)\" errors=\"\(report.invalid)\""
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"presim\" \(counts) time=\"\(time)\">\n"
    text += "  <testsuite name=\"presim\" \(counts) skipped=\"0\" time=\"\(time)\">\n"
    for result in results { text += testCase(result) }
    text += "  </testsuite>\n</testsuites>\n"
    return Array(text.utf8)
  }

  private func testCase(_ result: TestOutcome) -> String {
    let file = result.report
    let name = escaped(file.title.isEmpty ? file.path : file.title)
    let path = escaped(known(file.path))
    let place = "classname=\"\(escaped(className(file.path)))\" file=\"\(path)\""
    let problems = TestProblem.all(result)
    let start = "    <testcase name=\"\(name)\" \(place) time=\"\(seconds(result.duration))\""
    guard !problems.isEmpty || !file.leftOut.isEmpty else { return start + "/>\n" }
    var text = start + ">\n"
    let element = file.status == .invalid ? "error" : "failure"
    for problem in problems {
      let message = escaped(problem.message)
      text += "      <\(element) message=\"\(message)\" type=\"\(element)\">"
      text += escaped("\(file.path):\(problem.line): \(problem.message)", isAttribute: false)
      for line in problem.lines { text += "\n" + escaped(line, isAttribute: false) }
      text += "</\(element)>\n"
    }
    if !file.leftOut.isEmpty {
      let lines = file.leftOut.map { "\(file.path):\(max(1, $0.line)): \($0.sentence)" }
      text += "      <system-out>\(escaped(lines.joined(separator: "\n"), isAttribute: false))</system-out>\n"
    }
    return text + "    </testcase>\n"
  }

  /// `Scenarios.questions.why-did-dismiss-close-too-much`: a dot in a name would part it.
  private func className(_ path: String) -> String {
    var path = known(path)
    if path.hasSuffix(".presim") { path = String(path.dropLast(".presim".count)) }
    let parts = path.split(separator: "/").filter { $0 != ".." }
    return parts.map { String($0.map { $0 == "." ? "_" : $0 }) }.joined(separator: ".")
  }

  /// `0.001250`, of microseconds.
  private func seconds(_ microseconds: Int) -> String {
    let rest = String(microseconds % 1_000_000)
    return "\(microseconds / 1_000_000).\(String(repeating: "0", count: 6 - rest.count))\(rest)"
  }

  /// What XML 1.0 cannot hold, and what a terminal would obey, becomes U+FFFD; a line end stays one in attributes too.
  private func escaped(_ text: String, isAttribute: Bool = true) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n" where isAttribute: result += "&#10;"
      case "\t" where isAttribute: result += "&#9;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case _ where FileName.byte(of: scalar) != nil: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
