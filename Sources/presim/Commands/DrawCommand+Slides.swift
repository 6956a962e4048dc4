import PresentationModel

/// `presim draw --slides FILE`
extension DrawCommand {
  /// A page with a question for each lesson, and its answer: of the course, a chapter, a folder or a file.
  func slides() throws(UsageError) -> ExitStatus {
    for option in [OptionID.picture, .before, .events, .playground] where arguments.has(option) {
      throw UsageError(message: "'--\(option.rawValue)' is not for slides", command: .draw)
    }
    if let word = arguments.values[.format], word != "html" {
      throw UsageError(message: "slides are a page: '--format \(word)' is for one file", command: .draw)
    }
    guard let files = QuizFiles.load(arguments.operands, console) else { return .usage }
    let page = Self.page(of: files, title: Self.title(of: arguments.operands[0]))
    guard !page.entries.isEmpty else {
      console.error(arguments.operands[0], "no question can be made of it")
      console.note(
        arguments.operands[0], "questions are made of expectations: 'presim record FILE' adds those that hold")
      return .failure
    }
    let count = page.entries.count
    return write(Array(page.html.utf8), what: "\(count) \(count == 1 ? "question" : "questions")")
  }

  /// A question for each file: a lesson's own, else the first that can be made.
  static func page(of files: [ScenarioFile], title: String) -> CoursePage {
    let entries = files.enumerated().compactMap { row, file -> CoursePage.Entry? in
      let scenario = Scenario.load(bytes: file.bytes, path: file.path)
      if let lesson = CourseLesson(scenario) { return CoursePage.Entry(lesson, seed: UInt64(row + 1)) }
      guard let quiz = Quiz(scenario), let question = quiz.questions(seed: UInt64(row + 1)).first else { return nil }
      return CoursePage.Entry(question, of: quiz)
    }
    return CoursePage(title: title, entries: entries)
  }

  private static func title(of operand: String) -> String {
    let parts = operand.split(separator: "/")
    let name = parts.last.map(String.init) ?? operand
    return name == "course" ? "The course" : name.hasSuffix(".presim") ? String(name.dropLast(7)) : name
  }
}
