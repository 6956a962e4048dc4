/// Values, and what is before and after them.
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

  /// The `is` or `as` after a value, if there is one.
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
    case .string:
      let value = literal(.stringLiteral)
      // `"ok".localized`
      guard token.kind == .dot, !onNewLine else { return value }
      append(value, to: &components)
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

  fileprivate static func secondCast(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.second-cast", "a second cast needs parentheses round the first", at: range)
  }

  fileprivate static func integerOverflow(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.integer-overflow", "the integer does not fit in 64 bits", at: range)
  }
}
