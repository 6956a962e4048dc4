/// `given UserDefaults.standard.bool(forKey: "seen") = true`, `complete api.fetch(items)`: what code that presim does not
/// know is worth, and when it calls back.
extension Parser {
  /// A line that begins with `given` or `complete`; nil, with nothing taken, where that is somebody's name.
  mutating func given() -> SyntaxNode.ID? {
    guard token.kind == .identifier, has(token.range, "given") || has(token.range, "complete"),
      Lexer.isNameByte(lexer.byteAhead()), !isDeclared(nameOfToken())
    else { return nil }
    let range = token.range
    if header.end == nil { header.end = range }
    if has(range, "complete") {
      if firstStatement == nil { firstStatement = range }
      if firstStep == nil { firstStep = range }
    }
    return readSwift { $0.givenLine() }
  }
}

extension SwiftReader {
  /// The whole line.
  mutating func givenLine() -> SyntaxNode.ID {
    let start = token.start
    let isGiven = self.is("given")
    failure = nil
    advance()
    guard let subject = expression() else { return unreadGiven(start, isGiven) }
    guard isGiven else {
      guard token.beginsLine || token.kind == .endOfFile || token.kind == .semicolon else {
        return unreadGiven(start, isGiven)
      }
      return node(.completeStatement, from: start, children: subject)
    }
    guard takeSign("=") else { return unreadGiven(start, isGiven) }
    if isWord("throw") {
      advance()
      return node(.givenStatement, from: start, children: subject, flags: .marked)
    }
    guard let value = expression(), token.beginsLine || token.kind == .endOfFile || token.kind == .semicolon else {
      return unreadGiven(start, isGiven)
    }
    return node(.givenStatement, from: start, children: subject, value)
  }

  private mutating func unreadGiven(_ start: Int, _ isGiven: Bool) -> SyntaxNode.ID {
    let place = failure?.at ?? token.range
    while !token.beginsLine, token.kind != .endOfFile { advance() }
    let sample =
      isGiven
      ? "'given' takes an expression of the code and what it is worth, as in 'given store.isLoggedIn = true'"
      : "'complete' takes a call of the code with what it calls back with, as in 'complete api.fetchItems(items)'"
    diagnostics.append(Diagnostic("syntax.given", sample, at: place))
    return node(.otherDeclaration, from: start)
  }
}
