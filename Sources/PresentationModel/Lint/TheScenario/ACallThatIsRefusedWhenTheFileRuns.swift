enum ACallThatIsRefusedWhenTheFileRuns: LintRule {
  static let id = LintID.lnt50

  /// One finding a statement, and none beside another that names the cause.
  static func judgeRun(_ record: LintRecord, _ program: Program, beside found: [LintFinding]) -> [LintSuspicion] {
    guard !record.refusals.isEmpty else { return [] }
    let inBodies = Meant(expectationsInBodies(program), program)
    var inSteps: [Int: Meant] = [:]
    var besides: [ByteRange: [LintFinding]] = [:]
    for finding in found where finding.severity > .note { besides[finding.range, default: []].append(finding) }
    var told: Set<ByteRange> = []
    return record.refusals.compactMap { refusal -> LintSuspicion? in
      let step = refusal.step >= 0 ? program.steps[refusal.step] : nil
      let meant = inSteps[refusal.step] ?? Meant(step?.expectations ?? program.launchExpectations, program)
      inSteps[refusal.step] = meant
      guard !meant.names(refusal, record), !inBodies.names(refusal, record) else { return nil }
      guard let range = refusal.range ?? step?.range ?? firstEntry(program),
        !(besides[range] ?? []).contains(where: { $0.severity == .error || says($0, refusal) }),
        refusal.exception == nil || !found.contains(where: { isItsCause($0, refusal, record) }),
        told.insert(range).inserted
      else { return nil }
      return finds(
        at: range, .error, message: refusal.isEndless ? 2 : refusal.exception == nil ? 0 : 1,
        [("text", refusal.text), ("exception", refusal.exception ?? "")])
    }
  }

  /// What expectations say is meant.
  private struct Meant {
    private var lines: Set<String> = []
    private var messages: Set<MessageID> = []
    private var rules: Set<RuleID> = []
    private var exceptions: Set<String> = []
    private var isAnyException = false

    init(_ expectations: [ExpectationID], _ program: Program) {
      for id in expectations {
        switch program.expectations[Int(id.index)].kind {
        case .log(let text): lines.insert(text)
        case .exception(let name?, _): exceptions.insert(name)
        case .exception: isAnyException = true
        case .rule(.message(let id)): messages.insert(id)
        case .rule(.rule(let id)): rules.insert(id)
        default: break
        }
      }
    }

    func names(_ refusal: LintRecord.Refusal, _ record: LintRecord) -> Bool {
      if let name = refusal.exception {
        if isAnyException || exceptions.contains(name) { return true }
      } else if lines.contains(refusal.text) {
        return true
      }
      if let message = refusal.message, messages.contains(message) { return true }
      return !rules.isEmpty && record.rules[refusal.step].map { !rules.isDisjoint(with: $0) } ?? false
    }
  }

  /// Whether a rule names this refusal as what comes of its finding.
  private static func says(_ finding: LintFinding, _ refusal: LintRecord.Refusal) -> Bool {
    guard let message = refusal.message else { return false }
    let words = finding.id.metadata.entry.why.split { !$0.isLetter && !$0.isNumber && $0 != "-" }
    return words.contains { $0 == message.text }
  }

  /// Whether a finding elsewhere has led to an exception: a class that sets what the call then cannot use.
  private static func isItsCause(
    _ finding: LintFinding, _ refusal: LintRecord.Refusal, _ record: LintRecord
  ) -> Bool {
    finding.severity > .note && !record.isRefused(finding.range) && says(finding, refusal)
  }

  /// Expectations that stand in no step: nobody knows when they are reached.
  private static func expectationsInBodies(_ program: Program) -> [ExpectationID] {
    var owned = Set(program.launchExpectations)
    for step in program.steps { owned.formUnion(step.expectations) }
    return program.expectations.indices.map { ExpectationID(row: $0) }.filter {
      !owned.contains($0)
    }
  }

  /// Where the first controller of the file stands, for what UIKit does at launch by itself.
  private static func firstEntry(_ program: Program) -> ByteRange? {
    guard let start = program.outline.offsets.first, let name = program.outline.names.first else { return nil }
    return ByteRange(start, start + Int32(name.utf8.count))
  }

  static let entry = LintEntry(
    title: "A call that is refused when the file runs",
    inShort: "Running the file at the side shows that UIKit refuses this call, or raises an exception.",
    fires: """
      running the file comes to a call that UIKit refuses with a line on the console, or for which it raises an exception, or to a step that does not end, and no `expect`
      of that step names the line, the message, the rule or the exception. One finding a statement, and none where another rule of lint has
      named the cause.
      """,
    severity: "error",
    messages: [
      "UIKit refuses this call and prints '{text}'", "this call raises {exception}: '{text}'",
      "this step does not end: it is {text}",
    ],
    why: """
      What `run` shows as refused is an error before it runs too.
      """,
    cures: [],
    evidence: [.inferred("presim's own: what is refused is said by `run`, with its rule.")],
    example: """
      `sheet.dismiss(animated: true)`, next step `sheet.present(alert, animated: true)` → error: the sheet's view is in no window.
      """)
}
