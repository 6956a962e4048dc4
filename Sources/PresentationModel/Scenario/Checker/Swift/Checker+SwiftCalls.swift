/// Calls: of the file's methods and closures, of UIKit's, and what is made.
extension Checker {
  func arguments(_ call: SyntaxNode.ID) -> [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)] {
    tree.children(of: call).compactMap { argument in
      tree.child(of: argument, at: 0).map { (tree[argument].name.map { text($0) }, $0, argument) }
    }
  }

  /// Whether a call has closures among its arguments: of one that presim does not know they wait for `complete`.
  func handsOver(_ call: SyntaxNode.ID) -> Bool { arguments(call).contains { tree[$0.value].kind == .closure } }

  mutating func callClosure(
    _ closure: Operand, _ call: SyntaxNode.ID, _ result: SwiftResult = .something
  ) -> Lowered {
    var types: [SwiftType] = []
    var answer: SwiftType?
    switch result {
    case .of(let parameters, let type): (types, answer) = (parameters, type)
    case .lazily(let type): answer = type
    case .something, .nothing: break
    }
    var operands: [Operand] = []
    var places: [SwiftPlace] = []
    // Of a closure that is nil no argument is made.
    let given = arguments(call)
    let makes = given.contains { mayAct($0.value) }
    let answered = builder.slot()
    let over = builder.function.instructions.count
    if makes {
      emit(.copy(.none, to: answered), call)
      emit(.jumpIfNil(closure, .unpatched), call)
    }
    defer { if makes { patch([over + 1], to: builder.next) } }
    for argument in given {
      if tree[argument.value].kind == .unary, tree[argument.value].name.map({ text($0) }) == "&",
        let target = tree.child(of: argument.value, at: 0), let found = place(target)
      {
        operands.append(read(found, argument.value))
        places.append(found)
        continue
      }
      let type = types.indices.contains(operands.count) ? types[operands.count] : .unknown
      if case .closure(.lazily(let value)) = type {
        operands.append(autoclosure(argument.value, .closure(.of([], value))))
      } else {
        operands.append(lowerArgument(argument.value, type))
      }
    }
    let slot = builder.slot()
    let written = plainText(tree[call].range)
    calling(givesBack: !places.isEmpty) { $0.emit(.callClosure(closure, operands, to: slot), call, text: written) }
    let found = places.isEmpty ? .slot(slot) : takeBack(.slot(slot), places, of: closure, call)
    if !places.isEmpty, builder.tries > 0 { catchThrown(call) }
    if makes { emit(.copy(found, to: answered), call) }
    return (makes ? .slot(answered) : found, answer ?? .unknown)
  }

  /// Whether a value calls something when it is made.
  func mayAct(_ value: SyntaxNode.ID) -> Bool {
    tree[value].kind != .closure && tree.lineText(of: value).utf8.contains(UInt8(ascii: "("))
  }

  /// What a closure gives back behind its result goes to where its `inout` arguments stand; where it is none that does so,
  /// nobody knows what they are. A closure that is nil changes nothing.
  private mutating func takeBack(
    _ whole: Operand, _ places: [SwiftPlace], of closure: Operand, _ call: SyntaxNode.ID
  ) -> Operand {
    let result = builder.slot()
    emit(.copy(.none, to: result), call)
    let isNil = emitted(.jumpIfNil(closure, .unpatched), call)
    let isList = builder.slot()
    emit(.test(whole, .list, to: isList), call)
    let unknown = emitted(.jumpIfOpaque(.slot(isList), .unpatched), call)
    let other = emitted(.jumpIf(.slot(isList), false, .unpatched, stake: Stake()), call)
    emit(.payload(whole, 0, to: result), call)
    for (row, place) in places.enumerated() {
      let changed = builder.slot()
      emit(.payload(whole, Int32(row + 1), to: changed), call)
      write(.slot(changed), to: place, call)
    }
    let end = emitted(.jump(.unpatched), call)
    patch([unknown, other], to: builder.next)
    for place in places { write(opaque(plainText(tree[call].range), call), to: place, call) }
    patch([isNil, end], to: builder.next)
    return .slot(result)
  }

  /// An argument, opaque where nobody knows it.
  mutating func lowerArgument(_ node: SyntaxNode.ID, _ type: SwiftType, of wanted: ValueType? = nil) -> Operand {
    if let made = keyPathClosure(node, type) { return made }
    let hint = nameHint
    nameHint = nil
    defer { nameHint = hint }
    let found = lowerValue(node, expecting: type)
    if let wanted { noteMismatch(node, found?.1, wanted, takesNil: wanted.takesNil) }
    return found?.0 ?? opaque(of: node)
  }

  /// An argument of a parameter whose type takes no nil: of a `T!` it is what that holds.
  private mutating func there(_ operand: Operand, _ node: SyntaxNode.ID) -> Operand {
    if swift.implicit.isEmpty { return operand }
    let parts = tree[node].kind == .path ? Array(tree.children(of: node)) : [node]
    return implicitlyUnwrapped((operand, .unknown), parts[...], node).0
  }

  // MARK: The file's own

  /// The method of the file's that a name, labels and the types of the arguments mean.
  mutating func method(_ name: Name, of type: SwiftType, _ call: SyntaxNode.ID, isLenient: Bool = false) -> SwiftMethod?
  {
    var candidates = candidates(name, of: type, call, isLenient: isLenient)
    if let base = type.base, base.kind != nil, !candidates.isEmpty {
      let given = arguments(call).map { (label: $0.label, isClosure: tree[$0.value].kind == .closure) }
      let theirs = methods(text(name), on: base, exact: true).filter { places(given, $0) != nil }
      if !theirs.isEmpty { candidates = candidates.filter { !isTheirs($0, theirs) } }
    }
    return chosen(candidates)
  }

  /// The methods of a name whose labels fit, the nearest first; those that take the place of others are not there twice.
  private func candidates(_ name: Name, of type: SwiftType, _ call: SyntaxNode.ID, isLenient: Bool) -> [Candidate] {
    var found: [Candidate] = []
    let label = isLenient ? nil : firstLabel(tree.child(of: call, at: 0))
    func take(_ members: SwiftMembers?, isStatic: Bool? = nil) {
      for method in members?.methods[name.id] ?? [] where isStatic == nil || method.isStatic == isStatic {
        if method.isAnother(label) { continue }
        guard !found.contains(where: { $0.method.selector == method.selector && $0.method.result == nil }),
          !found.contains(where: { takesPlace($0.method, of: method) }),
          let given = match(method, call, isLenient: isLenient)
        else { continue }
        found.append((method, given))
      }
    }
    switch type {
    case .object(let base, let id):
      if let id {
        for current in lineage(id) { take(swift.members[current.index]) }
        if isMemberSomewhere(name) { for members in membersByProtocols(of: id) { take(members) } }
      }
      guard found.isEmpty else { break }
      for current in base.lineage {
        let row = classRows[Int(NameTable.name(of: current).id)]
        if row >= 0 { take(swift.members[row]) }
      }
    case .enumeration(let id):
      let row = swift.values[Int(id.index)].row
      take(swift.members[row.index], isStatic: false)
      for key in protocols(of: row) { take(swift.members[extensionRow(key)]) }
    case .enumType(let id):
      let row = swift.values[Int(id.index)].row
      take(swift.members[row.index], isStatic: true)
      for key in protocols(of: row) { take(swift.members[extensionRow(key)], isStatic: true) }
    case .type(let id):
      for current in lineage(id) { take(swift.members[current.index], isStatic: true) }
      if isMemberSomewhere(name) { for members in membersByProtocols(of: id) { take(members, isStatic: true) } }
      guard found.isEmpty else { break }
      for current in bases[Int(id.index)].lineage {
        let row = classRows[Int(NameTable.name(of: current).id)]
        if row >= 0 { take(swift.members[row], isStatic: true) }
      }
    case .ofProtocol(let id):
      for (name, known) in swift.protocols where known == id {
        for key in [name] + inherited(by: name) {
          take(swift.protocolMembers[key])
          take(swift.members[extensionRow(key)])
        }
      }
      if found.isEmpty { take(extensionMembers(of: id)) }
    case .value, .list, .slice, .unordered, .dictionary, .closedRange:
      for row in standardRows(type) {
        // `list.filter` is the list's, whatever an extension gives to optionals.
        if Self.handsOn.contains(text(name)), swift.receiver.takesNil != true, hasElements(type),
          swift.standardRows["Optional"]?.contains(where: { $0.row == row }) == true
        {
          continue
        }
        take(swift.members[row], isStatic: false)
      }
      for row in standardRows(type) {
        for key in protocols(of: ClassID(row)) { take(swift.members[extensionRow(key)], isStatic: false) }
      }
    default: break
    }
    return found
  }

  private func hasElements(_ type: SwiftType) -> Bool {
    if case .value(.string) = type { true } else { elementType(type) != nil }
  }

  /// Whether a method of a nearer type stands for another one; so does one that is no override of a protocol's default.
  private func takesPlace(_ near: SwiftMethod, of method: SwiftMethod) -> Bool {
    guard near.owner != method.owner else { return false }
    if near.selector == method.selector { return true }
    let (one, other) = (
      program.swift.selectors[Int(near.selector.index)], program.swift.selectors[Int(method.selector.index)]
    )
    return withoutOwner(one) == withoutOwner(other)
  }

  /// `setup()`, of the selector `setup() of Card` of a method that takes no other's place.
  private func withoutOwner(_ selector: String) -> String {
    selector.lastIndex(ofText: " of ").map { String(decoding: selector.utf8.prefix($0), as: UTF8.self) } ?? selector
  }

  /// Calls the method that is meant: by the classes of the arguments, where only those tell.
  mutating func emitCall(
    _ own: SwiftMethod, _ operands: [Operand], into slot: Slot, _ node: SyntaxNode.ID,
    _ call: (inout Checker, SwiftMethod) -> Void
  ) {
    guard !own.others.isEmpty else { return call(&self, own) }
    callByClass([own] + own.others, operands, into: slot, node, call)
  }

  /// The label of a call's first argument, by which most of many methods of a name are told; nil where it tells nothing.
  func firstLabel(_ first: SyntaxNode.ID?) -> String? {
    guard let first, !swift.isOld else { return nil }
    guard tree[first].kind == .argument, let name = tree[first].name else {
      return tree[first].flags.contains(.trailing) ? nil : ""
    }
    return text(name)
  }

  /// Which argument each parameter gets; nil where labels do not fit. Leniently, at column one, those of an opaque type
  /// may be left out.
  func match(_ method: SwiftMethod, _ call: SyntaxNode.ID, isLenient: Bool = false) -> [[SyntaxNode.ID]]? {
    match(method, given: Array(tree.children(of: call)), isLenient: isLenient)
  }

  /// - Parameter value: of a literal that stands for the call of an initialiser, the value of the only argument.
  func match(
    _ method: SwiftMethod, given: [SyntaxNode.ID], isLenient: Bool = false,
    value: (label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)? = nil
  ) -> [[SyntaxNode.ID]]? {
    var next = 0
    var result: [[SyntaxNode.ID]] = []
    for (row, parameter) in method.parameters.enumerated() {
      if parameter.isVariadic {
        result.append(variadic(parameter, given, &next))
        continue
      }
      if next < given.count {
        let label = value?.label ?? tree[given[next]].name.map { text($0) } ?? ""
        let isTrailing = tree[given[next]].flags.contains(.trailing) && label.isEmpty
        let isOldFirst = swift.isOld && next == 0 && label.isEmpty && parameter.label == text(parameter.name)
        if isTrailing ? takesClosure(row, of: method, given) : label == parameter.label || isOldFirst {
          result.append((value?.value ?? tree.child(of: given[next], at: 0)).map { [$0] } ?? [])
          next += 1
          continue
        }
      }
      guard parameter.initial != nil || isLenient else { return nil }
      result.append([])
    }
    return next == given.count ? result : nil
  }

  /// Whether a parameter takes the trailing closure that has no label: the first that is a function. A type that the
  /// file does not declare may be one, where no parameter behind it is.
  func takesClosure(_ row: Int, of method: SwiftMethod, _ given: [SyntaxNode.ID]) -> Bool {
    guard let isFunction = isFunction(method.parameters[row]) else {
      let labels = given.compactMap { tree[$0].name.map { text($0) } }
      return !method.parameters[(row + 1)...].contains { isFunction($0) == true && !labels.contains($0.label) }
    }
    return isFunction && !isPassedOver(row, of: method, given)
  }

  /// Whether a parameter that may be left out gets no trailing closure, as one behind it needs an argument: the parameters
  /// up to the one that the next trailing closure names.
  private func isPassedOver(_ row: Int, of method: SwiftMethod, _ given: [SyntaxNode.ID]) -> Bool {
    func mayBeLeftOut(_ parameter: SwiftMethod.Parameter) -> Bool { parameter.initial != nil || parameter.isVariadic }
    guard mayBeLeftOut(method.parameters[row]) else { return false }
    let next = given.first { tree[$0].flags.contains(.trailing) && tree[$0].name != nil }
    let label = next.flatMap { tree[$0].name }.map { text($0) }
    return method.parameters[(row + 1)...].prefix { $0.label != label }.contains { !mayBeLeftOut($0) }
  }

  /// Whether a parameter is a function; nil where the file does not say.
  private func isFunction(_ parameter: SwiftMethod.Parameter) -> Bool? {
    guard let type = parameter.type else { return false }
    // Nothing else escapes.
    if parameter.isEscaping { return true }
    switch tree[type].kind {
    case .functionType: return true
    case .typeName:
      guard let name = tree[type].name else { return nil }
      if let other = swift.aliases[name.id] {
        // `typealias Completion = Picker.Completion`, which another file may declare.
        return tree[other].kind == .typeName ? nil : tree[other].kind == .functionType
      }
      let isKnown =
        swift.enums[name.id] != nil || swift.protocols[name.id] != nil || classNames.contains(name)
        || text(name).hasPrefix("UI") || Self.valueTypes.contains(text(name))
      return isKnown ? false : nil
    default: return false
    }
  }

  private static let valueTypes: Set<String> = [
    "Bool", "Int", "Double", "CGFloat", "Float", "TimeInterval", "String", "Any", "AnyObject", "Error", "URL", "Date",
    "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath", "AnyKeyPath",
  ]

  mutating func operands(_ method: SwiftMethod, _ given: [[SyntaxNode.ID]]) -> [Operand] {
    arguments(method, given).0
  }

  /// The arguments of a call, and the places of those that are `inout`.
  mutating func arguments(
    _ method: SwiftMethod, _ given: [[SyntaxNode.ID]], changing left: SwiftPlace? = nil, types: [Binding] = []
  ) -> ([Operand], [SwiftPlace?]) {
    var result: [Operand] = []
    var places: [SwiftPlace?] = []
    let (leavesUnnamed, isOfOptional) = (builder.leavesUnnamed, swift.isOfOptional)
    builder.leavesUnnamed = false
    swift.isOfOptional = nil
    defer {
      builder.leavesUnnamed = leavesUnnamed
      swift.isOfOptional = isOfOptional
    }
    for (parameter, values) in zip(method.parameters, given) {
      let type = parameter.type.map { self.type(of: $0, where: types) } ?? .unknown
      var place: SwiftPlace?
      if parameter.isVariadic {
        let operands = values.map { value in
          noteHidden(value, in: written(type: parameter.type))
          return lowerArgument(value, type)
        }
        let slot = builder.slot()
        emit(.list(operands, to: slot), values.first ?? method.node)
        result.append(.slot(slot))
      } else if parameter.isInout, let left, let value = values.first {
        place = left
        result.append(read(left, value))
      } else if parameter.isInout, let value = values.first, tree[value].kind == .unary,
        let target = tree.child(of: value, at: 0), let found = self.place(target)
      {
        place = found
        result.append(read(found, value))
      } else if values.isEmpty, let bound = types.first(where: { isType($0.name, of: parameter) })?.operand {
        // `_ type: T.Type = T.self`
        result.append(bound)
      } else if let value = values.first ?? parameter.initial {
        // A builder makes nothing of the closure that stands for one that is not there.
        if tree[value].kind == .closure { swift.resultBuilder = values.isEmpty ? nil : parameter.builder }
        tellClosure(value, written(type: parameter.type))
        if !values.isEmpty { noteHidden(value, in: written(type: parameter.type)) }
        if parameter.isAutoclosure {
          result.append(autoclosure(value, type))
        } else {
          let operand = values.isEmpty ? lowerInitial(value, type) : lowerArgument(value, type)
          result.append(written(type: parameter.type).takesNil == false ? there(operand, value) : operand)
        }
      } else {
        result.append(opaque(text(parameter.name), method.node))
      }
      places.append(place)
    }
    return (result, places)
  }

  /// An expression as a closure, which its function runs.
  mutating func autoclosure(_ value: SyntaxNode.ID, _ type: SwiftType) -> Operand {
    var result = SwiftType.unknown
    if case .closure(.of(_, let found?)) = type { result = found }
    swift.builders.append(closureBuilder(value))
    builder.beginsStatement = true
    return closed(returning: lowerArgument(value, result), value)
  }

  /// The arguments of `T...`.
  func variadic(
    _ parameter: SwiftMethod.Parameter, _ given: [SyntaxNode.ID], _ next: inout Int
  ) -> [SyntaxNode.ID] {
    var values: [SyntaxNode.ID] = []
    while next < given.count {
      let label = tree[given[next]].name.map { text($0) } ?? ""
      guard label == (values.isEmpty ? parameter.label : ""), let value = tree.child(of: given[next], at: 0),
        !tree[given[next]].flags.contains(.trailing) || isFunction(parameter) == true
      else { break }
      values.append(value)
      next += 1
    }
    return values
  }

  // MARK: Any call

  /// Calls a method of a name on a value; nil where it decides nothing here.
  mutating func call(
    _ name: Name, on found: Lowered, receiver: String, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    let word = text(name)
    let wanted = swift.wanted
    swift.wanted = .unknown
    let staticSelf = swift.staticSelf
    swift.staticSelf = nil
    swift.resultWanted = wanted
    if case .meta(let bound) = found.1 {
      if word == "init" { return makeByType((found.0, bound), call, node) }
      return memberByType(name, call, of: (found.0, bound), node, node)
    }
    if word == "perform", case .closure(let result) = found.1, tree[call].firstChild == nil {
      // `DispatchWorkItem.perform()`
      return callClosure(found.0, call, result)
    }
    if word == "next", case .closure(let result) = found.1, tree[call].firstChild == nil {
      // `AnyIterator { … }.next()`
      return callClosure(found.0, call, result)
    }
    if word == "resume", let resumed = resume(found, call, node) { return resumed }
    if word == "observe", let observed = observe(found, call, node) { return observed }
    if word == "assign", let assigned = assign(found, call, node) { return assigned }
    if word == "get", tree[call].firstChild == nil, let value = getResult(found, node) { return value }
    if let mapped = mapResult(word, found, call, node) { return mapped }
    switch found.1 {
    case .type, .enumType:
      // `Flow.Child()`: types inside types are found by their last name.
      guard method(name, of: found.1, call) == nil else { break }
      if let made = constructValue(name, call, node) { return made }
      if declaredClass(name) != nil { return construct(name, call, node) }
    default: break
    }
    if word == "init", case .enumType(let id) = found.1 { return makeValue(id, call, node) }
    if case .enumType(let id) = found.1, let row = swift.cases[Int(id.index)].firstIndex(where: { $0.name == name }),
      !isStaticCall(name, id, row, call)
    {
      return payloadCase(id, row, call, node)
    }
    if word == "init", case .type(let id) = found.1 { return construct(classNames[Int(id.index)], call, node) }
    if word == "init", let me = builder.me, builder.function.kind == .initializer, let owner = builder.owner {
      if let id = swift.valueOfRow[owner.index], case .slot(let slot) = me {
        guard let made = makeValue(id, call, node) else { return nil }
        emit(.copy(made.0, to: slot), node)
        return (.none, .unknown)
      }
      initializeByClass(owner, me, call, node)
      return (.none, .unknown)
    }
    if let called = callByHand(name, on: found, receiver: receiver, call, node) { return called }
    if let own = method(name, of: found.1, call, isLenient: builder.function.kind == .step),
      let given = match(own, call, isLenient: builder.function.kind == .step)
    {
      if builder.function.kind == .step { noteLiterals(in: given, of: own) }
      if let made = makesSelf(own, found.1, node) { return made }
      let (outer, others) = (swift.element, swift.otherElements)
      if isOfHidden(own) {
        swift.element = element(of: found.1) ?? .unknown
        swift.otherElements = given.compactMap { $0.first }.map { element(of: staticType($0)) ?? .unknown }
      }
      var bindings = bindings(own, given, call, node, wanted)
      if own.hidden.contains(where: { text($0) == "Self" }), case .type(let id) = found.1, let name = names.find("Self")
      {
        // In another static function the class that this one is called on goes on.
        let isSame = builder.isStatic && builder.owner == id && ["", "self", "Self"].contains(receiver)
        let known = isSame ? variable(name)?.operand : nil
        bindings.append((name, .object(bases[Int(id.index)], id), known ?? staticSelf ?? .value(.classReference(id))))
      }
      if own.hidden.contains(where: { text($0) == "Self" }), case .enumType(let id) = found.1,
        let name = names.find("Self")
      {
        bindings.append((name, .enumeration(id), .value(.classReference(swift.values[Int(id.index)].row))))
      }
      bindings += parts(of: found.1, for: own) + associated(with: found.1)
      let whole = characters(of: found, for: own.owner, node)
      var (operands, places) = arguments(own, given, types: bindings)
      (swift.element, swift.otherElements) = (outer, others)
      operands += hiddenArguments(own, bindings, node)
      let sent = combineResult(own, found.1, given, closure: swift.lastClosure.result)
      let slot = builder.slot()
      let unknown = isOfHidden(own) && own.name == "sink" ? emitted(.jumpIfOpaque(found.0, .unpatched), node) : nil
      calling(givesBack: sent == nil && writesBack(own)) { checker in
        checker.emitCall(own, operands, into: slot, node) { $0.emitCall($1, on: whole, operands, into: slot, node) }
      }
      if let unknown { handOverSinks(operands, given, call, into: slot, unless: unknown, node) }
      if let sent { return (.slot(slot), sent) }
      let made = takeBack(own, .slot(slot), nil, places, node)
      return asText((made, result(of: own, bindings)), own.result, of: found, for: own.owner, node)
    }
    if let own = property(name, of: found.1), let value = member(name, of: found, call, node) {
      switch type(of: own, in: found.1) {
      case .closure(let result): return callClosure(value.0, call, result)
      case .unknown: return callClosure(value.0, call)
      case .opaque where own.field != nil && !handsOver(call): return callClosure(value.0, call)
      default: if let made = callAsFunction((value.0, own.type), call, node) { return made }
      }
    }
    if case .tuple(let parts) = found.1, let row = parts.firstIndex(where: { $0.label == word }) ?? Int(word),
      parts.indices.contains(row), let (closure, type) = member(name, of: found, call, node)
    {
      if case .closure(let result) = type { return callClosure(closure, call, result) }
      return callClosure(closure, call)
    }
    if let (closure, type) = dynamicMember(name, of: found, node), case .closure(let result) = type {
      return callClosure(closure, call, result)
    }
    if let options = optionsCall(word, found, call, node) { return options }
    if Self.callsOfSequences.contains(word), swift.receiver.takesNil != true, let own = elements(ofOwn: found, node) {
      return listCall(word, own, call, node)
    }
    if case .dictionary(let type, _) = found.1, let key = asksForKey(word, found, call, node) {
      let slot = builder.slot()
      emit(.collection(.entry, [found.0, lowerArgument(key, type)], "", to: slot), node, text: plainText(of: node))
      return (.slot(slot), .opaque)
    }
    if let known = listCall(word, found, call, node) ?? addressCall(word, of: found, call, node) { return known }
    if let made = standardMethod(name, of: found, call, node) { return made }
    if case .unknown = found.1, let own = unknownMethod(name, call), let given = match(own, call) {
      let slot = builder.slot()
      emit(.send(own.selector, to: found.0, operands(own, given), into: slot), node, text: plainText(of: node))
      return (.slot(slot), own.result.map { type(of: $0) } ?? .unknown)
    }
    // A closure that a property holds, whichever class of the file's has it.
    if let (closure, type) = unknownMember(name, of: found, call, node) {
      if case .closure(let result) = type { return callClosure(closure, call, result) }
      return callClosure(closure, call)
    }
    if let done = asksForType(word, of: found, call, node) ?? asksForClass(word, of: found, call, node)
      ?? callOfAnyClass(name, on: found, call, node)
    {
      return done
    }
    if found.1.base == .viewPropertyAnimator { return animatorCall(word, call, node) }
    if found.1.base == .navigationItem || word == "setToolbarItems" && found.1.base?.kind != nil,
      let done = setBarItems(word, found, receiver, call, node)
    {
      return done
    }
    if word == "addTextField", (found.1.base ?? guessedBase(word, found.1)) == .alertController {
      addField(to: found.0, call, node)
    }
    if let done = registersForTraits(word, found, call, node) { return done }
    if let base = found.1.base ?? (namesArguments(word, call) ? nil : guessedBase(word, found.1)),
      let result = callUIKit(word, base, found.0, receiver, call, node, superOf: nil)
    {
      return result
    }
    // `isBeingDismissed()`: what is a property today was a method.
    if swift.isOld, arguments(call).isEmpty, let base = found.1.base,
      uikitProperty(FormerNames.property(word) ?? word, base) != nil
    {
      return member(name, of: found, call, node)
    }
    guard let old = OldSwift.method(word), let base = found.1.base ?? guessedBase(old.name, found.1) else {
      noteLabels(of: name, found.1, call, node)
      noteSlip(inCall: name, of: found.1, call, node)
      return nil
    }
    noteOld(word, old.name, at: tree[node].range)
    return callUIKit(old.name, base, found.0, receiver, call, node, superOf: nil, firstLabel: old.label)
  }

  /// `navigationItem.setRightBarButton(item, animated: true)`, `setToolbarItems(items, animated: false)`: assigns them. Nil for another method.
  private mutating func setBarItems(
    _ word: String, _ found: Lowered, _ receiver: String, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    let property: Property
    switch word {
    case "setLeftBarButton": property = .leftBarButtonItem
    case "setRightBarButton": property = .rightBarButtonItem
    case "setLeftBarButtonItems": property = .leftBarButtonItems
    case "setRightBarButtonItems": property = .rightBarButtonItems
    case "setHidesBackButton": property = .hidesBackButton
    case "setToolbarItems": property = .toolbarItems
    default: return nil
    }
    let given = arguments(call)
    guard let first = given.first, first.label == nil, given.dropFirst().allSatisfy({ $0.label == "animated" }) else {
      return nil
    }
    let value = lowerArgument(first.value, SwiftType(property.facts.type))
    emit(.assign(property, of: found.0, value, receiver: receiver), node)
    return (.none, .unknown)
  }

  /// Calls a method of the file's on a value: by the class that it has then, where a subclass may have its own.
  private mutating func emitCall(
    _ own: SwiftMethod, on found: Lowered, _ operands: [Operand], into slot: Slot, _ node: SyntaxNode.ID
  ) {
    let written = plainText(of: node)
    if own.isStatic { return emit(.call(own.body, on: nil, operands, to: slot), node, text: written) }
    if isValue(found.1) {
      return emit(.call(own.body, on: found.0, operands, to: slot), node, text: written)
    }
    if let owner = own.owner {
      let isOfProtocol = swift.protocolRows.values.contains(owner)
      // What a protocol does not ask for is called as it is written.
      if isOfProtocol
        ? !isRequired(own.selector, by: owner)
        : !program.classes[Int(owner.index)].isDeclared && !isOverridden(own.name, own.selector, below: owner)
      {
        return emit(.call(own.body, on: found.0, operands, to: slot), node, text: written)
      }
    }
    emit(.send(own.selector, to: found.0, operands, into: slot), node, text: written)
  }

  /// Whether a protocol of the file's whose extension that is asks for a method.
  func isRequired(_ selector: SelectorID, by row: ClassID) -> Bool {
    for (name, own) in swift.protocolRows where own == row {
      for key in [name] + inherited(by: name) {
        guard let members = swift.protocolMembers[key] else { continue }
        if members.methods.values.contains(where: { $0.contains { $0.selector == selector } }) { return true }
        if members.properties.values.contains(where: { $0.getter?.selector == selector }) { return true }
      }
    }
    return false
  }

  /// `overlay?.dismiss(animated: true) { _ in … }`: UIKit's completion handler gets no argument, so this is another method.
  func namesArguments(_ word: String, _ call: SyntaxNode.ID) -> Bool {
    (word == "present" || word == "dismiss")
      && arguments(call).contains { argument in
        tree[argument.value].kind == .closure
          && tree.children(of: argument.value).contains { tree[$0].kind == .closureParameter }
      }
  }

  /// `detail.viewWillAppear(true)`, `child.didMove(toParent: self)`, of a class that overrides it: UIKit notices the call,
  /// and the override runs. Nil for any other call.
  private mutating func callByHand(
    _ name: Name, on found: Lowered, receiver: String, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard case .object(let base, .some) = found.1, base.kind != nil,
      let info = methods(text(name), on: base, exact: true).first(where: { $0.method.isCallback }),
      let own = method(name, of: found.1, call), callback(of: own) != nil
    else { return nil }
    return callUIKit(info.name, base, found.0, receiver, call, node, superOf: nil)
  }

  /// What a value of unknown type is, whose method only controllers have.
  func guessedBase(_ word: String, _ type: SwiftType) -> UIKitClass? {
    switch type {
    case .unknown, .ofProtocol: break
    default: return nil
    }
    if !methods(word, on: .viewController, exact: true).isEmpty { return .viewController }
    if !methods(word, on: .navigationController, exact: true).isEmpty { return .navigationController }
    return methods(word, on: .alertController, exact: true).isEmpty ? nil : .alertController
  }

  /// What a call returns that does something.
  private func type(returnedBy method: Method) -> SwiftType {
    switch method {
    case .popToRootViewController, .popToViewController: .list(.object(.viewController, nil))
    default: .object(.viewController, nil)
    }
  }

  /// A call of UIKit's; nil where UIKit's method decides nothing here.
  mutating func callUIKit(
    _ word: String, _ base: UIKitClass, _ target: Operand, _ receiver: String, _ call: SyntaxNode.ID,
    _ node: SyntaxNode.ID, superOf: ClassID?, firstLabel: String? = nil
  ) -> Lowered? {
    var given = arguments(call)
    var word = word
    if base == .transitionCoordinator, word == "animateAlongsideTransition", given.first?.label == "in" {
      // In whichever view: what its blocks are told and when they run is the same.
      word = "animate"
      given.removeFirst()
      for row in given.indices where given[row].label == "animation" { given[row].label = "alongsideTransition" }
    }
    if let firstLabel, !given.isEmpty, given[0].label == nil { given[0].label = firstLabel }
    if swift.isOld {
      for row in given.indices { given[row].label = given[row].label.map { FormerNames.label($0) ?? $0 } }
    }
    var best: (info: MethodInfo, places: [Int])?
    // What users do is only a line's to say: in code `tap` and `swipe` are the app's own.
    for info in methods(word, on: base, exact: true) where !isPasted || isStepCode || info.kind != .gesture {
      // `tabs.tap("Home")`: what has that title is looked for when it runs.
      if info.method == .tapTab, given.count == 1, isString(staticType(given[0].value)) { continue }
      if let places = places(given.map { ($0.label, tree[$0.value].kind == .closure) }, info) {
        best = (info, places)
        break
      }
    }
    guard let (info, places) = best else { return nil }
    if let complaint = complaint(info.availability, about: info.signature) {
      var end = Int(tree[call].range.start)
      while end > 0, SwiftLexer.isBlank(source.bytes[end - 1]) { end -= 1 }
      noteUnavailable(complaint, at: SourceRange(max(0, end - word.utf8.count), end))
    }
    var operands = [Operand](repeating: .none, count: info.parameters.count)
    var closures = [Operand](repeating: .none, count: info.closures.count)
    var completion: Operand?
    var closureCount = 0
    for (index, place) in places.enumerated() {
      let value = given[index].value
      if place >= 0 {
        let type = SwiftType(info.parameters[place].type)
        if info.parameters[place].name == "sender" {
          operands[place] = lowerArgument(value, type, of: info.parameters[place].type)
          continue
        }
        if info.method == .addSubview, place == 0, let view = viewOfAddedChild(value, node) {
          operands[place] = view
          continue
        }
        operands[place] = shown(lowerArgument(value, type, of: info.parameters[place].type), value, type)
        if place == 0, info.method.takesNoNil { operands[place] = there(operands[place], value) }
      } else if place == -1 {
        let isTold = info.method == .transitionFromTo
        let told: SwiftType = isTold ? .closure(.of([.value(.bool)], nil)) : .closure(.nothing)
        if info.method == .present || info.method == .dismiss { noteArguments(ofHandler: value) }
        if tree[value].kind != .nilLiteral { completion = lowerArgument(value, told) }
      } else {
        let context: SwiftType =
          info.method.givesBlocks ? .closure(.of([.object(.transitionCoordinator, nil)], nil)) : .closure(.nothing)
        closures[-2 - place] = lowerArgument(value, context)
        closureCount += 1
      }
    }
    var result = UIKitCall(
      info.method, on: target, receiverText: receiver, arguments: operands, completion: completion,
      closures: closureCount == 0 ? [] : closures, label: label(receiver, word, given, info), superOf: superOf)
    let slot = builder.slot()
    result.result = slot
    if info.method.mayEndATransition { mayHaveEnded = true }
    if completion != nil { handlerLabels.insert(result.label) }
    noteThread(of: result, node)
    emit(.uikit(result), node, text: plainText(of: node))
    return (.slot(slot), info.answer.map { SwiftType($0) } ?? type(returnedBy: info.method))
  }

  /// For each argument the row of its parameter, -1 for the completion handler, -2 and below for other closures.
  func places(_ given: [(label: String?, isClosure: Bool)], _ info: MethodInfo) -> [Int]? {
    var result: [Int] = []
    var cursor = 0
    var closure = 0
    for argument in given {
      if let label = argument.label, label == info.completion {
        result.append(-1)
      } else if let label = argument.label, let row = info.closures.firstIndex(of: label) {
        result.append(-2 - row)
        closure = row + 1
      } else if argument.isClosure, argument.label == nil {
        if closure < info.closures.count {
          result.append(-2 - closure)
          closure += 1
        } else if info.completion != nil {
          result.append(-1)
        } else {
          return nil
        }
      } else {
        guard let row = info.parameters[cursor...].firstIndex(where: { $0.label == argument.label }) else { return nil }
        result.append(row)
        cursor = row + 1
      }
    }
    for (row, parameter) in info.parameters.enumerated() where !result.contains(row) {
      if parameter.isRequired || isPasted && !parameter.hasDefault { return nil }
    }
    return result
  }

  /// Whether what is read is code that was pasted, in which a call has every argument that Swift wants, and not a line at
  /// column one.
  var isPasted: Bool { swift.builders.askOutermost { $0.function.kind != .step } ?? false }

  func label(
    _ receiver: String, _ word: String, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)],
    _ info: MethodInfo
  ) -> String {
    var parts: [String] = []
    for argument in given where tree[argument.value].kind != .closure {
      if argument.label == "animated" || argument.label == info.completion { continue }
      if argument.label == nil, info.parameters.first?.name == "animated" { continue }
      var bytes: [UInt8] = []
      NormalizedText.write(source.bytes, tree[argument.node].range, to: &bytes)
      parts.append(String(decoding: bytes, as: UTF8.self))
    }
    let head = receiver.isEmpty ? word : "\(receiver).\(word)"
    return "\(head)(\(parts.joined(separator: ", ")))"
  }
}
