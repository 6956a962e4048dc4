/// Functions, initialisers and subscripts, with their parameters.
extension SwiftReader {
  mutating func subscriptDeclaration(_ start: Int, _ modifiers: Parser.Children) -> SyntaxNode.ID? {
    advance()
    var children = modifiers
    var generics = Parser.Children()
    guard signature(into: &children, &generics) else { return nil }
    if token.kind == .leftBrace, !tree.text(SourceRange(start, token.start)).hasText("->") {
      malformed = (token.range, "a subscript says what it gives back: write '-> …' before '{'")
      return fail("'->'")
    }
    if token.kind == .leftBrace || !isInProtocol && lacksBrace() {
      guard accessors(into: &children) else { return nil }
    }
    join(generics, to: &children)
    return node(.subscriptDeclaration, from: start, children)
  }

  mutating func function(_ start: Int, _ modifiers: Parser.Children) -> SyntaxNode.ID? {
    advance()
    guard token.kind == .word || token.kind == .sign else { return fail("the name of the function") }
    if isWord("init") || isWord("deinit") || isWord("subscript") {
      malformed = (SourceRange(start, token.end), "'\(word)' is declared without 'func': leave 'func' out")
      return fail("the name of the function")
    }
    let isOperator = token.kind == .sign
    if isOperator, SwiftLexer.isSign(lexer.byte(token.start)) {
      var end = token.start
      while SwiftLexer.isSign(lexer.byte(end)) { end += 1 }
      // `func |><A, B>(…)`: the `<` begins the generic parameters.
      if end - token.start > 1, lexer.byte(end - 1) == UInt8(ascii: "<"), Lexer.isNameByte(lexer.byte(end)) { end -= 1 }
      (token.end, lexer.offset) = (end, end)
    }
    let found = name(token)
    advance()
    // `|>` may come as several signs.
    while isOperator, token.kind == .sign, token.isLeftBound, lexer.byte(token.start) != UInt8(ascii: "<") { advance() }
    var children = modifiers
    guard signatureAndBody(into: &children) else { return nil }
    return node(.functionDeclaration, from: start, children, name: found)
  }

  mutating func initializer(_ start: Int, _ modifiers: Parser.Children) -> SyntaxNode.ID? {
    advance()
    var flags: SyntaxNode.Flags = []
    if takeSign("?") { flags = .optional } else if takeSign("!") { flags = .forced }
    var children = modifiers
    guard signatureAndBody(into: &children) else { return nil }
    return node(.initializerDeclaration, from: start, children, flags: flags)
  }

  mutating func signatureAndBody(into children: inout Parser.Children) -> Bool {
    var generics = Parser.Children()
    guard signature(into: &children, &generics) else { return false }
    let lacksBody = !isInProtocol && token.kind == .word && token.beginsLine && !beginsMember() && !beginsExpectation
    if token.kind == .leftBrace || !isInProtocol && lacksBrace() || lacksBody {
      if token.kind != .leftBrace {
        // Its statements are read all the same.
        openBrace("expected '{' and the body of the function")
        guard enter(2) else { return false }
        let start = token.start
        let statements = statements()
        leave(2)
        append(node(.block, from: start, statements), to: &children)
        if token.kind == .rightBrace { advance() }
      } else {
        // The checker writes a function for it, also inside another one.
        guard enter(), let body = block() else { return false }
        leave()
        append(body, to: &children)
      }
    }
    join(generics, to: &children)
    return true
  }

  /// `<T>(a b: Int = 1) async throws -> T where …`.
  mutating func signature(into children: inout Parser.Children, _ generics: inout Parser.Children) -> Bool {
    if token.kind == .sign, lexer.byte(token.start) == UInt8(ascii: "<") {
      guard genericParameters(into: &generics) else { return false }
    }
    guard token.kind == .leftParen else {
      if token.kind == .leftBrace { malformed = (token.range, "the parameters of a function are missing: write '()'") }
      return fail("'('") ?? false
    }
    guard parameters(into: &children) else { return false }
    while isWord("async") || isWord("throws") || isWord("rethrows") || isWord("reasync") {
      append(node(.modifier, from: token.start, name: name(token)), to: &children)
      advance()
      if token.kind == .leftParen { guard skipBrackets() else { return false } }
    }
    if isSign("->") {
      let start = token.start
      advance()
      if isWord("throws") || isWord("async") {
        malformed = (token.range, "'\(word)' stands before '->'")
        return fail("a type") ?? false
      }
      guard let result = type() else { return false }
      append(node(.resultType, from: start, children: result), to: &children)
    } else if !token.beginsLine, isSign("=>") || isSign("-") || isSign("=") || lexer.byte(token.start).isCapital {
      return fail("'->'") ?? false
    }
    return skipWhere()
  }

  mutating func parameters(into children: inout Parser.Children) -> Bool {
    let open = token.range
    advance()
    while token.kind != .rightParen {
      let start = token.start
      while token.kind == .attribute {
        advance()
        // `@ArrayBuilder<Element> content: () -> [Element]`
        if isSign("<"), token.isLeftBound {
          var arguments = Parser.Children()
          guard genericArguments(into: &arguments) else { return false }
        }
      }
      guard token.kind == .word else {
        if token.kind == .endOfFile { reportOpen(open) }
        return fail("a parameter") ?? false
      }
      let labelStart = token.start
      let label = name(token)
      var found = label
      advance()
      let labelNode = node(.label, from: labelStart, name: label)
      if token.kind == .word {
        found = name(token)
        advance()
      }
      var parts = Parser.Children()
      append(labelNode, to: &parts)
      var flags: SyntaxNode.Flags = []
      if token.kind == .colon {
        let isInout = lexer.word(at: wordAhead()) == "inout"
        guard let annotation = typeAnnotation() else { return false }
        append(annotation, to: &parts)
        if takeSign("...") { flags = .marked }
        if token.kind == .dot, Lexer.isNameByte(byteAhead()) {
          malformed = (token.range, "the value that a parameter has by itself stands behind '=': write '='")
          return fail("'='") ?? false
        }
        if isInout { flags.insert(.trailing) }
      } else if token.kind == .rightParen || token.kind == .comma || isSign("?") && lexer.byte(labelStart).isCapital {
        malformed = (
          token.beginsLine ? SourceRange(labelStart, lastEnd) : token.range,
          lexer.byte(labelStart).isCapital
            ? "a parameter has a name: write 'name: \(tree.names[found])'"
            : "a parameter has its type behind ':': write '\(tree.names[found]): …'"
        )
        return fail("':'") ?? false
      }
      if takeSign("=") {
        guard let value = expression() else { return false }
        append(value, to: &parts)
      }
      append(node(.parameter, from: start, parts, name: found, flags: flags), to: &children)
      guard take(.comma) || token.kind == .rightParen else {
        if token.kind == .endOfFile { reportOpen(open) }
        return fail("',' or ')'") ?? false
      }
    }
    advance()
    return true
  }

  /// `<T: P, U>`: each with the first type that it is bound to.
  mutating func genericParameters(into children: inout Parser.Children) -> Bool {
    splitSign()
    var open = 1
    advance()
    while open > 0 {
      switch token.kind {
      case .word
      where open == 1 && (lexer.byte(lastEnd - 1) == UInt8(ascii: ",") || lexer.byte(lastEnd - 1) == UInt8(ascii: "<")):
        let start = token.start
        let found = name(token)
        if byteAhead() == UInt8(ascii: ":") {
          advance()
          advance()
          guard token.kind == .word else { continue }
          let bound = bound()
          append(node(.genericParameter, from: start, children: bound, name: found), to: &children)
          continue
        } else {
          append(node(.genericParameter, from: start, name: found), to: &children)
        }
      case .endOfFile, .leftBrace: return fail("'>'") ?? false
      case .sign:
        if !isSign("->") {
          for index in token.start..<token.end {
            if lexer.bytes[index] == UInt8(ascii: "<") { open += 1 }
            if lexer.bytes[index] == UInt8(ascii: ">") { open -= 1 }
          }
        }
      default: break
      }
      advance()
    }
    return true
  }

  /// `UIViewController & Screen`, behind the `:` of a generic parameter: the first one, with the range of all.
  private mutating func bound() -> SyntaxNode.ID {
    let bound = node(.typeName, from: token.start, name: name(token))
    tree.nodes[Int(bound.index)].range = token.range
    advance()
    while isSign("&"), Lexer.isNameByte(byteAhead()) {
      advance()
      tree.nodes[Int(bound.index)].flags.insert(.marked)
      tree.nodes[Int(bound.index)].range.end = Int32(token.end)
      advance()
    }
    return bound
  }

  /// `where T: P`: read over, up to the body.
  mutating func skipWhere() -> Bool {
    guard isWord("where") else { return true }
    while token.kind != .leftBrace, token.kind != .endOfFile, token.kind != .rightBrace {
      if token.beginsLine, token.kind == .word, SwiftModifiers.isModifier(word) || beginsMember() { break }
      if isSign("=") {
        malformed = (token.range, "'=' gives a value, and two types are the same by '==': write '=='")
        return fail("'{'") ?? false
      }
      advance()
    }
    return true
  }
}
