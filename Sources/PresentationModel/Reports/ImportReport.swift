/// A dump that was imported: `presim import --format json`.
package struct ImportReport: JSONConvertible {
  /// A controller of the dump.
  package struct Controller: JSONConvertible {
    package let line: Int
    package let name: String
    package let className: String
    package let address: String

    package var json: JSONValue {
      [
        "line": line.json,
        "name": name.json,
        "className": className.json,
        "address": address.json,
      ]
    }
  }
  /// Something damaged, or decided without the dump saying so.
  package struct Remark: JSONConvertible {
    package let line: Int
    package let text: String

    package var json: JSONValue {
      ["line": line.json, "text": text.json]
    }
  }
  package let schemaVersion = JSONDocument.schemaVersion
  /// As the user wrote it.
  package let path: String
  /// The scenario.
  package let scenario: String
  /// Whether a run of the scenario ends in the dump.
  package let isFaithful: Bool
  /// In the order of the lines.
  package let controllers: [Controller]
  /// What is damaged, by line.
  package let warnings: [Remark]
  /// Notes on what was decided; line 0 is the whole file.
  package let notes: [Remark]
  /// What the calls would do.
  package let calls: [StepReport]

  package init(_ dump: HierarchyImport, steps: [StepReport]) {
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

  package var json: JSONValue {
    [
      "schemaVersion": schemaVersion.json,
      "path": path.json,
      "scenario": scenario.json,
      "isFaithful": isFaithful.json,
      "controllers": controllers.json,
      "warnings": warnings.json,
      "notes": notes.json,
      "calls": calls.json,
    ]
  }
}
