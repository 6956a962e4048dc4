enum EndlessStepIsStopped: Rule {
  static let id = RuleID.ord34
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static func judge() -> Finding<Void> { decides((), on: nil, .title) }

  static let entry = RuleEntry(
    title: "A step that does not finish is stopped",
    inShort: """
      A test in which callbacks keep starting new transitions is stopped, and the error names the callbacks that \
      kept it going.
      """,
    statement: """
      After 1,000 transitions, 100,000 callbacks or 2,000 controllers made by callbacks within one step, or when bodies of methods
      that return a value are nested more than 8 deep, the scenario fails, with an error that names the last four callbacks or completion
      handlers that queued one. An expectation in a body that fails is reported once a step.
      """,
    evidence: [
      .convention("presim (an app would loop for ever).")
    ],
    example: """
      `on a.viewDidAppear { a.present(b, animated: false) { a.dismiss(animated: false) } }`, b full screen.
      """)
}

/// What ORD-34 counts, and the code that has kept the step going.
struct StepMeter: Sendable {
  /// Transitions that the step has begun.
  var transitions = 0
  /// Bodies that it has run.
  var bodies = 0
  /// Controllers that its callbacks have made.
  var controllers = 0
  /// Segues that it has performed.
  var segues = 0
  /// Whether a tenth of what ORD-34 allows is enough: for trials of a file that was stopped already.
  var endsSooner = false
  /// Callbacks and handlers whose bodies have run in this step.
  var origins: [Origin] = []
  /// The one of them that runs now; -1 outside bodies.
  var currentOrigin: Int32 = -1
  /// The last four of them that queued a transition.
  var queuers: [Int32] = []
  /// How deep objects that class bodies make are nested at the moment.
  var makingDepth = 0
  /// How many delegates are being asked: one may be asked while a body of another's method runs.
  var askingDepth = 0

  /// Begins to count for a new step.
  mutating func restart() {
    transitions = 0
    bodies = 0
    controllers = 0
    segues = 0
    origins.removeAll(keepingCapacity: true)
    queuers.removeAll(keepingCapacity: true)
    currentOrigin = -1
  }
}

/// An endless step is stopped (ORD-34).
extension Simulator {
  /// Transitions that one step may begin before it counts as endless (ORD-34).
  static let transitionLimit = 1_000
  /// Bodies of callbacks and handlers that one step may run before it counts as endless.
  static let bodyLimit = 100_000
  /// Bodies for which every reason is kept.
  static let keptBodies = 10_000

  /// How deeply class bodies may make objects whose class bodies make objects.
  static let makingLimit = 100
  /// Controllers that callbacks of one step may make before it counts as endless.
  static let madeLimit = 2_000
  /// How deeply delegate methods may be called inside bodies of other delegates' methods: each uses the machine's
  /// stack.
  static let askingLimit = 8

  /// Counts a transition of the step; false when there are too many.
  mutating func countTransition() -> Bool {
    loop.meter.transitions += 1
    let limit = loop.meter.endsSooner ? Simulator.transitionLimit / 10 : Simulator.transitionLimit
    if loop.meter.transitions <= limit { return true }
    stop(limit: "1,000 transitions", by: loop.meter.queuers)
    return false
  }

  /// Counts a body that is to run; returns its row among the step's.
  mutating func runs(_ origin: Origin) -> Int32 {
    loop.meter.origins.append(origin)
    loop.meter.bodies += 1
    if loop.meter.bodies == Simulator.keptBodies { outcome.ledger.becomesThrifty() }
    let limit = loop.meter.endsSooner ? Simulator.bodyLimit / 10 : Simulator.bodyLimit
    if loop.meter.bodies > limit { stop(limit: "100,000 callbacks") }
    return Int32(truncatingIfNeeded: loop.meter.origins.count - 1)
  }

  /// Ends an endless step, and names the bodies that kept it going: for transitions the last four that queued one.
  /// Where no body did, `other` says what else has.
  mutating func stop(limit: String, by queuers: [Int32] = [], else other: String? = nil) {
    outcome.ledger.note(EndlessStepIsStopped.judge())
    let origins = loop.meter.origins
    let chain = queuers.isEmpty ? origins.suffix(4) : queuers.map { origins[Int($0)] }[...]
    outcome.limit = LimitReached(what: limit, chain: chain.isEmpty ? other.map { [$0] } ?? [] : chain.map(text))
    loop.isStopped = true
  }

  /// An origin as the event log writes it.
  private func text(_ origin: Origin) -> String {
    switch origin {
    case .handler(let label): return label
    case .callback(let x, let callback):
      let name = hierarchy.name(of: x)
      return "\(name.isEmpty ? "<\(hierarchy.className(of: x))>" : name).\(callback.eventName)"
    }
  }
}
