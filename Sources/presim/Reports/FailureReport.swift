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

  /// What is left when a run is over: expectations that no step reached. A run that failed and stopped has said why
  /// already.
  static func atEnd(of runner: ScenarioRunner, hasFailed: Bool) -> [FailureReport] {
    if hasFailed && runner.isStopped { return [] }
    return runner.unreached().map { FailureReport($0, in: runner.program) }
  }

  /// Everything in an outcome that fails the scenario.
  static func all(in outcome: StepOutcome, of program: Program) -> [FailureReport] {
    outcome.failures.map { FailureReport($0, in: program) }
  }
}
