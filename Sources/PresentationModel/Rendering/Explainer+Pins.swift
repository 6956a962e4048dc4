/// What the file itself says matters: `expect rule` names what the author of a scenario wants to see, so the step above
/// always says it.
extension Explainer {
  /// Adds the sentence of each rule and message that an expectation of the step pins and that is not spoken yet, and
  /// marks those that are.
  ///
  /// Complexity: O(expectations looked at + reasons) where a rule is pinned.
  func speakPinned(_ explanation: inout Explanation) {
    for call in outcome.calls where call.isExpectation {
      guard let id = sites.pinned(call.range), outcome.wasDecided(by: id) else { continue }
      if mark(id, &explanation) { continue }
      switch id {
      case .rule: show(id, &explanation)
      case .message(let message): show(message, &explanation)
      }
    }
  }

  /// Marks the reason that names a rule; false where none does.
  private func mark(_ id: DecisionID, _ explanation: inout Explanation) -> Bool {
    for part in explanation.parts.indices {
      for row in explanation.parts[part].reasons.indices
      where explanation.parts[part].reasons[row].rules.contains(id) {
        explanation.parts[part].reasons[row].isPinned = true
        return true
      }
    }
    return false
  }

  private func show(_ id: DecisionID, _ explanation: inout Explanation) {
    let said = outcome.trace.filter { $0.rule == id && $0.verdict == .decided }
    // What a statement came to, before what an expectation has looked at.
    let own = said.filter { !sites.isExpectation(range(Int($0.call))) }
    let found = own.isEmpty ? said : own
    guard let entry = found.first(where: { !$0.because.isTitle }) ?? found.first else { return }
    add(Self.heading(entry.question), spoken(entry), id, at: entry, &explanation)
  }

  private func show(_ id: MessageID, _ explanation: inout Explanation) {
    if let entry = outcome.ledger.silences.first(where: { $0.silence == id }) {
      return add("note", spoken(entry), .message(id), at: entry, &explanation)
    }
    // UIKit's own words are printed: the reason that led to them names their row.
    if let rule = Self.rule(of: id), outcome.wasDecided(by: rule) {
      if !mark(rule, &explanation) { show(rule, &explanation) }
      if join(id, to: rule, &explanation) { return }
    }
    let call = outcome.console.first { $0.id == id }?.call ?? outcome.exception?.call ?? -1
    let part =
      explanation.parts.firstIndex { $0.call == Int(call) && $0.reasons.contains { $0.isRefusal || $0.isNews } }
      ?? explanation.parts.firstIndex { $0.reasons.contains { $0.isRefusal } }
      ?? explanation.parts.firstIndex { $0.call == Int(call) && !$0.reasons.isEmpty }
    guard let part else {
      let text = outcome.exception?.id == id ? "UIKit raises an exception" : "UIKit prints a line on the console"
      return add(
        Explanation.Part(
          call: Int(call), line: line(Int(call)), range: range(Int(call)), decision: nil, outcome: text,
          reasons: [pin(Explanation.Why(Explanation.Why.rule, [], [.message(id)]))]), &explanation)
    }
    let row = explanation.parts[part].reasons.firstIndex { $0.isRefusal } ?? 0
    explanation.parts[part].reasons[row].rules.append(.message(id))
    explanation.parts[part].reasons[row].isPinned = true
    explanation.parts[part] = graded(explanation.parts[part], outcome.trace)
  }

  /// The rule that decides when a message is printed: the first one in the row's condition.
  private static func rule(of id: MessageID) -> DecisionID? {
    let first = id.message.condition.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    return RuleID.allCases.first { $0.text == first }.map { .rule($0) }
  }

  /// Adds a message to the first reason that names a rule; false where none does.
  private func join(_ id: MessageID, to rule: DecisionID, _ explanation: inout Explanation) -> Bool {
    for part in explanation.parts.indices {
      guard let row = explanation.parts[part].reasons.firstIndex(where: { $0.rules.contains(rule) }) else { continue }
      explanation.parts[part].reasons[row].rules.append(.message(id))
      explanation.parts[part].reasons[row].isPinned = true
      explanation.parts[part] = graded(explanation.parts[part], outcome.trace)
      return true
    }
    return false
  }

  /// The sentence of a finding: an order with the callbacks that show it.
  func spoken(_ entry: TraceEntry) -> String {
    guard entry.because.isTitle, case .rule(let id) = entry.rule else { return saying(entry) }
    return entry.question == .schedule
      ? OrderText(outcome: outcome, hierarchy: hierarchy).sentence(entry) : OrderText.plain(id)
  }

  /// The rule that puts a callback of the step before another one, with both in its sentence; nil where no rule of the
  /// step speaks of such two.
  func order(of first: String, before second: String) -> Explanation.Why? {
    let text = OrderText(outcome: outcome, hierarchy: hierarchy, asked: (first, second))
    for entry in outcome.trace where entry.question == .schedule && entry.verdict == .decided {
      guard let sentence = text.answer(entry) else { continue }
      let why = Explanation.Why(Explanation.Why.order, [sentence], [entry.rule])
      return graded(
        Explanation.Part(
          call: Int(entry.call), line: 0, range: nil, decision: nil, outcome: "", reasons: [why]), [entry]
      ).reasons[0]
    }
    return nil
  }

  private func add(
    _ heading: String, _ text: String, _ id: DecisionID, at entry: TraceEntry, _ explanation: inout Explanation
  ) {
    let call = Int(entry.call)
    for part in explanation.parts.indices {
      // Another rule has said so already.
      guard let row = explanation.parts[part].reasons.firstIndex(where: { $0.lines == [text] }) else { continue }
      explanation.parts[part].reasons[row].rules.append(id)
      explanation.parts[part].reasons[row].isPinned = true
      explanation.parts[part] = graded(explanation.parts[part], outcome.trace)
      return
    }
    let isLook = sites.isExpectation(range(call))
    // What UIKit does by itself belongs to what was decided before it.
    let part =
      explanation.parts.lastIndex { $0.call == call }
      ?? (call < 0 || isLook ? nil : explanation.parts.lastIndex { $0.call < call && $0.decision != nil })
      ?? (call < 0 && !isLook ? explanation.parts.lastIndex { $0.decision != nil } : nil)
    if let part, !isLook, explanation.parts[part].outcome != text {
      explanation.parts[part].reasons.append(pin(Explanation.Why(heading, [text], [id])))
      explanation.parts[part] = graded(explanation.parts[part], outcome.trace)
      return
    }
    let reason = pin(Explanation.Why(Explanation.Why.rule, [], [id]))
    if let part, explanation.parts[part].outcome == text {
      if explanation.parts[part].reasons.first?.lines.isEmpty ?? false {
        explanation.parts[part].reasons[0].rules.append(id)
        explanation.parts[part].reasons[0].isPinned = true
      } else {
        explanation.parts[part].reasons.insert(reason, at: 0)
      }
      explanation.parts[part] = graded(explanation.parts[part], outcome.trace)
      return
    }
    add(
      Explanation.Part(
        call: call, line: line(call), range: range(call), decision: nil, outcome: text, reasons: [reason]),
      &explanation)
  }

  private func add(_ part: Explanation.Part, _ explanation: inout Explanation) {
    explanation.parts.append(graded(part, outcome.trace))
  }

  private func pin(_ reason: Explanation.Why) -> Explanation.Why {
    var reason = reason
    reason.isPinned = true
    return reason
  }

  /// The heading of a reason whose question needs a word of its own.
  static func heading(_ question: Question) -> String {
    switch question {
    case .schedule: Explanation.Why.order
    case .loading: "the view"
    case .release: "memory"
    case .appearance: Explanation.Why.callbacks
    case .systemAppearance: "the bars"
    case .orientation: "rotation"
    case .style, .adaptation, .presentationController: "the style"
    case .transition, .animation, .interaction, .context: "the animation"
    case .query: "answer"
    default: "and"
    }
  }
}
