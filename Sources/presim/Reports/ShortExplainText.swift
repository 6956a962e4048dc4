import PresentationModel

/// `presim explain` for people, unless they ask for all of it.
struct ShortExplainText {
  let output: Output
  let paint: Paint
  let file: ScenarioFile

  /// Columns: those of the terminal, within reason; the same everywhere else.
  static var width: Int { min(Terminal.known ?? 114, 120) }

  /// One step, or an expectation and the step that it speaks of.
  func write(_ report: ExplainReport) {
    let layout = ExplanationLayout(width: Self.width)
    var report = report
    if report.short.lesson.map({ file.path.hasSuffix("\($0.rawValue).presim") }) ?? false { report.short.lesson = nil }
    if report.short.look != nil {
      write(layout.look(report.short, of: file.bytes))
      output.line()
    }
    write(layout.lines(report.short, of: file.bytes, call: report.range))
    if let difference = report.difference {
      for line in TextWrap.lines(difference, first: "", rest: "  ") { output.line(line) }
    }
    let place = report.short.line == 0 ? "1" : String(report.short.line)
    write([
      layout.closing(
        checks: report.short.checks, choices: report.short.choices, all: Self.all(file, ":\(place)"),
        short: "presim explain --all …:\(place)")
    ])
  }

  /// Every step of a file, and of each what a reader may not have expected.
  func writeOverview(_ reports: [ExplainReport]) {
    let layout = ExplanationLayout(width: Self.width, isOverview: true)
    var told: Set<[DecisionID]> = []
    var lessons: [Lesson] = []
    var choices: Set<ChoiceID> = []
    var refused = 0
    var wasNews = true
    for report in reports {
      let short = report.short
      choices.formUnion(short.choices)
      // Launch, and an assignment that nobody acts upon yet, are worth a word only where something came of them.
      let isQuiet = !short.isNews && short.notes.isEmpty && (short.step < 0 || short.parts.isEmpty)
      if isQuiet, reports.count > 1 { continue }
      let lines = layout.lines(short, of: file.bytes, call: report.range) { told.contains($0.rules) && !$0.isRefusal }
      // What nobody asks about stands together.
      let isNews = lines.count > 3
      if wasNews { output.line() }
      wasNews = isNews
      write(lines)
      for part in short.parts { for reason in part.reasons { told.insert(reason.rules) } }
      // What was refused is asked about first.
      if let lesson = short.lesson, short.isNews {
        if short.isRefused { lessons.insert(lesson, at: refused) } else { lessons.append(lesson) }
        refused += short.isRefused ? 1 : 0
      }
    }
    output.line()
    if let lesson = lessons.first, !Self.isLesson(file) { output.line("see  \(lesson.path)") }
    write([
      layout.closing(
        checks: reports.reduce(0) { $0 + $1.short.checks }, choices: ChoiceID.allCases.filter { choices.contains($0) },
        all: Self.all(file), short: "presim explain --all …")
    ])
  }

  /// The command that prints all of it; empty in `presim repl`, where there is none.
  private static func all(_ file: ScenarioFile, _ place: String = "") -> String {
    switch file.path {
    case "<repl>": ""
    case "<stdin>": "presim explain --all -\(place)"
    default: "presim explain --all \(file.path)\(place)"
    }
  }

  /// Whether the file is one of those that explanations point to.
  private static func isLesson(_ file: ScenarioFile) -> Bool {
    Lesson.allCases.contains { file.path.hasSuffix("\($0.rawValue).presim") }
  }

  private func write(_ lines: [[ExplanationLayout.Span]]) {
    for line in lines {
      let text = line.map { span in color(span.role).map { paint($0, span.text) } ?? span.text }.joined()
      output.line(paint.isOn ? text : String(text.reversed().drop { $0 == " " }.reversed()))
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
