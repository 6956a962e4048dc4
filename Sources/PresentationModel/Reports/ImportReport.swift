/// A dump that was imported: `presim import --format json`.
package struct ImportReport: JSONConvertible {
  /// A controller of the dump.
  package struct Controller: JSONConvertible {
    package let line: Int
    package let name: String
    package let className: String
    package let address: String

    package var json: JSONValue {
      var json = JSONObject()
      json["line"] = line.json
      json["name"] = name.json
      json["className"] = className.json
      json["address"] = address.json
      return .object(json)
    }
  }
  /// Something damaged, or decided without the dump saying so.
  package struct Remark: JSONConvertible {
    package let line: Int
    package let text: String

    package var json: JSONValue {
      var json = JSONObject()
      json["line"] = line.json
      json["text"] = text.json
      return .object(json)
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
    var json = JSONObject()
    json["schemaVersion"] = schemaVersion.json
    json["path"] = path.json
    json["scenario"] = scenario.json
    json["isFaithful"] = isFaithful.json
    json["controllers"] = controllers.json
    json["warnings"] = warnings.json
    json["notes"] = notes.json
    json["calls"] = calls.json
    return .object(json)
  }
}
