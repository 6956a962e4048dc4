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
package struct TraceEntry: Sendable {
  /// The call or event that it belongs to: row in `StepOutcome.calls`.
  package var call: Int32
  /// What it is about.
  package var question: Question
  /// The rule or message.
  package var rule: DecisionID
  /// What was said.
  package var verdict: Verdict
  /// The candidate.
  package var subject: ControllerID?
  /// Why.
  package var because: Because
  /// What its sentence names that is no ID.
  package var name: Value?
  /// The message that says that UIKit does this without a word.
  package var silence: MessageID?
  /// The controllers that presim's note on that names.
  package var silentNames = SilentNames()
  /// What that note names that is no controller alone: a path, a list.
  package var silentValue: Value?
  /// The open question that it rests on.
  package var choice: ChoiceID?
  /// The part of the rule that it rests on.
  package var part = RulePart.claim

  /// What of its rule it rests on.
  package var use: RuleUse { RuleUse(part: part, choice: choice) }
}

/// A call whose decisions are traced.
package struct TracedCall: Sendable {
  /// Line in the source, 0 for launch.
  package var line: Int
  /// Whether it is an expectation, which only looks.
  package var isExpectation = false
  /// Its place in the source; nil for what UIKit does by itself (launch, the end of a transition).
  package var range: ByteRange?
  /// Of Swift: how its function came to run, row in ``StepOutcome/ways``; -1 for statements of the file.
  package var way: Int32 = -1
}
