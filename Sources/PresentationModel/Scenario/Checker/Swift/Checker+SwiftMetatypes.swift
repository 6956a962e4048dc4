/// Types as values: `T` of a generic function, `DetailViewController.self`, a parameter `type: T.Type`, `type(of: x)`. At run
/// time a type is its class, or the row of its structure or enumeration; a protocol is its name.
extension Checker {
  // MARK: Generic parameters of functions

  /// The generic parameters of a function that are values in it, but are no argument: whoever calls it says which types they
  /// are, behind the arguments. `func resolve<T>() -> T`
  func hiddenGenerics(of node: SyntaxNode.ID, _ parameters: [SwiftMethod.Parameter]) -> [Name] {
    var hidden: [Name] = []
    if let name = selfName(of: node) { hidden.append(name) }
    for child in tree.children(of: node) where tree[child].kind == .genericParameter {
      guard let name = tree[child].name else { continue }
      let word = text(name)
      if parameters.contains(where: { $0.type.map { mentions("\(word).Type", in: $0) } ?? false }) { continue }
      let isGiven = parameters.contains { $0.type.map { mentions(word, in: $0) } ?? false }
      if !isGiven || block(of: node).map({ usesAsValue(name, in: $0) }) ?? false { hidden.append(name) }
    }
    return hidden
  }

  /// `Self`, where a static function of a class makes one: which class below it is says who calls it.
  private func selfName(of node: SyntaxNode.ID) -> Name? {
    guard hasModifier(node, "class") || hasModifier(node, "static"), let name = names.find("Self"),
      let block = block(of: node), usesAsValue(name, in: block) || makesItself(block)
    else { return nil }
    return name
  }

  /// Whether `self.init(…)` stands in a block, or `self` alone: `String(describing: self)`.
  private func makesItself(_ block: SyntaxNode.ID) -> Bool {
    var pending = [block]
    while let next = pending.popLast() {
      if tree[next].kind == .identifier, tree[next].name == .self {
        guard let behind = tree[next].nextSibling, tree[behind].kind == .member else { return true }
        if tree[behind].name.map({ text($0) }) == "init" { return true }
      }
      pending += tree.children(of: next)
    }
    return false
  }

  /// Whether a written type names another one.
  private func mentions(_ word: String, in type: SyntaxNode.ID) -> Bool {
    var pending = [type]
    while let next = pending.popLast() {
      if let name = tree[next].name, text(name) == word { return true }
      pending += tree.children(of: next)
    }
    return false
  }

  private func usesAsValue(_ name: Name, in block: SyntaxNode.ID) -> Bool {
    var pending = [block]
    while let next = pending.popLast() {
      if tree[next].name == name, tree[next].kind == .identifier || tree[next].kind == .typeName { return true }
      pending += tree.children(of: next)
    }
    return false
  }

  /// What a generic parameter is bound to.
  private mutating func bound(_ name: Name, in node: SyntaxNode.ID) -> SwiftType {
    for child in tree.children(of: node) where tree[child].kind == .genericParameter && tree[child].name == name {
      return tree.child(of: child, at: 0).map { type(of: $0) } ?? .unknown
    }
    return .unknown
  }

  /// In a generic function its parameters stand for types: those that an argument hands over, and the hidden ones.
  mutating func declareGenerics(of method: SwiftMethod) {
    for child in tree.children(of: method.node) where tree[child].kind == .genericParameter {
      guard let name = tree[child].name else { continue }
      let wanted = text(name) + ".Type"
      let row = method.parameters.firstIndex { parameter in
        parameter.type.map { tree[$0].name.map { text($0) } == wanted } ?? false
      }
      guard let row else { continue }
      declare(name, .slot(builder.function.parameters[row]), .meta(bound(name, in: method.node)))
    }
    for name in method.hidden {
      if text(name) == "Self", let owner = method.owner {
        let slot = builder.slot("Self")
        builder.function.parameters.append(slot)
        let key = swift.protocolRows.first { $0.value == owner }?.key
        let whole: SwiftType? = key.flatMap { swift.protocols[$0] }.map { .ofProtocol($0) }
        declare(name, .slot(slot), .meta(whole ?? .object(bases[Int(owner.index)], owner)))
        continue
      }
      let slot = builder.slot(text(name))
      builder.function.parameters.append(slot)
      declare(name, .slot(slot), .meta(bound(name, in: method.node)))
    }
  }

  // MARK: Which types a call means

  /// What a generic parameter is in a call.
  typealias Binding = (name: Name, type: SwiftType, operand: Operand?)

  /// Whether a parameter takes the type that a generic parameter stands for: `_ type: T.Type`.
  func isType(_ name: Name, of parameter: SwiftMethod.Parameter) -> Bool {
    parameter.type.flatMap { tree[$0].name }.map { text($0) == text(name) + ".Type" } ?? false
  }

  /// The types that a call gives to the generic parameters of a method: written behind its name, those of the arguments,
  /// that of the place to which the result goes.
  mutating func bindings(
    _ method: SwiftMethod, _ given: [[SyntaxNode.ID]], _ call: SyntaxNode.ID?, _ node: SyntaxNode.ID,
    _ wanted: SwiftType
  ) -> [Binding] {
    let generics = tree.children(of: method.node).filter { tree[$0].kind == .genericParameter }
    guard !generics.isEmpty else { return [] }
    var found: [Binding] = []
    let written = call.map { explicitTypes($0, node) } ?? []
    for (row, child) in generics.enumerated() {
      guard let name = tree[child].name else { continue }
      if written.indices.contains(row) {
        let type = self.type(of: written[row])
        found.append((name, type, metatype(written[row], type)))
        continue
      }
      if let wanted = swift.wantedGeneric, wanted.value == node, let result = method.result,
        tree[result].kind == .typeName, tree[result].name == name, let known = variable(wanted.name),
        case .meta(let bound) = known.type
      {
        found.append((name, bound, known.operand))
        continue
      }
      var type: SwiftType?
      for (parameter, values) in zip(method.parameters, given) {
        guard let node = parameter.type, let value = values.first else { continue }
        var own = staticType(value)
        if tree[value].kind == .closure {
          let taken = tree.children(of: value).filter { tree[$0].kind == .closureParameter }.map { parameter in
            tree.child(of: parameter, at: 0).map { self.type(of: $0) } ?? .unknown
          }
          own = .closure(.of(taken, onlyValue(of: value).map { staticType($0) } ?? .unknown))
        }
        if parameter.isAutoclosure { own = .closure(.of([], own)) }
        if tree[node].name.map({ text($0) }) == text(name) + ".Type" {
          guard type == nil else { continue }
          switch own {
          case .type(let id): type = .object(bases[Int(id.index)], id)
          case .enumType(let id): type = .enumeration(id)
          case .meta(let inner): type = inner
          default: break
          }
        } else if let other = match(name, in: node, own) {
          type = type.map { common($0, other) } ?? other
        }
      }
      if type == nil, let result = method.result { type = match(name, in: result, wanted) }
      if let type, !type.isUnknown { found.append((name, type, metatype(nil, type))) }
    }
    return found
  }

  /// The types that the arguments of an initialiser give to the generic parameters of its type: what a closure among them
  /// takes, `Source(fruits) { $0.title }`.
  mutating func bindings(ofInitializer method: SwiftMethod, _ given: [[SyntaxNode.ID]]) -> [Binding] {
    guard let owner = method.owner, given.contains(where: { $0.contains { tree[$0].kind == .closure } }) else {
      return []
    }
    var found: [Binding] = []
    for name in genericNames(of: owner) {
      var type: SwiftType?
      for (parameter, values) in zip(method.parameters, given) {
        guard let node = parameter.type, let value = values.first, tree[value].kind != .closure,
          let other = match(name, in: node, staticType(value))
        else { continue }
        type = type.map { common($0, other) } ?? other
      }
      if let type, !type.isUnknown { found.append((name, type, nil)) }
    }
    return found
  }

  /// What a closure gives back that has nothing else: `{ Store() }`.
  private func onlyValue(of closure: SyntaxNode.ID) -> SyntaxNode.ID? {
    guard tree[closure].kind == .closure, let block = block(of: closure), let only = tree[block].firstChild,
      tree[only].nextSibling == nil, tree[only].kind == .expressionStatement || tree[only].kind == .readStatement
    else { return nil }
    return tree.child(of: only, at: 0)
  }

  /// What a generic parameter is where a written type is another one.
  mutating func match(_ name: Name, in node: SyntaxNode.ID, _ type: SwiftType) -> SwiftType? {
    switch (tree[node].kind, type) {
    case (_, .unknown), (_, .opaque): return nil
    case (.typeName, _) where tree[node].name == name: return type
    // `Coordinator<T>`, of a class that is filled in below.
    case (.typeName, .object(_, let id?)) where tree[node].firstChild != nil:
      guard let owner = tree[node].name.flatMap({ existingClass($0) }),
        case let found = bindings(of: owner, below: id), !found.isEmpty
      else { return nil }
      for (own, written) in zip(genericNames(of: owner), Array(tree.children(of: node)))
      where tree[written].name == name {
        return found.first { $0.name == own }?.type
      }
      return nil
    case (.listType, .list(let element)), (.listType, .slice(let element)):
      return tree.child(of: node, at: 0).flatMap { match(name, in: $0, element) }
    case (.functionType, .closure(.of(let taken, let result))):
      if let result, let found = tree.child(of: node, at: 1).flatMap({ match(name, in: $0, result) }) { return found }
      guard let written = tree.child(of: node, at: 0) else { return nil }
      let parameters = tree[written].kind == .tupleType ? Array(tree.children(of: written)) : [written]
      guard parameters.count == taken.count else { return nil }
      for (parameter, type) in zip(parameters, taken) {
        if let found = match(name, in: parameter, type) { return found }
      }
      return nil
    default: return nil
    }
  }

  /// What a generic parameter is of which two arguments are; unknown where that is neither of them.
  private func common(_ one: SwiftType, _ other: SwiftType) -> SwiftType {
    switch (one, other) {
    case (.value(.int), .value(.number)), (.value(.number), .value(.int)): return .value(.number)
    case (.object(let base, let id?), .object(let otherBase, let otherID?)):
      if lineage(id).contains(otherID) { return other }
      if lineage(otherID).contains(id) { return one }
      return base == otherBase ? .object(base, nil) : .unknown
    case (.enumeration(let id), .enumeration(let otherID)): return id == otherID ? one : .unknown
    case (.enumeration, .object), (.object, .enumeration): return .unknown
    default: return one
    }
  }

  /// A written type where some names stand for others.
  mutating func type(of node: SyntaxNode.ID, where found: [Binding]) -> SwiftType {
    guard !found.isEmpty else { return type(of: node) }
    let outer = swift.bound
    for (name, type, _) in found { swift.bound[name.id] = type }
    defer { swift.bound = outer }
    return type(of: node)
  }

  /// `resolve<Detail>()`: what is written between the name and its arguments.
  private func explicitTypes(_ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> [SyntaxNode.ID] {
    var before: SyntaxNode.ID?
    for part in tree.children(of: node) {
      if part == call { return before.map { Array(tree.children(of: $0)) } ?? [] }
      before = part
    }
    return []
  }

  /// A type as a value; nil for one of which presim knows nothing.
  mutating func metatype(_ written: SyntaxNode.ID?, _ type: SwiftType) -> Operand? {
    if let written, let name = tree[written].name, let known = variable(name), case .meta = known.type {
      return known.operand
    }
    return reference(to: type).map { .value($0) }
  }

  func reference(to type: SwiftType) -> Value? {
    switch type {
    case .object(_, let id?): return .classReference(id)
    case .object(let base, nil):
      let row = classRows[Int(NameTable.name(of: base).id)]
      return row >= 0 ? .classReference(ClassID(row)) : nil
    case .enumeration(let id): return .classReference(swift.values[Int(id.index)].row)
    case .ofProtocol(let id): return .className(program.swift.protocols[Int(id.index)])
    case .value(.int): return .className("Int")
    case .value(.string): return .className("String")
    case .value(.bool): return .className("Bool")
    default: return nil
    }
  }

  /// What stands behind the arguments of a call: the types that the method takes beside them.
  mutating func hiddenArguments(
    _ method: SwiftMethod, _ found: [Binding], _ node: SyntaxNode.ID
  ) -> [Operand] {
    method.hidden.map { name in
      if text(name) == "Self", let owner = method.owner {
        // In another static function of the class it is the same one.
        return found.first { $0.name == name }?.operand ?? variable(name)?.operand ?? .value(.classReference(owner))
      }
      return found.first { $0.name == name }?.operand ?? opaque(text(name), node)
    }
  }

  /// What a method gives back where its generic parameters are these.
  mutating func result(
    of method: SwiftMethod, _ found: [Binding]
  ) -> SwiftType {
    guard let node = method.result else { return .unknown }
    if tree[node].name.map({ text($0) }) == "Self", let id = method.owner.flatMap({ swift.valueOfRow[$0.index] }) {
      return .enumeration(id)
    }
    return type(of: node, where: found)
  }

  // MARK: What can be done with a type

  /// `X.self`: the class as a value.
  func typeItself(_ found: Lowered) -> Lowered {
    switch found.1 {
    case .type(let id): (.value(.classReference(id)), found.1)
    case .enumType(let id): (.value(.classReference(swift.values[Int(id.index)].row)), found.1)
    default: found
    }
  }

  /// A type as a text has it. In a static member of a class that has subclasses, `self` may be any of them.
  mutating func typeName(_ found: Lowered) -> Operand {
    guard case .type(let id) = found.1, builder.isStatic, builder.owner == id else { return typeItself(found).0 }
    let isBelow = program.classes.indices.contains { row in
      row != Int(id.index) && lineage(ClassID(Int32(row))).contains(id)
    }
    guard isBelow || !program.classes[Int(id.index)].isDeclared || isOfProtocol(id) else { return typeItself(found).0 }
    return .value(.opaque(textID("self")))
  }

  /// Whether a name stands for a type that is known when the code runs.
  mutating func metatypeVariable(_ node: SyntaxNode.ID) -> (Operand, SwiftType)? {
    guard tree[node].kind == .typeName, let name = tree[node].name, let found = variable(name),
      case .meta(let bound) = found.type
    else { return nil }
    return (found.operand, bound)
  }

  /// Whether a value is one of a type that is known when the code runs.
  mutating func isOf(_ value: Operand, _ type: Operand, _ node: SyntaxNode.ID) -> Operand {
    let slot = builder.slot()
    emit(.collection(.isOf, [value, type], "", to: slot), node, text: plainText(of: node))
    return .slot(slot)
  }

  /// `x as? T` where `T` is a parameter of the type that declares the method: the type of what is declared as a `T` says
  /// it; where nothing is, nobody knows. Nil for another type.
  mutating func castToParameter(of wanted: SyntaxNode.ID, _ operand: Operand, _ node: SyntaxNode.ID) -> Lowered? {
    guard tree[wanted].kind == .typeName, tree[wanted].firstChild == nil, let name = tree[wanted].name,
      swift.generics[name.id] != nil, existingClass(name) == nil, swift.enums[name.id] == nil
    else { return nil }
    let isTest = tree[node].kind == .typeTest
    if let sample = sample(of: name, node) {
      let type = builder.slot()
      emit(.collection(.typeOf, [sample], "", to: type), node)
      if isTest { return (isOf(operand, .slot(type), node), .value(.bool)) }
      return castByValue(operand, (.slot(type), .unknown), isForced: tree[node].flags.contains(.forced), node)
    }
    if tree[node].flags.contains(.forced) { return (operand, .unknown) }
    let result = builder.slot()
    emit(.copy(isTest ? .value(.bool(false)) : .none, to: result), node)
    let row = builder.function.instructions.count
    emit(.jumpIfNil(operand, .unpatched), node)
    emit(.opaque(to: result), node, text: plainText(of: node))
    var ends = [row]
    if !isTest {
      // What it casts is known, unless a line of the file says otherwise.
      ends.append(jumpOver(unless: .jumpIfOpaque(.slot(result), .unpatched), node))
      emit(
        .note(
          "'\(tree.lineText(of: node))' is taken as not nil: presim does not know which type '\(text(name))' is here"),
        node)
      emit(.copy(operand, to: result), node)
    }
    patch(ends, to: builder.next)
    return (.slot(result), isTest ? .value(.bool) : .unknown)
  }

  /// What a parameter or a stored property holds that is declared as a `T`.
  private mutating func sample(of name: Name, _ node: SyntaxNode.ID) -> Operand? {
    func isDeclared(_ type: SyntaxNode.ID?) -> Bool {
      guard let type else { return false }
      return tree[type].kind == .typeName && tree[type].name == name
        && tree[type].flags.isDisjoint(with: [.optional, .forced, .marked])
    }
    if let method = swift.method, let own = method.parameters.first(where: { isDeclared($0.type) }) {
      return variable(own.name)?.operand
    }
    guard let owner = builder.owner, let members = swift.members[owner.index], !builder.isStatic else { return nil }
    let stored = members.properties.values.filter { own in
      !own.isStatic && own.getter == nil && !own.takesNil && isDeclared(own.annotation)
    }
    return stored.min { $0.name.id < $1.name.id }.flatMap { lowerName($0.name, node)?.0 }
  }

  /// `x is T`, `x as? T`, `x as! T`.
  mutating func castByValue(
    _ operand: Operand, _ type: (Operand, SwiftType), isForced: Bool, _ node: SyntaxNode.ID
  ) -> Lowered {
    let result = builder.slot()
    emit(.copy(operand, to: result), node)
    let test = isOf(operand, type.0, node)
    let unknown = emitted(.jumpIfOpaque(test, .unpatched), node)
    let fits = emitted(.jumpIf(test, true, .unpatched, stake: Stake()), node)
    if isForced {
      emit(.fail("'as!' finds a value of another type"), node)
    } else {
      emit(.copy(.none, to: result), node)
    }
    patch([unknown, fits], to: builder.next)
    return (.slot(result), type.1)
  }

  /// The classes, structures and enumerations of the file that a type may be which is known when the code runs.
  private mutating func candidates(_ bound: SwiftType) -> [SwiftType] {
    if swift.namedTypes == nil {
      var found: Set<Int32> = []
      nameClassesOfTypes()
      for node in tree.nodes.indices {
        let id = SyntaxNode.ID(Int32(node))
        if tree[id].kind == .typeName || tree[id].kind == .identifier, let name = tree[id].name {
          found.insert(name.id)
        }
      }
      for (_, node) in classNodes {
        for word in superclassArguments(of: node) { if let name = names.find(word) { found.insert(name.id) } }
      }
      swift.namedTypes = found
    }
    var result: [SwiftType] = []
    // A class below one of the file's may be made by an outline alone.
    var above: ClassID?
    if case .object(_, let id?) = bound, program.classes[Int(id.index)].isDeclared { above = id }
    for row in program.classes.indices {
      let id = ClassID(Int32(row))
      let isBelow = above.map { program.classes[row].isDeclared && lineage(id).contains($0) } ?? false
      guard isBelow || swift.namedTypes?.contains(classNames[row].id) == true, !isOfProtocol(id) else { continue }
      if let value = swift.valueOfRow[id.index] {
        if fits(.enumeration(value), bound) { result.append(.enumeration(value)) }
      } else if fits(.object(bases[row], id), bound) {
        result.append(.object(bases[row], id))
      }
    }
    return result
  }

  /// Classes that nothing declares, and that code names as types alone: `open(CardViewController.self)`.
  private mutating func nameClassesOfTypes() {
    for index in tree.nodes.indices where tree.nodes[index].kind == .path {
      let parts = Array(tree.children(of: SyntaxNode.ID(Int32(index))))
      if tree[parts[0]].kind == .identifier, let name = tree[parts[0]].name, existingClass(name) == nil {
        _ = classItself(name, parts[...], parts[0])
      }
    }
  }

  private mutating func fits(_ type: SwiftType, _ bound: SwiftType) -> Bool {
    switch bound {
    case .object(let base, let id):
      guard case .object(let own, let other?) = type, own.inherits(from: base) else { return false }
      return id.map { !program.classes[Int($0.index)].isDeclared || lineage(other).contains($0) } ?? true
    case .ofProtocol(let id): return conforms(type, to: id)
    case .enumeration(let id): if case .enumeration(id) = type { return true } else { return false }
    case .unknown:
      if case .object(_, let id?) = type { return program.classes[Int(id.index)].isDeclared }
      return true
    default: return false
    }
  }

  /// Does something with whichever type it is: one branch for each that it may be.
  private mutating func eachType(
    _ type: (Operand, SwiftType), _ node: SyntaxNode.ID, _ branch: (inout Checker, SwiftType) -> Lowered?
  ) -> Lowered? {
    guard case let candidates = candidates(type.1), !candidates.isEmpty else { return nil }
    let result = builder.slot()
    let unknown = emitted(.jumpIfOpaque(type.0, .unpatched), node)
    var ends: [Int] = []
    var found: SwiftType?
    for candidate in candidates {
      guard let value = reference(to: candidate) else { continue }
      let begun = builder.function.instructions.count
      let same = builder.slot()
      emit(.binary(.equal, type.0, .value(value), to: same), node)
      let next = emitted(.jumpIf(.slot(same), false, .unpatched, stake: Stake()), node)
      guard let made = branch(&self, candidate) else {
        builder.truncate(to: begun)
        continue
      }
      emit(.copy(made.0, to: result), node)
      ends.append(emitted(.jump(.unpatched), node))
      patch([next], to: builder.next)
      if found == nil { found = made.1 } else { found = .unknown }
    }
    patch([unknown], to: builder.next)
    emit(.copy(opaque(plainText(of: node), node), to: result), node)
    patch(ends, to: builder.next)
    guard let found else { return nil }
    return (.slot(result), found)
  }

  /// `T()`, `type.init(id: 1)`.
  mutating func makeByType(_ type: (Operand, SwiftType), _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    let outer = swift.triesClasses
    swift.triesClasses = true
    defer { swift.triesClasses = outer }
    let made = eachType(type, node) { checker, candidate in
      switch candidate {
      case .object(_, let id?): return checker.make(id, checker.arguments(call), node)
      case .enumeration(let id): return checker.makeValue(id, call, node)
      default: return nil
      }
    }
    guard let made else { return nil }
    return (made.0, type.1.isUnknown ? made.1 : type.1)
  }

  /// The extension of a protocol that has a static member for which the protocol does not ask: it is this one, whatever
  /// whoever conforms has by that name.
  private func extensionAlone(with name: Name, _ type: SwiftType) -> ClassID? {
    guard case .ofProtocol(let id) = type, let key = swift.protocols.first(where: { $0.value == id })?.key else {
      return nil
    }
    for key in [key] + inherited(by: key) {
      let asked = swift.protocolMembers[key]
      if asked?.properties[name.id] != nil || asked?.methods[name.id] != nil { return nil }
    }
    for key in [key] + inherited(by: key) {
      guard let row = swift.protocolRows[key], let members = swift.members[row.index] else { continue }
      let isStatic = members.methods[name.id]?.contains { $0.isStatic } ?? members.properties[name.id]?.isStatic
      if isStatic == true { return row }
    }
    return nil
  }

  /// `type.identifier`, `T.make()`: a static member of whichever type it is.
  mutating func memberByType(
    _ name: Name, _ call: SyntaxNode.ID?, of type: (Operand, SwiftType), _ part: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    if let row = extensionAlone(with: name, type.1) {
      swift.staticSelf = type.0
      defer { swift.staticSelf = nil }
      guard let call else { return member(name, of: (.none, .type(row)), part, node) }
      return self.call(name, on: (.none, .type(row)), receiver: "", call, node)
    }
    let made = eachType(type, node) { checker, candidate in
      let found: Lowered
      switch candidate {
      case .object(_, let id?): found = (.none, .type(id))
      case .enumeration(let id): found = (.none, .enumType(id))
      default: return nil
      }
      guard let call else {
        guard checker.property(name, of: found.1) != nil else { return nil }
        return checker.member(name, of: found, part, node)
      }
      guard checker.method(name, of: found.1, call) != nil else { return nil }
      return checker.call(name, on: found, receiver: "", call, node)
    }
    // Whichever class it is, it has a value of the type that the class above declares.
    guard let made, made.1.isUnknown, call == nil, case .object(_, let id?) = type.1,
      let own = property(name, of: .type(id))
    else { return made }
    return (made.0, own.type)
  }

  // MARK: The name of a class

  /// Whether a static property is the name of the class that it is asked of: `class var identifier: String { "\(self)" }`.
  func isNameOfClass(_ own: SwiftProperty) -> Bool {
    guard own.isStatic, own.getter != nil,
      let accessor = tree.children(of: own.binding).first(where: { tree[$0].kind == .accessor }),
      let block = block(of: accessor)
    else { return false }
    var written = tree.lineText(of: block).filter { !$0.isWhitespace && $0 != "{" && $0 != "}" }[...]
    if written.hasPrefix("return") { written = written.dropFirst(6) }
    return Self.namesOfClasses.contains(String(written))
  }

  private static let namesOfClasses: Set<String> = [
    "String(describing:self)", "String(describing:Self.self)", "String(describing:self.self)", "\"\\(self)\"",
    "\"\\(Self.self)\"",
  ]

  /// `type(of: x)`.
  mutating func typeOf(_ value: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    guard let (operand, found) = lowerValue(value, expecting: .unknown), !isOpaque(found) else { return nil }
    let slot = builder.slot()
    emit(.collection(.typeOf, [operand], "", to: slot), node, text: plainText(of: node))
    return (.slot(slot), .meta(found))
  }

  /// `controller.isKind(of: type)`, `isMember(of: Detail.self)`.
  mutating func asksForType(_ word: String, of found: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered?
  {
    guard word == "isKind" || word == "isMember", case let given = arguments(call), given.count == 1,
      given[0].label == "of", let (type, kind) = lowerValue(given[0].value, expecting: .unknown)
    else { return nil }
    switch kind {
    case .meta, .type, .enumType: break
    default: return nil
    }
    if word == "isKind" { return (isOf(found.0, type, node), .value(.bool)) }
    let (own, same) = (builder.slot(), builder.slot())
    emit(.collection(.typeOf, [found.0], "", to: own), node)
    emit(.binary(.equal, .slot(own), type, to: same), node, text: plainText(of: node))
    return (.slot(same), .value(.bool))
  }
}
