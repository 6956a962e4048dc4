/// Foundation's `URL`, `URLComponents` and `URLQueryItem`: how they are made, and what they have.
extension Checker {
  /// The three structures, where the file speaks of one.
  mutating func declareAddresses() {
    guard swift.isUsed, ["URL", "URLComponents", "URLQueryItem"].contains(where: { names.find($0) != nil }) else {
      return
    }
    let text = SwiftType.value(.string)
    guard let url = declareStructure("URL", [("absoluteString", text, 0)], takesNil: false) else { return }
    let parts: [StructurePart] = [
      ("scheme", text, 0), ("user", text, 1), ("password", text, 2), ("host", text, 3), ("port", .value(.int), 4),
      ("path", text, 5), ("percentEncodedQuery", text, 6), ("fragment", text, 7),
    ]
    guard let components = declareStructure("URLComponents", parts, takesNil: true),
      let item = declareStructure("URLQueryItem", [("name", text, 0), ("value", text, 1)], takesNil: true)
    else { return }
    for (id, word) in [(components, "path"), (item, "name")] {
      let name = names.intern(word)
      let row = swift.values[Int(id.index)].row.index
      if let own = swift.members[row]?.properties[name.id] {
        swift.members[row]?.properties[name.id] = SwiftProperty(
          name: name, type: own.type, isStatic: false, binding: own.binding, initial: nil, isLazy: false,
          takesNil: false, position: own.position)
      }
    }
    grow()
    program.swift.addresses = SwiftAddresses(url: url, components: components, item: item)
  }

  /// Whether a structure is one of the three, which are made by what they are given.
  func isAddress(_ id: EnumID) -> Bool {
    guard let types = program.swift.addresses else { return false }
    return id == types.url || id == types.components || id == types.item
  }

  /// `URL(string: "app://orders/42")`, `URLComponents(url: url, resolvingAgainstBaseURL: false)`,
  /// `URLQueryItem(name: "id", value: "1")`; nil for another initialiser.
  mutating func makeAddress(_ id: EnumID, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    guard let types = program.swift.addresses else { return nil }
    let given = arguments(call)
    let labels = given.map { $0.label ?? "" }
    if id == types.item, labels == ["name", "value"] {
      let slot = builder.slot()
      let parts = given.map { lowerArgument($0.value, .value(.string)) }
      emit(.enumCase(id, 0, parts, to: slot), node)
      return (.slot(slot), .enumeration(id))
    }
    if id == types.components, given.isEmpty {
      var parts = [Value](repeating: .none, count: 8)
      parts[5] = .string("")
      return (.value(.enumCase(id, 0, parts)), .enumeration(id))
    }
    let word: String
    switch labels {
    case ["string"] where id == types.url: word = "URL(string:)"
    case ["string"] where id == types.components, ["url", "resolvingAgainstBaseURL"] where id == types.components:
      word = "URLComponents"
    default: return nil
    }
    let type: SwiftType = labels[0] == "url" ? .enumeration(types.url) : .value(.string)
    let count = builder.function.instructions.count
    var known = lowerValue(given[0].value, expecting: type)
    if known.map({ isOpaque($0.1) }) ?? true, isGivenAlone(given[0].value) {
      builder.truncate(to: count)
      known = (opaque(of: given[0].value), type)
    }
    guard let (operand, found) = known, !isOpaque(found) else { return nil }
    return ask(word, of: operand, [], .enumeration(id), node, plainText(of: node))
  }

  /// A member of one of the three that is none of their parts; nil for another one.
  mutating func addressMember(
    _ word: String, _ given: [Operand], of found: Lowered, _ node: SyntaxNode.ID, _ written: String
  ) -> Lowered? {
    guard let type = addressType(word, of: found.1) else { return nil }
    return ask(word, of: found.0, given, type, node, written)
  }

  private mutating func ask(
    _ word: String, of operand: Operand, _ given: [Operand], _ type: SwiftType, _ node: SyntaxNode.ID, _ written: String
  ) -> Lowered {
    let slot = builder.slot()
    emit(.collection(.address, [operand, .value(.string(word))] + given, "", to: slot), node, text: written)
    return (.slot(slot), type)
  }

  /// What a member of a `URL` or of components is.
  func addressType(_ word: String, of type: SwiftType) -> SwiftType? {
    guard let types = program.swift.addresses, case .enumeration(let id) = type else { return nil }
    if id == types.components {
      switch word {
      case "query", "string": return .value(.string)
      case "queryItems": return .list(.enumeration(types.item))
      case "url": return .enumeration(types.url)
      default: return nil
      }
    }
    guard id == types.url else { return nil }
    switch word {
    case "port": return .value(.int)
    case "isFileURL", "hasDirectoryPath": return .value(.bool)
    case "pathComponents": return .list(.value(.string))
    case "absoluteURL", "standardized", "appendingPathComponent", "appending(path:)": return .enumeration(id)
    case "scheme", "user", "password", "host", "path", "query", "fragment", "lastPathComponent", "pathExtension",
      "relativeString", "relativePath", "description", "host()", "path()", "query()", "fragment()":
      return .value(.string)
    default: return nil
    }
  }

  /// Whether such a member may be nil.
  func addressTakesNil(_ word: String, of type: SwiftType) -> Bool? {
    guard addressType(word, of: type) != nil else { return nil }
    if case .enumeration(program.swift.addresses?.components) = type { return true }
    return ["scheme", "user", "password", "host", "port", "query", "fragment", "host()", "query()", "fragment()"]
      .contains(word)
  }

  /// `url.host()`, `url.appendingPathComponent("x")`.
  mutating func addressCall(
    _ word: String, of found: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard program.swift.addresses != nil else { return nil }
    let given = arguments(call)
    let written = plainText(SourceRange(Int(tree[node].range.start), Int(tree[call].range.end)))
    if given.isEmpty { return addressMember(word + "()", [], of: found, node, written) }
    guard given.count == 1, addressType(word, of: found.1) != nil || word == "appending" else { return nil }
    let name = word == "appending" && given[0].label == "path" ? "appending(path:)" : word
    guard given[0].label == nil || name != word, addressType(name, of: found.1) != nil else { return nil }
    return addressMember(name, [lowerArgument(given[0].value, .value(.string))], of: found, node, written)
  }

  /// `components.queryItems = [item]`.
  func addressPlace(_ word: String, of found: Lowered, in holder: SwiftPlace?) -> SwiftPlace? {
    guard let types = program.swift.addresses, case .enumeration(types.components) = found.1, let holder,
      word == "query" || word == "queryItems", let type = addressType(word, of: found.1)
    else { return nil }
    return SwiftPlace(
      kind: .element(holder, found.0, [.value(.string(word))], .setAddress, ""), type: type, hint: nil)
  }
}
