/// Closures that are handed to a queue or a clock.
extension Checker {
  /// `DispatchQueue.main.async { … }`, `Task { … }`, `UIView.animate(withDuration: 0.3) { … }`; nil for another path.
  mutating func lowerQueue(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> Lowered? {
    guard let head = parts.first, tree[head].kind == .identifier, let name = tree[head].name, let call = parts.last,
      tree[call].kind == .call
    else { return nil }
    let words = parts.compactMap { tree[$0].kind == .call ? nil : tree[$0].name.map { text($0) } }
    if let known = lowerFoundation(words, parts, call, node) { return known }
    let arguments = Array(tree.children(of: call))
    let closures = arguments.filter { tree.child(of: $0, at: 0).map { tree[$0].kind == .closure } ?? false }
    guard let last = closures.last.flatMap({ tree.child(of: $0, at: 0) }) else { return nil }
    switch words.first {
    case "dispatch_async" where words.count == 1, "dispatch_after" where words.count == 1:
      noteOld(words[0], words[0] == "dispatch_async" ? "DispatchQueue.main.async" : "asyncAfter", at: tree[head].range)
      if words[0] == "dispatch_after" { return enqueue(last, .after(delay(arguments)), node) }
      return enqueue(last, tree.text(of: call, has: "main_queue") ? .main : .background, node)
    case "DispatchQueue" where words.last == "async":
      return enqueue(last, words.contains("global") ? .background : .main, node)
    case "DispatchQueue" where words.last == "asyncAfter": return enqueue(last, .after(delay(arguments)), node)
    case "OperationQueue" where words == ["OperationQueue", "main", "addOperation"]: return enqueue(last, .main, node)
    case "Task" where (words.count == 1 || words == ["Task", "detached"]) && swift.members[name.id] == nil:
      return enqueue(last, .task, node)
    default: return nil
    }
  }

  mutating func enqueue(_ closure: SyntaxNode.ID, _ queue: SwiftQueue, _ node: SyntaxNode.ID) -> Lowered? {
    guard let (operand, _) = lowerValue(closure, expecting: .closure(.nothing)) else { return nil }
    emit(.enqueue(operand, queue), node)
    program.swift.queuesBlocks = true
    return (operand, .unknown)
  }

  /// The seconds that the first argument names: `.now() + 0.5`, `0.3`; 0 where it names none.
  func delay(_ arguments: [SyntaxNode.ID]) -> Operand {
    guard let first = arguments.first else { return .value(.decimal(0)) }
    // The last number that is written there; names and calls have no value here.
    var digits: [UInt8] = []
    for byte in source.bytes[tree[first].range.offsets].reversed() {
      if byte.isDigit || byte == UInt8(ascii: ".") && !digits.isEmpty {
        digits.append(byte)
      } else if !digits.isEmpty {
        break
      }
    }
    var seconds = 0.0
    var scale = 0.0
    for byte in digits.reversed() {
      if byte == UInt8(ascii: ".") {
        scale = 1
      } else {
        seconds = seconds * 10 + Double(byte - 0x30)
        scale *= 10
      }
    }
    if scale > 0 { seconds /= scale }
    return .value(.decimal(seconds))
  }
}
