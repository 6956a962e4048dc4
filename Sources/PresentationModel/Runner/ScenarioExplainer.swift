/// Runs a scenario and explains its steps: what stays with it of the steps before is what reasons point back to.
package struct ScenarioExplainer: Sendable {
  /// The run.
  package private(set) var runner: ScenarioRunner
  /// The text that the program was made of.
  package let bytes: [UInt8]

  private let sites: CallSites
  private var past = Past()
  private var tabBar: (before: Bool?, after: Bool?)

  /// Makes one before launch.
  package init(_ program: Program, of bytes: [UInt8]) {
    runner = ScenarioRunner(program)
    self.bytes = bytes
    sites = CallSites(program)
  }

  /// From here on ``isPrinted(like:_:)`` can be asked.
  package mutating func watchHierarchy() { runner.watchHierarchy() }

  /// Whether another run, always the same one, prints the same now.
  package mutating func isPrinted(like other: inout ScenarioRunner, _ twins: inout PrintedTwins) -> Bool {
    twins.areAlike(&runner, &other)
  }

  /// Gives the controller that a step presents this style first, as if the line before assigned it.
  mutating func overrideStyle(at step: Int, style: ModalPresentationStyle) {
    runner.overrideStyle(at: step, style: style)
  }

  /// Launches, and from then on runs the next step; nil when all have run, or one ended in an exception or a limit.
  package mutating func next() -> StepOutcome? {
    guard let outcome = runner.next() else { return nil }
    tabBar = (tabBar.after, runner.tabBarIsReachable())
    remember(outcome)
    return outcome
  }

  /// What a step to come comes to, -1 for launch; nil where the run ends before it.
  mutating func run(to step: Int) -> StepOutcome? {
    while let outcome = next() { if outcome.index >= step { return outcome } }
    return nil
  }

  private mutating func remember(_ outcome: StepOutcome) {
    let line = outcome.index < 0 ? 0 : runner.program.steps[outcome.index].line
    past.take(outcome)
    past.addDepartures(outcome, line: line, runner.hierarchy)
    for dismissed in outcome.dismissals {
      let entry = outcome.trace.last { entry in
        entry.rule == .rule(.dis01) && entry.verdict == .decided && entry.subject == dismissed.dismisser
      }
      let call = entry.map { Int($0.call) } ?? -1
      past.addDismissal(
        by: dismissed.dismisser, of: dismissed.gone, step: outcome.index,
        line: outcome.calls.indices.contains(call) ? outcome.calls[call].line : line)
    }
    let presentations = outcome.decisions.compactMap { $0.presentation }
    guard !presentations.isEmpty else { return }
    // The call in which a style was asked for last.
    var calls: [ControllerID: Int] = [:]
    for entry in outcome.trace where entry.question == .style {
      if let x = entry.subject { calls[x] = Int(entry.call) }
    }
    for presentation in presentations {
      let call = calls[presentation.original] ?? -1
      past.presentedOn[presentation.presented] =
        outcome.calls.indices.contains(call) ? outcome.calls[call].line : line
    }
  }

  /// Why the step that has just run did what it did; with other ways where they are wanted, which costs a run of the
  /// scenario for each that is tried.
  ///
  /// - Parameters:
  ///   - outcome: what the step came to.
  ///   - triesOthers: whether other ways are wanted.
  ///   - id: an expectation that is asked about: where it does not hold, the other ways are those under which it does.
  package func explanation(
    of outcome: StepOutcome, triesOthers: Bool, at id: ExpectationID? = nil
  ) -> Explanation {
    var explanation = explainer(outcome).explanation()
    if triesOthers {
      let alternatives = Alternatives(
        explanation, outcome, of: runner.program, bytes: bytes, after: runner.simulator, past: past,
        tabBar: tabBar)
      let failed = id.flatMap { id in outcome.failures.contains { $0.expectation == id } ? id : nil }
      explanation.alternatives = failed.map { alternatives.offers(for: $0) } ?? []
      if explanation.alternatives.isEmpty { explanation.alternatives = alternatives.offers() }
    }
    if let id { explanation.look = look(at: id, in: outcome, looks(in: outcome)) }
    return explanation
  }

  /// Why not somebody else, or another style, in the step that has just run; with what to write to get it.
  ///
  /// - Parameters:
  ///   - line: the line that is asked about.
  ///   - triesOthers: whether it is wanted what to write, which costs a run of the scenario for each way.
  package func explanation(
    of outcome: StepOutcome, not expected: ExpectedInstead, line: Int, triesOthers: Bool = true
  ) -> WhyNot {
    let answer = explainer(outcome).whyNot(expected, line: line)
    guard triesOthers, case .explanation(var explanation) = answer else { return answer }
    explanation.alternatives = Alternatives(
      explanation, outcome, of: runner.program, bytes: bytes, after: runner.simulator, past: past, tabBar: tabBar
    ).offers(toGet: expected)
    return .explanation(explanation)
  }

  /// Who the candidates of the step are, for who has named somebody else; nil where there are none.
  package func candidates(of outcome: StepOutcome, line: Int) -> String? { explainer(outcome).candidates(line: line) }

  /// The rule that puts a callback of the step that has just run before another one; nil where none speaks of the two.
  package func order(of first: String, before second: String, in outcome: StepOutcome) -> Explanation.Why? {
    explainer(outcome).order(of: first, before: second)
  }

  /// What to write for an expectation of the step to hold that does not: each has been tried.
  package func fixes(for id: ExpectationID, in outcome: StepOutcome) -> [Explanation.Alternative] {
    Alternatives(
      explainer(outcome).explanation(), outcome, of: runner.program, bytes: bytes, after: runner.simulator,
      past: past, tabBar: tabBar
    ).offers(for: id)
  }

  /// Where the expectations of a step were looked at: for ``look(at:in:_:)``.
  package func looks(in outcome: StepOutcome) -> Looks { Looks(outcome) }

  /// An expectation of the step that has just run: whether it holds, and why. Complexity: what was reasoned for it; for
  /// `expect rule` what was reasoned in the step.
  package func look(at id: ExpectationID, in outcome: StepOutcome, _ looks: Looks) -> Explanation.Part {
    explainer(outcome).look(at: id, looks)
  }

  /// Why an expectation of the step that has just run does not hold: the last decision about what it asks; else what
  /// the properties in it answered, where that says more than the failure. With the line to be explained.
  package func cause(
    of id: ExpectationID, actual: String, in outcome: StepOutcome, _ looks: Looks, _ story: Story
  ) -> (text: String, line: Int)? {
    let expectation = runner.program.expectations[Int(id.index)]
    let look = looks.call(at: expectation.range) ?? -1
    let first = looks.entries(of: look).first
    let moment = first.map { Past.Moment(step: outcome.index, reasoned: $0) }
    if let cause = story.reason(expectation, actual: actual, before: moment, runner.hierarchy) { return cause }
    for row in looks.entries(of: look) {
      let entry = outcome.trace[row]
      guard case .rule(.rel04) = entry.rule, let x = entry.subject, story.tells(of: expectation) else { continue }
      if let departure = story.departure(of: x, before: moment) { return departure }
    }
    let answers = self.look(at: id, in: outcome, looks).reasons.filter { reason in
      reason.rules.first != .rule(.rel04)
        && !Self.repeats(reason.lines.joined(separator: " "), expectation.text, actual)
    }
    guard let answer = answers.first, let line = answer.lines.first else { return nil }
    let rule = answer.rules.first.map { " (\($0.text))" } ?? ""
    return (line + rule, expectation.line)
  }

  /// Whether a sentence says nothing but what was asked and what was found.
  private static func repeats(_ sentence: String, _ asked: String, _ actual: String) -> Bool {
    func words(_ text: String) -> [Substring] { text.split { !($0.isLetter || $0.isNumber || $0 == "_") } }
    let known = Set(words(asked) + words(actual) + words("it its is in no view s answers was has the a of nil window"))
    return words(sentence).allSatisfy { known.contains($0) }
  }

  private func explainer(_ outcome: StepOutcome) -> Explainer {
    Explainer(outcome, of: runner.program, in: runner.hierarchy, past: past, sites: sites, tabBar: tabBar)
  }
}
