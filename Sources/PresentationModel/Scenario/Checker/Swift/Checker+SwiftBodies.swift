/// The bodies of the file's Swift, and where UIKit and launch call them.
extension Checker {
  /// Reads every body; the statements at column one follow with the others.
  mutating func lowerSwift() {
    guard swift.isUsed else { return }
    program.swift.classes = Array(repeating: SwiftClass(), count: program.classes.count)
    enterPastedWhole()
    enterProtocolSelves()
    // First all of them: the value of a property may be an instance of a class that is declared further down.
    for row in swift.members.keys.sorted() { reserveFieldsInitializer(ClassID(row)) }
    lowerGlobals()
    collectMembersLookedAt()
    for row in swift.members.keys.sorted() { makeFieldsInitializer(ClassID(row)) }
    makeLazyParts()
    connectOperators()
    makeObservedSetters()
    // Functions at column one name what others make, and nobody knows which line calls them last.
    for isLone in [false, true] {
      mentioning = isLone ? Checker.forever : Checker.nowhere
      for (method, kind, type) in swift.pending
      where swift.loneStarts.contains(tree[method.node].range.start) == isLone {
        lower(method, kind, type)
      }
    }
    mentioning = Checker.nowhere
    lowerGlobals(behindCode: true)
    noteTypeSlips()
    readHints()
    connectCallbacks()
    concludeScenes()
    findWhatLintTells()
    makeLaunch()
  }

  /// The classes of the file above a class, itself first.
  func lineage(_ id: ClassID) -> Lineage { Lineage(id, program.classes) }

  // MARK: One function

  mutating func begin(
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
      builder.function.isOfOptional = swift.standardRows["Optional"]?.contains { $0.row == owner?.index } ?? false
      builder.me = .slot(slot)
    }
    swift.builders.append(builder)
  }

  mutating func finish() -> SwiftFunction {
    var builder = swift.builders.removeLast()
    builder.function.firstTemporary = builder.function.slots.count
    builder.function.looksForCases = builder.function.instructions.contains {
      if case .rawCase = $0.kind { true } else { false }
    }
    if !builder.isValueInitializer, !builder.givesMe { builder.function.givesBack = builder.givesBack }
    return builder.function
  }

  private mutating func lower(_ method: SwiftMethod, _ kind: SwiftFunction.Kind, _ type: SwiftType?) {
    guard let block = method.block else { return }
    let labels = method.signatureLabels
    let shown = kind == .accessor || kind == .deinitializer ? method.name : "\(method.name)(\(labels))"
    begin(kind, shown, method.node, method.owner, isStatic: method.isStatic)
    declareParameters(method)
    declareGenerics(of: method)
    declareGivenBack(method, kind)
    returning(type ?? method.result.map { self.type(of: $0) })
    if kind == .initializer, !method.isConvenience, let owner = method.owner,
      let fields = swift.members[owner.index]?.fieldsInitializer, let me = builder.me
    {
      emit(.call(fields, on: me, [], to: nil), method.node)
    }
    let outer = swift.method
    swift.method = method
    defer { swift.method = outer }
    noteMissingSuper(method)
    if let maker = method.builder { lowerBuilt(block, maker) } else { lowerBody(block) }
    if kind == .initializer, !method.isConvenience, let owner = method.owner, !callsInit(block), let me = builder.me {
      endIfNil(initializeSuper(of: owner, me, [], method.node), method.node)
    }
    if builder.givesMe, let me = builder.me { emit(.return(me), method.node) }
    program.define(method.body, as: finish())
  }

  /// Whether a body calls `super.init` or `self.init` itself, or never comes to its end.
  private func callsInit(_ block: SyntaxNode.ID) -> Bool {
    tree.text(of: block, has: ".init(") || tree.lastChild(of: block).map { endsTheApp($0) } ?? false
  }

  mutating func declareParameters(_ method: SwiftMethod) {
    for (row, parameter) in method.parameters.enumerated() {
      let slot = builder.slot(text(parameter.name))
      builder.function.parameters.append(slot)
      var type = type(ofParameter: row, of: method)
      if parameter.isVariadic { type = .list(type) }
      declare(
        parameter.name, .slot(slot), type, isVariable: parameter.isInout,
        written: parameter.isVariadic ? WrittenType(takesNil: false) : written(type: parameter.type))
      // How large a view becomes is layout.
      if row == 0, method.name == "viewWillTransition", callback(of: method) == .viewWillTransition {
        emit(.opaque(to: slot), method.node, text: text(parameter.name))
      }
    }
  }

  /// `override func present(…)` without `super.present`: what UIKit does does not happen. Of what UIKit calls itself the
  /// part of the superclass is empty here.
  mutating func noteMissingSuper(_ method: SwiftMethod) {
    guard leavesOutSuper(method) else { return }
    let labels = method.signatureLabels
    let written = "\(method.name)(\(labels))"
    if Self.wantsSuper(method.name), callback(of: method) != nil {
      builder.beginsStatement = true
      emit(.note("'\(written)' does not call super, as an override of it must"), method.node)
    }
    if callback(of: method) == nil, replacedMethod(method) != nil {
      builder.beginsStatement = true
      emit(
        .note("'\(written)' takes the place of UIKit's and does not call super: UIKit does nothing here"), method.node)
    }
  }

  /// Whether a method is an override that does not call what it overrides.
  func leavesOutSuper(_ method: SwiftMethod) -> Bool {
    guard hasModifier(method.node, "override"), let block = method.block else { return false }
    return !tree.text(of: block, has: "super.\(method.name)")
  }

  /// Whether UIKit asks an override of a callback to call super: `loadView` must not.
  private static func wantsSuper(_ name: String) -> Bool {
    switch name {
    case "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      "viewWillTransition", "willTransition", "traitCollectionDidChange", "didReceiveMemoryWarning":
      true
    default: false
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
    if builder.returns != nil ? isChoice(statements[0]) : choosesValues(statements[0]) {
      builder.beginsStatement = true
      if let (operand, type) = lowerChoice(statements[0], expecting: expectedResult) {
        noteResult(statements[0], type)
        giveBack(operand, statements[0])
      }
      return
    }
    // A closure at column one has the scenario's statements.
    guard [.expressionStatement, .callStatement, .readStatement].contains(tree[statements[0]].kind),
      let value = tree.child(of: statements[0], at: 0)
    else {
      lowerStatements(statements)
      leaveBlock(0, block)
      return finishBody(block)
    }
    builder.beginsStatement = true
    builder.statement = byteRange(tree[statements[0]].range)
    if isRefusedAsALine(statements[0]) { return finishBody(block) }
    if builder.function.kind != .closure { wanting(swift.method?.result, value) }
    let count = builder.function.instructions.count
    if let (operand, type) = lowerValue(value, expecting: expectedResult, isStatement: builder.returns == nil) {
      noteResult(value, type)
      giveBack(operand, statements[0])
    } else if builder.returns == nil {
      builder.truncate(to: count)
      leaveOut(statements[0])
      // Who uses what it gives back knows no more of it than of the call.
      if builder.function.kind == .closure {
        giveBack(opaque(plainText(tree[plain(value)].range), value), statements[0])
      }
      finishBody(block)
    } else {
      giveBack(opaque(of: value), statements[0])
    }
  }

  // MARK: Stored properties

  /// Whether an instance of a class gets values with which the class declares its properties.
  private mutating func reserveFieldsInitializer(_ id: ClassID) {
    guard let members = swift.members[id.index], swift.valueOfRow[id.index] == nil,
      let first = members.stored.first.flatMap({ members.properties[$0] }),
      members.stored.contains(where: { members.properties[$0].map { !isMadeLater($0) } ?? false })
    else { return }
    let body = reserve(.initializer, "init()", first.binding, id)
    swift.members[id.index]?.fieldsInitializer = body
  }

  private func isMadeLater(_ property: SwiftProperty) -> Bool {
    property.isStatic || property.isLazy && property.field != nil
  }

  /// A function that gives an instance the values with which its properties are declared.
  private mutating func makeFieldsInitializer(_ id: ClassID) {
    guard let members = swift.members[id.index] else { return }
    for name in members.stored {
      if let property = members.properties[name], isMadeLater(property) { makeLazy(property, id) }
      if let property = members.properties[name], property.subject != nil { makeSubject(of: property, id) }
      if let property = members.properties[name], property.observers != nil { makeObservers(of: property, id) }
    }
    guard let body = members.fieldsInitializer, let first = members.stored.first.flatMap({ members.properties[$0] })
    else { return }
    begin(.initializer, "init()", first.binding, id, isStatic: false)
    var tuple: (node: SyntaxNode.ID, value: Lowered)?
    for name in members.stored {
      guard let property = members.properties[name], let field = property.field, !property.isStatic, !property.isLazy,
        let me = builder.me
      else { continue }
      builder.beginsStatement = true
      if let wrapper = property.wrapper {
        let whole =
          isOpaque(wrapper)
          ? nil : wrapped(property, property.initial, property.binding)
        let held = whole ?? opaque(text(property.name), property.binding)
        emit(.writeField(field, of: me, held), property.binding)
        continue
      }
      if let (whole, row) = property.tuple {
        let found = tuple?.node == whole ? tuple?.value : lowerValue(whole, expecting: .unknown)
        let value = found ?? (opaque(of: whole), .opaque)
        tuple = (whole, value)
        let part = builder.slot()
        emit(.payload(value.0, row, to: part), property.binding)
        emit(.writeField(field, of: me, .slot(part)), property.binding)
        if case .tuple(let parts) = value.1, parts.indices.contains(Int(row)) {
          swift.members[id.index]?.properties[name]?.type = parts[Int(row)].type
        }
        continue
      }
      if let initial = property.initial {
        nameHint = property.name
        nameWhatIsReturned(initial, property.name)
        defer { swift.returned = nil }
        connectInitial(initial, of: property.name, property.binding)
        tellClosure(initial, written(type: property.annotation))
        if isMadeByItsClass(initial) {
          let found = lowerValue(initial, expecting: property.type)?.0 ?? opaque(of: initial)
          let (made, type) = standIn(found, of: property, initial)
          emit(.writeField(field, of: me, made), property.binding)
          if property.annotation == nil { swift.members[id.index]?.properties[name]?.type = type }
        } else if let (value, type) = lowerValue(initial, expecting: property.type) {
          emit(.writeField(field, of: me, value), property.binding)
          if case .unknown = property.type { swift.members[id.index]?.properties[name]?.type = type }
        } else {
          emit(.writeField(field, of: me, opaque(of: initial)), property.binding)
        }
        nameHint = nil
      } else if !property.takesNil || isOpaque(property.type) && !isOfFileAlone(property) || isGivenElsewhere(property)
      {
        let slot = builder.slot()
        emit(.opaque(to: slot), property.binding, text: text(property.name))
        emit(.writeField(field, of: me, .slot(slot)), property.binding)
      } else if isSetByOthers(property) {
        program.swift.fields[Int(field.index)].isSetNowhere = assignments()[property.name.id] == nil
      } else {
        emit(.writeField(field, of: me, .none), property.binding)
      }
    }
    program.define(body, as: finish())
  }

  /// Whether code outside of an instance may set a property: other code of the app, or the file's by another name than
  /// `self`. Such a property has no value until somebody sets it.
  private mutating func isSetByOthers(_ property: SwiftProperty) -> Bool {
    guard let declaration = property.declaration, property.wrapper == nil, property.observers == nil else {
      return false
    }
    guard hasModifier(declaration, "private") || hasModifier(declaration, "fileprivate") else { return true }
    return assignments()[property.name.id]?.contains { node in
      guard let target = tree.child(of: node, at: 0), tree[target].kind == .path else { return false }
      let parts = Array(tree.children(of: target))
      return parts.count > 1 && tree[parts[parts.count - 2]].name != .self
    } ?? false
  }

  /// Whether a property of type `T!` is assigned only where code that was not pasted calls it, before it is used.
  private mutating func isGivenElsewhere(_ property: SwiftProperty) -> Bool {
    guard swift.implicit.contains(property.name.id), let annotation = property.annotation,
      tree[annotation].flags.contains(.forced), !isOfFileAlone(property)
    else { return false }
    return assignments()[property.name.id]?.allSatisfy { isCalledElsewhere($0, property) } ?? false
  }

  /// Whether an assignment stands in an override of what a class has that was not pasted, which calls it.
  private mutating func isCalledElsewhere(_ node: SyntaxNode.ID, _ property: SwiftProperty) -> Bool {
    guard let owner = property.owner, !isPastedWhole(owner, orBelowSystem: true) else { return false }
    let above = bases[Int(owner.index)]
    let methods = swift.members[owner.index]?.methods.values.flatMap { $0 } ?? []
    return methods.contains { method in
      guard let block = method.block, hasModifier(method.node, "override"),
        tree[block].range.start <= tree[node].range.start, tree[node].range.end <= tree[block].range.end
      else { return false }
      return callback(of: method) == nil && !above.lineage.contains { $0.hasMethod(method.name) }
    }
  }

  /// The assignments of the file by the last name of what is assigned.
  private mutating func assignments() -> [Int32: [SyntaxNode.ID]] {
    if let known = swift.assignments { return known }
    var found: [Int32: [SyntaxNode.ID]] = [:]
    for row in tree.nodes.indices {
      let node = SyntaxNode.ID(Int32(truncatingIfNeeded: row))
      let kind = tree[node].kind
      guard kind == .assignment || kind == .compoundAssignment || kind == .unary, !isOfPresim(node),
        let target = tree.child(of: node, at: 0)
      else { continue }
      let last = tree[target].kind == .path ? tree.lastChild(of: target) ?? target : target
      if let name = tree[last].name { found[name.id, default: []].append(node) }
    }
    swift.assignments = found
    return found
  }

  /// Whether code of this file gives an optional property its first value: no other can, or it assigns one.
  private mutating func isOfFileAlone(_ property: SwiftProperty) -> Bool {
    guard let declaration = property.declaration, property.wrapper == nil, property.attribute == nil,
      !hasModifier(declaration, "IBOutlet"), !hasModifier(declaration, "NSManaged")
    else { return false }
    return hasModifier(declaration, "private") || hasModifier(declaration, "fileprivate") || isAssigned(property)
  }

  /// Whether the type that declares a property assigns it a value: `observer = center.addObserver(…)`.
  private mutating func isAssigned(_ property: SwiftProperty) -> Bool {
    guard let owner = property.owner, let found = assignments()[property.name.id] else { return false }
    let blocks = (swift.members[owner.index]?.methods.values.flatMap { $0 } ?? []).compactMap { $0.block }
    return found.contains { node in
      guard tree[node].kind == .assignment, let target = tree.child(of: node, at: 0),
        let value = tree.child(of: node, at: 1), tree[value].kind != .nilLiteral
      else { return false }
      let parts = tree[target].kind == .path ? Array(tree.children(of: target)) : [target]
      guard parts.count == 1 || parts.count == 2 && tree[parts[0]].name == .self, !isCalledElsewhere(node, property)
      else { return false }
      return blocks.contains { block in
        tree[block].range.start <= tree[node].range.start && tree[node].range.end <= tree[block].range.end
      }
    }
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
    if tree[value].kind == .path, controlCall(value) != nil {
      // What is made where it is returned has no name but the property's.
      swift.returned = (.underscore, name)
    }
    guard tree[value].kind == .identifier, let local = tree[value].name else { return }
    swift.returned = (local, name)
  }

  func isOpaque(_ type: SwiftType) -> Bool { if case .opaque = type { true } else { false } }

  /// A lazy or static property is made when it is first read.
  private mutating func makeLazy(_ property: SwiftProperty, _ id: ClassID) {
    guard let field = property.field else { return }
    if property.isStatic, let wrapper = property.wrapper, !isOpaque(wrapper) {
      begin(.initialValue, text(property.name), property.binding, nil, isStatic: true)
      builder.owner = id
      let made = wrapped(property, property.initial, property.binding)
      emit(.return(made ?? opaque(text(property.name), property.binding)), property.binding)
      let body = reserve(.initialValue, text(property.name), property.binding, nil)
      program.define(body, as: finish())
      return program.swift.fields[Int(field.index)].initial = body
    }
    guard let initial = property.initial else { return }
    let owner = property.isStatic ? nil : id
    begin(.initialValue, text(property.name), property.binding, owner, isStatic: property.isStatic)
    nameHint = property.name
    nameWhatIsReturned(initial, property.name)
    defer { swift.returned = nil }
    builder.owner = id
    if !property.isStatic { connectInitial(initial, of: property.name, property.binding) }
    tellClosure(initial, written(type: property.annotation))
    if isMadeByItsClass(initial) {
      let found = lowerValue(initial, expecting: property.type)?.0 ?? opaque(of: initial)
      let (made, type) = standIn(found, of: property, initial)
      emit(.return(made), property.binding)
      if property.annotation == nil { swift.members[id.index]?.properties[property.name.id]?.type = type }
    } else if let (value, type) = lowerValue(initial, expecting: property.type) {
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
}

extension PropertyLookup {
  /// The property of a name on a class, its own or inherited.
  static func named(_ name: String, _ type: UIKitClass) -> Property? {
    find(named: name, on: type)?.property
  }
}

/// A class and those above it, itself first; it goes up as far as somebody asks.
struct Lineage: Sequence, IteratorProtocol {
  private let classes: [ClassInfo]
  private var current: ClassID?
  /// A class that is its own superclass is an error, and has an end too.
  private var left = 300

  init(_ id: ClassID, _ classes: [ClassInfo]) { (current, self.classes) = (id, classes) }

  mutating func next() -> ClassID? {
    guard left > 0, let id = current else { return nil }
    left -= 1
    // Looked at where it lies: a class is large.
    current = classes.withUnsafeBufferPointer { $0[Int(id.index)].superclass }
    return id
  }

  var count: Int { reduce(0) { count, _ in count + 1 } }
}
