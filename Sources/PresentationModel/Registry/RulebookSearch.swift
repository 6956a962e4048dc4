/// Finds entries of the rulebook by what people see and type, and UIKit's messages by a line pasted from Xcode.
package struct RulebookSearch: Sendable {
  /// An entry of the rulebook.
  package enum Entry: Hashable, Sendable {
    case rule(RuleID)
    case lint(LintID)
    case message(MessageID)
    case choice(ChoiceID)
    /// A page of `Scenarios/questions`.
    case question(Lesson)

    /// Its ID, or its file's name.
    package var text: String {
      switch self {
      case .question(let lesson): lesson.rawValue
      case .rule(let id): id.text
      case .lint(let id): id.text
      case .message(let id): id.text
      case .choice(let id): id.text
      }
    }
  }

  /// The message whose words are in the line, if there is one.
  package let message: MessageID?
  /// That message and those others that have the same words: which of them it is the line does not say.
  package let messages: [MessageID]
  /// What was found, the best first; the message is first.
  package let entries: [Entry]

  /// Searches the whole rulebook.
  ///
  /// Complexity: O(length of the rulebook).
  package init(_ text: String) {
    // People put a message in quotation marks.
    let marks: Set<Character> = ["\"", "'", "`", "\u{201C}", "\u{201D}", "\u{300C}", "\u{300D}", " ", "\n"]
    var text = text[...]
    while let last = text.last, marks.contains(last) { text = text.dropLast() }
    text = text.drop { marks.contains($0) }
    self.init(bare: String(text))
  }

  private init(bare text: String) {
    let match = PastedLine(text).match()
    message = match?.id
    let messages = match?.all ?? []
    self.messages = messages
    var result = Self.named(text) ?? SearchIndex.all.ranked(text)
    if let message {
      // The message, the rule that decides it, and what else has words of the line.
      let row = message.message
      var named = messages.flatMap { Self.ids(in: $0.message.condition) }
      // What presim never prints says beside its effect what it does instead.
      if !row.isPrinted { named += Self.ids(in: row.effect) }
      let others = MessageID.allCases.filter { !messages.contains($0) && named.contains($0.text) }
      for other in others { named += Self.ids(in: other.message.condition) }
      let first: [Entry] =
        messages.map { .message($0) } + (Self.isQuoted(match) ? [.message(.y03)] : []) + others.map { .message($0) }
        + RuleID.allCases.filter { named.contains($0.text) }.map { .rule($0) }
      result.removeAll { first.contains($0) }
      result.insert(contentsOf: first, at: 0)
    }
    entries = result
  }

  /// Rules, the linter's rules, messages and choices.
  static let all: [Entry] =
    RuleID.allCases.map { .rule($0) } + LintID.allCases.map { .lint($0) } + MessageID.allCases.map { .message($0) }
    + ChoiceID.allCases.map { .choice($0) }

  /// The entries whose IDs are the whole text; nil where there is more.
  private static func named(_ text: String) -> [Entry]? {
    let words = text.uppercased().split { $0 == " " || $0 == "," }
    let found = words.compactMap { word in all.first { $0.text == word } }
    return found.isEmpty || found.count < words.count ? nil : found
  }

  /// The words of a text that may be IDs.
  private static func ids(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
  }

  /// Whether a line is one of UIKit's old ones as people quote it (Y-03), and not as UIKit prints it.
  private static func isQuoted(_ match: PastedLine.Match?) -> Bool {
    guard let match, !match.isExact else { return false }
    return match.wording.template.hasPrefix("Warning: Attempt to present")
  }
}
