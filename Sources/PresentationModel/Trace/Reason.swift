/// Why a rule said what it said. `ReasonText` has the sentences.
public enum Reason: Sendable {
  /// The rule's title says it all.
  case title
}
