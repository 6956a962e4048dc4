/// Sequences of the file's own: a type with `makeIterator()`, or with `next()`.
extension Checker {
  /// The iterator of a sequence of the file's own; nil for any other value. A list is its own.
  mutating func ownIterator(_ found: Lowered, _ node: SyntaxNode.ID) -> Lowered? {
    switch found.1 {
    case .enumeration, .object(_, _?): break
    default: return nil
    }
    if let makes = names.find("makeIterator") {
      let call = emptyCall(node)
      if method(makes, of: found.1, call) != nil { return self.call(makes, on: found, receiver: "", call, node) }
    }
    guard let next = names.find("next") else { return nil }
    return method(next, of: found.1, emptyCall(node)) == nil ? nil : found
  }

  /// The next element of an iterator in a slot, and its type; a list's are taken by a counter.
  mutating func nextElement(of iterator: Slot, _ type: SwiftType, _ node: SyntaxNode.ID) -> Lowered? {
    // `AnyIterator { … }`
    if case .closure(let result) = type { return callClosure(.slot(iterator), emptyCall(node), result) }
    let next = names.intern("next")
    grow()
    let call = emptyCall(node)
    let whole: Lowered = (.slot(iterator), type)
    guard let own = method(next, of: type, call) else { return nil }
    if own.isMutating {
      return change(next, whole, in: SwiftPlace(kind: .variable(.slot(iterator)), type: type, hint: nil), call, node)
    }
    return self.call(next, on: whole, receiver: "", call, node)
  }

  /// `AnyIterator { … }`, `AnyIterator(names.makeIterator())`: a closure that gives the next element, whose copies share
  /// where they are.
  mutating func anyIterator(_ value: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    if case .closure = staticType(value) { return lowerValue(value, expecting: .closure(.of([], nil))) }
    guard let (given, type) = lowerValue(value, expecting: .unknown) else { return nil }
    let (kept, name) = (builder.slot("$iterator"), names.intern("$iterator"))
    grow()
    emit(.declare(kept), node)
    emit(.copy(given, to: kept), node)
    declare(name, .slot(kept), type, isVariable: true)
    swift.builders.append(closureBuilder(node))
    var next: Lowered?
    if let inner = variable(name), case .slot(let slot) = inner.operand {
      if elementType(type) != nil {
        let place = SwiftPlace(kind: .variable(.slot(slot)), type: type, hint: nil)
        next = changeList("next", (.slot(slot), type), place, emptyCall(node), node)
      } else {
        next = nextElement(of: slot, type, node)
      }
    }
    guard let next else {
      swift.builders.removeLast()
      return (opaque(of: node), .opaque)
    }
    return (closed(returning: next.0, node), .closure(.of([], next.1)))
  }

  /// The elements of a sequence of the file's own, in a list: what `map` and its like go over.
  mutating func elements(ofOwn found: Lowered, _ node: SyntaxNode.ID) -> Lowered? {
    var own = ownIterator(found, node)
    if case .closure(.of(let taken, _?)) = found.1, taken.isEmpty { own = found }
    guard let (iterator, type) = own else { return nil }
    if elementType(type) != nil { return (iterator, type) }
    if case .unknown = type { return (iterator, .list(.unknown)) }
    let (kept, list) = (builder.slot("$iterator"), builder.slot("$list"))
    emit(.copy(iterator, to: kept), node)
    emit(.list([], to: list), node)
    let top = builder.next
    guard let (element, inner) = nextElement(of: kept, type, node) else { return nil }
    let end = builder.function.instructions.count
    emit(.jumpIfNil(element, .unpatched), node)
    append(element, to: list, node)
    emit(.jump(top), node, text: plainText(of: node))
    patch([end], to: builder.next)
    let answer = builder.slot()
    emit(.copy(.slot(list), to: answer), node)
    emit(.drop([kept, list]), node)
    return (.slot(answer), .list(inner))
  }

  /// `sequence(first: view) { $0.superview }`: its elements in a list. One that does not end is not known.
  mutating func sequence(
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard given.count == 2, given[0].label == "first", given[1].label == nil || given[1].label == "next",
      let (first, type) = lowerValue(given[0].value, expecting: .unknown), !isOpaque(type)
    else { return nil }
    tellClosure(given[1].value, takes: WrittenType(takesNil: false))
    guard let function = function(given[1].value, [type], type) else { return nil }
    let (list, item, count) = (builder.slot("$list"), builder.slot("$element"), builder.slot("$counter"))
    emit(.list([], to: list), node)
    emit(.copy(first, to: item), node)
    emit(.copy(.value(.int(0)), to: count), node)
    let top = builder.next
    var unknown = [emitted(.jumpIfOpaque(.slot(item), .unpatched), node)]
    let end = emitted(.jumpIfNil(.slot(item), .unpatched), node)
    let isLong = builder.slot()
    emit(.binary(.greater, .slot(count), .value(.int(500)), to: isLong), node)
    unknown.append(emitted(.jumpIf(.slot(isLong), true, .unpatched, stake: Stake()), node))
    append(.slot(item), to: list, node)
    emit(.binary(.plus, .slot(count), .value(.int(1)), to: count), node)
    emit(.copy(apply(function, [(.slot(item), type)], node).0, to: item), node)
    emit(.jump(top), node)
    patch(unknown, to: builder.next)
    emit(.opaque(to: list), node, text: plainText(of: node))
    patch([end], to: builder.next)
    let answer = builder.slot()
    emit(.copy(.slot(list), to: answer), node)
    emit(.drop([list, item, count]), node)
    return (.slot(answer), .list(type))
  }

  private mutating func append(_ element: Operand, to list: Slot, _ node: SyntaxNode.ID) {
    let pair = builder.slot("", .weak)
    emit(.collection(.append, [.slot(list), element], "", to: pair), node)
    let changed = builder.slot("", .weak)
    emit(.payload(.slot(pair), 1, to: changed), node)
    emit(.copy(.slot(changed), to: list), node)
  }

  /// What `zip` is given; `1...` goes as far as the other one.
  mutating func zipped(_ value: SyntaxNode.ID, with other: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    guard tree[value].kind == .unary, tree[value].name.map({ text($0) }) == "...",
      let from = tree.child(of: value, at: 0), tree[from].range.start == tree[value].range.start
    else { return lowerValue(value, expecting: .unknown).map { elements(ofOwn: $0, node) ?? $0 } }
    guard let first = lowerValue(from, expecting: .value(.int)), case .value(.int) = first.1,
      let whole = lowerValue(other, expecting: .unknown), let count = listMember("count", of: whole, other)
    else { return nil }
    let (end, list) = (builder.slot(), builder.slot())
    emit(.binary(.plus, first.0, count.0, to: end), node)
    emit(.range(first.0, .slot(end), isClosed: false, to: list), node, text: plainText(of: node))
    return (.slot(list), .list(.value(.int)))
  }

  /// What Swift gives every sequence.
  static let callsOfSequences: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "forEach", "reduce", "contains", "allSatisfy", "first", "min", "max",
    "sorted", "reversed", "enumerated", "prefix", "dropFirst", "dropLast", "joined",
  ]

  /// A call without arguments, which stands nowhere in the text.
  private mutating func emptyCall(_ node: SyntaxNode.ID) -> SyntaxNode.ID {
    tree.add(SyntaxNode(.call, at: tree[node].range))
  }
}
