/// Animations: what they move counts for nothing here, when their closures are called does.
extension Checker {
  /// `UIView.animate(withDuration: 0.3, animations: { … }) { _ in … }` and its like; nil for another path.
  mutating func lowerAnimation(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> Lowered? {
    guard let head = parts.first, tree[head].kind == .identifier, let call = parts.last, tree[call].kind == .call
    else { return nil }
    let words = parts.compactMap { tree[$0].kind == .call ? nil : tree[$0].name.map { text($0) } }
    guard parts.count == words.count + 1, let verb = words.last else { return nil }
    switch (words[0], verb, words.count) {
    case ("UIView", "animate", 2), ("UIView", "animateKeyframes", 2), ("UIView", "transition", 2),
      ("UIView", "perform", 2):
      return animate(call, node)
    case ("UIViewPropertyAnimator", "runningPropertyAnimator", 2): return animate(call, tells: end(), node)
    case ("UIView", "addKeyframe", 2), ("UIView", "performWithoutAnimation", 2), ("UIView", "modifyAnimations", 2):
      return runAtOnce(closures(of: call).last, node)
    case ("CATransaction", "setCompletionBlock", 2):
      // What is animated until `commit` is a transition of UIKit's or nothing that counts.
      return closures(of: call).last.flatMap { later($0, .value(.decimal(0.5)), node) }
    case ("UIViewPropertyAnimator", "UIViewPropertyAnimator", 1):
      _ = runAtOnce(closures(of: call).last, node)
      return (unread(node), .object(.viewPropertyAnimator, nil))
    default: return nil
    }
  }

  /// What a `UIViewPropertyAnimator` is asked; nil for another method.
  mutating func animatorCall(_ word: String, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    switch word {
    case "addAnimations": return runAtOnce(closures(of: call).first, node)
    case "addCompletion":
      let end = end()
      return closures(of: call).first.flatMap { later($0, .value(.decimal(0.3)), tells: end, node) }
    case "startAnimation", "pauseAnimation", "stopAnimation", "finishAnimation", "continueAnimation":
      return (.none, .unknown)
    default: return nil
    }
  }

  /// Where an animator ends that nobody turns round: `UIViewAnimatingPosition.end`.
  private mutating func end() -> Value {
    let end = symbol(names.intern("end"))
    grow()
    return end
  }

  /// The arguments that may be closures: those that are written as one, and those whose label says so.
  private func closures(of call: SyntaxNode.ID) -> [SyntaxNode.ID] {
    tree.children(of: call).compactMap { argument in
      guard let value = tree.child(of: argument, at: 0) else { return nil }
      let label = tree[argument].name.map { text($0) }
      switch label {
      case "animations", "changes", "completion": return value
      default: return tree[value].kind == .closure || call == argument ? value : label == nil ? value : nil
      }
    }
  }

  private mutating func runAtOnce(_ closure: SyntaxNode.ID?, _ node: SyntaxNode.ID) -> Lowered {
    if let closure, let (operand, _) = lowerValue(closure, expecting: .closure(.nothing)) {
      emit(.callClosure(operand, [], to: nil), node)
    }
    return (.none, .unknown)
  }

  private mutating func later(
    _ closure: SyntaxNode.ID, _ delay: Operand, tells: Value = .bool(true), _ node: SyntaxNode.ID
  ) -> Lowered {
    guard tree[closure].kind != .nilLiteral, let (operand, _) = lowerValue(closure, expecting: .closure(.nothing))
    else { return (.none, .unknown) }
    emit(.enqueue(operand, .animation(delay, tells: tells)), node)
    program.swift.queuesBlocks = true
    return (.none, .unknown)
  }

  /// The animations run at once, the completion handler when they are over.
  private mutating func animate(
    _ call: SyntaxNode.ID, tells: Value = .bool(true), _ node: SyntaxNode.ID
  ) -> Lowered {
    var animations: SyntaxNode.ID?
    var completion: SyntaxNode.ID?
    var duration: SyntaxNode.ID?
    var delay: SyntaxNode.ID?
    for argument in tree.children(of: call) {
      guard let value = tree.child(of: argument, at: 0) else { continue }
      switch tree[argument].name.map({ text($0) }) {
      case "withDuration", "duration", "springDuration": duration = value
      case "delay": delay = value
      case "completion": completion = value
      case "animations", "changes": animations = value
      case nil where tree[value].kind == .closure || tree[argument].flags.contains(.trailing):
        if animations == nil { animations = value } else { completion = value }
      default: break
      }
    }
    // Without a closure for the animations a trailing one is the completion handler: `transition(from:to:…) { _ in }`.
    if completion == nil, let last = animations, isCompletion(call) { (animations, completion) = (nil, last) }
    let time = seconds(duration, delay, node)
    _ = runAtOnce(animations, node)
    guard let completion else { return (.none, .unknown) }
    return later(completion, time, tells: tells, node)
  }

  /// Whether the only trailing closure of `transition(from:to:…)` or of one with `animations: nil` is the handler.
  private func isCompletion(_ call: SyntaxNode.ID) -> Bool {
    tree.children(of: call).contains { tree[$0].name.map { text($0) } == "from" }
  }

  private mutating func seconds(_ duration: SyntaxNode.ID?, _ delay: SyntaxNode.ID?, _ node: SyntaxNode.ID) -> Operand {
    let first = duration.flatMap { lowerValue($0, expecting: .value(.number))?.0 } ?? .value(.decimal(0.25))
    guard let delay, let second = lowerValue(delay, expecting: .value(.number))?.0 else { return first }
    let slot = builder.slot()
    emit(.binary(.plus, first, second, to: slot), node)
    return .slot(slot)
  }

  // MARK: Core Animation

  /// `animation.delegate = self`, where that has `animationDidStop(_:finished:)`: called when the animation is over.
  mutating func coreAnimationDelegate(_ target: SyntaxNode.ID, _ value: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Bool {
    let parts = Array(tree.children(of: target))
    guard parts.count == 2, tree[parts[1]].name.map({ text($0) }) == "delegate", let name = tree[parts[0]].name,
      let found = variable(name), isOpaque(found.type), let stopped = names.find("animationDidStop"),
      let (operand, type) = lowerValue(value, expecting: .unknown), case .object(_, let id?) = type
    else { return false }
    let methods = lineage(id).flatMap { swift.members[$0.index]?.methods[stopped.id] ?? [] }
    guard let method = methods.first(where: { $0.labels == ["", "finished"] }), method.block != nil else {
      return false
    }
    var inner = SwiftBuilder(
      .closure, name: method.name, line: source.line(of: Int(tree[node].range.start)),
      range: byteRange(tree[node].range), owner: nil)
    let slot = inner.slot("delegate")
    swift.builders.append(inner)
    let animation = opaque(text(name), node)
    emit(.send(method.selector, to: .slot(slot), [animation, .value(.bool(true))], into: nil), node)
    let body = program.add(finish())
    let closure = builder.slot()
    emit(.makeClosure(body, [Capture(from: operand, to: slot)], to: closure), node)
    emit(.enqueue(.slot(closure), .animation(.value(.decimal(0.3)), tells: .bool(true))), node)
    program.swift.queuesBlocks = true
    return true
  }
}
