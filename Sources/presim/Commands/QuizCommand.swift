import PresentationModel

/// `presim quiz [PATH…]`
struct QuizCommand {
  let arguments: Arguments
  let console: Console

  func perform() throws(UsageError) -> ExitStatus {
    let count = try number(.count, or: 10)
    let seed = try number(.seed, or: Int.random(in: 1...999_999))
    guard let files = QuizFiles.load(arguments.operands, console) else { return .usage }
    if arguments.has(.check) { return QuizCheck(console: console).check(files) }
    let items = QuizSelection(seed: UInt64(seed)).items(count, of: files)
    if arguments.isJSON { JSONDocument.write(QuizReport(seed: seed, items: items), to: console.out) }
    guard !items.isEmpty else {
      console.error("presim", "no question can be made of \(files.count == 1 ? "this file" : "these files")")
      console.note("presim", "questions are made of expectations: 'presim record FILE' adds those that hold")
      return .failure
    }
    return arguments.isJSON ? .success : ask(items, seed)
  }

  private func number(_ option: OptionID, or standard: Int) throws(UsageError) -> Int {
    guard let text = arguments.values[option] else { return standard }
    guard let value = DecimalNumber.parse(text[...]), value > 0 else {
      throw UsageError(message: "'--\(option.rawValue) \(text)' is not a number from 1 up", command: .quiz)
    }
    return value
  }

  private func ask(_ items: [QuizItem], _ seed: Int) -> ExitStatus {
    let input = AnswerInput(console)
    let screen = QuizScreen(console: console)
    var (asked, right) = (0, 0)
    var again: [String] = []
    for (row, item) in items.enumerated() {
      screen.heading("Question \(row + 1) of \(items.count)  ", item.quiz.program.title)
      screen.ask(item.question, of: item.quiz)
      guard let answer = screen.reply(to: item.question, from: input) else { break }
      asked += 1
      if answer == item.question.right {
        right += 1
      } else if !again.contains(item.file.path) {
        again.append(item.file.path)
      }
      screen.tell(answer, item.question, of: item.quiz, file: item.file)
      console.out.line()
      guard !console.out.isClosed else { break }
      if input.isTerminal, row < items.count - 1 {
        let reply = input.answer("Enter: the next question · q: end ")
        if reply == .quit || reply == .ended { break }
        console.out.line()
      }
    }
    guard asked > 0 else { return .success }
    console.out.line("\(right) of \(asked) right.")
    if !again.isEmpty {
      console.out.line("Read again:")
      for path in again { console.out.line("  \(path)\(Self.lesson(path))") }
    }
    console.out.line(console.paint(.dim, "The same questions once more: --seed \(seed)"))
    return .success
  }

  /// The command that shows a lesson of the course again.
  private static func lesson(_ path: String) -> String {
    guard let row = CourseFiles.all.firstIndex(where: { $0.path == path }) else { return "" }
    return "  (presim learn \(row + 1))"
  }
}
