/// The entries of the rulebook that a text cites by their IDs, each with its title.
struct NamedEntries {
  /// An entry and what it says in one line.
  struct Named: Equatable {
    let id: String
    let title: String
  }

  /// In the order of their first mention, each once; without the entry that the text is of.
  let all: [Named]

  init(in text: String, of own: String) {
    var seen: Set<String> = [own]
    all = Self.ids(in: text).compactMap { id in
      guard seen.insert(id).inserted, let title = Self.titles[id] else { return nil }
      return Named(id: id, title: title)
    }
  }

  /// What every ID says: a rule's or lint rule's title, a message's first wording, an open question.
  static let titles: [String: String] = {
    var titles: [String: String] = [:]
    for id in RuleID.allCases { titles[id.text] = id.metadata.title }
    for id in LintID.allCases { titles[id.text] = id.metadata.entry.title }
    for id in MessageID.allCases { titles[id.text] = title(of: id.message) }
    for id in ChoiceID.allCases { titles[id.text] = ChoiceMetadata.metadata(id).question }
    return titles
  }()

  /// UIKit's words in the latest version that has some; of a silence what presim says in its place.
  private static func title(of message: UIKitMessage) -> String {
    if case .see(let other) = message.kind { return title(of: other.message) }
    guard let wording = message.wordings.last else {
      return message.notes.first.map { "UIKit prints nothing: \($0)" } ?? message.condition
    }
    return "'\(wording.template)'"
  }

  /// The IDs of a text, with those between the ends of `PRE-01…12`, and the second of `CUS-31/32`.
  static func ids(in text: String) -> [String] {
    let characters = Array(text)
    var result: [String] = []
    var last: String?
    var position = 0
    while position < characters.count {
      guard isASCIILetterOrDigit(characters[position]) else {
        position += 1
        continue
      }
      let start = position
      while position < characters.count, isASCIILetterOrDigit(characters[position]) || characters[position] == "-" {
        position += 1
      }
      let word = String(characters[start..<position])
      let joint = start > 0 ? characters[start - 1] : " "
      if let last, joint == "…" || joint == "/", let family = family(of: last) {
        let id = word.allSatisfy { $0.isNumber } ? family + word : word
        if joint == "…" { result += between(last, id) }
        result.append(id)
      } else {
        result.append(word)
      }
      last = titles[result.last ?? ""] == nil ? nil : result.last
    }
    return result.filter { titles[$0] != nil }
  }

  /// `PRE-` of `PRE-01`, `P-L` of `P-L01`.
  private static func family(of id: String) -> String? {
    let family = id.prefix { !$0.isNumber }
    return family.isEmpty ? nil : String(family)
  }

  /// Those of one family that are between two of them.
  private static func between(_ first: String, _ last: String) -> [String] {
    guard let family = family(of: first), last.hasPrefix(family), let from = Int(first.dropFirst(family.count)),
      let to = Int(last.dropFirst(family.count)), from < to
    else { return [] }
    let width = first.count - family.count
    return ((from + 1)..<to).map { number in
      let digits = String(number)
      return family + String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
  }

  private static func isASCIILetterOrDigit(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }
}
