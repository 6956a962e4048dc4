@testable import PresentationModel

/// Simulator and reference side by side.
extension SmallWorld {
  /// Where simulator and reference differ, in words; nil where they agree.
  func disagreement(_ lines: [String], _ exception: String?) -> String? {
    let said = simulator.outcome.exception.map { "\($0.name): \($0.text)" }
    if said != exception { return differ("exception", said, exception) }
    let printed = simulator.outcome.console.map(\.text)
    if printed != lines { return differ("console", printed.description, lines.description) }
    // Taken once: each of them is a copy.
    let world = simulator.world
    let hierarchy = world.hierarchy
    let isSettled = Self.settled(simulator)
    if exception == nil, let text = eventDisagreement(hierarchy) { return text }
    var closed = Ledger.closed
    for row in 1..<hierarchy.count {
      let x = ControllerID(Int32(row))
      let presented = closed.take(PresentedAnswersForAnAncestor.judge(x, world)).map { Int($0.index) }
      if presented != reference.presentedViewController(row) {
        return differ("\(name(row)).presentedViewController", presented, reference.presentedViewController(row))
      }
      let presenting = closed.take(PresentingAnswersForAnAncestor.judge(x, world)).map { Int($0.index) }
      if presenting != reference.presentingViewController(row) {
        return differ("\(name(row)).presentingViewController", presenting, reference.presentingViewController(row))
      }
      // The reference knows no loading: before a first layout (ORD-09) the view of a stack's top is not there.
      let isThere = isSettled || hierarchy.isViewLoaded(x)
      if isThere, hierarchy.isInWindow(x) != reference.isInWindow(row) {
        return differ("\(name(row)).view.window != nil", hierarchy.isInWindow(x), reference.isInWindow(row))
      }
      let showing = reference.showings[row]
      guard let presentation = hierarchy.presentations[x] else {
        if showing != nil { return differ("presentation(\(name(row)))", "nil", "there") }
        continue
      }
      guard let showing else { return differ("presentation(\(name(row)))", "there", "nil") }
      if presentation.own != nil, presentation.hasBegun, exception == nil {
        let printed = presentationControllerClass(x)
        let referred = reference.presentationControllerClass(row, showing.active)
        if printed != referred { return differ("class of presentation(\(name(row)))", printed, referred) }
      }
      if Int(presentation.source.index) != showing.source { return "presentation(\(name(row))).source\n\(story)" }
      if presentation.own == nil {
        if presentation.requestedStyle.text != showing.requested {
          return differ(
            "presentation(\(name(row))).requestedStyle", presentation.requestedStyle.text, showing.requested)
        }
        if presentation.adaptedStyle.text != showing.active {
          return differ("presentation(\(name(row))).style", presentation.adaptedStyle.text, showing.active)
        }
      }
    }
    return isSettled ? hierarchy.firstInvariantViolation(isSettled: true).map { "\($0)\n\(story)" } : nil
  }

  /// Handlers, animators asked for dismissals, stacks.
  private func eventDisagreement(_ hierarchy: Hierarchy) -> String? {
    var called = 0
    var asked: [String] = []
    var hasAppeared: Set<Int> = []
    for event in simulator.outcome.events {
      switch event.kind {
      case .completion: called += 1
      case .callback(.animationControllerForDismissed, _, _):
        asked.append(EventText.text(event, simulator.outcome, hierarchy))
      case .callback(.viewDidAppear, let x, _): hasAppeared.insert(Int(x.index))
      default: break
      }
    }
    if called != reference.called { return differ("handlers called", called, reference.called) }
    let expected = reference.animated.map { "\(name($0)).animationController(forDismissed: \(name($0)))" }
    if asked != expected { return differ("animators asked", asked.description, expected.description) }
    // Who was on top at the end of a push, if only for a moment, has appeared (NAV-08, NAV-16).
    for row in reference.stacks.appeared.isEmpty || !reference.showings.isEmpty ? [] : [Fixture.x.row, Fixture.y.row] {
      let hasAppeared = hasAppeared.contains(row)
      let shouldHave = reference.stacks.appeared.contains(row)
      if hasAppeared != shouldHave { return differ("\(name(row)).viewDidAppear", hasAppeared, shouldHave) }
    }
    for (row, controller) in reference.all where controller.kind == "navigation" && row < hierarchy.count {
      let stack = hierarchy.children(of: ControllerID(Int32(row))).map { Int($0.index) }
      if stack != controller.children {
        return differ("\(name(row)).viewControllers", stack.map { name($0) }, controller.children.map { name($0) })
      }
    }
    return nil
  }

  /// What the printed hierarchy says behind `presented with:`.
  private func presentationControllerClass(_ x: ControllerID) -> String? {
    let dump = String(
      decoding: PrintHierarchyFormat.subtree(x, simulator.hierarchy, simulator.profile.version), as: UTF8.self)
    let line = dump.prefix { $0 != "\n" }
    guard let range = line.range(of: "presented with: <") else { return nil }
    return String(line[range.upperBound...].prefix { $0 != ">" })
  }

  /// Whether nothing is queued or running.
  static func settled(_ simulator: Simulator) -> Bool { simulator.queued.isEmpty && simulator.running.isEmpty }

  private func differ<Item>(_ what: String, _ simulated: Item?, _ referred: Item?) -> String {
    let texts = [simulated, referred].map { $0.map { "\($0)" } ?? "nil" }
    return "\(what): simulator \(texts[0]), reference \(texts[1])\n" + story.joined(separator: "\n")
  }
}
