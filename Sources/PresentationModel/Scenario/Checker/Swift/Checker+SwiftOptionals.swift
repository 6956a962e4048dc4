/// What may be nil, as far as it is written.
extension Checker {
  /// Whether a variable may be nil: by its annotation, or by what it begins with.
  func takesNil(_ annotation: SyntaxNode.ID?, _ initial: SyntaxNode.ID?) -> Bool? {
    if let annotation {
      let flags = tree[annotation].flags
      return flags.contains(.optional) || flags.contains(.forced)
        || tree[annotation].name.map { text($0) } == "Optional"
    }
    return initial.flatMap { takesNil($0) }
  }

  /// Whether a value may be nil; nil itself where what is written does not say.
  func takesNil(_ node: SyntaxNode.ID) -> Bool? {
    let node = plain(node)
    switch tree[node].kind {
    case .stringLiteral, .interpolatedString, .integerLiteral, .decimalLiteral, .trueLiteral, .falseLiteral, .list,
      .dictionary:
      return false
    case .cast: return tree[node].flags.contains(.optional)
    case .path: return takesNil(Array(tree.children(of: node))[...])
    default: return nil
    }
  }

  func takesNil(_ parts: ArraySlice<SyntaxNode.ID>) -> Bool? {
    guard let last = parts.last else { return nil }
    if tree[last].flags.contains(.forced) { return false }
    switch tree[last].kind {
    case .identifier:
      guard let name = tree[last].name else { return nil }
      if let known = written(name)?.takesNil { return known }
      if variableType(name) != nil { return nil }
      let owner = builder.owner.map { SwiftType.object(bases[Int($0.index)], $0) } ?? .unknown
      guard let own = property(name, of: owner) ?? swift.globals.properties[name.id] else { return nil }
      return own.annotation == nil ? own.initial.flatMap { takesNil($0) } : own.takesNil
    case .member:
      guard let name = tree[last].name else { return nil }
      guard !isDeclared(name) else { return nil }
      if program.swift.addresses != nil,
        ["scheme", "host", "port", "query", "fragment", "url", "value"].contains(text(name))
      {
        return true
      }
      return text(name) == "first" || text(name) == "last" ? true : nil
    case .call:
      guard parts.count > 1, let name = tree[parts[parts.endIndex - 2]].name else { return nil }
      if parts.count == 2, let own = ownMethod(name) ?? swift.globals.methods[name.id]?.first {
        return own.result.map { takesNil($0, nil) ?? false } ?? false
      }
      // `min(a, b)` is no optional.
      if parts.count == 2 { return ["Optional", "URL"].contains(text(name)) ? true : nil }
      if isDeclared(name) { return nil }
      switch text(name) {
      case "first", "last", "min", "max", "popLast", "popFirst", "firstIndex", "lastIndex", "randomElement": return true
      case "Optional": return true
      case "map", "filter", "sorted", "compactMap", "uppercased", "lowercased", "split", "components": return false
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether a type of the file's has a member of a name.
  private func isDeclared(_ name: Name) -> Bool {
    let addresses = program.swift.addresses
    let foundation = [addresses?.url, addresses?.components, addresses?.item].compactMap {
      $0.map { swift.values[Int($0.index)].row.index }
    }
    return swift.members.contains { row, members in
      (members.properties[name.id] != nil || members.methods[name.id] != nil) && !foundation.contains(row)
    }
  }

  /// The variable that a name means, of this function or of one round it, without capturing it.
  func written(_ name: Name) -> SwiftBuilder.Variable? {
    for level in swift.builders.indices.reversed() {
      for scope in swift.builders[level].scopes.reversed() {
        if let found = scope[name.id] { return found }
      }
      // `[weak self]` makes another variable of it.
      if swift.builders[level].holds[name.id] != nil { return nil }
      if swift.builders[level].function.kind != .closure { return nil }
    }
    return nil
  }
}
