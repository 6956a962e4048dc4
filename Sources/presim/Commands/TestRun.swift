import PresentationModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
  static func run(_ path: String, filter: String?, updates: Bool) -> Result {
    let start = microseconds()
    var result = runFile(path, filter: filter, updates: updates)
    result.duration = microseconds() - start
    return result
  }

  private static func microseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1000
  }

  private static func runFile(_ path: String, filter: String?, updates: Bool) -> Result {
    let name = FileReading.displayName(path)
    let file: ScenarioFile
    do throws(SystemError) {
      file = try ScenarioFile.load(path)
    } catch {
      let isLeftOut = filter.map { !contains(name, $0) } ?? false
      return Result(report: .init(path: name), systemError: error.message, isLeftOut: isLeftOut)
    }
    let title = file.program?.title ?? ""
    if let filter, !contains(name, filter), !contains(title, filter) {
      return Result(report: .init(path: name), isLeftOut: true)
    }
    var result = run(file)
    guard updates, path != "-", let program = file.program,
      let update = BlockUpdate(file, program, failures: result.report.failures)
    else { return result }
    let updated = ScenarioFile.check(update.bytes, path: file.path)
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

  /// Runs a file that was checked.
  static func run(_ file: ScenarioFile) -> Result {
    guard let program = file.program else {
      return Result(report: .init(path: file.path), diagnostics: file.diagnostics)
    }
    var report = TestReport.File(path: file.path)
    report.title = program.title
    var runner = ScenarioRunner(program, isTracing: Engine.needsTrace(program))
    var next: StepOutcome? = runner.launch()
    while let outcome = next {
      report.expectations += outcome.expectations
      report.failures += FailureReport.all(in: outcome, of: program)
      next = runner.next()
    }
    let end = FailureReport.atEnd(of: runner, hasFailed: !report.failures.isEmpty)
    report.expectations += end.count { $0.expectation != nil }
    report.failures += end
    report.status = report.failures.isEmpty ? .passed : .failed
    return Result(report: report, diagnostics: file.diagnostics)
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    let text = Array(text.utf8)
    let part = Array(part.utf8)
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0..<($0 + part.count)].elementsEqual(part) }
  }
}
