/// What UIKit gives today where a scenario takes the classic documents at their word: the file runs a second time under
/// the newest version, step by step.
package struct Today: Sendable {
  private var documents: ScenarioExplainer
  private var current: ScenarioExplainer
  private let name: String
  /// The step that both have run last; -2 before launch.
  private var step = -2
  private var last: String?
  /// Who was in a window under one of the two alone when it was last looked at.
  private var apart: [String] = []

  /// Makes one; nil for a file that names versions of iOS, and for one that is wrong under the newest.
  ///
  /// - Parameters:
  ///   - program: the file under `rules docs`.
  ///   - bytes: its text.
  ///   - current: the file under the newest version.
  package init?(_ program: Program, of bytes: [UInt8], current: @autoclosure () -> Program?) {
    guard program.profile.isDocuments, let current = current(), current.steps.count == program.steps.count else {
      return nil
    }
    documents = ScenarioExplainer(program, of: bytes)
    self.current = ScenarioExplainer(current, of: bytes)
    name = "iOS \(current.profile.version.text)"
  }

  /// `iOS 26: home presents card as a form sheet; nothing leaves the window (STY-01)`; nil where UIKit gives the same.
  /// Steps are asked for in their order, launch, -1, first.
  package mutating func sentence(of step: Int) -> String? {
    while self.step < step {
      self.step += 1
      guard let here = documents.next(), let there = current.next() else { return nil }
      last = difference(here, there)
    }
    return self.step == step ? last : nil
  }

  private mutating func difference(_ here: StepOutcome, _ there: StepOutcome) -> String? {
    let (mine, theirs) = (
      documents.explanation(of: here, triesOthers: false), current.explanation(of: there, triesOthers: false)
    )
    let screen = apartOnScreen()
    let moves = screen.filter { !apart.contains($0) }
    apart = screen
    var text: String?
    if let exception = there.exception {
      if exception.text != here.exception?.text { text = "\(DecisionText.crash): \(exception.name): \(exception.text)" }
    } else if here.exception != nil || Self.words(mine) != Self.words(theirs) {
      let words = Self.words(theirs)
      text = words.isEmpty ? "nothing happens" : words.joined(separator: "; ")
    } else if here.console.map({ $0.text }) != there.console.map({ $0.text }) {
      let lines = there.console.map { "'\($0.text)'" }.joined(separator: ", ")
      text = "UIKit prints \(lines.isEmpty ? "nothing" : lines)"
    } else if let failure = there.failures.first(where: { failure in
      !here.failures.contains { $0.expectation == failure.expectation } && !isOfPresim(failure)
    }) {
      text = isOfCallbacks(failure) ? callbacks(here, there) : failure.message
    } else if !moves.isEmpty {
      text = moves.joined(separator: "; ")
    }
    guard let text else { return nil }
    return "\(name): \(text)" + (rule(here, there).map { " (\($0.text))" } ?? "")
  }

  private func kind(_ failure: ExpectationFailure) -> Expectation.Kind? {
    failure.expectation.map { current.runner.program.expectations[Int($0.index)].kind }
  }

  /// Whether presim is asked there, and not UIKit.
  private func isOfPresim(_ failure: ExpectationFailure) -> Bool {
    switch kind(failure) {
    case .rule, .noRule, .lint, .noLint: true
    default: false
    }
  }

  private func isOfCallbacks(_ failure: ExpectationFailure) -> Bool {
    switch kind(failure) {
    case .events, .eventsInclude, .noEvent, .noEvents: true
    default: false
    }
  }

  /// `card.viewIsAppearing comes as well`: the first callback that comes there alone, and the first that comes here alone.
  private func callbacks(_ here: StepOutcome, _ there: StepOutcome) -> String {
    for isDefault in [true, false] {
      func texts(_ outcome: StepOutcome, _ hierarchy: Hierarchy) -> [String] {
        outcome.events.filter { $0.isDefault || !isDefault }.map { EventText.text($0, outcome, hierarchy) }
      }
      let (mine, theirs) = (texts(here, documents.runner.hierarchy), texts(there, current.runner.hierarchy))
      let came = theirs.first { !mine.contains($0) }.map { "\($0) comes as well" }
      let missing = mine.first { !theirs.contains($0) }.map { "\($0) does not come" }
      let found = [came, missing].compactMap { $0 }
      if !found.isEmpty { return found.joined(separator: "; ") }
    }
    return "the callbacks come in another order"
  }

  /// What was decided, as sentences without a full stop.
  private static func words(_ explanation: Explanation) -> [String] {
    explanation.parts.filter { $0.decision != nil }.map { part in
      part.outcome.replacingFirst(". Nothing", with: "; nothing").replacingFirst(". ", with: "; ")
    }
  }

  /// The first rule that says something there which none says here.
  private func rule(_ here: StepOutcome, _ there: StepOutcome) -> DecisionID? {
    func said(_ outcome: StepOutcome, _ hierarchy: Hierarchy) -> [(rule: DecisionID, text: String)] {
      outcome.trace.filter { entry in
        entry.verdict == .decided && !Explainer.isGeneral(entry.rule) && entry.question != .schedule
          && entry.question != .presentationController
      }.map { ($0.rule, Explainer.sentence($0, hierarchy)) }
    }
    let known = Set(said(here, documents.runner.hierarchy).map { "\($0.rule.text) \($0.text)" })
    let found = said(there, current.runner.hierarchy).first { !known.contains("\($0.rule.text) \($0.text)") }
    return found?.rule ?? there.exception?.id.map { .message($0) } ?? there.console.first.map { .message($0.id) }
  }

  /// Who is in a window under one of the two alone.
  private func apartOnScreen() -> [String] {
    func names(_ hierarchy: Hierarchy) -> [String] {
      (0..<hierarchy.count).map { ControllerID(row: $0) }
        .filter { hierarchy.isInWindow($0) && !hierarchy.name(of: $0).isEmpty }.map { hierarchy.name(of: $0) }
    }
    let (mine, theirs) = (names(documents.runner.hierarchy), names(current.runner.hierarchy))
    return theirs.filter { !mine.contains($0) }.map { "\($0) is in the window" }
      + mine.filter { !theirs.contains($0) }.map { "\($0) is not in the window" }
  }
}
