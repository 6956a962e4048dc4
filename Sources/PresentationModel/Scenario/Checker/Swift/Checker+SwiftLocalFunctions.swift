/// Functions inside functions: they are closures that may call themselves, and those that stand below.
extension Checker {
  mutating func lowerLocalFunction(_ node: SyntaxNode.ID) {
    guard let name = tree[node].name, let block = block(of: node) else { return }
    let slot = builder.slot(text(name))
    let function = method(node, text(name), nil)
    builder.functions[name.id] = function
    let types = function.parameters.map { $0.type.map { type(of: $0) } ?? .unknown }
    let callsItself = tree.text(of: block, has: text(name))
    if callsItself { emit(.declare(slot), node) }
    declare(
      name, .slot(slot), .closure(.of(types, function.result.map { type(of: $0) })), isVariable: callsItself)
    let operand = makeClosure(node, block, parameters: localParameters(node), types: types, function: function)
    if callsItself { nameItself(slot) }
    emit(.copy(operand, to: slot), node)
  }

  /// The closure that has just been made is what is in `slot`: it holds no variable in which it stands itself, or nobody
  /// would ever let it go.
  private mutating func nameItself(_ slot: Slot) {
    guard let row = builder.function.instructions.indices.last,
      case .makeClosure(let body, var captures, let made) = builder.function.instructions[row].kind
    else { return }
    for index in captures.indices {
      if case .slot(slot) = captures[index].from { captures[index].isItself = true }
    }
    builder.function.instructions[row].kind = .makeClosure(body, captures, to: made)
  }

  /// Functions that stand one behind the other may call those behind them: what is called comes first. Of those that
  /// call each other the calls of what stands below are noted as unknown.
  mutating func inOrderOfCalls(_ statements: [SyntaxNode.ID]) -> [SyntaxNode.ID] {
    guard statements.count(where: { tree[$0].kind == .functionDeclaration }) > 1 else { return statements }
    var result: [SyntaxNode.ID] = []
    var rest = statements[...]
    while let first = rest.first {
      var run = Array(rest.prefix { tree[$0].kind == .functionDeclaration })
      guard run.count > 1 else {
        result.append(first)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(run.count)
      while !run.isEmpty {
        let next = run.firstIndex { one in !run.contains { $0 != one && calls(one, $0) } }
        if next == nil { builder.later += run.dropFirst().compactMap { tree[$0].name } }
        result.append(run.remove(at: next ?? 0))
      }
    }
    return result
  }

  private func calls(_ one: SyntaxNode.ID, _ other: SyntaxNode.ID) -> Bool {
    guard let name = tree[other].name, let block = block(of: one) else { return false }
    return tree.text(of: block, has: text(name))
  }

  private func localParameters(_ node: SyntaxNode.ID) -> [(Name, SyntaxNode.ID?)] {
    var result: [(Name, SyntaxNode.ID?)] = []
    for child in tree.children(of: node) where tree[child].kind == .parameter {
      let annotation = tree.children(of: child).first { tree[$0].kind == .typeAnnotation }
      if let name = tree[child].name { result.append((name, annotation.flatMap { tree.child(of: $0, at: 0) })) }
    }
    return result
  }

  func localFunction(_ name: Name) -> SwiftMethod? {
    for level in swift.builders.indices.reversed() {
      if let found = swift.builders[level].functions[name.id] { return found }
      if swift.builders[level].function.kind != .closure { return nil }
    }
    return nil
  }

  mutating func callLocal(
    _ method: SwiftMethod, _ closure: Operand, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered {
    let type: SwiftType = method.result.map { self.type(of: $0) } ?? .unknown
    guard let given = match(method, call) else { return callClosure(closure, call) }
    let (operands, places) = arguments(method, given)
    let slot = builder.slot()
    let written = plainText(of: node)
    calling(givesBack: writesBack(method)) { $0.emit(.callClosure(closure, operands, to: slot), node, text: written) }
    return (takeBack(method, .slot(slot), nil, places, node), type)
  }
}
