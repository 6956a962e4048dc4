import PresentationModel

/// The findings of lint in all files: `presim lint --format json`.
struct LintReport: Encodable {
  /// What a rule reports.
  struct Finding: Encodable {
    /// `LNT-07`.
    let id: String
    /// `error`, `warning` or `note`.
    let severity: String
    /// Where it begins and ends, from 1, in characters; the end is after the last.
    let line: Int
    let column: Int
    let endLine: Int
    let endColumn: Int
    let message: String
    /// What to do, where the engine has found that it works.
    let cure: String?
    /// The versions that it holds for, where the file names several and not all do.
    let ios: [String]?
  }

  /// One file.
  struct File: Encodable {
    /// Read, or not because it has errors.
    enum Status: String, Encodable { case linted, invalid }
    let path: String
    let title: String
    let status: Status
    let findings: [Finding]
    /// What `--fix` has fixed; nil where nothing was.
    var fixed: [Fixed]?
  }

  /// A finding that was fixed.
  struct Fixed: Encodable {
    let id: String
    let message: String
  }

  let schemaVersion = JSONDocument.schemaVersion
  let files: [File]
  let errors: Int
  let warnings: Int
  let notes: Int
  let invalid: Int

  init(_ files: [File]) {
    self.files = files
    let severities = files.flatMap { $0.findings.map(\.severity) }
    errors = severities.count { $0 == LintSeverity.error.text }
    warnings = severities.count { $0 == LintSeverity.warning.text }
    notes = severities.count { $0 == LintSeverity.note.text }
    invalid = files.count { $0.status == .invalid }
  }

  /// The last line of every format for people.
  var closingLine: String {
    func count(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    let found = [count(errors, "error"), count(warnings, "warning"), count(notes, "note")].joined(separator: ", ")
    return "\(found) in \(count(files.count, "file"))" + (invalid > 0 ? ", \(invalid) invalid" : "")
  }
}

extension LintReport.File {
  /// A file with errors.
  init(path: String) {
    self.path = path
    (title, status, findings) = ("", .invalid, [])
  }

  /// A file that was linted, with the findings that are to be shown.
  init(_ lint: FileLint, _ findings: [FileLint.Finding], fixed: [LintFinding]? = nil) {
    (path, title, status) = (lint.path, lint.title, .linted)
    self.fixed = fixed.map { $0.map { LintReport.Fixed(id: $0.id.text, message: $0.message) } }
    self.findings = findings.map { LintReport.Finding($0, lint.source) }
  }
}

extension LintReport.Finding {
  init(_ row: FileLint.Finding, _ source: SourceText) {
    let finding = row.finding
    id = finding.id.text
    severity = finding.severity.text
    (line, column) = source.location(of: Int(finding.range.start))
    (endLine, endColumn) = source.location(of: Int(finding.range.end))
    message = finding.message
    cure = finding.cure
    ios = row.versions
  }
}
