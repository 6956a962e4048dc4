/// A parameter that is never used, beside a name that nothing declares where it is used: `func track(_ teext: String)` above
/// `log(text)`. And a property that is given to itself, where no parameter has its name.
extension Checker {
  mutating func noteNearParameters() {
    guard reading == .scenario, !swift.isOld, suggestions > 0 else { return }
    var pending = tree.items.filter { isSwift($0) && !isOfPresim($0) }
    var members: Set<Int32> = []
    var bodies: [SyntaxNode.ID] = []
    // Members and what stands at column one are seen from elsewhere; the rest is seen in its member alone.
    while let node = pending.popLast() {
      if let name = tree[node].name { members.insert(name.id) }
      guard declaresTypes(node) || tree[node].kind == .protocolDeclaration else {
        bodies.append(node)
        for part in tree.children(of: node) where tree[part].kind == .binding {
          if let pattern = tree.child(of: part, at: 0) { insertNames(of: pattern, into: &members) }
        }
        for part in tree.children(of: node) where tree[part].kind == .enumElement {
          if let name = tree[part].name { members.insert(name.id) }
        }
        continue
      }
      pending += tree.children(of: node)
    }
    for body in bodies { noteNearParameters(in: body, members) }
  }

  private func insertNames(of node: SyntaxNode.ID, into found: inout Set<Int32>) {
    if let name = tree[node].name { found.insert(name.id) }
    for child in tree.children(of: node) { insertNames(of: child, into: &found) }
  }

  private mutating func noteNearParameters(in member: SyntaxNode.ID, _ members: Set<Int32>) {
    var declared: Set<Int32> = []
    var owners: [SyntaxNode.ID] = []
    var assigned: [SyntaxNode.ID] = []
    var pending = [member]
    while let node = pending.popLast() {
      pending += tree.children(of: node)
      switch tree[node].kind {
      case .functionDeclaration, .initializerDeclaration, .closure: owners.append(node)
      case .assignment: assigned.append(node)
      default: break
      }
      switch tree[node].kind {
      case .path, .identifier, .member, .argument, .enumCase, .typeName, .methodName, .label: continue
      default: if let name = tree[node].name { declared.insert(name.id) }
      }
    }
    guard !owners.isEmpty else { return }
    for owner in owners {
      let parameters = tree.children(of: owner).filter {
        tree[$0].kind == .parameter || tree[$0].kind == .closureParameter
      }.compactMap { tree[$0].name }
      guard let block = block(of: owner), !parameters.isEmpty else {
        continue
      }
      let unused = parameters.map { text($0) }.filter {
        $0.utf8.count > 2 && source.bytes.place(ofWord: $0, in: tree[block].range.offsets) == nil
      }
      guard !unused.isEmpty else { continue }
      for node in assigned where isInside(node, block) { noteOwnAssignment(node, unused, declared) }
      noteNames(in: block, unused, declared, members)
    }
  }

  private func isInside(_ node: SyntaxNode.ID, _ block: SyntaxNode.ID) -> Bool {
    tree[node].range.start >= tree[block].range.start && tree[node].range.end <= tree[block].range.end
  }

  /// `self.item = item`, where the parameter is called `ittem`.
  private mutating func noteOwnAssignment(_ node: SyntaxNode.ID, _ unused: [String], _ declared: Set<Int32>) {
    guard let target = tree.child(of: node, at: 0), let value = tree.child(of: node, at: 1),
      tree[target].kind == .path, let name = tree.loneName(of: value), !declared.contains(name.id),
      case let parts = Array(tree.children(of: target)), parts.count == 2, tree[parts[0]].name == .self,
      tree[parts[1]].kind == .member, tree[parts[1]].name == name,
      let near = unused.first(where: { KnownWords.isSlip($0, of: text(name), isOwn: true) })
    else { return }
    reportSlip(
      "check.unknown-name", "'\(text(name))' is given to itself: no parameter has this name", at: tree[value].range,
      near: near)
  }

  private mutating func noteNames(
    in block: SyntaxNode.ID, _ unused: [String], _ declared: Set<Int32>, _ members: Set<Int32>
  ) {
    var lexer = SwiftLexer(source.bytes, from: Int(tree[block].range.start))
    var (before, token) = (SwiftToken.Kind.endOfFile, lexer.next())
    while token.kind != .endOfFile, token.start < Int(tree[block].range.end) {
      let next = lexer.next()
      if token.kind == .word, before != .dot, before != .backslash, next.kind != .colon,
        source.bytes[token.start].isSmall
      {
        let word = lexer.word(at: token.start)
        if let near = unused.first(where: { $0 != word && KnownWords.isSlip($0, of: word, isOwn: true) }),
          let name = names.find(word), !declared.contains(name.id), !members.contains(name.id),
          !isNameOfUIKit(word), !KnownWords.isKnown(word, in: KnownWords.heads)
        {
          return reportSlip(
            "check.unknown-name", "cannot find '\(word)' in this file", at: SourceRange(token.start, token.end),
            near: near)
        }
      }
      (before, token) = (token.kind, next)
    }
  }
}
