/// Foundation's `IndexPath`: which row a table's delegate is told of.
extension Checker {
  /// A structure of a section and a row, which is an item as well; where the file speaks of it.
  mutating func declareIndexPath() {
    guard swift.isUsed, let written = names.find("IndexPath") ?? names.find("NSIndexPath") ?? unwritten() else {
      return
    }
    let parts: [StructurePart] = [
      ("section", .value(.int), 0), ("row", .value(.int), 1), ("item", .value(.int), 1),
    ]
    guard let id = declareStructure("IndexPath", parts, takesNil: false) else { return }
    swift.indexPath = id
    if swift.enums[written.id] == nil { swift.enums[written.id] = id }
    if let old = names.find("NSIndexPath"), swift.enums[old.id] == nil { swift.enums[old.id] = id }
  }

  /// `IndexPath(row: 1, section: 0)`, `IndexPath(item: 1, section: 0)`; nil for another initialiser.
  mutating func makeIndexPath(_ id: EnumID, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    var section: Operand?
    var row: Operand?
    for argument in arguments(call) {
      switch argument.label {
      case "section", "inSection": section = lowerArgument(argument.value, .value(.int))
      case "row", "item", "forRow", "forItem": row = lowerArgument(argument.value, .value(.int))
      default: return nil
      }
    }
    guard let section, let row else { return nil }
    let slot = builder.slot()
    emit(.enumCase(id, 0, [section, row], to: slot), node)
    return (.slot(slot), .enumeration(id))
  }

  /// The type's name, where the file has a place in a table or a collection without it.
  private mutating func unwritten() -> Name? {
    guard names.find(Self.selectedRow) != nil || Self.asking.contains(where: { names.find($0) != nil }) else {
      return nil
    }
    let name = names.intern("IndexPath")
    grow()
    return name
  }

  private static let selectedRow = "indexPathForSelectedRow"
  private static let asking: Set<String> = ["indexPath", "indexPathForRow", "indexPathForItem"]

  /// `tableView.indexPathForSelectedRow`, `collectionView.indexPath(for: cell)`: a place that nobody knows; nil for another
  /// path.
  mutating func askedIndexPath(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID, behind count: Int) -> Lowered? {
    guard let id = swift.indexPath, parts.count > 1, let last = parts.last else { return nil }
    if tree[last].kind == .call {
      let labels = arguments(last).map { $0.label ?? "" }
      guard labels == ["for"] || labels == ["at"], parts.count > 2,
        tree[parts[parts.count - 2]].name.map({ Self.asking.contains(text($0)) }) ?? false
      else { return nil }
    } else {
      guard tree[last].kind == .member, tree[last].name.map({ text($0) }) == Self.selectedRow else { return nil }
    }
    builder.truncate(to: count)
    return (opaque(plainText(of: node), node), .enumeration(id))
  }

  /// `IndexPath(row: 1, section: 0)` in a `given` line.
  func givenIndexPath(_ parts: [SyntaxNode.ID]) -> Value? {
    guard let id = swift.indexPath, parts.count == 2, tree[parts[0]].name.map({ text($0) }) == "IndexPath" else {
      return nil
    }
    var (section, row): (Int64?, Int64?)
    for argument in arguments(parts[1]) {
      switch argument.label {
      case "section": section = tree.integer(of: argument.value)
      case "row", "item": row = tree.integer(of: argument.value)
      default: return nil
      }
    }
    guard let section, let row else { return nil }
    return .enumCase(id, 0, [.int(section), .int(row)])
  }
}
