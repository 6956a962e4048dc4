import Testing

@testable import PresentationModel
@testable import presim

/// A wrong answer is told why it is wrong, and what it is told is what a run of the lesson has done: here a run of its own
/// is asked again, without a claim of the quiz in it.
@Suite struct QuizObjectionTests {
  /// A step as it has been run.
  private struct Played {
    let outcome: StepOutcome
    let hierarchy: Hierarchy
    let program: Program

    var log: [String] { outcome.events.map { EventText.text($0, outcome, hierarchy) } }

    func controller(_ name: String) -> ControllerID? {
      program.outline.names.firstIndex(of: name).map { ControllerID(row: $0) }
    }
  }

  private static func play(_ quiz: Quiz, _ step: Int) -> Played? {
    var runner = ScenarioRunner(quiz.program)
    return runner.run(to: step).map { Played(outcome: $0, hierarchy: runner.hierarchy, program: quiz.program) }
  }

  /// Whether a run has it so.
  private static func isTrue(_ objection: QuizObjection, of question: QuizQuestion, _ quiz: Quiz) -> Bool {
    guard let played = play(quiz, question.step) else { return false }
    let (log, hierarchy) = (played.log, played.hierarchy)
    switch objection {
    case .order(let first, let second):
      guard let one = log.firstIndex(of: first), let other = log.firstIndex(of: second) else { return false }
      return one < other && log.count { $0 == first } == 1 && log.count { $0 == second } == 1
    case .doesNotCome(let line): return !log.contains(line)
    case .comes(let line): return log.contains(line)
    case .viewIsGone(let name): return played.controller(name).map { !hierarchy.isInWindow($0) } ?? false
    case .viewStays(let name): return played.controller(name).map { hierarchy.isInWindow($0) } ?? false
    case .isGone(let name): return played.controller(name).map { hierarchy.presentation(of: $0) == nil } ?? false
    case .isPresented(let name, let presenter):
      return played.controller(name).map {
        hierarchy.directPresenter(hierarchy.outermostContainer(of: $0)) == played.controller(presenter)
      } ?? false
    case .prints(let line): return played.outcome.console.contains { $0.text == line }
    case .raises(let name): return played.outcome.exception?.name == name
    case .isSilent: return played.outcome.console.isEmpty && played.outcome.exception == nil
    case .bar(let path, let isUsable):
      return holds("expect \(isUsable ? "" : "!")\(path).isReachable", behind: question, quiz)
    case .value(let path, let value):
      return holds("expect \(path) == \(value)", behind: question, quiz)
    case .isSoAlready(let version), .isNotYetSo(let version):
      // What a version comes to is held by `QuizLawTests`; here that it is the side of the right answer that is named.
      guard case .since(let right, _) = question.answers[question.right].claim else { return false }
      if case .isSoAlready = objection { return version >= right }
      return version < right
    }
  }

  /// Whether an expectation behind the question's own line holds, in a run of the text.
  private static func holds(_ expectation: String, behind question: QuizQuestion, _ quiz: Quiz) -> Bool {
    var lines = String(decoding: quiz.scenario.source.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    lines.insert(expectation, at: question.line)
    let bytes = Array(lines.joined(separator: "\n").utf8)
    guard let program = Scenario.load(bytes: bytes, path: "", under: [quiz.program.profile]).program else {
      return false
    }
    var runner = ScenarioRunner(program)
    while let done = runner.next() {
      if done.failures.contains(where: { $0.line == question.line + 1 }) { return false }
      guard done.index < question.step else { return true }
    }
    return false
  }

  @Test func everyWrongAnswerOfTheCourseIsAnswered() throws {
    var (wrong, orders, withRule) = (0, 0, 0)
    for row in CourseFiles.all.indices {
      let lesson = try #require(CourseFiles.lesson(row)?.lesson)
      let question = try #require(lesson.question(seed: UInt64(row + 1)))
      let known = lesson.quiz.explanation(of: question)?.explanation.reasons.flatMap(\.lines) ?? []
      for answer in question.answers.indices {
        let place = "lesson \(row + 1), \(QuizQuestion.letter(answer))) \(question.answers[answer].text)"
        let reasons = lesson.quiz.whyNot(answer, of: question, besides: known)
        guard answer != question.right else {
          #expect(reasons.isEmpty, "\(place)")
          continue
        }
        wrong += 1
        #expect(!reasons.isEmpty && reasons.allSatisfy { !$0.sentence.isEmpty }, "\(place)")
        let found = try #require(lesson.quiz.objection(to: answer, of: question), "\(place)")
        #expect(Self.isTrue(found.objection, of: question, lesson.quiz), "\(place): \(found.objection)")
        guard case .order(let first, let second) = found.objection else { continue }
        orders += 1
        // The pair is one that the answer has the other way round.
        let parts = question.answers[answer].text.components(separatedBy: " → ")
        let one = try #require(parts.firstIndex(of: first)), other = try #require(parts.firstIndex(of: second))
        #expect(one == other + 1, "\(place): \(first), \(second)")
        if let order = found.order {
          withRule += 1
          #expect(order.lines[0].hasPrefix("\(first) comes before \(second): "), "\(place): \(order.lines)")
        }
      }
    }
    #expect(wrong > 75 && orders > 25 && withRule > 8, "\(wrong), \(orders), \(withRule)")
  }

  /// A part of the book: all kinds of question.
  @Test func everyWrongAnswerOfTheBookIsAnswered() throws {
    var kinds: Set<QuizQuestion.Kind> = []
    for (row, path) in ScenarioFiles.all.enumerated() where row % 61 == 0 {
      guard let quiz = Quiz(ScenarioFiles.scenario(path)) else { continue }
      let asked = QuizQuestion.Kind.allCases.filter { $0 != .version || row % (4 * 61) == 0 }
      for question in quiz.questions(seed: 3, kinds: asked) {
        kinds.insert(question.kind)
        for answer in question.answers.indices where answer != question.right {
          let place = "\(ScenarioFiles.shown(path)):\(question.line), \(question.answers[answer].text)"
          let found = try #require(quiz.objection(to: answer, of: question)?.objection, "\(place)")
          #expect(Self.isTrue(found, of: question, quiz), "\(place): \(found)")
        }
      }
    }
    #expect(kinds.count > 6, "\(kinds)")
  }

  /// A claim stands as deep as the line that it is tried behind: what is indented below it is no part of its block.
  @Test func aClaimInsideABlockIsTried() throws {
    let quiz = try #require(
      Quiz(
        Scenario.load(
          """
          ios 12, 17
          window
            home: HomeViewController
          if #available(iOS 13, *) {
            expect events
              home.viewDidLoad
              home.viewWillAppear
              home.viewIsAppearing
              home.viewDidAppear
            expect rule ORD-10
          }

          """)))
    let question = try #require(quiz.question(at: 5))
    expect(question.kind, equals: .order)
  }

  /// What a lesson rests on is said with its rule, and that it is disputed where it is.
  @Test(arguments: [(1, "ORD-10"), (3, "LOD-03"), (9, "CON-07"), (30, "ORD-28")])
  func aLessonHasItsReason(_ number: Int, _ rule: String) throws {
    let lesson = try #require(CourseFiles.lesson(number - 1)?.lesson)
    let question = try #require(lesson.question(seed: UInt64(number)))
    let explanation = try #require(lesson.quiz.explanation(of: question)?.explanation)
    #expect(explanation.reasons.flatMap(\.rules).contains { $0.text == rule }, "\(number)")
  }

  /// Who presents where nobody defines a context: Apple's page names the window's root, which is another one only above it.
  @Test(arguments: [true, false]) func aDisputedRuleSaysSo(isAboveTheRoot: Bool) throws {
    let box = "box: BoxViewController\n  list: ListViewController\n"
    let screen =
      isAboveTheRoot
      ? "window\n  home: HomeViewController\n\n\(box)\nhome.present(box, animated: true)\n"
      : "window\n  " + box.replacing("\n  list", with: "\n    list")
    let text = """
      // Nobody defines a context.
      scenario "Nobody"

      \(screen)
      card: CardViewController
      card.modalPresentationStyle = .currentContext

      list.present(card, animated: true)
      // ? Who presents card?
      expect card.presentingViewController == box
      // ! The outermost container.

      """
    let lesson = try #require(CourseLesson(Scenario.load(text)))
    let question = try #require(lesson.question())
    expect(
      lesson.notes(to: question).contains { $0.hasPrefix("This is disputed (CTX-05") }, equals: isAboveTheRoot)
  }
}
