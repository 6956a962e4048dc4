/// `loadView`: what it assigns is the view, and its class is the one that is printed.
extension Checker {
  /// Tells the class of the view that an override of `loadView` assigns: `view = UITableView(frame: .zero)`, also by way of
  /// a variable or a property.
  mutating func tellViewClass(_ value: SyntaxNode.ID, assignedTo target: SyntaxNode.ID, _ node: SyntaxNode.ID) {
    guard builder.function.kind == .method, builder.function.name.hasSuffix(".loadView()"), let me = builder.me else {
      return
    }
    guard isView(target), let name = viewClass(of: value), name != "UIView",
      names.find(name).map({ swift.generics[$0.id] == nil }) ?? true
    else { return }
    emit(.assign(.loadView, of: me, .value(.className(name)), receiver: "self"), node)
  }

  private func isView(_ target: SyntaxNode.ID) -> Bool {
    let written = NormalizedText.text(source.bytes, tree[target].range)
    return written == "view" || written == "self.view"
  }

  /// `super.loadView()` comes to UIKit's own, under no condition: LNT-58.
  mutating func noteSuperLoad(of owner: ClassID, _ node: SyntaxNode.ID) {
    // A class between them that another file declares may have a `loadView` of its own.
    for current in lineage(owner) {
      let info = program.classes[Int(current.index)]
      if info.name == UIKitClass.viewController.name { break }
      guard info.isDeclared else { return }
    }
    guard let block = bodyThatIsRead else { return }
    let statements = tree.children(of: block)
    let range = tree[node].range
    let isUnconditional = statements.contains { statement in
      switch tree[statement].kind {
      case .expressionStatement, .callStatement, .readStatement:
        tree[statement].range.start <= range.start && range.end <= tree[statement].range.end
      default: false
      }
    }
    guard isUnconditional, !program.swift.superLoads.contains(where: { $0.range == byteRange(range) }) else { return }
    let isWasted = statements.contains { statement in
      tree[statement].kind == .assignment && tree.child(of: statement, at: 0).map(isView) ?? false
    }
    program.swift.superLoads.append((range: byteRange(range), isWasted: isWasted))
  }

  /// The class of a view, as far as the file says it.
  private func viewClass(of value: SyntaxNode.ID, depth: Int = 0) -> String? {
    guard depth < 4, tree[value].kind == .path, var head = tree.child(of: value, at: 0) else { return nil }
    if tree[head].kind == .identifier, tree[head].name == .self, let member = tree[head].nextSibling { head = member }
    guard let name = tree[head].name else { return nil }
    if let next = tree[head].nextSibling {
      guard tree[next].kind == .call, tree[next].nextSibling == nil, names.utf8(of: name).first?.isCapital == true
      else { return nil }
      return text(name)
    }
    // A variable of the function, then a property of the class.
    if let function = bodyThatIsRead, let found = declared(name, in: function, depth) { return found }
    guard let owner = builder.owner else { return nil }
    for current in lineage(owner) {
      guard let property = swift.members[current.index]?.properties[name.id] else { continue }
      return declaredClass(property.binding, depth) ?? property.initial.flatMap { viewClass(of: $0, depth: depth + 1) }
        ?? assigned(name, depth)
    }
    return nil
  }

  /// The body of the `loadView` that is read.
  private var bodyThatIsRead: SyntaxNode.ID? {
    let range = builder.function.range
    return swift.pending.first { Int(tree[$0.method.node].range.start) == Int(range.start) }?.method.block
  }

  /// The statements of a kind in a block and in the blocks in it, but for closures and functions.
  private func statements(in block: SyntaxNode.ID, _ kind: SyntaxKind) -> [SyntaxNode.ID] {
    var found: [SyntaxNode.ID] = []
    var pending = [block]
    while let node = pending.popLast() {
      switch tree[node].kind {
      case kind: found.append(node)
      case .closure, .functionDeclaration: continue
      default: pending += tree.children(of: node).reversed()
      }
    }
    return found
  }

  private func declared(_ name: Name, in block: SyntaxNode.ID, _ depth: Int) -> String? {
    for statement in statements(in: block, .variableDeclaration) {
      for binding in tree.children(of: statement) where tree[binding].kind == .binding {
        guard tree.child(of: binding, at: 0).flatMap({ tree[$0].name }) == name else { continue }
        return declaredClass(binding, depth)
      }
    }
    return nil
  }

  /// Of `let table: UITableView = …`, `let table = UITableView()`.
  private func declaredClass(_ binding: SyntaxNode.ID, _ depth: Int) -> String? {
    for part in tree.children(of: binding) {
      switch tree[part].kind {
      case .typeAnnotation:
        let written = NormalizedText.text(source.bytes, tree[part].range).filter {
          $0 != ":" && $0 != " " && $0 != "!" && $0 != "?"
        }
        return written.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? written : nil
      case .path:
        if let found = viewClass(of: part, depth: depth + 1) { return found }
      default: break
      }
    }
    return nil
  }

  /// Of `webView = WKWebView()` in the same function.
  private func assigned(_ name: Name, _ depth: Int) -> String? {
    guard let block = bodyThatIsRead else { return nil }
    for statement in statements(in: block, .assignment) {
      guard let target = tree.child(of: statement, at: 0), tree.loneName(of: target) == name,
        let value = tree.child(of: statement, at: 1)
      else { continue }
      return viewClass(of: value, depth: depth + 1)
    }
    return nil
  }
}
