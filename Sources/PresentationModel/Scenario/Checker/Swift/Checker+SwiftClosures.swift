/// Closures, and what they capture.
extension Checker {
  /// What writes a closure that stands in the function which is being written.
  func closureBuilder(_ node: SyntaxNode.ID) -> SwiftBuilder {
    let range = tree[node].range
    var inner = SwiftBuilder(
      .closure, name: builder.function.name, line: source.line(of: Int(range.start)), range: byteRange(range),
      owner: builder.owner)
    inner.isStatic = builder.isStatic
    inner.prefersFile = builder.prefersFile
    inner.leavesUnnamed = builder.leavesUnnamed
    return inner
  }

  /// A closure, or a function inside a function, with what it takes from those around it.
  mutating func makeClosure(
    _ node: SyntaxNode.ID, _ block: SyntaxNode.ID, parameters: [(Name, SyntaxNode.ID?)], types: [SwiftType] = [],
    returns result: SwiftType? = nil, function: SwiftMethod? = nil
  ) -> Operand {
    guard swift.builders.count < Simulator.closureLimit else {
      report(
        "syntax.nested-too-deep", "closures are nested deeper than \(Simulator.closureLimit)", at: tree[node].range)
      return .value(.none)
    }
    var inner = closureBuilder(node)
    inner.function.owner = builder.function.owner
    inner.asksForForm = swift.asksForForm == node
    let hint = nameHint
    nameHint = nil
    // Values that the list gives are made outside.
    var given: [(Name, Operand, SwiftType, Hold)] = []
    let changesFirst = swift.changesFirst
    swift.changesFirst = false
    let maker = swift.resultBuilder
    swift.resultBuilder = nil
    let writtenTypes = swift.writtenParameters
    swift.writtenParameters = []
    func written(_ index: Int) -> WrittenType {
      writtenTypes.indices.contains(index) ? writtenTypes[index] : WrittenType()
    }
    for child in tree.children(of: node) where tree[child].kind == .capture {
      guard let name = tree[child].name else { continue }
      let hold: Hold =
        tree[child].flags.contains(.weak) ? .weak : tree[child].flags.contains(.unowned) ? .unowned : .strong
      if let value = tree.child(of: child, at: 0), let (operand, type) = lowerValue(value, expecting: .unknown) {
        given.append((name, operand, type, hold))
      } else if name != .`self`, let (operand, type) = lowerName(name, child) {
        // `[completion]`: what the variable or the property is worth now.
        given.append((name, operand, type, hold))
      } else {
        inner.holds[name.id] = hold
      }
    }
    swift.builders.append(inner)
    for (name, operand, type, hold) in given {
      let slot = builder.slot(text(name), hold)
      builder.captures.append(Capture(from: operand, to: slot))
      declare(name, .slot(slot), type)
    }
    if parameters.isEmpty {
      // `$0` and `$1` of a pair are its parts.
      var types = types
      if types.count == 1, case .tuple(let parts) = types[0], (1..<4).contains(where: { isNumbered($0, in: block) }) {
        types = parts.map { $0.type }
      }
      for index in 0..<4 where isNumbered(index, in: block) {
        let name = names.intern("$\(index)")
        while builder.function.parameters.count < index { builder.function.parameters.append(builder.slot("_")) }
        let slot = builder.slot("$\(index)")
        builder.function.parameters.append(slot)
        declare(
          name, .slot(slot), types.indices.contains(index) ? types[index] : .unknown,
          isVariable: written(index).isInout, written: written(index))
        if written(index).isInout { builder.givesBack.append(slot) }
      }
      grow()
    }
    for (index, (name, type)) in parameters.enumerated() {
      let slot = builder.slot(text(name))
      builder.function.parameters.append(slot)
      let known = types.indices.contains(index) ? types[index] : .unknown
      let own = type.map { self.written(parameter: $0) } ?? written(index)
      declare(
        name, .slot(slot), type.map { self.type(of: $0) } ?? known, isVariable: own.isInout, written: own)
      if own.isInout, function == nil { builder.givesBack.append(slot) }
    }
    if parameters.count > 1, types.count == 1, case .tuple(let parts) = types[0] {
      for (index, (name, _)) in parameters.enumerated() where parts.indices.contains(index) {
        declare(
          name, .slot(builder.function.parameters[index]), parts[index].type, written: part(index, of: written(0)))
      }
    }
    if changesFirst, let first = builder.function.parameters.first { builder.givesBack.append(first) }
    if let function {
      declareGivenBack(function, .closure)
      returning(function.result.map { self.type(of: $0) })
    } else {
      returning(result)
    }
    if let maker { lowerBuilt(block, maker) } else { lowerBody(block) }
    let (count, found) = (builder.function.parameters.count, builder.found)
    if let form = builder.foundForm { swift.closureForms[node.index] = form }
    let captures = builder.captures
    let body = program.add(finish())
    nameHint = hint
    swift.lastClosure = (count, result ?? found)
    let slot = builder.slot()
    emit(.makeClosure(body, captures, to: slot), node)
    return .slot(slot)
  }

  /// Ends the function that is being made, which returns a value, and gives the closure of it.
  mutating func closed(returning value: Operand, _ node: SyntaxNode.ID) -> Operand {
    emit(.return(value), node)
    let captures = builder.captures
    let body = program.add(finish())
    let slot = builder.slot()
    emit(.makeClosure(body, captures, to: slot), node)
    return .slot(slot)
  }

  /// Whether a closure names an argument by its number: itself, and not a closure in it.
  func isNumbered(_ index: Int, in block: SyntaxNode.ID) -> Bool {
    guard tree.text(of: block, has: "$\(index)") else { return false }
    var inner: [SourceRange] = []
    var pending = Array(tree.children(of: block))
    while let node = pending.popLast() {
      if tree[node].kind == .closure { inner.append(tree[node].range) } else { pending += tree.children(of: node) }
    }
    guard !inner.isEmpty else { return true }
    let digit = UInt8(ascii: "0") + UInt8(index)
    let range = tree[block].range.offsets
    return range.dropLast().contains { offset in
      source.bytes[offset] == UInt8(ascii: "$") && source.bytes[offset + 1] == digit
        && !inner.contains { $0.offsets.contains(offset) }
    }
  }

  /// A variable of this function or of one around it, which is captured then; a generic parameter of the class.
  mutating func variable(_ name: Name) -> SwiftBuilder.Variable? {
    let level = swift.builders.count - 1
    guard var found = variable(name, at: level) else { return genericOfClass(name) }
    if let (name, row, node) = found.maker, let maker = variable(name, at: level) {
      let slot = builder.slot()
      emit(.callClosure(maker.operand, [.value(.int(row))], to: slot), node)
      found.operand = .slot(slot)
      return found
    }
    guard let later = found.later, case .slot(let slot) = found.operand, let make = variable(later.make, at: level),
      let isMade = variable(later.isMade, at: level), case .slot(let flag) = isMade.operand
    else { return found }
    let over = emitted(.jumpIf(isMade.operand, true, .unpatched, stake: Stake()), later.node)
    let value = builder.slot()
    emit(.callClosure(make.operand, [], to: value), later.node)
    emit(.copy(.slot(value), to: slot), later.node)
    emit(.copy(.value(.bool(true)), to: flag), later.node)
    patch([over], to: builder.next)
    return found
  }

  /// `lazy var card = Card()` in a function: it is made where it is first looked at.
  mutating func declareLater(
    _ name: Name, _ initial: SyntaxNode.ID, _ type: SwiftType, _ written: WrittenType, _ node: SyntaxNode.ID
  ) {
    let later = SwiftBuilder.Later(
      isMade: names.intern("lazy \(text(name)) is made"), make: names.intern("lazy \(text(name))"), node: node)
    grow()
    nameHint = name
    let make = autoclosure(initial, .closure(.of([], type)))
    nameHint = nil
    let (kept, flag, slot) = (builder.slot("make"), builder.slot("isMade"), builder.slot(text(name)))
    emit(.copy(make, to: kept), node)
    emit(.declare(flag), node)
    emit(.copy(.value(.bool(false)), to: flag), node)
    emit(.declare(slot), node)
    emit(.copy(.none, to: slot), node)
    declare(later.make, .slot(kept), .closure(.of([], type)))
    declare(later.isMade, .slot(flag), .value(.bool), isVariable: true)
    declare(name, .slot(slot), type, isVariable: true, written: written)
    builder.scopes[builder.scopes.count - 1][name.id]?.later = later
  }

  /// `card = other`: what a `lazy` variable would have been is not made.
  mutating func skipMaking(_ target: SyntaxNode.ID) {
    let level = swift.builders.count - 1
    guard let name = tree.loneName(of: target), let later = variable(name, at: level)?.later,
      let isMade = variable(later.isMade, at: level), case .slot(let flag) = isMade.operand
    else { return }
    emit(.copy(.value(.bool(true)), to: flag), target)
  }

  private mutating func variable(_ name: Name, at level: Int) -> SwiftBuilder.Variable? {
    guard level >= 0 else { return nil }
    for scope in swift.builders[level].scopes.reversed() {
      if let found = scope[name.id] { return found }
    }
    guard swift.builders[level].function.kind == .closure, let outer = variable(name, at: level - 1) else { return nil }
    let hold = swift.builders[level].holds[name.id] ?? .strong
    let slot = swift.builders[level].slot(text(name), hold)
    if outer.isVariable, hold == .strong, case .slot(let from) = outer.operand {
      swift.builders[level - 1].function.slots[Int(from.index)].isShared = true
      swift.builders[level].function.slots[Int(slot.index)].isShared = true
    }
    swift.builders[level].captures.append(Capture(from: outer.operand, to: slot))
    var found = outer
    found.operand = .slot(slot)
    swift.builders[level].scopes[0][name.id] = found
    return found
  }

  /// The instance, captured where a closure names it.
  mutating func me() -> Operand? { me(at: swift.builders.count - 1) }

  private func changesItself(_ slot: Slot, at level: Int) -> Bool {
    let outer = swift.builders[level]
    guard let owner = outer.owner, swift.valueOfRow[owner.index] != nil else { return false }
    return outer.givesBack.contains(slot) || outer.isValueInitializer && outer.function.selfSlot == slot
      || outer.function.slots[Int(slot.index)].isShared
  }

  private mutating func me(at level: Int) -> Operand? {
    guard level >= 0 else { return nil }
    if let me = swift.builders[level].me { return me }
    guard swift.builders[level].function.kind == .closure, let outer = me(at: level - 1) else { return nil }
    let slot = swift.builders[level].slot("self", swift.builders[level].holds[Name.`self`.id] ?? .strong)
    // A structure that its function changes is the same one in the closures inside.
    if case .slot(let from) = outer, changesItself(from, at: level - 1) {
      swift.builders[level - 1].function.slots[Int(from.index)].isShared = true
      swift.builders[level].function.slots[Int(slot.index)].isShared = true
    }
    swift.builders[level].captures.append(Capture(from: outer, to: slot))
    swift.builders[level].me = .slot(slot)
    return .slot(slot)
  }
}
