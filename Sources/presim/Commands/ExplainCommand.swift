import PresentationModel

/// `presim explain FILE[:LINE]`
struct ExplainCommand {
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
    let rules: String
    let device: String
    let steps: [ExplainReport]
    let decidingRules: [RuleReference]
  }

  func perform() throws(UsageError) -> ExitStatus {
    let location = Location(arguments.operands[0])
    guard let (file, program) = console.load(location.path) else { return .usage }
    if let line = location.line, line < 1 || line > max(1, file.lineCount) {
      console.error(file.path, "there is no line \(line): the file has \(file.lineCount)")
      return .usage
    }
    let wanted = location.line.map { StepSelection.step(at: $0, in: program, of: file) }
    var reports = explain(file, program, wanted)
    if wanted != nil, reports.isEmpty {
      console.error(file.path, "the step at line \(location.line ?? 0) is not reached: the run ends before it")
      return .failure
    }
    compareProfiles(&reports, file, program, wanted)
    write(reports, RunReport(file, program))
    return .success
  }

  /// Runs to the wanted step, or all; -1 is launch.
  private func explain(_ file: ScenarioFile, _ program: Program, _ wanted: Int?) -> [ExplainReport] {
    var reports: [ExplainReport] = []
    var runner = ScenarioRunner(program)
    var next: StepOutcome? = runner.launch()
    while let outcome = next {
      if wanted == nil || wanted == outcome.index {
        let step = StepReport(outcome, of: file, in: runner, withEvents: false)
        reports.append(ExplainReport(outcome, step, of: file, in: runner))
      }
      next = wanted == outcome.index ? nil : runner.next()
    }
    return reports
  }

  /// Tells where `rules docs` and the version differ.
  private func compareProfiles(
    _ reports: inout [ExplainReport], _ file: ScenarioFile, _ program: Program, _ wanted: Int?
  ) {
    let other = program.profile.isDocuments ? Profile.newest : Profile.documents
    guard let otherProgram = file.under(other).program else { return }
    let others = explain(file, otherProgram, wanted)
    for row in reports.indices {
      let here = reports[row].step
      let there = others.indices.contains(row) ? others[row].step : nil
      reports[row].difference = difference(here, there, other)
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

  private func write(_ reports: [ExplainReport], _ header: RunReport) {
    var seen: Set<String> = []
    let deciders = reports.flatMap(\.step.rules).filter { seen.insert($0.id).inserted }
    if arguments.isJSON {
      JSONDocument.write(
        Document(
          path: header.path, title: header.title, rules: header.rules, device: header.device, steps: reports,
          decidingRules: deciders),
        to: console.out)
      return
    }
    RunText(output: console.out, paint: console.paint).writeHeader(header)
    let text = ExplainText(output: console.out, paint: console.paint)
    for report in reports { text.write(report, path: header.path) }
    text.writeRules(deciders)
  }
}
