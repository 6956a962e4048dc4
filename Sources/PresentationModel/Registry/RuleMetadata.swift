/// A rule as the rulebook has it: for `presim rules`, explanations and documentation.
package struct RuleMetadata: Sendable {
  /// The rule.
  package let id: RuleID
  /// The question that it helps to answer.
  package let question: Question
  /// Its title: the rule in one line.
  package let title: String
  /// The rule in plain words; it leaves out exceptions, which the statement has.
  package let inShort: String
  /// The rule in full, in Markdown.
  package let statement: String
  /// Where it holds, in the rulebook's words.
  package let versions: String
  /// Where it holds.
  package let range: VersionRange
  /// Where it is known from.
  package let evidence: [Evidence]
  /// One or more examples, in the rulebook's notation.
  package let example: String
  /// Its Swift file, without its folder.
  package let file: String

  init<R: Rule>(_ rule: R.Type) { self.init(R.id, R.question, R.versions, R.entry) }

  /// The same for every rule, so that the compiler makes this code once and not once a rule.
  @inline(never)
  private init(_ id: RuleID, _ question: Question, _ versions: Versions, _ entry: RuleEntry) {
    self.id = id
    self.question = question
    title = entry.title
    inShort = entry.inShort
    statement = entry.statement
    self.versions = versions.words
    range = versions.range
    evidence = entry.evidence
    example = entry.example
    file = entry.file
  }

  /// Its Swift file, from the repository's root. A test of the house checks it.
  package var path: String {
    let folder =
      switch question {
      case .schedule: Self.machine(file) ?? "Schedules"
      // What reaches the event log answers a query too, and has a folder of its own.
      case .query where id.text.hasPrefix("EVT"): "Rules/Events"
      default: "Rules/\(question.folder)"
      }
    return "Sources/PresentationModel/\(folder)/\(file)"
  }

  /// The file of a rule that is the run loop itself; nil for a schedule.
  private static func machine(_ file: String) -> String? {
    switch file {
    case "Turn.swift", "StepMeter.swift", "Simulator+Steps.swift", "Simulator+Completion.swift": "Simulation/Loop"
    case "Simulator+Operations.swift": "Simulation/Callbacks"
    default: nil
    }
  }

  /// The rulebook's chapter.
  package var chapter: Int { id.chapter }

  /// The grades of its evidence, best first, each once.
  package var grades: [EvidenceGrade] {
    EvidenceGrade.allCases.filter { grade in evidence.contains { $0.grade == grade } }
  }

  /// The grades of what these uses of it rest on, best first, each once.
  package func grades(of uses: [RuleUse]) -> [EvidenceGrade] { evidence.grades(of: uses) }

  /// What sources say that contradict these uses of it.
  package func objections(to uses: [RuleUse]) -> [String] { evidence.objections(to: uses) }

  /// The open questions that it rests on (rules CHO).
  package var choices: [ChoiceID] { ChoiceMetadata.choices(of: .rule(id)) }
}
