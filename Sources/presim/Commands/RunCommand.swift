import PresentationModel

/// `presim run FILE…`
struct RunCommand {
  let arguments: Arguments
  let console: Console

  func perform() throws(UsageError) -> ExitStatus {
    let profiles = try arguments.profiles()
    guard arguments.isJSON else { return run(under: profiles, invalid: { _ in }, show: show) }
    var status = ExitStatus.success
    RunDocument.write(to: console.out) { document in
      status = run(
        under: profiles, invalid: { document.add(invalid: FileReading.displayName($0)) }, show: { document.add($0) })
    }
    return status
  }

  /// Runs the files one after the other; `show` answers whether one has failed.
  private func run(
    under profiles: [Profile], invalid: (_ path: String) -> Void, show: (ScenarioFile) -> Bool
  ) -> ExitStatus {
    var status = ExitStatus.success
    for (position, path) in arguments.operands.enumerated() where !console.out.isClosed {
      guard let (file, _) = console.load(path, under: profiles, showsLaunch: true) else {
        status.worsen(to: .usage)
        invalid(path)
        continue
      }
      if !arguments.isJSON, position > 0 { console.out.line() }
      if show(file) { status.worsen(to: .failure) }
    }
    return status
  }

  private func show(_ file: ScenarioFile) -> Bool {
    var text = RunText(output: console.out, paint: console.paint, isFull: arguments.has(.full))
    text.withEvents = arguments.has(.events)
    text.tellsSkipped = arguments.has(.leftOut)
    return text.write(file)
  }
}
