/// What containers and windows do, as far as it has a better sentence than the decision's own.
extension Explainer {
  func stack(_ nav: ControllerID, _ from: ControllerID?, _ to: ControllerID?) -> String {
    var text =
      from == to
      ? "\(name(nav)) keeps \(to.map { name($0) } ?? "nothing") on top"
      : "\(name(nav)) shows \(to.map { name($0) } ?? "nothing") in place of \(from.map { name($0) } ?? "nothing")"
    if let cover = cover(of: nav) { text += ", below \(name(cover)), which is presented over it and stays" }
    return text
  }

  func whyStack(_ nav: ControllerID, _ entries: [TraceEntry]) -> [Explanation.Why] {
    guard let cover = cover(of: nav) else { return generic(entries) }
    return [
      Explanation.Why(
        "why below",
        ["a change of the stack never touches what is presented: \(name(cover)) stays until it is dismissed"],
        rules(of: .stack, in: entries), isNews: true)
    ] + generic(entries, limit: 1).map { Explanation.Why("and", $0.lines, $0.rules) }
  }

  /// What is presented over a container, by it or by what it stands in.
  func cover(of x: ControllerID) -> ControllerID? {
    var current: ControllerID? = x
    while let candidate = current {
      if let cover = hierarchy.ownPresented(candidate), !hierarchy.isDismissing(cover) { return cover }
      current = hierarchy.parent(of: candidate)
    }
    return nil
  }

  func newRoot(_ window: WindowID, _ root: ControllerID?) -> String {
    let state = hierarchy.windows[Int(window.index)]
    var text = "\(root.map { name($0) } ?? "nobody") is the root of \(state.name)"
    let standing = past.presentedOn.keys.filter {
      hierarchy.ownPresenter($0) != nil && hierarchy.windowWithRoot(hierarchy.levelZeroTop(of: $0)) == nil
        && hierarchy.window(of: $0) == window
    }.sorted { $0.index < $1.index }
    if !standing.isEmpty {
      text += "; \(list(standing)) \(standing.count == 1 ? "stays" : "stay") over it, still presented by the old tree"
    }
    return text
  }

  /// The question of the book that an explanation belongs to.
  func lesson(_ explanation: Explanation) -> Lesson? {
    // What was refused is asked about first.
    let parts = explanation.parts.filter { $0.reasons.contains { $0.isRefusal } } + explanation.parts
    for part in parts {
      guard let decision = part.decision else { continue }
      if let lesson = lesson(decision, part) { return lesson }
    }
    return nil
  }

  private func lesson(_ decision: Decision, _ part: Explanation.Part) -> Lesson? {
    switch decision {
    case .refused(.pre10, _, let presenter):
      guard let presenter else { return .notInTheWindow }
      return hierarchy.ownPresented(hierarchy.treeTop(of: presenter)) != nil ? .coveredPresenter : .notInTheWindow
    case .refused(.pre11, _, _), .refused(.pre09, _, _):
      let dismisses = outcome.decisions.contains { if case .dismisses = $0 { true } else { false } }
      if dismisses { return .presentAfterDismiss }
      let presents = outcome.decisions.contains { if case .presents = $0 { true } else { false } }
      return presents ? .presentingTwice : .overASheet
    case .refused(.pre13, _, _): return .popoverAnchor
    case .presents(let presentation, let removed):
      if part.reasons.contains(where: { $0.heading == "why it may" }) { return .oneAfterTheOther }
      if presentation.requestedStyle == .popover, presentation.isAdapted { return .adaptedPopover }
      if presentation.isContextFamily {
        if hierarchy.kind(of: presentation.presenter) == .split, !removed.isEmpty { return .coveredSplitView }
        return tabBar.before == true && tabBar.after == false ? .coveredTabBar : nil
      }
      return presentation.presenter != presentation.source ? .presentingViewController : nil
    case .dismisses(let manager, let gone, _, _, let returning):
      let receiver = outcome.trace.first { $0.rule == .rule(.dis01) }?.subject
      if receiver == manager, hierarchy.ownPresenter(hierarchy.treeTop(of: manager)) != nil {
        return .dismissedTooLittle
      }
      if outcome.decisions.count > 1, receiver != gone.first { return .dismissedTooMuch }
      return returning.isEmpty && hierarchy.isInWindow(manager) ? .notToldAfterDismiss : nil
    case .stack(let nav, _, _): return cover(of: nav) == nil ? nil : .pushUnderAModal
    case .root: return outcome.trace.contains { $0.rule == .rule(.win03) } ? .modalOverANewRoot : nil
    default: return nil
    }
  }
}
