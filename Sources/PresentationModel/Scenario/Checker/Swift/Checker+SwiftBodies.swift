/// The bodies of the file's Swift, and where UIKit and launch call them.
extension Checker {
  /// Reads every body; the statements at column one follow with the others.
  mutating func lowerSwift() {
    guard swift.isUsed else { return }
    program.swift.classes = Array(repeating: SwiftClass(), count: program.classes.count)
    lowerGlobals()
    for row in swift.members.keys.sorted() { makeFieldsInitializer(ClassID(row)) }
    var next = 0
    while next < swift.pending.count {
      let (method, kind, type) = swift.pending[next]
      next += 1
      lower(method, kind, type)
    }
    connectCallbacks()
    makeLaunch()
  }

  /// The classes of the file above a class, itself first.
  func lineage(_ id: ClassID) -> [ClassID] {
    var result: [ClassID] = []
    var next: ClassID? = id
    while let current = next, result.count < 300 {
      result.append(current)
      next = program.classes[Int(current.index)].superclass
    }
    return result
  }

  // MARK: One function

  private mutating func begin(
    _ kind: SwiftFunction.Kind, _ name: String, _ node: SyntaxNode.ID, _ owner: ClassID?, isStatic: Bool
  ) {
    let range = tree[node].range
    let owned = owner.map { "\(program.classes[Int($0.index)].name).\(name)" } ?? name
    var builder = SwiftBuilder(
      kind, name: owned, line: source.line(of: Int(range.start)), range: byteRange(range), owner: owner)
    builder.isStatic = isStatic
    if owner != nil, !isStatic {
      let slot = builder.slot("self")
      builder.function.selfSlot = slot
      builder.me = .slot(slot)
    }
    swift.builders.append(builder)
  }

  mutating func finish() -> SwiftFunction {
    var builder = swift.builders.removeLast()
    builder.function.firstTemporary = builder.function.slots.count
    return builder.function
  }

  private mutating func lower(_ method: SwiftMethod, _ kind: SwiftFunction.Kind, _ type: SwiftType?) {
    guard let block = method.block else { return }
    let labels = method.parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
    let shown = kind == .accessor || kind == .deinitializer ? method.name : "\(method.name)(\(labels))"
    begin(kind, shown, method.node, method.owner, isStatic: method.isStatic)
    declareParameters(method)
    declareGivenBack(method, kind)
    returning(type ?? method.result.map { self.type(of: $0) })
    if kind == .initializer, !method.isConvenience, let owner = method.owner,
      let fields = swift.members[owner.index]?.fieldsInitializer, let me = builder.me
    {
      emit(.call(fields, on: me, [], to: nil), method.node)
    }
    noteMissingSuper(method, block)
    lowerBody(block)
    if kind == .initializer, !method.isConvenience, let owner = method.owner, !callsInit(block), let me = builder.me {
      initializeSuper(of: owner, me, [], method.node)
    }
    program.define(method.body, as: finish())
  }

  /// Whether a body calls `super.init` or `self.init` itself.
  private func callsInit(_ block: SyntaxNode.ID) -> Bool {
    tree.text(of: block, has: ".init(")
  }

  mutating func declareParameters(_ method: SwiftMethod) {
    for (row, parameter) in method.parameters.enumerated() {
      let slot = builder.slot(text(parameter.name))
      builder.function.parameters.append(slot)
      var type = type(ofParameter: row, of: method)
      if parameter.isVariadic { type = .list(type) }
      declare(parameter.name, .slot(slot), type)
    }
  }

  /// `override func present(…)` without `super.present`: what UIKit does does not happen. Of what UIKit calls itself the
  /// part of the superclass is empty here.
  mutating func noteMissingSuper(_ method: SwiftMethod, _ block: SyntaxNode.ID) {
    guard hasModifier(method.node, "override"), !tree.text(of: block, has: "super.\(method.name)") else { return }
    let labels = method.parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
    let written = "\(method.name)(\(labels))"
    if callback(of: method) == nil, replacedMethod(method) != nil {
      builder.beginsStatement = true
      emit(
        .note("'\(written)' takes the place of UIKit's and does not call super: UIKit does nothing here"), method.node)
    }
  }

  /// The statements of a body; a single expression is its value.
  mutating func lowerBody(_ block: SyntaxNode.ID) {
    let statements = Array(tree.children(of: block))
    guard statements.count == 1, wantsValue else {
      lowerStatements(statements)
      leaveBlock(0, block)
      return finishBody(block)
    }
    if builder.returns != nil, isChoice(statements[0]) {
      builder.beginsStatement = true
      if let (operand, _) = lowerChoice(statements[0], expecting: expectedResult) { giveBack(operand, statements[0]) }
      return
    }
    guard tree[statements[0]].kind == .expressionStatement, let value = tree.child(of: statements[0], at: 0) else {
      lowerStatements(statements)
      leaveBlock(0, block)
      return finishBody(block)
    }
    builder.beginsStatement = true
    let count = builder.function.instructions.count
    if let (operand, type) = lowerValue(value, expecting: expectedResult, isStatement: builder.returns == nil) {
      if builder.found == nil { builder.found = type }
      giveBack(operand, statements[0])
    } else if builder.returns == nil {
      builder.truncate(to: count)
      leaveOut(statements[0])
      finishBody(block)
    } else {
      giveBack(opaque(plainText(tree[value].range), value), statements[0])
    }
  }

  // MARK: Stored properties

  /// A function that gives an instance the values with which its properties are declared.
  private mutating func makeFieldsInitializer(_ id: ClassID) {
    guard let members = swift.members[id.index] else { return }
    var isNeeded = false
    for name in members.stored {
      guard let property = members.properties[name] else { continue }
      if property.isStatic || property.isLazy && property.field != nil {
        makeLazy(property, id)
      } else {
        isNeeded = true
      }
    }
    guard isNeeded, swift.valueOfRow[id.index] == nil,
      let first = members.stored.first.flatMap({ members.properties[$0] })
    else { return }
    begin(.initializer, "init()", first.binding, id, isStatic: false)
    for name in members.stored {
      guard let property = members.properties[name], let field = property.field, !property.isStatic, !property.isLazy,
        let me = builder.me
      else { continue }
      builder.beginsStatement = true
      if let initial = property.initial {
        nameHint = property.name
        nameWhatIsReturned(initial, property.name)
        defer { swift.returned = nil }
        if let (value, type) = lowerValue(initial, expecting: property.type) {
          emit(.writeField(field, of: me, value), property.binding)
          if case .unknown = property.type { swift.members[id.index]?.properties[name]?.type = type }
        } else {
          emit(.writeField(field, of: me, opaque(of: initial)), property.binding)
        }
        nameHint = nil
      } else if !property.takesNil || isOpaque(property.type) {
        let slot = builder.slot()
        emit(.opaque(to: slot), property.binding, text: text(property.name))
        emit(.writeField(field, of: me, .slot(slot)), property.binding)
      } else {
        emit(.writeField(field, of: me, .none), property.binding)
      }
    }
    let body = reserve(.initializer, "init()", first.binding, id)
    program.define(body, as: finish())
    swift.members[id.index]?.fieldsInitializer = body
  }

  /// `{ let vc = …; return vc }()`: `vc` is what the property is called by.
  private mutating func nameWhatIsReturned(_ initial: SyntaxNode.ID, _ name: Name) {
    guard tree[initial].kind == .path, let head = tree.child(of: initial, at: 0), tree[head].kind == .closure,
      let block = block(of: head), let last = Array(tree.children(of: block)).last,
      tree[last].kind == .returnStatement || tree[last].kind == .expressionStatement
        || tree[last].kind == .readStatement, var value = tree.child(of: last, at: 0)
    else { return }
    if tree[value].kind == .path, let first = tree.child(of: value, at: 0), tree[first].nextSibling == nil {
      value = first
    }
    guard tree[value].kind == .identifier, let local = tree[value].name else { return }
    swift.returned = (local, name)
  }

  func isOpaque(_ type: SwiftType) -> Bool { if case .opaque = type { true } else { false } }

  /// A lazy or static property is made when it is first read.
  private mutating func makeLazy(_ property: SwiftProperty, _ id: ClassID) {
    guard let field = property.field, let initial = property.initial else { return }
    let owner = property.isStatic ? nil : id
    begin(.initialValue, text(property.name), property.binding, owner, isStatic: property.isStatic)
    nameHint = property.name
    nameWhatIsReturned(initial, property.name)
    defer { swift.returned = nil }
    builder.owner = id
    if let (value, type) = lowerValue(initial, expecting: property.type) {
      emit(.return(value), property.binding)
      if case .unknown = property.type { swift.members[id.index]?.properties[property.name.id]?.type = type }
    } else {
      emit(.return(opaque(of: initial)), property.binding)
    }
    nameHint = nil
    let body = reserve(.initialValue, text(property.name), property.binding, owner)
    program.define(body, as: finish())
    program.swift.fields[Int(field.index)].initial = body
  }

  // MARK: Where UIKit calls them

  private mutating func connectCallbacks() {
    for row in swift.members.keys.sorted() {
      guard let members = swift.members[row], swift.valueOfRow[row] == nil else {
        continue
      }
      for id in members.methods.keys.sorted() {
        for method in members.methods[id] ?? [] where method.block != nil && !method.isStatic {
          connect(method, ClassID(row))
        }
      }
      for id in members.properties.keys.sorted() {
        if let property = members.properties[id] { connect(property, ClassID(row)) }
      }
    }
    // What is inherited: methods of superclasses that no class below has anew.
    program.swift.classes = Array(repeating: SwiftClass(), count: program.classes.count)
    for row in program.classes.indices {
      var entry = SwiftClass()
      for id in lineage(ClassID(Int32(row))) {
        guard let members = swift.members[id.index] else { continue }
        for id in members.methods.keys.sorted() {
          for method in members.methods[id] ?? [] where !method.isStatic && method.block != nil {
            if !entry.methods.contains(where: { $0.selector == method.selector }) {
              entry.methods.append((method.selector, method.body))
            }
            if callback(of: method) == nil, let replaced = replacedMethod(method),
              !entry.overrides.contains(where: { $0.method == replaced })
            {
              entry.overrides.append((replaced, method.body))
            }
          }
        }
        for property in members.properties.values.sorted(by: { $0.name.id < $1.name.id }) where !property.isStatic {
          for accessor in [property.getter, property.setter] {
            if let accessor, !entry.methods.contains(where: { $0.selector == accessor.selector }) {
              entry.methods.append((accessor.selector, accessor.body))
            }
          }
          if let getter = property.getter, let known = PropertyLookup.named(text(property.name), bases[row]),
            !entry.getters.contains(where: { $0.property == known })
          {
            entry.getters.append((known, getter.body))
          }
        }
        for name in swift.conformances[id.index] ?? [] {
          guard let own = swift.protocolRows[name], let members = swift.members[own.index] else { continue }
          addDefaults(members, to: &entry)
        }
        entry.fields.insert(contentsOf: members.stored.compactMap { members.properties[$0]?.field }, at: 0)
        if let last = members.deinitializer { entry.deinitializers.append(last.body) }
        for name in swift.conformances[id.index] ?? [] {
          if let own = swift.protocols[name], !entry.protocols.contains(own) { entry.protocols.append(own) }
          addDefaults(of: name, to: &entry.methods)
        }
        addAccessors(id, to: &entry.methods)
      }
      program.swift.classes[row] = entry
    }
    connectValues()
  }

  /// What the extension of a protocol does for a class that does not do it itself.
  private func addDefaults(_ members: SwiftMembers, to entry: inout SwiftClass) {
    for id in members.methods.keys.sorted() {
      for method in members.methods[id] ?? [] where !method.isStatic && method.block != nil {
        if !entry.methods.contains(where: { $0.selector == method.selector }) {
          entry.methods.append((method.selector, method.body))
        }
      }
    }
    for property in members.properties.values.sorted(by: { $0.name.id < $1.name.id }) where !property.isStatic {
      for accessor in [property.getter, property.setter] {
        if let accessor, !entry.methods.contains(where: { $0.selector == accessor.selector }) {
          entry.methods.append((accessor.selector, accessor.body))
        }
      }
    }
  }

  /// The method of UIKit's whose place an override takes.
  func replacedMethod(_ method: SwiftMethod) -> Method? {
    guard let owner = method.owner, isController(owner), hasModifier(method.node, "override") else { return nil }
    let labels = method.parameters.map { $0.label.isEmpty ? nil : Optional($0.label) }
    for info in methods(method.name, on: bases[Int(owner.index)], exact: true) {
      var all = info.parameters.map { $0.label }
      all += info.closures.map { Optional($0) }
      if let completion = info.completion { all.append(completion) }
      if all == labels { return info.method }
    }
    return nil
  }

  private mutating func connect(_ method: SwiftMethod, _ owner: ClassID) {
    if isController(owner), method.parameters.count == 1, let type = method.parameters[0].type,
      tree[type].name.map({ text($0) }) == "UIStoryboardSegue", hasModifier(method.node, "IBAction")
    {
      program.classes[Int(owner.index)].actions.append(method.name)
      program.classes[Int(owner.index)].callbacks.append(
        CallbackBody(callback: .unwindAction, body: method.body, owner: owner, action: method.name))
      return
    }
    guard let callback = callback(of: method) else { return }
    let info = callback.info
    let isTheirs =
      info.delegateProtocol != nil
      ? isController(owner) || conforms(owner, to: info.delegateProtocol!)
      : bases[Int(owner.index)].inherits(from: info.owner)
    guard isTheirs else { return }
    program.classes[Int(owner.index)].callbacks.append(
      CallbackBody(callback: callback, body: method.body, owner: owner))
    if info.answer != nil, let value = constant(method) {
      program.classes[Int(owner.index)].answers.append(MethodAnswer(method: callback, value: .value(value)))
    }
  }

  /// What a function always answers, where that is a constant.
  private func constant(_ method: SwiftMethod) -> Value? {
    guard let function = program.function(method.body), function.instructions.count == 1,
      case .return(.value(let value)) = function.instructions[0].kind
    else { return nil }
    return value
  }

  private mutating func connect(_ property: SwiftProperty, _ owner: ClassID) {
    guard let getter = property.getter, let known = PropertyLookup.named(text(property.name), bases[Int(owner.index)]),
      let function = program.function(getter.body), function.instructions.count == 1,
      case .return(.value(let value)) = function.instructions[0].kind
    else { return }
    program.classes[Int(owner.index)].defaults.append(
      PropertyDefault(property: known, value: .value(value), range: byteRange(tree[property.binding].range)))
  }

  // MARK: Launch

  private var hasWindow: Bool { !program.windows.isEmpty }

  private mutating func makeLaunch() {
    for index in program.outline.classes.indices {
      initializeOutline(.controller(ControllerID(Int32(index))), program.outline.classes[index])
    }
    for index in program.objects.indices {
      initializeOutline(.object(ObjectID(Int32(index))), program.objects[index].objectClass)
    }
    guard !hasWindow else { return }
    for name in ["scene", "application"] {
      for row in swift.members.keys.sorted() {
        guard let id = names.find(name), let method = swift.members[row]?.methods[id.id]?.first(where: isLaunch),
          method.block != nil
        else { continue }
        launch(method, ClassID(row))
        return
      }
    }
  }

  func isLaunch(_ method: SwiftMethod) -> Bool {
    method.labels.contains("willConnectTo") || method.labels.contains("didFinishLaunchingWithOptions")
  }

  private mutating func launch(_ method: SwiftMethod, _ owner: ClassID) {
    let field = delegateField(owner, method.node)
    begin(.expression, "launch", method.node, nil, isStatic: true)
    let slot = builder.slot("delegate")
    builder.beginsStatement = true
    emit(.allocate(owner, name: nil, to: slot), method.node)
    initialize(owner, .slot(slot), [], method.node)
    emit(.writeField(field, of: .none, .slot(slot)), method.node)
    var arguments: [Operand] = []
    for parameter in method.parameters {
      let argument = builder.slot()
      emit(.opaque(to: argument), method.node, text: text(parameter.name))
      arguments.append(.slot(argument))
    }
    emit(.call(method.body, on: .slot(slot), arguments, to: nil), method.node)
    let body = reserve(.expression, "launch", method.node, nil)
    program.define(body, as: finish())
    program.swift.launch = body
  }

  private mutating func initializeOutline(_ subject: Value, _ type: ClassID) {
    let classes = lineage(type).filter { swift.members[$0.index] != nil }
    guard !classes.isEmpty, let node = classNodes.first(where: { $0.row == classes[0].index })?.node else { return }
    begin(.initializer, "init(coder:)", node, type, isStatic: false)
    builder.beginsStatement = true
    if let me = builder.me {
      if let call = swift.outlineCalls.first(where: { $0.subject == subject })?.call {
        builder.isStatic = true
        initializeByOutline(type, me, call)
      } else {
        for id in classes {
          if let fields = swift.members[id.index]?.fieldsInitializer { emit(.call(fields, on: me, [], to: nil), node) }
        }
      }
    }
    let body = reserve(.initializer, "init(coder:)", node, type)
    program.define(body, as: finish())
    program.swift.outlineInitializers.append((subject, body))
  }
}

extension PropertyLookup {
  /// The property of a name on a class, its own or inherited.
  static func named(_ name: String, _ type: UIKitClass) -> Property? {
    for current in type.lineage {
      if let info = current.properties.first(where: { $0.name == name }) { return info.property }
    }
    return nil
  }
}
