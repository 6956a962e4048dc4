/// What containers and windows do, as far as it has a better sentence than the decision's own.
extension Explainer {
  /// What a stack shows; `cover` is what was presented over it when it changed.
  func stack(
    _ nav: ControllerID, _ from: ControllerID?, _ to: ControllerID?, under cover: ControllerID?
  ) -> String {
    var text =
      from == to
      ? "\(name(nav)) keeps \(to.map { name($0) } ?? "nothing") on top"
      : DecisionText.stack(nav, from, to, in: hierarchy, isBegun: isBegun)
    if let cover { text += ", below \(name(cover)), which is presented over it and stays" }
    return text
  }

  func whyStack(_ cover: ControllerID?, _ entries: [TraceEntry]) -> [Explanation.Why] {
    guard let cover else { return generic(entries) }
    return [
      Explanation.Why(
        "why below",
        ["a change of the stack never touches what is presented: \(name(cover)) stays until it is dismissed"],
        rules(of: .stack, in: entries), isNews: true)
    ] + generic(entries, limit: 1).map { Explanation.Why("and", $0.lines, $0.rules) }
  }

  func newRoot(_ window: WindowID, _ root: ControllerID?) -> String {
    let state = hierarchy.windows[Int(window.index)]
    var text = "\(root.map { name($0) } ?? "nobody") is the root of \(state.name)"
    let standing = past.presentedOn.keys.filter {
      hierarchy.directPresenter($0) != nil && hierarchy.windowWithRoot(hierarchy.levelZeroTop(of: $0)) == nil
        && hierarchy.window(of: $0) == window
    }.sorted { $0.index < $1.index }
    if !standing.isEmpty {
      text += "; \(list(standing)) \(standing.count == 1 ? "stays" : "stay") over it, still presented by the old tree"
    }
    return text
  }

  /// What a split view does, and which controller is on screen then.
  func split(_ split: ControllerID, _ collapsed: Bool) -> String {
    let text = "\(name(split)) \(collapsed ? "collapses" : "expands")"
    guard collapsed, hierarchy.has(split, .collapsed), let shown = shown(in: split) else { return text }
    return text + " to one column, and \(name(shown)) is on screen"
  }

  /// Why it does, and which rule or delegate decided what is shown then.
  func whySplit(_ split: ControllerID, _ collapsed: Bool, _ entries: [TraceEntry]) -> [Explanation.Why] {
    func isChoice(_ entry: TraceEntry) -> Bool {
      entry.verdict == .decided && (entry.rule == .rule(.spl07) || entry.rule == .rule(.spl03))
    }
    var reasons = generic(entries.filter { $0.rule == .rule(.spl02) }, news: true)
    if collapsed, let shown = shown(in: split), let choice = entries.last(where: isChoice) {
      reasons.append(Explanation.Why("why \(name(shown))", [sentence(choice)], [choice.rule], isNews: true))
    }
    let rest = entries.filter { entry in
      entry.rule != .rule(.spl02) && !reasons.contains { $0.lines == [sentence(entry)] }
    }
    return reasons + generic(rest).map { Explanation.Why("and", $0.lines, $0.rules) }
  }

  /// The controller that a collapsed split view shows in the end.
  private func shown(in split: ControllerID) -> ControllerID? {
    var shown: ControllerID?
    var current: ControllerID? = split
    while let x = current {
      current = hierarchy.children(of: x).last { hierarchy.isInWindow($0) }
      if let current { shown = current }
    }
    return shown
  }
}
