/// Something that is wrong in a text, with its place as editors count it.
package struct Problem: Sendable, Equatable {
  /// `error`, `warning` or `note`.
  package let severity: String
  /// The kind of mistake, which never changes: `syntax.unterminated-string`.
  package let code: String
  /// In one line.
  package let message: String
  /// What is said below it.
  package let notes: [String]
  /// The line in which it begins, from 1.
  package let line: Int
  /// The column in which it begins, from 1, in characters.
  package let column: Int
  /// The line in which it ends.
  package let endLine: Int
  /// The column behind its last character.
  package let endColumn: Int
  /// A change of the text that takes it away; nil where none is known.
  package let fix: Fix?

  /// A change of a text.
  package struct Fix: Sendable, Equatable {
    /// What it does: `write 'present'`.
    package let title: String
    /// What is replaced, in UTF-16 code units from the beginning of the text, as JavaScript counts.
    package let start: Int
    /// The first behind it.
    package let end: Int
    /// What comes in its place.
    package let text: String
  }

  init(_ diagnostic: Diagnostic, in source: SourceText) {
    (severity, code) = (diagnostic.severity.text, diagnostic.code)
    message = diagnostic.message
    notes = diagnostic.notes.map { $0.message } + (diagnostic.cure.map { [$0.message] } ?? [])
    (line, column) = source.location(of: Int(diagnostic.range.start))
    (endLine, endColumn) = source.location(of: Int(diagnostic.range.end))
    fix = diagnostic.change.flatMap { change in
      guard change.range.start >= 0, Int(change.range.end) <= source.bytes.count else { return nil }
      func units(_ offset: Int32) -> Int { String(decoding: source.bytes[..<Int(offset)], as: UTF8.self).utf16.count }
      return Fix(
        title: change.title, start: units(change.range.start), end: units(change.range.end), text: change.text)
    }
  }

  static func json(_ text: String, _ problems: [Problem]) -> JSONValue {
    ["diagnostics": .string(text), "ranges": .array(problems.map { $0.json })]
  }
}

extension Problem: JSONConvertible {
  package var json: JSONValue {
    var json = JSONObject()
    json["severity"] = severity.json
    json["code"] = code.json
    json["message"] = message.json
    json["notes"] = notes.json
    json["line"] = line.json
    json["column"] = column.json
    json["endLine"] = endLine.json
    json["endColumn"] = endColumn.json
    json["fix"] = fix.map {
      ["title": .string($0.title), "start": $0.start.json, "end": $0.end.json, "text": .string($0.text)]
    }
    return .object(json)
  }
}
