/// What `presim format` does with each file: `presim format --format json`.
package struct FormatReport: JSONConvertible {
  /// One file.
  package struct File: JSONConvertible {
    package let path: String
    package let status: Status

    package init(path: String, status: Status) { (self.path, self.status) = (path, status) }

    package var json: JSONValue {
      ["path": path.json, "status": status.json]
    }
  }
  /// Laid out already, laid out now, to be laid out, or not because it has errors.
  package enum Status: String, JSONConvertible { case unchanged, changed, wouldChange, invalid }

  package var files: [File] = []

  package init() {}

  package var json: JSONValue {
    ["schemaVersion": JSONDocument.schemaVersion.json, "files": files.json]
  }

  /// Lays a scenario out in the canonical way; nil with diagnostics if its grammar is wrong.
  package static func format(_ bytes: [UInt8], path: String) -> (formatted: [UInt8]?, diagnostics: String) {
    let source = SourceText(bytes, path: path)
    let (text, diagnostics) = SyntaxFormatter.bytes(of: source)
    return (text, diagnostics.isEmpty ? "" : DiagnosticRenderer(source).render(diagnostics))
  }

  /// Whether a scenario is laid out so; nil with diagnostics if its grammar is wrong. Nothing is written for it.
  package static func isLaidOut(_ bytes: [UInt8], path: String) -> (isLaidOut: Bool?, diagnostics: String) {
    let source = SourceText(bytes, path: path)
    let (isLaidOut, diagnostics) = SyntaxFormatter.isLaidOut(source)
    return (isLaidOut, diagnostics.isEmpty ? "" : DiagnosticRenderer(source).render(diagnostics))
  }
}
