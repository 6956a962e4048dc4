/// Questions about what goes, and what the user can still touch.
extension QuizMoment {
  /// Which view controllers does it dismiss?
  func dismissal() -> QuizDraft? {
    guard let before else { return nil }
    var gone: [ControllerID]?
    for decision in outcome.decisions {
      switch decision {
      case .dismisses(let dismissed):
        if gone != nil { return nil }
        gone = dismissed.gone
      case .nothingToDismiss, .gestureIgnored, .gestureBlocked:
        if gone != nil { return nil }
        gone = []
      case .presents, .refused, .root: return nil
      default: break
      }
    }
    guard let gone else { return nil }
    let chain = self.chain(of: gone.first, before)
    guard !chain.isEmpty, chain.allSatisfy({ name($0) != nil }), gone.allSatisfy(chain.contains) else { return nil }
    // From each level upwards, each level alone, nothing.
    var groups = chain.indices.reversed().map { Array(chain[$0...]) }
    groups.append([])
    groups += chain.map { [$0] }
    func answer(_ group: [ControllerID]) -> QuizQuestion.Answer {
      let claims = chain.compactMap { x in
        name(x).map { "expect \($0).presentingViewController \(group.contains(x) ? "==" : "!=") nil" }
      }
      let text = group.isEmpty ? "none" : group.count == 1 && chain.count > 1 ? "\(list(group)) alone" : list(group)
      return .init(text, claims, group.count == 1 ? .controller(group[0]) : nil)
    }
    let right = chain.filter { gone.contains($0) }
    return QuizDraft(
      .dismissal, "Which view controllers does this dismiss?", answer(right), groups.filter { $0 != right }.map(answer))
  }

  /// What is presented one over the other, lowest first: with `x` among it where one is given.
  private func chain(of x: ControllerID?, _ hierarchy: Hierarchy) -> [ControllerID] {
    let presented = named.filter { hierarchy.presentation(of: $0) != nil && hierarchy.isInWindowOrCovered($0) }
    guard presented.count <= Self.most, var lowest = x ?? presented.first else { return [] }
    while let presenter = hierarchy.directPresenter(lowest) {
      let level = hierarchy.outermostContainer(of: presenter)
      guard hierarchy.presentation(of: level) != nil else { break }
      lowest = level
    }
    var result = [lowest]
    while let next = presented.first(where: { x in
      !result.contains(x)
        && hierarchy.directPresenter(x).map { hierarchy.outermostContainer(of: $0) == result[result.count - 1] }
          ?? false
    }) { result.append(next) }
    // Two chains side by side are more than a list can tell.
    return result.count == presented.count ? result : []
  }

  /// Which bars can the user still use?
  func bars(_ pin: Expectation) -> QuizDraft? {
    var bars: [(path: String, isUsable: Bool)] = []
    for other in [pin] + pins {
      guard case .truth(.path, let isUsable) = other.kind else { continue }
      var path = String(other.text.dropFirst("expect ".count))
      if path.hasPrefix("!") { path.removeFirst() }
      guard path.hasSuffix(".isReachable") else { continue }
      path.removeLast(".isReachable".count)
      if !bars.contains(where: { $0.path == path }) { bars.append((path, isUsable)) }
    }
    func claim(_ row: Int, _ isUsable: Bool) -> String { "expect \(isUsable ? "" : "!")\(bars[row].path).isReachable" }
    guard let first = bars.first else { return nil }
    if bars.count == 1 {
      let right = QuizQuestion.Answer(first.isUsable ? "yes" : "no", [claim(0, first.isUsable)])
      let wrong = QuizQuestion.Answer(first.isUsable ? "no" : "yes", [claim(0, !first.isUsable)])
      var draft = QuizDraft(.bars, "Can the user still touch \(first.path)?", right, [wrong])
      draft?.keepsOrder = true
      return draft
    }
    let second = bars[1]
    func answer(_ one: Bool, _ other: Bool) -> QuizQuestion.Answer {
      let text =
        one && other ? "both" : one ? "\(first.path) alone" : other ? "\(second.path) alone" : "neither of them"
      return .init(text, [claim(0, one), claim(1, other)])
    }
    return QuizDraft(
      .bars, "Which can the user still touch, \(first.path) or \(second.path)?",
      answer(first.isUsable, second.isUsable),
      [(true, true), (true, false), (false, true), (false, false)].map { answer($0.0, $0.1) })
  }
}

extension Hierarchy {
  /// Whether it is on screen, or a full-screen presentation has taken its view out for a while.
  fileprivate func isInWindowOrCovered(_ x: ControllerID) -> Bool { presentation(of: x)?.hasBegun ?? false }
}
