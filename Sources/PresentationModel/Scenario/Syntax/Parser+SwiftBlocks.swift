/// Where the scenario's own blocks and lines have more of Swift than calls and assignments: they are read as Swift then.
extension Parser {
  /// The statements of a block up to its `}`, as a block of Swift; nil, with nothing taken, where they are calls and
  /// assignments alone.
  @inline(never) mutating func swiftBlock() -> SyntaxNode.ID? {
    skipLineEnds()
    let start = Int(token.range.start)
    // The blocks inside one that has none have none.
    guard !plainBlock.contains(start), hasConstruct(from: start) else { return nil }
    tree.hasSwiftBlock = true
    return readSwift {
      let start = $0.token.start
      let found = $0.statements()
      return $0.node(.block, from: start, found)
    }
  }

  /// Whether a block that ends has a construct of Swift's: a word that begins a statement, or an operator.
  private mutating func hasConstruct(from start: Int) -> Bool {
    var words = SwiftLexer(tree.source.bytes, from: start)
    var depth = 0
    var begins = true
    var found = false
    // The lines of `expect hierarchy` and `expect events` are no code: they stand deeper than their first one.
    var lines: Int?
    while true {
      let next = words.next()
      if let outer = lines, next.kind != .endOfFile, next.kind != .rightBrace || !next.beginsLine {
        if !next.beginsLine || words.blanks(before: next.start) > outer { continue }
        lines = nil
      }
      let isFirst = begins || next.beginsLine
      begins = next.kind == .leftBrace || next.kind == .semicolon
      switch next.kind {
      case .endOfFile:
        if !found { plainBlock = start..<max(start, next.start) }
        return false
      case .leftBrace: depth += 1
      case .rightBrace:
        depth -= 1
        guard depth < 0 else { continue }
        if !found { plainBlock = start..<next.start }
        return found
      // `"1122".forEach(x.press)`
      case .string: if isFirst || next.isInterpolated || isRaw(next) || isOfLines(next) { found = true }
      case .backslash: found = true
      case .sign: if isOperator(next) { found = true }
      case .word where isChoice(next): found = true
      // `{ $0 }`
      case .word where next.end == next.start + 2 && lexer.bytes[next.start] == UInt8(ascii: "$"): found = true
      case .word where isFirst:
        if !found { found = beginsConstruct(next, words) }
        if beginsLines(next, words) { lines = words.blanks(before: next.start) }
      default: break
      }
    }
  }

  private func beginsLines(_ word: SwiftToken, _ behind: SwiftLexer) -> Bool {
    guard lexer.bytes[word.start..<word.end].elementsEqual("expect".utf8) else { return false }
    var ahead = behind
    let next = ahead.next()
    let bytes = lexer.bytes[next.start..<next.end]
    return bytes.elementsEqual("hierarchy".utf8) || bytes.elementsEqual("events".utf8)
  }

  /// Whether a sign is one that only Swift has: `??`, `&&`, `+=`, the `?` of a choice.
  private func isOperator(_ sign: SwiftToken) -> Bool {
    let bytes = lexer.bytes[sign.start..<sign.end]
    guard let first = bytes.first else { return false }
    switch first {
    case UInt8(ascii: "?"): return bytes.count == 2 || bytes.count == 1 && !sign.isLeftBound
    case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "~"): return true
    case UInt8(ascii: "."): return bytes.count == 3 && sign.isLeftBound && sign.isRightBound
    // `#available(iOS 13, *)` has none.
    case UInt8(ascii: "*"): return sign.end < lexer.bytes.count && lexer.bytes[sign.end] != UInt8(ascii: ")")
    case UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "%"): return true
    case UInt8(ascii: "-"): return bytes.last == UInt8(ascii: "=") || !sign.isLeftBound && !sign.isRightBound
    default: return false
    }
  }

  /// Whether the first word of a statement begins something of Swift's.
  private func beginsConstruct(_ word: SwiftToken, _ behind: SwiftLexer) -> Bool {
    guard word.end - word.start <= Parser.longestWord else { return false }
    var ahead = behind
    let next = ahead.next()
    let text = String(decoding: lexer.bytes[word.start..<word.end], as: UTF8.self)
    switch text {
    case "let", "var", "for", "while", "switch", "guard", "func": return next.kind != .dot && next.kind != .sign
    case "if": return next.kind != .hashWord && next.kind != .dot
    case "enum", "struct": return next.kind == .word
    case "repeat", "do", "defer": return next.kind == .leftBrace
    case "return", "break", "continue", "throw": return next.kind != .dot && next.kind != .sign
    case "try", "await": return next.kind == .word || next.kind == .sign
    default:
      guard ForeignSwift.runs(text) else { return false }
      return next.kind == .dot || next.kind == .leftParen || next.kind == .leftBrace
    }
  }

  /// Whether a line at column one has an operator of Swift's or an interpolated text outside of its closures.
  mutating func beginsSwiftLine() -> Bool {
    switch token.kind {
    case .leftParen: break
    case .leftBracket: return isListWithMember()
    case .identifier:
      let name = nameOfToken()
      guard !name.isReserved || name == .window || name == .device else { return false }
    default: return false
    }
    guard hasOperatorByte(from: Int(token.range.start)) else { return false }
    switch text(token.range) {
    case "given", "complete": return false
    default: break
    }
    var words = SwiftLexer(tree.source.bytes, from: Int(token.range.start))
    var (depth, braces) = (0, 0)
    var (isFirst, isBody) = (true, false)
    // A tuple among the arguments: the depth inside it.
    var (tuple, before) = (0, SwiftToken.Kind.word)
    var access = 0
    while true {
      let next = words.next()
      if next.beginsLine, !isFirst, depth <= 0, next.kind != .dot { return false }
      isFirst = false
      defer { before = next.kind }
      switch next.kind {
      case .endOfFile: return false
      case .string where isRaw(next) || isOfLines(next): return true
      case .dot where before == .rightBrace: return true
      // The body of a type is no closure.
      case .word where braces > 0 && lexer.bytes[next.start..<next.end].elementsEqual("func".utf8): isBody = true
      // `} then: {`; a scenario's own lines have `} completion: {`.
      case .word where before == .rightBrace && depth == 0 && byte(at: next.end) == UInt8(ascii: ":"):
        if !lexer.bytes[next.start..<next.end].elementsEqual("completion".utf8) { return true }
      case .word where isChoice(next): return true
      case .sign where braces > 0 && !isBody && isArrow(next): return true
      case .word where braces > 0 && !isBody && lexer.bytes[next.start..<next.end].elementsEqual("as".utf8): return true
      // `x[keyPath: \.title] = "a"`
      case .backslash where braces == 0: return true
      case .leftParen
      where depth > 0 && (before == .leftParen || before == .comma || before == .colon)
        || depth == 0 && before == .sign:
        depth += 1
        tuple = depth
      case .leftBracket where braces == 0 && access == 0 && isSubscript(next.start):
        depth += 1
        access = depth
      case .leftParen, .leftBracket: depth += 1
      case .comma where access > 0 && depth == access, .colon where access > 0 && depth == access: return true
      case .comma where tuple > 0 && depth == tuple && braces == 0: return true
      // `send(())`
      case .rightParen where before == .leftParen && tuple > 0 && depth == tuple && braces == 0: return true
      case .rightParen, .rightBracket:
        if depth == tuple { tuple = 0 }
        if depth == access { access = 0 }
        depth -= 1
      case .leftBrace:
        depth += 1
        braces += 1
      case .rightBrace:
        depth -= 1
        braces -= 1
      case .string where braces == 0: if next.isInterpolated { return true }
      case .sign where braces == 0: if isOperator(next) { return true }
      default: break
      }
    }
  }

  private func isArrow(_ sign: SwiftToken) -> Bool { lexer.bytes[sign.start..<sign.end].elementsEqual("->".utf8) }

  /// `#"a\b"#`
  private func isRaw(_ text: SwiftToken) -> Bool { lexer.bytes[text.start] == UInt8(ascii: "#") }

  private func byte(at index: Int) -> UInt8 { lexer.bytes.indices.contains(index) ? lexer.bytes[index] : 0 }

  /// Whether a text has several lines.
  private func isOfLines(_ text: SwiftToken) -> Bool { lexer.bytes[text.start..<text.end].starts(with: "\"\"\"".utf8) }

  /// `a.n = if …`, `a.n = switch …`
  private func isChoice(_ word: SwiftToken) -> Bool {
    let bytes = lexer.bytes[word.start..<word.end]
    guard bytes.elementsEqual("if".utf8) || bytes.elementsEqual("switch".utf8) else { return false }
    var index = word.start
    while index > 0, lexer.bytes[index - 1] == UInt8(ascii: " ") { index -= 1 }
    return index > 1 && lexer.bytes[index - 1] == UInt8(ascii: "=") && lexer.bytes[index - 2] == UInt8(ascii: " ")
  }

  /// `[1, 2].forEach { … }`: a list of which something is called.
  private func isListWithMember() -> Bool {
    var words = SwiftLexer(tree.source.bytes, from: Int(token.range.start))
    var depth = 0
    for _ in 0..<200 {
      let next = words.next()
      switch next.kind {
      case .endOfFile: return false
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .rightParen, .rightBracket, .rightBrace:
        depth -= 1
        if depth == 0 { return words.next().kind == .dot }
      default: break
      }
    }
    return false
  }

  /// Whether the condition of an expectation has something that only Swift has: an operator, an interpolated text, a closure
  /// behind a call, a key path, a part of a tuple, a tuple among the arguments, a subscript with several keys or a label.
  mutating func isSwiftCondition() -> Bool {
    guard hasSwiftByte(from: Int(token.range.start)) else { return false }
    var words = SwiftLexer(tree.source.bytes, from: Int(token.range.start))
    var (depth, access, tuple) = (0, 0, 0)
    var (isFirst, before) = (true, SwiftToken.Kind.word)
    while true {
      let next = words.next()
      if next.beginsLine, !isFirst, depth <= 0, next.kind != .dot, next.kind != .sign { return false }
      defer { (isFirst, before) = (false, next.kind) }
      switch next.kind {
      case .endOfFile: return false
      case .leftBrace where depth == 0: return !isFirst
      case .leftBracket where access == 0 && isSubscript(next.start):
        depth += 1
        access = depth
      case .leftParen where depth > 0 && (before == .leftParen || before == .comma || before == .colon):
        depth += 1
        tuple = depth
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .comma where depth == access && access > 0 || depth == tuple && tuple > 0: return true
      case .colon where depth == access && access > 0: return true
      case .rightParen, .rightBracket, .rightBrace:
        if depth == access { access = 0 }
        if depth == tuple { tuple = 0 }
        depth -= 1
      case .string: if next.isInterpolated { return true }
      // `home.$level`
      case .word where before == .dot && lexer.bytes[next.start] == UInt8(ascii: "$"): return true
      case .integer, .decimal: if before == .dot { return true }
      case .backslash: return true
      case .sign:
        let first = lexer.bytes[next.start]
        if isOperator(next) || !next.isLeftBound && (first == UInt8(ascii: "<") || first == UInt8(ascii: ">")) {
          return true
        }
      default: break
      }
    }
  }

  /// Whether a `[` stands directly behind a value: it begins no list.
  private func isSubscript(_ start: Int) -> Bool {
    let before = byte(at: start - 1)
    return Lexer.isNameByte(before) || ")]?!".utf8.contains(before)
  }

  /// Whether a line may have something of that kind: looked at byte by byte, since nearly none has.
  private mutating func hasSwiftByte(from start: Int) -> Bool {
    if hasOperatorByte(from: start) { return true }
    let bytes = lexer.bytes
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: ">"): return true
      case UInt8(ascii: "."):
        if index + 1 < bytes.count,
          bytes[index + 1] >= UInt8(ascii: "0") && bytes[index + 1] <= UInt8(ascii: "9")
            || bytes[index + 1] == UInt8(ascii: "$")
        {
          return true
        }
      default: break
      }
      index += 1
    }
    return false
  }

  /// Whether a line, or what its brackets hold further down, may have such an operator: looked at byte by byte, since
  /// nearly none has.
  private mutating func hasOperatorByte(from start: Int) -> Bool {
    while let next = plainStarts.last, next < start { plainStarts.removeLast() }
    if plainStarts.last == start { return false }
    var starts: [Int] = []
    guard !hasOperatorByte(from: start, &starts) else { return true }
    if !starts.isEmpty { plainStarts = starts.reversed() }
    return false
  }

  /// - Parameter starts: where statements begin behind a `;` that stands in no bracket.
  private func hasOperatorByte(from start: Int, _ starts: inout [Int]) -> Bool {
    let bytes = lexer.bytes
    var index = start
    var (depth, access) = (0, 0)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"): if depth <= 0 { return false }
      // `board[0, 1]`, `items[safe: 3]`
      case UInt8(ascii: ","), UInt8(ascii: ":"): if depth == access, access > 0 { return true }
      case UInt8(ascii: ";"):
        if depth == 0 {
          while byte(at: index + 1) == UInt8(ascii: " ") { index += 1 }
          starts.append(index + 1)
        }
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if bytes[index] == UInt8(ascii: "["), access == 0, index > start, isSubscript(index) { access = depth }
        // `((1, 2))`, `(a, (1, 2))`
        if bytes[index] == UInt8(ascii: "("), index > start,
          depth > 1 && bytes[index - 1] == UInt8(ascii: "(") || bytes[index - 1] == UInt8(ascii: " ")
        {
          return true
        }
      case UInt8(ascii: "}"):
        depth -= 1
        // `} then: {`, `}.filter { … }`
        if depth <= 0, byte(at: index + 1) == UInt8(ascii: ".") || byte(at: index + 1) == UInt8(ascii: " ") {
          return true
        }
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        if depth == access { access = 0 }
        depth -= 1
      case UInt8(ascii: "\""):
        if byte(at: index - 1) == UInt8(ascii: "#") || byte(at: index + 1) == bytes[index] { return true }
      case UInt8(ascii: "."): if byte(at: index + 1) == UInt8(ascii: ".") { return true }
      case UInt8(ascii: "="):
        if byte(at: index + 1) == UInt8(ascii: " "), "is".utf8.contains(byte(at: index + 2)) { return true }
      case UInt8(ascii: "s"):
        // `(error as? Failure)`
        if depth > 0, byte(at: index - 1) == UInt8(ascii: "a"), byte(at: index - 2) == UInt8(ascii: " "),
          " ?!".utf8.contains(byte(at: index + 1))
        {
          return true
        }
      case UInt8(ascii: "?"):
        if index > start, bytes[index - 1] == UInt8(ascii: " ") || bytes[index - 1] == UInt8(ascii: "?") { return true }
      case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
        UInt8(ascii: "\\"), UInt8(ascii: "~"):
        return true
      case UInt8(ascii: "-"):
        if index > start, bytes[index - 1] == UInt8(ascii: " ") || byte(at: index + 1) == UInt8(ascii: ">") {
          return true
        }
      case UInt8(ascii: "/"):
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
          while index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: "\n") { index += 1 }
        }
      default: break
      }
      index += 1
    }
    return false
  }
}
