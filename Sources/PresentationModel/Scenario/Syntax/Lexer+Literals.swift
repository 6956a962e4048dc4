/// Names, numbers and strings, and the two things that only one kind of expectation reads.
extension Lexer {
  static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }

  /// Marks too: the letter may be written as a base and an accent.
  private static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
    if isLetter(scalar) { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber: return true
    default: return false
    }
  }

  /// The scalar at `index` and how many bytes it has; nil for what is no UTF-8.
  static func scalar(_ bytes: [UInt8], at index: Int) -> (scalar: Unicode.Scalar?, length: Int) {
    let length = bytes.withUnsafeBufferPointer { SourceScan.sequenceLength($0, at: index) }
    guard length > 1 else { return (length == 1 ? Unicode.Scalar(bytes[index]) : nil, length) }
    var value = UInt32(bytes[index]) & (0x7F >> UInt32(length))
    for next in 1..<length { value = value << 6 | UInt32(bytes[index + next] & 0x3F) }
    return (Unicode.Scalar(value), length)
  }

  mutating func identifier(from start: Int) -> SyntaxToken {
    skipName(from: start)
    return token(.identifier, from: start)
  }

  private mutating func skipName(from start: Int) {
    let end = bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count, bytes[index] < 0x80, Lexer.isNameByte(bytes[index]) { index += 1 }
      return index
    }
    setOffset(end < bytes.count && bytes[end] >= 0x80 ? endOfName(from: end) : end)
  }

  /// The end of a name that goes on beyond ASCII. Apart from the others: what Unicode says costs each call a look.
  @inline(never) private func endOfName(from start: Int) -> Int {
    var index = start
    while index < bytes.count, Lexer.isNameByte(bytes[index]) {
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      let (scalar, length) = Lexer.scalar(bytes, at: index)
      guard let scalar, Lexer.continuesName(scalar) else { break }
      index += length
    }
    return index
  }

  mutating func number(from start: Int) -> SyntaxToken {
    func digits(from index: Int) -> Int {
      var index = index
      while index < bytes.count, bytes[index].isDigit || bytes[index] == UInt8(ascii: "_") { index += 1 }
      return index
    }
    var end = digits(from: start)
    var kind = SyntaxToken.Kind.integer
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), bytes[end + 1].isDigit {
      kind = .decimal
      end = digits(from: end + 1)
    }
    setOffset(end)
    if end < bytes.count, Lexer.isNameByte(bytes[end]) {
      skipName(from: end)
      if offset > end { report(.malformedNumber(SourceRange(start, offset), in: bytes)) }
    }
    return token(kind, from: start)
  }

  mutating func string(from start: Int) -> SyntaxToken {
    if start + 2 < bytes.count, bytes[start + 1] == UInt8(ascii: "\""), bytes[start + 2] == UInt8(ascii: "\"") {
      return multilineString(from: start)
    }
    var index = start + 1
    // Parentheses open since a `\(`: the quotes between them end nothing.
    var interpolation = 0
    while true {
      guard index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") else {
        setOffset(index)
        report(.unterminatedString(at: start))
        return token(.string, from: start)
      }
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\""), interpolation == 0 { break }
      if byte == UInt8(ascii: "\\") {
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
          if interpolation == 0 { report(.interpolation(at: index - 1)) }
          interpolation += 1
          index += 1
        } else {
          index = escape(at: index)
        }
      } else if interpolation > 0 {
        if byte == UInt8(ascii: "(") { interpolation += 1 }
        if byte == UInt8(ascii: ")") { interpolation -= 1 }
      }
    }
    setOffset(index)
    return token(.string, from: start)
  }

  /// Checks the escape whose backslash is before `index`; the offset after it.
  private mutating func escape(at index: Int) -> Int {
    guard index < bytes.count else { return index }
    switch bytes[index] {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "0"), UInt8(ascii: "\\"),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      return index + 1
    case UInt8(ascii: "u"):
      let (scalar, next) = StringLiteral.unicodeScalar(bytes, at: index + 1, end: bytes.count)
      if scalar == nil { report(.invalidUnicodeEscape(SourceRange(index - 1, next))) }
      return next
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return index
    default:
      let length = max(1, Lexer.scalar(bytes, at: index).length)
      report(.invalidEscape(SourceRange(index - 1, index + length), in: bytes))
      return index + length
    }
  }

  private mutating func multilineString(from start: Int) -> SyntaxToken {
    report(.multilineString(at: start))
    var index = start + 3
    while index + 2 < bytes.count {
      if bytes[index] == UInt8(ascii: "\""), bytes[index + 1] == UInt8(ascii: "\""),
        bytes[index + 2] == UInt8(ascii: "\"")
      {
        setOffset(index + 3)
        return token(.string, from: start)
      }
      index += 1
    }
    // No further `"""` in the file, so that this search does not happen twice.
    setOffset(endOfLine(from: start))
    return token(.string, from: start)
  }

  /// Reads `CTX-04` at `start`; empty when no such thing begins there.
  mutating func ruleIdentifier(from start: Int) -> SyntaxToken {
    var index = start
    while index < bytes.count, bytes[index] < 0x80, Lexer.isNameByte(bytes[index]) || bytes[index] == UInt8(ascii: "-")
    {
      index += 1
    }
    move(to: index, lineStart: lineStart)
    return token(.ruleIdentifier, from: start)
  }

  /// Reads an event line behind `expect no event`: up to the end of the line, a comment, a `;`, or the brace that ends
  /// the block the expectation stands in.
  mutating func eventLine(from start: Int) -> SyntaxToken {
    var index = start
    var depth = 0
    var inString = false
    scan: while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): break scan
      case UInt8(ascii: "\\") where inString: index += 1
      case UInt8(ascii: "\""): inString.toggle()
      case _ where inString: break
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "}"):
        if depth <= 0 { break scan }
        depth -= 1
      case UInt8(ascii: ";") where depth <= 0: break scan
      case UInt8(ascii: "/") where beginsComment(index, after: start): break scan
      default: break
      }
      index += 1
    }
    index = min(index, bytes.count)
    while index > start, bytes[index - 1] == UInt8(ascii: " ") || bytes[index - 1] == UInt8(ascii: "\t") { index -= 1 }
    move(to: index, lineStart: lineStart)
    return token(.rawText, from: start)
  }

  /// Whether a comment begins at `index` of a raw line: `//` or `/*` behind a blank.
  func beginsComment(_ index: Int, after start: Int) -> Bool {
    guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*") else {
      return false
    }
    return index == start || bytes[index - 1] == UInt8(ascii: " ") || bytes[index - 1] == UInt8(ascii: "\t")
  }
}

extension Diagnostic {
  fileprivate static func unterminatedString(at offset: Int) -> Diagnostic {
    Diagnostic(
      "syntax.unterminated-string", "unterminated string", at: SourceRange(offset, offset + 1),
      notes: [.init("write the '\"' that ends it")])
  }

  fileprivate static func interpolation(at offset: Int) -> Diagnostic {
    Diagnostic(
      "syntax.interpolation", "strings have no interpolation here: write out the text",
      at: SourceRange(offset, offset + 2))
  }

  fileprivate static func invalidEscape(_ range: SourceRange, in bytes: [UInt8]) -> Diagnostic {
    Diagnostic(
      "syntax.invalid-escape", "'\(String(decoding: bytes[range.offsets], as: UTF8.self))' is not an escape", at: range,
      notes: [Note("the escapes are '\\n', '\\t', '\\r', '\\0', '\\\\', '\\\"', '\\'' and '\\u{…}'")])
  }

  fileprivate static func invalidUnicodeEscape(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.invalid-escape", "'\\u' needs the number of a Unicode scalar, as in '\\u{1F600}'", at: range)
  }

  fileprivate static func multilineString(at offset: Int) -> Diagnostic {
    Diagnostic(
      "syntax.multi-line-string",
      "strings of several lines are not supported; in a string of one line '\\n' ends a line",
      at: SourceRange(offset, offset + 3))
  }

  fileprivate static func malformedNumber(_ range: SourceRange, in bytes: [UInt8]) -> Diagnostic {
    let text = range.count > 40 ? "this" : "'\(String(decoding: bytes[range.offsets], as: UTF8.self))'"
    return Diagnostic(
      "syntax.malformed-number", "\(text) is neither a decimal number nor a name", at: range,
      notes: [Note("numbers have decimal digits only; a name does not begin with one")])
  }
}
