import PresentationModel

/// Some rules of lint: `LNT-06`, the beginning of several IDs (`LNT-4`), or one of lint's own headings (`styles`).
struct LintSelection: Sendable {
  private(set) var ids: Set<LintID> = []

  /// Adds what a word stands for; false where it stands for none.
  mutating func add(_ word: String) -> Bool {
    let found = Self.rules(word)
    ids.formUnion(found)
    return !found.isEmpty
  }

  /// `LNT-06,styles`; throws what is no rule.
  init(_ list: String, of command: CommandName) throws(UsageError) {
    for item in list.split(separator: ",", omittingEmptySubsequences: false) {
      let word = String(item.filter { $0 != " " })
      guard add(word) else {
        throw UsageError(
          message: "'\(word)' is no lint rule, and no group of them",
          hint: Self.near(word).map { "did you mean '\($0)'?" } ?? "'presim rules LNT' lists them", command: command)
      }
    }
  }

  init() {}

  /// The headings under which `presim rules` has them, as words.
  static let headings: [String: [LintID]] = {
    var found: [String: [LintID]] = [:]
    for id in LintID.allCases {
      let parts = id.metadata.path.split(separator: "/")
      guard parts.count > 1 else { continue }
      found[heading(String(parts[parts.count - 2])), default: []].append(id)
    }
    return found
  }()

  /// `WhenACallIsMade` as `when-a-call-is-made`.
  private static func heading(_ folder: String) -> String {
    var word = ""
    for character in folder {
      if character.isUppercase, !word.isEmpty { word += "-" }
      word += character.lowercased()
    }
    return word
  }

  private static func rules(_ word: String) -> [LintID] {
    if let heading = headings[word.lowercased()] { return heading }
    let id = word.uppercased()
    guard id.hasPrefix("LNT") else { return [] }
    return LintID.allCases.filter { $0.text.hasPrefix(id) }
  }

  /// What was meant, perhaps.
  static func near(_ word: String) -> String? {
    nearestName(to: word.uppercased(), in: LintID.allCases.map(\.text))
      ?? nearestName(
        to: word.lowercased(), in: headings.keys.sorted())
  }
}
