/// Where a rule holds: the range that decides, and the rulebook's words for it.
package struct Versions: Sendable {
  /// The profiles that it holds for.
  package let range: VersionRange
  /// The same in the rulebook's words, with what differs between versions.
  package let words: String

  /// Makes the versions of a rule.
  package init(_ range: VersionRange, _ words: String) {
    self.range = range
    self.words = words
  }
}

/// The rulebook's text of one rule, word for word. It is in the rule's own file, and nowhere else.
package struct RuleEntry: Sendable {
  /// The rule in one line.
  package let title: String
  /// The rule in plain words, for whoever knows UIKit and not presim; it leaves out exceptions.
  package let inShort: String
  /// The rule in full, in Markdown.
  package let statement: String
  /// Where it is known from.
  package let evidence: [Evidence]
  /// One or more examples, in the rulebook's notation.
  package let example: String
  /// Its Swift file, without its folder.
  package let file: String

  /// Makes an entry for the file that calls this.
  package init(
    title: String, inShort: String, statement: String, evidence: [Evidence], example: String,
    file: StaticString = #fileID
  ) {
    self.title = title
    self.inShort = inShort
    self.statement = statement
    self.evidence = evidence
    self.example = example
    let path = "\(file)"
    self.file = String(path.split(separator: "/").last ?? "")
  }
}

/// A rule or one of UIKit's messages: what `expect rule` or a line of an explanation names.
package enum DecisionID: Hashable, Sendable {
  case rule(RuleID)
  case message(MessageID)

  /// The rule or message of an ID; nil where there is none.
  package init?(_ text: String) {
    if let id = RuleID(text) {
      self = .rule(id)
    } else if let id = MessageID.allCases.first(where: { $0.text == text }) {
      self = .message(id)
    } else {
      return nil
    }
  }

  /// `CTX-04`, `P-L01`.
  package var text: String {
    switch self {
    case .rule(let id): id.text
    case .message(let id): id.text
    }
  }
}
