/// Functions inside functions: they are closures that may call themselves, and those that stand below.
extension Checker {
  mutating func lowerLocalFunction(_ node: SyntaxNode.ID) {
    guard let name = tree[node].name, let block = block(of: node) else { return }
    if let ring = builder.rings[node.index] { return lowerRing(ring, node) }
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

  /// Functions that call each other: one closure makes each of them anew where it is named, and is the only one that has what
  /// they take from around, or they would hold each other for ever.
  private mutating func lowerRing(_ ring: [SyntaxNode.ID], _ node: SyntaxNode.ID) {
    let maker = names.intern("functions at \(tree[node].range.start)")
    grow()
    let slot = builder.slot("functions")
    emit(.declare(slot), node)
    declare(maker, .slot(slot), .unknown, isVariable: true)
    for (row, one) in ring.enumerated() { declare(one, of: ring, by: maker, row) }
    swift.builders.append(closureBuilder(node))
    let which = builder.slot("which")
    builder.function.parameters.append(which)
    for (row, one) in ring.enumerated() {
      guard let block = block(of: one), let name = tree[one].name, let function = builder(below: 1).functions[name.id]
      else { continue }
      let isIt = builder.slot()
      emit(.binary(.equal, .slot(which), .value(.int(Int64(row))), to: isIt), one)
      let next = emitted(.jumpIf(.slot(isIt), false, .unpatched, stake: Stake()), one)
      let types = function.parameters.map { $0.type.map { type(of: $0) } ?? .unknown }
      emit(
        .return(makeClosure(one, block, parameters: localParameters(one), types: types, function: function)), one)
      patch([next], to: builder.next)
    }
    let made = closed(returning: .none, node)
    nameItself(slot)
    emit(.copy(made, to: slot), node)
  }

  private func builder(below levels: Int) -> SwiftBuilder { swift.builders[swift.builders.count - 1 - levels] }

  private mutating func declare(_ one: SyntaxNode.ID, of ring: [SyntaxNode.ID], by maker: Name, _ row: Int) {
    guard let name = tree[one].name else { return }
    let function = method(one, text(name), nil)
    builder.functions[name.id] = function
    let types = function.parameters.map { $0.type.map { type(of: $0) } ?? .unknown }
    declare(name, .none, .closure(.of(types, function.result.map { type(of: $0) })))
    builder.scopes[builder.scopes.count - 1][name.id]?.maker = (maker, Int64(row), one)
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

  /// Functions that stand one behind the other may call those behind them: what is called comes first. Those that call each
  /// other are one statement, under the first of them.
  mutating func inOrderOfCalls(_ statements: [SyntaxNode.ID]) -> [SyntaxNode.ID] {
    guard statements.contains(where: { tree[$0].kind == .functionDeclaration }) else { return statements }
    var result: [SyntaxNode.ID] = []
    var rest = beforeTheirCalls(statements)[...]
    while let first = rest.first {
      var run = Array(rest.prefix { tree[$0].kind == .functionDeclaration })
      guard run.count > 1 else {
        result.append(first)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(run.count)
      while !run.isEmpty {
        if let next = run.firstIndex(where: { one in !run.contains { $0 != one && calls(one, $0) } }) {
          result.append(run.remove(at: next))
          continue
        }
        // Of what is reached from the one that reaches least each reaches the others.
        let ring = run.map { reached(from: $0, run) }.min { $0.count < $1.count } ?? run
        builder.rings[ring[0].index] = ring
        result.append(ring[0])
        run.removeAll { one in ring.contains { $0 == one } }
      }
    }
    return result
  }

  /// A function may be called above the line that declares it: it comes before the first statement that names it, but not before
  /// a variable that it uses.
  private func beforeTheirCalls(_ statements: [SyntaxNode.ID]) -> [SyntaxNode.ID] {
    let functions = statements.filter { tree[$0].kind == .functionDeclaration }
    guard isCalledAbove(functions, statements) else { return statements }
    var result = statements
    // One that has moved up may take another one with it.
    for _ in functions {
      var hasMoved = false
      for one in functions {
        guard let name = tree[one].name, let place = result.firstIndex(where: { $0 == one }),
          let call = result[..<place].firstIndex(where: { uses($0, name) }),
          result[call..<place].contains(where: { tree[$0].kind != .functionDeclaration }),
          !result[call..<place].contains(where: { declares($0, somethingUsedBy: one) })
        else { continue }
        result.insert(result.remove(at: place), at: call)
        hasMoved = true
      }
      if !hasMoved { break }
    }
    return result
  }

  /// Whether a statement names a function that stands below it: in one walk over all of them, as few do.
  private func isCalledAbove(_ functions: [SyntaxNode.ID], _ statements: [SyntaxNode.ID]) -> Bool {
    var waiting = Set(functions.compactMap { tree[$0].name?.id })
    for statement in statements {
      if tree[statement].kind == .functionDeclaration, let name = tree[statement].name { waiting.remove(name.id) }
      if waiting.isEmpty { return false }
      var pending = [statement]
      while let next = pending.popLast() {
        if tree[next].kind == .identifier, let name = tree[next].name, waiting.contains(name.id) { return true }
        pending += tree.children(of: next)
      }
    }
    return false
  }

  /// Whether a node names something that is no member of something else.
  private func uses(_ node: SyntaxNode.ID, _ name: Name) -> Bool {
    guard tree.text(of: node, has: text(name)) else { return false }
    var pending = [node]
    while let next = pending.popLast() {
      if tree[next].kind == .identifier, tree[next].name == name { return true }
      pending += tree.children(of: next)
    }
    return false
  }

  private func declares(_ statement: SyntaxNode.ID, somethingUsedBy function: SyntaxNode.ID) -> Bool {
    guard tree[statement].kind == .variableDeclaration || tree[statement].kind == .guardStatement else { return false }
    var pending = [statement]
    while let next = pending.popLast() {
      if tree[next].kind == .closure || tree[next].kind == .block { continue }
      if tree[next].kind == .namePattern || tree[next].kind == .optionalBinding, let name = tree[next].name,
        uses(function, name)
      {
        return true
      }
      pending += tree.children(of: next)
    }
    return false
  }

  /// The functions that one calls, and those that these call.
  private func reached(from one: SyntaxNode.ID, _ run: [SyntaxNode.ID]) -> [SyntaxNode.ID] {
    var found: [SyntaxNode.ID] = []
    var pending = [one]
    while let next = pending.popLast() {
      for other in run where calls(next, other) && !found.contains(where: { $0 == other }) {
        found.append(other)
        pending.append(other)
      }
    }
    return found
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
