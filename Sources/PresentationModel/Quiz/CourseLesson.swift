/// A lesson of the course: a scenario whose comments teach.
///
/// The comment that it begins with is its prose, `// Source:` says where it comes from, `// ?` above an expectation is the
/// question, and `// !` is the sentence that the answer comes with.
package struct CourseLesson: Sendable {
  /// Its title.
  package let title: String
  /// What is taught.
  package let prose: String
  /// Where it comes from; empty where the file does not say.
  package let source: String
  /// The question.
  package let prompt: String
  /// Line of the expectation that answers it, from 1.
  package let line: Int
  /// The sentence that the answer comes with.
  package let answer: String
  /// The questions of its scenario.
  package let quiz: Quiz

  /// Nil for a scenario that is no lesson, or that is wrong.
  package init?(_ scenario: Scenario) {
    guard let quiz = Quiz(scenario) else { return nil }
    let text = String(decoding: scenario.source.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Self.trimmed($0) }
    var (prose, source, prompt, answer) = ("", "", "", "")
    var line: Int?
    // Into what a comment goes that only goes on.
    var part = 0
    for (row, written) in lines.enumerated() {
      guard written.hasPrefix("//") else {
        if part == 2, line == nil { line = row + 1 }
        part = written.hasPrefix("scenario ") || part > 0 ? 4 : part
        continue
      }
      var words = Self.trimmed(written.dropFirst(2))
      if words.hasPrefix("? ") {
        (part, words) = (2, String(words.dropFirst(2)))
      } else if words.hasPrefix("! ") {
        (part, words) = (3, String(words.dropFirst(2)))
      } else if words.hasPrefix("Source: "), part == 0 {
        (part, words) = (1, String(words.dropFirst("Source: ".count)))
      }
      switch part {
      case 0: prose += (prose.isEmpty ? "" : " ") + words
      case 1: source += (source.isEmpty ? "" : " ") + words
      case 2: prompt += (prompt.isEmpty ? "" : " ") + words
      case 3: answer += (answer.isEmpty ? "" : " ") + words
      default: break
      }
    }
    guard let line, !prompt.isEmpty, !answer.isEmpty else { return nil }
    title = quiz.program.title
    (self.prose, self.source, self.prompt, self.answer, self.line, self.quiz) = (
      prose, source, prompt, answer, line, quiz
    )
  }

  /// Its question, in its own words; nil where the engine does not answer it with one of the candidates.
  package func question(seed: UInt64 = 0) -> QuizQuestion? { quiz.question(at: line, prompt: prompt, seed: seed) }

  /// What the classic documents say, where their answer is another one: by a run under `rules docs`.
  package func answerOfTheNotes(to question: QuizQuestion) -> String? {
    guard let found = quiz.rightAnswers(of: question, under: .documents), found.count == 1, found[0] != question.right
    else { return nil }
    return question.answers[found[0]].text
  }

  /// What other versions that the lesson names say, where their answer is another one: `iOS 12`, and the answer.
  package func answersOfOlderVersions(to question: QuizQuestion) -> [(version: String, answer: String)] {
    quiz.scenario.programs.dropLast().compactMap { program in
      guard let found = quiz.rightAnswers(of: question, under: program.profile), found.count == 1,
        found[0] != question.right
      else { return nil }
      return ("iOS \(program.profile.version.text)", question.answers[found[0]].text)
    }
  }

  /// What is to be read beside the answer: what other versions and the classic documents say, and what sources say against
  /// a rule that it rests on. Each is a whole sentence.
  package func notes(to question: QuizQuestion) -> [String] {
    var notes = answersOfOlderVersions(to: question).map { "On \($0.version): \($0.answer)." }
    if let other = answerOfTheNotes(to: question) { notes.append("By the classic documents (rules docs): \(other).") }
    for why in quiz.explanation(of: question)?.explanation.reasons ?? [] {
      let rules = why.rules.map { $0.text }.joined(separator: ", ")
      for objection in why.objections {
        let note = "This is disputed (\(rules)): \(objection)."
        if !notes.contains(note) { notes.append(note) }
      }
    }
    return notes
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first == " " || first == "\r" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\r" { text.removeLast() }
    return String(text)
  }
}
