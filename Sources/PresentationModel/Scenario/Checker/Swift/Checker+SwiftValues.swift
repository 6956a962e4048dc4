/// Expressions of Swift: each comes to a slot or a constant.
extension Checker {
  typealias Lowered = (Operand, SwiftType)

  /// What an expression comes to; nil for one that decides nothing here and is left out.
  mutating func lowerValue(_ node: SyntaxNode.ID, expecting type: SwiftType, isStatement: Bool = false) -> Lowered? {
    if let made = makeByLiteral(node, type) { return made }
    switch tree[node].kind {
    case .trueLiteral: return (.value(.bool(true)), .value(.bool))
    case .falseLiteral: return (.value(.bool(false)), .value(.bool))
    case .nilLiteral: return (.none, type)
    case .integerLiteral:
      if case .value(.number) = type { return (.value(.decimal(tree.decimal(of: node))), type) }
      return (.value(.int(tree.integer(of: node) ?? 0)), .value(.int))
    case .decimalLiteral: return (.value(.decimal(tree.decimal(of: node))), .value(.number))
    case .stringLiteral: return (.value(.string(tree.string(of: node))), .value(.string))
    case .interpolatedString: return lowerText(node)
    case .macroExpression:
      return tree.lineText(of: node) == "#function"
        ? functionName().map { (.value(.string($0)), .value(.string)) } : nil
    case .parenthesized:
      return tree.child(of: node, at: 0).flatMap { lowerValue($0, expecting: type, isStatement: isStatement) }
    case .tryExpression: return lowerTry(node, expecting: type, isStatement: isStatement)
    case .ifStatement, .switchStatement: return lowerChoice(node, expecting: type)
    case .awaitExpression: return lowerAwait(node, type, isStatement)
    case .negation:
      guard let inner = tree.child(of: node, at: 0) else { return nil }
      if names.find("!").flatMap({ swift.operators[$0.id] }) != nil, let found = lowerValue(inner, expecting: type) {
        if let own = ownOperator("!", [found.1]) { return callOperator(own, [found], node) }
        if case .value(.bool) = found.1 {} else { return (opaque(of: node), .unknown) }
      }
      let operand = lowerValue(inner, expecting: .value(.bool))?.0 ?? opaque(of: inner)
      return result(.value(.bool)) {
        .unary(.not, operand, to: $0)
      } at: {
        node
      }
    case .unary:
      guard let inner = tree.child(of: node, at: 0), let sign = tree[node].name.map({ text($0) }),
        let (operand, found) = lowerValue(inner, expecting: type)
      else { return nil }
      let isPostfix = tree[node].flags.contains(.marked)
      if let own = ownOperator(sign, [found], isPostfix: isPostfix) {
        return callOperator(own, [(operand, found)], node)
      }
      guard !isPostfix, let operation = UnaryOperator(sign) else { return nil }
      let made = result(found) {
        .unary(operation, operand, to: $0)
      } at: {
        node
      }
      guard hasSizedIntegers, let name = integerName(written(inner)) else { return made }
      return (fitted(made.0, into: name, loses: operation == .complement, node), found)
    case .selector: return lowerSelector(node)
    case .list: return lowerList(node, type)
    case .dictionary: return lowerDictionary(node, type)
    case .tuple: return lowerTuple(node, type)
    case .enumCase: return lowerCase(node, type)
    case .binary: return lowerRange(node) ?? lowerBinary(node, type)
    case .ternary: return lowerTernary(node, type, isStatement)
    case .cast, .typeTest: return lowerCast(node)
    case .closure:
      guard let block = block(of: node) else { return nil }
      var parameters: [(Name, SyntaxNode.ID?)] = []
      for child in tree.children(of: node) where tree[child].kind == .closureParameter {
        if let name = tree[child].name { parameters.append((name, tree.child(of: child, at: 0))) }
      }
      var types: [SwiftType] = []
      var result: SwiftType?
      if case .closure(.of(let wanted, let type)) = type {
        (types, result) = (wanted, type)
        noteArguments(ofClosure: node, block, written: parameters.count, types)
      }
      // `{ order -> Row in … }`
      if result?.isUnknown ?? true, let written = writtenResult(ofClosure: node) {
        let own = self.type(of: written)
        if !own.isUnknown { result = own }
      }
      return (
        makeClosure(node, block, parameters: parameters, types: types, returns: result), .closure(.of(types, result))
      )
    case .keyPath: return keyPathValue(node, expecting: type)
    case .operatorName:
      guard case .closure(.of(let types, let result)) = type, let made = operatorValue(node, types) else { return nil }
      return (made.0, .closure(.of(types, result ?? made.1)))
    case .assignment:
      // `isOpen ? (count = 1) : (count = 2)`
      lowerAssignment(node)
      return (.none, .unknown)
    case .compoundAssignment:
      lowerCompound(node)
      return (.none, .unknown)
    case .path:
      if let made = initializerValue(node, expecting: type) ?? standardFunction(node, expecting: type) { return made }
      return lowerPath(node, expecting: type)
    default: return nil
    }
  }

  /// The type behind the arrow of a closure.
  private func writtenResult(ofClosure node: SyntaxNode.ID) -> SyntaxNode.ID? {
    tree.children(of: node).first {
      switch tree[$0].kind {
      case .closureParameter, .capture, .block: false
      default: true
      }
    }
  }

  /// An instruction whose result lies in a new slot.
  mutating func result(
    _ type: SwiftType, _ make: (Slot) -> SwiftInstruction.Kind, at node: () -> SyntaxNode.ID
  ) -> Lowered {
    let slot = builder.slot()
    emit(make(slot), node(), text: plainText(tree[node()].range))
    return (.slot(slot), type)
  }

  private mutating func lowerCase(_ node: SyntaxNode.ID, _ type: SwiftType) -> Lowered? {
    guard let name = tree[node].name else { return nil }
    if let (id, row) = enumCase(name, node, type) { return (.value(.enumCase(id, Int32(row), [])), .enumeration(id)) }
    switch type {
    case .enumeration(let id):
      noteUnknownCase(inStep: name, id, node)
      return member(name, of: (.none, .enumType(id)), node, node)
    case .value(.string):
      if let found = notificationName(name, node) { return (found, type) }
    // `due ?? .max`
    case .value(.int) where !hasSizedIntegers:
      switch text(name) {
      case "max": return (.value(.int(.max)), type)
      case "min": return (.value(.int(.min)), type)
      case "zero": return (.value(.int(0)), type)
      default: break
      }
    case .value(.number) where text(name) == "zero": return (.value(.decimal(0)), type)
    case .object(_, let id?):
      if let found = member(name, of: (.none, .type(id)), node, node) { return found }
    case .object(let base, nil):
      // `.cancel`, of an extension of UIKit's class.
      if let own = existingClass(NameTable.name(of: base)), property(name, of: .type(own)) != nil,
        let found = member(name, of: (.none, .type(own)), node, node)
      {
        return found
      }
    default: break
    }
    if let own = extended(type), property(name, of: own) != nil { return member(name, of: (.none, own), node, node) }
    if let wanted = type.valueType, let value = uikitCase(name, wanted, at: tree[node].range) {
      return (.value(value), type)
    }
    switch type {
    case .unknown, .opaque: return (.value(symbol(name)), .unknown)
    // What an optional holds has no such case.
    default: return text(name) == "none" ? (.none, type) : nil
    }
  }

  /// One of UIKit's types to which an extension of the file's gives members: `.ok()` of `extension UIAlertAction`.
  mutating func extended(_ type: SwiftType) -> SwiftType? {
    let id: ClassID?
    switch type {
    case .object(let base, nil): id = existingClass(NameTable.name(of: base))
    case .value(.enumeration(let type)): id = names.find(type.name).flatMap { existingClass($0) }
    // `title = .localized("x")`, of an extension of texts.
    case .value(.string): id = swift.standardRows["String"]?.first { $0.asks.isEmpty }.map { ClassID($0.row) }
    default: id = nil
    }
    return id.flatMap { id in lineage(id).contains { swift.members[$0.index] != nil } ? .type(id) : nil }
  }

  private mutating func lowerBinary(_ node: SyntaxNode.ID, _ wanted: SwiftType) -> Lowered? {
    let parts = Array(tree.children(of: node))
    guard parts.count >= 3, let sign = tree[parts[1]].name.map({ text($0) }) else { return nil }
    switch sign {
    case "&&", "||":
      let types = [parts[0], parts[2]].map { isImplicit($0) ? wanted : staticType($0) }
      if parts.count == 3, let found = callLazily(ownOperator(sign, types), parts, node) { return found }
      if let own = ownOperator(sign, types), parts.count == 3,
        let left = lowerValue(parts[0], expecting: types[0]), let right = lowerValue(parts[2], expecting: types[1])
      {
        return callOperator(own, [left, right], node)
      }
      if let found = ownLogic(sign, parts, node) { return found }
      return lowerLogic(parts, isAnd: sign == "&&", node)
    case "??": return lowerDefault(parts, node)
    case "~=": return lowerMatch(parts[0], parts[2], node)
    default: break
    }
    if parts.count == 3, isImplicit(parts[0]) || isMade(ofLiterals: parts[0], wanted),
      isImplicit(parts[0]) || isImplicit(parts[2]) || isMade(ofLiterals: parts[2], wanted),
      let own = ownOperator(sign, [wanted, wanted]),
      let left = lowerValue(parts[0], expecting: wanted), let right = lowerValue(parts[2], expecting: wanted)
    {
      return callOperator(own, [left, right], node)
    }
    if parts.count == 3, BinaryOperator(sign) == nil, !swift.operators.isEmpty,
      let own = ownOperator(sign, [staticType(parts[0]), staticType(parts[2])]),
      own.parameters.contains(where: { $0.isInout || $0.isAutoclosure })
    {
      let place = own.parameters[0].isInout ? place(parts[0]) : nil
      guard place != nil || !own.parameters[0].isInout else { return nil }
      return callOperator(own, parts[0], parts[2], changing: place, node)
    }
    // `2 * length`, where a length is made by a literal.
    var first: Lowered?
    if parts.count == 3, isOfLiterals(parts[0]), case let other = staticType(parts[2]),
      isMade(ofLiterals: parts[0], other), ownOperator(sign, [other, other]) != nil,
      ownOperator(sign, [staticType(parts[0]), other]) == nil, ownOperator(sign, [.value(.number), other]) == nil
    {
      first = lowerValue(parts[0], expecting: other)
    }
    guard let first = first ?? lowerOperand(parts[0], beside: parts[2], sign) else { return nil }
    var (left, type) = first
    var index = 1
    while index + 1 < parts.count {
      guard let word = tree[parts[index]].name.map({ text($0) }),
        let (right, found) = lowerRight(parts[index + 1], typeOfRight(parts[index + 1], word, type))
      else { return nil }
      var own = ownOperator(word, [type, found])
      // `2 * point`
      if own == nil, index == 1, tree[parts[0]].kind == .integerLiteral, !swift.operators.isEmpty,
        let other = ownOperator(word, [.value(.number), found]),
        let (whole, number) = lowerValue(parts[0], expecting: .value(.number))
      {
        (own, left, type) = (other, whole, number)
      }
      guard let operation = BinaryOperator(word) else {
        guard let own else { return nil }
        (left, type) = callOperator(own, [(left, type), (right, found)], node)
        index += 2
        continue
      }
      if keyPathTypes(type) != nil || keyPathTypes(found) != nil { return nil }
      if let own, !program.swift.operators.contains(where: { $0.body == own.body }) {
        (left, type) = callOperator(own, [(left, type), (right, found)], node)
        index += 2
        continue
      }
      if operation == .equal || operation == .notEqual, isInAnyOrder(type) || isInAnyOrder(found) {
        left = inOrder(left, parts[0])
        let other = inOrder(right, parts[index + 1])
        let slot = builder.slot()
        emit(.binary(operation, left, other, to: slot), node, text: plainText(of: node))
        (left, type) = (.slot(slot), .value(.bool))
        index += 2
        continue
      }
      let slot = builder.slot()
      let written = index + 2 < parts.count ? nil : plainText(of: node)
      emit(.binary(operation, left, right, to: slot), node, text: written)
      left = .slot(slot)
      if !operation.answersBool, hasSizedIntegers, let name = integerName(ofOperation: operation, parts) {
        left = fitted(left, into: name, loses: operation.losesBits, node)
      }
      type =
        own?.result.map { self.type(of: $0) } ?? (operation.answersBool ? .value(.bool) : arithmetic(type, found))
      index += 2
    }
    return (left, type)
  }

  /// `.a`, `.a(1)`: a member of the type that is expected.
  private func isImplicit(_ node: SyntaxNode.ID) -> Bool {
    let head = tree[node].kind == .path ? tree.child(of: node, at: 0) ?? node : node
    return tree[head].kind == .enumCase && tree.child(of: head, at: 0) == nil
  }

  /// Whether an expression has literals alone, and operators between them.
  private func isOfLiterals(_ node: SyntaxNode.ID) -> Bool {
    switch tree[node].kind {
    case .integerLiteral, .decimalLiteral, .stringLiteral: return true
    case .parenthesized: return tree.child(of: node, at: 0).map { isOfLiterals($0) } ?? false
    case .binary:
      let parts = Array(tree.children(of: node))
      return parts.count == 3 && isOfLiterals(parts[0]) && isOfLiterals(parts[2])
    default: return false
    }
  }

  /// Whether a type of the file's is made by the literals of which an expression consists: of `1 + 2` as a `Length` both are
  /// lengths.
  private func isMade(ofLiterals node: SyntaxNode.ID, _ type: SwiftType) -> Bool {
    let row: Int32
    switch type {
    case .enumeration(let id): row = swift.values[Int(id.index)].row.index
    case .object(_, let id?): row = id.index
    default: return false
    }
    guard isOfLiterals(node) else { return false }
    return swift.members[row]?.initializers.contains { $0.labels.count == 1 && $0.labels[0].hasSuffix("Literal") }
      ?? false
  }

  /// `1...3 ~= n`: whether the right side is what the left one asks for.
  private mutating func lowerMatch(_ pattern: SyntaxNode.ID, _ value: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered?
  {
    guard let (wanted, type) = lowerValue(pattern, expecting: .unknown), !type.isUnknown, !isOpaque(type),
      let (operand, found) = lowerValue(value, expecting: elementType(type) ?? type)
    else { return nil }
    if let own = ownOperator("~=", [type, found]) {
      return callOperator(own, [(wanted, type), (operand, found)], node)
    }
    let slot = builder.slot()
    emit(
      elementType(type) == nil
        ? .binary(.equal, wanted, operand, to: slot) : .collection(.contains, [wanted, operand], "", to: slot), node,
      text: plainText(of: node))
    return (.slot(slot), .value(.bool))
  }

  func isInAnyOrder(_ type: SwiftType) -> Bool {
    switch type {
    case .dictionary, .unordered: true
    default: false
    }
  }

  /// The entries of a dictionary in an order in which they can be compared.
  mutating func inOrder(_ operand: Operand, _ node: SyntaxNode.ID) -> Operand {
    let slot = builder.slot()
    emit(.collection(.ordered, [operand], "", to: slot), node)
    return .slot(slot)
  }

  /// What comes of two numbers: a decimal where one is.
  private func arithmetic(_ left: SwiftType, _ right: SwiftType) -> SwiftType {
    switch (left, right) {
    case (.value(.number), .value(.int)), (.time, _), (_, .unknown), (_, .opaque): left
    default: right
    }
  }

  /// `.push == operation`: the type of a case is found on the other side.
  private mutating func lowerOperand(_ node: SyntaxNode.ID, beside other: SyntaxNode.ID, _ sign: String) -> Lowered? {
    let count = builder.function.instructions.count
    if let found = lowerValue(node, expecting: .unknown) { return found }
    if isGivenAlone(node) {
      builder.truncate(to: count)
      return (opaque(of: node), .opaque)
    }
    // What is compared with something known is asked for by itself, not with the whole condition.
    switch tree[other].kind {
    case .nilLiteral, .trueLiteral, .falseLiteral, .integerLiteral, .decimalLiteral, .stringLiteral, .enumCase:
      return sign == "==" || sign == "!=" || sign == "<" || sign == ">" || sign == "<=" || sign == ">="
        ? (opaque(of: node), .opaque) : nil
    default: return nil
    }
  }

  /// Whether a `given` line says what a part of an expression is worth: `defaults.integer(forKey: "n") + 1`, `Server.base + path`.
  mutating func isGivenAlone(_ node: SyntaxNode.ID) -> Bool {
    let node = plain(node)
    guard tree[node].kind == .path || tree[node].kind == .identifier else { return false }
    if swift.givenCalls == nil {
      var found: Set<String> = []
      for item in tree.items where tree[item].kind == .givenStatement {
        guard let subject = tree.child(of: item, at: 0).map({ plain($0) }),
          tree[subject].kind == .path || tree[subject].kind == .identifier
        else { continue }
        found.insert(plainText(tree[subject].range))
      }
      swift.givenCalls = found
    }
    guard let given = swift.givenCalls, !given.isEmpty else { return false }
    return given.contains(plainText(of: node))
  }

  /// What the right side of an operator is expected to be: a literal of its own type where an operator of the file's takes
  /// that, as in `price * 3`, and else what the left side is.
  private mutating func typeOfRight(_ node: SyntaxNode.ID, _ sign: String, _ left: SwiftType) -> SwiftType {
    switch tree[node].kind {
    case .integerLiteral, .decimalLiteral, .stringLiteral, .trueLiteral, .falseLiteral:
      let own = staticType(node)
      // `point * 2`, of an operator that takes a `Double`.
      if tree[node].kind == .integerLiteral, ownOperator(sign, [left, own]) == nil,
        ownOperator(sign, [left, .value(.number)]) != nil
      {
        return .value(.number)
      }
      return ownOperator(sign, [left, left]) == nil && ownOperator(sign, [left, own]) != nil ? own : left
    default: return left
    }
  }

  /// The right side of an operator; beside something that is not known a case of whatever type.
  private mutating func lowerRight(_ node: SyntaxNode.ID, _ type: SwiftType) -> Lowered? {
    let count = builder.function.instructions.count
    if let found = lowerValue(node, expecting: type) { return found }
    if isGivenAlone(node) {
      builder.truncate(to: count)
      return (opaque(of: node), .opaque)
    }
    guard case .opaque = type, tree[node].kind == .enumCase, let name = tree[node].name else { return nil }
    return (.value(caseValue(name)), .opaque)
  }

  /// `&&` of the file's own where only reading its left side tells of which type that is; nil for Swift's.
  private mutating func ownLogic(_ sign: String, _ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> Lowered? {
    guard parts.count == 3, let name = names.find(sign), swift.operators[name.id] != nil else { return nil }
    let count = builder.function.instructions.count
    if let left = lowerValue(parts[0], expecting: .unknown) {
      if case .value(.bool) = left.1 {
      } else if let right = lowerValue(parts[2], expecting: left.1), let own = ownOperator(sign, [left.1, right.1]) {
        guard own.parameters[1].isAutoclosure else { return callOperator(own, [left, right], node) }
        builder.truncate(to: count)
        return callLazily(own, parts, node)
      }
    }
    builder.truncate(to: count)
    return nil
  }

  /// An operator whose right side runs where its function calls it; nil for any other.
  private mutating func callLazily(_ own: SwiftMethod?, _ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> Lowered? {
    guard let own, own.parameters.contains(where: { $0.isAutoclosure }) else { return nil }
    return callOperator(own, parts[0], parts[2], changing: nil, node)
  }

  private mutating func lowerLogic(_ parts: [SyntaxNode.ID], isAnd: Bool, _ node: SyntaxNode.ID) -> Lowered? {
    let result = builder.slot()
    var exits: [Int] = []
    for index in stride(from: 0, to: parts.count, by: 2) {
      let found = lowerValue(parts[index], expecting: .value(.bool))
      let operand = found?.0 ?? opaque(of: parts[index])
      emit(.copy(operand, to: result), node)
      if index + 1 < parts.count {
        exits.append(builder.function.instructions.count)
        emit(
          .jumpIf(.slot(result), !isAnd, .unpatched, stake: Stake()), parts[index],
          text: plainText(tree[parts[index]].range))
      }
    }
    patch(exits, to: builder.next)
    return (.slot(result), .value(.bool))
  }

  private mutating func lowerDefault(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> Lowered? {
    let result = builder.slot()
    var type = SwiftType.unknown
    var ends: [Int] = []
    for index in stride(from: 0, to: parts.count, by: 2) {
      let count = builder.function.instructions.count
      var value = lowerValue(parts[index], expecting: type)
      if value == nil {
        builder.truncate(to: count)
        value = (opaque(of: parts[index]), .opaque)
      }
      guard let (operand, found) = value else { return nil }
      if index == 0 { type = found }
      emit(.copy(operand, to: result), node)
      guard index + 1 < parts.count else { continue }
      ends.append(jumpOver(unless: .jumpIfNil(.slot(result), .unpatched), node))
    }
    patch(ends, to: builder.next)
    return (.slot(result), type)
  }

  private mutating func lowerTernary(_ node: SyntaxNode.ID, _ type: SwiftType, _ isStatement: Bool) -> Lowered? {
    let parts = Array(tree.children(of: node))
    guard parts.count == 3 else { return nil }
    let result = builder.slot()
    let found = lowerValue(parts[0], expecting: .value(.bool))
    let condition = found?.0 ?? opaque(of: parts[0])
    let ask = emitted(.jumpIfOpaque(condition, .unpatched), parts[0])
    let exit = builder.function.instructions.count
    var stake = Stake(line: source.line(of: Int(tree[node].range.start)), verb: "decides a value")
    emit(.jumpIf(condition, false, .unpatched, stake: stake), parts[0], text: plainText(tree[parts[0]].range))
    let first = lowerValue(parts[1], expecting: type)
    emit(.copy(first?.0 ?? opaque(of: parts[1]), to: result), parts[1])
    let end = emitted(.jump(.unpatched), node)
    let otherway = builder.next
    patch([exit], to: otherway)
    let second = lowerValue(parts[2], expecting: type)
    emit(.copy(second?.0 ?? opaque(of: parts[2]), to: result), parts[2])
    patch([end], to: builder.next)
    // Whatever it is, it is unknown if the condition is: who reads it asks.
    let over = emitted(.jump(.unpatched), node)
    let unknown = builder.next
    emit(.copy(unread(node), to: result), node)
    patch([over], to: builder.next)
    if isStatement, let whole = self.stake(since: exit) {
      // `isNew ? open() : close()` does something, as an `if` does, and gives nothing to read.
      patch([ask], to: Int32(exit))
      patch([exit], to: otherway, stake: whole)
    } else if first == nil || second == nil || type.isUnknown && decidesNothing(parts[1]) && decidesNothing(parts[2]) {
      patch([ask], to: unknown)
    } else {
      patch([ask], to: Int32(exit))
      stake.otherwise = unknown
      patch([exit], to: otherway, stake: stake)
    }
    return (.slot(result), first?.1 ?? second?.1 ?? .opaque)
  }

  /// Numbers and texts: which one it is matters where it is used, if at all, and not to the condition that chooses it.
  private func decidesNothing(_ node: SyntaxNode.ID) -> Bool {
    switch tree[plain(node)].kind {
    case .integerLiteral, .decimalLiteral, .stringLiteral: true
    default: false
    }
  }

  private mutating func lowerCast(_ node: SyntaxNode.ID) -> Lowered? {
    guard let value = tree.child(of: node, at: 0), let wanted = tree.child(of: node, at: 1) else { return nil }
    if tree[node].kind == .cast, let made = storyboardController(value, wanted) ?? dequeued(value, wanted, node) {
      return made
    }
    let (test, type) = typeTest(wanted)
    let isPlain = tree[node].kind == .cast && tree[node].flags.isDisjoint(with: [.optional, .forced])
    guard let (operand, found) = lowerValue(value, expecting: isPlain ? type : .unknown) else { return nil }
    if !isPlain, let type = metatypeVariable(wanted) {
      let (isTest, result) = (tree[node].kind == .typeTest, builder.slot())
      let unknown = emitted(.jumpIfOpaque(type.0, .unpatched), node)
      let known: Lowered =
        isTest
        ? (isOf(operand, type.0, node), .value(.bool))
        : castByValue(operand, type, isForced: tree[node].flags.contains(.forced), node)
      emit(.copy(known.0, to: result), node)
      let over = emitted(.jump(.unpatched), node)
      patch([unknown], to: builder.next)
      let guessed = castToParameter(of: wanted, operand, node)?.0 ?? (isTest ? type.0 : operand)
      emit(.copy(guessed, to: result), node)
      patch([over], to: builder.next)
      return (.slot(result), known.1)
    }
    if !isPlain, let found = castToParameter(of: wanted, operand, node) { return found }
    if isFoundationError(type) {
      guard tree[node].kind == .typeTest else { return (foundationError(operand, type, node), type) }
      let isThere = builder.slot()
      emit(.test(operand, .unknown, to: isThere), node, text: plainText(of: node))
      return (.slot(isThere), .value(.bool))
    }
    // `[a, b] as NSArray` is still that list.
    if tree[node].kind == .cast, case .list = found, tree.lineText(of: wanted).hasPrefix("NS") {
      return (operand, found)
    }
    if tree[node].kind == .cast, isOfApplication(type) { return (operand, type) }
    if tree[node].kind == .typeTest {
      return result(.value(.bool)) {
        .test(operand, test, to: $0)
      } at: {
        node
      }
    }
    let flags = tree[node].flags
    if !flags.contains(.optional), !flags.contains(.forced) { return (operand, type) }
    return result(type) {
      .cast(operand, test, isForced: flags.contains(.forced), to: $0)
    } at: {
      node
    }
  }

  mutating func typeTest(_ node: SyntaxNode.ID) -> (TypeTest, SwiftType) {
    let type = type(of: node)
    if let name = tree[node].name, text(name) == "CancellationError", swift.enums[name.id] == nil,
      existingClass(name) == nil, case .enumCase(let id, let row, _) = symbol(name)
    {
      return (.ofCase(id, row), type)
    }
    switch type {
    case .object(let base, let id): return (id.map { self.test(ofClass: $0) } ?? .ofUIKit(base), type)
    case .ofProtocol(let id): return (.ofProtocol(id), type)
    case .enumeration(let id): return (.ofEnum(id), type)
    case .value(.bool): return (.bool, type)
    case .value(.int): return (.int, type)
    case .value(.number): return (.double, type)
    case .value(.string): return (.string, type)
    case .list, .slice, .unordered, .dictionary, .tuple: return (elementsTest(node, type) ?? .unknown, type)
    default: return (foreign(node) ?? .unknown, type)
    }
  }

  /// `[String]`, `[String: Any]`, `(Int, Int)`; nil where the name of the type does not say what its parts are.
  private mutating func elementsTest(_ node: SyntaxNode.ID, _ type: SwiftType) -> TypeTest? {
    let shape: ElementsShape
    switch tree[node].kind {
    case .listType: shape = .list
    case .dictionaryType: shape = .dictionary
    case .tupleType: shape = .tuple
    default: return nil
    }
    let parts = tree.list(of: node).map { typeTest($0).0 }
    return parts.isEmpty ? nil : .elements(parts, shape)
  }

  /// What asks for a type that the file does not declare; nil for one that every value is of, and for lists and functions.
  private mutating func foreign(_ node: SyntaxNode.ID) -> TypeTest? {
    guard tree[node].kind == .typeName, let name = tree[node].name, tree[node].firstChild == nil,
      case let word = text(name), !["Any", "AnyObject", "Error", "Swift.Error", "NSError", "Self"].contains(word),
      swift.generics[name.id] == nil, swift.aliases[name.id] == nil, word.utf8.count > 1
    else { return nil }
    let conforming = conformingValues()[name.id] ?? []
    return .foreign(isClosed: Self.errors.contains(word), conforming: conforming)
  }

  /// The structures and enumerations of the file's by the names of the types to which they say that they conform.
  private mutating func conformingValues() -> [Int32: [EnumID]] {
    if let known = swift.conformingValues { return known }
    var found: [Int32: [EnumID]] = [:]
    for (row, value) in swift.values.enumerated() {
      guard let node = value.node else { continue }
      for (name, _) in inheritance(of: node) { found[name.id, default: []].append(EnumID(Int32(row))) }
    }
    for item in tree.items where tree[item].kind == .extensionDeclaration {
      guard let id = tree[item].name.flatMap({ swift.enums[$0.id] }) else { continue }
      for (name, _) in inheritance(of: item) { found[name.id, default: []].append(id) }
    }
    swift.conformingValues = found
    return found
  }

  /// Foundation's and Swift's own types of errors: nothing of a file's is one of them.
  private static let errors: Set<String> = [
    "URLError", "CancellationError", "DecodingError", "EncodingError", "CocoaError", "POSIXError", "MachError",
    "LAError", "CLError", "SKError", "StoreKitError", "AVError", "VNError", "CKError", "WKError", "PHPhotosError",
    "NWError", "HKError", "EKError", "ASAuthorizationError", "ASWebAuthenticationSessionError",
  ]

  /// `storyboard.instantiateViewController(withIdentifier: "Login") as! LoginViewController`.
  private mutating func storyboardController(_ value: SyntaxNode.ID, _ wanted: SyntaxNode.ID) -> Lowered? {
    guard tree[value].kind == .path,
      tree.children(of: value).contains(where: {
        tree[$0].kind == .member && tree[$0].name.map { text($0).hasPrefix("instantiate") } == true
      }), case .object(let base, let id?) = type(of: wanted), base.kind != nil
    else { return nil }
    return make(id, [], value, isFromStoryboard: true, runsCoder: true)
  }
}

extension UnaryOperator {
  init?(_ sign: String) {
    switch sign {
    case "-": self = .minus
    case "+": self = .plus
    case "~": self = .complement
    default: return nil
    }
  }
}

extension BinaryOperator {
  init?(_ sign: String) {
    switch sign {
    case "==": self = .equal
    case "!=": self = .notEqual
    case "===": self = .identical
    case "!==": self = .notIdentical
    case "<": self = .less
    case "<=": self = .lessOrEqual
    case ">": self = .greater
    case ">=": self = .greaterOrEqual
    case "+": self = .plus
    case "-": self = .minus
    case "*": self = .times
    case "/": self = .divided
    case "%": self = .remainder
    case "&+": self = .wrappingPlus
    case "&-": self = .wrappingMinus
    case "&*": self = .wrappingTimes
    case "&": self = .and
    case "|": self = .or
    case "^": self = .xor
    case "<<", "&<<": self = .shiftLeft
    case ">>", "&>>": self = .shiftRight
    default: return nil
    }
  }

  var answersBool: Bool { rawValue <= BinaryOperator.greaterOrEqual.rawValue }
}
