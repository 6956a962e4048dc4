/// Patterns: of `switch`, `if case`, `for`, `catch`, `let (a, b)`.
extension Checker {
  /// Whether a value is what a pattern says: jumps away where it is not. Names of the pattern are declared.
  mutating func match(
    _ pattern: SyntaxNode.ID, _ operand: Operand, _ type: SwiftType, _ node: SyntaxNode.ID,
    _ written: WrittenType = WrittenType()
  ) -> [Int] {
    switch tree[pattern].kind {
    case .discard: return []
    case .valueBindingPattern:
      let outer = swift.bindsVariables
      swift.bindsVariables = !tree[pattern].flags.contains(.marked)
      defer { swift.bindsVariables = outer }
      return tree.child(of: pattern, at: 0).map { match($0, operand, type, node, written) } ?? []
    case .namePattern:
      guard let name = tree[pattern].name else { return [] }
      let slot = builder.slot(text(name))
      if swift.bindsVariables { emit(.declare(slot), node) }
      emit(.copy(operand, to: slot), node)
      declare(name, .slot(slot), type, isVariable: swift.bindsVariables, written: written)
      return []
    case .optionalPattern:
      guard let inner = tree.child(of: pattern, at: 0) else { return [] }
      return notNil(operand, node) + match(inner, operand, type, node, written.unwrapped)
    case .typePattern, .castPattern:
      let isCast = tree[pattern].kind == .castPattern
      guard let wanted = tree.child(of: pattern, at: isCast ? 1 : 0) else { return [] }
      let (test, found) = typeTest(wanted)
      if isFoundationError(found) {
        let exits = notNil(operand, node)
        guard isCast, let inner = tree.child(of: pattern, at: 0) else { return exits }
        return exits + match(inner, foundationError(operand, found, wanted), found, node, self.written(type: wanted))
      }
      let slot = builder.slot()
      if let type = metatypeVariable(wanted) {
        emit(.copy(isOf(operand, type.0, wanted), to: slot), node)
      } else {
        emit(.test(operand, test, to: slot), node, text: question(test, wanted))
      }
      let exits = isTrue(.slot(slot), pattern, node)
      if isCast, let inner = tree.child(of: pattern, at: 0) {
        return exits + match(inner, operand, found, node, self.written(type: wanted))
      }
      return exits
    case .tuplePattern: return matchTuple(pattern, operand, type, node, written)
    case .enumCasePattern: return matchCase(pattern, operand, type, node, written)
    case .expressionPattern: return matchValue(pattern, operand, type, node)
    default: return []
    }
  }

  /// What is asked where nobody knows of which type a value is: `error is AppError`.
  private func question(_ test: TypeTest, _ wanted: SyntaxNode.ID) -> String? {
    guard !builder.subject.isEmpty else { return nil }
    return "\(builder.subject) is \(tree.lineText(of: wanted))"
  }

  private mutating func isTrue(_ found: Operand, _ pattern: SyntaxNode.ID, _ node: SyntaxNode.ID) -> [Int] {
    return [emitted(.jumpIf(found, false, .unpatched, stake: Stake()), node, text: plainText(tree[pattern].range))]
  }

  private mutating func notNil(_ operand: Operand, _ node: SyntaxNode.ID) -> [Int] {
    return [emitted(.jumpIfNil(operand, .unpatched), node)]
  }

  private mutating func matchTuple(
    _ pattern: SyntaxNode.ID, _ operand: Operand, _ type: SwiftType, _ node: SyntaxNode.ID, _ written: WrittenType
  ) -> [Int] {
    // `(1...5)?`: what stands alone in parentheses is that.
    if let only = tree.child(of: pattern, at: 0), tree[only].nextSibling == nil, tree[only].name == nil,
      let inner = tree.child(of: only, at: 0)
    {
      return match(inner, operand, type, node, written)
    }
    var types: [SwiftType] = []
    if case .tuple(let elements) = type { types = elements.map { $0.type } }
    var exits: [Int] = []
    for (row, argument) in tree.children(of: pattern).enumerated() {
      guard let inner = tree.child(of: argument, at: 0) else { continue }
      let part = builder.slot()
      emit(.payload(operand, Int32(row), to: part), node)
      exits += match(
        inner, .slot(part), types.indices.contains(row) ? types[row] : .unknown, node, self.part(row, of: written))
    }
    return exits
  }

  private mutating func matchCase(
    _ pattern: SyntaxNode.ID, _ operand: Operand, _ type: SwiftType, _ node: SyntaxNode.ID, _ written: WrittenType
  ) -> [Int] {
    guard let name = tree[pattern].name else { return [] }
    let arguments = tree.children(of: pattern).filter { tree[$0].kind == .patternArgument }
    guard let (id, row) = enumCase(name, pattern, type) else {
      return matchOtherCase(name, pattern, arguments, operand, type, node, written)
    }
    let slot = builder.slot()
    emit(.test(operand, .ofCase(id, Int32(row)), to: slot), node)
    var exits = isTrue(.slot(slot), pattern, node)
    let payload = swift.cases[Int(id.index)][row].payload
    for (position, argument) in arguments.enumerated() {
      guard let inner = tree.child(of: argument, at: 0) else { continue }
      var place = position
      // A label says which part is meant.
      if let label = tree[argument].name, let found = payload.firstIndex(where: { $0.name == label }) { place = found }
      let part = builder.slot()
      emit(.payload(operand, Int32(place), to: part), node)
      let declared = payload.indices.contains(place) ? payload[place].type : nil
      let type = declared.map { meant($0, in: id, written) }
      // Of Swift's own `Result` the type of the whole says what it has.
      let parts = swift.values[Int(id.index)].node == nil ? self.argument(row, of: written) : WrittenType()
      let known = type ?? parts.node
      exits += match(
        inner, .slot(part), known.map { self.type(of: $0) } ?? .unknown, node,
        type.map { self.written(type: $0) } ?? parts)
    }
    return exits
  }

  /// The type of a part of a generic enumeration, of which the type of the whole says it: `[User]` for `T` of
  /// `Load<[User]>`.
  private func meant(_ type: SyntaxNode.ID, in id: EnumID, _ written: WrittenType) -> SyntaxNode.ID {
    guard tree[type].kind == .typeName, tree[type].flags.isDisjoint(with: [.optional, .forced]),
      let name = tree[type].name, let declaration = swift.values[Int(id.index)].node,
      let row = tree.children(of: declaration).filter({ tree[$0].kind == .genericParameter })
        .firstIndex(where: { tree[$0].name == name }),
      let whole = written.node, tree[whole].kind == .typeName,
      case let own = program.swift.enums[Int(id.index)].name.split(separator: ".").last,
      tree[whole].name.map({ text($0).split(separator: ".").last }) == own
    else { return type }
    return argument(row, of: written).node ?? type
  }

  /// The case of the file's that a pattern or an expression means: of the type it names, of the one that is expected, or
  /// of the only one that has such a case.
  mutating func enumCase(_ name: Name, _ pattern: SyntaxNode.ID, _ type: SwiftType) -> (EnumID, Int)? {
    func row(_ id: EnumID) -> (EnumID, Int)? {
      guard !program.swift.enums[Int(id.index)].isStructure else { return nil }
      return swift.cases[Int(id.index)].firstIndex { $0.name == name }.map { (id, $0) }
    }
    if let owner = tree.child(of: pattern, at: 0), tree[owner].kind == .typeName, let typeName = tree[owner].name {
      if case .enumeration(let id) = typeNamed(typeName) { return row(id) }
      return nil
    }
    switch type {
    case .enumeration(let id): return row(id)
    case .unknown, .opaque, .ofProtocol: return onlyCase(name)
    default: return nil
    }
  }

  /// The enumeration of the file that alone has a case of that name.
  func onlyCase(_ name: Name) -> (EnumID, Int)? {
    guard let found = swift.casesByName[name.id], found.count == 1 else { return nil }
    return found[0]
  }

  /// A case of UIKit's, `.some` and `.none`, or one of a type that presim does not know.
  private mutating func matchOtherCase(
    _ name: Name, _ pattern: SyntaxNode.ID, _ arguments: [SyntaxNode.ID], _ operand: Operand, _ type: SwiftType,
    _ node: SyntaxNode.ID, _ written: WrittenType
  ) -> [Int] {
    if case .value(.enumeration(let kind)) = type, let value = enumeration(name, kind, at: tree[pattern].range) {
      let slot = builder.slot()
      emit(.binary(.equal, operand, .value(value), to: slot), node)
      return isTrue(.slot(slot), pattern, node)
    }
    // `case .rating:` of a structure or an object: a static member that it is compared with.
    if arguments.isEmpty, let owner = typeWithMembers(type), tree.child(of: pattern, at: 0) == nil,
      property(name, of: owner)?.isStatic == true, let (wanted, _) = member(name, of: (.none, owner), pattern, pattern)
    {
      let slot = builder.slot()
      emit(.binary(.equal, operand, wanted, to: slot), node)
      return isTrue(.slot(slot), pattern, node)
    }
    switch text(name) {
    case "some" where arguments.count == 1:
      guard let inner = tree.child(of: arguments[0], at: 0) else { return [] }
      if isNone(inner) {
        // Of an optional of an optional nil alone does not say which of the two is nil.
        let over = [emitted(.jumpIfNil(operand, .unpatched), node), emitted(.jumpIfOpaque(operand, .unpatched), node)]
        let miss = emitted(.jump(.unpatched), node)
        patch(over, to: builder.next)
        let whole = opaque("\(builder.subject) == \(tree.lineText(of: pattern))", node)
        return [miss, emitted(.jumpIf(whole, false, .unpatched, stake: Stake()), node)]
      }
      return notNil(operand, node) + match(inner, operand, type, node, written.unwrapped)
    case "some" where arguments.isEmpty: return notNil(operand, node)
    case "none" where arguments.isEmpty:
      let slot = builder.slot()
      emit(.binary(.equal, operand, .none, to: slot), node)
      return isTrue(.slot(slot), pattern, node)
    default:
      let slot = builder.slot()
      var exits: [Int] = []
      // `URLError.cancelled` is no case of the file's own.
      if let owner = tree.child(of: pattern, at: 0), tree[owner].kind == .typeName,
        case (.foreign(isClosed: true, let none), _) = typeTest(owner)
      {
        let isOne = builder.slot()
        emit(.test(operand, .foreign(isClosed: true, conforming: none), to: isOne), node)
        exits = isTrue(.slot(isOne), pattern, node)
      }
      emit(.isCase(operand, textID(text(name)), to: slot), node)
      exits += isTrue(.slot(slot), pattern, node)
      for (position, argument) in arguments.enumerated() {
        guard let inner = tree.child(of: argument, at: 0) else { continue }
        let part = builder.slot()
        emit(.payload(operand, Int32(position), to: part), node)
        exits += match(inner, .slot(part), .unknown, node)
      }
      return exits
    }
  }

  /// `.none`, `nil`
  private func isNone(_ pattern: SyntaxNode.ID) -> Bool {
    let inner = tree[pattern].kind == .expressionPattern ? tree.child(of: pattern, at: 0) ?? pattern : pattern
    return tree[inner].kind == .nilLiteral
      || tree[inner].name.map { text($0) } == "none" && tree.child(of: inner, at: 0) == nil
  }

  /// The type itself of what is compared, where its static members are the file's.
  private func typeWithMembers(_ type: SwiftType) -> SwiftType? {
    switch type {
    case .enumeration(let id): .enumType(id)
    case .object(_, let id?): .type(id)
    default: nil
    }
  }

  private mutating func matchValue(
    _ pattern: SyntaxNode.ID, _ operand: Operand, _ type: SwiftType, _ node: SyntaxNode.ID
  ) -> [Int] {
    guard var value = tree.child(of: pattern, at: 0) else { return [] }
    while tree[value].kind == .parenthesized, let inner = tree.child(of: value, at: 0) { value = inner }
    // `case 0 as Int`
    if tree[value].kind == .cast, tree[value].flags.isDisjoint(with: [.optional, .forced]),
      let wanted = tree.child(of: value, at: 1)
    {
      let (test, found) = typeTest(wanted)
      if case .unknown = test { return isTrue(opaque(plainText(tree[value].range), node), pattern, node) }
      let slot = builder.slot()
      emit(.test(operand, test, to: slot), node, text: question(test, wanted))
      return isTrue(.slot(slot), pattern, node) + matchValue(value, operand, found, node)
    }
    if let (from, end, isClosed) = bounds(value) {
      return bound(.greaterOrEqual, from, operand, type, pattern, node)
        + bound(isClosed ? .lessOrEqual : .less, end, operand, type, pattern, node)
    }
    if tree[value].kind == .unary, let sign = tree[value].name.map({ text($0) }), sign == "..." || sign == "..<",
      let end = tree.child(of: value, at: 0)
    {
      let isPrefix = tree[end].range.start > tree[value].range.start
      return bound(
        isPrefix ? (sign == "..." ? .lessOrEqual : .less) : .greaterOrEqual, end, operand, type, pattern, node)
    }
    // What nobody knows is compared all the same: `given limit = 3` says what it is.
    let known = lowerValue(value, expecting: type)
    guard let (wanted, found) = known ?? (tree[value].kind == .path ? (opaque(of: value), .opaque) : nil),
      keyPathTypes(found) == nil
    else {
      return isTrue(opaque(plainText(tree[value].range), node), pattern, node)
    }
    if let own = ownOperator("~=", [found, type]) {
      return isTrue(callOperator(own, [(wanted, found), (operand, type)], node).0, pattern, node)
    }
    let slot = builder.slot()
    // `case list:` of a set or a list asks whether it has the value.
    if elementType(found) != nil, !found.isUnknown, !isList(type) {
      emit(.collection(.contains, [wanted, operand], "", to: slot), node)
    } else {
      emit(.binary(.equal, operand, wanted, to: slot), node)
    }
    return isTrue(.slot(slot), pattern, node)
  }

  func isList(_ type: SwiftType) -> Bool {
    switch type {
    case .list, .slice, .unordered, .closedRange, .dictionary, .unknown, .opaque: true
    default: false
    }
  }

  private mutating func bound(
    _ sign: BinaryOperator, _ end: SyntaxNode.ID, _ operand: Operand, _ type: SwiftType, _ pattern: SyntaxNode.ID,
    _ node: SyntaxNode.ID
  ) -> [Int] {
    let value = lowerValue(end, expecting: type)?.0 ?? unread(end)
    let slot = builder.slot()
    emit(.binary(sign, operand, value, to: slot), node)
    return isTrue(.slot(slot), pattern, node)
  }
}
