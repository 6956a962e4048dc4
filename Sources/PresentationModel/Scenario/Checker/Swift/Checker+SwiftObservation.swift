/// Who observes properties of the file's: `observe(\.title) { … }` of what is `dynamic`; groups of tasks.
extension Checker {
  // MARK: Key-value observing

  /// `@objc dynamic var fraction = 0.0`: the property has an object beside it that knows who observes it.
  mutating func beObserved(_ property: inout SwiftProperty, _ members: inout SwiftMembers) {
    let base = names.intern("_Observers")
    grow()
    guard hasCombine, let owner = property.owner, swift.valueOfRow[owner.index] == nil, !property.isStatic,
      let id = existingClass(base)
    else { return }
    let name = names.intern("observers of " + text(property.name))
    grow()
    let field = FieldID(Int32(program.swift.fields.count))
    program.swift.fields.append(SwiftField(name: text(name), owner: owner))
    var observers = SwiftProperty(
      name: name, type: .object(bases[Int(id.index)], id), isStatic: false, binding: property.binding, initial: nil,
      isLazy: true, takesNil: false, owner: owner)
    observers.field = field
    property.observers = field
    members.properties[name.id] = observers
    members.stored.append(name.id)
  }

  /// What makes that object.
  mutating func makeObservers(of property: SwiftProperty, _ owner: ClassID) {
    guard let observers = property.observers, let type = combineMember("_Observers"),
      let initializer = swift.members[type.index]?.initializers.first
    else { return }
    let name = "observers of " + text(property.name)
    begin(.initialValue, name, property.binding, owner, isStatic: false)
    builder.beginsStatement = true
    let made = builder.slot()
    emit(.allocate(type, name: nil, to: made), property.binding)
    emit(.call(initializer.body, on: .slot(made), [], to: nil), property.binding)
    emit(.return(.slot(made)), property.binding)
    let body = reserve(.initialValue, name, property.binding, owner)
    program.define(body, as: finish())
    program.swift.fields[Int(observers.index)].initial = body
  }

  /// What a property was worth, and what it is going to be.
  mutating func beginChange(
    _ new: Operand, of place: SwiftPlace, _ node: SyntaxNode.ID
  ) -> (old: Operand, new: Operand) {
    let (old, kept) = (builder.slot(), builder.slot())
    emit(.copy(new, to: kept), node)
    emit(.copy(read(place, node), to: old), node)
    return (.slot(old), .slot(kept))
  }

  /// Who observes a property hears of it when it is assigned, behind its `didSet`.
  mutating func tellObservers(
    of property: SwiftProperty, _ owner: Operand, _ change: (old: Operand, new: Operand), _ node: SyntaxNode.ID
  ) {
    guard let observers = property.observers, let type = combineMember("_Observers"),
      let changed = combineMethod("_changed", of: type)
    else { return }
    let slot = builder.slot()
    emit(.readField(observers, of: owner, to: slot), node)
    emit(.call(changed.body, on: .slot(slot), [owner, change.old, change.new], to: nil), node)
  }

  /// `download.observe(\.fraction, options: [.new]) { download, change in … }`; nil for what is not `dynamic`.
  mutating func observe(_ found: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    let given = arguments(call)
    guard given.count > 1, let path = given.first?.value, tree[path].kind == .keyPath, let last = given.last?.value
    else { return nil }
    let words = tree.lineText(of: path).dropFirst().split(separator: ".")
    guard words.count == 1 || words.count == 2 && words[0].utf8.first?.isCapital == true, let word = words.last,
      let name = names.find(String(word)), let own = property(name, of: found.1), let field = own.field,
      let observers = own.observers, let type = combineMember("_Observers"),
      let observe = combineMethod("_observe", of: type), let change = names.find("NSKeyValueObservedChange"),
      let id = swift.enums[change.id],
      let (closure, _) = lowerValue(last, expecting: .closure(.of([found.1, .enumeration(id)], nil)))
    else { return nil }
    let options = given.first { $0.label == "options" }.map { tree.lineText(of: $0.value) } ?? ""
    let flags: [Operand] = [".initial", ".new", ".old"].map { .value(.bool(options.hasText($0))) }
    let (list, value, slot, result) = (builder.slot(), builder.slot(), builder.slot(), builder.slot())
    emit(.list(flags, to: list), node)
    emit(.readField(field, of: found.0, to: value), node, text: text(name))
    emit(.readField(observers, of: found.0, to: slot), node)
    emit(
      .call(observe.body, on: .slot(slot), [found.0, .slot(value), .slot(list), closure], to: result), node,
      text: plainText(of: node))
    return (.slot(result), observe.result.map { self.type(of: $0) } ?? .unknown)
  }

  // MARK: Observation

  /// Whether `@Observable` stands before a class; the tree keeps no modifiers of classes.
  func isObservable(_ node: SyntaxNode.ID) -> Bool {
    guard let name = tree[node].firstChild, tree[name].kind == .declaredName else { return false }
    return tree.text(SourceRange(Int(tree[node].range.start), Int(tree[name].range.start))).hasText("@Observable")
  }

  // MARK: Groups of tasks

  /// `withTaskGroup(of: Int.self) { group in … }` and its like.
  mutating func lowerTaskGroup(
    _ word: String, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard hasCombine, let type = combineMember("TaskGroup"), let run = combineMethod("_run", of: type),
      let initializer = swift.members[type.index]?.initializers.first, let last = given.last?.value
    else { return nil }
    func named(_ label: String) -> SwiftType? {
      guard let node = given.first(where: { $0.label == label })?.value else { return nil }
      let word = tree.lineText(of: node)
      return word.hasSuffix(".self") ? written(String(word.dropLast(5))) : nil
    }
    let group = publisher(type, of: named("of") ?? .unknown)
    guard let (body, _) = lowerValue(last, expecting: .closure(.of([group], nil))) else { return nil }
    let found = named("returning") ?? swift.lastClosure.result ?? .unknown
    program.swift.queuesBlocks = true
    let (made, result) = (builder.slot(), builder.slot())
    emit(.allocate(type, name: nil, to: made), node)
    emit(.call(initializer.body, on: .slot(made), [], to: nil), node)
    emit(
      .call(run.body, on: .slot(made), [body, .value(.bool(word.hasText("Discarding")))], to: result), node,
      text: plainText(of: node))
    return (.slot(result), found)
  }
}
