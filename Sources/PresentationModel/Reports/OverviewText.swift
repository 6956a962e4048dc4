/// Every step of a file, and of each what a reader may not have expected: `presim explain FILE`.
///
/// Steps are written as they come; what is kept of them does not grow with the hierarchy.
package struct OverviewText {
  private let text: ShortExplainText
  private let layout: ExplanationLayout
  /// The first step: whether it is worth a word depends on whether there is a second one.
  private var first: ExplainReport?
  private var isAlone = true
  private var told: Set<[DecisionID]> = []
  /// The first that teaches something of it; what was refused is asked about first.
  private var lesson: (lesson: Lesson, isOfRefusal: Bool)?
  private var choices: Set<ChoiceID> = []
  private var checks = 0
  /// Whether something was refused, or the app crashes.
  private var isRefused = false
  private var wasNews = true

  package init(_ text: ShortExplainText) {
    self.text = text
    layout = ExplanationLayout(width: text.width, isOverview: true)
  }

  /// The next step.
  package mutating func write(_ report: ExplainReport) {
    guard let held = first else {
      if isAlone { first = report } else { tell(report) }
      return
    }
    (first, isAlone) = (nil, false)
    tell(held)
    tell(report)
  }

  /// What there is to say of the whole.
  package mutating func end() {
    if let held = first { tell(held) }
    let file = text.file
    text.output.line()
    if let lesson, !ShortExplainText.isLesson(file) { text.output.line("see  \(lesson.lesson.command)") }
    text.write(
      layout.closing(
        checks: isRefused ? 0 : checks, choices: ChoiceID.allCases.filter { choices.contains($0) },
        all: ShortExplainText.all(file), short: "presim explain --all …"))
  }

  private mutating func tell(_ report: ExplainReport) {
    let short = report.short
    choices.formUnion(short.choices)
    checks += short.checks
    if short.exception != nil || short.isRefused { isRefused = true }
    // Launch, and an assignment without an effect so far, are printed only where they have a result.
    let isQuiet =
      !short.isNews && !short.isPinned && short.notes.isEmpty && report.difference == nil
      && (short.step < 0 || short.parts.isEmpty || short.isQuiet)
    if isQuiet, !isAlone { return }
    let lines = layout.lines(short, of: text.file.source, call: report.range) {
      told.contains($0.rules) && !$0.isRefusal && !$0.isPinned
    }
    // Short entries follow each other without a blank line.
    let isNews = lines.count > 3
    if wasNews { text.output.line() }
    wasNews = isNews
    text.write(lines)
    if let difference = report.difference { text.output.paragraph(difference, first: "", rest: "  ") }
    for part in short.parts { for reason in part.reasons { told.insert(reason.rules) } }
    if let found = short.lesson, short.isNews, lesson == nil || short.isRefused && lesson?.isOfRefusal == false {
      lesson = (found, short.isRefused)
    }
  }
}
