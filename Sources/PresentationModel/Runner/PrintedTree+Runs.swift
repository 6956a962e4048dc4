extension PrintedTree {
  /// What has become of the hierarchy of a run since the last look at it; ``ScenarioRunner/watchHierarchy()`` first.
  public mutating func look(at runner: inout ScenarioRunner, _ wish: Wish) -> Look {
    let touches = runner.takeTouches()
    return look(runner.simulator.hierarchy, runner.program.profile.version, touches, wish)
  }
}
