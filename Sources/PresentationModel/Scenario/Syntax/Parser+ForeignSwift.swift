/// Swift in a scenario that is not part of its language: one message at its first word, and the whole of it is skipped.
extension Parser {
  /// Whether a statement or body item of foreign Swift begins here; it has been reported and skipped then.
  @inline(never) mutating func skipsForeignSwift(inClass: Bool = false) -> Bool {
    let range = token.range
    guard token.kind == .identifier else {
      guard token.kind == .unknown, lexer.attributeAhead(from: Int(range.start)) else { return false }
      return skipsAttribute(at: range, inClass: inClass)
    }
    let name = nameOfToken()
    // Nearly every line begins with a word of the language or with a declared name.
    if name.isWord, name != .if, name != .else, name != .weak, name != .unowned { return false }
    // No word of Swift is longer.
    if range.count > Parser.longestWord { return false }
    if !inClass, isDeclared(name) { return false }
    let word = text(range)
    let next = lexer.byteAhead()
    if ForeignSwift.isModifier(word), Lexer.isNameByte(next) {
      guard inClass || !isDeclared(nameOfToken()) else { return false }
      return skipsDeclaration(from: range, inClass: inClass)
    }
    if let advice = ForeignSwift.advice(keyword: word) {
      guard beginsForeign(word, next) else { return false }
      return skips(range, inClass && ForeignSwift.isStatement(word) ? ForeignSwift.inClass(word) : advice)
    }
    guard next == UInt8(ascii: ".") || next == UInt8(ascii: "(") || next == UInt8(ascii: "{"),
      !isDeclared(nameOfToken())
    else { return false }
    // A method of the controller's own is not one of theirs.
    if inClass, ForeignSwift.runs(word) { return skips(range, ForeignSwift.inClass(word)) }
    guard let advice = ForeignSwift.advice(name: word, somebody: somebody) else { return false }
    return skips(range, advice)
  }

  /// Takes `try`, `try?`, `await` before a value and reports them.
  @inline(never) mutating func skipWordsBeforeCall() {
    while token.kind == .identifier, has(token.range, "try") || has(token.range, "await"),
      let advice = ForeignSwift.advice(prefix: text(token.range))
    {
      let next = lexer.byteAhead()
      let isMarked = has(token.range, "try") && (next == UInt8(ascii: "!") || next == UInt8(ascii: "?"))
      guard isMarked || Lexer.isNameByte(next) || next == UInt8(ascii: "("), !isDeclared(nameOfToken()) else { return }
      report(.foreignSwift(advice, at: token.range))
      advance()
      if isMarked { advance(.joined) }
    }
  }

  // MARK: What begins it

  /// Whether a keyword is used as one, and is not the name of a controller.
  mutating func beginsForeign(_ word: String, _ next: UInt8) -> Bool {
    let isUse: Bool
    switch word {
    case "return", "break", "continue", "fallthrough", "else", "yield", "throw", "case":
      isUse = next != UInt8(ascii: ".") && next != UInt8(ascii: "=")
    case "do", "defer", "repeat", "catch": isUse = next == UInt8(ascii: "{") || next == 0 || Lexer.isNameByte(next)
    case "init", "subscript": isUse = next == UInt8(ascii: "(") || next == UInt8(ascii: "?")
    case "let", "var", "if", "guard", "while", "for", "switch":
      isUse =
        Lexer.isNameByte(next) && next != 0 || next == UInt8(ascii: "(") || next == UInt8(ascii: "!")
        || next == UInt8(ascii: "#") || next == 0 || next == UInt8(ascii: ".")
    default: isUse = Lexer.isNameByte(next)
    }
    return isUse && !isDeclared(nameOfToken())
  }

  mutating func isDeclared(_ name: Name) -> Bool {
    while declaredCount < tree.outline.count {
      let row = Int(tree.outline[declaredCount].name.id)
      if row >= declaredNames.count {
        declaredNames += Array(false, times: max(row, tree.names.count) + 1 - declaredNames.count)
      }
      declaredNames[row] = true
      declaredCount += 1
    }
    return Int(name.id) < declaredNames.count && declaredNames[Int(name.id)]
  }

  /// `@IBAction func`, `@main class`.
  private mutating func skipsAttribute(at range: SourceRange, inClass: Bool) -> Bool {
    if lexer.bytes[Int(range.end)...].starts(with: "available".utf8) {
      return skips(range, "availability is asked with 'if #available(iOS 13, *) { … }'")
    }
    takeAttributes()
    if token.kind == .identifier {
      let word = text(token.range)
      if ForeignSwift.isModifier(word) || ForeignSwift.advice(keyword: word) != nil {
        return skipsDeclaration(from: range, inClass: inClass)
      }
    }
    // `@IBAction openSettings(_ sender: Any) {`
    if token.kind == .identifier, lexer.bytes[Int(token.range.end)...].first == UInt8(ascii: "("),
      lexer.bytes[Int(token.range.end)...].prefix(while: { $0 != UInt8(ascii: "\n") }).last == UInt8(ascii: "{")
    {
      return skips(token.range, "'func' is missing here: write 'func \(text(token.range))'")
    }
    return skips(range, "attributes have no meaning here: leave them out")
  }

  mutating func takeAttributes() {
    while token.kind == .unknown, lexer.attributeAhead(from: Int(token.range.start)) {
      advance()
      advance()
      skipLineEnds()
    }
  }

  /// A declaration with modifiers before it.
  private mutating func skipsDeclaration(from start: SourceRange, inClass: Bool) -> Bool {
    while token.kind == .identifier, ForeignSwift.isModifier(text(token.range)), Lexer.isNameByte(lexer.byteAhead()) {
      advance()
      takeAttributes()
    }
    switch token.kind == .identifier ? text(token.range) : "" {
    case "class" where !inClass:
      report(.foreignSwift("'\(text(start))' has no meaning here: write 'class'", at: start))
      return false
    case "func", "let", "var": return skips(start, "'\(text(start))' has no meaning here: leave it out")
    case let word:
      if let meant = SwiftReader.keyword(meantBy: word, of: SwiftReader.declarations) {
        report(.noDeclaration(word, meant: meant, at: token.range))
        skipForeign()
        return true
      }
      return skips(start, ForeignSwift.advice(keyword: word) ?? "'\(text(start))' has no meaning here: leave it out")
    }
  }

  /// A declared controller for examples: the deepest in the first outline.
  var somebody: String {
    guard var row = tree.outline.indices.first else { return "home" }
    while tree.outline.indices.contains(row + 1), tree.outline[row + 1].depth > tree.outline[row].depth { row += 1 }
    return tree.names[tree.outline[row].name]
  }

  // MARK: Skipping

  /// Reports what to write instead, and goes over the statement.
  private mutating func skips(_ start: SourceRange, _ advice: String) -> Bool {
    report(.foreignSwift(advice, at: start))
    skipForeign()
    return true
  }

  /// Goes to the end of a statement, over the blocks that belong to it, and looks at nothing on the way.
  private mutating func skipForeign() {
    let outer = parens
    parens = 0
    defer { parens = outer }
    var open: [SourceRange] = []
    var hasBlock = last.kind == .rightBrace
    while true {
      switch token.kind {
      case .endOfFile:
        if let first = open.first { reportUnterminated(first) }
        return
      case .newline where open.isEmpty:
        let next = kindBehindLineEnd()
        let goesOn =
          next == .leftBrace && !hasBlock || next == .dot || next == .identifier && behindLineEnd.map(isElse) ?? false
          || !hasBlock && next != .rightBrace && next != .endOfFile && lexer.indentation > statementIndentation
        guard goesOn else { return }
        skipLineEnds()
        continue
      case .semicolon where open.isEmpty: return
      case .leftBrace, .leftParen, .leftBracket: open.append(token.range)
      case .rightBrace, .rightParen, .rightBracket:
        guard open.popLast() != nil else { return }
        if token.kind == .rightBrace { hasBlock = true }
      case .identifier where hasBlock && open.isEmpty: hasBlock = !isElse(token)
      default: break
      }
      lexer.problems.removeAll()
      advance()
    }
  }

  /// Whether a word continues the statement whose block it follows.
  private func isElse(_ token: SyntaxToken) -> Bool {
    let word = text(token.range)
    return word == "else" || word == "catch"
  }
}

extension Lexer {
  /// The word after the dot that comes next; empty where there is none.
  func wordAhead() -> String {
    var index = offset
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: ".") { index += 1 }
    let start = index
    while index < bytes.count, bytes[index] < 0x80, Lexer.isNameByte(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}

extension Diagnostic {
  fileprivate static func foreignSwift(_ advice: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.foreign-swift", advice, at: range)
  }
}
