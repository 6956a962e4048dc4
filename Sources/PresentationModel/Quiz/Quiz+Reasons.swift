/// Why an answer is right, and why another one is not.
extension Quiz {
  /// The explanation of the step, and the place of its call in the source; nil where it is not reached.
  package func explanation(of question: QuizQuestion) -> (explanation: Explanation, call: ByteRange?)? {
    reach(question.step).map { explainer, outcome in
      // What a property answers is not what the step did.
      let isLook = question.kind == .property || question.kind == .bars
      let id = isLook ? program.expectations.firstIndex { $0.line == question.line } : nil
      let looked = id.map { ExpectationID(row: $0) }
      return (explainer.explanation(of: outcome, triesOthers: false, at: looked), range(of: question.step))
    }
  }

  /// Why not another answer: the candidate's own reason from the ledger. Nil for an answer that names no candidate, and
  /// for one that UIKit has not looked at.
  package func reason(
    against row: Int, of question: QuizQuestion
  ) -> (explanation: Explanation, call: ByteRange?)? {
    guard let expected = question.answers[row].expected, let (explainer, outcome) = reach(question.step) else {
      return nil
    }
    switch explainer.explanation(of: outcome, not: expected, line: question.stepLine, triesOthers: false) {
    case .explanation(let explanation): return (explanation, range(of: question.step))
    case .noCandidate: return nil
    }
  }

  private func range(of step: Int) -> ByteRange? {
    program.steps.indices.contains(step) ? program.steps[step].range : nil
  }

  private func reach(_ step: Int) -> (ScenarioExplainer, StepOutcome)? {
    var explainer = ScenarioExplainer(program, of: scenario.source.bytes)
    return explainer.run(to: step).map { (explainer, $0) }
  }
}
