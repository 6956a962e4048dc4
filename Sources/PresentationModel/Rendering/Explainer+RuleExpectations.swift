/// The reason of `expect rule` and `expect no rule`: what the rule said in the step.
extension Explainer {
  /// Where the rule decided, its first decision; else what it said where it did not. Nothing for other expectations.
  ///
  /// - Parameter row: the expectation's row among the calls of the step. What is called afterwards was not yet known.
  func ruleReasons(for kind: Expectation.Kind, before row: Int) -> [Explanation.Why] {
    switch kind {
    case .rule(.rule(let id)), .noRule(.rule(let id)):
      let said = outcome.trace.filter { $0.rule == .rule(id) && (row < 0 || $0.call < row) }
      if let decided = said.first(where: { $0.verdict == .decided }) { return whys([saying(decided)], .rule(id)) }
      // The title of a rule that does not hold here says the opposite.
      let refused = said.filter { ($0.verdict == .declined || $0.verdict == .passedOver) && !$0.because.isTitle }
      return whys(refused.map(saying), .rule(id))
    case .rule(.message(let id)), .noRule(.message(let id)):
      return whys(outcome.ledger.silences.filter { $0.silence == id }.prefix(1).map(saying), .message(id))
    case .compare, .truth, .hierarchy, .events, .eventsInclude, .noEvent, .noEvents, .log, .noLog, .exception, .lint,
      .noLint:
      return []
    }
  }

  /// That the rule was not asked, or that the message did not come, where `expect no rule` holds for no other reason.
  func absence(for kind: Expectation.Kind) -> String? {
    switch kind {
    case .noRule(.rule(let id)):
      outcome.trace.contains { $0.rule == .rule(id) } ? nil : "\(id.text) says nothing in this step"
    case .noRule(.message(let id)):
      outcome.trace.contains { $0.silence == id } ? nil : "\(id.text) does not come in this step"
    default: nil
    }
  }

  /// A line of reasoning with its controller, even where it begins with a style: nothing else is printed beside it.
  func saying(_ entry: TraceEntry) -> String {
    let text = sentence(entry)
    guard text.hasPrefix("."), let subject = entry.subject else { return text }
    return Self.naming(ControllerText.name(subject, in: hierarchy), in: text) ?? text
  }

  private func whys(_ sentences: [String], _ id: DecisionID) -> [Explanation.Why] {
    var lines: [String] = []
    for sentence in sentences where !lines.contains(sentence) && lines.count < 4 { lines.append(sentence) }
    return lines.enumerated().map { Explanation.Why($0.offset == 0 ? "why" : "and", [$0.element], [id]) }
  }
}
