extension SyntaxTree {
  /// Reads a scenario. It never fails: what cannot be read is reported, with its place, and left out of the tree. The
  /// diagnostics are in source order.
  package static func parse(_ source: SourceText) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    parse(source, keepingTokens: true)
  }

  static func parse(
    _ source: SourceText, keepingTokens: Bool, in room: consuming SyntaxTree? = nil
  ) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    let clean = PasteNoise.read(source)
    var parser = Parser(clean?.0 ?? source, keepingTokens: keepingTokens, in: room)
    if let clean { parser.tree.noise = clean.1 }
    parser.parseFile()
    // An unfinished bracket is known at its end and reported at its beginning; that there are too many mistakes is said
    // last.
    let last = parser.saidTooMany ? parser.diagnostics.removeLast() : nil
    parser.diagnostics.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    if let last { parser.diagnostics.append(last) }
    return (parser.tree, parser.diagnostics)
  }
}
