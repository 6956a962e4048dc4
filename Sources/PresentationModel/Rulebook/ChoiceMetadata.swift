/// One entry of the rulebook's chapter 6: where evidence is missing, and what presim does there (CHO-00).
public struct ChoiceMetadata: Sendable {
  /// The entry.
  public let id: ChoiceID
  /// What is not known.
  public let question: String
  /// What presim answers.
  public let choice: String
  /// The rules and messages that rest on it.
  public let rules: [DecisionID]
  /// Whether it is about the order of lines: `presim record` then writes `expect events include`.
  public let isOrder: Bool
  /// What is known for and against it; empty where nothing is.
  public let note: String
  /// What would settle it; empty for a log from a device with every callback of both parties printed.
  public let settledBy: String

  /// The entry with this ID.
  public static func metadata(_ id: ChoiceID) -> ChoiceMetadata { all[Int(id.rawValue)] }

  /// The entries that a rule or message rests on, in the rulebook's order.
  public static func choices(of id: DecisionID) -> [ChoiceID] {
    all.filter { $0.rules.contains(id) }.map { $0.id }
  }
}
