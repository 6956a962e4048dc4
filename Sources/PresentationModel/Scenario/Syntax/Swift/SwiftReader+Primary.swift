/// The values that everything begins with.
extension SwiftReader {
  mutating func primary() -> SyntaxNode.ID? {
    let start = token.start
    switch token.kind {
    case .word: return wordValue(start)
    case .integer, .decimal:
      let kind: SyntaxKind = token.kind == .integer ? .integerLiteral : .decimalLiteral
      advance()
      return node(kind, from: start)
    case .string:
      // Only a plain one has a value here; raw ones, those over several lines and interpolations are texts.
      let isPlain =
        !token.isInterpolated && lexer.byte(start) == UInt8(ascii: "\"")
        && !(token.end - start >= 6 && lexer.byte(start + 1) == UInt8(ascii: "\"")
          && lexer.byte(start + 2) == UInt8(ascii: "\""))
      let children = isPlain ? Parser.Children() : interpolations(in: token)
      advance()
      return node(isPlain ? .stringLiteral : .interpolatedString, from: start, children)
    case .dot:
      if lexer.byte(token.end).isDigit {
        malformed = (token.range, "a number begins with a digit: write '0' before '.'")
        return fail("a value")
      }
      guard Lexer.isNameByte(lexer.byte(token.end)) || lexer.byte(token.end) == UInt8(ascii: "`") else {
        return fail("a case after '.'")
      }
      advance()
      let found = name(token)
      advance()
      return node(.enumCase, from: start, name: found)
    case .leftParen: return parentheses(start)
    case .leftBracket: return brackets(start)
    case .leftBrace:
      // `if let text: String = { … }() {`
      if !isInCondition || isBehindAssignment { return closure() }
      if isBehindOperator { malformed = (token.range, "expected an expression before '{'") }
      return fail("a condition")
    case .hashWord: return hashValue(start)
    case .backslash: return keyPath(start)
    case .attribute:
      // `(@convention(c) (AnyObject, Selector) -> NSObject).self`
      if self.is("@convention"), lexer.byte(token.end) == UInt8(ascii: "(") {
        advance()
        guard skipBrackets(), let type = type() else { return nil }
        return node(.typeExpression, from: start, children: type)
      }
      if self.is("@Sendable") || self.is("@MainActor"), byteAhead() == UInt8(ascii: "("), let type = type() {
        return node(.typeExpression, from: start, children: type)
      }
      if self.is("@selector") {
        malformed = (token.range, "Swift names a method with '#selector(…)': write '#' in place of '@'")
      }
      // `@MainActor in` stands in closures; before a type in brackets it is read over.
      return fail("a value")
    default: return fail("a value")
    }
  }

  /// Whether a lone `=` stands right before the token.
  private var isBehindAssignment: Bool {
    lastEnd > 1 && lexer.byte(lastEnd - 1) == UInt8(ascii: "=") && SwiftLexer.isBlank(lexer.byte(lastEnd - 2))
  }

  private mutating func wordValue(_ start: Int) -> SyntaxNode.ID? {
    switch word {
    case "true", "false", "nil":
      let kind: SyntaxKind = self.is("true") ? .trueLiteral : self.is("false") ? .falseLiteral : .nilLiteral
      advance()
      return node(kind, from: start)
    case "if": return ifStatement()
    case "switch": return switchStatement()
    case "let", "var", "func", "return", "case", "else", "in", "where", "import", "guard", "for",
      "while", "throw", "break", "continue", "as", "is", "struct", "enum", "catch", "_":
      guard self.is("_") || byteAhead() != UInt8(ascii: ":") else { break }
      if self.is("_") { break }
      return fail("a value")
    case "default" where byteAhead() != UInt8(ascii: ":"):
      malformed = (token.range, "'default' is a word of Swift: write '.default' for the case")
      return fail("a value")
    case "new" where lexer.byte(token.end) == UInt8(ascii: " ") && lexer.byte(token.end + 1).isCapital:
      malformed = (token.range, "Swift has no 'new': leave the word out")
      return fail("a value")
    case "any", "some", "repeat", "each":
      // `any as? Int`: a variable may be called so.
      let after = lexer.word(at: wordAhead())
      if Lexer.isNameByte(byteAhead()), after != "as", after != "is", after != "in", after != "where" {
        advance()
        // `repeat each value`
        if isWord("each"), Lexer.isNameByte(byteAhead()) { advance() }
      }
    default: break
    }
    let found = name(token)
    let nameStart = token.start
    if isInMember, !isInClosure, lonePlace == nil, lexer.byte(nameStart) == UInt8(ascii: "$"),
      lexer.byte(nameStart + 1).isDigit
    {
      lonePlace = token.range
    }
    advance()
    return node(.identifier, from: nameStart, name: found)
  }

  /// `(x)`, `(a, b: c)`, `()`, `(A, B) -> C`.
  private mutating func parentheses(_ start: Int) -> SyntaxNode.ID? {
    var children = Parser.Children()
    guard arguments(.rightParen, into: &children) else { return nil }
    if isSign("->") {
      advance()
      guard type() != nil else { return nil }
      let type = node(.functionType, from: start)
      return node(.typeExpression, from: start, children: type)
    }
    if let only = children.first >= 0 ? SyntaxNode.ID(children.first) : nil, tree[only].nextSibling == nil,
      tree[only].name == nil, let value = tree[only].firstChild
    {
      return node(.parenthesized, from: start, children: value)
    }
    return node(.tuple, from: start, children)
  }

  /// `[a, b]`, `[a: b]`, `[:]`, and `[A]` before a call.
  private mutating func brackets(_ start: Int) -> SyntaxNode.ID? {
    let open = token.range
    guard enter() else { return nil }
    let outer = isInCondition
    isInCondition = false
    defer { isInCondition = outer }
    advance()
    if token.kind == .colon {
      advance()
      leave()
      guard close(.rightBracket, open, "']'") else { return nil }
      return node(.dictionary, from: start)
    }
    var children = Parser.Children()
    var isDictionary = false
    while token.kind != .rightBracket {
      let elementStart = token.start
      guard let key = expression() else {
        if token.kind == .endOfFile { reportOpen(open) }
        return nil
      }
      if take(.colon) {
        isDictionary = true
        guard let value = expression() else { return nil }
        append(node(.dictionaryEntry, from: elementStart, children: key, value), to: &children)
      } else {
        append(key, to: &children)
      }
      guard take(.comma) || token.kind == .rightBracket else {
        if token.kind == .endOfFile { reportOpen(open) }
        return fail("',' or ']'")
      }
    }
    leave()
    advance()
    return node(isDictionary ? .dictionary : .list, from: start, children)
  }

  /// `#selector(…)`, `#colorLiteral(…)`, `#file`.
  private mutating func hashValue(_ start: Int) -> SyntaxNode.ID? {
    let isSelector = self.is("#selector")
    // A regular expression has no name.
    let isRegex = lexer.byte(start) == UInt8(ascii: "/") || lexer.byte(token.end - 1) == UInt8(ascii: "#")
    let found = tree.names.intern(isRegex ? "regex" : String(word.dropFirst()))
    advance()
    guard isSelector, token.kind == .leftParen else {
      if isSign("<"), token.isLeftBound, lexer.byte(token.end).isCapital {
        var dropped = Parser.Children()
        guard genericArguments(into: &dropped) else { return nil }
      }
      if token.kind == .leftParen, token.isLeftBound { guard skipBrackets() else { return nil } }
      if token.kind == .leftBrace, !isInCondition, !token.beginsLine {
        guard skipBrackets() else { return nil }
        // `#Preview(…) { … } timeline: { … }`
        while token.kind == .word, !token.beginsLine, isLabelledClosure() {
          advance()
          advance()
          guard skipBrackets() else { return nil }
        }
      }
      return node(.macroExpression, from: start, name: found)
    }
    return selector(start)
  }

  /// `#selector(Home.close(_:))`: the type, if one is named, and the method.
  private mutating func selector(_ start: Int) -> SyntaxNode.ID? {
    let open = token.range
    advance()
    if isWord("getter") || isWord("setter") {
      advance()
      _ = take(.colon)
    }
    var parts: [SwiftToken] = []
    while token.kind == .word {
      parts.append(token)
      advance()
      // `#selector(Host<Content>.tap(_:))`
      if isSign("<"), token.isLeftBound {
        var dropped = Parser.Children()
        guard genericArguments(into: &dropped) else { return nil }
      }
      guard token.kind == .dot else { break }
      advance()
    }
    guard let method = parts.popLast() else { return fail("the name of a method") }
    let base = name(method)
    var whole = tree.names[base]
    var labels = Parser.Children()
    if token.kind == .leftParen {
      whole += "("
      advance()
      while token.kind == .word {
        let labelStart = token.start
        whole += word + ":"
        let label = name(token)
        advance()
        append(node(.label, from: labelStart, name: label), to: &labels)
        guard take(.colon) else { return fail("':'") }
      }
      guard take(.rightParen) else { return fail("')'") }
      whole += ")"
    }
    // `#selector(handlePan:)`
    if token.kind == .colon, labels.first < 0 {
      malformed = (token.range, "a selector names its parameters in parentheses: write '\(whole)(_:)'")
      return fail("')'")
    }
    let named = node(.methodName, from: method.start, labels, name: tree.names.intern(whole))
    tree.nodes[Int(named.index)].extra = base.id
    if isWord("as") {
      advance()
      guard type() != nil else { return nil }
    }
    guard close(.rightParen, open, "')'") else { return nil }
    var type: SyntaxNode.ID?
    if let owner = parts.last, lexer.byte(owner.start).isCapital {
      type = node(.typeName, from: owner.start, name: name(owner))
      tree.nodes[Int(type!.index)].range = owner.range
    }
    return node(.selector, from: start, children: type, named)
  }

  /// `\.a.b`, `\Home.title`, `\.self`.
  /// Whether the token stands behind an operator that compares: then `{` begins a body, and an operand is missing.
  private var isBehindOperator: Bool {
    var end = token.start
    while end > 0, lexer.byte(end - 1) == UInt8(ascii: " ") { end -= 1 }
    let (last, before) = (lexer.byte(end - 1), end > 1 ? lexer.byte(end - 2) : 0)
    switch last {
    case UInt8(ascii: "="): return "=!<>".utf8.contains(before)
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"): return true
    default: return false
    }
  }

  private mutating func keyPath(_ start: Int) -> SyntaxNode.ID? {
    advance()
    while token.isLeftBound || lastEnd == token.start, !token.beginsLine {
      switch token.kind {
      case .word, .dot, .integer: advance()
      case .sign where self.is("?") || self.is("!"): advance()
      case .leftBracket: guard skipBrackets() else { return nil }
      default: return node(.keyPath, from: start)
      }
    }
    return node(.keyPath, from: start)
  }
}
