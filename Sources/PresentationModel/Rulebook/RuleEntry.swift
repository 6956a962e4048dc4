/// Where a rule holds: the range that decides, and the rulebook's words for it.
public struct Versions: Sendable {
  /// The profiles that it holds for.
  public let range: VersionRange
  /// The same in the rulebook's words, with what differs between versions.
  public let words: String

  /// Makes the versions of a rule.
  public init(_ range: VersionRange, _ words: String) {
    self.range = range
    self.words = words
  }
}

/// The rulebook's text of one rule, word for word. It is in the rule's own file, and nowhere else.
public struct RuleEntry: Sendable {
  /// The rule in one line.
  public let title: String
  /// The rule in plain words, for whoever knows UIKit and not presim; it leaves out exceptions.
  public let inShort: String
  /// The rule in full, in Markdown.
  public let statement: String
  /// Where it is known from.
  public let evidence: [Evidence]
  /// One or more examples, in the rulebook's notation.
  public let example: String
  /// Its Swift file, without its folder.
  public let file: String

  /// Makes an entry for the file that calls this.
  public init(
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
public enum DecisionID: Hashable, Sendable {
  case rule(RuleID)
  case message(MessageID)

  /// The rule or message of an ID; nil where there is none.
  public init?(_ text: String) {
    if let id = RuleID(text) {
      self = .rule(id)
    } else if let id = MessageID.allCases.first(where: { $0.text == text }) {
      self = .message(id)
    } else {
      return nil
    }
  }

  /// `CTX-04`, `P-L01`.
  public var text: String {
    switch self {
    case .rule(let id): id.text
    case .message(let id): id.text
    }
  }
}
