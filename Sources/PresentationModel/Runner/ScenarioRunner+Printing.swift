/// What is printed of a run, from step to step.
extension ScenarioRunner {
  /// From here on it is noted of whom something changes that is printed: for a ``PrintedTree``.
  public mutating func watchHierarchy() { simulator.hierarchy.touches.isKept = true }
}

extension PrintedTree {
  /// What has become of the hierarchy of a run since the last look at it; ``ScenarioRunner/watchHierarchy()`` first.
  public mutating func look(at runner: inout ScenarioRunner, _ wish: Wish) -> Look {
    let touches = runner.simulator.hierarchy.touches.take()
    return look(runner.simulator.hierarchy, runner.program.profile.version, touches, wish)
  }
}
