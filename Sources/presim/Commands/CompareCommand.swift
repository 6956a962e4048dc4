import PresentationModel

/// `presim compare FILE[:LINE]`
struct CompareCommand {
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

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
    let profiles = try self.profiles()
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
        "there is no step \(place) that presents something; a 'present' in a handler or callback has to be a step of its own"
      )
      return .usage
    }
    let versions = (profiles ?? [program.profile]).map { compare(file, $0, at: chosen) }
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
      let text = CompareText(output: console.out, paint: console.paint)
      for version in versions { text.write(version) }
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
    }
    return version
  }

  /// `--ios 12,13,docs`; nil without it.
  private func profiles() throws(UsageError) -> [Profile]? {
    guard let list = arguments.values[.ios] else { return nil }
    var profiles: [Profile] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let profile = Self.profile(word) else {
        throw UsageError(
          message: "'\(word)' is not a version: 8 to 26, or docs", hint: "a list looks like 12,13,17,18,26",
          command: .compare)
      }
      if !profiles.contains(profile) { profiles.append(profile) }
    }
    return profiles
  }

  private static func profile(_ word: Substring) -> Profile? {
    if word == "docs" { return .documents }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let major = DecimalNumber.parse(parts[0]),
      let minor = parts.count > 1 ? DecimalNumber.parse(parts[1]) : 0,
      (UIKitVersion.oldest.major...UIKitVersion.newest.major).contains(major), (0...9).contains(minor)
    else { return nil }
    return .ios(UIKitVersion(major, minor))
  }
}
