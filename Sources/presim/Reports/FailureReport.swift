import PresentationModel

/// Something that was expected and did not come.
struct FailureReport: Encodable, Sendable {
  /// Line in the file, from 1.
  let line: Int
  /// What is wrong, in one line.
  let message: String
  /// What the file says.
  let expected: String
  /// What came.
  let actual: String
  /// Which expectation it was, if it was one.
  let expectation: ExpectationID?
  /// The expectation as written.
  let source: String?

  private enum CodingKeys: String, CodingKey { case line, message, expected, actual }

  /// An expectation that does not hold.
  init(_ failure: ExpectationFailure, in program: Program) {
    line = failure.line
    message = failure.message
    expected = failure.expected
    actual = failure.actual
    expectation = failure.expectation
    source = failure.expectation.map { program.expectations[Int($0.index)].text }
  }

  /// What is left when a run is over: expectations that no step reached.
  ///
  /// A file passes only if every expectation was checked or is told here; `checked` counts those that were. One that has
  /// failed already may have ended early.
  static func atEnd(of runner: ScenarioRunner, checked: Int, hasFailed: Bool) -> [FailureReport] {
    let program = runner.program
    let unreached = runner.unreached()
    var failures = unreached.map { FailureReport($0, in: program) }
    if !hasFailed, checked + unreached.count < program.expectations.count {
      failures.append(
        FailureReport(
          ExpectationFailure(
            expectation: nil, line: 1, message: "a fault of presim: not every expectation was looked at",
            expected: "\(program.expectations.count) expectations", actual: "\(checked + unreached.count)"),
          in: program))
    }
    return failures
  }

  /// Everything in an outcome that fails the scenario.
  static func all(in outcome: StepOutcome, of program: Program) -> [FailureReport] {
    outcome.failures.map { FailureReport($0, in: program) }
  }
}
