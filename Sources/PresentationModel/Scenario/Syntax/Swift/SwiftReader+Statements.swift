/// Statements, blocks, and what happens to a statement that cannot be read.
extension SwiftReader {
  /// `{ … }`.
  mutating func block() -> SyntaxNode.ID? {
    let open = token
    guard takeBrace() else { return fail("'{'") }
    guard enter() else { return nil }
    let outer = isInCondition
    isInCondition = false
    let children = statements()
    isInCondition = outer
    leave()
    if !take(.rightBrace) { reportOpen(open.range) }
    return node(.block, from: open.start, children)
  }

  /// Takes the '{' of a body, or goes on as if it stood there where it is missing.
  mutating func takeBrace(_ what: String? = nil) -> Bool {
    if take(.leftBrace) { return true }
    guard lacksBrace() else { return false }
    openBrace(what)
    return true
  }

  /// The statements up to a `}` or the next `case`, which is not taken.
  mutating func statements(inCase: Bool = false) -> Parser.Children {
    var children = Parser.Children()
    while true {
      switch token.kind {
      case .endOfFile, .rightBrace: return children
      case .semicolon: advance()
      case _ where inCase && beginsCase(): return children
      default: append(statement(), to: &children)
      }
    }
  }

  /// Whether the token begins the next case of a `switch`, which may stand on the line of the one before it.
  func beginsCase() -> Bool {
    isWord("case") || isWord("default") && byteAhead() == UInt8(ascii: ":")
      || token.kind == .attribute && self.is("@unknown")
  }

  /// A statement, or the opaque one that stands for it.
  mutating func statement() -> SyntaxNode.ID {
    let start = token.start
    let mark: Mark = (tree.nodes.count, diagnostics.count, brackets, depth)
    (failure, malformed) = (nil, nil)
    if let found = readStatement(), endsStatement() {
      if let lonePlace { reportLone(lonePlace, nil) }
      _ = take(.semicolon)
      return found
    }
    if failure == nil { failure = (token.range, Self.endOfStatement) }
    noteMalformed(since: start, isBalanced: brackets == mark.brackets)
    return unread(since: start, mark)
  }

  /// Where a statement or a member begins, to go back to where it cannot be read.
  typealias Mark = (nodes: Int, diagnostics: Int, brackets: Int, depth: Int)

  /// Goes to the end of what cannot be read, and says what is wrong with it. A member takes a token at least.
  mutating func unread(since start: Int, _ mark: Mark, isMember: Bool = false) -> SyntaxNode.ID {
    lonePlace = nil
    tree.nodes.removeLast(tree.nodes.count - mark.nodes)
    diagnostics.removeLast(diagnostics.count - mark.diagnostics)
    depth = mark.depth
    if malformed == nil, brackets > 0 || lastEnd > start, lacksBrace() {
      // `names.map  $0.count }`
      openBrace()
      skipToEnd(openBrackets: mark.brackets, from: start)
      failure = nil
    } else if malformed == nil, let found = unmatchedBracket(since: start) {
      skip(to: found.end)
      brackets = mark.brackets
      reportUnmatched(found, since: start)
    } else {
      skipToEnd(openBrackets: mark.brackets, from: start)
      if isMember, lastEnd <= start { advance() }
      reportUnread(since: start, isOpen: brackets > mark.brackets)
    }
    return node(.opaqueStatement, from: start)
  }

  /// Reports what was skipped: what is wrong with it, or what should stand where reading has failed.
  /// - Parameter isOpen: whether a bracket of it is open at the end of the text, which is said there.
  mutating func reportUnread(since start: Int, isOpen: Bool) {
    defer { (failure, malformed) = (nil, nil) }
    if let (place, text) = malformed {
      return diagnostics.append(Diagnostic("syntax.expected", text, at: place))
    }
    // The bracket that nothing closes is why, or that it is nested too deep.
    if isOpen || lasting.last.map({ $0.code == "syntax.nested-too-deep" && Int($0.range.start) >= start }) == true {
      return
    }
    guard !isCutOff, let (place, wanted) = failure, !hasGap(from: start, to: lastEnd) else {
      return reportVerb(since: start)
    }
    if ObjectiveC.begins(at: start, in: lexer.bytes) {
      var found = Diagnostic("syntax.objective-c", "this is Objective-C; presim reads Swift", at: place)
      found.notes = ObjectiveC.translate(lexer.bytes, from: start, to: lastEnd, line: 1).calls.map {
        .init("in Swift '\($0.swift)'", at: SourceRange($0.start, $0.end))
      }
      found.notes.append(.init("'presim import --objc FILE' writes the whole of it in Swift"))
      return diagnostics.append(found)
    }
    if let found = slip(since: start, at: place, wanted: wanted) { return diagnostics.append(found) }
    if wanted == Self.endOfStatement {
      return diagnostics.append(
        Diagnostic(
          "syntax.missing-semicolon", "two statements on a line need a ';' between them", at: place,
          notes: [.init("write ';', or what is missing between them")]))
    }
    diagnostics.append(Diagnostic("syntax.expected", "expected \(wanted)", at: place))
  }

  /// Whether a page has left something out of what was skipped, or it has what only old Swift and macros have.
  func hasGap(from start: Int, to end: Int) -> Bool {
    var again = SwiftLexer(lexer.bytes, from: start)
    var semicolons = 0
    while again.offset < end {
      let token = again.next()
      guard token.kind != .endOfFile, token.end <= end else { break }
      switch token.kind {
      case .semicolon: semicolons += 1
      case .backslash where lexer.byte(token.end) == UInt8(ascii: ".") || lexer.byte(token.end).isCapital: break
      case .unknown where isObjectiveCText(at: token.start): break
      case .unknown, .backslash: return true
      case .hashWord:
        if !["selector", "available", "unavailable", "keyPath"].contains(lexer.word(at: token.start + 1)) {
          return true
        }
      case .sign:
        let sign = lexer.bytes[token.start..<token.end]
        // `|-(>=8)-label-|`: a library's layout, with operators where Swift has none.
        if sign.starts(with: "|-".utf8) || sign.elementsEqual("-|".utf8) { return true }
        // `|toolbar| ~ 44`
        if sign.elementsEqual("|".utf8), token.isLeftBound != token.isRightBound { return true }
        if sign.elementsEqual("++".utf8) || sign.elementsEqual("--".utf8) || sign.starts(with: "<#".utf8) {
          return true
        }
        if sign.elementsEqual("...".utf8), !token.isLeftBound, !token.isRightBound { return true }
      default: break
      }
    }
    // `for var i = 0; i < n; i += 1`
    return lexer.word(at: start) == "for" && semicolons > 0
  }

  /// What is no Swift at the token where reading has failed.
  private mutating func noteMalformed(since start: Int, isBalanced: Bool) {
    guard malformed == nil else { return }
    // `retrun "x"`
    let first = lexer.word(at: start)
    if lastEnd == start + first.utf8.count, Self.keyword(meantBy: first, of: Self.keywords) != nil { return }
    let isBehind = !token.beginsLine && lastEnd > 0 && Lexer.isNameByte(lexer.byte(lastEnd - 1))
    switch token.kind {
    case .rightParen, .rightBracket:
      guard isBalanced else { return }
      let (open, close) = token.kind == .rightParen ? ("(", ")") : ("[", "]")
      malformed = (token.range, "nothing opens this '\(close)': leave it out, or write '\(open)' before it")
    case .unknown where lexer.byte(token.start) == UInt8(ascii: "'"):
      malformed = (token.range, "a text stands in double quotes: write '\"' in place of \"'\"")
    case .string where isBehind:
      var ahead = lexer
      if ahead.next().kind == .colon {
        malformed = (
          token.range, "'?' is missing before this text: a choice is written 'a ? b : c'"
        )
        return
      }
      malformed = (
        token.range, "no sign stands before this text: write '=' to assign it, '(' to hand it over, or an operator"
      )
    default: break
    }
  }

  /// Whether a statement may end before the token.
  private func endsStatement() -> Bool {
    token.beginsLine || token.kind == .semicolon || token.kind == .rightBrace || token.kind == .endOfFile
      || beginsCase()
  }

  /// Goes to the end of what could not be read: where no bracket of it is open, at the end of a line that the next one
  /// does not continue.
  mutating func skipToEnd(openBrackets: Int, from start: Int) {
    while token.kind != .endOfFile {
      if token.kind == .word, beginsExpectation { tree.innerExpectations.append(token.range) }
      if brackets <= openBrackets {
        if token.kind == .semicolon, lastEnd > start {
          advance()
          return
        }
        if token.kind == .rightBrace { return }
        if token.beginsLine, lastEnd > start, token.kind != .dot, token.kind != .leftBrace,
          token.kind != .rightParen, token.kind != .rightBracket, !(token.kind == .sign && !token.isRightBound),
          !isWord("else"), !isWord("catch"), !isWord("while")
        {
          return
        }
      }
      advance()
    }
  }

  /// Where something of the hierarchy is called in what was read. The reader has looked one token ahead, which may begin the
  /// next such call.
  private func verb(from start: Int, to end: Int) -> Int? {
    guard lexer.latestVerb >= start else { return nil }
    if lexer.latestVerb < end { return lexer.latestVerb }
    var again = SwiftLexer(lexer.bytes, from: start)
    while again.offset < end, again.latestVerb < 0, again.next().kind != .endOfFile {}
    return again.latestVerb >= 0 && again.latestVerb < end ? again.latestVerb : nil
  }

  /// Reports a skipped statement that calls something of the hierarchy.
  mutating func reportVerb(since start: Int) {
    guard let found = verb(from: start, to: max(lastEnd, start + 1)) else { return reportProperty(since: start) }
    // Where it is nested too deep, that is why.
    if let last = lasting.last, last.code == "syntax.nested-too-deep", Int(last.range.start) >= start { return }
    let verb = lexer.word(at: found)
    let place = failure?.at ?? SourceRange(start, lastEnd)
    var notes = [Diagnostic.Note("what presim cannot read it leaves out, but '\(verb)' decides what is on screen")]
    if let wanted = failure?.wanted { notes.insert(.init("expected \(wanted) here"), at: 0) }
    diagnostics.append(
      Diagnostic("syntax.unread-call", "this statement cannot be read, and it has '\(verb)'", at: place, notes: notes))
    failure = nil
  }

  /// Reports a skipped statement that names a property on which a presentation depends.
  private mutating func reportProperty(since start: Int) {
    var again = SwiftLexer(lexer.bytes, from: start)
    while again.offset < lastEnd {
      let token = again.next()
      if token.kind == .endOfFile || token.end > lastEnd { return }
      guard token.kind == .word, Self.decidingProperties.contains(again.word(at: token.start)) else { continue }
      let place = failure?.at ?? SourceRange(start, lastEnd)
      var notes: [Diagnostic.Note] = []
      if let wanted = failure?.wanted { notes = [.init("expected \(wanted) here")] }
      diagnostics.append(
        Diagnostic(
          "syntax.unread-call",
          "this statement cannot be read, and it has '\(again.word(at: token.start))', which decides what is shown",
          at: place, notes: notes))
      failure = nil
      return
    }
  }

  private static let decidingProperties: Set<String> = [
    "modalPresentationStyle", "modalTransitionStyle", "definesPresentationContext", "isModalInPresentation",
    "transitioningDelegate", "providesPresentationContextTransitionStyle", "rootViewController", "viewControllers",
    "selectedIndex", "selectedViewController", "sourceView", "sourceRect", "barButtonItem", "detents",
  ]

  // MARK: Kinds of statements

  private mutating func readStatement() -> SyntaxNode.ID? {
    let start = token.start
    switch token.kind {
    case .attribute: return declarationStatement()
    case .word: break
    default: return expressionStatement(start)
    }
    switch word {
    case "let", "var", "func", "class", "struct", "enum", "protocol", "extension", "typealias", "import", "weak",
      "unowned", "static", "lazy", "final", "private", "fileprivate", "public", "internal", "open", "override",
      "indirect", "actor", "async", "nonisolated", "mutating":
      if beginsDeclaration() { return declarationStatement() }
      return expressionStatement(start)
    case "if", "switch":
      guard let found = word == "if" ? ifStatement() : switchStatement() else { return nil }
      return found
    case "guard": return guardStatement(start)
    case "while":
      advance()
      guard let (conditions, block) = conditionsAndBlock() else { return nil }
      var children = conditions
      append(block, to: &children)
      return node(.whileStatement, from: start, children)
    case "repeat" where byteAhead() == UInt8(ascii: "{") || byteAhead() == 0:
      advance()
      guard let body = block() else { return nil }
      guard takeWord("while") else { return fail("'while'") }
      guard let condition = expression() else { return nil }
      return node(.repeatStatement, from: start, children: body, condition)
    case "for": return forStatement(start)
    case "return":
      advance()
      return leaving(.returnStatement, start)
    case "throw":
      advance()
      guard let value = expression() else { return nil }
      return node(.throwStatement, from: start, children: value)
    case "break", "continue":
      let kind: SyntaxKind = self.is("break") ? .breakStatement : .continueStatement
      advance()
      var label: Name?
      if token.kind == .word, !token.beginsLine, !beginsCase() {
        label = name(token)
        advance()
      }
      return node(kind, from: start, name: label)
    case "fallthrough":
      advance()
      return node(.fallthroughStatement, from: start)
    case "defer" where byteAhead() == UInt8(ascii: "{"):
      advance()
      guard let body = block() else { return nil }
      return node(.deferStatement, from: start, children: body)
    case "do" where byteAhead() == UInt8(ascii: "{") || byteAhead() == 0 || lexer.word(at: wordAhead()) == "throws":
      return doStatement(start)
    default:
      if beginsExpectation { return expectation(start) }
      if byteAhead() == UInt8(ascii: ":"), !isWord("default") { return labeledStatement(start) }
      return expressionStatement(start)
    }
  }

  private mutating func leaving(_ kind: SyntaxKind, _ start: Int) -> SyntaxNode.ID? {
    if token.beginsLine && !beginsValue || token.kind == .rightBrace || token.kind == .semicolon
      || token.kind == .endOfFile || beginsCase()
    {
      return node(kind, from: start)
    }
    let valueStart = token.start
    guard let value = expression() else { return nil }
    guard isSign("=") else { return node(kind, from: start, children: value) }
    // `return refresh = nil` assigns, and gives nothing back.
    guard let assigned = assignment(to: value, valueStart) else { return nil }
    let statements = node(.block, from: valueStart, children: assigned, node(kind, from: lastEnd))
    return node(.doStatement, from: start, children: statements)
  }

  /// Whether a line is the value of the `return` above it, as Swift reads it: what begins no statement and no declaration.
  private var beginsValue: Bool {
    switch token.kind {
    case .word: !Self.beginningWords.contains(word)
    case .integer, .decimal, .string, .sign, .dot, .leftParen, .leftBracket: true
    default: false
    }
  }

  private static let beginningWords: Set<String> = [
    "return", "throw", "defer", "if", "guard", "while", "do", "for", "break", "continue", "fallthrough", "switch",
    "case", "default", "repeat", "let", "var", "func", "class", "struct", "enum", "protocol", "extension", "typealias",
    "import", "static", "private", "fileprivate", "internal", "public", "open", "lazy", "weak", "unowned", "final",
    "override", "actor", "expect", "indirect", "nonisolated", "async", "yield", "discard",
  ]

  private mutating func labeledStatement(_ start: Int) -> SyntaxNode.ID? {
    let (label, labelRange) = (name(token), token.range)
    advance()
    advance()
    guard isWord("for") || isWord("while") || isWord("repeat") || isWord("if") || isWord("switch") || isWord("do")
    else {
      malformed = (labelRange, "no statement begins with a label and a value: write '=' to assign")
      return nil
    }
    guard enter() else { return nil }
    defer { leave() }
    guard let inner = readStatement() else { return nil }
    return node(.labeledStatement, from: start, children: inner, name: label)
  }

  private mutating func forStatement(_ start: Int) -> SyntaxNode.ID? {
    advance()
    _ = takeWord("try")
    _ = takeWord("await")
    if isWord("case") { advance() }
    var children = Parser.Children()
    guard let pattern = pattern(binds: true) else { return nil }
    append(pattern, to: &children)
    if take(.colon) { guard type() != nil else { return nil } }
    guard takeWord("in") else { return fail("'in'") }
    guard let sequence = condition({ $0.expression() }) else { return nil }
    append(sequence, to: &children)
    if isWord("where") {
      guard let clause = condition({ $0.whereClause() }) else { return nil }; append(clause, to: &children)
    }
    guard let body = block() else { return nil }
    append(body, to: &children)
    return node(.forStatement, from: start, children)
  }

  mutating func whereClause() -> SyntaxNode.ID? {
    let start = token.start
    advance()
    guard let value = expression() else { return nil }
    return node(.whereClause, from: start, children: value)
  }

  private mutating func doStatement(_ start: Int) -> SyntaxNode.ID? {
    advance()
    // `do throws(LoadError) {`
    if takeWord("throws"), token.kind == .leftParen { guard skipBrackets() else { return nil } }
    var children = Parser.Children()
    guard let body = block() else { return nil }
    append(body, to: &children)
    while isWord("catch") {
      let clauseStart = token.start
      advance()
      var clause = Parser.Children()
      if isWord("where") {
        // `catch where count > 0`: any error.
        guard let condition = condition({ $0.whereClause() }) else { return nil }
        append(condition, to: &clause)
      } else if token.kind != .leftBrace {
        repeat {
          guard let pattern = condition({ $0.pattern(binds: false) }) else { return nil }
          // `catch error as LoadError`
          if tree[pattern].kind == .expressionPattern,
            tree.child(of: pattern, at: 0).map({ tree[$0].kind == .cast }) == true
          {
            malformed = (tree[pattern].range, "'let' is missing before this pattern, which binds a name")
            return fail("a pattern")
          }
          append(pattern, to: &clause)
          if isWord("where") {
            guard let condition = condition({ $0.whereClause() }) else { return nil }
            append(condition, to: &clause)
          }
        } while take(.comma)
      }
      guard let handler = block() else { return nil }
      append(handler, to: &clause)
      append(node(.catchClause, from: clauseStart, clause), to: &children)
    }
    return node(.doStatement, from: start, children)
  }

  /// An expression, an assignment.
  private mutating func expressionStatement(_ start: Int) -> SyntaxNode.ID? {
    // `yield &value`, of an accessor `_modify`.
    if isWord("yield"), byteAhead() == UInt8(ascii: "&") { advance() }
    if isWord("_"), byteAhead() == UInt8(ascii: "=") {
      advance()
      let discard = node(.discard, from: start)
      return assignment(to: discard, start)
    }
    guard let target = expression() else { return nil }
    if isSign("=") { return assignment(to: target, start) }
    if token.kind == .sign, isCompoundAssignment() {
      let sign = name(token)
      advance()
      guard let (target, value) = assigned(to: target) else { return nil }
      return node(.compoundAssignment, from: start, children: target, value, name: sign)
    }
    if let place = dotBehindBlank(in: target) {
      let word = lexer.word(at: start)
      // `retunr .portrait`
      if let meant = Self.keyword(meantBy: word, of: Self.keywords),
        tree.child(of: target, at: 0).map({ Int(tree[$0].range.end) == start + word.utf8.count }) == true
      {
        malformed = (
          SourceRange(start, start + word.utf8.count), "'\(word)' begins no statement: write '\(meant)'"
        )
        return fail("'='")
      }
      let value = String(decoding: lexer.bytes[place.offsets], as: UTF8.self)
      malformed = (place, "'=' is missing before '\(value)': write '= \(value)'")
      return fail("'='")
    }
    return node(.expressionStatement, from: start, children: target)
  }

  /// `card.modalPresentationStyle .fullScreen`: a case behind a blank where a member would stand, at the end of a statement.
  private func dotBehindBlank(in target: SyntaxNode.ID) -> SourceRange? {
    guard tree[target].kind == .path, let last = tree.lastChild(of: target), tree[last].kind == .member,
      tree[last].flags.isEmpty, let name = tree[last].name,
      tree.child(of: target, at: 2) != nil || isBehindName(target),
      case let dot = Int(tree[last].range.start) - 1, dot > 0, lexer.byte(dot) == UInt8(ascii: "."),
      SwiftLexer.isBlank(lexer.byte(dot - 1)), !beginsLine(dot)
    else { return nil }
    return SourceRange(dot, dot + 1 + tree.names.utf8(of: name).count)
  }

  /// Whether nothing but blanks stands before a place in its line: a chain of members goes on there.
  private func beginsLine(_ offset: Int) -> Bool {
    var place = offset - 1
    while place >= 0, lexer.byte(place) != UInt8(ascii: "\n"), SwiftLexer.isBlank(lexer.byte(place)) { place -= 1 }
    return place < 0 || lexer.byte(place) == UInt8(ascii: "\n")
  }

  private func isBehindName(_ target: SyntaxNode.ID) -> Bool {
    tree.child(of: target, at: 0).map { tree[$0].kind == .identifier } ?? false
  }

  private mutating func assignment(to target: SyntaxNode.ID, _ start: Int) -> SyntaxNode.ID? {
    advance()
    let valueStart = token.start
    guard let (target, value) = assigned(to: target) else { return nil }
    // `_ = service.isOn = false` assigns, and what that gives back is dropped.
    if tree[target].kind == .discard, isSign("=") { return assignment(to: value, valueStart) }
    return node(.assignment, from: start, children: target, value)
  }

  /// What is assigned, and to what: `try` and `await` before the target, as in `try x = load()`, go for the value.
  private mutating func assigned(to target: SyntaxNode.ID) -> (SyntaxNode.ID, SyntaxNode.ID)? {
    let start = token.start
    guard var value = expression() else { return nil }
    var (target, words) = (target, [(kind: SyntaxKind, flags: SyntaxNode.Flags)]())
    while [.tryExpression, .awaitExpression].contains(tree[target].kind), let inner = tree.child(of: target, at: 0) {
      words.append((tree[target].kind, tree[target].flags))
      target = inner
    }
    for word in words.reversed() { value = node(word.kind, from: start, children: value, flags: word.flags) }
    return (target, value)
  }

  private func comparesByName() -> Bool {
    switch word {
    case "==", "!=", "<=", ">=", "===", "!==", "~=": true
    default: false
    }
  }

  func isCompoundAssignment() -> Bool {
    guard token.end > token.start + 1, lexer.byte(token.end - 1) == UInt8(ascii: "=") else { return false }
    switch word {
    case "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=", "&>>=", "??=",
      "&&=", "||=", ".+=", "=>", "=<":
      return true
    // `=?=`: an operator of another file's; one that assigns has an operator of two values before its '='.
    default: return lexer.byte(token.start) != UInt8(ascii: "=") && !comparesByName()
    }
  }
}
