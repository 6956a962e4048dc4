/// What came of a step.
public struct Outcome: Sendable {
  /// One; of a text as many as it has steps; none where nothing ran.
  private let steps: [StepOutcome]
  private let naming: Naming
  private var hierarchy: Hierarchy { Hierarchy(naming) }
  /// What was asked for and cannot be: a stack's call on a plain controller, a step of an app that has ended, a tap on
  /// an action that is not there. The statement did nothing.
  public let problems: [String]

  init(_ steps: [StepOutcome], _ hierarchy: Hierarchy, problems: [String] = []) {
    self.steps = steps
    naming = Naming(hierarchy)
    var all = problems
    for step in steps { for note in step.notes where note.isFailure { all.append(note.text) } }
    self.problems = all
  }

  /// The event log, as a scenario compares it: loading, appearance, containment, completion handlers, the user's
  /// dismissals (EVT-02). `detail.viewDidLoad`, `completion`, …
  ///
  /// Complexity: O(events).
  public var events: [String] { lines { $0.isDefault } }

  /// All that was recorded: delegates, layout, `loadView` and `deinit` too, in one order.
  public var allEvents: [String] { lines { _ in true } }

  private func lines(_ isMeant: (Event) -> Bool) -> [String] {
    let hierarchy = hierarchy
    return steps.flatMap { step in
      step.events.filter(isMeant).map { EventText.text($0, of: step, in: hierarchy) }
    }
  }

  /// What UIKit printed, line by line.
  public var console: [String] { steps.flatMap { $0.console.map { $0.text } } }

  /// The exception that UIKit threw, if any. It ends the app.
  public var exception: RaisedException? { steps.last?.exception }

  /// Set when the step would not finish: what was counted, and the bodies that kept it going (ORD-34).
  public var limit: LimitReached? { steps.last?.limit }

  /// Notes: calls on nil, gestures without effect.
  public var notes: [String] { steps.flatMap { $0.notes.map { $0.text } } }

  /// The presentation that the step accepted, the last one if there were several.
  public var presentation: PresentationState? {
    for step in steps.indices.reversed() {
      for row in steps[step].decisions.indices.reversed() {
        if let last = steps[step].decisions[row].presentation { return PresentationState(last, naming) }
      }
    }
    return nil
  }

  /// The reasons, in order: the rule, its verdict, the controller.
  public var reasons: [Reason] {
    let hierarchy = hierarchy
    return steps.flatMap { $0.trace.map { Reason($0, hierarchy) } }
  }

  /// Whether a rule or a message, `CTX-04`, `P-L01`, took a decision in the step: `expect rule` of a scenario, and its
  /// opposite `expect no rule`.
  ///
  /// Complexity: O(reasons).
  ///
  /// - Precondition: there is a rule or message of that ID: a slip in it would never be true.
  public func isDecided(by id: String) -> Bool {
    guard let known = DecisionID(id) else {
      let ids = RuleID.allCases.map { $0.text } + MessageID.allCases.map { $0.text }
      let near = nearestName(to: id, in: ids).map { ", did you mean '\($0)'?" } ?? ""
      preconditionFailure("there is no rule or message '\(id)'\(near)")
    }
    return steps.contains { $0.wasDecided(by: known) }
  }

  /// The open questions that the step rests on, `CHO-01`: what UIKit does there is not known for certain.
  public var openQuestions: [String] {
    var decided: [DecisionID] = []
    for step in steps {
      decided += step.trace.filter { $0.verdict == .decided }.map { $0.rule } + step.console.map { .message($0.id) }
    }
    let raised = steps.flatMap { $0.trace.compactMap { $0.choice } }
    return ChoiceRelevance.choices(decided: decided, raised: raised).map { $0.text }
  }
}

extension Outcome: CustomStringConvertible {
  /// What was decided, printed and thrown, in one line: `tabs presents editor for list, .pageSheet …; CTX-02, STY-01`.
  public var description: String {
    let hierarchy = hierarchy
    var parts = problems
    var rules: [String] = []
    for step in steps {
      parts += step.decisions.enumerated().map { row, decision in
        DecisionText.text(decision, in: hierarchy, because: step.gestureReason(row), isCrash: step.isCrash(row))
      }
      parts += step.console.map { $0.text }
      if let exception = step.exception { parts.append("\(exception.name): \(exception.text)") }
      if let limit = step.limit { parts.append(limit.text) }
      for entry in step.trace where entry.verdict == .decided && !rules.contains(entry.rule.text) {
        rules.append(entry.rule.text)
      }
    }
    if parts.isEmpty { parts.append("nothing was decided") }
    if !rules.isEmpty { parts.append(rules.joined(separator: ", ")) }
    return OneLine.text(parts.joined(separator: "; "))
  }
}

/// One line of reasoning: the rule, its verdict, the controller.
public struct Reason: Sendable, CustomStringConvertible {
  /// The rule's or message's ID, `CTX-04`; `presim rules CTX-04` prints it.
  public let rule: String
  /// What it said.
  public let verdict: Verdict
  /// The controller; nil where none in particular is meant.
  public let subject: Controller?
  /// Why: a sentence about the subject, without its name.
  public let text: String
  private let name: String

  init(_ entry: TraceEntry, _ hierarchy: Hierarchy) {
    rule = entry.rule.text
    verdict = entry.verdict
    subject = entry.subject.map { Controller($0, hierarchy) }
    text = BecauseText.text(entry, hierarchy)
    name = subject.map { $0.name + " " } ?? ""
  }

  /// `CTX-04: nav is a navigation controller, and …`; `STY-01: editor's modalPresentationStyle was …`
  public var description: String {
    let owner = name.isEmpty || !text.hasPrefix("its ") ? name : name.dropLast() + "'s "
    return OneLine.text("\(rule): \(owner)\(owner == name ? text : String(text.dropFirst(4)))")
  }
}
