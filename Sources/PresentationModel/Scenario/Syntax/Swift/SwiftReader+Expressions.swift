/// Expressions: operators, and what they stand between.
extension SwiftReader {
  /// A value that is read, with the operators that wait for their right side.
  private struct Operand {
    var node: SyntaxNode.ID
    /// Where it begins and ends, with the brackets round it.
    var start: Int
    var end: Int
    /// The precedence of the operators of a `binary` that was made here, 0 otherwise.
    var precedence = 0
    var lastChild: Int32 = -1
  }

  private struct Pending {
    var precedence: Int
    var isRightAssociative: Bool
    var sign: SyntaxNode.ID
  }

  /// An expression, without assignments.
  mutating func expression() -> SyntaxNode.ID? {
    guard enter() else { return nil }
    defer { leave() }
    // `try` and `await` go for all that stands behind them.
    var words: [(kind: SyntaxKind, flags: SyntaxNode.Flags, start: Int)] = []
    defer { leave(words.count) }
    while let word = takePrefixWord() {
      guard enter() else { return nil }
      words.append(word)
    }
    guard var found = choice(start: token.start) else { return nil }
    for word in words.reversed() { found = node(word.kind, from: word.start, children: found, flags: word.flags) }
    return found
  }

  private mutating func takePrefixWord() -> (SyntaxKind, SyntaxNode.Flags, Int)? {
    let moves =
      (self.is("consume") || self.is("copy")) && (Lexer.isNameByte(byteAhead()) || byteAhead() == UInt8(ascii: "$"))
    guard token.kind == .word, self.is("try") || self.is("await") || self.is("unsafe") || moves else { return nil }
    // What `try` and `await` go for may stand in the next line.
    let next = moves ? byteAhead() : lexer.byte(wordAhead())
    let start = token.start
    guard
      Lexer.isNameByte(next) || next == UInt8(ascii: "(") || next == UInt8(ascii: ".") || next == UInt8(ascii: "[")
        || next == UInt8(ascii: "\"") || next == UInt8(ascii: "$") || next == UInt8(ascii: "-")
        || next == UInt8(ascii: "!") && (self.is("await") || self.is("try"))
        || next == UInt8(ascii: "?") && self.is("try")
        // `(try` at the end of a line.
        || byteAhead() == 0 && self.is("try")
    else { return nil }
    let kind: SyntaxKind = self.is("try") ? .tryExpression : .awaitExpression
    advance()
    var flags: SyntaxNode.Flags = []
    if kind == .tryExpression, token.isLeftBound {
      if takeSign("?") { flags = .optional } else if takeSign("!") { flags = .forced }
    }
    return (kind, flags, start)
  }

  /// `a ? b : c ? d : e`, from left to right.
  private mutating func choice(start: Int) -> SyntaxNode.ID? {
    guard let first = operators() else { return nil }
    guard isSign("?"), !token.isLeftBound || token.beginsLine else { return first }
    var parts: [(condition: SyntaxNode.ID, start: Int, value: SyntaxNode.ID)] = []
    var last = first
    var partStart = start
    // Each stands in the one before it.
    var levels = 0
    defer { leave(levels) }
    while isSign("?"), !token.isLeftBound || token.beginsLine {
      guard enter() else { return nil }
      levels += 1
      let sign = token.range
      advance()
      let outer = isInCondition
      isInCondition = false
      let value = expression()
      isInCondition = outer
      guard let value else { return nil }
      guard take(.colon) else {
        if token.beginsLine || [.rightBrace, .rightParen, .endOfFile].contains(token.kind) {
          malformed = (sign, "behind '? …' a ':' and the other value are missing: write ': nil', or what it is else")
        }
        return fail("':'")
      }
      parts.append((last, partStart, value))
      partStart = token.start
      guard let next = operators() else { return nil }
      last = next
    }
    while let part = parts.popLast() {
      last = node(.ternary, from: part.start, children: part.condition, part.value, last)
    }
    return last
  }

  /// Operands and the operators between them.
  private mutating func operators() -> SyntaxNode.ID? {
    let start = token.start
    guard let first = operand() else { return nil }
    guard isOperator() || isCast() else { return first }
    var operands = [Operand(node: first, start: start, end: lastEnd)]
    var pending: [Pending] = []
    // Each cast stands round the one before it.
    var casts = 0
    defer { leave(casts) }
    while true {
      if isCast() {
        while let top = pending.last, top.precedence > OperatorPrecedence.casting { fold(&operands, &pending, start) }
        guard enter() else { return nil }
        casts += 1
        guard cast(&operands[operands.count - 1], start) else { return nil }
        continue
      }
      guard isOperator() else { break }
      let sign = node(.operatorName, from: token.start, name: name(token))
      tree.nodes[Int(sign.index)].range = token.range
      let (precedence, isRight) = OperatorPrecedence.of(word) ?? ownPrecedence(of: word)
      while let top = pending.last, top.precedence > precedence || top.precedence == precedence && !isRight {
        fold(&operands, &pending, start)
      }
      advance()
      let begin = token.start
      guard let right = operand() else { return nil }
      pending.append(Pending(precedence: precedence, isRightAssociative: isRight, sign: sign))
      operands.append(Operand(node: right, start: begin, end: lastEnd))
    }
    while !pending.isEmpty { fold(&operands, &pending, start) }
    return operands[0].node
  }

  /// Joins the last two operands by the last operator.
  private mutating func fold(_ operands: inout [Operand], _ pending: inout [Pending], _ start: Int) {
    let sign = pending.removeLast()
    let right = operands.removeLast()
    var left = operands.removeLast()
    if left.precedence == sign.precedence {
      tree.nodes[Int(left.lastChild)].nextSiblingIndex = sign.sign.index
      tree.nodes[Int(sign.sign.index)].nextSiblingIndex = right.node.index
    } else {
      var children = Parser.Children()
      append(left.node, to: &children)
      append(sign.sign, to: &children)
      append(right.node, to: &children)
      left.node = node(.binary, from: left.start, children)
      left.precedence = sign.precedence
    }
    left.end = right.end
    tree.nodes[Int(left.node.index)].range.end = Int32(right.end)
    left.lastChild = right.node.index
    operands.append(left)
  }

  private func isCast() -> Bool {
    token.kind == .word && (self.is("as") || self.is("is"))
      && (!token.beginsLine || byteAhead() != 0 && byteAhead() != UInt8(ascii: "=") && byteAhead() != UInt8(ascii: "."))
  }

  private mutating func cast(_ operand: inout Operand, _ start: Int) -> Bool {
    let isTest = isWord("is")
    advance()
    var flags: SyntaxNode.Flags = []
    if !isTest, token.kind == .sign, token.isLeftBound {
      if takeSign("?") { flags = .optional } else if takeSign("!") { flags = .forced }
    }
    guard let type = type() else { return false }
    let kind: SyntaxKind = isTest ? .typeTest : .cast
    operand = Operand(
      node: node(kind, from: operand.start, children: operand.node, type, flags: flags), start: operand.start,
      end: lastEnd)
    return true
  }

  /// Whether the token is an operator between two values.
  private func isOperator() -> Bool {
    guard token.kind == .sign else { return false }
    let first = lexer.byte(token.start)
    if token.end == token.start + 1 {
      switch first {
      case UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "!"): return false
      default: break
      }
    } else if self.is("->") || isCompoundAssignment() {
      return false
    }
    if token.isLeftBound == token.isRightBound { return true }
    // `a &&b` is none of Swift, but it is plain what is meant; a `-` or `.` that begins a line is not.
    if token.beginsLine || first == UInt8(ascii: "-") || first == UInt8(ascii: "&") && token.end == token.start + 1 {
      return false
    }
    return !token.isLeftBound ? false : !self.is("...")
  }

  /// A value with the operators directly before it.
  mutating func operand() -> SyntaxNode.ID? {
    let start = token.start
    var signs: [SwiftToken] = []
    var words: [(SyntaxKind, SyntaxNode.Flags, Int)] = []
    defer { leave(signs.count + words.count) }
    while true {
      if token.kind == .sign, token.isRightBound, !isSign("=") || false {
        if token.end > token.start + 1, lexer.byte(token.start) == UInt8(ascii: "!") { splitSign() }
        guard enter() else { return nil }
        signs.append(token)
        advance()
      } else if signs.isEmpty, let word = takePrefixWord() {
        guard enter() else { return nil }
        words.append(word)
      } else {
        break
      }
    }
    guard var found = postfix() else { return nil }
    for sign in signs.reversed() {
      let isNot = sign.end == sign.start + 1 && lexer.byte(sign.start) == UInt8(ascii: "!")
      found =
        isNot ? node(.negation, from: sign.start, children: found) : prefixed(found, sign)
    }
    for word in words.reversed() { found = node(word.0, from: word.2, children: found, flags: word.1) }
    while token.kind == .sign, token.isLeftBound, !token.isRightBound, !token.beginsLine,
      self.is("...") || isOwnPostfix()
    {
      let flags: SyntaxNode.Flags = self.is("...") ? [] : .marked
      let sign = name(token)
      advance()
      found = node(.unary, from: start, children: found, name: sign, flags: flags)
    }
    return found
  }

  /// How strongly an operator of the file's binds.
  private mutating func ownPrecedence(of sign: String) -> (precedence: Int, isRightAssociative: Bool) {
    ownOperators().of(sign) ?? (OperatorPrecedence.normal, false)
  }

  /// Whether the token is an operator that the file declares as one behind its value.
  private mutating func isOwnPostfix() -> Bool {
    switch word {
    case "=", "?", "!", "->", "&": false
    default: ownOperators().isPostfix(word)
    }
  }

  private mutating func ownOperators() -> OwnPrecedences {
    if let known = ownPrecedences { return known }
    let found = OwnPrecedences(lexer.bytes)
    ownPrecedences = found
    return found
  }

  /// `-3` is a literal, other operators stand before their value.
  private mutating func prefixed(_ value: SyntaxNode.ID, _ sign: SwiftToken) -> SyntaxNode.ID {
    let kind = tree[value].kind
    if kind == .integerLiteral || kind == .decimalLiteral, sign.end == sign.start + 1,
      lexer.byte(sign.start) == UInt8(ascii: "-"), lexer.byte(sign.end) != UInt8(ascii: "-"),
      Int(tree[value].range.start) == sign.end
    {
      tree.nodes[Int(value.index)].range.start = Int32(sign.start)
      return value
    }
    return node(.unary, from: sign.start, children: value, name: name(sign))
  }
}

/// How strongly operators bind.
enum OperatorPrecedence {
  static let casting = 1320
  /// Of an operator whose declaration names no group.
  static let normal = 1050

  /// Of Swift's own operators, which are read from the left; nil for another one.
  static func of(_ sign: String) -> (precedence: Int, isRightAssociative: Bool)? {
    let precedence: Int
    switch sign {
    case "<<", ">>", "&<<", "&>>": precedence = 1600
    case "*", "/", "%", "&*", "&": precedence = 1500
    case "+", "-", "&+", "&-", "|", "^": precedence = 1400
    case "...", "..<": precedence = 1350
    case "??": precedence = 1310
    case "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=": precedence = 1300
    case "&&": precedence = 1200
    case "||": precedence = 1100
    default: return nil
    }
    return (precedence, false)
  }

  /// Of Swift's own groups, by their names less `Precedence`.
  static func ofGroup(_ name: Substring) -> Int? {
    switch name {
    case "BitwiseShift": 1600
    case "Multiplication": 1500
    case "Addition": 1400
    case "RangeFormation": 1350
    case "Casting": casting
    case "NilCoalescing": 1310
    case "Comparison": 1300
    case "LogicalConjunction": 1200
    case "LogicalDisjunction": 1100
    case "Default": normal
    case "Ternary": 1000
    case "Assignment": 900
    default: nil
    }
  }
}

/// What a file says of its own operators.
struct OwnPrecedences: Sendable {
  private var operators: [String: (precedence: Int, isRightAssociative: Bool)] = [:]
  private var postfix: Set<String> = []

  /// Reads `infix operator ** : Power`, `precedencegroup Power { … }` and `postfix operator %%` of a text.
  init(_ bytes: [UInt8]) {
    var groups: [String: (above: [String], below: [String], isRightAssociative: Bool)] = [:]
    var infix: [(sign: String, group: String)] = []
    var words = SwiftLexer(bytes, from: 0)
    var before = ""
    var token = words.next()
    func text(_ token: SwiftToken) -> String { String(decoding: bytes[token.start..<token.end], as: UTF8.self) }
    while token.kind != .endOfFile {
      let word = token.kind == .word ? text(token) : ""
      token = words.next()
      if word == "operator", before == "infix" || before == "postfix" {
        let sign = text(token)
        token = words.next()
        var group = ""
        if token.kind == .colon {
          token = words.next()
          group = text(token)
        }
        if before == "infix" { infix.append((sign, group)) } else { postfix.insert(sign) }
      } else if word == "precedencegroup" {
        let name = text(token)
        var (above, below, isRight): ([String], [String], Bool) = ([], [], false)
        var label = ""
        while token.kind != .endOfFile, token.kind != .rightBrace {
          token = words.next()
          guard token.kind == .word else { continue }
          switch (text(token), label) {
          case ("higherThan", _), ("lowerThan", _), ("associativity", _), ("assignment", _): label = text(token)
          case (let other, "higherThan"): above.append(other)
          case (let other, "lowerThan"): below.append(other)
          case (let other, "associativity"): isRight = other == "right"
          default: break
          }
        }
        groups[name] = (above, below, isRight)
      }
      before = word
    }
    func precedence(_ group: String, _ depth: Int) -> Int? {
      if group.hasSuffix("Precedence"), groups[group] == nil { return OperatorPrecedence.ofGroup(group.dropLast(10)) }
      guard depth < 10, let own = groups[group] else { return nil }
      let above = own.above.compactMap { precedence($0, depth + 1) }.max()
      let below = own.below.compactMap { precedence($0, depth + 1) }.min()
      return above.map { $0 + 1 } ?? below.map { $0 - 1 }
    }
    for (sign, group) in infix {
      let known = group.isEmpty ? OperatorPrecedence.normal : precedence(group, 0)
      if let known { operators[sign] = (known, groups[group]?.isRightAssociative ?? false) }
    }
  }

  func of(_ sign: String) -> (precedence: Int, isRightAssociative: Bool)? { operators[sign] }
  func isPostfix(_ sign: String) -> Bool { postfix.contains(sign) }
}
