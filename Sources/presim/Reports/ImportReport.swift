import PresentationModel

/// A dump that was imported: `presim import --format json`.
struct ImportReport: Encodable {
  /// A controller of the dump.
  struct Controller: Encodable {
    let line: Int
    let name: String
    let className: String
    let address: String
  }
  /// Something damaged, or decided without the dump saying so.
  struct Remark: Encodable {
    let line: Int
    let text: String
  }
  let schemaVersion = JSONDocument.schemaVersion
  /// As the user wrote it.
  let path: String
  /// The scenario.
  let scenario: String
  /// Whether a run of the scenario ends in the dump.
  let isFaithful: Bool
  /// In the order of the lines.
  let controllers: [Controller]
  /// What is damaged, by line.
  let warnings: [Remark]
  /// Notes on what was decided; line 0 is the whole file.
  let notes: [Remark]
  /// What the calls would do.
  let calls: [StepReport]

  init(_ dump: HierarchyImport, steps: [StepReport]) {
    path = dump.source.path
    scenario = String(decoding: dump.scenario ?? [], as: UTF8.self)
    isFaithful = dump.isFaithful
    controllers = dump.controllers.map {
      Controller(line: $0.line, name: $0.name, className: $0.className, address: $0.address)
    }
    warnings = dump.diagnostics.map {
      Remark(line: dump.source.line(of: Int($0.range.start)), text: $0.message)
    }
    notes = dump.notes.map { Remark(line: $0.line, text: $0.text) }
    calls = steps
  }
}
