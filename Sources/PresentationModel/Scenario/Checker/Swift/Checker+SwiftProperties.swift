/// What a property of the file's Swift declares: stored, computed, observed, lazy.
extension Checker {
  mutating func declareProperty(
    _ binding: SyntaxNode.ID, _ declaration: SyntaxNode.ID, _ owner: ClassID?, _ members: inout SwiftMembers
  ) {
    var name: Name?
    var annotation: SyntaxNode.ID?
    var initial: SyntaxNode.ID?
    var accessors: [SyntaxNode.ID] = []
    for part in tree.children(of: binding) {
      switch tree[part].kind {
      case .namePattern: name = tree[part].name
      case .typeAnnotation: annotation = tree.child(of: part, at: 0)
      case .accessor: accessors.append(part)
      case .tuplePattern: return declareTuple(part, declaration, owner, &members)
      case .discard, .enumCasePattern: return
      default: initial = part
      }
    }
    let isStatic = hasModifier(declaration, "static") || hasModifier(declaration, "class")
    guard let name, members.properties[name.id].map({ $0.isStatic != isStatic }) ?? true else { return }
    // A search controller has one bar, whichever class that is of.
    if text(name) == Property.searchBar.name, let owner, bases[Int(owner.index)] == .searchController { return }
    let optional = annotation.map { tree[$0].flags.contains(.optional) || tree[$0].flags.contains(.forced) } ?? false
    var property = SwiftProperty(
      name: name, type: annotation.map { type(of: $0) } ?? initial.map { guessedType($0) } ?? .unknown,
      isStatic: isStatic,
      binding: binding, initial: initial, isLazy: hasModifier(declaration, "lazy"), takesNil: optional, owner: owner)
    property.annotation = annotation
    if let owner, isNotificationName(classNames[Int(owner.index)]), isStatic,
      annotation.map({ tree.lineText(of: $0) == "Self" }) ?? property.type.isUnknown
    {
      property.type = .value(.string)
    }
    if let annotation, tree[annotation].flags.contains(.forced), !hasModifier(declaration, "IBOutlet") {
      swift.implicit.insert(name.id)
    }
    property.declaration = declaration
    takeTypeOfUIKit(&property, declaration, owner)
    property.isConstant = tree[declaration].flags.contains(.marked)
    if hasCombine, annotation == nil, let initial {
      property.type = combineMade(property.type, tree.lastChild(of: initial), by: initial)
    }
    noteWrapper(declaration, &property)
    if hasCombine, hasModifier(declaration, "Published") { publish(&property, &members) }
    if hasModifier(declaration, "IBOutlet") { property.type = outletType(property.type) }
    for accessor in accessors {
      guard let word = tree[accessor].name.map({ text($0) }), let block = block(of: accessor) else { continue }
      if word == "didSet" || word == "willSet" {
        declareObserver(accessor, word, block, owner, &property)
        continue
      }
      guard word == "get" || word == "set" else { continue }
      let parameters: [SwiftMethod.Parameter] =
        word == "set"
        ? [
          SwiftMethod.Parameter(
            label: "",
            name: tree.children(of: accessor).first { tree[$0].kind == .closureParameter }.flatMap {
              tree[$0].name
            } ?? names.intern("newValue"), type: annotation, initial: nil)
        ] : []
      grow()
      let body = reserve(.accessor, text(name), accessor, owner)
      var method = SwiftMethod(
        name: text(name), parameters: parameters, result: word == "get" ? annotation : nil, body: body, node: accessor,
        block: block, owner: owner, isStatic: isStatic, selector: selector("\(word) \(text(name))"))
      if word == "set", let owner, swift.valueOfRow[owner.index] != nil || isOfProtocol(owner), !isStatic {
        (method.isMutating, method.changesItself) = (true, true)
      }
      if word == "get", let owner, swift.valueOfRow[owner.index] != nil, !isStatic,
        tree.lineText(of: accessor).hasPrefix("mutating")
      {
        (method.isMutating, method.changesItself, property.getterChanges) = (true, true, true)
        swift.hasChangingGetters = true
      }
      if word == "get" { method.builder = resultBuilder(of: declaration) }
      if word == "get" { property.getter = (method.selector, body) } else { property.setter = (method.selector, body) }
      if owner != nil {
        swift.pending.append((method, .accessor, word == "get" ? property.type : nil))
      } else if word == "get" {
        members.pendingGetter = method
      }
    }
    if owner == nil, !swift.declaresGlobals, !accessors.isEmpty, accessors.allSatisfy({ block(of: $0) == nil }) {
      require(&property, accessors)
    }
    let key = self.key(of: name, isStatic: isStatic, &members)
    if let owner, property.isLazy, property.initial != nil, property.wrapper == nil, property.observers == nil,
      swift.valueOfRow[owner.index] != nil, !isStatic
    {
      makeLazily(&property, owner, &members)
    } else if let owner, swift.valueOfRow[owner.index] != nil, property.getter == nil, !isStatic {
      members.stored.append(key)
    } else if property.getter == nil, owner != nil {
      var hold = Hold.strong
      if hasModifier(declaration, "weak") {
        hold = .weak
      } else if hasModifier(declaration, "unowned") {
        hold = .unowned
      }
      property.field = FieldID(Int32(program.swift.fields.count))
      var field = SwiftField(name: text(name), owner: owner, hold: hold, isStatic: isStatic)
      (field.isOptional, field.base) = (optional || annotation == nil && initial == nil, property.type.base)
      field.isForced = annotation.map { tree[$0].flags.contains(.forced) } ?? false
      if annotation == nil, let initial {
        field.isOptional = String(
          decoding: source.bytes[tree[initial].range.offsets], as: UTF8.self
        ).hasText("as?")
      }
      field.isTracked =
        !isStatic && !property.isConstant && owner.map { swift.observable.contains($0.index) } ?? false
        && !hasModifier(declaration, "ObservationIgnored")
      program.swift.fields.append(field)
      if hasModifier(declaration, "dynamic") { beObserved(&property, &members) }
      if hasModifier(declaration, "IBOutlet") {
        program.swift.fields[Int(property.field?.index ?? 0)].isOutlet = true
        swift.outlets.insert(name.id)
      }
      members.stored.append(key)
    }
    members.properties[key] = property
  }

  /// A lazy property of a structure is one that is computed: its getter keeps what it makes, in a list, which is nil until
  /// then.
  private mutating func makeLazily(_ property: inout SwiftProperty, _ owner: ClassID, _ members: inout SwiftMembers) {
    let word = text(property.name)
    let kept = names.intern("lazy \(word)")
    let value = names.intern("newValue")
    grow()
    members.properties[kept.id] = SwiftProperty(
      name: kept, type: .unknown, isStatic: false, binding: property.binding, initial: nil, isLazy: true,
      takesNil: true,
      owner: owner)
    members.stored.append(kept.id)
    func accessor(_ verb: String, _ parameters: [SwiftMethod.Parameter], _ checker: inout Checker) -> SwiftMethod {
      var method = SwiftMethod(
        name: word, parameters: parameters, result: nil,
        body: checker.reserve(.accessor, word, property.binding, owner), node: property.binding, block: nil,
        owner: owner, isStatic: false, selector: checker.selector("\(verb) \(word)"))
      (method.isMutating, method.changesItself) = (true, true)
      return method
    }
    let getter = accessor("get", [], &self)
    let setter = accessor(
      "set", [SwiftMethod.Parameter(label: "", name: value, type: property.annotation, initial: nil)], &self)
    (property.getter, property.setter) = ((getter.selector, getter.body), (setter.selector, setter.body))
    property.getterChanges = true
    swift.hasChangingGetters = true
    swift.lazyParts.append((owner, property.name, kept, getter, setter))
  }

  /// The getters and setters of those.
  mutating func makeLazyParts() {
    for (owner, name, kept, getter, setter) in swift.lazyParts {
      guard let own = swift.members[owner.index]?.properties[name.id], let initial = own.initial,
        let position = swift.members[owner.index]?.properties[kept.id]?.position
      else { continue }
      func begin(_ method: SwiftMethod, _ checker: inout Checker) -> Slot? {
        checker.begin(.accessor, method.name, own.binding, owner, isStatic: false)
        checker.declareParameters(method)
        checker.declareGivenBack(method, .accessor)
        return checker.builder.function.selfSlot
      }
      if let me = begin(getter, &self) {
        returning(own.type)
        let (held, value) = (builder.slot(), builder.slot())
        emit(.payload(.slot(me), position, to: held), own.binding)
        let isMade = jumpOver(unless: .jumpIfNil(.slot(held), .unpatched), own.binding)
        nameHint = name
        let (made, type) = lowerValue(initial, expecting: own.type) ?? (opaque(of: initial), .opaque)
        nameHint = nil
        if case .unknown = own.type { swift.members[owner.index]?.properties[name.id]?.type = type }
        emit(.list([made], to: held), own.binding)
        emit(.replacePart(.slot(me), position, .slot(held), to: me), own.binding)
        patch([isMade], to: builder.next)
        emit(.payload(.slot(held), 0, to: value), own.binding)
        giveBack(.slot(value), own.binding)
        program.define(getter.body, as: finish())
      }
      if let me = begin(setter, &self) {
        let held = builder.slot()
        emit(.list([.slot(builder.function.parameters[0])], to: held), own.binding)
        emit(.replacePart(.slot(me), position, .slot(held), to: me), own.binding)
        giveBack(nil, own.binding)
        program.define(setter.body, as: finish())
      }
    }
  }

  /// An override has the type that UIKit's property has, where that is none of the file's: `CGSize`.
  private func takeTypeOfUIKit(_ property: inout SwiftProperty, _ declaration: SyntaxNode.ID, _ owner: ClassID?) {
    guard let owner, hasModifier(declaration, "override"),
      let info = uikitProperty(text(property.name), bases[Int(owner.index)])
    else { return }
    switch property.type {
    case .unknown, .opaque: property.type = SwiftType(info.typeRead)
    default: break
    }
  }

  /// By which name a property is kept: a static one beside one of the instance has a name of its own.
  private mutating func key(of name: Name, isStatic: Bool, _ members: inout SwiftMembers) -> Int32 {
    guard let other = members.properties[name.id], other.isStatic != isStatic else { return name.id }
    swift.hasStaticTwins = true
    let twin = names.intern("static \(text(name))").id
    grow()
    if isStatic { return twin }
    members.properties[twin] = other
    if let row = members.stored.firstIndex(of: name.id) { members.stored[row] = twin }
    return name.id
  }

  /// The static property of a type, where the instance may have one of that name, too.
  func staticProperty(_ name: Name, _ row: Int32) -> SwiftProperty? {
    guard let members = swift.members[row] else { return nil }
    if swift.hasStaticTwins, let twin = names.find("static \(text(name))"), let found = members.properties[twin.id] {
      return found
    }
    return members.properties[name.id].flatMap { $0.isStatic ? $0 : nil }
  }

  /// `let (stream, continuation) = AsyncStream.makeStream(of: Int.self)`: a property for each name.
  private mutating func declareTuple(
    _ pattern: SyntaxNode.ID, _ declaration: SyntaxNode.ID, _ owner: ClassID?, _ members: inout SwiftMembers
  ) {
    guard let owner, swift.valueOfRow[owner.index] == nil, let whole = tree[pattern].nextSibling,
      !hasModifier(declaration, "static"), !hasModifier(declaration, "class"), !hasModifier(declaration, "lazy")
    else { return }
    for (row, part) in tree.children(of: pattern).enumerated() {
      let inner = tree[part].kind == .namePattern ? part : tree.child(of: part, at: 0) ?? part
      guard tree[inner].kind == .namePattern, let name = tree[inner].name, members.properties[name.id] == nil else {
        continue
      }
      var property = SwiftProperty(
        name: name, type: .unknown, isStatic: false, binding: inner, initial: nil, isLazy: false, takesNil: false,
        owner: owner)
      property.tuple = (whole, Int32(row))
      property.field = FieldID(Int32(program.swift.fields.count))
      program.swift.fields.append(SwiftField(name: text(name), owner: owner))
      members.stored.append(name.id)
      members.properties[name.id] = property
    }
  }

  /// What an outlet holds is a view of the storyboard's, unless it is a controller.
  private func outletType(_ type: SwiftType) -> SwiftType {
    if let base = type.base, base.kind != nil || base.inherits(from: .barButtonItem) { return type }
    if case .list(let element) = type { return .list(outletType(element)) }
    return .opaque
  }

  /// The type of `X()` and literals, before bodies are read.
  private mutating func guessedType(_ value: SyntaxNode.ID) -> SwiftType {
    switch tree[value].kind {
    case .trueLiteral, .falseLiteral: return .value(.bool)
    case .integerLiteral: return .value(.int)
    case .decimalLiteral: return .value(.number)
    case .stringLiteral, .interpolatedString: return .value(.string)
    case .list:
      guard let first = tree.child(of: value, at: 0) else { return .list(.unknown) }
      return .list(guessedType(first))
    case .dictionary:
      guard let first = tree.child(of: value, at: 0), let key = tree.child(of: first, at: 0),
        let entry = tree.child(of: first, at: 1)
      else { return .dictionary(.unknown, .unknown) }
      return .dictionary(guessedType(key), guessedType(entry))
    case .closure: return .closure(.something)
    case .tuple:
      return .tuple(
        tree.children(of: value).map { part in
          (
            label: tree[part].name.map { text($0) } ?? "",
            type: tree.child(of: part, at: 0).map { guessedType($0) } ?? .unknown
          )
        })
    case .path:
      if let head = tree.child(of: value, at: 0), let listed = listType(of: head, value) { return listed }
      guard let head = tree.child(of: value, at: 0), let name = tree[head].name,
        let call = tree.child(of: value, at: 1),
        tree[call].kind == .call, tree[call].nextSibling == nil
      else { return .unknown }
      let type = typeNamed(name)
      // Of a controller's class that was not pasted `settleTypes` says what it is.
      if case .opaque = type, text(name).hasSuffix("Controller") || text(name).hasSuffix("VC") { return .unknown }
      return type
    default: return .unknown
    }
  }
}
