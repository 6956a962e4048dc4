/// What makes nodes of a tree as it reads: the scenario's own parser and the reader of Swift.
protocol SyntaxBuilder {
  /// The tree that grows.
  var tree: SyntaxTree { get set }
  /// Where the last token that was taken ends.
  var lastEnd: Int { get }
}

extension SyntaxBuilder {
  mutating func append(_ child: SyntaxNode.ID, to children: inout Parser.Children) {
    if children.last < 0 {
      children.first = child.index
    } else {
      tree.nodes[Int(children.last)].nextSiblingIndex = child.index
    }
    children.last = child.index
  }

  /// Makes a node from `start` to the last token taken.
  mutating func node(
    _ kind: SyntaxKind, from start: Int, _ children: Parser.Children = Parser.Children(), name: Name? = nil,
    flags: SyntaxNode.Flags = .init(rawValue: 0)
  ) -> SyntaxNode.ID {
    var node = SyntaxNode(kind, at: SourceRange(start, max(start, lastEnd)))
    node.firstChildIndex = children.first
    node.nameID = name?.id ?? -1
    node.flags = flags
    return tree.add(node)
  }

  mutating func node(
    _ kind: SyntaxKind, from start: Int, children: SyntaxNode.ID?..., name: Name? = nil,
    flags: SyntaxNode.Flags = .init(rawValue: 0)
  ) -> SyntaxNode.ID {
    var list = Parser.Children()
    for case let child? in children { append(child, to: &list) }
    return node(kind, from: start, list, name: name, flags: flags)
  }

  /// Whether a name is the `init` of a type, of which the components are the names, by their capitals.
  @inline(never) func isInitializer(_ name: Name, of components: Parser.Children) -> Bool {
    guard tree.names.has(name, "init") else { return false }
    var next: SyntaxNode.ID? = SyntaxNode.ID(components.first)
    while let component = next {
      guard tree[component].kind == .identifier || tree[component].kind == .member, tree[component].flags.isEmpty,
        tree.source.bytes[Int(tree[component].range.start)].isCapital
      else { return false }
      next = tree[component].nextSibling
    }
    return true
  }
}
