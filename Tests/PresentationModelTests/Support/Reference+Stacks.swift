/// Pushes, as far as they meet presentations and each other (ORD-32, NAV-08, NAV-16).
extension Reference {
  /// What goes on in navigation controllers.
  struct Stacks {
    /// The top whose view is still in the window, by navigation controller with a change asked for or running; -1 for
    /// none.
    var leaving: [Int: Int] = [:]
    /// Those whose transition has begun, and whether it is held open.
    var running: [Int: Bool] = [:]
    /// NAV-16: controllers to be pushed, by navigation controller.
    var held: [(x: Int, on: Int)] = []
    /// T-2.
    var late: [(x: Int, on: Int)] = []
    /// Tops that have appeared at the end of a transition of this step.
    var appeared: [Int] = []
    /// Changes of this turn, and how many of them were animated.
    var changes: [Int: Int] = [:]
    var animated: [Int: Int] = [:]
  }

  /// Whose views are in a navigation controller's.
  func topsInWindow(_ nav: Int) -> [Int] {
    guard let leaving = stacks.leaving[nav] else { return Array(all[nav]!.children.suffix(1)) }
    return stacks.running[nav] == nil ? [leaving] : [leaving] + all[nav]!.children.suffix(1)
  }

  mutating func push(_ x: Int, on nav: Int, isAnimated: Bool) -> Verdict {
    if stacks.running[nav] != nil {
      stacks.late.append((x, nav))
      return Verdict()
    }
    if isBusy(nav) {
      // The line is there from iOS 9 on; of iOS 8 the rulebook has the dropping alone.
      let line =
        "pushViewController:animated: called on \(text(nav)) while an existing transition or presentation is "
        + "occurring; the navigation stack will not be updated."
      return Verdict(lines: version >= 9 ? [line] : [])
    }
    var verdict = Verdict(isAccepted: true)
    let isVisible = isInWindow(nav)
    if isVisible, isAnimated, stacks.animated[nav, default: 0] > 0 {
      verdict.lines.append("nested push animation can result in \(version <= 12 ? "" : "a ")corrupted navigation bar")
    }
    let isHeld = isVisible && isAnimated && version <= 17 && stacks.changes[nav, default: 0] > 0
    stacks.changes[nav, default: 0] += 1
    if isAnimated { stacks.animated[nav, default: 0] += 1 }
    if isHeld {
      stacks.held.append((x, nav))
      return verdict
    }
    verdict.exception = wrongPush(x, nav)
    guard verdict.exception == nil else { return verdict }
    // NAV-10: off screen the new top simply is the top.
    if isVisible { stacks.leaving[nav] = stacks.leaving[nav] ?? all[nav]!.children.last ?? -1 }
    all[nav]!.children.append(x)
    all[x]!.parent = nav
    return verdict
  }

  /// NAV-04, NAV-05.
  private func wrongPush(_ x: Int, _ nav: Int) -> String? {
    guard all[nav]!.children.contains(x) else { return nil }
    return "NSInvalidArgumentException: "
      + (version <= 12
        ? "Pushing the same view controller instance more than once is not supported (\(text(x)))"
        : "\(text(nav)) is pushing the same view controller instance (\(text(x))) more than once which is not supported "
          + "and is most likely an error in the application : com.example.app")
  }

  /// ORD-32 2: a presentation asked for and not ended, a dismissal begun, of a search one asked for.
  private func isBusy(_ nav: Int) -> Bool {
    showings.values.contains {
      $0.presenter == nav && (!$0.hasEnded || $0.goesNow || own($0.presented) == "search" && $0.isGoing)
    }
  }

  // MARK: In a turn

  /// Transitions of stacks begin.
  mutating func beginStacks(isHeld: Bool) {
    for nav in stacks.leaving.keys where stacks.running[nav] == nil { stacks.running[nav] = isHeld }
    stacks.changes = [:]
    stacks.animated = [:]
  }

  /// What runs and is not held open ends.
  mutating func endStacks() {
    for (nav, isHeld) in stacks.running where !isHeld {
      stacks.appeared += all[nav]!.children.suffix(1)
      stacks.running[nav] = nil
      stacks.leaving[nav] = nil
    }
  }

  /// Pushes whose time has come: late ones all together, held ones one after the other's end.
  mutating func makePushes() -> Verdict {
    var result = Verdict()
    let (late, held) = (stacks.late, stacks.held)
    stacks.late = []
    stacks.held = []
    for call in late where result.exception == nil {
      // A late one that finds its stack running still is put off again, in its place.
      result.add(push(call.x, on: call.on, isAnimated: true))
    }
    for call in held where result.exception == nil {
      if stacks.leaving[call.on] == nil {
        // A fresh call: what was asked for before it in its turn has happened.
        stacks.changes[call.on] = nil
        stacks.animated[call.on] = nil
        result.add(push(call.x, on: call.on, isAnimated: true))
      } else {
        stacks.held.append(call)
      }
    }
    return result
  }

  var hasStackWork: Bool {
    stacks.running.count < stacks.leaving.count || stacks.running.values.contains(false)
      || stacks.held.contains { stacks.running[$0.on] != true }
      || stacks.late.contains { stacks.running[$0.on] != true }
  }
}
