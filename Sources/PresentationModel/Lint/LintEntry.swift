/// How bad a finding of the linter is.
package enum LintSeverity: UInt8, Sendable, CaseIterable, Comparable {
  /// Right, but surprising.
  case note
  /// Goes wrong under conditions that the file does not exclude, or silently.
  case warning
  /// Refused or raised, on the file's profile and device.
  case error

  /// The word users see.
  package var text: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Orders from mild to bad.
  package static func < (a: LintSeverity, b: LintSeverity) -> Bool { a.rawValue < b.rawValue }
}

/// The rulebook's text of one rule of the linter, word for word. It is in the rule's own file, and nowhere else.
package struct LintEntry: Sendable {
  /// The problem in one line.
  package let title: String
  /// The problem in plain words, for whoever knows UIKit and not presim.
  package let inShort: String
  /// When it is reported, in Markdown.
  package let fires: String
  /// How bad that is.
  package let severity: String
  /// What is reported: templates with `{placeholders}`.
  package let messages: [String]
  /// The consequence, and the rules that cause it.
  package let why: String
  /// What to do: templates with `{placeholders}`, in the order of the messages.
  package let cures: [String]
  /// Where it is known from.
  package let evidence: [Evidence]
  /// One or more examples.
  package let example: String
  /// Its Swift file, from `Sources/PresentationModel`.
  package let file: String

  /// Makes an entry for the file that calls this.
  package init(
    title: String, inShort: String, fires: String, severity: String, messages: [String], why: String,
    cures: [String], evidence: [Evidence], example: String, path: StaticString = #filePath
  ) {
    self.title = title
    self.inShort = inShort
    self.fires = fires
    self.severity = severity
    self.messages = messages
    self.why = why
    self.cures = cures
    self.evidence = evidence
    self.example = example
    file = "\(path)".split(separator: "/").suffix(3).joined(separator: "/")
  }
}

/// A rule of the linter with its text: for `presim rules`, SARIF and documentation.
package struct LintMetadata: Sendable {
  /// The rule.
  package let id: LintID
  /// The rulebook's text of it.
  package let entry: LintEntry
  /// Where it holds.
  package let versions: Versions
  /// Whether it says what comes of a call.
  let isAboutTheResult: Bool

  init<R: LintRule>(_ rule: R.Type) {
    id = R.id
    isAboutTheResult = R.isAboutTheResult
    entry = R.entry
    versions = R.versions
  }

  /// Its Swift file, from the repository's root.
  package var path: String { "Sources/PresentationModel/\(entry.file)" }

  /// The grades of its evidence, best first, each once.
  package var grades: [EvidenceGrade] {
    EvidenceGrade.allCases.filter { grade in entry.evidence.contains { $0.grade == grade } }
  }
}
