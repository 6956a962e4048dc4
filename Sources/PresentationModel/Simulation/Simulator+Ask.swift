/// How the run asks the rules: a question is asked of the present world, and its reasons go into the ledger.
extension Simulator {
  /// Asks a question that several rules answer together.
  @inline(__always)
  mutating func ask<Answer>(_ question: (World, inout Ledger) -> Answer) -> Answer { question(world, &outcome.ledger) }

  /// The answer of the one rule that there is; nil where it does not decide.
  @inline(__always)
  mutating func take<Answer>(_ finding: Finding<Answer>?) -> Answer? { outcome.ledger.take(finding) }

  /// Whether the one rule that there is says yes.
  @inline(__always)
  mutating func holds(_ finding: Finding<Bool>?) -> Bool { outcome.ledger.holds(finding) }

  /// Keeps what a rule says where no answer is needed.
  @inline(__always)
  mutating func note<Answer>(_ finding: Finding<Answer>?) { outcome.ledger.note(finding) }
}
