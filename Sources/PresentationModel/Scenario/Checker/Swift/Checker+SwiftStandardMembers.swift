/// Members that extensions give to Swift's own types: what a call of one says of its types, and which one a value goes to
/// whose type the text does not say.
extension Checker {
  // MARK: Types

  /// What `Element`, `Key`, `Value` and `Wrapped` are in a member that an extension gives to a type of Swift's.
  mutating func parts(of type: SwiftType, for own: SwiftMethod) -> [Binding] { parts(of: type, for: own.owner) }

  mutating func parts(of type: SwiftType, for owner: ClassID?) -> [Binding] {
    guard let owner, swift.standardTypes[owner.index] != nil else { return [] }
    var found: [Binding] = []
    func bind(_ word: String, _ type: SwiftType) {
      guard !type.isUnknown, let name = names.find(word) else { return }
      found.append((name, type, nil))
    }
    if isOfOptionals(owner.index) {
      bind("Wrapped", type)
      return found
    }
    switch type {
    case .value(.string): bind("Element", type)
    case .dictionary(let key, let value):
      bind("Key", key)
      bind("Value", value)
      bind("Element", .tuple([("key", key), ("value", value)]))
    default: if let element = elementType(type) { bind("Element", element) }
    }
    return found
  }

  func isOfOptionals(_ row: Int32) -> Bool {
    swift.standardRows["Optional"]?.contains { $0.row == row } ?? false
  }

  /// What the associated types of a type's protocols are: as it says itself, or as what it has instead of what they ask for.
  mutating func associated(with type: SwiftType) -> [Binding] {
    let row: ClassID
    switch type {
    case .enumeration(let id): row = swift.values[Int(id.index)].row
    case .object(_, let id?): row = id
    default: return []
    }
    var found: [Binding] = []
    for key in protocols(of: row) {
      guard let node = swift.protocolNodes[key] else { continue }
      for child in tree.children(of: node) where tree[child].kind == .typealiasDeclaration {
        guard let name = tree[child].name, !found.contains(where: { $0.name == name }),
          let known = associated(name, key, row, type), !known.isUnknown
        else { continue }
        found.append((name, known, nil))
      }
    }
    return found
  }

  private mutating func associated(
    _ name: Name, _ key: Int32, _ row: ClassID, _ type: SwiftType
  ) -> SwiftType? {
    for current in lineage(row) {
      let own = swift.valueOfRow[current.index].flatMap { swift.values[Int($0.index)].node }
      if let node = own ?? classNode(of: current.index) {
        for child in tree.children(of: node) where tree[child].kind == .typealiasDeclaration && tree[child].name == name
        {
          return tree.child(of: child, at: 0).map { self.type(of: $0) }
        }
      }
    }
    guard let asked = swift.protocolMembers[key] else { return nil }
    for required in asked.properties.values.sorted(by: { $0.name.id < $1.name.id }) {
      guard let written = required.annotation, let own = property(required.name, of: type),
        let found = match(name, in: written, own.type)
      else { continue }
      return found
    }
    for id in asked.methods.keys.sorted() {
      for required in asked.methods[id] ?? [] {
        let own = (swift.members[row.index]?.methods[id] ?? []).first { $0.labels == required.labels }
        guard let own else { continue }
        let pairs =
          zip(required.parameters.map { $0.type }, own.parameters.map { $0.type }) + [(required.result, own.result)]
        for case (let wanted?, let given?) in pairs {
          if let found = match(name, in: wanted, self.type(of: given)) { return found }
        }
      }
    }
    return nil
  }

  // MARK: Texts as collections

  /// Whether a member of an extension of Swift's collections is asked of a text.
  func isCollection(_ owner: ClassID?, of type: SwiftType) -> Bool {
    guard let owner, case .list? = swift.standardTypes[owner.index], case .value(.string) = type else { return false }
    return true
  }

  /// What such a member is called on: of a text its characters.
  mutating func characters(of found: Lowered, for owner: ClassID?, _ node: SyntaxNode.ID) -> Lowered {
    isCollection(owner, of: found.1) ? characters(found, node) : found
  }

  /// A part of a text that such a member gives back is a text again.
  mutating func asText(
    _ made: Lowered, _ written: SyntaxNode.ID?, of found: Lowered, for owner: ClassID?, _ node: SyntaxNode.ID
  ) -> Lowered {
    guard isCollection(owner, of: found.1), let written, let name = tree[written].name,
      ["Self", "SubSequence", "Self.SubSequence"].contains(text(name))
    else { return made }
    let slot = builder.slot()
    emit(.copy(.none, to: slot), node)
    let isNil = emitted(.jumpIfNil(made.0, .unpatched), node)
    emit(.collection(.joined, [made.0], "", to: slot), node, text: plainText(tree[node].range))
    patch([isNil], to: builder.next)
    return (.slot(slot), .value(.string))
  }

  // MARK: By what a value is when the code runs

  /// A member of a name that extensions give to types of Swift's, of a value whose type the text does not say; nil where
  /// none has it.
  mutating func standardMember(
    _ name: Name, of found: Lowered, _ written: String, _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard case .unknown = found.1, !swift.standardRows.isEmpty else { return nil }
    var (rows, hasOthers): ([Int32], Bool) = ([], false)
    for row in swift.members.keys.sorted() {
      guard let own = swift.members[row]?.properties[name.id], !own.isStatic else { continue }
      if swift.standardTypes[row] != nil { rows.append(row) } else { hasOthers = true }
    }
    guard !rows.isEmpty else { return nil }
    if hasOthers { swift.accessed.insert(name.id) }
    let word = text(name)
    return byKind(found, rows, written, node) { checker, row, whole in
      guard let own = checker.swift.members[row]?.properties[name.id], let getter = own.getter else { return nil }
      let slot = checker.builder.slot()
      checker.emit(.call(getter.body, on: whole.0, [], to: slot), node, text: written)
      return (.slot(slot), own.type)
    } others: { checker in
      guard hasOthers else { return nil }
      let slot = checker.builder.slot()
      checker.emit(.send(checker.selector("get \(word)"), to: found.0, [], into: slot), node, text: written)
      return .slot(slot)
    }
  }

  /// A method likewise.
  mutating func standardMethod(
    _ name: Name, of found: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard case .unknown = found.1, !swift.standardRows.isEmpty else { return nil }
    var rows: [Int32] = []
    var other: SwiftMethod?
    for row in swift.members.keys.sorted() {
      let fitting = swift.members[row]?.methods[name.id]?.first { method in
        !method.isStatic && !method.isMutating && match(method, call) != nil
      }
      guard let fitting else { continue }
      if swift.standardTypes[row] != nil { rows.append(row) } else if other == nil { other = fitting }
    }
    guard !rows.isEmpty else { return nil }
    let written = plainText(tree[node].range)
    return byKind(found, rows, written, node) { checker, row, whole in
      let own = checker.swift.members[row]?.methods[name.id]?.first { method in
        !method.isStatic && !method.isMutating && checker.match(method, call) != nil
      }
      guard let own, let given = checker.match(own, call) else { return nil }
      let bindings = checker.bindings(own, given, call, node, .unknown)
      let (operands, _) = checker.arguments(own, given, types: bindings)
      let slot = checker.builder.slot()
      checker.emit(
        .call(own.body, on: whole.0, operands + checker.hiddenArguments(own, bindings, node), to: slot), node,
        text: written)
      return (.slot(slot), checker.result(of: own, bindings))
    } others: { checker in
      guard let other, let given = checker.match(other, call) else { return nil }
      let slot = checker.builder.slot()
      checker.emit(
        .send(other.selector, to: found.0, checker.operands(other, given), into: slot), node, text: written)
      return .slot(slot)
    }
  }

  /// What a row of an extension of Swift's types asks of a value.
  private enum Kind { case one(TypeTest), listOrText, anything, undecided }

  private func kind(ofRow row: Int32) -> Kind {
    guard let entry = swift.standardRows.first(where: { $0.value.contains { $0.row == row } }),
      entry.value.first(where: { $0.row == row })?.asks.isEmpty == true, let type = swift.standardTypes[row]
    else { return .undecided }
    switch type {
    case .value(.int): return .one(.int)
    case .value(.number): return .one(.double)
    case .value(.string): return .one(.string)
    case .value(.bool): return .one(.bool)
    case .list: return entry.key == "Array" || entry.key.hasPrefix("Mutable") ? .one(.list) : .listOrText
    case .unordered, .dictionary: return .one(.list)
    default: return .anything
    }
  }

  /// One branch for each row, and one for the types of the file's. What belongs to none of them nobody knows.
  private mutating func byKind(
    _ found: Lowered, _ rows: [Int32], _ written: String, _ node: SyntaxNode.ID,
    _ branch: (inout Checker, Int32, Lowered) -> Lowered?, others: (inout Checker) -> Operand?
  ) -> Lowered {
    let result = builder.slot()
    emit(.copy(.none, to: result), node)
    var ends: [Int] = []
    var types: [SwiftType] = []
    // Of nil it is nil, unless an extension of `Optional` has it.
    let isOfOptionals = rows.contains { self.isOfOptionals($0) }
    if !isOfOptionals { ends.append(emitted(.jumpIfNil(found.0, .unpatched), node)) }
    var asks = [emitted(.jumpIfOpaque(found.0, .unpatched), node)]
    let kinds = rows.map { kind(ofRow: $0) }
    func count(_ fits: (Kind) -> Bool) -> Int { kinds.count { fits($0) } }
    let lists = count { kind in
      switch kind {
      case .one(.list), .listOrText: true
      default: false
      }
    }
    let isUndecided =
      isOfOptionals && rows.count > 1 || lists > 1
      || count { if case .undecided = $0 { true } else { false } } > 0
      || count { if case .anything = $0 { true } else { false } } > 0 && rows.count > 1
      || count { if case .one(.int) = $0 { true } else { false } } > 1
      || count { if case .one(.double) = $0 { true } else { false } } > 1
      || count { if case .one(.string) = $0 { true } else { false } } > 1
      || lists == 1 && count { if case .listOrText = $0 { true } else { false } } == 1
        && count { if case .one(.string) = $0 { true } else { false } } == 1
    if !isUndecided {
      for (row, kind) in zip(rows, kinds) {
        var tests: [TypeTest] = []
        switch kind {
        case .one(let test): tests = [test]
        case .listOrText: tests = [.list, .string]
        case .anything, .undecided: break
        }
        if tests.isEmpty {
          guard let made = branch(&self, row, (found.0, .unknown)) else { continue }
          emit(.copy(made.0, to: result), node)
          ends.append(emitted(.jump(.unpatched), node))
          types.append(made.1)
          continue
        }
        for test in tests {
          let isOne = builder.slot()
          emit(.test(found.0, test, to: isOne), node)
          let next = emitted(.jumpIf(.slot(isOne), false, .unpatched, stake: Stake()), node)
          var whole: Lowered = (found.0, swift.standardTypes[row] ?? .unknown)
          if case .listOrText = kind, case .string = test { whole = characters((found.0, .value(.string)), node) }
          if let made = branch(&self, row, whole) {
            emit(.copy(made.0, to: result), node)
            types.append(made.1)
          }
          ends.append(emitted(.jump(.unpatched), node))
          patch([next], to: builder.next)
        }
      }
    }
    // A number or a text is none of the file's types.
    for test in [TypeTest.int, .double, .string, .bool, .list] {
      let isOne = builder.slot()
      emit(.test(found.0, test, to: isOne), node)
      asks.append(emitted(.jumpIf(.slot(isOne), true, .unpatched, stake: Stake()), node))
    }
    if let made = others(&self) {
      emit(.copy(made, to: result), node)
      ends.append(emitted(.jump(.unpatched), node))
      types.append(.unknown)
    }
    patch(asks, to: builder.next)
    emit(.copy(opaque(written, node), to: result), node)
    patch(ends, to: builder.next)
    return (.slot(result), types.count == 1 ? types[0] : .unknown)
  }
}
