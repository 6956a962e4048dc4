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
    // A function in a type is read with the type and by itself; two of one name may be bound to different types.
    let (key, known) = (bound?.id ?? -1, swift.genericBounds[name.id])
    if known == key { return }
    swift.genericBounds[name.id] = known == nil ? key : -2
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

  // MARK: Generic parameters of classes as values

  /// The generic parameters of a class of which its code makes values, casts to, or asks for their names: an instance has
  /// the type that each of them is, like a property.
  private mutating func valuedGenerics(of owner: ClassID) -> [Name] {
    if let known = swift.valuedGenerics[owner.index] { return known }
    var found: [Name] = []
    let value = swift.valueOfRow[owner.index]
    let isStructure = value.map { program.swift.enums[Int($0.index)].isStructure } ?? true
    let declared = value.map { swift.values[Int($0.index)].node } ?? classNode(of: owner.index)
    if isStructure, let node = declared, !isOfPresim(node), case let own = genericNames(of: owner), !own.isEmpty {
      let name = classNames[Int(owner.index)]
      let parts = [node] + (swift.extensions[name.id] ?? [])
      let isWrapper = isOwnWrapper(name)
      found = own.filter { name in isWrapper || parts.contains { standsForValue(name, in: $0) } }
    }
    swift.valuedGenerics[owner.index] = found
    return found
  }

  private func standsForValue(_ name: Name, in node: SyntaxNode.ID) -> Bool {
    var pending = [node]
    while let next = pending.popLast() {
      if tree[next].kind == .identifier, tree[next].name == name { return true }
      let asksForTypes: Bool =
        switch tree[next].kind {
        case .cast, .typeTest, .castPattern, .typePattern, .identifier: true
        default: false
        }
      for child in tree.children(of: next) {
        if asksForTypes, tree[child].kind == .typeName, tree[child].name == name { return true }
        pending.append(child)
      }
    }
    return false
  }

  private mutating func field(of parameter: Name, _ owner: ClassID) -> FieldID {
    hidden("\(text(parameter)) of \(owner.index)", owner)
  }

  /// `T` in a class whose generic parameter it is: what the instance says; unknown where nothing has said it.
  mutating func genericOfClass(_ name: Name) -> SwiftBuilder.Variable? {
    guard let bound = swift.generics[name.id], !builder.isStatic, let owner = builder.owner,
      let row = valuedGenerics(of: owner).firstIndex(of: name), let me = me()
    else { return nil }
    let slot = builder.slot()
    let value = swift.valueOfRow[owner.index].map { swift.values[Int($0.index)] }
    guard let node = value.map({ $0.node }) ?? classNode(of: owner.index) else { return nil }
    if let value {
      emit(.payload(me, Int32(value.fields.count + row), to: slot), node)
    } else {
      emit(.readField(field(of: name, owner), of: me, to: slot), node)
    }
    let over = jumpOver(unless: .jumpIfNil(.slot(slot), .unpatched), node)
    emit(.copy(opaque(text(name), node), to: slot), node)
    patch([over], to: builder.next)
    return SwiftBuilder.Variable(operand: .slot(slot), type: .meta(bound))
  }

  /// Which types the generic parameters of a structure are that is made, behind its properties: nil where nobody knows.
  mutating func genericParts(of id: EnumID, _ known: [Int32: Operand] = [:]) -> [Operand] {
    valuedGenerics(of: swift.values[Int(id.index)].row).map { known[$0.id] ?? .none }
  }

  /// Those of `Box<Page>(…)`, and of arguments whose types say them.
  mutating func genericParts(
    of id: EnumID, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) -> [Operand] {
    let value = swift.values[Int(id.index)]
    guard !valuedGenerics(of: value.row).isEmpty else { return [] }
    let head = tree[node].kind == .path ? tree.child(of: node, at: 0) ?? node : node
    let written = tree[head].kind == .identifier ? Array(tree.children(of: head)) : []
    var known: [Int32: Operand] = [:]
    for (row, name) in genericNames(of: value.row).enumerated() {
      if written.indices.contains(row) {
        known[name.id] = metatype(written[row], type(of: written[row]))
        continue
      }
      var type = generic(name, of: value.row, given)
      for (field, argument) in zip(value.fields, given) where type == nil {
        type = field.type.flatMap { match(name, in: $0, staticType(argument.value)) }
      }
      if let type { known[name.id] = metatype(nil, type) }
    }
    return genericParts(of: id, known)
  }

  /// What the generic parameters of a property's wrapper are: what the wrapper holds is of the property's type.
  mutating func generics(ofWrapper row: ClassID, around property: SwiftProperty) -> [Int32: Operand] {
    guard !valuedGenerics(of: row).isEmpty, let wanted = names.find("wrappedValue"),
      let annotation = swift.members[row.index]?.properties[wanted.id]?.annotation
    else { return [:] }
    var known: [Int32: Operand] = [:]
    for name in genericNames(of: row) {
      known[name.id] = match(name, in: annotation, property.type).flatMap { metatype(nil, $0) }
    }
    return known
  }

  /// Tells an object of a generic class which types its parameters are.
  mutating func tell(_ known: [Int32: Operand], to instance: Operand, of id: ClassID, _ node: SyntaxNode.ID) {
    for name in valuedGenerics(of: id) {
      if let type = known[name.id] { emit(.writeField(field(of: name, id), of: instance, type), node) }
    }
  }

  /// The generic parameter of the type whose code is read that a value is: what a `T` of another function is that makes it.
  mutating func wanting(_ type: SyntaxNode.ID?, _ value: SyntaxNode.ID) {
    guard let type, tree[type].kind == .typeName, let name = tree[type].name, let owner = builder.owner,
      genericNames(of: owner).contains(name)
    else { return }
    swift.wantedGeneric = (name, value)
  }

  /// Tells what is made which types the generic parameters of its class and of those above it are: `Store<Page>()`, an
  /// argument of that type, `class PageStore: Store<Page>`.
  mutating func tellGenerics(
    of id: ClassID, _ instance: Operand,
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) -> [Int32: Operand] {
    var (current, known): (ClassID, [Int32: Operand]) = (id, [:])
    var all: [Int32: Operand] = [:]
    let own = genericNames(of: id)
    if !own.isEmpty {
      let head = tree[node].kind == .path ? tree.child(of: node, at: 0) ?? node : node
      let written = tree[head].kind == .identifier ? Array(tree.children(of: head)) : []
      for (row, name) in own.enumerated() {
        if written.indices.contains(row) {
          known[name.id] = metatype(written[row], type(of: written[row]))
        } else if let type = generic(name, of: id, given) {
          known[name.id] = metatype(nil, type)
        }
      }
    }
    for _ in 0..<20 {
      for name in valuedGenerics(of: current) {
        if let type = known[name.id] {
          all[name.id] = type
          emit(.writeField(field(of: name, current), of: instance, type), node)
        }
      }
      guard let above = program.classes[Int(current.index)].superclass, let declaration = classNode(of: current.index),
        program.classes[Int(above.index)].isDeclared
      else { return all }
      let names = genericNames(of: above)
      let written = names.isEmpty ? [] : superclassArguments(of: declaration)
      var next: [Int32: Operand] = [:]
      for (name, word) in zip(names, written) {
        guard let type = self.names.find(word) else { continue }
        if let operand = known[type.id] {
          next[name.id] = operand
        } else if swift.generics[type.id] == nil {
          next[name.id] = metatype(nil, typeNamed(type))
        }
      }
      (current, known) = (above, next)
    }
    return all
  }

  /// The value that a parameter has without an argument: what its generic parameters are the instance says that is made.
  mutating func lowerInitial(_ value: SyntaxNode.ID, _ type: SwiftType) -> Operand {
    guard !swift.madeGenerics.isEmpty else { return lowerArgument(value, type) }
    builder.scopes.append([:])
    defer { builder.scopes.removeLast() }
    for (name, operand) in swift.madeGenerics.sorted(by: { $0.key < $1.key }) {
      declare(Name(id: name), operand, .meta(swift.generics[name] ?? .unknown))
    }
    return lowerArgument(value, type)
  }

  /// What the arguments of an initialiser say of a generic parameter of its class.
  private mutating func generic(
    _ name: Name, of id: ClassID, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)]
  ) -> SwiftType? {
    for method in swift.members[id.index]?.initializers ?? [] {
      guard let values = match(method, given: given.map { $0.node }) else { continue }
      for (parameter, values) in zip(method.parameters, values) {
        guard let node = parameter.type, let value = values.first, tree[value].kind != .closure,
          let found = match(name, in: node, staticType(value))
        else { continue }
        return found
      }
    }
    return nil
  }

  /// `Page` of `class PageStore: Store<Page>`: the names in the brackets behind the superclass.
  func superclassArguments(of node: SyntaxNode.ID) -> [String] {
    guard let above = tree.children(of: node).first(where: { tree[$0].kind == .typeName }) else { return [] }
    let bytes = source.bytes
    var index = Int(tree[above].range.start)
    while index < bytes.count, Lexer.isNameByte(bytes[index]) || bytes[index] == UInt8(ascii: ".") { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "<") else { return [] }
    var (found, word, depth) = ([String](), [UInt8](), 0)
    while index < bytes.count, bytes[index] != UInt8(ascii: "{") {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      if depth == 0 || depth == 1 && byte == UInt8(ascii: ",") {
        found.append(String(decoding: word, as: UTF8.self))
        word = []
        if depth == 0 { return found }
      } else if byte > 0x20, !(depth == 1 && byte == UInt8(ascii: "<")) {
        word.append(byte)
      }
      index += 1
    }
    return []
  }

  // MARK: What a superclass is filled in with

  /// What the generic parameters of a class are in a class below it: `class Languages: Coordinator<Language>`.
  mutating func bindings(of owner: ClassID, below id: ClassID) -> [Binding] {
    guard id != owner, !genericNames(of: owner).isEmpty else { return [] }
    var (current, known): (ClassID, [Binding]) = (id, [])
    for _ in 0..<20 {
      guard let above = program.classes[Int(current.index)].superclass, let declaration = classNode(of: current.index)
      else { return [] }
      var next: [Binding] = []
      for (name, word) in zip(genericNames(of: above), superclassArguments(of: declaration)) {
        guard let type = names.find(word) else { continue }
        if let filled = known.first(where: { $0.name == type }) {
          next.append((name, filled.type, nil))
        } else if swift.generics[type.id] == nil {
          next.append((name, typeNamed(type), nil))
        }
      }
      (current, known) = (above, next)
      if current == owner { return known.filter { !$0.type.isUnknown } }
    }
    return []
  }

  /// The type of a property as a class below the generic one has it that declares it.
  mutating func type(of own: SwiftProperty, in whole: SwiftType) -> SwiftType {
    guard case .object(_, let id?) = whole, let owner = own.owner, let annotation = own.annotation,
      case let found = bindings(of: owner, below: id), !found.isEmpty
    else { return own.type }
    return type(of: annotation, where: found)
  }
}
