/// What can be told of an expression's type without reading it: which overload a call means, and which operator.
extension Checker {
  mutating func staticType(_ node: SyntaxNode.ID) -> SwiftType {
    switch tree[node].kind {
    case .trueLiteral, .falseLiteral, .negation, .typeTest: return .value(.bool)
    case .integerLiteral: return .value(.int)
    case .decimalLiteral: return .value(.number)
    case .stringLiteral, .interpolatedString: return .value(.string)
    case .parenthesized, .tryExpression, .awaitExpression:
      return tree.child(of: node, at: 0).map { staticType($0) } ?? .unknown
    case .unary:
      let inner = tree.child(of: node, at: 0).map { staticType($0) } ?? .unknown
      guard !swift.operators.isEmpty, let sign = tree[node].name.map({ text($0) }),
        let own = ownOperator(sign, [inner], isPostfix: tree[node].flags.contains(.marked))
      else { return inner }
      return own.result.map { type(of: $0) } ?? .unknown
    case .cast: return tree.child(of: node, at: 1).map { type(of: $0) } ?? .unknown
    case .closure: return .closure(.something)
    case .list: return .list(tree.child(of: node, at: 0).map { staticType($0) } ?? .unknown)
    case .dictionary:
      guard let entry = tree.child(of: node, at: 0), let key = tree.child(of: entry, at: 0),
        let value = tree.child(of: entry, at: 1)
      else { return .dictionary(.unknown, .unknown) }
      return .dictionary(staticType(key), staticType(value))
    case .tuple:
      return .tuple(
        tree.children(of: node).map { child in
          (tree[child].name.map { text($0) } ?? "", tree.child(of: child, at: 0).map { staticType($0) } ?? .unknown)
        })
    case .ternary: return tree.child(of: node, at: 1).map { staticType($0) } ?? .unknown
    case .binary: return staticTypeOfOperation(node)
    case .path: return staticType(ofPath: Array(tree.children(of: node)))
    default: return .unknown
    }
  }

  private mutating func staticTypeOfOperation(_ node: SyntaxNode.ID) -> SwiftType {
    guard let left = tree.child(of: node, at: 0), let sign = tree.child(of: node, at: 1).flatMap({ tree[$0].name }),
      let right = tree.child(of: node, at: 2)
    else { return .unknown }
    switch text(sign) {
    case "&&" where swift.operators[sign.id] == nil, "||" where swift.operators[sign.id] == nil: return .value(.bool)
    case "??": return staticType(left)
    case "..<", "...": return .list(.value(.int))
    case let word:
      let (one, other) = (staticType(left), staticType(right))
      if let own = ownOperator(word, [one, other]) { return own.result.map { type(of: $0) } ?? .unknown }
      if word == "&&" || word == "||" { return .value(.bool) }
      guard let known = BinaryOperator(word) else { return .unknown }
      if known.answersBool { return .value(.bool) }
      if case .value(.number) = other { return other }
      return one
    }
  }

  mutating func staticType(ofPath parts: [SyntaxNode.ID]) -> SwiftType {
    guard let head = parts.first else { return .unknown }
    var index = 1
    var type: SwiftType
    if tree[head].kind == .identifier, let name = tree[head].name {
      let call = parts.count > 1 && tree[parts[1]].kind == .call ? parts[1] : nil
      type = staticType(ofName: name, call)
      if call != nil { index = 2 }
    } else {
      type = staticType(head)
    }
    while index < parts.count {
      let part = parts[index]
      index += 1
      switch tree[part].kind {
      case .member:
        guard let name = tree[part].name else { return .unknown }
        if index < parts.count, tree[parts[index]].kind == .call {
          type = staticType(ofCall: name, type, parts[index])
          index += 1
        } else {
          type = staticType(ofMember: name, type)
        }
      case .subscriptAccess:
        if let (getter, _) = subscripts(of: type, part) {
          type = self.type(of: getter, on: type)
          continue
        }
        switch type {
        case .list(let element): type = element
        case .dictionary(_, let value): type = value
        case .value(.string): break
        default: return .unknown
        }
      case .call:
        guard case .closure(.of(_, let result?)) = type else { return .unknown }
        type = result
      default: return .unknown
      }
    }
    return type
  }

  /// What `self` is in the code of a type.
  func typeOfInstance(_ owner: ClassID, isStatic: Bool) -> SwiftType {
    if let id = swift.valueOfRow[owner.index] { return isStatic ? .enumType(id) : .enumeration(id) }
    return isStatic ? .type(owner) : .object(bases[Int(owner.index)], owner)
  }

  private mutating func staticType(ofName name: Name, _ call: SyntaxNode.ID?) -> SwiftType {
    let own = builder.owner.map { typeOfInstance($0, isStatic: builder.isStatic) }
    if name == .self, call == nil { return own ?? .unknown }
    if name == .super, call == nil {
      let parent = builder.owner.flatMap { program.classes[Int($0.index)].superclass }
      return parent.map { .object(bases[Int($0.index)], $0) } ?? .unknown
    }
    if text(name) == "Self", let owner = builder.owner { return typeOfInstance(owner, isStatic: call == nil) }
    if let call {
      if let local = localFunction(name) { return local.result.map { self.type(of: $0) } ?? .unknown }
      if let known = variableType(name) {
        if case .closure(.of(_, let result?)) = known { return result }
        return .unknown
      }
      if let id = swift.enums[name.id] { return .enumeration(id) }
      switch text(name) {
      case "String": return .value(.string)
      case "Double", "CGFloat", "Float": return .value(.number)
      case "Int": return .value(.int)
      default: break
      }
      if names.utf8(of: name).first?.isCapital == true, let id = existingClass(name) {
        return .object(bases[Int(id.index)], id)
      }
      if let own, case let found = staticType(ofCall: name, own, call), !found.isUnknown { return found }
      let candidates = (swift.globals.methods[name.id] ?? []).compactMap { method in
        match(method, call).map { (method: method, given: $0) }
      }
      return chosen(candidates)?.result.map { self.type(of: $0) } ?? .unknown
    }
    if let known = variableType(name) { return known }
    if let own, case let found = staticType(ofMember: name, own), !found.isUnknown { return found }
    if let global = swift.globals.properties[name.id] { return global.type }
    if let id = swift.enums[name.id] { return .enumType(id) }
    if let type = typeInOutline(name) { return type }
    if names.utf8(of: name).first?.isCapital == true, let id = existingClass(name) { return .type(id) }
    return .unknown
  }

  /// The type of a controller, object or window of the scenario; nil for another name.
  func typeInOutline(_ name: Name) -> SwiftType? {
    switch entity(name) {
    case .controller(let id):
      let type = program.outline.classes[Int(id)]
      return .object(bases[Int(type.index)], type)
    case .object(let id):
      let type = program.objects[Int(id)].objectClass
      return .object(bases[Int(type.index)], type)
    case .window: return .object(.window, nil)
    case .nothing, .someClass: return nil
    }
  }

  private mutating func staticType(ofCall name: Name, _ type: SwiftType, _ call: SyntaxNode.ID) -> SwiftType {
    if text(name) == "init" {
      switch type {
      case .enumType(let id): return .enumeration(id)
      case .type(let id): return .object(bases[Int(id.index)], id)
      case .meta(let bound): return bound
      default: return .unknown
      }
    }
    if case .enumType(let id) = type, swift.cases[Int(id.index)].contains(where: { $0.name == name }) {
      return .enumeration(id)
    }
    if let own = method(name, of: type, call) { return result(of: own, on: type) }
    if let own = property(name, of: type), case .closure(.of(_, let result?)) = own.type { return result }
    if let place = placeType(text(name), type) { return place }
    switch (type, text(name)) {
    case (.value(.string), "lowercased"), (.value(.string), "uppercased"), (.value(.string), "trimmingCharacters"),
      (.value(.string), "replacingOccurrences"):
      return .value(.string)
    case (.value(.string), "components"), (.value(.string), "split"): return .list(.value(.string))
    case (.list, "sorted"), (.list, "filter"), (.list, "reversed"): return type
    case (.list(let element), "prefix"), (.list(let element), "suffix"), (.list(let element), "dropFirst"),
      (.list(let element), "dropLast"):
      return .slice(element)
    case (.list(let element), "first"), (.list(let element), "last"), (.list(let element), "min"),
      (.list(let element), "max"), (.list(let element), "removeLast"), (.list(let element), "removeFirst"),
      (.list(let element), "popLast"):
      return element
    case (.list, "contains"), (.value(.string), "contains"), (.value(.string), "hasPrefix"): return .value(.bool)
    default: return .unknown
    }
  }

  /// What a method gives back that is called on a value of a type: `Self` is that.
  mutating func result(of method: SwiftMethod, on type: SwiftType) -> SwiftType {
    guard let result = method.result else { return .unknown }
    guard tree[result].name.map({ text($0) }) == "Self" else { return self.type(of: result) }
    switch type {
    case .type(let id): return .object(bases[Int(id.index)], id)
    case .enumType(let id): return .enumeration(id)
    default: return type
    }
  }

  private mutating func staticType(ofMember name: Name, _ type: SwiftType) -> SwiftType {
    if let own = property(name, of: type) { return own.type }
    if let known = addressType(text(name), of: type) ?? placeType(text(name), type) { return known }
    if case .meta = type { return text(name) == "self" ? type : .unknown }
    switch (type, text(name)) {
    case (.enumType(let id), let word):
      if swift.cases[Int(id.index)].contains(where: { $0.name == name }) { return .enumeration(id) }
      return word == "allCases" ? .list(.enumeration(id)) : swift.enums[name.id].map { .enumType($0) } ?? .unknown
    case (.enumeration(let id), "rawValue"): return swift.values[Int(id.index)].raw ?? .unknown
    case (.tuple(let parts), let word):
      guard let row = parts.firstIndex(where: { $0.label == word }) ?? Int(word), parts.indices.contains(row) else {
        return .unknown
      }
      return parts[row].type
    case (.list, "count"), (.dictionary, "count"), (.value(.string), "count"): return .value(.int)
    case (.value(.string), let word) where Self.characterMembers[word] != nil:
      return .value(Self.characterMembers[word] ?? .bool)
    case (.list, "isEmpty"), (.dictionary, "isEmpty"), (.value(.string), "isEmpty"): return .value(.bool)
    case (.list(let element), "first"), (.list(let element), "last"): return element
    case (_, "self"): return type
    case (.object(let base, _), let word): return uikitProperty(word, base).map { SwiftType($0.typeRead) } ?? .unknown
    default: return .unknown
    }
  }
}
