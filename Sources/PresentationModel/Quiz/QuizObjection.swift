/// What a run says against a wrong answer: one fact of the step that the answer has otherwise.
package enum QuizObjection: Sendable, Equatable {
  /// Of two callbacks that the answer has the other way round, `first` comes before `second`.
  case order(first: String, second: String)
  /// A callback that the answer names does not come in the step.
  case doesNotCome(String)
  /// A callback that the answer says to be missing comes.
  case comes(String)
  /// The view of this controller is in no window after the step, where the answer keeps it there.
  case viewIsGone(String)
  /// The view of this controller is in the window after the step, where the answer lets it leave.
  case viewStays(String)
  /// The controller is presented no more, where the answer lets it stay.
  case isGone(String)
  /// The controller is still presented, where the answer dismisses it.
  case isPresented(String, by: String)
  /// Whether the user can touch a bar, where the answer says otherwise.
  case bar(String, isUsable: Bool)
  /// What a property answers, where the answer has another value.
  case value(String, String)
  /// UIKit prints a line.
  case prints(String)
  /// UIKit raises an exception.
  case raises(String)
  /// UIKit prints nothing and raises nothing.
  case isSilent
  /// It is so under this version already, which is older than the answer.
  case isSoAlready(UIKitVersion)
  /// It is not so yet under this version, from which on the answer has it.
  case isNotYetSo(UIKitVersion)

  /// In a sentence without a full stop.
  package var sentence: String {
    switch self {
    case .order(let first, let second): "\(first) comes before \(second)"
    case .doesNotCome(let line): "\(line) does not come in this step"
    case .comes(let line): "\(line) does come"
    case .viewIsGone(let name): "the view of \(name) is in no window after this step"
    case .viewStays(let name): "the view of \(name) is in the window after this step"
    case .isGone(let name): "nobody presents \(name) after this step"
    case .isPresented(let name, let presenter): "\(presenter) presents \(name) after this step"
    case .bar(let path, let isUsable): "the user \(isUsable ? "can" : "cannot") touch \(path)"
    case .value(let path, let value): "\(path) is \(value)"
    case .prints(let line): "UIKit prints: \(line)"
    case .raises(let name): "UIKit raises \(name)"
    case .isSilent: "UIKit prints nothing, and raises no exception"
    case .isSoAlready(let version): "it is so under iOS \(version.text) already"
    case .isNotYetSo(let version): "it is not so under iOS \(version.text)"
    }
  }
}

/// Why an answer is wrong: what the run of its step has against it.
extension Quiz {
  /// What to read beside a wrong answer: the reason that UIKit has against its candidate; where it names none, or where
  /// that reason has been read, the fact that the answer has otherwise, with the rule behind it. Nothing for the right
  /// answer.
  ///
  /// - Parameter known: the lines of reasons that the reader has before them.
  package func whyNot(_ row: Int, of question: QuizQuestion, besides known: [String] = []) -> [Explanation.Why] {
    guard row != question.right else { return [] }
    var reasons = reason(against: row, of: question)?.explanation.parts.flatMap { $0.reasons } ?? []
    for row in reasons.indices { reasons[row].lines.removeAll { known.contains($0) } }
    reasons.removeAll { $0.lines.isEmpty || !$0.heading.hasPrefix("why not") }
    guard reasons.isEmpty, let found = objection(to: row, of: question) else { return reasons }
    var why = Explanation.Why("why not \(QuizQuestion.letter(row))", [found.objection.sentence], [], isNews: true)
    if let order = found.order { (why.lines, why.rules, why.grades) = (order.lines, order.rules, order.grades) }
    return [why]
  }

  /// What the run says against an answer, and for an order of callbacks the rule behind it; nil for the right answer.
  package func objection(
    to row: Int, of question: QuizQuestion
  ) -> (objection: QuizObjection, order: Explanation.Why?)? {
    guard row != question.right else { return nil }
    if case .since(let version, let key) = question.answers[row].claim {
      return versionObjection(version, key, question).map { ($0, nil) }
    }
    let claims = Claims(of: [0][...], [question], scenario.source.bytes)
    guard let program = Scenario.load(bytes: claims.bytes, path: "", under: [program.profile]).program else {
      return nil
    }
    var explainer = ScenarioExplainer(program, of: claims.bytes)
    guard let outcome = explainer.run(to: question.step) else { return nil }
    switch question.answers[row].claim {
    case .silence, .prints, .raises: return (Self.said(outcome), nil)
    case .since: return nil
    case .expectations:
      let lines = Set(claims.lines[0]?[row] ?? [])
      let hierarchy = explainer.runner.hierarchy
      for failure in outcome.failures where lines.contains(failure.line) {
        guard let id = failure.expectation else { continue }
        let expectation = program.expectations[Int(id.index)]
        guard let objection = Self.objection(failure, expectation, outcome, hierarchy) else { continue }
        var order: Explanation.Why?
        if case .order(let first, let second) = objection {
          order = explainer.order(of: first, before: second, in: outcome)
        }
        return (objection, order)
      }
      return nil
    }
  }

  /// What the console shows.
  private static func said(_ outcome: StepOutcome) -> QuizObjection {
    if let exception = outcome.exception { return .raises(exception.name) }
    return outcome.console.first.map { .prints($0.text) } ?? .isSilent
  }

  private static func objection(
    _ failure: ExpectationFailure, _ expectation: Expectation, _ outcome: StepOutcome, _ hierarchy: Hierarchy
  ) -> QuizObjection? {
    switch expectation.kind {
    case .eventsInclude(let block):
      return order(block, outcome.events.map { EventText.text($0, outcome, hierarchy) })
    case .noEvent(let line): return .comes(line)
    case .truth:
      let path = String(expectation.text.dropFirst("expect ".count).drop { $0 == "!" })
      let reachable = ".isReachable"
      return path.hasSuffix(reachable)
        ? .bar(String(path.dropLast(reachable.count)), isUsable: failure.actual == "true")
        : .value(path, failure.actual)
    case .compare(.path(let path), .value(.none), let isEqual):
      guard case .value(.controller(let x)) = path.root, case .property(let last)? = path.components.last?.kind else {
        return value(failure, expectation)
      }
      let name = ControllerText.name(x, in: hierarchy)
      switch last {
      case .window where path.components.count == 2: return isEqual ? .viewStays(name) : .viewIsGone(name)
      case .presentingViewController where path.components.count == 1:
        return isEqual ? .isPresented(name, by: failure.actual) : .isGone(name)
      default: return value(failure, expectation)
      }
    case .compare: return value(failure, expectation)
    default: return nil
    }
  }

  private static func value(_ failure: ExpectationFailure, _ expectation: Expectation) -> QuizObjection? {
    let text = String(expectation.text.dropFirst("expect ".count))
    guard let place = text.lastIndex(ofText: " == ") ?? text.lastIndex(ofText: " != ") else { return nil }
    return .value(String(decoding: Array(text.utf8)[..<place], as: UTF8.self), failure.actual)
  }

  /// The first callback that is missing; else the first two neighbours that come the other way round.
  private static func order(_ block: [String], _ log: [String]) -> QuizObjection? {
    if let missing = block.first(where: { !log.contains($0) }) { return .doesNotCome(missing) }
    for (one, next) in zip(block, block.dropFirst()) {
      guard let last = log.lastIndex(of: next), let first = log.firstIndex(of: one), last < first else { continue }
      return .order(first: next, second: one)
    }
    return nil
  }

  /// The first version under which the answer is not what the runs say.
  private func versionObjection(_ version: UIKitVersion, _ key: String, _ question: QuizQuestion) -> QuizObjection? {
    for known in FactTable(self).versions {
      let isSo = known.facts(of: question.step)?.contains { $0.key == key } ?? false
      if isSo != (known.version >= version) {
        return isSo ? .isSoAlready(known.version) : .isNotYetSo(known.version)
      }
    }
    return nil
  }
}
