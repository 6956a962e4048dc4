/// What the linter reports: the rule, how bad it is, what it says, of which part of the file, and what to do.
public struct LintFinding: Sendable, Hashable {
  /// The rule.
  public let id: LintID
  /// How bad it is.
  public let severity: LintSeverity
  /// What is wrong: lower case, no full stop, names in single quotes.
  public let message: String
  /// The part of the file.
  public let range: ByteRange
  /// What to do, where the engine has found on a copy of the program that it works.
  public let cure: String?

  fileprivate init(_ id: LintID, _ severity: LintSeverity, _ message: String, _ range: ByteRange, _ cure: String?) {
    self.id = id
    self.severity = severity
    self.message = message
    self.range = range
    self.cure = cure
  }
}

/// A finding whose cure has still to be tried.
struct LintSuspicion: Sendable {
  /// The finding, without its cure.
  let finding: LintFinding
  /// What to do about it.
  let cure: LintCure?

  /// The finding, with the cure that was found to work.
  func settled(isCurable: Bool) -> LintFinding {
    LintFinding(finding.id, finding.severity, finding.message, finding.range, isCurable ? cure?.text : nil)
  }

  fileprivate init(_ finding: LintFinding, _ cure: LintCure?) {
    self.finding = finding
    self.cure = cure
  }
}

/// What to do about a finding, and the changes of a program that stand for it.
struct LintCure: Sendable {
  /// What users read.
  let text: String
  /// Ways to do it: it works if one of them does.
  let ways: [[LintEdit]]
}

extension LintRule {
  /// The rule reports something.
  ///
  /// - Parameters:
  ///   - range: of which part of the file.
  ///   - severity: how bad it is.
  ///   - message: the row of the entry's messages.
  ///   - blanks: what the placeholders of message and cure stand for.
  ///   - cure: the row of the entry's cures; the message's own unless said otherwise.
  ///   - ways: changes of the program that stand for the cure, each with its edits; none where the file has nothing that
  ///     the cure could be tried on.
  static func finds(
    at range: ByteRange, _ severity: LintSeverity, message: Int = 0, _ blanks: [(String, String)] = [],
    cure: Int? = nil, ways: [[LintEdit]] = []
  ) -> LintSuspicion {
    func filled(_ template: String) -> String {
      Utterance.fill(template) { name in blanks.first { $0.0 == name }?.1 }
    }
    let row = cure ?? message
    let text = ways.isEmpty || row >= entry.cures.count ? nil : filled(entry.cures[row])
    return LintSuspicion(
      LintFinding(id, severity, filled(entry.messages[message]), range, nil),
      text.map { LintCure(text: $0, ways: ways) })
  }
}
