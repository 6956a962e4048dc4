import Foundation
import Testing

@testable import PresentationModel
@testable import presim

/// What holds of every sentence of every explanation of the book: what it says of lines, of who presents whom, and of
/// rules is so.
@Suite struct ExplanationLawTests {
  /// A step of a file with its explanation, and what stood there before.
  struct Told {
    let path: String
    let bytes: [UInt8]
    let lines: [String]
    let outcome: StepOutcome
    let before: Hierarchy
    let after: Hierarchy
    let explanation: Explanation

    var place: String { "\(path):\(explanation.line)" }

    /// Every sentence: the outcome of a call, or a line of a reason.
    var sentences: [String] { explanation.parts.flatMap { [$0.outcome] + $0.reasons.flatMap(\.lines) } }

    func line(_ number: Int) -> String { lines.indices.contains(number - 1) ? lines[number - 1] : "" }
  }

  private static func forEach(_ path: String, _ handle: (Told, ScenarioExplainer) throws -> Void) throws {
    let scenario = ScenarioFiles.scenario(path)
    guard let program = scenario.program else { return }
    let (bytes, shown) = (scenario.source.bytes, ScenarioFiles.shown(path))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    var explainer = ScenarioExplainer(program, of: bytes)
    var before = explainer.runner.hierarchy
    while let outcome = explainer.next() {
      let explanation = explainer.explanation(of: outcome, triesOthers: false)
      let told = Told(
        path: shown, bytes: bytes, lines: lines, outcome: outcome, before: before, after: explainer.runner.hierarchy,
        explanation: explanation)
      try handle(told, explainer)
      before = explainer.runner.hierarchy
    }
  }

  /// `card, tabs and card leave the window`: a list of controllers names each once.
  private func noListNamesAThingTwice(_ told: Told) {
    let names = Set((0..<told.after.count).map { told.after.name(of: ControllerID(row: $0)) })
    for sentence in told.sentences {
      for list in sentence.matches(of: /(\w+(?:, \w+)+) and (\w+)/) {
        let named = (list.output.1.split(separator: ", ") + [list.output.2]).map(String.init).filter(names.contains)
        expect(Set(named).count, equals: named.count, "\(told.place): \(sentence)")
      }
    }
  }

  @Test(arguments: ScenarioFiles.sample(every: 4))
  func everySentenceIsSo(_ path: String) throws {
    var story = Story()
    var spoken: Set<String> = []
    try Self.forEach(path) { told, explainer in
      answersAreNoTitles(told, explainer)
      linesSayWhatIsSaidOfThem(told)
      whoPresentsWasPresentedThen(told)
      noReasonRepeatsTheOutcome(told)
      noListNamesAThingTwice(told)
      noReasonIsATitle(told)
      nothingIsNothing(told)
      pinnedRulesAreSpoken(told, explainer)
      ordersAreThoseOfTheLog(told)
      whoIsOnScreenIs(told)
      whyNotIsSo(told, explainer)
      rulesAreInTheLedger(told)
      gradesAreThoseOfTheEvidence(told)
      theNarrowestTextSaysAllOfIt(told)
      textAndJSONSayTheSame(told)
      story.take(told.explanation, told.outcome, told.after)
      for entry in told.outcome.trace { spoken.insert(entry.rule.text) }
      causesAreAboutTheSubject(told, explainer, story, spoken)
    }
  }

  // MARK: Reasons

  /// A reason says something that the outcome has not said.
  private func noReasonRepeatsTheOutcome(_ told: Told) {
    for part in told.explanation.parts where !part.outcome.isEmpty {
      for reason in part.reasons {
        let text = reason.lines.joined(separator: " ")
        // It may go on where the outcome ended: 'split collapses to its compact column'.
        #expect(text != part.outcome && !text.hasSuffix(part.outcome), "\(told.place): \(text)")
        #expect(!text.contains("\(part.outcome):"), "\(told.place): \(text)")
        let isOfTheOutcome = reason.heading == Explanation.Why.rule && reason == part.reasons.first
        expect(text.isEmpty, equals: isOfTheOutcome, "\(told.place): \(part.outcome)")
      }
    }
  }

  /// Of a step of which nothing is told nothing came: everybody is where it was. Who throws a view away decides it alone.
  private func nothingIsNothing(_ told: Told) {
    guard told.explanation.parts.isEmpty, told.outcome.index >= 0, told.outcome.exception == nil,
      !told.line(told.explanation.line).hasSuffix(".view = nil")
    else { return }
    let (before, after) = (told.before, told.after)
    for row in 0..<min(before.count, after.count) {
      let x = ControllerID(Int32(row))
      guard !before.has(x, .released), !after.has(x, .released) else { continue }
      let isSame =
        before.parent(of: x) == after.parent(of: x) && before.directPresenter(x) == after.directPresenter(x)
        && before.isInWindow(x) == after.isInWindow(x)
      #expect(isSame, "\(told.place), step \(told.outcome.index): \(after.name(of: x))")
    }
  }

  /// A reason speaks of this step: the title of its rule says what holds always, and the report on rules has it.
  private func noReasonIsATitle(_ told: Told) {
    for part in told.explanation.parts {
      for reason in part.reasons { isNoTitle(reason, told) }
    }
  }

  /// Nor does what an expectation is told.
  private func answersAreNoTitles(_ told: Told, _ explainer: ScenarioExplainer) {
    let program = explainer.runner.program
    let ids = told.outcome.index < 0 ? program.launchExpectations : program.steps[told.outcome.index].expectations
    let looks = explainer.looks(in: told.outcome)
    for id in ids {
      // Whether a rule decided is answered by the rule.
      if case .rule = program.expectations[Int(id.index)].kind { continue }
      for reason in explainer.look(at: id, in: told.outcome, looks).reasons { isNoTitle(reason, told) }
    }
  }

  private func isNoTitle(_ reason: Explanation.Why, _ told: Told) {
    let text = reason.lines.joined(separator: " ")
    for case .rule(let id) in reason.rules {
      #expect(text != id.metadata.title, "\(told.place): \(reason.heading) \(text)")
    }
  }

  /// What the file pins is said at its step, in a sentence of its own, and in the overview of the file.
  private func pinnedRulesAreSpoken(_ told: Told, _ explainer: ScenarioExplainer) {
    let program = explainer.runner.program
    for call in told.outcome.calls where call.isExpectation {
      guard let expectation = program.expectations.first(where: { $0.range == call.range }),
        case .rule(let id) = expectation.kind, told.outcome.wasDecided(by: id)
      else { continue }
      let place = "\(told.place): \(id.text) of line \(expectation.line)"
      let spoken = told.explanation.parts.flatMap { part in part.reasons.map { (part, $0) } }
        .first { $0.1.isPinned && $0.1.rules.contains(id) }
      guard let (part, reason) = spoken else {
        Issue.record("\(place) is not said")
        continue
      }
      let sentence = reason.lines.isEmpty ? part.outcome : reason.lines.joined(separator: " ")
      #expect(sentence.count { $0 == " " } >= 2, "\(place): \(sentence)")
      let overview = ExplanationLayout(width: 114, isOverview: true)
        .lines(told.explanation, of: told.bytes, call: told.explanation.parts.first?.range)
      #expect(told.explanation.isPinned && overview.contains { $0.contains { $0.text.has(id.text) } }, "\(place)")
    }
  }

  /// Two callbacks of which one is said to come before the other have come so.
  private func ordersAreThoseOfTheLog(_ told: Told) {
    let orders = told.sentences.filter { $0.has(" comes before ") }
    guard !orders.isEmpty else { return }
    let events = told.outcome.events.map { EventText.text($0, of: told.outcome, in: told.after) }
    for sentence in orders {
      let halves = sentence.components(separatedBy: " comes before ")
      let second =
        halves.count == 2 ? events.filter { halves[1].hasPrefix("\($0): ") }.max { $0.count < $1.count } : nil
      guard let second, let row = events.firstIndex(of: halves[0]), let last = events.lastIndex(of: second) else {
        Issue.record("\(told.place): \(sentence)")
        continue
      }
      #expect(row < last, "\(told.place): \(sentence)")
    }
  }

  /// Who is said to be on screen when a split view has collapsed is.
  private func whoIsOnScreenIs(_ told: Told) {
    for part in told.explanation.parts where part.outcome.has(" to one column, and ") {
      let name = part.outcome.firstMatch(of: #/ and (\S+) is on screen$/#).map { String($0.output.1) } ?? ""
      let shown = (0..<told.after.count).map { ControllerID(Int32($0)) }
        .filter { ControllerText.name($0, in: told.after) == name }
      #expect(shown.contains { told.after.isInWindow($0) }, "\(told.place): \(part.outcome)")
    }
  }

  /// Why not somebody else: who presents is said to present, everybody else is not, by a rule that spoke; and what is
  /// said of the way up is the way up.
  private func whyNotIsSo(_ told: Told, _ explainer: ScenarioExplainer) {
    guard told.outcome.decisions.count == 1, case .presents(let presentation, let removed) = told.outcome.decisions[0]
    else { return }
    let spoken = Set(told.outcome.trace.filter { $0.verdict != .notReached }.map(\.rule))
    for row in 0..<told.before.count {
      let x = ControllerID(Int32(row))
      let answer = explainer.explanation(
        of: told.outcome, not: .controller(x), line: told.explanation.line, triesOthers: false)
      guard case .explanation(let explanation) = answer, let reasons = explanation.parts.first?.reasons,
        let first = reasons.first
      else {
        Issue.record("\(told.place): no answer for \(told.after.name(of: x))")
        continue
      }
      let place = "\(told.place), not \(told.after.name(of: x)): \(first.lines)"
      expect(first.heading.hasPrefix("why not "), equals: x != presentation.presenter, "\(place)")
      #expect(!first.lines.isEmpty && reasons.flatMap(\.rules).allSatisfy { spoken.contains($0) }, "\(place)")
      for reason in reasons {
        if reason.heading == "its view leaves" { #expect(removed.contains(x), "\(place)") }
        if reason.heading == "its view stays" { #expect(told.after.isInWindow(x), "\(place)") }
      }
    }
    for style in ModalPresentationStyle.allCases where style != .none && style != .automatic {
      let answer = explainer.explanation(
        of: told.outcome, not: .style(style), line: told.explanation.line, triesOthers: false)
      guard case .explanation(let explanation) = answer, let first = explanation.parts.first?.reasons.first else {
        Issue.record("\(told.place): no answer for .\(style.text)")
        continue
      }
      let isIt = presentation.own == nil && style == presentation.adaptedStyle
      #expect(first.heading.hasPrefix("why not ") != isIt, "\(told.place): \(first.heading)")
    }
  }

  /// Who is named as the source of a reason spoke in that step.
  private func rulesAreInTheLedger(_ told: Told) {
    let spoken = Set(told.outcome.trace.filter { $0.verdict != .notReached }.map(\.rule))
    for reason in told.explanation.parts.flatMap(\.reasons) {
      for rule in reason.rules {
        let isSaid =
          if case .message(let id) = rule { told.outcome.wasDecided(by: .message(id)) } else { false }
        #expect(spoken.contains(rule) || isSaid, "\(told.place): \(rule.text): \(reason.lines)")
      }
    }
  }

  /// Each rule has grades of its own, and they are its evidence's.
  private func gradesAreThoseOfTheEvidence(_ told: Told) {
    for reason in told.explanation.parts.flatMap(\.reasons) {
      expect(reason.grades.count, equals: reason.rules.count, "\(told.place): \(reason.lines)")
      for (rule, grades) in zip(reason.rules, reason.grades) {
        guard case .rule(let id) = rule else { continue }
        #expect(!grades.isEmpty && Set(grades).isSubset(of: id.metadata.grades), "\(told.place): \(rule.text)")
        if id == .rem01 { expect(grades.first, equals: .documented, "\(told.place): \(reason.source)") }
      }
    }
  }

  // MARK: Forms

  /// On a terminal of forty columns, and on a phone, the same is said, whatever is long.
  private func theNarrowestTextSaysAllOfIt(_ told: Told) {
    let range = told.explanation.parts.first?.range
    func words(_ width: Int) -> String {
      ExplanationLayout(width: width).lines(told.explanation, of: told.bytes, call: range)
        .flatMap { line in line.map(\.text).joined().split(separator: " ") }.joined(separator: " ")
    }
    let text = words(40)
    for why in told.explanation.parts.flatMap({ $0.reasons }) {
      for line in why.lines + [why.source] {
        let line = line.split(separator: " ").joined(separator: " ")
        #expect(line.isEmpty || text.has(line), "\(told.place): \(line)")
      }
    }
    for why in told.explanation.parts.flatMap({ $0.reasons }) {
      #expect(
        !why.sentence.has(":;") && why.lines.allSatisfy { why.sentence.has($0) }, "\(told.place): \(why.sentence)")
    }
    // Between columns and one below the other.
    for width in [50, 60] { #expect(words(width).count >= text.count / 2, "\(told.place): \(width) columns") }
  }

  /// Who reads JSON reads the sentences of the text.
  private func textAndJSONSayTheSame(_ told: Told) {
    let layout = ExplanationLayout(width: 2_000)
    let range = told.explanation.parts.first?.range
    let text = layout.lines(told.explanation, of: told.bytes, call: range)
      .map { $0.map(\.text).joined() }.joined(separator: "\n")
    for (part, written) in zip(ExplainReport.Answer(told.explanation, most: .max).parts, told.explanation.parts) {
      #expect(text.has(part.outcome), "\(told.place): \(part.outcome)")
      for (reason, why) in zip(part.reasons, written.reasons) {
        #expect(reason.text.hasPrefix(why.sentence), "\(told.place): \(reason.text)")
        for line in why.lines { #expect(text.has(line), "\(told.place): \(line)") }
        #expect(why.source.isEmpty || text.has(why.source), "\(told.place): \(why.source)")
      }
    }
  }

  // MARK: Failures

  /// The cause under a failure speaks of somebody whom the expectation is about, names a line that is there and a rule
  /// that spoke, and is no word on its release: asked of every comparison of the book, as if it had failed.
  private func causesAreAboutTheSubject(
    _ told: Told, _ explainer: ScenarioExplainer, _ story: Story, _ spoken: Set<String>
  ) {
    let program = explainer.runner.program
    let ids =
      told.outcome.index < 0 ? program.launchExpectations : program.steps[told.outcome.index].expectations
    let looks = explainer.looks(in: told.outcome)
    for id in ids {
      guard case .compare(let left, let right, let isEqual) = program.expectations[Int(id.index)].kind, isEqual,
        case .path(let path) = left, case .value(let value) = right
      else { continue }
      let actual = ValueText.text(value, told.after)
      guard let cause = explainer.cause(of: id, actual: actual, in: told.outcome, looks, story) else { continue }
      #expect(!cause.text.has("has been released"), "\(told.place): \(cause.text)")
      if let match = cause.text.firstMatch(of: #/^line (\d+): /#) {
        #expect(!told.line(Int(match.output.1) ?? 0).isEmpty, "\(told.place): \(cause.text)")
        guard case .value(.controller(let x)) = path.root else { continue }
        var people = [x]
        if case .controller(let other) = value { people.append(other) }
        for y in people {
          var current = told.after.parent(of: y)
          while let parent = current {
            people.append(parent)
            current = told.after.parent(of: parent)
          }
        }
        let names = people.map { ControllerText.name($0, in: told.after) }
        // What a style adapts to, which tab is shown, which stack hides the tab bar or is emptied is said of the style, the tab
        // and the stack.
        let isOther = ["STY-", "ADP-", "TAB-", "NAV-09", "NAV-13"].contains { cause.text.has($0) }
        #expect(isOther || names.contains { cause.text.has($0) }, "\(told.place): \(cause.text)")
      }
      if let match = cause.text.firstMatch(of: #/\(([A-Z]+-[A-Z]?\d+)\)$/#) {
        #expect(spoken.contains(String(match.output.1)), "\(told.place): \(cause.text)")
      }
    }
  }
}
