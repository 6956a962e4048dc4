/// Texts with values in them, and ranges.
extension Checker {
  /// `"Item \(n)"`: known where all its parts are.
  mutating func lowerText(_ node: SyntaxNode.ID) -> Lowered? {
    let range = tree[node].range
    let written = plainText(range)
    let bytes = source.bytes
    let (start, end) = (Int(range.start), Int(range.end))
    let isPlain =
      end - start >= 2 && bytes[start] == UInt8(ascii: "\"") && bytes[end - 1] == UInt8(ascii: "\"")
      && !(end - start >= 6 && bytes[start + 1] == UInt8(ascii: "\"") && bytes[start + 2] == UInt8(ascii: "\""))
    guard isPlain, tree[node].firstChild != nil else { return (opaque(written, node), .value(.string)) }
    var parts: [Operand] = []
    var next = start + 1
    for child in tree.children(of: node) {
      let inner = tree[child].range
      parts.append(.value(.string(segment(next, Int(inner.start)))))
      let found = lowerValue(child, expecting: .unknown)
      parts.append(found?.0 ?? opaque(plainText(inner), child))
      next = Int(inner.end)
      while next < end, bytes[next] != UInt8(ascii: ")") { next += 1 }
      next += 1
    }
    parts.append(.value(.string(segment(next, end - 1))))
    let slot = builder.slot()
    emit(.text(parts, to: slot), node, text: written)
    return (.slot(slot), .value(.string))
  }

  /// A piece of a text up to the next `\(`, with what is escaped in it.
  private func segment(_ start: Int, _ end: Int) -> String {
    var text: [UInt8] = []
    var index = start
    while index < end {
      guard source.bytes[index] == UInt8(ascii: "\\"), index + 1 < end else {
        text.append(source.bytes[index])
        index += 1
        continue
      }
      switch source.bytes[index + 1] {
      case UInt8(ascii: "("): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      default: text.append(source.bytes[index + 1])
      }
      index += 2
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// `0..<n` as a value: the list of its numbers.
  mutating func lowerRange(_ node: SyntaxNode.ID) -> Lowered? {
    guard let (from, end, isClosed) = bounds(node) else { return nil }
    let first = lowerArgument(from, .value(.int))
    let last = lowerArgument(end, .value(.int))
    let slot = builder.slot()
    emit(.range(first, last, isClosed: isClosed, to: slot), node)
    return (.slot(slot), .list(.value(.int)))
  }
}
