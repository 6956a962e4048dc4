/// Closures, with whatever stands before their `in`.
extension SwiftReader {
  mutating func closure() -> SyntaxNode.ID? {
    let open = token
    guard enter(SwiftReader.closureLevels) else { return nil }
    let outer = isInCondition
    isInCondition = false
    defer { isInCondition = outer }
    advance()
    var children = Parser.Children()
    if signatureAhead() {
      guard !isWord("in") else {
        malformed = (token.range, "expected a name before 'in': a closure without arguments has no 'in'")
        return nil
      }
      guard signature(into: &children) else { return nil }
    }
    let first = token.start
    let statements = statements()
    leave(SwiftReader.closureLevels)
    append(node(.block, from: min(first, lastEnd), statements), to: &children)
    if !take(.rightBrace) { reportOpen(open.range) }
    return node(.closure, from: open.start, children)
  }

  /// Whether the text up to an `in` is a signature: names, types and brackets, and nothing else.
  private func signatureAhead() -> Bool {
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
          let isEffect = text.elementsEqual("async".utf8) || text.elementsEqual("throws".utf8)
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
                [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">")].contains($0)
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
        let found = name(token)
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
