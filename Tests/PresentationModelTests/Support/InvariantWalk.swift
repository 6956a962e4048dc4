@testable import PresentationModel

/// Runs of a scenario in which every invariant is checked after every step.
enum InvariantWalk {
  /// What went wrong, nil for nothing, and how many steps ran under all versions of the file.
  static func fault(of text: String) -> (fault: String?, steps: Int) {
    let walk = walk(text)
    return (walk.fault, walk.steps)
  }

  /// The same, and the names of the exceptions that were raised.
  static func walk(_ text: String) -> (fault: String?, steps: Int, exceptions: Set<String>) {
    let scenario = Scenario.load(text, path: "walk.presim")
    guard scenario.diagnostics.allSatisfy({ $0.severity != .error }) else {
      return ("not a scenario: \(scenario.diagnostics.map(\.message).prefix(3))", 0, [])
    }
    var steps = 0
    var exceptions: Set<String> = []
    for program in scenario.programs {
      var runner = ScenarioRunner(program)
      while let current = runner.next() {
        steps += 1
        if let exception = current.exception { exceptions.insert(exception.name) }
        if let violation = violation(in: runner, after: current) {
          return ("\(violation), after step \(current.index)", steps, exceptions)
        }
      }
    }
    return (nil, steps, exceptions)
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
