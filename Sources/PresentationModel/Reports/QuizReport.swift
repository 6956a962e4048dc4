/// Questions with their answers and reasons, for classes: `presim quiz --format json`.
package struct QuizReport: JSONConvertible {
  private let seed: Int
  private let items: [QuizItem]

  package init(seed: Int, items: [QuizItem]) { (self.seed, self.items) = (seed, items) }

  package var json: JSONValue {
    [
      "schemaVersion": JSONDocument.schemaVersion.json,
      "seed": seed.json,
      "questions": .array(items.map { Self.json($0) }),
    ]
  }

  private static func json(_ item: QuizItem) -> JSONValue {
    let (quiz, question) = (item.quiz, item.question)
    let parts = quiz.explanation(of: question)?.explanation.parts ?? []
    let reasons = parts.flatMap { $0.reasons }
    var rules: [String] = []
    for rule in reasons.flatMap({ $0.rules }) where !rules.contains(rule.text) { rules.append(rule.text) }
    var json = JSONObject()
    json["kind"] = question.kind.text.json
    json["path"] = item.file.path.json
    json["title"] = quiz.program.title.json
    json["rules"] = quiz.program.profile.text.json
    json["device"] = quiz.program.environment.text.json
    json["line"] = question.stepLine.json
    json["setting"] = quiz.setting(of: question).json
    json["prompt"] = question.prompt.json
    json["answers"] = .array(question.answers.indices.map { self.json($0, item) })
    json["right"] = QuizQuestion.letter(question.right).json
    json["because"] = (parts.map { $0.outcome } + reasons.filter { $0.isNews }.flatMap { $0.lines }).json
    json["ruleIDs"] = rules.json
    return .object(json)
  }

  private static func json(_ row: Int, _ item: QuizItem) -> JSONValue {
    let isRight = row == item.question.right
    let lines = item.quiz.whyNot(row, of: item.question).flatMap { $0.lines }
    var json = JSONObject()
    json["letter"] = QuizQuestion.letter(row).json
    json["text"] = item.question.answers[row].text.json
    json["isRight"] = isRight.json
    if !lines.isEmpty { json["whyNot"] = Explanation.Why.sentence(lines).json }
    return .object(json)
  }
}
