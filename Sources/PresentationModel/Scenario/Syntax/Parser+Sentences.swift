/// Lines that are written as an English sentence: `present card from home`, `expect home presents card`.
extension Parser {
  /// The line that a sentence means; nil where that is not certain. `start` is where the statement begins.
  func meantBySentence(from start: Int) -> String? {
    let line = text(SourceRange(start, lexer.endOfLine(from: start)))
    var words = line.split { $0 == " " || $0 == "\r" }.map(String.init)
    let isExpectation = words.first == "expect"
    if isExpectation { words.removeFirst() }
    guard words.count <= Self.longestSentence, words.allSatisfy({ $0.utf8.allSatisfy(Self.isOfAPath) }) else {
      return nil
    }
    if let meant = isExpectation ? expectation(words) : call(words) { return isExpectation ? "expect \(meant)" : meant }
    return nil
  }

  private func expectation(_ words: [String]) -> String? {
    guard words.count >= 3, let first = words.first, let last = words.last else { return nil }
    switch words[1..<(words.count - 1)].joined(separator: " ") {
    case "presents", "is presenting", "has presented": return "\(first).presentedViewController == \(last)"
    case "is presented by": return "\(first).presentingViewController == \(last)"
    case "equals", "is equal to": return "\(first) == \(last)"
    case "shows" where last != first: return "\(first).topViewController == \(last)"
    default: return nil
    }
  }

  private func call(_ words: [String]) -> String? {
    guard let first = words.first, let last = words.last else { return nil }
    switch (first, words.count) {
    case ("dismiss", 2): return "\(last).dismiss(animated: true)"
    case ("present", 4) where words[2] == "from" || words[2] == "on" || words[2] == "over":
      return "\(last).present(\(words[1]), animated: true)"
    case ("push", 4) where words[2] == "on" || words[2] == "onto" || words[2] == "to":
      return "\(last).pushViewController(\(words[1]), animated: true)"
    case ("pop", 2): return "\(last).popViewController(animated: true)"
    default: break
    }
    guard words.count == 3 else { return nil }
    switch words[1] {
    case "present", "presents": return "\(first).present(\(last), animated: true)"
    case "push", "pushes": return "\(first).pushViewController(\(last), animated: true)"
    case "dismiss", "dismisses": return "\(last).dismiss(animated: true)"
    default: return nil
    }
  }

  private static let longestSentence = 6

  private static func isOfAPath(_ byte: UInt8) -> Bool { Lexer.isNameByte(byte) || byte == UInt8(ascii: ".") }
}
