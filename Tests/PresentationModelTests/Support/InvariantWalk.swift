@testable import PresentationModel

/// Runs of a scenario in which every invariant is checked after every step.
enum InvariantWalk {
  /// What went wrong, nil for nothing, and how many steps ran under all versions of the file.
  static func fault(of text: String) -> (fault: String?, steps: Int) {
    let scenario = Scenario.load(bytes: Array(text.utf8), path: "walk.presim")
    guard scenario.diagnostics.allSatisfy({ $0.severity != .error }) else {
      return ("not a scenario: \(scenario.diagnostics.map(\.message).prefix(3))", 0)
    }
    var steps = 0
    for program in scenario.programs {
      var runner = ScenarioRunner(program)
      var outcome: StepOutcome? = runner.launch()
      while let current = outcome {
        steps += 1
        if let violation = violation(in: runner, after: current) {
          return ("\(violation), after step \(current.index)", steps)
        }
        outcome = runner.next()
      }
    }
    return (nil, steps)
  }

  /// What a step has left that should not be.
  static func violation(in runner: ScenarioRunner, after outcome: StepOutcome) -> String? {
    let simulator = runner.simulator
    if let limit = outcome.limit { return "\(limit.what): \(limit.chain.joined(separator: ", "))" }
    let isSettled =
      SmallWorld.settled(simulator) && !simulator.loop.isStopped
      && !simulator.hierarchy.flags.contains { $0.contains(.codeTransition) }
    return runner.hierarchy.firstInvariantViolation(isSettled: isSettled)
  }

  /// A text in which `finish` and `cancel` stand only where something is held.
  static func paired(_ text: String) -> String {
    var isHeld = false
    return text.split(separator: "\n").filter { line in
      if line.hasPrefix("begin ") { isHeld = true }
      guard line == "finish" || line == "cancel" else { return true }
      defer { isHeld = false }
      return isHeld
    }.joined(separator: "\n") + "\n"
  }
}
