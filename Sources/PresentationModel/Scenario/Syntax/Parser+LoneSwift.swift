/// Swift that stands in no class: a function that was pasted alone, and statements as in a playground.
extension Parser {
  /// A function or a run of statements of Swift at column one; nil, with nothing taken, where the language's own
  /// stands.
  mutating func loneSwift() -> SyntaxNode.ID? {
    if beginsEllipsis() { return readSwift { $0.statement() } }
    guard beginsLoneSwift(inRun: false) || beginsLoneDeclaration() else { return nil }
    if let declaration = loneDeclaration() { return declaration }
    if header.end == nil { header.end = token.range }
    let start = Int(token.range.start)
    var children = Children()
    repeat {
      append(loneStatement(), to: &children)
      skipLineEnds()
    } while !leavesBracketsOpen && !beginsTypeDeclaration() && beginsLoneSwift(inRun: true) && !beginsLoneDeclaration()
    let run = node(.block, from: start, children)
    if firstStatement == nil, !isLoneDeclarations(run) {
      firstStatement = tree[run].range
      firstStep = tree[run].range
    }
    return run
  }

  /// Whether a run only declares variables: they are made when they are first looked at.
  private func isLoneDeclarations(_ run: SyntaxNode.ID) -> Bool {
    tree.children(of: run).allSatisfy {
      tree[$0].kind == .variableDeclaration || tree.text(of: $0).hasPrefix("UIApplicationMain(")
    }
  }

  private mutating func loneStatement() -> SyntaxNode.ID {
    let found = readSwift { $0.statement() }
    if tree[found].kind == .variableDeclaration {
      for binding in tree.children(of: found) where tree[binding].kind == .binding {
        if let name = tree.child(of: binding, at: 0).flatMap({ tree[$0].name }) { loneNames.insert(name.id) }
      }
    }
    return found
  }

  // MARK: Functions

  private mutating func loneDeclaration() -> SyntaxNode.ID? {
    guard beginsLoneDeclaration() else { return nil }
    let found = readSwift { $0.member() }
    if let name = tree[found].name { loneNames.insert(name.id) }
    return found
  }

  /// Whether the word calls a function that the file declares above, however presim uses it: `log("a")`, `finish()`.
  func callsOwnFunction(_ name: Name) -> Bool {
    loneNames.contains(name.id) && tree.source.bytes[Int(token.range.end)...].first == UInt8(ascii: "(")
  }

  /// Whether a type begins here, or another name of one: `typealias Handler = (Int) -> Void`.
  private func beginsTypeDeclaration() -> Bool {
    guard token.kind == .identifier, token.range.count <= Parser.longestWord, Lexer.isNameByte(lexer.byteAhead()) else {
      return false
    }
    let word = text(token.range)
    guard ForeignSwift.beginsType(word) || ForeignSwift.isModifier(word) else { return false }
    return SwiftHead(tree.source, from: Int(token.range.start)) != nil
  }

  /// Whether a function begins here, or a variable with an attribute or a modifier before it.
  private func beginsLoneDeclaration() -> Bool {
    guard token.range.count <= Parser.longestWord else { return false }
    let isAttribute = token.kind == .unknown
    guard isAttribute || token.kind == .identifier else { return false }
    guard isAttribute || ForeignSwift.isModifier(text(token.range)) || has(token.range, "func") else { return false }
    var reader = SwiftReader(tree.source, from: Int(token.range.start), depth: nesting)
    for _ in 0..<20 {
      if reader.token.kind == .attribute {
        reader.advance()
        if reader.token.kind == .leftParen, reader.token.isLeftBound, !reader.skipBrackets() { return false }
      } else if reader.isWord("func") || reader.isWord("var") || reader.isWord("let") {
        return reader.beginsDeclaration()
      } else if reader.token.kind == .word, SwiftModifiers.isModifier(reader.word) {
        reader.advance()
        if reader.token.kind == .leftParen, !reader.skipBrackets() { return false }
      } else {
        return false
      }
    }
    return false
  }

  // MARK: What begins it

  /// Whether Swift of no class begins here: by a word of Swift's, or by a call or a property of a view controller's with
  /// nobody before it. In a run also by what it has named, and by a type of the frameworks.
  private mutating func beginsLoneSwift(inRun: Bool) -> Bool {
    let range = token.range
    guard range.count <= Parser.longestWord else { return false }
    if beginsSwiftLine() { return true }
    guard token.kind == .identifier else {
      guard token.kind == .unknown, lexer.attributeAhead(from: Int(range.start)) else { return false }
      return beginsLoneDeclaration()
    }
    let name = nameOfToken()
    let next = lexer.byteAhead()
    if next == UInt8(ascii: ":") || isDeclared(name) { return false }
    if name == .self || name == .super { return next == UInt8(ascii: ".") }
    if name == .if { return !beginsCondition() && beginsForeign("if", next) }
    if name.isWord { return callsOwnFunction(name) }
    let word = text(range)
    switch word {
    case "let", "var", "guard", "switch", "for", "while", "repeat", "do", "defer": return beginsForeign(word, next)
    case "return", "throw": return inRun && beginsForeign(word, next)
    case "try", "await": return inRun && Lexer.isNameByte(next)
    case "given", "complete": if isExpressionAhead { return false }
    default: break
    }
    let isOperator = word == "func" && SwiftLexer.isSign(next)
    if word == "func" || ForeignSwift.isModifier(word),
      Lexer.isNameByte(next) || next == UInt8(ascii: "@") || isOperator
    {
      return beginsLoneDeclaration()
    }
    let isCall = next == UInt8(ascii: "(")
    let goesOn = next == UInt8(ascii: ".") || next == UInt8(ascii: "?") || next == UInt8(ascii: "!")
    let isBlock = next == UInt8(ascii: "{") && ForeignSwift.runs(word)
    let mayGoOn = next == UInt8(ascii: "=") || next == UInt8(ascii: "{")
    guard isCall || goesOn || isBlock || inRun && mayGoOn else { return false }
    if loneNames.contains(name.id) { return isCall || inRun }
    guard let first = word.utf8.first else { return false }
    // `NotificationCenter.default.post(…)` is a step like another.
    if word == "NotificationCenter" || ForeignSwift.runs(word) { return goesOn || isCall || next == UInt8(ascii: "{") }
    // The last line of a 'main.swift'.
    if word == "UIApplicationMain" { return isCall }
    if word == "UIViewController", goesOn {
      // The only thing that a step asks of a class.
      let line = text(tree.source.range(ofLine: tree.source.line(of: Int(range.start))))
      return line.hasText("UIViewController.attemptRotationToDeviceOrientation")
    }
    if first.isCapital { return inRun && ForeignSwift.advice(name: word) != nil }
    let base = UIKitClass.viewController
    if isCall { return inRun || base.lineage.contains { $0.hasMethod(word) } }
    if word == "view", !inRun,
      !text(tree.source.range(ofLine: tree.source.line(of: Int(range.start)))).hasText("view.window")
    {
      return false
    }
    return PropertyLookup.named(word, base) != nil
  }

  /// Whether dots stand here for what was left out: `...`, `…`, `[...]`.
  func beginsEllipsis() -> Bool {
    var start = Int(token.range.start)
    let bytes = lexer.bytes
    if start < bytes.count, bytes[start] == UInt8(ascii: "[") { start += 1 }
    guard start + 3 <= bytes.count, bytes[start] == UInt8(ascii: ".") || bytes[start] == 0xE2 else { return false }
    return bytes[start..<(start + 3)].elementsEqual("...".utf8) || bytes[start..<(start + 3)].elementsEqual("…".utf8)
  }
}
