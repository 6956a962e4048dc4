/// Initialisers of the file's own that outlines write: `detail: DetailViewController(id: 7)`.
extension Checker {
  /// Whether a class has an initialiser of its own, in the file.
  func hasOwnInitializer(_ type: ClassID) -> Bool {
    lineage(type).contains { id in
      swift.members[id.index]?.initializers.contains { $0.block != nil && $0.labels != ["coder"] } ?? false
    }
  }

  /// Whether a class of the file's, or a superclass of it, has stored properties, which get their values where it is made.
  func hasOwnFields(_ type: ClassID) -> Bool {
    lineage(type).contains { swift.members[$0.index]?.stored.isEmpty == false }
  }

  /// Says of a line of an outline that it runs no initialiser of its class, where that does something.
  mutating func remarkIdleInitializer(_ subject: Value, _ type: ClassID) {
    guard case .controller(let id) = subject else { return }
    guard coder(of: Array(lineage(type))) == nil, let own = plainInitializer(of: type),
      own.block.map({ doesSomething($0) }) ?? false
    else { return }
    let (row, written) = (Int(id.index), program.classes[Int(type.index)].name)
    let (name, start) = (program.outline.names[row], Int(program.outline.offsets[row]))
    remark(
      "check.outline", "'\(name): \(written)' does not run the 'init' of '\(written)'",
      at: SourceRange(start, start + name.utf8.count),
      advice: "write '\(name): \(written)()'")
  }

  /// The initialiser that `Card()` runs: a class that has designated ones of its own inherits none.
  private func plainInitializer(of type: ClassID) -> SwiftMethod? {
    for id in lineage(type) {
      let own = swift.members[id.index]?.initializers ?? []
      if let plain = own.first(where: { $0.labels.isEmpty || $0.labels == ["nibName", "bundle"] }) { return plain }
      if own.contains(where: { !hasModifier($0.node, "convenience") }) { return nil }
    }
    return nil
  }

  /// Whether only code can make a controller of a class, and by `Card()`: its `init(coder:)` ends the app.
  func isMadeByCodeAlone(_ type: ClassID) -> Bool {
    guard plainInitializer(of: type)?.block != nil else { return false }
    let coders = lineage(type).compactMap {
      swift.members[$0.index]?.initializers.first { $0.labels == ["coder"] }?.block
    }
    return coders.first.map { endsApp($0) } ?? false
  }

  /// Makes what an outline has as a storyboard would: by `init(coder:)` where that does something, else its properties have
  /// the values with which they are declared.
  mutating func initializeByCoder(_ classes: [ClassID], _ me: Operand, _ node: SyntaxNode.ID) {
    let coder = coder(of: classes)
    for id in classes {
      if id == coder?.owner { break }
      if let fields = swift.members[id.index]?.fieldsInitializer { emit(.call(fields, on: me, [], to: nil), node) }
    }
    if let coder { emit(.call(coder.body, on: me, [opaque("coder", node)], to: nil), node) }
  }

  /// The nearest `init(coder:)` of a class and those above it, where one of them does something and none of them ends the app.
  private func coder(of classes: [ClassID]) -> SwiftMethod? {
    let all = classes.compactMap { id in
      swift.members[id.index]?.initializers.first { $0.labels == ["coder"] && $0.block != nil }
    }
    let blocks = all.compactMap { $0.block }
    guard blocks.contains(where: { doesSomething($0) }),
      !blocks.contains(where: { endsApp($0) })
    else { return nil }
    return all.first
  }

  /// Whether an initialiser says that nobody may call it.
  private func endsApp(_ block: SyntaxNode.ID) -> Bool {
    ["fatalError", "preconditionFailure", "assertionFailure"].contains { tree.text(of: block, has: $0) }
  }

  /// Whether an initialiser does more than hand on to another one.
  private func doesSomething(_ block: SyntaxNode.ID) -> Bool {
    tree.children(of: block).contains { statement in
      guard tree[statement].kind != .assignment else { return true }
      let written = tree.lineText(of: statement)
      return !["super.init", "self.init", "fatalError", "try super.init"].contains { written.hasPrefix($0) }
    }
  }

  /// Runs the initialiser that a line of an outline calls.
  mutating func initializeByOutline(_ type: ClassID, _ me: Operand, _ call: SyntaxNode.ID) {
    guard fittingInitializer(type, call) else {
      let written = tree.children(of: call).map { (tree[$0].name.map { text($0) } ?? "_") + ":" }.joined()
      let all = lineage(type).flatMap { swift.members[$0.index]?.initializers ?? [] }.filter { $0.labels != ["coder"] }
      let known = all.prefix(3).map { method in
        "'init(\(method.signatureLabels))'"
      }
      return report(
        "check.call", "no initialiser of '\(program.classes[Int(type.index)].name)' takes '(\(written))'",
        at: tree[call].range, notes: known.isEmpty ? [] : [.init("it has \(known.joined(separator: ", "))")])
    }
    initialize(type, me, arguments(call), call)
  }

  private func fittingInitializer(_ type: ClassID, _ call: SyntaxNode.ID) -> Bool {
    lineage(type).contains { id in
      swift.members[id.index]?.initializers.contains { $0.block != nil && match($0, call) != nil } ?? false
    }
  }
}
