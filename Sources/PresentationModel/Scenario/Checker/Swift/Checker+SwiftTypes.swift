/// Types: aliases, generics, functions, protocols and what conforms to them, observers, subscripts.
extension Checker {
  // MARK: Names of types

  /// An alias, a generic parameter, a type of Swift's own with parameters; nil for another name.
  mutating func otherType(_ name: Name, _ node: SyntaxNode.ID?) -> SwiftType? {
    if let alias = swift.aliases[name.id], swift.aliasDepth < 20 {
      swift.aliasDepth += 1
      defer { swift.aliasDepth -= 1 }
      return type(of: alias)
    }
    if let generic = swift.generics[name.id], existingClass(name) == nil { return generic }
    let word = text(name)
    func argument(_ index: Int, _ checker: inout Checker) -> SwiftType {
      node.flatMap { checker.tree.child(of: $0, at: index) }.map { checker.type(of: $0) } ?? .unknown
    }
    switch word {
    case "Array", "Set", "ArraySlice", "ContiguousArray": return .list(argument(0, &self))
    case "Dictionary": return .dictionary(argument(0, &self), argument(1, &self))
    case "Optional": return argument(0, &self)
    case "Void": return .unknown
    case "Int64", "Int32", "UInt", "UInt8": return .value(.int)
    default: break
    }
    // `Router.Kind`: types inside types are found by their last name.
    if let dot = word.utf8.lastIndex(of: UInt8(ascii: ".")) {
      let last = String(word[word.index(after: dot)...])
      if let found = names.find(last), found != name {
        if let id = swift.enums[found.id] { return .enumeration(id) }
        if let id = swift.protocols[found.id] { return .ofProtocol(id) }
        if swift.aliases[found.id] != nil || classNodes.contains(where: { classNames[Int($0.row)] == found }) {
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
      types = tree.children(of: taken).map { type(of: $0) }
    } else if tree[taken].name.map({ text($0) }) != "Void" {
      types = [type(of: taken)]
    }
    let isVoid =
      tree[given].kind == .tupleType && tree[given].firstChild == nil || tree[given].name.map({ text($0) }) == "Void"
    return .closure(.of(types, isVoid ? nil : type(of: given)))
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

  // MARK: Generics

  /// `<T: UIViewController>`: what is bound to a class is taken as one of it, the rest as anything.
  mutating func readGenerics(of node: SyntaxNode.ID) {
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .genericParameter:
        guard let name = tree[child].name else { continue }
        enterGeneric(name, tree.child(of: child, at: 0).flatMap { tree[$0].name })
      case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration: readGenerics(of: child)
      default: break
      }
    }
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
        }
        continue
      }
      index += 1
    }
  }

  // MARK: Result

  /// Swift's own `Result`, where the file speaks of it.
  mutating func declareResult() {
    guard let success = names.find("success"), let failure = names.find("failure"), swift.isUsed,
      swift.casesByName[success.id] == nil
    else { return }
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
    let row = ClassID(Int32(program.classes.count))
    program.classes.append(ClassInfo(name: "Result", superclass: nil, kind: .other, isDeclared: true))
    bases.append(.object)
    classNames.append(name)
    swift.values.append(SwiftValueType(row: row, node: nil))
    swift.valueOfRow[row.index] = id
  }

  // MARK: Protocols

  /// The protocols from which one inherits.
  func inherited(by key: Int32) -> [Int32] {
    var all = [key]
    var next = 0
    while next < all.count, all.count < 300 {
      if let node = swift.protocolNodes[all[next]] {
        for child in tree.children(of: node) where tree[child].kind == .typeName {
          if let name = tree[child].name, swift.protocols[name.id] != nil, !all.contains(name.id) {
            all.append(name.id)
          }
        }
      }
      next += 1
    }
    return Array(all.dropFirst())
  }

  /// What a protocol asks for can be read of whoever conforms, by its name.
  mutating func require(_ property: inout SwiftProperty, _ accessors: [SyntaxNode.ID]) {
    let name = text(property.name)
    swift.accessed.insert(property.name.id)
    let node = property.binding
    property.getter = (selector("get \(name)"), reserve(.accessor, name, node, nil))
    if accessors.contains(where: { tree[$0].name.map { text($0) } == "set" }) {
      property.setter = (selector("set \(name)"), reserve(.accessor, name, node, nil))
    }
  }

  /// The methods and properties that a protocol's extensions give to whoever has none of his own.
  func addDefaults(of key: Int32, to methods: inout [(selector: SelectorID, function: BodyID)]) {
    guard let members = swift.members[extensionRow(key)] else { return }
    for id in members.methods.keys.sorted() {
      for method in members.methods[id] ?? [] where !method.isStatic && method.block != nil {
        if !methods.contains(where: { $0.selector == method.selector }) {
          methods.append((method.selector, method.body))
        }
      }
    }
    for property in members.properties.values.sorted(by: { $0.name.id < $1.name.id }) {
      for accessor in [property.getter, property.setter] {
        if let accessor, !methods.contains(where: { $0.selector == accessor.selector }) {
          methods.append((accessor.selector, accessor.body))
        }
      }
    }
  }

  /// Stored properties that are read or written by name, through a protocol: a getter and a setter each.
  mutating func addAccessors(_ id: ClassID, to methods: inout [(selector: SelectorID, function: BodyID)]) {
    guard let members = swift.members[id.index] else { return }
    for name in members.stored where swift.accessed.contains(name) {
      guard let property = members.properties[name], !property.isStatic else { continue }
      let get = selector("get \(text(property.name))")
      if !methods.contains(where: { $0.selector == get }) {
        methods.append((get, accessor(property, id, isSetter: false)))
      }
      guard property.field != nil else { continue }
      let set = selector("set \(text(property.name))")
      if !methods.contains(where: { $0.selector == set }) {
        methods.append((set, accessor(property, id, isSetter: true)))
      }
    }
  }

  private mutating func accessor(_ property: SwiftProperty, _ owner: ClassID, isSetter: Bool) -> BodyID {
    let key = "\(owner.index) \(isSetter ? "set" : "get") \(property.name.id)"
    if let known = swift.accessors[key] { return known }
    let range = tree[property.binding].range
    var inner = SwiftBuilder(
      .accessor, name: "\(program.classes[Int(owner.index)].name).\(text(property.name))",
      line: source.line(of: Int(range.start)), range: byteRange(range), owner: owner)
    let me = inner.slot("self")
    inner.function.selfSlot = me
    inner.me = .slot(me)
    swift.builders.append(inner)
    builder.beginsStatement = true
    if isSetter {
      let value = builder.slot("newValue")
      builder.function.parameters = [value]
      write(
        .slot(value), to: SwiftPlace(kind: .field(property, .slot(me)), type: property.type, hint: nil),
        property.binding)
    } else {
      let slot = builder.slot()
      if let field = property.field {
        emit(.readField(field, of: .slot(me), to: slot), property.binding)
      } else if let position = property.position {
        emit(.payload(.slot(me), position, to: slot), property.binding)
      }
      emit(.return(.slot(slot)), property.binding)
    }
    let body = program.add(finish())
    swift.accessors[key] = body
    return body
  }

  /// The methods of structures and enumerations, for who calls them through a protocol.
  mutating func connectValues() {
    for row in swift.values.indices {
      let owner = swift.values[row].row
      var methods: [(selector: SelectorID, function: BodyID)] = []
      if let members = swift.members[owner.index] {
        for id in members.methods.keys.sorted() {
          for method in members.methods[id] ?? [] where !method.isStatic && method.block != nil && !method.isMutating {
            methods.append((method.selector, method.body))
          }
        }
        for property in members.properties.values.sorted(by: { $0.name.id < $1.name.id }) where !property.isStatic {
          if let getter = property.getter { methods.append((getter.selector, getter.body)) }
        }
      }
      let protocols = protocols(of: owner)
      for key in protocols { addDefaults(of: key, to: &methods) }
      addAccessors(owner, to: &methods)
      program.swift.enums[row].methods = methods
      program.swift.enums[row].protocols = protocols.compactMap { swift.protocols[$0] }
    }
  }

  // MARK: Observers, subscripts, wrappers

  mutating func declareObserver(
    _ node: SyntaxNode.ID, _ word: String, _ block: SyntaxNode.ID, _ owner: ClassID?, _ property: inout SwiftProperty
  ) {
    let isDid = word == "didSet"
    let given = tree.children(of: node).first { tree[$0].kind == .closureParameter }.flatMap { tree[$0].name }
    let name = given ?? names.intern(isDid ? "oldValue" : "newValue")
    grow()
    let parameter = SwiftMethod.Parameter(
      label: "", name: name, type: property.annotation, initial: nil)
    let body = reserve(.accessor, text(property.name), node, owner)
    var method = SwiftMethod(
      name: text(property.name), parameters: [parameter], result: nil, body: body, node: node, block: block,
      owner: owner, isStatic: property.isStatic, selector: selector("\(word) \(text(property.name))"))
    if let owner, swift.valueOfRow[owner.index] != nil, !property.isStatic {
      (method.isMutating, method.changesItself) = (true, true)
    }
    if isDid { property.didSet = body } else { property.willSet = body }
    if owner != nil { swift.pending.append((method, .accessor, nil)) }
  }

  mutating func declareSubscript(_ node: SyntaxNode.ID, _ owner: ClassID?, _ members: inout SwiftMembers) {
    guard let owner else { return }
    let shape = method(node, "subscript", owner)
    var getter: SwiftMethod?
    var setter: SwiftMethod?
    for accessor in tree.children(of: node) where tree[accessor].kind == .accessor {
      guard let word = tree[accessor].name.map({ text($0) }), let block = block(of: accessor) else { continue }
      var parameters = shape.parameters
      if word == "set" {
        let name = tree.children(of: accessor).first { tree[$0].kind == .closureParameter }.flatMap { tree[$0].name }
        parameters.append(
          SwiftMethod.Parameter(
            label: "", name: name ?? names.intern("newValue"), type: shape.result, initial: nil))
        grow()
      }
      var method = SwiftMethod(
        name: "subscript", parameters: parameters, result: word == "get" ? shape.result : nil,
        body: reserve(.accessor, "subscript", accessor, owner), node: accessor, block: block, owner: owner,
        isStatic: false, selector: selector("\(word) subscript"))
      if word == "set", swift.valueOfRow[owner.index] != nil {
        (method.isMutating, method.changesItself) = (true, true)
      }
      let type = shape.result.map { self.type(of: $0) }
      swift.pending.append((method, .accessor, word == "get" ? type : nil))
      if word == "get" { getter = method } else if word == "set" { setter = method }
    }
    if let getter { members.subscripts.append((getter, setter)) }
  }

  /// `@Published var items = …`: a wrapper that the file or UIKit does not know changes nothing here.
  mutating func noteWrapper(_ declaration: SyntaxNode.ID, _ property: inout SwiftProperty) {
    for child in tree.children(of: declaration) where tree[child].kind == .modifier {
      guard let name = tree[child].name, source.bytes[Int(tree[child].range.start)] == UInt8(ascii: "@") else {
        continue
      }
      let word = text(name)
      switch word {
      case "IBOutlet", "IBInspectable", "MainActor", "NSManaged", "GKInspectable", "ViewBuilder": continue
      default: break
      }
      guard let first = word.utf8.first, first >= 0x41, first <= 0x5A else { continue }
      let own = text(property.name)
      if property.initial == nil { property.type = .opaque }
      noteUnread(
        declaration,
        property.initial == nil
          ? "'@\(word)' is not run: '\(own)' is not known" : "'@\(word)' is not run: '\(own)' is a plain property here")
    }
  }
}

extension Checker {
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
    default: return written
    }
  }

  // MARK: Texts and ranges

  /// `"Item \(n)"`: known where all its parts are.
  mutating func lowerText(_ node: SyntaxNode.ID) -> Lowered? {
    let range = tree[node].range
    let written = plainText(range)
    let bytes = source.bytes
    let (start, end) = (Int(range.start), Int(range.end))
    let isPlain =
      end - start >= 2 && bytes[start] == UInt8(ascii: "\"") && bytes[end - 1] == UInt8(ascii: "\"")
      && !(end - start >= 6 && bytes[start + 1] == UInt8(ascii: "\"") && bytes[start + 2] == UInt8(ascii: "\""))
    guard isPlain, tree[node].firstChild != nil else { return (opaque(written, node), .value(.string)) }
    var parts: [Operand] = []
    var next = start + 1
    for child in tree.children(of: node) {
      let inner = tree[child].range
      parts.append(.value(.string(segment(next, Int(inner.start)))))
      let found = lowerValue(child, expecting: .unknown)
      parts.append(found?.0 ?? opaque(plainText(inner), child))
      next = Int(inner.end)
      while next < end, bytes[next] != UInt8(ascii: ")") { next += 1 }
      next += 1
    }
    parts.append(.value(.string(segment(next, end - 1))))
    let slot = builder.slot()
    emit(.text(parts, to: slot), node, text: written)
    return (.slot(slot), .value(.string))
  }

  /// A piece of a text up to the next `\(`, with what is escaped in it.
  private func segment(_ start: Int, _ end: Int) -> String {
    var text: [UInt8] = []
    var index = start
    while index < end {
      guard source.bytes[index] == UInt8(ascii: "\\"), index + 1 < end else {
        text.append(source.bytes[index])
        index += 1
        continue
      }
      switch source.bytes[index + 1] {
      case UInt8(ascii: "("): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      default: text.append(source.bytes[index + 1])
      }
      index += 2
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// `0..<n` as a value: the list of its numbers.
  mutating func lowerRange(_ node: SyntaxNode.ID) -> Lowered? {
    guard let (from, end, isClosed) = bounds(node) else { return nil }
    let first = lowerArgument(from, .value(.int))
    let last = lowerArgument(end, .value(.int))
    let slot = builder.slot()
    emit(.range(first, last, isClosed: isClosed, to: slot), node)
    return (.slot(slot), .list(.value(.int)))
  }
}
