/// The contents of brackets, and whether they are closed.
extension Parser {
  /// Whether the text or the block round the bracket ends here; reports the bracket then.
  mutating func isOver(_ open: SourceRange) -> Bool {
    guard token.kind == .endOfFile || token.kind == .rightBrace else { return false }
    reportUnterminated(open)
    return true
  }

  /// Whether the token is in a line below the bracket, and one that is no deeper than the statement: then it is more
  /// likely that the bracket was never closed than that its contents are wrong.
  func isPast(_ open: SourceRange) -> Bool {
    lexer.lineStart > Int(open.start) && lexer.indentation <= statementIndentation
  }

  /// Takes the bracket that closes `open`.
  mutating func close(_ kind: SyntaxToken.Kind, _ open: SourceRange, _ what: String) -> Bool {
    if token.kind == kind {
      nesting -= 1
      parens -= 1
      advance()
      return true
    }
    switch token.kind {
    case .endOfFile, .rightBrace: reportUnterminated(open)
    case _ where isPast(open): reportUnterminated(open)
    default: reportExpected(what)
    }
    return false
  }

  @inline(never) mutating func list() -> SyntaxNode.ID? {
    let open = token.range
    guard enterBracket() else { return nil }
    parens += 1
    advance()
    var children = Children()
    if token.kind == .colon {
      advance()
      guard close(.rightBracket, open, "']'") else { return nil }
      return node(.dictionary, from: Int(open.start))
    }
    var isDictionary = false
    while token.kind != .rightBracket {
      let start = Int(token.range.start)
      guard !isOver(open), let element = expression() else { return nil }
      if token.kind == .colon, isDictionary || children.first < 0 {
        // `["a": x]`, an argument of the file's own Swift.
        isDictionary = true
        advance()
        guard !isOver(open), let value = expression() else { return nil }
        append(node(.dictionaryEntry, from: start, children: element, value), to: &children)
      } else {
        append(element, to: &children)
      }
      guard token.kind == .comma else { break }
      advance()
    }
    guard close(.rightBracket, open, "',' or ']'") else { return nil }
    return node(isDictionary ? .dictionary : .list, from: Int(open.start), children)
  }

  @inline(never) mutating func parenthesized() -> SyntaxNode.ID? {
    let open = token.range
    guard enterBracket() else { return nil }
    parens += 1
    advance()
    guard !isOver(open), let inner = expression() else { return nil }
    if token.kind == .equalEqual || token.kind == .notEqual {
      report(.comparisonInParentheses(at: token.range))
      return nil
    }
    guard close(.rightParen, open, "')'") else { return nil }
    return node(.parenthesized, from: Int(open.start), children: inner)
  }

  @inline(never) mutating func selector() -> SyntaxNode.ID? {
    let start = Int(token.range.start)
    advance(.prefix)
    guard isWord(.selector) else {
      reportExpected("'selector' after '#'")
      return nil
    }
    advance()
    guard token.kind == .leftParen else {
      reportExpected("'('")
      return nil
    }
    let open = token.range
    guard enterBracket() else { return nil }
    parens += 1
    advance(.joined)
    var children = Children()
    if token.kind == .identifier, lexer.byteAhead() == UInt8(ascii: ".") {
      let typeStart = Int(token.range.start)
      let name = nameOfToken()
      advance()
      append(node(.typeName, from: typeStart, name: name), to: &children)
      advance(.joined)
    }
    guard let method = methodName(), close(.rightParen, open, "')'") else { return nil }
    append(method, to: &children)
    return node(.selector, from: start, children)
  }
}

extension Diagnostic {
  fileprivate static func comparisonInParentheses(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.comparison-in-parentheses", "write the comparison without parentheses", at: range)
  }
}
