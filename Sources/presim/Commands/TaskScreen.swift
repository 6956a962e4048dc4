import PresentationModel

/// A task of the course, as `presim learn` sets it: the lines that are missing are typed, and the engine says whether they
/// do it.
struct TaskScreen {
  let console: Console
  private let screen: QuizScreen

  init(console: Console) {
    self.console = console
    screen = QuizScreen(console: console)
  }

  /// How a task ended.
  enum End {
    case solved, left, quit
  }

  private var out: Output { console.out }
  private var paint: Paint { console.paint }

  /// Sets the task behind a lesson, and takes answers until one solves it.
  func set(_ task: CourseTask, behind lesson: Int, from input: AnswerInput) -> End {
    screen.heading("Task behind lesson \(lesson)  ", task.title)
    if !task.prose.isEmpty {
      screen.paragraph(task.prose)
      out.line()
    }
    for line in task.start.split(separator: "\n", omittingEmptySubsequences: false).drop(while: { $0.hasPrefix("//") })
    {
      out.line(line.isEmpty ? "" : "    \(paint(.cyan, String(line)))")
    }
    screen.paragraph(paint(.bold, task.goal))
    guard input.isTerminal else {
      // From a pipe every line is one of the answer.
      var written: [String] = []
      while let line = readLine() { written.append(line) }
      return judge(task, task.text(with: written)) ? .solved : .left
    }
    screen.paragraph(
      "Your lines stand below '// >'. An empty line tries them; Enter alone goes on, ? shows a way, q ends.")
    var editor = LineEditor()
    while !out.isClosed {
      out.line()
      var written: [String] = []
      while let line = read(&editor, isFirst: written.isEmpty), !line.isEmpty {
        switch line {
        case "q" where written.isEmpty: return .quit
        case "?":
          for line in task.solution { out.line("    \(paint(.cyan, line))") }
        default: written.append(line)
        }
      }
      guard !written.isEmpty else { return .left }
      if judge(task, task.text(with: written)) { return .solved }
    }
    return .quit
  }

  /// Runs a text, and tells what is not so yet; whether it solves the task.
  func judge(_ task: CourseTask, _ text: String) -> Bool {
    let report = TaskReport(task, text)
    out.line()
    switch report.verdict {
    case .solved(let outcomes):
      out.line(paint(.green, "Solved."))
      for outcome in outcomes { screen.paragraph("→ \(outcome).") }
    case .wrong(let diagnostics, _):
      out.line(paint(.yellow, "Not yet: this is no scenario."))
      out.write(diagnostics)
    case .lacks(let line):
      out.line(paint(.yellow, "Not yet: a line of the task is gone."))
      for part in line.split(separator: "\n") { out.line("    \(part)") }
    case .open(let failures):
      out.line(paint(.yellow, "Not yet."))
      let text = FailureText(paint: paint)
      for failure in failures {
        out.line(failure.source.map { String($0.split(separator: "\n").first ?? "") } ?? failure.message)
        text.writeReasons(failure, to: out)
      }
    }
    return report.isSolved
  }

  private func read(_ editor: inout LineEditor, isFirst: Bool) -> String? {
    out.flush()
    if LineEditor.isPossible { return editor.line(prompt: isFirst ? "> " : "  ").map(Self.trimmed) }
    out.write(isFirst ? "> " : "  ")
    out.flush()
    return readLine().map(Self.trimmed)
  }

  private static func trimmed(_ line: String) -> String {
    var line = line[...]
    while line.last?.isWhitespace ?? false { line.removeLast() }
    return String(line.drop { $0 == "\t" || $0 == "\r" })
  }
}
