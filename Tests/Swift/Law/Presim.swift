@testable import PresentationModel

/// What a program comes to in presim.
struct Run {
  var said: [Said] = []
  /// Why there is no more of it: an error of the file, an exception, a limit.
  var end: String?
  /// Whether it ends as presim cannot know a value on which a line depends.
  var asks = false
  /// What presim tells of its lines.
  var notes: [String] = []

  /// The line of the program's file before its first one.
  private let offset: Int

  init(_ program: Program) {
    offset = program.line - 1
    let scenario = Scenario.load(
      bytes: Array(program.scenario.utf8), path: program.file)
    guard let program = scenario.program else {
      let errors = scenario.diagnostics.filter { $0.severity == .error }
      end = errors.first.map { text($0.message, scenario.source.line(of: Int($0.range.start))) } ?? "no program"
      return
    }
    notes = program.swift.skipped.map { text($0.reason, $0.lines.lowerBound) }
    var runner = ScenarioRunner(program)
    hear(runner.launch())
    while end == nil, let outcome = runner.next() { hear(outcome) }
    guard let row = program.swift.fields.firstIndex(where: { $0.name == "heard" && $0.owner == nil }) else { return }
    if let value = runner.simulator.swift.fields[FieldKey(FieldID(Int32(row)))] {
      guard case .list(let all) = value else { return }
      for row in stride(from: 0, to: all.count - 1, by: 2) {
        said.append(Said(label: Self.label(all[row]), value: Self.text(all[row + 1], program)))
      }
    }
  }

  private func text(_ text: String, _ line: Int) -> String { "line \(offset + line): \(text)" }

  private mutating func hear(_ outcome: StepOutcome) {
    notes += outcome.notes.map { text($0.text, $0.line) }
    if let note = outcome.notes.first(where: \.isFailure) {
      asks = note.text.hasPrefix("presim cannot know")
      end = text(note.text, note.line)
    }
    if let exception = outcome.exception { end = "\(exception.name): \(exception.text)" }
    if let limit = outcome.limit { end = limit.text }
  }

  private static func label(_ value: Value) -> String {
    if case .string(let text) = value { text } else { "" }
  }

  /// A value's text as the stand-in's `say` has it; nil where any part of it is not known.
  private static func text(_ value: Value, _ program: PresentationModel.Program) -> String? {
    func list(_ values: [Value]) -> String? {
      let texts = values.compactMap { text($0, program) }
      return texts.count == values.count ? texts.joined(separator: ", ") : nil
    }
    switch value {
    case .none: return "nil"
    case .bool(let isTrue): return "\(isTrue)"
    case .int(let number): return "\(number)"
    case .decimal(let number): return "\(number)"
    case .string(let text):
      return "\"" + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n") + "\""
    case .list(let values): return list(values).map { "[\($0)]" }
    case .enumCase(let type, let row, let payload):
      let type = program.swift.enums[Int(type.index)]
      let name = (type.isStructure ? "" : ".") + type.cases[Int(row)]
      return payload.isEmpty ? name : list(payload).map { "\(name)(\($0))" }
    case .opaque: return nil
    default: return "\(value)"
    }
  }
}
