import PresentationModel

/// Why a step did what it did: `presim explain`.
struct ExplainReport: Encodable {
  /// One line of reasoning.
  struct Reason: Encodable {
    /// `decided`, `passedOver`, `declined`, `notReached`.
    let verdict: String
    /// `<Class name>`.
    let candidate: String?
    /// `CTX-04`.
    let rule: String
    /// The least of the rule's grades.
    let grade: String
    /// All of them, best first.
    let grades: [String]
    /// Why.
    let sentence: String
    /// The message that describes UIKit's silence, or this case of a line: `A-S01`, `S-L01`.
    let message: String?
    /// Whether UIKit says nothing of it.
    let isSilent: Bool?
  }
  /// What belongs together: the candidates of one question.
  struct Phase: Encodable {
    /// `who presents`.
    let title: String
    /// In the order in which UIKit looks.
    var reasons: [Reason]
  }
  /// The answer in short: what `presim explain` prints for people.
  struct Answer: Encodable {
    /// Why something came so.
    struct Reason: Encodable {
      /// `why tabs`.
      let question: String
      /// The reason.
      let text: String
      /// The rules that say so.
      let rules: [String]
      /// How well each of them is known, as far as the reason rests on it: `documented, observed`.
      let grades: [String]
    }
    /// What a call came to.
    struct Part: Encodable {
      /// Line in the file; 0 for what UIKit does by itself.
      let line: Int
      /// In a sentence or two.
      let outcome: String
      /// Why.
      let reasons: [Reason]
    }
    /// Another way of writing it, which was tried.
    struct Alternative: Encodable {
      /// What for.
      let purpose: String
      /// What to write.
      let code: String
      /// Before which line, if not at the call.
      let line: Int?
      /// The result.
      let result: String
    }
    /// What each call came to, in the order in which it was decided.
    let parts: [Part]
    /// Other ways, each of them tried.
    let instead: [Alternative]
    /// The scenario that teaches it.
    let see: String?
    /// The number of possible refusals that were asked and did not hold.
    let checks: Int

    init(_ short: Explanation, most: Int) {
      parts = short.parts.prefix(most).map { part in
        Part(
          line: part.line, outcome: part.outcome,
          reasons: part.reasons.map {
            Reason(
              question: $0.heading, text: $0.lines.joined(separator: " "), rules: $0.rules.map(\.text),
              grades: $0.grades.map(GradeText.text))
          })
      }
      instead = short.alternatives.map {
        Alternative(purpose: $0.purpose, code: $0.code, line: $0.line, result: $0.result)
      }
      see = short.lesson?.path
      checks = short.checks
    }
  }
  /// A call or an event of the step.
  struct Call: Encodable {
    /// Line in the file; 0 for what UIKit does by itself.
    let line: Int
    /// As written.
    let source: String?
    /// Its questions, in order.
    var phases: [Phase]
  }

  /// What happened.
  let step: StepReport
  /// The answer in short.
  let answer: Answer
  /// The reasoning.
  let calls: [Call]
  /// How many more calls an endless step has made, whose reasoning is left out; nil for none.
  let more: Int?
  /// What is different under the other profile, if something is: a sentence.
  var difference: String?

  /// The same for people.
  var short: Explanation
  /// The place of the step; nil for launch.
  let range: ByteRange?

  private enum CodingKeys: String, CodingKey { case step, answer, calls, more, difference }

  init(
    _ outcome: StepOutcome, _ step: StepReport, _ short: Explanation, of file: ScenarioFile, in runner: ScenarioRunner
  ) {
    self.step = step
    self.short = short
    range = outcome.index < 0 ? nil : runner.program.steps[outcome.index].range
    answer = Answer(short, most: EndlessChain.most(of: outcome))
    calls = Self.calls(outcome, file, runner)
    let all = outcome.limit == nil ? 0 : outcome.calls.count
    more = all > EndlessChain.shown ? all - EndlessChain.shown : nil
  }

  private struct Heading: Hashable {
    let call: Int32
    let question: PresentationModel.Question
  }

  private static func calls(_ outcome: StepOutcome, _ file: ScenarioFile, _ runner: ScenarioRunner) -> [Call] {
    var calls: [Call] = []
    let most = EndlessChain.most(of: outcome)
    // Calls and, within each, questions in the order in which they come up first: UIKit comes back to some of them when
    // the transition begins and when it ends.
    var callRows: [Int32: Int] = [:]
    var phaseRows: [Heading: Int] = [:]
    for entry in outcome.trace {
      let call: Int
      if let known = callRows[entry.call] {
        call = known
      } else if calls.count == most {
        continue
      } else {
        let row = Int(entry.call)
        let traced = outcome.calls.indices.contains(row) ? outcome.calls[row] : nil
        call = calls.count
        calls.append(Call(line: traced?.line ?? 0, source: traced?.range.map(file.text), phases: []))
        callRows[entry.call] = call
      }
      let heading = Heading(call: entry.call, question: entry.question)
      let phase = phaseRows[heading] ?? calls[call].phases.count
      if phase == calls[call].phases.count {
        calls[call].phases.append(Phase(title: entry.question.title, reasons: []))
        phaseRows[heading] = phase
      }
      if calls[call].phases[phase].reasons.count == most { continue }
      let rule = RuleReference(entry.rule, entry.use)
      calls[call].phases[phase].reasons.append(
        Reason(
          verdict: entry.verdict.word, candidate: entry.subject.map { ControllerText.text($0, in: runner.hierarchy) },
          rule: rule.id, grade: rule.grade, grades: rule.grades,
          sentence: BecauseText.text(entry, runner.hierarchy), message: entry.silence?.text,
          isSilent: entry.silence.map { $0.message.isSilent }))
    }
    return calls
  }
}

extension Verdict {
  /// As JSON writes it.
  var word: String {
    switch self {
    case .decided: "decided"
    case .passedOver: "passedOver"
    case .declined: "declined"
    case .notReached: "notReached"
    }
  }
}
