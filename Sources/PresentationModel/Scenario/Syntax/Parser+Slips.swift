/// Slips that say what was meant: one message with the right form, and the line is skipped.
extension Parser {
  /// `# comment`, `#expect(…)`, `#if`: reported, and the line is skipped. The token is the `#`.
  @inline(never) mutating func skipsHash() -> Bool {
    guard token.kind == .hash else { return false }
    let range = token.range
    let start = Int(range.end)
    var end = start
    while end < lexer.bytes.count, Lexer.isNameByte(lexer.bytes[end]) { end += 1 }
    let word = text(SourceRange(start, end))
    switch word {
    case "expect", "require", "assert":
      report(
        .slip(
          "an expectation has no '#' and no parentheses, as in 'expect \(somebody).isViewLoaded'",
          at: SourceRange(Int(range.start), end)))
    case "if", "else", "elseif", "endif", "warning", "error", "pragma", "sourceLocation", "Preview":
      report(.slip("'#\(word)' has no meaning here: leave the line out", at: SourceRange(Int(range.start), end)))
    case "available", "unavailable":
      report(
        .slip(
          "the condition goes after 'if', as in 'if #available(iOS 13, *) { … }'",
          at: SourceRange(Int(range.start), end)))
    default:
      var diagnostic = Diagnostic.slip("a comment begins with '//'", at: range)
      diagnostic.cure = .init("write '//'", replacing: range, with: "//")
      report(diagnostic)
    }
    skipRestOfLine()
    return true
  }

  /// `ios: 17`: a line of the header with a colon is reported, and skipped.
  mutating func skipsHeaderWithColon(_ word: Name) -> Bool {
    switch word {
    case .scenario, .ios, .rules, .device, .sizeClass: break
    default: return false
    }
    let sign = lexer.byteAhead()
    guard sign == UInt8(ascii: ":") || sign == UInt8(ascii: "=") && header.end == nil else { return false }
    let range = token.range
    let end = lexer.endOfLine(from: Int(range.end))
    let rest = text(SourceRange(Int(range.end), end)).split { $0 == " " || $0 == ":" || $0 == "=" || $0 == "\r" }
    var value = rest.joined(separator: " ")
    if word == .scenario, !value.hasPrefix("\"") { value = "\"\(value)\"" }
    let shown = sign == UInt8(ascii: ":") ? ":" : "="
    var diagnostic = Diagnostic.slip("a line of the header has no '\(shown)'", at: range)
    if value.utf8.count <= Parser.longestWord { diagnostic.notes.append(.init("write '\(text(range)) \(value)'")) }
    report(diagnostic)
    skipRestOfLine()
    return true
  }

  /// `turn:` with its statements indented below, as in Python, or without its '{'; a '}' may end them.
  mutating func turnWithoutBrace() -> SyntaxNode.ID? {
    let (range, bytes, indentation) = (token.range, lexer.bytes, lexer.indentation)
    let end = lexer.endOfLine(from: Int(range.end))
    let hasColon = lexer.byteAhead() == UInt8(ascii: ":")
    guard
      text(SourceRange(Int(range.end), end)).utf8.allSatisfy({ $0 == UInt8(ascii: ":") || SwiftLexer.isBlank($0) }),
      hasColon || hasStatementsBelow(end, indentation)
    else { return nil }
    if header.end == nil { header.end = range }
    if firstStatement == nil { firstStatement = range }
    if firstStep == nil { firstStep = range }
    var index = end
    while index < bytes.count, bytes[index] == 0x0A || bytes[index] == 0x0D || bytes[index] == UInt8(ascii: " ") {
      index += 1
      if bytes[index - 1] == UInt8(ascii: " ") { continue }
      let text = Lexer.blanks(bytes, from: index).end
      if text < bytes.count, bytes[text] != 0x0A, bytes[text] != 0x0D, text - index > indentation {
        index = lexer.endOfLine(from: text)
      }
    }
    let isClosed = index < bytes.count && bytes[index] == UInt8(ascii: "}")
    advance(.begins)
    let place = hasColon ? token.range : range
    var diagnostic = Diagnostic.slip("the statements of 'turn' stand in braces", at: place)
    if isClosed, hasColon {
      diagnostic.cure = .init("write ' {' in place of ':'", replacing: token.range, with: " {")
    } else if isClosed {
      diagnostic.cure = .init("write 'turn {'", replacing: range, with: "turn {")
    } else {
      diagnostic.notes = [.init("write 'turn { … }' with the statements between the braces")]
    }
    report(diagnostic)
    let start = Int(token.range.start)
    if hasColon { advance() }
    nesting += 1
    let outer = atColumnOne
    atColumnOne = false
    var children = Children()
    while true {
      skipLineEnds()
      if token.kind == .semicolon {
        advance()
        continue
      }
      guard token.kind != .endOfFile, token.kind != .rightBrace, lexer.indentation > indentation else { break }
      let (from, deep) = (Int(token.range.start), lexer.indentation)
      statementIndentation = deep
      if let statement = statement() {
        if endStatement(statement, from: from, indentation: deep) { append(statement, to: &children) }
      } else {
        recover(from: from, indentation: deep)
      }
    }
    nesting -= 1
    atColumnOne = outer
    if isClosed, token.kind == .rightBrace { advance() }
    let block = node(.block, from: start, children)
    return node(.turnStatement, from: Int(range.start), children: block)
  }

  /// Whether the line behind an offset is indented deeper, and begins no block.
  func hasStatementsBelow(_ end: Int, _ indentation: Int) -> Bool {
    var index = end
    while index < lexer.bytes.count, lexer.bytes[index] == 0x0A || lexer.bytes[index] == 0x0D { index += 1 }
    let text = Lexer.blanks(lexer.bytes, from: index).end
    return text < lexer.bytes.count && text - index > indentation && lexer.bytes[text] != UInt8(ascii: "{")
  }

  /// A file of JSON: said once, and not read.
  mutating func skipsJSON() -> Bool {
    guard token.kind == .leftBrace || token.kind == .leftBracket, tree.items.isEmpty, firstStatement == nil else {
      return false
    }
    let next = lexer.byteAhead()
    let behind = behindLineEnd?.kind
    let bytes = lexer.bytes[min(Int(token.range.end), lexer.bytes.count)...]
    let first = bytes.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    guard first == UInt8(ascii: "\"") || next == UInt8(ascii: "\"") || behind == .string else { return false }
    report(
      .slip("a scenario is not JSON: it has 'window', with its controllers indented below, then calls", at: token.range)
    )
    behindLineEnd = nil
    lexer.move(to: lexer.bytes.count, lineStart: lexer.lineStart)
    lastEnd = lexer.offset
    token = lexer.next()
    return true
  }

  /// Skips the rest of the line.
  mutating func skipRestOfLine() {
    behindLineEnd = nil
    lexer.move(to: lexer.endOfLine(from: Int(token.range.end)), lineStart: lexer.lineStart)
    lastEnd = lexer.offset
    token = lexer.next()
  }

  /// What an undeclared word at the beginning of a line was meant for.
  func slipAdvice(_ word: String) -> String? {
    switch word {
    case "assert", "check", "verify", "require", "ensure", "should", "assertEqual", "XCTAssert":
      return "what must hold is written with 'expect', as in 'expect \(somebody).isViewLoaded'"
    case "wait", "sleep", "delay", "pause", "settle", "await":
      return "no waiting is needed: a step begins when the one before it has finished"
    case "when", "callback", "after", "upon": return "a callback is written 'on \(somebody).viewDidAppear { … }'"
    case "version", "iOSVersion", "os", "target": return "the version is written 'ios 17', at the head of the file"
    case "iPhone", "iPad": return "the head says which device it is: write 'device \(word)'"
    case "orientation" where firstStep == nil, "landscape" where firstStep == nil, "portrait" where firstStep == nil:
      return "the head says how the device is held: write 'device iPhone \(word == "portrait" ? word : "landscape")'"
    case "rotate", "turnTo", "orientation", "landscape", "portrait":
      return "the device is turned with 'device.rotate(to: .\(word == "portrait" ? word : "landscape"))'"
    case "launch", "start", "run", "main": return "the app launches by itself, before the first statement"
    case "name", "test", "describe", "it", "given", "then":
      return "a file is one scenario: 'scenario \"Title\"', then outlines and statements"
    case "new", "create", "make", "declare":
      return "an object is declared in a line of its own, as in 'detail: DetailViewController'"
    case "push":
      return "a call is written as in Swift: 'nav.pushViewController(detail, animated: true)'"
    case "no": return "did you mean 'on'?"
    case "present", "show", "dismiss", "pop", "tap": return nil
    default:
      let bytes = Array(word.utf8)
      if bytes.count > 3, bytes[3...].allSatisfy({ $0.isDigit }),
        ["ios", "iOS", "IOS"].contains(String(decoding: bytes[..<3], as: UTF8.self))
      {
        return "the version is written 'ios \(String(decoding: bytes[3...], as: UTF8.self))', with a space"
      }
      let words = [
        "expect", "turn", "begin", "finish", "cancel", "window", "scenario", "device", "class", "segue", "ios", "rules",
        "protocol", "struct", "extension", "import", "enum", "func", "given", "complete",
      ]
      guard let near = word == "except" ? "expect" : nearestName(to: word, in: words) else { return nil }
      return "did you mean '\(near)'?"
    }
  }

  /// The message for a line that begins with an undeclared word; nil for another.
  mutating func slip(in statement: SyntaxNode.ID) -> Diagnostic? {
    guard tree[statement].kind == .readStatement, let path = tree[statement].firstChild,
      let name = tree.loneName(of: path), !isDeclared(name), slips < Parser.mostSlips,
      tree[path].range.count <= Parser.longestWord
    else { return nil }
    slips += 1
    guard let advice = slipAdvice(tree.names[name]) else { return nil }
    let range = tree[path].range
    if advice.hasPrefix("did you mean") {
      return .noWord(tree.names[name], meant: String(advice.dropFirst(14).dropLast(2)), at: range)
    }
    return .slip(advice, at: range)
  }

  /// What an expectation's word was meant for; reported then.
  mutating func reportsExpectationSlip(_ word: Name) -> Bool {
    guard token.range.count <= Parser.longestWord else { return false }
    let next = lexer.byteAhead()
    let text = tree.names[word]
    switch word {
    case .hierarchy, .events, .event, .exception, .no, .log, .rule, .lint: return false
    default: break
    }
    guard !isDeclared(word), !word.isReserved || word == .on else { return false }
    if text == "not", ["log", "event", "events", "rule", "lint"].contains(lexer.wordAhead()) {
      report(.slip("write 'no' in place of 'not', as in 'expect no \(lexer.wordAhead())'", at: token.range))
      return true
    }
    if text == "on", ["log", "event", "events", "rule", "lint"].contains(lexer.wordAhead()) {
      report(
        .slip(
          "write 'no' in place of 'on', as in 'expect no \(lexer.wordAhead())'", at: token.range))
      return true
    }
    if text == "not", Lexer.isNameByte(next), next != 0 {
      report(.slip("write '!' in place of 'not', as in 'expect !home.isViewLoaded'", at: token.range))
      return true
    }
    if text.hasPrefix("no"), ["log", "event", "events", "rule", "lint"].contains(text.dropFirst(2)) {
      report(.slip("write 'no \(text.dropFirst(2))', with a blank between the words", at: token.range))
      return true
    }
    guard next == 0 || next == UInt8(ascii: "\"") || Lexer.isNameByte(next) || next == UInt8(ascii: ":") else {
      return false
    }
    let meant: String?
    switch text {
    case "tree", "dump", "views", "controllers", "screen": meant = "hierarchy"
    case "console", "print", "output", "warning", "message": meant = "log"
    case "error", "throw", "throws", "crash", "raises": meant = "exception"
    case "callbacks", "calls": meant = "events"
    default: meant = nearestName(to: text, in: ["hierarchy", "events", "exception", "rule", "lint"])
    }
    guard let meant, next != 0 || meant == "exception" || text.hasPrefix("hier") || kindOfDeeperLine() else {
      return false
    }
    var diagnostic = Diagnostic.slip("'\(text)' is not something that can be expected", at: token.range)
    diagnostic.notes.append(.init("did you mean 'expect \(meant)'?"))
    report(diagnostic)
    return true
  }

  /// Whether the next line is indented deeper, and so begins a block.
  private func kindOfDeeperLine() -> Bool {
    let end = lexer.endOfLine(from: Int(token.range.end))
    guard end < lexer.bytes.count else { return false }
    let start = end + (lexer.bytes[end] == UInt8(ascii: "\r") ? 2 : 1)
    guard start < lexer.bytes.count else { return false }
    return Lexer.blanks(lexer.bytes, from: start).end - start > lexer.indentation
  }

  /// Skips the lines that are indented deeper than the one that was read: the block of an expectation that is none.
  mutating func skipDeeperLines(than indentation: Int) {
    recover(from: lastEnd - 1, indentation: Int.max)
    while token.kind == .newline, kindBehindLineEnd() != .endOfFile, lexer.indentation > indentation {
      skipLineEnds()
      lexer.problems.removeAll()
      skipRestOfLine()
    }
  }
}

extension Diagnostic {
  static func noWord(_ word: String, meant: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.slip", "'\(word)' is not a word of the language", at: range, notes: [Note("did you mean '\(meant)'?")])
  }

  static func slip(_ message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.slip", message, at: range)
  }
}
