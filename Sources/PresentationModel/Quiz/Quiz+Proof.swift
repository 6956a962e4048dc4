/// Every answer is tried.
extension Quiz {
  /// Which answers are right under a profile, by a run of the scenario with what they claim written into it; nil where
  /// the scenario means nothing there, or its step is not reached.
  public func rightAnswers(of question: QuizQuestion, under profile: Profile) -> [Int]? {
    if question.kind == .version {
      return question.answers.indices.filter { row in
        guard case .since(let version) = question.answers[row].claim else { return false }
        return begins(with: version, question.step)
      }
    }
    let bytes = scenario.source.bytes
    var end = Int(question.place)
    while end < bytes.count, bytes[end] != 10, bytes[end] != 13 { end += 1 }
    var line = bytes[..<end].filter { $0 == 10 }.count + 2
    var text = ""
    var lines: [[Int]] = []
    for answer in question.answers {
      var own: [Int] = []
      if case .expectations(let claims) = answer.claim {
        for claim in claims {
          text += "\n" + claim
          own.append(line)
          line += 1 + claim.utf8.filter { $0 == 10 }.count
        }
      }
      lines.append(own)
    }
    let changed = Array(bytes[..<end]) + Array(text.utf8) + bytes[end...]
    guard let outcome = outcome(of: question.step, in: changed, profile) else { return nil }
    let failed = outcome.failures.map { $0.line }
    return question.answers.indices.filter { row in
      switch question.answers[row].claim {
      case .expectations: !lines[row].contains { failed.contains($0) }
      case .silence: outcome.console.isEmpty && outcome.exception == nil
      case .prints: !outcome.console.isEmpty && outcome.exception == nil
      case .raises: outcome.exception != nil
      case .since: false
      }
    }
  }

  private func outcome(of step: Int, in bytes: [UInt8], _ profile: Profile) -> StepOutcome? {
    guard let program = Scenario.load(bytes: bytes, path: "", under: [profile]).program,
      step < self.program.steps.count
    else { return nil }
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    var outcome: StepOutcome? = runner.launch()
    while let done = outcome, done.index < step { outcome = runner.next() }
    return outcome?.index == step ? outcome : nil
  }

  // MARK: Versions

  /// Since which version does the step come to this? Nil where that cannot be asked.
  func sinceWhen(_ moment: QuizMoment) -> QuizDraft? {
    guard scenario.programs.count == 1, !program.profile.isDocuments, moment.outcome.index >= 0,
      moment.outcome.decisions.count == 1, let decision = moment.outcome.decisions.first,
      decision.presentation != nil || decision.dismissed != nil
    else { return nil }
    let version = program.profile.version
    let results = VersionList.all.map { (version: $0, text: self.text(moment.outcome.index, $0)) }
    guard let here = results.first(where: { $0.version == version })?.text,
      let start = results.firstIndex(where: { $0.text == here }), start > 0,
      results[start...].allSatisfy({ $0.text == here }), results[start - 1].text != nil
    else { return nil }
    func answer(_ version: UIKitVersion) -> QuizQuestion.Answer { .init("iOS \(version.text)", .since(version)) }
    // The versions that have changed most; the nearest to the right one first.
    let right = results[start].version
    let known = [9, 11, 13, 15, 16, 18, 26].map { UIKitVersion($0) }.filter { $0 != right }
    let near = known.enumerated().sorted {
      let (one, other) = (abs($0.element.major - right.major), abs($1.element.major - right.major))
      return (one, $0.offset) < (other, $1.offset)
    }
    var draft = QuizDraft(
      .version, "Since which iOS is it so: \(here)?", answer(right), near.map { answer($0.element) })
    draft?.keepsOrder = true
    return draft
  }

  /// Whether a step comes to what it comes to in the file from this version on, and to something else before.
  private func begins(with first: UIKitVersion, _ step: Int) -> Bool {
    let here = text(step, program.profile.version)
    guard here != nil else { return false }
    return VersionList.all.allSatisfy { (text(step, $0) == here) == ($0 >= first) }
  }

  /// What a step comes to under a version, in words.
  private func text(_ step: Int, _ version: UIKitVersion) -> String? {
    guard let program = Scenario.load(bytes: scenario.source.bytes, path: "", under: [.ios(version)]).program,
      step < program.steps.count
    else { return nil }
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    var outcome: StepOutcome? = runner.launch()
    while let done = outcome, done.index < step { outcome = runner.next() }
    guard let outcome, outcome.index == step else { return nil }
    return outcome.decisions.map { DecisionText.text($0, in: runner.hierarchy) }.joined(separator: "; ")
  }
}
