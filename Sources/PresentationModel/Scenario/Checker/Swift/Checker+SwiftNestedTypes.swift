/// Extensions of structures and enumerations inside other types: those are found by their last name.
extension Checker {
  private func isType(_ node: SyntaxNode.ID) -> Bool {
    switch tree[node].kind {
    case .classDeclaration, .structDeclaration, .enumDeclaration, .protocolDeclaration, .extensionDeclaration: true
    default: false
    }
  }

  private func lastName(of name: Name) -> Name? {
    let word = text(name)
    guard let dot = word.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return names.find(String(word[word.index(after: dot)...]))
  }

  private func ownName(_ node: SyntaxNode.ID) -> Name? {
    (tree[node].name ?? declaredName(of: node)).flatMap { lastName(of: $0) }
  }

  /// `extension ViewModel.State`, where the file declares that type there.
  mutating func nameExtensionsOfNestedTypes() {
    var dotted: [(item: SyntaxNode.ID, name: String)] = []
    for item in tree.items where tree[item].kind == .extensionDeclaration {
      guard let name = tree[item].name, case let word = text(name), word.utf8.contains(UInt8(ascii: "."))
      else { continue }
      dotted.append((item, word))
    }
    guard !dotted.isEmpty else { return }
    var inner: Set<[Int32]> = []
    func collect(_ node: SyntaxNode.ID, in owner: Int32?) {
      guard isType(node), let name = ownName(node) else { return }
      if let owner, tree[node].kind != .extensionDeclaration { inner.insert([owner, name.id]) }
      for child in tree.children(of: node) { collect(child, in: name.id) }
    }
    for item in tree.items { collect(item, in: nil) }
    for (item, word) in dotted {
      let parts = word.split(separator: ".").map { names.find(String($0)) }
      guard parts.count > 1, let owner = parts[parts.count - 2], let last = parts[parts.count - 1],
        inner.contains([owner.id, last.id])
      else { continue }
      tree.nodes[Int(item.index)].nameID = last.id
    }
  }
}
