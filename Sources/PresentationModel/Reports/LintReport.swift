/// The findings of lint in all files: `presim lint --format json`.
package struct LintReport: JSONConvertible {
  /// A part of a file, in lines and code points from 1, and what comes in its place.
  package struct Change {
    package let line, column, endLine, endColumn: Int
    package let text: String
  }

  /// What a rule reports.
  package struct Finding: JSONConvertible {
    /// `LNT-07`.
    package let id: String
    /// `error`, `warning` or `note`.
    package let severity: String
    /// The file of Swift in which it stands, where that is not the scenario itself.
    package let file: String?
    /// Where it begins and ends, from 1, in characters; the end is after the last.
    package let line: Int
    package let column: Int
    package let endLine: Int
    package let endColumn: Int
    package let message: String
    /// What to do, where the engine has found that it works.
    package let cure: String?
    /// The versions that it holds for, where the file names several and not all do.
    package let ios: [String]?
    /// The columns in code points, for those who count so.
    package let codePoints: (start: Int, end: Int)
    /// What to replace, where `--fix` would write the fix.
    package var changes: [Change] = []

    package var json: JSONValue {
      [
        "id": id.json,
        "severity": severity.json,
        "file": file?.json,
        "line": line.json,
        "column": column.json,
        "endLine": endLine.json,
        "endColumn": endColumn.json,
        "message": message.json,
        "cure": cure?.json,
        "ios": ios?.json,
      ]
    }
  }

  /// One file.
  package struct File: JSONConvertible {
    /// Read, or not because it has errors.
    package enum Status: String, JSONConvertible { case linted, invalid }
    package let path: String
    package let title: String
    package let status: Status
    package let findings: [Finding]
    /// What `--fix` has fixed; nil where nothing was.
    package var fixed: [Fixed]?

    package var json: JSONValue {
      [
        "path": path.json,
        "title": title.json,
        "status": status.json,
        "findings": findings.json,
        "fixed": fixed?.json,
      ]
    }
  }

  /// A finding that was fixed.
  package struct Fixed: JSONConvertible {
    package let id: String
    package let message: String

    package var json: JSONValue {
      ["id": id.json, "message": message.json]
    }
  }

  package let schemaVersion = JSONDocument.schemaVersion
  package let files: [File]
  package let errors: Int
  package let warnings: Int
  package let notes: Int
  package let invalid: Int
  /// Of the files of an app; nil without any.
  package let app: Summary?

  /// How much of an app was read.
  package struct Summary: JSONConvertible {
    /// Its files, and how many of them have lines that were not read.
    package let files, unread: Int
    /// How often something was assumed of them.
    package let assumed: Int

    package init(files: Int, unread: Int, assumed: Int) {
      (self.files, self.unread, self.assumed) = (files, unread, assumed)
    }

    package var json: JSONValue { ["files": files.json, "unread": unread.json, "assumed": assumed.json] }
  }

  package init(_ files: [File], app: Summary? = nil) {
    self.files = files
    self.app = app
    let severities = files.flatMap { $0.findings.map { $0.severity } }
    errors = severities.count { $0 == LintSeverity.error.text }
    warnings = severities.count { $0 == LintSeverity.warning.text }
    notes = severities.count { $0 == LintSeverity.note.text }
    invalid = files.count { $0.status == .invalid }
  }

  /// The last line of every format for people.
  package var closingLine: String {
    func count(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    let found = [count(errors, "error"), count(warnings, "warning"), count(notes, "note")].joined(separator: ", ")
    var line = "\(found) in \(count(files.count, "file"))" + (invalid > 0 ? ", \(invalid) invalid" : "")
    guard let app else { return line }
    if app.unread > 0 {
      line +=
        "; \(app.unread) of \(count(app.files, "Swift file")) \(app.unread == 1 ? "has" : "have") lines that were not read"
    }
    if app.assumed > 0 { line += "; \(count(app.assumed, "assumption"))" }
    return line
  }

  package var json: JSONValue {
    [
      "schemaVersion": schemaVersion.json,
      "files": files.json,
      "errors": errors.json,
      "warnings": warnings.json,
      "notes": notes.json,
      "invalid": invalid.json,
      "app": app?.json,
    ]
  }
}

extension LintReport.File {
  /// A file with errors.
  package init(path: String) {
    self.path = path
    (title, status, findings) = ("", .invalid, [])
  }

  /// A file of an app's in which nothing was found.
  package init(sourceWithoutFindings path: String) {
    self.path = path
    (title, status, findings) = (path.split(separator: "/").last.map { String($0) } ?? path, .linted, [])
  }

  /// A file that was linted, with the findings that are to be shown.
  ///
  /// Each with what `--fix` would change for it, where that is wanted.
  package init(_ lint: FileLint, _ findings: [(row: FileLint.Row, edits: [TextEdit])], fixed: [LintFinding]? = nil) {
    self.fixed = fixed.map { $0.map { LintReport.Fixed(id: $0.id.text, message: $0.message) } }
    (path, title, status) = (lint.path, lint.title, .linted)
    self.findings = findings.map { row, edits in
      var finding = LintReport.Finding(row, lint.source)
      // Of a change in several files none is written into a log.
      let places = Set(edits.map { lint.source.place(ofLine: lint.source.line(of: Int($0.range.start))).path })
      if places == [finding.file ?? lint.source.path] {
        finding.changes = edits.map { LintReport.Change($0, lint.source) }
      }
      return finding
    }
  }
}

extension LintReport.Change {
  /// A change of a text.
  package init(_ edit: TextEdit, _ source: SourceText) {
    let (start, end) = (Int(edit.range.start), Int(edit.range.end))
    (line, endLine) = (
      source.place(ofLine: source.line(of: start)).line, source.place(ofLine: source.line(of: end)).line
    )
    (column, endColumn) = (source.codePointColumn(of: start), source.codePointColumn(of: end))
    text = edit.text
  }
}

extension SourceText {
  /// The column of an offset, from 1, where each code point counts.
  fileprivate func codePointColumn(of offset: Int) -> Int {
    let start = Int(range(ofLine: line(of: offset)).start)
    let end = min(max(offset, start), bytes.count)
    if isASCII { return 1 + end - start }
    return 1 + bytes[start..<end].count { $0 & 0xC0 != 0x80 }
  }
}

extension LintReport.Finding {
  package init(_ row: FileLint.Row, _ source: SourceText) {
    let finding = row.finding
    id = finding.id.text
    severity = finding.severity.text
    let start = source.location(of: Int(finding.range.start))
    let end = source.location(of: Int(finding.range.end))
    let place = source.place(ofLine: start.line)
    file = place.path == source.path ? nil : place.path
    (line, column) = (place.line, start.column)
    (endLine, endColumn) = (source.place(ofLine: end.line).line, end.column)
    codePoints = (
      source.codePointColumn(of: Int(finding.range.start)), source.codePointColumn(of: Int(finding.range.end))
    )
    message = finding.message
    cure = finding.cure
    ios = row.versions
  }
}
