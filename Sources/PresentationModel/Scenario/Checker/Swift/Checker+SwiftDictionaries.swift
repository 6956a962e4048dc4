/// Dictionaries that a closure puts together, and parts of a list.
extension Checker {
  private struct Walk {
    let list: Slot, counter: Slot, item: Slot, result: Slot
    var top: Int32 = 0
    var end = 0
  }

  /// Begins to go through the elements of a list; `result` is what comes of it.
  private mutating func beginWalk(
    _ list: Operand, _ start: Operand, _ closure: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Walk {
    var walk = Walk(
      list: builder.slot("$list"), counter: builder.slot("$counter"), item: builder.slot("$element"),
      result: builder.slot("$result"))
    emit(.copy(list, to: walk.list), node)
    emit(.copy(.value(.int(0)), to: walk.counter), node)
    emit(.copy(start, to: walk.result), node)
    let over = jumpOver(unless: .jumpIfOpaque(.slot(walk.list), .unpatched), node)
    forgetWrites(of: closure)
    emit(.opaque(to: walk.result), node, text: plainText(of: node))
    patch([over], to: builder.next)
    walk.top = builder.next
    walk.end = emitted(.next(.slot(walk.list), counter: walk.counter, to: walk.item, else: .unpatched), node)
    return walk
  }

  private mutating func endWalk(_ walk: Walk, _ node: SyntaxNode.ID) -> Operand {
    emit(.jump(walk.top), node)
    patch([walk.end], to: builder.next)
    let value = builder.slot()
    emit(.copy(.slot(walk.result), to: value), node)
    emit(.drop([walk.list, walk.counter, walk.item, walk.result]), node)
    return .slot(value)
  }

  private mutating func part(_ position: Int32, of slot: Slot, _ node: SyntaxNode.ID) -> Operand {
    let part = builder.slot()
    emit(.payload(.slot(slot), position, to: part), node)
    return .slot(part)
  }

  private mutating func change(
    _ result: Slot, _ operation: SwiftListOperation, _ values: [Operand], _ node: SyntaxNode.ID
  ) {
    let pair = builder.slot("", .weak)
    emit(.collection(operation, [.slot(result)] + values, "", to: pair), node)
    emit(.payload(.slot(pair), 1, to: result), node)
  }

  /// `a.merging(b) { old, new in … }`, and what `merge` changes.
  mutating func merge(
    _ word: String, _ found: Lowered, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)],
    _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard word == "merging", case .dictionary(_, let value) = found.1, given.count == 2,
      let (other, type) = lowerValue(given[0].value, expecting: found.1)
    else { return nil }
    switch type {
    case .dictionary, .list, .unordered: break
    default: return nil
    }
    return merge(other, into: found.0, value, given[1].value, node).map { ($0, found.1) }
  }

  /// Puts entries into a dictionary; a function says what comes of two values of one key.
  private mutating func merge(
    _ entries: Operand, into start: Operand, _ value: SwiftType, _ closure: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Operand? {
    guard let function = function(closure, [value, value], value) else { return nil }
    let walk = beginWalk(entries, start, closure, node)
    let (key, new) = (part(0, of: walk.item, node), part(1, of: walk.item, node))
    let old = builder.slot()
    emit(.collection(.entry, [.slot(walk.result), key], "", to: old), node)
    let isNew = emitted(.jumpIfNil(.slot(old), .unpatched), node)
    let (one, _) = apply(function, [(.slot(old), value), (new, value)], node)
    change(walk.result, .setEntry, [key, one], node)
    emit(.jump(walk.top), node)
    patch([isNew], to: builder.next)
    change(walk.result, .setEntry, [key, new], node)
    return endWalk(walk, node)
  }

  /// `ages.index(forKey: "Ann") != nil`: whether the dictionary has the key. What else the place is for nobody knows.
  func asksForKey(_ word: String, _ found: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> SyntaxNode.ID? {
    guard word == "index", case .dictionary = found.1, case let given = arguments(call), given.count == 1,
      given[0].label == "forKey"
    else { return nil }
    var lexer = SwiftLexer(source.bytes, from: Int(tree[node].range.end))
    let sign = lexer.next()
    let isCompared = sign.kind == .sign && ["==", "!="].contains(tree.text(sign.range))
    let other = lexer.next()
    return isCompared && other.kind == .word && tree.text(other.range) == "nil" ? given[0].value : nil
  }

  /// `ages.mapValues { $0 + 1 }`, `compactMapValues`.
  mutating func mapValues(_ found: Lowered, _ closure: SyntaxNode.ID, skipsNil: Bool, _ node: SyntaxNode.ID) -> Lowered?
  {
    guard case .dictionary(let key, let value) = found.1 else { return nil }
    swift.asksForForm = closure
    guard let function = function(closure, [value]) else { return nil }
    let walk = beginWalk(found.0, .value(.list([])), closure, node)
    let (name, old) = (part(0, of: walk.item, node), part(1, of: walk.item, node))
    let (new, type) = apply(function, [(old, value)], node)
    if skipsNil { emit(.jumpIfNil(new, walk.top), node) }
    let entry = builder.slot()
    emit(.list([name, new], to: entry), node)
    change(walk.result, .append, [.slot(entry)], node)
    return (endWalk(walk, node), .dictionary(key, type))
  }

  /// `Dictionary(grouping: words) { $0.count }`, `Dictionary(uniqueKeysWithValues: pairs)`.
  mutating func dictionary(
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard let first = given.first, let (list, type) = lowerValue(first.value, expecting: .unknown),
      let element = elementType(type)
    else { return nil }
    if given.count == 1, first.label == "uniqueKeysWithValues" {
      guard case .tuple(let parts) = element, parts.count == 2 else { return (list, .dictionary(.unknown, .unknown)) }
      return (list, .dictionary(parts[0].type, parts[1].type))
    }
    if given.count == 2, first.label == nil, given[1].label == "uniquingKeysWith" {
      guard case .tuple(let parts) = element, parts.count == 2 else { return nil }
      let found = merge(list, into: .value(.list([])), parts[1].type, given[1].value, node)
      return found.map { ($0, .dictionary(parts[0].type, parts[1].type)) }
    }
    guard given.count == 2, first.label == "grouping", let function = function(given[1].value, [element]) else {
      return nil
    }
    let walk = beginWalk(list, .value(.list([])), given[1].value, node)
    let (key, keyType) = apply(function, [(.slot(walk.item), element)], node)
    let group = builder.slot()
    emit(.collection(.entry, [.slot(walk.result), key, .value(.list([]))], "", to: group), node)
    change(group, .append, [.slot(walk.item)], node)
    change(walk.result, .setEntry, [key, .slot(group)], node)
    return (endWalk(walk, node), .dictionary(keyType, .list(element)))
  }

  // MARK: Parts of a list

  /// The first element of a range of places, and the one behind its last: `1...2`, `..<n`, `3...`.
  mutating func subrange(_ range: SyntaxNode.ID, _ whole: Lowered, _ node: SyntaxNode.ID) -> (Operand, Operand)? {
    var range = range
    while tree[range].kind == .parenthesized, let inner = tree.child(of: range, at: 0) { range = inner }
    func bound(_ node: SyntaxNode.ID, isClosed: Bool, _ checker: inout Checker) -> Operand? {
      guard let (operand, _) = checker.lowerValue(node, expecting: .value(.int)) else { return nil }
      guard isClosed else { return operand }
      let slot = checker.builder.slot()
      checker.emit(.binary(.plus, operand, .value(.int(1)), to: slot), node)
      return .slot(slot)
    }
    if let (from, end, isClosed) = bounds(range) {
      guard let first = bound(from, isClosed: false, &self), let last = bound(end, isClosed: isClosed, &self) else {
        return nil
      }
      return (first, last)
    }
    guard tree[range].kind == .unary, let sign = tree[range].name.map({ text($0) }), sign == "..." || sign == "..<",
      let inner = tree.child(of: range, at: 0)
    else { return nil }
    if tree[inner].range.start > tree[range].range.start {
      return bound(inner, isClosed: sign == "...", &self).map { (.value(.int(0)), $0) }
    }
    guard let first = bound(inner, isClosed: false, &self),
      let (count, _) = listMember("count", of: whole, node)
    else { return nil }
    return (first, count)
  }
}
