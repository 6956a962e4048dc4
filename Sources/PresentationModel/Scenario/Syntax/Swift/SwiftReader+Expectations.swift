/// `expect …` among statements of Swift: the words of the language as they are read at column one, and any condition of
/// Swift.
extension SwiftReader {
  /// Whether the token, a word, begins an expectation: `expect` with a value behind it, and no variable of that name.
  var beginsExpectation: Bool {
    guard self.is("expect"), lexer.byte(token.end) <= UInt8(ascii: " ") else { return false }
    switch byteAhead() {
    case 0, UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "?"), UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "{"):
      return false
    default: return true
    }
  }

  mutating func expectation(_ start: Int) -> SyntaxNode.ID? {
    tree.innerExpectations.append(token.range)
    if let words = wordsOfTheLanguage(start) { return words.node }
    advance()
    return comparison(from: start)
  }

  /// The condition of an expectation that begins at an offset: its sides where it compares them.
  mutating func comparison(from start: Int) -> SyntaxNode.ID? {
    guard let value = expression() else {
      refuseExpectation("expected a value to look at", at: token.range)
      return nil
    }
    if isSign("=!") {
      refuseExpectation("an expectation compares with '!='", at: token.range)
      return nil
    }
    if isSign("=") {
      refuseExpectation("an expectation compares with '=='", at: token.range)
      return nil
    }
    let parts = Array(tree.children(of: value))
    if tree[value].kind == .binary, parts.count == 3, let sign = tree[parts[1]].name {
      let (word, flags): (String, SyntaxNode.Flags) = (tree.names[sign], [])
      switch word {
      case "==", "===", "!=", "!==":
        let kind: SyntaxKind = word.utf8.first == UInt8(ascii: "=") ? .expectEqual : .expectNotEqual
        tree.nodes[Int(parts[0].index)].nextSiblingIndex = -1
        return node(
          kind, from: start, children: parts[0], parts[2], flags: word.utf8.count == 3 ? .marked : flags)
      default: break
      }
    }
    if tree[value].kind == .negation, let inner = tree[value].firstChild {
      return node(.expectFalse, from: start, children: inner)
    }
    return node(.expectTrue, from: start, children: value)
  }

  /// What only the language has: `hierarchy`, `events`, `no event`, `log`, `exception`, `rule`, `lint`; nil where a value
  /// stands behind `expect`.
  private mutating func wordsOfTheLanguage(_ start: Int) -> (node: SyntaxNode.ID?, Void)? {
    var ahead = lexer
    let next = ahead.next()
    guard next.kind == .word, !next.beginsLine else { return nil }
    switch lexer.word(at: next.start) {
    case "hierarchy", "events", "event", "no", "log", "exception", "rule", "lint": break
    default: return nil
    }
    var index = next.end
    while lexer.byte(index) == UInt8(ascii: " ") || lexer.byte(index) == UInt8(ascii: "\t") { index += 1 }
    switch lexer.byte(index) {
    case UInt8(ascii: "."), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "("),
      UInt8(ascii: "["):
      return nil
    default: break
    }
    var parser = Parser(reading: &tree, at: start, depth: depth)
    let found = parser.innerExpectation()
    swap(&tree, &parser.tree)
    lasting += parser.diagnostics
    if found == nil, parser.diagnostics.isEmpty {
      refuseExpectation("this expectation cannot be read", at: token.range)
    }
    lexer.offset = max(parser.lastEnd, token.end)
    lastEnd = lexer.offset
    token = lexer.next()
    return (found, ())
  }

  /// Said whatever becomes of the statement.
  private mutating func refuseExpectation(_ message: String, at range: SourceRange) {
    lasting.append(Diagnostic("syntax.expectation", message, at: range))
  }
}

extension Parser {
  /// Reads on in a tree that somebody else is building, from an offset; whoever does so takes the tree back.
  fileprivate init(reading tree: inout SyntaxTree, at offset: Int, depth: Int) {
    self.init(tree.source, keepingTokens: false)
    swap(&self.tree, &tree)
    self.tree.keepsTokens = false
    diagnostics = []
    behindLineEnd = nil
    lexer.resume(at: offset)
    lastEnd = offset
    onNewLine = false
    nesting = max(1, depth)
    atColumnOne = false
    token = lexer.next()
    statementIndentation = lexer.indentation
  }

  /// An expectation with the end of its statement.
  fileprivate mutating func innerExpectation() -> SyntaxNode.ID? {
    let (start, indentation) = (Int(token.range.start), lexer.indentation)
    guard let found = expectation() else {
      recover(from: start, indentation: indentation)
      return nil
    }
    switch token.kind {
    case .newline, .endOfFile, .semicolon, .rightBrace: return found
    default: return endStatement(found, from: start, indentation: indentation) ? found : nil
    }
  }
}
