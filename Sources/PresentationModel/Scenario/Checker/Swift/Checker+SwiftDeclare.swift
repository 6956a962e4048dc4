/// What the file's Swift declares, before any of its bodies is read.
extension Checker {
  /// Whether a node is a member of Swift's in a class's body.
  func isSwiftMember(_ node: SyntaxNode.ID) -> Bool {
    switch tree[node].kind {
    case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration, .variableDeclaration,
      .enumDeclaration, .structDeclaration, .classDeclaration, .protocolDeclaration, .typealiasDeclaration,
      .subscriptDeclaration, .otherDeclaration, .opaqueStatement:
      true
    default: false
    }
  }

  /// Protocols and enumerations: before superclasses are resolved.
  mutating func declareSwiftTypes() {
    nameExtensionsOfNestedTypes()
    for (row, node) in classNodes where tree.children(of: node).contains(where: isSwiftMember) || !hasSuperclass(node) {
      swift.classes.insert(row)
      swift.isUsed = true
      for child in tree.children(of: node) { declareSwiftType(child) }
      readGenerics(ofClass: node)
    }
    for item in tree.items where tree[item].kind != .classDeclaration { declareSwiftType(item) }
    declareLocalTypes()
    declareResult()
    declareNotification()
    declareIndexPath()
    declareTextPlace()
    declareAddresses()
    declareComparison()
    declareLoneTypes()
  }

  /// Structures and enumerations inside functions: one whose name stands for no other type is as good outside.
  private mutating func declareLocalTypes() {
    guard swift.isUsed else { return }
    var found: [SyntaxNode.ID] = []
    var count: [Int32: Int] = [:]
    for row in tree.nodes.indices {
      switch tree.nodes[row].kind {
      case .structDeclaration, .enumDeclaration, .classDeclaration, .protocolDeclaration, .typealiasDeclaration,
        .genericParameter:
        let node = SyntaxNode.ID(Int32(row))
        guard let name = tree[node].name ?? declaredName(of: node) else { continue }
        count[name.id, default: 0] += 1
        if tree[node].kind == .structDeclaration || tree[node].kind == .enumDeclaration { found.append(node) }
      default: continue
      }
    }
    for node in found {
      guard let name = tree[node].name, swift.enums[name.id] == nil, count[name.id] == 1 else { continue }
      declareSwiftType(node)
    }
  }

  func declaredName(of node: SyntaxNode.ID) -> Name? {
    tree.children(of: node).first { tree[$0].kind == .declaredName }.flatMap { tree[$0].name }
  }

  private func hasSuperclass(_ node: SyntaxNode.ID) -> Bool {
    tree.children(of: node).contains { tree[$0].kind == .typeName }
  }

  mutating func declareSwiftType(_ item: SyntaxNode.ID) {
    readGenerics(of: item)
    switch tree[item].kind {
    case .enumDeclaration, .structDeclaration, .extensionDeclaration:
      for child in tree.children(of: item) { declareSwiftType(child) }
    default: break
    }
    guard let name = tree[item].name else {
      if tree[item].kind == .extensionDeclaration { swift.isUsed = true }
      return
    }
    switch tree[item].kind {
    case .protocolDeclaration:
      swift.isUsed = true
      swift.protocols[name.id] = ProtocolID(Int32(program.swift.protocols.count))
      program.swift.protocols.append(text(name))
    case .enumDeclaration:
      swift.isUsed = true
      let id = EnumID(Int32(program.swift.enums.count))
      swift.enums[name.id] = id
      var cases: [(Name, [SwiftMethod.Parameter])] = []
      for child in tree.children(of: item) where tree[child].kind == .enumCaseDeclaration {
        for element in tree.children(of: child) {
          guard let caseName = tree[element].name else { continue }
          cases.append((caseName, parameters(of: element)))
        }
      }
      program.swift.enums.append(SwiftEnum(name: text(name), cases: cases.map { text($0.0) }))
      swift.cases.append(cases.map { (name: $0.0, payload: $0.1) })
      enterValueType(name, id, item)
      for (row, found) in cases.enumerated() { swift.casesByName[found.0.id, default: []].append((id, row)) }
    case .structDeclaration:
      swift.isUsed = true
      let id = EnumID(Int32(program.swift.enums.count))
      swift.enums[name.id] = id
      let last = text(name).split(separator: ".").last.map { String($0) } ?? text(name)
      program.swift.enums.append(SwiftEnum(name: text(name), cases: [last]))
      program.swift.enums[Int(id.index)].isStructure = true
      swift.cases.append([])
      enterValueType(name, id, item)
    case .typealiasDeclaration:
      if let type = tree.child(of: item, at: 0) { swift.aliases[name.id] = type }
    case .extensionDeclaration: swift.isUsed = true
    default: break
    }
  }

  /// The protocols of the file, those in its types, too.
  private func declaredProtocols() -> [SyntaxNode.ID] {
    var found: [SyntaxNode.ID] = []
    var pending = Array(tree.items.reversed())
    while let node = pending.popLast() {
      switch tree[node].kind {
      case .protocolDeclaration: found.append(node)
      case .classDeclaration, .structDeclaration, .enumDeclaration, .extensionDeclaration:
        pending += tree.children(of: node).reversed()
      default: break
      }
    }
    return found
  }

  /// `typealias Screen = DetailViewController`: another name of a class, a structure or an enumeration makes one, and has
  /// what that has.
  private mutating func enterAliases() {
    for name in swift.aliases.keys.sorted() {
      guard swift.enums[name] == nil, swift.protocols[name] == nil, case let name = Name(id: name) else { continue }
      var (target, count) = (name, 0)
      while let type = swift.aliases[target.id], tree[type].kind == .typeName, let next = tree[type].name, count < 20,
        tree[type].flags.isDisjoint(with: [.marked, .optional, .forced])
      {
        // `Payment.State`: types inside types are found by their last name, unless it is that of another one.
        let isWhole = swift.enums[next.id] != nil || existingClass(next) != nil
        target = isWhole ? next : text(next).split(separator: ".").last.flatMap { names.find(String($0)) } ?? next
        count += 1
      }
      guard count > 0, swift.aliases[target.id] == nil else { continue }
      if let id = swift.enums[target.id] {
        swift.enums[name.id] = id
      } else if existingClass(name) == nil, let id = existingClass(target), swift.generics[target.id] == nil {
        grow()
        classRows[Int(name.id)] = id.index
      }
    }
  }

  /// Members of classes, extensions and protocols: once it is known what classes are.
  mutating func declareSwiftMembers() {
    guard swift.isUsed else { return }
    swift.isOld = looksOld()
    if swift.isOld { renameOldCalls() }
    declareStoryboard()
    let protocols = declaredProtocols()
    for item in protocols {
      if let name = tree[item].name { swift.protocolNodes[name.id] = item }
      // Whoever conforms says what an associated type is: elsewhere it is no other name of that.
      for child in tree.children(of: item) where tree[child].kind == .typealiasDeclaration {
        if let name = tree[child].name { swift.aliases[name.id] = nil }
      }
    }
    enterAliases()
    collectConformances()
    collectOverloads()
    for (row, node) in classNodes where isObservable(node) { swift.observable.insert(row) }
    for (row, node) in classNodes where swift.classes.contains(row) { declareMembers(of: node, ClassID(row)) }
    declareValueMembers()
    for item in tree.items {
      guard let name = tree[item].name else { continue }
      switch tree[item].kind {
      case .extensionDeclaration:
        if swift.protocols[name.id] != nil {
          declareProtocolExtension(item, name)
          continue
        }
        if let id = swift.enums[name.id] {
          declareMembers(of: item, swift.values[Int(id.index)].row)
          continue
        }
        let row = standardRow(item, name) ?? extended(name, at: tree[item].range)
        declareMembers(of: item, row)
        for (name, _) in inheritance(of: item) {
          if swift.standardTypes[row.index] != nil, swift.protocols[name.id] != nil { add(name.id, to: row.index) }
          if let type = known(name).delegateProtocol { adopt(type, by: row) }
        }
      default: break
      }
    }
    for item in protocols {
      guard let name = tree[item].name else { continue }
      var members = SwiftMembers()
      for child in tree.children(of: item) { declareMember(child, nil, &members) }
      swift.protocolMembers[name.id] = members
    }
    adoptMutatingMethods()
    declareLone()
    noteForeignConformances()
    enterPastedWhole()
    separateFromDefaults()
    separatePrivateProperties()
    observeAccessors()
    enterMembers()
    shareObservedProperties()
    shareOverriddenProperties()
    settleTypes()
    adoptDelegates()
    for row in swift.members.keys.sorted() {
      for name in swift.members[row]?.methods.keys.sorted() ?? [] {
        for method in swift.members[row]?.methods[name] ?? [] {
          noteOverride(method)
          noteMissingOverride(method)
        }
      }
    }
  }

  /// The row of a class that an extension names; one that the file does not declare is a view controller's by its name.
  mutating func extended(_ name: Name, at range: SourceRange? = nil) -> ClassID {
    if let id = knownClass(name) { return id }
    let word = text(name)
    if let range, word.hasSuffix("ViewController") || word.hasSuffix("VC"), let type = plainClass(name, at: range) {
      return type
    }
    let id = ClassID(Int32(program.classes.count))
    program.classes.append(ClassInfo(name: text(name), superclass: nil, kind: .other, isDeclared: false))
    bases.append(.object)
    classNames.append(name)
    grow()
    classRows[Int(name.id)] = id.index
    return id
  }

  mutating func declareMembers(of node: SyntaxNode.ID, _ owner: ClassID) {
    var members = swift.members[owner.index] ?? SwiftMembers()
    for child in tree.children(of: node) { declareMember(child, owner, &members) }
    swift.members[owner.index] = members
  }

  private mutating func declareMember(_ node: SyntaxNode.ID, _ owner: ClassID?, _ members: inout SwiftMembers) {
    switch tree[node].kind {
    case .functionDeclaration:
      guard let name = tree[node].name else { return }
      let method = method(node, text(name), owner)
      members.methods[name.id, default: []].append(method)
      enterOperator(method, name)
      if method.block != nil, owner != nil { swift.pending.append((method, .method, nil)) }
    case .subscriptDeclaration: declareSubscript(node, owner, &members)
    case .initializerDeclaration:
      var method = method(node, "init", owner)
      method.isConvenience = hasModifier(node, "convenience")
      members.initializers.append(method)
      if method.block != nil, owner != nil { swift.pending.append((method, .initializer, nil)) }
    case .deinitializerDeclaration:
      let method = method(node, "deinit", owner)
      members.deinitializer = method
      if owner != nil { swift.pending.append((method, .deinitializer, nil)) }
    case .variableDeclaration:
      for binding in tree.children(of: node) where tree[binding].kind == .binding {
        declareProperty(binding, node, owner, &members)
      }
    default: break
    }
  }

  /// A method of a protocol's extension that changes its value: each structure that conforms has it as its own.
  private mutating func adoptMutatingMethods() {
    for item in tree.items where tree[item].kind == .extensionDeclaration {
      guard let name = tree[item].name, swift.protocols[name.id] != nil else { continue }
      for child in tree.children(of: item)
      where tree[child].kind == .functionDeclaration && hasModifier(child, "mutating") {
        for value in swift.values where protocols(of: value.row).contains(name.id) {
          var members = swift.members[value.row.index] ?? SwiftMembers()
          let own = tree[child].name.flatMap { members.methods[$0.id] } ?? []
          let labels = parameters(of: child).map { $0.label }
          guard !own.contains(where: { $0.labels == labels }) else { continue }
          declareMember(child, value.row, &members)
          swift.members[value.row.index] = members
        }
      }
    }
  }

  func hasModifier(_ node: SyntaxNode.ID, _ word: String) -> Bool {
    tree.children(of: node).contains { tree[$0].kind == .modifier && tree[$0].name.map { text($0) } == word }
  }

  func block(of node: SyntaxNode.ID) -> SyntaxNode.ID? {
    guard let block = tree.children(of: node).first(where: { tree[$0].kind == .block }) else { return nil }
    // A block of a scenario's closure that is Swift stands in one of the scenario's.
    guard let inner = tree[block].firstChild, tree[inner].kind == .block, tree[inner].nextSibling == nil else {
      return block
    }
    return inner
  }

  func parameters(of node: SyntaxNode.ID) -> [SwiftMethod.Parameter] {
    var result: [SwiftMethod.Parameter] = []
    for child in tree.children(of: node) where tree[child].kind == .parameter {
      guard let name = tree[child].name else { continue }
      var label = ""
      var type: SyntaxNode.ID?
      var initial: SyntaxNode.ID?
      for part in tree.children(of: child) {
        switch tree[part].kind {
        case .label: label = tree[part].name.map { text($0) } ?? "_"
        case .typeAnnotation: type = tree.child(of: part, at: 0)
        default: initial = part
        }
      }
      let flags = tree[child].flags
      // A parameter of a subscript has no label unless one is written.
      if tree[node].kind == .subscriptDeclaration, label == text(name), !writesLabel(child) { label = "" }
      result.append(
        SwiftMethod.Parameter(
          label: label == "_" ? "" : label, name: name, type: type, initial: initial,
          isInout: flags.contains(.trailing), isVariadic: flags.contains(.marked),
          isEscaping: tree.text(of: child, has: "@escaping"),
          isAutoclosure: type.map { isAutoclosure($0, of: child) } ?? false))
    }
    return result
  }

  /// Whether `@autoclosure` stands before a type itself, and not inside it.
  private func isAutoclosure(_ type: SyntaxNode.ID, of whole: SyntaxNode.ID) -> Bool {
    let written = tree.text(SourceRange(Int(tree[whole].range.start), Int(tree[type].range.end)))
    return String(written.prefix { $0 != "(" }).hasText("@autoclosure")
  }

  /// `alpha alpha: Double`
  private func writesLabel(_ parameter: SyntaxNode.ID) -> Bool {
    let words = tree.lineText(of: parameter).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.count > 1 && words[0] == words[1]
  }

  mutating func selector(_ text: String) -> SelectorID {
    if let known = swift.selectors[text] { return known }
    let id = SelectorID(Int32(program.swift.selectors.count))
    program.swift.selectors.append(text)
    swift.selectors[text] = id
    return id
  }

  mutating func method(_ node: SyntaxNode.ID, _ name: String, _ owner: ClassID?) -> SwiftMethod {
    let parameters = parameters(of: node)
    let result = tree.children(of: node).first { tree[$0].kind == .resultType }.flatMap { tree.child(of: $0, at: 0) }
    let labels = parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
    let isStatic = hasModifier(node, "static") || hasModifier(node, "class")
    var method = SwiftMethod(
      name: name, parameters: parameters, result: result, body: reserve(.method, name, node, owner), node: node,
      block: block(of: node), owner: owner, isStatic: isStatic, selector: selector(of: node, name, labels))
    addResultBuilders(to: &method)
    if owner != nil || swift.declaresGlobals { method.hidden = hiddenGenerics(of: node, parameters) }
    if let owner, swift.valueOfRow[owner.index] != nil || !program.classes[Int(owner.index)].isDeclared,
      !(isStatic && swift.protocolRows.values.contains(owner) && !(method.block.map { isFromStoryboard($0) } ?? true))
    {
      method.hidden.removeAll { text($0) == "Self" }
    }
    if isStatic, let owner, isOfProtocol(owner), let block = method.block, !isFromStoryboard(block),
      !method.hidden.contains(where: { text($0) == "Self" })
    {
      // What it names of its own may be another one of whoever conforms.
      method.hidden.insert(names.intern("Self"), at: 0)
      grow()
    }
    if !isStatic, hasModifier(node, "mutating") {
      (method.isMutating, method.changesItself) = (true, true)
    }
    return method
  }

  /// A body that is filled later.
  mutating func reserve(
    _ kind: SwiftFunction.Kind, _ name: String, _ node: SyntaxNode.ID, _ owner: ClassID?
  ) -> BodyID {
    let range = tree[node].range
    return program.add(
      SwiftFunction(
        kind: kind, name: name, line: source.line(of: Int(range.start)), range: byteRange(range), owner: owner))
  }

  /// Classes that implement methods of UIKit's protocols conform to them.
  private mutating func adoptDelegates() {
    for (row, members) in swift.members.sorted(by: { $0.key < $1.key }) {
      for key in members.methods.keys.sorted() {
        for method in members.methods[key] ?? [] {
          guard let callback = callback(of: method), let type = callback.info.delegateProtocol else { continue }
          let id = ClassID(row)
          if isController(id) || bases[Int(row)] == .storyboardSegue { adopt(type, by: id) }
        }
      }
    }
  }

  /// The callback of UIKit's that a method of the file's is.
  func callback(of method: SwiftMethod) -> Callback? {
    let labels = method.parameters.map { $0.label.isEmpty ? "_" : $0.label }
    let (all, count) = (CallbackInfo.all, method.name.utf8.count)
    if let found = all.indices.first(where: {
      all[$0].name.utf8.count == count && all[$0].name == method.name && all[$0].labels == labels
    }) {
      // UIKit's take no structure and no enumeration of the file's: that is another method.
      let isAnother = method.parameters.contains { parameter in
        guard let type = parameter.type, tree[type].kind == .typeName, let name = tree[type].name else { return false }
        return swift.enums[name.id] != nil && !text(name).hasPrefix("UI")
      }
      return isAnother ? nil : all[found].callback
    }
    guard swift.isOld, let first = method.parameters.first else { return nil }
    // `didMove(toParentViewController parent:)`, of Swift 3 and 4.
    let renamed = labels.map { FormerNames.label($0) ?? $0 }
    if let found = all.first(where: { $0.name == method.name && $0.labels == renamed }) { return found.callback }
    guard first.label == text(first.name) else { return nil }
    // In old Swift the first parameter's name was no label.
    if let old = OldSwift.callback(method.name, labels.count) {
      return CallbackInfo.all.first { $0.name == old.name && $0.labels == old.labels }?.callback
    }
    let now = ["_"] + renamed.dropFirst()
    return CallbackInfo.all.first { $0.name == method.name && $0.labels == now }?.callback
  }

  // MARK: Types

  /// The type that a node of the grammar names.
  mutating func type(of node: SyntaxNode.ID) -> SwiftType {
    switch tree[node].kind {
    case .typeName: return composition(node) ?? tree[node].name.map { typeNamed($0, node) } ?? .unknown
    case .listType: return .list(tree.child(of: node, at: 0).map { type(of: $0) } ?? .unknown)
    case .dictionaryType:
      guard let key = tree.child(of: node, at: 0), let value = tree.child(of: node, at: 1) else { return .opaque }
      return .dictionary(type(of: key), type(of: value))
    case .tupleType:
      return .tuple(
        tree.children(of: node).map { child in
          let label = tree.nodes[Int(child.index)].extra
          return (label >= 0 ? text(Name(id: label)) : "", type(of: child))
        })
    case .functionType: return functionType(node)
    default: return .opaque
    }
  }

  mutating func typeNamed(_ name: Name, _ node: SyntaxNode.ID? = nil) -> SwiftType {
    if let node, let found = combineType(name, node) { return found }
    if isNotificationName(name) { return .value(.string) }
    if let bound = swift.bound[name.id] { return bound }
    if let id = swift.enums[name.id] {
      // A generic parameter may have the name of Swift's own `Result`.
      if let generic = swift.generics[name.id], swift.values[Int(id.index)].node == nil { return generic }
      return .enumeration(id)
    }
    if let id = swift.protocols[name.id] { return .ofProtocol(id) }
    if let other = otherType(name, node) { return other }
    switch text(name) {
    case "Bool": return .value(.bool)
    case "Int": return .value(.int)
    case "Double", "CGFloat", "Float", "TimeInterval", "CFTimeInterval", "CFAbsoluteTime": return .value(.number)
    // A character is a text of one letter here.
    case "String", "Character", "Substring", "NSString": return .value(.string)
    case "DispatchTimeInterval", "Duration": return .time
    case "Self":
      let owner = swift.builders.last?.owner
      return owner.flatMap { swift.valueOfRow[$0.index] }.map { .enumeration($0) } ?? .unknown
    case "Any", "AnyObject": return .unknown
    case "AnyClass": return .meta(.unknown)
    case "_Element": return swift.element ?? .unknown
    // What the second and the third of several publishers send.
    case "_Element2": return swift.otherElements.first ?? .unknown
    case "_Element3": return swift.otherElements.dropFirst().first ?? .unknown
    case "CheckedContinuation", "UnsafeContinuation": return Self.continuation
    case "Task" where existingClass(name) == nil:
      return .closure(.of([], node.flatMap { tree.child(of: $0, at: 0) }.map { type(of: $0) }))
    default: break
    }
    if let node, let known = uikitType(node) { return known }
    if let known = applicationType(named: text(name)) { return known }
    if let id = existingClass(name) {
      // `extension Character`: what it is presim does not tell.
      if let type = swift.standardTypes[id.index] { return type }
      return .object(bases[Int(id.index)], id)
    }
    if ["Element", "Wrapped", "Key", "Value"].contains(text(name)) || isProtocolElsewhere(name) { return .unknown }
    if let node, let id = controllerClass(name, at: tree[node].range) { return .object(bases[Int(id.index)], id) }
    // `Item.ID`, of a type of the file's that is `Identifiable`.
    if text(name).hasSuffix(".ID"), let owner = names.find(String(text(name).dropLast(3))), isDeclaredType(owner) {
      return .unknown
    }
    return .opaque
  }

  /// A class that the file declares or that UIKit has.
  mutating func existingClass(_ name: Name) -> ClassID? {
    grow()
    return knownClass(name)
  }
}
