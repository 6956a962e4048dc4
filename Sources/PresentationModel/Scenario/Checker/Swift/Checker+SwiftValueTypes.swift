/// Structures and enumerations of the file's: what they declare, how they are made, how their methods are called.
///
/// A structure is an enumeration of one case, whose payload are its stored properties. A method that changes it gives
/// back a pair: its result, and what the structure is afterwards.
extension Checker {
  // MARK: Declaring

  /// The row under which the members of a structure or an enumeration stand.
  mutating func enterValueType(_ name: Name, _ id: EnumID, _ node: SyntaxNode.ID?) {
    let row = ClassID(Int32(program.classes.count))
    program.classes.append(ClassInfo(name: text(name), superclass: nil, kind: .other, isDeclared: true))
    bases.append(.object)
    classNames.append(name)
    swift.values.append(SwiftValueType(row: row, node: node))
    if let node, !isOfPresim(node), let name = tree[node].name { swift.pastedValues.insert(name.id) }
    swift.valueOfRow[row.index] = id
  }

  /// The stored properties of a structure, in order, once their types can be read.
  mutating func declareValueMembers() {
    for row in swift.values.indices {
      let id = EnumID(Int32(row))
      let value = swift.values[row]
      guard let node = value.node else { continue }
      declareMembers(of: node, value.row)
      if program.swift.enums[row].isStructure {
        let members = swift.members[value.row.index] ?? SwiftMembers()
        let weak = weakBindings(of: node)
        var payload: [SwiftMethod.Parameter] = []
        for name in members.stored {
          guard var own = swift.members[value.row.index]?.properties[name], own.field == nil, !own.isStatic else {
            continue
          }
          own.position = Int32(payload.count)
          if weak.contains(own.binding.index) { program.swift.enums[row].weakParts.append(Int32(payload.count)) }
          swift.members[value.row.index]?.properties[name] = own
          payload.append(
            SwiftMethod.Parameter(
              label: text(own.name), name: own.name, type: own.annotation, initial: own.initial,
              takesNil: own.takesNil))
        }
        swift.cases[row] = [(name: value.name ?? .self, payload: payload)]
        swift.values[row].fields = payload
      } else {
        readRawValues(id, node)
      }
    }
  }

  /// The properties that a type declares `weak`.
  private func weakBindings(of type: SyntaxNode.ID) -> Set<Int32> {
    var found: Set<Int32> = []
    for declaration in tree.children(of: type)
    where tree[declaration].kind == .variableDeclaration && hasModifier(declaration, "weak") {
      for binding in tree.children(of: declaration) { found.insert(binding.index) }
    }
    return found
  }

  private mutating func readRawValues(_ id: EnumID, _ node: SyntaxNode.ID) {
    guard let type = tree.children(of: node).first(where: { tree[$0].kind == .typeName }) else { return }
    let raw = self.type(of: type)
    let isText: Bool
    switch raw {
    case .value(.string): isText = true
    case .value(.int), .value(.number): isText = false
    default: return
    }
    var values: [Value] = []
    var next: Int64 = 0
    for child in tree.children(of: node) where tree[child].kind == .enumCaseDeclaration {
      for element in tree.children(of: child) {
        let written = tree.children(of: element).first { tree[$0].kind != .parameter }
        if let written {
          switch tree[written].kind {
          case .integerLiteral:
            next = tree.integer(of: written) ?? next
            values.append(.int(next))
          case .decimalLiteral: values.append(.decimal(tree.decimal(of: written)))
          case .stringLiteral: values.append(.string(tree.string(of: written)))
          default: values.append(.none)
          }
        } else {
          values.append(isText ? .string(tree[element].name.map { text($0) } ?? "") : .int(next))
        }
        next &+= 1
      }
    }
    program.swift.enums[Int(id.index)].rawValues = values
    swift.values[Int(id.index)].raw = raw
  }

  /// A structure of Foundation's, by its properties and their places in it; nil where the file has such a name itself.
  mutating func declareStructure(
    _ word: String, _ parts: [StructurePart], takesNil: Bool
  ) -> EnumID? {
    let name = names.intern(word)
    let words = parts.map { names.intern($0.name) }
    grow()
    guard swift.enums[name.id] == nil, existingClass(name) == nil, let node = tree.items.first else { return nil }
    let id = EnumID(Int32(program.swift.enums.count))
    program.swift.enums.append(SwiftEnum(name: word, cases: [word]))
    program.swift.enums[Int(id.index)].isStructure = true
    swift.cases.append([])
    swift.enums[name.id] = id
    enterValueType(name, id, nil)
    var members = SwiftMembers()
    for (name, part) in zip(words, parts) {
      members.properties[name.id] = SwiftProperty(
        name: name, type: part.type, isStatic: false, binding: node, initial: nil, isLazy: false, takesNil: takesNil,
        position: part.position)
    }
    swift.members[swift.values[Int(id.index)].row.index] = members
    return id
  }

  // MARK: Members

  func isValueMember(_ name: Name, of type: SwiftType) -> Bool {
    guard case .enumeration(let id) = type else {
      if case .enumType(let id) = type {
        return swift.cases[Int(id.index)].contains { $0.name == name }
          || text(name) == "allCases" && !program.swift.enums[Int(id.index)].isStructure
      }
      return false
    }
    return text(name) == "rawValue" && swift.values[Int(id.index)].raw != nil
  }

  /// Cases, `allCases`, `rawValue`, parts of tuples.
  mutating func valueMember(_ name: Name, of found: Lowered, _ node: SyntaxNode.ID) -> Lowered? {
    switch found.1 {
    case .type where swift.enums[name.id] != nil: return (.none, .enumType(swift.enums[name.id]!))
    case .type where property(name, of: found.1) == nil && declaredClass(name) != nil:
      return existingClass(name).map { (.none, .type($0)) }
    case .enumType(let id):
      if !program.swift.enums[Int(id.index)].isStructure,
        let row = swift.cases[Int(id.index)].firstIndex(where: { $0.name == name })
      {
        return (.value(.enumCase(id, Int32(row), [])), .enumeration(id))
      }
      if let inner = swift.enums[name.id], property(name, of: found.1) == nil { return (.none, .enumType(inner)) }
      if text(name) == "allCases", !program.swift.enums[Int(id.index)].isStructure {
        let all = swift.cases[Int(id.index)].indices.map { Value.enumCase(id, Int32($0), []) }
        return (.value(.list(all)), .list(.enumeration(id)))
      }
      return nil
    case .enumeration(let id):
      guard let raw = swift.values[Int(id.index)].raw, text(name) == "rawValue", property(name, of: found.1) == nil
      else {
        return nil
      }
      let slot = builder.slot()
      emit(.rawValue(found.0, to: slot), node)
      return (.slot(slot), raw)
    case .value(.enumeration(.interfaceOrientation)) where text(name) == "isLandscape" || text(name) == "isPortrait":
      let isLandscape = text(name) == "isLandscape"
      let rows = UIKitEnum.interfaceOrientation.cases.indices.filter {
        UIKitEnum.interfaceOrientation.cases[$0].name.hasPrefix(isLandscape ? "landscape" : "portrait")
      }
      let slot = builder.slot()
      let all = Value.list(rows.map { .enumeration(.interfaceOrientation, UInt8($0)) })
      emit(.collection(.contains, [.value(all), found.0], "", to: slot), node)
      return (.slot(slot), .value(.bool))
    case .value(.size) where text(name) == "width" || text(name) == "height":
      let slot = builder.slot()
      emit(.payload(found.0, text(name) == "width" ? 0 : 1, to: slot), node, text: plainText(of: node))
      return (.slot(slot), .value(.number))
    case .value(.enumeration(let type)) where text(name) == "rawValue" && type.rawValues != nil:
      let slot = builder.slot()
      emit(.rawValue(found.0, to: slot), node)
      return (.slot(slot), .value(.int))
    case .tuple(let elements):
      guard let row = elements.firstIndex(where: { $0.label == text(name) }) ?? Int(text(name)) else { return nil }
      let slot = builder.slot()
      emit(.payload(found.0, Int32(row), to: slot), node)
      return (.slot(slot), elements.indices.contains(row) ? elements[row].type : .unknown)
    default: return nil
    }
  }

  // MARK: Making

  /// `Settings(isOn: true)`, `Route(rawValue: "a")`.
  mutating func constructValue(_ name: Name, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    guard variable(name) == nil else { return nil }
    if text(name) == "Self", let owner = builder.owner, let id = swift.valueOfRow[owner.index] {
      return makeValue(id, call, node)
    }
    guard let id = swift.enums[name.id] else { return nil }
    if isAddress(id) { return makeAddress(id, call, node) }
    return id == swift.indexPath ? makeIndexPath(id, call, node) : makeValue(id, call, node)
  }

  /// Whether a type is Foundation's `UUID` (``FrameworkSource``).
  func isUUID(_ type: SwiftType) -> Bool {
    guard hasCombine, case .enumeration(let id) = type, program.swift.enums[Int(id.index)].name == "UUID" else {
      return false
    }
    return swift.values[Int(id.index)].node.map { isOfPresim($0) } ?? false
  }

  mutating func makeValue(_ id: EnumID, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    let value = swift.values[Int(id.index)]
    let type = SwiftType.enumeration(id)
    // What a text that nobody knows is an identifier of nobody knows either, nor whether it is one.
    if isUUID(type), let text = tree.child(of: call, at: 0).flatMap({ tree.child(of: $0, at: 0) }),
      tree[text].kind != .stringLiteral
    {
      return (opaque(plainText(of: node), node), .opaque)
    }
    let isStructure = program.swift.enums[Int(id.index)].isStructure
    let candidates = (swift.members[value.row.index]?.initializers ?? []).compactMap { method in
      method.block == nil ? nil : match(method, call).map { (method: method, given: $0) }
    }
    if let own = chosen(candidates), let given = match(own, call) {
      let generics = isStructure ? genericParts(of: id, arguments(call), node) : []
      let start = isStructure ? initialValue(id, node, generics) : Operand.none
      let operands = arguments(own, given, types: bindings(ofInitializer: own, given)).0
      let slot = builder.slot()
      emitCall(own, operands, into: slot, node) { checker, method in
        checker.emit(
          .call(method.body, on: start, operands, to: slot), node, text: checker.plainText(checker.tree[node].range))
      }
      return (.slot(slot), type)
    }
    if !isStructure {
      guard let argument = tree.child(of: call, at: 0), tree[argument].name.map({ text($0) }) == "rawValue",
        let written = tree.child(of: argument, at: 0)
      else { return nil }
      let raw =
        lowerValue(written, expecting: value.raw ?? .unknown)?.0 ?? unread(written)
      let slot = builder.slot()
      emit(.rawCase(id, raw, to: slot), node, text: plainText(of: node))
      return (.slot(slot), type)
    }
    return memberwise(id, value, call, node)
  }

  private mutating func memberwise(
    _ id: EnumID, _ value: SwiftValueType, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    let given = Array(tree.children(of: call))
    let generics = genericParts(of: id, arguments(call), node)
    var next = 0
    var parts: [Operand] = []
    // `Options()` is empty.
    if given.isEmpty, optionSet(.enumeration(id)) != nil {
      let slot = builder.slot()
      emit(.enumCase(id, 0, [.value(.int(0))], to: slot), node)
      return (.slot(slot), .enumeration(id))
    }
    for (row, field) in value.fields.enumerated() {
      let type = swift.members[value.row.index]?.properties[field.name.id]?.type ?? .unknown
      if let own = swift.members[value.row.index]?.properties[field.name.id], own.wrapper != nil {
        var initial = own.initial
        if next < given.count, tree[given[next]].name.map({ text($0) }) == field.label {
          initial = tree.child(of: given[next], at: 0)
          next += 1
        }
        parts.append(wrapped(own, initial, node) ?? opaque(text(field.name), node))
        continue
      }
      if next < given.count, let written = tree.child(of: given[next], at: 0),
        tree[given[next]].name.map({ text($0) }) == field.label
          || tree[given[next]].name == nil && tree[given[next]].flags.contains(.trailing) && mayBeFunction(type)
            && !(mayGoWithout(field) && value.fields[(row + 1)...].contains { !mayGoWithout($0) })
      {
        tellClosure(written, self.written(type: field.type))
        noteHidden(written, in: self.written(type: field.type))
        parts.append(lowerArgument(written, type))
        next += 1
      } else {
        parts.append(fieldValue(field, type, node))
      }
    }
    guard next == given.count else { return nil }
    let slot = builder.slot()
    emit(.enumCase(id, 0, parts + generics, to: slot), node)
    return (.slot(slot), .enumeration(id))
  }

  /// Whether the memberwise initialiser has a value for a property without an argument: a closure behind the call goes to
  /// one that needs it.
  private func mayGoWithout(_ field: SwiftMethod.Parameter) -> Bool { field.initial != nil || field.takesNil }

  private func mayBeFunction(_ type: SwiftType) -> Bool {
    switch type {
    case .closure, .unknown, .opaque: true
    default: false
    }
  }

  /// Whether the structure that is written may get a further part; says at the instruction that it may not.
  mutating func mayHoldMore(_ node: SyntaxNode.ID) -> Bool {
    if swift.parts >= Simulator.partLimit {
      emit(.fail("a list, a structure or a case of more than 2,000 parts is not made"), node)
    } else if swift.partDepth >= Simulator.structureLimit {
      emit(.fail("more than \(Simulator.structureLimit) structures inside each other are not made"), node)
    } else {
      return true
    }
    return false
  }

  private mutating func fieldValue(
    _ field: SwiftMethod.Parameter, _ type: SwiftType, _ node: SyntaxNode.ID
  ) -> Operand {
    if let initial = field.initial {
      // Structures that hold each other are counted while they are made, each part of each.
      guard mayHoldMore(node) else { return .none }
      swift.parts += 1
      swift.partDepth += 1
      defer {
        swift.partDepth -= 1
        if swift.partDepth == 0 { swift.parts = 0 }
      }
      return lowerArgument(initial, type)
    }
    return field.takesNil ? .none : opaque(text(field.name), node)
  }

  /// A structure with the values with which its properties are declared.
  mutating func initialValue(_ id: EnumID, _ node: SyntaxNode.ID, _ generics: [Operand]? = nil) -> Operand {
    let value = swift.values[Int(id.index)]
    let parts = value.fields.map { field in
      if let own = swift.members[value.row.index]?.properties[field.name.id], own.wrapper != nil {
        return wrapped(own, own.initial, node) ?? opaque(text(field.name), node)
      }
      return fieldValue(field, swift.members[value.row.index]?.properties[field.name.id]?.type ?? .unknown, node)
    }
    let slot = builder.slot()
    emit(.enumCase(id, 0, parts + (generics ?? genericParts(of: id)), to: slot), node)
    return .slot(slot)
  }

  // MARK: Functions that change what they are given

  /// What a function gives back: with `inout` parameters, or of a structure that it changes, a list of its result and of
  /// what they are afterwards.
  mutating func returned(_ result: Operand?, _ node: SyntaxNode.ID) -> Operand {
    if builder.isValueInitializer || builder.givesMe { return result ?? builder.me ?? .none }
    guard !builder.givesBack.isEmpty else { return result ?? .none }
    let slot = builder.slot()
    emit(.list([result ?? .none] + builder.givesBack.map { .slot($0) }, to: slot), node)
    return .slot(slot)
  }

  /// The end of a body without `return`.
  mutating func finishBody(_ block: SyntaxNode.ID) {
    guard builder.isValueInitializer || !builder.givesBack.isEmpty else { return }
    emit(.return(returned(nil, block)), block)
  }

  /// What a function will give back beside its result.
  mutating func declareGivenBack(_ method: SwiftMethod, _ kind: SwiftFunction.Kind) {
    if let owner = method.owner, swift.valueOfRow[owner.index] != nil, kind == .initializer {
      builder.isValueInitializer = true
    } else if kind == .initializer, !tree[method.node].flags.isDisjoint(with: [.optional, .forced]) {
      builder.givesMe = true
    } else if method.isMutating, !method.isStatic, let slot = builder.function.selfSlot {
      builder.givesBack.append(slot)
    }
    for (parameter, slot) in zip(method.parameters, builder.function.parameters) where parameter.isInout {
      builder.givesBack.append(slot)
    }
  }

  /// The result of a call, once what it has changed is written back.
  mutating func takeBack(
    _ method: SwiftMethod, _ result: Operand, _ holder: SwiftPlace?, _ places: [SwiftPlace?], _ node: SyntaxNode.ID
  ) -> Operand {
    let isChanging = method.changesItself
    guard isChanging || method.parameters.contains(where: { $0.isInout }) else { return result }
    var position: Int32 = 1
    var changed: [(Slot, SwiftPlace?)] = []
    func take(_ place: SwiftPlace?, _ checker: inout Checker) {
      let slot = checker.builder.slot()
      checker.emit(.payload(result, position, to: slot), node)
      changed.append((slot, place))
      position += 1
    }
    if isChanging { take(holder, &self) }
    for (parameter, place) in zip(method.parameters, places) where parameter.isInout { take(place, &self) }
    for (slot, place) in changed { if let place { write(.slot(slot), to: place, node) } }
    if builder.tries > 0 { catchThrown(node) }
    let slot = builder.slot()
    emit(.payload(result, 0, to: slot), node)
    return .slot(slot)
  }

  /// Emits a call. Where it gives something back, what it throws goes on when that is written: a value that it has changed
  /// stays changed.
  mutating func calling(givesBack: Bool, _ call: (inout Checker) -> Void) {
    let tries = builder.tries
    if givesBack { builder.tries = 0 }
    call(&self)
    builder.tries = tries
  }

  func writesBack(_ method: SwiftMethod) -> Bool {
    method.changesItself || method.parameters.contains { $0.isInout }
  }

  // MARK: Calls

  /// Whether a call changes what it is called on: a list, or a structure.
  mutating func changes(_ name: Name, _ type: SwiftType, _ call: SyntaxNode.ID) -> Bool {
    switch type {
    case .list, .slice, .unordered, .dictionary:
      return SwiftListOperation.changing(text(name)) != nil || changesStandard(name, type, call)
    case .value(.bool): return text(name) == "toggle" || changesStandard(name, type, call)
    case .value(.int), .value(.number): return changesStandard(name, type, call)
    case .enumeration, .ofProtocol: return method(name, of: type, call)?.isMutating ?? changesOptions(text(name), type)
    // In a protocol's extension: whoever conforms may be a structure.
    case .object(_, let id?): return isOfProtocol(id) && method(name, of: type, call)?.isMutating ?? false
    case .value(.string):
      return [
        "append", "removeLast", "removeFirst", "popFirst", "popLast", "removeAll", "insert", "remove", "removeSubrange",
        "replaceSubrange",
      ].contains(text(name))
        || changesStandard(name, type, call)
    case .unknown:
      if onlyChanging(name, call) != nil { return true }
      return text(name) != "next" && SwiftListOperation.changing(text(name)) != nil && unknownMethod(name, call) == nil
        && guessedBase(text(name), type) == nil
    default: return false
    }
  }

  /// Such a call: reads the place, changes the copy, writes it back.
  mutating func change(
    _ name: Name, _ parts: [SyntaxNode.ID], _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    let holder = place(parts, node)
    let whole: Lowered
    if let holder {
      whole = (read(holder, node), holder.type)
    } else {
      guard let found = lowerParts(parts[...], node, expecting: .unknown) else { return nil }
      whole = found
    }
    var over = holder.map { jumpIfNobody($0, node) } ?? []
    defer { patch(over, to: builder.next) }
    guard parts.last.map({ tree[$0].flags.contains(.optional) }) ?? false else {
      return change(name, whole, in: holder, call, node)
    }
    // `counter?.add(next())`: where there is none nothing is called.
    let answer = builder.slot()
    emit(.copy(.none, to: answer), node)
    over.append(builder.function.instructions.count)
    emit(.jumpIfNil(whole.0, .unpatched), node)
    guard let found = change(name, whole, in: holder, call, node) else { return nil }
    emit(.copy(found.0, to: answer), node)
    return (.slot(answer), found.1)
  }

  // MARK: Getters that change their structure

  /// Whether reading a property changes the structure that has it, or the wrapper that it holds.
  mutating func changesWhenRead(_ name: Name, of type: SwiftType) -> Bool {
    guard swift.hasChangingGetters, let own = property(name, of: type) else { return false }
    guard let wrapper = own.wrapper else { return own.getterChanges }
    let value = names.intern("wrappedValue")
    grow()
    return property(value, of: wrapper)?.getterChanges ?? false
  }

  /// Reads such a property of what stands at a place, and writes back what has become of that.
  mutating func changingRead(_ name: Name, _ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> Lowered? {
    let holder = place(parts, node)
    guard let whole = holder.map({ (read($0, node), $0.type) }) ?? lowerParts(parts[...], node, expecting: .unknown)
    else { return nil }
    guard parts.last.map({ tree[$0].flags.contains(.optional) }) ?? false else {
      return changingRead(name, of: whole, in: holder, node)
    }
    let answer = builder.slot()
    emit(.copy(.none, to: answer), node)
    let over = emitted(.jumpIfNil(whole.0, .unpatched), node)
    let found = changingRead(name, of: whole, in: holder, node)
    if let found { emit(.copy(found.0, to: answer), node) }
    patch([over], to: builder.next)
    return found.map { (.slot(answer), $0.1) }
  }

  mutating func changingRead(
    _ name: Name, of whole: Lowered, in holder: SwiftPlace?, _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard let own = property(name, of: whole.1) else { return nil }
    if let wrapper = own.wrapper {
      guard let place = wrapperPlace(own, of: whole, in: holder) else { return nil }
      let found = changingRead(names.intern("wrappedValue"), of: (read(place, node), wrapper), in: place, node)
      return found.map { ($0.0, $0.1.isUnknown ? own.type : $0.1) }
    }
    guard let getter = own.getter else { return nil }
    let (pair, changed, value) = (builder.slot(), builder.slot(), builder.slot())
    emit(.call(getter.body, on: whole.0, [], to: pair), node, text: plainText(of: node))
    emit(.payload(.slot(pair), 1, to: changed), node)
    if let holder { write(.slot(changed), to: holder, node) }
    emit(.payload(.slot(pair), 0, to: value), node)
    return (.slot(value), own.type)
  }

  mutating func change(
    _ name: Name, _ whole: Lowered, in holder: SwiftPlace?, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    if case .unknown = whole.1, let id = onlyChanging(name, call) {
      return change(name, whole, ifOf: id, in: holder, call, node)
    }
    guard let own = method(name, of: whole.1, call), own.isMutating, let given = match(own, call) else {
      return changeOptions(text(name), whole, holder, call, node)
        ?? changeList(text(name), whole, holder, call, node)
    }
    let bindings = bindings(own, given, call, node, .unknown) + parts(of: whole.1, for: own) + associated(with: whole.1)
    let (operands, places) = arguments(own, given, types: bindings.map { ($0.name, $0.type, nil) })
    var (whole, holder) = (whole, holder)
    if let old = holder, let (now, value) = anew(old, behind: given.flatMap { $0 }, node) {
      (whole.0, holder) = (value, now)
    }
    let slot = builder.slot()
    let type = own.result.map { self.type(of: $0, where: bindings) } ?? .unknown
    let written = plainText(of: node)
    if isValue(whole.1) {
      calling(givesBack: writesBack(own)) {
        $0.emit(.call(own.body, on: whole.0, operands, to: slot), node, text: written)
      }
      return (takeBack(own, .slot(slot), holder, places, node), type)
    }
    calling(givesBack: writesBack(own)) {
      $0.emit(.send(own.selector, to: whole.0, operands, into: slot), node, text: written)
    }
    if own.owner != nil { return (takeBack(own, .slot(slot), holder, places, node), type) }
    // What a protocol asks for: an object changes itself, and gives back the result alone.
    let isObject = builder.slot()
    let unknown = emitted(.jumpIfOpaque(whole.0, .unpatched), node)
    emit(.test(whole.0, .ofUIKit(.object), to: isObject), node)
    let plain = emitted(.jumpIf(.slot(isObject), true, 0, stake: Stake()), node)
    emit(.copy(takeBack(own, .slot(slot), holder, places, node), to: slot), node)
    patch([unknown, plain], to: builder.next)
    if builder.tries > 0 { catchThrown(node) }
    return (.slot(slot), type)
  }

  /// The only structure or enumeration of the file that has a mutating method which a call may mean.
  private mutating func onlyChanging(_ name: Name, _ call: SyntaxNode.ID) -> EnumID? {
    guard SwiftListOperation.changing(text(name)) == nil else { return nil }
    var found: EnumID?
    for (row, id) in swift.valueOfRow {
      for method in swift.members[row]?.methods[name.id] ?? [] where method.isMutating && !method.isStatic {
        guard match(method, call) != nil else { continue }
        guard found == nil || found == id else { return nil }
        found = id
      }
    }
    return found
  }

  /// Such a call on what may be a value of that type when the code runs, as `$0` of a generic `inout` parameter.
  private mutating func change(
    _ name: Name, _ whole: Lowered, ifOf id: EnumID, in holder: SwiftPlace?, _ call: SyntaxNode.ID,
    _ node: SyntaxNode.ID
  ) -> Lowered? {
    let result = builder.slot()
    let unknown = emitted(.jumpIfOpaque(whole.0, .unpatched), node)
    let isOne = builder.slot()
    emit(.test(whole.0, .ofEnum(id), to: isOne), node)
    let other = emitted(.jumpIf(.slot(isOne), false, .unpatched, stake: Stake()), node)
    guard let changed = change(name, (whole.0, .enumeration(id)), in: holder, call, node) else { return nil }
    emit(.copy(changed.0, to: result), node)
    let end = emitted(.jump(.unpatched), node)
    patch([unknown, other], to: builder.next)
    let found = self.call(name, on: whole, receiver: "", call, node)
    emit(.copy(found?.0 ?? opaque(plainText(of: node), node), to: result), node)
    patch([end], to: builder.next)
    return (.slot(result), changed.1)
  }

  /// `add()` in a method that changes its structure, too.
  mutating func changeSelf(_ name: Name, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    guard let me = ownReceiver(), changesSelf(me), changes(name, me.1, call) else { return nil }
    return change(name, me, in: SwiftPlace(kind: .variable(me.0), type: me.1, hint: nil), call, node)
  }

  /// Whether what a function does to `self` goes back to whoever has called it.
  func changesSelf(_ me: Lowered) -> Bool {
    if case .enumeration = me.1 { return true }
    guard case .slot(let slot) = me.0 else { return false }
    return builder.givesBack.contains(slot)
  }

  /// Whether a method that the file adds to a type of Swift's changes it.
  private mutating func changesStandard(_ name: Name, _ type: SwiftType, _ call: SyntaxNode.ID) -> Bool {
    !swift.standardTypes.isEmpty && method(name, of: type, call)?.isMutating ?? false
  }

  /// Whether what it is one of is a value, whose methods are called as they are written.
  func isValue(_ type: SwiftType) -> Bool {
    switch type {
    case .enumeration, .value, .list, .slice, .unordered, .dictionary, .closedRange: true
    default: false
    }
  }

  /// Whether a class's row is that of a protocol's extensions.
  func isOfProtocol(_ id: ClassID) -> Bool { swift.protocolRows.values.contains(id) }
}

/// A property of a structure of Foundation's, and its place in it.
typealias StructurePart = (name: String, type: SwiftType, position: Int32)

/// What is known of a structure or an enumeration beside its cases.
struct SwiftValueType: Sendable {
  /// Under which row its members stand.
  let row: ClassID
  /// Its declaration; nil for `Result`, which is Swift's own.
  let node: SyntaxNode.ID?
  var name: Name?
  /// The stored properties of a structure, in order.
  var fields: [SwiftMethod.Parameter] = []
  /// The type of its raw values.
  var raw: SwiftType?
}
