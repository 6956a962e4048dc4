/// What a statement uses before anything else of it is read: outlets, which are nil until the view is loaded, and traits
/// of a view controller's own.
extension Checker {
  /// Looks for outlets that a statement uses as if they were there.
  mutating func noticeOutlets(in node: SyntaxNode.ID) {
    guard !swift.outlets.isEmpty else { return }
    var pending = [node]
    while let next = pending.popLast() {
      switch tree[next].kind {
      // What may not be reached is not asked for.
      case .closure, .block, .binary, .ternary: continue
      case .path: noticeOutlet(next)
      default: break
      }
      pending += tree.children(of: next).reversed()
    }
  }

  /// `label.text`, `detail.label.text`: the first outlet of a path behind which something follows.
  private mutating func noticeOutlet(_ path: SyntaxNode.ID) {
    let parts = Array(tree.children(of: path))
    for row in parts.indices.dropLast() {
      if tree[parts[row]].flags.contains(.optional) { return }
      guard let name = tree[parts[row]].name, swift.outlets.contains(name.id) else { continue }
      switch tree[parts[row + 1]].kind {
      case .member, .subscriptAccess: break
      default: continue
      }
      let count = builder.function.instructions.count
      let owner: Lowered?
      if row == 0 {
        owner = tree[parts[0]].kind == .identifier && variable(name) == nil ? ownReceiver() : nil
      } else {
        owner = tree[parts[row]].kind == .member ? lowerParts(parts[..<row], path, expecting: .unknown) : nil
      }
      guard let owner, let field = property(name, of: owner.1)?.field, program.swift.fields[Int(field.index)].isOutlet
      else {
        builder.truncate(to: count)
        continue
      }
      let written = tree.text(SourceRange(Int(tree[path].range.start), Int(tree[parts[row]].range.end)))
      emit(.outlet(field, of: owner.0, written), path)
      return
    }
  }

  /// `setOverrideTraitCollection(_:forChild:)` and `traitOverrides`: whose traits no longer come from the window.
  ///
  /// - Returns: whether the statement is one of the two.
  mutating func noticeTraits(in node: SyntaxNode.ID) -> Bool {
    guard let path = tree.child(of: node, at: 0), tree[path].kind == .path else { return false }
    let parts = Array(tree.children(of: path))
    let count = builder.function.instructions.count
    for (row, part) in parts.enumerated() {
      guard let name = tree[part].name.map({ text($0) }) else { continue }
      if name == "traitOverrides" {
        let owner = row == 0 ? ownReceiver() : lowerParts(parts[..<row], path, expecting: .unknown)
        guard let owner, isController(owner.1) else { break }
        emit(.ownTraits(owner.0, true), path)
        return true
      }
      if name == "setOverrideTraitCollection", row + 1 < parts.count, tree[parts[row + 1]].kind == .call {
        let arguments = Array(tree.children(of: parts[row + 1]))
        guard arguments.count == 2, let child = tree.child(of: arguments[1], at: 0),
          let given = tree.child(of: arguments[0], at: 0),
          let found = lowerValue(child, expecting: .unknown), isController(found.1)
        else { break }
        emit(.ownTraits(found.0, tree[given].kind != .nilLiteral), path)
        return true
      }
    }
    builder.truncate(to: count)
    return false
  }

  private func isController(_ type: SwiftType) -> Bool {
    switch type {
    case .object(let base, _): base.inherits(from: .viewController)
    case .unknown: true
    default: false
    }
  }
}
