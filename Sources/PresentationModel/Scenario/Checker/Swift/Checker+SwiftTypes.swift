/// What a written type is: aliases, functions, lists; Swift's own `Result`.
extension Checker {
  // MARK: Names of types

  /// An alias, a generic parameter, a type of Swift's own with parameters; nil for another name.
  mutating func otherType(_ name: Name, _ node: SyntaxNode.ID?) -> SwiftType? {
    if let type = swift.bound[name.id] { return type }
    if !swift.builders.isEmpty, case .meta(let type)? = variableType(name) { return type }
    if let alias = swift.aliases[name.id] {
      // One that ends in itself says nothing.
      guard !swift.aliasesInside.contains(name.id), swift.aliasesInside.count < 20 else { return .unknown }
      swift.aliasesInside.append(name.id)
      defer { swift.aliasesInside.removeLast() }
      // `P & UIViewController`
      var parts: [Name] = []
      var generics: [Binding] = []
      var next: SyntaxNode.ID? = alias
      while let part = next {
        if tree[part].kind == .typeName, let name = tree[part].name { parts.append(name) }
        if tree[part].kind == .genericParameter, let name = tree[part].name {
          let written = node.flatMap { tree.child(of: $0, at: generics.count) }
          generics.append((name, written.map { type(of: $0) } ?? .unknown, nil))
        }
        next = tree[part].nextSibling
      }
      if !generics.isEmpty { return type(of: alias, where: generics) }
      return parts.count > 1 ? composition(of: parts) ?? type(of: alias) : type(of: alias)
    }
    if let generic = swift.generics[name.id], existingClass(name) == nil { return generic }
    let word = text(name)
    func argument(_ index: Int, _ checker: inout Checker) -> SwiftType {
      node.flatMap { checker.tree.child(of: $0, at: index) }.map { checker.type(of: $0) } ?? .unknown
    }
    switch word {
    case "Array", "ContiguousArray": return .list(argument(0, &self))
    case "ArraySlice": return .slice(argument(0, &self))
    case "IndexingIterator": return argument(0, &self)
    case "AnyIterator": return .closure(.of([], argument(0, &self)))
    case "Set": return .unordered(argument(0, &self))
    case "ClosedRange": return .closedRange
    case "Range":
      switch argument(0, &self) {
      case .enumeration(let id) where id == program.swift.textPlace: return Self.placeRange(.enumeration(id))
      case .value(.int): return .list(.value(.int))
      default: return nil
      }
    case "Dictionary": return .dictionary(argument(0, &self), argument(1, &self))
    case "KeyValuePairs": return .list(.tuple([("key", argument(0, &self)), ("value", argument(1, &self))]))
    case "Optional": return argument(0, &self)
    case "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath":
      return Self.keyPathType(argument(0, &self), argument(1, &self))
    case "Void": return .unknown
    case let word where SwiftInteger(word) != nil: return .value(.int)
    default: break
    }
    if let inner = swift.metatypes[name.id] { return .meta(typeNamed(inner)) }
    if word.hasSuffix(".Type") {
      let inner = names.intern(String(word.dropLast(5)))
      grow()
      return .meta(typeNamed(inner))
    }
    // `Router.Kind`: types inside types are found by their last name.
    if let dot = word.utf8.lastIndex(of: UInt8(ascii: ".")) {
      let last = String(word[word.index(after: dot)...])
      if let found = names.find(last), found != name {
        if let id = swift.enums[found.id] { return .enumeration(id) }
        if let id = swift.protocols[found.id] { return .ofProtocol(id) }
        if swift.aliases[found.id] != nil || declaredClass(found) != nil {
          return typeNamed(found, node)
        }
      }
    }
    return nil
  }

  mutating func functionType(_ node: SyntaxNode.ID) -> SwiftType {
    guard let taken = tree.child(of: node, at: 0), let given = tree.child(of: node, at: 1) else {
      return .closure(.something)
    }
    var types: [SwiftType] = []
    if tree[taken].kind == .tupleType {
      types = tree.children(of: taken).map { part in
        let type = type(of: part)
        guard case .closure(.of(_, let result)) = type, isLazy(part, in: taken) else { return type }
        return .closure(.lazily(result))
      }
    } else if tree[taken].name.map({ text($0) }) != "Void" {
      types = [type(of: taken)]
      if case .closure(.of(_, let result)) = types[0], isLazy(taken, in: node) { types = [.closure(.lazily(result))] }
    }
    let isVoid =
      tree[given].kind == .tupleType && tree[given].firstChild == nil || tree[given].name.map({ text($0) }) == "Void"
    return .closure(.of(types, isVoid ? nil : type(of: given)))
  }

  /// Whether `@autoclosure` stands before a part of what a function's type takes.
  private func isLazy(_ part: SyntaxNode.ID, in taken: SyntaxNode.ID) -> Bool {
    let start =
      tree.children(of: taken).prefix { $0 != part }.last.map { tree[$0].range.end } ?? tree[taken].range.start
    let written = tree.text(SourceRange(Int(start), Int(tree[part].range.end)))
    return String(written.drop { $0 == "(" || $0 == "," }.prefix { $0 != "(" }).hasText("@autoclosure")
  }

  /// `[Detail]()`, `[String: Int]()` before bodies are read.
  mutating func listType(of head: SyntaxNode.ID, _ path: SyntaxNode.ID) -> SwiftType? {
    guard let call = tree.child(of: path, at: 1), tree[call].kind == .call, tree[call].nextSibling == nil else {
      return nil
    }
    func named(_ node: SyntaxNode.ID?, _ checker: inout Checker) -> SwiftType {
      node.flatMap { checker.tree.loneName(of: $0) }.map { checker.typeNamed($0) } ?? .unknown
    }
    switch tree[head].kind {
    case .list: return .list(named(tree.child(of: head, at: 0), &self))
    case .dictionary:
      guard let entry = tree.child(of: head, at: 0) else { return nil }
      return .dictionary(named(tree.child(of: entry, at: 0), &self), named(tree.child(of: entry, at: 1), &self))
    default: return nil
    }
  }

  // MARK: Result

  /// Swift's own `Result`, where the file speaks of it.
  mutating func declareResult() {
    let (success, failure) = (names.find("success"), names.find("failure"))
    let continues = [
      "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
      "withUnsafeThrowingContinuation", "Task",
    ].contains { names.find($0) != nil }
    guard
      names.find("Result") != nil || success != nil && failure != nil
        || continues && (success != nil || failure != nil), swift.isUsed
    else { return }
    enterResult(names.intern("success"), names.intern("failure"))
  }

  private mutating func enterResult(_ success: Name, _ failure: Name) {
    grow()
    guard swift.casesByName[success.id] == nil else { return }
    let name = names.intern("Result")
    grow()
    guard swift.enums[name.id] == nil, existingClass(name) == nil else { return }
    let id = EnumID(Int32(program.swift.enums.count))
    program.swift.enums.append(SwiftEnum(name: "Result", cases: ["success", "failure"]))
    let payload = SwiftMethod.Parameter(label: "", name: .underscore, type: nil, initial: nil)
    swift.cases.append([(name: success, payload: [payload]), (name: failure, payload: [payload])])
    swift.enums[name.id] = id
    swift.casesByName[success.id] = [(id, 0)]
    swift.casesByName[failure.id, default: []].append((id, 1))
    enterValueType(name, id, nil)
  }

  /// The classes that an item declares: itself, and those inside it.
  func classes(in item: SyntaxNode.ID) -> [SyntaxNode.ID] {
    var found: [SyntaxNode.ID] = []
    var pending = [item]
    while let next = pending.popLast() {
      switch tree[next].kind {
      case .classDeclaration:
        found.append(next)
        pending += tree.children(of: next).filter { isTypeDeclaration($0) }.reversed()
      case .structDeclaration, .enumDeclaration, .extensionDeclaration:
        pending += tree.children(of: next).filter { isTypeDeclaration($0) }.reversed()
      default: break
      }
    }
    return found
  }

  /// Whether an item declares a type, or more of one.
  func declaresTypes(_ item: SyntaxNode.ID) -> Bool {
    isTypeDeclaration(item) || tree[item].kind == .extensionDeclaration
  }

  private func isTypeDeclaration(_ node: SyntaxNode.ID) -> Bool {
    switch tree[node].kind {
    case .classDeclaration, .structDeclaration, .enumDeclaration: true
    default: false
    }
  }

  /// The better known of two types: what is written, unless what stands there says more.
  func best(_ written: SwiftType?, _ found: SwiftType?) -> SwiftType {
    guard let written else { return found ?? .opaque }
    switch (written, found) {
    case (.unknown, .some(let found)): return found
    case (.closure(.something), .some(.closure(let result))): return .closure(result)
    case (.unordered(.unknown), .some(.list(let element))), (.unordered(.unknown), .some(.unordered(let element))):
      return .unordered(element)
    default: return written
    }
  }
}
