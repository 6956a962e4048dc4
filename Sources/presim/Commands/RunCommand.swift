import PresentationModel

/// `presim run FILE…`
struct RunCommand {
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  private struct Document: Encodable {
    let schemaVersion = JSONDocument.schemaVersion
    let files: [RunReport]
  }

  func perform() -> ExitStatus {
    var status = ExitStatus.success
    var reports: [RunReport] = []
    for (position, path) in arguments.operands.enumerated() where !console.out.isClosed {
      guard let (file, program) = console.load(path) else {
        status.worsen(to: .usage)
        reports.append(RunReport(invalid: FileReading.displayName(path)))
        continue
      }
      if !arguments.isJSON, position > 0 { console.out.line() }
      let report = arguments.isJSON ? collect(file, program) : show(file, program)
      if report.status == .failed { status.worsen(to: .failure) }
      if arguments.isJSON { reports.append(report) }
    }
    if arguments.isJSON { JSONDocument.write(Document(files: reports), to: console.out) }
    return status
  }

  private func collect(_ file: ScenarioFile, _ program: Program) -> RunReport {
    // The document always has the events, all of them, each marked (EVT-02).
    RunReport.run(file, program, withEvents: true, keepsSteps: true) { _, _ in }
  }

  private func show(_ file: ScenarioFile, _ program: Program) -> RunReport {
    let text = RunText(output: console.out, paint: console.paint)
    text.writeHeader(RunReport(file, program))
    var failed = 0
    var others = 0
    let report = RunReport.run(
      file, program, withEvents: arguments.has(.events), keepsSteps: false, isWanted: { !console.out.isClosed }
    ) { step, runner in
      text.write(step, hierarchy: runner.hierarchyBytes(), path: file.path)
      failed += step.failures.count
      others += step.failures.count { $0.source == nil }
    }
    others += report.failures.count { $0.source == nil }
    text.writeEnd(report, failed: failed + report.failures.count, others: others)
    return report
  }
}
