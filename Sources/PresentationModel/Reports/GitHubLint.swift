/// `presim lint --format github`: annotations of GitHub Actions, which appear at their lines in a pull request.
package struct GitHubLint {
  package let output: Output

  package init(output: Output) { self.output = output }

  /// - Parameter known: a file's path from the root of the repository, as GitHub finds it.
  package func write(_ file: LintReport.File, known: (String) -> String) {
    for finding in file.findings {
      let place =
        "file=\(GitHubText.property(known(finding.file ?? file.path))),line=\(finding.line),col=\(finding.column)"
      let end = finding.endLine == finding.line ? ",endColumn=\(finding.endColumn)" : ",endLine=\(finding.endLine)"
      let text = finding.cure.map { "\(finding.message)\n\($0)" } ?? finding.message
      // What others call a note is a notice there.
      let level = finding.severity == "note" ? "notice" : finding.severity
      output.line("::\(level) \(place)\(end),title=\(finding.id)::\(GitHubText.data(text))")
    }
  }
}

/// Texts in the commands of GitHub Actions.
package enum GitHubText {
  /// As actions/toolkit escapes a message.
  package static func data(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }.joined()
  }

  /// As actions/toolkit escapes a property.
  package static func property(_ text: String) -> String {
    data(text).unicodeScalars.map { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : String($0) }.joined()
  }
}
