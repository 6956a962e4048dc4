import PresentationModel

/// A question and its answer, as `presim learn` and `presim quiz` print them.
struct QuizScreen {
  let console: Console

  private var out: Output { console.out }
  private var paint: Paint { console.paint }
  private var width: Int { min(out.paragraphColumns, 100) }

  /// A heading over a lesson or question.
  func heading(_ left: String, _ title: String) {
    out.line("\(paint(.dim, left))\(paint(.bold, title))")
    out.line()
  }

  /// A paragraph.
  func paragraph(_ text: String) {
    for line in TextWrap.lines(text, first: "", rest: "", width: width) { out.line(line) }
  }

  /// The scenario up to the call, the question and the answers.
  func ask(_ question: QuizQuestion, of quiz: Quiz) {
    let setting = quiz.setting(of: question)
    if !setting.isEmpty {
      for line in setting.split(separator: "\n", omittingEmptySubsequences: false) {
        out.line(line.isEmpty ? "" : "    \(paint(.cyan, String(line)))")
      }
      out.line()
    }
    for line in TextWrap.lines(question.prompt, first: "", rest: "", width: width) { out.line(paint(.bold, line)) }
    for (row, answer) in question.answers.enumerated() {
      let lines = TextWrap.lines(answer.text, first: "  \(QuizQuestion.letter(row)))  ", rest: "      ", width: width)
      for line in lines { out.line(line) }
    }
  }

  /// Asks until an answer comes that can be one; nil where no more comes.
  func reply(to question: QuizQuestion, from input: AnswerInput) -> Int? {
    let last = QuizQuestion.letter(question.answers.count - 1)
    var wrong = 0
    // Who answers from a pipe and never with a letter is no reader.
    while !out.isClosed, input.isTerminal || wrong < 20 {
      switch input.answer("> ") {
      case .choice(let row) where question.answers.indices.contains(row): return row
      case .quit, .ended: return nil
      case .next where input.readsKeys: continue
      default:
        wrong += 1
        out.line("answer with a letter from a to \(last), or end with q")
      }
    }
    return nil
  }

  /// Whether it was right, and why.
  func tell(
    _ row: Int, _ question: QuizQuestion, of quiz: Quiz, file: ScenarioFile, sentence: String = "", notes: [String] = []
  ) {
    let isRight = row == question.right
    let verdict = "\(isRight ? "Right:" : "Not quite. It is") \(QuizQuestion.letter(question.right))) "
    out.line()
    let lines = TextWrap.lines("\(verdict)\(question.rightText)", first: "", rest: "  ", width: width)
    for line in lines { out.line(paint(isRight ? .green : .yellow, line)) }
    if !sentence.isEmpty {
      out.line()
      paragraph(sentence)
    }
    for note in notes { paragraph(note) }
    var known: [String] = []
    if let (explanation, call) = quiz.explanation(of: question) {
      known = explanation.parts.flatMap(\.reasons).flatMap(\.lines)
      out.line()
      let text = ShortExplainText(output: out, paint: paint, file: file)
      let layout = ExplanationLayout(width: text.width)
      let look = layout.look(explanation, of: quiz.scenario.source.bytes)
      text.write(look)
      let isSetUp = question.step < 0 && !(explanation.look?.reasons.isEmpty ?? true)
      if !isSetUp {
        if !look.isEmpty { out.line() }
        text.write(layout.lines(explanation, of: quiz.scenario.source.bytes, call: call))
      }
    }
    // The call and its outcome stand above, and much of the reason.
    for why in quiz.whyNot(row, of: question, besides: known) { write(why) }
  }

  private func write(_ why: Explanation.Why) {
    let rules = why.source.isEmpty ? "" : "  (\(why.source))"
    let first = "\(why.heading)  "
    let rest = String(repeating: " ", count: first.count)
    for line in TextWrap.lines(why.sentence + rules, first: first, rest: rest, width: width) {
      out.line(line)
    }
  }
}
