/// Subscripts of structures and enumerations, and slices of lists.
extension Checker {
  /// `x[i]` of a type of the file's that has a subscript.
  mutating func subscriptPlace(
    _ whole: Lowered, _ holder: SwiftPlace?, _ access: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> SwiftPlace? {
    guard let (getter, setter) = subscripts(of: whole.1, access), let setter else { return nil }
    let keys = keys(getter, access)
    return SwiftPlace(
      kind: .subscripted(holder, whole, getter, setter, keys), type: type(of: getter, on: whole.1), hint: nil)
  }

  mutating func subscripts(of type: SwiftType, _ access: SyntaxNode.ID) -> (SwiftMethod, SwiftMethod?)? {
    let values = tree.children(of: access).map { tree[$0].kind == .argument ? tree.child(of: $0, at: 0) ?? $0 : $0 }
    let label = firstLabel(tree[access].firstChild)
    let isStatic: Bool =
      switch type {
      case .type, .enumType: true
      default: false
      }
    func find(_ row: Int32, _ checker: inout Checker) -> (SwiftMethod, SwiftMethod?)? {
      find(in: checker.swift.members[row], &checker)
    }
    func find(in members: SwiftMembers?, _ checker: inout Checker) -> (SwiftMethod, SwiftMethod?)? {
      var fitting: [(SwiftMethod, SwiftMethod?)] = []
      let all = members?.subscripts ?? []
      let wanted = members?.wantedLabels ?? []
      for row in all.indices
      where (label == nil || wanted[row] == nil || wanted[row] == label) && all[row].0.isStatic == isStatic {
        if checker.match(subscript: all[row].0, access) != nil { fitting.append(all[row]) }
      }
      guard fitting.count > 1 else { return fitting.first }
      let chosen = checker.chosen(
        fitting.map { (method: $0.0, given: checker.match(subscript: $0.0, access) ?? []) })
      guard let chosen, chosen.others.isEmpty else { return nil }
      return fitting.first { $0.0.body == chosen.body }
    }
    switch type {
    case .object(_, let id?):
      for current in lineage(id) { if let found = find(current.index, &self) { return found } }
      return nil
    case .enumeration(let id), .enumType(let id): return find(swift.values[Int(id.index)].row.index, &self)
    case .type(let id):
      for current in lineage(id) { if let found = find(current.index, &self) { return found } }
      return nil
    case .ofProtocol(let id):
      for (key, known) in swift.protocols where known == id {
        for key in [key] + inherited(by: key) {
          let found = find(in: swift.protocolMembers[key], &self) ?? find(in: swift.members[extensionRow(key)], &self)
          if let found { return found }
        }
      }
      return nil
    case .value, .list, .slice, .unordered, .dictionary, .closedRange:
      // Those that an extension of the file's gives to a type of Swift's.
      // One that takes a structure, as an `IndexPath` is, leaves numbers to Swift's own.
      for row in standardRows(type) {
        guard let found = find(row, &self) else { continue }
        let fits = zip(found.0.parameters, values).allSatisfy { parameter, value in
          let wanted = parameter.type.map { self.type(of: $0) } ?? .unknown
          let given = staticType(value)
          // In the subscript itself a place of Swift's own, as a `String.Index` is, leads to Swift's own.
          return given.isUnknown ? builder.owner?.index != row : isStructure(wanted) == isStructure(given)
        }
        if fits { return found }
      }
      return nil
    default: return nil
    }
  }

  /// What a subscript gives: of a list's extension `Element` is what the list has.
  mutating func type(of getter: SwiftMethod, on whole: SwiftType) -> SwiftType {
    guard let result = getter.result else { return .unknown }
    let outer = swift.bound
    defer { swift.bound = outer }
    switch whole {
    case .list, .slice, .unordered:
      if let name = names.find("Element") { swift.bound[name.id] = elementType(whole) }
    case .dictionary(let key, let value):
      if let name = names.find("Key") { swift.bound[name.id] = key }
      if let name = names.find("Value") { swift.bound[name.id] = value }
    default: break
    }
    return type(of: result)
  }

  /// Whether a place is one of a structure, as an `IndexPath` is: only an extension says what stands there.
  func isStructure(_ type: SwiftType) -> Bool { if case .enumeration = type { true } else { false } }

  /// Which keys each parameter of a subscript gets; nil where their labels do not fit.
  private func match(subscript getter: SwiftMethod, _ access: SyntaxNode.ID) -> [[SyntaxNode.ID]]? {
    let given = tree.children(of: access).map { key -> (label: String, value: SyntaxNode.ID) in
      guard tree[key].kind == .argument else { return ("", key) }
      return (tree[key].name.map { text($0) } ?? "", tree.child(of: key, at: 0) ?? key)
    }
    var next = 0
    var result: [[SyntaxNode.ID]] = []
    for parameter in getter.parameters {
      guard next < given.count, given[next].label == parameter.label else {
        guard parameter.isVariadic || parameter.initial != nil else { return nil }
        result.append([])
        continue
      }
      var values = [given[next].value]
      next += 1
      while parameter.isVariadic, next < given.count, given[next].label.isEmpty {
        values.append(given[next].value)
        next += 1
      }
      result.append(values)
    }
    return next == given.count ? result : nil
  }

  private mutating func keys(_ method: SwiftMethod, _ access: SyntaxNode.ID) -> [Operand] {
    let given = match(subscript: method, access) ?? []
    return zip(method.parameters, given).map { parameter, values in
      let type: SwiftType = parameter.type.map { self.type(of: $0) } ?? .unknown
      if parameter.isVariadic {
        let slot = builder.slot()
        emit(.list(values.map { lowerArgument($0, type) }, to: slot), access)
        return .slot(slot)
      }
      guard let value = values.first ?? parameter.initial else { return .none }
      return parameter.isAutoclosure ? autoclosure(value, type) : lowerArgument(value, type)
    }
  }

  mutating func ask(_ getter: SwiftMethod, _ whole: Lowered, _ keys: [Operand], _ node: SyntaxNode.ID) -> Operand {
    let slot = builder.slot()
    emitUse(of: getter, isSetter: false, whole, keys, slot, node)
    return .slot(slot)
  }

  mutating func tell(
    _ setter: SwiftMethod, _ whole: Lowered, _ holder: SwiftPlace?, _ values: [Operand], _ node: SyntaxNode.ID
  ) {
    let slot = builder.slot()
    emitUse(of: setter, isSetter: true, whole, values, slot, node)
    guard setter.changesItself || setter.owner == nil, let holder else { return }
    let changed = builder.slot()
    // Through a protocol, a structure gives back what it is afterwards, an object nothing.
    let over = setter.owner == nil ? emitted(.jumpIfNil(.slot(slot), .unpatched), node) : nil
    emit(.payload(.slot(slot), 1, to: changed), node)
    write(.slot(changed), to: holder, node)
    if let over { patch([over], to: builder.next) }
  }

  /// Where a subclass has another subscript, by the class of the object: the nearest class first.
  private mutating func emitUse(
    of accessor: SwiftMethod, isSetter: Bool, _ whole: Lowered, _ values: [Operand], _ slot: Slot, _ node: SyntaxNode.ID
  ) {
    let written = plainText(of: node)
    var ends: [Int] = []
    for (id, other) in overrides(of: accessor, isSetter: isSetter) {
      let isOne = builder.slot()
      emit(.test(whole.0, .ofClass(id), to: isOne), node)
      let next = emitted(.jumpIf(.slot(isOne), false, .unpatched, stake: Stake()), node)
      emit(use(of: other, whole, values, slot), node, text: written)
      ends.append(emitted(.jump(.unpatched), node))
      patch([next], to: builder.next)
    }
    emit(use(of: accessor, whole, values, slot), node, text: written)
    patch(ends, to: builder.next)
  }

  /// The accessors of subclasses that take the place of one.
  private func overrides(of accessor: SwiftMethod, isSetter: Bool) -> [(ClassID, SwiftMethod)] {
    guard let owner = accessor.owner, swift.valueOfRow[owner.index] == nil, swift.standardTypes[owner.index] == nil,
      program.classes[Int(owner.index)].isDeclared
    else { return [] }
    func types(_ method: SwiftMethod) -> [String] {
      method.parameters.prefix(method.parameters.count - (method.result == nil ? 1 : 0)).map { parameter in
        "\(parameter.label == text(parameter.name) ? "" : parameter.label):\(parameter.type.map { tree.lineText(of: $0) } ?? "")"
      }
    }
    var found: [(id: ClassID, method: SwiftMethod, depth: Int)] = []
    for row in swift.members.keys where row != owner.index && swift.valueOfRow[row] == nil {
      let above = lineage(ClassID(row))
      guard above.contains(owner) else { continue }
      for (getter, setter) in swift.members[row]?.subscripts ?? [] {
        guard let own = isSetter ? setter : getter, types(own) == types(accessor) else { continue }
        found.append((ClassID(row), own, above.count))
      }
    }
    return found.sorted { $0.depth != $1.depth ? $0.depth > $1.depth : $0.id.index < $1.id.index }.map {
      ($0.id, $0.method)
    }
  }

  /// `super[i]`, read.
  mutating func superElement(_ access: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    guard let owner = builder.owner, let parent = program.classes[Int(owner.index)].superclass, let me = me() else {
      return nil
    }
    let whole: Lowered = (me, .object(bases[Int(parent.index)], parent))
    guard let (getter, _) = subscripts(of: whole.1, access) else { return nil }
    let slot = builder.slot()
    emit(use(of: getter, whole, keys(getter, access), slot), node, text: plainText(of: node))
    return (.slot(slot), type(of: getter, on: whole.1))
  }

  /// A subscript that a protocol asks for is found by what the value is when the code runs.
  private func use(
    of accessor: SwiftMethod, _ whole: Lowered, _ values: [Operand], _ slot: Slot
  ) -> SwiftInstruction.Kind {
    accessor.owner == nil
      ? .send(accessor.selector, to: whole.0, values, into: slot)
      : .call(accessor.body, on: whole.0, values, to: slot)
  }

  /// `x[...]`
  func isWholeRange(_ key: SyntaxNode.ID) -> Bool {
    tree[key].kind == .operatorName && tree[key].name.map { text($0) } == "..."
  }

  /// `a[i]`, `d[key]`, `x[i]`, read.
  mutating func element(of found: Lowered, _ access: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    if let path = keyPathNames(ofSubscript: access) { return apply(.members(path), [found], node) }
    if keyPathArgument(access) != nil { return readKeyPath(access, of: found, node) }
    if let (getter, _) = subscripts(of: found.1, access) {
      return (ask(getter, found, keys(getter, access), node), type(of: getter, on: found.1))
    }
    let arguments = Array(tree.children(of: access))
    guard var key = arguments.first else { return nil }
    var initial: SyntaxNode.ID?
    if tree[key].kind == .argument {
      guard arguments.count == 2, tree[arguments[1]].name.map({ text($0) }) == "default",
        let inner = tree.child(of: key, at: 0)
      else { return nil }
      key = inner
      initial = tree.child(of: arguments[1], at: 0)
    }
    let slot = builder.slot()
    switch found.1 {
    case .list(let element) where isWholeRange(key): return (found.0, .slice(element))
    case .list(let element):
      if let (from, end) = subrange(key, found, node) {
        emit(
          .collection(.slice, [found.0, from, end], tree.lineText(of: node), to: slot), node,
          text: plainText(of: node))
        return (.slot(slot), .slice(element))
      }
      guard let (place, type) = lowerValue(key, expecting: .value(.int)), !isStructure(type) else { return nil }
      emit(.element(found.0, place, tree.lineText(of: node), to: slot), node, text: plainText(of: node))
      return (.slot(slot), element)
    case .value(.string): return textElement(found, key, node)
    case .dictionary(let keyType, let value):
      let operand = lowerValue(key, expecting: keyType)?.0 ?? opaque(of: key)
      var operands = [found.0, operand]
      if let initial { operands.append(lowerArgument(initial, value)) }
      emit(.collection(.entry, operands, tree.lineText(of: node), to: slot), node, text: plainText(of: node))
      return (.slot(slot), value)
    case .unknown:
      guard let (operand, type) = lowerValue(key, expecting: .unknown) else { return nil }
      if case .value(.int) = type {
        emit(.element(found.0, operand, tree.lineText(of: node), to: slot), node, text: plainText(of: node))
      } else {
        emit(.collection(.entry, [found.0, operand], tree.lineText(of: node), to: slot), node)
      }
      return (.slot(slot), .unknown)
    default: return nil
    }
  }
}
