/// Runs a checked scenario step by step and checks its expectations.
///
/// `next()` until it answers nil: launch comes first. The same program gives the same outcomes every time.
public struct ScenarioRunner: Sendable {
  /// The program that runs.
  package internal(set) var program: Program {
    _read { yield simulator.program }
    _modify { yield &simulator.program }
  }
  var simulator: Simulator
  /// The step that comes next; -1 before launch.
  var position = -1
  /// The earlier states to which it can return.
  var marks: [RunnerMark] = []
  private var override: (step: Int, style: ModalPresentationStyle)?

  /// Makes a runner before launch. Tracing costs time, events cost memory; both are kept all the same where an
  /// expectation needs them, so that neither changes the result of a run.
  public init(_ program: consuming Program, isTracing: Bool = true, keepsEvents: Bool = true) {
    self.init(program, isTracing: isTracing, keepsEvents: keepsEvents, in: RunRoom())
  }

  /// - Parameter room: what a run that is over has left.
  init(_ program: consuming Program, isTracing: Bool, keepsEvents: Bool, in room: consuming RunRoom) {
    let (traces, hears) = (isTracing || program.asksForRules, keepsEvents || program.asksForEvents)
    simulator = Simulator(program: program, isTracing: traces, in: room)
    simulator.callbacks.keepsEvents = hears
  }

  /// Whether the steps that come keep their events: those that only lead to another need none.
  var keepsEvents: Bool {
    get { simulator.callbacks.keepsEvents }
    set { simulator.callbacks.keepsEvents = newValue || program.asksForEvents }
  }

  /// The present hierarchy.
  package var hierarchy: Hierarchy { simulator.hierarchy }
  /// The present device, orientation and size classes.
  package var environment: Environment { simulator.environment }
  /// Whether the run has ended early: by an exception, a limit, or a nil that was forced.
  package var isStopped: Bool { simulator.loop.isStopped }

  /// Shows the windows and finishes (ORD-10). To be called once, first, by whoever does not leave it to ``next()``.
  public mutating func launch() -> StepOutcome {
    begin()
    return simulator.outcome
  }

  /// The same, and the next step, for whoever looks at the outcome here and hands it to nobody: all that a step keeps is
  /// kept in the room of the step before.
  mutating func begin() {
    position = 0
    simulator.script.step = -1
    simulator.outcome.empty(index: -1, isTracing: simulator.isTracing)
    simulator.outcome.calls.append(TracedCall(line: 0, range: nil))
    simulator.currentCall = 0
    simulator.launch()
    for observer in program.observers {
      if case .controller(let x) = observer.subject, hierarchy.state(of: x) == .appeared {
        simulator.script.appearedAtLaunch.insert(x)
      }
    }
    finishStep(program.launchExpectations, line: 0)
  }

  /// Launches, and from then on runs the next step; nil when all have run, or one ended in an exception or a limit.
  public mutating func next() -> StepOutcome? {
    if position < 0 { return launch() }
    return goOn(inRoom: false) ? simulator.outcome : nil
  }

  /// What a step to come comes to, -1 for launch, with those before it run; nil where the run ends before it.
  package mutating func run(to step: Int) -> StepOutcome? {
    while let outcome = next() { if outcome.index >= step { return outcome } }
    return nil
  }

  /// Runs the next step, if there is one.
  @inline(never)  // `Benchmarks/run` counts what is done in it.
  mutating func goOn(inRoom keepsRoom: Bool = true) -> Bool {
    if isOver { return false }
    let step = program.steps[position]
    simulator.prepareStep(position, inRoom: keepsRoom)
    simulator.script.overriddenStyle = override.flatMap { $0.step == position ? $0.style : nil }
    simulator.run(step)
    position += 1
    finishStep(step.expectations, line: step.line)
    return true
  }

  private mutating func finishStep(_ expectations: [ExpectationID], line: Int) {
    // What a body has looked at was not the end: names may have changed since.
    if simulator.outcome.eventTexts != nil { simulator.outcome.eventTexts = nil }
    simulator.tellOfUnaskedPreferences()
    for id in expectations { simulator.check(id, .column, isInBody: false) }
    simulator.failOnException(line: line)
  }

  /// Notes at the end of the run: bodies of `on name.…` that have not run, most often because they were set too late.
  package func notesAtEnd() -> [StepNote] {
    guard position == program.steps.count, !simulator.loop.isStopped else { return [] }
    return neverRun() + simulator.rings()
  }

  /// What the file's Swift has made, nobody uses any more, and holds itself.
  func rings() -> [StepNote] { simulator.rings() }

  private func neverRun() -> [StepNote] {
    program.observers.filter { !simulator.script.hasRun.contains($0.body) }.map { observer in
      var text = "never ran after it was set"
      var name = ""
      switch observer.subject {
      case .controller(let x):
        name = hierarchy.name(of: x)
        let isAppearance =
          observer.callback == .viewDidAppear || observer.callback == .viewWillAppear
          || observer.callback == .viewIsAppearing || observer.callback == .viewDidLoad
        if observer.fromStep > 0, isAppearance, simulator.script.appearedAtLaunch.contains(x) {
          text += "; \(name) had appeared at launch"
        }
      case .object(let object): name = hierarchy.objects[Int(object.index)].name
      default: break
      }
      return StepNote(line: observer.line, text: "'\(name).\(observer.callback.eventName)' \(text)", isFailure: false)
    }
  }

  /// Gives the controller that a step presents this style first, as if the line before assigned it.
  package mutating func overrideStyle(at step: Int, style: ModalPresentationStyle) { override = (step, style) }

  /// A step counts as endless after a tenth of what ORD-34 allows: for one more run of a step that was endless already
  /// and whose length is not printed.
  package mutating func endSooner() { simulator.loop.meter.endsSooner = true }

  /// All windows as `_printHierarchy` prints them, with a final line end.
  package func hierarchyDump() -> String { String(decoding: hierarchyBytes(), as: UTF8.self) }

  /// The same as bytes: for hierarchies of any size.
  package func hierarchyBytes() -> [UInt8] {
    PrintHierarchyFormat.windows(simulator.hierarchy, program.profile.version)
  }

  /// The same line by line: to be compared, and written as a tree.
  package func printedHierarchy() -> PrintedHierarchy {
    PrintedHierarchy(simulator.hierarchy, program.profile.version)
  }

  /// Counts changes of what is printed: while it stays the same, so does `printedHierarchy()`.
  package var hierarchyRevision: Int { simulator.hierarchy.revision }

  /// Whether no step is left to run.
  public var isOver: Bool { position >= program.steps.count || simulator.loop.isStopped }

  /// Expectations that no step reached, when the run is over: each fails the scenario.
  public func unreached() -> [ExpectationFailure] {
    var result: [ExpectationFailure] = []
    for (row, wasReached) in simulator.script.reached.enumerated() where !wasReached {
      let expectation = program.expectations[row]
      result.append(
        ExpectationFailure(
          expectation: ExpectationID(row: row), line: expectation.line,
          message: simulator.loop.isStopped ? "never reached: the run had ended before" : "never reached",
          expected: expectation.text, actual: ""))
    }
    // Expectations in closures are kept after those of the statements round them.
    result.sort { ($0.line, $0.expectation?.index ?? 0) < ($1.line, $1.expectation?.index ?? 0) }
    return result
  }
}
