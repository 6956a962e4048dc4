/// What expectations look at that only the file's Swift knows: static properties, the application.
extension Checker {
  /// `OverlayWindow.shared.rootViewController`, `UIApplication.shared.keyWindow`; nil for another path.
  mutating func staticValue(_ node: SyntaxNode.ID, _ parts: [SyntaxNode.ID], _ scope: Scope) -> PathResult? {
    guard scope.owner == nil, let head = parts.first, tree[head].kind == .identifier, let name = tree[head].name else {
      return nil
    }
    if isVariable(name) {
      // A variable at column one.
    } else if text(name) != "UIApplication" {
      guard parts.count > 1, tree[parts[1]].kind == .member, let member = tree[parts[1]].name else { return nil }
      guard let id = knownClass(name), swift.members[id.index] != nil, property(member, of: .type(id)) != nil else {
        return nil
      }
    }
    let range = tree[node].range
    var builder = SwiftBuilder(
      .expression, name: "", line: source.line(of: Int(range.start)), range: byteRange(range), owner: nil)
    builder.isStatic = true
    swift.builders.append(builder)
    self.builder.beginsStatement = true
    guard let (operand, type) = lowerValue(node, expecting: .unknown) else {
      swift.builders.removeLast()
      return nil
    }
    emit(.return(operand), node)
    let body = program.add(finish())
    var found = StaticType(.anything)
    switch type {
    case .object(let base, let id): found = StaticType(.instance(base), exact: false, classID: id)
    case .value(let value): found = StaticType(value)
    case .list(let element): found = StaticType(.list(element.valueType ?? .anything))
    default: break
    }
    return .value(.code(body), found)
  }

  /// Whether a name is that of a variable at column one, and of nothing else.
  private func isVariable(_ name: Name) -> Bool {
    guard swift.globals.properties[name.id]?.field != nil, case .nothing = entity(name) else { return false }
    return true
  }

  /// What may have been meant instead: `code makes: home (line 21), detail (line 30)`; nil where code makes nothing.
  var namesThatCodeMakes: String? {
    let made = program.swift.made.filter { !$0.name.isEmpty }
    guard swift.isUsed, !made.isEmpty else { return nil }
    let names = made.prefix(4).map { "\($0.name) (\(program.swift.lineText($0.line)))" }
    return "code makes: \(names.joined(separator: ", "))\(made.count > 4 ? ", …" : "")"
  }

  /// `HomeViewController`, for `homeViewController`.
  static func capital(_ word: String) -> String {
    guard let first = word.utf8.first, first.isSmall else { return word }
    return String(Unicode.Scalar(first - 0x20)) + word.dropFirst()
  }

  /// `home`, where code makes a `HomeViewController` for a variable `vc`: what it is called.
  func nameOfWhatIsMade(like word: String) -> String? {
    guard swift.isUsed else { return nil }
    for (row, type) in swift.madeTypes.enumerated() {
      guard case .object(let base, let id?) = type, row < program.swift.made.count else { continue }
      let (name, made) = (program.classes[Int(id.index)].name, program.swift.made[row])
      if Self.shortName(name, base) == word, made.name != word {
        return "line \(made.line) makes a '\(name)': it is called '\(made.name)', by the variable"
      }
    }
    return nil
  }
}
