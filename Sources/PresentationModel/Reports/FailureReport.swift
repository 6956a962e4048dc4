/// Something that was expected and did not come.
package struct FailureReport: JSONConvertible, Sendable {
  /// Line in the file, from 1.
  package let line: Int
  /// What is wrong, in one line.
  package let message: String
  /// What the file says.
  package let expected: String
  /// What came.
  package let actual: String
  /// Why: what the step came to; nil where that does not help.
  package var why: String?
  /// What to write for it to hold, where presim has tried it.
  package var fix: String?
  /// Which expectation it was, if it was one.
  package let expectation: ExpectationID?
  /// The expectation as written.
  package let source: String?
  /// What is wrong, as far as what was expected and what came do not say it; empty where they say it all.
  package let remark: String
  /// What the step has noted besides, in words: of the last failure of a step.
  package var notes: [String] = []
  /// The versions it failed under, where several ran.
  package var ios: [String]?
  /// Whether it failed under all of them.
  package var isCommon = true

  /// ` (under iOS 12, 15)`; empty where it failed under all.
  package var versions: String {
    guard !isCommon, let ios else { return "" }
    let numbers = ios.filter { $0 != "docs" }
    var parts = numbers.isEmpty ? [] : ["iOS " + numbers.joined(separator: ", ")]
    if ios.contains("docs") { parts.append("rules docs") }
    return " (under \(parts.joined(separator: ", ")))"
  }

  /// Whether two versions say the same.
  package func isSame(as other: FailureReport) -> Bool {
    line == other.line && message == other.message && expected == other.expected && actual == other.actual
      && source == other.source
  }

  /// The failures of several versions in the order of the file, each once, with the versions it belongs to.
  package static func merged(_ runs: [(version: String, failures: [FailureReport])]) -> [FailureReport] {
    guard runs.count > 1 else { return runs.first?.failures ?? [] }
    var byLine: [Int: [Int]] = [:]
    var result: [FailureReport] = []
    for run in runs {
      for failure in run.failures {
        if let row = byLine[failure.line]?.first(where: { result[$0].isSame(as: failure) }) {
          if result[row].ios?.last != run.version { result[row].ios?.append(run.version) }
        } else {
          byLine[failure.line, default: []].append(result.count)
          var failure = failure
          failure.ios = [run.version]
          result.append(failure)
        }
      }
    }
    for row in result.indices { result[row].isCommon = result[row].ios?.count == runs.count }
    let order = result.indices.sorted { (result[$0].line, $0) < (result[$1].line, $1) }
    return order.map { result[$0] }
  }

  /// What is wrong with a file beside its expectations.
  package init(line: Int, message: String) {
    self.line = line
    self.message = message
    (expected, actual, remark) = ("", "", "")
    (expectation, source) = (nil, nil)
  }

  /// What a step has noted: calls through nil, lines that were left out.
  static func notes(of outcome: StepOutcome) -> [String] {
    outcome.notes.filter { !$0.isFailure }.map { $0.line > 0 ? "line \($0.line): \($0.text)" : $0.text }
  }

  /// An expectation that does not hold.
  package init(_ failure: ExpectationFailure, in program: Program) {
    line = failure.line
    message = failure.message
    expected = failure.expected
    actual = failure.actual
    expectation = failure.expectation
    source = failure.expectation.map { program.expectations[Int($0.index)].text }
    remark = Self.remark(failure, failure.expectation.map { program.expectations[Int($0.index)].kind })
  }

  /// What a message adds to `expected` and `actual`: of a comparison nothing, of a line of UIKit's what is known of it.
  private static func remark(_ failure: ExpectationFailure, _ kind: Expectation.Kind?) -> String {
    guard let kind, !failure.expected.isEmpty, !failure.expected.contains("\n"), !failure.actual.contains("\n"),
      failure.actual != ExpectationFailure.nothingToLookAt
    else { return failure.message }
    switch kind {
    // Without anything that came it was never reached, which the message says.
    case .compare, .truth, .rule, .lint, .noLint, .noLog, .noEvents:
      return failure.actual.isEmpty ? failure.message : ""
    case .log, .exception:
      let parts = failure.message.split(separator: ";", maxSplits: 1)
      return parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
    case .noRule, .hierarchy, .events, .eventsInclude, .noEvent: return failure.message
    }
  }

  /// What is left when a run is over: expectations that no step reached. A run that failed and stopped has said why
  /// already.
  package static func atEnd(of runner: ScenarioRunner, hasFailed: Bool) -> [FailureReport] {
    if hasFailed && runner.isStopped { return [] }
    return runner.unreached().map { FailureReport($0, in: runner.program) }
  }

  /// Everything in an outcome that fails the scenario.
  package static func all(in outcome: StepOutcome, of program: Program) -> [FailureReport] {
    outcome.failures.map { FailureReport($0, in: program) }
  }

  package var json: JSONValue {
    [
      "line": line.json,
      "message": message.json,
      "expected": expected.json,
      "actual": actual.json,
      "why": why?.json,
      "fix": fix?.json,
      "notes": notes.isEmpty ? nil : notes.json,
      "ios": ios?.json,
    ]
  }
}
