/// Foundation's `IndexPath`: which row a table's delegate is told of.
extension Checker {
  /// A structure of a section and a row, which is an item as well; where the file speaks of it.
  mutating func declareIndexPath() {
    guard swift.isUsed, let written = names.find("IndexPath") ?? names.find("NSIndexPath") else { return }
    let name = names.intern("IndexPath")
    let parts: [(String, Int32)] = [("section", 0), ("row", 1), ("item", 1)]
    let words = parts.map { names.intern($0.0) }
    grow()
    guard swift.enums[name.id] == nil, existingClass(name) == nil, let node = tree.items.first else { return }
    let id = EnumID(Int32(program.swift.enums.count))
    program.swift.enums.append(SwiftEnum(name: "IndexPath", cases: ["IndexPath"]))
    program.swift.enums[Int(id.index)].isStructure = true
    swift.cases.append([])
    swift.enums[name.id] = id
    enterValueType(name, id, nil)
    swift.indexPath = id
    var members = SwiftMembers()
    for (row, part) in parts.enumerated() {
      members.properties[words[row].id] = SwiftProperty(
        name: words[row], type: .value(.int), isStatic: false, binding: node, initial: nil, isLazy: false,
        takesNil: false, position: part.1)
    }
    swift.members[swift.values[Int(id.index)].row.index] = members
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
