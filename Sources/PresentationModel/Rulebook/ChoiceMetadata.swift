/// One open question (CHO): where evidence is missing, and what presim assumes there.
package struct ChoiceMetadata: Sendable {
  /// The entry.
  package let id: ChoiceID
  /// What is not known.
  package let question: String
  /// What presim answers.
  package let choice: String
  /// The rules and messages that rest on it.
  package let rules: [DecisionID]
  /// Whether it is about the order of lines: `presim record` then writes `expect events include`.
  package let isOrder: Bool
  /// What is known for and against it; empty where nothing is.
  package let note: String
  /// What would settle it; empty for a log from a device with every callback of both parties printed.
  package let settledBy: String
  /// Whether evidence has settled it since: no step raises it any more, and it stays for its ID.
  package let isSettled: Bool

  init(
    id: ChoiceID, question: String, choice: String, rules: [DecisionID], isOrder: Bool, note: String,
    settledBy: String, isSettled: Bool = false
  ) {
    self.id = id
    self.question = question
    self.choice = choice
    self.rules = rules
    self.isOrder = isOrder
    self.note = note
    self.settledBy = settledBy
    self.isSettled = isSettled
  }

  /// The entry with this ID.
  package static func metadata(_ id: ChoiceID) -> ChoiceMetadata { all[Int(id.rawValue)] }

  /// The open entries that a rule or message rests on, in the rulebook's order.
  package static func choices(of id: DecisionID) -> [ChoiceID] {
    // An entry is large: it stays where it is.
    all.indices.filter { !all[$0].isSettled && all[$0].rules.contains(id) }.map { all[$0].id }
  }
}
