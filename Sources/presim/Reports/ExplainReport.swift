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
    /// The row of chapter 7 that UIKit's silence, or this case of a line, has: `A-S01`, `S-L01`.
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
  /// The reasoning.
  let calls: [Call]
  /// What is different under the other profile, if something is: a sentence.
  var difference: String?

  init(_ outcome: StepOutcome, _ step: StepReport, of file: ScenarioFile, in runner: ScenarioRunner) {
    self.step = step
    calls = Self.calls(outcome, file, runner)
  }

  private struct Heading: Hashable {
    let call: Int32
    let question: PresentationModel.Question
  }

  private static func calls(_ outcome: StepOutcome, _ file: ScenarioFile, _ runner: ScenarioRunner) -> [Call] {
    var calls: [Call] = []
    // Calls and, within each, questions in the order in which they come up first: UIKit comes back to some of them when
    // the transition begins and when it ends.
    var callRows: [Int32: Int] = [:]
    var phaseRows: [Heading: Int] = [:]
    for entry in outcome.trace {
      let call: Int
      if let known = callRows[entry.call] {
        call = known
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
      let rule = RuleReference(entry.rule)
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
