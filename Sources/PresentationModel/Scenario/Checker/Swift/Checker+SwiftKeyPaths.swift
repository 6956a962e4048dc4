/// Key paths: `\.title`, `\.rule.depth`. One that a variable holds is a pair of functions, of which one reads and one writes.
extension Checker {
  /// The names of a key path in their order; nil for one with a subscript or `!`, which is not followed.
  mutating func keyPathNames(_ node: SyntaxNode.ID) -> [Name]? {
    var parts = tree.lineText(of: node).dropFirst().split(separator: ".", omittingEmptySubsequences: false)[...]
    guard parts.count > 1 else { return nil }
    parts.removeFirst()
    // `\Outer.Item.title`
    while let first = parts.first?.utf8.first, first.isCapital, parts.count > 1 { parts.removeFirst() }
    var found: [Name] = []
    for part in parts {
      let word = part.utf8.last == UInt8(ascii: "?") ? part.dropLast() : part
      guard !word.isEmpty, word.utf8.allSatisfy({ Lexer.isNameByte($0) }) else { return nil }
      found.append(names.intern(String(word)))
    }
    grow()
    return found
  }

  /// `x[keyPath: \.title]`: the names of the properties.
  mutating func keyPathNames(ofSubscript access: SyntaxNode.ID) -> [Name]? {
    guard let value = keyPathArgument(access), tree[value].kind == .keyPath else { return nil }
    return keyPathNames(value)
  }

  /// What a subscript with a key path is given; nil for another subscript.
  func keyPathArgument(_ access: SyntaxNode.ID) -> SyntaxNode.ID? {
    guard tree[access].kind == .subscriptAccess, let argument = tree.child(of: access, at: 0),
      tree[argument].kind == .argument, tree[argument].name.map({ text($0) }) == "keyPath"
    else { return nil }
    return tree.child(of: argument, at: 0)
  }

  // MARK: In variables

  static func keyPathType(_ root: SwiftType, _ value: SwiftType) -> SwiftType {
    .tuple([("$read", .closure(.of([root], value))), ("$write", .closure(.of([root, value], root)))])
  }

  /// What a key path leads from, and what it leads to; nil for a value that is none.
  func keyPathTypes(_ type: SwiftType) -> (root: SwiftType, value: SwiftType)? {
    guard case .tuple(let parts) = type, parts.count == 2, parts[0].label == "$read",
      case .closure(.of(let taken, let value)) = parts[0].type, taken.count == 1
    else { return nil }
    return (taken[0], value ?? .unknown)
  }

  mutating func keyPathValue(_ node: SyntaxNode.ID, expecting type: SwiftType) -> Lowered? {
    var root = keyPathTypes(type)?.root ?? .unknown
    let written = tree.lineText(of: node).dropFirst().prefix { $0 != "." }
    if root.isUnknown, !written.isEmpty {
      let name = names.intern(String(written))
      grow()
      root = typeNamed(name)
    }
    guard keyPathTypes(type) != nil || !written.isEmpty, let path = keyPathNames(node) else { return nil }
    return keyPath(path, root, node)
  }

  mutating func keyPath(_ path: [Name], _ root: SwiftType, _ node: SyntaxNode.ID) -> Lowered {
    swift.builders.append(closureBuilder(node))
    let whole = builder.slot("whole")
    builder.function.parameters = [whole]
    builder.beginsStatement = true
    let (found, value) = apply(.members(path), [(.slot(whole), root)], node)
    let reads = closed(returning: found, node)
    let pair = builder.slot()
    emit(.list([reads, keyPathSetter(path, root, node)], to: pair), node)
    return (.slot(pair), Self.keyPathType(root, value))
  }

  /// A function that gives back what it is given with another value there.
  private mutating func keyPathSetter(
    _ path: [Name], _ root: SwiftType, _ node: SyntaxNode.ID
  ) -> Operand {
    swift.builders.append(closureBuilder(node))
    let (target, new) = (builder.slot("whole"), builder.slot("new"))
    builder.function.parameters = [target, new]
    builder.beginsStatement = true
    var place: SwiftPlace? = SwiftPlace(kind: .variable(.slot(target)), type: root, hint: nil)
    for name in path {
      place = place.flatMap {
        text(name) == "self" ? $0 : self.place(name, of: (read($0, node), $0.type), in: $0, "", at: tree[node].range)
      }
    }
    guard let place else {
      swift.builders.removeLast()
      return opaque(tree.lineText(of: node), node)
    }
    write(.slot(new), to: place, node)
    return closed(returning: .slot(target), node)
  }

  /// `x[keyPath: path]` of a key path in a variable; nil for what is none.
  mutating func readKeyPath(_ access: SyntaxNode.ID, of found: Lowered, _ node: SyntaxNode.ID) -> Lowered? {
    guard let argument = keyPathArgument(access), let (path, type) = lowerValue(argument, expecting: .unknown),
      let (_, value) = keyPathTypes(type)
    else { return nil }
    return (ask(path, found.0, node), value)
  }

  mutating func ask(_ path: Operand, _ whole: Operand, _ node: SyntaxNode.ID) -> Operand {
    let (reads, answer) = (builder.slot(), builder.slot())
    emit(.payload(path, 0, to: reads), node)
    emit(.callClosure(.slot(reads), [whole], to: answer), node, text: plainText(of: node))
    return .slot(answer)
  }

  /// Where `x[keyPath: path] = …` goes.
  mutating func keyPathPlace(
    _ access: SyntaxNode.ID, _ whole: Lowered, _ holder: SwiftPlace?, _ node: SyntaxNode.ID
  ) -> SwiftPlace? {
    if let path = keyPathNames(ofSubscript: access) {
      var place = holder
      var found = whole
      for name in path {
        if text(name) == "self" { continue }
        guard let next = self.place(name, of: found, in: place, "", at: tree[node].range) else { return nil }
        (place, found) = (next, (read(next, node), next.type))
      }
      return place
    }
    guard let argument = keyPathArgument(access), let (path, type) = lowerValue(argument, expecting: .unknown),
      let (_, value) = keyPathTypes(type)
    else { return nil }
    if case .object = whole.1 { return SwiftPlace(kind: .keyPath(nil, whole.0, path), type: value, hint: nil) }
    guard let holder else { return nil }
    return SwiftPlace(kind: .keyPath(holder, whole.0, path), type: value, hint: nil)
  }

  // MARK: Members that are looked up

  /// Whether a type has `@dynamicMemberLookup`.
  func looksMembersUp(_ type: SwiftType) -> Bool { !lookups(of: type).isEmpty }

  /// The subscripts of `@dynamicMemberLookup` that a type has, its own first.
  private func lookups(of type: SwiftType) -> [(getter: SwiftMethod, setter: SwiftMethod?)] {
    let rows: [ClassID] =
      switch type {
      case .object(_, let id?): Array(lineage(id))
      case .enumeration(let id): [swift.values[Int(id.index)].row]
      default: []
      }
    return rows.compactMap { row in
      swift.members[row.index]?.subscripts.first { getter, _ in
        getter.parameters.count == 1 && getter.parameters[0].label == "dynamicMember"
      }
    }
  }

  /// The subscript of a type with `@dynamicMemberLookup`, and what it is given for a member of a name.
  mutating func dynamicSubscript(
    _ name: Name, of type: SwiftType, at range: SourceRange
  ) -> (getter: SwiftMethod, setter: SwiftMethod?, key: Operand)? {
    for (getter, setter) in lookups(of: type) {
      guard let wanted = getter.parameters[0].type else { continue }
      switch self.type(of: wanted) {
      case .value(.string): return (getter, setter, .value(.string(text(name))))
      case let type:
        guard let (root, _) = keyPathTypes(type) else { return nil }
        return (getter, setter, keyPath([name], root, tree.add(SyntaxNode(.path, at: range))).0)
      }
    }
    return nil
  }

  /// `config.mode` of such a type.
  mutating func dynamicMember(_ name: Name, of found: Lowered, _ node: SyntaxNode.ID) -> Lowered? {
    guard let (getter, _, key) = dynamicSubscript(name, of: found.1, at: tree[node].range) else { return nil }
    return (ask(getter, found, [key], node), type(of: getter, on: found.1))
  }
}
