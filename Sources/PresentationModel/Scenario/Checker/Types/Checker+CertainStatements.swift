/// Checks the types in pasted code, as swiftc does: only of what is certain from what was pasted.
extension Checker {
  /// Reads the bodies of the file's types once more for what cannot be of the type that it has to be.
  mutating func noteTypeSlips() {
    guard reading == .scenario, !swift.isOld, swift.isUsed else { return }
    noteTypeNames()
    noteNearCallbacks()
    noteUIKitConformances()
    noteFirstValues()
    noteStandardRequirements()
    for node in classNodes.map({ $0.node }) + swift.values.compactMap({ $0.node }) where !isOfPresim(node) {
      noteRedeclared(in: node)
      noteInheritance(of: node)
    }
    for item in tree.items where tree[item].kind == .extensionDeclaration && !isOfPresim(item) {
      noteRedeclared(in: item)
      noteStored(inExtension: item)
    }
    // Who shows types without a method shows a part of them.
    guard !swift.pending.isEmpty else { return }
    for (method, kind, given) in swift.pending {
      guard let block = method.block, method.builder == nil, !isOfPresim(block) else { continue }
      (swift.certain.blocks, swift.certain.later, swift.certain.seen) = ([[:]], [], [])
      (swift.certain.owner, swift.certain.isStatic) = (method.owner, method.isStatic)
      (swift.certain.isUnclear, swift.certain.isChecking) = (false, true)
      swift.certain.method = kind == .method ? method : nil
      swift.certain.isAccessor = kind == .accessor
      swift.certain.getter = kind == .accessor && given != nil ? method.name : nil
      if swift.certain.getter != nil, tree.lineText(of: method.node).hasPrefix("mutating") {
        swift.certain.getter = nil
      }
      (swift.certain.tries, swift.certain.awaits, swift.certain.catches, swift.certain.partialCatches) = (0, 0, 0, 0)
      (swift.certain.closures, swift.certain.needsSelf) = (0, false)
      for parameter in method.parameters {
        if let initial = parameter.initial, let type = parameter.type, kind == .method, !parameter.isAutoclosure,
          tree[initial].kind.isPlainLiteral
        {
          let count = diagnostics.count
          let found = certainType(of: initial, wanted: certainType(type), in: .argument)
          if diagnostics.count > count, diagnostics[count].notes.isEmpty {
            diagnostics[count].notes = [.init("for its type write '\(name(of: found.settled))'")]
          }
        }
        declareCertain(parameter)
      }
      swift.certain.passing = Set(method.parameters.filter { isPassing($0) }.map { $0.name.id })
      swift.certain.blocks.append([:])
      swift.certain.result = .unknown
      var isValue = kind == .method && method.result != nil
      if kind == .method {
        swift.certain.result = method.result.map { certainType($0) } ?? .void
        noteMissingReturn(method, block)
      } else if kind == .accessor, given != nil, let owner = method.owner, let name = names.find(method.name),
        let annotation = swift.members[owner.index]?.properties[name.id]?.annotation
      {
        swift.certain.result = certainType(annotation)
        noteMissingReturn(method.name, annotation, block)
        isValue = true
      } else if kind == .accessor, given != nil, let result = method.result {
        // A subscript's getter.
        swift.certain.result = certainType(result)
        isValue = true
      }
      checkBody(block, isValue: isValue)
    }
    swift.certain.startDeclaration()
    for (row, node) in classNodes where !isOfPresim(node) { noteDeclaration(ClassID(row), node) }
    for value in swift.values {
      guard let node = value.node, !isOfPresim(node) else { continue }
      noteRequirements(of: value.row, node)
      noteValuesOfParts(value.row, node)
      noteCases(node)
    }
    noteNearWords()
    noteNearParameters()
  }

  /// Whether code stands in what presim adds to a file: Combine.
  func isOfPresim(_ node: SyntaxNode.ID) -> Bool {
    source.line(of: Int(tree[node].range.start)) >= program.swift.hiddenLine
  }

  private mutating func declareCertain(_ parameter: SwiftMethod.Parameter) {
    let type = parameter.type.map { certainType($0) } ?? .unknown
    declareCertain(
      parameter.name, parameter.isAutoclosure ? .unknown : parameter.isVariadic ? .list(type) : type,
      isConstant: !parameter.isInout)
  }

  private mutating func checkBody(_ block: SyntaxNode.ID, isValue: Bool) {
    let statements = Array(tree.children(of: block))
    if isValue, let value = loneValue(of: statements) {
      noteReturnedDelegate(value)
      certainType(of: value, wanted: swift.certain.result, in: .result)
      return
    }
    checkStatements(statements)
  }

  private mutating func checkStatements(_ statements: [SyntaxNode.ID]) {
    var later: Set<Int32> = []
    for statement in statements where tree[statement].kind == .variableDeclaration {
      for binding in tree.children(of: statement) where tree[binding].kind == .binding {
        if let pattern = tree.child(of: binding, at: 0), tree[pattern].kind == .namePattern,
          let name = tree[pattern].name
        {
          later.insert(name.id)
        }
      }
    }
    swift.certain.later.append(later)
    var isFirst = true
    for (row, statement) in statements.enumerated() {
      checkStatement(statement)
      noteUnsetOnAWay(row, of: statements)
      guard tree[statement].kind == .variableDeclaration, let last = swift.certain.blocks.last else { continue }
      // What the block has had before its first variable counts too.
      if isFirst { for name in last.keys { swift.certain.later[swift.certain.later.count - 1].remove(name) } }
      isFirst = false
      for binding in tree.children(of: statement) where tree[binding].kind == .binding {
        guard let pattern = tree.child(of: binding, at: 0), let name = tree[pattern].name, last[name.id] != nil else {
          continue
        }
        swift.certain.later[swift.certain.later.count - 1].remove(name.id)
      }
    }
    swift.certain.later.removeLast()
  }

  /// `page++`
  private mutating func noteIncrement(_ node: SyntaxNode.ID) {
    let written = tree.lineText(of: node)
    guard swift.certain.isChecking, let sign = ["++", "--"].first(where: { written.hasSuffix($0) }),
      case let name = written.dropLast(2), name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    else { return }
    reportIncrement(of: String(name), sign, endingAt: Int(tree[node].range.start) + written.utf8.count)
  }

  mutating func reportIncrement(of name: String, _ sign: String, endingAt end: Int) {
    guard swift.certain.isChecking, source.bytes[end - 2..<end].elementsEqual(sign.utf8) else { return }
    reportSlip(
      "check.operator", "Swift has no operator '\(sign)'", at: SourceRange(end - 2, end),
      notes: [.init("write '\(name) \(sign.prefix(1))= 1'")])
  }

  private mutating func checkBlock(_ block: SyntaxNode.ID, _ prepare: (inout Checker) -> Void = { _ in }) {
    swift.certain.blocks.append([:])
    let isUnclear = swift.certain.isUnclear
    prepare(&self)
    checkStatements(Array(tree.children(of: block)))
    swift.certain.blocks.removeLast()
    swift.certain.isUnclear = isUnclear
  }

  mutating func checkStatement(_ node: SyntaxNode.ID) {
    switch tree[node].kind {
    case .expressionStatement, .callStatement, .throwStatement:
      guard let value = tree.child(of: node, at: 0) else { return }
      if tree[node].kind == .expressionStatement { noteUncalled(value) }
      swift.certain.statement = value
      if tree[node].kind == .throwStatement { noteThrow(node) }
      certainType(of: value)
    case .assignment:
      guard let target = tree.child(of: node, at: 0), let value = tree.child(of: node, at: 1) else { return }
      noteChange(of: target)
      noteForgottenLet(target, value)
      noteDelegate(target, value)
      // `page++` before a line that assigns.
      if tree[target].kind == .binary { certainType(of: target) }
      noteKept(value)
      let wanted = typeOfTarget(target)
      keepsClosure(tree[value].kind == .closure && (isMember(target) || isOwnProperty(target))) {
        $0.certainType(of: value, wanted: wanted)
      }
    case .compoundAssignment:
      guard let target = tree.child(of: node, at: 0), let value = tree.child(of: node, at: 1) else { return }
      noteChange(of: target, isCompound: true)
      let one = typeOfTarget(target)
      let sign = tree[node].name.map { text($0) } ?? ""
      // `self?.count += 1` changes what is there.
      let isChained = tree.children(of: target).contains { tree[$0].flags.contains(.optional) }
      let held = isChained ? one.unwrapped : one
      var isPlain = false
      if case .basic = held, ["+=", "-=", "*=", "/="].contains(sign) { isPlain = !hasOwnOperators }
      let other = certainType(of: value, wanted: isPlain ? held : .unknown)
      // `count? += 1` and `item?.count += 1` change what is there.
      if case .optional(.basic(let basic)) = one, basic != .bool, !hasOwnOperators, swift.certain.isChecking,
        tree.children(of: target).allSatisfy({ tree[$0].flags.isDisjoint(with: [.optional, .forced]) })
      {
        let (left, right) = (tree.lineText(of: target), tree.lineText(of: value))
        reportSlip(
          "check.optional", "'\(left)' may be nil, so '\(sign)' cannot change it", at: tree[target].range,
          notes: [.init("write '\(left) = (\(left) ?? \(basic == .text ? "\"\"" : "0")) \(sign.dropLast()) \(right)'")])
      }
      if case .list(let element) = one, sign == "+=", !hasOwnOperators,
        isOne(other, of: element)
      {
        noteOtherType(value, other, one, .value)
      }
    case .variableDeclaration:
      // `async let` waits where it is read.
      let (tries, awaits, catches) = (swift.certain.tries, swift.certain.awaits, swift.certain.catches)
      defer { (swift.certain.tries, swift.certain.awaits, swift.certain.catches) = (tries, awaits, catches) }
      if tree.lineText(of: node).hasPrefix("async") {
        swift.certain.tries += 1
        swift.certain.awaits += 1
        swift.certain.catches += 1
      }
      let isWeak = hasModifier(node, "weak")
      let isLet = tree[node].flags.contains(.marked)
      for binding in tree.children(of: node) where tree[binding].kind == .binding {
        checkBinding(binding, isWeak, isLet: isLet)
      }
    case .returnStatement:
      guard let value = tree.child(of: node, at: 0) else { return noteReturn(nil, node) }
      noteReturnedDelegate(value)
      noteReturn((value, certainType(of: value, wanted: swift.certain.result, in: .result)), node)
    case .ifStatement:
      for branch in tree.children(of: node) {
        swift.certain.blocks.append([:])
        for part in tree.children(of: branch) {
          if tree[part].kind == .block { checkBlock(part) } else { checkCondition(part) }
        }
        swift.certain.blocks.removeLast()
      }
    case .guardStatement, .whileStatement:
      // What a `guard` binds is not there where it fails.
      let isWhile = tree[node].kind == .whileStatement
      if isWhile { swift.certain.blocks.append([:]) } else if let block = block(of: node) { checkBlock(block) }
      for part in tree.children(of: node) where tree[part].kind != .block { checkCondition(part) }
      if isWhile {
        if let block = block(of: node) { checkBlock(block) }
        swift.certain.blocks.removeLast()
      }
    case .repeatStatement:
      if let block = tree.child(of: node, at: 0) { checkBlock(block) }
      if let condition = tree.child(of: node, at: 1) { checkCondition(condition) }
    case .forStatement: checkLoop(node)
    case .switchStatement: checkSwitch(node)
    case .deferStatement, .labeledStatement:
      for part in tree.children(of: node) {
        if tree[part].kind == .block { checkBlock(part) } else { checkStatement(part) }
      }
    case .doStatement:
      let clauses = tree.children(of: node).filter { tree[$0].kind != .block }
      let catches = clauses.contains { catchesAll($0) }
      let isPartial = !catches && !clauses.isEmpty
      for part in tree.children(of: node) {
        guard tree[part].kind == .block else {
          checkCatch(part)
          continue
        }
        swift.certain.catches += catches ? 1 : 0
        swift.certain.partialCatches += isPartial ? 1 : 0
        checkBlock(part)
        swift.certain.catches -= catches ? 1 : 0
        swift.certain.partialCatches -= isPartial ? 1 : 0
      }
    case .functionDeclaration:
      guard let name = tree[node].name else { return }
      if hasModifier(node, "override"), swift.certain.isChecking {
        reportSlip(
          "check.override", "an override stands in its class, not inside another function",
          at: SourceRange(Int(tree[node].range.start), Int(tree[node].range.start) + 8),
          notes: [.init("close the function above with '}'")])
      }
      declareCertain(name, .unknown)
      if !swift.certain.blocks.isEmpty, tree.children(of: node).contains(where: { tree[$0].kind == .parameter }) {
        swift.certain.blocks[swift.certain.blocks.count - 1][name.id]?.takesSomething = true
      }
      guard let block = block(of: node) else { return }
      let outer = swift.certain
      swift.certain.blocks.append([:])
      for parameter in parameters(of: node) { declareCertain(parameter) }
      swift.certain.blocks.append([:])
      let result = tree.children(of: node).first { tree[$0].kind == .resultType }.flatMap { tree.child(of: $0, at: 0) }
      // `@ViewBuilder` makes a value of the whole body.
      let isPlain = !hasWrapper(node)
      swift.certain.result = isPlain ? result.map { certainType($0) } ?? .unknown : .unknown
      swift.certain.closures += 1
      swift.certain.local = isPlain && result == nil ? name : nil
      if isPlain, let result { noteMissingReturn(text(name), result, block) }
      checkBody(block, isValue: isPlain && result != nil)
      let declared = swift.certain.declared
      swift.certain = outer
      swift.certain.declared = declared
    case .opaqueStatement, .structDeclaration, .enumDeclaration, .classDeclaration, .typealiasDeclaration:
      if tree[node].kind == .opaqueStatement { noteIncrement(node) }
      // What it declares is not known.
      swift.certain.isUnclear = true
    default: break
    }
  }

  /// `items += item`, of one element where a list is added.
  private func isOne(_ type: CertainType, of element: CertainType) -> Bool {
    switch type {
    case .basic, .value, .object: !element.isUnknown && fits(type, element)
    case .literal(.integer): element == .basic(.int)
    default: false
    }
  }

  private var hasOwnOperators: Bool { !swift.operators.isEmpty }

  /// What may be assigned; reading it reports nothing that reading it elsewhere would not.
  private mutating func typeOfTarget(_ target: SyntaxNode.ID) -> CertainType {
    guard tree[target].kind == .path else { return .unknown }
    let parts = Array(tree.children(of: target))
    if let last = parts.last, tree[last].kind == .subscriptAccess, case .path = tree[target].kind {
      // A list's place takes an element, a dictionary's nil too.
      return readCertainPath(target, .unknown)
    }
    let type = readCertainPath(target, .unknown)
    let isChained = parts.contains { tree[$0].flags.contains(.optional) }
    guard isChained, case .optional(let inner) = type else { return type }
    // `a?.b = c`: whether `b` takes nil itself is not looked at.
    return .optional(inner)
  }

  private mutating func checkBinding(_ binding: SyntaxNode.ID, _ isWeak: Bool, isLet: Bool) {
    var pattern: SyntaxNode.ID?
    var annotation: CertainType?
    var found: CertainType?
    var isFloat = false
    let reported = diagnostics.count
    for part in tree.children(of: binding) {
      switch tree[part].kind {
      case .typeAnnotation:
        annotation = tree.child(of: part, at: 0).map { certainType($0) } ?? .unknown
        isFloat = tree.child(of: part, at: 0).map { tree.lineText(of: $0) == "CGFloat" } ?? false
      case .accessor: annotation = annotation ?? .unknown
      case _ where pattern == nil: pattern = part
      default:
        swift.certain.float = isFloat ? part : nil
        swift.certain.alone = annotation == nil ? part : nil
        found = certainType(of: part, wanted: annotation ?? .unknown)
      }
    }
    if annotation == nil, let value = swift.certain.alone { noteNoType(value) }
    var type = annotation ?? found?.settled ?? .unknown
    // Of what type it was meant to be nobody knows: nothing follows from it.
    if diagnostics.count > reported { type = .unknown }
    // What goes up a chain of presenters begins so, and import writes it of Objective-C.
    if annotation == nil, !isLet, type == certainSelf { type = .unknown }
    guard let pattern else { return }
    if swift.certain.isChecking, tree[pattern].kind == .tuplePattern, case .tuple(let parts) = type,
      case let count = tree.children(of: pattern).reduce(0, { count, _ in count + 1 }), count != parts.count
    {
      reportSlip(
        "check.type", "this tuple has \(parts.count) values, and \(count) names stand for them",
        at: tree[pattern].range)
    }
    noteSecond(pattern)
    declareCertain(pattern: pattern, isWeak ? type.asOptional : type)
    if isLet, found != nil { makeConstant(pattern) }
  }

  /// What `let` binds does not change.
  private mutating func makeConstant(_ pattern: SyntaxNode.ID) {
    guard tree[pattern].kind == .namePattern, let name = tree[pattern].name else { return }
    swift.certain.blocks[swift.certain.blocks.count - 1][name.id]?.isConstant = true
  }

  // MARK: Conditions

  private mutating func checkCondition(_ node: SyntaxNode.ID) {
    switch tree[node].kind {
    case .availability: return
    case .optionalBinding:
      var pattern: SyntaxNode.ID?
      var annotation: CertainType?
      var found: CertainType?
      for part in tree.children(of: node) {
        switch tree[part].kind {
        case .typeAnnotation: annotation = tree.child(of: part, at: 0).map { certainType($0) }
        case _ where pattern == nil: pattern = part
        default:
          if noteJoinedCondition(part) { break }
          let type = certainType(of: part)
          found = type
          noteNeverNil(part, type)
        }
      }
      guard let pattern else { return }
      if found == nil, let name = tree[pattern].name {
        let type = certainType(ofName: name)
        found = type
        if name != .self { noteNeverNil(pattern, type) }
        noteUnknownSelf(name, pattern)
      }
      declareCertain(pattern: pattern, annotation ?? found?.unwrapped ?? .unknown)
      if tree[node].flags.contains(.marked) { makeConstant(pattern) }
    case .caseCondition:
      guard let pattern = tree.child(of: node, at: 0), let value = tree.child(of: node, at: 1) else { return }
      let type = certainType(of: value)
      checkPattern(pattern, type)
    default: certainType(of: node, wanted: .basic(.bool), in: .condition)
    }
  }

  /// `guard let text = text && !text.isEmpty`: a binding ends before the next condition.
  private mutating func noteJoinedCondition(_ value: SyntaxNode.ID) -> Bool {
    guard swift.certain.isChecking, tree[value].kind == .binary, case let parts = Array(tree.children(of: value)),
      parts.count > 2, tree[parts[1]].name.map({ text($0) }) == "&&", tree[parts[0]].kind == .path,
      !certainType(of: parts[0]).isNeverNil
    else { return false }
    reportSlip(
      "check.optional", "'&&' does not join a binding and a condition", at: tree[parts[1]].range,
      notes: [.init("write ',' in place of '&&'")])
    return true
  }

  private mutating func noteNeverNil(_ value: SyntaxNode.ID, _ type: CertainType) {
    guard swift.certain.isChecking, type.isNeverNil, type != .void, case let isOther = isMadeElsewhere(value), !isOther,
      case let whole = tree[value].range,
      !diagnostics.contains(where: {
        $0.severity == .error && $0.range.start >= whole.start && $0.range.end <= whole.end
      })
    else { return }
    // `if let x = y as Any`, and literals, are of no use to anybody.
    reportSlip(
      "check.optional", "'\(tree.lineText(of: value))' is never nil, so 'let' in a condition cannot bind it",
      at: tree[value].range,
      notes: [.init(isTest(value) ? "write 'as?' in place of 'is'" : "write 'let' as a statement of its own")])
  }

  /// `User(JSON: json)`, of a type of the file's that has no such initialiser: a protocol that was not pasted may give it one
  /// that fails.
  private mutating func isMadeElsewhere(_ value: SyntaxNode.ID) -> Bool {
    let parts = Array(tree.children(of: value))
    guard tree[value].kind == .path, parts.count == 2, tree[parts[1]].kind == .call, let name = tree[parts[0]].name
    else {
      return false
    }
    let row: Int32
    if let id = swift.enums[name.id] {
      guard conformsToUnknown(id) else { return false }
      row = swift.values[Int(id.index)].row.index
    } else {
      guard let id = existingClass(name), !isPastedWhole(id, orBelowSystem: true) else { return false }
      row = id.index
    }
    let labels = arguments(parts[1]).map { $0.label ?? "_" }
    return swift.members[row]?.initializers.contains { $0.labels == labels } == false
  }

  /// `scene is UIWindowScene`, in parentheses or not.
  private func isTest(_ value: SyntaxNode.ID) -> Bool {
    let inner = tree[value].kind == .tuple ? tree.child(of: value, at: 0) ?? value : value
    return tree.lineText(of: inner).hasText(" is ")
  }

  /// Whether a `catch` takes every error.
  private func catchesAll(_ clause: SyntaxNode.ID) -> Bool {
    for part in tree.children(of: clause) where tree[part].kind != .block {
      guard tree[part].kind != .whereClause else { return false }
      // Every error is an 'NSError' too.
      if ["as NSError", "as Error", "as any Error"].contains(where: { tree.lineText(of: part).hasSuffix($0) }) {
        continue
      }
      let pattern = tree[part].kind == .valueBindingPattern ? tree.child(of: part, at: 0) ?? part : part
      guard [.namePattern, .discard].contains(tree[pattern].kind) else { return false }
    }
    return true
  }

  private mutating func checkCatch(_ node: SyntaxNode.ID) {
    swift.certain.blocks.append([:])
    if let error = names.find("error") { declareCertain(error, .unknown) }
    for part in tree.children(of: node) {
      switch tree[part].kind {
      case .block: checkBlock(part)
      case .whereClause: if let condition = tree.child(of: part, at: 0) { checkCondition(condition) }
      default:
        checkPattern(part, .unknown)
      }
    }
    swift.certain.blocks.removeLast()
  }

  // MARK: Loops and choices

  private mutating func checkLoop(_ node: SyntaxNode.ID) {
    let parts = Array(tree.children(of: node))
    guard parts.count >= 3, let block = parts.last else { return }
    let type = certainType(of: parts[1])
    swift.certain.blocks.append([:])
    var element = CertainType.unknown
    switch type {
    case .list(let inner), .set(let inner), .sequence(let inner): element = inner
    case .dictionary(let key, let value):
      element = .tuple([.init(label: "key", type: key), .init(label: "value", type: value)])
    case .basic, .literal, .value, .object, .optional:
      if swift.certain.isChecking { noteNoSequence(parts[1], type) }
      if swift.certain.isChecking, case .optional = type {
        reportSlip(
          "check.optional", "'for' goes over a list, and '\(tree.lineText(of: parts[1]))' may be nil",
          at: tree[parts[1]].range, notes: [.init("write '\(tree.lineText(of: parts[1])) ?? []'")])
      }
    default: break
    }
    if tree[parts[0]].kind == .tuplePattern, element != .unknown, swift.certain.isChecking {
      if case .tuple = element {
      } else {
        reportSlip(
          "check.type", "the elements of '\(tree.lineText(of: parts[1]))' are '\(name(of: element))' and have no parts",
          at: tree[parts[0]].range, notes: [.init("write '\(tree.lineText(of: parts[1])).enumerated()'")])
      }
    }
    declareCertain(pattern: parts[0], element)
    makeConstant(parts[0])
    for part in parts.dropFirst(2) {
      if tree[part].kind == .whereClause, let condition = tree.child(of: part, at: 0) { checkCondition(condition) }
    }
    checkBlock(block)
    swift.certain.blocks.removeLast()
  }

  private mutating func checkSwitch(_ node: SyntaxNode.ID) {
    guard let subject = tree.child(of: node, at: 0) else { return }
    let type = certainType(of: subject)
    if swift.certain.isChecking { noteMissingCases(node, type) }
    for part in tree.children(of: node) where tree[part].kind == .switchCase {
      swift.certain.blocks.append([:])
      for item in tree.children(of: part) {
        switch tree[item].kind {
        case .block:
          noteEmptyCase(part, item)
          checkBlock(item)
        case .caseItem:
          if let pattern = tree.child(of: item, at: 0) { checkPattern(pattern, type) }
          if let clause = tree.child(of: item, at: 1), let condition = tree.child(of: clause, at: 0) {
            checkCondition(condition)
          }
        default: break
        }
      }
      swift.certain.blocks.removeLast()
    }
  }

  /// A pattern, and what it is compared with.
  private mutating func checkPattern(_ pattern: SyntaxNode.ID, _ type: CertainType) {
    switch tree[pattern].kind {
    case .valueBindingPattern:
      if let inner = tree.child(of: pattern, at: 0), tree[inner].kind == .enumCasePattern {
        return checkPattern(inner, type)
      }
      declareCertain(pattern: pattern, type)
    case .enumCasePattern: checkCasePattern(pattern, type)
    case .tuplePattern:
      let parts = Array(tree.children(of: pattern))
      guard case .tuple(let types) = type, types.count == parts.count else {
        return declareCertain(pattern: pattern, type)
      }
      for (part, type) in zip(parts, types) {
        if let inner = tree.child(of: part, at: 0) { checkPattern(inner, type.type) }
      }
    case .expressionPattern:
      guard let value = tree.child(of: pattern, at: 0) else { return }
      if noteBareCase(value, type) || noteJoinedCases(value) { return }
      // `case ..idle:`
      if tree[value].kind == .unary { certainType(of: value) }
      switch (tree[value].kind, type) {
      case (.integerLiteral, .basic(.text)), (.stringLiteral, .basic(.int)), (.stringLiteral, .value),
        (.integerLiteral, .value), (.stringLiteral, .basic(.bool)), (.integerLiteral, .basic(.bool)):
        guard names.find("~=") == nil, swift.certain.isChecking, !fits(certainType(of: value), type) else { return }
        reportSlip(
          "check.type",
          "expression pattern of type '\(name(of: certainType(of: value)))' cannot match values of type '\(name(of: type))'",
          at: tree[value].range, notes: adviceOnPattern(value, type))
      default: break
      }
    default: declareCertain(pattern: pattern, type)
    }
  }

  /// `case "home":` of an enumeration whose case has that raw value.
  private func adviceOnPattern(_ value: SyntaxNode.ID, _ type: CertainType) -> [Diagnostic.Note] {
    guard case .value(let id) = type, let same = caseName(of: value, id) else { return [] }
    return [.init("write '.\(same)', or switch over its 'rawValue'")]
  }

  /// `case .idle || .loading:`
  private mutating func noteJoinedCases(_ value: SyntaxNode.ID) -> Bool {
    guard tree[value].kind == .binary, case let parts = Array(tree.children(of: value)), parts.count > 2,
      tree[parts[1]].name.map({ text($0) }) == "||", tree[parts[0]].kind == .enumCase
    else { return false }
    guard swift.certain.isChecking else { return true }
    reportSlip(
      "check.switch", "'||' does not join the patterns of a 'case'", at: tree[parts[1]].range,
      notes: [.init("write ',' in place of '||'")])
    return true
  }

  /// Whether the code that is read stands in a class or structure that inherits nothing from UIKit.
  private var isOutsideUIKit: Bool {
    switch certainSelf {
    case .object(.object, let id?): isPastedWhole(id)
    case .value: true
    default: false
    }
  }

  /// `case .limited(count): return count > 0`
  private mutating func noteUnboundName(_ value: SyntaxNode.ID) {
    guard swift.certain.isChecking, let name = tree.loneName(of: value), names.utf8(of: name).first?.isSmall == true,
      !swift.certain.blocks.contains(where: { $0[name.id] != nil }), !swift.certain.isUnclear,
      property(name, of: ownType) == nil, isOutsideUIKit || !isPropertyOfUIKit(text(name)), text(name) != "self",
      swift.globals.properties[name.id] == nil, !mayBeVisible(name)
    else { return }
    reportSlip(
      "check.unknown-name", "cannot find '\(text(name))' in this file", at: tree[value].range,
      notes: [.init("write 'let \(text(name))' to bind what the case holds")])
  }

  /// Whether a name that the type here does not declare may be seen here all the same: of a superclass that was not
  /// pasted, of an extension of a protocol, of a type around.
  func mayBeVisible(_ name: Name) -> Bool {
    if case .object(_, let id?) = certainSelf, !isPastedWhole(id) {
      return holders(of: name).contains { $0.members.properties[name.id] != nil }
    }
    return holders(of: name).contains { row, members in
      guard let own = members.properties[name.id] else { return false }
      return own.isStatic || swift.protocolRows.values.contains { $0.index == row } || swift.standardTypes[row] != nil
    }
  }

  /// `case let .profile(id: userID)`, of a case whose value is called otherwise.
  private mutating func noteLabels(_ given: [SyntaxNode.ID], _ payload: [SwiftMethod.Parameter]) {
    guard swift.certain.isChecking else { return }
    for (argument, parameter) in zip(given, payload) {
      // Where the case has no label, swiftc takes any.
      guard let label = tree[argument].name.map({ text($0) }), label != parameter.label, label != "_",
        !parameter.label.isEmpty
      else { continue }
      let start = Int(tree[argument].range.start)
      return reportSlip(
        "check.switch", "the label '\(label):' in this pattern has to be '\(parameter.label):'",
        at: SourceRange(start, start + label.utf8.count), notes: [.init("write '\(parameter.label):'")])
    }
  }

  private mutating func checkCasePattern(_ pattern: SyntaxNode.ID, _ type: CertainType) {
    // `ProfileError.offline` says itself what it is.
    if type.isUnknown, let written = tree.child(of: pattern, at: 0), tree[written].kind == .typeName,
      let name = tree[written].name, case .value(let id) = certainType(named: name)
    {
      return checkCasePattern(pattern, .value(id))
    }
    let given = tree.children(of: pattern).filter { tree[$0].kind == .patternArgument }
    guard case .value(let id) = type.unwrapped, let name = tree[pattern].name,
      let row = swift.cases[Int(id.index)].firstIndex(where: { $0.name == name })
    else {
      if case .value(let id) = type.unwrapped, let name = tree[pattern].name { noteUnknownCase(name, id, pattern) }
      var held = CertainType.unknown
      if case .result(let success, let failure) = type.unwrapped {
        noteUnknownCase(ofResult: pattern)
        held = tree[pattern].name.map { text($0) == "success" ? success : failure } ?? .unknown
        if swift.certain.isChecking, given.count > 1, !held.isUnknown, !held.isTuple, let name = tree[pattern].name {
          reportSlip(
            "check.type", "'.\(text(name))' holds one value, and this pattern has \(given.count)",
            at: memberRange(tree[pattern]), notes: [.init("write '.\(text(name))(let value)'")])
        }
      }
      for argument in given {
        guard let inner = tree.child(of: argument, at: 0), given.count == 1 else {
          declareCertain(pattern: argument, .unknown)
          continue
        }
        if tree[inner].kind == .enumCasePattern {
          checkPattern(inner, held)
        } else if tree[inner].kind == .expressionPattern, let value = tree.child(of: inner, at: 0) {
          let isOfResult = tree[pattern].name.map { ["success", "failure"].contains(text($0)) } == true
          if isOfResult { noteUnboundName(value) }
        } else {
          declareCertain(pattern: inner, held)
        }
      }
      return
    }
    let payload = swift.cases[Int(id.index)][row].payload
    if given.count > payload.count, swift.certain.isChecking {
      let range = SourceRange(Int(tree[given[0]].range.start), Int(tree[given[given.count - 1]].range.end))
      reportSlip(
        "check.type",
        "'.\(text(name))' holds \(payload.isEmpty ? "no value" : payload.count == 1 ? "one value" : "\(payload.count) values"), and this pattern has \(given.count)",
        at: range,
        notes: [
          .init(
            payload.isEmpty
              ? "write '.\(text(name))'"
              : "write '.\(text(name))(\(payload.map { "let " + ($0.label.isEmpty ? "value" : $0.label) }.joined(separator: ", ")))'"
          )
        ])
    }
    if given.count == payload.count { noteLabels(given, payload) }
    for (row, argument) in given.enumerated() {
      guard let inner = tree.child(of: argument, at: 0) else { continue }
      let isWhole = given.count == payload.count
      let type = isWhole ? payload[row].type.map { certainType($0) } ?? .unknown : .unknown
      if tree[inner].kind == .enumCasePattern {
        checkPattern(inner, type)
      } else if tree[inner].kind == .expressionPattern, let value = tree.child(of: inner, at: 0) {
        noteUnboundName(value)
      } else {
        declareCertain(pattern: inner, type)
      }
    }
  }
}
