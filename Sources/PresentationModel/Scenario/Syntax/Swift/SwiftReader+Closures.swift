/// Closures, with whatever stands before their `in`.
extension SwiftReader {
  mutating func closure() -> SyntaxNode.ID? {
    let open = token
    guard enter(SwiftReader.closureLevels) else { return nil }
    let (outer, wasInClosure) = (isInCondition, isInClosure)
    (isInCondition, isInClosure) = (false, true)
    defer { (isInCondition, isInClosure) = (outer, wasInClosure) }
    advance()
    var children = Parser.Children()
    if signatureAhead() {
      guard !isWord("in") else {
        malformed = (token.range, "expected a name before 'in': a closure without arguments has no 'in'")
        return nil
      }
      guard signature(into: &children) else { return nil }
    } else if let arrow = arrowAhead() {
      guard signature(into: &children, arrow: arrow) else { return nil }
    } else if let end = signatureWithoutIn() {
      guard signature(into: &children, until: end) else { return nil }
    }
    let first = token.start
    let statements = statements()
    leave(SwiftReader.closureLevels)
    append(node(.block, from: min(first, lastEnd), statements), to: &children)
    if !take(.rightBrace) { reportOpen(open.range) }
    return node(.closure, from: open.start, children)
  }

  /// Whether the text up to an `in` is a signature: names, types and brackets, and nothing else.
  func signatureAhead() -> Bool {
    switch token.kind {
    case .leftBracket, .leftParen, .attribute: break
    case .word where !isWord("for"): break
    default: return false
    }
    var ahead = lexer
    var next = token
    var open = 0
    var count = 0
    var behindName = false
    while count < 200 {
      count += 1
      switch next.kind {
      case .word:
        if open == 0 {
          let text = lexer.bytes[next.start..<next.end]
          if text.elementsEqual("in".utf8) { return true }
          let isEffect =
            text.elementsEqual("async".utf8) || text.elementsEqual("throws".utf8) || text.elementsEqual("any".utf8)
            || text.elementsEqual("some".utf8)
          if behindName, !isEffect { return false }
          behindName = !isEffect
        }
      case .comma, .attribute, .dot: behindName = false
      case .sign:
        if open == 0 {
          let sign = lexer.bytes[next.start..<next.end]
          guard
            sign.elementsEqual("->".utf8)
              || sign.allSatisfy({
                [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&")]
                  .contains($0)
              })
          else { return false }
        }
        behindName = false
      case .colon: guard open > 0 else { return false }
      case .leftParen, .leftBracket:
        open += 1
        behindName = false
      case .rightParen, .rightBracket:
        open -= 1
        guard open >= 0 else { return false }
        behindName = false
      case .string, .integer, .decimal, .hashWord: guard open > 0 else { return false }
      default: return false
      }
      next = ahead.next()
    }
    return false
  }

  /// Where `=>` stands in place of `in`: `{ x => x > 1 }`, `{ (a, b) => a < b }`.
  private func arrowAhead() -> Int? {
    var (ahead, next) = (lexer, token)
    for _ in 0..<20 {
      switch next.kind {
      case .word, .comma, .leftParen, .rightParen: next = ahead.next()
      case .sign where lexer.bytes[next.start..<next.end].elementsEqual("=>".utf8): return next.start
      default: return nil
      }
      guard !next.beginsLine else { return nil }
    }
    return nil
  }

  private mutating func signature(into children: inout Parser.Children, arrow: Int) -> Bool {
    while token.start < arrow {
      let start = token.start
      guard token.kind == .word else {
        advance()
        continue
      }
      let found = name(token)
      advance()
      append(node(.closureParameter, from: start, name: found), to: &children)
    }
    diagnostics.append(
      Diagnostic(
        "syntax.expected", "'in' stands behind the names of what a closure gets", at: token.range,
        notes: [.init("write 'in' in place of '=>'")]))
    advance()
    return true
  }

  /// Where a signature ends whose `in` is missing, `{ [weak self] route`, `{ name, count` before a line end: nil where
  /// the text may be something else.
  private func signatureWithoutIn() -> Int? {
    var (ahead, next) = (lexer, token)
    var end = token.end
    var isCertain = false
    let isCapture = token.kind == .leftBracket
    if isCapture {
      repeat {
        guard next.kind != .endOfFile, !next.beginsLine || next.start == token.start else { return nil }
        if next.kind == .word, ["weak", "unowned"].contains(lexer.word(at: next.start)) { isCertain = true }
        next = ahead.next()
        guard next.kind != .leftBracket, next.kind != .leftBrace else { return nil }
      } while next.kind != .rightBracket
      end = next.end
      next = ahead.next()
    }
    var names = 0
    while next.kind == .word, !next.beginsLine || next.start == token.start && !isCapture {
      let behind = ahead.next()
      let isLast = behind.beginsLine || behind.kind == .word
      guard isLast || behind.kind == .comma,
        lexer.byte(next.start).isSmall || lexer.byte(next.start) == UInt8(ascii: "_"),
        !Self.beginsStatement(lexer.word(at: next.start))
      else { break }
      (end, names) = (next.end, names + 1)
      // Two words behind each other on one line are a name and a statement where there is a capture list.
      if isLast {
        guard behind.beginsLine || isCertain else { return nil }
        next = behind
        break
      }
      next = ahead.next()
    }
    if names > 0 { return next.beginsLine && names > (isCapture ? 0 : 1) || isCertain ? end : nil }
    return isCertain && next.kind != .dot && next.kind != .leftParen && next.kind != .sign ? end : nil
  }

  private static func beginsStatement(_ word: String) -> Bool {
    [
      "return", "throw", "defer", "if", "guard", "while", "do", "for", "break", "continue", "switch", "repeat", "let",
      "var", "func", "self", "super", "try", "await", "nil", "true", "false",
    ].contains(word)
  }

  /// Reads a signature; up to an offset where its `in` is missing, which is said.
  private mutating func signature(into children: inout Parser.Children, until end: Int) -> Bool {
    if token.kind == .leftBracket { guard captures(into: &children) else { return false } }
    var last = SourceRange(lastEnd - 1, lastEnd)
    while token.start < end {
      if token.kind == .word {
        last = token.range
        append(node(.closureParameter, from: token.start, name: name(token)), to: &children)
        tree.nodes[tree.nodes.count - 1].range = token.range
      }
      advance()
    }
    let word = String(decoding: lexer.bytes[last.offsets], as: UTF8.self)
    diagnostics.append(
      Diagnostic(
        "syntax.expected", "'in' is missing behind '\(word)'", at: last, notes: [.init("write '\(word) in'")]))
    return true
  }

  private mutating func signature(into children: inout Parser.Children) -> Bool {
    while token.kind == .attribute {
      advance()
      if token.kind == .leftParen, token.isLeftBound { guard skipBrackets() else { return false } }
    }
    if token.kind == .leftBracket { guard captures(into: &children) else { return false } }
    while token.kind == .attribute { advance() }
    if token.kind == .leftParen {
      advance()
      while token.kind != .rightParen {
        guard parameter(into: &children) else { return false }
        guard take(.comma) || token.kind == .rightParen else { return fail("',' or ')'") ?? false }
      }
      advance()
    } else {
      while token.kind == .word, !isWord("in"), !isWord("async"), !isWord("throws") {
        let start = token.start
        // `$setting` of a binding is read by `setting`.
        let found = lexer.byte(start) == UInt8(ascii: "$") ? tree.names.intern(String(word.dropFirst())) : name(token)
        advance()
        append(node(.closureParameter, from: start, name: found), to: &children)
        _ = take(.comma)
      }
    }
    while isWord("async") || isWord("throws") || isWord("rethrows") { advance() }
    if takeSign("->") {
      guard let result = type() else { return false }
      append(result, to: &children)
    }
    guard takeWord("in") else { return fail("'in'") ?? false }
    return true
  }

  private mutating func captures(into children: inout Parser.Children) -> Bool {
    let open = token.range
    advance()
    while token.kind != .rightBracket {
      var flags: SyntaxNode.Flags = []
      let start = token.start
      if isWord("weak") || isWord("unowned"), byteAhead() != UInt8(ascii: ","), byteAhead() != UInt8(ascii: "]"),
        byteAhead() != UInt8(ascii: "=")
      {
        flags = isWord("weak") ? .weak : .unowned
        advance()
        if token.kind == .leftParen { guard skipBrackets() else { return false } }
      }
      guard token.kind == .word else { return fail("a name") ?? false }
      let found = name(token)
      advance()
      var value: SyntaxNode.ID?
      if takeSign("=") {
        value = expression()
        if value == nil { return false }
      }
      append(node(.capture, from: start, children: value, name: found, flags: flags), to: &children)
      guard take(.comma) || token.kind == .rightBracket else { return fail("',' or ']'") ?? false }
    }
    return close(.rightBracket, open, "']'")
  }

  /// `a`, `_ a: T`, `a: T` of a closure.
  private mutating func parameter(into children: inout Parser.Children) -> Bool {
    let start = token.start
    guard token.kind == .word else { return fail("a name") ?? false }
    var found = name(token)
    advance()
    if token.kind == .word {
      found = name(token)
      advance()
    }
    var kind: SyntaxNode.ID?
    if take(.colon) {
      kind = type()
      if kind == nil { return false }
    }
    append(node(.closureParameter, from: start, children: kind, name: found), to: &children)
    return true
  }
}
