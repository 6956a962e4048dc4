import PresentationModel

/// Something that the editor underlines.
struct Problem: Sendable {
  var range: SourceRange
  let severity: Int
  let code: String
  let message: String
  /// Places that the message speaks of.
  var related: [(range: SourceRange, message: String)] = []
  /// What lint has found to help, in words.
  var cure: String?
  /// A change of the text that takes it away, with what it says.
  var fix: (title: String, edit: EditorEdit)?

  private init(_ range: SourceRange, _ severity: Int, _ code: String, _ message: String) {
    (self.range, self.severity, self.code, self.message) = (range, severity, code, message)
  }

  /// An error or note of the parser or the checker.
  init(_ diagnostic: Diagnostic, in document: EditorDocument) {
    let range = diagnostic.range
    var text = diagnostic.message
    for note in diagnostic.notes where note.range == nil { text += "\n\(note.message)" }
    let severity: Int
    switch diagnostic.severity {
    case .error: severity = 1
    case .warning: severity = 2
    case .note: severity = 3
    }
    // What stands in a file of Swift is shown at the header's line that names it.
    if !document.isOwn(range) {
      let place = document.place(of: Int(range.start))
      self.init(Self.header(of: document), severity, diagnostic.code, "\(place.path):\(place.line + 1): \(text)")
      return
    }
    self.init(range, severity, diagnostic.code, text)
    related = diagnostic.notes.compactMap { note in
      note.range.flatMap { document.isOwn($0) ? ($0, note.message) : nil }
    }
    if let change = diagnostic.change, document.isOwn(change.range) {
      fix = (change.title, EditorEdit(change.range, change.text))
    }
  }

  /// The first line of the header that names a file of Swift.
  private static func header(of document: EditorDocument) -> SourceRange {
    for line in 0..<document.lines.count where document.lines.text(ofLine: line).hasPrefix("swift ") {
      let range = document.lines.range(ofLine: line)
      return SourceRange(range.lowerBound, range.upperBound)
    }
    return SourceRange(0, 0)
  }

  /// A finding of lint.
  init(_ finding: FileLint.Row) {
    let severity: Int
    switch finding.severity {
    case .error: severity = 1
    case .warning: severity = 2
    case .note: severity = 3
    }
    var text = finding.finding.message
    if let cure = finding.finding.cure { text += "\n\(cure)" }
    if let versions = finding.versions { text += "\niOS \(versions.joined(separator: ", "))" }
    let range = finding.finding.range
    self.init(SourceRange(Int(range.start), Int(range.end)), severity, finding.finding.id.text, text)
    cure = finding.finding.cure
  }

  /// An expectation that does not hold.
  init(_ failure: FailureReport, _ lines: EditorLines) {
    let line = lines.range(ofLine: max(0, failure.line - 1))
    var start = line.lowerBound
    while start < line.upperBound, lines.bytes[start] == 0x20 { start += 1 }
    var text = failure.remark
    if !failure.expected.isEmpty, !failure.expected.contains("\n"), !failure.actual.contains("\n"),
      failure.actual != failure.expected
    {
      text += (text.isEmpty ? "" : "\n") + "expected: \(failure.expected)\nactual: \(failure.actual)"
    }
    if text.isEmpty { text = failure.message }
    if let why = failure.why { text += "\nwhy: \(why)" }
    if let fix = failure.fix { text += "\nto make it hold: \(fix)" }
    self.init(SourceRange(start, line.upperBound), 1, "expectation", text + failure.versions)
  }

  /// The same after a change of the text; nil where the change touches it.
  func moved(by edit: EditorEdit) -> Problem? {
    if range.end < edit.range.start { return self }
    guard range.start > edit.range.end else { return nil }
    let shift = edit.text.utf8.count - edit.range.count
    var copy = self
    copy.range = SourceRange(Int(range.start) + shift, Int(range.end) + shift)
    copy.fix = nil
    return copy
  }
}
