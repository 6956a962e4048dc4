/// Integers that have less than 64 bits or no sign: what comes of them has to fit.
extension Checker {
  private static let sized = ["Int8", "Int16", "Int32", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"]

  /// Whether the file names a type of integers other than `Int`.
  var hasSizedIntegers: Bool { Self.sized.contains { names.find($0) != nil } }

  /// The name of a value's integer type, where it has less than 64 bits or no sign; nil for any other.
  func integerName(_ written: WrittenType) -> String? {
    if let known = written.integer { return known }
    guard let node = written.node, tree[node].kind == .typeName, let name = tree[node].name,
      swift.enums[name.id] == nil,
      let type = SwiftInteger(text(name)), !type.isWhole
    else { return nil }
    return text(name)
  }

  /// Of what an operator makes of its sides, which are of one type; a shift only asks its left one.
  mutating func integerName(ofOperation operation: BinaryOperator, _ parts: [SyntaxNode.ID]) -> String? {
    let isShift = operation == .shiftLeft || operation == .shiftRight
    for row in stride(from: 0, to: isShift ? 1 : parts.count, by: 2) {
      if let found = integerName(written(parts[row])) { return found }
    }
    return nil
  }

  /// A number as one of a type: what does not fit ends the app, or loses bits where the operator says so.
  mutating func fitted(
    _ operand: Operand, into name: String, loses: Bool, _ node: SyntaxNode.ID
  ) -> Operand {
    let slot = builder.slot()
    emit(
      .collection(
        .whole, [operand, .value(.string(name)), .value(.string(loses ? "truncatingIfNeeded" : "operator"))],
        tree.lineText(of: node), to: slot),
      node, text: plainText(of: node))
    return .slot(slot)
  }
}

extension BinaryOperator {
  /// Whether bits that do not fit are lost.
  var losesBits: Bool {
    switch self {
    case .wrappingPlus, .wrappingMinus, .wrappingTimes, .and, .or, .xor, .shiftLeft, .shiftRight: true
    default: false
    }
  }
}
