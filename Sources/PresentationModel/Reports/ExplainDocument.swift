/// The document of `presim explain --format json`, written step by step: its hierarchies may be many and large.
package struct ExplainDocument {
  private let header: RunReport
  private let output: Output

  package init(_ header: RunReport, output: Output) {
    self.header = header
    self.output = output
  }

  /// All that precedes the steps.
  package func begin(_ deciders: [RuleReference]) {
    output.write("{\n  \"decidingRules\": ")
    deciders.json.write(to: output, indentation: 1)
    member("device", .string(header.device))
    if let environment = header.environment { member("environment", environment.json) }
    if !header.notes.isEmpty {
      output.write(",\n  \"notes\": ")
      header.notes.json.write(to: output, indentation: 1)
    }
    member("path", .string(header.path))
    member("rules", .string(header.rules))
    member("schemaVersion", .integer(JSONDocument.schemaVersion))
    output.write(",\n  \"steps\": [")
  }

  /// A step.
  package func write(_ report: ExplainReport, isFirst: Bool) {
    output.write(isFirst ? "\n    " : ",\n    ")
    report.json.write(to: output, indentation: 2)
  }

  /// All that follows them.
  package func end(isEmpty: Bool) {
    output.write(isEmpty ? "]" : "\n  ]")
    member("title", .string(header.title))
    output.line("\n}")
  }

  private func member(_ key: String, _ value: JSONValue) {
    output.write(",\n  \"\(key)\": ")
    value.write(to: output, indentation: 1)
  }
}
