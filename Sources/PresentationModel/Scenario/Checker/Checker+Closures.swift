/// A closure whose statements have still to be read, with the scope in which it is.
struct PendingClosure {
  let body: BodyID
  let block: SyntaxNode.ID
  let scope: Scope
  let mentioning: Int32
  let judged: Profile?
  let reaching: [UIKitVersion]?
  let branchDepth: Int
  let isSettingUp: Bool
}

/// Closures are nested as deep as a file likes: each is read when the statement round it has been read, one after the
/// other, so that none takes more of the machine's stack than another.
extension Checker {
  /// Takes note of a closure's statements; nil for a node that is no closure.
  mutating func closure(_ node: SyntaxNode.ID, _ scope: Scope) -> BodyID? {
    guard tree[node].kind == .closure else { return nil }
    var inner = scope
    var block: SyntaxNode.ID?
    if let type = scope.blockType {
      inner.blockType = nil
      let parameter = tree.children(of: node).first { tree[$0].kind == .closureParameter }
      inner.blockParameters.append((parameter.flatMap { tree[$0].name }, type))
    }
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .closureParameter:
        if scope.blockType == nil, let name = tree[child].name, name != .underscore {
          inner.closureParameters.append(name)
        }
      case .block: block = child
      default: break
      }
    }
    let body = addBody([])
    if let block {
      pendingClosures.append(
        PendingClosure(
          body: body, block: block, scope: inner, mentioning: mentioning, judged: judged, reaching: reaching,
          branchDepth: branchDepth, isSettingUp: isSettingUp))
    }
    return body
  }

  /// Reads the closures that have been noted since there were `count`, and those inside them.
  mutating func checkClosures(since count: Int = 0) {
    guard pendingClosures.count > count else { return }
    let outer = (mentioning, judged, reaching, branchDepth, isSettingUp, innerClosures)
    var next = count
    while next < pendingClosures.count {
      let pending = pendingClosures[next]
      next += 1
      mentioning = pending.mentioning
      judged = pending.judged
      reaching = pending.reaching
      branchDepth = pending.branchDepth
      isSettingUp = pending.isSettingUp
      innerClosures = []
      if let function = swiftBlock(pending.block, pending.scope) {
        program.bodies[Int(pending.body.index)].function = Int32(truncatingIfNeeded: program.swift.functions.count)
        program.swift.functions.append(function)
        continue
      }
      program.bodies[Int(pending.body.index)].instructions = instructions(of: pending.block, pending.scope)
    }
    pendingClosures.removeLast(pendingClosures.count - count)
    (mentioning, judged, reaching, branchDepth, isSettingUp, innerClosures) = outer
  }
}
