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
