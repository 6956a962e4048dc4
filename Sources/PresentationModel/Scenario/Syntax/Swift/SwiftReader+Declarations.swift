/// Declarations: at column one, in a class, in a body.
extension SwiftReader {
  /// Whether the word, one of those that may begin a declaration, does so here.
  func beginsDeclaration() -> Bool {
    let next = byteAhead()
    if token.kind == .attribute { return true }
    switch word {
    case "let", "var":
      return Lexer.isNameByte(next) || next == UInt8(ascii: "(") || next == UInt8(ascii: "`") || next == 0
    case "private", "fileprivate", "public", "internal", "open", "unowned", "nonisolated":
      // `private(set)`, but not `open(url)`.
      if next == UInt8(ascii: "(") {
        var ahead = lexer
        let open = ahead.next()
        let inner = lexer.word(at: open.end)
        return inner == "set" || word == "unowned" && (inner == "safe" || inner == "unsafe")
          || word == "nonisolated" && inner == "unsafe"
      }
      return Lexer.isNameByte(next) || next == 0 || next == UInt8(ascii: "@")
    case "init":
      return next == UInt8(ascii: "(") || next == UInt8(ascii: "?") || next == UInt8(ascii: "!")
        || next == UInt8(ascii: "<")
    case "deinit": return next == UInt8(ascii: "{") || next == 0
    case "subscript": return next == UInt8(ascii: "(") || next == UInt8(ascii: "<")
    case "async": return lexer.bytes[token.end...].starts(with: " let ".utf8)
    case "case": return Lexer.isNameByte(next) || next == UInt8(ascii: "`") || next == 0 && isInEnum
    case "actor", "macro", "precedencegroup", "operator", "infix", "prefix", "postfix", "associatedtype":
      return Lexer.isNameByte(next)
    case "func":
      return Lexer.isNameByte(next) || next == UInt8(ascii: "`") || SwiftLexer.isSign(next)
    case "extension": return Lexer.isNameByte(next) || next == UInt8(ascii: "`") || next == UInt8(ascii: "[")
    default: return Lexer.isNameByte(next) || next == UInt8(ascii: "`") || next == 0 || next == UInt8(ascii: "@")
    }
  }

  mutating func modifiers() -> Parser.Children {
    var children = Parser.Children()
    while true {
      let start = token.start
      if token.kind == .attribute {
        var found = tree.names.intern(String(word.dropFirst()))
        let isType = lexer.byte(start + 1).isCapital
        advance()
        // `@SwiftUI.State` is named by its last word.
        while token.kind == .dot, token.isLeftBound {
          advance()
          if token.kind == .word { found = name(token) }
          advance()
        }
        if isType, isSign("<"), token.isLeftBound {
          var dropped = Parser.Children()
          guard genericArguments(into: &dropped) else { return children }
          // `@FocusState<Field?>.Binding`
          while token.kind == .dot, token.isLeftBound {
            advance()
            if token.kind == .word { found = name(token) }
            advance()
          }
        }
        if isType, token.kind == .leftParen, token.isLeftBound, let arguments = wrapperArguments() {
          append(node(.modifier, from: start, arguments, name: found), to: &children)
          continue
        }
        if token.kind == .leftParen, token.isLeftBound || lexer.byte(lastEnd) == UInt8(ascii: " ") && !token.beginsLine,
          !skipBrackets()
        {
          return children
        }
        append(node(.modifier, from: start, name: found), to: &children)
        continue
      }
      guard token.kind == .word, SwiftModifiers.isModifier(word), isFollowedByDeclaration(),
        // `open() { … }` is a function that lacks its 'func'.
        !isWord("open") || byteAhead() != UInt8(ascii: "(") || beginsDeclaration()
      else { return children }
      let found = name(token)
      advance()
      // `private (set)` too.
      if token.kind == .leftParen, token.isLeftBound || lexer.word(at: token.end) == "set", !skipBrackets() {
        return children
      }
      append(node(.modifier, from: start, name: found), to: &children)
    }
  }

  /// The arguments of an attribute that may be a property wrapper; nil where they cannot be read, which is no mistake.
  private mutating func wrapperArguments() -> Parser.Children? {
    let (lexer, token, lastEnd, brackets, depth) = (self.lexer, self.token, self.lastEnd, self.brackets, self.depth)
    let (state, failure, outer) = (self.state, self.failure, isInCondition)
    var children = Parser.Children()
    if arguments(.rightParen, into: &children), diagnostics.count == state.count { return children }
    (self.lexer, self.token, self.lastEnd, self.brackets, self.depth) = (lexer, token, lastEnd, brackets, depth)
    (self.failure, isInCondition, malformed) = (failure, outer, nil)
    restore(state)
    return nil
  }

  /// `class func`, `static var`, `open class`: a modifier has another word behind it.
  func isFollowedByDeclaration() -> Bool {
    guard isWord("class") else { return true }
    let after = lexer.word(at: wordAhead())
    return after == "func" || after == "var" || after == "let" || after == "override" || after == "subscript"
      || SwiftModifiers.isModifier(after) && after != "class"
  }

  func wordAhead() -> Int {
    var index = token.end
    while SwiftLexer.isBlank(lexer.byte(index)) { index += 1 }
    return index
  }

  /// A declaration, without recovery.
  mutating func declarationStatement() -> SyntaxNode.ID? {
    let start = token.start
    let modifiers = modifiers()
    if token.kind == .hashWord, modifiers.first >= 0 {
      // `@available(iOS 17, *) #Preview { … }`
      guard expression() != nil else { return nil }
      return node(.otherDeclaration, from: start)
    }
    guard token.kind == .word else { return fail("a declaration") }
    switch word {
    case "let", "var": return variable(start, modifiers)
    case "async":
      var modifiers = modifiers
      append(node(.modifier, from: start, name: name(token)), to: &modifiers)
      advance()
      return variable(start, modifiers)
    case "func": return function(start, modifiers)
    case "init": return initializer(start, modifiers)
    case "deinit":
      advance()
      guard let body = block() else { return nil }
      return node(.deinitializerDeclaration, from: start, children: body)
    case "class", "actor": return nominal(.classDeclaration, start, modifiers)
    case "struct": return nominal(.structDeclaration, start, modifiers)
    case "enum": return nominal(.enumDeclaration, start, modifiers)
    case "protocol": return nominal(.protocolDeclaration, start, modifiers)
    case "extension": return nominal(.extensionDeclaration, start, modifiers)
    case "case": return enumCases(start)
    case "import":
      advance()
      while !token.beginsLine, token.kind == .word || token.kind == .dot { advance() }
      return node(.importDeclaration, from: start)
    case "typealias", "associatedtype":
      advance()
      guard token.kind == .word else { return fail("a name") }
      let found = name(token)
      advance()
      var parameters = Parser.Children()
      if isSign("<") {
        guard genericParameters(into: &parameters) else { return nil }
      }
      var types = Parser.Children()
      if takeSign("=") || take(.colon) {
        repeat {
          guard let type = type(isWhole: false) else { return nil }
          append(type, to: &types)
        } while takeSign("&") || take(.comma)
      }
      // `associatedtype Item: UIViewController = Card where …`
      if takeSign("=") { guard type() != nil else { return nil } }
      if isWord("where") {
        while !token.beginsLine, token.kind != .endOfFile, token.kind != .rightBrace, token.kind != .semicolon {
          advance()
        }
      }
      if types.last >= 0, parameters.first >= 0 {
        tree.nodes[Int(types.last)].nextSiblingIndex = parameters.first
        types.last = parameters.last
      }
      return node(.typealiasDeclaration, from: start, types, name: found)
    case "subscript": return subscriptDeclaration(start, modifiers)
    case "operator", "infix", "prefix", "postfix", "precedencegroup", "macro":
      let base = brackets
      advance()
      skipToEnd(openBrackets: base, from: start)
      return node(.otherDeclaration, from: start)
    case _ where modifiers.first >= 0 && lostKeyword() == .function: return memberWithout(.function)
    case _
    where modifiers.first >= 0 && byteAhead() == UInt8(ascii: "(")
      && !lexer.byte(token.start).isCapital:
      malformed = (token.range, "'func' is missing before '\(word)'")
      return fail("'func'")
    default: return fail("a declaration")
    }
  }

  // MARK: Variables

  mutating func variable(_ start: Int, _ modifiers: Parser.Children) -> SyntaxNode.ID? {
    let flags: SyntaxNode.Flags = isWord("let") ? .marked : []
    advance()
    var children = modifiers
    repeat {
      if token.kind == .integer, lexer.byte(lastEnd - 1) == UInt8(ascii: ",") {
        malformed = (
          SourceRange(lastEnd - 1, lastEnd), "a number has '.' before its decimals: write '.' in place of ','"
        )
        return fail("a name")
      }
      guard let binding = binding() else { return nil }
      if isInProtocol, tree.children(of: binding).allSatisfy({ tree[$0].kind != .accessor }) {
        malformed = (
          SourceRange(lastEnd, lastEnd), "a property of a protocol says whether it can be set: write '{ get }'"
        )
        return fail("'{ get }'")
      }
      append(binding, to: &children)
    } while take(.comma)
    return node(.variableDeclaration, from: start, children, flags: flags)
  }

  mutating func binding() -> SyntaxNode.ID? {
    let start = token.start
    var children = Parser.Children()
    guard boundPattern(into: &children) else { return nil }
    if token.kind == .leftBrace && !isInCondition
      || isInMember && !token.beginsLine && [.word, .string, .integer, .leftBracket].contains(token.kind)
        && lacksBrace()
    {
      guard accessors(into: &children) else { return nil }
    }
    return node(.binding, from: start, children)
  }

  /// `x`, `x: Int`, `x = 1`, `(a, b) = c`.
  mutating func boundPattern(into children: inout Parser.Children) -> Bool {
    // `var onClose (() -> Void)?`
    if token.kind == .word, lexer.byte(token.start).isSmall, lexer.byte(token.end) == UInt8(ascii: " "),
      lexer.byte(token.end + 1) == UInt8(ascii: "(")
    {
      malformed = (SourceRange(token.end, token.end), "':' is missing before the type: write ':'")
      return fail("':'") ?? false
    }
    guard let pattern = pattern(binds: true) else { return false }
    append(pattern, to: &children)
    if token.kind == .colon {
      let colon = token.range
      guard let annotation = typeAnnotation() else { return false }
      append(annotation, to: &children)
      if token.kind == .leftParen, token.isLeftBound,
        Lexer.isNameByte(lexer.byte(lastEnd - 1)) || "]>".utf8.contains(lexer.byte(lastEnd - 1))
      {
        // `var items: [String]()`
        diagnostics.append(
          Diagnostic(
            "syntax.expected", "a type stands behind ':', and this is a value", at: colon,
            notes: [.init("write ' =' in place of ':'")]))
        let start = token.start
        guard skipBrackets() else { return false }
        append(node(.macroExpression, from: start, name: tree.names.intern("made")), to: &children)
        return true
      }
    }
    if takeSign("=") {
      guard let value = expression() else { return false }
      append(value, to: &children)
    }
    return true
  }

  /// `{ get { … } set { … } }`, `{ didSet { … } }`, `{ … }`.
  mutating func accessors(into children: inout Parser.Children) -> Bool {
    let open = token
    guard accessorAhead() else {
      let start = token.start
      guard let body = block() else { return false }
      append(node(.accessor, from: start, children: body, name: tree.names.intern("get")), to: &children)
      return true
    }
    guard takeBrace(), enter() else { return false }
    while token.kind != .rightBrace, token.kind != .endOfFile {
      let start = token.start
      while token.kind == .attribute || isWord("mutating") || isWord("nonmutating") || isWord("private")
        || isWord("fileprivate")
      {
        let isAttribute = token.kind == .attribute
        advance()
        // `@objc(setOpen:) set { … }`
        if isAttribute, token.kind == .leftParen, token.isLeftBound { guard skipBrackets() else { return false } }
      }
      guard token.kind == .word else { return fail("'get' or 'set'") ?? false }
      if let meant = accessor(meantBy: word) {
        diagnostics.append(
          Diagnostic(
            "syntax.expected", "'\(word)' begins no accessor", at: token.range,
            notes: [.init("did you mean '\(meant)'?")]))
      }
      let found = name(token)
      advance()
      var parts = Parser.Children()
      if token.kind == .leftParen {
        advance()
        let nameStart = token.start
        if token.kind == .word {
          let parameter = name(token)
          advance()
          append(node(.closureParameter, from: nameStart, name: parameter), to: &parts)
        }
        guard take(.rightParen) else { return fail("')'") ?? false }
      }
      while isWord("async") || isWord("throws") {
        advance()
        // `throws(LoadError)`
        if token.kind == .leftParen { guard skipBrackets() else { return false } }
      }
      if token.kind == .leftBrace || !isWord("get") && !isWord("set") && !isInProtocol && lacksBrace() {
        guard let body = block() else { return false }
        append(body, to: &parts)
      }
      append(node(.accessor, from: start, parts, name: found), to: &children)
      _ = take(.semicolon)
      if token.kind == .comma {
        diagnostics.append(
          Diagnostic(
            "syntax.expected", "no ',' stands between 'get' and 'set'", at: token.range,
            notes: [.init("write '{ get set }'")]))
        advance()
      }
    }
    leave()
    if !take(.rightBrace) { reportOpen(open.range) }
    return true
  }

  /// The accessor that is meant by a word in other capitals, or with one letter too many or too few: `didset`, `wilSet`.
  private func accessor(meantBy word: String) -> String? {
    let known = ["get", "set", "willSet", "didSet"]
    guard !known.contains(word), !word.hasPrefix("_") else { return nil }
    return known.first { $0.lowercased() == word.lowercased() }
      ?? nearestName(to: word, in: ["willSet", "didSet"], within: 1)
  }

  /// Whether the brace, which is the token, begins the observers of a property: `var x = X() { didSet { … } }`.
  func observersAhead() -> Bool {
    var ahead = lexer
    let next = ahead.next()
    guard next.kind == .word else { return false }
    let word = lexer.word(at: next.start)
    guard word == "didSet" || word == "willSet" || accessor(meantBy: word)?.hasSuffix("dSet") == true else {
      return false
    }
    let behind = ahead.next()
    return behind.kind == .leftBrace || behind.kind == .leftParen
  }

  /// Whether `get`, `set`, `willSet`, `didSet` comes first behind the brace, which is the token.
  func accessorAhead() -> Bool {
    var ahead = lexer
    var next = ahead.next()
    while next.kind == .attribute {
      next = ahead.next()
      guard next.kind == .leftParen, next.isLeftBound else { continue }
      while next.kind != .rightParen, next.kind != .endOfFile, next.kind != .leftBrace { next = ahead.next() }
      if next.kind == .rightParen { next = ahead.next() }
    }
    guard next.kind == .word else { return false }
    switch lexer.word(at: next.start) {
    case "get", "set", "willSet", "didSet", "_read", "_modify":
      let behind = ahead.next()
      return behind.kind == .leftBrace || behind.kind == .leftParen || behind.kind == .word
        || behind.kind == .rightBrace || behind.kind == .comma
    case "mutating", "nonmutating": return true
    case let word where accessor(meantBy: word) != nil: return ahead.next().kind == .leftBrace
    default: return false
    }
  }

  // MARK: Types

  mutating func nominal(_ kind: SyntaxKind, _ start: Int, _ modifiers: Parser.Children) -> SyntaxNode.ID? {
    advance()
    let nameStart = token.start
    var whole: String
    if kind == .extensionDeclaration, token.kind == .leftBracket {
      // `extension [Item]` is one of `Array`: of which elements, nobody asks.
      guard let type = type() else { return nil }
      whole = tree[type].kind == .dictionaryType ? "Dictionary" : "Array"
    } else {
      guard token.kind == .word else { return fail("the name of the type") }
      let first = name(token)
      whole = tree.names[first]
      advance()
    }
    if kind == .extensionDeclaration, self.is("?") {
      // `extension String?` is one of `Optional`.
      whole = "Optional"
      advance()
    }
    while token.kind == .dot, kind == .extensionDeclaration {
      advance()
      whole += "." + word
      advance()
    }
    let found = tree.names.intern(whole)
    var children = Parser.Children()
    let declared = node(.declaredName, from: nameStart, name: found)
    if kind == .classDeclaration {
      append(declared, to: &children)
    } else {
      children = modifiers
    }
    var generics = Parser.Children()
    if token.kind == .sign, lexer.byte(token.start) == UInt8(ascii: "<") {
      guard genericParameters(into: &generics) else { return nil }
    }
    if take(.colon) {
      repeat {
        // `Sendable`, `@unchecked Sendable`, `nonisolated Hashable`, `class`
        if isWord("nonisolated"), byteAhead().isCapital { advance() }
        guard let type = type() else { return nil }
        if tree[type].kind == .typeName { append(type, to: &children) }
      } while take(.comma)
    }
    guard skipWhere() else { return nil }
    let outer = (isInProtocol, isInEnum)
    (isInProtocol, isInEnum) = (kind == .protocolDeclaration, kind == .enumDeclaration)
    defer { (isInProtocol, isInEnum) = outer }
    guard members(into: &children) else { return nil }
    join(generics, to: &children)
    return node(kind, from: start, children, name: found, flags: kind == .classDeclaration ? .marked : [])
  }

  /// The members in braces; each that cannot be read is left out alone.
  mutating func members(into children: inout Parser.Children) -> Bool {
    let open = token
    guard takeBrace() else { return fail("'{'") ?? false }
    guard enter() else { return false }
    while token.kind != .rightBrace, token.kind != .endOfFile {
      if take(.semicolon) { continue }
      append(member(), to: &children)
    }
    leave()
    if !take(.rightBrace) { reportOpen(open.range) }
    return true
  }

  /// Whether a member of a class begins here.
  func beginsMember() -> Bool {
    if token.kind == .attribute { return true }
    guard token.kind == .word else { return false }
    switch word {
    // Its name stands in the next line.
    case "func" where byteAhead() == 0: return true
    case "let", "var", "func", "init", "deinit", "subscript", "class", "struct", "enum", "protocol", "extension",
      "typealias", "associatedtype", "case", "import", "actor", "operator", "infix", "prefix", "postfix", "macro",
      "precedencegroup":
      return beginsDeclaration()
    case let word: return SwiftModifiers.isModifier(word) && beginsDeclaration()
    }
  }

  /// A declaration, or the opaque statement that stands for it.
  mutating func member() -> SyntaxNode.ID {
    let start = token.start
    let mark: Mark = (tree.nodes.count, diagnostics.count, brackets, depth)
    (failure, malformed) = (nil, nil)
    let outer = (isInClosure, isInMember)
    (isInClosure, isInMember) = (false, true)
    defer { (isInClosure, isInMember) = outer }
    if beginsMember() {
      if let found = declarationStatement() { return found }
    } else if let keyword = lostKeyword() {
      return memberWithout(keyword)
    }
    if failure == nil { failure = (token.range, "a declaration") }
    return unread(since: start, mark, isMember: true)
  }

  /// `_ = UIApplicationMain(…)` of a file `main.swift`: it makes what the launch is here.
  mutating func discarded() -> SyntaxNode.ID {
    let start = token.start
    skipToEnd(openBrackets: brackets, from: start)
    return node(.opaqueStatement, from: start)
  }

  /// The keyword of a member that may be missing.
  enum LostKeyword: String { case function = "func", variable = "var" }

  /// `go() { … }`, `log: [String] = []`: which keyword is missing before a member.
  func lostKeyword() -> LostKeyword? {
    guard token.kind == .word, !isInEnum, !lexer.byte(token.start).isCapital, !isWord("deinit"), !isWord("_")
    else { return nil }
    var ahead = lexer
    var next = ahead.next()
    func beginsType(_ token: SwiftToken) -> Bool {
      switch token.kind {
      case .leftBracket, .leftParen, .attribute: true
      case .word: lexer.byte(token.start).isCapital || ["any", "some", "inout"].contains(lexer.word(at: token.start))
      default: false
      }
    }
    if next.kind == .colon { return beginsType(ahead.next()) ? .variable : nil }
    if next.kind == .sign, next.end == next.start + 1, lexer.byte(next.start) == UInt8(ascii: "=") {
      return .variable
    }
    guard next.kind == .leftParen, next.isLeftBound else { return nil }
    var (depth, count, hasType) = (0, 0, false)
    repeat {
      let behindColon = next.kind == .colon
      switch next.kind {
      case .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      case .endOfFile, .leftBrace, .rightBrace: return nil
      default: break
      }
      next = ahead.next()
      if behindColon, beginsType(next) { hasType = true }
      count += 1
    } while depth > 0 && count < 200
    guard depth == 0, hasType || count == 2, !next.beginsLine else { return nil }
    let sign = lexer.bytes[next.start..<next.end]
    return next.kind == .leftBrace || sign.elementsEqual("->".utf8) || sign.elementsEqual("throws".utf8)
      || sign.elementsEqual("async".utf8) ? .function : nil
  }

  /// Reads a member whose keyword is missing, and says so.
  mutating func memberWithout(_ keyword: LostKeyword) -> SyntaxNode.ID {
    let (start, base, word, lost) = (token.start, brackets, word, keyword.rawValue)
    lasting.append(
      Diagnostic(
        "syntax.expected", "'\(lost)' is missing before '\(word)'", at: token.range,
        cure: .init("write '\(lost) \(word)'", replacing: SourceRange(start, start), with: "\(lost) ")))
    if keyword == .function {
      let found = name(token)
      advance()
      var children = Parser.Children()
      if signatureAndBody(into: &children) {
        return node(.functionDeclaration, from: start, children, name: found)
      }
    } else if let binding = binding() {
      return node(.variableDeclaration, from: start, children: binding)
    }
    (failure, malformed) = (nil, nil)
    skipToEnd(openBrackets: base, from: start)
    return node(.opaqueStatement, from: start)
  }

  mutating func enumCases(_ start: Int) -> SyntaxNode.ID? {
    advance()
    var children = Parser.Children()
    repeat {
      guard token.kind == .word else { return fail("the name of a case") }
      if isWord("case"), lexer.byte(lastEnd - 1) == UInt8(ascii: ",") {
        malformed = (SourceRange(lastEnd - 1, lastEnd), "nothing follows this ','")
        return fail("the name of a case")
      }
      let elementStart = token.start
      let found = name(token)
      advance()
      var parts = Parser.Children()
      if token.kind == .leftParen { guard payload(into: &parts) else { return nil } }
      if token.kind == .colon, isInEnum {
        guard noteColon(behind: tree.names[found]) else { return fail("'='") }
      }
      if takeSign("=") || isInEnum && take(.colon) {
        guard let value = expression() else { return nil }
        append(value, to: &parts)
      }
      append(node(.enumElement, from: elementStart, parts, name: found), to: &children)
    } while take(.comma)
    if token.kind == .word, !token.beginsLine, lexer.word(at: lastEnd - 4) != "case" {
      malformed = (token.range, "',' is missing before '\(word)'")
      return fail("','")
    }
    return node(.enumCaseDeclaration, from: start, children)
  }

  /// `case degrees: "temp_c"`: read as if '=' stood there. False where no value follows.
  private mutating func noteColon(behind name: String) -> Bool {
    var ahead = lexer
    let next = ahead.next()
    switch next.kind {
    case .string, .integer, .decimal:
      diagnostics.append(
        Diagnostic(
          "syntax.expected", "a case has its raw value behind '='", at: token.range,
          notes: [.init("write '=' in place of ':'")]))
      return true
    case .word where lexer.byte(next.start).isCapital:
      malformed = (
        token.range, "a case has what it holds in parentheses: write '\(name)(\(lexer.word(at: next.start)))'"
      )
      return false
    default:
      malformed = (token.range, "a case has its raw value behind '='")
      return false
    }
  }

  /// `(id: Int, String)`.
  mutating func payload(into children: inout Parser.Children) -> Bool {
    let open = token.range
    advance()
    while token.kind != .rightParen {
      let start = token.start
      var label = Name.underscore
      var labelNode: SyntaxNode.ID?
      // `_ name: T` has no label.
      if isWord("_"), Lexer.isNameByte(byteAhead()) {
        advance()
        advance()
        guard take(.colon) else { return fail("':'") ?? false }
      } else if token.kind == .word, byteAhead() == UInt8(ascii: ":") {
        label = name(token)
        advance()
        labelNode = node(.label, from: start, name: label)
        advance()
      }
      let typeStart = token.start
      guard let found = type() else { return false }
      let annotation = node(.typeAnnotation, from: typeStart, children: found)
      var parts = Parser.Children()
      append(labelNode ?? node(.label, from: start, name: .underscore), to: &parts)
      append(annotation, to: &parts)
      if takeSign("=") {
        guard let initial = expression() else { return false }
        append(initial, to: &parts)
      }
      append(node(.parameter, from: start, parts, name: label), to: &children)
      guard take(.comma) || token.kind == .rightParen else {
        if token.kind == .endOfFile { reportOpen(open) }
        return fail("',' or ')'") ?? false
      }
    }
    advance()
    return true
  }
}

/// Words before a declaration that say who sees it or how it is kept.
enum SwiftModifiers {
  static func isModifier(_ word: String) -> Bool {
    switch word {
    case "override", "private", "fileprivate", "internal", "public", "open", "final", "static", "lazy", "weak",
      "unowned", "required", "convenience", "mutating", "nonmutating", "nonisolated", "dynamic", "indirect", "class",
      "optional", "package", "borrowing", "consuming", "isolated", "distributed", "prefix", "postfix", "infix":
      true
    default: false
    }
  }
}
