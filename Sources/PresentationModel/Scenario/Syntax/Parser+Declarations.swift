/// Classes, their bodies, and segues.
extension Parser {
  /// - Parameter modifiers: Where the attributes and modifiers before it begin, and the first of their tokens.
  mutating func classDeclaration(behind modifiers: (start: Int, token: Int)? = nil) -> SyntaxNode.ID? {
    let start = modifiers?.start ?? Int(token.range.start)
    let firstToken = modifiers?.token ?? tree.tokens.count
    let open = nesting
    advance(.begins)
    var children = Children()
    guard let declared = declaredName("the name of the class") else { return nil }
    append(declared, to: &children)
    takeGenericArguments(acrossLines: true)
    if kindBehindLineEnd() == .colon { skipLineEnds() }
    var missing: (Diagnostic, SyntaxNode.ID)?
    // `class Home extends UIViewController`
    let isForeign =
      token.kind == .identifier && !onNewLine && ["extends", "implements", "inherits"].contains(text(token.range))
    if isForeign {
      var diagnostic = Diagnostic.slip(
        "Swift has no '\(text(token.range))': ':' stands before a superclass", at: token.range)
      diagnostic.cure = .init("write ':'", replacing: token.range, with: ":")
      report(diagnostic)
    }
    // `class Home UIViewController {`
    var lacksColon =
      !isForeign && token.kind == .identifier && !onNewLine
      && lexer.bytes[token.range.offsets].first?.isCapital == true
    if lacksColon {
      var diagnostic = Diagnostic.slip("':' is missing before '\(text(token.range))'", at: token.range)
      diagnostic.cure = .init("write ':'", replacing: SourceRange(lastEnd, lastEnd), with: ":")
      report(diagnostic)
    }
    if token.kind == .colon || isForeign || lacksColon {
      repeat {
        if !lacksColon { advance() }
        lacksColon = false
        // `class Home:: UIViewController`
        if token.kind == .colon || token.kind == .comma {
          var diagnostic = Diagnostic.slip("a second '\(text(token.range))' stands here", at: token.range)
          diagnostic.cure = .init("leave one out", replacing: token.range, with: "")
          report(diagnostic)
          advance()
        }
        // The list of what a class inherits may stand on lines of its own.
        if token.kind == .newline, beginsTypeBehindLineEnd() { skipLineEnds() }
        takeAttributes()
        // `class Viewer: NSObject, nonisolated QLPreviewControllerDelegate`
        if token.kind == .identifier, text(token.range) == "nonisolated", lexer.byteAhead().isCapital { advance() }
        guard let type = typeName() else { return nil }
        append(type, to: &children)
        // `UITableViewCell & SearchResult`
        while token.kind == .unknown, !onNewLine, text(token.range) == "&" {
          advance()
          guard let type = typeName() else { return nil }
          append(type, to: &children)
        }
        if kindBehindLineEnd() == .comma { skipLineEnds() }
        // `class Fade: NSObject UIViewControllerAnimatedTransitioning`
        while token.kind == .identifier, !onNewLine, lexer.bytes[token.range.offsets].first?.isCapital == true {
          var diagnostic = Diagnostic.slip("',' is missing between the types of a class", at: token.range)
          diagnostic.cure = .init("write ','", replacing: SourceRange(lastEnd, lastEnd), with: ",")
          report(diagnostic)
          guard let type = typeName() else { return nil }
          append(type, to: &children)
        }
      } while token.kind == .comma
      skipWhereClause()
    } else {
      let count = diagnostics.count
      skipWhereClause()
      if token.kind == .newline, kindBehindLineEnd() == .leftBrace { skipLineEnds() }
      guard let type = missingSuperclass(), diagnostics.count == count + 1 else { return nil }
      missing = (diagnostics.removeLast(), type)
    }
    if token.kind == .newline, kindBehindLineEnd() == .leftBrace { skipLineEnds() }
    // `class Card: UIViewController`, with its members in the lines below or behind it.
    var lacksBrace = false
    if open == 0, token.kind != .leftBrace, token.kind != .semicolon,
      kindBehindLineEnd() != .endOfFile && lexer.indentation > 0
        || !onNewLine && token.kind != .newline && token.kind != .endOfFile
    {
      var diagnostic = Diagnostic.slip(
        "'{' is missing behind the head of the class", at: SourceRange(lastEnd - 1, lastEnd))
      diagnostic.cure = .init("write '{'", replacing: SourceRange(lastEnd, lastEnd), with: " {")
      report(diagnostic)
      lacksBrace = unopenedBraces.count(lexer.bytes, from: lastEnd) == 1
    }
    if lacksBrace {
      skipLineEnds()
    } else if diagnostics.last?.range == SourceRange(lastEnd - 1, lastEnd) {
      skipDeeperLines(than: 0)
      if kindBehindLineEnd() == .rightBrace {
        skipLineEnds()
        advance()
      }
      return nil
    }
    var flags: SyntaxNode.Flags = []
    if token.kind == .leftBrace || lacksBrace {
      flags = .marked
      let outer = hasSwift
      hasSwift = modifiers != nil
      var body = Children()
      classBody(into: &body, isOpen: lacksBrace)
      // Only a class with Swift in it, or with nothing, may have no superclass.
      if let (diagnostic, type) = missing, !hasSwift, body.first >= 0 {
        report(diagnostic)
        append(type, to: &children)
      }
      if body.first >= 0 {
        append(SyntaxNode.ID(body.first), to: &children)
        children.last = body.last
      }
      if hasSwift { keepAsWritten(from: start, token: firstToken) }
      hasSwift = outer
    } else if let (diagnostic, _) = missing {
      report(diagnostic)
      return nil
    }
    nesting = open
    return node(.classDeclaration, from: start, children, name: tree[declared].name, flags: flags)
  }

  /// Whether the next line begins with the name of a class or a protocol, or with an attribute of one.
  private mutating func beginsTypeBehindLineEnd() -> Bool {
    switch kindBehindLineEnd() {
    case .identifier, .unknown: break
    default: return false
    }
    guard let next = behindLineEnd, let first = lexer.bytes[next.range.offsets].first else { return false }
    return first.isCapital || first == UInt8(ascii: "_") || first == UInt8(ascii: "@")
  }

  /// The name a declaration gives; one that the language keeps to itself is reported and taken all the same.
  mutating func declaredName(_ what: String, _ flags: SyntaxToken.Flags = []) -> SyntaxNode.ID? {
    guard token.kind == .identifier else {
      reportExpected(what)
      return nil
    }
    let range = token.range
    let name = nameOfToken()
    checkDeclared(name, at: range)
    advance(flags)
    return node(.declaredName, from: Int(range.start), name: name)
  }

  mutating func checkDeclared(_ name: Name, at range: SourceRange) {
    if name.namesNothing { report(.reserved(text(range), at: range)) }
  }

  /// A class or protocol: `Name`, `Module.Name`.
  mutating func typeName() -> SyntaxNode.ID? {
    guard token.kind == .identifier else {
      reportExpected("the name of a class")
      return nil
    }
    let start = Int(token.range.start)
    var name = nameOfToken()
    advance()
    if token.kind == .dot {
      var whole = tree.names[name]
      while token.kind == .dot {
        advance(.joined)
        guard token.kind == .identifier else {
          reportExpected("a name after '.'")
          return nil
        }
        whole += "." + text(token.range)
        advance(.joined)
      }
      name = tree.names.intern(whole)
    }
    takeGenericArguments(acrossLines: true)
    return node(.typeName, from: start, name: name)
  }

  /// - Parameter isOpen: whether its '{' is missing.
  private mutating func classBody(into children: inout Children, isOpen: Bool) {
    let open = token.range
    guard enterBracket() else { return }
    if !isOpen { advance() }
    loop: while true {
      skipLineEnds()
      switch token.kind {
      case .rightBrace: break loop
      case .endOfFile:
        reportUnterminated(open)
        break loop
      case .semicolon: advance()
      case _ where onNewLine && beginsTopLevel(inClass: true):
        reportUnterminated(open)
        break loop
      default:
        let start = Int(token.range.start)
        let indentation = lexer.indentation
        let depth = nesting
        statementIndentation = indentation
        if let item = bodyItem() {
          if endStatement(item, from: start, indentation: indentation) { append(item, to: &children) }
        } else {
          nesting = depth
          recover(from: start, indentation: indentation)
        }
      }
    }
    closeBlock()
  }

  private mutating func bodyItem() -> SyntaxNode.ID? {
    if let member = swiftMember() { return member }
    if skipsForeignSwift(inClass: true) { return nil }
    let start = Int(token.range.start)
    guard token.kind == .identifier else {
      // `(stream, continuation) = AsyncStream.makeStream(of: Int.self)`
      let line = lexer.bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
      let names = String(decoding: line, as: UTF8.self).parts(between: " = ")
      reportExpected(
        "a property, a method or 'on'",
        notes: token.kind == .leftParen && names.count > 1 && names[0].hasSuffix(")")
          ? [.init("write 'let \(names[0]) ='")] : [])
      return nil
    }
    let next = lexer.byteAhead()
    if next == UInt8(ascii: "(") || next == UInt8(ascii: ":"), token.range.count <= Parser.longestWord,
      let keyword = SwiftReader(tree.source, from: start, depth: nesting).lostKeyword(),
      hasSwift
        || !CallbackInfo.all.contains(where: { $0.name == text(token.range) && $0.labels.isEmpty })
    {
      hasSwift = true
      return readSwift { $0.memberWithout(keyword) }
    }
    // `privat(set) var`
    if next == UInt8(ascii: "("), lexer.bytes[Int(token.range.end)...].starts(with: "(set)".utf8),
      let meant = SwiftReader.keyword(
        meantBy: text(token.range), of: ["private", "fileprivate", "internal", "public", "open"])
    {
      report(.noDeclaration(text(token.range), meant: meant, at: token.range))
      return nil
    }
    // `transition = CardTransition()` beside methods of Swift's
    let behind = lexer.bytes[Int(token.range.end)...].drop { " =".utf8.contains($0) }
    if next == UInt8(ascii: "="), hasSwift || behind.first?.isCapital == true, case let word = text(token.range),
      !UIKitClass.allCases.contains(where: { $0.properties.contains { $0.name == word } })
    {
      report(
        Diagnostic(
          "syntax.expected", "a property of a class begins with 'let' or 'var'", at: token.range,
          notes: [.init("write 'let \(word) ='")]))
      return nil
    }
    switch nameOfToken() {
    case .on where Lexer.isNameByte(next):
      advance(.begins)
      guard let method = methodName(), let block = wantedBlock() else { return nil }
      return node(.callback, from: start, children: method, block)
    case .unwind where Lexer.isNameByte(next):
      advance(.begins)
      guard let name = declaredName("the name of the action") else { return nil }
      return node(.unwindAction, from: start, children: name, name: tree[name].name)
    case .expect, .turn, .begin, .finish, .cancel, .class:
      report(.notInClass(text(token.range), at: token.range))
      return nil
    default: break
    }
    if next == UInt8(ascii: "(") {
      let word = text(token.range)
      guard let method = methodName(.begins) else { return nil }
      if token.kind == .leftBrace, word == "deinit" {
        report(.slip("'deinit' takes nothing: leave '()' out", at: tree[method].range))
        return nil
      }
      if token.kind == .leftBrace {
        reportExpected("'=' and what it answers", notes: [.init("what it runs is written 'on \(word) { … }'")])
        return nil
      }
      guard takeEqual(), let value = expression() else { return nil }
      return node(.methodAnswer, from: start, children: method, value)
    }
    let first = tree.tokens.count
    let path = postfixExpression(trailingClosures: false)
    markBeginning(at: first)
    guard let path else { return nil }
    if token.kind == .leftBrace, let name = tree.loneName(of: path) {
      report(.slip("a callback is written 'on \(tree.names[name]) { … }'", at: tree[path].range))
      return nil
    }
    guard tree[path].kind == .path else {
      report(.notAssignable(at: tree[path].range))
      return nil
    }
    guard takeEqual(), let value = expression() else { return nil }
    return node(.propertyDefault, from: start, children: path, value)
  }

  /// `name`, `name(label:_:)`.
  mutating func methodName(_ flags: SyntaxToken.Flags = []) -> SyntaxNode.ID? {
    guard token.kind == .identifier else {
      reportExpected("the name of a method")
      return nil
    }
    let start = Int(token.range.start)
    let base = nameOfToken()
    advance(flags)
    var children = Children()
    var whole = tree.names[base]
    if token.kind == .leftParen, !onNewLine {
      let open = token.range
      parens += 1
      advance(.joined)
      whole += "("
      while token.kind != .rightParen {
        guard token.kind == .identifier, lexer.byteAhead() == UInt8(ascii: ":") else {
          if token.kind == .endOfFile || onNewLine {
            reportUnterminated(open)
          } else {
            reportExpectedBehindLabel(token.kind == .identifier ? "':' after the label" : "a label or ')'")
          }
          return nil
        }
        let label = nameOfToken()
        let labelStart = Int(token.range.start)
        whole += text(token.range) + ":"
        advance(.joined)
        append(node(.label, from: labelStart, name: label), to: &children)
        advance([.joined, .prefix])
      }
      parens -= 1
      advance()
      whole += ")"
    }
    let name = children.first < 0 ? base : tree.names.intern(whole)
    let id = node(.methodName, from: start, children, name: name)
    tree.nodes[Int(id.index)].extra = base.id
    return id
  }

  /// Where a colon is missing the label is there: the place is after it.
  private mutating func reportExpectedBehindLabel(_ what: String) {
    guard token.kind == .identifier else { return reportExpected(what) }
    advance(.joined)
    reportExpected(what, notes: [.init("only the labels are written, as in 'viewDidAppear(_:)', or none")])
  }

  mutating func segueDeclaration() -> SyntaxNode.ID? {
    let start = Int(token.range.start)
    if let firstStep { report(.afterStatement("a segue", at: token.range, first: firstStep)) }
    advance(.begins)
    var children = Children()
    if token.kind == .string {
      append(literal(.stringLiteral), to: &children)
    } else if isWord(.nil) {
      append(literal(.nilLiteral), to: &children)
    } else {
      reportExpected("the segue's identifier, a string or 'nil'")
      return nil
    }
    while token.kind == .identifier, !onNewLine {
      let optionStart = Int(token.range.start)
      let word = nameOfToken()
      advance()
      guard token.kind != .newline, token.kind != .endOfFile, token.kind != .semicolon, token.kind != .leftParen else {
        let line = text(SourceRange(start, lastEnd))
        if let exit = line.lastIndex(ofText: " to exit ") {
          let range = SourceRange(start + exit + 1, lastEnd)
          var diagnostic = Diagnostic.slip("a segue that unwinds names its action, and no 'exit'", at: range)
          let written = "unwind \(tree.names[word])"
          diagnostic.cure = .init("write '\(written)'", replacing: range, with: written)
          report(diagnostic)
        } else {
          reportExpected("a value after '\(tree.names[word])'")
        }
        return nil
      }
      // `segue "detail" home -> detail`
      if token.kind == .minus, lexer.byteAhead() == UInt8(ascii: ">") {
        let range = SourceRange(Int(token.range.start), Int(token.range.start) + 2)
        report(
          Diagnostic(
            "syntax.slip", "a segue has words between its ends", at: range,
            notes: [.init("write 'from \(tree.names[word]) to … kind .show'")]))
        return nil
      }
      guard let value = expression(trailingClosures: false) else { return nil }
      append(node(.segueOption, from: optionStart, children: value, name: word), to: &children)
    }
    return node(.segueDeclaration, from: start, children)
  }

  /// `on second.viewDidAppear { … }`
  @inline(never) mutating func callbackStatement() -> SyntaxNode.ID? {
    let start = Int(token.range.start)
    let depth = nesting
    advance(.begins)
    guard let (receiver, method) = receiverAndMethod(), let block = wantedBlock() else {
      nesting = depth
      return nil
    }
    return node(.callbackStatement, from: start, children: receiver, method, block)
  }

  /// Reads `a.b.c(d:)` as the receiver `a.b` and the method `c(d:)`.
  private mutating func receiverAndMethod() -> (SyntaxNode.ID, SyntaxNode.ID)? {
    guard token.kind == .identifier else {
      reportExpected("a controller and a callback, as in 'on detail.viewDidAppear { }'")
      return nil
    }
    let start = Int(token.range.start)
    var components = Children()
    append(component(.identifier), to: &components)
    while true {
      while token.kind == .question || token.kind == .exclamation { takeMark(on: components.last) }
      let receiverEnd = lastEnd
      guard token.kind == .dot else {
        let word = text(SourceRange(start, lastEnd))
        if CallbackInfo.all.contains(where: { $0.name == word }) {
          report(.slip("say whose: 'on home.\(word) { … }'", at: SourceRange(start, lastEnd)))
        } else {
          reportExpected("'.' and a callback, as in 'on detail.viewDidAppear { }'")
        }
        return nil
      }
      advance(.joined)
      guard token.kind == .identifier else {
        reportExpected("the name of a callback")
        return nil
      }
      switch lexer.byteAhead() {
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): append(component(.member), to: &components)
      default:
        let receiver = node(.path, from: start, components)
        tree.nodes[Int(receiver.index)].range.end = Int32(receiverEnd)
        guard let method = methodName(.joined) else { return nil }
        return (receiver, method)
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func reserved(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.reserved-name", "'\(name)' is a word of the language and names nothing else", at: range)
  }

  fileprivate static func notInClass(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.not-in-class", "'\(word)' does not belong in the body of a class", at: range,
      notes: [Note("a body has property defaults, answers of methods and callbacks")])
  }
}
