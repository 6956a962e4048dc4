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

  /// The elements of a sequence of the file's own, in a list: what `map` and its like go over.
  mutating func elements(ofOwn found: Lowered, _ node: SyntaxNode.ID) -> Lowered? {
    guard let (iterator, type) = ownIterator(found, node) else { return nil }
    if elementType(type) != nil { return (iterator, type) }
    if case .unknown = type { return (iterator, .list(.unknown)) }
    let (kept, list) = (builder.slot("$iterator"), builder.slot("$list"))
    emit(.copy(iterator, to: kept), node)
    emit(.list([], to: list), node)
    let top = builder.next
    guard let (element, inner) = nextElement(of: kept, type, node) else { return nil }
    let end = builder.function.instructions.count
    emit(.jumpIfNil(element, .unpatched), node)
    let pair = builder.slot("", .weak)
    emit(.collection(.append, [.slot(list), element], "", to: pair), node)
    let changed = builder.slot("", .weak)
    emit(.payload(.slot(pair), 1, to: changed), node)
    emit(.copy(.slot(changed), to: list), node)
    emit(.jump(top), node, text: plainText(tree[node].range))
    patch([end], to: builder.next)
    let answer = builder.slot()
    emit(.copy(.slot(list), to: answer), node)
    emit(.drop([kept, list]), node)
    return (.slot(answer), .list(inner))
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
