/// What a report of the rulebook takes from scenario files.
package struct RulesScenarios {
  /// The files in which an entry decides, comes or is reported, by its ID.
  package var decides: (String) -> [String]
  /// The files that say of it only that it does not.
  package var doesNot: (String) -> [String]
  /// The shortest scenario that comes to a message.
  package var shortest: (MessageID) -> String?

  package init(
    decides: @escaping (String) -> [String], doesNot: @escaping (String) -> [String],
    shortest: @escaping (MessageID) -> String?
  ) {
    (self.decides, self.doesNot, self.shortest) = (decides, doesNot, shortest)
  }
}

/// The rulebook: `presim rules --format json`.
package struct RulesReport: JSONConvertible {
  /// Where something is known from.
  struct Source: JSONConvertible {
    let grade: String
    let source: String

    var json: JSONValue {
      ["grade": grade.json, "source": source.json]
    }
  }
  /// A rule.
  struct Rule: JSONConvertible {
    let id: String
    let chapter: Int
    let title: String
    /// The rule in plain words.
    let inShort: String
    let versions: String
    /// The least of its grades.
    let grade: String
    let grades: [String]
    let statement: String
    let evidence: [Source]
    let example: String
    /// Open questions that it rests on.
    let choices: [String]
    /// UIKit's messages whose condition names it.
    let messages: [String]
    /// Its Swift file.
    let file: String
    /// Scenario files below `Scenarios` that are about it: first those in which it decides.
    private(set) var scenarios: [String]
    /// Those of them that only say that it does not; for people.
    var nearMisses: [String] = []

    var json: JSONValue {
      [
        "id": id.json,
        "chapter": chapter.json,
        "title": title.json,
        "inShort": inShort.json,
        "versions": versions.json,
        "grade": grade.json,
        "grades": grades.json,
        "statement": statement.json,
        "evidence": evidence.json,
        "example": example.json,
        "choices": choices.json,
        "messages": messages.json,
        "file": file.json,
        "scenarios": scenarios.json,
      ]
    }

    /// The same, with the scenarios that are about it.
    fileprivate func with(_ files: (decides: [String], doesNot: [String])) -> Rule {
      var copy = self
      (copy.scenarios, copy.nearMisses) = (files.decides + files.doesNot, files.doesNot)
      return copy
    }
  }
  /// One of UIKit's messages.
  struct Message: JSONConvertible {
    let id: String
    let kind: String
    let text: String
    let condition: String
    let effect: String
    /// What to do about it.
    let cure: String
    /// A scenario that comes to it.
    let reproduction: String
    /// Scenario files below `Scenarios` that come to it.
    let scenarios: [String]
    let versions: String
    let sources: String
    /// The least of its grades.
    let grade: String
    let grades: [String]
    /// The same in the rulebook's words.
    let evidence: String
    let choices: [String]

    var json: JSONValue {
      [
        "id": id.json,
        "kind": kind.json,
        "text": text.json,
        "condition": condition.json,
        "effect": effect.json,
        "cure": cure.json,
        "reproduction": reproduction.json,
        "scenarios": scenarios.json,
        "versions": versions.json,
        "sources": sources.json,
        "grade": grade.json,
        "grades": grades.json,
        "evidence": evidence.json,
        "choices": choices.json,
      ]
    }
  }
  /// A choice without evidence.
  struct Choice: JSONConvertible {
    let id: String
    let question: String
    let choice: String
    let rules: [String]
    let isOrder: Bool
    let note: String
    let settledBy: String
    /// Whether evidence has settled it since.
    let isSettled: Bool

    var json: JSONValue {
      [
        "id": id.json,
        "question": question.json,
        "choice": choice.json,
        "rules": rules.json,
        "isOrder": isOrder.json,
        "note": note.json,
        "settledBy": settledBy.json,
        "isSettled": isSettled.json,
      ]
    }
  }
  /// A scenario that answers a question in whole.
  struct Question: JSONConvertible {
    /// `Why is viewWillAppear not called after dismiss?`
    let title: String
    /// The scenario's file.
    let file: String

    var json: JSONValue {
      ["title": title.json, "file": file.json]
    }
  }
  let schemaVersion = JSONDocument.schemaVersion
  let rules: [Rule]
  let messages: [Message]
  let choices: [Choice]
  /// Of a search: the lessons of `Scenarios/questions` that were found.
  let questions: [Question]
  /// Of a search: the IDs, the best first.
  let found: [String]?
  /// Where the classic documents and UIKit part; nil where that was not asked.
  var differences: [DocumentDifference]?

  /// Where the classic documents and UIKit part: `presim rules docs`.
  package init(_ differences: [DocumentDifference]) {
    (found, questions, rules, messages, choices) = (nil, [], [], [], [])
    self.differences = differences
  }

  /// All of it.
  package init(_ scenarios: RulesScenarios) {
    (found, questions) = (nil, [])
    rules = RuleID.allCases.map { Rule($0, scenarios: []) } + LintID.allCases.map { Rule($0, scenarios: []) }
    messages = MessageID.allCases.map { Message($0, scenarios: [], scenarios.shortest($0)) }
    choices = ChoiceID.allCases.map { Choice($0) }
  }

  /// Some of it, each rule with its scenarios.
  ///
  /// - Parameters:
  ///   - entries: which.
  ///   - known: the scenarios that are about them.
  ///   - isSearch: whether they were found, and their order says something.
  ///   - namesScenarios: whether the files below `Scenarios` are looked through for those that are about them.
  ///   - line: the line in which the first of them was recognized; the scenario then has its classes.
  package init(
    _ entries: [RulebookSearch.Entry], _ known: RulesScenarios, isSearch: Bool = false, namesScenarios: Bool = true,
    pasted line: String? = nil
  ) {
    func about(_ id: String) -> (decides: [String], doesNot: [String]) {
      namesScenarios ? (known.decides(id), known.doesNot(id)) : ([], [])
    }
    var rules: [Rule] = []
    var messages: [Message] = []
    var choices: [Choice] = []
    var questions: [Question] = []
    for entry in entries {
      switch entry {
      case .rule(let id): rules.append(Rule(id, scenarios: []).with(about(id.text)))
      case .lint(let id): rules.append(Rule(id, scenarios: []).with(about(id.text)))
      case .message(let id):
        messages.append(Message(id, scenarios: about(id.text).decides, known.shortest(id), pasted: line))
      case .choice(let id): choices.append(Choice(id))
      case .question(let lesson): questions.append(Question(title: lesson.title, file: lesson.path))
      }
    }
    (self.rules, self.messages, self.choices, self.questions) = (rules, messages, choices, questions)
    found = isSearch ? entries.map { $0.text } : nil
  }

  package var json: JSONValue {
    [
      "schemaVersion": schemaVersion.json,
      "rules": rules.json,
      "messages": messages.json,
      "choices": choices.json,
      "questions": questions.json,
      "found": found?.json,
      "differences": differences?.json,
    ]
  }
}

extension RulesReport.Rule {
  init(_ id: RuleID, scenarios: [String]) {
    let metadata = id.metadata
    self.id = id.text
    chapter = metadata.chapter
    title = metadata.title
    inShort = metadata.inShort
    versions = metadata.versions
    grades = metadata.grades.map { $0.text }
    grade = grades.last ?? ""
    statement = metadata.statement
    evidence = metadata.evidence.map { RulesReport.Source(grade: $0.grade.text, source: $0.source) }
    example = metadata.example
    choices = metadata.choices.map { $0.text }
    messages = MessagesOfRules.all[id]
    file = metadata.path
    self.scenarios = scenarios
  }
}

extension RulesReport.Rule {
  /// A rule of the linter.
  init(_ id: LintID, scenarios: [String]) {
    let metadata = id.metadata
    let entry = metadata.entry
    self.id = id.text
    chapter = id.chapter
    title = entry.title
    inShort = entry.inShort
    versions = metadata.versions.words
    grades = metadata.grades.map { $0.text }
    grade = grades.last ?? ""
    let said = entry.messages.map { "`\($0)`" }.joined(separator: "\n")
    let severity = entry.severity.hasSuffix(".") ? entry.severity : entry.severity + "."
    let cures = entry.cures.map { "`\($0)`" }.joined(separator: "\n")
    let fix = cures.isEmpty ? "" : "\n\nFix:\n\(cures)"
    statement = """
      \(entry.fires)

      Severity: \(severity)
      \(said)

      Why: \(entry.why)\(fix)
      """
    evidence = entry.evidence.map { RulesReport.Source(grade: $0.grade.text, source: $0.source) }
    example = entry.example
    choices = []
    messages = []
    file = metadata.path
    self.scenarios = scenarios
  }
}

extension RulesReport.Message {
  init(_ id: MessageID, scenarios: [String], _ shortest: String?, pasted line: String? = nil) {
    let metadata = id.message
    self.id = id.text
    kind = metadata.kindText
    text = metadata.text
    condition = metadata.condition
    effect = metadata.effect
    cure = metadata.cure
    let shortest = shortest ?? ""
    reproduction = line.map { PastedClasses.scenario(shortest, of: id, in: $0) } ?? shortest
    self.scenarios = scenarios
    versions = metadata.versions
    sources = metadata.sources
    grades = metadata.grades.map { $0.text }
    grade = grades.last ?? EvidenceGrade.inferred.text
    evidence = metadata.evidence
    choices = ChoiceMetadata.choices(of: .message(id)).map { $0.text }
  }
}

extension RulesReport.Choice {
  init(_ id: ChoiceID) {
    let metadata = ChoiceMetadata.metadata(id)
    self.id = id.text
    question = metadata.question
    choice = metadata.choice
    rules = metadata.rules.map { $0.text }
    isOrder = metadata.isOrder
    note = metadata.note
    settledBy = metadata.settledBy
    isSettled = metadata.isSettled
  }
}

/// For each rule UIKit's messages whose condition names it: read from the conditions once, whatever is asked.
private struct MessagesOfRules: Sendable {
  private var rows = [[String]](repeating: [], count: RuleID.allCases.count)

  static let all = MessagesOfRules()

  subscript(rule: RuleID) -> [String] { rows[Int(rule.rawValue)] }

  private init() {
    var byText: [String: RuleID] = [:]
    for rule in RuleID.allCases { byText[rule.text] = rule }
    for id in MessageID.allCases {
      var condition = id.message.condition
      condition.withUTF8 { bytes in
        var start = 0
        var hasHyphen = false
        for end in 0...bytes.count {
          if end < bytes.count, Self.isOfAWord(bytes[end]) {
            if bytes[end] == UInt8(ascii: "-") { hasHyphen = true }
            continue
          }
          // `CTX-04`: few other words have a hyphen.
          if hasHyphen {
            let word = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
            if let rule = byText[word], rows[Int(rule.rawValue)].last != id.text {
              rows[Int(rule.rawValue)].append(id.text)
            }
          }
          (start, hasHyphen) = (end + 1, false)
        }
      }
    }
  }

  private static func isOfAWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-")
  }
}

extension DocumentDifference: JSONConvertible {
  package var json: JSONValue {
    [
      "topic": topic.json,
      "documents": documents.json,
      "claim": claim.json,
      "isFollowed": isFollowed.json,
      "today": today.json,
      "decidedBy": decidedBy.split(separator: " ").map { String($0) }.json,
      "scenario": "Scenarios/\(scenario).presim".json,
    ]
  }
}
