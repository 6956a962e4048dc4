/// Of which type a value is, as far as the text says it.
extension SymbolIndex {
  /// The variables that can be named, innermost last.
  struct Scopes {
    var names: [[String: Int32]] = [[:]]
    /// What `self` is, innermost last.
    var owners: [(type: EditorType, isClassBody: Bool)] = []

    func variable(_ name: String) -> Int32? {
      for scope in names.reversed() { if let row = scope[name] { return row } }
      return nil
    }

    mutating func set(_ name: String, _ row: Int32) { names[names.count - 1][name] = row }
  }

  /// What a name at the head of a path is.
  enum Head {
    case symbol(Int32)
    case use(EditorUse.Member, receiver: UIKitClass?)
    case value
  }

  /// What a step of a path leads to.
  struct Step {
    var head: Head?
    var type: EditorType
  }

  /// A name at the head of a path.
  func head(_ name: String, _ scopes: Scopes, isCalled: Bool) -> Step {
    let owner = scopes.owners.last
    switch name {
    case "self": return Step(head: .value, type: owner?.type ?? .unknown)
    case "super": return Step(head: .value, type: owner.map { EditorType($0.type.value) } ?? .unknown)
    case "presentation" where isCalled: return Step(head: .value, type: EditorType(.instance(.presentation)))
    case "transition" where isCalled: return Step(head: .value, type: EditorType(.instance(.transitionContext)))
    default: break
    }
    if let row = scopes.variable(name) { return Step(head: .symbol(row), type: symbols[Int(row)].type) }
    if let owner, owner.isClassBody {
      let found = member(name, of: owner.type, isCalled: isCalled)
      if found.head != nil { return found }
    }
    if let row = fileNames[name] { return Step(head: .symbol(row), type: symbols[Int(row)].type) }
    if name == "device" { return Step(head: .value, type: EditorType(.instance(.device))) }
    if let known = Self.known(name) {
      var type = EditorType(.instance(known))
      type.isTypeItself = true
      return Step(head: .use(.type(known), receiver: nil), type: type)
    }
    if let type = UIKitEnum.allCases.first(where: { $0.name == name }) {
      var result = EditorType(.enumeration(type))
      result.isTypeItself = true
      return Step(head: .value, type: result)
    }
    if let owner, !owner.isClassBody {
      let found = member(name, of: owner.type, isCalled: isCalled)
      if found.head != nil { return found }
    }
    // `PlayerViewController()`, of a class that the file does not have.
    return Step(head: nil, type: isCalled ? type(named: name) : .unknown)
  }

  /// A member of a value: the file's own before UIKit's.
  func member(_ name: String, of type: EditorType, isCalled: Bool) -> Step {
    var next = type.declared
    var steps = 0
    while next >= 0, steps < symbols.count {
      if let row = members[next]?[name] { return Step(head: .symbol(row), type: symbols[Int(row)].type) }
      next = superclasses[next] ?? -1
      steps += 1
    }
    if case .enumeration(let kind) = type.value, let row = kind.row(named: name) {
      return Step(head: .use(.enumCase(kind, row), receiver: nil), type: EditorType(type.value))
    }
    if case .list(let element) = type.value {
      if name == "first" || name == "last" { return Step(head: .value, type: EditorType(element)) }
    }
    guard let base = type.base else { return Step(head: nil, type: .unknown) }
    if name == "init", type.isTypeItself { return Step(head: .value, type: type) }
    for current in base.lineage {
      if !isCalled, let info = current.properties.first(where: { $0.name == name }) {
        return Step(head: .use(.property(info), receiver: base), type: EditorType(info.typeRead))
      }
      if let info = current.methods.first(where: { $0.name == name }) {
        return Step(head: .use(.method(info), receiver: base), type: info.answer.map { EditorType($0) } ?? .unknown)
      }
    }
    if let info = CallbackInfo.all.first(where: { $0.name == name && Self.has($0, type, base, self) }) {
      return Step(head: .use(.callback(info), receiver: base), type: info.answer.map { EditorType($0) } ?? .unknown)
    }
    return Step(head: nil, type: .unknown)
  }

  /// Whether a type has a callback: by its class, or by one of its protocols.
  static func has(_ info: CallbackInfo, _ type: EditorType, _ base: UIKitClass, _ index: SymbolIndex) -> Bool {
    guard let wanted = info.delegateProtocol else { return base.inherits(from: info.owner) }
    var next = type.declared
    var steps = 0
    while next >= 0, steps < index.symbols.count {
      for name in index.protocols[next] ?? [] {
        guard let own = DelegateProtocol.allCases.first(where: { $0.name == name }) else { continue }
        if own == wanted || own.inherited == wanted { return true }
      }
      next = index.superclasses[next] ?? -1
      steps += 1
    }
    return false
  }

  /// What a call of the value before it gives: of a type an instance.
  func called(_ type: EditorType) -> EditorType {
    var type = type
    type.isTypeItself = false
    return type
  }

  /// What a subscript of it gives.
  func element(of type: EditorType) -> EditorType {
    if case .list(let element) = type.value { return EditorType(element, declared: type.declared) }
    return .unknown
  }

  // MARK: Nodes

  /// The type of an expression.
  func type(of id: SyntaxNode.ID, _ scopes: Scopes, _ depth: Int) -> EditorType {
    guard depth < Self.mostNesting else { return .unknown }
    func inner() -> EditorType { tree.child(of: id, at: 0).map { type(of: $0, scopes, depth + 1) } ?? .unknown }
    switch tree[id].kind {
    case .path: return typeOfPath(id, scopes, depth) { _, _ in }
    case .cast: return tree.child(of: id, at: 1).map { declaredType($0) } ?? .unknown
    case .parenthesized, .tryExpression, .awaitExpression: return inner()
    case .ternary: return tree.child(of: id, at: 1).map { type(of: $0, scopes, depth + 1) } ?? .unknown
    case .list:
      let element = inner()
      return EditorType(.list(element.value), declared: element.declared)
    case .stringLiteral, .interpolatedString: return EditorType(.string)
    case .trueLiteral, .falseLiteral, .negation, .typeTest: return EditorType(.bool)
    case .integerLiteral: return EditorType(.int)
    case .decimalLiteral: return EditorType(.number)
    case .binary:
      guard let sign = tree.child(of: id, at: 1), name(sign) == "??" else { return .unknown }
      return inner()
    default: return .unknown
    }
  }

  /// The type of a path of another tree, by the names of this file.
  func type(of id: SyntaxNode.ID, in other: SyntaxTree, _ scopes: Scopes) -> EditorType {
    var copy = self
    copy.tree = other
    return copy.type(of: id, scopes, 0)
  }

  /// Follows a path, and hands over each of its names with what it is.
  func typeOfPath(
    _ id: SyntaxNode.ID, _ scopes: Scopes, _ depth: Int, _ found: (SyntaxNode.ID, Step) -> Void
  ) -> EditorType {
    var type = EditorType.unknown
    var isFirst = true
    var next = tree[id].firstChild
    while let part = next {
      let node = tree[part]
      next = node.nextSibling
      let isCalled = next.map { tree[$0].kind == .call } ?? false
      switch node.kind {
      case .identifier where isFirst:
        let step = head(name(part), scopes, isCalled: isCalled)
        found(part, step)
        type = step.type
      case .member:
        let step = member(name(part), of: type, isCalled: isCalled)
        found(part, step)
        type = step.type
      case .call: type = called(type)
      case .subscriptAccess: type = element(of: type)
      default: type = isFirst ? self.type(of: part, scopes, depth + 1) : .unknown
      }
      isFirst = false
    }
    return type
  }

  /// The type that a type's node names.
  func declaredType(_ id: SyntaxNode.ID) -> EditorType {
    switch tree[id].kind {
    case .typeName: return type(named: name(id))
    case .listType:
      let element = tree.child(of: id, at: 0).map { declaredType($0) } ?? .unknown
      return EditorType(.list(element.value), declared: element.declared)
    default: return .unknown
    }
  }

  /// The type of a name, without noting where it stands.
  func type(named name: String) -> EditorType {
    if let row = fileNames[name] {
      return symbols[Int(row)].kind == .type ? EditorType(symbols[Int(row)].type.value, declared: row) : .unknown
    }
    if let known = Self.known(name) { return EditorType(.instance(known)) }
    if let type = UIKitEnum.allCases.first(where: { $0.name == name }) { return EditorType(.enumeration(type)) }
    switch name {
    case "Bool": return EditorType(.bool)
    case "Int": return EditorType(.int)
    case "String": return EditorType(.string)
    case "CGFloat", "Double": return EditorType(.number)
    case "Any", "AnyObject", "Void", "Self": return .unknown
    default: break
    }
    guard let first = name.utf8.first, first.isCapital, name.hasSuffix("Controller") else {
      return .unknown
    }
    return EditorType(.instance(Self.base(named: name)))
  }
}
