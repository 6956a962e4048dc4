/// Generic parameters of the file's functions and classes.
extension Checker {
  // MARK: Generics

  /// `<T: UIViewController>`: what is bound to a class is taken as one of it, the rest as anything.
  mutating func readGenerics(of node: SyntaxNode.ID) {
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .genericParameter:
        guard let name = tree[child].name else { continue }
        let bound = tree.child(of: child, at: 0)
        let isFirst = swift.generics[name.id] == nil
        enterGeneric(name, bound.flatMap { tree[$0].name })
        if isFirst, let bound, let whole = composition(bound) { swift.generics[name.id] = whole }
      case .typealiasDeclaration where tree[node].kind == .protocolDeclaration:
        // `associatedtype Item: Identified`
        if let name = tree[child].name { enterGeneric(name, tree.child(of: child, at: 0).flatMap { tree[$0].name }) }
      case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration: readGenerics(of: child)
      default: break
      }
    }
  }

  /// The names of the generic parameters of a class, a structure or an enumeration.
  func genericNames(of owner: ClassID) -> [Name] {
    let value = swift.valueOfRow[owner.index].flatMap { swift.values[Int($0.index)].node }
    guard let node = value ?? classNode(of: owner.index) else { return [] }
    let own = tree.children(of: node).filter { tree[$0].kind == .genericParameter }.compactMap { tree[$0].name }
    return own.isEmpty ? swift.genericNames[node.index] ?? [] : own
  }

  private mutating func enterGeneric(_ name: Name, _ bound: Name?) {
    var type = SwiftType.unknown
    if let bound, !text(bound).utf8.contains(UInt8(ascii: ".")), let id = existingClass(bound) {
      type = .object(bases[Int(id.index)], id)
    }
    if let bound, let id = swift.protocols[bound.id] { type = .ofProtocol(id) }
    if swift.generics[name.id] != nil { type = .unknown }
    swift.generics[name.id] = type
  }

  /// Of a class, whose head the scenario's own reader has read: from its text.
  mutating func readGenerics(ofClass node: SyntaxNode.ID) {
    readGenerics(of: node)
    guard let head = tree.child(of: node, at: 0) else { return }
    var found: [Name] = []
    defer { if !found.isEmpty { swift.genericNames[node.index] = found } }
    var index = Int(tree[head].range.end)
    let bytes = source.bytes
    guard index < bytes.count, bytes[index] == UInt8(ascii: "<") else { return }
    index += 1
    var isName = true
    let limit = min(bytes.count, index + 400)
    while index < limit, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "{") {
      if bytes[index] == UInt8(ascii: ",") {
        isName = true
      } else if bytes[index] == UInt8(ascii: ":") {
        isName = false
      } else if Lexer.isNameByte(bytes[index]) {
        let start = index
        while index < limit, Lexer.isNameByte(bytes[index]) { index += 1 }
        if isName {
          let name = names.intern(String(decoding: bytes[start..<index], as: UTF8.self))
          grow()
          enterGeneric(name, nil)
          found.append(name)
        }
        continue
      }
      index += 1
    }
  }
}
