/// What a file declares, found without looking at all of it: who asks does so for each name that code uses.
extension Checker {
  // MARK: Classes

  /// The declaration of a class of the file.
  ///
  /// Complexity: O(log classes); they have their rows in the order of their declarations.
  func classNode(of row: Int32) -> SyntaxNode.ID? {
    var (low, high) = (0, classNodes.count)
    while low < high {
      let middle = (low + high) / 2
      if classNodes[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low < classNodes.count && classNodes[low].row == row ? classNodes[low].node : nil
  }

  /// The class that the file declares by a name.
  func declaredClass(_ name: Name) -> (row: Int32, node: SyntaxNode.ID)? {
    guard Int(name.id) < classRows.count, case let row = classRows[Int(name.id)], row >= 0 else { return nil }
    return classNode(of: row).map { (row, $0) }
  }

  /// What a type names behind its ':', before its members.
  func supertypes(of node: SyntaxNode.ID) -> [SyntaxNode.ID] {
    var found: [SyntaxNode.ID] = []
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .typeName: found.append(child)
      case .declaredName, .modifier: continue
      default: return found
      }
    }
    return found
  }

  /// The classes that inherit from a class, at whatever depth.
  mutating func classes(below owner: ClassID) -> [ClassID] {
    if swift.subclasses?.count != program.classes.count {
      var found: [Int32: [ClassID]] = [:]
      for (row, type) in program.classes.enumerated() {
        if let above = type.superclass { found[above.index, default: []].append(ClassID(Int32(row))) }
      }
      swift.subclasses = (program.classes.count, found)
    }
    var found: [ClassID] = []
    var next = swift.subclasses?.rows[owner.index] ?? []
    while let id = next.popLast() {
      found.append(id)
      next += swift.subclasses?.rows[id.index] ?? []
    }
    return found
  }

  // MARK: Extensions

  /// Enters the extensions of each type, once every type has a name of its own.
  mutating func enterExtensions() {
    for item in tree.items where tree[item].kind == .extensionDeclaration {
      if let name = tree[item].name { swift.extensions[name.id, default: []].append(item) }
    }
  }

  /// The extensions of a type, in the order of the file.
  func extensions(of name: Name) -> [SyntaxNode.ID] { swift.extensions[name.id] ?? [] }

  /// Where a class of the file has its members and its protocols: in its declaration and in its extensions.
  func places(of row: ClassID) -> [SyntaxNode.ID] {
    let extensions = extensions(of: classNames[Int(row.index)])
    guard let node = classNode(of: row.index) else { return extensions }
    return [node] + extensions
  }

  // MARK: Members

  /// Enters the types by the names of their members, once all are declared.
  mutating func enterMembers() {
    var found: [Int32: [Int32]] = [:]
    for row in swift.members.keys.sorted() {
      guard let members = swift.members[row] else { continue }
      for name in members.properties.keys { found[name, default: []].append(row) }
      for name in members.methods.keys where members.properties[name] == nil { found[name, default: []].append(row) }
    }
    var asked: Set<Int32> = []
    for members in swift.protocolMembers.values {
      asked.formUnion(members.properties.keys)
      asked.formUnion(members.methods.keys)
    }
    swift.memberRows = (found, asked)
  }

  /// The types of the file, and the extensions of its protocols, that have a property or a method of a name.
  func holders(of name: Name) -> [(row: Int32, members: SwiftMembers)] {
    guard let rows = swift.memberRows?.rows else {
      return swift.members.filter { $1.properties[name.id] != nil || $1.methods[name.id] != nil }.map { ($0, $1) }
    }
    return (rows[name.id] ?? []).compactMap { row in swift.members[row].map { (row, $0) } }
  }

  /// Whether a type of the file has a member of a name, or a protocol asks for one.
  func isMemberSomewhere(_ name: Name) -> Bool {
    swift.memberRows.map { $0.rows[name.id] != nil || $0.asked.contains(name.id) } ?? true
  }

  // MARK: Words

  /// Whether a word stands in the file's code once at most.
  mutating func isWrittenOnce(_ word: String) -> Bool {
    if swift.writtenWords == nil {
      var found: [String: Bool] = [:]
      var lexer = SwiftLexer(source.bytes, from: 0)
      while true {
        let token = lexer.next()
        if token.kind == .endOfFile { break }
        guard token.kind == .word else { continue }
        let word = lexer.word(at: token.start)
        found[word] = found[word] == nil
      }
      swift.writtenWords = found
    }
    return swift.writtenWords?[word] ?? true
  }

  /// How often a name stands for a class: in outlines, and where it is a type or is called.
  mutating func uses(of name: Name) -> Int {
    if nameUses?.nodes != tree.nodeCount || nameUses?.outline != tree.outline.count {
      var counts: [Int32: Int] = [:]
      for entry in tree.outline { counts[entry.className.id, default: 0] += 1 }
      for node in tree.nodes where node.nameID >= 0 && (node.kind == .typeName || node.kind == .identifier) {
        counts[node.nameID, default: 0] += 1
      }
      nameUses = (tree.nodeCount, tree.outline.count, counts)
    }
    return nameUses?.counts[name.id] ?? 0
  }
}
