/// What findings say, where there is no better sentence.
extension Explainer {
  /// Which entries of the trace belong to which call, and which calls were explained.
  struct Told {
    private let outcome: StepOutcome
    private var rows: [Int: [Int]] = [:]
    private var order: [Int] = []
    private var used: Set<Int> = []

    init(_ outcome: StepOutcome) {
      self.outcome = outcome
      for (row, entry) in outcome.trace.enumerated() {
        let call = Int(entry.call)
        if rows[call] == nil { order.append(call) }
        rows[call, default: []].append(row)
      }
    }

    /// The rows of the trace of a call.
    func rows(_ call: Int) -> [Int] { rows[call] ?? [] }

    func entries(_ call: Int) -> [TraceEntry] { rows(call).map { outcome.trace[$0] } }

    mutating func use(_ call: Int) { used.insert(call) }

    /// Calls without a decision.
    func untoldCalls() -> [Int] { order.filter { !used.contains($0) } }
  }

  /// Rules of every run loop pass and of every log: they take part, and are no reason for what a reader asks about.
  package static func isGeneral(_ rule: DecisionID) -> Bool {
    guard case .rule(let id) = rule else { return false }
    switch id {
    case .ord01, .ord03, .ord04, .ord05, .ord06, .ord07, .ord08, .ord10, .ord22, .ord23, .ord24, .ord25, .ord26, .ord30,
      .ord31, .evt01, .evt02, .evt03, .evt04, .log01, .log02, .log03, .log04, .t1, .rel01, .rel02, .lod02:
      return true
    default: return false
    }
  }

  /// The findings that decided, a line each: what is left where no sentence of its own is known.
  ///
  /// - Parameter isQuiet: whether it had no visible effect: then loading, release and the like are printed.
  func generic(
    _ entries: [TraceEntry], news: Bool = false, limit: Int = 5, isQuiet: Bool = false
  ) -> [Explanation.Why] {
    var result: [Explanation.Why] = []
    for entry in entries where entry.verdict == .decided || entry.silence != nil || entry.verdict == .declined && news {
      guard !Self.isGeneral(entry.rule), !Self.isGoingOn(entry.rule), isQuiet || Self.isAReason(entry.question) else {
        continue
      }
      if isQuiet, entry.because.isTitle { continue }
      guard entry.verdict != .declined || Self.isAnAnswer(entry.question) else { continue }
      let text = sentence(entry)
      if result.contains(where: { $0.lines == [text] }) { continue }
      if result.count == limit { break }
      result.append(Explanation.Why(result.isEmpty ? "why" : "and", [text], [entry.rule], isNews: news))
    }
    return result
  }

  /// An expectation: whether it holds, and why what it reads answered so.
  func look(at id: ExpectationID, _ looks: Looks) -> Explanation.Part {
    let expectation = program.expectations[Int(id.index)]
    let row = looks.call(at: expectation.range) ?? -1
    var reasons = ruleReasons(for: expectation.kind, before: row)
    var text = "it holds"
    if let absence = absence(for: expectation.kind) { text += ": \(absence)" }
    if let failure = looks.failure(of: id).map({ outcome.failures[$0] }) {
      text = "it fails: \(failure.message)"
      if !failure.expected.contains(where: { $0.isNewline }), !failure.expected.isEmpty {
        text += ", expected is \(failure.expected)"
      }
    }
    for entry in looks.entries(of: row).map({ outcome.trace[$0] })
    where entry.verdict != .passedOver && entry.verdict != .notReached {
      let sentence = sentence(entry) + since(entry)
      guard !Self.isGeneral(entry.rule), !reasons.contains(where: { $0.lines == [sentence] }), reasons.count < 6 else {
        continue
      }
      reasons.append(Explanation.Why(reasons.isEmpty ? "why" : "and", [sentence], [entry.rule]))
    }
    let part = Explanation.Part(
      call: row, line: expectation.line, range: expectation.range, decision: nil, outcome: text, reasons: reasons)
    return graded(part, looks.entries(of: row).map { outcome.trace[$0] })
  }

  /// Rules that hold for every presentation or dismissal, whatever its result.
  static func isGoingOn(_ rule: DecisionID) -> Bool {
    switch rule {
    case .rule(.adp01), .rule(.adp05), .rule(.ctx01), .rule(.ctx08), .rule(.dis07), .rule(.dis12), .rule(.shw09): true
    default: false
    }
  }

  /// Whether a question's findings are reasons for a result: not how views load, nor the order of callbacks.
  private static func isAReason(_ question: Question) -> Bool {
    switch question {
    case .schedule, .loading, .appearance, .release, .query, .presentationController, .style, .transition: false
    default: true
    }
  }

  /// Whether a rule that does not hold says why nothing came of it.
  private static func isAnAnswer(_ question: Question) -> Bool {
    switch question {
    case .gesture, .sheet, .tabs, .pages, .stack, .search, .containment, .split: true
    default: false
    }
  }

  /// The candidate's name and the finding, as one sentence.
  func sentence(_ entry: TraceEntry) -> String { Self.sentence(entry, hierarchy) }

  /// The same of a hierarchy that is at hand.
  static func sentence(_ entry: TraceEntry, _ hierarchy: Hierarchy) -> String {
    func name(_ x: ControllerID) -> String { ControllerText.name(x, in: hierarchy) }
    let text = BecauseText.text(entry, hierarchy)
    guard !entry.because.isTitle, let subject = entry.subject else { return text }
    if text.hasPrefix(".") { return text }
    let verb = text.prefix { $0 != " " && $0 != ":" && $0 != "," }
    if isVerb(verb) { return "\(name(subject)) \(text)" }
    if text.hasPrefix("'") { return "\(name(subject)): \(text)" }
    return naming(name(subject), in: text) ?? (text.hasPrefix("nil ") ? text : "\(name(subject)): \(text)")
  }

  /// A sentence with the subject's name in place of the first pronoun for it; nil without one.
  static func naming(_ name: String, in text: String) -> String? {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for (row, word) in words.enumerated() {
      let plain = word.prefix { $0.isLetter }
      guard plain == "it" || plain == "its" else { continue }
      words[row] = (plain == "it" ? name : possessive(name)) + word.dropFirst(plain.count)
      return words.joined(separator: " ")
    }
    return nil
  }

  /// Whether a sentence that begins with a word says what its subject does: verbs of the third person end in 's'.
  private static func isVerb(_ word: Substring) -> Bool {
    switch word {
    case "its", "this", "parents", "always", "as", "less": false
    case "was", "had", "did", "can", "cannot", "will", "came", "never": true
    default: word.hasSuffix("s") && word.allSatisfy { $0.isLowercase }
    }
  }
}
