/// How long something waits: seconds, whatever they are written as.
extension Checker {
  /// `.seconds(n)`, `DispatchTimeInterval.milliseconds(300)`, `Duration.seconds(delay)`; nil for another path.
  mutating func lowerSpan(_ parts: [SyntaxNode.ID]) -> Lowered? {
    guard parts.count == 3, let head = tree[parts[0]].name,
      ["DispatchTimeInterval", "Duration"].contains(text(head)), tree[parts[1]].kind == .member,
      let unit = tree[parts[1]].name, tree[parts[2]].kind == .call
    else { return nil }
    return span(unit, parts[2])
  }

  /// A number of a unit; nil for a word that is none.
  mutating func span(_ unit: Name, _ call: SyntaxNode.ID) -> Lowered? {
    let share: Double
    switch text(unit) {
    case "seconds": share = 1
    case "milliseconds": share = 1_000
    case "microseconds": share = 1_000_000
    case "nanoseconds": share = 1_000_000_000
    default: return nil
    }
    guard let value = tree.child(of: call, at: 0).flatMap({ tree.child(of: $0, at: 0) }) else { return nil }
    return (divided(lowerArgument(value, .value(.number)), by: share, value), .time)
  }

  private mutating func divided(_ operand: Operand, by share: Double, _ node: SyntaxNode.ID) -> Operand {
    guard share != 1 else { return operand }
    if case .value(.int(let number)) = operand { return .value(.decimal(Double(number) / share)) }
    if case .value(.decimal(let number)) = operand { return .value(.decimal(number / share)) }
    let slot = builder.slot()
    emit(.binary(.divided, operand, .value(.decimal(share)), to: slot), node)
    return .slot(slot)
  }

  /// The seconds from now until a deadline: `.now() + 0.5`, `.now() + .milliseconds(300)`, `deadline`.
  mutating func delay(until deadline: SyntaxNode.ID) -> Operand {
    let node = plain(deadline)
    if isNow(node) { return .value(.decimal(0)) }
    if let name = tree.loneName(of: node), let due = builder.deadlines[name.id] {
      let (now, left) = (builder.slot(), builder.slot())
      emit(.application(.clock, to: now), node)
      emit(.binary(.minus, .slot(due), .slot(now), to: left), node)
      return .slot(left)
    }
    let parts = tree[node].kind == .binary ? Array(tree.children(of: node)) : []
    guard parts.count > 2, isDeadline(parts[0]) else { return opaque(of: node) }
    var sum = delay(until: parts[0])
    for row in stride(from: 1, to: parts.count - 1, by: 2) {
      guard let sign = tree[parts[row]].name.map({ text($0) }), sign == "+" || sign == "-" else {
        return opaque(of: node)
      }
      let span = seconds(parts[row + 1])
      if case .value(.decimal(0)) = sum, sign == "+" {
        sum = span
      } else {
        let slot = builder.slot()
        emit(.binary(sign == "+" ? .plus : .minus, sum, span, to: slot), node)
        sum = .slot(slot)
      }
    }
    return sum
  }

  /// A length of time: `2`, `.seconds(2)`, `delay`.
  mutating func seconds(_ value: SyntaxNode.ID) -> Operand { lowerArgument(value, .time) }

  /// Whether an expression is a point of time that is reckoned from now.
  func isDeadline(_ value: SyntaxNode.ID) -> Bool {
    let node = plain(value)
    if isNow(node) { return true }
    if let name = tree.loneName(of: node) { return builder.deadlines[name.id] != nil }
    return tree[node].kind == .binary && tree.child(of: node, at: 0).map { isDeadline($0) } ?? false
  }

  /// `.now()`, `DispatchTime.now()`; of Swift's clocks `.now`.
  private func isNow(_ node: SyntaxNode.ID) -> Bool {
    if tree[node].kind == .enumCase { return tree[node].name.map { text($0) } == "now" }
    guard tree[node].kind == .path, case var parts = Array(tree.children(of: node)), let last = parts.last else {
      return false
    }
    if tree[last].kind == .call, tree[last].firstChild == nil { parts.removeLast() }
    guard let word = parts.last.flatMap({ tree[$0].name }), text(word) == "now" else { return false }
    let clocks = ["DispatchTime", "DispatchWallTime", "ContinuousClock", "SuspendingClock"]
    return parts.count == 1 && tree[parts[0]].kind == .enumCase
      || parts.count == 2 && tree[parts[0]].name.map { clocks.contains(text($0)) } == true
  }

  /// `let deadline = DispatchTime.now() + 2`: when that is, for the queues of this function. What it is in another step
  /// nobody knows.
  mutating func keepDeadline(_ name: Name, _ initial: SyntaxNode.ID) {
    builder.deadlines[name.id] = nil
    guard isDeadline(initial) else { return }
    let (left, now, due) = (delay(until: initial), builder.slot("$now"), builder.slot("$deadline"))
    emit(.application(.clock, to: now), initial)
    emit(.binary(.plus, .slot(now), left, to: due), initial)
    builder.deadlines[name.id] = due
  }

  /// The seconds of `Task.sleep(…)`; nil for another expression.
  mutating func sleep(_ value: SyntaxNode.ID) -> Operand? {
    let node = plain(value)
    guard tree[node].kind == .path else { return nil }
    let parts = Array(tree.children(of: node))
    guard parts.count == 3, tree[parts[0]].name.map({ text($0) }) == "Task",
      let word = tree[parts[1]].name.map({ text($0) }), tree[parts[2]].kind == .call
    else { return nil }
    if word == "yield" { return .value(.decimal(0)) }
    guard word == "sleep", let argument = tree.child(of: parts[2], at: 0), let length = tree.child(of: argument, at: 0)
    else { return nil }
    switch tree[argument].name.map({ text($0) }) {
    case nil, "nanoseconds": return divided(lowerArgument(length, .value(.int)), by: 1_000_000_000, length)
    case "until": return delay(until: length)
    default: return seconds(length)
    }
  }
}
