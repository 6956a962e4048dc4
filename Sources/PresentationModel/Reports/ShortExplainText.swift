/// `presim explain` for people, unless they ask for all of it.
package struct ShortExplainText {
  package let output: Output
  package let paint: Paint
  package let file: ScenarioFile

  package init(output: Output, paint: Paint, file: ScenarioFile) {
    (self.output, self.paint, self.file) = (output, paint, file)
  }

  /// Columns: those of the terminal, within reason; the same everywhere else.
  package var width: Int { min(output.knownColumns ?? 114, 120) }

  /// One step, or an expectation and its step.
  package func write(_ report: ExplainReport) {
    let layout = ExplanationLayout(width: width)
    var report = report
    if report.short.lesson.map({ file.path.hasSuffix("\($0.rawValue).presim") }) ?? false { report.short.lesson = nil }
    if report.short.look != nil {
      write(layout.look(report.short, of: file.source))
      output.line()
    }
    write(layout.lines(report.short, of: file.source, call: report.range))
    for sentence in report.step.notFollowed { output.paragraph(sentence, first: "", rest: "  ") }
    if let difference = report.difference {
      output.paragraph(difference, first: "", rest: "  ")
    }
    let place = report.short.line == 0 ? "1" : String(report.short.line)
    write(
      layout.closing(
        checks: report.short.checks, choices: report.short.choices, all: Self.all(file, ":\(place)"),
        short: "presim explain --all …:\(place)"))
  }

  /// The command that prints all of it; empty in `presim repl`, where there is none.
  package static func all(_ file: ScenarioFile, _ place: String = "") -> String {
    switch file.path {
    case "<repl>": ""
    case "<stdin>": "presim explain --all -\(place)"
    default: "presim explain --all \(file.path)\(place)"
    }
  }

  /// Whether the file is one of those that explanations refer to.
  package static func isLesson(_ file: ScenarioFile) -> Bool {
    Lesson.allCases.contains { file.path.hasSuffix("\($0.rawValue).presim") }
  }

  package func write(_ lines: [[ExplanationLayout.Span]]) {
    for line in lines {
      let text = line.map { span in color(span.role).map { paint($0, span.text) } ?? span.text }.joined()
      guard !paint.isOn, text.utf8.last == UInt8(ascii: " ") else {
        output.line(text)
        continue
      }
      output.line(String(text[..<(text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)]))
    }
  }

  private func color(_ role: ExplanationLayout.Role) -> Paint.Color? {
    switch role {
    case .plain: nil
    case .number, .source: .dim
    case .call: .cyan
    case .outcome, .heading: .bold
    case .console, .note: .yellow
    case .exception: .red
    case .offer: .green
    }
  }
}
