/// A whole file, as it runs.
extension RunText {
  /// The oldest version whole, of the others what differs. Answers whether something does not hold.
  package func write(_ file: ScenarioFile) -> Bool {
    guard let oldest = file.programs.first, !output.isClosed else { return false }
    var hasFailed = write(file, oldest).status == .failed
    if file.programs.count > 1, !output.isClosed {
      let versions = VersionText(text: self, file: file, withEvents: withEvents, isWanted: { !output.isClosed })
      if versions.write() { hasFailed = true }
    }
    return hasFailed
  }

  private func write(_ file: ScenarioFile, _ program: Program) -> RunReport {
    let text = telling(tellsSkipped ? program.swift.skipped : skipped)
    text.writeHeader(RunReport(file, program))
    if file.path.hasSuffix(".swift"), let outline = program.swift.assumedOutline {
      // What a scenario would say that tries this file.
      let name = file.path.split(separator: "/").last.map { String($0) } ?? file.path
      output.line()
      output.line("assumed:")
      output.line("swift \"\(name)\"")
      for line in outline.split(separator: "\n") { output.line(String(line)) }
    }
    var failed = 0
    var others: [FailureReport] = []
    var isAsAtLaunch = true
    var told: [String] = []
    var hasBegun = false
    let report = RunReport.run(
      file, program, RunReport.Options(events: withEvents, isFull: isFull),
      isWanted: { !output.isClosed }
    ) { step, isLast in
      // What is set before the first call belongs to the launch.
      if step.line > 0, !hasBegun, !isFull, text.isQuiet(step) {
        text.writeNotes(of: step)
      } else {
        hasBegun = hasBegun || step.line > 0
        text.write(step, path: file.path, isLast: isLast, told: told)
      }
      for silence in step.silences where !told.contains(silence.toldAs) { told.append(silence.toldAs) }
      told += step.notFollowed
      if step.line > 0, step.hierarchy?.isChanged == true { isAsAtLaunch = false }
      if isLast, step.exception == nil { text.writeEnd(step.hierarchy, isAsAtLaunch: isAsAtLaunch) }
      failed += step.failures.count
      others += step.failures.filter { $0.source == nil }
    }
    others += report.failures.filter { $0.source == nil }
    text.writeEnd(report, failed: failed + report.failures.count, others: others)
    return report
  }

  private func telling(_ skipped: [SkippedStatement]) -> RunText {
    var text = self
    text.skipped = skipped
    return text
  }
}
