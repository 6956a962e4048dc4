extension Reference {
  // MARK: present

  /// The part of `present` inside the call: what puts it off, exceptions, refusals, the links.
  mutating func present(_ presented: Int?, from source: Int, isAnimated: Bool = true, hasWaited: Bool = false)
    -> Verdict
  {
    if mustWait(source) || mustWait(presented, source) {
      waiting.append(Waiting(x: presented, source: source))
      return Verdict()
    }
    guard let x = presented else {
      return raise("Application tried to present a nil modal view controller on target \(text(source)).")
    }
    if let wrong = argumentError(x, source) { return wrong }
    let p = presenter(of: x, from: source)
    if p == x || foundations(p).contains(x) && all[x]!.presenter == nil {
      return raise(
        "Application tried to present modal view controller on itself. Presenting controller is \(text(p)).")
    }
    if let q = all[x]!.presenter {
      return raise(
        version <= 13
          ? "Application tried to present modally an active controller \(text(x))."
          : "Application tried to present modally a view controller \(text(x)) that is already being presented by "
            + "\(text(q)).")
    }
    if let line = refusal(x, p, source) { return Verdict(lines: [line]) }
    var verdict = Verdict(isAccepted: true)
    if isDetached(source) { verdict.lines = [detachedLine(x, source)] }
    all[p]!.presented = x
    all[x]!.presenter = p
    let style = requestedStyle(x)
    showings[x] = Showing(
      presented: x, source: source, presenter: p, requested: style, active: style, isContext: isContextBased(x))
    showings[x]!.letsWait = !isAnimated || hasWaited
    asked.append((x, true))
    return verdict
  }

  /// PRE-01.
  private func mustWait(_ source: Int) -> Bool {
    if upwards(source).contains(where: { stacks.running[$0] != nil }) { return true }
    let level = top(source)
    if let showing = showings[level], showing.letsWait, !showing.hasBegun { return true }
    return waiting.contains { $0.x == level }
  }

  /// PRE-01 3: from iOS 13 for a running transition of the one that the call would find.
  private func mustWait(_ presented: Int?, _ source: Int) -> Bool {
    guard let x = presented, version >= 13, showings[x]?.isGoing != true else { return false }
    return isInTransition(presenter(of: x, from: source))
  }

  /// PRE-09 to PRE-11: P decides; up to iOS 13 the line names the source (T-5).
  private func refusal(_ x: Int, _ p: Int, _ source: Int) -> String? {
    let isOld = version <= 13
    let start = isOld ? "Warning: Attempt to present \(text(x))" : "Attempt to present \(text(x))"
    let on = isOld ? "on \(text(source))" : "on \(text(p)) (from \(text(source)))"
    if version <= 12 && isInTransition(p)
      || showings.values.contains(where: { $0.presenter == p && $0.goesWithoutAnimation })
    {
      return "\(start) \(on) while a presentation is in progress" + (isOld ? "!" : ".")
    }
    if !isInWindow(p) || showings[top(p)]?.isGoing == true {
      return "\(start) \(on) whose view is not in the window hierarchy" + (isOld ? "!" : ".")
    }
    guard let c = all[p]!.presented else { return nil }
    if !isOld { return "\(start) \(on) which is already presenting \(text(c))." }
    return "\(start)  \(on) which is already presenting " + (all[source]!.presented.map { text($0) } ?? "(null)")
  }

  /// PRE-03 to PRE-06, TRN-06.
  private func argumentError(_ x: Int, _ source: Int) -> Verdict? {
    let below = showings[top(source)]
    let style = requestedStyle(x)
    if all[x]!.transitionStyle == "partialCurl" {
      if style != "fullScreen" || below != nil && below?.active != "fullScreen" {
        return raise(
          "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller "
            + "\(text(source)).")
      }
    }
    if below?.played == "partialCurl" { return Verdict() }
    if let parent = all[x]!.parent {
      return raise(
        version <= 13
          ? "Application tried to present modally an active controller \(text(x))."
          : "Application tried to present modally a view controller \(text(x)) that has a parent view controller "
            + "\(text(parent)).")
    }
    if style == "none" {
      return Verdict(
        exception: "NSInternalInconsistencyException: The specified modal presentation style doesn't have a "
          + "corresponding presentation controller.")
    }
    if isDocuments, style == "overCurrentContext", all[x]!.transitionStyle != "coverVertical" {
      return raise(
        "Application tried to present overCurrentContext with a transition style other than coverVertical \(text(x)).")
    }
    return nil
  }

  func text(_ x: Int) -> String { all[x]!.text }

  func raise(_ reason: String) -> Verdict { Verdict(exception: "NSInvalidArgumentException: " + reason) }

  /// PRE-09, DIS-04.
  func isInTransition(_ p: Int) -> Bool {
    showings.values.contains { $0.presenter == p && ($0.hasBegun && !$0.hasEnded || $0.goesNow) }
  }

  /// What a controller stands on, by parents and by presenters (PRE-07).
  private func foundations(_ p: Int) -> [Int] {
    guard let below = all[p]!.parent ?? all[p]!.presenter else { return [] }
    return [below] + foundations(below)
  }

  /// PRE-12.
  private func isDetached(_ source: Int) -> Bool {
    var r = top(source)
    while let presenter = all[r]!.presenter { r = top(presenter) }
    return r != root
  }

  private func detachedLine(_ x: Int, _ source: Int) -> String {
    if version <= 13 {
      return "Presenting view controllers on detached view controllers is discouraged \(text(source))."
    }
    let start = "Presenting view controller \(text(x)) from detached view controller \(text(source)) is "
    if version <= 16 { return start + "discouraged." }
    return start
      + "not supported, and may result in incorrect safe area insets and a corrupt root presentation. Make sure "
      + "\(text(source)) is in the view controller hierarchy before presenting from it. Will become a hard exception in a "
      + "future release."
  }

  // MARK: dismiss

  /// The part of `dismiss` inside the call (DIS-01, DIS-04 to DIS-06).
  mutating func dismiss(_ receiver: Int, isAnimated: Bool = true) -> Verdict {
    let line = upwards(receiver)
    if let dismisser = line.first(where: { all[$0]!.presented.map { !showings[$0]!.isGoing } ?? false }) {
      return dismiss(all[dismisser]!.presented!, dismisser, isAnimated)
    }
    if let level = line.first(where: { all[$0]!.presenter != nil }) {
      return dismiss(level, all[level]!.presenter!, isAnimated)
    }
    if let dismisser = line.first(where: { all[$0]!.presented != nil }) { return refuseDismissal(dismisser) }
    return Verdict()
  }

  private mutating func dismiss(_ d: Int, _ dismisser: Int, _ isAnimated: Bool) -> Verdict {
    if showings[d]!.isGoing || isInTransition(dismisser) { return refuseDismissal(dismisser) }
    if !showings[d]!.hasBegun {
      let name = presentationControllerClass(d, showings[d]!.requested)
      return Verdict(lines: [
        "Trying to dismiss the presentation controller while transitioning already. (<\(name)>)",
        version <= 12
          ? "transitionViewForCurrentTransition is not set, presentation controller was dismissed during the presentation? "
            + "(<\(name)>)"
          : "Null transitionViewForCurrentTransition block, aborting _scheduleTransition:",
      ])
    }
    let asksOne = animatedOne(d)
    if isAnimated, all[asksOne]!.hasAnimator { animated.append(asksOne) }
    for x in goers(d) { showings[x]!.isGoing = true }
    showings[d]!.goesWithoutAnimation = !isAnimated
    showings[d]!.goingHandlers += 1
    asked.append((d, false))
    return Verdict(isAccepted: true)
  }

  private func refuseDismissal(_ dismisser: Int) -> Verdict {
    Verdict(lines: [
      "Warning: Attempt to dismiss from view controller \(text(dismisser)) while a presentation or dismiss is in progress!"
    ])
  }

  /// DIS-02.
  func goers(_ d: Int) -> [Int] { [d] + ([d] + descendants(d)).compactMap { all[$0]!.presented }.flatMap { goers($0) } }

  /// DIS-03, DIS-14: whose transition a dismissal of D plays.
  private func animatedOne(_ d: Int) -> Int {
    guard version >= 18 || isDocuments else { return d }
    var last = d
    while let next = all[last]!.presented { last = next }
    return last
  }
}
