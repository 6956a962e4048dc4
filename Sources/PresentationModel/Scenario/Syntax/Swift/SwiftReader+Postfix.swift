/// Values and what stands directly behind them: members, calls, indices, closures.
extension SwiftReader {
  mutating func postfix() -> SyntaxNode.ID? {
    let start = token.start
    guard let head = primary() else { return nil }
    let inner = valueInBrackets(head)
    if let inner, !continuesPath() { return inner }
    guard continuesPath() || tree[head].kind == .identifier || tree[head].kind == .enumCase else { return head }
    var components = inner.flatMap { unchainedComponents($0) } ?? Parser.Children()
    if components.first < 0 { append(head, to: &components) }
    guard readComponents(&components) else { return nil }
    if tree[head].kind == .enumCase, components.last == head.index, tree[head].flags.isEmpty { return head }
    if components.last == head.index, tree[head].kind != .identifier, tree[head].flags.isEmpty { return head }
    return node(.path, from: start, components)
  }

  /// What stands in `(…)`: brackets round a value change nothing about it, so that no reader of the tree has to know them.
  private func valueInBrackets(_ node: SyntaxNode.ID) -> SyntaxNode.ID? {
    guard tree[node].kind == .parenthesized, let inner = tree[node].firstChild, tree[inner].kind != .typeExpression,
      tree[inner].kind != .operatorName
    else { return nil }
    return inner
  }

  /// The components of a path in brackets, which goes on behind them: `(a.b).c`. `(a?.b).c` is another chain than `a?.b.c`.
  private mutating func unchainedComponents(_ node: SyntaxNode.ID) -> Parser.Children? {
    guard tree[node].kind == .path else { return nil }
    var components = Parser.Children()
    var next = tree[node].firstChild
    components.first = next?.index ?? -1
    while let component = next {
      if tree[component].flags.contains(.optional) { return nil }
      components.last = component.index
      next = tree[component].nextSibling
    }
    // No tree has this node any more.
    tree.nodes[Int(node.index)].kind = .parenthesized
    tree.nodes[Int(node.index)].firstChildIndex = -1
    return components
  }

  /// Whether a name may begin so behind `.`: also `$state`, what a property wrapper projects.
  private func beginsName(_ byte: UInt8) -> Bool {
    Lexer.isNameByte(byte) || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "$")
  }

  private func continuesPath() -> Bool {
    switch token.kind {
    case .dot: return beginsName(lexer.byte(token.end))
    case .leftParen: return opensCall
    case .leftBracket: return !token.beginsLine && token.isLeftBound
    case .leftBrace: return !isInCondition && lastEnd <= token.start && !observersAhead()
    case .sign: return token.isLeftBound && (isMark() || self.is("<")) || genericArgumentsOnNextLine()
    default: return false
    }
  }

  /// Whether generic arguments stand in the line below their type: no operator stands so before a value.
  private func genericArgumentsOnNextLine() -> Bool {
    token.beginsLine && token.isRightBound && self.is("<") && lastEnd > 0
      && Lexer.isNameByte(lexer.byte(lastEnd - 1)) && opensGenericArguments()
  }

  /// Whether the token, a `(`, stands behind a name or a value; Swift takes `present (x)` too.
  private var opensCall: Bool {
    // `{ … } (x)` calls the closure.
    !token.beginsLine
      && (token.isLeftBound
        || lastEnd > 0
          && (Lexer.isNameByte(lexer.byte(lastEnd - 1))
            || !isInCondition && lexer.byte(lastEnd - 1) == UInt8(ascii: "}")))
  }

  /// Whether the token is `?` or `!` behind a value.
  private func isMark() -> Bool {
    guard token.kind == .sign, token.isLeftBound, !token.beginsLine, token.end == token.start + 1 else { return false }
    let byte = lexer.byte(token.start)
    if byte == UInt8(ascii: "!") { return true }
    guard byte == UInt8(ascii: "?") else { return false }
    // `a ?b:c` is a choice, `a?.b`, `a?()`, `a? = b` are not.
    switch lexer.byte(token.end) {
    case UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "?"), UInt8(ascii: "!"),
      UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\n"),
      UInt8(ascii: "\r"), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: " "), UInt8(ascii: "\t"), 0:
      return true
    default: return false
    }
  }

  private mutating func readComponents(_ components: inout Parser.Children) -> Bool {
    while true {
      switch token.kind {
      case .dot:
        guard beginsName(lexer.byte(token.end)) else {
          return fail("a name after '.'") ?? false
        }
        advance()
        let start = token.start
        // `.0.1`
        let found = name(token)
        advance()
        // `Card.init(…)` is `Card(…)`.
        if token.kind == .leftParen, token.isLeftBound, isInitializer(found, of: components), !argumentLabelsAhead() {
          continue
        }
        append(node(.member, from: start, name: found), to: &components)
      case .leftParen where opensCall && argumentLabelsAhead():
        append(argumentLabels(), to: &components)
      case .leftParen where opensCall:
        guard let call = call(of: tree.nodes[Int(components.last)].name) else { return false }
        append(call, to: &components)
      case .leftBracket where !token.beginsLine && token.isLeftBound:
        guard let access = subscriptAccess() else { return false }
        append(access, to: &components)
      case .leftBrace
      where takesClosure(components) && !observersAhead()
        && (!isInCondition || closureAheadInCondition(behind: tree.nodes[Int(components.last)].name)):
        let start = token.start
        var arguments = Parser.Children()
        guard trailingClosures(&arguments) else { return false }
        append(node(.call, from: start, arguments), to: &components)
      case .sign where isMark():
        tree.nodes[Int(components.last)].flags.insert(self.is("?") ? .optional : .forced)
        advance()
      case .sign
      where genericArgumentsOnNextLine()
        || token.isLeftBound && !token.beginsLine && lexer.byte(token.start) == UInt8(ascii: "<")
          && token.end == token.start + 1 && opensGenericArguments():
        var arguments = Parser.Children()
        guard genericArguments(into: &arguments) else { return false }
        tree.nodes[Int(components.last)].firstChildIndex = arguments.first
      default: return true
      }
    }
  }

  /// Whether a closure may stand behind the last component: a name, a member.
  private func takesClosure(_ components: Parser.Children) -> Bool {
    let last = tree.nodes[Int(components.last)].kind
    return last == .identifier || last == .member || last == .subscriptAccess || last == .enumCase
  }

  /// Whether a `{` in a condition begins a closure and not the body, as in `if items.contains { $0.isOpen } {`: the
  /// compiler looks at what stands behind its `}`, and so does this.
  ///
  /// A closure whose lines begin below the brace is looked for behind a method of lists alone: to search the end of every
  /// body would read what is nested once at each of its levels.
  private func closureAheadInCondition(behind name: Name?) -> Bool {
    var ahead = lexer
    var next = ahead.next()
    if next.kind == .rightBrace || next.kind == .word && lexer.word(at: next.start) == "case" { return false }
    if next.beginsLine {
      guard let name, Self.takingClosures.contains(tree.names[name]) else { return false }
    }
    var depth = 1
    while true {
      switch next.kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .endOfFile: return false
      default: break
      }
      let isOver = depth == 0
      next = ahead.next()
      if isOver { break }
    }
    switch next.kind {
    case .leftBrace, .comma: return true
    case .leftParen, .leftBracket, .dot, .sign: return !next.beginsLine
    case .word:
      let word = lexer.word(at: next.start)
      return word == "where" || !next.beginsLine && (word == "is" || word == "as")
    default: return false
    }
  }

  private static let takingClosures: Set<String> = [
    "contains", "first", "last", "filter", "allSatisfy", "map", "compactMap", "flatMap", "firstIndex", "lastIndex",
    "sorted", "min", "max", "reduce", "prefix", "drop", "mapValues", "compactMapValues", "split",
  ]

  /// `(…)` and the closures behind it.
  private mutating func call(of name: Name?) -> SyntaxNode.ID? {
    let start = token.start
    var children = Parser.Children()
    guard arguments(.rightParen, into: &children) else { return nil }
    if token.kind == .leftBrace, !observersAhead(), !isInCondition || closureAheadInCondition(behind: name) {
      guard trailingClosures(&children) else { return nil }
    }
    return node(.call, from: start, children)
  }

  /// Whether the bracket holds labels alone: `(_:)`, `(with:animated:)`.
  private func argumentLabelsAhead() -> Bool {
    var index = token.end
    let limit = min(lexer.end, token.end + 200)
    guard index < limit, lexer.bytes[index] != UInt8(ascii: ")") else { return false }
    while index < limit, lexer.bytes[index] != UInt8(ascii: ")") {
      let start = index
      while index < limit, Lexer.isNameByte(lexer.bytes[index]) { index += 1 }
      guard index > start, index < limit, lexer.bytes[index] == UInt8(ascii: ":") else { return false }
      index += 1
      if index < limit, lexer.bytes[index] == UInt8(ascii: " "), lexer.byte(index + 1) == UInt8(ascii: ")") {
        index += 1
      }
    }
    return index < limit
  }

  private mutating func argumentLabels() -> SyntaxNode.ID {
    let start = token.start
    var children = Parser.Children()
    advance()
    while token.kind != .rightParen, token.kind != .endOfFile {
      if token.kind == .word {
        let begin = token.start
        let found = name(token)
        advance()
        append(node(.label, from: begin, name: found), to: &children)
      } else {
        advance()
      }
    }
    advance()
    return node(.argumentLabels, from: start, children)
  }

  private mutating func subscriptAccess() -> SyntaxNode.ID? {
    let start = token.start
    var children = Parser.Children()
    guard arguments(.rightBracket, into: &children) else { return nil }
    // As in a scenario: the index itself, where it has no label.
    if let only = children.first >= 0 ? SyntaxNode.ID(children.first) : nil, tree[only].nextSibling == nil,
      tree[only].name == nil, let index = tree[only].firstChild
    {
      return node(.subscriptAccess, from: start, children: index)
    }
    return node(.subscriptAccess, from: start, children)
  }

  /// `label: value, value`, to the bracket that ends them; the token opens it.
  mutating func arguments(_ end: SwiftToken.Kind, into children: inout Parser.Children) -> Bool {
    let open = token.range
    guard enter() else { return false }
    let outer = isInCondition
    isInCondition = false
    defer { isInCondition = outer }
    advance()
    while token.kind != end {
      let start = token.start
      var label: Name?
      if token.kind == .word, byteAhead() == UInt8(ascii: ":") {
        label = name(token)
        advance()
        advance()
      }
      let (lone, first) = (lonePlace, token.start)
      guard var value = argumentValue() else {
        if token.kind == .endOfFile { reportOpen(open) }
        return false
      }
      if lone == nil, lonePlace != nil, takesClosure(label, behind: Int(open.start)) {
        let written = String(decoding: lexer.bytes[first..<lastEnd], as: UTF8.self)
        reportLone(SourceRange(first, lastEnd), "write '{ \(written) }'")
        value = node(.macroExpression, from: first, name: tree.names.intern("closure"))
      }
      // `isOn ? (a = 1) : (b = 2)`: an assignment in parentheses alone.
      if label == nil, isSign("="), end == .rightParen, !behindName(open), token.isLeftBound == token.isRightBound {
        advance()
        guard let given = expression() else { return false }
        value = node(.assignment, from: start, children: value, given)
        append(node(.argument, from: start, children: value), to: &children)
        guard token.kind == end else { return fail("')'") ?? false }
        continue
      }
      // `log(count += 1)`: what it gives is an empty tuple.
      if token.kind == .sign, end == .rightParen, isCompoundAssignment() {
        let sign = name(token)
        advance()
        guard let given = expression() else { return false }
        value = node(.compoundAssignment, from: first, children: value, given, name: sign)
        append(node(.argument, from: start, children: value, name: label), to: &children)
        if take(.comma) { continue }
        guard token.kind == end else { return fail("',' or ')'") ?? false }
        continue
      }
      append(node(.argument, from: start, children: value, name: label), to: &children)
      if label == nil, isSign("=") {
        malformed = (token.range, "a label has ':' behind it: write ':' in place of '='")
        return fail("':'") ?? false
      }
      guard take(.comma) || token.kind == end else {
        if token.kind == .endOfFile { reportOpen(open) }
        return fail(end == .rightParen ? "',' or ')'" : "',' or ']'") ?? false
      }
    }
    leave()
    advance()
    return true
  }

  /// Whether a bracket belongs to a call.
  private func behindName(_ open: SourceRange) -> Bool {
    let before = lexer.byte(Int(open.start) - 1)
    return Lexer.isNameByte(before)
      || [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ">")].contains(
        before)
  }

  /// Whether an argument is a closure: by its label, or by the name of the method before the bracket.
  private func takesClosure(_ label: Name?, behind open: Int) -> Bool {
    if let label { return ["by", "where", "while"].contains(tree.names[label]) }
    let count = lexer.bytes[..<open].reversed().prefix { Lexer.isNameByte($0) }.count
    return ["map", "filter", "forEach", "compactMap", "flatMap", "allSatisfy", "sink"].contains(
      lexer.word(at: open - count))
  }

  /// Reports `$0` outside of a closure.
  mutating func reportLone(_ range: SourceRange, _ note: String?) {
    guard let place = lonePlace else { return }
    lonePlace = nil
    let word = String(decoding: lexer.bytes[place.offsets], as: UTF8.self)
    diagnostics.append(
      Diagnostic(
        "syntax.expected", "'\(word)' stands outside of a closure", at: range, notes: note.map { [.init($0)] } ?? []))
  }

  /// A value; an operator that is handed on (`sorted(by: <)`).
  private mutating func argumentValue() -> SyntaxNode.ID? {
    if token.kind == .sign, !token.isRightBound {
      let start = token.start
      let sign = name(token)
      advance()
      return node(.operatorName, from: start, name: sign)
    }
    return expression()
  }

  private mutating func trailingClosures(_ children: inout Parser.Children) -> Bool {
    var start = token.start
    guard let first = closure() else { return false }
    append(node(.argument, from: start, children: first, flags: .trailing), to: &children)
    while token.kind == .word, !token.beginsLine || lexer.byte(lastEnd - 1) == UInt8(ascii: "}"),
      byteAhead() == UInt8(ascii: ":"), isLabelledClosure()
    {
      start = token.start
      let label = name(token)
      advance()
      advance()
      guard let next = closure() else { return false }
      append(node(.argument, from: start, children: next, name: label, flags: .trailing), to: &children)
    }
    return true
  }

  /// Whether a colon and a `{` follow the word.
  func isLabelledClosure() -> Bool {
    if self.is("default") { return false }
    var index = token.end
    func skip() { while SwiftLexer.isBlank(lexer.byte(index)), lexer.byte(index) != UInt8(ascii: "\n") { index += 1 } }
    skip()
    guard lexer.byte(index) == UInt8(ascii: ":") else { return false }
    index += 1
    skip()
    return lexer.byte(index) == UInt8(ascii: "{")
  }

  /// Whether `<` begins types and does not compare: types to the `>`, and behind it what a value can go on with.
  private func opensGenericArguments() -> Bool {
    let isAtLineEnd = lexer.byte(token.end) == UInt8(ascii: "\n") || lexer.byte(token.end) == UInt8(ascii: "\r")
    guard token.isRightBound || isAtLineEnd else { return false }
    var index = token.end
    var depth = 1
    let limit = min(lexer.end, token.end + 400)
    while index < limit, depth > 0 {
      switch lexer.bytes[index] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"):
        if lexer.byte(index - 1) != UInt8(ascii: "-") { depth -= 1 }
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "?"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: ":"), UInt8(ascii: "&"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "-"), UInt8(ascii: "!"):
        break
      case let byte where Lexer.isNameByte(byte): break
      case UInt8(ascii: "/") where lexer.byte(index + 1) == UInt8(ascii: "*"):
        repeat {
          index += 1
        } while index < limit
          && !(lexer.byte(index) == UInt8(ascii: "*") && lexer.byte(index + 1) == UInt8(ascii: "/"))
        index += 1
      // A list goes on behind its comma, and where a bracket opens or closes.
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        var (before, behind) = (index - 1, index + 1)
        while before > token.start, lexer.byte(before) <= UInt8(ascii: " ") { before -= 1 }
        while behind < limit, lexer.byte(behind) <= UInt8(ascii: " ") { behind += 1 }
        switch (lexer.byte(before), lexer.byte(behind)) {
        case (UInt8(ascii: ","), _), (UInt8(ascii: "<"), _), (UInt8(ascii: "("), _), (_, UInt8(ascii: ")")),
          (_, UInt8(ascii: ">")):
          break
        default: return false
        }
      default: return false
      }
      index += 1
    }
    guard depth == 0 else { return false }
    switch lexer.byte(index) {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: "{"), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "?"),
      UInt8(ascii: "!"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0:
      return true
    case UInt8(ascii: " "):
      while lexer.byte(index + 1) == UInt8(ascii: " ") { index += 1 }
      return lexer.byte(index + 1) == UInt8(ascii: "{") || lexer.byte(index + 1) == UInt8(ascii: "=")
    default: return false
    }
  }
}
