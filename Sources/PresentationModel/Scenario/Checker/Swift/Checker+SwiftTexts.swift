/// Texts with values in them, and ranges.
extension Checker {
  /// `"Item \(n)"`: known where all its parts are.
  mutating func lowerText(_ node: SyntaxNode.ID) -> Lowered? {
    let range = tree[node].range
    let written = plainText(range)
    guard let form = TextForm(source.bytes, range) else { return (opaque(written, node), .value(.string)) }
    var parts: [Operand] = []
    var next = form.start
    for child in tree.children(of: node) {
      let inner = tree[child].range
      guard let text = form.text(source.bytes, next, Int(inner.start), isFirst: next == form.start) else {
        return (opaque(written, node), .value(.string))
      }
      parts.append(.value(.string(text)))
      var found = lowerValue(child, expecting: .unknown)
      if let whole = found, isPrintedAsOptional(child) {
        let slot = builder.slot()
        emit(.collection(.described, [whole.0, .value(.bool(true))], "", to: slot), child, text: plainText(inner))
        found = (.slot(slot), .value(.string))
      } else if tree[child].kind == .path, let last = tree.lastChild(of: child), tree[last].kind == .member,
        tree[last].name.map({ self.text($0) }) == "indices", found != nil
      {
        // `0..<2`, which is a list here.
        found = (opaque(plainText(inner), child), .value(.string))
      } else if let whole = found, let words = description(of: whole, child) {
        found = (words, .value(.string))
      }
      parts.append(found?.0 ?? opaque(plainText(inner), child))
      next = Int(inner.end)
      while next < form.end, source.bytes[next] != UInt8(ascii: ")") { next += 1 }
      next += 1
    }
    guard let rest = form.text(source.bytes, next, form.end, isFirst: next == form.start) else {
      return (opaque(written, node), .value(.string))
    }
    if parts.isEmpty { return (.value(.string(rest)), .value(.string)) }
    parts.append(.value(.string(rest)))
    let slot = builder.slot()
    emit(.text(parts, to: slot), node, text: written)
    return (.slot(slot), .value(.string))
  }

  /// Whether an interpolation writes `Optional(…)` round a value.
  mutating func isPrintedAsOptional(_ node: SyntaxNode.ID) -> Bool { written(node).takesNil == true }

  /// `0..<n` as a value: the list of its numbers.
  mutating func lowerRange(_ node: SyntaxNode.ID) -> Lowered? {
    guard let (from, end, isClosed) = bounds(node) else { return nil }
    if let places = lowerPlaceRange(node) { return places }
    let first = lowerArgument(from, .value(.int))
    let last = lowerArgument(end, .value(.int))
    let slot = builder.slot()
    emit(.range(first, last, isClosed: isClosed, to: slot), node, text: plainText(of: node))
    return (.slot(slot), isClosed ? .closedRange : .list(.value(.int)))
  }
}
