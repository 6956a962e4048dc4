/// `expect …`
extension Parser {
  @inline(never) mutating func expectation() -> SyntaxNode.ID? {
    let start = Int(token.range.start)
    if nesting > 0 { tree.innerExpectations.append(token.range) }
    let expect = tree.tokens.count
    let indentation = lexer.indentation
    advance(.begins)
    guard token.kind == .identifier else { return comparison(from: start) }
    let word = nameOfToken()
    // The words below are free elsewhere: a controller may have such a name.
    switch lexer.byteAhead() {
    case UInt8(ascii: "."), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "("),
      UInt8(ascii: "["):
      return comparison(from: start)
    default: break
    }
    if reportsExpectationSlip(word) {
      skipDeeperLines(than: indentation)
      return nil
    }
    switch word {
    case .hierarchy: return hierarchy(from: start, expect, indentation)
    case .events: return events(from: start, expect, indentation)
    case .no: return nothing(from: start)
    case .event where Lexer.isNameByte(lexer.byteAhead()):
      var ahead = lexer
      let line = text(ahead.eventLine(from: Int(token.range.end) + 1).range)
      // `expect event of nav`
      if line.hasPrefix("of ") || line.hasPrefix("include") {
        report(
          .slip("events are expected with 'expect events': did you mean 'expect events \(line)'?", at: token.range))
      } else {
        report(.singleEvent(at: token.range, line))
      }
      skipDeeperLines(than: indentation)
      return nil
    case .log where lexer.byteAhead() == UInt8(ascii: "=") || lexer.byteAhead() == UInt8(ascii: "!"):
      report(
        .slip(
          "a console line is expected with its text, as in 'expect log \"text\"', and none with 'expect no log'",
          at: token.range))
      return nil
    case .log:
      advance()
      guard let text = wantedString("the console line, as in 'expect log \"text\"'") else { return nil }
      return node(.expectLog, from: start, children: text)
    case .exception: return exception(from: start)
    case .rule, .lint: return ruleIdentifier(from: start, word == .rule ? .expectRule : .expectLint)
    default: return comparison(from: start)
    }
  }

  private mutating func comparison(from start: Int) -> SyntaxNode.ID? {
    if isSwiftCondition() {
      return readSwift { $0.comparison(from: start) ?? $0.node(.expectTrue, from: start) }
    }
    guard let left = expression(trailingClosures: false) else { return nil }
    if token.kind == .newline, kindBehindLineEnd() == .equalEqual || kindBehindLineEnd() == .notEqual { skipLineEnds() }
    switch token.kind {
    case .equalEqual, .notEqual:
      let kind: SyntaxKind = token.kind == .equalEqual ? .expectEqual : .expectNotEqual
      let flags: SyntaxNode.Flags = token.range.count == 3 ? .marked : []
      advance()
      runOn()
      guard let right = expression(trailingClosures: false) else { return nil }
      return node(kind, from: start, children: left, right, flags: flags)
    case .equal where lexer.bytes[Int(token.range.end)...].first == UInt8(ascii: "!"):
      var diagnostic = Diagnostic.slip("an expectation compares with '!='", at: token.range)
      diagnostic.notes = [.init("write '!='")]
      report(diagnostic)
      return nil
    case .equal:
      report(.assignmentInExpectation(at: token.range))
      return nil
    default:
      if tree[left].kind == .negation, let child = tree[left].firstChild {
        return node(.expectFalse, from: start, children: child)
      }
      return node(.expectTrue, from: start, children: left)
    }
  }

  private mutating func hierarchy(from start: Int, _ expect: Int, _ indentation: Int) -> SyntaxNode.ID? {
    advance()
    var children = Children()
    if isWord(.of) {
      advance()
      guard let name = wantedName() else { return nil }
      append(name, to: &children)
    }
    if let block = expectedBlock(deeperThan: indentation, expect) {
      append(block, to: &children)
    } else {
      switch token.kind {
      case .newline, .endOfFile: break
      default:
        reportExpected("the end of the line")
        return nil
      }
    }
    return node(.expectHierarchy, from: start, children)
  }

  private mutating func events(from start: Int, _ expect: Int, _ indentation: Int) -> SyntaxNode.ID? {
    advance()
    var children = Children()
    var flags: SyntaxNode.Flags = []
    if isWord(.of) {
      repeat {
        advance()
        guard let name = wantedName() else { return nil }
        append(name, to: &children)
      } while token.kind == .comma
    } else if isWord(.include) {
      advance()
      flags = .marked
    } else if token.kind == .identifier, !onNewLine,
      nearestName(to: text(token.range), in: ["include"], within: 2) != nil
        || ["containing", "contain", "contains", "have", "has", "with"].contains(text(token.range))
    {
      var diagnostic = Diagnostic.slip("events are listed below 'expect events include'", at: token.range)
      diagnostic.notes.append(.init("did you mean 'include'?"))
      report(diagnostic)
      skipDeeperLines(than: indentation)
      return nil
    }
    if let block = expectedBlock(deeperThan: indentation, expect) {
      append(block, to: &children)
    } else if flags == .marked {
      report(.noBlock("the events", at: SourceRange(start, lastEnd)))
      return nil
    } else if let event = eventBelow(indentation) {
      report(
        .noBlock(
          "the events", at: SourceRange(start, lastEnd),
          notes: [.init("indent the lines, as in '  \(event)'")]))
      skipEvents(indentation)
      return nil
    }
    return node(.expectEvents, from: start, children, flags: flags)
  }

  /// The callback that the line below names, without an indentation and without a statement that it could be.
  private func eventBelow(_ indentation: Int) -> String? {
    guard token.kind == .newline else { return nil }
    return event(inLineFrom: Int(token.range.end), indentation)
  }

  private func event(inLineFrom start: Int, _ indentation: Int) -> String? {
    guard start < lexer.bytes.count, Lexer.blanks(lexer.bytes, from: start).end - start == indentation else {
      return nil
    }
    let end = lexer.endOfLine(from: start)
    let line = text(SourceRange(start + indentation, end))
    let words = line.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count == 2, let callback = words.last?.prefix(while: { $0 != "(" && $0 != " " && $0 != "\r" }),
      words.allSatisfy({ $0.utf8.first?.isSmall == true }),
      CallbackInfo.all.contains(where: { $0.delegateProtocol == nil && $0.name == callback }),
      !line.utf8.contains(UInt8(ascii: "("))
        || !UIKitClass.allCases.contains(where: { $0.hasMethod(String(callback)) })
    else { return nil }
    return line.hasSuffix("\r") ? String(line.dropLast()) : line
  }

  private mutating func skipEvents(_ indentation: Int) {
    while token.kind == .newline, event(inLineFrom: Int(token.range.end), indentation) != nil {
      advance()
      skipRestOfLine()
    }
  }

  private mutating func nothing(from start: Int) -> SyntaxNode.ID? {
    advance()
    if isWord(.events) {
      let range = token.range
      advance()
      guard token.kind == .identifier, !onNewLine else { return node(.expectNoEvents, from: start) }
      report(
        Diagnostic(
          "syntax.slip", "'expect no events' names no event", at: range,
          cure: .init("write 'event'", replacing: range, with: "event")))
      return namedEvent(from: start)
    }
    if isWord(.log) {
      advance()
      return node(.expectNoLog, from: start)
    }
    if isWord(.lint) {
      if Lexer.isNameByte(lexer.byteAhead()) { return ruleIdentifier(from: start, .expectNoLint) }
      advance()
      return node(.expectNoLint, from: start)
    }
    if isWord(.rule) { return ruleIdentifier(from: start, .expectNoRule) }
    guard isWord(.event) else {
      let written = token.kind == .identifier ? text(token.range) : ""
      // `expect no home.viewWillAppear`
      if !written.isEmpty, lexer.byteAhead() == UInt8(ascii: ".") {
        let range = token.range
        report(
          Diagnostic(
            "syntax.slip", "what does not come is an event", at: range,
            cure: .init("write 'expect no event \(written).…'", replacing: range, with: "event \(written)")))
        return namedEvent(from: start)
      }
      let near = nearestName(to: written, in: ["event", "events", "log", "rule", "lint"], within: 1)
      reportExpected(
        "'event', 'events', 'log', 'rule' or 'lint' after 'no'",
        notes: near.map { [.init("did you mean 'expect no \($0)'?")] } ?? [])
      return nil
    }
    advance()
    switch token.kind {
    case .newline, .endOfFile, .semicolon, .rightBrace:
      reportExpected("an event, as in 'expect no event detail.viewDidLoad'")
      return nil
    default: break
    }
    return namedEvent(from: start)
  }

  /// The event of `expect no event`.
  private mutating func namedEvent(from start: Int) -> SyntaxNode.ID {
    let lineStart = Int(token.range.start)
    token = lexer.eventLine(from: lineStart)
    advance()
    let line = node(.rawText, from: lineStart)
    return node(.expectNoEvent, from: start, children: line)
  }

  private mutating func exception(from start: Int) -> SyntaxNode.ID? {
    advance()
    var children = Children()
    if token.kind == .identifier {
      append(self.word(), to: &children)
      if token.kind == .string { append(literal(.stringLiteral), to: &children) }
    } else if token.kind == .string {
      // What ends the process without an Objective-C exception has a text and no name.
      append(literal(.stringLiteral), to: &children)
    }
    return node(.expectException, from: start, children)
  }

  private mutating func ruleIdentifier(from start: Int, _ kind: SyntaxKind) -> SyntaxNode.ID? {
    advance()
    guard token.kind == .identifier, lexer.bytes[Int(token.range.start)] < 0x80 else {
      let isRule = kind == .expectRule || kind == .expectNoRule
      reportExpected(isRule ? "a rule, as in 'CTX-04'" : "a lint, as in 'LNT-07'")
      return nil
    }
    token = lexer.ruleIdentifier(from: Int(token.range.start))
    let name = nameOfToken()
    advance()
    return node(kind, from: start, name: name)
  }

  private mutating func wantedName() -> SyntaxNode.ID? {
    guard token.kind == .identifier else {
      reportExpected("the name of a controller")
      return nil
    }
    return word()
  }

  private mutating func wantedString(_ what: String) -> SyntaxNode.ID? {
    guard token.kind == .string else {
      reportExpected(what)
      return nil
    }
    return literal(.stringLiteral)
  }

  // MARK: Expected blocks

  /// The lines below that are indented deeper than the line of the expectation, or nil. They are kept as they are: what
  /// UIKit prints is not of this language.
  private mutating func expectedBlock(deeperThan indentation: Int, _ expect: Int) -> SyntaxNode.ID? {
    guard token.kind == .newline else { return nil }
    let first = tree.blockLines.count
    let bytes = lexer.bytes
    var index = Int(token.range.end)
    var blockStart = index
    var end = (offset: 0, lineStart: 0)
    // Blank lines belong to the block when a further line does, and so does a comment.
    var blankLines: [Int] = []
    while index < bytes.count {
      let lineStart = index
      let (textStart, tab) = Lexer.blanks(bytes, from: lineStart)
      let lineEnd = lexer.endOfLine(from: textStart)
      index = lineEnd
      if index < bytes.count {
        index += bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
      }
      if textStart == lineEnd {
        if tree.blockLines.count > first { blankLines.append(lineStart) }
        continue
      }
      if lexer.beginsLineComment(textStart) { continue }
      guard textStart - lineStart > indentation else { break }
      if tab >= 0 { report(.tab(at: tab, in: "an expected line")) }
      for blank in blankLines {
        tree.blockLines.append(.init(content: SourceRange(blank, blank), indentation: 0))
      }
      blankLines.removeAll(keepingCapacity: true)
      let contentEnd = lexer.endOfContent(from: textStart, to: lineEnd)
      if tree.blockLines.count == first { blockStart = lineStart }
      tree.blockLines.append(
        .init(content: SourceRange(textStart, contentEnd), indentation: Int32(textStart - lineStart)))
      if tree.keepsTokens {
        tree.tokens.append(SyntaxToken(kind: .blockLine, range: SourceRange(textStart, contentEnd)))
      }
      end = (contentEnd, lineStart)
    }
    guard tree.blockLines.count > first else { return nil }
    if tree.keepsTokens { tree.tokens[expect].flags.insert(.hasBlock) }
    lexer.move(to: end.offset, lineStart: end.lineStart)
    lastEnd = end.offset
    last.kind = .blockLine
    token = lexer.next()
    let id = node(.expectedBlock, from: blockStart)
    tree.nodes[Int(id.index)].extra = Int32(first)
    tree.nodes[Int(id.index)].extraCount = Int32(tree.blockLines.count - first)
    return id
  }
}

extension Lexer {
  fileprivate func beginsLineComment(_ index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: "/") && bytes[index + 1] == UInt8(ascii: "/")
  }

  /// The end of an expected line without the blanks and the `//` comment after it.
  fileprivate func endOfContent(from start: Int, to lineEnd: Int) -> Int {
    var end = lineEnd
    var index = start
    var inString = false
    while index < lineEnd {
      switch bytes[index] {
      case UInt8(ascii: "\\") where inString: index += 1
      case UInt8(ascii: "\""): inString.toggle()
      case UInt8(ascii: "/") where !inString && beginsLineComment(index) && beginsComment(index, after: start):
        end = index
        index = lineEnd
      default: break
      }
      index += 1
    }
    while end > start, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") { end -= 1 }
    return end
  }
}

extension Diagnostic {
  fileprivate static func assignmentInExpectation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.assignment-in-expectation", "an expectation compares with '=='", at: range,
      cure: Cure("write '=='", replacing: range, with: "=="))
  }

  fileprivate static func singleEvent(at range: SourceRange, _ event: String) -> Diagnostic {
    Diagnostic(
      "syntax.single-event", "an event is expected with 'expect events include', in a line of its own below", at: range,
      notes: [.init("the line below 'expect events include' is '  \(event)'")])
  }

  fileprivate static func noBlock(_ what: String, at range: SourceRange, notes: [Note] = []) -> Diagnostic {
    Diagnostic(
      "syntax.no-block", "\(what) must come below, indented deeper than 'expect'", at: range,
      notes: notes)
  }
}
