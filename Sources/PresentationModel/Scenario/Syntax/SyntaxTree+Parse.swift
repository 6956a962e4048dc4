extension SyntaxTree {
  /// Reads a scenario. It never fails: what cannot be read is reported, with its place, and left out of the tree.
  /// The diagnostics stand in source order.
  public static func parse(_ source: SourceText) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    (SyntaxTree(source: source), source.problems)
  }
}
