/// `if`, `guard`, `switch`, and their conditions.
extension SwiftReader {
  /// Reads something behind which a `{` begins a body.
  mutating func condition(_ read: (inout SwiftReader) -> SyntaxNode.ID?) -> SyntaxNode.ID? {
    let outer = isInCondition
    isInCondition = true
    defer { isInCondition = outer }
    return read(&self)
  }

  mutating func conditionsAndBlock() -> (Parser.Children, SyntaxNode.ID)? {
    guard let conditions = conditions(), let body = block() else { return nil }
    return (conditions, body)
  }

  mutating func conditions() -> Parser.Children? {
    var children = Parser.Children()
    repeat {
      guard let next = condition({ $0.oneCondition() }) else { return nil }
      append(next, to: &children)
    } while take(.comma)
    return children
  }

  private mutating func oneCondition() -> SyntaxNode.ID? {
    let start = token.start
    if token.kind == .hashWord, self.is("#available") || self.is("#unavailable") { return availability() }
    if isWord("case") {
      advance()
      guard let pattern = pattern(binds: false) else { return nil }
      guard takeSign("=") else {
        if isSign("==") { malformed = (token.range, "write '=' behind the pattern of 'case': '==' compares") }
        return fail("'='")
      }
      guard let value = expression() else { return nil }
      return node(.caseCondition, from: start, children: pattern, value)
    }
    let isWeak = isWord("weak") && ["let", "var"].contains(lexer.word(at: wordAhead()))
    guard isWord("let") || isWord("var") || isWeak else {
      guard let value = expression() else { return nil }
      guard !isSign("=") else {
        let (head, written) = (tree.nodes[Int(value.index)], lexer.word(at: start))
        // Of a name that nothing declares, `let` is missing: `guard item = items.first`.
        let isBinding =
          head.kind == .path && tree.loneName(of: value) != nil && !isDeclared(written, at: start)
        malformed =
          isBinding
          ? (
            SourceRange(start, start + written.utf8.count),
            "'let' is missing before '\(written) =': write 'let \(written) ='"
          )
          : (token.range, "'=' assigns, and a condition compares: write '=='")
        return fail("'=='")
      }
      return value
    }
    if isWeak { advance() }
    let flags: SyntaxNode.Flags = isWord("let") ? .marked : []
    advance()
    var children = Parser.Children()
    guard boundPattern(into: &children) else { return nil }
    return node(.optionalBinding, from: start, children, flags: flags)
  }

  /// Whether a name that stands at a place is declared in the function before it, or by the type around it.
  private func isDeclared(_ word: String, at place: Int) -> Bool {
    var again = SwiftLexer(lexer.bytes, from: 0)
    var (before, depth) = ("", 0)
    var (isMember, isLocal) = (false, false)
    while true {
      let token = again.next()
      switch token.kind {
      case .endOfFile: return isMember || isLocal
      case .leftBrace: depth += 1
      case .rightBrace:
        depth -= 1
        guard depth <= 0 else { break }
        if token.start > place { return isMember || isLocal }
        (isMember, isLocal, depth) = (false, false, 0)
      case .word:
        let found = again.word(at: token.start)
        if found == "func" || found == "init", depth == 1, token.start < place { isLocal = false }
        if found == word, token.start != place {
          var after = token.end
          while SwiftLexer.isBlank(lexer.byte(after)) { after += 1 }
          if before == "let" || before == "var", depth == 1 { isMember = true }
          if token.start < place,
            ["let", "var", "for"].contains(before) || depth == 1 && lexer.byte(after) == UInt8(ascii: ":")
              || lexer.word(at: after) == "in"
          {
            isLocal = true
          }
        }
        before = found
      default: break
      }
    }
  }

  /// `#available(iOS 13.0, *)`.
  private mutating func availability() -> SyntaxNode.ID? {
    let start = token.start
    let flags: SyntaxNode.Flags = self.is("#unavailable") ? .marked : []
    advance()
    let open = token.range
    guard take(.leftParen) else { return fail("'('") }
    var children = Parser.Children()
    while token.kind != .rightParen {
      let platformStart = token.start
      if takeSign("*") {
        _ = take(.comma)
        continue
      }
      guard token.kind == .word else { return fail("a platform") }
      let platform = name(token)
      advance()
      let numberStart = token.start
      guard token.kind == .integer || token.kind == .decimal else { return fail("a version") }
      let kind: SyntaxKind = token.kind == .integer ? .integerLiteral : .decimalLiteral
      advance()
      let number = node(kind, from: numberStart)
      // `13.0.1`: what stands behind the second point decides nothing.
      if take(.dot) { _ = take(.integer) }
      append(node(.platform, from: platformStart, children: number, name: platform), to: &children)
      guard take(.comma) || token.kind == .rightParen else { return fail("',' or ')'") }
    }
    guard close(.rightParen, open, "')'") else { return nil }
    return node(.availability, from: start, children, flags: flags)
  }

  mutating func ifStatement() -> SyntaxNode.ID? {
    let start = token.start
    var branches = Parser.Children()
    while true {
      let branchStart = token.start
      guard takeWord("if") else { return fail("'if'") }
      guard let (conditions, body) = conditionsAndBlock() else { return nil }
      var children = conditions
      append(body, to: &children)
      append(node(.branch, from: branchStart, children), to: &branches)
      guard isWord("else") else { break }
      let elseStart = token.start
      advance()
      if isWord("if") { continue }
      guard let last = block() else { return nil }
      append(node(.branch, from: elseStart, children: last), to: &branches)
      break
    }
    return node(.ifStatement, from: start, branches)
  }

  mutating func guardStatement(_ start: Int) -> SyntaxNode.ID? {
    advance()
    guard var children = conditions() else { return nil }
    guard takeWord("else") else {
      let isWhole = token.beginsLine || [.leftBrace, .semicolon, .rightBrace].contains(token.kind)
      if isWhole, token.kind != .endOfFile {
        malformed = (
          SourceRange(start, start + 5),
          "a 'guard' needs 'else { … }' behind its conditions"
            + (token.kind == .leftBrace ? ": write 'else' before its '{'" : "")
        )
      }
      return fail("'else'")
    }
    guard let body = block() else { return nil }
    append(body, to: &children)
    return node(.guardStatement, from: start, children)
  }

  mutating func switchStatement() -> SyntaxNode.ID? {
    let start = token.start
    advance()
    guard let subject = condition({ $0.expression() }) else { return nil }
    var children = Parser.Children()
    append(subject, to: &children)
    let open = token.range
    guard takeBrace() else { return fail("'{'") }
    guard enter() else { return nil }
    let outer = isInCondition
    isInCondition = false
    defer { isInCondition = outer }
    while token.kind != .rightBrace, token.kind != .endOfFile {
      guard let found = switchCase() else { return nil }
      append(found, to: &children)
    }
    leave()
    if !take(.rightBrace) { reportOpen(open) }
    return node(.switchStatement, from: start, children)
  }

  private mutating func switchCase() -> SyntaxNode.ID? {
    let start = token.start
    if token.kind == .attribute { advance() }
    var children = Parser.Children()
    var flags: SyntaxNode.Flags = []
    if takeWord("default") {
      flags = .marked
    } else {
      guard takeWord("case") else { return fail("'case'") }
      repeat {
        let itemStart = token.start
        guard let pattern = pattern(binds: false) else { return nil }
        var clause: SyntaxNode.ID?
        if isWord("where") {
          clause = whereClause()
          if clause == nil { return nil }
        }
        append(node(.caseItem, from: itemStart, children: pattern, clause), to: &children)
      } while take(.comma)
    }
    guard take(.colon) else { return fail("':'") }
    let bodyStart = token.start
    let body = statements(inCase: true)
    append(node(.block, from: min(bodyStart, lastEnd), body), to: &children)
    return node(.switchCase, from: start, children, flags: flags)
  }
}
