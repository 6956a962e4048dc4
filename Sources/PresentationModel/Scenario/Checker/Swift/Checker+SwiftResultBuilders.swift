/// Result builders of the file's own: `@resultBuilder enum MenuBuilder { static func buildBlock(_ items: Item...) -> [Item] }`.
/// Each statement of a body that one builds is a part, and the builder's functions make one value of the parts.
struct ResultBuilder: Sendable {
  /// The builder's type, whose static functions are called.
  let type: SwiftType
  /// Which branch is read of how many, where both sides of a condition are built.
  var branch = 0
  var branches = 1
}

extension Checker {
  /// The builder that an attribute of a declaration names; nil where none of the file's does.
  mutating func resultBuilder(of node: SyntaxNode.ID) -> ResultBuilder? {
    for child in tree.children(of: node) where tree[child].kind == .modifier {
      guard let name = tree[child].name, let found = resultBuilder(named: name) else { continue }
      return found
    }
    return nil
  }

  /// The builder that stands before a parameter: `@MenuBuilder _ items: () -> [Item]`.
  mutating func resultBuilder(ofParameter node: SyntaxNode.ID) -> ResultBuilder? {
    let written = tree.lineText(of: node)
    guard written.utf8.first == UInt8(ascii: "@") else { return nil }
    let word = written.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return names.find(String(word)).flatMap { resultBuilder(named: $0) }
  }

  /// The builders that a method's attributes and those of its parameters name.
  mutating func addResultBuilders(to method: inout SwiftMethod) {
    method.builder = resultBuilder(of: method.node)
    let nodes = tree.children(of: method.node).filter { tree[$0].kind == .parameter && tree[$0].name != nil }
    guard nodes.count == method.parameters.count else { return }
    var parameters = method.parameters
    for (row, node) in nodes.enumerated() { parameters[row].builder = resultBuilder(ofParameter: node) }
    method.parameters = parameters
  }

  mutating func resultBuilder(named name: Name) -> ResultBuilder? {
    guard let first = names.utf8(of: name).first, first.isCapital || first == 0x5F else { return nil }
    let type: SwiftType
    if let id = swift.enums[name.id] {
      type = .enumType(id)
    } else if let id = existingClass(name), program.classes[Int(id.index)].isDeclared {
      type = .type(id)
    } else {
      return nil
    }
    let isBuilder = tree.items.contains { item in
      tree[item].name == name
        && ["func buildBlock(", "func buildPartialBlock("].contains { tree.text(of: item, has: $0) }
    }
    guard isBuilder else { return nil }
    return ResultBuilder(type: type)
  }

  private func methods(_ word: String, _ type: SwiftType) -> [SwiftMethod] {
    guard let name = names.find(word) else { return [] }
    let row: Int32
    switch type {
    case .enumType(let id): row = swift.values[Int(id.index)].row.index
    case .type(let id): row = id.index
    default: return []
    }
    return (swift.members[row]?.methods[name.id] ?? []).filter { $0.isStatic && $0.block != nil }
  }

  private func builds(_ word: String, _ type: SwiftType) -> Bool { !methods(word, type).isEmpty }

  /// Calls a function of the builder; nil where it has none that takes such parts.
  private mutating func build(
    _ word: String, _ label: String?, _ parts: [Lowered], _ maker: ResultBuilder, _ node: SyntaxNode.ID
  ) -> Lowered? {
    var best: (method: SwiftMethod, rank: Int)?
    for method in methods(word, maker.type) {
      let parameters = method.parameters
      if let label, parameters.first?.label != label { continue }
      let isVariadic = parameters.count == 1 && parameters[0].isVariadic
      guard isVariadic || parameters.count == parts.count else { continue }
      var sum = isVariadic ? 0 : 1
      var fits = true
      for (row, part) in parts.enumerated() {
        let wanted = parameters[isVariadic ? 0 : row].type.map { type(of: $0) } ?? .unknown
        guard let rank = rank(wanted, part.1, nil) else {
          fits = false
          break
        }
        sum += 2 * rank
      }
      if fits, best.map({ sum > $0.rank }) ?? true { best = (method, sum) }
    }
    guard let method = best?.method else { return nil }
    var operands = parts.map { $0.0 }
    if method.parameters.count == 1, method.parameters[0].isVariadic {
      let list = builder.slot()
      emit(.list(operands, to: list), node)
      operands = [.slot(list)]
    }
    let slot = builder.slot()
    emit(.call(method.body, on: nil, operands, to: slot), node, text: plainText(of: node))
    return (.slot(slot), method.result.map { type(of: $0) } ?? .unknown)
  }

  // MARK: Bodies

  /// A body that a builder builds, and which gives back what comes of it.
  mutating func lowerBuilt(_ block: SyntaxNode.ID, _ maker: ResultBuilder) {
    let statements = Array(tree.children(of: block))
    // With a `return` nothing is built.
    guard !statements.contains(where: { tree[$0].kind == .returnStatement }) else { return lowerBody(block) }
    var found = buildBlock(statements, maker, block)
    if let whole = found, builds("buildFinalResult", maker.type) {
      found = build("buildFinalResult", nil, [whole], maker, block)
    }
    let operand = found?.0 ?? opaque(plainText(tree[block].range), block)
    if builder.found == nil { builder.found = found?.1 }
    giveBack(operand, block)
  }

  /// The statements of a block as one value; nil where the builder has no function for it.
  mutating func buildBlock(
    _ statements: [SyntaxNode.ID], _ maker: ResultBuilder, _ node: SyntaxNode.ID
  ) -> Lowered? {
    var parts: [Lowered] = []
    for statement in statements {
      builder.beginsStatement = true
      builder.statement = byteRange(tree[statement].range)
      switch tree[statement].kind {
      case .ifStatement, .switchStatement:
        guard let part = buildChoice(statement, maker) else { return nil }
        parts.append(part)
      case .forStatement:
        let list = builder.slot("$built")
        emit(.copy(.value(.list([])), to: list), statement)
        guard builds("buildArray", maker.type) else { return nil }
        let type = lowerFor(statement, built: (list, maker))
        guard let part = build("buildArray", nil, [(.slot(list), .list(type ?? .unknown))], maker, statement) else {
          return nil
        }
        parts.append(part)
      case .expressionStatement, .readStatement, .callStatement:
        guard let value = tree.child(of: statement, at: 0) else { continue }
        let found = lowerValue(value, expecting: partType(maker)) ?? (unread(value), .unknown)
        guard builds("buildExpression", maker.type) else {
          parts.append(kept(found, statement))
          continue
        }
        guard let part = build("buildExpression", nil, [found], maker, value) else { return nil }
        parts.append(kept(part, statement))
      default: lowerStatement(statement)
      }
    }
    builder.beginsStatement = true
    if let whole = build("buildBlock", nil, parts, maker, node) { return kept(whole, node) }
    guard let first = parts.first, var whole = build("buildPartialBlock", "first", [first], maker, node) else {
      return nil
    }
    for part in parts.dropFirst() {
      guard let next = build("buildPartialBlock", "accumulated", [kept(whole, node), part], maker, node) else {
        return nil
      }
      whole = next
    }
    return kept(whole, node)
  }

  /// A part outlives the statement that makes it.
  private mutating func kept(_ found: Lowered, _ node: SyntaxNode.ID) -> Lowered {
    let slot = builder.slot("$part")
    emit(.copy(found.0, to: slot), node)
    return (.slot(slot), found.1)
  }

  /// What an expression is expected to be, where the builder says so by one function.
  private mutating func partType(_ maker: ResultBuilder) -> SwiftType {
    let expressions = methods("buildExpression", maker.type)
    let taking = expressions.isEmpty ? methods("buildBlock", maker.type) : expressions
    guard taking.count == 1, let type = taking[0].parameters.first?.type else { return .unknown }
    return self.type(of: type)
  }

  private mutating func buildChoice(_ node: SyntaxNode.ID, _ maker: ResultBuilder) -> Lowered? {
    let branches = tree.children(of: node).filter { tree[$0].kind == .branch || tree[$0].kind == .switchCase }
    guard let last = branches.last else { return nil }
    let isWhole = tree[node].kind == .switchStatement || tree.child(of: last, at: 1) == nil
    if branches.count > 1, !builds("buildEither", maker.type) { return nil }
    if !isWhole, !builds("buildOptional", maker.type), !builds("buildIf", maker.type) { return nil }
    if branches.count > 2, !methods("buildEither", maker.type).allSatisfy({ givesBackItself($0) }) { return nil }
    var inner = maker
    inner.branches = branches.count
    var target: ValueTarget? = ValueTarget(slot: builder.slot("$value"), type: .unknown)
    target?.build = inner
    if let slot = target?.slot { emit(.copy(.none, to: slot), node) }
    if tree[node].kind == .ifStatement { lowerIf(node, into: &target) } else { lowerSwitch(node, into: &target) }
    guard let target else { return nil }
    let found: Lowered = (.slot(target.slot), target.found ?? .unknown)
    if isWhole { return found }
    return (build("buildOptional", nil, [found], maker, node) ?? build("buildIf", nil, [found], maker, node)).map {
      kept($0, node)
    }
  }

  /// Whether a function gives back its argument as it is.
  private func givesBackItself(_ method: SwiftMethod) -> Bool {
    guard let block = method.block, method.parameters.count == 1 else { return false }
    let statements = Array(tree.children(of: block))
    guard statements.count == 1, let value = tree.child(of: statements[0], at: 0) else { return false }
    return (tree.loneName(of: value) ?? tree[value].name) == method.parameters[0].name
  }

  /// A branch as a value: `buildEither(first:)` of the first, `buildEither(second:)` of the others.
  mutating func lowerBuiltBranch(_ block: SyntaxNode.ID, into value: inout ValueTarget, _ maker: ResultBuilder) {
    let begun = beginScope()
    let statements = Array(tree.children(of: block))
    var plain = maker
    (plain.branch, plain.branches) = (0, 1)
    var found = buildBlock(statements, plain, block)
    if let whole = found, maker.branches > 1 {
      found = build("buildEither", maker.branch == 0 ? "first" : "second", [whole], maker, block)
    }
    emit(.copy(found?.0 ?? opaque(plainText(tree[block].range), block), to: value.slot), block)
    if value.found == nil { value.found = found?.1 }
    value.build?.branch += 1
    endScope(begun, statements.last ?? block)
  }
}
