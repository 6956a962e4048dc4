import PresentationModel

/// `presim compare FILE[:LINE]`
struct CompareCommand {
  let arguments: Arguments
  let console: Console

  private struct Document: Encodable {
    let schemaVersion = JSONDocument.schemaVersion
    let path: String
    let title: String
    let device: String
    let line: Int
    let source: String
    let versions: [CompareReport.Version]
  }

  func perform() throws(UsageError) -> ExitStatus {
    let location = Location(arguments.operands[0])
    if arguments.has(.style), !arguments.has(.draw) {
      throw UsageError(
        message: "'--style' chooses what '--draw' shows; the table has every style", command: .compare)
    }
    let profiles = try arguments.profiles()
    guard let (file, program) = console.load(location.path) else { return .usage }
    if let line = location.line, line < 1 || line > max(1, file.lineCount) {
      console.error(file.path, "there is no line \(line): the file has \(file.lineCount)")
      return .usage
    }
    let chosen = location.line.map { StepSelection.step(at: $0, in: program, of: file) } ?? program.firstPresentation
    guard let chosen, program.presents(chosen) else {
      let place = location.line.map { "at line \($0)" } ?? "in the file"
      console.error(
        file.path,
        "there is no step \(place) that presents something; a 'present' in a completion handler or callback has to be a step of its own"
      )
      return .usage
    }
    if let path = arguments.values[.draw] { return try draw(file, program, at: chosen, to: path) }
    let versions = (profiles.isEmpty ? [program.profile] : profiles).map { compare(file, $0, at: chosen) }
    let step = program.steps[chosen]
    if arguments.isJSON {
      JSONDocument.write(
        Document(
          path: file.path, title: program.title, device: program.environment.text, line: step.line,
          source: file.text(step.range), versions: versions), to: console.out)
    } else {
      console.out.line(console.paint(.bold, program.title))
      console.out.line(console.paint(.dim, "\(file.path):\(step.line), \(program.environment.text)"))
      console.out.line(console.paint(.cyan, file.text(step.range)))
      CompareText(output: console.out, paint: console.paint).write(versions)
    }
    return .success
  }

  /// Runs to the step once, and from there once for each style.
  func compare(_ file: ScenarioFile, _ profile: Profile, at chosen: Int) -> CompareReport.Version {
    var version = CompareReport.Version(rules: profile.text)
    let file = file.under(profile)
    guard let program = file.program, program.steps.indices.contains(chosen) else {
      version.diagnostics = file.diagnostics.split(separator: "\n").map(String.init)
      return version
    }
    var before = ScenarioRunner(program)
    _ = before.launch()
    for _ in 0..<chosen where before.next() == nil {
      version.diagnostics = ["the run ends before line \(program.steps[chosen].line)"]
      return version
    }
    let (used, isEndless) = styleInFile(before)
    if isEndless { before.endSooner() }
    for style in ModalPresentationStyle.allCases {
      guard style.isAvailable(in: profile, on: program.environment.device) else {
        version.rows.append(CompareReport.Row(style: style.text, isAvailable: false))
        continue
      }
      var runner = before
      runner.overrideStyle(at: chosen, style: style)
      guard let outcome = runner.next() else {
        version.diagnostics = ["the run ends before line \(program.steps[chosen].line)"]
        return version
      }
      version.rows.append(CompareReport.Row(style, outcome, in: runner, of: file))
      version.rows[version.rows.count - 1].isInFile = style == used
    }
    return version
  }

  /// The style that the file itself gives what the step presents first, and whether the step ends.
  func styleInFile(_ before: ScenarioRunner) -> (style: ModalPresentationStyle?, isEndless: Bool) {
    var runner = before
    guard let outcome = runner.next() else { return (nil, false) }
    let isEndless = outcome.limit != nil
    for decision in outcome.decisions {
      switch decision {
      case .presents(let presentation, _): return (runner.style(of: presentation.original), isEndless)
      case .refused(_, let presented?, _): return (runner.style(of: presented), isEndless)
      default: continue
      }
    }
    return (nil, isEndless)
  }
}
