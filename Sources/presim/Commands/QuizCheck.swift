import PresentationModel

/// `presim quiz --check`: every question that can be made, and every answer tried once more.
struct QuizCheck {
  let console: Console

  func check(_ files: [ScenarioFile]) -> ExitStatus {
    var counts: [QuizQuestion.Kind: Int] = [:]
    var (asked, wrong) = (0, 0)
    for file in files where !console.out.isClosed {
      let items = QuizSelection(seed: 1).items(of: file)
      guard let quiz = items.first?.quiz else { continue }
      asked += 1
      let answers = quiz.rightAnswers(of: items.map(\.question), under: quiz.program.profile)
      for (item, right) in zip(items, answers) {
        counts[item.question.kind, default: 0] += 1
        let texts = Set(item.question.answers.map(\.text))
        guard right != [item.question.right] || texts.count != item.question.answers.count else { continue }
        wrong += 1
        console.out.line("\(file.path):\(item.question.line): '\(item.question.prompt)' has not one right answer")
      }
    }
    for kind in QuizQuestion.Kind.allCases where counts[kind] != nil {
      console.out.line("\(kind.text): \(counts[kind] ?? 0)")
    }
    let all = counts.values.reduce(0, +)
    console.out.line("\(all) questions of \(asked) of \(files.count) files, \(wrong) of them wrong")
    return wrong == 0 ? .success : .failure
  }
}
