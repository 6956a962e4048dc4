/// Calls that were refused: by which rule, why, and what UIKit does then.
extension Explainer {
  func refused(_ rule: RuleID, _ presented: ControllerID?, _ row: Int) -> String {
    let isDismissal = rule == .dis04 || rule == .dis05
    let what = isDismissal ? "nothing is dismissed" : "\(presented.map { name($0) } ?? "nothing") is not presented"
    if let exception = outcome.exception, Int(exception.call) == row {
      return DecisionText.crash(exception.name)
    }
    let call = outcome.calls.indices.contains(row) ? outcome.calls[row].range : nil
    let handler = sites.hasHandler(call) ? ", and its completion handler never runs" : ""
    return "UIKit refuses\(prints(row) ? "" : " without a word"): \(what)\(handler)"
  }

  func whyRefused(
    _ rule: RuleID, _ presented: ControllerID?, _ presenter: ControllerID?, _ entries: [TraceEntry],
    _ moment: Past.Moment
  ) -> [Explanation.Why] {
    var reasons: [Explanation.Why] = []
    guard let row = entries.lastIndex(where: { $0.verdict == .decided && $0.rule == .rule(rule) }) else { return [] }
    let refusal = entries[row]
    // What follows a finding under the same question, by another rule, is its ground.
    let ground = entries[(row + 1)...].first {
      $0.question == refusal.question && $0.verdict == .decided && !Self.isGoingOn($0.rule)
    }
    var lines = [sentence(refusal)]
    var rules = [refusal.rule]
    if let ground {
      lines.append(because(ground))
      rules.append(ground.rule)
    } else if rule == .pre13, let stays = entries.last(where: { $0.rule == .rule(.adp04) }) {
      lines.append(sentence(stays))
      rules.append(stays.rule)
    } else if let more = background(rule, refusal) {
      lines.append(more)
    }
    reasons.append(Explanation.Why(Explanation.Why.refusal, lines, rules, isNews: true))
    let walk = entries.filter { $0.question == .presenter }
    if let presenter, let source = walk.first(where: { $0.rule != .rule(.ctx01) })?.subject, source != presenter {
      var reason = whyPresenter(
        source, presenter, presented.map { name($0) } ?? "it", "for \(presented.map { name($0) } ?? "it")", entries,
        moment)
      reason.isNews = true
      reasons.append(reason)
    }
    return reasons
  }

  /// The ground of a finding, with the line that led to it.
  private func because(_ ground: TraceEntry) -> String {
    var text = sentence(ground)
    if ground.rule == .rule(.qry07), let x = ground.subject, hierarchy.has(x, .viewRemoved),
      let cover = hierarchy.directlyPresented(x), let line = past.presentedOn[cover]
    {
      text += " (presented \(on(line)))"
    }
    return text + since(ground)
  }

  /// Since when a controller is on no screen: `; main came in its place on line 12`. Empty where it has never been on one.
  func since(_ entry: TraceEntry) -> String {
    guard entry.rule == .rule(.qry07), let x = entry.subject, !hierarchy.isInWindow(x), hierarchy.parent(of: x) == nil,
      hierarchy.directPresenter(x) == nil
    else { return "" }
    let call = Int(entry.call)
    let line = outcome.calls.indices.contains(call) ? outcome.calls[call].line : Int.max
    guard let left = past.departure(of: x, before: outcome.index, line), left.line > 0 else { return "" }
    return "; \(left.text) \(on(left.line))"
  }

  /// What happened before that made it so.
  private func background(_ rule: RuleID, _ refusal: TraceEntry) -> String? {
    // Of one that is on its way out the refusal has said so.
    guard rule == .pre11, refusal.choice != .cho34, let current = refusal.because.controllers.first else { return nil }
    guard let line = past.presentedOn[current], line > 0 else { return "one controller presents one other at a time" }
    return "one controller presents one other at a time, and \(name(current)) came \(on(line))"
  }
}
