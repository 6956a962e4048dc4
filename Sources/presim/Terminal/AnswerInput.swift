import PresentationModel

/// Answers to questions: a key each at a terminal, a line each from a pipe.
struct AnswerInput {
  /// What was answered.
  enum Answer: Equatable {
    /// `a` is 0.
    case choice(Int)
    /// Enter, or a blank.
    case next
    case again
    case back
    case quit
    /// The end of the input.
    case ended
    /// Anything else, as it was typed.
    case other(String)
  }

  private let console: Console
  /// Whether keys are read one by one.
  let readsKeys = LineEditor.isPossible
  /// Whether somebody sits at a terminal, of whatever kind.
  let isTerminal = Terminal.isTerminal(0)

  init(_ console: Console) { self.console = console }

  /// Asks, and waits.
  func answer(_ prompt: String) -> Answer {
    if isTerminal, !readsKeys { console.out.write(prompt) }
    console.out.flush()
    guard readsKeys else {
      guard let line = readLine() else { return .ended }
      return Self.answer(line)
    }
    // Whoever sees the prompt can press a key.
    guard RawTerminal.begin() else { return .ended }
    defer { RawTerminal.end() }
    LineEditor.put(prompt)
    let reader = KeyReader(
      next: { LineEditor.byte { LineEditor.put("\r\(prompt)") } },
      isMore: LineEditor.isMore)
    guard let key = reader.key() else {
      LineEditor.put("\r\n")
      return .ended
    }
    let (answer, shown) = Self.answer(key)
    LineEditor.put("\(shown)\r\n")
    return answer
  }

  /// What a key means, and how it is shown.
  private static func answer(_ key: Key) -> (Answer, String) {
    switch key {
    case .enter: return (.next, "")
    case .interrupt, .endOfInput, .escape: return (.quit, "")
    case .right, .down: return (.next, "")
    case .left, .up: return (.back, "")
    case .character(" "): return (.next, "")
    case .character(let character):
      let text = VisibleText.escaped(String(character), keepsColours: false)
      return (answer(String(character)), text)
    default: return (.other(""), "")
    }
  }

  /// What a line means.
  static func answer(_ line: String) -> Answer {
    let word = line.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    switch word {
    case "": return .next
    case "q", "quit": return .quit
    case "r", "again": return .again
    case "p", "back": return .back
    default:
      guard word.utf8.count == 1, let letter = word.utf8.first, letter >= 0x61, letter <= 0x6A else {
        return .other(line)
      }
      return .choice(Int(letter - 0x61))
    }
  }
}
