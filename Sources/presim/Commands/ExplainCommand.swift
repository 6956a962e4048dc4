import PresentationModel

/// `presim explain FILE[:LINE]`
struct ExplainCommand {
  let arguments: Arguments
  let console: Console

  private struct Document: Encodable {
    let schemaVersion = JSONDocument.schemaVersion
    let path: String
    let title: String
    let rules: String
    let device: String
    let steps: [ExplainReport]
    let decidingRules: [RuleReference]
    /// Bodies that never ran, of a whole file.
    let notes: [StepReport.Note]?
  }

  /// For how many steps of a whole file other ways are tried: each costs a run of it.
  private static let triedSteps = 12

  func perform() throws(UsageError) -> ExitStatus {
    let location = Location(arguments.operands[0])
    guard let (file, program) = console.load(location.path) else { return .usage }
    if let line = location.line, line < 1 || line > max(1, file.lineCount) {
      console.error(file.path, "there is no line \(line): the file has \(file.lineCount)")
      return .usage
    }
    var target = location.line.map { ExplainTarget(line: $0, in: program, of: file) } ?? .all
    var note: String?
    var reports = target.map { Self.explain(file, program, $0) } ?? []
    if let line = location.line, reports.isEmpty, !isStep(target) {
      // Nothing runs there, or what stands there is never reached.
      let above = StepSelection.step(at: line, in: program, of: file)
      let why = neverRan(line, file, program) ?? (target == nil ? "no step" : "a line that nothing reaches")
      let shown = above < 0 ? "launch" : "the step above it, line \(program.steps[above].line)"
      note = "line \(line) is \(why); this is \(shown)"
      target = .step(above)
      reports = Self.explain(file, program, .step(above))
    }
    guard !reports.isEmpty else {
      console.error(file.path, "the step at line \(location.line ?? 0) is not reached: the run ends before it")
      return .failure
    }
    if arguments.isJSON || arguments.has(.all) || program.profile.isDocuments {
      compareProfiles(&reports, file, program, target ?? .all)
    }
    var header = RunReport(file, program)
    if location.line == nil { header.notes = Self.notesAtEnd(program) }
    write(reports, header, file, location.line, note)
    return .success
  }

  /// Bodies that never ran.
  private static func notesAtEnd(_ program: Program) -> [StepReport.Note] {
    guard !program.observers.isEmpty else { return [] }
    var runner = ScenarioRunner(program, isTracing: false)
    _ = runner.launch()
    while runner.next() != nil {}
    return runner.notesAtEnd().map { StepReport.Note(line: $0.line, text: $0.text) }
  }

  /// Why a line of a body of `on name.…` was not reached, where that never ran.
  private func neverRan(_ line: Int, _ file: ScenarioFile, _ program: Program) -> String? {
    let around = program.observers.last { ExplainTarget.covers($0.range, $0.line, line, file) }
    guard let around else { return nil }
    let note = Self.notesAtEnd(program).first { $0.line == around.line }
    return note.map { "not reached: \($0.text)" }
  }

  private func isStep(_ target: ExplainTarget?) -> Bool {
    switch target {
    case .step, .all: true
    default: false
    }
  }

  /// Runs to what is wanted, or to the end.
  static func explain(_ file: ScenarioFile, _ program: Program, _ target: ExplainTarget) -> [ExplainReport] {
    var reports: [ExplainReport] = []
    var explainer = ScenarioExplainer(program, of: file.bytes)
    var next: StepOutcome? = explainer.launch()
    var isAll = false
    if case .all = target { isAll = true }
    var tried = 0
    while let outcome = next {
      if target.matches(outcome, in: program) {
        var id: ExpectationID?
        if case .expectation(let wanted) = target { id = wanted }
        var short = explainer.explanation(of: outcome, triesOthers: !isAll, at: id)
        if isAll, tried < triedSteps, short.isNews {
          tried += 1
          short = explainer.explanation(of: outcome, triesOthers: true)
        }
        let step = StepReport(outcome, of: file, in: explainer.runner, withEvents: false)
        reports.append(ExplainReport(outcome, step, short, of: file, in: explainer.runner))
        if !isAll { return reports }
      }
      next = explainer.next()
    }
    return reports
  }

  /// Tells where `rules docs` and the version differ.
  private func compareProfiles(
    _ reports: inout [ExplainReport], _ file: ScenarioFile, _ program: Program, _ target: ExplainTarget
  ) {
    let other = program.profile.isDocuments ? Profile.newest : Profile.documents
    guard let otherProgram = file.under(other).program else { return }
    var runner = ScenarioRunner(otherProgram)
    var next: StepOutcome? = runner.launch()
    var others: [Int: StepReport] = [:]
    let wanted = Set(reports.map(\.short.step))
    while let outcome = next {
      if wanted.contains(outcome.index) {
        others[outcome.index] = StepReport(outcome, of: file, in: runner, withEvents: false)
      }
      next = others.count == wanted.count ? nil : runner.next()
    }
    for row in reports.indices {
      reports[row].difference = difference(reports[row].step, others[reports[row].short.step], other)
    }
  }

  private func difference(_ here: StepReport, _ there: StepReport?, _ other: Profile) -> String? {
    let name = other.isDocuments ? "the classic documents ('rules docs')" : "'\(other.text)'"
    guard let there else { return "under \(name) the run ends before this step" }
    guard !here.hasSameOutcome(as: there) else { return nil }
    if let exception = there.exception, exception != here.exception {
      return "under \(name) it raises \(exception.name ?? ""): \(exception.text)"
    }
    if here.decisions != there.decisions {
      let decisions = there.decisions.isEmpty ? "nothing happens" : there.decisions.map(\.text).joined(separator: "; ")
      return "under \(name): \(decisions)"
    }
    if here.console != there.console {
      let lines = there.console.map { "'\($0.text)'" }.joined(separator: ", ")
      return "under \(name) UIKit prints \(lines.isEmpty ? "nothing" : lines)"
    }
    return "under \(name) the same is decided, but the hierarchy afterwards is different"
  }

  private func write(
    _ reports: [ExplainReport], _ header: RunReport, _ file: ScenarioFile, _ line: Int?, _ note: String?
  ) {
    var seen: Set<String> = []
    let deciders = reports.flatMap(\.step.rules).filter { seen.insert($0.id).inserted }
    if arguments.isJSON {
      JSONDocument.write(
        Document(
          path: header.path, title: header.title, rules: header.rules, device: header.device, steps: reports,
          decidingRules: deciders, notes: header.notes.isEmpty ? nil : header.notes),
        to: console.out)
      return
    }
    guard arguments.has(.all) else {
      let text = ShortExplainText(output: console.out, paint: console.paint, file: file)
      if let note { console.out.line(console.paint(.yellow, note)) }
      if line != nil, let report = reports.first {
        if file.programs.count > 1 {
          console.out.line(console.paint(.dim, "\(header.rules), the newest of the file's"))
        }
        return text.write(report)
      }
      let run = RunText(output: console.out, paint: console.paint)
      run.writeHeader(header)
      text.writeOverview(reports)
      return run.writeNotes(header)
    }
    let run = RunText(output: console.out, paint: console.paint)
    run.writeHeader(header)
    if let note { console.out.line(console.paint(.yellow, note)) }
    let text = ExplainText(output: console.out, paint: console.paint)
    for report in reports { text.write(report, path: header.path) }
    run.writeNotes(header)
    text.writeRules(deciders)
  }
}
