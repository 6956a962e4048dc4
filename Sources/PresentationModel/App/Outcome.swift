/// What came of a step.
public struct Outcome: Sendable {
  private let step: StepOutcome
  private let naming: Naming
  private var hierarchy: Hierarchy { Hierarchy(naming) }

  init(_ step: StepOutcome, _ hierarchy: Hierarchy) {
    self.step = step
    naming = Naming(hierarchy)
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
    return step.events.filter(isMeant).map { EventText.text($0, of: step, in: hierarchy) }
  }

  /// What UIKit printed, line by line.
  public var console: [String] { step.console.map { $0.text } }

  /// The exception that UIKit threw, if any. It ends the app.
  public var exception: RaisedException? { step.exception }

  /// Set when the step would not finish: what was counted, and the bodies that kept it going (ORD-34).
  public var limit: LimitReached? { step.limit }

  /// Notes: calls on nil, gestures without effect.
  public var notes: [String] { step.notes.map { $0.text } }

  /// The presentation that the step accepted, the last one if there were several.
  public var presentation: Presentation? { step.decisions.compactMap { $0.presentation }.last }

  /// The reasons, in order: the rule, its verdict, the controller.
  public var reasons: [Reason] {
    let hierarchy = hierarchy
    return step.trace.map { Reason($0, hierarchy) }
  }

  /// Whether a rule or a message, `CTX-04`, `P-L01`, took a decision in the step: `expect rule` of a scenario, and its
  /// opposite `expect no rule`.
  ///
  /// Complexity: O(reasons).
  public func isDecided(by id: String) -> Bool { DecisionID(id).map { step.wasDecided(by: $0) } ?? false }

  /// The open questions that the step rests on, `CHO-01`: what UIKit does there is not known for certain.
  public var openQuestions: [String] {
    let decided = step.trace.filter { $0.verdict == .decided }.map { $0.rule } + step.console.map { .message($0.id) }
    return ChoiceRelevance.choices(decided: decided, raised: step.trace.compactMap { $0.choice }).map { $0.text }
  }
}

/// One line of reasoning: the rule, its verdict, the controller.
public struct Reason: Sendable, CustomStringConvertible {
  /// The rule's or message's ID, `CTX-04`; `presim rules CTX-04` prints it.
  public let rule: String
  /// What it said.
  public let verdict: Verdict
  /// The controller; nil where none in particular is meant.
  public let subject: ControllerID?
  /// Why: a sentence about the subject, without its name.
  public let text: String
  private let name: String

  init(_ entry: TraceEntry, _ hierarchy: Hierarchy) {
    rule = entry.rule.text
    verdict = entry.verdict
    subject = entry.subject
    text = BecauseText.text(entry, hierarchy)
    name = entry.subject.map { EventText.name($0, hierarchy) + " " } ?? ""
  }

  /// `CTX-04: nav is a navigation controller, and …`
  public var description: String { "\(rule): \(name)\(text)" }
}
