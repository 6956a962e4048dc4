/// Values, paths and closures.
extension Parser {
  mutating func expression(trailingClosures: Bool = true) -> SyntaxNode.ID? {
    let start = Int(token.range.start)
    if token.kind == .exclamation { return negation(from: start, trailingClosures: trailingClosures) }
    guard let value = postfixExpression(trailingClosures: trailingClosures) else { return nil }
    return cast(of: value, from: start)
  }

  @inline(never) private mutating func negation(from start: Int, trailingClosures: Bool) -> SyntaxNode.ID? {
    advance(.prefix)
    guard token.kind != .exclamation else {
      report(.doubleNegation(at: SourceRange(start, Int(token.range.end))))
      return nil
    }
    guard let operand = expression(trailingClosures: trailingClosures) else { return nil }
    if tree[operand].kind == .typeTest {
      report(.negatedTypeTest(at: SourceRange(start, start + 1), text(tree[operand].range)))
      return nil
    }
    return node(.negation, from: start, children: operand)
  }

  /// The `is` or `as` behind a value, if there is one.
  @inline(never) private mutating func cast(of value: SyntaxNode.ID, from start: Int) -> SyntaxNode.ID? {
    guard token.kind == .identifier, !onNewLine || parens > 0 else { return value }
    if isWord(.is) {
      advance()
      guard !isWord(.nil) else {
        report(.nilTest(at: token.range))
        return nil
      }
      guard let type = typeName() else { return nil }
      return node(.typeTest, from: start, children: value, type)
    }
    guard isWord(.as) else { return value }
    advance()
    var flags: SyntaxNode.Flags = []
    if token.kind == .question || token.kind == .exclamation {
      flags = token.kind == .question ? .optional : .forced
      advance(.joined)
    }
    guard let type = typeName() else { return nil }
    guard !isWord(.as) || onNewLine else {
      report(.secondCast(at: token.range))
      return nil
    }
    return node(.cast, from: start, children: value, type, flags: flags)
  }

  /// A literal, a list, a closure or a path.
  mutating func postfixExpression(trailingClosures: Bool) -> SyntaxNode.ID? {
    skipWordsBeforeCall()
    let start = Int(token.range.start)
    var components = Children()
    switch token.kind {
    case .identifier:
      switch nameOfToken() {
      case .true: return literal(.trueLiteral)
      case .false: return literal(.falseLiteral)
      case .nil: return literal(.nilLiteral)
      default: append(component(.identifier), to: &components)
      }
    case .dot:
      advance(.prefix)
      guard token.kind == .identifier else {
        reportExpected("a case after '.'")
        return nil
      }
      let name = nameOfToken()
      advance()
      let value = node(.enumCase, from: start, name: name)
      let takesClosure = token.kind == .leftBrace && trailingClosures
      guard !onNewLine, token.kind == .leftParen || token.kind == .dot || takesClosure else { return value }
      append(value, to: &components)
    case .integer: return number(.integerLiteral)
    case .decimal: return number(.decimalLiteral)
    case .minus:
      advance(.prefix)
      guard token.kind == .integer || token.kind == .decimal else {
        reportExpected("a number after '-'")
        return nil
      }
      let number = number(token.kind == .integer ? .integerLiteral : .decimalLiteral, from: start)
      return number
    case .string: return literal(.stringLiteral)
    case .leftBracket: return list()
    case .leftBrace: return closure()
    case .hash: return selector()
    case .leftParen:
      guard let inner = parenthesized() else { return nil }
      switch token.kind {
      case .dot, .question, .exclamation: append(inner, to: &components)
      case .newline where kindBehindLineEnd() == .dot: append(inner, to: &components)
      default: return inner
      }
    default:
      reportExpected("a value")
      return nil
    }
    return path(from: start, components, trailingClosures: trailingClosures)
  }

  /// The token as a literal.
  mutating func literal(_ kind: SyntaxKind) -> SyntaxNode.ID {
    let start = Int(token.range.start)
    advance()
    return node(kind, from: start)
  }

  private mutating func number(_ kind: SyntaxKind, from start: Int? = nil) -> SyntaxNode.ID {
    let start = start ?? Int(token.range.start)
    advance()
    let id = node(kind, from: start)
    if kind == .integerLiteral, tree.integer(of: id) == nil { report(.integerOverflow(at: tree[id].range)) }
    return id
  }

  // MARK: Paths

  /// The token, a name, as a component of a path.
  mutating func component(_ kind: SyntaxKind) -> SyntaxNode.ID {
    let start = Int(token.range.start)
    let name = nameOfToken()
    advance(kind == .member ? .joined : [])
    return node(kind, from: start, name: name)
  }

  /// Takes a `?` or `!` behind a component.
  mutating func takeMark(on component: Int32) {
    tree.nodes[Int(component)].flags.insert(token.kind == .question ? .optional : .forced)
    advance(.joined)
  }

  /// The rest of a path whose head has been read. A loop, so that a long path is no deep one.
  private mutating func path(from start: Int, _ head: Children, trailingClosures: Bool) -> SyntaxNode.ID? {
    var components = head
    let outer = takesValueClosures
    defer { takesValueClosures = outer }
    while true {
      takesValueClosures = isCaseWithClosure(components)
      switch token.kind {
      case .unknown where components.first == components.last && takeGenericArguments(): continue
      case .question, .exclamation, .dot: guard step(onto: &components) else { return nil }
      case .leftParen where !onNewLine:
        guard let call = call(trailingClosures: trailingClosures) else { return nil }
        append(call, to: &components)
      case .leftBracket where !onNewLine:
        guard let access = subscriptAccess() else { return nil }
        append(access, to: &components)
      case .leftBrace where trailingClosures:
        let brace = Int(token.range.start)
        guard let arguments = self.trailingClosures(Children()) else { return nil }
        appendCall(arguments, from: brace, to: &components)
      case .newline where goesOn(components, trailingClosures: trailingClosures): skipLineEnds()
      default: return node(.path, from: start, components)
      }
    }
  }

  /// A `?`, a `!` or a `.` with the name behind it; false after a report.
  @inline(never) private mutating func step(onto components: inout Children) -> Bool {
    if token.kind == .question, !onNewLine, lexer.questionAhead(behind: token.range) {
      report(.nilCoalescing(at: SourceRange(Int(token.range.start), Int(token.range.start) + 2)))
      return false
    }
    guard token.kind == .dot else {
      takeMark(on: components.last)
      return true
    }
    advance(.joined)
    runOn()
    guard token.kind == .identifier else {
      reportExpected("a name after '.'")
      return false
    }
    append(component(.member), to: &components)
    takeLabels()
    return true
  }

  /// `nav.canPerformAction(_:withSender:) = false`: the labels of a method that is given a value belong to its name.
  private mutating func takeLabels() {
    let labels = "(_:withSender:)"
    let start = Int(token.range.start)
    guard token.kind == .leftParen, start + labels.utf8.count <= lexer.bytes.count,
      lexer.bytes[start..<start + labels.utf8.count].elementsEqual(labels.utf8)
    else { return }
    while Int(token.range.start) < start + labels.utf8.count { advance(.joined) }
  }

  @inline(never) private mutating func appendCall(_ arguments: Children, from start: Int, to components: inout Children)
  {
    append(node(.call, from: start, arguments), to: &components)
  }

  /// Whether a path goes on in the next line.
  @inline(never) private mutating func goesOn(_ components: Children, trailingClosures: Bool) -> Bool {
    let next = kindBehindLineEnd()
    return next == .dot || next == .leftBrace && trailingClosures && endsInMember(components)
  }

  /// Whether what is called is a case that takes a closure: `.custom`, `UIViewController.Transition.zoom`.
  @inline(never) private func isCaseWithClosure(_ components: Children) -> Bool {
    guard components.last >= 0 else { return false }
    let node = tree.nodes[Int(components.last)]
    guard node.kind == .enumCase || node.kind == .member, let name = node.name else { return false }
    return tree.names.has(name, "custom") || tree.names.has(name, "zoom")
  }

  private func endsInMember(_ components: Children) -> Bool {
    components.last >= 0 && tree.nodes[Int(components.last)].kind == .member
  }

  @inline(never) private mutating func subscriptAccess() -> SyntaxNode.ID? {
    let open = token.range
    guard enterBracket() else { return nil }
    parens += 1
    advance(.joined)
    guard !isOver(open), let index = expression(), close(.rightBracket, open, "']'") else { return nil }
    return node(.subscriptAccess, from: Int(open.start), children: index)
  }

  mutating func call(trailingClosures: Bool) -> SyntaxNode.ID? {
    let open = token.range
    guard enterBracket() else { return nil }
    parens += 1
    advance(.joined)
    var children = Children()
    while token.kind != .rightParen {
      guard !isOver(open) else { return nil }
      guard let argument = argument() else {
        if isPast(open) { reportUnterminated(open) }
        return nil
      }
      append(argument, to: &children)
      guard token.kind == .comma else { break }
      advance()
    }
    guard close(.rightParen, open, "',' or ')'") else { return nil }
    let behind = token.kind == .newline && trailingClosures ? kindBehindLineEnd() : token.kind
    if trailingClosures, behind == .leftBrace {
      skipLineEnds()
      guard let all = self.trailingClosures(children) else { return nil }
      children = all
    }
    return node(.call, from: Int(open.start), children)
  }

  private mutating func argument() -> SyntaxNode.ID? {
    let start = Int(token.range.start)
    var label: Name? = nil
    if token.kind == .identifier, lexer.byteAhead() == UInt8(ascii: ":") {
      label = nameOfToken()
      advance()
      advance()
    }
    guard let value = expression() else { return nil }
    return node(.argument, from: start, children: value, name: label)
  }

  /// The closures behind a call: the token is the `{` of the first.
  private mutating func trailingClosures(_ arguments: Children) -> Children? {
    var arguments = arguments
    var start = Int(token.range.start)
    var label: Name? = nil
    while true {
      let closure = closure()
      append(node(.argument, from: start, children: closure, name: label, flags: .trailing), to: &arguments)
      if token.kind == .newline, kindBehindLineEnd() == .identifier, lexer.labelledClosureAhead() { skipLineEnds() }
      guard token.kind == .identifier, !onNewLine || lexer.labelledClosureAhead(),
        lexer.byteAhead() == UInt8(ascii: ":")
      else { return arguments }
      // A label inside parentheses is the next argument's only behind a comma, so that this one is a closure's.
      start = Int(token.range.start)
      label = nameOfToken()
      advance()
      advance()
      if token.kind == .newline, kindBehindLineEnd() == .leftBrace { skipLineEnds() }
      guard token.kind == .leftBrace else {
        reportExpected("a closure")
        return nil
      }
    }
  }

  /// Whether the text or the block round the bracket ends here; reports the bracket then.
  private mutating func isOver(_ open: SourceRange) -> Bool {
    guard token.kind == .endOfFile || token.kind == .rightBrace else { return false }
    reportUnterminated(open)
    return true
  }

  /// Whether the token stands in a line below the bracket, and one that is no deeper than the statement: then it is
  /// more likely that the bracket was never closed than that its contents are wrong.
  private func isPast(_ open: SourceRange) -> Bool {
    lexer.lineStart > Int(open.start) && lexer.indentation <= statementIndentation
  }

  /// Takes the bracket that closes `open`.
  private mutating func close(_ kind: SyntaxToken.Kind, _ open: SourceRange, _ what: String) -> Bool {
    if token.kind == kind {
      nesting -= 1
      parens -= 1
      advance()
      return true
    }
    switch token.kind {
    case .endOfFile, .rightBrace: reportUnterminated(open)
    case _ where isPast(open): reportUnterminated(open)
    default: reportExpected(what)
    }
    return false
  }

  // MARK: Brackets

  @inline(never) private mutating func list() -> SyntaxNode.ID? {
    let open = token.range
    guard enterBracket() else { return nil }
    parens += 1
    advance()
    var children = Children()
    while token.kind != .rightBracket {
      guard !isOver(open), let element = expression() else { return nil }
      append(element, to: &children)
      guard token.kind == .comma else { break }
      advance()
    }
    guard close(.rightBracket, open, "',' or ']'") else { return nil }
    return node(.list, from: Int(open.start), children)
  }

  @inline(never) private mutating func parenthesized() -> SyntaxNode.ID? {
    let open = token.range
    guard enterBracket() else { return nil }
    parens += 1
    advance()
    guard !isOver(open), let inner = expression() else { return nil }
    if token.kind == .equalEqual || token.kind == .notEqual {
      report(.comparisonInParentheses(at: token.range))
      return nil
    }
    guard close(.rightParen, open, "')'") else { return nil }
    return node(.parenthesized, from: Int(open.start), children: inner)
  }

  @inline(never) private mutating func selector() -> SyntaxNode.ID? {
    let start = Int(token.range.start)
    advance(.prefix)
    guard isWord(.selector) else {
      reportExpected("'selector' after '#'")
      return nil
    }
    advance()
    guard token.kind == .leftParen else {
      reportExpected("'('")
      return nil
    }
    let open = token.range
    guard enterBracket() else { return nil }
    parens += 1
    advance(.joined)
    var children = Children()
    if token.kind == .identifier, lexer.byteAhead() == UInt8(ascii: ".") {
      let typeStart = Int(token.range.start)
      let name = nameOfToken()
      advance()
      append(node(.typeName, from: typeStart, name: name), to: &children)
      advance(.joined)
    }
    guard let method = methodName(), close(.rightParen, open, "')'") else { return nil }
    append(method, to: &children)
    return node(.selector, from: start, children)
  }
}

extension Diagnostic {
  fileprivate static func doubleNegation(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.double-negation", "'!' goes once before a value", at: range)
  }

  fileprivate static func negatedTypeTest(at range: SourceRange, _ test: String) -> Diagnostic {
    Diagnostic(
      "syntax.negated-type-test", "'!' before an 'is' needs parentheses: write '!(\(test))'", at: range)
  }

  fileprivate static func nilTest(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.nil-test", "'is' asks for a class: write '== nil'", at: range)
  }

  fileprivate static func comparisonInParentheses(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.comparison-in-parentheses", "a comparison has no parentheses around it: write 'expect a == b'", at: range)
  }

  fileprivate static func nilCoalescing(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.nil-coalescing", "there is no '??': write the value you mean", at: range)
  }

  fileprivate static func secondCast(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.second-cast", "a second cast needs parentheses round the first", at: range)
  }

  fileprivate static func integerOverflow(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.integer-overflow", "the integer does not fit in 64 bits", at: range)
  }
}
