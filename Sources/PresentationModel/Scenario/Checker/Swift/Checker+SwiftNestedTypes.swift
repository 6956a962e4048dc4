/// Structures and enumerations inside other types: they are found by their last name, and those of one name by the name of
/// the type in which they stand as well.
extension Checker {
  /// A structure or an enumeration in another type, and the name of that.
  private struct Nested {
    let node: SyntaxNode.ID
    let name: Name
    let owner: Name
  }

  mutating func nameNestedTypes() {
    separateNestedTypes()
    nameExtensionsOfNestedTypes()
  }

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

  // MARK: Types of one name

  /// `HomeViewController.State` beside `DetailViewController.State`: each is called so wherever it is meant.
  private mutating func separateNestedTypes() {
    var nested: [Nested] = []
    var topLevel: Set<Int32> = []
    func collect(_ node: SyntaxNode.ID, in owner: Name?) {
      guard isType(node), let name = ownName(node) else { return }
      switch tree[node].kind {
      case .structDeclaration, .enumDeclaration:
        if let owner { nested.append(Nested(node: node, name: name, owner: owner)) } else { topLevel.insert(name.id) }
      case .classDeclaration, .protocolDeclaration: if owner == nil { topLevel.insert(name.id) }
      default: break
      }
      for child in tree.children(of: node) { collect(child, in: name) }
    }
    for item in tree.items { collect(item, in: nil) }
    var owners: [Int32: Set<Int32>] = [:]
    for one in nested { owners[one.name.id, default: []].insert(one.owner.id) }
    let several = nested.filter { (owners[$0.name.id]?.count ?? 0) > 1 || topLevel.contains($0.name.id) }
    guard !several.isEmpty else { return }
    // The new names, by the type inside and the one round it.
    var renamed: [Int32: [Int32: Name]] = [:]
    for one in several {
      let whole = names.intern("\(text(one.owner)).\(text(one.name))")
      renamed[one.name.id, default: [:]][one.owner.id] = whole
      swift.separated.insert(whole.id)
    }
    grow()
    var above: [Int32: Int32] = [:]
    for item in tree.items where tree[item].kind == .classDeclaration {
      guard let name = ownName(item), let parent = tree.children(of: item).first(where: { tree[$0].kind == .typeName }),
        let superclass = tree[parent].name
      else { continue }
      above[name.id] = superclass.id
    }
    for item in tree.items { rename(item, renamed, above, in: []) }
  }

  /// Renames what a node names, in the types round it: the innermost one that has such a type, or inherits it.
  private mutating func rename(
    _ node: SyntaxNode.ID, _ renamed: [Int32: [Int32: Name]], _ above: [Int32: Int32], in scopes: [Int32]
  ) {
    var scopes = scopes
    if isType(node), let own = ownName(node) {
      if let whole = renamed[own.id].flatMap({ found in scopes.last.flatMap { found[$0] } }),
        tree[node].kind == .structDeclaration || tree[node].kind == .enumDeclaration
      {
        tree.nodes[Int(node.index)].nameID = whole.id
      }
      scopes.append(own.id)
    }
    var before: Name?
    for child in tree.children(of: node) {
      let name = tree[child].name
      switch tree[child].kind {
      case .typeName:
        if let name, let whole = meant(name, renamed, above, scopes) ?? meantByDots(name, renamed, above, scopes) {
          tree.nodes[Int(child.index)].nameID = whole.id
        }
      case .identifier:
        if let name, let whole = meant(name, renamed, above, scopes) { tree.nodes[Int(child.index)].nameID = whole.id }
      case .member:
        guard let name, let before, let found = renamed[name.id] else { break }
        let owner = text(before) == "Self" ? scopes.last : lastName(of: before)?.id
        if let whole = owner.flatMap({ found[$0] }) { tree.nodes[Int(child.index)].nameID = whole.id }
      default: break
      }
      before = name
      rename(child, renamed, above, in: scopes)
    }
  }

  /// What a name means in some types, each inside the one before it.
  private func meant(
    _ name: Name, _ renamed: [Int32: [Int32: Name]], _ above: [Int32: Int32], _ scopes: [Int32]
  ) -> Name? {
    guard let found = renamed[name.id] else { return nil }
    for scope in scopes.reversed() {
      var next: Int32? = scope
      var count = 0
      while let current = next, count < 50 {
        if let whole = found[current] { return whole }
        next = above[current]
        count += 1
      }
    }
    return nil
  }

  /// `Outer.Home.State`, `State.Type`.
  private mutating func meantByDots(
    _ name: Name, _ renamed: [Int32: [Int32: Name]], _ above: [Int32: Int32], _ scopes: [Int32]
  ) -> Name? {
    let parts = text(name).split(separator: ".").map { String($0) }
    guard parts.count > 1, let last = names.find(parts[parts.count - 1]) else { return nil }
    if parts[parts.count - 1] == "Type" {
      guard parts.count == 2, let inner = names.find(parts[0]).flatMap({ meant($0, renamed, above, scopes) }) else {
        return nil
      }
      let whole = names.intern(text(inner) + ".Type")
      grow()
      return whole
    }
    guard parts.count > 2, let owner = names.find(parts[parts.count - 2]) else { return nil }
    return renamed[last.id]?[owner.id]
  }

  // MARK: Extensions

  /// `extension ViewModel.State`, where the file declares that type there.
  private mutating func nameExtensionsOfNestedTypes() {
    var dotted: [(item: SyntaxNode.ID, name: String)] = []
    for item in tree.items where tree[item].kind == .extensionDeclaration {
      guard let name = tree[item].name, !swift.separated.contains(name.id), case let word = text(name),
        word.utf8.contains(UInt8(ascii: "."))
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
