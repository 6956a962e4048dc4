import PresentationModel

/// Questions with their answers and reasons, for classes: `presim quiz --format json`.
struct QuizReport: Encodable {
  /// A question.
  struct Question: Encodable {
    let kind: String
    let path: String
    let title: String
    /// ios 26, iPhone portrait.
    let rules: String
    let device: String
    /// The line of the step; 0 for launch.
    let line: Int
    /// The scenario up to the step.
    let setting: String
    let prompt: String
    let answers: [Answer]
    /// The letter of the right answer.
    let right: String
    /// Why: what the step came to, and the reasons.
    let because: [String]
    /// The rules that say so.
    let ruleIDs: [String]
  }
  /// An answer to choose.
  struct Answer: Encodable {
    let letter: String
    let text: String
    let isRight: Bool
    /// Why not, where UIKit has looked at that candidate.
    let whyNot: String?
  }
  let schemaVersion = JSONDocument.schemaVersion
  let seed: Int
  let questions: [Question]

  private enum CodingKeys: CodingKey { case schemaVersion, seed, questions }

  init(seed: Int, items: [QuizCommand.Item]) {
    self.seed = seed
    questions = items.map { item in
      let (quiz, question) = (item.quiz, item.question)
      let parts = quiz.explanation(of: question)?.explanation.parts ?? []
      let rules = parts.flatMap(\.reasons).flatMap(\.rules).map(\.text)
      return Question(
        kind: question.kind.text, path: item.file.path, title: quiz.program.title, rules: quiz.program.profile.text,
        device: quiz.program.environment.text, line: question.stepLine, setting: quiz.setting(of: question),
        prompt: question.prompt,
        answers: question.answers.indices.map { row in
          let isRight = row == question.right
          let reason = isRight ? nil : quiz.reason(against: row, of: question)?.explanation
          let lines = reason?.parts.flatMap(\.reasons).flatMap(\.lines) ?? []
          return Answer(
            letter: AnswerInput.letter(row), text: question.answers[row].text, isRight: isRight,
            whyNot: lines.isEmpty ? nil : lines.joined(separator: "; "))
        },
        right: AnswerInput.letter(question.right),
        because: parts.map(\.outcome) + parts.flatMap(\.reasons).filter(\.isNews).flatMap(\.lines),
        ruleIDs: rules.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }
  }
}
