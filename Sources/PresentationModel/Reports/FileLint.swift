/// The findings of lint in one file, under all of its versions.
package struct FileLint {
  /// A finding, and under which of several versions it was made.
  package struct Row {
    package let finding: LintFinding
    /// The versions, oldest first; nil for all.
    package let versions: [String]?

    package var severity: LintSeverity { finding.severity }
  }

  package let path: String
  package let title: String
  package let source: SourceText
  /// In the order of the file.
  package private(set) var findings: [Row]
  /// How many fixes were not tried, under one of the versions.
  package let untried: Int

  /// Lints a file that is not wrong.
  package init(_ file: ScenarioFile) {
    path = file.path
    title = file.program?.title ?? ""
    source = SourceText(
      file.source, path: VisibleText.inOneLine(file.path), files: file.program?.swift.files ?? [])
    // What several versions say in the same words is said once; of fixes the newest one's counts.
    struct Key: Hashable {
      let id: LintID
      let severity: LintSeverity
      let message: String
      let range: ByteRange
    }
    var rows: [Key: Int] = [:]
    var found: [(finding: LintFinding, versions: [String])] = []
    var untried = 0
    for (program, reading) in zip(file.programs, Linter.readings(of: file.programs, file.source)) {
      untried = max(untried, reading.untried)
      for finding in reading.findings {
        let key = Key(
          id: finding.id, severity: finding.severity, message: finding.message, range: finding.range)
        if let row = rows[key] {
          found[row].versions.append(program.profile.key)
          if finding.cure != nil { found[row].finding = finding }
        } else {
          rows[key] = found.count
          found.append((finding, [program.profile.key]))
        }
      }
    }
    self.untried = untried
    let count = file.programs.count
    // A comment that silences something under one version is needed.
    found.removeAll { $0.finding.id == .lnt37 && $0.versions.count < count }
    findings = found.sorted {
      ($0.finding.range.start, $0.finding.id.rawValue) < ($1.finding.range.start, $1.finding.id.rawValue)
    }.map { Row(finding: $0.finding, versions: $0.versions.count == count ? nil : $0.versions) }
  }

  /// Adds the fixes that another reading of the file has found for the same lines.
  package mutating func take(fixesOf other: FileLint) {
    for row in findings.indices where findings[row].finding.cure == nil {
      let finding = findings[row].finding
      let same = other.findings.first { $0.finding.id == finding.id && $0.finding.range == finding.range }
      guard let cure = same?.finding.cure else { continue }
      findings[row] = Row(finding: finding.cured(by: cure), versions: findings[row].versions)
    }
  }

  /// Findings as people read them: `path:line:column: warning: message [LNT-07]`, the line, a caret, the fix.
  package func text(of findings: [Row]) -> String {
    let diagnostics = findings.map { row in
      var notes = row.finding.cure.map { [Diagnostic.Note($0)] } ?? []
      if let versions = row.versions { notes.append(Diagnostic.Note("iOS \(versions.joined(separator: ", "))")) }
      let range = row.finding.range
      return Diagnostic(
        row.finding.id.text, "\(row.finding.message) [\(row.finding.id.text)]",
        at: SourceRange(Int(range.start), Int(range.end)), severity: Self.severity(row.severity), notes: notes)
    }
    let text = DiagnosticRenderer(source).render(diagnostics)
    guard untried > 0 else { return text }
    return text
      + "\(VisibleText.inOneLine(path)): \(untried) \(untried == 1 ? "fix was" : "fixes were") not tried: each trial runs the file, which is "
      + "large for so many\n"
  }

  private static func severity(_ severity: LintSeverity) -> Diagnostic.Severity {
    switch severity {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}

extension Profile {
  /// As reports name it beside a failure: `12`, `docs`.
  package var key: String { isDocuments ? "docs" : version.text }
}
