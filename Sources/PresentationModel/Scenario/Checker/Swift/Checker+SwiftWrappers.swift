/// Property wrappers of the file's own: `@Clamped(0...5) var level = 3`. The property holds the wrapper, and what is read and
/// written is the wrapper's `wrappedValue`; `$level` is what it projects, `_level` the wrapper itself.
extension Checker {
  /// Whether an attribute is a type of the file's with a `wrappedValue`.
  func isOwnWrapper(_ name: Name) -> Bool {
    tree.items.contains { item in
      tree[item].name == name && tree[item].kind != .extensionDeclaration
        && (tree.text(of: item, has: "var wrappedValue") || tree.text(of: item, has: "let wrappedValue"))
    }
  }

  /// The wrapper of a property; opaque where its value cannot be known: of a lazy one, of one that has two, and of a wrapper's
  /// own, which may be wrapped in itself.
  mutating func wrapper(
    _ name: Name, _ declaration: SyntaxNode.ID, _ property: SwiftProperty, isLocal: Bool = false
  ) -> SwiftType {
    let wrappers = tree.children(of: declaration).filter { child in
      tree[child].kind == .modifier && tree[child].name.map { isOwnWrapper($0) } ?? false
    }
    guard property.owner.map({ !isOwnWrapper(classNames[Int($0.index)]) }) ?? isLocal, !property.isLazy,
      wrappers.count == 1
    else { return .opaque }
    if let id = swift.enums[name.id] {
      return program.swift.enums[Int(id.index)].isStructure ? .enumeration(id) : .opaque
    }
    guard let id = existingClass(name), program.classes[Int(id.index)].isDeclared else { return .opaque }
    return .object(bases[Int(id.index)], id)
  }

  // MARK: Variables of functions

  /// `@Clamped var level = 3` in a function: the variable holds the wrapper.
  mutating func declareWrapped(
    _ name: Name, _ type: SwiftType, _ attribute: SyntaxNode.ID, _ annotation: SyntaxNode.ID?,
    _ initial: SyntaxNode.ID?,
    _ node: SyntaxNode.ID
  ) {
    guard let word = tree[attribute].name else { return }
    let takesNil = annotation.map { tree[$0].flags.contains(.optional) } ?? false
    var property = SwiftProperty(
      name: name, type: type, isStatic: false, binding: node, initial: initial, isLazy: hasModifier(node, "lazy"),
      takesNil: takesNil, owner: builder.owner)
    (property.annotation, property.attribute) = (annotation, attribute)
    let wrapper = wrapper(word, node, property, isLocal: true)
    property.wrapper = wrapper
    let slot = builder.slot(text(name))
    emit(.declare(slot), node)
    let made = isOpaque(wrapper) ? nil : wrapped(property, initial, node)
    if let made {
      emit(.copy(made, to: slot), node)
    } else {
      let written = tree.lineText(of: attribute)
      emit(.fail("presim cannot know what '\(text(name))' is: it does not run '\(written)' here"), node)
    }
    declare(name, .slot(slot), type, isVariable: true, written: self.written(type: annotation))
    builder.scopes[builder.scopes.count - 1][name.id]?.wrapper = wrapper
  }

  /// What such a variable is worth.
  mutating func wrappedVariable(
    _ name: Name, _ found: SwiftBuilder.Variable, _ wrapper: SwiftType, _ node: SyntaxNode.ID
  ) -> Lowered? {
    let value = names.intern("wrappedValue")
    grow()
    let holder = SwiftPlace(kind: .variable(found.operand), type: wrapper, hint: nil)
    if changesWhenRead(value, of: wrapper) {
      return changingRead(value, of: (found.operand, wrapper), in: holder, node).map {
        ($0.0, $0.1.isUnknown ? found.type : $0.1)
      }
    }
    return unwrapping(found.operand, wrapper, found.type, node, node)
  }

  /// The variable behind `$level` or `_level`.
  mutating func wrappedVariable(
    _ name: Name
  ) -> (variable: SwiftBuilder.Variable, wrapper: SwiftType, isProjected: Bool)? {
    guard let first = names.utf8(of: name).first, first == UInt8(ascii: "$") || first == UInt8(ascii: "_"),
      let plain = names.find(String(text(name).dropFirst())), let found = variable(plain), let wrapper = found.wrapper
    else { return nil }
    return (found, wrapper, first == UInt8(ascii: "$"))
  }

  /// Where what is assigned to such a variable goes.
  mutating func wrappedPlace(
    _ name: Name, _ found: SwiftBuilder.Variable, _ wrapper: SwiftType, at range: SourceRange
  ) -> SwiftPlace? {
    let value = names.intern("wrappedValue")
    grow()
    let holder = SwiftPlace(kind: .variable(found.operand), type: wrapper, hint: nil)
    let place = place(value, of: (found.operand, wrapper), in: holder, "", at: range)
    return place.map { $0.type.isUnknown ? SwiftPlace(kind: $0.kind, type: found.type, hint: name) : $0 }
  }

  // MARK: Making

  /// The wrapper with which a property begins: of the value that is written behind it, or of its arguments alone.
  mutating func wrapped(_ property: SwiftProperty, _ initial: SyntaxNode.ID?, _ node: SyntaxNode.ID) -> Operand? {
    guard let type = property.wrapper else { return nil }
    // A wrapper of a wrapper is made of parts as a structure of structures is, and may hold itself.
    guard mayHoldMore(node) else { return Operand.none }
    swift.parts += 1
    swift.partDepth += 1
    defer {
      swift.partDepth -= 1
      if swift.partDepth == 0 { swift.parts = 0 }
    }
    let known = generics(of: type, around: property)
    let value: Operand? = initial.map { wrapsLazily(property) ? Operand.none : lowerArgument($0, property.type) }
    if value == nil, property.takesNil, property.attribute.map({ arguments($0).isEmpty }) ?? true,
      !hasEmptyInitializer(type)
    {
      return wrapped(Operand.none, type, property.attribute, nil, node, known)
    }
    return wrapped(value, type, property.attribute, initial, node, known)
  }

  /// Whether the wrapper's initialiser takes the value as a closure: it is made inside then.
  private func wrapsLazily(_ property: SwiftProperty) -> Bool {
    initializers(of: property.wrapper ?? .opaque).contains { method in
      method.parameters.contains { $0.label == "wrappedValue" && $0.isAutoclosure }
    }
  }

  /// What the generic parameters of a property's wrapper are.
  mutating func generics(of wrapper: SwiftType, around property: SwiftProperty) -> [Int32: Operand] {
    row(of: wrapper).map { generics(ofWrapper: $0, around: property) } ?? [:]
  }

  private func row(of type: SwiftType) -> ClassID? {
    switch type {
    case .enumeration(let id): swift.values[Int(id.index)].row
    case .object(_, let id): id
    default: nil
    }
  }

  private func initializers(of type: SwiftType) -> [SwiftMethod] {
    row(of: type).flatMap { swift.members[$0.index]?.initializers }?.filter { $0.block != nil } ?? []
  }

  /// Whether nothing has to be known to make a wrapper: `init()`, or a value for each of its properties.
  func hasEmptyInitializer(_ type: SwiftType) -> Bool {
    let all = initializers(of: type)
    if all.isEmpty, case .enumeration(let id) = type {
      return swift.values[Int(id.index)].fields.allSatisfy { $0.initial != nil || $0.takesNil }
    }
    return all.isEmpty || all.contains { $0.parameters.allSatisfy { $0.initial != nil } }
  }

  /// A wrapper of a value; nil where presim cannot make it.
  mutating func wrapped(
    _ value: Operand?, _ type: SwiftType, _ attribute: SyntaxNode.ID?, _ initial: SyntaxNode.ID?, _ node: SyntaxNode.ID,
    _ known: [Int32: Operand] = [:]
  ) -> Operand? {
    let given = attribute.map { arguments($0) } ?? []
    let all = initializers(of: type)
    for method in all {
      guard let operands = wrapperOperands(method, value, given, initial) else { continue }
      switch type {
      case .enumeration(let id):
        let slot = builder.slot()
        emit(.call(method.body, on: initialValue(id, node, genericParts(of: id, known)), operands, to: slot), node)
        return .slot(slot)
      case .object(_, let id?):
        let slot = builder.slot()
        emit(.allocate(id, name: nil, to: slot), node)
        tell(known, to: .slot(slot), of: id, node)
        emit(.call(method.body, on: .slot(slot), operands, to: nil), node)
        return .slot(slot)
      default: return nil
      }
    }
    guard all.isEmpty else { return nil }
    guard case .enumeration(let id) = type else {
      guard value == nil, given.isEmpty, case .object(_, let id?) = type else { return nil }
      let slot = builder.slot()
      emit(.allocate(id, name: nil, to: slot), node)
      tell(known, to: .slot(slot), of: id, node)
      _ = initialize(id, .slot(slot), [], node)
      return .slot(slot)
    }
    return memberwiseWrapper(id, value, given, node, known)
  }

  private mutating func wrapperOperands(
    _ method: SwiftMethod, _ value: Operand?, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)],
    _ initial: SyntaxNode.ID?
  ) -> [Operand]? {
    var next = 0
    var usesValue = false
    var sources: [(SwiftMethod.Parameter, SyntaxNode.ID?)] = []
    for parameter in method.parameters {
      if parameter.label == "wrappedValue", value != nil, !usesValue {
        usesValue = true
        sources.append((parameter, nil))
      } else if next < given.count, given[next].label ?? "" == parameter.label {
        sources.append((parameter, given[next].value))
        next += 1
      } else if let initial = parameter.initial {
        sources.append((parameter, initial))
      } else {
        return nil
      }
    }
    guard next == given.count, usesValue == (value != nil) else { return nil }
    return sources.map { parameter, source in
      let type = parameter.type.map { self.type(of: $0) } ?? .unknown
      if let source { return parameter.isAutoclosure ? autoclosure(source, type) : lowerArgument(source, type) }
      if parameter.isAutoclosure, let initial { return autoclosure(initial, type) }
      return value ?? .none
    }
  }

  private mutating func memberwiseWrapper(
    _ id: EnumID, _ value: Operand?, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)],
    _ node: SyntaxNode.ID, _ known: [Int32: Operand]
  ) -> Operand? {
    let whole = initialValue(id, node, genericParts(of: id, known))
    let row = swift.values[Int(id.index)].row.index
    var parts = given.map { (name: $0.label ?? "", source: $0.value as SyntaxNode.ID?) }
    if value != nil { parts.append(("wrappedValue", nil)) }
    var current = whole
    for (name, source) in parts {
      guard let known = names.find(name), let own = swift.members[row]?.properties[known.id],
        let position = own.position
      else { return nil }
      let part = source.map { lowerArgument($0, own.type) } ?? value ?? .none
      let slot = builder.slot()
      emit(.replacePart(current, position, part, to: slot), node)
      current = .slot(slot)
    }
    return current
  }

  // MARK: Reading and writing

  /// What a property with a wrapper is worth: the `wrappedValue` of what it holds.
  mutating func unwrapping(
    _ held: Operand, _ wrapper: SwiftType, _ type: SwiftType, _ part: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    let wanted = names.intern("wrappedValue")
    grow()
    guard !isOpaque(wrapper) else {
      let written = SourceRange(Int(tree[node].range.start), Int(tree[part].range.end))
      return (opaque(plainText(written), node), .opaque)
    }
    let found = member(wanted, of: (held, wrapper), part, node)
    // Of a generic wrapper the property says what it wraps.
    return found.map { ($0.0, $0.1.isUnknown ? type : $0.1) }
  }

  /// The property behind `$level` or `_level`, whose wrapper presim runs.
  mutating func wrappedProperty(_ name: Name, of type: SwiftType) -> (property: SwiftProperty, isProjected: Bool)? {
    guard let first = names.utf8(of: name).first, first == UInt8(ascii: "$") || first == UInt8(ascii: "_"),
      let plain = names.find(String(text(name).dropFirst())), let own = property(plain, of: type),
      let wrapper = own.wrapper, !isOpaque(wrapper), own.field != nil || own.position != nil
    else { return nil }
    return (own, first == UInt8(ascii: "$"))
  }

  /// `$level`, `_level`; nil for another name.
  mutating func wrapperMember(
    _ name: Name, of found: Lowered, _ part: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard let (own, isProjected) = wrappedProperty(name, of: found.1), let wrapper = own.wrapper else { return nil }
    let slot = builder.slot()
    if let field = own.field {
      emit(.readField(field, of: found.0, to: slot), node, text: text(name))
    } else if let position = own.position {
      emit(.payload(found.0, position, to: slot), node)
    }
    guard isProjected else { return (.slot(slot), wrapper) }
    let projected = names.intern("projectedValue")
    grow()
    return member(projected, of: (.slot(slot), wrapper), part, node)
  }

  /// Where a wrapper lies: in the property itself.
  mutating func wrapperPlace(_ own: SwiftProperty, of found: Lowered, in holder: SwiftPlace?) -> SwiftPlace? {
    guard let wrapper = own.wrapper, !isOpaque(wrapper) else { return nil }
    if own.field != nil { return SwiftPlace(kind: .field(own, found.0), type: wrapper, hint: nil) }
    guard let position = own.position, let holder else { return nil }
    return SwiftPlace(kind: .part(holder, found.0, position, nil), type: wrapper, hint: nil)
  }

  /// Whether the first value that an initialiser gives a property makes its wrapper.
  func makesWrapper(_ own: SwiftProperty, _ owner: Operand) -> Bool {
    guard builder.function.kind == .initializer, case .slot(let slot) = owner, builder.function.selfSlot == slot,
      own.initial == nil, let wrapper = own.wrapper
    else { return false }
    return !hasEmptyInitializer(wrapper) && !own.takesNil
  }
}
