import Testing

@testable import PresentationModel

/// Of every question that can be made from the book exactly one answer is right, and it is the stated one. Here a part of
/// the book; `presim quiz --check Scenarios` does all of it.
@Suite struct QuizLawTests {
  private static let stride = 17

  @Test func exactlyOneAnswerIsRight() {
    var (kinds, files): (Set<QuizQuestion.Kind>, Int) = ([], 0)
    for (row, path) in ScenarioFiles.all.enumerated() where row % Self.stride == 0 {
      guard let quiz = Quiz(ScenarioFiles.scenario(path)) else { continue }
      // A version takes a run for each that there is: every fourth file.
      let asked = QuizQuestion.Kind.allCases.filter { $0 != .version || row % (4 * Self.stride) == 0 }
      let questions = quiz.questions(seed: 5, kinds: asked)
      if !questions.isEmpty { files += 1 }
      for question in questions {
        let place = "\(ScenarioFiles.shown(path)):\(question.line): \(question.prompt)"
        kinds.insert(question.kind)
        #expect(question.answers.count > 1 && question.answers.count <= QuizDraft.mostAnswers, "\(place)")
        expect(Set(question.answers.map(\.text)).count, equals: question.answers.count, "\(place)")
        expect(quiz.rightAnswers(of: question, under: quiz.program.profile), equals: [question.right], "\(place)")
        let setting = quiz.setting(of: question)
        #expect(!setting.hasText("expect "), "\(place): \(setting)")
      }
    }
    #expect(kinds.count > 7, "\(kinds)")
    #expect(files > 40, "\(files)")
  }
}
