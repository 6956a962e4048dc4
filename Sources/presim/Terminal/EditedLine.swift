/// A line that is being typed: its text, the cursor's position, and the lines before it. It knows no terminal.
struct EditedLine {
  /// What came of a key.
  enum Outcome: Equatable {
    /// The line continues.
    case goesOn
    /// The line is whole.
    case done(String)
    /// The line was given up.
    case interrupted
    /// There is no more input.
    case ended
    /// The screen is to be cleared.
    case clears
    /// Several words go on from here: they are to be shown.
    case offers([String])
  }
  /// The text.
  private(set) var text: [Character] = []
  /// How many characters are before the cursor.
  private(set) var cursor = 0
  /// What is looked for in the history, while something is.
  private(set) var sought: String?

  private let history: [String]
  /// Which line of the history is shown; `history.count` for the new one.
  private var row: Int
  private var new: [Character] = []
  private var killed: [Character] = []

  /// The words that may follow at the end of a text.
  private let completions: (String) -> [String]

  init(history: [String], killed: [Character] = [], completions: @escaping (String) -> [String] = { _ in [] }) {
    self.history = history
    self.completions = completions
    self.killed = killed
    row = history.count
  }

  /// What was taken out last, for the next line.
  var lastKilled: [Character] { killed }

  /// Does what a key says.
  mutating func take(_ key: Key) -> Outcome {
    if sought != nil, let outcome = search(key) { return outcome }
    switch key {
    case .character(let character):
      text.insert(character, at: cursor)
      cursor += 1
    case .enter: return .done(String(text))
    case .interrupt: return .interrupted
    case .endOfInput:
      if text.isEmpty { return .ended }
      if cursor < text.count { text.remove(at: cursor) }
    case .backspace:
      guard cursor > 0 else { break }
      cursor -= 1
      text.remove(at: cursor)
    case .delete: if cursor < text.count { text.remove(at: cursor) }
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = text.count
    case .wordLeft: cursor = startOfWord
    case .wordRight: cursor = endOfWord
    case .killToEnd: kill(cursor..<text.count)
    case .killToStart: kill(0..<cursor)
    case .killWord: kill(startOfWord..<cursor)
    case .yank:
      text.insert(contentsOf: killed, at: cursor)
      cursor += killed.count
    case .up: go(to: row - 1)
    case .down: go(to: row + 1)
    case .search: sought = ""
    case .clearScreen: return .clears
    case .tab: return complete()
    case .escape, .unknown: break
    }
    return .goesOn
  }

  /// Completes the word before the cursor as far as all candidates agree; a blank where there is no word.
  private mutating func complete() -> Outcome {
    let before = String(text[..<cursor])
    var start = cursor
    while start > 0, Self.isWord(text[start - 1]) || text[start - 1] == ":" { start -= 1 }
    let typed = String(text[start..<cursor])
    guard start < cursor || start > 0 && text[start - 1] == "." else { return take(.character(" ")) }
    let fitting = completions(before).filter { $0.hasPrefix(typed) }
    guard var common = fitting.first else { return .goesOn }
    for word in fitting { common = String(zip(common, word).prefix { $0.0 == $0.1 }.map { $0.0 }) }
    if common.count > typed.count {
      text.insert(contentsOf: Array(common.dropFirst(typed.count)), at: cursor)
      cursor += common.count - typed.count
      return .goesOn
    }
    return fitting.count > 1 ? .offers(fitting) : .goesOn
  }

  private mutating func kill(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    killed = Array(text[range])
    text.removeSubrange(range)
    cursor = range.lowerBound
  }

  private var startOfWord: Int {
    var place = cursor
    while place > 0, !Self.isWord(text[place - 1]) { place -= 1 }
    while place > 0, Self.isWord(text[place - 1]) { place -= 1 }
    return place
  }

  private var endOfWord: Int {
    var place = cursor
    while place < text.count, !Self.isWord(text[place]) { place += 1 }
    while place < text.count, Self.isWord(text[place]) { place += 1 }
    return place
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  // MARK: History

  private mutating func go(to next: Int) {
    guard (0...history.count).contains(next) else { return }
    if row == history.count { new = text }
    row = next
    text = row == history.count ? new : Array(history[row])
    cursor = text.count
  }

  /// A key while something is looked for; nil where it ends the search and has its own meaning.
  private mutating func search(_ key: Key) -> Outcome? {
    switch key {
    case .character(let character):
      sought?.append(character)
      find(from: row == history.count ? row - 1 : row)
    case .backspace:
      if sought?.isEmpty == false { sought?.removeLast() }
      find(from: history.count - 1)
    case .search: find(from: row - 1)
    case .escape: sought = nil
    case .interrupt:
      sought = nil
      text = []
      cursor = 0
      row = history.count
    default:
      sought = nil
      return nil
    }
    return .goesOn
  }

  /// The latest line that contains the text, from one on backwards; where there is none the line stays.
  private mutating func find(from start: Int) {
    guard let sought, !sought.isEmpty, start >= 0 else { return }
    for candidate in (0...start).reversed() where history[candidate].hasText(sought) {
      if row == history.count { new = text }
      row = candidate
      text = Array(history[candidate])
      cursor = text.count
      return
    }
  }
}
