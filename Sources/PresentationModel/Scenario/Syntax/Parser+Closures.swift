/// Closures, with whatever is before their `in`.
extension Parser {
  mutating func closure() -> SyntaxNode.ID {
    if takesValueClosures { return valueClosure() }
    let open = token.range
    guard enterBracket() else {
      let block = node(.block, from: Int(open.start))
      return node(.closure, from: Int(open.start), children: block)
    }
    let outer = parens
    let place = atColumnOne
    parens = 0
    atColumnOne = false
    advance()
    var children = Children()
    signature(into: &children)
    let statements = statements(in: open)
    parens = outer
    atColumnOne = place
    closeBlock()
    append(node(.block, from: Int(open.start), statements), to: &children)
    return node(.closure, from: Int(open.start), children)
  }

  /// `{ _ in 200 }`, `{ _ in nil }`, `{ context in cell.view }`: one expression, of which only a path and `nil` matter
  /// here.
  @inline(never) private mutating func valueClosure() -> SyntaxNode.ID {
    let open = token.range
    guard enterBracket() else { return node(.valueClosure, from: Int(open.start)) }
    let outer = parens
    parens = 0
    takesValueClosures = false
    advance()
    var children = Children()
    var flags: SyntaxNode.Flags = []
    signature(into: &children)
    skipLineEnds()
    if isWord(.nil) { flags = .marked }
    if token.kind == .identifier, ForeignSwift.advice(keyword: text(token.range)) == nil, flags.isEmpty,
      let value = expression(trailingClosures: false)
    {
      append(value, to: &children)
    }
    skipToBrace(open)
    parens = outer
    closeBlock()
    return node(.valueClosure, from: Int(open.start), children, flags: flags)
  }

  /// Goes to the `}` of a closure that is not run.
  private mutating func skipToBrace(_ open: SourceRange) {
    var depth = 0
    while true {
      switch token.kind {
      case .endOfFile:
        reportUnterminated(open)
        return
      case .leftBrace: depth += 1
      case .rightBrace:
        if depth == 0 { return }
        depth -= 1
      default: break
      }
      lexer.problems.removeAll()
      // What is not understood keeps its author's blanks.
      advance(onNewLine ? .begins : Int(token.range.start) == lastEnd ? .joined : [])
    }
  }

  /// `[weak self] a, _ in`, `(a: Bool) -> Void in` at the beginning of a closure. What is wrong in it is reported here
  /// and skipped.
  @inline(never) private mutating func signature(into children: inout Children) {
    var needsIn = false
    if token.kind == .leftBracket {
      needsIn = true
      repeat {
        advance()
        guard token.kind == .identifier else { return badSignature() }
        var flags: SyntaxNode.Flags = []
        var start = Int(token.range.start)
        if isWord(.weak) || isWord(.unowned) {
          flags = isWord(.weak) ? .weak : .unowned
          advance()
          guard token.kind == .identifier else { return badSignature() }
        }
        let name = nameOfToken()
        advance()
        start = min(start, lastEnd)
        append(node(.capture, from: start, name: name, flags: flags), to: &children)
      } while token.kind == .comma
      guard token.kind == .rightBracket else { return badSignature() }
      advance()
    }
    if token.kind == .unknown, lexer.attributeAhead(from: Int(token.range.start)) {
      // `@MainActor in`
      needsIn = true
      advance(.prefix)
      advance()
    }
    if token.kind == .leftParen, lexer.closureParametersAhead() {
      needsIn = true
      guard typedParameters(into: &children) else { return badSignature() }
    } else if token.kind == .identifier, !isWord(.in),
      needsIn || lexer.inAhead() || lexer.byteAhead() == UInt8(ascii: ",")
    {
      needsIn = true
      while token.kind == .identifier {
        let start = Int(token.range.start)
        let name = nameOfToken()
        advance()
        append(node(.closureParameter, from: start, name: name), to: &children)
        guard token.kind == .comma else { break }
        advance()
      }
    }
    if token.kind == .minus, lexer.follows(arrowAt: token.range) {
      needsIn = true
      advance(.prefix)
      advance()
      if token.kind == .leftParen {
        advance()
        guard token.kind == .rightParen else { return badSignature() }
        advance()
      } else {
        guard token.kind == .identifier, !isWord(.in), let type = typeName() else { return badSignature() }
        append(type, to: &children)
        takeTypeMarks()
      }
    }
    if isWord(.in) {
      advance()
    } else if needsIn {
      badSignature()
    }
  }

  /// `(a, b)`, `(a: Bool, b: UIViewController?)`, `()`; the token is the parenthesis. False where it is none of these.
  private mutating func typedParameters(into children: inout Children) -> Bool {
    advance()
    while token.kind == .identifier {
      let start = Int(token.range.start)
      let name = nameOfToken()
      advance()
      var type: SyntaxNode.ID?
      if token.kind == .colon {
        advance()
        guard token.kind == .identifier, let found = typeName() else { return false }
        type = found
        takeTypeMarks()
      }
      if let type {
        append(node(.closureParameter, from: start, children: type, name: name), to: &children)
      } else {
        append(node(.closureParameter, from: start, name: name), to: &children)
      }
      guard token.kind == .comma else { break }
      advance()
    }
    guard token.kind == .rightParen else { return false }
    advance()
    return true
  }

  /// The `?` and `!` after a type.
  private mutating func takeTypeMarks() {
    while token.kind == .question || token.kind == .exclamation { advance(.joined) }
  }

  @inline(never) private mutating func badSignature() {
    let start = lastEnd
    reportExpected("'in' after the parameters of the closure")
    recover(from: start, indentation: Int.max)
  }
}
