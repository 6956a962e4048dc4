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
    let row = Int(failure.expectation.index)
    source = row < program.expectations.count ? program.expectations[row].text : nil
  }

  /// Something else that fails a scenario.
  init(line: Int, message: String, expected: String, actual: String) {
    self.line = line
    self.message = message
    self.expected = expected
    self.actual = actual
    expectation = nil
    source = nil
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
          line: 1, message: "a fault of presim: not every expectation was looked at",
          expected: "\(program.expectations.count) expectations", actual: "\(checked + unreached.count)"))
    }
    return failures
  }

  /// Everything in an outcome that fails the scenario.
  static func all(in outcome: StepOutcome, of program: Program) -> [FailureReport] {
    let line = outcome.index >= 0 ? program.steps[outcome.index].line : 1
    var failures = outcome.failures.map { FailureReport($0, in: program) }
    for note in outcome.notes where note.isFailure {
      failures.append(FailureReport(line: note.line, message: note.text, expected: "", actual: ""))
    }
    if let exception = outcome.exception, !outcome.exceptionIsExpected {
      failures.append(
        FailureReport(
          line: line, message: "an exception that nothing expects", expected: "no exception",
          actual: "\(exception.name): \(exception.text)"))
    }
    if let limit = outcome.limit {
      failures.append(
        FailureReport(
          line: line, message: "the step does not settle: it was stopped after \(limit.what)",
          expected: "a step that settles", actual: limit.chain.joined(separator: "\n")))
    }
    return failures
  }
}
