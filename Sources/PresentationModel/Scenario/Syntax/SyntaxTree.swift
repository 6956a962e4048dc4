/// A scenario file as its author wrote it: every byte is in a token or between two tokens, and nothing is checked but
/// the grammar.
///
/// Items, statements and expressions are nodes of one flat array, named by ``SyntaxNode/ID``; the outlines are lines of
/// another (``outline``). ``SyntaxKind`` says what each kind of node holds.
package struct SyntaxTree: Sendable {
  /// The text.
  package internal(set) var source: SourceText
  /// The names of the file; whoever reads the tree copies the table and enters more.
  package internal(set) var names = NameTable()
  /// The tokens in source order, without line ends; empty in a ``Scenario``, which does not need them.
  package internal(set) var tokens: [SyntaxToken] = []
  /// Whether they are kept: the formatter needs them, and of a large file they are half of the tree.
  var keepsTokens = true
  /// The items at the top level, in source order: header lines, declarations, statements.
  package internal(set) var items: [SyntaxNode.ID] = []
  /// The lines of all outlines, in source order.
  package internal(set) var outline: [OutlineEntry] = []
  var nodes: [SyntaxNode] = []
  /// What of a pasted text was read over.
  var noise: [PasteNoise.Remark] = []
  /// The lines of all expected blocks, in source order.
  var blockLines: [BlockLine] = []
  /// Where an `expect` stands in brackets, also in what could not be read: each of them is looked at, or is a mistake.
  var innerExpectations: [SourceRange] = []
  /// Whether what a `begin` begins was wrong, which was said.
  var hasWrongBegin = false
  /// Whether a block of the scenario's own has more of Swift than calls and assignments.
  var hasSwiftBlock = false

  struct BlockLine: Sendable {
    /// The line without its indentation, its end and a comment after it; empty for a blank line.
    var content: SourceRange
    /// How many bytes it is indented.
    var indentation: Int32
  }

  init(source: SourceText) { self.source = source }

  /// Begins again, with another text, in the same room.
  mutating func empty(for source: SourceText) {
    self.source = source
    names.empty()
    tokens.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    outline.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    noise = []
    blockLines.removeAll(keepingCapacity: true)
    innerExpectations.removeAll(keepingCapacity: true)
    hasSwiftBlock = false
    hasWrongBegin = false
  }

  mutating func add(_ node: SyntaxNode) -> SyntaxNode.ID {
    nodes.append(node)
    return SyntaxNode.ID(Int32(nodes.count - 1))
  }

  /// The node of an identifier.
  package subscript(id: SyntaxNode.ID) -> SyntaxNode { nodes[Int(id.index)] }

  /// How many nodes there are; their indices are `0..<nodeCount`, so that a reader can keep a column beside them.
  package var nodeCount: Int { nodes.count }

  /// The children of a node, in source order.
  package func children(of id: SyntaxNode.ID) -> SyntaxChildren {
    SyntaxChildren(nodes: nodes, next: self[id].firstChildIndex)
  }

  /// The first children of a node as a list.
  func list(of id: SyntaxNode.ID, _ count: Int = .max) -> [SyntaxNode.ID] {
    var found: [SyntaxNode.ID] = []
    var next = self[id].firstChild
    while let child = next, found.count < count {
      if found.isEmpty { found.reserveCapacity(4) }
      found.append(child)
      next = self[child].nextSibling
    }
    return found
  }

  /// The child at a position from 0, or nil; for kinds with few children, since it walks.
  package func child(of id: SyntaxNode.ID, at position: Int) -> SyntaxNode.ID? {
    var next = self[id].firstChild
    var left = position
    while left > 0, let child = next {
      next = self[child].nextSibling
      left -= 1
    }
    return next
  }

  /// The last child, or nil; it walks.
  package func lastChild(of id: SyntaxNode.ID) -> SyntaxNode.ID? {
    var last: SyntaxNode.ID? = nil
    for child in children(of: id) { last = child }
    return last
  }

  /// The entries of a `windowDeclaration` or an `outlineDeclaration`, as indices of ``outline``; empty for other kinds.
  package func outline(of id: SyntaxNode.ID) -> Range<Int> {
    let node = self[id]
    switch node.kind {
    case .windowDeclaration, .outlineDeclaration:
      return Int(node.extra)..<Int(node.extra + node.extraCount)
    default: return 0..<0
    }
  }
}

/// The children of a node.
package struct SyntaxChildren: Sequence, IteratorProtocol {
  private let nodes: [SyntaxNode]
  private var nextIndex: Int32

  init(nodes: [SyntaxNode], next: Int32) {
    self.nodes = nodes
    nextIndex = next
  }

  /// The next child.
  package mutating func next() -> SyntaxNode.ID? {
    guard nextIndex >= 0 else { return nil }
    defer { nextIndex = nodes[Int(nextIndex)].nextSiblingIndex }
    return SyntaxNode.ID(nextIndex)
  }
}
