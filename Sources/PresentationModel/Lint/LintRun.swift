/// What has to hold at the end of a step, and of which one.
struct LintPromised {
  let promises: [Promise]
  /// Nil for any, -1 for launch.
  let step: Int?
  /// The first step that counts.
  var from = -1
  /// What lint has read, where the promises are about controllers that code makes: each run makes them anew, in rows of
  /// its own.
  var book: Hierarchy?

  init(_ promises: [Promise], step: Int?, of book: Hierarchy? = nil) {
    (self.promises, self.step, self.book) = (promises, step, book)
  }

  /// Whether all have come true in the step that a run has just made.
  func holds(in run: Simulator) -> Bool {
    var casts: [[ControllerID: ControllerID]] = [[:]]
    for x in promises.flatMap({ $0.controllers }) where Int(x.index) >= run.program.outline.names.count {
      guard let book else {
        // Code may have made fewer in this run than lint has read of.
        if x.index < run.hierarchy.count { continue }
        return false
      }
      if casts.contains(where: { $0[x] != nil }) { continue }
      let found = Self.namesakes(of: x, book, run)
      casts = casts.flatMap { cast in
        found.map { other in
          var longer = cast
          longer[x] = other
          return longer
        }
      }
    }
    return casts.prefix(64).contains { cast in
      promises.allSatisfy { promise in (cast.isEmpty ? promise : promise.of { cast[$0] ?? $0 }).holds(in: run) }
    }
  }

  /// The controllers of a run that are of the class of one that lint has read of, and have its name; the last one first.
  private static func namesakes(of x: ControllerID, _ book: Hierarchy, _ run: Simulator) -> [ControllerID] {
    func stem(_ name: String) -> String {
      var name = name
      while let last = name.last, last.isNumber { name.removeLast() }
      return name
    }
    guard x.index < book.count else { return [] }
    let (name, type) = (stem(book.name(of: x)), book.className(of: x))
    return (0..<run.hierarchy.count).reversed().map { ControllerID(row: $0) }.filter {
      run.hierarchy.className(of: $0) == type && (name.isEmpty || stem(run.hierarchy.name(of: $0)) == name)
    }
  }
}

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
  ///   - promised: what has to hold at the end of a step.
  ///   - endsSooner: whether a long step counts as endless sooner: a similar one was endless already.
  ///   - records: whether it is kept what the run shows of which statement.
  init(
    of program: Program, _ promised: LintPromised?, endsSooner: Bool = false,
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

  private mutating func add(_ run: Simulator, _ step: Int, _ promised: LintPromised?) {
    let outcome = run.outcome
    var count = outcome.console.count
    if outcome.exception != nil { count += 1 }
    if outcome.limit != nil {
      count += 1
      isEndless = true
    }
    count += outcome.decisions.count { $0.isRefusal } + outcome.notes.count { $0.isFailure }
    troubles.append(count)
    if let promised, !keepsPromises, promised.step == nil || promised.step == step, step >= promised.from {
      keepsPromises = promised.holds(in: run)
    }
  }
}
