/// Prints diagnostics for a reader: `path:line:column: error: message`, the source line, a caret under the place,
/// notes.
package struct DiagnosticRenderer: Sendable {
  /// The text that the diagnostics are about.
  package let source: SourceText

  /// Makes a renderer for diagnostics of one source.
  package init(_ source: SourceText) { self.source = source }

  /// All diagnostics one after the other, each with a line end after it.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    var output: [UInt8] = []
    var cursor = ColumnCursor(source)
    for diagnostic in diagnostics {
      header(
        diagnostic.severity.text, diagnostic.message, diagnostic.range, &cursor, &output)
      for note in diagnostic.notes {
        if let range = note.range {
          var other = ColumnCursor(source)
          header("note", note.message, range, &other, &output)
        } else {
          output.append(contentsOf: "note: \(note.message)\n".utf8)
        }
      }
      if let cure = diagnostic.cure { output.append(contentsOf: "note: \(cure.message)\n".utf8) }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private func header(
    _ kind: String, _ message: String, _ range: SourceRange, _ cursor: inout ColumnCursor, _ output: inout [UInt8]
  ) {
    let (line, column) = cursor.location(of: Int(range.start))
    let place = source.place(ofLine: line)
    output.append(contentsOf: "\(place.path):\(place.line):\(column): \(kind): \(message)\n".utf8)
    SourceExcerpt(source, line: line, caret: Int(range.start)).write(to: &output)
  }
}

/// Finds columns without counting a line from its beginning for each of the many mistakes in it.
private struct ColumnCursor {
  let source: SourceText
  private var line = 0
  private var offset = 0
  private var column = 1

  init(_ source: SourceText) { self.source = source }

  mutating func location(of target: Int) -> (line: Int, column: Int) {
    let newLine = source.line(of: target)
    if newLine != line || target < offset {
      line = newLine
      offset = Int(source.range(ofLine: line).start)
      column = 1
    }
    if target > offset {
      column += source.characterCount(from: offset, to: target)
      offset = target
    }
    return (line, column)
  }
}
