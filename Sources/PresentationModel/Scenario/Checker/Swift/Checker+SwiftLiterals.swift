/// Types of the file's that are made by a literal: `ExpressibleByStringLiteral` and its like.
extension Checker {
  /// `let tag: Tag = "new"`: what the initialiser makes that takes this kind of literal; nil where the type has none.
  mutating func makeByLiteral(_ node: SyntaxNode.ID, _ type: SwiftType) -> Lowered? {
    if let options = lowerOptions(node, type) { return options }
    let row: Int32
    switch type {
    case .enumeration(let id): row = swift.values[Int(id.index)].row.index
    case .object(_, let id?): row = id.index
    default: return nil
    }
    let label: String
    var values = [node]
    switch tree[node].kind {
    case .stringLiteral, .interpolatedString: label = "stringLiteral"
    case .integerLiteral: label = "integerLiteral"
    case .decimalLiteral: label = "floatLiteral"
    case .trueLiteral, .falseLiteral: label = "booleanLiteral"
    case .list: (label, values) = ("arrayLiteral", Array(tree.children(of: node)))
    case .dictionary: label = "dictionaryLiteral"
    default: return nil
    }
    if tree[node].kind == .list, values.count == 2, case .enumeration(let id) = type, id == swift.indexPath {
      // An `IndexPath` is a list of its section and its row.
      let parts = values.map { lowerArgument($0, .value(.int)) }
      let slot = builder.slot()
      emit(.enumCase(id, 0, parts, to: slot), node)
      return (.slot(slot), type)
    }
    guard let own = swift.members[row]?.initializers.first(where: { $0.labels == [label] && $0.block != nil }) else {
      return nil
    }
    guard case .enumeration(let id) = type else {
      guard tree[node].kind != .list, tree[node].kind != .dictionary else { return nil }
      return make(ClassID(row), [(label, node, node)], node)
    }
    let start = program.swift.enums[Int(id.index)].isStructure ? initialValue(id, node) : Operand.none
    let operands = tree[node].kind == .dictionary ? [entries(node, own)] : operands(own, [values])
    let slot = builder.slot()
    emit(.call(own.body, on: start, operands, to: slot), node, text: plainText(of: node))
    return (.slot(slot), type)
  }

  /// The pairs of a literal that `init(dictionaryLiteral:)` takes.
  private mutating func entries(_ node: SyntaxNode.ID, _ method: SwiftMethod) -> Operand {
    var types = [SwiftType.unknown, .unknown]
    if let wanted = method.parameters[0].type, case .tuple(let parts) = type(of: wanted), parts.count == 2 {
      types = parts.map { $0.type }
    }
    var pairs: [Operand] = []
    for entry in tree.children(of: node) where tree[entry].kind == .dictionaryEntry {
      let parts = zip(tree.children(of: entry), types).map { lowerArgument($0, $1) }
      let pair = builder.slot()
      emit(.list(parts, to: pair), entry)
      pairs.append(.slot(pair))
    }
    let slot = builder.slot()
    emit(.list(pairs, to: slot), node)
    return .slot(slot)
  }
}
