/// Texts with values in them, and ranges.
extension Checker {
  /// `"Item \(n)"`: known where all its parts are.
  mutating func lowerText(_ node: SyntaxNode.ID) -> Lowered? {
    let written = plainText(tree[node].range)
    guard let parts = textParts(node) else { return (opaque(written, node), .value(.string)) }
    if parts.count == 1 { return (parts[0].value, .value(.string)) }
    let slot = builder.slot()
    emit(.text(parts.map { $0.value }, to: slot), node, text: written)
    return (.slot(slot), .value(.string))
  }

  /// What a text is made of; nil where it cannot be read.
  private mutating func textParts(_ node: SyntaxNode.ID) -> [PrintedPart]? {
    guard let form = TextForm(source.bytes, tree[node].range) else { return nil }
    var parts: [PrintedPart] = []
    var next = form.start
    for child in tree.children(of: node) {
      let inner = tree[child].range
      guard let text = form.text(source.bytes, next, Int(inner.start), isFirst: next == form.start) else { return nil }
      parts.append(PrintedPart(value: .value(.string(text)), wrapped: nil, written: nil))
      parts.append(printedPart(child))
      next = endOfInterpolation(behind: Int(inner.end), from: next, to: form.end, Int(inner.start))
    }
    guard let rest = form.text(source.bytes, next, form.end, isFirst: next == form.start) else { return nil }
    parts.append(PrintedPart(value: .value(.string(rest)), wrapped: nil, written: nil))
    return parts
  }

  /// Where the text goes on behind a value: behind the bracket of its `\(`, and those that stand round the value itself.
  private func endOfInterpolation(behind value: Int, from text: Int, to end: Int, _ start: Int) -> Int {
    // Brackets before the value, to the `\`.
    var open = 0
    var index = start - 1
    while index >= text, source.bytes[index] != UInt8(ascii: "\\") {
      if source.bytes[index] == UInt8(ascii: "(") { open += 1 }
      index -= 1
    }
    var next = value
    while next < end, open > 0 {
      if source.bytes[next] == UInt8(ascii: ")") { open -= 1 }
      next += 1
    }
    return next
  }

  /// A value as a text has it: an Optional, a list and what has a `description` of its own are written out.
  private mutating func printedPart(_ child: SyntaxNode.ID) -> PrintedPart {
    let inner = tree[child].range
    var found = lowerValue(child, expecting: .unknown)
    var wrapped: Operand?
    if let whole = found, case let form = printedForm(child, whole.1), let words = described(whole, form, child) {
      if case .optional = form { wrapped = whole.0 }
      found = (words, .value(.string))
    } else if let whole = found, let words = description(of: whole, child) {
      found = (words, .value(.string))
    }
    return PrintedPart(
      value: found?.0 ?? opaque(plainText(inner), child), wrapped: wrapped, written: plainText(inner))
  }

  /// `print("Item \(n)", n)`, `NSLog("shown")`: what the app's own code prints; nil where its form is another one.
  mutating func printCall(
    _ word: String, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) -> Lowered? {
    var separator = " "
    var values: [SyntaxNode.ID] = []
    for argument in given {
      switch argument.label {
      case nil: values.append(argument.value)
      case "separator" where tree[argument.value].kind == .stringLiteral:
        separator = tree.string(of: argument.value)
      default: return nil
      }
    }
    // Another function's first argument is a format, of which `%` says what follows.
    guard word == "print" || values.count == 1 && !tree.text(of: values[0], has: "%") else { return nil }
    var parts: [PrintedPart] = []
    for value in values {
      if !parts.isEmpty { parts.append(PrintedPart(value: .value(.string(separator)), wrapped: nil, written: nil)) }
      if tree[value].kind == .interpolatedString, let found = textParts(value) {
        parts += found
      } else {
        parts.append(printedPart(value))
      }
    }
    emit(.print(parts), node)
    return (.none, .unknown)
  }

  /// What `#function` says: the method or function in which it stands, with its labels; nil elsewhere.
  func functionName() -> String? {
    guard let level = swift.builders.indices.last(where: { swift.builders[$0].function.kind != .closure }),
      case let outer = swift.builders[level].function, outer.kind == .method || outer.kind == .initializer
    else { return nil }
    guard let owner = outer.owner else { return outer.name }
    return String(outer.name.dropFirst(program.classes[Int(owner.index)].name.count + 1))
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
