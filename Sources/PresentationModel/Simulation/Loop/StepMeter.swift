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
      A step ends after 1,000 transitions, 100,000 callbacks, 2,000 segues, 2,000 controllers, windows and objects that it makes, or
      1,000,000 instructions of Swift or 20,000 calls of UIKit's and assignments to its properties by Swift; after 10,000 rounds of
      loops and calls of Swift without a change of the hierarchy; and where 1,000 calls, 100 objects that make each other, 16
      comparisons by operators of the file's, or 8 bodies of methods that return a value stand inside each other. Then the scenario
      fails, with an error that names the last four callbacks or completion handlers that queued a transition, or the functions and
      loops that run, each loop with its line. A statement of Swift that makes a list, a structure or a case of more than 2,000 parts or
      100 levels, more than 24 structures inside each other, a text of more than 100,000 bytes, or a list of more than 10,000 numbers
      fails too. A file with a path of more than 200 members, with functions and closures more than 32 deep inside each other, with
      Swift that is nested deeper than 80 levels, with brackets more than 256 deep, or with a class that inherits from more than 256
      classes of the file does not run. An expectation in a body that fails is reported once a step.
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
  /// Controllers, windows and objects that its code has made.
  var made = 0
  /// Instructions of Swift that it has run.
  var instructions = 0
  /// Calls of UIKit's and assignments to its properties by Swift.
  var uikitCalls = 0
  /// Rounds of loops and calls of Swift since the hierarchy has changed, and its revision then.
  var rounds = 0
  var revision = -1
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
  mutating func restart(at revision: Int) {
    transitions = 0
    bodies = 0
    made = 0
    instructions = 0
    uikitCalls = 0
    rounds = 0
    self.revision = revision
    segues = 0
    origins.removeAll(keepingCapacity: true)
    queuers.removeAll(keepingCapacity: true)
    currentOrigin = -1
  }
}

/// An endless step is stopped (ORD-34).
extension Simulator {
  /// Counts a controller, a window or an object that code makes; false when there are too many.
  mutating func countMade() -> Bool {
    loop.meter.made += 1
    if loop.meter.made <= Simulator.madeLimit { return true }
    let limit = "2,000 controllers, windows and objects made"
    if swift.running >= 0 { stopSwift(limit, at: swift.running) } else { stop(limit: limit) }
    return false
  }

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
    var chain = (queuers.isEmpty ? origins.suffix(4) : queuers.map { origins[Int($0)] }[...]).map(text)
    if chain.isEmpty, let other { chain = [other] }
    outcome.limit = LimitReached(what: limit, chain: chain + runningLoops())
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
