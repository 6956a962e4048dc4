import PresentationModel

/// `presim learn [N]`
struct LearnCommand {
  let arguments: Arguments
  let console: Console

  private static let count = CourseFiles.all.count

  func perform() throws(UsageError) -> ExitStatus {
    var progress = LearnProgress(count: Self.count)
    if arguments.has(.forget) { progress.forget() }
    if let word = arguments.values[.task] { return try perform(task: word, &progress) }
    var number = progress.place
    if let word = arguments.operands.first {
      guard let given = DecimalNumber.parse(word[...]), (1...Self.count).contains(given) else {
        throw UsageError(
          message: "there is no lesson '\(word)': the course has lessons 1 to \(Self.count)",
          hint: "'presim learn --list' shows them", command: .learn)
      }
      number = given
    }
    if arguments.has(.list) {
      list(progress)
      return .success
    }
    let input = AnswerInput(console)
    let screen = QuizScreen(console: console)
    if input.isTerminal { greet(number, progress) }
    var isFirst = true
    while !console.out.isClosed {
      if !isFirst { console.out.line() }
      isFirst = false
      guard let answered = teach(number, screen, input) else { return end(progress) }
      progress.note(number, isRight: answered)
      if number == Self.count, !input.isTerminal { break }
      switch next(number, input) {
      case .again: continue
      case .back: number = max(1, number - 1)
      case .quit, .ended: return end(progress)
      default:
        if input.isTerminal, let task = CourseFiles.task(number) {
          console.out.line()
          let end = TaskScreen(console: console).set(task, behind: number, from: input)
          if end == .solved { progress.noteSolved(number) }
          if end == .quit { return self.end(progress) }
        }
        if number == Self.count { return finish(progress) }
        number += 1
      }
    }
    return finish(progress)
  }

  /// `--task N`: the task behind a lesson alone; with a file, whether that solves it.
  private func perform(task word: String, _ progress: inout LearnProgress) throws(UsageError) -> ExitStatus {
    guard let number = DecimalNumber.parse(word[...]), let task = CourseFiles.task(number) else {
      let numbers = CourseFiles.taskPlaces.map(String.init)
      throw UsageError(
        message:
          "there is no task behind lesson '\(word)': tasks stand behind the lessons \(numbers.joined(separator: ", "))",
        command: .learn)
    }
    let screen = TaskScreen(console: console)
    guard let path = arguments.operands.first else {
      let input = AnswerInput(console)
      let end = screen.set(task, behind: number, from: input)
      if end == .solved { progress.noteSolved(number) }
      return input.isTerminal || end == .solved ? .success : .failure
    }
    guard let (file, _) = console.load(path) else { return .usage }
    // A file may be somebody else's: a teacher looks at what a class has handed in.
    return screen.judge(task, String(decoding: file.bytes, as: UTF8.self)) ? .success : .failure
  }

  /// One lesson; whether its question was answered right, nil where no answer came.
  private func teach(_ number: Int, _ screen: QuizScreen, _ input: AnswerInput) -> Bool? {
    guard let (file, lesson) = CourseFiles.lesson(number - 1),
      let question = lesson.question(seed: UInt64(number))
    else {
      console.error("presim", "lesson \(number) is not what it was when presim was built")
      return nil
    }
    screen.heading("Lesson \(number) of \(Self.count)  ", lesson.title)
    screen.paragraph(lesson.prose)
    console.out.line()
    screen.ask(question, of: lesson.quiz)
    guard let row = screen.reply(to: question, from: input) else { return nil }
    screen.tell(
      row, question, of: lesson.quiz, file: file, sentence: lesson.answer, notes: lesson.notes(to: question))
    if !lesson.source.isEmpty {
      console.out.line()
      console.out.paragraph(lesson.source, first: "Source: ", rest: "        ") { console.paint(.dim, $0) }
    }
    return row == question.right
  }

  /// What comes after a lesson. A pipe goes on by itself: each of its lines is an answer.
  private func next(_ number: Int, _ input: AnswerInput) -> AnswerInput.Answer {
    guard input.isTerminal else { return .next }
    let next = number == Self.count ? "the end" : "lesson \(number + 1)"
    let goesOn = CourseFiles.task(number) == nil ? "Enter: \(next)" : "Enter: a task"
    while !console.out.isClosed {
      console.out.line()
      let answer = input.answer("\(goesOn) · r: again · p: the one before · q: end ")
      switch answer {
      case .next, .again, .back, .quit, .ended: return answer
      case .choice, .other: continue
      }
    }
    return .ended
  }

  private func greet(_ number: Int, _ progress: LearnProgress) {
    let known = progress.right.count + progress.wrong.count
    let text =
      known == 0
      ? "Thirty short lessons. Predict first: what was guessed wrong is remembered. A letter answers, q ends."
      : "You have answered \(known) of \(Self.count) lessons. This is lesson \(number); presim learn N goes to another."
    console.out.paragraph(text, first: "", rest: "") { console.paint(.dim, $0) }
    console.out.line()
  }

  /// Ended before the last lesson.
  private func end(_ progress: LearnProgress) -> ExitStatus {
    console.out.line()
    console.out.line("presim learn goes on with lesson \(progress.place).")
    return .success
  }

  private func finish(_ progress: LearnProgress) -> ExitStatus {
    console.out.line()
    let (right, all) = (progress.right.count, progress.right.count + progress.wrong.count)
    console.out.line("You predicted \(right) of \(all) \(all == 1 ? "lesson" : "lessons") right.")
    if !progress.wrong.isEmpty {
      let numbers = progress.wrong.sorted().map(String.init).joined(separator: ", ")
      console.out.line("Read again: \(numbers) (presim learn \(progress.wrong.min() ?? 1)).")
    }
    console.out.line("presim quiz asks on.")
    return .success
  }

  /// The table of contents, with what was predicted right and wrong, and what was solved.
  private func list(_ progress: LearnProgress) {
    for row in CourseFiles.all.indices {
      guard let (_, lesson) = CourseFiles.lesson(row) else { continue }
      let number = row + 1
      let mark = progress.right.contains(number) ? "right" : progress.wrong.contains(number) ? "wrong" : ""
      let digits = number < 10 ? " \(number)" : "\(number)"
      console.out.line("\(digits)  \(lesson.title)\(mark.isEmpty ? "" : "  \(console.paint(.dim, mark))")")
      if let task = CourseFiles.task(number) {
        let mark = progress.solved.contains(number) ? "  \(console.paint(.dim, "solved"))" : ""
        console.out.line("    task: \(task.title)\(mark)")
      }
    }
  }
}
