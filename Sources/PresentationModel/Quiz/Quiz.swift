/// Questions about a scenario, made of what its expectations pin.
///
/// The wrong answers are the other candidates that UIKit has looked at. Every answer is tried: a question is offered
/// where the engine says yes to the right one and no to all others.
package struct Quiz: Sendable {
  /// The scenario.
  package let scenario: Scenario
  /// The program that is asked about: that of the newest version.
  package let program: Program

  /// Nil for a scenario that is wrong, or that takes its code from other files.
  package init?(_ scenario: Scenario) {
    guard let program = scenario.program, scenario.source.files.isEmpty else { return nil }
    self.scenario = scenario
    self.program = program
  }

  /// All questions that can be made, in the order of the file.
  ///
  /// - Parameters:
  ///   - seed: decides the order of the answers.
  ///   - kinds: what may be asked; nothing means everything.
  package func questions(seed: UInt64 = 0, kinds: [QuizQuestion.Kind] = []) -> [QuizQuestion] {
    var drafts: [(draft: QuizDraft, question: QuizQuestion)] = []
    var table: FactTable?
    forEachMoment { moment in
      for draft in moment.drafts() where kinds.isEmpty || kinds.contains(draft.draft.kind) {
        drafts.append((draft.draft, question(draft.draft, moment, draft.pin)))
      }
      guard kinds.isEmpty || kinds.contains(.version), let pin = moment.pins.first else { return true }
      if let draft = sinceWhen(moment, &table) { drafts.append((draft, question(draft, moment, pin))) }
      return true
    }
    return proven(drafts, seed, &table)
  }

  /// The question that an expectation makes: of a lesson, which asks it in its own words.
  package func question(at line: Int, prompt: String? = nil, seed: UInt64 = 0) -> QuizQuestion? {
    var result: QuizQuestion?
    forEachMoment { moment in
      guard let pin = moment.pins.first(where: { $0.line == line }) else { return true }
      for draft in moment.drafts(of: pin) {
        var table: FactTable?
        guard let question = proven([(draft, question(draft, moment, pin))], seed, &table).first else { continue }
        result = question
        if let prompt {
          // The lesson says itself which version it speaks of.
          let version = "On iOS \(program.profile.version.text)"
          result?.prompt =
            question.prompt.hasPrefix(version) && !prompt.hasPrefix(version) ? "\(version): \(prompt)" : prompt
        }
        break
      }
      return false
    }
    return result
  }

  /// Runs the program, and hands on every step as long as that is wanted.
  private func forEachMoment(_ handle: (QuizMoment) -> Bool) {
    var runner = ScenarioRunner(program)
    var before: Hierarchy?
    while let done = runner.next() {
      let ids = done.index < 0 ? program.launchExpectations : program.steps[done.index].expectations
      let pins = ids.filter { id in !done.failures.contains { $0.expectation == id } }
        .map { program.expectations[Int($0.index)] }
      let moment = QuizMoment(
        program: program, bytes: scenario.source.bytes, outcome: done, before: before, after: runner.hierarchy,
        pins: pins)
      if done.limit == nil, !handle(moment) { return }
      // What is kept makes the next step copy it.
      let next = done.index + 1
      let isAsked = program.steps.indices.contains(next) && !program.steps[next].expectations.isEmpty
      before = isAsked ? runner.hierarchy : nil
    }
  }

  /// A draft as a question of which the first answer is to be the right one.
  private func question(_ draft: QuizDraft, _ moment: QuizMoment, _ pin: Expectation) -> QuizQuestion {
    let line = moment.outcome.index < 0 ? 0 : program.steps[moment.outcome.index].line
    return QuizQuestion(
      kind: draft.kind, prompt: draft.prompt, answers: draft.answers, right: 0, step: moment.outcome.index,
      stepLine: line, line: pin.line, place: pin.range.end)
  }

  /// The questions of which the first answer alone is right, with their answers mixed.
  private func proven(
    _ drafts: [(draft: QuizDraft, question: QuizQuestion)], _ seed: UInt64, _ table: inout FactTable?
  ) -> [QuizQuestion] {
    let right = rightAnswers(of: drafts.map { $0.question }, under: program.profile, &table)
    let kept = zip(drafts, right).filter { $0.1 == [0] }.map { $0.0 }
    // Whether another version that the file names answers otherwise.
    let elsewhere = scenario.programs.dropLast().map { other in
      rightAnswers(of: kept.map { $0.question }, under: other.profile)
    }
    return kept.indices.map { row in
      let draft = kept[row].draft
      var question = kept[row].question
      if draft.kind != .version, elsewhere.contains(where: { $0[row] != [0] }) {
        question.prompt = "On iOS \(program.profile.version.text): \(question.prompt)"
      }
      guard !draft.keepsOrder else {
        question.answers.sort { Self.stands($0, before: $1) }
        question.right = question.answers.firstIndex { $0.text == draft.answers[0].text } ?? 0
        return question
      }
      var order = QuizOrder(
        seed: seed &+ UInt64(truncatingIfNeeded: question.line) &* 31 &+ UInt64(draft.kind.rawValue))
      let rows = order.shuffled(draft.answers.count)
      question.answers = rows.map { draft.answers[$0] }
      question.right = rows.firstIndex(of: 0) ?? 0
      return question
    }
  }

  /// Yes before no, older versions before newer ones.
  private static func stands(_ first: QuizQuestion.Answer, before second: QuizQuestion.Answer) -> Bool {
    if case .since(let one, _) = first.claim, case .since(let other, _) = second.claim { return one < other }
    return first.text == "yes" && second.text != "yes"
  }
}

/// Mixes in the same way for the same seed, on every machine.
package struct QuizOrder: Sendable {
  private var state: UInt64

  /// Makes one.
  package init(seed: UInt64) { state = seed }

  /// A number from 0 up to, and without, `count`.
  package mutating func next(below count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(truncatingIfNeeded: (mixed >> 1) % UInt64(max(1, count)))
  }

  /// The numbers from 0 up to, and without, `count`, mixed.
  package mutating func shuffled(_ count: Int) -> [Int] {
    var rows = Array(0..<max(0, count))
    for row in rows.indices.reversed() where row > 0 { rows.swapAt(row, next(below: row + 1)) }
    return rows
  }
}
