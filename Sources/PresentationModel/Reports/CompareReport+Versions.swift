extension CompareReport {
  /// Runs to the step once, and from there once for each style.
  package static func compare(_ file: ScenarioFile, _ profile: Profile, at chosen: Int) -> Version {
    var version = Version(rules: profile.text)
    let file = file.under(profile)
    guard let program = file.program, program.steps.indices.contains(chosen) else {
      version.diagnostics = file.diagnostics.split(separator: "\n").map { String($0) }
      return version
    }
    var before = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    guard before.run(to: chosen - 1) != nil else {
      version.diagnostics = ["the run ends before line \(program.steps[chosen].line)"]
      return version
    }
    before.keepsEvents = true
    let (used, isEndless) = styleInFile(before)
    if isEndless { before.endSooner() }
    for style in ModalPresentationStyle.allCases {
      guard style.isAvailable(in: profile, on: program.environment.device) else {
        version.rows.append(Row(style: style.text, isAvailable: false))
        continue
      }
      var runner = before
      runner.overrideStyle(at: chosen, style: style)
      guard let outcome = runner.next() else {
        version.diagnostics = ["the run ends before line \(program.steps[chosen].line)"]
        return version
      }
      version.rows.append(Row(style, outcome, in: runner, of: file))
      version.rows[version.rows.count - 1].isInFile = style == used
    }
    return version
  }

  /// The style that the file itself gives what the step presents first, and whether the step ends.
  package static func styleInFile(_ before: ScenarioRunner) -> (style: ModalPresentationStyle?, isEndless: Bool) {
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
