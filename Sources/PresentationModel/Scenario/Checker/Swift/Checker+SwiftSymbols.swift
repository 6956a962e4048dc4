/// Cases of enumerations that presim does not know: `.edit` of a type that was not pasted. Each is a symbol that equals
/// itself.
extension Checker {
  /// The symbol of a name.
  mutating func symbol(_ name: Name) -> Value {
    let id: EnumID
    if let known = swift.symbols {
      id = known
    } else {
      id = EnumID(Int32(program.swift.enums.count))
      swift.symbols = id
      program.swift.enums.append(SwiftEnum(name: "", cases: []))
      swift.cases.append([])
      let row = ClassID(Int32(program.classes.count))
      program.classes.append(ClassInfo(name: "", superclass: nil, kind: .other, isDeclared: true))
      bases.append(.object)
      classNames.append(name)
      swift.values.append(SwiftValueType(row: row, node: nil))
    }
    let word = text(name)
    let cases = program.swift.enums[Int(id.index)].cases
    if let row = cases.firstIndex(of: word) { return .enumCase(id, Int32(row), []) }
    program.swift.enums[Int(id.index)].cases.append(word)
    return .enumCase(id, Int32(cases.count), [])
  }

  /// `.success(token)` of a type that presim does not know: the symbol with what it carries.
  mutating func symbolWithPayload(_ name: Name, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    guard text(name) != "init", case .enumCase(let type, let row, _) = symbol(name) else { return nil }
    var values: [Operand] = []
    for argument in tree.children(of: call) {
      guard let value = tree.child(of: argument, at: 0) else { continue }
      values.append(lowerValue(value, expecting: .unknown)?.0 ?? unread(value))
    }
    let slot = builder.slot()
    emit(.enumCase(type, row, values, to: slot), node)
    return (.slot(slot), .unknown)
  }
}
