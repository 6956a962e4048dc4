/// An entry of an editor's list of what a file declares.
package struct EditorOutlineItem: Sendable {
  /// What it is.
  package enum Kind: UInt8, Sendable { case controller, object, window, type, method, property, step, expectation }
  /// Its name.
  package let name: String
  /// What stands behind it: the class.
  package let detail: String
  /// What it is.
  package let kind: Kind
  /// All of it.
  package let whole: SourceRange
  /// Its name.
  package let range: SourceRange
  /// How deep it is: its parent is the last entry before it that is less deep.
  package let depth: Int
}

extension EditorDocument {
  /// What the file declares and does, in its order.
  package func outline() -> [EditorOutlineItem] {
    let tree = scenario.tree
    var items: [EditorOutlineItem] = []
    for item in tree.items where isOwn(tree[item].range) {
      let node = tree[item]
      switch node.kind {
      case .classDeclaration, .structDeclaration, .enumDeclaration, .protocolDeclaration, .extensionDeclaration:
        addType(item, to: &items)
      case .windowDeclaration:
        let name = tree.child(of: item, at: 0).map { symbols.name($0) } ?? "window"
        let entries = tree.outline(of: item)
        let end = entries.last.map { tree.outline[$0].classRange.end } ?? node.range.end
        let head = SourceRange(Int(node.range.start), Int(node.range.start) + 6)
        items.append(
          EditorOutlineItem(
            name: name, detail: "UIWindow", kind: .window,
            whole: SourceRange(Int(node.range.start), Int(max(end, head.end))),
            range: head, depth: 0))
        addEntries(item, to: &items, below: 1)
      case .outlineDeclaration: addEntries(item, to: &items, below: 0)
      case .functionDeclaration:
        let name = symbols.name(item)
        let range = symbols.place(of: name, in: node.range) ?? node.range
        items.append(
          EditorOutlineItem(name: name, detail: "", kind: .method, whole: node.range, range: range, depth: 0))
      default:
        guard let kind = Self.kind(node.kind) else { continue }
        let line = scenario.source.text(ofLine: scenario.source.line(of: Int(node.range.start)))
        items.append(
          EditorOutlineItem(name: line, detail: "", kind: kind, whole: node.range, range: node.range, depth: 0))
      }
    }
    return items
  }

  private static func kind(_ kind: SyntaxKind) -> EditorOutlineItem.Kind? {
    switch kind {
    case .assignment, .callStatement, .readStatement, .turnStatement, .beginStatement, .finishStatement,
      .cancelStatement, .conditional, .callbackStatement, .completeStatement:
      .step
    case .expectEqual, .expectNotEqual, .expectTrue, .expectFalse, .expectHierarchy, .expectEvents, .expectNoEvent,
      .expectNoEvents, .expectLog, .expectNoLog, .expectException, .expectRule, .expectNoRule, .expectLint,
      .expectNoLint:
      .expectation
    default: nil
    }
  }

  private func addType(_ item: SyntaxNode.ID, to items: inout [EditorOutlineItem]) {
    let tree = scenario.tree
    let declared = tree.child(of: item, at: 0).flatMap { tree[$0].kind == .declaredName ? $0 : nil }
    let name = declared.map { symbols.name($0) } ?? symbols.name(item)
    let range = declared.map { tree[$0].range } ?? symbols.place(of: name, in: tree[item].range) ?? tree[item].range
    let parent = tree.children(of: item).first { tree[$0].kind == .typeName }
    items.append(
      EditorOutlineItem(
        name: name, detail: parent.map { symbols.name($0) } ?? "", kind: .type, whole: tree[item].range, range: range,
        depth: 0))
    for child in tree.children(of: item) {
      let node = tree[child]
      var found: (name: String, kind: EditorOutlineItem.Kind)?
      switch node.kind {
      case .functionDeclaration: found = (symbols.name(child), .method)
      case .initializerDeclaration: found = ("init", .method)
      case .callback, .methodAnswer:
        found = tree.child(of: child, at: 0).map { (tree.names[tree.baseName(of: $0)], .method) }
      case .propertyDefault: found = tree.child(of: child, at: 0).map { (tree.text(of: $0), .property) }
      case .variableDeclaration:
        let binding = tree.children(of: child).first { tree[$0].kind == .binding }
        let pattern = binding.flatMap { tree.child(of: $0, at: 0) }
        found = pattern.map { (tree.text(of: $0), .property) }
      default: break
      }
      guard let found, !found.name.isEmpty else { continue }
      let place = symbols.place(of: found.name, in: node.range) ?? node.range
      items.append(
        EditorOutlineItem(
          name: found.name, detail: "", kind: found.kind, whole: node.range, range: place, depth: 1))
    }
  }

  private func addEntries(_ item: SyntaxNode.ID, to items: inout [EditorOutlineItem], below depth: Int) {
    let tree = scenario.tree
    let rows = tree.outline(of: item)
    guard let first = rows.first else { return }
    // Of a deep outline an editor shows the beginning: what it is sent is nested.
    let base = tree.outline[first].depth
    for row in rows {
      let entry = tree.outline[row]
      let name = tree.names[entry.name]
      let known = symbols.fileNames[name].map { symbols.symbols[Int($0)] }
      let whole = known.map { $0.range == entry.nameRange ? $0.whole : entry.nameRange } ?? entry.nameRange
      items.append(
        EditorOutlineItem(
          name: name, detail: tree.names[entry.className], kind: known?.kind == .object ? .object : .controller,
          whole: whole, range: entry.nameRange, depth: min(depth + Int(entry.depth - base), 60)))
    }
  }

  /// The lines that can be folded: outlines, bodies, expected blocks, comments; first and last line, from 0.
  package func folds() -> [(first: Int, last: Int, isComment: Bool)] {
    let tree = scenario.tree
    var found: Set<[Int]> = []
    func add(_ range: SourceRange) {
      guard isOwn(range) else { return }
      let (first, last) = (lines.line(of: Int(range.start)), lines.line(of: max(Int(range.start), Int(range.end) - 1)))
      if last > first { found.insert([first, last, 0]) }
    }
    for index in 0..<tree.nodeCount {
      let node = tree[SyntaxNode.ID(Int32(truncatingIfNeeded: index))]
      switch node.kind {
      case .block, .classDeclaration, .structDeclaration, .enumDeclaration, .protocolDeclaration, .extensionDeclaration,
        .closure, .switchStatement:
        add(node.range)
      case .expectHierarchy, .expectEvents: add(node.range)
      default: break
      }
    }
    for item in outline() where item.kind == .window || item.kind == .controller { add(item.whole) }
    var first: Int?
    for line in 0...lines.count {
      let isComment = line < lines.count && lines.bytes[lines.range(ofLine: line)].starts(with: [0x2F, 0x2F])
      if isComment, first == nil { first = line }
      if !isComment, let start = first {
        if line - 1 > start { found.insert([start, line - 1, 1]) }
        first = nil
      }
    }
    return found.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }.map { ($0[0], $0[1], $0[2] == 1) }
  }
}
