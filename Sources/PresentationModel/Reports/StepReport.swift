/// What one step came to, in words: what `run` and `explain` print.
package struct StepReport: JSONConvertible {
  /// UIKit's console line or exception, with the rule that words it.
  package struct Message: JSONConvertible, Equatable {
    /// `P-L01`; nil where the text is not known.
    package let id: String?
    /// Name of the exception.
    package var name: String?
    /// The text.
    package let text: String
    /// How well it is known.
    package let grade: String
    /// For Swift: the statement that caused it, `line 14, in HomeViewController.didTapLogin(), from line 30`.
    package var place: String?

    /// Of an exception: its name and, where they are known, its words.
    package var line: String { [name ?? "", text].filter { !$0.isEmpty }.joined(separator: ": ") }

    package static func == (a: Message, b: Message) -> Bool {
      a.id == b.id && a.name == b.name && a.text == b.text && a.grade == b.grade
    }

    package var json: JSONValue {
      [
        "id": id?.json,
        "name": name?.json,
        "text": text.json,
        "grade": grade.json,
        "place": place?.json,
      ]
    }
  }
  /// A further note of the step.
  package struct Note: JSONConvertible, Equatable {
    /// Line in the file.
    package let line: Int
    /// What.
    package let text: String

    /// Where nothing is on screen: what to write.
    static func atLaunch(of runner: ScenarioRunner) -> [Note] {
      let program = runner.program
      guard runner.hierarchy.windows.isEmpty, program.swift.assumedOutline == nil else { return [] }
      guard let first = program.outline.names.first else {
        return program.steps.isEmpty && program.swift.isEmpty
          ? [
            Note(
              line: 0, text: "the file has no window and no step: 'presim new' prints a scenario to begin with")
          ] : []
      }
      return [
        Note(
          line: 0,
          text: "nothing is on screen: the file has no line 'window', with '\(first): …' indented below it")
      ]
    }

    /// The notes at the end of a run: bodies that never ran.
    package static func atEnd(of runner: ScenarioRunner) -> [Note] {
      runner.notesAtEnd().map { Note(line: $0.line, text: $0.text) }
        + (runner.program.skippedLines.map { [Note(line: 0, text: $0)] } ?? [])
    }

    package var json: JSONValue {
      ["line": line.json, "text": text.json]
    }
  }

  /// What UIKit does here without a word: presim's own note, never UIKit's.
  package struct Silence: JSONConvertible, Equatable {
    /// `A-S01`.
    package let id: String
    /// The candidate; nil where none in particular is meant.
    package let candidate: String?
    /// What happens.
    package let text: String

    /// What of it is said once in a file: a duty that is left out is said of each view controller.
    package var toldAs: String { id == MessageID.cs02.text ? text : id }

    package var json: JSONValue {
      ["id": id.json, "candidate": candidate?.json, "text": text.json]
    }
  }

  /// A line that the app's own code has printed.
  package struct Printed: JSONConvertible, Equatable {
    /// Its text; `\(user.name)` stands in it as it is written where presim does not know the value.
    package let text: String
    /// `line 14, in HomeViewController.didTapLogin(), from line 30`; nil for a step of the file itself.
    package let place: String?

    package static func == (a: Printed, b: Printed) -> Bool { a.text == b.text }

    package var json: JSONValue { ["text": text.json, "place": place?.json] }
  }

  /// A line of the event log.
  package struct EventLine: JSONConvertible {
    /// As `expect events` writes it.
    package let text: String
    /// Whether `expect events` compares it (EVT-02).
    package let isDefault: Bool
    /// Whether the file has an override or a body of it, so that `run --events` shows it all the same.
    package let isObserved: Bool
    /// The same as data.
    let kind: String
    let controller: String?
    let callback: String?
    let arguments: [String]
    /// The statement of the file that caused it; nil for what comes by itself.
    let call: CallPlace?
    /// Whether it is what the app's own code prints.
    var isPrinted: Bool { kind == "print" }

    package var json: JSONValue {
      [
        "text": text.json,
        "isDefault": isDefault.json,
        "kind": kind.json,
        "controller": controller?.json,
        "callback": callback?.json,
        "arguments": arguments.isEmpty ? nil : arguments.json,
        "call": call?.json,
      ]
    }
  }

  /// Line in the file; 0 for launch.
  package let line: Int
  /// The last line of the call.
  package let endLine: Int
  /// The call as written; `launch`.
  package let source: String
  /// What was decided, in order.
  package let decisions: [DecisionReport]
  /// UIKit's console lines.
  package let console: [Message]
  /// What the app's own code has printed.
  package let printed: [Printed]
  /// What UIKit says nothing of.
  package let silences: [Silence]
  /// The exception that ended the run.
  package let exception: Message?
  /// Why it was stopped, if it did not settle.
  package let limit: String?
  /// Calls through nil and the like.
  package let notes: [Note]
  /// The event log; nil if it was not asked for.
  package let events: [EventLine]?
  /// Rules and messages that decided, each once.
  package let rules: [RuleReference]
  /// Open questions that it rests on.
  package let choices: [String]
  /// How many expectations were checked.
  package let expectations: Int
  /// Those that did not hold.
  package var failures: [FailureReport]
  /// Where nothing was decided: what came of the calls, as `explain` says it.
  package var results: [String] = []
  /// Under `rules docs` what UIKit gives today, where that is something else.
  package var today: String?
  /// Under `rules docs` what of the documents is not followed in this step.
  package var notFollowed: [String] = []
  /// Whether a decision has said that the app ends.
  let crashes: Bool
  /// Whether it sets something, and calls nothing.
  let isSetting: Bool
  /// The hierarchy afterwards; nil where it is not kept.
  package var hierarchy: HierarchyReport?
  /// What is on its way; empty for people, and after an exception.
  let transitions: [JSONValue]
  /// The controllers that have left the hierarchy, each with its class; of several that leave together the container.
  package let gone: [String]
  /// Whether a document has it.
  package var showsHierarchy = true {
    didSet { if !showsHierarchy { hierarchy?.world = nil } }
  }

  /// Puts an outcome into words; `runner` has just made it. A hierarchy that was looked at already is taken as it is.
  package init(
    _ outcome: StepOutcome, of file: ScenarioFile, in runner: ScenarioRunner, withEvents: Bool,
    keepsHierarchy: Bool = true, hierarchy: HierarchyReport? = nil, isDocument: Bool = false
  ) {
    let program = runner.program
    if outcome.index >= 0 {
      line = program.steps[outcome.index].line
      source = file.text(program.steps[outcome.index].range)
      isSetting = program.isSetting(program.steps[outcome.index])
    } else {
      isSetting = false
      line = 0
      source = "launch"
    }
    endLine = line + source.utf8.count { $0 == UInt8(ascii: "\n") }
    let most = EndlessChain.most(of: outcome)
    let isBegun = program.holdsOpen(outcome.index)
    decisions = outcome.decisions.prefix(most).enumerated().map { row, decision in
      DecisionReport(
        decision, in: runner.hierarchy, because: outcome.gestureReason(row), isCrash: outcome.isCrash(row),
        isBegun: isBegun, at: outcome.place(ofDecision: row))
    }
    crashes = outcome.exception?.decision.map { $0 < most } ?? false
    console = outcome.console.prefix(most).map {
      Message(id: $0.id.text, text: $0.text, grade: $0.id.message.grade.text, place: outcome.place(of: $0))
    }
    printed = outcome.events.prefix(most).compactMap { event in
      guard case .printed(let text) = event.kind else { return nil }
      return Printed(text: text, place: outcome.place(ofCall: Int(event.call)))
    }
    let silent = Self.silences(of: outcome, in: runner)
    silences = Array(silent.prefix(most))
    exception = outcome.exception.map {
      Message(
        id: $0.id?.text, name: $0.name.isEmpty ? nil : $0.name, text: $0.text,
        grade: ($0.id?.message.grade ?? .inferred).text, place: outcome.place(of: $0))
    }
    limit = outcome.limit?.text
    // Those that fail the scenario are among the failures.
    let told = outcome.notes.filter { !$0.isFailure }
    notes =
      (outcome.index < 0 ? Note.atLaunch(of: runner) : [])
      + told.prefix(most).map { Note(line: $0.line, text: $0.text) }
      + EndlessChain.more(of: outcome, told.count, Set(silent.map { $0.text }).count, withEvents, at: max(1, line))
    events = withEvents ? Self.events(of: outcome, in: runner) : nil
    let deciders = Self.deciders(in: outcome)
    rules = deciders.map(RuleReference.init)
    if program.profile.isDocuments {
      // Who is asked and presents itself is the presenting view controller by every reading (CTX-02).
      let isPassedOn = outcome.decisions.contains {
        if case .presents(let presentation, _) = $0 { presentation.source != presentation.presenter } else { false }
      }
      notFollowed = DocumentDifference.notFollowed(where: deciders.filter { isPassedOn || $0 != .rule(.ctx02) })
    }
    // Without the reasoning they are unknown, and not printed.
    choices =
      outcome.ledger.isOpen
      ? ChoiceRelevance.choices(decided: deciders, raised: outcome.trace.compactMap { $0.choice }).map { $0.text } : []
    expectations = outcome.expectations
    failures = FailureReport.all(in: outcome, of: program)
    self.hierarchy = hierarchy ?? (keepsHierarchy ? HierarchyReport(runner.printedHierarchy()) : nil)
    transitions = isDocument && outcome.exception == nil ? TransitionFacts.json(runner.simulator.world) : []
    if isDocument { self.hierarchy?.world = runner.simulator.world }
    gone = (hierarchy?.gone ?? []).prefix(most).map { ControllerText.text($0, in: runner.hierarchy) }
  }

  private static func events(of outcome: StepOutcome, in runner: ScenarioRunner) -> [EventLine] {
    outcome.events.prefix(EndlessChain.most(of: outcome)).map {
      EventLine($0, of: outcome, in: runner)
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
      // Another call of the step has taken the presenter's view away.
      if id == .as01, let presenter = entry.silentNames.controllers.first, disappears(presenter, in: outcome) {
        continue
      }
      // What the old root presents is dismissed further down in the same step.
      if id == .x02, let presented = entry.silentNames.controllers.first,
        runner.hierarchy.presentations[presented] == nil || runner.hierarchy.isDismissing(presented)
      {
        continue
      }
      add(
        Silence(
          id: id.text, candidate: entry.subject.map { ControllerText.name($0, in: runner.hierarchy) },
          text: SilentNoteText.text(entry, runner.hierarchy) ?? BecauseText.text(entry, runner.hierarchy)))
    }
    for id in outcome.silences { add(Silence(id: id.text, candidate: nil, text: id.message.effect)) }
    return result
  }

  private static func disappears(_ x: ControllerID, in outcome: StepOutcome) -> Bool {
    outcome.events.contains { if case .callback(.viewWillDisappear, x, _) = $0.kind { true } else { false } }
  }

  /// Whether the two have the same decisions, whatever the hierarchy.
  package func hasSameDecisions(as other: StepReport) -> Bool {
    decisions == other.decisions && console == other.console && exception == other.exception
  }

  /// Whether `run` prints the same as under another version, apart from the hierarchy.
  package func says(as other: StepReport) -> Bool {
    hasSameDecisions(as: other) && limit == other.limit && notes == other.notes && printed == other.printed
      && events?.filter { $0.isDefault }.map { $0.text } == other.events?.filter { $0.isDefault }.map { $0.text }
      && failures.count == other.failures.count && zip(failures, other.failures).allSatisfy { $0.isSame(as: $1) }
  }

  /// Rules and messages that decided, each once, in order.
  package static func deciders(in outcome: StepOutcome) -> [DecisionID] {
    // Few decide in a step: an array of them is searched sooner than a set is made.
    var result: [DecisionID] = []
    func add(_ id: DecisionID) { if !result.contains(id) { result.append(id) } }
    for entry in outcome.trace where entry.verdict == .decided { add(entry.rule) }
    for line in outcome.console { add(.message(line.id)) }
    if let id = outcome.exception?.id { add(.message(id)) }
    return result
  }

  package var json: JSONValue {
    [
      "line": line.json,
      "endLine": endLine.json,
      "source": source.json,
      "decisions": decisions.json,
      "today": today?.json,
      "console": console.json,
      "printed": printed.isEmpty ? nil : printed.json,
      "silences": silences.json,
      "exception": exception?.json,
      "limit": limit?.json,
      "notes": notes.json,
      "events": events?.json,
      "rules": rules.json,
      "choices": choices.json,
      "expectations": expectations.json,
      "failures": failures.json,
      "hierarchy": showsHierarchy ? hierarchy?.json : nil,
      "transitions": transitions.isEmpty ? nil : .array(transitions),
    ]
  }
}
