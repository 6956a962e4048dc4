/// The file's own protocols: who conforms to them, and what their extensions give to all of those.
extension Checker {
  /// An extension of one of the file's protocols: its members stand in a row of their own, whose base is what
  /// `where Self: UIViewController` says.
  mutating func declareProtocolExtension(_ item: SyntaxNode.ID, _ name: Name) {
    let row = extended(name)
    var found = constraint(of: item)
    if found == nil, let node = swift.protocolNodes[name.id] { found = constraint(of: node) }
    if let base = found {
      bases[Int(row.index)] = base
    }
    swift.protocolRows[name.id] = row
    declareMembers(of: item, row)
  }

  /// What `self` is in the extensions of the file's protocols.
  mutating func enterProtocolSelves() {
    for (key, row) in swift.protocolRows {
      let ofProtocol = swift.protocolNodes[key].flatMap { constraint(of: $0) }
      let bases = extensions(of: Name(id: key)).map { constraint(of: $0) ?? ofProtocol }
      let keys = [key] + inherited(by: key)
      let members = keys.flatMap { [swift.protocolMembers[$0], swift.members[extensionRow($0)]] }.compactMap { $0 }
      guard let base = bases.first ?? nil, base.kind != nil, bases.allSatisfy({ $0 == base }),
        keys.allSatisfy({ swift.protocolNodes[$0] != nil }),
        members.allSatisfy({ own in
          (Array(own.properties.keys) + own.methods.keys).allSatisfy { !isNameOfUIKit(names[Name(id: $0)]) }
        })
      else { continue }
      swift.protocolSelves[row.index] = base
    }
  }

  /// UIKit's class to which `Self` is bound, or from which a protocol's conformers come.
  private mutating func constraint(of node: SyntaxNode.ID) -> UIKitClass? {
    let header = tree.headText(of: node)
    var words: [String] = []
    var word = ""
    for character in header {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    for (row, word) in words.enumerated() where row > 1 && word.hasPrefix("UI") {
      guard let name = names.find(word) else { continue }
      if let id = knownClass(name), bases[Int(id.index)] != .object { return bases[Int(id.index)] }
    }
    return nil
  }

  /// Who conforms to which of the file's protocols: what class bodies, extensions and protocols name.
  mutating func collectConformances() {
    for (row, node) in classNodes { conform(row, node) }
    for value in swift.values { if let node = value.node { conform(value.row.index, node) } }
    for item in tree.items where tree[item].kind == .extensionDeclaration {
      guard let name = tree[item].name, swift.protocols[name.id] == nil else { continue }
      if let id = swift.enums[name.id] { conform(swift.values[Int(id.index)].row.index, item) }
      guard let id = knownClass(name) else { continue }
      conform(id.index, item)
    }
  }

  /// What stands behind the colon of a type or of its extension; of `typealias Base = A & P` its parts.
  func inheritance(of node: SyntaxNode.ID) -> [(name: Name, node: SyntaxNode.ID)] {
    var result: [(name: Name, node: SyntaxNode.ID)] = []
    for child in supertypes(of: node) {
      guard let name = tree[child].name else { continue }
      var parts: [(name: Name, node: SyntaxNode.ID)] = []
      addParts(of: name, child, to: &parts, [])
      // The class comes first, wherever the alias has it.
      func isProtocol(_ name: Name) -> Bool { swift.protocols[name.id] != nil || known(name).isProtocol }
      result += parts.filter { !isProtocol($0.name) } + parts.filter { isProtocol($0.name) }
    }
    return result
  }

  private func addParts(
    of name: Name, _ place: SyntaxNode.ID, to result: inout [(name: Name, node: SyntaxNode.ID)], _ path: [Int32]
  ) {
    guard let alias = swift.aliases[name.id], path.count < 10, !path.contains(name.id), result.count < 300 else {
      return result.append((name, place))
    }
    var next: SyntaxNode.ID? = alias
    while let part = next {
      if tree[part].kind == .typeName, let name = tree[part].name {
        addParts(of: name, place, to: &result, path + [name.id])
      }
      next = tree[part].nextSibling
    }
  }

  private mutating func conform(_ row: Int32, _ node: SyntaxNode.ID) {
    for (name, _) in inheritance(of: node) {
      // `SettingsVC.Delegate`, a protocol in a type.
      let inner = text(name).split(separator: ".").last.flatMap { names.find(String($0)) } ?? name
      if let own = [name, inner].first(where: { swift.protocols[$0.id] != nil }) {
        add(own.id, to: row)
      } else {
        swift.inherited.insert(name.id)
      }
    }
  }

  /// Whether a call is one of a protocol of the file's that no type of the file implements.
  mutating func isOfNobody(_ name: Name, _ type: SwiftType, _ call: SyntaxNode.ID) -> Bool {
    guard case .ofProtocol(let id) = type, let own = method(name, of: type, call), own.block == nil else {
      return false
    }
    let implemented = swift.implemented ?? implementedProtocols()
    swift.implemented = implemented
    return !implemented.contains(id)
  }

  /// The protocols of the file that some type of it implements.
  private func implementedProtocols() -> Set<ProtocolID> {
    let named = Set(swift.conformances.values.joined())
    return Set(named.flatMap { [$0] + inherited(by: $0) }.compactMap { swift.protocols[$0] })
  }

  /// Whether a type that the file does not declare is a protocol, as what conforms to it or its name says: its methods are
  /// called by the class of the object.
  func isProtocolElsewhere(_ name: Name) -> Bool {
    let word = text(name)
    guard !UIKitNames.hasFrameworkPrefix(word), !known(name).isProtocol else { return false }
    return swift.inherited.contains(name.id) || word.hasSuffix("Delegate") || word.hasSuffix("DataSource")
  }

  mutating func add(_ name: Int32, to row: Int32) {
    guard swift.conformances[row]?.contains(name) != true else { return }
    swift.conformances[row, default: []].append(name)
    guard let node = swift.protocolNodes[name] else { return }
    for child in tree.children(of: node) where tree[child].kind == .typeName {
      if let inherited = tree[child].name, swift.protocols[inherited.id] != nil { add(inherited.id, to: row) }
    }
  }

  /// The file's protocols of a class and of its superclasses, nearest first.
  func protocols(of id: ClassID) -> [Int32] {
    var result: [Int32] = []
    for current in lineage(id) { result += swift.conformances[current.index] ?? [] }
    return result
  }

  /// What the extensions of a class's protocols give it, and, in such an extension, what the protocol asks for.
  func membersByProtocols(of id: ClassID) -> [SwiftMembers] {
    var result: [SwiftMembers] = []
    for (name, row) in swift.protocolRows where row == id {
      if let asked = swift.protocolMembers[name] { result.append(asked) }
    }
    if swift.compositions[id.index] != nil {
      for name in protocols(of: id) {
        result += ([name] + inherited(by: name)).compactMap { swift.protocolMembers[$0] }
      }
    }
    for name in protocols(of: id) {
      if let row = swift.protocolRows[name], let members = swift.members[row.index] { result.append(members) }
    }
    return result
  }

  /// What an extension of a protocol adds to it.
  func extensionMembers(of id: ProtocolID) -> SwiftMembers? {
    for (name, known) in swift.protocols where known == id {
      if let row = swift.protocolRows[name] { return swift.members[row.index] }
    }
    return nil
  }

  /// `DetailViewController.instantiate()`: a static method that gives back one of whatever class it is called on.
  mutating func makesSelf(_ method: SwiftMethod, _ type: SwiftType, _ node: SyntaxNode.ID) -> Lowered? {
    guard method.isStatic, !method.hidden.contains(where: { text($0) == "Self" }), case .type(let id) = type,
      isController(id), let result = method.result,
      let owner = method.owner, owner != id, !program.classes[Int(owner.index)].isDeclared,
      tree.lineText(of: result).hasPrefix("Self") || tree[result].name.map({ text($0).utf8.count == 1 }) == true,
      let block = method.block
    else { return nil }
    nameHint = swift.pathHint
    defer { nameHint = nil }
    return make(id, [], node, isFromStoryboard: isFromStoryboard(block))
  }

  /// Whether a block makes something from a storyboard or a nib.
  func isFromStoryboard(_ block: SyntaxNode.ID) -> Bool {
    ["instantiate", "nib", "Nib"].contains { tree.text(of: block, has: $0) }
  }
}
