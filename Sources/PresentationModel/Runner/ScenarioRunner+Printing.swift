/// What is printed of a run, from step to step.
extension ScenarioRunner {
  /// From here on the run notes the controllers whose printed lines may change, for a ``HierarchyObserver`` that looks at it
  /// after each step.
  package mutating func watchHierarchy() { simulator.hierarchy.touches.isKept = true }
}

extension HierarchyObserver {
  /// The changes of the hierarchy of a run since the last look at it; call ``ScenarioRunner/watchHierarchy()`` first.
  package mutating func look(at runner: inout ScenarioRunner, _ detail: Detail) -> Look {
    let touches = runner.simulator.hierarchy.touches.take()
    return look(runner.simulator.hierarchy, runner.program.profile.version, touches, detail)
  }

  /// The whole hierarchy of a run, and which of its lines have changed since the last look. The run need not be
  /// watched; nothing is read again where nothing has changed.
  package mutating func lookAtWhole(_ runner: ScenarioRunner) -> Look {
    look(runner.simulator.hierarchy, runner.program.profile.version, Touches(), .whole)
  }

  /// One that has seen the hierarchy of a run.
  package init(after runner: ScenarioRunner) {
    self.init()
    _ = lookAtWhole(runner)
  }
}
