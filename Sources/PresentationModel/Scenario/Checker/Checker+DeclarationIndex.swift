/// What a file declares, found without looking at all of it: who asks does so for each name that code uses.
extension Checker {
  // MARK: Classes

  /// The declaration of a class of the file.
  ///
  /// Complexity: O(log classes); they have their rows in the order of their declarations.
  func classNode(of row: Int32) -> SyntaxNode.ID? {
    var (low, high) = (0, classNodes.count)
    while low < high {
      let middle = (low + high) / 2
      if classNodes[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low < classNodes.count && classNodes[low].row == row ? classNodes[low].node : nil
  }

  /// The class that the file declares by a name.
  func declaredClass(_ name: Name) -> (row: Int32, node: SyntaxNode.ID)? {
    guard Int(name.id) < classRows.count, case let row = classRows[Int(name.id)], row >= 0 else { return nil }
    return classNode(of: row).map { (row, $0) }
  }

  // MARK: Extensions

  /// Enters the extensions of each type, once every type has a name of its own.
  mutating func enterExtensions() {
    for item in tree.items where tree[item].kind == .extensionDeclaration {
      if let name = tree[item].name { swift.extensions[name.id, default: []].append(item) }
    }
  }

  /// The extensions of a type, in the order of the file.
  func extensions(of name: Name) -> [SyntaxNode.ID] { swift.extensions[name.id] ?? [] }

  /// Where a class of the file has its members and its protocols: in its declaration and in its extensions.
  func places(of row: ClassID) -> [SyntaxNode.ID] {
    let extensions = extensions(of: classNames[Int(row.index)])
    guard let node = classNode(of: row.index) else { return extensions }
    return [node] + extensions
  }

  // MARK: Words

  /// Whether a word stands in the file's code once at most.
  mutating func isWrittenOnce(_ word: String) -> Bool {
    if swift.writtenWords == nil {
      var found: [String: Bool] = [:]
      var lexer = SwiftLexer(source.bytes, from: 0)
      while true {
        let token = lexer.next()
        if token.kind == .endOfFile { break }
        guard token.kind == .word else { continue }
        let word = lexer.word(at: token.start)
        found[word] = found[word] == nil
      }
      swift.writtenWords = found
    }
    return swift.writtenWords?[word] ?? true
  }

  /// How often a name stands for a class: in outlines, and where it is a type or is called.
  mutating func uses(of name: Name) -> Int {
    if nameUses?.nodes != tree.nodeCount || nameUses?.outline != tree.outline.count {
      var counts: [Int32: Int] = [:]
      for entry in tree.outline { counts[entry.className.id, default: 0] += 1 }
      for node in tree.nodes where node.nameID >= 0 && (node.kind == .typeName || node.kind == .identifier) {
        counts[node.nameID, default: 0] += 1
      }
      nameUses = (tree.nodeCount, tree.outline.count, counts)
    }
    return nameUses?.counts[name.id] ?? 0
  }
}
