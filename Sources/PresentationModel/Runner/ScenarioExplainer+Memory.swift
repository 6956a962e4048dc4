/// Why a controller is still there: for whoever expected its `deinit`.
extension ScenarioExplainer {
  /// `card stays alive: line 8 made a presentation controller that nothing takes (STY-04)`; nil of one that is released, or that
  /// nothing is known of.
  package func whyAlive(_ name: String) -> String? {
    var simulator = runner.simulator
    let (hierarchy, world) = (simulator.hierarchy, simulator.world)
    let all = (0..<hierarchy.count).map { ControllerID(row: $0) }
    guard let x = all.first(where: { hierarchy.name(of: $0) == name && !hierarchy.has($0, .released) }) else {
      return nil
    }
    if WhoHoldsWhom.isLeftToItself(x, world) {
      if let read = hierarchy.frozen[x] {
        return "\(name) stays alive: line \(read.line) made a presentation controller that nothing takes (STY-04)"
      }
      if let ring = simulator.ringText(of: x) { return "\(name) stays alive, as it holds itself: \(ring)" }
    }
    if let last = simulator.lastMention(of: x) {
      let steps = runner.program.steps
      guard last >= 0, Int(last) < steps.count else {
        return "\(name) stays alive: a callback mentions it, and so its name holds it to the end (REL-02)"
      }
      return "\(name) stays alive: line \(steps[Int(last)].line) mentions it, and its name holds it until then (REL-02)"
    }
    var ledger = Ledger()
    _ = Release.holder(
      of: x, isMentionedLater: false, inside: simulator.namedInside(x), isInAHandler: simulator.isInAHandler(x),
      isMadeByCode: simulator.swift.ownControllers.contains(x), world, &ledger)
    guard let entry = ledger.entries.last(where: { $0.verdict == .decided && $0.subject == x }) else { return nil }
    let reason = BecauseText.text(entry, hierarchy)
    let start = "stays alive: "
    if reason.hasPrefix(start) { return "\(name) \(reason) (\(entry.rule.text))" }
    let isVerb = reason.hasPrefix("is ") || reason.hasPrefix("presents ")
    return isVerb ? "\(name) \(reason) (\(entry.rule.text))" : "\(name) \(start)\(reason) (\(entry.rule.text))"
  }
}
