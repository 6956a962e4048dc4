import PresentationModel

/// `presim run FILE…`
struct RunCommand {
  let arguments: Arguments
  let console: Console

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
        let found = RunDocument.reports(of: file)
        reports += found
        hasFailed = found.contains { $0.status == .failed }
      } else {
        hasFailed = show(file)
      }
      if hasFailed { status.worsen(to: .failure) }
    }
    if arguments.isJSON { JSONDocument.write(RunDocument(files: reports), to: console.out) }
    return status
  }

  private func show(_ file: ScenarioFile) -> Bool {
    var text = RunText(output: console.out, paint: console.paint, isFull: arguments.has(.full))
    text.withEvents = arguments.has(.events)
    text.tellsSkipped = arguments.has(.all)
    return text.write(file)
  }
}
