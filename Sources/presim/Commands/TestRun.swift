import PresentationModel

/// One file of `presim test`: loading, running, updating. Runs on any thread.
enum TestRun {
  /// What a file came to.
  struct Result: Sendable {
    /// For reports.
    var report: TestReport.File
    /// What is wrong with the file, for standard error.
    var diagnostics = ""
    /// Why it could not be read or written.
    var systemError: String?
    /// How many blocks `--update` has rewritten.
    var updated = 0
    /// How long it took, in microseconds.
    var duration = 0
    /// Whether `--filter` leaves it out.
    var isLeftOut = false
  }

  /// Runs one file and takes its time.
  ///
  /// - Parameter lines: the lines whose expectations count; nil for all.
  static func run(
    _ path: String, filter: String?, updates: Bool, under profiles: [Profile] = [], lines: [Int]? = nil
  ) -> Result {
    let start = ContinuousClock.now
    var result = runFile(path, filter: filter, updates: updates, under: profiles, lines)
    result.duration = microseconds(start.duration(to: .now))
    return result
  }

  private static func microseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
  }

  private static func runFile(
    _ path: String, filter: String?, updates: Bool, under profiles: [Profile], _ lines: [Int]?
  ) -> Result {
    let name = FileReading.displayName(path)
    let file: ScenarioFile
    do throws(SystemError) {
      file = try ScenarioFile.load(path, under: profiles)
    } catch {
      let isLeftOut = filter.map { !contains(name, $0) } ?? false
      return Result(report: .init(path: name), systemError: error.message, isLeftOut: isLeftOut)
    }
    let title = file.title ?? ""
    if let filter, !contains(name, filter), !contains(title, filter) {
      return Result(report: .init(path: name), isLeftOut: true)
    }
    if let beyond = lines?.first(where: { $0 < 1 || $0 > file.lineCount }), !file.programs.isEmpty {
      return Result(
        report: .init(path: name), systemError: "there is no line \(beyond): the file has \(file.lineCount)")
    }
    let outcomes = file.programs.map { run($0, file, lines) }
    var result = self.result(file, outcomes)
    if let lines, !file.programs.isEmpty, outcomes.allSatisfy({ $0.expectations == 0 && $0.failures.isEmpty }) {
      let numbers = lines.map(String.init).joined(separator: ", ")
      return Result(report: .init(path: name), systemError: "nothing is expected at line \(numbers)")
    }
    guard updates, path != "-",
      let update = BlockUpdate(file, zip(file.programs, outcomes).map { ($0, $1.failures) })
    else { return result }
    let updated = ScenarioFile.read(update.bytes, path: file.path, under: profiles)
    guard updated.program != nil else {
      result.systemError = "the rewritten file would have errors; nothing was changed"
      return result
    }
    do throws(SystemError) {
      guard try AtomicWrite.replace(path, with: update.bytes, ifStill: file.bytes) else {
        result.systemError = "was changed while presim ran: it is left as it is; run again"
        return result
      }
    } catch {
      result.systemError = error.message
      return result
    }
    result = run(updated)
    result.updated = update.count
    return result
  }

  /// What fails under each of a file's versions.
  static func failures(_ file: ScenarioFile) -> [(program: Program, failures: [FailureReport])] {
    file.programs.map { ($0, run($0, file).failures) }
  }

  /// Runs a file under each of its versions.
  static func run(_ file: ScenarioFile) -> Result { result(file, file.programs.map { run($0, file) }) }

  /// What one version came to.
  private struct Outcome {
    let version: String
    var expectations = 0
    var failures: [FailureReport] = []
  }

  /// Runs a file under one version.
  private static func run(_ program: Program, _ file: ScenarioFile, _ lines: [Int]? = nil) -> Outcome {
    let chosen = lines.map { TestSelection.expectations(at: $0, in: program, of: file) }
    var result = Outcome(version: program.profile.key)
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    var next: StepOutcome? = runner.launch()
    while let outcome = next {
      result.expectations += outcome.expectations
      result.failures += FailureReport.all(in: outcome, of: program)
      next = runner.next()
    }
    var reasons: FailureReasons?
    FailureReasons.attach(to: &result.failures, of: file, program, &reasons)
    let end = FailureReport.atEnd(of: runner, hasFailed: !result.failures.isEmpty)
    result.expectations += end.count { $0.expectation != nil }
    result.failures += end
    if let chosen {
      result.expectations = chosen.count
      // An exception before them is why they were not reached.
      let isReached = runner.unreached().allSatisfy { !($0.expectation.map(chosen.contains) ?? false) }
      result.failures.removeAll { $0.expectation.map { !chosen.contains($0) } ?? isReached }
    }
    return result
  }

  /// What all versions of a file came to.
  private static func result(_ file: ScenarioFile, _ outcomes: [Outcome]) -> Result {
    var report = TestReport.File(path: file.path)
    guard let title = file.title else { return Result(report: report, diagnostics: file.diagnostics) }
    report.title = title
    report.expectations = outcomes.reduce(0) { $0 + $1.expectations }
    report.failures = FailureReport.merged(outcomes.map { ($0.version, $0.failures) })
    report.status = report.failures.isEmpty ? .passed : .failed
    // How presim interpreted a file may be why it fails; for one that passes it does not matter.
    return Result(report: report, diagnostics: file.diagnostics + (report.failures.isEmpty ? "" : file.remarks))
  }

  static func contains(_ text: String, _ part: String) -> Bool {
    let text = Array(text.utf8)
    let part = Array(part.utf8)
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0..<($0 + part.count)].elementsEqual(part) }
  }
}
