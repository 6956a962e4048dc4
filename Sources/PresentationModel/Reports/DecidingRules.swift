/// Rules and messages, each once, in the order in which they came.
struct DecidingRules {
  private var seen: Set<String> = []
  private(set) var all: [RuleReference] = []

  mutating func add(_ rules: [RuleReference]) {
    for rule in rules where seen.insert(rule.id).inserted { all.append(rule) }
  }
}
