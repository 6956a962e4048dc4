/// Sets of options of the file's own: structures that are an `OptionSet`, and hold their raw value alone.
extension Checker {
  /// The structure, where a type is a set of options.
  func optionSet(_ type: SwiftType) -> EnumID? {
    guard case .enumeration(let id) = type, case let value = swift.values[Int(id.index)], let node = value.node,
      value.fields.count == 1, text(value.fields[0].name) == "rawValue",
      inheritance(of: node).contains(where: { text($0.name) == "OptionSet" })
    else { return nil }
    return id
  }

  /// `[.read, .write]`; nil where no set of options is wanted.
  mutating func lowerOptions(_ node: SyntaxNode.ID, _ type: SwiftType) -> Lowered? {
    guard tree[node].kind == .list, let id = optionSet(type) else { return nil }
    var sum = Operand.value(.int(0))
    for child in tree.children(of: node) {
      sum = combined(.or, sum, rawValue(of: lowerArgument(child, type), child), child)
    }
    return (options(id, sum, node), type)
  }

  /// What a set of options is asked; nil for another call.
  mutating func optionsCall(_ word: String, _ found: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered?
  {
    guard let id = optionSet(found.1), case let given = arguments(call), given.count == 1 else { return nil }
    let own = rawValue(of: found.0, node)
    let other = rawValue(of: lowerArgument(given[0].value, found.1), given[0].value)
    let label = given[0].label ?? ""
    switch (word, label) {
    case ("union", ""): return (options(id, combined(.or, own, other, node), node), found.1)
    case ("intersection", ""): return (options(id, combined(.and, own, other, node), node), found.1)
    case ("symmetricDifference", ""): return (options(id, combined(.xor, own, other, node), node), found.1)
    case ("subtracting", ""): return (options(id, without(own, other, node), node), found.1)
    case ("contains", ""), ("isSuperset", "of"): return isWithin(other, own, node)
    case ("isSubset", "of"): return isWithin(own, other, node)
    case ("isDisjoint", "with"):
      return (combined(.equal, combined(.and, own, other, node), .value(.int(0)), node), .value(.bool))
    default: return nil
    }
  }

  /// Whether a call changes a set of options.
  func changesOptions(_ word: String, _ type: SwiftType) -> Bool {
    ["insert", "remove", "update", "formUnion", "formIntersection", "formSymmetricDifference", "subtract"].contains(
      word)
      && optionSet(type) != nil
  }

  /// `options.insert(.read)` and its like.
  mutating func changeOptions(
    _ word: String, _ whole: Lowered, _ holder: SwiftPlace?, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard changesOptions(word, whole.1), let id = optionSet(whole.1), let argument = arguments(call).first else {
      return nil
    }
    let value = lowerArgument(argument.value, whole.1)
    let (own, other) = (rawValue(of: whole.0, node), rawValue(of: value, node))
    let changed: Operand
    switch word {
    case "remove", "subtract": changed = without(own, other, node)
    case "formIntersection": changed = combined(.and, own, other, node)
    case "formSymmetricDifference": changed = combined(.xor, own, other, node)
    default: changed = combined(.or, own, other, node)
    }
    let common = combined(.and, own, other, node)
    let made = options(id, changed, node)
    let before = options(id, common, node)
    if let holder { write(made, to: holder, node) }
    switch word {
    case "insert":
      // Whether it was new, and the member.
      let isNew = combined(.notEqual, common, other, node)
      let pair = builder.slot()
      emit(.list([isNew, value], to: pair), node)
      return (.slot(pair), .tuple([("inserted", .value(.bool)), ("memberAfterInsert", whole.1)]))
    case "remove", "update":
      let result = builder.slot()
      emit(.copy(.none, to: result), node)
      let isAbsent = combined(.equal, common, .value(.int(0)), node)
      let row = emitted(
        .jumpIf(isAbsent, true, .unpatched, stake: Stake()), node, text: plainText(of: node))
      emit(.copy(before, to: result), node)
      patch([row], to: builder.next)
      return (.slot(result), whole.1)
    default: return (.none, .unknown)
    }
  }

  /// `options.isEmpty`; nil for another member.
  mutating func optionsMember(_ name: Name, of found: Lowered, _ node: SyntaxNode.ID) -> Lowered? {
    guard text(name) == "isEmpty", optionSet(found.1) != nil, property(name, of: found.1) == nil else { return nil }
    return (combined(.equal, rawValue(of: found.0, node), .value(.int(0)), node), .value(.bool))
  }

  private mutating func isWithin(_ part: Operand, _ whole: Operand, _ node: SyntaxNode.ID) -> Lowered {
    (combined(.equal, combined(.and, part, whole, node), part, node), .value(.bool))
  }

  private mutating func without(_ whole: Operand, _ part: Operand, _ node: SyntaxNode.ID) -> Operand {
    let rest = builder.slot()
    emit(.unary(.complement, part, to: rest), node)
    return combined(.and, whole, .slot(rest), node)
  }

  private mutating func rawValue(of value: Operand, _ node: SyntaxNode.ID) -> Operand {
    let slot = builder.slot()
    emit(.payload(value, 0, to: slot), node)
    return .slot(slot)
  }

  private mutating func combined(
    _ sign: BinaryOperator, _ left: Operand, _ right: Operand, _ node: SyntaxNode.ID
  ) -> Operand {
    let slot = builder.slot()
    emit(.binary(sign, left, right, to: slot), node)
    return .slot(slot)
  }

  private mutating func options(_ id: EnumID, _ raw: Operand, _ node: SyntaxNode.ID) -> Operand {
    let slot = builder.slot()
    emit(.enumCase(id, 0, [raw], to: slot), node)
    return .slot(slot)
  }
}
