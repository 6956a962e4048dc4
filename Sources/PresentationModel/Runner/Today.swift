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
      if exception.text != here.exception?.text {
        text = "\(DecisionText.crash): " + (exception.name.isEmpty ? "" : exception.name + ": ") + exception.text
      }
    } else if here.exception != nil || Self.words(mine) != Self.words(theirs) {
      text = Self.decisions(Self.words(mine), Self.words(theirs))
    } else if here.console.map({ $0.text }) != there.console.map({ $0.text }) {
      let lines = there.console.map { "'\($0.text)'" }.joined(separator: ", ")
      text = "UIKit prints \(lines.isEmpty ? "nothing" : lines)"
    } else {
      let failures = there.failures.filter { failure in
        !here.failures.contains { $0.expectation == failure.expectation } && !isOfPresim(failure)
      }
      var texts = failures.filter { !isOfCallbacks($0) }.map { $0.message }
      if texts.count < failures.count { texts.append(callbacks(here, there)) }
      if texts.isEmpty { texts = moves }
      if texts.isEmpty, let order = order(here, there) { texts = [order] }
      text = texts.isEmpty ? nil : texts.joined(separator: "; ")
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

  /// What is decided there, and what is decided here alone: `the interface rotates to .portrait; not: card becomes
  /// .fullScreen`.
  private static func decisions(_ mine: [String], _ theirs: [String]) -> String {
    let told = theirs.isEmpty ? "nothing happens" : theirs.joined(separator: "; ")
    let (here, there) = (mine.flatMap { $0.parts(between: "; ") }, theirs.flatMap { $0.parts(between: "; ") })
    // A decision of which there is another one there, 'home presents …', is told by that.
    let missing = here.filter { part in
      !there.contains(part) && !(part.hasSuffix(" the window") && there.contains { $0.hasSuffix(" the window") })
        && !there.contains { Self.beginning(of: $0) == Self.beginning(of: part) }
    }
    let isTold = !there.contains { !here.contains($0) } || missing.contains { $0.hasPrefix("the interface") }
    return missing.isEmpty || theirs.isEmpty || !isTold ? told : "\(told); not: \(missing.joined(separator: "; "))"
  }

  private static func beginning(of sentence: String) -> String {
    sentence.parts(between: " ").prefix(2).joined(separator: " ")
  }

  /// `a.viewDidDisappear comes after b.viewDidAppear`: callbacks that come in both, in another order.
  private func order(_ here: StepOutcome, _ there: StepOutcome) -> String? {
    func texts(_ outcome: StepOutcome, _ hierarchy: Hierarchy) -> [String] {
      outcome.events.filter { $0.isDefault }.map { EventText.text($0, outcome, hierarchy) }
    }
    let (all, others) = (texts(here, documents.runner.hierarchy), texts(there, current.runner.hierarchy))
    let (known, knownThere) = (Set(all), Set(others))
    guard known.count == all.count, knownThere.count == others.count else { return nil }
    let (mine, theirs) = (all.filter { knownThere.contains($0) }, others.filter { known.contains($0) })
    guard let row = mine.indices.first(where: { mine[$0] != theirs[$0] }) else { return nil }
    return "\(mine[row]) comes after \(theirs[row])"
  }

  /// `card.viewIsAppearing comes as well`: the first callback that comes there alone, those that come here alone, and the
  /// first that comes in another place.
  private func callbacks(_ here: StepOutcome, _ there: StepOutcome) -> String {
    for isDefault in [true, false] {
      func texts(_ outcome: StepOutcome, _ hierarchy: Hierarchy) -> [String] {
        outcome.events.filter { $0.isDefault || !isDefault }.map { EventText.text($0, outcome, hierarchy) }
      }
      let (mine, theirs) = (texts(here, documents.runner.hierarchy), texts(there, current.runner.hierarchy))
      let came = theirs.first { !mine.contains($0) }.map { "\($0) comes as well" }
      let gone = mine.filter { !theirs.contains($0) }
      let more = gone.count > 3 ? ", nor do \(gone.count - 1) more" : ""
      let missing =
        gone.count > 3
        ? "\(gone[0]) does not come\(more)"
        : gone.isEmpty ? nil : "\(gone.joined(separator: ", ")) \(gone.count == 1 ? "does" : "do") not come"
      let found = [came, missing, isDefault ? order(here, there) : nil].compactMap { $0 }
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

  /// The rule that parts the two: one that says something there which none says here, or of the documents alone.
  private func rule(_ here: StepOutcome, _ there: StepOutcome) -> DecisionID? {
    func said(_ outcome: StepOutcome, _ hierarchy: Hierarchy) -> [(rule: DecisionID, text: String)] {
      outcome.trace.filter { entry in
        entry.verdict == .decided && !Explainer.isGeneral(entry.rule) && entry.question != .schedule
          && entry.question != .presentationController
      }.map { ($0.rule, Explainer.sentence($0, hierarchy)) }
    }
    let (mine, theirs) = (said(here, documents.runner.hierarchy), said(there, current.runner.hierarchy))
    // What refuses the call here was asked there too, and let it through.
    if here.exception != nil, there.exception == nil,
      let refuses = mine.last(where: { entry in
        there.trace.contains { $0.rule == entry.rule && $0.verdict == .declined }
      })
    {
      return refuses.rule
    }
    func isNew(_ entry: (rule: DecisionID, text: String), _ others: [(rule: DecisionID, text: String)]) -> Bool {
      !others.contains { $0.rule == entry.rule && $0.text == entry.text }
    }
    let found = theirs.filter { isNew($0, mine) }
    // One that is known to part the documents from UIKit says more than what follows from it.
    let parting = found.first { Self.parts($0.rule) } ?? mine.first { isNew($0, theirs) && Self.parts($0.rule) }
    return (parting ?? found.first)?.rule ?? there.exception?.id.map { .message($0) }
      ?? there.console.first.map { .message($0.id) }
  }

  private static func parts(_ rule: DecisionID) -> Bool {
    DocumentDifference.all.contains { $0.decidedBy.split(separator: " ").contains { $0 == rule.text } }
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
