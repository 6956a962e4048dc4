import PresentationModel

/// `presim run FILE…`
struct RunCommand {
  let arguments: Arguments
  let console: Console

  private struct Document: Encodable {
    let schemaVersion = JSONDocument.schemaVersion
    let files: [RunReport]
  }

  func perform() throws(UsageError) -> ExitStatus {
    let profiles = try arguments.profiles()
    var status = ExitStatus.success
    var reports: [RunReport] = []
    for (position, path) in arguments.operands.enumerated() where !console.out.isClosed {
      guard let (file, _) = console.load(path, under: profiles, showsLaunch: true) else {
        status.worsen(to: .usage)
        reports.append(RunReport(invalid: FileReading.displayName(path)))
        continue
      }
      if !arguments.isJSON, position > 0 { console.out.line() }
      let hasFailed: Bool
      if arguments.isJSON {
        let found = collect(file)
        reports += found
        hasFailed = found.contains { $0.status == .failed }
      } else {
        hasFailed = show(file)
      }
      if hasFailed { status.worsen(to: .failure) }
    }
    if arguments.isJSON { JSONDocument.write(Document(files: reports), to: console.out) }
    return status
  }

  /// The document always has the events, all of them, each marked (EVT-02).
  private func collect(_ file: ScenarioFile) -> [RunReport] {
    file.programs.map { RunReport.run(file, $0, wish(withEvents: true, keepsSteps: true)) { _, _ in } }
  }

  private func wish(withEvents: Bool, keepsSteps: Bool) -> RunReport.Wish {
    RunReport.Wish(events: withEvents, keepsSteps: keepsSteps, isFull: arguments.has(.full))
  }

  private var text: RunText { RunText(output: console.out, paint: console.paint, isFull: arguments.has(.full)) }

  /// The oldest version whole, of the others what differs. Answers whether something does not hold.
  private func show(_ file: ScenarioFile) -> Bool {
    guard let oldest = file.programs.first, !console.out.isClosed else { return false }
    var hasFailed = show(file, oldest).status == .failed
    if file.programs.count > 1, !console.out.isClosed {
      let versions = VersionText(
        text: text, file: file, withEvents: arguments.has(.events), isWanted: { !console.out.isClosed })
      if versions.write() { hasFailed = true }
    }
    return hasFailed
  }

  private func show(_ file: ScenarioFile, _ program: Program) -> RunReport {
    var text = text
    if arguments.has(.all) { text.skipped = program.swift.skipped }
    text.writeHeader(RunReport(file, program))
    if file.path.hasSuffix(".swift"), let outline = program.swift.assumedOutline {
      // What a scenario would say that tries this file.
      let name = file.path.split(separator: "/").last.map { String($0) } ?? file.path
      console.out.line()
      console.out.line("assumed:")
      console.out.line("swift \"\(name)\"")
      for line in outline.split(separator: "\n") { console.out.line(String(line)) }
    }
    var failed = 0
    var others = 0
    var isAsAtLaunch = true
    var told: [String] = []
    let report = RunReport.run(
      file, program, wish(withEvents: arguments.has(.events), keepsSteps: false),
      isWanted: { !console.out.isClosed }
    ) { step, isLast in
      text.write(step, path: file.path, isLast: isLast, told: told)
      for silence in step.silences where !told.contains(silence.id) { told.append(silence.id) }
      if step.line > 0, step.hierarchy?.isChanged == true { isAsAtLaunch = false }
      if isLast { text.writeEnd(step.hierarchy, isAsAtLaunch: isAsAtLaunch) }
      failed += step.failures.count
      others += step.failures.count { $0.source == nil }
    }
    others += report.failures.count { $0.source == nil }
    text.writeEnd(report, failed: failed + report.failures.count, others: others)
    return report
  }
}
