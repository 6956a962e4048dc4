extension Reports {
  /// The text with the fix of one finding, or of all of its kind in a line: `presim lint --fix`, of that line alone.
  ///
  /// - Returns: `{"text": "…", "fixed": […], "brokenExpectations": […]}`; the text is as it was where the fix cannot be
  ///   typed.
  package static func fix(_ source: Source, _ id: LintID, line: Int) throws(Refusal) -> [UInt8] {
    let file = try checked(source)
    let lines = SourceText(source.bytes, path: VisibleText.inOneLine(source.path))
    guard line > 0, line <= lines.lineCount else {
      throw Refusal(text: "\(file.path): error: there is no line \(line)\n")
    }
    let range = lines.range(ofLine: line)
    let fixer = LintFixer(
      bytes: source.bytes, path: file.path, under: file.programs.map { $0.profile },
      in: file.programs.last?.environment
    ) { finding in
      finding.id == id && range.start <= finding.range.start && finding.range.start <= range.end
    }
    let bytes = fixer?.bytes ?? source.bytes
    return document([
      "text": .string(String(decoding: bytes, as: UTF8.self)),
      "fixed": (fixer?.fixed ?? []).map { LintReport.Fixed(id: $0.id.text, message: $0.message) }.json,
      "brokenExpectations": (fixer?.brokenExpectations ?? []).json,
    ])
  }
}
