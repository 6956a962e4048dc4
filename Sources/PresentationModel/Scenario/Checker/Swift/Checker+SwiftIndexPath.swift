/// Foundation's `IndexPath`: which row a table's delegate is told of.
extension Checker {
  /// A structure of a section and a row, which is an item as well; where the file speaks of it.
  mutating func declareIndexPath() {
    guard swift.isUsed, let written = names.find("IndexPath") ?? names.find("NSIndexPath") else { return }
    let parts: [(String, SwiftType, Int32)] = [
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
}
