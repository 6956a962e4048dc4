/// What a run of a program has met, and whether what was promised of it has come true.
struct LintRun {
  /// Console lines, exceptions, refusals and limits of launch and of each step, up to where the run has ended.
  private(set) var troubles: [Int] = []
  /// How many steps have ended.
  private(set) var steps = 0
  /// Whether all that was promised has come true in one step.
  private(set) var keepsPromises = false
  /// Whether a step did not end (`EndlessStepIsStopped`, ORD-34).
  private(set) var isEndless = false
  /// What it has shown, where that is kept.
  private(set) var record = LintRecord()

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - promised: what has to hold at the end of a step, and of which one; nil for any, or launch.
  ///   - endsSooner: whether a long step counts as endless sooner: a similar one was endless already.
  ///   - records: whether it is kept what the run shows of which statement.
  init(
    of program: Program, _ promised: (promises: [Promise], step: Int?)?, endsSooner: Bool = false,
    records: Bool = false
  ) {
    var simulator = Simulator(program: program, isTracing: false)
    simulator.loop.meter.endsSooner = endsSooner
    simulator.callbacks.keepsEvents =
      records || program.asksForEvents || promised?.promises.contains { $0.isOfCallbacks } == true
    simulator.script.step = -1
    // An `expect lint` in a body asks for the run that this is.
    simulator.script.reportedByLint = []
    simulator.outcome.keepsLines = records
    simulator.launch()
    add(simulator, -1, promised)
    if records { record.add(simulator) }
    for (row, step) in program.steps.enumerated() where !simulator.loop.isStopped {
      simulator.prepareStep(row, inRoom: true)
      if records { simulator.outcome.keepsLines = true }
      simulator.run(step)
      add(simulator, row, promised)
      if records { record.add(simulator) }
      if !simulator.loop.isStopped { steps += 1 }
    }
    if records, !simulator.loop.isStopped { record.end(simulator) }
  }

  /// All that was met.
  var trouble: Int { trouble(upTo: troubles.count) }

  /// What was met in launch and the first steps.
  func trouble(upTo count: Int) -> Int { troubles.prefix(count).reduce(0, +) }

  func hasEnded(_ count: Int) -> Bool { steps >= count }

  private mutating func add(_ run: Simulator, _ step: Int, _ promised: (promises: [Promise], step: Int?)?) {
    let outcome = run.outcome
    var count = outcome.console.count
    if outcome.exception != nil { count += 1 }
    if outcome.limit != nil {
      count += 1
      isEndless = true
    }
    count += outcome.decisions.count { $0.isRefusal } + outcome.notes.count { $0.isFailure }
    troubles.append(count)
    if let promised, !keepsPromises, promised.step == nil || promised.step == step {
      let count = run.hierarchy.count
      // Code may have made fewer in this run than lint has read of.
      keepsPromises = promised.promises.allSatisfy { promise in
        promise.controllers.allSatisfy { $0.index < count } && promise.holds(in: run)
      }
    }
  }
}
