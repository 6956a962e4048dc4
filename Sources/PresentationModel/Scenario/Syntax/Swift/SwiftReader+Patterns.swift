/// Patterns and types.
extension SwiftReader {
  /// A pattern; `binds`: behind `let`, where a lone name is declared and does not name a value.
  mutating func pattern(binds: Bool) -> SyntaxNode.ID? {
    guard enter() else { return nil }
    defer { leave() }
    let start = token.start
    guard var found = primaryPattern(binds: binds) else { return nil }
    while token.kind == .sign, self.is("?") || self.is("??"), token.isLeftBound {
      let isDouble = self.is("??")
      advance()
      found = node(.optionalPattern, from: start, children: found)
      if isDouble { found = node(.optionalPattern, from: start, children: found) }
    }
    if isWord("as"), tree[found].kind != .expressionPattern {
      advance()
      guard let type = type() else { return nil }
      return node(.castPattern, from: start, children: found, type)
    }
    return found
  }

  private mutating func primaryPattern(binds: Bool) -> SyntaxNode.ID? {
    let start = token.start
    switch token.kind {
    case .word:
      if isWord("_") {
        advance()
        return node(.discard, from: start)
      }
      if isWord("let") || isWord("var") {
        let flags: SyntaxNode.Flags = isWord("let") ? .marked : []
        advance()
        guard let inner = pattern(binds: true) else { return nil }
        return node(.valueBindingPattern, from: start, children: inner, flags: flags)
      }
      if isWord("is") {
        advance()
        guard let type = type() else { return nil }
        return node(.typePattern, from: start, children: type)
      }
      if binds, byteAhead() != UInt8(ascii: "."), byteAhead() != UInt8(ascii: "(") {
        let found = name(token)
        advance()
        return node(.namePattern, from: start, name: found)
      }
      return casePattern(start, binds) ?? expressionPattern(start)
    case .dot: return casePattern(start, binds) ?? expressionPattern(start)
    case .leftParen:
      guard let children = patternArguments(binds) else { return expressionPattern(start) }
      return node(.tuplePattern, from: start, children)
    default: return expressionPattern(start)
    }
  }

  /// `.a(let x)`, `E.a`, `E.F.a(_)`; nil, with nothing taken, where it is another expression.
  private mutating func casePattern(_ start: Int, _ binds: Bool) -> SyntaxNode.ID? {
    guard !failedPatterns.contains(start) else { return nil }
    let place = (lexer, token, lastEnd, brackets, tree.nodes.count)
    let state = state
    var type: SyntaxNode.ID?
    // `case (.a(let one), a(let other))`, in the enumeration itself.
    if token.kind == .word, lexer.byte(token.start).isSmall, !binds, byteAhead() == UInt8(ascii: "("),
      isInTuple(token.start)
    {
      let found = name(token)
      advance()
      if let arguments = patternArguments(binds), endsPattern() {
        return node(.enumCasePattern, from: start, arguments, name: found)
      }
    } else if token.kind == .word {
      guard lexer.byte(token.start).isCapital else { return nil }
      var whole = word
      advance()
      while token.kind == .dot {
        let dot = (lexer, token, lastEnd)
        advance()
        guard token.kind == .word else { break }
        guard lexer.byte(token.start).isCapital else {
          (lexer, token, lastEnd) = dot
          break
        }
        whole += "." + word
        advance()
      }
      type = node(.typeName, from: start, name: tree.names.intern(whole))
    }
    if token.kind == .dot {
      advance()
      if token.kind == .word {
        let found = name(token)
        advance()
        var children = Parser.Children()
        if let type { append(type, to: &children) }
        var isCase = true
        // `case .blur (_, let alpha)` too.
        if token.kind == .leftParen, !token.beginsLine {
          if let arguments = patternArguments(binds) {
            join(arguments, to: &children)
          } else {
            isCase = false
          }
        }
        if isCase, endsPattern() { return node(.enumCasePattern, from: start, children, name: found) }
      }
    }
    (lexer, token, lastEnd, brackets) = (place.0, place.1, place.2, place.3)
    tree.nodes.removeLast(tree.nodes.count - place.4)
    restore(state)
    failedPatterns.insert(start)
    failure = nil
    return nil
  }

  /// Whether a `(` of its line is open before a place, and something else stands in it already.
  private func isInTuple(_ place: Int) -> Bool {
    var (depth, index, isBehindComma) = (0, place, false)
    while index > 0, depth <= 0, lexer.byte(index - 1) != UInt8(ascii: "\n") {
      index -= 1
      switch lexer.byte(index) {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: isBehindComma = true
      default: break
      }
    }
    return depth > 0 && isBehindComma && index > 0 && lexer.byte(index - 1) == UInt8(ascii: " ")
  }

  mutating func join(_ more: Parser.Children, to children: inout Parser.Children) {
    guard more.first >= 0 else { return }
    append(SyntaxNode.ID(more.first), to: &children)
    children.last = more.last
  }

  private func endsPattern() -> Bool {
    switch token.kind {
    case .colon, .comma, .rightParen, .leftBrace: true
    case .sign: self.is("=") || (self.is("?") || self.is("??")) && token.isLeftBound
    case .word: self.is("where") || self.is("as") || self.is("in")
    default: false
    }
  }

  private mutating func patternArguments(_ binds: Bool) -> Parser.Children? {
    let place = (lexer, token, lastEnd, brackets, tree.nodes.count, depth)
    let state = state
    guard !failedPatterns.contains(-token.start) else { return nil }
    var children = Parser.Children()
    advance()
    while token.kind != .rightParen {
      let start = token.start
      var label: Name?
      if token.kind == .word, byteAhead() == UInt8(ascii: ":") {
        label = name(token)
        advance()
        advance()
      }
      guard let inner = pattern(binds: binds), token.kind == .comma || token.kind == .rightParen else {
        (lexer, token, lastEnd, brackets, depth) = (place.0, place.1, place.2, place.3, place.5)
        tree.nodes.removeLast(tree.nodes.count - place.4)
        restore(state)
        failedPatterns.insert(-place.1.start)
        failure = nil
        return nil
      }
      append(node(.patternArgument, from: start, children: inner, name: label), to: &children)
      _ = take(.comma)
    }
    advance()
    return children
  }

  private mutating func expressionPattern(_ start: Int) -> SyntaxNode.ID? {
    guard let value = condition({ $0.expression() }) else { return nil }
    return node(.expressionPattern, from: start, children: value)
  }

  // MARK: Types

  mutating func typeAnnotation() -> SyntaxNode.ID? {
    let start = token.start
    advance()
    guard let found = type() else { return nil }
    return node(.typeAnnotation, from: start, children: found)
  }

  /// A type; of `A & P`, where that is not wanted as a whole, the first part.
  mutating func type(isWhole: Bool = true) -> SyntaxNode.ID? {
    guard enter() else { return nil }
    defer { leave() }
    let start = token.start
    var isEscaping = false
    while token.kind == .attribute || isWord("inout") || isWord("some") || isWord("any") || isWord("borrowing")
      || isWord("consuming") || isWord("sending") || isWord("__owned") || isWord("isolated")
      || (isWord("repeat") || isWord("each")) && Lexer.isNameByte(byteAhead()) || isSign("~")
    {
      // `@escaping(() -> Void)`, `@Sendable(Error) -> Void`: that is no argument of the attribute.
      let takesArguments = token.kind == .attribute && (self.is("@convention") || self.is("@isolated"))
      isEscaping = isEscaping || self.is("@escaping")
      advance()
      if takesArguments, token.kind == .leftParen, token.isLeftBound { guard skipBrackets() else { return nil } }
    }
    let first = token.start
    guard var found = primaryType() else { return nil }
    while true {
      if token.kind == .sign, token.isLeftBound, self.is("??") {
        tree.nodes[Int(found.index)].flags.insert([.optional, .marked])
        advance()
      } else if token.kind == .sign, token.isLeftBound, self.is("?") || self.is("!") {
        tree.nodes[Int(found.index)].flags.insert(self.is("?") ? .optional : .forced)
        advance()
      } else if isSign("&"), isWhole {
        // `A & P`: the first one is the class.
        advance()
        guard primaryType() != nil else { return nil }
        tree.nodes[Int(found.index)].flags.insert(.marked)
      } else if token.kind == .dot, token.isLeftBound, ["Type", "Protocol"].contains(lexer.word(at: token.end)) {
        // `(A & P).Type`
        advance()
        advance()
        tree.nodes[Int(found.index)].flags.insert(.marked)
      } else if isWord("throws") || isWord("async") || isWord("rethrows") {
        advance()
      } else if isSign("->") {
        advance()
        if isWord("throws") || isWord("async") {
          malformed = (token.range, "'\(word)' stands before '->'")
          return fail("a type")
        }
        guard let result = type() else { return nil }
        found = node(.functionType, from: start, children: found, result)
      } else {
        break
      }
    }
    tree.nodes[Int(found.index)].range.end = Int32(lastEnd)
    if isEscaping, lexer.byte(first) == UInt8(ascii: "("), lexer.byte(first + 1) != UInt8(ascii: ")"),
      tree[found].kind != .functionType,
      !tree.text(SourceRange(first, lastEnd)).utf8.contains(UInt8(ascii: ">"))
    {
      malformed = (
        SourceRange(lastEnd, lastEnd),
        "'@escaping' stands before the type of a function, which has '->' and what it gives back: write '-> Void'"
      )
      return fail("'->'")
    }
    return found
  }

  private mutating func primaryType() -> SyntaxNode.ID? {
    let start = token.start
    switch token.kind {
    case .word:
      let first = name(token)
      var whole = tree.names[first]
      advance()
      var arguments = Parser.Children()
      if isSign("<") { guard genericArguments(into: &arguments) else { return nil } }
      // `queue: DispatchQueue .main` lacks its '='.
      while token.kind == .dot, Lexer.isNameByte(byteAhead()), token.isLeftBound || byteAhead().isCapital {
        advance()
        whole += "." + word
        advance()
        if isSign("<") { guard genericArguments(into: &arguments) else { return nil } }
      }
      // `String[]`
      if token.kind == .leftBracket, token.isLeftBound, !token.beginsLine, byteAhead() == UInt8(ascii: "]") {
        malformed = (SourceRange(start, token.end + 1), "the type of a list is written '[\(whole)]'")
        return fail("a type")
      }
      return node(.typeName, from: start, arguments, name: tree.names.intern(whole))
    case .leftBracket:
      let open = token.range
      advance()
      guard let element = type() else { return nil }
      var value: SyntaxNode.ID?
      if take(.colon) {
        value = type()
        if value == nil { return nil }
      } else if token.kind == .comma {
        malformed = (token.range, "the type of a dictionary has ':' behind the key: write ':' in place of ','")
      }
      guard close(.rightBracket, open, "']'") else { return nil }
      return node(value == nil ? .listType : .dictionaryType, from: start, children: element, value)
    case .leftParen:
      let open = token.range
      advance()
      var children = Parser.Children()
      while token.kind != .rightParen {
        var label: Name?
        if token.kind == .word, isLabelOfType() {
          label = name(token)
          advance()
          if token.kind == .word { advance() }
          advance()
        }
        guard let element = type() else { return nil }
        if let label { tree.nodes[Int(element.index)].extra = label.id }
        append(element, to: &children)
        while takeSign("...") {}
        guard take(.comma) || token.kind == .rightParen else { return fail("',' or ')'") }
      }
      guard close(.rightParen, open, "')'") else { return nil }
      if let only = children.first >= 0 ? SyntaxNode.ID(children.first) : nil, tree[only].nextSibling == nil {
        // `((A, B)) -> C` takes one tuple.
        if tree[only].kind != .tupleType || !isSign("->") { return only }
      }
      return node(.tupleType, from: start, children)
    default: return fail("a type")
    }
  }

  /// `name: T`, `_ name: T` in a tuple or function type.
  private func isLabelOfType() -> Bool {
    if byteAhead() == UInt8(ascii: ":") { return true }
    return self.is("_")
  }

  /// `<A, [B]>`; the token is the `<`.
  mutating func genericArguments(into children: inout Parser.Children) -> Bool {
    guard enter() else { return false }
    defer { leave() }
    splitSign()
    advance()
    while true {
      guard let argument = type() else { return false }
      append(argument, to: &children)
      if take(.comma) { continue }
      break
    }
    guard token.kind == .sign, lexer.byte(token.start) == UInt8(ascii: ">") else { return fail("'>'") ?? false }
    splitSign()
    advance()
    return true
  }

  /// Makes the first character of an operator a token of its own: of `>?` the `>`.
  mutating func splitSign() {
    guard token.end > token.start + 1 else { return }
    token.end = token.start + 1
    token.isRightBound = true
    lexer.offset = token.end
  }

  /// Skips what stands in brackets; the token opens them.
  mutating func skipBrackets() -> Bool {
    let base = brackets
    let open = token.range
    advance()
    while brackets > base {
      if token.kind == .endOfFile {
        reportOpen(open)
        return false
      }
      if token.kind == .word, beginsExpectation { tree.innerExpectations.append(token.range) }
      advance()
    }
    return true
  }
}
