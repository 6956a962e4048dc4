/// `for`, `while`, `repeat`, and what leaves them.
extension Checker {
  /// Begins a statement that `break` may leave; takes the label before it.
  mutating func enterExit(isLoop: Bool, takesBreak: Bool = true) {
    builder.exits.append(
      SwiftBuilder.Exit(
        label: builder.label, isLoop: isLoop, takesBreak: takesBreak, defers: builder.defers,
        locals: builder.locals.count))
    builder.label = nil
  }

  /// Ends it: `continue` goes to a row, `break` to what comes next.
  mutating func leaveExit(continuingAt row: Int32? = nil) {
    let exit = builder.exits.removeLast()
    if let row { patch(exit.continues, to: row) }
    patch(exit.breaks, to: builder.next)
  }

  /// `break`, `continue`, with or without a label.
  mutating func lowerExit(_ node: SyntaxNode.ID) {
    let isContinue = tree[node].kind == .continueStatement
    let label = tree[node].name
    let found = builder.exits.lastIndex { exit in
      if let label { return exit.label == label && (exit.isLoop || !isContinue) }
      return isContinue ? exit.isLoop : exit.takesBreak
    }
    guard let found else {
      let word = isContinue ? "continue" : "break"
      report(
        "check.break",
        label.map { "'\($0 == .underscore ? "_" : text($0))' labels no loop round this '\(word)'" }
          ?? "'\(word)' stands in no loop", at: tree[node].range)
      return
    }
    if builder.defers > builder.exits[found].defers { emit(.runDefers(builder.exits[found].defers), node) }
    dropLocals(from: builder.exits[found].locals, node)
    let row = emitted(.leave(.unpatched), node)
    if isContinue { builder.exits[found].continues.append(row) } else { builder.exits[found].breaks.append(row) }
  }

  /// `while true`, `for _ in items`: what messages call a loop.
  private func head(of node: SyntaxNode.ID) -> String {
    let end = block(of: node).map { Int(tree[$0].range.start) } ?? Int(tree[node].range.end)
    let written = plainText(SourceRange(Int(tree[node].range.start), end))
    return written.utf8.last == 0x20 ? String(written.dropLast()) : written
  }

  // MARK: while, repeat

  mutating func lowerWhile(_ node: SyntaxNode.ID) {
    let parts = Array(tree.children(of: node))
    guard let block = parts.last else { return }
    enterExit(isLoop: true)
    builder.exits[builder.exits.count - 1].body = block
    let top = builder.next
    builder.beginsStatement = true
    let begun = beginScope()
    let exits = lowerConditions(Array(parts.dropLast()), ofLoop: true)
    let locals = Array(builder.locals[begun...])
    let body = builder.function.instructions.count
    lowerBlock(block)
    endScope(begun, node)
    let stake = stake(since: body)
    emit(.jump(top), node, text: head(of: node))
    for exit in exits { patch([exit], to: builder.next, stake: stake) }
    if exits.count > 1, !locals.isEmpty { emit(.drop(locals), node) }
    leaveExit(continuingAt: top)
  }

  mutating func lowerRepeat(_ node: SyntaxNode.ID) {
    guard let block = block(of: node), let condition = tree.child(of: node, at: 1) else { return }
    enterExit(isLoop: true)
    builder.exits[builder.exits.count - 1].body = block
    let top = builder.next
    lowerBlock(block)
    let stake = stake(since: Int(top))
    let row = builder.next
    builder.beginsStatement = true
    let exits = lowerConditions([condition], ofLoop: true)
    emit(.jump(top), node, text: "repeat")
    for exit in exits { patch([exit], to: builder.next, stake: stake) }
    leaveExit(continuingAt: row)
  }

  /// A value that presim cannot know would be there for ever: it ends the loop, with a note.
  mutating func endLoopIfOpaque(_ operand: Operand, _ condition: SyntaxNode.ID) -> [Int] {
    let over = jumpOver(unless: .jumpIfOpaque(operand, .unpatched), condition)
    emit(.note("presim cannot know '\(tree.lineText(of: condition))': the loop ends there"), condition)
    if let body = builder.exits.last?.body { forgetWrites(of: body) }
    let end = emitted(.jump(.unpatched), condition)
    patch([over], to: builder.next)
    return [end]
  }

  /// A loop over what presim cannot know does nothing: what it would write is unknown.
  mutating func forgetWrites(of body: SyntaxNode.ID, ifUnknown list: Slot) {
    let count = emitted(.jumpIfOpaque(.slot(list), .unpatched), body)
    emit(.jump(.unpatched), body)
    patch([count], to: builder.next)
    forgetWrites(of: body)
    guard builder.next > Int32(count + 2) else { return builder.truncate(to: count) }
    patch([count + 1], to: builder.next)
  }

  // MARK: for

  /// With a result builder each time makes a part, which goes behind those of a list; its type comes back.
  @discardableResult
  mutating func lowerFor(_ node: SyntaxNode.ID, built: (list: Slot, maker: ResultBuilder)? = nil) -> SwiftType? {
    let parts = Array(tree.children(of: node))
    guard parts.count >= 3, let block = parts.last, !lowerForAwait(node) else { return nil }
    let (pattern, sequence) = (parts[0], parts[1])
    let clause = parts.first { tree[$0].kind == .whereClause }
    let count = builder.function.instructions.count
    let loop = rangeLoop(sequence) ?? listLoop(sequence)
    if case .list(let list, _, _) = loop { forgetWrites(of: block, ifUnknown: list) }
    enterExit(isLoop: true)
    builder.exits[builder.exits.count - 1].body = block
    let begun = beginScope()
    let top = builder.next
    builder.beginsStatement = true
    let element = builder.slot("$element")
    let (ends, type) = begin(loop, element, node)
    var misses = match(pattern, .slot(element), type, pattern, self.element(of: written(sequence)))
    if let clause, let condition = tree.child(of: clause, at: 0) { misses += lowerConditions([condition]) }
    let body = builder.function.instructions.count
    var part: SwiftType?
    if let built {
      let found = buildBlock(Array(tree.children(of: block)), built.maker, block)
      part = found?.1
      let pair = builder.slot("", .weak)
      let value = found?.0 ?? opaque(plainText(tree[block].range), block)
      emit(.collection(.append, [.slot(built.list), value], "", to: pair), block)
      let changed = builder.slot("", .weak)
      emit(.payload(.slot(pair), 1, to: changed), block)
      emit(.copy(.slot(changed), to: built.list), block)
    } else {
      lowerBlock(block)
    }
    let stake = built == nil ? stake(since: body) : Stake(line: line(of: node), verb: "decides a value")
    let row = builder.next
    emit(.drop(builder.locals[begun...] + [element]), node)
    builder.scopes.removeLast()
    builder.locals.removeLast(builder.locals.count - begun)
    step(loop, node)
    emit(.jump(top), node, text: head(of: node))
    if let clause, stake == nil, builder.function.instructions[body...].contains(where: { $0.prints }) {
      let otherwise = builder.next
      emit(.note(Self.notPrinted(tree.lineText(of: clause))), clause)
      emit(.jump(row), clause)
      for miss in misses { goOn(from: miss, ifUnknown: otherwise) }
    }
    for miss in misses { patch([miss], to: row, stake: stake) }
    patch(ends, to: builder.next)
    leaveExit(continuingAt: row)
    emit(.drop(loop.slots + [element]), node)
    if stake != nil || builder.function.instructions[count...].contains(where: { $0.isNoticed }) {
      return part
    }
    builder.truncate(to: count)
    skip(node, "it is not about the hierarchy")
    return nil
  }

  /// What a `for` goes over.
  private enum Loop {
    /// A counter up to a bound, which belongs to it or not.
    case range(counter: Slot, bound: Slot, isClosed: Bool, isOpen: Bool)
    case list(Slot, counter: Slot, SwiftType)
    /// An iterator of the file's own.
    case own(Slot, SwiftType)

    var slots: [Slot] {
      switch self {
      case .own(let iterator, _): [iterator]
      case .range(let counter, let bound, _, _): [counter, bound]
      case .list(let list, let counter, _): [list, counter]
      }
    }
  }

  private mutating func rangeLoop(_ node: SyntaxNode.ID) -> Loop? {
    var node = node
    while tree[node].kind == .parenthesized, let inner = tree.child(of: node, at: 0) { node = inner }
    if tree[node].kind == .unary, tree[node].name.map({ text($0) }) == "...", let from = tree.child(of: node, at: 0),
      tree[from].range.start == tree[node].range.start, let (first, _) = lowerValue(from, expecting: .value(.int))
    {
      let (counter, bound) = (builder.slot("$counter"), builder.slot("$bound"))
      emit(.copy(first, to: counter), node)
      return .range(counter: counter, bound: bound, isClosed: true, isOpen: true)
    }
    guard let (from, end, isClosed) = bounds(node) else { return nil }
    let (counter, bound) = (builder.slot("$counter"), builder.slot("$bound"))
    let first = lowerValue(from, expecting: .value(.int))?.0 ?? unread(from)
    emit(.copy(first, to: counter), node)
    let last = lowerValue(end, expecting: .value(.int))?.0 ?? unread(end)
    emit(.copy(last, to: bound), node)
    return .range(counter: counter, bound: bound, isClosed: isClosed, isOpen: false)
  }

  /// The two sides of `a..<b`, `a...b`.
  func bounds(_ node: SyntaxNode.ID) -> (SyntaxNode.ID, SyntaxNode.ID, isClosed: Bool)? {
    guard tree[node].kind == .binary else { return nil }
    let parts = Array(tree.children(of: node))
    guard parts.count == 3, let sign = tree[parts[1]].name.map({ text($0) }), sign == "..<" || sign == "..." else {
      return nil
    }
    return (parts[0], parts[2], sign == "...")
  }

  private mutating func listLoop(_ sequence: SyntaxNode.ID) -> Loop {
    var found = lowerValue(sequence, expecting: .unknown)
    if let text = found, case .value(.string) = text.1 { found = characters(text, sequence) }
    if let value = found, let own = ownIterator(value, sequence) {
      if elementType(own.1) == nil, !own.1.isUnknown {
        let iterator = builder.slot("$iterator")
        emit(.copy(own.0, to: iterator), sequence)
        return .own(iterator, own.1)
      }
      found = own
    }
    let operand = found?.0 ?? unread(sequence)
    var element = SwiftType.unknown
    switch found?.1 {
    case .dictionary(let key, let value):
      element = .tuple([("key", key), ("value", value)])
      emit(.note("the order of a dictionary is not known: it is taken as written"), sequence)
    case .unordered(let inner):
      element = inner
      emit(.note("the order of '\(tree.lineText(of: sequence))' is not known: it is taken as written"), sequence)
    default: if let type = found?.1 { element = elementType(type) ?? .unknown }
    }
    let (list, counter) = (builder.slot("$list"), builder.slot("$counter"))
    emit(.copy(operand, to: list), sequence)
    emit(.copy(.value(.int(0)), to: counter), sequence)
    return .list(list, counter: counter, element)
  }

  /// The next element, or the jumps out of the loop, and what the element is.
  private mutating func begin(_ loop: Loop, _ element: Slot, _ node: SyntaxNode.ID) -> ([Int], SwiftType) {
    switch loop {
    case .own(let iterator, let type):
      let found = nextElement(of: iterator, type, node)
      emit(.copy(found?.0 ?? .none, to: element), node)
      let row = builder.function.instructions.count
      emit(.jumpIfNil(.slot(element), .unpatched), node)
      return ([row], found?.1 ?? .unknown)
    case .list(let list, let counter, let type):
      let row = emitted(.next(.slot(list), counter: counter, to: element, else: .unpatched), node)
      return ([row], type)
    case .range(let counter, let bound, let isClosed, let isOpen):
      var exits: [Int] = []
      if !isOpen {
        exits = endLoopIfOpaque(.slot(counter), node) + endLoopIfOpaque(.slot(bound), node)
        let test = builder.slot()
        emit(.binary(isClosed ? .lessOrEqual : .less, .slot(counter), .slot(bound), to: test), node)
        exits.append(emitted(.jumpIf(.slot(test), false, .unpatched, stake: Stake()), node))
      }
      emit(.copy(.slot(counter), to: element), node)
      return (exits, .value(.int))
    }
  }

  private mutating func step(_ loop: Loop, _ node: SyntaxNode.ID) {
    guard case .range(let counter, _, _, _) = loop else { return }
    emit(.binary(.plus, .slot(counter), .value(.int(1)), to: counter), node)
  }
}
