/// Every answer is tried.
extension Quiz {
  /// Which answers are right under a profile, by a run of the scenario with what they claim written into it; nil where
  /// the scenario means nothing there, or its step is not reached.
  package func rightAnswers(of question: QuizQuestion, under profile: Profile) -> [Int]? {
    if question.kind == .version { return rightVersions(question, factsByVersion()) }
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

  /// Since which version is it so? Nil where that cannot be asked: no fact of the step began with one version.
  ///
  /// - Parameter table: the facts of every step, which the first question of the file collects.
  func sinceWhen(_ moment: QuizMoment, _ table: inout FactTable?) -> QuizDraft? {
    guard scenario.programs.count == 1, !program.profile.isDocuments, moment.outcome.index >= 0,
      moment.outcome.decisions.count == 1, let decision = moment.outcome.decisions.first,
      decision.presentation != nil || decision.dismissed != nil
    else { return nil }
    let all = table ?? factsByVersion()
    table = all
    let known = all.map { (version: $0.version, facts: $0.facts(of: moment.outcome.index)) }
    let text = String(decoding: scenario.source.bytes, as: UTF8.self)
    let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    for fact in VersionFact.all(of: moment.outcome, in: moment.after) {
      // Who reads the question has to find in the scenario whom it is about.
      guard fact.names.allSatisfy({ words.contains(Substring($0)) }),
        let start = known.firstIndex(where: { Self.holds(fact.key, $0.facts) }), start > 0,
        known[start...].allSatisfy({ Self.holds(fact.key, $0.facts) }), known[start - 1].facts != nil
      else { continue }
      return draft(fact, since: known[start].version)
    }
    return nil
  }

  private func draft(_ fact: VersionFact, since right: UIKitVersion) -> QuizDraft? {
    func answer(_ version: UIKitVersion) -> QuizQuestion.Answer {
      .init("iOS \(version.text)", .since(version, fact.key))
    }
    // The versions that have changed most; the nearest to the right one first.
    let known = [9, 11, 13, 15, 16, 18, 26].map { UIKitVersion($0) }.filter { $0 != right }
    let near = known.enumerated().sorted {
      let (one, other) = (abs($0.element.major - right.major), abs($1.element.major - right.major))
      return (one, $0.offset) < (other, $1.offset)
    }
    var draft = QuizDraft(.version, fact.prompt, answer(right), near.map { answer($0.element) })
    draft?.keepsOrder = true
    return draft
  }

  /// Which answers name the version from which on the fact is so, and before which it is not.
  func rightVersions(_ question: QuizQuestion, _ table: FactTable) -> [Int] {
    let known = table.map { (version: $0.version, facts: $0.facts(of: question.step)) }
    return question.answers.indices.filter { row in
      guard case .since(let first, let key) = question.answers[row].claim else { return false }
      return known.allSatisfy { Self.holds(key, $0.facts) == ($0.version >= first) }
    }
  }

  private static func holds(_ key: String, _ facts: [VersionFact]?) -> Bool {
    facts?.contains { $0.key == key } ?? false
  }

  /// What the steps come to under every version.
  typealias FactTable = [VersionFacts]

  /// What the steps come to under one version: none where the file is wrong there, and those that are reached.
  struct VersionFacts {
    let version: UIKitVersion
    var steps: [[VersionFact]] = []

    func facts(of step: Int) -> [VersionFact]? { steps.indices.contains(step) ? steps[step] : nil }
  }

  /// Complexity: a run of the file for each version.
  private func factsByVersion() -> FactTable {
    VersionList.all.map { version in
      var known = VersionFacts(version: version)
      guard let program = Scenario.load(bytes: scenario.source.bytes, path: "", under: [.ios(version)]).program else {
        return known
      }
      var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
      _ = runner.launch()
      while let outcome = runner.next(), outcome.index == known.steps.count {
        known.steps.append(VersionFact.all(of: outcome, in: runner.hierarchy))
      }
      return known
    }
  }
}
