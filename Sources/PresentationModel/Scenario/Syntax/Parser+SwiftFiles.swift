/// `swift "../App/LoginViewController.swift"` in the header, and what stands in such a file.
extension Parser {
  /// The header line; nil, with nothing taken, where another line stands.
  mutating func swiftFile() -> SyntaxNode.ID? {
    guard token.kind == .identifier, lexer.byteAhead() == UInt8(ascii: "\""), has(token.range, "swift") else {
      return nil
    }
    let start = Int(token.range.start)
    if let end = header.end { report(.lateHeaderLine("swift", at: token.range, after: end)) }
    advance(.begins)
    guard token.kind == .string else {
      reportExpected("the path of a file, as in 'swift \"../App/LoginViewController.swift\"'")
      return nil
    }
    return node(.swiftHeader, from: start, children: literal(.stringLiteral))
  }

  /// A declaration of a file of Swift: nothing of the scenario's language stands there.
  mutating func includedItem() -> SyntaxNode.ID? {
    if token.kind == .hash, let directive = swiftDirective() { return directive }
    if has(token.range, "_"), lexer.byteAhead() == UInt8(ascii: "=") { return readSwift { $0.discarded() } }
    return readSwift { $0.member() }
  }
}
