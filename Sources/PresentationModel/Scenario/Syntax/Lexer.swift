/// Cuts the bytes into tokens, one at a time, as the parser asks: what a line means decides how it is cut, since the
/// lines of an expected block are no tokens of the language. Line ends are tokens here.
struct Lexer {
  let bytes: [UInt8]
  /// The first byte that no token has taken.
  private(set) var offset: Int
  /// The first byte of the line that the latest token is in.
  private(set) var lineStart: Int
  /// How many blanks begin that line.
  private(set) var indentation = 0
  /// The first tab among them, or -1.
  private(set) var firstTab = -1
  /// What was wrong with the tokens since the parser last looked.
  var problems: [Diagnostic] = []

  init(_ source: SourceText) {
    bytes = source.bytes
    offset = source.start
    lineStart = source.start
  }

  /// Goes to `offset` in the line that begins at `lineStart`; forgets problems, they will be found again.
  mutating func move(to offset: Int, lineStart: Int) {
    self.offset = offset
    self.lineStart = lineStart
    problems.removeAll()
  }

  mutating func next() -> SyntaxToken {
    while offset < bytes.count {
      if offset == lineStart { measureIndentation() }
      guard offset < bytes.count else { break }
      let start = offset
      let byte = bytes[start]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0: offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset += byte == UInt8(ascii: "\r") && follows(UInt8(ascii: "\n")) ? 2 : 1
        lineStart = offset
        return token(.newline, from: start)
      case UInt8(ascii: "/") where follows(UInt8(ascii: "/")): offset = endOfLine(from: offset)
      case UInt8(ascii: "/") where follows(UInt8(ascii: "*")):
        // A comment over several lines separates what is before it from what follows, as in Swift.
        if skipBlockComment() { return token(.newline, from: offset) }
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
        return identifier(from: start)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): return number(from: start)
      case UInt8(ascii: "\""): return string(from: start)
      case 0x80...:
        if let token = nonASCII(from: start) { return token }
      default: return punctuation(byte, from: start)
      }
    }
    return SyntaxToken(kind: .endOfFile, range: SourceRange(bytes.count, bytes.count))
  }

  /// The next byte in the line that is no blank, or 0.
  func byteAhead() -> UInt8 {
    var index = offset
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") { index += 1 }
    guard index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") else { return 0 }
    return bytes[index]
  }

  /// Whether the next thing in the line is the word `in`.
  func inAhead() -> Bool {
    var index = offset
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") { index += 1 }
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "i"), bytes[index + 1] == UInt8(ascii: "n") else {
      return false
    }
    return index + 2 == bytes.count || !Lexer.isNameByte(bytes[index + 2])
  }

  /// Whether a label's colon and a closure come next: `completion: {`, with the label read already.
  func labelledClosureAhead() -> Bool {
    var index = blanksEnd(from: offset)
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { return false }
    index = blanksEnd(from: index + 1)
    if index < bytes.count, bytes[index] == UInt8(ascii: "\r") { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index = blanksEnd(from: index + 1) }
    return index < bytes.count && bytes[index] == UInt8(ascii: "{")
  }

  /// Whether the parenthesis that was read last begins the parameters of a closure: what closes it in the same line has
  /// `in` or `->` after it.
  func closureParametersAhead() -> Bool {
    var index = offset
    var depth = 1
    while index < bytes.count, depth > 0 {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return false
      default: break
      }
      index += 1
    }
    guard depth == 0 else { return false }
    index = blanksEnd(from: index)
    guard index + 1 < bytes.count else { return false }
    if bytes[index] == UInt8(ascii: "-") { return bytes[index + 1] == UInt8(ascii: ">") }
    guard bytes[index] == UInt8(ascii: "i"), bytes[index + 1] == UInt8(ascii: "n") else { return false }
    return index + 2 == bytes.count || !Lexer.isNameByte(bytes[index + 2])
  }

  /// Whether `@` and a name are at an offset.
  func attributeAhead(from start: Int) -> Bool {
    start + 1 < bytes.count && bytes[start] == UInt8(ascii: "@") && Lexer.isNameByte(bytes[start + 1])
  }

  /// Whether the `-` of a token is that of `->`.
  func follows(arrowAt minus: SourceRange) -> Bool {
    Int(minus.end) < bytes.count && bytes[Int(minus.end)] == UInt8(ascii: ">")
  }

  /// Whether the `?` of a token is the first of `?? x`.
  func questionAhead(behind mark: SourceRange) -> Bool {
    let end = Int(mark.end)
    guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: "?") else { return false }
    return bytes[end + 1] == UInt8(ascii: " ") || bytes[end + 1] == UInt8(ascii: "\n")
  }

  /// Whether an operator's character has a `=` after it: `+=`.
  func assignsInPlace(_ range: SourceRange) -> Bool {
    guard Int(range.end) < bytes.count, bytes[Int(range.end)] == UInt8(ascii: "=") else { return false }
    switch bytes[Int(range.start)] {
    case UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "|"): return true
    default: return false
    }
  }

  private func blanksEnd(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") { index += 1 }
    return index
  }

  /// Continues at an offset after what another reader has read.
  mutating func resume(at offset: Int) {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    move(to: offset, lineStart: start)
    if offset > start { (indentation, firstTab) = (Lexer.blanks(bytes, from: start).end - start, -1) }
  }

  mutating func setOffset(_ offset: Int) { self.offset = offset }

  func token(_ kind: SyntaxToken.Kind, from start: Int) -> SyntaxToken {
    SyntaxToken(kind: kind, range: SourceRange(start, offset))
  }

  /// Whether the byte after the current one is `byte`.
  func follows(_ byte: UInt8) -> Bool { offset + 1 < bytes.count && bytes[offset + 1] == byte }

  func endOfLine(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") { index += 1 }
    return index
  }

  mutating func report(_ problem: Diagnostic) {
    if problems.count < Parser.diagnosticLimit { problems.append(problem) }
  }

  private mutating func measureIndentation() {
    let (end, tab) = Lexer.blanks(bytes, from: lineStart)
    indentation = end - lineStart
    firstTab = tab
    offset = end
  }

  /// The end of the blanks that begin at `start`, and the first tab among them or -1. Eight at a time: in a deep
  /// outline the indentation is nearly all of the file.
  static func blanks(_ bytes: [UInt8], from start: Int) -> (end: Int, tab: Int) {
    bytes.withUnsafeBytes { raw in
      var index = start
      var tab = -1
      while true {
        while index + 8 <= raw.count,
          raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0x2020_2020_2020_2020
        {
          index += 8
        }
        guard index < raw.count else { return (index, tab) }
        if raw[index] == UInt8(ascii: "\t") {
          if tab < 0 { tab = index }
        } else if raw[index] != UInt8(ascii: " ") {
          return (index, tab)
        }
        index += 1
      }
    }
  }

  /// Skips a comment, which may hold others, and says whether it went over a line end.
  private mutating func skipBlockComment() -> Bool {
    let start = offset
    var depth = 1
    var overLines = false
    var index = offset + 2
    while index < bytes.count {
      let byte = bytes[index]
      let behind = index + 1 < bytes.count ? bytes[index + 1] : 0
      index += 1
      if byte == UInt8(ascii: "/"), behind == UInt8(ascii: "*") {
        depth += 1
        index += 1
      } else if byte == UInt8(ascii: "*"), behind == UInt8(ascii: "/") {
        depth -= 1
        index += 1
        if depth == 0 { break }
      } else if byte == UInt8(ascii: "\n") {
        overLines = true
        lineStart = index
      }
    }
    offset = index
    if overLines { (indentation, firstTab) = (Lexer.blanks(bytes, from: lineStart).end - lineStart, -1) }
    if depth > 0 { report(.unterminatedComment(at: start)) }
    return overLines
  }

  private mutating func punctuation(_ byte: UInt8, from start: Int) -> SyntaxToken {
    offset += 1
    let equal = offset < bytes.count && bytes[offset] == UInt8(ascii: "=")
    switch byte {
    case UInt8(ascii: "."): return token(.dot, from: start)
    case UInt8(ascii: ","): return token(.comma, from: start)
    case UInt8(ascii: ":"): return token(.colon, from: start)
    case UInt8(ascii: ";"): return token(.semicolon, from: start)
    case UInt8(ascii: "="), UInt8(ascii: "!"):
      if equal { offset += 1 }
      // `===` and `!==`: the expression says that it compares identities.
      if equal, offset < bytes.count, bytes[offset] == UInt8(ascii: "=") { offset += 1 }
      if byte == UInt8(ascii: "=") { return token(equal ? .equalEqual : .equal, from: start) }
      return token(equal ? .notEqual : .exclamation, from: start)
    case UInt8(ascii: "?"): return token(.question, from: start)
    case UInt8(ascii: "-"): return token(.minus, from: start)
    case UInt8(ascii: "#"): return token(.hash, from: start)
    case UInt8(ascii: "("): return token(.leftParen, from: start)
    case UInt8(ascii: ")"): return token(.rightParen, from: start)
    case UInt8(ascii: "["): return token(.leftBracket, from: start)
    case UInt8(ascii: "]"): return token(.rightBracket, from: start)
    case UInt8(ascii: "{"): return token(.leftBrace, from: start)
    case UInt8(ascii: "}"): return token(.rightBrace, from: start)
    default: return token(.unknown, from: start)
    }
  }

  /// A name that begins with a letter beyond ASCII, an unknown character, or nil for bytes that are no UTF-8: those
  /// have been reported with the source text.
  private mutating func nonASCII(from start: Int) -> SyntaxToken? {
    let (scalar, length) = Lexer.scalar(bytes, at: start)
    guard let scalar else {
      offset += 1
      return nil
    }
    if Lexer.isLetter(scalar) { return identifier(from: start) }
    offset += length
    return token(.unknown, from: start)
  }
}

extension Diagnostic {
  fileprivate static func unterminatedComment(at offset: Int) -> Diagnostic {
    Diagnostic(
      "syntax.unterminated-comment", "unterminated '/*' comment", at: SourceRange(offset, offset + 2))
  }
}
