/// Texts with something in them: `"Item \(n)"`.
extension SwiftReader {
  /// What is interpolated in a text; nothing where a part cannot be read.
  mutating func interpolations(in text: SwiftToken) -> Parser.Children {
    var children = Parser.Children()
    guard text.isInterpolated, enter() else { return children }
    defer { leave() }
    let place = (lexer, token, lastEnd, brackets, tree.nodes.count, failure)
    let state = state
    let outer = isInCondition
    isInCondition = false
    lexer.end = text.end
    var offset = text.start
    var isRead = true
    while isRead, let open = interpolation(from: offset, to: text.end) {
      lexer.offset = open + 1
      lastEnd = open + 1
      token = lexer.next()
      guard let value = expression(), token.kind == .rightParen, token.start < text.end else {
        isRead = false
        break
      }
      append(value, to: &children)
      offset = token.end
    }
    isInCondition = outer
    (lexer, token, lastEnd, brackets, failure) = (place.0, place.1, place.2, place.3, place.5)
    guard isRead else {
      tree.nodes.removeLast(tree.nodes.count - place.4)
      restore(state)
      return Parser.Children()
    }
    return children
  }

  /// Where the next `\(` of a text has its bracket.
  private func interpolation(from start: Int, to end: Int) -> Int? {
    var index = start
    while index + 1 < end {
      guard lexer.bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      var next = index + 1
      while next < end, lexer.bytes[next] == UInt8(ascii: "#") { next += 1 }
      if next < end, lexer.bytes[next] == UInt8(ascii: "(") { return next }
      index += 2
    }
    return nil
  }
}
