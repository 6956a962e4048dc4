/// How well something is known.
public enum EvidenceGrade: UInt8, Sendable, CaseIterable, Comparable {
  /// Apple's documentation or headers, or the design documents.
  case documented
  /// A public log, test or recorded experiment on real UIKit.
  case observed
  /// Sources differ; the rule says which way presim goes.
  case disputed
  /// The simplest behaviour consistent with the rest.
  case inferred
  /// presim's own, where UIKit has nothing to say.
  case convention

  /// The word users see.
  public var text: String {
    switch self {
    case .documented: "documented"
    case .observed: "observed"
    case .disputed: "disputed"
    case .inferred: "inferred"
    case .convention: "convention"
    }
  }

  /// Orders from best known to least.
  public static func < (a: EvidenceGrade, b: EvidenceGrade) -> Bool { a.rawValue < b.rawValue }
}

/// Where a part of a rule is known from.
public struct Evidence: Sendable {
  /// How well it is known.
  public let grade: EvidenceGrade
  /// The source, or what was inferred.
  public let source: String

  /// Makes a piece of evidence.
  public init(_ grade: EvidenceGrade, _ source: String) {
    self.grade = grade
    self.source = source
  }
}

/// What the rulebook says of one rule.
public struct RuleMetadata: Sendable {
  /// The rule.
  public let id: RuleID
  /// Its title: the rule in one line.
  public let title: String
  /// The rulebook's chapter.
  public let chapter: Int
  /// The rule in full, in Markdown.
  public let statement: String
  /// Where it holds, in the rulebook's words.
  public let versions: String
  /// Where it is known from.
  public let evidence: [Evidence]
  /// One or more examples, in the rulebook's notation.
  public let example: String

  /// Where it holds.
  public var range: VersionRange { RuleCatalogue.range(id) }

  /// The grades of its evidence, best first, each once.
  public var grades: [EvidenceGrade] {
    EvidenceGrade.allCases.filter { grade in evidence.contains { $0.grade == grade } }
  }
}

/// What an `expect rule` or a line of an explanation names: a rule or one of UIKit's messages.
public enum DecisionID: Hashable, Sendable {
  case rule(RuleID)
  case message(MessageID)

  /// `CTX-04`, `P-L01`.
  public var text: String {
    switch self {
    case .rule(let id): id.text
    case .message(let id): id.text
    }
  }
}
