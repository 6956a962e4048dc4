@testable import PresentationModel

/// A run of a text: what each step came to, and who stood in a window before and after it.
struct TypedRun {
  var outcomes: [StepOutcome] = []
  var inWindow: [Set<String>] = []
  var hierarchies: [Hierarchy] = []
  var bars: [Bool?] = []
  /// Who says how the status bar looks, and who whether it is hidden, behind each step.
  var deciders: [String] = []
  var hiders: [String] = []

  init?(_ bytes: [UInt8], _ profile: Profile) {
    guard let program = Scenario.load(bytes: bytes, path: "t.presim", under: [profile]).program
    else { return nil }
    var runner = ScenarioRunner(program, isTracing: false)
    while let outcome = runner.next() {
      outcomes.append(outcome)
      let hierarchy = runner.hierarchy
      hierarchies.append(hierarchy)
      inWindow.append(
        Set(
          program.outline.names.indices.compactMap { row in
            hierarchy.isInWindow(ControllerID(Int32(row))) ? program.outline.names[row] : nil
          }))
      bars.append(runner.tabBarIsReachable())
      var closed = Ledger.closed
      let decider = SystemAppearance.decider(of: .statusBarStyle, runner.simulator.world, &closed)
      deciders.append(decider.map { hierarchy.name(of: $0) } ?? "")
      let hider = SystemAppearance.decider(of: .statusBarHidden, runner.simulator.world, &closed)
      hiders.append(hider.map { hierarchy.name(of: $0) } ?? "")
    }
  }

  /// The expectations that do not hold.
  var failing: [ExpectationID] { outcomes.flatMap { $0.failures.compactMap(\.expectation) } }

  /// The steps in which a controller is presented, by whom.
  func presentations(of name: String) -> [(step: Int, presenter: String)] {
    outcomes.indices.flatMap { row in
      outcomes[row].decisions.compactMap { decision -> (step: Int, presenter: String)? in
        guard case .presents(let presentation, _) = decision,
          hierarchies[row].name(of: presentation.original) == name
        else { return nil }
        return (row, hierarchies[row].name(of: presentation.presenter))
      }
    }
  }

  /// Who left the window in a step.
  func left(in row: Int) -> Set<String> {
    row > 0 ? inWindow[row - 1].subtracting(inWindow[row]) : []
  }
}

extension Hierarchy {
  /// The controller of a name.
  func named(_ name: String) -> ControllerID {
    for row in 0..<count where self.name(of: ControllerID(Int32(row))) == name {
      return ControllerID(Int32(row))
    }
    return ControllerID(0)
  }
}
