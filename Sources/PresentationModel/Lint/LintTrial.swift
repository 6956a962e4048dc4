/// Tries cures on copies of a program: one is offered only where the rule falls silent on the copy, and the engine that
/// runs it meets no more trouble than before.
struct LintTrial {
  private let program: Program
  /// What running the program as it is has met, once somebody wants to know.
  private var asItIs: Experience?
  /// How much may still be spent, in controllers and statements: a file of any size is linted in time that grows with
  /// it, and a small one never goes without a cure.
  private var allowance: Int
  private let price: Int
  /// How many cures could not be tried any more.
  private(set) var untried = 0

  /// The least that may be spent on a file: some hundred trials of a small one.
  private static let leastAllowance = 60_000

  init(_ program: Program) {
    self.program = program
    let statements = program.bodies.reduce(0) { $0 + $1.instructions.count }
    price = program.outline.names.count + statements + 100
    allowance = Self.leastAllowance + 2 * price
  }

  /// Whether one of the ways to cure a finding works.
  mutating func works(_ suspicion: LintSuspicion) -> Bool {
    guard let cure = suspicion.cure else { return false }
    guard allowance >= price else {
      untried += 1
      return false
    }
    return cure.ways.contains { works($0, against: suspicion.finding) }
  }

  private mutating func works(_ edits: [LintEdit], against finding: LintFinding) -> Bool {
    guard allowance >= price else { return false }
    allowance -= price
    let copy = program.edited(edits)
    let before = asItIs ?? Experience(of: program)
    asItIs = before
    let after = Experience(of: copy)
    let moved = copy.steps.count - program.steps.count
    guard after.hasEnded(before.steps), after.trouble(upTo: before.troubles.count + moved) <= before.trouble else {
      return false
    }
    // What has to be done in a handler, or from the start, has worked when that has run.
    if edits.count == 1, case .moveIntoHandler(let site, of: let call, as: _) = edits[0], site == call {
      return after.completions > before.completions
    }
    if edits.count == 1, case .observeFromTheStart(let body) = edits[0] { return after.hasRun.contains(body) }
    return !Linter.suspicions(in: copy, only: finding.id).contains { $0.finding.range == finding.range }
  }
}

/// What a run has met.
private struct Experience {
  /// Console lines, exceptions, refusals and limits of launch and of each step, up to where the run has ended.
  var troubles: [Int] = []
  /// How many steps have ended.
  var steps = 0
  /// How many completion handlers were called.
  var completions = 0
  /// The bodies of `on name.…` that have run.
  var hasRun = IDSet<BodyID>()

  /// Runs a program to its end.
  init(of program: Program) {
    var simulator = Simulator(program: program, isTracing: false)
    simulator.currentStep = -1
    simulator.launch()
    add(simulator.outcome)
    for (row, step) in program.steps.enumerated() where !simulator.isStopped {
      simulator.prepareStep(row)
      simulator.run(step)
      add(simulator.outcome)
      if !simulator.isStopped { steps += 1 }
    }
    hasRun = simulator.hasRun
  }

  /// All that was met.
  var trouble: Int { trouble(upTo: troubles.count) }

  /// What was met in launch and the first steps.
  func trouble(upTo count: Int) -> Int { troubles.prefix(count).reduce(0, +) }

  func hasEnded(_ count: Int) -> Bool { steps >= count }

  private mutating func add(_ outcome: StepOutcome) {
    var count = outcome.console.count
    if outcome.exception != nil { count += 1 }
    if outcome.limit != nil { count += 1 }
    for decision in outcome.decisions { if case .refused = decision { count += 1 } }
    for note in outcome.notes where note.isFailure { count += 1 }
    troubles.append(count)
    for event in outcome.events { if case .completion = event.kind { completions += 1 } }
  }
}
