@testable import PresentationModel

/// What is checked of any bytes at all, by `swift test` on a few thousand files and by `Tests/Fuzzing/fuzz` on as many
/// as time allows.
enum FuzzTarget: String, CaseIterable {
  /// Reading and checking ends, and what is wrong stands inside the file.
  case load
  /// Every step of every version ends, and the hierarchy keeps its invariants.
  case run
  /// Formatting what is formatted changes nothing, and what runs still runs.
  case format
  /// A run with its reasons is a run without them.
  case trace
  /// Every step can be taken back, and made again.
  case undo
  /// `test`, `run`, `run` with events and `explain` come to the same.
  case commands
  /// What `import` writes of a dump loads, runs and passes, whatever the version.
  case `import`

  /// What is wrong with what presim makes of a file; nil for nothing.
  func fault(of bytes: [UInt8]) -> String? {
    let scenario = Scenario.load(bytes: bytes, path: "fuzz.presim")
    if scenario.diagnostics.contains(where: { Int($0.range.end) > bytes.count }) {
      return "a diagnostic stands behind the file's end"
    }
    switch self {
    case .load: return nil
    case .run:
      for program in scenario.programs {
        if let fault = runFault(of: program, scenario) { return fault }
      }
      return nil
    case .format: return formatFault(of: scenario)
    case .trace:
      guard let program = scenario.program, steps(program, isTracing: true) != steps(program, isTracing: false) else {
        return nil
      }
      return "tracing changes the outcome"
    case .undo:
      for program in scenario.programs {
        if let fault = Self.undoFault(of: program, isTracing: false, isThorough: true) { return fault }
      }
      return nil
    case .commands:
      for program in scenario.programs {
        if let fault = commandsFault(of: program, scenario) { return fault }
      }
      return nil
    case .import: return importFault(of: scenario)
    }
  }

  // MARK: Commands

  /// What each command keeps of a run is another part of it; what it comes to is the same.
  private func commandsFault(of program: Program, _ scenario: Scenario) -> String? {
    let tested = results(ScenarioRunner(program, isTracing: false, keepsEvents: false))
    let shown = results(ScenarioRunner(program, isTracing: true, keepsEvents: true))
    if tested != shown { return "'test' is not 'run' with events: \(Self.first(tested, shown))" }
    var explainer = ScenarioExplainer(program, of: scenario.source.bytes)
    var explained: [String] = []
    while let current = explainer.next() {
      _ = explainer.explanation(of: current, triesOthers: false)
      explained.append(result(current, explainer.runner))
    }
    explained.append(atEnd(explainer.runner))
    return explained == shown ? nil : "'explain' is not 'run': \(Self.first(explained, shown))"
  }

  private func results(_ runner: consuming ScenarioRunner) -> [String] {
    var result: [String] = []
    while let current = runner.next() {
      result.append(self.result(current, runner))
    }
    return result + [atEnd(runner)]
  }

  /// What every command tells of a step.
  private func result(_ outcome: StepOutcome, _ runner: ScenarioRunner) -> String {
    var lines = outcome.console.map { $0.text } + outcome.failures.map { "\($0.line) \($0.message) \($0.actual)" }
    lines += outcome.decisions.map { DecisionText.text($0, in: runner.hierarchy) }
    if let exception = outcome.exception { lines.append("\(exception.name): \(exception.text)") }
    if let limit = outcome.limit { lines.append(limit.text) }
    lines.append("\(outcome.expectations)")
    lines.append(runner.hierarchyDump())
    return lines.joined(separator: "\n")
  }

  private func atEnd(_ runner: ScenarioRunner) -> String {
    runner.unreached().map { "\($0.line) \($0.message)" }.joined(separator: "\n")
  }

  private static func first(_ a: [String], _ b: [String]) -> String {
    guard let row = (0..<min(a.count, b.count)).first(where: { a[$0] != b[$0] }) else {
      return "\(a.count) and \(b.count) steps"
    }
    return "step \(row - 1): \(RunText.near(a[row], b[row])) is not \(RunText.near(b[row], a[row]))"
  }

  // MARK: Import

  /// The bytes as a dump, and what a run of them ends in as one.
  private func importFault(of scenario: Scenario) -> String? {
    var dumps = [scenario.source.bytes]
    for program in scenario.programs {
      var runner = ScenarioRunner(program, isTracing: false)
      while let outcome = runner.next(), outcome.limit == nil {}
      dumps.append(Array(runner.hierarchyDump().utf8))
    }
    for dump in dumps {
      for ios in [nil, "12", "13", "17", "8-26"] {
        let result = HierarchyImport.read(dump, path: "fuzz.txt", ios: ios)
        guard let written = result.scenario else { continue }
        let loaded = Scenario.load(bytes: written, path: "fuzz.presim")
        let text = "'import \(ios.map { "--ios \($0)" } ?? "")' writes"
        if let error = loaded.diagnostics.first(where: { $0.severity == .error }) {
          return "\(text) what does not load: \(error.message)\n\(String(decoding: written, as: UTF8.self))"
        }
        for program in loaded.programs {
          var runner = ScenarioRunner(program, isTracing: false)
          while let current = runner.next() {
            if let failure = current.failures.first {
              return
                "\(text) what fails: \(failure.message), \(failure.actual)\n\(String(decoding: written, as: UTF8.self))"
            }
          }
        }
      }
    }
    return nil
  }

  /// Runs everything, takes it back step by step, and runs it again: the same at each place, each time.
  static func undoFault(of program: Program, isTracing: Bool, isThorough: Bool) -> String? {
    var runner = ScenarioRunner(program, isTracing: isTracing)
    _ = runner.launch()
    var stood = [runner.simulator]
    runner.mark()
    while stood.count < 40, runner.next() != nil {
      stood.append(runner.simulator)
      runner.mark()
    }
    for row in stood.indices.reversed() {
      runner.goBack()
      if let fault = RunText.difference(runner.simulator, stood[row], isThorough) {
        return "step \(row) is not taken back: \(fault)"
      }
    }
    for row in stood.indices.dropFirst() {
      _ = runner.next()
      let isLast = row == stood.count - 1
      let fault =
        isThorough || isLast
        ? RunText.difference(runner.simulator, stood[row], isThorough)
        : RunText.difference(runner.simulator.outcome, stood[row].outcome, runner.hierarchy)
      if let fault { return "step \(row) made again is another: \(fault)" }
    }
    return nil
  }

  private func runFault(of program: Program, _ scenario: Scenario) -> String? {
    // Code's own transitions make controllers appear outside a window (CON-07).
    let text = String(decoding: scenario.source.bytes, as: UTF8.self)
    let mayAppearAnywhere = text.contains("AppearanceTransition")
    var runner = ScenarioRunner(program)
    var outcome: StepOutcome? = runner.launch()
    while outcome != nil {
      let simulator = runner.simulator
      let isSettled =
        !mayAppearAnywhere && simulator.queued.isEmpty && simulator.running.isEmpty && !simulator.loop.isStopped
      if let violation = runner.hierarchy.firstInvariantViolation(isSettled: isSettled) { return violation }
      outcome = runner.next()
    }
    return nil
  }

  private func formatFault(of scenario: Scenario) -> String? {
    // Without the parts of Foundation that presim reads behind a file.
    let own = SourceText(Array(scenario.source.bytes[..<scenario.source.ownEnd]), path: "fuzz.presim")
    guard let once = SyntaxFormatter.format(own).text else { return nil }
    let source = SourceText(Array(once.utf8), path: "fuzz.presim")
    if SyntaxFormatter.format(source).text != once { return "formatting twice is not formatting once" }
    let again = Scenario.load(bytes: Array(once.utf8), path: "fuzz.presim")
    return scenario.programs.isEmpty == again.programs.isEmpty ? nil : "formatting changes whether a file runs"
  }

  private func steps(_ program: Program, isTracing: Bool) -> [String] {
    var runner = ScenarioRunner(program, isTracing: isTracing)
    var result: [String] = []
    while let current = runner.next() {
      var lines = current.events.map { EventText.text($0, current, runner.hierarchy) }
      lines += current.console.map { $0.text }
      if let exception = current.exception { lines.append("\(exception.name): \(exception.text)") }
      lines.append(runner.hierarchyDump())
      result.append(lines.joined(separator: "\n"))
    }
    return result
  }
}

/// What a view has, in the order of its properties: two runs keep it in different ones.
extension SwiftState.MadeView: CustomDebugStringConvertible {
  /// Its parts, its properties in one order.
  public var debugDescription: String {
    let members = members.sorted { $0.key.index < $1.key.index }.map { "\($0.key.index): \($0.value)" }
    return "MadeView(\(isMade), \(String(describing: text)), \(members), \(String(describing: place)))"
  }
}
