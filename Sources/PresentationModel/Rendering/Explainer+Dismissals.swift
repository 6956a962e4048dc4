/// Dismissals: which controller dismisses, what is dismissed with it, which callbacks follow.
extension Explainer {
  func dismisses(_ dismissed: Decision.Dismissed) -> String {
    let (dismisser, gone, returning) = (dismissed.dismisser, dismissed.gone, dismissed.returning)
    var text = "\(name(dismisser)) \(isBegun ? "begins to dismiss" : "dismisses") \(list(gone))"
    if !returning.isEmpty {
      let comes =
        isBegun ? "\(returning.count == 1 ? "is" : "are") on the way" : returning.count == 1 ? "comes" : "come"
      text += "; \(list(returning)) \(comes) back"
    } else if hierarchy.directPresenter(hierarchy.outermostContainer(of: dismisser)) != nil {
      text += "; \(name(dismisser)) stays"
    }
    return text
  }

  func whyDismisses(_ dismissed: Decision.Dismissed, _ entries: [TraceEntry]) -> [Explanation.Why] {
    let (dismisser, gone, returning) = (dismissed.dismisser, dismissed.gone, dismissed.returning)
    var reasons: [Explanation.Why] = []
    let user = generic(entries.filter { $0.question == .gesture && $0.verdict == .decided }, limit: 2)
    let walk = entries.filter { $0.rule == .rule(.dis01) }
    if !user.isEmpty {
      reasons += user.map { Explanation.Why("why it may go", $0.lines, $0.rules) }
    } else if let decided = walk.last(where: { $0.verdict == .decided }), let receiver = walk.first?.subject {
      reasons.append(
        whyDismisser(receiver, dismisser, gone, decided))
    }
    for entry in entries where entry.verdict == .decided && entry.question == .dismissal {
      switch entry.rule {
      case .rule(.dis02): reasons.append(Explanation.Why("why also", [whyAll(gone)], [entry.rule], isNews: true))
      case .rule(.dis03), .rule(.dis14):
        reasons.append(Explanation.Why("the animation", [sentence(entry)], [entry.rule]))
      case .rule(.dis05): reasons.append(Explanation.Why("and", [sentence(entry)], [entry.rule], isNews: true))
      default: continue
      }
    }
    if let gone = whyNoDelegate(entries) { reasons.append(gone) }
    if returning.isEmpty {
      guard hierarchy.isInWindow(dismisser) else { return reasons }
      reasons.append(
        Explanation.Why(
          Explanation.Why.callbacks,
          ["not \(name(dismisser)): its view never left the window, so there is no viewWillAppear"],
          Array(spoken([.ord13, .ord14]).prefix(1)), isNews: true))
    } else {
      reasons.append(
        Explanation.Why(
          Explanation.Why.callbacks, ["\(list(returning)), whose view comes back: viewWillAppear and viewDidAppear"],
          spoken([.rem03])))
    }
    return reasons
  }

  private func whyAll(_ gone: [ControllerID]) -> String {
    let above = Array(gone.dropFirst())
    return
      "\(list(above)) \(above.count == 1 ? "stands" : "stand") over \(gone.first.map { name($0) } ?? "it"), and \(above.count == 1 ? "goes" : "go") with it"
  }

  /// Which controller dismisses: one that presents dismisses what it presents, else the call goes down to its
  /// presenting controller.
  private func whyDismisser(
    _ receiver: ControllerID, _ dismisser: ControllerID, _ gone: [ControllerID], _ decided: TraceEntry
  ) -> Explanation.Why {
    let heading = "why \(name(dismisser))"
    let first = gone.first.map { name($0) } ?? "something"
    if receiver == dismisser {
      let isPresented = hierarchy.directPresenter(hierarchy.outermostContainer(of: receiver)) != nil
      let text =
        isPresented
        ? "it presents \(first), and who presents something dismisses that, not itself"
        : "it was asked, and presents \(first)"
      return Explanation.Why(heading, [text], [decided.rule], isNews: isPresented)
    }
    if hierarchy.isInside(receiver, dismisser) {
      return Explanation.Why(
        heading,
        ["\(name(receiver)) presents nothing itself; \(name(dismisser)), which it stands in, presents \(first)"],
        [decided.rule])
    }
    let isOneOfSeveral = outcome.dismissals.count > 1
    return Explanation.Why(
      heading,
      ["\(name(receiver)) presents nothing, so the call goes on to \(name(dismisser)), which presents \(first)"],
      [decided.rule], isNews: isOneOfSeveral)
  }

  func whyNothing(_ x: ControllerID, _ entries: [TraceEntry]) -> [Explanation.Why] {
    let decided = entries.last { $0.question == .dismissal && $0.verdict == .decided }
    var lines = ["it presents nothing, and neither it nor what it stands in is presented"]
    let call = entries.last.map { Int($0.call) } ?? -1
    if outcome.calls.indices.contains(call),
      let before = past.dismissal(of: x, before: outcome.index, outcome.calls[call].line)
    {
      lines.append("\(name(before.gone)) went \(on(before.line))")
    }
    if let parent = hierarchy.parent(of: x), hierarchy.kind(of: parent).isNavigation {
      lines.append("it was pushed: \(name(parent)) pops it, dismiss does not")
    }
    return [Explanation.Why("why", lines, decided.map { [$0.rule] } ?? [], isNews: true)]
  }
}
