/// What `FILE:LINE` asks `presim explain` about.
package enum ExplainTarget {
  /// All steps.
  case all
  /// A step; -1 for launch.
  case step(Int)
  /// An expectation, and with it the step that reaches it.
  case expectation(ExpectationID)
  /// An expectation where it fails: in this step, though others before it have reached it too.
  case failure(ExpectationID, step: Int)
  /// A statement of a body, and with it the first step that runs it: any of several on the line.
  case call(line: Int)
  /// A statement of Swift, in one of the steps that run it.
  case statement(line: Int, step: Int)

  /// What is at a line; nil where nothing runs there.
  package init?(line: Int, in program: Program, of file: ScenarioFile) {
    if let row = program.expectations.lastIndex(where: { Self.covers($0.range, $0.line, line, file) }) {
      self = .expectation(ExpectationID(row: row))
      return
    }
    if let row = program.steps.firstIndex(where: { Self.covers($0.range, $0.line, line, file) }) {
      self = .step(row)
      return
    }
    guard program.runs(line: line) else { return nil }
    self = .call(line: line)
  }

  /// The expectation that is asked about.
  package var expectation: ExpectationID? {
    switch self {
    case .expectation(let id), .failure(let id, _): id
    case .all, .step, .call, .statement: nil
    }
  }

  /// The same; for an expectation the step in which it fails: in a body it may have held several times before.
  package func settled(in program: Program) -> ExplainTarget {
    guard case .expectation(let id) = self else { return self }
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    while let outcome = runner.next() {
      if outcome.failures.contains(where: { $0.expectation == id }) { return .failure(id, step: outcome.index) }
    }
    return self
  }

  /// The steps that run a statement of Swift, in order; nothing for any other target.
  package func runs(in program: Program) -> [Int] {
    guard case .call(let line) = self, !program.swift.isEmpty else { return [] }
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    var steps: [Int] = []
    while let outcome = runner.next() {
      if matches(outcome, in: program), outcome.calls.contains(where: { $0.line == line && $0.way >= 0 }) {
        steps.append(outcome.index)
      }
    }
    return steps
  }

  /// Whether a step is meant.
  package func matches(_ outcome: StepOutcome, in program: Program) -> Bool {
    switch self {
    case .all: true
    case .step(let row): outcome.index == row
    case .expectation(let id):
      outcome.calls.contains { $0.range == program.expectations[Int(id.index)].range }
        || outcome.failures.contains { $0.expectation == id }
    case .failure(_, let row), .statement(_, let row): outcome.index == row
    case .call(let line): outcome.calls.contains { $0.line == line && $0.range != nil }
    }
  }

  /// Whether a line belongs to what begins at another.
  package static func covers(_ range: ByteRange, _ first: Int, _ line: Int, _ file: ScenarioFile) -> Bool {
    guard line >= first else { return false }
    return line == first || line <= first + file.text(range).count { $0.isNewline }
  }
}
