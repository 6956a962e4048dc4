/// The items at the top level, and the statements.
extension Parser {
  mutating func item() -> SyntaxNode.ID? {
    if Int(token.range.start) >= tree.source.ownEnd { return includedItem() }
    if mayBeObjectiveC, skipsObjectiveC() { return nil }
    if let file = swiftFile() ?? storyboardLine() { return file }
    if token.kind == .hash, let directive = swiftDirective() { return directive }
    if skipsHash() { return nil }
    if beginsCondition() {
      beginSteps(token.range)
      if firstStep == nil { firstStep = token.range }
      return statement()
    }
    if let swift = swiftItem() ?? given() ?? loneSwift() { return swift }
    if !(token.kind == .identifier && lexer.byteAhead() == UInt8(ascii: ":")), skipsForeignSwift() { return nil }
    let range = token.range
    guard token.kind == .identifier else { return skipsJSON() ? nil : step(range) }
    let word = nameOfToken()
    if word == .window, lexer.byteAhead() == UInt8(ascii: ":") {
      endHeader(range)
      return windowDeclaration()
    }
    if skipsHeaderWithColon(word) { return nil }
    if word == .turn, let found = turnWithoutBrace() { return found }
    if word != .class, lexer.byteAhead() == UInt8(ascii: ":") {
      endHeader(range)
      return outlineDeclaration()
    }
    switch word {
    case .scenario, .ios, .rules, .device, .sizeClass:
      if beginsLineOfItsOwn() { return headerLine(word) }
    case .class: return classDeclaration()
    case .window where beginsLineOfItsOwn():
      endHeader(range)
      return windowDeclaration()
    case .segue where beginsLineOfItsOwn():
      endHeader(range)
      return segueDeclaration()
    case .on:
      beginSteps(range)
      if firstStep == nil { firstStep = range }
      return callbackStatement()
    case _ where beginsAppLine(): return appLine()
    default:
      if let keyword = headerKeyword(meantBy: word) { return headerLine(keyword) }
      switch declarationMeant(by: word) {
      case "class":
        report(.noWord(text(range), meant: "class", at: range))
        return classDeclaration()
      case "window":
        report(.noWord(text(range), meant: "window", at: range))
        endHeader(range)
        return windowDeclaration()
      default: break
      }
    }
    if isExpectationAlone(word) {
      report(
        Diagnostic(
          "syntax.slip", "'expect' is missing before '\(text(range))'", at: range,
          cure: .init("write 'expect'", replacing: SourceRange(Int(range.start), Int(range.start)), with: "expect ")))
      let indentation = lexer.indentation
      skipRestOfLine()
      skipDeeperLines(than: indentation)
      return nil
    }
    return step(range)
  }

  /// `claass Home: UIViewController {`, `winddow` above an outline: the word that begins the declaration.
  private mutating func declarationMeant(by word: Name) -> String? {
    guard nesting == 0, !isDeclared(word), token.range.count <= Parser.longestWord,
      case let next = lexer.byteAhead(), next.isCapital || next == 0,
      let advice = slipAdvice(tree.names[word])
    else { return nil }
    if advice == "did you mean 'class'?", next.isCapital { return "class" }
    return advice == "did you mean 'window'?" && next == 0
      && hasStatementsBelow(Int(token.range.end), lexer.indentation)
      ? "window" : nil
  }

  /// `hierarchy of nav`, `events` and a block below it, without `expect`.
  private mutating func isExpectationAlone(_ word: Name) -> Bool {
    guard !isDeclared(word) else { return false }
    switch word {
    case .hierarchy: return lexer.wordAhead() == "of" || lexer.byteAhead() == 0 && kindBehindLineEnd() != .endOfFile
    case .events: return ["of", "include"].contains(lexer.wordAhead()) || lexer.byteAhead() == 0
    case .no: return ["event", "events", "log", "rule", "lint"].contains(lexer.wordAhead())
    case .log: return lexer.byteAhead() == UInt8(ascii: "\"")
    default: return false
    }
  }

  private mutating func step(_ range: SourceRange) -> SyntaxNode.ID? {
    beginSteps(range)
    let found = statement()
    if firstStep == nil, found.map({ tree[$0].kind != .assignment }) ?? true { firstStep = range }
    return found
  }

  private mutating func endHeader(_ range: SourceRange) {
    if header.end == nil { header.end = range }
  }

  private mutating func beginSteps(_ range: SourceRange) {
    endHeader(range)
    if firstStatement == nil { firstStatement = range }
  }

  /// A statement, at the top level or in a block.
  mutating func statement() -> SyntaxNode.ID? {
    let start = Int(token.range.start)
    let open = nesting
    guard let node = statement(from: start) else {
      nesting = open
      return nil
    }
    return node
  }

  /// Nested brackets come through here: rare cases are in functions of their own, so that no level takes more of the
  /// stack than it needs.
  private mutating func statement(from start: Int) -> SyntaxNode.ID? {
    if beginsCondition() { return conditional() }
    if skipsBeforeStatement() { return nil }
    guard token.kind == .identifier else { return simpleStatement(from: start) }
    let word = nameOfToken()
    switch word {
    case .turn, .begin, .finish, .cancel, .expect, .on, .class:
      if callsOwnFunction(word) { break }
      return keywordStatement(word, from: start)
    case .window, .segue:
      if reportsDeclaration() { return nil }
    default: break
    }
    return simpleStatement(from: start)
  }

  /// Skips what is no statement of the language's.
  @inline(never) private mutating func skipsBeforeStatement() -> Bool {
    if skipsHash() { return true }
    if nesting > 0, token.kind == .identifier, lexer.byteAhead() == UInt8(ascii: ":") {
      report(.topLevelOnly("\(text(token.range)): …", at: token.range))
      return true
    }
    return skipsForeignSwift()
  }

  /// Reports `window overlay` and `segue "detail"` in a block. A lone `window` is a path there.
  @inline(never) private mutating func reportsDeclaration() -> Bool {
    guard beginsLineOfItsOwn() else { return false }
    let next = lexer.byteAhead()
    guard next == UInt8(ascii: "\"") || (Lexer.isNameByte(next) && next != 0) else { return false }
    report(.topLevelOnly(text(token.range), at: token.range))
    return true
  }

  /// The method that a path names and does not call: `begin nav.swipeBack`.
  private func begunMethod(_ read: SyntaxNode.ID) -> String? {
    guard let path = tree[read].firstChild, let last = tree.children(of: path).map({ $0 }).last,
      tree[last].kind == .member, let name = tree[last].name
    else { return nil }
    let word = tree.names[name]
    let isCallable = UIKitClass.allCases.contains { type in
      type.methods.contains { $0.name == word && $0.parameters.isEmpty }
    }
    return isCallable ? tree.text(of: path) : nil
  }

  @inline(never) private mutating func keywordStatement(_ word: Name, from start: Int) -> SyntaxNode.ID? {
    switch word {
    case .turn:
      advance(.begins)
      guard let block = wantedBlock() else { return nil }
      return node(.turnStatement, from: start, children: block)
    case .begin:
      advance(.begins)
      let inner = Int(token.range.start)
      guard token.kind != .newline, token.kind != .endOfFile else {
        reportExpected("a call or an assignment after 'begin'")
        return nil
      }
      guard let begun = simpleStatement(from: inner) else { return nil }
      guard tree[begun].kind != .readStatement else {
        tree.hasWrongBegin = true
        report(.beginWithoutCall(of: begunMethod(begun), at: tree[begun].range))
        return nil
      }
      return node(.beginStatement, from: start, children: begun)
    case .finish, .cancel:
      advance(.begins)
      return node(word == .finish ? .finishStatement : .cancelStatement, from: start)
    case .expect: return expectation()
    case .on where atColumnOne: return callbackStatement()
    default:
      report(.topLevelOnly(text(token.range), at: token.range))
      return nil
    }
  }

  /// An assignment, a call or a path that is read.
  private mutating func simpleStatement(from start: Int) -> SyntaxNode.ID? {
    if isWord(.underscore) { return discarded(from: start) }
    guard token.kind == .identifier || token.kind == .leftParen else {
      reportNoStatement()
      return nil
    }
    let first = tree.tokens.count
    let expression = postfixExpression(trailingClosures: true)
    return statement(of: expression, since: first, from: start)
  }

  @inline(never) private mutating func discarded(from start: Int) -> SyntaxNode.ID? {
    advance(.begins)
    let discard = node(.discard, from: start)
    return assignment(of: discard, from: start)
  }

  @inline(never) private mutating func reportNoStatement() {
    switch token.kind {
    case .unknown: report(unexpectedToken())
    case .leftBrace:
      if lastEnd != bareBrace {
        reportExpected("a statement", notes: [.init("what runs in one method stands in 'turn { … }'")])
      }
      bareBrace = Int(token.range.end)
    case .leftBracket:
      reportExpected(
        "a statement", notes: [.init("calls are written as in Swift: 'home.present(detail, animated: true)'")])
    default: reportExpected("a statement")
    }
  }

  /// What an expression at the beginning of a statement turns out to be.
  @inline(never) private mutating func statement(
    of expression: SyntaxNode.ID?, since first: Int, from start: Int
  ) -> SyntaxNode.ID? {
    markBeginning(at: first)
    guard let expression else { return nil }
    if token.kind == .equal {
      guard let last = tree.lastChild(of: expression), tree[expression].kind == .path, tree[last].kind != .call else {
        report(.notAssignable(at: tree[expression].range))
        return nil
      }
      return assignment(of: expression, from: start)
    }
    guard tree[expression].kind == .path, let last = tree.lastChild(of: expression) else {
      report(.noStatement(at: tree[expression].range))
      return nil
    }
    return node(tree[last].kind == .call ? .callStatement : .readStatement, from: start, children: expression)
  }

  mutating func assignment(of target: SyntaxNode.ID, from start: Int) -> SyntaxNode.ID? {
    guard takeEqual(), let value = expression() else { return nil }
    return node(.assignment, from: start, children: target, value)
  }

  /// Takes the `=`; the value may be in the next line.
  mutating func takeEqual() -> Bool {
    guard token.kind == .equal else {
      reportNoEqual()
      return false
    }
    advance()
    runOn()
    return true
  }

  /// Reports that no '=' follows: the word before is a slip for one of Swift's that begins a declaration, or its type.
  @inline(never) private mutating func reportNoEqual() {
    var end = Int(token.range.start)
    while end > 0, lexer.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    var start = end
    while start > 0, Lexer.isNameByte(lexer.bytes[start - 1]) { start -= 1 }
    let word = text(SourceRange(start, end))
    guard token.kind == .identifier, !onNewLine, start < end else { return reportExpected("'='") }
    let name = text(token.range)
    if lexer.byteAhead() == UInt8(ascii: "("), let meant = functionOfC(word, name) {
      return report(
        Diagnostic(
          "syntax.expected", "a function begins with 'func', with what it gives back behind '->'",
          at: SourceRange(start, end), notes: meant.isEmpty ? [] : [.init("write '\(meant)'")]))
    }
    if let meant = SwiftReader.types[word] ?? SwiftReader.constants[word].map({ _ in "" }),
      lexer.byteAhead() == UInt8(ascii: "=") || meant.isEmpty && lexer.byteAhead() == UInt8(ascii: ":")
    {
      let isNumber = SwiftReader.numbers.contains(meant)
      let isTyped = lexer.byteAhead() == UInt8(ascii: ":")
      let head = "\(SwiftReader.constants[word] == true ? "let" : "var") \(name)\(isNumber ? ": " + meant : "")"
      return report(
        Diagnostic(
          "syntax.expected",
          meant.isEmpty
            ? "Swift declares a constant by 'let' and a variable by 'var'"
            : "Swift declares a variable by 'let' or 'var', with its type behind the name",
          at: SourceRange(start, end), notes: [.init("write '\(head)\(isTyped ? ":" : " =")'")]))
    }
    let others = ["function", "def", "fn"]
    if let meant = others.contains(word) ? "func" : SwiftReader.keyword(meantBy: word, of: SwiftReader.declarations) {
      return report(.noDeclaration(word, meant: meant, at: SourceRange(start, end)))
    }
    guard word.utf8.first?.isCapital == true else { return reportExpected("'='") }
    if SwiftReader.declarations.contains(name) {
      return report(
        Diagnostic(
          "syntax.expected", "'\(word)' begins no declaration", at: SourceRange(start, end),
          notes: [.init("write '@\(word)'")]))
    }
    let isGiven = lexer.byteAhead() == UInt8(ascii: "=")
    report(
      Diagnostic(
        "syntax.expected", "Swift declares a variable by 'let' or 'var', with its type behind the name",
        at: SourceRange(start, end),
        notes: [.init(isGiven ? "write 'let \(name) ='" : "write 'var \(name): \(word)'")]))
  }

  /// `void close() {`: what Swift writes, empty where the parameters are not empty; nil where the word is no type.
  private func functionOfC(_ word: String, _ name: String) -> String? {
    let type = word == "void" ? "Void" : SwiftReader.types[word] ?? word
    guard type.utf8.first?.isCapital == true, !SwiftReader.declarations.contains(name) else { return nil }
    var index = Int(token.range.end)
    while index < lexer.bytes.count, lexer.bytes[index] == UInt8(ascii: " ") { index += 1 }
    guard index + 1 < lexer.bytes.count, lexer.bytes[index + 1] == UInt8(ascii: ")") else { return "" }
    return "func \(name)()" + (type == "Void" ? "" : " -> \(type)")
  }

  // MARK: Blocks

  /// The block that has to be here, or in the next line.
  mutating func wantedBlock() -> SyntaxNode.ID? {
    if token.kind == .newline, kindBehindLineEnd() == .leftBrace { skipLineEnds() }
    guard token.kind == .leftBrace else {
      reportExpected("'{'", notes: [.init("statements stand in braces: '{ … }'")])
      return nil
    }
    return block()
  }

  /// Statements in braces; the token is the `{`. The statements of a branch count as being where its `if` is.
  mutating func block(isBranch: Bool = false) -> SyntaxNode.ID {
    let open = token.range
    guard enterBracket() else { return node(.block, from: Int(open.start)) }
    let outer = parens
    let place = atColumnOne
    parens = 0
    if !isBranch { atColumnOne = false }
    advance()
    let children = statements(in: open)
    parens = outer
    atColumnOne = place
    closeBlock()
    return node(.block, from: Int(open.start), children)
  }

  /// Takes the `}` that ends a block, if it is there.
  mutating func closeBlock() {
    nesting -= 1
    if token.kind == .rightBrace {
      advance()
    } else if parens > 0 {
      skipLineEnds()
    }
  }

  /// The statements up to the `}`, which is not taken.
  mutating func statements(in open: SourceRange) -> Children {
    var children = Children()
    if !atColumnOne, let block = swiftBlock() { append(block, to: &children) }
    while true {
      skipLineEnds()
      switch token.kind {
      case .rightBrace: return children
      case .endOfFile:
        reportUnterminated(open)
        return children
      case .semicolon: advance()
      case .rightParen, .rightBracket: strayBracketInBlock()
      case _ where onNewLine && beginsTopLevel(inClass: false):
        reportUnterminated(open)
        return children
      default:
        let start = Int(token.range.start)
        let indentation = lexer.indentation
        statementIndentation = indentation
        if let statement = (atColumnOne ? loneSwift() : nil) ?? statement() {
          if endStatement(statement, from: start, indentation: indentation) { append(statement, to: &children) }
        } else {
          recover(from: start, indentation: indentation)
        }
      }
    }
  }

  @inline(never) private mutating func strayBracketInBlock() {
    report(unexpectedToken())
    while token.kind == .rightParen || token.kind == .rightBracket { advance() }
  }

  /// Whether the token, the first of a line, can only be at the top level: then the `}` of the block is missing.
  mutating func beginsTopLevel(inClass: Bool) -> Bool {
    guard lexer.indentation == 0, token.kind == .identifier else { return false }
    if lexer.byteAhead() == UInt8(ascii: ":") { return true }
    switch nameOfToken() {
    case .class: return true
    case .window, .segue:
      guard beginsLineOfItsOwn() else { return false }
      return lexer.byteAhead() != UInt8(ascii: ";") && lexer.byteAhead() != UInt8(ascii: "}")
    case .on: return !inClass && !atColumnOne
    case .turn, .expect, .begin: return inClass
    default: return false
    }
  }
}

extension Diagnostic {
  fileprivate static func topLevelOnly(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.top-level-only", "'\(word)' belongs at column one, not in braces", at: range)
  }

  fileprivate static func beginWithoutCall(of method: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.begin-without-call", "'begin' needs a call or an assignment", at: range,
      notes: method.map { [Note("write '\($0)()'")] } ?? [])
  }

  static func notAssignable(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.not-assignable", "only a property can be assigned to", at: range)
  }

  fileprivate static func noStatement(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.no-statement", "a value is not a statement", at: range)
  }
}
