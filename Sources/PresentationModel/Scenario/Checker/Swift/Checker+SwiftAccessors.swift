/// What is read and written by a function: through a protocol, by observers, subscripts, wrappers.
extension Checker {
  // MARK: Protocols

  /// The protocols from which one inherits.
  func inherited(by key: Int32) -> [Int32] {
    var all = [key]
    var next = 0
    while next < all.count, all.count < 300 {
      if let node = swift.protocolNodes[all[next]] {
        for child in supertypes(of: node) {
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
    addSubscripts(members, to: &methods)
    for property in members.properties.values.sorted(by: { $0.name.id < $1.name.id }) {
      for accessor in [property.getter, property.setter] {
        if let accessor, !methods.contains(where: { $0.selector == accessor.selector }) {
          methods.append((accessor.selector, accessor.body))
        }
      }
    }
  }

  /// Subscripts, for who reads or writes one through a protocol.
  func addSubscripts(_ members: SwiftMembers, to methods: inout [(selector: SelectorID, function: BodyID)]) {
    for (getter, setter) in members.subscripts {
      for case let accessor? in [getter, setter] where accessor.block != nil {
        if !methods.contains(where: { $0.selector == accessor.selector }) {
          methods.append((accessor.selector, accessor.body))
        }
      }
    }
  }

  /// Stored properties that are read or written by name, through a protocol: a getter and a setter each.
  mutating func addAccessors(_ id: ClassID, to methods: inout [(selector: SelectorID, function: BodyID)]) {
    guard let members = swift.members[id.index] else { return }
    for name in members.stored where swift.accessed.contains(name) {
      guard let property = members.properties[name], !property.isStatic, property.wrapper == nil else { continue }
      let get = selector("get \(text(property.name))")
      if !methods.contains(where: { $0.selector == get }) {
        methods.append((get, accessor(property, id, isSetter: false)))
      }
      guard property.field != nil || property.position != nil else { continue }
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
      if let position = property.position {
        let whole = SwiftPlace(kind: .variable(.slot(me)), type: .unknown, hint: nil)
        write(
          .slot(value),
          to: SwiftPlace(kind: .part(whole, .slot(me), position, property), type: property.type, hint: nil),
          property.binding)
        let pair = builder.slot()
        emit(.list([.none, .slot(me)], to: pair), property.binding)
        emit(.return(.slot(pair)), property.binding)
      } else {
        write(
          .slot(value), to: SwiftPlace(kind: .field(property, .slot(me)), type: property.type, hint: nil),
          property.binding)
      }
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
    connectStandardTypes()
    for row in swift.values.indices {
      let owner = swift.values[row].row
      var methods: [(selector: SelectorID, function: BodyID)] = []
      if let members = swift.members[owner.index] {
        for id in members.methods.keys.sorted() {
          for method in members.methods[id] ?? [] where !method.isStatic && method.block != nil {
            methods.append((method.selector, method.body))
          }
        }
        for property in members.properties.values.sorted(by: { $0.name.id < $1.name.id }) where !property.isStatic {
          for case let accessor? in [property.getterChanges ? nil : property.getter, property.setter] {
            methods.append((accessor.selector, accessor.body))
          }
        }
        addSubscripts(members, to: &methods)
      }
      let protocols = protocols(of: owner)
      addAccessors(owner, to: &methods)
      for key in protocols { addDefaults(of: key, to: &methods) }
      program.swift.enums[row].methods = methods
      program.swift.enums[row].protocols = protocols.compactMap { swift.protocols[$0] }
      if swift.values[row].node != nil { program.swift.enums[row].printed = printed(row, owner) }
    }
  }

  /// The extensions of Swift's own types that ask for nothing, by what a value of the type is when it runs.
  private mutating func connectStandardTypes() {
    for row in swift.standardTypes.keys.sorted() {
      let test: TypeTest? =
        switch text(classNames[Int(row)]) {
        case "Int": .int
        case "Double", "CGFloat", "Float", "TimeInterval": .double
        case "String", "Character": .string
        case "Bool": .bool
        case "Array": .list
        default: nil
        }
      if let test { program.swift.extended.append((test, ClassID(row))) }
      let name = text(classNames[Int(row)])
      guard name.hasText(" where ") else { continue }
      for id in protocols(of: ClassID(row)).compactMap({ swift.protocols[$0] }) {
        program.swift.conditional.append((id, isOfOptionals: name.hasPrefix("Optional")))
      }
    }
  }

  /// The parts that ``SwiftEnum/printed`` has.
  private mutating func printed(_ row: Int, _ owner: ClassID) -> [[PrintedForm.Part]?] {
    guard program.swift.enums[row].isStructure else {
      return swift.cases[row].map { own in
        own.payload.map { PrintedForm.Part(label: $0.label, form: $0.type.map { partForm(ofType: $0) } ?? .unknown) }
      }
    }
    guard let members = swift.members[owner.index] else { return [[]] }
    // Swift writes the name of a generic structure with the types that its parameters are.
    guard genericNames(of: owner).isEmpty else { return [nil] }
    var parts: [PrintedForm.Part] = []
    for id in members.stored {
      guard let own = members.properties[id], own.wrapper == nil, !own.isLazy else { return [nil] }
      if own.isStatic { continue }
      let form: PrintedForm
      if let annotation = own.annotation {
        form = partForm(ofType: annotation)
      } else {
        switch own.type {
        case .value(.int), .value(.number), .value(.string), .value(.bool): form = own.takesNil ? .unknown : .plain
        default: form = .unknown
        }
      }
      parts.append(PrintedForm.Part(label: text(own.name), form: form))
    }
    return [parts]
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
    let shape = method(node, "subscript", owner)
    // A parameter of a subscript has no label unless one is written.
    let labels = shape.parameters.map { $0.label == text($0.name) ? "_:" : "\($0.label):" }.joined()
    var getter: SwiftMethod?
    var setter: SwiftMethod?
    for accessor in tree.children(of: node) where tree[accessor].kind == .accessor {
      let block = block(of: accessor)
      // What a protocol asks for has no body.
      guard let word = tree[accessor].name.map({ text($0) }), block != nil || owner == nil else { continue }
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
        isStatic: hasModifier(node, "static") || hasModifier(node, "class"),
        selector: selector("\(word) subscript(\(labels))"))
      if let owner {
        if word == "set", !method.isStatic,
          swift.valueOfRow[owner.index] != nil || swift.standardTypes[owner.index] != nil
        {
          (method.isMutating, method.changesItself) = (true, true)
        }
        let type = shape.result.map { self.type(of: $0) }
        swift.pending.append((method, .accessor, word == "get" ? type : nil))
      }
      if word == "get" { getter = method } else if word == "set" { setter = method }
    }
    if let getter {
      members.subscripts.append((getter, setter))
      members.wantedLabels.append(getter.wantedLabel)
    }
  }

  /// `@Published var items = …`: a wrapper that the file or UIKit does not know changes nothing here.
  mutating func noteWrapper(_ declaration: SyntaxNode.ID, _ property: inout SwiftProperty) {
    for child in tree.children(of: declaration) where tree[child].kind == .modifier {
      guard let name = tree[child].name, source.bytes[Int(tree[child].range.start)] == UInt8(ascii: "@") else {
        continue
      }
      let word = text(name)
      switch word {
      case "IBOutlet", "IBInspectable", "MainActor", "NSManaged", "GKInspectable", "ViewBuilder", "ObservationIgnored",
        "ObservationTracked":
        continue
      default: break
      }
      guard word.utf8.first?.isCapital == true, word != "Published" || !hasCombine, resultBuilder(named: name) == nil
      else { continue }
      let own = text(property.name)
      if isOwnWrapper(name) {
        property.wrapper = wrapper(name, declaration, property)
        property.attribute = child
        if property.wrapper.map(isOpaque) != false {
          noteUnread(declaration, "'@\(word)' is not run: '\(own)' is not known")
        }
        return
      }
      if property.initial == nil { property.type = .opaque }
      noteUnread(
        declaration,
        property.initial == nil
          ? "'@\(word)' is not run: '\(own)' is not known" : "'@\(word)' is not run: '\(own)' is a plain property here")
    }
  }
}
