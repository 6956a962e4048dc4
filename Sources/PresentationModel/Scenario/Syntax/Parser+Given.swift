/// `given UserDefaults.standard.bool(forKey: "seen") = true`, `complete api.fetch(items)`: what code that presim does not
/// know is worth, and when it calls back.
extension Parser {
  /// A line that begins with `given` or `complete`; nil, with nothing taken, where that is somebody's name.
  mutating func given() -> SyntaxNode.ID? {
    guard token.kind == .identifier, has(token.range, "given") || has(token.range, "complete"),
      isExpressionAhead, !isDeclared(nameOfToken())
    else { return nil }
    let range = token.range
    if header.end == nil { header.end = range }
    if has(range, "complete") {
      if firstStatement == nil { firstStatement = range }
      if firstStep == nil { firstStep = range }
    }
    return readSwift { $0.givenLine() }
  }

  /// Whether an expression of the code stands behind the word, and no sign that makes the word somebody's name: `store.count`,
  /// `$0.isOpen`, `.saved`, `(x as T).y`.
  var isExpressionAhead: Bool {
    let next = lexer.byteAhead()
    if Lexer.isNameByte(next) { return true }
    let end = Int(token.range.end)
    guard end < tree.source.bytes.count, tree.source.bytes[end] == UInt8(ascii: " ") else { return false }
    return next == UInt8(ascii: "$") || next == UInt8(ascii: ".") || next == UInt8(ascii: "(")
      || next == UInt8(ascii: "[")
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
        return unreadGiven(start, isGiven, after: subject)
      }
      return node(.completeStatement, from: start, children: subject)
    }
    guard takeSign("="), !token.beginsLine else { return unreadGiven(start, isGiven, after: subject) }
    if isWord("throw") {
      advance()
      return node(.givenStatement, from: start, children: subject, flags: .marked)
    }
    guard let value = expression(), token.beginsLine || token.kind == .endOfFile || token.kind == .semicolon else {
      return unreadGiven(start, isGiven, after: subject)
    }
    return node(.givenStatement, from: start, children: subject, value)
  }

  /// An error for the whole line, at the place of it where something else was expected.
  private mutating func unreadGiven(_ start: Int, _ isGiven: Bool, after subject: SyntaxNode.ID? = nil)
    -> SyntaxNode.ID
  {
    let comparison = isGiven ? subject.flatMap { self.comparison(in: $0) } : nil
    // What is missing at the end of the line is not missing in the next one.
    let end = token.beginsLine || token.kind == .endOfFile ? subject.map { tree[$0].range.end } : nil
    let place = comparison ?? failure?.at ?? end.map { SourceRange(Int($0), Int($0)) } ?? token.range
    while !token.beginsLine, token.kind != .endOfFile { advance() }
    let sample =
      isGiven
      ? "'given' takes an expression of the code and what it is worth, as in 'given store.isLoggedIn = true'"
      : "'complete' takes a call of the code with what it calls back with, as in 'complete api.fetchItems(items)'"
    let cure = comparison.map { Diagnostic.Cure("write '='", replacing: $0, with: "=") }
    diagnostics.append(Diagnostic("syntax.given", sample, at: place, cure: cure))
    return node(.otherDeclaration, from: start)
  }

  /// The '==' of an expression that was meant as `a.b = true`: the last of its operators.
  private func comparison(in expression: SyntaxNode.ID) -> SourceRange? {
    guard tree[expression].kind == .binary else { return nil }
    var result: SourceRange?
    for child in tree.children(of: expression) {
      switch tree[child].kind {
      case .operatorName where tree[child].name.map({ tree.names[$0] }) == "==": result = tree[child].range
      case .binary: result = comparison(in: child) ?? result
      default: break
      }
    }
    return result
  }
}
