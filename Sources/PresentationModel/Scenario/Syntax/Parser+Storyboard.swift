/// `storyboard "Detail": DetailViewController`: the class of a controller that code takes from a storyboard.
extension Parser {
  /// The line; nil, with nothing taken, where another line stands.
  mutating func storyboardLine() -> SyntaxNode.ID? {
    guard token.kind == .identifier, has(token.range, "storyboard"), !isDeclared(nameOfToken()) else { return nil }
    let next = lexer.byteAhead()
    guard next == UInt8(ascii: "\"") || next == UInt8(ascii: "i") else { return nil }
    let start = Int(token.range.start)
    if header.end == nil { header.end = token.range }
    advance(.begins)
    let sample = "an identifier and a class, as in 'storyboard \"Detail\": DetailViewController'"
    let key: SyntaxNode.ID
    if token.kind == .string {
      key = literal(.stringLiteral)
    } else if token.kind == .identifier, has(token.range, "initial") {
      key = word()
    } else {
      reportExpected(sample)
      return nil
    }
    guard token.kind == .colon else {
      reportExpected(sample)
      return nil
    }
    advance(.joined)
    guard token.kind == .identifier, let type = typeName() else {
      reportExpected(sample)
      return nil
    }
    return node(.storyboardLine, from: start, children: key, type)
  }
}
