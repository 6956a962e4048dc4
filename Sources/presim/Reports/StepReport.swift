import PresentationModel

/// What one step came to, in words: what `run` and `explain` print.
struct StepReport: Encodable {
  /// UIKit's console line or exception, with the rule that words it.
  struct Message: Encodable, Equatable {
    /// `P-L01`; nil where the text is not known.
    let id: String?
    /// Name of the exception.
    var name: String?
    /// The text.
    let text: String
    /// How well it is known.
    let grade: String
    /// For Swift: the statement that caused it, `line 14, in HomeViewController.didTapLogin(), from line 30`.
    var place: String?

    /// Of an exception: its name and, where they are known, its words.
    var line: String { [name ?? "", text].filter { !$0.isEmpty }.joined(separator: ": ") }

    static func == (a: Message, b: Message) -> Bool {
      a.id == b.id && a.name == b.name && a.text == b.text && a.grade == b.grade
    }
  }
  /// A further note of the step.
  struct Note: Encodable, Equatable {
    /// Line in the file.
    let line: Int
    /// What.
    let text: String

    /// The notes at the end of a run: bodies that never ran.
    static func atEnd(of runner: ScenarioRunner) -> [Note] {
      runner.notesAtEnd().map { Note(line: $0.line, text: $0.text) }
        + (runner.program.skippedLines.map { [Note(line: 0, text: $0)] } ?? [])
    }
  }

  /// What UIKit does here without a word: presim's own note, never UIKit's.
  struct Silence: Encodable, Equatable {
    /// `A-S01`.
    let id: String
    /// The candidate; nil where none in particular is meant.
    let candidate: String?
    /// What happens.
    let text: String
  }

  /// A line of the event log.
  struct EventLine: Encodable {
    /// As `expect events` writes it.
    let text: String
    /// Whether `expect events` compares it (EVT-02).
    let isDefault: Bool
  }

  /// Line in the file; 0 for launch.
  let line: Int
  /// The call as written; `launch`.
  let source: String
  /// What was decided, in order.
  let decisions: [DecisionReport]
  /// UIKit's console lines.
  let console: [Message]
  /// What UIKit says nothing of.
  let silences: [Silence]
  /// The exception that ended the run.
  let exception: Message?
  /// Why it was stopped, if it did not settle.
  let limit: String?
  /// Calls through nil and the like.
  let notes: [Note]
  /// The event log; nil if it was not asked for.
  let events: [EventLine]?
  /// Rules and messages that decided, each once.
  let rules: [RuleReference]
  /// Open questions that it rests on.
  let choices: [String]
  /// How many expectations were checked.
  let expectations: Int
  /// Those that did not hold.
  var failures: [FailureReport]
  /// The hierarchy afterwards; nil where it is not kept.
  let hierarchy: HierarchyReport?
  /// The controllers that have left the hierarchy, each with its class; of several that leave together the container.
  let gone: [String]
  /// Whether a document has it.
  var showsHierarchy = true

  /// Puts an outcome into words; `runner` has just made it. A hierarchy that was looked at already is taken as it is.
  init(
    _ outcome: StepOutcome, of file: ScenarioFile, in runner: ScenarioRunner, withEvents: Bool,
    keepsHierarchy: Bool = true, hierarchy: HierarchyReport? = nil
  ) {
    let program = runner.program
    if outcome.index >= 0 {
      line = program.steps[outcome.index].line
      source = file.text(program.steps[outcome.index].range)
    } else {
      line = 0
      source = "launch"
    }
    let most = EndlessChain.most(of: outcome)
    decisions = outcome.decisions.prefix(most).enumerated().map { row, decision in
      DecisionReport(
        decision, in: runner.hierarchy, because: outcome.gestureReason(row), at: outcome.place(ofDecision: row))
    }
    console = outcome.console.prefix(most).map {
      Message(id: $0.id.text, text: $0.text, grade: $0.id.message.grade.text, place: outcome.place(of: $0))
    }
    silences = Self.silences(of: outcome, in: runner)
    exception = outcome.exception.map {
      Message(
        id: $0.id?.text, name: $0.name, text: $0.text,
        grade: ($0.id?.message.grade ?? .inferred).text, place: outcome.place(of: $0))
    }
    limit = outcome.limit?.text
    // Those that fail the scenario are among the failures.
    let told = outcome.notes.filter { !$0.isFailure }
    notes =
      told.prefix(most).map { Note(line: $0.line, text: $0.text) }
      + EndlessChain.more(of: outcome, told.count, withEvents, at: max(1, line))
    events = withEvents ? Self.events(of: outcome, in: runner) : nil
    let deciders = Self.deciders(in: outcome)
    rules = deciders.map(RuleReference.init)
    // Without the reasoning they are unknown, and not printed.
    choices =
      outcome.ledger.isOpen
      ? ChoiceRelevance.choices(decided: deciders, raised: outcome.trace.compactMap(\.choice)).map(\.text) : []
    expectations = outcome.expectations
    failures = FailureReport.all(in: outcome, of: program)
    self.hierarchy = hierarchy ?? (keepsHierarchy ? HierarchyReport(runner.printedHierarchy()) : nil)
    gone = (hierarchy?.gone ?? []).prefix(most).map { ControllerText.text($0, in: runner.hierarchy) }
  }

  private static func events(of outcome: StepOutcome, in runner: ScenarioRunner) -> [EventLine] {
    outcome.events.prefix(EndlessChain.most(of: outcome)).map {
      EventLine(text: EventText.text($0, of: outcome, in: runner.hierarchy), isDefault: $0.isDefault)
    }
  }

  /// The notes on silent failures, each sentence once.
  private static func silences(of outcome: StepOutcome, in runner: ScenarioRunner) -> [Silence] {
    var result: [Silence] = []
    func add(_ silence: Silence) { if !result.contains(silence) { result.append(silence) } }
    for entry in outcome.ledger.silences {
      let row = Int(entry.call)
      // What an expectation reads changes nothing.
      guard let id = entry.silence, id.message.isSilent,
        !(outcome.calls.indices.contains(row) && outcome.calls[row].isExpectation)
      else { continue }
      add(
        Silence(
          id: id.text, candidate: entry.subject.map { ControllerText.name($0, in: runner.hierarchy) },
          text: SilentNoteText.text(entry, runner.hierarchy) ?? BecauseText.text(entry, runner.hierarchy)))
    }
    for id in outcome.silences { add(Silence(id: id.text, candidate: nil, text: id.message.effect)) }
    return result
  }

  /// Whether the two have the same decisions, whatever the hierarchy.
  func hasSameDecisions(as other: StepReport) -> Bool {
    decisions == other.decisions && console == other.console && exception == other.exception
  }

  /// Whether `run` prints the same as under another version, apart from the hierarchy.
  func says(as other: StepReport) -> Bool {
    hasSameDecisions(as: other) && limit == other.limit && notes == other.notes
      && events?.filter(\.isDefault).map(\.text) == other.events?.filter(\.isDefault).map(\.text)
      && failures.count == other.failures.count && zip(failures, other.failures).allSatisfy { $0.isSame(as: $1) }
  }

  private enum CodingKeys: String, CodingKey {
    case line, source, decisions, console, silences, exception, limit, notes, events, rules, choices, expectations,
      failures
    case hierarchy
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(line, forKey: .line)
    try container.encode(source, forKey: .source)
    try container.encode(decisions, forKey: .decisions)
    try container.encode(console, forKey: .console)
    try container.encode(silences, forKey: .silences)
    try container.encodeIfPresent(exception, forKey: .exception)
    try container.encodeIfPresent(limit, forKey: .limit)
    try container.encode(notes, forKey: .notes)
    try container.encodeIfPresent(events, forKey: .events)
    try container.encode(rules, forKey: .rules)
    try container.encode(choices, forKey: .choices)
    try container.encode(expectations, forKey: .expectations)
    try container.encode(failures, forKey: .failures)
    if showsHierarchy { try container.encodeIfPresent(hierarchy, forKey: .hierarchy) }
  }

  /// Rules and messages that decided, each once, in order.
  static func deciders(in outcome: StepOutcome) -> [DecisionID] {
    var seen: Set<DecisionID> = []
    var result: [DecisionID] = []
    func add(_ id: DecisionID) { if seen.insert(id).inserted { result.append(id) } }
    for entry in outcome.trace where entry.verdict == .decided { add(entry.rule) }
    for line in outcome.console { add(.message(line.id)) }
    if let id = outcome.exception?.id { add(.message(id)) }
    return result
  }
}
