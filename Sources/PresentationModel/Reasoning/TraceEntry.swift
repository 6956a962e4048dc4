/// The verdict of a rule on a candidate.
public enum Verdict: UInt8, Sendable {
  /// The rule decided: taken, refused, chosen.
  case decided
  /// The rule was asked and did not apply to this candidate; the next one is looked at.
  case passedOver
  /// The rule was asked and does not hold here.
  case declined
  /// Would have been asked, had nothing before it decided.
  case notReached
}

/// One line of reasoning: the rule, its verdict, and the candidate. No text: `BecauseText` writes it.
public struct TraceEntry: Sendable {
  /// The call or event that it belongs to: row in `StepOutcome.calls`.
  public var call: Int32
  /// What it is about.
  public var question: Question
  /// The rule or message.
  public var rule: DecisionID
  /// What was said.
  public var verdict: Verdict
  /// The candidate.
  public var subject: ControllerID?
  /// Why.
  public var because: Because
  /// What its sentence names that is no ID.
  public var name: Value?
  /// The message that says that UIKit does this without a word.
  public var silence: MessageID?
  /// The controllers that presim's note on that names.
  public var silentNames = SilentNames()
  /// What that note names that is no controller alone: a path, a list.
  public var silentValue: Value?
  /// The open question that it rests on.
  public var choice: ChoiceID?
  /// The part of the rule that it rests on.
  public var part = RulePart.claim

  /// What of its rule it rests on.
  public var use: RuleUse { RuleUse(part: part, choice: choice) }
}

/// A call whose decisions are traced.
public struct TracedCall: Sendable {
  /// Line in the source, 0 for launch.
  public var line: Int
  /// Whether it is an expectation, which only looks.
  public var isExpectation = false
  /// Its place in the source; nil for what UIKit does by itself (launch, the end of a transition).
  public var range: ByteRange?
  /// Of Swift: how its function came to run, row in ``StepOutcome/ways``; -1 for statements of the file.
  public var way: Int32 = -1
}
