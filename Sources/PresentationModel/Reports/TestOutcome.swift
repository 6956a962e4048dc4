/// What a file of `presim test` came to, with what its reports tell beside the document.
package struct TestOutcome: Sendable {
  /// For reports.
  package var report: TestReport.File
  /// What is wrong with the file, for standard error.
  package var diagnostics = ""
  /// Why it could not be read or written.
  package var systemError: String?
  /// How many blocks `--update` has rewritten.
  package var updated = 0
  /// How long it took, in microseconds.
  package var duration = 0
  /// Whether `--filter` leaves it out.
  package var isLeftOut = false
  /// Whether it fails, is not valid or was not run: a file that expects nothing does none of these.
  package var hasFailed: Bool {
    switch report.status {
    case .failed, .invalid: true
    case .passed, .empty: systemError != nil
    }
  }

  /// What one version came to.
  package struct Run {
    let version: String
    package private(set) var expectations = 0
    package private(set) var failures: [FailureReport] = []
    /// Lines that were left out, and on which an expectation depends.
    package private(set) var leftOut: [LeftOutLine] = []

    /// Runs a file under one of its versions.
    ///
    /// - Parameter row: which one.
    package init(_ row: Int, of file: ScenarioFile) {
      var workshop = Workshop()
      self.init(row, of: file, nil, in: &workshop)
    }

    /// - Parameters:
    ///   - chosen: the expectations that count; nil for all.
    ///   - workshop: where one file runs after another.
    package init(
      _ row: Int, of file: ScenarioFile, _ chosen: Set<ExpectationID>?, in workshop: inout Workshop
    ) {
      version = file.programs[row].profile.key
      var runner = ScenarioRunner(
        file.programs[row], isTracing: false, keepsEvents: false, in: workshop.takeRoom())
      runner.begin()
      var lines = LeftOutLines()
      repeat {
        expectations += runner.simulator.outcome.expectations
        lines.look(at: runner.simulator.outcome, of: file.programs[row])
        if !runner.simulator.outcome.failures.isEmpty {
          var failed = FailureReport.all(in: runner.simulator.outcome, of: file.programs[row])
          failed[failed.count - 1].notes = FailureReport.notes(of: runner.simulator.outcome)
          failures += failed
        }
      } while runner.goOn()
      leftOut = lines.found
      var reasons: FailureReasons?
      FailureReasons.attach(to: &failures, of: file, file.programs[row], &reasons)
      let end = FailureReport.atEnd(of: runner, hasFailed: !failures.isEmpty)
      expectations += end.count { $0.expectation != nil }
      failures += end
      if let chosen {
        expectations = chosen.count
        // An exception before them is why they were not reached.
        let isReached = runner.unreached().allSatisfy { !($0.expectation.map(chosen.contains) ?? false) }
        failures.removeAll { $0.expectation.map { !chosen.contains($0) } ?? isReached }
      }
      workshop.take(back: &runner.simulator)
    }
  }

  /// Fails a file that passes although an expectation depends on a line that was left out: `--strict`.
  package mutating func failStrictly() {
    guard report.status == .passed, !report.leftOut.isEmpty else { return }
    report.status = .failed
    report.failures = report.leftOut.map { FailureReport(line: $0.line, message: $0.sentence) }
    report.leftOut = []
  }

  /// What was not run.
  package init(report: TestReport.File, systemError: String? = nil, isLeftOut: Bool = false) {
    (self.report, self.systemError, self.isLeftOut) = (report, systemError, isLeftOut)
  }

  /// Runs a file under each of its versions.
  package init(_ file: ScenarioFile) { self.init(file, file.programs.indices.map { Run($0, of: file) }) }

  /// What all versions of a file came to.
  package init(_ file: ScenarioFile, _ runs: [Run]) {
    report = TestReport.File(path: file.path)
    guard let title = file.title else {
      diagnostics = file.diagnostics
      return
    }
    report.title = title
    report.expectations = runs.reduce(0) { $0 + $1.expectations }
    report.failures =
      runs.count == 1 ? runs[0].failures : FailureReport.merged(runs.map { ($0.version, $0.failures) })
    report.status = !report.failures.isEmpty ? .failed : report.expectations == 0 ? .empty : .passed
    for run in runs { for line in run.leftOut where !report.leftOut.contains(line) { report.leftOut.append(line) } }
    // How presim interpreted a file may be why it fails; for one that passes it does not matter.
    diagnostics = file.diagnostics + (report.failures.isEmpty ? "" : file.remarks)
  }
}
