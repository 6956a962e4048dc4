/// The header lines and the words they take.
struct HeaderState {
  /// The line of each kind that was read first; the header kinds are the first six.
  var first = [SourceRange?](repeating: nil, count: 6)
  /// The first item that is no header line and no type: classes that were pasted may stand above the header.
  var end: SourceRange? = nil
}

extension Parser {
  /// Whether the token, a word of the language, is used as a declaration's or a header's keyword: a path, a call or an
  /// assignment on it is a statement.
  func beginsLineOfItsOwn() -> Bool {
    switch lexer.byteAhead() {
    case UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "!"),
      UInt8(ascii: "["):
      false
    default: true
    }
  }

  /// The header's keyword that a word at the beginning of a line is meant for, which is reported: `iOS 17`.
  mutating func headerKeyword(meantBy word: Name) -> Name? {
    // Those that are meant are none of them themselves.
    if word.isWord { return nil }
    let next = lexer.byteAhead()
    guard next == UInt8(ascii: "\"") || next != 0 && Lexer.isNameByte(next) else { return nil }
    let keyword: Name
    switch tree.names[word] {
    case "iOS", "IOS": keyword = .ios
    case "Device": keyword = .device
    case "Scenario", "title", "Title": keyword = .scenario
    case "sizeclass", "SizeClass": keyword = .sizeClass
    case "Rules": keyword = .rules
    default: return nil
    }
    report(.headerSlip(tree.names[keyword], at: token.range))
    return keyword
  }

  mutating func headerLine(_ keyword: Name) -> SyntaxNode.ID? {
    let word = token.range
    let start = Int(word.start)
    let kind: SyntaxKind =
      switch keyword {
      case .scenario: .scenarioHeader
      case .ios: .iosHeader
      case .rules: .rulesHeader
      case .device: .deviceHeader
      default: .sizeClassHeader
      }
    checkPlace(of: kind, word)
    advance(.begins)
    switch kind {
    case .scenarioHeader:
      guard token.kind == .string else { return failure("a title, as in 'scenario \"Title\"'") }
      return node(kind, from: start, children: literal(.stringLiteral))
    case .iosHeader: return versionList(from: start)
    case .rulesHeader:
      guard isWord(.docs) else { return failure("'docs'") }
      advance()
      return node(kind, from: start)
    case .deviceHeader:
      guard token.kind == .identifier else { return failure("a device, as in 'device iPhone portrait'") }
      var children = Children()
      append(self.word(), to: &children)
      // Of an iPhoneDuo two words follow, of others one.
      for _ in 0..<2 where token.kind == .identifier { append(self.word(), to: &children) }
      if token.kind == .integer {
        report(.deviceModel(at: token.range))
        return nil
      }
      return node(kind, from: start, children)
    default:
      let example = "two size classes, as in 'sizeClass compact regular'"
      guard token.kind == .identifier else { return failure(example) }
      let horizontal = self.word()
      guard token.kind == .identifier else { return failure(example) }
      return node(kind, from: start, children: horizontal, self.word())
    }
  }

  /// Whether `app.` begins here, and is not a declared name.
  mutating func beginsAppLine() -> Bool {
    lexer.byteAhead() == UInt8(ascii: ".") && has(token.range, "app") && !isDeclared(nameOfToken())
      && (header.end == nil || !declaresApp())
  }

  /// Whether a line at column one declares a variable `app`.
  private mutating func declaresApp() -> Bool {
    if let known = hasAppVariable { return known }
    let bytes = tree.source.bytes
    let words = ["let app", "var app"].map { Array($0.utf8) }
    var start: Int? = 0
    var isOne = false
    while let line = start, !isOne {
      isOne = words.contains { word in
        line + word.count < bytes.count && bytes[line..<(line + word.count)].elementsEqual(word)
          && !Lexer.isNameByte(bytes[line + word.count])
      }
      start = bytes[line...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    }
    hasAppVariable = isOne
    return isOne
  }

  /// `app.supportedInterfaceOrientations = .portrait`, `app.requiresFullScreen = true`
  mutating func appLine() -> SyntaxNode.ID? {
    let start = Int(token.range.start)
    if let step = appStep() {
      let line = SourceRange(start, lexer.endOfLine(from: start))
      report(
        Diagnostic(
          "syntax.app-step", "what the user does to the app is a step of 'device'", at: line,
          cure: Diagnostic.Cure("write '\(step)'", replacing: line, with: step)))
      skipRestOfLine()
      return nil
    }
    // Which of the app's lines comes a second time is known when its member is read.
    if let end = header.end { report(.lateHeaderLine(text(token.range), at: token.range, after: end)) }
    let first = tree.tokens.count
    guard let path = postfixExpression(trailingClosures: false) else { return nil }
    markBeginning(at: first)
    guard takeEqual(), let value = expression() else { return nil }
    return node(.appHeader, from: start, children: path, value)
  }

  /// The step that `app.enterBackground()` and the like mean; nil for anything else.
  private func appStep() -> String? {
    let line = text(SourceRange(Int(token.range.start), lexer.endOfLine(from: Int(token.range.end)))).lowercased()
    guard line.hasText("("), !line.hasText("=") else { return nil }
    let written = text(SourceRange(Int(token.range.start), lexer.endOfLine(from: Int(token.range.end))))
    if line.hasText("open"), case let parts = written.split(separator: "\"", omittingEmptySubsequences: false),
      parts.count == 3, parts[1].contains(":")
    {
      return "device.open(\"\(parts[1])\")"
    }
    if ["background", "resign", "suspend", "leave"].contains(where: { line.hasText($0) }) {
      return "device.leaveApp()"
    }
    return ["foreground", "return", "activ", "resume"].contains(where: { line.hasText($0) })
      ? "device.returnToApp()" : nil
  }

  private mutating func failure(_ what: String) -> SyntaxNode.ID? {
    reportExpected(what)
    return nil
  }

  /// The token as a bare word.
  mutating func word() -> SyntaxNode.ID {
    let start = Int(token.range.start)
    let name = nameOfToken()
    advance()
    return node(.word, from: start, name: name)
  }

  private mutating func checkPlace(of kind: SyntaxKind, _ range: SourceRange) {
    let keyword = text(range)
    if let first = header.first[Int(kind.rawValue)] {
      report(.secondHeaderLine(keyword, at: range, first: first))
    } else if let end = header.end,
      !diagnostics.contains(where: { $0.range.start >= end.start && $0.range.end <= end.end })
    {
      // A word of the head that is misspelt does not end it.
      report(.lateHeaderLine(keyword, at: range, after: end))
    }
    if header.first[Int(kind.rawValue)] == nil { header.first[Int(kind.rawValue)] = range }
    let other: SyntaxKind? = kind == .iosHeader ? .rulesHeader : kind == .rulesHeader ? .iosHeader : nil
    if let other, let first = header.first[Int(other.rawValue)] {
      report(.bothRules(at: range, first: first))
    }
  }
}

extension Diagnostic {
  static func secondHeaderLine(_ keyword: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.second-header-line", "a second '\(keyword)' line", at: range,
      notes: [Note("the first one is here", at: first)])
  }

  fileprivate static func headerSlip(_ keyword: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.header-slip", "this header line begins with '\(keyword)'", at: range,
      cure: Cure("write '\(keyword)'", replacing: range, with: keyword))
  }

  fileprivate static func deviceModel(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.device-model",
      "a device is not a model: 'iPhone', 'iPhoneMax', 'iPhoneDuo', 'iPad', 'Mac', 'TV' or 'Vision'",
      at: range)
  }

  static func lateHeaderLine(_ keyword: String, at range: SourceRange, after item: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      "syntax.late-header-line", "'\(keyword)' belongs at the head of the file", at: range,
      notes: [Note("the head ends here", at: item)])
  }

  fileprivate static func bothRules(at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.both-rules", "a file has either 'ios' or 'rules docs'", at: range,
      notes: [Note("the other is here", at: first)])
  }
}
