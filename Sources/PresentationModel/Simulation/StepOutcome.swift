/// A line of the event log (EVT-01). `EventText` writes it.
package struct Event: Sendable {
  /// What happened.
  package enum Kind: Sendable {
    /// A callback on a controller, or a call to the delegate that this controller has.
    case callback(Callback, ControllerID, [Value])
    /// A completion handler was called: row in `StepOutcome.completionLabels`.
    case completion(Int32)
    /// A block ran that was given to the coordinator, which was read on this controller.
    case coordinator(CoordinatorBlock, ControllerID)
    /// The handler of an alert's action was called (DIS-15): the alert, the action's title.
    indirect case action(ControllerID, String)
    /// An unwind action was called: the controller, its name, the segue's identifier.
    indirect case unwindAction(ControllerID, String, Value)
    /// The app's own code has printed a line.
    case printed(String)
  }
  /// What happened.
  package var kind: Kind
  /// Whether it is in the set that `expect events` compares (EVT-02).
  package var isDefault: Bool
  /// The statement that caused it: row in ``StepOutcome/calls``.
  var call: Int32 = -1
}

/// A line UIKit printed.
package struct ConsoleLine: Sendable, Equatable {
  /// Which message it is.
  package var id: MessageID
  /// Its text.
  package var text: String
  /// The statement that caused it: row in ``StepOutcome/calls``.
  var call: Int32 = -1

  /// UIKit prints the same, whatever the cause.
  package static func == (a: ConsoleLine, b: ConsoleLine) -> Bool { a.id == b.id && a.text == b.text }
}

/// An exception that ended a step.
public struct RaisedException: Sendable, Equatable {
  /// Which message it is; nil for one whose text is not known.
  package var id: MessageID?
  /// `NSInvalidArgumentException`, …; empty for what ends the process without an Objective-C exception.
  public var name: String
  /// Its reason.
  public var text: String
  /// The statement that caused it: row in ``StepOutcome/calls``.
  var call: Int32 = -1
  /// The decision that it carries out: row in ``StepOutcome/decisions``; nil where nothing was to be presented.
  var decision: Int?
}

/// An endless step that was stopped (ORD-34).
public struct LimitReached: Sendable {
  /// What was counted: `1,000 transitions` or `100,000 callbacks`.
  public var what: String
  /// The last callbacks or handlers that kept it going, oldest first, as written in the log.
  public var chain: [String]

  /// Both, in a line.
  public var text: String {
    chain.isEmpty ? "stopped after \(what)" : "stopped after \(what): \(chain.joined(separator: ", "))"
  }
}

extension StepOutcome {
  /// Whether the step fails by something else than an expectation: nil that was forced, a gesture that nobody can make,
  /// an exception that nothing expects, a limit.
  var breaksOff: Bool {
    limit != nil || failures.contains { $0.expectation == nil } || notes.contains { $0.isFailure }
  }
}

/// An expectation that does not hold.
public struct ExpectationFailure: Sendable {
  /// Which one; nil for an exception that nothing expects, a limit, a nil that was forced.
  package var expectation: ExpectationID?
  /// Line of `expect`, from 1.
  public var line: Int
  /// What is wrong, in one line.
  public var message: String
  /// What the file says; several lines for blocks.
  public var expected: String
  /// What came.
  public var actual: String
  /// What came where there is nothing that could be compared: a controller of the expectation is gone, or not made yet.
  static let nothingToLookAt = "no value to compare"
  /// Makes a failure.
  package init(expectation: ExpectationID?, line: Int, message: String, expected: String, actual: String) {
    self.expectation = expectation
    self.line = line
    self.message = message
    self.expected = expected
    self.actual = actual
  }
}

/// What a step did, and whether that was expected.
public struct StepOutcome: Sendable {
  /// Row in `Program.steps`; -1 for launch.
  public var index: Int
  /// What was decided, in one line each, in order.
  package var decisions: [Decision] = [] {
    didSet {
      guard ledger.isOpen || keepsLines else { return }
      while moments.count < decisions.count {
        moments.append(DecisionMoment(call: Int(ledger.call), reasoned: ledger.entries.count))
      }
    }
  }
  /// When each decision was taken; nothing in a run without reasons.
  package internal(set) var moments: [DecisionMoment] {
    get { asides.value.moments }
    _modify { yield &asides.value.moments }
  }
  /// Whether it is kept which statement a decision belongs to, without reasons too: of Swift, answers name its lines.
  var keepsLines = false
  /// What statements did to properties, in order: kept with the reasons.
  package internal(set) var properties: [PropertyNote] {
    get { asides.value.properties }
    _modify { yield &asides.value.properties }
  }
  /// Why a gesture did nothing, by the row of its decision: kept without a trace too, because `run` prints it.
  var gestureReasons: [(row: Int, reason: TraceEntry)] {
    get { asides.value.gestureReasons }
    _modify { yield &asides.value.gestureReasons }
  }
  /// What most runs have nothing of: one word, so that an outcome is cheap to hand on.
  private var asides = Asides.none

  private struct Asides: Sendable {
    var moments: [DecisionMoment] = []
    var properties: [PropertyNote] = []
    var gestureReasons: [(row: Int, reason: TraceEntry)] = []
    var completionLabels: [String] = []
    var console: [ConsoleLine] = []
    var silences: [MessageID] = []
    var exception: RaisedException?
    var limit: LimitReached?
    var notes: [StepNote] = []
    var ways: [SwiftWay] = []
    var failures: [ExpectationFailure] = []
    var leftOut: [Int32] = []
    var files: [SwiftSource.Place] = []
    var eventTexts: EventTexts?
    var consoleTexts: NearestLines?

    static let none = Box(Asides())
  }
  /// The statements of Swift that the step has come to and left out: rows in ``SwiftCode/leftOut``.
  var leftOut: [Int32] {
    @inline(__always) _read { yield asides.value.leftOut }
    @inline(__always) _modify { yield &asides.value.leftOut }
  }
  /// The event log.
  package var events: [Event] = []
  /// Labels of the completion handlers of the step, by `Event.completion` (EVT-04).
  package var completionLabels: [String] {
    @inline(__always) _read { yield asides.value.completionLabels }
    @inline(__always) _modify { yield &asides.value.completionLabels }
  }
  /// What UIKit printed.
  package var console: [ConsoleLine] {
    @inline(__always) _read { yield asides.value.console }
    @inline(__always) _modify { yield &asides.value.console }
  }
  /// Messages that UIKit has words for in other versions, and says nothing of in this one.
  package var silences: [MessageID] {
    @inline(__always) _read { yield asides.value.silences }
    @inline(__always) _modify { yield &asides.value.silences }
  }
  /// The exception that ended the run, if any.
  public var exception: RaisedException? {
    @inline(__always) _read { yield asides.value.exception }
    @inline(__always) _modify { yield &asides.value.exception }
  }
  /// Whether an expectation of the file says that the exception is meant.
  package var exceptionIsExpected = false
  /// Set when the step was stopped as endless.
  public var limit: LimitReached? {
    @inline(__always) _read { yield asides.value.limit }
    @inline(__always) _modify { yield &asides.value.limit }
  }
  /// Calls through nil, and others that did nothing because of how they are written; `line: text`.
  package var notes: [StepNote] {
    @inline(__always) _read { yield asides.value.notes }
    @inline(__always) _modify { yield &asides.value.notes }
  }
  /// The calls that were traced.
  package var calls: [TracedCall] = []
  /// How functions of the file's Swift came to run.
  var ways: [SwiftWay] {
    @inline(__always) _read { yield asides.value.ways }
    @inline(__always) _modify { yield &asides.value.ways }
  }
  /// The reasoning, as it was kept.
  package var ledger: Ledger
  /// The reasoning.
  package var trace: [TraceEntry] { ledger.entries }
  /// Expectations that did not hold.
  public var failures: [ExpectationFailure] {
    @inline(__always) _read { yield asides.value.failures }
    @inline(__always) _modify { yield &asides.value.failures }
  }
  /// The files of Swift that the header names.
  var files: [SwiftSource.Place] {
    get { asides.value.files }
    set { asides.value.files = newValue }
  }
  /// What expectations look at, once one has: the lines of the events, and of the console.
  var eventTexts: EventTexts? {
    @inline(__always) _read { yield asides.value.eventTexts }
    @inline(__always) _modify { yield &asides.value.eventTexts }
  }
  var consoleTexts: NearestLines? {
    @inline(__always) _read { yield asides.value.consoleTexts }
    @inline(__always) _modify { yield &asides.value.consoleTexts }
  }
  /// How many expectations were checked.
  package var expectations = 0
  /// Makes an outcome without anything.
  package init(index: Int, isTracing: Bool = true) {
    self.index = index
    ledger = Ledger(isOpen: isTracing)
  }

  /// For how much there is room, about.
  var size: Int { max(events.capacity, calls.capacity, decisions.capacity, ledger.entries.capacity) }

  /// Begins again, for another step, in the same room.
  mutating func empty(index: Int, isTracing: Bool) {
    self.index = index
    keepsLines = false
    asides = Asides.none
    exceptionIsExpected = false
    expectations = 0
    if !decisions.isEmpty { decisions.removeAll(keepingCapacity: true) }
    if !events.isEmpty { events.removeAll(keepingCapacity: true) }
    if !calls.isEmpty { calls.removeAll(keepingCapacity: true) }
    ledger.empty(isOpen: isTracing)
  }

  /// Takes back a decision that has no effect in the end.
  mutating func removeDecision(at row: Int) {
    if moments.indices.contains(row) { moments.remove(at: row) }
    decisions.remove(at: row)
    if let other = exception?.decision, other > row { exception?.decision = other - 1 }
  }

  /// Whether the app ends with a decision: UIKit raises an exception, where a refusal is a line on the console.
  package func isCrash(_ row: Int) -> Bool { exception?.decision == row }

  /// Why a gesture did nothing, by the row of its decision; nil for any other decision.
  package func gestureReason(_ row: Int) -> TraceEntry? { gestureReasons.first { $0.row == row }?.reason }

  /// Whether a rule or message took a decision in this step (`expect rule`).
  package func wasDecided(by id: DecisionID) -> Bool {
    switch id {
    case .rule: trace.contains { $0.verdict == .decided && $0.rule == id }
    case .message(let message): wasSaid(message)
    }
  }

  /// How and where a rule or message decided first: `decided in line 12`, `printed '…'`.
  func wayOfDeciding(by id: DecisionID) -> String {
    switch id {
    case .rule:
      let entry = trace.first { $0.verdict == .decided && $0.rule == id }
      return "decided" + place(of: entry)
    case .message(let message):
      if let line = console.first(where: { $0.id == message }) { return "came: UIKit printed '\(line.text)'" }
      if let exception, exception.id == message { return "came: UIKit threw '\(exception.text)'" }
      return "applied" + place(of: ledger.silences.first { $0.silence == message })
    }
  }

  /// ` in line 12`, ` at launch`; for what UIKit does by itself only the step is known.
  private func place(of entry: TraceEntry?) -> String {
    let row = entry.map { Int($0.call) } ?? -1
    let line = calls.indices.contains(row) ? calls[row].line : 0
    return line > 0 ? " in line \(line)" : index < 0 ? " at launch" : " in this step"
  }

  /// Whether UIKit said it, or did without a word what a silent one describes.
  private func wasSaid(_ id: MessageID) -> Bool {
    if console.contains(where: { $0.id == id }) || exception?.id == id { return true }
    return silences.contains(id) || ledger.silences.contains { $0.silence == id }
  }
}

/// A note of a step that is no console line: a call through nil, a forced unwrap of nil.
package struct StepNote: Sendable {
  /// Line in the source.
  package var line: Int
  /// What happened.
  package var text: String
  /// Whether it fails the scenario (`!` on nil).
  package var isFailure: Bool
  /// Of Swift: how its function came to run, row in ``StepOutcome/ways``.
  var way: Int32 = -1
}

/// The state when a decision was taken: the hierarchy changes afterwards, explanations describe that moment.
package struct DecisionMoment: Sendable {
  /// The call to which it belongs: row in ``StepOutcome/calls``; -1 for what UIKit does by itself.
  package var call: Int
  /// How much had been reasoned.
  package var reasoned: Int
  /// What was presented over the container that changes.
  package var cover: ControllerID?
}

/// What a statement did to a property of a controller: explanations of later steps point back to it.
package struct PropertyNote: Sendable {
  /// What it did.
  package enum Act: Sendable {
    /// The property was assigned this.
    case assigned(Value)
    /// Reading the property fixed the style of that moment (STY-04).
    case fixesStyle
  }
  /// The controller.
  package var controller: ControllerID
  /// Which property.
  package var property: Property
  /// What was done.
  package var act: Act
  /// Line in the source; 0 for what a segue sets.
  package var line: Int
  /// How much had been reasoned before.
  package var moment: Int
}
