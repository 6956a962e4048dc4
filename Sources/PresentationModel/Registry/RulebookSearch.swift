/// Finds rules, messages and choices by words, and UIKit's messages by a line pasted from Xcode.
public struct RulebookSearch: Sendable {
  /// An entry of the rulebook.
  public enum Entry: Hashable, Sendable {
    case rule(RuleID)
    case lint(LintID)
    case message(MessageID)
    case choice(ChoiceID)

    /// Its ID.
    public var text: String {
      switch self {
      case .rule(let id): id.text
      case .lint(let id): id.text
      case .message(let id): id.text
      case .choice(let id): id.text
      }
    }
  }

  /// The message whose words are in the line, if there is one.
  public let message: MessageID?
  /// What was found, the best first; the message stands first.
  public let entries: [Entry]

  /// Searches the whole rulebook.
  ///
  /// Complexity: O(length of the rulebook).
  public init(_ text: String) {
    let line = Self.folded(text)
    message = Self.message(in: line)
    let wanted = Self.words(text)
    var found: [(entry: Entry, score: Int, isWhole: Bool)] = []
    var counts = Array(repeating: 0, count: wanted.count)
    let texts = Self.all.map { Set(Self.words(Self.text(of: $0))) }
    for words in texts { for (row, word) in wanted.enumerated() where Self.has(word, words) { counts[row] += 1 } }
    for (entry, words) in zip(Self.all, texts) {
      let hits = wanted.indices.filter { Self.has(wanted[$0], words) }
      guard !hits.isEmpty else { continue }
      // A rare word says more than one that stands everywhere, and one of the title more than one of the text.
      let title = Set(Self.words(Self.title(of: entry)))
      var score = 0
      for row in hits {
        let weight = max(1, 1_000 / counts[row])
        score += Self.has(wanted[row], title) ? weight * 3 : weight
      }
      found.append((entry, score, hits.count == wanted.count))
    }
    if found.contains(where: { $0.isWhole }) { found.removeAll { !$0.isWhole } }
    // Of a line with words of the app's own only the best matter.
    let order = found.indices.sorted {
      found[$0].score == found[$1].score ? $0 < $1 : found[$0].score > found[$1].score
    }
    var result = order.map { found[$0].entry }
    if let message {
      // The message, the rule that decides it, and what else has words of the line.
      let row = message.message
      var named = Self.ids(in: row.condition)
      // What presim never prints says beside its effect what it does instead.
      if !row.isPrinted { named += Self.ids(in: row.effect) }
      let others = MessageID.allCases.filter { $0 != message && named.contains($0.text) }
      for other in others { named += Self.ids(in: other.message.condition) }
      let first: [Entry] =
        [.message(message)] + (Self.isQuoted(line, message) ? [.message(.y03)] : []) + others.map { .message($0) }
        + RuleID.allCases.filter { named.contains($0.text) }.map { .rule($0) }
      result.removeAll { first.contains($0) }
      result.insert(contentsOf: first, at: 0)
    }
    entries = result
  }

  private static let all: [Entry] =
    RuleID.allCases.map { .rule($0) } + LintID.allCases.map { .lint($0) } + MessageID.allCases.map { .message($0) }
    + ChoiceID.allCases.map { .choice($0) }

  private static func title(of entry: Entry) -> String {
    switch entry {
    case .rule(let id): "\(id.text) \(id.metadata.title)"
    case .lint(let id): "\(id.text) \(id.metadata.entry.title)"
    case .message(let id): "\(id.text) \(id.message.text)"
    case .choice(let id): "\(id.text) \(ChoiceMetadata.metadata(id).question)"
    }
  }

  private static func text(of entry: Entry) -> String {
    switch entry {
    case .rule(let id):
      let metadata = id.metadata
      return title(of: entry) + " " + metadata.statement + " " + metadata.example
    case .lint(let id):
      let entry = id.metadata.entry
      return ([title(of: .lint(id)), entry.fires] + entry.messages).joined(separator: " ")
    case .message(let id):
      let message = id.message
      return title(of: entry) + " " + message.kindText + " " + message.condition + " " + message.effect
    case .choice(let id):
      let metadata = ChoiceMetadata.metadata(id)
      return title(of: entry) + " " + metadata.choice + " " + metadata.note
    }
  }

  /// The words of a text that may be IDs.
  private static func ids(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
  }

  // MARK: A line from Xcode

  /// The message of which a wording stands in the line; of several the one with the most words.
  private static func message(in line: [UInt8]) -> MessageID? {
    var best: (id: MessageID, length: Int)?
    for id in MessageID.allCases {
      for wording in id.message.wordings {
        let parts = parts(of: wording.template)
        let length = parts.reduce(0) { $0 + $1.count }
        guard length >= 8, length > best?.length ?? 0 else { continue }
        if stand(parts, in: line) || isPart(line, of: wording.template) || stand(quoted(wording.template), in: line) {
          best = (id, length)
        }
      }
    }
    return best?.id
  }

  /// The words of a line of the old kind as people quote it (Y-03): without 'Warning: ', the brackets and the mark at the
  /// end; none of any other.
  private static func quoted(_ template: String) -> [[UInt8]] {
    let warning = "Warning: Attempt to present"
    guard template.hasPrefix(warning) else { return [] }
    return parts(of: String(template.dropFirst("Warning: ".count))).map { part in
      part.last == UInt8(ascii: "!") ? Array(part.dropLast()) : part
    }
  }

  /// Whether a line is one of the old kind as people quote it, and not as UIKit prints it.
  private static func isQuoted(_ line: [UInt8], _ id: MessageID) -> Bool {
    let wordings = id.message.wordings
    return !wordings.contains { stand(parts(of: $0.template), in: line) || isPart(line, of: $0.template) }
      && wordings.contains { stand(quoted($0.template), in: line) }
  }

  /// What stands between the placeholders of a template.
  private static func parts(of template: String) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    var current = ""
    var isBlank = false
    for character in template {
      switch character {
      case "{":
        parts.append(folded(current))
        current = ""
        isBlank = true
      case "}": isBlank = false
      default: if !isBlank { current.append(character) }
      }
    }
    parts.append(folded(current))
    return parts.filter { !$0.isEmpty }
  }

  /// Whether all parts stand in a line, in this order.
  private static func stand(_ parts: [[UInt8]], in line: [UInt8]) -> Bool {
    guard !parts.isEmpty else { return false }
    var position = 0
    for part in parts {
      guard let found = find(part, in: line, from: position) else { return false }
      position = found + part.count
    }
    return true
  }

  /// Whether somebody has copied a piece of the words only.
  private static func isPart(_ line: [UInt8], of template: String) -> Bool {
    line.count >= 16 && parts(of: template).contains { find(line, in: $0, from: 0) != nil }
  }

  private static func find(_ part: [UInt8], in line: [UInt8], from start: Int) -> Int? {
    guard line.count - start >= part.count else { return nil }
    for position in start...(line.count - part.count) where line[position] == part[0] {
      if line[position..<(position + part.count)].elementsEqual(part) { return position }
    }
    return nil
  }

  /// Small letters, one blank for any space, none at the ends; typographic quotation marks as plain ones.
  private static func folded(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", "\t", "\n", "\r", "\u{A0}": if let last = result.last, last != 0x20 { result.append(0x20) }
      case "\u{2018}", "\u{2019}": result.append(0x27)
      case "\u{201C}", "\u{201D}": result.append(0x22)
      default: result += Array(String(scalar).lowercased().utf8)
      }
    }
    if result.last == 0x20 { result.removeLast() }
    return result
  }

  // MARK: Words

  /// The words of a text in small letters, each once: without addresses, numbers of processes and single letters.
  private static func words(_ text: String) -> [String] {
    var seen: Set<String> = []
    var result: [String] = []
    for part in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "-" }) {
      let word = part.lowercased()
      guard word.utf8.count > 1, !word.hasPrefix("0x"),
        !word.allSatisfy({ $0.isNumber || $0 == "-" }) || word.utf8.count < 3
      else { continue }
      if seen.insert(word).inserted { result.append(word) }
    }
    return result
  }

  /// Whether a word is there, in singular or plural.
  private static func has(_ word: String, _ words: Set<String>) -> Bool {
    words.contains(word) || words.contains(word + "s") || word.hasSuffix("s") && words.contains(String(word.dropLast()))
  }
}
