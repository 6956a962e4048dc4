/// `[a, b]`.
extension Checker {
  /// What nobody knows counts in a list all the same, unless it has to be one of UIKit's values.
  private mutating func unknownElement(_ child: SyntaxNode.ID, _ element: SwiftType) -> Lowered? {
    switch element {
    case .unknown, .opaque, .object, .ofProtocol, .enumeration, .list, .dictionary, .tuple, .value(.string),
      .value(.int), .value(.number), .value(.bool):
      (opaque(of: child), .opaque)
    default: nil
    }
  }

  /// Of `[A.self, B.self]` each element is a type that is known when the code runs: one of the class that all have above.
  private mutating func ofTypes(_ element: SwiftType, _ node: SyntaxNode.ID) -> SwiftType {
    guard case .type(let first) = element else { return element }
    var above = Array(lineage(first))
    for child in tree.children(of: node) {
      guard case .type(let id) = staticType(child) else { return .meta(.unknown) }
      above.removeAll { !lineage(id).contains($0) }
    }
    return .meta(above.first.map { .object(bases[Int($0.index)], $0) } ?? .unknown)
  }

  mutating func lowerList(_ node: SyntaxNode.ID, _ type: SwiftType) -> Lowered? {
    var element = SwiftType.unknown
    if let inner = elementType(type) { element = inner }
    if case .value(.enumeration(let set)) = type, set.isOptionSet { element = type }
    // What stands in a list is not called by the list's name.
    let hint = nameHint
    if tree.child(of: node, at: 1) != nil { nameHint = nil }
    defer { nameHint = hint }
    var operands: [Operand] = []
    for child in tree.children(of: node) {
      if tree[child].kind == .cast { noteHidden(child, in: written(type: tree.child(of: child, at: 1))) }
      guard let (operand, found) = lowerValue(child, expecting: element) ?? unknownElement(child, element) else {
        return nil
      }
      if case .unknown = element { element = found }
      operands.append(shown(operand, child, element))
    }
    let list = builder.slot()
    emit(.list(operands, to: list), node)
    guard case .unordered = type else { return (.slot(list), .list(ofTypes(element, node))) }
    // A set has each element once.
    let slot = builder.slot()
    emit(.collection(.unique, [.slot(list)], "", to: slot), node)
    return (.slot(slot), .unordered(ofTypes(element, node)))
  }
}
