extension SyntaxTree {
  /// Reads a scenario. It never fails: what cannot be read is reported, with its place, and left out of the tree.
  /// The diagnostics stand in source order.
  public static func parse(_ source: SourceText) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    var parser = Parser(source)
    parser.parseFile()
    // An unfinished bracket is known at its end and reported at its beginning.
    parser.diagnostics.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    return (parser.tree, parser.diagnostics)
  }
}
