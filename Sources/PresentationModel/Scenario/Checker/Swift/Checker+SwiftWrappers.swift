/// Property wrappers of the file's own: `@Clamped var level = 3`. The property holds the wrapper, and what is read and written
/// is the wrapper's `wrappedValue`.
extension Checker {
  /// Whether an attribute is a type of the file's with a `wrappedValue`.
  func isOwnWrapper(_ name: Name) -> Bool {
    tree.items.contains { item in
      tree[item].name == name && tree[item].kind != .extensionDeclaration
        && tree.text(of: item, has: "wrappedValue")
    }
  }

  /// The wrapper of a property; opaque where its value cannot be known: one with arguments, one of a structure's property.
  mutating func wrapper(_ name: Name, _ attribute: SyntaxNode.ID, _ property: SwiftProperty) -> SwiftType {
    let hasArguments = source.bytes[Int(tree[attribute].range.end)] == UInt8(ascii: "(")
    guard let owner = property.owner, swift.valueOfRow[owner.index] == nil, !property.isStatic, !property.isLazy,
      !hasArguments, tree[attribute].range.count == text(name).utf8.count + 1, let id = swift.enums[name.id],
      program.swift.enums[Int(id.index)].isStructure
    else { return .opaque }
    return .enumeration(id)
  }

  /// The wrapper with which a property begins; nil where presim cannot make it.
  mutating func wrapped(_ value: Operand?, _ type: SwiftType, _ node: SyntaxNode.ID) -> Operand? {
    guard case .enumeration(let id) = type else { return nil }
    let row = swift.values[Int(id.index)].row
    let wanted = names.intern("wrappedValue")
    grow()
    let initializers = swift.members[row.index]?.initializers ?? []
    for method in initializers where method.block != nil {
      var operands: [Operand] = []
      for parameter in method.parameters {
        if parameter.label == "wrappedValue", let value {
          operands.append(value)
        } else if let initial = parameter.initial {
          operands.append(lowerArgument(initial, parameter.type.map { self.type(of: $0) } ?? .unknown))
        }
      }
      let takesValue = method.parameters.contains { $0.label == "wrappedValue" }
      guard operands.count == method.parameters.count, takesValue == (value != nil) else { continue }
      let slot = builder.slot()
      emit(.call(method.body, on: initialValue(id, node), operands, to: slot), node)
      return .slot(slot)
    }
    guard initializers.isEmpty else { return nil }
    let whole = initialValue(id, node)
    guard let value else { return whole }
    guard let position = swift.members[row.index]?.properties[wanted.id]?.position else { return nil }
    let slot = builder.slot()
    emit(.replacePart(whole, position, value, to: slot), node)
    return .slot(slot)
  }

  /// What a property with a wrapper is worth: the `wrappedValue` of what it holds.
  mutating func unwrapping(
    _ held: Operand, _ wrapper: SwiftType, _ part: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    let wanted = names.intern("wrappedValue")
    grow()
    guard !isOpaque(wrapper) else {
      let written = SourceRange(Int(tree[node].range.start), Int(tree[part].range.end))
      return (opaque(plainText(written), node), .opaque)
    }
    return member(wanted, of: (held, wrapper), part, node)
  }
}
