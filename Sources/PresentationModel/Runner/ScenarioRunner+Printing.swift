/// What is printed of a run, from step to step.
extension ScenarioRunner {
  /// From here on the run notes the controllers whose printed lines may change, for a ``PrintedTree`` that looks at it
  /// after each step.
  public mutating func watchHierarchy() { simulator.hierarchy.touches.isKept = true }
}

extension PrintedTree {
  /// The changes of the hierarchy of a run since the last look at it; call ``ScenarioRunner/watchHierarchy()`` first.
  public mutating func look(at runner: inout ScenarioRunner, _ wish: Wish) -> Look {
    let touches = runner.simulator.hierarchy.touches.take()
    return look(runner.simulator.hierarchy, runner.program.profile.version, touches, wish)
  }
}
