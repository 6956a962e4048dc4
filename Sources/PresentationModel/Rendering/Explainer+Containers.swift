/// What containers and windows do, as far as it has a better sentence than the decision's own.
extension Explainer {
  /// What a stack shows; `cover` is what was presented over it when it changed.
  func stack(
    _ nav: ControllerID, _ from: ControllerID?, _ to: ControllerID?, under cover: ControllerID?
  ) -> String {
    var text =
      from == to
      ? "\(name(nav)) keeps \(to.map { name($0) } ?? "nothing") on top"
      : "\(name(nav)) shows \(to.map { name($0) } ?? "nothing") in place of \(from.map { name($0) } ?? "nothing")"
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
}
