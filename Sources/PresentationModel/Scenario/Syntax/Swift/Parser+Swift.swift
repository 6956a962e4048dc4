/// Where a scenario has Swift as it was pasted: at column one and in the bodies of classes.
extension Parser {
  // MARK: In a class

  /// A member of Swift's in the body of a class; nil, with nothing taken, where the language's own stands.
  mutating func swiftMember() -> SyntaxNode.ID? {
    if token.kind != .identifier, beginsEllipsis() {
      hasSwift = true
      return readSwift { $0.statement() }
    }
    switch token.kind {
    case .identifier:
      // `modalPresentationStyle = .custom`, `view.isHidden = true`: nearly every line of a scenario's own class.
      let next = lexer.byteAhead()
      guard next != UInt8(ascii: "="), next != UInt8(ascii: ".") else { return nil }
    case .unknown where lexer.attributeAhead(from: Int(token.range.start)): break
    case .hash:
      if let directive = swiftDirective() { return directive }
      // `#myMacro(a: 1)`, but not the scenario's own `#available`.
      guard !["available", "unavailable"].contains(lexer.wordAhead()) else { return nil }
      hasSwift = true
      return readSwift { $0.statement() }
    default: return nil
    }
    guard beginsSwiftMember() else { return nil }
    hasSwift = true
    return readSwift { $0.member() }
  }

  private func beginsSwiftMember() -> Bool {
    guard token.kind == .identifier else { return true }
    guard token.range.count <= Parser.longestWord else { return false }
    switch text(token.range) {
    case "expect", "on", "unwind", "turn", "begin": return false
    default: break
    }
    let reader = SwiftReader(tree.source, from: Int(token.range.start), depth: nesting)
    return reader.beginsMember()
  }

  // MARK: At column one

  /// A declaration of Swift's at column one; nil, with nothing taken, where the language's own stands.
  mutating func swiftItem() -> SyntaxNode.ID? {
    let range = token.range
    switch token.kind {
    case .identifier:
      let name = nameOfToken()
      // Nearly every line begins with a word of the language, or with somebody whom the file has declared.
      if name.isWord || range.count > Parser.longestWord { return nil }
      let next = lexer.byteAhead()
      let word = text(range)
      guard
        Lexer.isNameByte(next) || next == UInt8(ascii: "(") || next == UInt8(ascii: "@")
          || next == UInt8(ascii: "[") && word == "extension"
      else { return nil }
      guard ForeignSwift.beginsType(word) || ForeignSwift.isModifier(word), !isDeclared(name) else { return nil }
    case .unknown where lexer.attributeAhead(from: Int(range.start)):
      if isMacroBehindAttributes(Int(range.start)) { return readSwift { $0.member() } }
    default: return nil
    }
    guard let head = SwiftHead(tree.source, from: Int(range.start)) else { return nil }
    guard head.isClass else { return readSwift { $0.member() } }
    // A class may hold the language's own defaults and callbacks too.
    let place = (start: Int(range.start), token: tree.tokens.count)
    while !isWord(.class) || Int(token.range.start) != head.keyword {
      guard token.kind != .endOfFile else { return nil }
      advance()
      skipLineEnds()
    }
    return classDeclaration(behind: place)
  }

  /// `@available(iOS 17, *)` in the line before `#Preview { … }`.
  private func isMacroBehindAttributes(_ start: Int) -> Bool {
    var ahead = SwiftLexer(tree.source.bytes, from: start)
    var next = ahead.next()
    for _ in 0..<100 {
      switch next.kind {
      case .hashWord: return true
      case .attribute: next = ahead.next()
      case .leftParen where next.isLeftBound:
        while next.kind != .rightParen, next.kind != .endOfFile { next = ahead.next() }
        next = ahead.next()
      default: return false
      }
    }
    return false
  }

  /// `#if`, `#endif`, `#Preview { … }` at column one and between members: read over.
  mutating func swiftDirective() -> SyntaxNode.ID? {
    let start = Int(token.range.start)
    var reader = SwiftLexer(tree.source.bytes, from: start)
    switch reader.word(at: start + 1) {
    case "Preview":
      return readSwift {
        let start = $0.token.start
        _ = $0.statement()
        return $0.node(.otherDeclaration, from: start)
      }
    case "if", "elseif", "else", "endif", "warning", "error": break
    default: return nil
    }
    reader.skipDirectives()
    tree.innerExpectations += reader.uncompiledExpectations
    if nesting > 0 { hasSwift = true }
    return resume(at: reader.directiveEnd, from: start) { $0.node(.otherDeclaration, from: start) }
  }

  // MARK: Handing over

  /// Lets something be read as Swift, from the token on, and goes on behind it.
  mutating func readSwift(_ read: (inout SwiftReader) -> SyntaxNode.ID) -> SyntaxNode.ID {
    let start = Int(token.range.start)
    var reader = SwiftReader(tree.source, from: start, depth: nesting)
    swap(&tree, &reader.tree)
    swap(&unopenedBraces, &reader.unopenedBraces)
    let found = read(&reader)
    swap(&tree, &reader.tree)
    swap(&unopenedBraces, &reader.unopenedBraces)
    tree.innerExpectations += reader.lexer.uncompiledExpectations
    for diagnostic in reader.diagnostics + reader.lasting + reader.lexer.problems { report(diagnostic) }
    var end = reader.lastEnd
    if reader.isCutOff {
      leavesBracketsOpen = true
      end = scenarioLine(behind: start) ?? end
    }
    return resume(at: end, from: start) { _ in found }
  }

  /// Goes on at an offset, with what lies before it as one token.
  private mutating func resume(
    at end: Int, from start: Int, _ make: (inout Parser) -> SyntaxNode.ID
  ) -> SyntaxNode.ID {
    behindLineEnd = nil
    lexer.resume(at: end)
    var code = token
    code.kind = .swiftCode
    code.range = SourceRange(start, end)
    code.flags = .begins
    if tree.keepsTokens { tree.tokens.append(code) }
    lastEnd = end
    last = code
    onNewLine = false
    token = lexer.next()
    return make(&self)
  }

  /// The tokens since one of them become a single one: the formatter lays nothing out in it.
  mutating func keepAsWritten(from start: Int, token first: Int) {
    guard tree.keepsTokens, first <= tree.tokens.count else { return }
    tree.tokens.removeLast(tree.tokens.count - first)
    var code = SyntaxToken(kind: .swiftCode, range: SourceRange(start, lastEnd))
    code.flags = .begins
    tree.tokens.append(code)
  }

  /// Where, behind Swift that nothing closes, the scenario goes on: a line that can only be one of its own.
  private func scenarioLine(behind start: Int) -> Int? {
    let bytes = tree.source.bytes
    var line = tree.source.line(of: start) + 1
    while line <= tree.source.lineCount {
      let range = tree.source.range(ofLine: line)
      line += 1
      guard let first = range.count > 3 ? bytes[Int(range.start)] : nil, Lexer.isNameByte(first) else { continue }
      let text = tree.source.text(ofLine: line - 1)
      if text == "window" || text.hasPrefix("window overlay") || text.hasPrefix("expect ")
        || text.hasPrefix("window //")
      {
        return Int(range.start)
      }
    }
    return nil
  }

  /// `where T: P` of a class's head: read over.
  mutating func skipWhereClause() {
    if token.kind == .newline, kindBehindLineEnd() == .identifier, let next = behindLineEnd, has(next.range, "where") {
      skipLineEnds()
    }
    guard token.kind == .identifier, has(token.range, "where") else { return }
    hasSwift = true
    while token.kind != .leftBrace, token.kind != .endOfFile {
      advance()
      skipLineEnds()
    }
  }
}

extension ForeignSwift {
  /// Whether a word begins a declaration of Swift's that may stand at column one.
  static func beginsType(_ word: String) -> Bool {
    switch word {
    case "import", "extension", "protocol", "enum", "struct", "actor", "typealias", "infix", "prefix", "postfix",
      "precedencegroup", "operator", "indirect":
      true
    default: false
    }
  }
}

/// What attributes and modifiers at column one stand before.
struct SwiftHead {
  /// Where the word stands that says what is declared.
  let keyword: Int
  let isClass: Bool

  /// Looks at most at twenty words; nil where they are followed by no type.
  init?(_ source: SourceText, from start: Int) {
    var reader = SwiftReader(source, from: start, depth: 0)
    for _ in 0..<20 {
      if reader.token.kind == .attribute {
        reader.advance()
        if reader.token.kind == .leftParen, reader.token.isLeftBound, !reader.skipBrackets() { return nil }
        continue
      }
      guard reader.token.kind == .word else { return nil }
      let word = reader.word
      switch word {
      case "class":
        (keyword, isClass) = (reader.token.start, true)
        return
      case _ where ForeignSwift.beginsType(word):
        (keyword, isClass) = (reader.token.start, false)
        return
      case _ where SwiftModifiers.isModifier(word):
        reader.advance()
        if reader.token.kind == .leftParen, !reader.skipBrackets() { return nil }
      default: return nil
      }
    }
    return nil
  }
}
