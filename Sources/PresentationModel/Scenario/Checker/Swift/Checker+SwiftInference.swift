/// The types of properties that are declared without one: what can be told of `Router.shared`, `Route.home`, `other.x`.
extension Checker {
  /// Looks twice, so that one may lean on another.
  mutating func settleTypes() {
    for _ in 0..<2 {
      for row in swift.members.keys.sorted() {
        guard let members = swift.members[row] else { continue }
        for key in members.properties.keys.sorted() {
          guard let property = members.properties[key], case .unknown = property.type, property.annotation == nil,
            let initial = property.initial
          else { continue }
          let found = inferred(initial, ClassID(row))
          if case .unknown = found { continue }
          swift.members[row]?.properties[key]?.type = found
        }
      }
    }
  }

  private mutating func inferred(_ node: SyntaxNode.ID, _ owner: ClassID) -> SwiftType {
    switch tree[node].kind {
    case .parenthesized, .tryExpression, .awaitExpression:
      return tree.child(of: node, at: 0).map { inferred($0, owner) } ?? .unknown
    case .cast: return tree.child(of: node, at: 1).map { self.type(of: $0) } ?? .unknown
    case .path: break
    default: return .unknown
    }
    let parts = Array(tree.children(of: node))
    guard let head = parts.first, let name = tree[head].name, tree[head].kind == .identifier else { return .unknown }
    var type = SwiftType.unknown
    if let id = swift.enums[name.id] {
      type = .enumType(id)
    } else if let id = existingClass(name) {
      type = .type(id)
    } else if parts.count > 1, tree[parts[1]].kind == .call, nearClass(name) == nil, !known(name).isProtocol,
      !SystemClass.noViewControllers.contains(text(name)),
      let id = controllerClass(name, at: tree[parts[1]].range)
    {
      // `let player = PlayerViewController()`, of a class that was not pasted; what is wrong with it the statement says.
      type = .type(id)
    } else if let own = property(name, of: .object(bases[Int(owner.index)], owner)) ?? property(name, of: .type(owner))
    {
      type = own.type
    }
    var index = 1
    while index < parts.count {
      let part = parts[index]
      switch tree[part].kind {
      case .call where index == 1:
        switch type {
        case .enumType(let id): type = .enumeration(id)
        case .type(let id): type = .object(bases[Int(id.index)], id)
        default: return .unknown
        }
      case .call: break
      case .member:
        guard let name = tree[part].name else { return .unknown }
        let isCalled = index + 1 < parts.count && tree[parts[index + 1]].kind == .call
        if case .enumType(let id) = type, enumCase(name, part, .enumeration(id)) != nil {
          type = .enumeration(id)
        } else if isCalled, let own = method(name, of: type, parts[index + 1]) {
          type = result(of: own, on: type)
        } else if let own = property(name, of: type) {
          type = own.type
        } else if case .type = type, let id = swift.enums[name.id] {
          type = .enumType(id)
        } else {
          return .unknown
        }
      default: return .unknown
      }
      index += 1
    }
    switch type {
    case .type, .enumType: return .unknown
    default: return type
    }
  }
}
