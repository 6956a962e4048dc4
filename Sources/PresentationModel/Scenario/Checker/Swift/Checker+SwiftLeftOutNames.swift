/// What a statement that is left out may have written: for who asks whether an expectation depends on it.
extension Checker {
  /// Remembers where a function comes to a statement that it leaves out.
  mutating func noteLeftOut(_ node: SyntaxNode.ID, line: Int) {
    guard !swift.builders.isEmpty else { return }
    var (writes, uses): ([String], [String]) = ([], [])
    var pending = [node]
    while let current = pending.popLast() {
      switch tree[current].kind {
      case .assignment, .compoundAssignment:
        if let target = tree.child(of: current, at: 0), let name = lastName(of: target) { writes.append(name) }
      case .path: uses += namesInCall(current)
      default: break
      }
      pending += tree.children(of: current)
    }
    guard !writes.isEmpty || !uses.isEmpty else { return }
    let row = Int32(truncatingIfNeeded: program.swift.leftOut.count)
    let text = tree.text(of: node).firstLine
    program.swift.leftOut.append(LeftOutStatement(line: line, text: text, writes: writes, uses: uses))
    let range = byteRange(tree[node].range)
    builder.function.instructions.append(SwiftInstruction(.leftOut(row), line: line, range: range))
  }

  /// `title` of `home.title`, `items` of `items[0]`.
  private func lastName(of target: SyntaxNode.ID) -> String? {
    guard tree[target].kind == .path else { return nil }
    var found: String?
    for part in tree.children(of: target) where tree[part].kind == .identifier || tree[part].kind == .member {
      if let name = tree[part].name { found = text(name) }
    }
    return found
  }

  /// Of a call on what it is, and the names that it is given; not what UIKit calls so everywhere.
  private mutating func namesInCall(_ path: SyntaxNode.ID) -> [String] {
    let parts = Array(tree.children(of: path))
    guard let last = parts.last, tree[last].kind == .call, parts.count > 2 else { return [] }
    var names: [String] = []
    for part in parts.dropLast(2) where tree[part].kind == .identifier || tree[part].kind == .member {
      if let name = tree[part].name { names.append(text(name)) }
    }
    for argument in tree.children(of: last) {
      guard var value = tree.child(of: argument, at: 0) else { continue }
      if tree[value].kind == .unary, let inner = tree.child(of: value, at: 0) {
        value = inner
      } else if isCopied(staticType(value)) {
        continue
      }
      if let name = tree.loneName(of: value) { names.append(text(name)) }
    }
    return names.filter { word in
      guard let first = word.utf8.first, first.isSmall, word != "self", word != "super" else { return false }
      return uikitProperty(word, .viewController) == nil && uikitProperty(word, .navigationController) == nil
        && uikitProperty(word, .tabBarController) == nil
    }
  }

  /// Whether a call gets a copy of a value of a type, so that it cannot change it.
  private func isCopied(_ type: SwiftType) -> Bool {
    switch type {
    case .value, .enumeration, .closedRange: true
    case .list(let element), .slice(let element), .unordered(let element), .dictionary(_, let element):
      if case .opaque = element { true } else { isCopied(element) }
    default: false
    }
  }
}
