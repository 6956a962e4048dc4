/// Paths: names, members, calls with their arguments and closures.
extension Parser {
  /// The token, a name, as a component of a path.
  mutating func component(_ kind: SyntaxKind) -> SyntaxNode.ID {
    let start = Int(token.range.start)
    let name = nameOfToken()
    advance(kind == .member ? .joined : .init(rawValue: 0))
    return node(kind, from: start, name: name)
  }

  /// Takes a `?` or `!` after a component.
  mutating func takeMark(on component: Int32) {
    tree.nodes[Int(component)].flags.insert(token.kind == .question ? .optional : .forced)
    advance(.joined)
  }

  /// The rest of a path whose head has been read. A loop, so that a long path is no deep one.
  mutating func path(from start: Int, _ head: Children, trailingClosures: Bool) -> SyntaxNode.ID? {
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

  /// A `?`, a `!` or a `.` with the name after it; false after a report.
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
    let member = component(.member)
    // `Card.init(…)` is `Card(…)`.
    if token.kind == .leftParen, let name = tree[member].name, isInitializer(name, of: components) { return true }
    append(member, to: &components)
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

  /// Whether a path continues in the next line.
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
      if token.kind == .comma, Int(token.range.start) == lastEnd {
        reportExpected("a value")
        advance()
      }
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

  /// The closures after a call: the token is the `{` of the first.
  mutating func trailingClosures(_ arguments: Children) -> Children? {
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
      // A label inside parentheses is the next argument's only after a comma; so this one is a closure's.
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
}

extension Diagnostic {
  fileprivate static func nilCoalescing(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.nil-coalescing", "there is no '??': write the value you mean", at: range)
  }
}
