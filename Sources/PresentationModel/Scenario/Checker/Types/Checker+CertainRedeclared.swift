/// Members that a type declares twice, parameters of one name, and what an extension cannot store.
extension Checker {
  /// `extension Notification.Name { let expired = Notification.Name("expired") }`
  mutating func noteStored(inExtension node: SyntaxNode.ID) {
    swift.certain.isChecking = true
    for child in tree.children(of: node) where tree[child].kind == .variableDeclaration {
      // Attributes and macros may make accessors of it; an override observes what its class stores.
      guard
        tree.children(of: child).allSatisfy({
          tree[$0].kind != .modifier
            || tree[$0].name.map {
              SwiftModifiers.isModifier(text($0)) && !["static", "class", "override"].contains(text($0))
            }
              ?? false
        })
      else { continue }
      for binding in tree.children(of: child) where tree[binding].kind == .binding {
        let accessors = tree.children(of: binding).filter { tree[$0].kind == .accessor }
        guard let pattern = tree.child(of: binding, at: 0), tree[pattern].kind == .namePattern,
          let name = tree[pattern].name,
          accessors.allSatisfy({ ["willSet", "didSet"].contains(tree[$0].name.map { text($0) } ?? "") })
        else { continue }
        reportSlip(
          "check.declaration", "an extension cannot store '\(text(name))'", at: tree[pattern].range,
          notes: [.init("write 'static' before it, or a getter behind it")])
      }
    }
  }

  /// The members of a type, or of one extension of it.
  mutating func noteRedeclared(in node: SyntaxNode.ID) {
    swift.certain.isChecking = true
    var seen: Set<String> = []
    for child in tree.children(of: node) {
      let isOfType = hasModifier(child, "static") || hasModifier(child, "class")
      let prefix = isOfType ? "static " : ""
      switch tree[child].kind {
      case .variableDeclaration:
        guard !hasModifier(child, "available") else { continue }
        for binding in tree.children(of: child) where tree[binding].kind == .binding {
          guard let pattern = tree.child(of: binding, at: 0), tree[pattern].kind == .namePattern,
            let name = tree[pattern].name, !seen.insert(prefix + text(name)).inserted
          else { continue }
          reportSlip("check.redeclared", "'\(text(name))' is declared twice in this type", at: tree[pattern].range)
        }
      case .functionDeclaration, .initializerDeclaration:
        noteParametersTwice(child)
        // Conditions on types tell methods apart, and so does what a version has.
        let head = tree.headText(of: child)
        guard !hasModifier(child, "available"), !head.hasText(" where "),
          // An attribute of a closure's type makes another type.
          !head.hasText("@MainActor ("), !head.hasText("@Sendable"),
          !tree.children(of: child).contains(where: { tree[$0].kind == .genericParameter })
        else { continue }
        let word = tree[child].name.map { text($0) } ?? "init"
        let (key, types) = overloadKey(child, word)
        let effect = hasModifier(child, "async") ? " async" : ""
        guard !seen.insert("\(prefix)\(key) \(types)\(effect)").inserted else { continue }
        reportSlip(
          "check.redeclared", "'\(key)' is declared twice in this type, with the same types", at: headRange(of: child))
      default: continue
      }
    }
  }

  private mutating func noteParametersTwice(_ node: SyntaxNode.ID) {
    var seen: Set<Int32> = []
    for child in tree.children(of: node) where tree[child].kind == .parameter {
      guard let name = tree[child].name, text(name) != "_", !seen.insert(name.id).inserted else { continue }
      reportSlip("check.redeclared", "two parameters are called '\(text(name))'", at: tree[child].range)
    }
  }
}
