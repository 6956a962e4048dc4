/// Words, numbers, operators and strings of Swift.
extension SwiftLexer {
  /// Takes the token that begins at `start` and says what it is.
  mutating func cut(_ start: Int, _ token: inout SwiftToken) -> SwiftToken.Kind {
    offset += 1
    switch bytes[start] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      return takeWord(start)
    case UInt8(ascii: "$"): return takeWord(start)
    case UInt8(ascii: "`"):
      _ = takeWord(offset)
      if byte(offset) == UInt8(ascii: "`") { offset += 1 }
      return .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return takeNumber(start)
    case UInt8(ascii: "\""): return takeString(start, hashes: 0, &token)
    case UInt8(ascii: "#"): return takeHash(start, &token)
    case UInt8(ascii: "@"):
      guard Lexer.isNameByte(byte(offset)) else { return .unknown }
      _ = takeWord(offset)
      return .attribute
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: ":"): return .colon
    case UInt8(ascii: ";"): return .semicolon
    case UInt8(ascii: "\\"): return .backslash
    case UInt8(ascii: "("): return .leftParen
    case UInt8(ascii: ")"): return .rightParen
    case UInt8(ascii: "["): return .leftBracket
    case UInt8(ascii: "]"): return .rightBracket
    case UInt8(ascii: "{"): return .leftBrace
    case UInt8(ascii: "}"): return .rightBrace
    case UInt8(ascii: "."):
      guard byte(offset) == UInt8(ascii: ".") else { return .dot }
      takeSign(dots: true)
      return .sign
    case UInt8(ascii: "?"), UInt8(ascii: "!"): return takeMark(start)
    case 0x80...: return takeBeyondASCII(start)
    case let byte where SwiftLexer.isSign(byte):
      if byte == UInt8(ascii: "/"), let end = regex(from: start) { return takeRegex(to: end) }
      takeSign(dots: false)
      return .sign
    default: return .unknown
    }
  }

  private mutating func takeWord(_ start: Int) -> SwiftToken.Kind {
    var index = offset
    while index < end, Lexer.isNameByte(bytes[index]) {
      // A quotation mark or a no-break space of a word processor is no part of a name.
      if bytes[index] == 0xE2 && byte(index + 1) == 0x80 || bytes[index] == 0xC2 && byte(index + 1) == 0xA0 { break }
      if bytes[index] >= 0xC2, let scalar = Lexer.scalar(bytes, at: index).0, SwiftLexer.isSign(scalar) { break }
      index += 1
    }
    offset = index
    if SwiftVerbs.isVerb(bytes, start, index, end) { noteVerb(at: start) }
    return .word
  }

  private mutating func takeNumber(_ start: Int) -> SwiftToken.Kind {
    let isHexadecimal = byte(start + 1) == UInt8(ascii: "x")
    var hasExponent = false
    func digits() {
      while offset < end, bytes[offset] < 0x80, Lexer.isNameByte(bytes[offset]) {
        let isExponent = bytes[offset] | 0x20 == (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e"))
        offset += 1
        if isExponent { hasExponent = true }
        if isExponent, byte(offset) == UInt8(ascii: "-") || byte(offset) == UInt8(ascii: "+") { offset += 1 }
      }
    }
    digits()
    // `pair.0.1` has two members, `0...0.5` a number.
    let isMember = byte(start - 1) == UInt8(ascii: ".") && byte(start - 2) != UInt8(ascii: ".")
    guard byte(offset) == UInt8(ascii: "."), byte(offset + 1).isDigit, !isMember
    else { return hasExponent ? .decimal : .integer }
    offset += 1
    digits()
    return .decimal
  }

  /// Signs beyond ASCII that an operator of the file's may be: `√`, `×`, arrows.
  static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017, 0x2020...0x2025,
      0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF:
      true
    default: false
    }
  }

  static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "="),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "%"), UInt8(ascii: "!"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  private mutating func takeSign(dots: Bool) {
    while offset < end, SwiftLexer.isSign(bytes[offset]) || dots && bytes[offset] == UInt8(ascii: ".") {
      if bytes[offset] == UInt8(ascii: "/"),
        byte(offset + 1) == UInt8(ascii: "/") || byte(offset + 1) == UInt8(ascii: "*")
      {
        return
      }
      offset += 1
    }
  }

  /// `?` and `!`: directly behind something each is a mark of its own, except in `??` and `!=`.
  private mutating func takeMark(_ start: Int) -> SwiftToken.Kind {
    let next = byte(offset)
    if start > 0, SwiftLexer.isBlank(bytes[start - 1]) {
      // `a ??= b`, `a !~ b`: with blanks round it all of it is one operator, of the app's own, too.
      var end = offset
      while SwiftLexer.isSign(byte(end)) { end += 1 }
      if end > offset, SwiftLexer.isBlank(byte(end)) {
        offset = end
        return .sign
      }
    }
    if bytes[start] == UInt8(ascii: "?"), next == UInt8(ascii: "?") {
      let isBound = start > 0 && !SwiftLexer.isBlank(bytes[start - 1])
      // `a??.b` has two marks, `a ?? b` is an operator.
      if !isBound || SwiftLexer.isBlank(byte(offset + 1)) { offset += 1 }
    } else if bytes[start] == UInt8(ascii: "!"), next == UInt8(ascii: "=") {
      offset += 1
      if byte(offset) == UInt8(ascii: "=") { offset += 1 }
    }
    return .sign
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// How many blanks stand between the beginning of a line and its first token.
  func blanks(before offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    return offset - start
  }

  private mutating func takeHash(_ start: Int, _ token: inout SwiftToken) -> SwiftToken.Kind {
    var hashes = 1
    while byte(start + hashes) == UInt8(ascii: "#"), hashes < 256 { hashes += 1 }
    if byte(start + hashes) == UInt8(ascii: "\"") {
      offset = start + hashes + 1
      return takeString(start + hashes, hashes: hashes, &token)
    }
    if byte(start + hashes) == UInt8(ascii: "/"), let end = endOfRegex(start + hashes + 1, hashes: hashes) {
      return takeRegex(to: end)
    }
    guard Lexer.isNameByte(byte(offset)) else { return .unknown }
    _ = takeWord(offset)
    return .hashWord
  }

  // MARK: Regular expressions

  /// The end of the regular expression that a `/` begins: where a value has to stand, and another `/` ends it in the same
  /// line.
  private func regex(from start: Int) -> Int? {
    let next = byte(start + 1)
    guard !SwiftLexer.isBlank(next), next != 0, next != UInt8(ascii: ")"), next != UInt8(ascii: "=") else {
      return nil
    }
    var before = start - 1
    while byte(before) == UInt8(ascii: " ") || byte(before) == UInt8(ascii: "\t") { before -= 1 }
    // Only blanks stand before it: the file begins with it.
    guard before >= 0 else { return endOfRegex(start + 1, hashes: 0) }
    switch byte(before) {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: "="), UInt8(ascii: "~"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "?"), UInt8(ascii: ";"),
      UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      break
    default:
      var first = before
      while first > 0, Lexer.isNameByte(byte(first - 1)) { first -= 1 }
      guard before < start - 1, ["return", "in", "case", "try", "await"].contains(word(at: first)) else { return nil }
    }
    return endOfRegex(start + 1, hashes: 0)
  }

  /// The byte behind the `/` that ends a regular expression; nil where its line has none.
  private func endOfRegex(_ start: Int, hashes: Int) -> Int? {
    var (index, isSet) = (start, false)
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\n") where hashes == 0: return nil
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isSet = true
      case UInt8(ascii: "]"): isSet = false
      case UInt8(ascii: "/") where (!isSet || hashes > 0) && hasHashes(hashes, at: index + 1): return index + 1 + hashes
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Takes a regular expression, which is a value that presim does not know, as a macro is.
  private mutating func takeRegex(to end: Int) -> SwiftToken.Kind {
    offset = end
    return .hashWord
  }

  private mutating func takeBeyondASCII(_ start: Int) -> SwiftToken.Kind {
    if bytes[start] == 0xE2, byte(start + 1) == 0x80, (0x98...0x9F).contains(byte(start + 2)) {
      return smartQuote(start)
    }
    let (scalar, length) = Lexer.scalar(bytes, at: start)
    guard let scalar else { return .unknown }
    if SwiftLexer.isSign(scalar) {
      offset = start + length
      takeSign(dots: false)
      return .sign
    }
    if Lexer.isLetter(scalar) { return takeWord(start) }
    offset = start + max(1, length)
    return .unknown
  }

  /// “text”: a string to its other end, reported.
  private mutating func smartQuote(_ start: Int) -> SwiftToken.Kind {
    report(
      Diagnostic(
        "syntax.smart-quote", "write strings in straight double quotes", at: SourceRange(start, start + 3),
        cure: .init("write '\"'", replacing: SourceRange(start, start + 3), with: "\"")))
    offset = start + 3
    while offset < end, bytes[offset] != UInt8(ascii: "\n") {
      if bytes[offset] == UInt8(ascii: "\"") {
        offset += 1
        break
      }
      if bytes[offset] == 0xE2, byte(offset + 1) == 0x80, (0x98...0x9F).contains(byte(offset + 2)) {
        offset += 3
        break
      }
      offset += 1
    }
    return .string
  }

  // MARK: Strings

  /// Takes a string whose first quote stands at `quote`; `offset` is behind it.
  private mutating func takeString(_ quote: Int, hashes: Int, _ token: inout SwiftToken) -> SwiftToken.Kind {
    let isLong = byte(quote + 1) == UInt8(ascii: "\"") && byte(quote + 2) == UInt8(ascii: "\"")
    if isLong { offset = quote + 3 }
    /// The strings that are open, outermost first, each with the brackets of the `\(` that it stands in.
    var open: [(isLong: Bool, hashes: Int)] = [(isLong, hashes)]
    var depths: [Int] = []
    var values: [Int] = []
    while offset < end {
      let byte = bytes[offset]
      if depths.count == open.count {
        // In what is calculated.
        switch byte {
        case UInt8(ascii: "("): depths[depths.count - 1] += 1
        case UInt8(ascii: ")"):
          depths[depths.count - 1] -= 1
          if depths[depths.count - 1] == 0 {
            depths.removeLast()
            values.removeLast()
          }
        case UInt8(ascii: "\"") where !open[open.count - 1].isLong && endsValue(offset):
          // No string begins behind a value: the string ends here, and what is calculated does not.
          reportOpenValue(values[values.count - 1])
          offset += 1 + open[open.count - 1].hashes
          open.removeLast()
          depths.removeLast()
          values.removeLast()
          if open.isEmpty { return .string }
          continue
        case UInt8(ascii: "\""):
          guard open.count < 64 else { return unterminated(quote) }
          let inner = self.byte(offset + 1) == UInt8(ascii: "\"") && self.byte(offset + 2) == UInt8(ascii: "\"")
          open.append((inner, 0))
          if inner { offset += 2 }
        case UInt8(ascii: "\n") where !(open.contains { $0.isLong }): return unterminated(quote, isInValue: true)
        default: break
        }
        offset += 1
        continue
      }
      let text = open[open.count - 1]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !text.isLong { return unterminated(quote) }
        offset += 1
      case UInt8(ascii: "\\") where hasHashes(text.hashes, at: offset + 1):
        offset += 1 + text.hashes
        if self.byte(offset) == UInt8(ascii: "(") {
          token.isInterpolated = true
          depths.append(1)
          values.append(offset - 1 - text.hashes)
        }
        if self.byte(offset) != UInt8(ascii: "\n") { offset += 1 }
      case UInt8(ascii: "\"") where closes(text):
        offset += (text.isLong ? 3 : 1) + text.hashes
        open.removeLast()
        if open.isEmpty { return .string }
      default: offset += 1
      }
    }
    return unterminated(quote)
  }

  /// Whether a value ends directly before an offset.
  private func endsValue(_ offset: Int) -> Bool {
    let before = byte(offset - 1)
    return Lexer.isNameByte(before) || before == UInt8(ascii: ")") || before == UInt8(ascii: "]")
  }

  /// `"Status \\(code"`
  private mutating func reportOpenValue(_ start: Int) {
    let value = bytes[start..<offset]
    let isPath = value.dropFirst(2).allSatisfy { Lexer.isNameByte($0) || $0 == UInt8(ascii: ".") }
    report(
      Diagnostic(
        "syntax.unterminated-string", "nothing closes the '(' behind '\\'",
        at: isPath ? SourceRange(start, offset) : SourceRange(start, start + 2),
        notes: isPath ? [.init("write '\(String(decoding: value, as: UTF8.self)))'")] : []))
  }

  private func hasHashes(_ count: Int, at index: Int) -> Bool {
    var left = count
    while left > 0 {
      guard byte(index + count - left) == UInt8(ascii: "#") else { return false }
      left -= 1
    }
    return true
  }

  private func closes(_ text: (isLong: Bool, hashes: Int)) -> Bool {
    let quotes = text.isLong ? 3 : 1
    if text.isLong, byte(offset + 1) != UInt8(ascii: "\"") || byte(offset + 2) != UInt8(ascii: "\"") { return false }
    return hasHashes(text.hashes, at: offset + quotes)
  }

  private mutating func unterminated(_ quote: Int, isInValue: Bool = false) -> SwiftToken.Kind {
    let what = isInValue ? "nothing closes a '\\(' in this string" : "nothing ends this string"
    report(
      Diagnostic(
        "syntax.unterminated-string", what, at: SourceRange(quote, quote + 1),
        notes: [.init(isInValue ? "write the ')' that ends it" : "write the '\"' that ends it")]))
    let isLong = byte(quote + 1) == UInt8(ascii: "\"") && byte(quote + 2) == UInt8(ascii: "\"")
    offset = isLong ? end : quote + 1
    skipLine()
    return .string
  }
}

/// The calls of the hierarchy: a statement with one of them has to be read.
enum SwiftVerbs {
  /// Whether a word in `start..<end` is one, as it stands: a method before its parenthesis, a property before `=`.
  static func isVerb(_ bytes: [UInt8], _ start: Int, _ end: Int, _ limit: Int) -> Bool {
    guard end - start >= 4, let isMethod = kind(bytes, start, end) else { return false }
    var index = end
    while index < limit,
      bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "?") || bytes[index] == UInt8(ascii: "!")
    {
      index += 1
    }
    guard index < limit else { return false }
    if isMethod { return bytes[index] == UInt8(ascii: "(") }
    return bytes[index] == UInt8(ascii: "=") && (index + 1 == limit || bytes[index + 1] != UInt8(ascii: "="))
  }

  private static func kind(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool? {
    switch bytes[start] {
    case UInt8(ascii: "a")...UInt8(ascii: "w"): break
    default: return nil
    }
    for (name, isMethod) in names where name.utf8CodeUnitCount == end - start {
      let isEqual = name.withUTF8Buffer { text in
        for index in text.indices where text[index] != bytes[start + index] { return false }
        return true
      }
      if isEqual { return isMethod }
    }
    return nil
  }

  private static let names: [(StaticString, Bool)] = [
    ("present", true), ("dismiss", true), ("pushViewController", true), ("popViewController", true),
    ("popToRootViewController", true), ("popToViewController", true), ("setViewControllers", true),
    ("addChild", true), ("addChildViewController", true), ("performSegue", true), ("showDetailViewController", true),
    ("completeTransition", true), ("removeFromParent", true), ("removeFromParentViewController", true),
    ("presentViewController", true), ("dismissViewControllerAnimated", true), ("makeKeyAndVisible", true),
    ("rootViewController", false), ("viewControllers", false), ("selectedIndex", false),
    ("selectedViewController", false),
  ]
}
