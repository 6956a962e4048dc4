/// A token of Objective-C.
struct ObjectiveCToken {
  enum Kind {
    case word, number
    /// `@"text"` and `"text"`; `text` is what stands between the marks.
    case string
    /// `@interface`, `@selector`: `text` is the word.
    case directive
    /// An `@` before a bracket or a number: `@[…]`, `@{…}`, `@(…)`, `@5`.
    case literal
    case symbol
    /// A line of the preprocessor, whole.
    case preprocessor
    case end
  }

  var kind: Kind
  var text: String
  /// Bytes of the file.
  var start: Int
  var end: Int
  var line: Int
  var beginsLine: Bool
  /// The comments above the token, each without its marks.
  var comments: [String] = []

  func isSymbol(_ text: String) -> Bool { kind == .symbol && self.text == text }
  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
  func isDirective(_ text: String) -> Bool { kind == .directive && self.text == text }
}

/// Cuts Objective-C into tokens; comments go to the token below them.
struct ObjectiveCLexer {
  private let bytes: [UInt8]
  private var index: Int
  private let end: Int
  private var line: Int
  private var tokens: [ObjectiveCToken] = []

  /// Complexity: proportional to the bytes.
  static func tokens(_ bytes: [UInt8], from start: Int, to end: Int, line: Int) -> [ObjectiveCToken] {
    var lexer = ObjectiveCLexer(bytes: bytes, index: start, end: end, line: line)
    lexer.run()
    return lexer.tokens
  }

  private init(bytes: [UInt8], index: Int, end: Int, line: Int) {
    (self.bytes, self.index, self.end, self.line) = (bytes, index, end, line)
  }

  private func byte(_ distance: Int = 0) -> UInt8 { index + distance < end ? bytes[index + distance] : 0 }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func run() {
    var comments: [String] = []
    var beginsLine = true
    while index < end {
      let start = index
      let first = bytes[index]
      if first == UInt8(ascii: "\n") {
        line += 1
        index += 1
        beginsLine = true
        continue
      }
      if first <= 0x20 {
        index += 1
        continue
      }
      if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*") {
        comments += comment()
        continue
      }
      let startLine = line
      let (kind, value) = next()
      tokens.append(
        ObjectiveCToken(
          kind: kind, text: value, start: start, end: index, line: startLine, beginsLine: beginsLine,
          comments: comments))
      comments = []
      beginsLine = false
    }
    tokens.append(
      ObjectiveCToken(kind: .end, text: "", start: end, end: end, line: line, beginsLine: true, comments: comments))
  }

  /// The lines of a comment.
  private mutating func comment() -> [String] {
    let start = index + 2
    var stop: Int
    if byte(1) == UInt8(ascii: "/") {
      while index < end, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      stop = index
    } else {
      index += 2
      stop = end
      while index < end {
        // A full-width slash closes a comment in one of the articles.
        if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") || byte(1) == 0xEF {
          stop = index
          index = min(end, index + (byte(1) == 0xEF ? 4 : 2))
          break
        }
        if byte() == UInt8(ascii: "\n") { line += 1 }
        index += 1
      }
    }
    guard start <= stop else { return [] }
    return text(start..<stop).split(separator: "\n").map { row in
      String(Self.trimmed(row.drop { $0 == " " || $0 == "\t" || $0 == "*" || $0 == "/" }))
    }.filter { !$0.isEmpty }
  }

  static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\n" }
    while let last = text.last, last == " " || last == "\t" || last == "\r" || last == "\n" { text.removeLast() }
    return text
  }

  private mutating func next() -> (ObjectiveCToken.Kind, String) {
    let start = index
    let first = bytes[index]
    switch first {
    case UInt8(ascii: "@"):
      index += 1
      if byte() == UInt8(ascii: "\"") { return (.string, string()) }
      let word = word()
      return word.isEmpty ? (.literal, "@") : (.directive, word)
    case UInt8(ascii: "\""): return (.string, string())
    case UInt8(ascii: "'"):
      index += 1
      while index < end, byte() != UInt8(ascii: "'"), byte() != UInt8(ascii: "\n") {
        index += byte() == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(end, index + 1)
      return (.string, text(start + 1..<max(start + 1, index - 1)))
    case UInt8(ascii: "#"):
      while index < end, byte() != UInt8(ascii: "\n") || bytes[index - 1] == UInt8(ascii: "\\") {
        if byte() == UInt8(ascii: "\n") { line += 1 }
        index += 1
      }
      return (.preprocessor, text(start..<index))
    default: break
    }
    if first.isDigit || (first == UInt8(ascii: ".") && byte(1).isDigit) {
      while index < end, byte().isDigit || byte().isLetter || byte() == UInt8(ascii: ".") { index += 1 }
      return (.number, number(text(start..<index)))
    }
    let word = word()
    if !word.isEmpty { return (.word, word) }
    let pair = index + 1 < end ? text(index..<index + 2) : ""
    if ["->", "==", "!=", "<=", ">=", "&&", "||", "++", "--", "+=", "-=", "*=", "/=", "|=", "&=", "::"].contains(pair) {
      index += 2
      return (.symbol, pair)
    }
    if text(index..<min(end, index + 3)) == "..." {
      index += 3
      return (.symbol, "...")
    }
    index += 1
    // The rest of a letter beyond ASCII that stands alone.
    while index < end, bytes[index] & 0xC0 == 0x80 { index += 1 }
    return (.symbol, text(start..<index))
  }

  private mutating func word() -> String {
    let start = index
    while index < end, Lexer.isNameByte(byte()) || byte() == UInt8(ascii: "$") { index += 1 }
    return text(start..<index)
  }

  private mutating func string() -> String {
    index += 1
    let start = index
    while index < end, byte() != UInt8(ascii: "\""), byte() != UInt8(ascii: "\n") {
      index += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    let stop = min(end, index)
    index = min(end, stop + 1)
    return text(start..<stop)
  }

  /// `0.25f` and `10UL` without what says their type.
  private func number(_ text: String) -> String {
    var text = text
    if text.hasPrefix("0x") || text.hasPrefix("0X") { return text }
    while let last = text.last, "fFuUlL".contains(last) { text.removeLast() }
    if text.hasSuffix(".") { text += "0" }
    if text.hasPrefix(".") { text = "0" + text }
    return text
  }
}
