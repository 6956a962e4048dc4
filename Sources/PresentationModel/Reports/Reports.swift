/// presim's answers about a text, as the bytes that its command line prints: for editors, servers, and a page in a
/// browser, which have no files and no terminal.
///
/// ```swift
/// let source = Reports.Source(Array(text.utf8), path: "login.presim")
/// let document = try Reports.run(source)
/// ```
package enum Reports {
  /// What is asked about.
  package struct Source: Sendable {
    /// The scenario, or Swift where the path ends in `.swift`.
    package var bytes: [UInt8]
    /// What messages and documents call it.
    package var path: String
    /// Versions in place of those of its header, as `--ios` takes them: `12,15-18`; empty for the header's.
    package var versions = ""
    /// The Swift files that its header names.
    package var swift: [SwiftSource] = []

    /// Makes a source.
    package init(_ bytes: [UInt8], path: String, versions: String = "", swift: [SwiftSource] = []) {
      (self.bytes, self.path, self.versions, self.swift) = (bytes, path, versions, swift)
    }
  }

  /// For programs or for people.
  package enum Form: Sendable, Equatable {
    /// The document that a schema describes.
    case json
    /// Lines without colours, as wide as there are columns; without a number as the command line prints them to a program.
    case text(columns: Int? = nil)
  }

  /// Why there is no answer.
  package struct Refusal: Error {
    /// Lines as the command line prints them.
    package let text: String
    /// What is wrong in the text; empty where the question itself is wrong.
    package var problems: [Problem] = []

    /// `{"diagnostics": "…", "ranges": […]}`
    package var bytes: [UInt8] { Reports.document(Problem.json(text, problems)) }
  }

  /// What comes of the file: `presim run`.
  ///
  /// - Parameters:
  ///   - events: whether the text has the event log; the document always has it.
  ///   - full: whether the text has the whole hierarchy after every step.
  package static func run(
    _ source: Source, as form: Form = .json, events: Bool = false, full: Bool = false
  ) throws(Refusal) -> [UInt8] {
    let file = try checked(source)
    let output = output(form)
    if form == .json {
      JSONDocument.write(RunDocument(files: RunDocument.reports(of: file)), to: output)
    } else {
      var text = RunText(output: output, paint: Paint(isOn: false), isFull: full)
      text.withEvents = events
      _ = text.write(file)
    }
    return output.takeBytes()
  }

  /// Why it comes so: `presim explain`.
  ///
  /// - Parameters:
  ///   - line: of the step or expectation, from 1; nil for all steps.
  ///   - name: the view controller or style that was expected instead; needs a line.
  ///   - all: whether the text has every candidate; the document always has them.
  package static func explain(
    _ source: Source, line: Int? = nil, not name: String? = nil, all: Bool = false, as form: Form = .json
  ) throws(Refusal) -> [UInt8] {
    let file = try checked(source)
    guard let program = file.program else { return [] }
    let output = output(form)
    var question = ExplainQuestion(file, program, output: output, paint: Paint(isOn: false))
    (question.isJSON, question.isAll) = (form == .json, all)
    guard let refusal = question.answer(line: line, not: name) else { return output.takeBytes() }
    let note = refusal.note.map { "\(file.path): note: \($0)\n" } ?? ""
    throw Refusal(text: "\(file.path): error: \(refusal.message)\n" + note)
  }

  /// The findings of lint: `presim lint`.
  package static func lint(
    _ source: Source, atLeast severity: LintSeverity = .note, as form: Form = .json
  ) throws(Refusal) -> [UInt8] {
    let lint = FileLint(try checked(source))
    let shown = lint.findings.filter { $0.severity >= severity }
    let report = LintReport([LintReport.File(lint, shown.map { ($0, []) })])
    let output = output(form)
    if form == .json {
      JSONDocument.write(report, to: output)
    } else {
      if !shown.isEmpty { output.write(lint.text(of: shown)) }
      output.line(report.closingLine)
    }
    return output.takeBytes()
  }

  /// A step under every presentation style: `presim compare`.
  ///
  /// - Parameter line: of the step; nil for the first that presents something.
  package static func compare(_ source: Source, line: Int? = nil, as form: Form = .json) throws(Refusal) -> [UInt8] {
    let profiles = try profiles(source.versions)
    let file = try checked(source)
    guard let program = file.program else { return [] }
    guard let chosen = StepSelection.presentation(at: line, in: program, of: file) else {
      throw Refusal(text: "\(file.path): error: \(CompareReport.nothingPresents(at: line))\n")
    }
    let report = CompareReport(file, program, profiles.isEmpty ? [program.profile] : profiles, at: chosen)
    let output = output(form)
    if form == .json {
      JSONDocument.write(report, to: output)
    } else {
      CompareText(output: output, paint: Paint(isOn: false)).write(report)
    }
    return output.takeBytes()
  }

  /// The text laid out in the canonical way: `presim format`.
  package static func format(_ source: Source) throws(Refusal) -> [UInt8] {
    let text = SourceText(source.bytes, path: VisibleText.inOneLine(source.path))
    let (formatted, diagnostics) = SyntaxFormatter.format(text)
    guard let formatted else {
      throw Refusal(
        text: DiagnosticRenderer(text).render(diagnostics), problems: diagnostics.map { Problem($0, in: text) })
    }
    return Array(formatted.utf8)
  }

  /// What is wrong with the text, warnings and notes too; nothing if nothing is.
  package static func problems(_ source: Source) throws(Refusal) -> [Problem] {
    let scenario = try loaded(source)
    return scenario.diagnostics.map { Problem($0, in: scenario.source) }
  }

  /// The same as `{"diagnostics": "…", "ranges": […]}`: what `presim` prints of it, and the places in it.
  package static func check(_ source: Source) throws(Refusal) -> [UInt8] {
    let scenario = try loaded(source)
    let text = scenario.diagnostics.isEmpty ? "" : DiagnosticRenderer(scenario.source).render(scenario.diagnostics)
    return document(Problem.json(text, scenario.diagnostics.map { Problem($0, in: scenario.source) }))
  }

  // MARK: In common

  static func document(_ value: JSONValue) -> [UInt8] {
    let output = Output()
    value.write(to: output)
    output.line()
    return output.takeBytes()
  }

  private static func output(_ form: Form) -> Output {
    let output = Output()
    if case .text(let columns) = form { output.knownColumns = columns.map { max(40, $0) } }
    return output
  }

  private static func profiles(_ versions: String) throws(Refusal) -> [Profile] {
    guard !versions.isEmpty else { return [] }
    do throws(VersionList.Failure) {
      return try VersionList.profiles(versions)
    } catch {
      throw Refusal(text: "error: \(error.message); a list of versions looks like 12,15-18,27\n")
    }
  }

  private static func loaded(_ source: Source) throws(Refusal) -> Scenario {
    Scenario.load(
      bytes: source.bytes, path: VisibleText.inOneLine(source.path), under: try profiles(source.versions),
      including: source.swift)
  }

  /// The file, if it has no errors.
  static func checked(_ source: Source) throws(Refusal) -> ScenarioFile {
    let scenario = try loaded(source)
    guard scenario.programs.isEmpty else {
      return ScenarioFile(scenario, path: source.path, bytes: source.bytes, sources: source.swift)
    }
    throw Refusal(
      text: DiagnosticRenderer(scenario.source).render(scenario.diagnostics),
      problems: scenario.diagnostics.map { Problem($0, in: scenario.source) })
  }
}
