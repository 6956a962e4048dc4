/// What a rule says about a candidate. It is sealed: only a rule can make one (or a message that has no rule but its
/// own row), only a ledger can open it.
///
/// So there is no answer without its reason, and no reason without a rule.
package struct Finding<Answer: Sendable>: Sendable {
  // One is made and dropped for every rule that is asked. In this order there are no gaps, and with a small answer it
  // stays within 128 bytes, up to which copies are a few stores and no call.
  fileprivate let because: Because
  fileprivate let question: Question
  fileprivate let verdict: Verdict
  fileprivate let subject: ControllerID?
  fileprivate let rule: DecisionID
  fileprivate let silence: MessageID?
  fileprivate let ground: Ground?
  fileprivate let silentNames: SilentNames
  fileprivate let choice: ChoiceID?
  fileprivate let part: RulePart
  fileprivate let answer: Answer?

  @inline(__always)
  fileprivate init(
    _ answer: Answer?, _ rule: RuleID, _ question: Question, _ verdict: Verdict, _ subject: ControllerID?,
    _ because: Because, _ ground: Ground?, _ silence: MessageID? = nil, _ choice: ChoiceID? = nil,
    _ silentNames: SilentNames = SilentNames(), _ part: RulePart = .claim
  ) {
    self.answer = answer
    self.rule = .rule(rule)
    self.question = question
    self.verdict = verdict
    self.subject = subject
    self.because = because
    self.ground = ground
    self.silence = silence
    self.silentNames = silentNames
    self.choice = choice
    self.part = part
  }

  fileprivate init(
    _ answer: Answer, _ message: MessageID, _ question: Question, _ subject: ControllerID?, _ because: Because,
    silence: MessageID? = nil, _ choice: ChoiceID? = nil, _ silentNames: SilentNames = SilentNames()
  ) {
    self.answer = answer
    rule = .message(message)
    self.question = question
    verdict = .decided
    self.subject = subject
    self.because = because
    ground = nil
    self.silence = silence
    self.silentNames = silentNames
    self.choice = choice
    part = .claim
  }
}

/// Another rule that is the cause of a finding (CTX-04 because of CTX-06). Only that rule can make it; explanations
/// print it after the finding.
package struct Ground: Sendable {
  fileprivate let because: Because
  fileprivate let rule: RuleID
  fileprivate let part: RulePart
  fileprivate let subject: ControllerID?
}

extension Rule {
  /// The rule decides: this is the answer.
  ///
  /// - Parameters:
  ///   - answer: what it decides.
  ///   - subject: the controller; nil where none in particular is meant.
  ///   - because: why, as a sentence about the subject.
  ///   - ground: the rule that made it so, if it is another one.
  ///   - silence: the message that describes what UIKit does here without printing anything.
  ///   - names: the controllers that the note of that message names.
  ///   - choice: the open question whose other answer would have changed this (rules CHO).
  ///   - part: the part of the rule that it rests on, if that is known from elsewhere than the rest.
  @inline(__always)
  static func decides<Answer>(
    _ answer: Answer, on subject: ControllerID?, _ because: Because, ground: Ground? = nil, silence: MessageID? = nil,
    naming names: SilentNames = SilentNames(), raising choice: ChoiceID? = nil, part: RulePart = .claim
  ) -> Finding<Answer> {
    Finding(answer, id, question, .decided, subject, because, ground, silence, choice, names, part)
  }

  /// The rule was asked and does not hold for this candidate; the next one is looked at.
  @inline(__always)
  static func passesOver<Answer>(
    _ subject: ControllerID?, _ because: Because, raising choice: ChoiceID? = nil
  ) -> Finding<Answer> {
    Finding(nil, id, question, .passedOver, subject, because, nil, nil, choice)
  }

  /// The rule was asked and does not hold here.
  @inline(__always)
  static func declines<Answer>(
    _ subject: ControllerID?, _ because: Because, silence: MessageID? = nil
  ) -> Finding<Answer> {
    Finding(nil, id, question, .declined, subject, because, nil, silence)
  }

  /// The rule was asked, does not hold here, and so this is the answer.
  @inline(__always)
  static func declines<Answer>(
    _ subject: ControllerID?, leaving answer: Answer, _ because: Because, silence: MessageID? = nil,
    naming names: SilentNames = SilentNames(), raising choice: ChoiceID? = nil, part: RulePart = .claim
  ) -> Finding<Answer> {
    Finding(answer, id, question, .declined, subject, because, nil, silence, choice, names, part)
  }

  /// The rule refuses a call.
  ///
  /// - Parameters:
  ///   - subject: the controller that is the reason.
  ///   - utterances: what UIKit prints or throws; nothing for a silent refusal.
  ///   - silence: the message that describes a silent refusal, or this case of a line that has a row of its own.
  ///   - names: the controllers that its note names.
  ///   - choice: the open question that this rests on (rules CHO).
  ///   - because: why.
  ///   - ground: the rule that made it so, if it is another one.
  static func refuses(
    on subject: ControllerID?, saying utterances: Utterance..., silence: MessageID? = nil,
    naming names: SilentNames = SilentNames(), raising choice: ChoiceID? = nil, because: Because, ground: Ground? = nil
  ) -> Finding<Refusal> {
    Finding(
      Refusal(rule: id, utterances: utterances), id, question, .decided, subject, because, ground, silence, choice,
      names)
  }

  /// The rule refuses a call by an exception that is no `MessageID`.
  ///
  /// - Parameters:
  ///   - exception: its name.
  ///   - words: its reason; empty where UIKit's words are not known.
  ///   - subject: the controller that is the reason.
  ///   - because: why.
  static func refuses(
    on subject: ControllerID?, throwing exception: String, _ words: String = "", because: Because
  ) -> Finding<Refusal> {
    var refusal = Refusal(rule: id, utterances: [])
    refusal.unlisted = UnlistedException(name: exception, words: words)
    return Finding(refusal, id, question, .decided, subject, because, nil)
  }

  /// Makes the rule the ground of another one's finding.
  @inline(__always)
  static func ground(_ subject: ControllerID?, _ because: Because, part: RulePart = .claim) -> Ground {
    Ground(because: because, rule: id, part: part, subject: subject)
  }
}

extension UIKitMessage {
  /// UIKit says this, and the rulebook has no rule for it but the message's own row (O-E03).
  ///
  /// - Parameters:
  ///   - question: what it helps to answer.
  ///   - subject: the controller.
  ///   - blanks: the values of its placeholders.
  ///   - because: why, as a sentence about the subject.
  func decides(
    _ question: Question, on subject: ControllerID?, _ blanks: Utterance.Blank..., because: Because
  ) -> Finding<Utterance> {
    Finding(Utterance(message: self, blanks: blanks), id, question, subject, because)
  }

  /// UIKit does this without a word, and the rulebook has no rule for it but the message's own row (O-S01).
  ///
  /// - Parameters:
  ///   - question: what it helps to answer.
  ///   - subject: the controller.
  ///   - names: the controllers that its note names.
  ///   - choice: the open question that this rests on (rules CHO).
  ///   - because: why, as a sentence about the subject.
  func decidesSilently(
    _ question: Question, on subject: ControllerID?, naming names: SilentNames, raising choice: ChoiceID? = nil,
    because: Because
  ) -> Finding<Void> {
    Finding((), id, question, subject, because, silence: id, choice, names)
  }
}

/// The refusal of a call: the rule, and what UIKit says.
package struct Refusal: Sendable {
  /// The rule that refuses.
  package let rule: RuleID
  /// What UIKit prints or throws, in order; nothing for a silent refusal.
  package let utterances: [Utterance]
  /// An exception that is no `MessageID`.
  package internal(set) var unlisted: UnlistedException?

  init(rule: RuleID, utterances: [Utterance]) {
    self.rule = rule
    self.utterances = utterances
  }
}

/// An exception that is no `MessageID`, mostly because UIKit's words are not known.
package struct UnlistedException: Sendable, Equatable {
  /// `NSInvalidArgumentException`, …
  package let name: String
  /// Its reason; empty where the words are not known.
  package let words: String
}

/// Where findings are opened, and the only place that writes the trace.
package struct Ledger: Sendable {
  /// Whether reasons are kept. It changes no answer.
  package private(set) var isOpen: Bool
  /// What was said, in order.
  package private(set) var entries: [TraceEntry] = []
  /// Those of the entries where UIKit says nothing, or has other words for this case: kept by a ledger without reasons
  /// too.
  package private(set) var silences: [TraceEntry] = []
  /// The call that findings belong to: row in `StepOutcome.calls`.
  var call: Int32 = -1
  /// What was decided since the step has become so long that each decision is kept once; nil before.
  private var decided: Set<DecisionID>?
  private var silent: Set<MessageID> = []
  /// The question that is asked, where rules of other questions help to answer it: what a property reads as.
  var heading: Question?
  /// Names and values in sentences that are no IDs.
  private var names: [Value] = []

  /// A ledger that keeps reasons, or does not.
  package init(isOpen: Bool = true) { self.isOpen = isOpen }

  /// Begins again in the same room.
  mutating func empty(isOpen: Bool) {
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
    var next = Ledger(isOpen: isOpen)
    swap(&entries, &next.entries)
    self = next
  }

  /// For callers that need only the answer: lint, queries, looking ahead (``World/answer(_:)``).
  package static var closed: Ledger { Ledger(isOpen: false) }

  /// From here on a rule is kept where it decides for the first time, and nothing else: a step that may never end is not
  /// to fill the memory with its reasons. Which rules decide in it is known all the same.
  mutating func becomesThrifty() { if decided == nil { decided = [] } }

  /// Keeps what a sentence names: a finding holds only where it is.
  mutating func name(_ value: @autoclosure () -> Value) -> Because.Naming {
    guard isOpen else { return Because.Naming(row: -1) }
    return nameAlways(value())
  }

  /// Keeps what the note on a silence names, with reasons or without.
  mutating func nameAlways(_ value: Value) -> Because.Naming {
    names.append(value)
    return Because.Naming(row: Int32(truncatingIfNeeded: names.count - 1))
  }

  /// Opens a finding: its answer, nil where the rule did not decide.
  @inline(__always)
  package mutating func take<Answer>(_ finding: Finding<Answer>) -> Answer? {
    if isOpen || finding.silence != nil { write(finding) }
    return finding.answer
  }

  /// Opens a finding of a rule that had something to say only where it applies.
  @inline(__always)
  package mutating func take<Answer>(_ finding: Finding<Answer>?) -> Answer? {
    guard let finding else { return nil }
    return take(finding)
  }

  /// Opens a finding that is yes or no: no where the rule did not decide.
  @inline(__always)
  package mutating func holds(_ finding: Finding<Bool>?) -> Bool { take(finding) ?? false }

  /// Keeps a finding whose answer is not needed.
  @inline(__always)
  package mutating func note<Answer>(_ finding: Finding<Answer>?) {
    if let finding, isOpen || finding.silence != nil { write(finding) }
  }

  /// Asks a rule about a controller and each of its ancestors until it decides; ancestors above that one are noted as
  /// not reached.
  ///
  /// Complexity: O(ancestors).
  mutating func first<R: CandidateRule>(_ rule: R.Type, from start: ControllerID, in world: World) -> R.Answer? {
    var current: ControllerID? = start
    while let candidate = current {
      current = world.hierarchy.parent(of: candidate)
      if let answer = take(R.judge(candidate, world)) {
        if isOpen { notReached(rule, from: current, in: world) }
        return answer
      }
    }
    return nil
  }

  /// Notes the candidates that were not asked about any more.
  mutating func notReached<R: Rule>(_ rule: R.Type, from start: ControllerID?, in world: World) {
    guard isOpen else { return }
    var current = start
    while let candidate = current {
      append(.rule(R.id), R.question, .notReached, candidate, "not looked at any more")
      current = world.hierarchy.parent(of: candidate)
    }
  }

  @inline(never)
  private mutating func write<Answer>(_ finding: Finding<Answer>) {
    append(
      finding.rule, finding.question, finding.verdict, finding.subject, finding.because, finding.silence,
      finding.choice, finding.silentNames, part: finding.part)
    if let ground = finding.ground {
      append(.rule(ground.rule), finding.question, finding.verdict, ground.subject, ground.because, part: ground.part)
    }
  }

  private mutating func append(
    _ rule: DecisionID, _ question: Question, _ verdict: Verdict, _ subject: ControllerID?, _ because: Because,
    _ silence: MessageID? = nil, _ choice: ChoiceID? = nil, _ silentNames: SilentNames = SilentNames(),
    part: RulePart = .claim
  ) {
    let entry = TraceEntry(
      call: call, question: heading ?? question, rule: rule, verdict: verdict, subject: subject, because: because,
      name: because.name.flatMap { $0.row < 0 ? nil : names[Int($0.row)] }, silence: silence,
      silentNames: silentNames,
      silentValue: silentNames.value.row < 0 ? nil : names[Int(silentNames.value.row)], choice: choice,
      part: part)
    guard decided != nil else {
      // Each branch ends where the entry is kept: it is moved there and not copied.
      guard isOpen else { return silence != nil ? silences.append(entry) : () }
      if silence != nil { silences.append(entry) }
      return entries.append(entry)
    }
    if isOpen, verdict == .decided, decided?.insert(rule).inserted ?? false { entries.append(entry) }
    if let silence, silent.insert(silence).inserted { silences.append(entry) }
  }
}

extension World {
  /// The answer to a question of which nobody wants the reasons.
  @inline(__always)
  func answer<Answer>(_ question: (World, inout Ledger) -> Answer) -> Answer {
    var closed = Ledger.closed
    return question(self, &closed)
  }

  /// The answer of one rule of which nobody wants the reason; nil where it does not decide.
  @inline(__always)
  func take<Answer>(_ finding: Finding<Answer>?) -> Answer? {
    var closed = Ledger.closed
    return closed.take(finding)
  }

  /// Whether one rule says yes whose reason nobody wants.
  @inline(__always)
  func holds(_ finding: Finding<Bool>?) -> Bool { take(finding) ?? false }
}
