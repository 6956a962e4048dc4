import PresentationModel

/// What one word after `presim rules` chooses: an entry by its ID, or a family by what its IDs begin with.
struct RulesSelection: Equatable {
  /// The entries, in the rulebook's order.
  let entries: [RulebookSearch.Entry]
  /// Whether it is a family.
  let isFamily: Bool

  /// In capitals or not; nil where there is no such entry or family.
  init?(_ word: String) {
    let wanted = word.uppercased()
    if let entry = Self.all.first(where: { $0.text == wanted }) {
      (entries, isFamily) = ([entry], false)
      return
    }
    guard Self.families.contains(wanted) else { return nil }
    entries = Self.all.filter { Self.family(of: $0.text) == wanted || Self.kind(of: $0) == wanted }
    isFamily = true
  }

  /// `CTX`, `CHO`, of messages `P` and `P-L`.
  static let families: [String] = {
    var result: [String] = []
    for entry in all {
      for name in [family(of: entry.text), kind(of: entry)].compactMap({ $0 }) where !result.contains(name) {
        result.append(name)
      }
    }
    return result
  }()

  /// The ID that a word is most likely a slip for: 'CTX-4' is 'CTX-04'.
  static func near(_ word: String) -> String? {
    nearestName(to: word.uppercased(), in: all.map(\.text) + families, within: word.count > 4 ? 2 : 1)
  }

  private static let all: [RulebookSearch.Entry] =
    RuleID.allCases.map { .rule($0) } + LintID.allCases.map { .lint($0) } + MessageID.allCases.map { .message($0) }
    + ChoiceID.allCases.map { .choice($0) }

  /// The part before the hyphen.
  private static func family(of id: String) -> String { String(id.prefix { $0 != "-" }) }

  /// Of a message its exceptions, lines and silences apart: `P-L` of `P-L01`.
  private static func kind(of entry: RulebookSearch.Entry) -> String? {
    guard case .message(let id) = entry else { return nil }
    let letters = id.text.prefix { !$0.isNumber }
    return letters.hasSuffix("-") ? nil : String(letters)
  }
}
