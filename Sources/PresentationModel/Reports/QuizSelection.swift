/// A question, and where it comes from.
package struct QuizItem {
  package let file: ScenarioFile
  package let quiz: Quiz
  package let question: QuizQuestion
}

/// Which questions are asked: from many files, and of many kinds.
package struct QuizSelection {
  private let seed: UInt64

  package init(seed: UInt64) { self.seed = seed }

  /// As many questions as are wanted, or as there are. A file is asked twice only when all have been asked.
  package func items(_ count: Int, of files: [ScenarioFile]) -> [QuizItem] {
    var order = QuizOrder(seed: seed)
    var result: [QuizItem] = []
    var asked: [QuizQuestion.Kind: Int] = [:]
    var left: [[QuizItem]] = []
    for row in order.shuffled(files.count) {
      guard result.count < count else { return result }
      var items = items(of: files[row])
      if let item = take(from: &items, &asked, &order) { result.append(item) }
      if !items.isEmpty { left.append(items) }
    }
    while result.count < count, !left.isEmpty {
      for row in left.indices where result.count < count {
        if let item = take(from: &left[row], &asked, &order) { result.append(item) }
      }
      left.removeAll { $0.isEmpty }
    }
    return result
  }

  /// The questions of a file. A lesson asks its own in its own words.
  package func items(of file: ScenarioFile) -> [QuizItem] {
    let scenario = Scenario.load(bytes: file.bytes, path: file.path)
    guard let quiz = Quiz(scenario) else { return [] }
    var questions = quiz.questions(seed: seed)
    if let lesson = CourseLesson(scenario), let own = lesson.question(seed: seed) {
      questions.removeAll { $0.kind == own.kind && $0.step == own.step }
      questions.insert(own, at: 0)
    }
    return questions.map { QuizItem(file: file, quiz: quiz, question: $0) }
  }

  /// One of the kinds that were asked least.
  private func take(
    from items: inout [QuizItem], _ asked: inout [QuizQuestion.Kind: Int], _ order: inout QuizOrder
  ) -> QuizItem? {
    guard let least = items.map({ asked[$0.question.kind, default: 0] }).min() else { return nil }
    let rows = items.indices.filter { asked[items[$0].question.kind, default: 0] == least }
    let item = items.remove(at: rows[order.next(below: rows.count)])
    asked[item.question.kind, default: 0] += 1
    return item
  }
}
