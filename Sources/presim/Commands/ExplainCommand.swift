import PresentationModel

/// `presim explain FILE[:LINE]`
struct ExplainCommand {
  let arguments: Arguments
  let console: Console

  func perform() throws(UsageError) -> ExitStatus {
    let location = Location(arguments.operands[0])
    guard let (file, program) = console.load(location.path, showsLaunch: location.line == nil) else { return .usage }
    guard let line = location.line else {
      if arguments.has(.not) {
        console.error(file.path, "'--not' needs a line, as in '\(file.path):12 --not home'")
        return .usage
      }
      writeAll(file, program)
      return .success
    }
    if line < 1 || line > max(1, file.lineCount) {
      console.error(file.path, "there is no line \(line): the file has \(file.lineCount)")
      return .usage
    }
    var target = ExplainTarget(line: line, in: program, of: file)?.settled(in: program)
    var note: String?
    if let steps = target?.runs(in: program), !steps.isEmpty {
      guard let step = location.run.map({ steps.indices.contains($0 - 1) ? steps[$0 - 1] : nil }) ?? steps.last else {
        let times = steps.count == 1 ? "one step" : "\(steps.count) steps"
        console.error(file.path, "line \(line) runs in \(times): there is no '@\(location.run ?? 0)'")
        return .usage
      }
      target = .statement(line: line, step: step)
      note = otherRuns(steps, step, line, program)
    }
    if let name = arguments.values[.not] {
      return whyNot(name, file, program, target ?? .step(StepSelection.step(at: line, in: program, of: file)), line)
    }
    var found = target.flatMap { explain(file, program, $0) }
    var isStep = false
    if case .step? = target { isStep = true }
    if found == nil, !isStep {
      // Nothing runs there, or it is never reached.
      let above = StepSelection.step(at: line, in: program, of: file)
      let why = neverRan(line, file, program) ?? (target == nil ? "no step" : "a line that nothing reaches")
      let shown = above < 0 ? "launch" : "the step above it, line \(program.steps[above].line)"
      note = "line \(line) is \(why); this is \(shown)"
      found = explain(file, program, .step(above))
    }
    guard let report = found else {
      console.error(file.path, "the step at line \(line) is not reached: the run ends before it")
      return .failure
    }
    write(report, file, program, note)
    return .success
  }

  /// In which steps a line of Swift has run beside this one; nil for none.
  private func otherRuns(_ steps: [Int], _ step: Int, _ line: Int, _ program: Program) -> String? {
    guard steps.count > 1, let row = steps.firstIndex(of: step) else { return nil }
    let places = steps.enumerated().filter { $0.offset != row }.prefix(5).map { offset, step in
      (step < 0 ? "launch" : "line \(program.steps[step].line)") + " (:\(line)@\(offset + 1))"
    }
    let more = steps.count > 6 ? ", …" : ""
    let from = step < 0 ? "launch" : "line \(program.steps[step].line)"
    return "line \(line) runs in \(steps.count) steps; this is the one of \(from), the others are of "
      + places.joined(separator: ", ") + more
  }

  /// Why a line of a body of `on name.…` was not reached, where that never ran.
  private func neverRan(_ line: Int, _ file: ScenarioFile, _ program: Program) -> String? {
    let around = program.observers.last { ExplainTarget.covers($0.range, $0.line, line, file) }
    guard let around else { return nil }
    var runner = ScenarioRunner(program, isTracing: false)
    _ = runner.launch()
    while runner.next() != nil {}
    let note = StepReport.Note.atEnd(of: runner).first { $0.line == around.line }
    return note.map { "not reached: \($0.text)" }
  }

  /// Whether each step is compared with what the other profile makes of it.
  private func compares(_ program: Program) -> Bool {
    arguments.isJSON || arguments.has(.all) || program.profile.isDocuments
  }

  /// The one step that is wanted.
  private func explain(_ file: ScenarioFile, _ program: Program, _ target: ExplainTarget) -> ExplainReport? {
    var found: ExplainReport?
    var walk = ExplainWalk(file, program, target, keepsHierarchy: arguments.isJSON)
    if compares(program) { walk.compareProfiles() }
    walk.forEach { report in
      found = report
      return false
    }
    return found
  }

  func write(_ report: ExplainReport, _ file: ScenarioFile, _ program: Program, _ note: String?) {
    let header = RunReport(file, program)
    if arguments.isJSON {
      let document = ExplainDocument(header, output: console.out)
      document.begin(report.step.rules)
      document.write(report, isFirst: true)
      return document.end(isEmpty: false)
    }
    guard arguments.has(.all) else {
      if let note { console.out.line(console.paint(.yellow, note)) }
      if file.programs.count > 1 {
        console.out.line(console.paint(.dim, "\(header.rules), the newest of the file's"))
      }
      return ShortExplainText(output: console.out, paint: console.paint, file: file).write(report)
    }
    RunText(output: console.out, paint: console.paint).writeHeader(header)
    if let note { console.out.line(console.paint(.yellow, note)) }
    let text = ExplainText(output: console.out, paint: console.paint)
    text.write(report, path: header.path)
    text.writeRules(report.step.rules)
  }

  // MARK: A whole file

  /// Every step, written as it comes: what is kept is a step, however many there are.
  private func writeAll(_ file: ScenarioFile, _ program: Program) {
    var header = RunReport(file, program)
    var walk = ExplainWalk(file, program, .all, keepsHierarchy: arguments.isJSON)
    if compares(program) { walk.compareProfiles() }
    if arguments.isJSON {
      let deciders = lookAhead(program, &header)
      let document = ExplainDocument(header, output: console.out)
      document.begin(deciders)
      var isEmpty = true
      walk.forEach { report in
        document.write(report, isFirst: isEmpty)
        isEmpty = false
        return !console.out.isClosed
      }
      return document.end(isEmpty: isEmpty)
    }
    let run = RunText(output: console.out, paint: console.paint)
    run.writeHeader(header)
    guard arguments.has(.all) else {
      var overview = OverviewText(ShortExplainText(output: console.out, paint: console.paint, file: file))
      header.notes = walk.forEach { report in
        overview.write(report)
        return !console.out.isClosed
      }
      overview.end()
      return run.writeNotes(header)
    }
    let text = ExplainText(output: console.out, paint: console.paint)
    var deciders = DecidingRules()
    header.notes = walk.forEach { report in
      deciders.add(report.step.rules)
      text.write(report, path: header.path)
      return !console.out.isClosed
    }
    run.writeNotes(header)
    text.writeRules(deciders.all)
  }

  /// The rules that decide in a run, and its notes: a document has them before its steps, so there is a run for them
  /// alone.
  private func lookAhead(_ program: Program, _ header: inout RunReport) -> [RuleReference] {
    var deciders = DecidingRules()
    var runner = ScenarioRunner(program)
    var next: StepOutcome? = runner.launch()
    while let outcome = next {
      deciders.add(StepReport.deciders(in: outcome).map(RuleReference.init))
      next = runner.next()
    }
    header.notes = StepReport.Note.atEnd(of: runner)
    return deciders.all
  }
}

/// Rules and messages, each once, in the order in which they came.
private struct DecidingRules {
  private var seen: Set<String> = []
  private(set) var all: [RuleReference] = []

  mutating func add(_ rules: [RuleReference]) {
    for rule in rules where seen.insert(rule.id).inserted { all.append(rule) }
  }
}
