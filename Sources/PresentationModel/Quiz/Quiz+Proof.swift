/// Every answer is tried.
extension Quiz {
  /// Which answers are right under a profile, by a run of the scenario with what they claim written into it; nil where
  /// the scenario means nothing there, or its step is not reached.
  package func rightAnswers(of question: QuizQuestion, under profile: Profile) -> [Int]? {
    rightAnswers(of: [question], under: profile)[0]
  }

  /// The same of several questions: one run serves all of them, and two where that is no scenario any more, for want of
  /// what a single claim needs.
  ///
  /// Complexity: a run of the file, for each claim that is wrong O(log n) of them.
  package func rightAnswers(of questions: [QuizQuestion], under profile: Profile) -> [[Int]?] {
    var table: FactTable?
    return rightAnswers(of: questions, under: profile, &table)
  }

  /// - Parameter table: the facts of every step, which the first question about versions collects.
  func rightAnswers(of questions: [QuizQuestion], under profile: Profile, _ table: inout FactTable?) -> [[Int]?] {
    var right = [[Int]?](repeating: nil, count: questions.count)
    let plain = questions.indices.filter { row in
      guard questions[row].kind == .version else { return true }
      let known = table ?? FactTable(self)
      table = known
      right[row] = rightVersions(questions[row], known)
      return false
    }
    prove(plain[...], of: questions, under: profile, &right)
    return right
  }

  private func prove(
    _ rows: ArraySlice<Int>, of questions: [QuizQuestion], under profile: Profile, _ right: inout [[Int]?]
  ) {
    guard !rows.isEmpty else { return }
    let written = Claims(of: rows, questions, scenario.source.bytes)
    guard let program = Scenario.load(bytes: written.bytes, path: "", under: [profile]).program else {
      guard rows.count > 1 else { return }
      let middle = rows.startIndex + rows.count / 2
      prove(rows[..<middle], of: questions, under: profile, &right)
      return prove(rows[middle...], of: questions, under: profile, &right)
    }
    var waiting: [Int: [Int]] = [:]
    for row in rows { waiting[questions[row].step, default: []].append(row) }
    let last = rows.map { questions[$0].step }.max() ?? -1
    guard last < self.program.steps.count else { return }
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    while let done = runner.next() {
      for row in waiting[done.index] ?? [] { right[row] = answers(of: questions[row], written.lines[row] ?? [], done) }
      guard done.index < last else { return }
    }
  }

  /// Which answers an outcome of the step makes right.
  private func answers(of question: QuizQuestion, _ lines: [[Int]], _ outcome: StepOutcome) -> [Int] {
    let failed = Set(outcome.failures.map { $0.line })
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

  /// A scenario with what the answers of some questions claim below the lines that they are about.
  struct Claims {
    private(set) var bytes: [UInt8] = []
    /// The lines of each answer's claims, by the question's row.
    private(set) var lines: [Int: [[Int]]] = [:]

    init(of rows: ArraySlice<Int>, _ questions: [QuizQuestion], _ source: [UInt8]) {
      let inOrder = rows.sorted { (questions[$0].place, $0) < (questions[$1].place, $1) }
      var (position, line) = (0, 1)
      for row in inOrder {
        var end = max(position, Int(questions[row].place))
        while end < source.count, source[end] != 10, source[end] != 13 { end += 1 }
        for byte in source[position..<end] where byte == 10 { line += 1 }
        bytes += source[position..<end]
        position = end
        // What is indented below a claim with a block would be taken for a part of it.
        let indentation = Self.indentation(of: questions[row].line, source)
        var own: [[Int]] = []
        for answer in questions[row].answers {
          var claimed: [Int] = []
          if case .expectations(let claims) = answer.claim {
            for claim in claims {
              for part in claim.split(separator: "\n") { bytes += "\n\(indentation)\(part)".utf8 }
              claimed.append(line + 1)
              line += 1 + claim.utf8.filter { $0 == 10 }.count
            }
          }
          own.append(claimed)
        }
        lines[row] = own
      }
      bytes += source[position...]
    }

    /// The blanks that a line begins with, counted from 1.
    private static func indentation(of line: Int, _ source: [UInt8]) -> String {
      var (start, number) = (0, 1)
      while number < line, start < source.count {
        if source[start] == 10 { number += 1 }
        start += 1
      }
      return String(repeating: " ", count: source[start...].prefix { $0 == 32 }.count)
    }
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
    let all = table ?? FactTable(self)
    table = all
    let known = all.versions.map { (version: $0.version, facts: $0.facts(of: moment.outcome.index)) }
    for fact in VersionFact.all(of: moment.outcome, in: moment.after) {
      // Who reads the question has to find in the scenario whom it is about.
      guard fact.names.allSatisfy({ all.words.contains(Substring($0)) }),
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
  private func rightVersions(_ question: QuizQuestion, _ table: FactTable) -> [Int] {
    let known = table.versions.map { (version: $0.version, facts: $0.facts(of: question.step)) }
    return question.answers.indices.filter { row in
      guard case .since(let first, let key) = question.answers[row].claim else { return false }
      return known.allSatisfy { Self.holds(key, $0.facts) == ($0.version >= first) }
    }
  }

  private static func holds(_ key: String, _ facts: [VersionFact]?) -> Bool {
    facts?.contains { $0.key == key } ?? false
  }

  /// What the steps come to under every version, and the words of the scenario.
  struct FactTable {
    let versions: [VersionFacts]
    let words: Set<Substring>

    init(_ quiz: Quiz) {
      versions = quiz.factsByVersion()
      let text = String(decoding: quiz.scenario.source.bytes, as: UTF8.self)
      words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    }
  }

  /// What the steps come to under one version: none where the file is wrong there, and those that are reached.
  struct VersionFacts {
    let version: UIKitVersion
    var steps: [[VersionFact]] = []

    func facts(of step: Int) -> [VersionFact]? { steps.indices.contains(step) ? steps[step] : nil }
  }

  /// Complexity: a run of the file for each version.
  fileprivate func factsByVersion() -> [VersionFacts] {
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
