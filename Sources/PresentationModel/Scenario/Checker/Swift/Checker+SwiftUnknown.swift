/// Values whose type the text does not say: `T` of a generic function, `Any`, the parameter of a closure.
extension Checker {
  /// A property of the file's that some class has, whichever the value is of.
  mutating func unknownMember(
    _ name: Name, of found: Lowered, _ part: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard case .unknown = found.1 else { return nil }
    if let row = Int32(text(name)) {
      // `pair.0`: nothing but a tuple has it.
      let slot = builder.slot()
      emit(.payload(found.0, row, to: slot), node)
      return (.slot(slot), .unknown)
    }
    let owners = owners(of: name)
    guard let first = owners.first?.property else { return nil }
    let written = plainText(SourceRange(Int(tree[node].range.start), Int(tree[part].range.end)))
    if let made = standardMember(name, of: found, written, node) { return made }
    let slot = builder.slot()
    if swift.readsExpectation || SwiftListOperation.isMember(text(name)) {
      swift.accessed.insert(name.id)
      emit(.send(selector("get \(text(name))"), to: found.0, [], into: slot), node, text: written)
    } else if owners.count == 1, let field = first.field {
      emit(.readField(field, of: found.0, to: slot), node, text: written)
    } else if owners.count == 1, let position = first.position {
      emit(.payload(found.0, position, to: slot), node)
    } else {
      swift.accessed.insert(name.id)
      emit(.send(selector("get \(text(name))"), to: found.0, [], into: slot), node, text: written)
    }
    return (.slot(slot), owners.count == 1 ? first.type : .unknown)
  }

  /// `m.title`, of what may be a structure or an object of the file's as well as a controller: which one, shows when the
  /// code runs. The jumps behind what reads it of those, and whether there is one.
  mutating func readOfOthers(
    _ name: Name, of found: Lowered, into slot: Slot, _ node: SyntaxNode.ID
  ) -> (ends: [Int], isOfOthers: Bool) {
    guard case .unknown = found.1 else { return ([], false) }
    var others: [(test: TypeTest, position: Int32?)] = owners(of: name).compactMap { owner in
      guard let id = swift.valueOfRow[owner.row] else { return nil }
      if let position = owner.property.position { return (.ofEnum(id), position) }
      return owner.property.getter != nil && !owner.property.getterChanges ? (.ofEnum(id), nil) : nil
    }
    others += plainOwners(of: name).map { (.ofClass($0), nil) }
    guard !others.isEmpty else { return ([], false) }
    let stake = Stake(line: line(of: node), verb: "acts")
    let unknown = emitted(.jumpIfOpaque(found.0, .unpatched), node)
    var ends: [Int] = []
    for (test, position) in others {
      let isOne = builder.slot()
      emit(.test(found.0, test, to: isOne), node)
      let row = emitted(.jumpIf(.slot(isOne), false, .unpatched, stake: stake), node)
      if let position {
        emit(.payload(found.0, position, to: slot), node)
      } else {
        swift.accessed.insert(name.id)
        emit(.send(selector("get \(text(name))"), to: found.0, [], into: slot), node)
      }
      ends.append(emitted(.jump(.unpatched), node))
      patch([row], to: builder.next)
    }
    patch([unknown], to: builder.next)
    return (ends, true)
  }

  /// The classes of the file's with a property of a name, whose superclass of UIKit's has none.
  private func plainOwners(of name: Name) -> [ClassID] {
    owners(of: name).compactMap { owner in
      guard swift.valueOfRow[owner.row] == nil, swift.standardTypes[owner.row] == nil,
        program.classes[Int(owner.row)].isDeclared, uikitProperty(text(name), bases[Int(owner.row)]) == nil
      else { return nil }
      return ClassID(owner.row)
    }
  }

  /// Where an assignment goes to a property of a value whose class shows when the code runs, and which may be UIKit's
  /// property there; nil where no class of the file's has one of its own.
  mutating func eitherPlace(
    _ name: Name, of found: Lowered, or other: SwiftPlace, in holder: SwiftPlace?
  ) -> SwiftPlace? {
    guard case .unknown = found.1, case let classes = plainOwners(of: name), !classes.isEmpty else { return nil }
    swift.accessed.insert(name.id)
    return SwiftPlace(
      kind: .either(classes, found.0, byAccessors(name, owners(of: name)[0].property, found.0, holder), other),
      type: .unknown, hint: other.hint)
  }

  /// The property of whichever class is there when the code runs.
  private mutating func byAccessors(
    _ name: Name, _ own: SwiftProperty, _ owner: Operand, _ holder: SwiftPlace?
  ) -> SwiftPlace {
    var property = own
    property.getter = (selector("get \(text(name))"), BodyID(-1))
    property.setter = (selector("set \(text(name))"), BodyID(-1))
    return SwiftPlace(kind: .accessors(property, owner, holder), type: .unknown, hint: name)
  }

  /// The types of the file's that have a property of a name, with that. Foundation's own structures are known where they are
  /// handed over; of anything else they say nothing.
  private func owners(of name: Name) -> [(row: Int32, property: SwiftProperty)] {
    let addresses = program.swift.addresses
    let foundation = [
      swift.notification, swift.indexPath, addresses?.url, addresses?.components, addresses?.item,
    ].compactMap {
      $0.map { swift.values[Int($0.index)].row.index }
    }
    var found: [(row: Int32, property: SwiftProperty)] = []
    for (row, members) in swift.members where !foundation.contains(row) {
      guard let property = members.properties[name.id], !property.isStatic else { continue }
      found.append((row, property))
    }
    return found.count > 1 ? found.sorted { $0.row < $1.row } : found
  }

  /// Whether a type of the file's has a property that lists have, too: which one is meant shows when the code runs.
  func isOwnProperty(_ word: String) -> Bool { names.find(word).map { !owners(of: $0).isEmpty } ?? false }

  /// Where an assignment goes to a property of a value whose type the text does not say: of the one type of the file's that
  /// has it, or by the class that the value has when it runs; nil for a property of UIKit's.
  mutating func unknownPlace(
    _ name: Name, of found: Lowered, in holder: SwiftPlace?, _ receiver: String, at range: SourceRange
  ) -> SwiftPlace? {
    guard case .unknown = found.1, guessedBase(of: text(name), found.1) == nil else { return nil }
    let owners = owners(of: name)
    guard let first = owners.first else { return nil }
    guard owners.count > 1 || builder.function.kind == .step else {
      if let type = swift.standardTypes[first.row] {
        return place(name, of: (found.0, type), in: holder, receiver, at: range)
      }
      let type: SwiftType =
        swift.valueOfRow[first.row].map { .enumeration($0) }
        ?? .object(bases[Int(first.row)], ClassID(first.row))
      return place(name, of: (found.0, type), in: holder, receiver, at: range)
    }
    swift.accessed.insert(name.id)
    let place = byAccessors(name, first.property, found.0, holder)
    return SwiftPlace(kind: place.kind, type: owners.count == 1 ? first.property.type : .unknown, hint: name)
  }

  /// What `zip` takes of a list, or the characters of a text.
  private mutating func parts(_ operand: Operand, _ type: SwiftType, _ node: SyntaxNode.ID) -> Operand {
    if case .value(.string) = type { return characters((operand, type), node).0 }
    return operand
  }

  /// A method of the file's that some class has.
  mutating func unknownMethod(_ name: Name, _ call: SyntaxNode.ID) -> SwiftMethod? {
    var found: [Candidate] = []
    for key in swift.members.keys.sorted() {
      for method in swift.members[key]?.methods[name.id] ?? []
      where !method.isStatic && !method.isMutating && !found.contains(where: { $0.method.selector == method.selector })
      {
        if let given = match(method, call) { found.append((method, given)) }
      }
    }
    return found.count > 1 ? chosen(found) : found.first?.method
  }

  /// What a value of unknown type is, of which a property is read that only controllers have.
  func guessedBase(of word: String, _ type: SwiftType) -> UIKitClass? {
    switch type {
    case .unknown, .ofProtocol: break
    default: return nil
    }
    if uikitProperty(word, .viewController) != nil { return .viewController }
    if uikitProperty(word, .navigationController) != nil { return .navigationController }
    // A class of the file's may have a 'message' as an alert has.
    let isOwn =
      names.find(word).map { name in holders(of: name).contains { $0.members.properties[name.id] != nil } } ?? false
    if !isOwn, uikitProperty(word, .alertController) != nil { return .alertController }
    return uikitProperty(word, .tabBarController) != nil ? .tabBarController : nil
  }

  /// The type of a variable that can be seen, without capturing it.
  func variableType(_ name: Name) -> SwiftType? {
    for level in swift.builders.indices.reversed() {
      for scope in swift.builders[level].scopes.reversed() { if let found = scope[name.id] { return found.type } }
      if swift.builders[level].function.kind != .closure { return nil }
    }
    return nil
  }

  // MARK: Methods as values

  /// `onDone = finish`: a closure that calls the method of this instance.
  mutating func boundMethod(
    _ method: SwiftMethod, _ me: Operand, _ node: SyntaxNode.ID, holdsTarget: Bool = true, with argument: Operand? = nil
  ) -> Lowered {
    // How many arguments a call of it has, the function does not know.
    guard !method.parameters.contains(where: { $0.isVariadic }) else { return (opaque(of: node), .opaque) }
    swift.builders.append(closureBuilder(node))
    let own = builder.slot("self", holdsTarget ? .strong : .weak)
    builder.captures.append(Capture(from: me, to: own))
    let given = argument.map { [kept($0)] } ?? []
    for parameter in method.parameters.dropFirst(given.count) {
      builder.function.parameters.append(builder.slot(text(parameter.name)))
    }
    let (result, operands) = (
      builder.slot(),
      Array(given.prefix(method.parameters.count)) + builder.function.parameters.map { Operand.slot($0) }
    )
    builder.beginsStatement = true
    builder.tries = hasModifier(method.node, "throws") || hasModifier(method.node, "rethrows") ? 1 : 0
    // What a protocol asks for has no body.
    let isOfFile = method.owner == nil && method.block != nil
    // What a protocol does not ask for is called as it is written.
    let isGiven = method.owner.map { isOfProtocol($0) && !isRequired(method.selector, by: $0) } ?? false
    if method.isStatic || isOfFile || isGiven || method.owner.map({ swift.valueOfRow[$0.index] != nil }) ?? false {
      emit(.call(method.body, on: method.isStatic || isOfFile ? nil : .slot(own), operands, to: result), node)
    } else {
      emit(.send(method.selector, to: .slot(own), operands, into: result), node)
    }
    let closure = closed(returning: .slot(result), node)
    let types = method.parameters.map { $0.type.map { type(of: $0) } ?? .unknown }
    return (closure, .closure(.of(types, method.result.map { type(of: $0) })))
  }

  /// A value that a closure takes along, as it finds it there.
  private mutating func kept(_ argument: Operand) -> Operand {
    let slot = builder.slot("argument")
    builder.captures.append(Capture(from: argument, to: slot))
    return .slot(slot)
  }

  /// The method of a name that this instance has, whatever its labels.
  func ownMethod(_ name: Name) -> SwiftMethod? {
    guard let owner = builder.owner else { return nil }
    for current in lineage(owner) {
      if let found = swift.members[current.index]?.methods[name.id]?.first { return found }
    }
    return given(name, to: owner).first
  }

  // MARK: Swift's own functions

  /// `min(a, b)`, `zip(a, b)`, `fatalError()`; nil for another name.
  mutating func globalCall(
    _ name: Name, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID, isQualified: Bool = false
  ) -> Lowered? {
    if let list = constructList(call, name, node) { return list }
    let word = text(name)
    let given = arguments(call)
    guard isQualified || ownMethod(name) == nil else { return nil }
    switch word {
    case "Double", "CGFloat", "Float", "TimeInterval", "Bool":
      guard given.count == 1, given[0].label == nil else { return nil }
      return converted(given[0].value, word, node)
    case let word where SwiftInteger(word) != nil && swift.enums[name.id] == nil:
      if word == "Int", given.count == 2, given[1].label == "radix" {
        return inRadix(given, .value(.string), .int, node)
      }
      guard given.count == 1 else { return given.isEmpty ? (.value(.int(0)), .value(.int)) : nil }
      switch given[0].label {
      case nil: return converted(given[0].value, word, node)
      case "exactly", "clamping", "truncatingIfNeeded", "bitPattern":
        return converted(given[0].value, word, node, way: given[0].label)
      default: return nil
      }
    case "Range":
      // `Range(range, in: text)`: of a text that presim knows both are the same places.
      guard given.map({ $0.label ?? "" }) == ["", "in"],
        let found = lowerValue(given[0].value, expecting: .unknown), case .enumeration(let id) = found.1,
        program.swift.enums[Int(id.index)].name == "NSRange"
      else { return nil }
      return found
    case "CancellationError":
      guard given.isEmpty, swift.enums[name.id] == nil, existingClass(name) == nil else { return nil }
      return (.value(symbol(name)), .unknown)
    case "Character":
      guard given.count == 1, given[0].label == nil, case .value(.string) = staticType(given[0].value) else {
        return nil
      }
      let slot = builder.slot()
      let operand = lowerArgument(given[0].value, .value(.string))
      emit(
        .collection(.ofCharacter, [operand, .value(.string("self"))], "", to: slot), node,
        text: plainText(of: node))
      return (.slot(slot), .value(.string))
    case "sqrt":
      guard given.count == 1, given[0].label == nil, let found = lowerValue(given[0].value, expecting: .value(.number)),
        case .value(.number) = found.1
      else { return nil }
      let slot = builder.slot()
      emit(.collection(.squareRoot, [found.0], "", to: slot), node, text: plainText(of: node))
      return (.slot(slot), .value(.number))
    case "pow", "fmod":
      guard given.count == 2, given.allSatisfy({ $0.label == nil }),
        let (first, one) = lowerValue(given[0].value, expecting: .value(.number)),
        let (second, other) = lowerValue(given[1].value, expecting: .value(.number)),
        case .value(.number) = one, case .value(.number) = other
      else { return nil }
      let slot = builder.slot()
      emit(
        .collection(word == "pow" ? .power : .remainder, [first, second], "", to: slot), node,
        text: plainText(of: node))
      return (.slot(slot), .value(.number))
    case "fabs":
      guard given.count == 1, let found = lowerValue(given[0].value, expecting: .value(.number)) else { return nil }
      return listMember("magnitude", of: found, node)
    case "floor", "ceil", "round", "trunc":
      guard given.count == 1, given[0].label == nil, let found = lowerValue(given[0].value, expecting: .value(.number)),
        case .value(.number) = found.1
      else { return nil }
      let way = ["floor": "down", "ceil": "up", "trunc": "towardZero"][word] ?? "toNearestOrAwayFromZero"
      return rounded(found, way, node)
    case "min", "max":
      guard given.count > 1 else { return nil }
      let list = builder.slot()
      let type = staticType(given[0].value)
      let operands = given.map { lowerArgument($0.value, type) }
      emit(.list(operands, to: list), node)
      let slot = builder.slot()
      emit(
        .collection(word == "min" ? .min : .max, [.slot(list)], "", to: slot), node, text: plainText(of: node))
      return (.slot(slot), type)
    case "String", "Substring":
      return textCall(given, node)
    case "type":
      guard given.count == 1, given[0].label == "of" else { return nil }
      return typeOf(given[0].value, node)
    case "ObjectIdentifier":
      guard given.count == 1, given[0].label == nil, swift.enums[name.id] == nil,
        let (value, type) = lowerValue(given[0].value, expecting: .unknown), !isOpaque(type)
      else { return nil }
      let slot = builder.slot()
      emit(.collection(.identity, [value], "", to: slot), node, text: plainText(of: node))
      return (.slot(slot), .unknown)
    case "Selector", "NSSelectorFromString":
      guard given.count == 1, given[0].label == nil, case .value(.string) = staticType(given[0].value) else {
        return nil
      }
      return lowerValue(given[0].value, expecting: .value(.string))
    case "Optional":
      guard given.count == 1, given[0].label == nil else { return nil }
      return lowerValue(given[0].value, expecting: .unknown)
    case "abs":
      guard given.count == 1, let found = lowerValue(given[0].value, expecting: .unknown) else { return nil }
      return listMember("magnitude", of: found, node)
    case "AnyIterator":
      guard given.count == 1 else { return nil }
      return anyIterator(given[0].value, node)
    case "swap":
      return swap(given, node)
    case "Result":
      return resultCall(given, node)
    case "stride":
      guard given.count == 3, given[0].label == "from", given[2].label == "by" else { return nil }
      let type = given.map { staticType($0.value) }.first { if case .value(.number) = $0 { true } else { false } }
      let operands = given.map { lowerArgument($0.value, type ?? .value(.int)) }
      let slot = builder.slot()
      emit(
        .collection(.stride, operands + [.value(.bool(given[1].label == "through"))], "", to: slot), node,
        text: plainText(of: node))
      return (.slot(slot), .list(type ?? .value(.int)))
    case "zip":
      guard given.count == 2, let (first, one) = zipped(given[0].value, with: given[1].value, node),
        let (second, other) = zipped(given[1].value, with: given[0].value, node)
      else { return nil }
      let slot = builder.slot()
      emit(.collection(.zip, [parts(first, one, node), parts(second, other, node)], "", to: slot), node)
      func inner(_ type: SwiftType) -> SwiftType {
        switch type {
        case .list(let element), .slice(let element): element
        case .value(.string): type
        default: .unknown
        }
      }
      return (.slot(slot), .list(.tuple([("", inner(one)), ("", inner(other))])))
    case "sequence":
      return sequence(given, node)
    case "withCheckedContinuation", "withUnsafeContinuation", "withCheckedThrowingContinuation",
      "withUnsafeThrowingContinuation":
      return lowerContinuation(call, node)
    case "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup", "withThrowingDiscardingTaskGroup":
      return lowerTaskGroup(word, given, node)
    case "withObservationTracking":
      guard given.count == 2, let (read, _) = lowerValue(given[0].value, expecting: .closure(.of([], nil))) else {
        return nil
      }
      let found = swift.lastClosure.result ?? .unknown
      guard let (change, _) = lowerValue(given[1].value, expecting: .closure(.of([], nil))) else { return nil }
      let slot = builder.slot()
      emit(.track(onChange: nil), node)
      emit(.callClosure(read, [], to: slot), node)
      emit(.track(onChange: change), node)
      return (.slot(slot), found)
    case "autoreleasepool":
      guard let last = given.last, let (closure, _) = lowerValue(last.value, expecting: .closure(.something)) else {
        return nil
      }
      let found = swift.lastClosure.result ?? .unknown
      let slot = builder.slot()
      emit(.callClosure(closure, [], to: slot), node)
      return (.slot(slot), found)
    case "fatalError", "preconditionFailure", "assertionFailure":
      let said = given.first.flatMap { tree[$0.value].kind == .stringLiteral ? tree.string(of: $0.value) : nil }
      let told = "'\(word)' is reached" + (said.map { ": Fatal error: \($0)" } ?? "")
      emit(.fail(isOfPresim(node) ? said ?? "" : told), node)
      return (.none, .unknown)
    case "print", "NSLog", "os_log":
      return isDeclaredSomewhere(word) ? nil : printCall(word, given, node)
    case "precondition", "assert":
      guard let first = given.first else { return nil }
      let exits = lowerConditions([first.value])
      let over = emitted(.jump(.unpatched), node)
      patch(exits, to: builder.next, stake: Stake(line: line(of: node), verb: "fails"))
      emit(.fail("'\(tree.lineText(of: first.value))', which '\(word)' asks for, is false"), node)
      patch([over], to: builder.next)
      return (.none, .unknown)
    default: return nil
    }
  }

  /// `String(42)`, `String(letter)`, `String(describing: kind)`, `String(repeating: "ab", count: 3)`.
  private mutating func textCall(
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard let first = given.first else { return (.value(.string("")), .value(.string)) }
    let slot = builder.slot()
    let written = plainText(of: node)
    if given.count == 2, first.label == "repeating", given[1].label == "count" {
      let (part, count) = (lowerArgument(first.value, .value(.string)), lowerArgument(given[1].value, .value(.int)))
      emit(.collection(.repeated, [part, count], tree.lineText(of: node), to: slot), node, text: written)
      return (.slot(slot), .value(.string))
    }
    if given.count == 1, first.label == "describing", isPrintedAsOptional(first.value),
      let (operand, type) = lowerValue(first.value, expecting: .unknown), !isOpaque(type)
    {
      let form = printedForm(first.value, type)
      return described((operand, type), form, node).map { ($0, .value(.string)) }
    }
    if given.count == 2, first.label == nil, given[1].label == "radix" {
      return inRadix(given, .value(.int), .string, node)
    }
    if first.label == "format", given.allSatisfy({ $0.label == nil || $0.node == first.node }) {
      var operands = [lowerArgument(first.value, .value(.string))]
      for argument in given.dropFirst() {
        guard let (operand, type) = lowerValue(argument.value, expecting: .unknown), !isOpaque(type) else { return nil }
        operands.append(operand)
      }
      emit(.collection(.formatted, operands, "", to: slot), node, text: written)
      return (.slot(slot), .value(.string))
    }
    guard given.count == 1, first.label == nil || first.label == "describing", !isPrintedAsOptional(first.value),
      let (operand, type) = lowerValue(first.value, expecting: .unknown)
    else { return nil }
    if first.label != nil, let text = described((operand, type), printedForm(first.value, type), node) {
      return (text, .value(.string))
    }
    switch type {
    case .value(.bool), .value(.int), .value(.number), .value(.string), .list(.value(.string)):
      return converted((operand, type), "String", node)
    case .list(.unknown) where first.label == nil, .slice(.unknown) where first.label == nil:
      // Nothing but characters makes a text.
      emit(.collection(.joined, [operand], "", to: slot), node, text: written)
      return (.slot(slot), .value(.string))
    case .enumeration, .object, .type, .enumType, .meta:
      guard first.label != nil, let text = description(of: (operand, type), first.value) else { return nil }
      return (text, .value(.string))
    case .unknown, .ofProtocol:
      guard first.label != nil, let text = description(of: (operand, type), first.value) else { return nil }
      return converted((text, .unknown), "String", node)
    default: return nil
    }
  }

  /// `Int(text, radix: 16)`, `String(n, radix: 16)`.
  private mutating func inRadix(
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ type: SwiftType, _ result: ValueType,
    _ node: SyntaxNode.ID
  ) -> Lowered? {
    let operands = [lowerArgument(given[0].value, type), lowerArgument(given[1].value, .value(.int))]
    let slot = builder.slot()
    emit(.collection(.radix, operands, "", to: slot), node, text: plainText(of: node))
    return (.slot(slot), .value(result))
  }

  /// `x.rounded(.up)`.
  mutating func rounded(_ found: Lowered, _ way: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    guard tree[way].kind == .enumCase, let name = tree[way].name else { return nil }
    return rounded(found, text(name), node)
  }

  private mutating func rounded(_ found: Lowered, _ way: String, _ node: SyntaxNode.ID) -> Lowered {
    let slot = builder.slot()
    emit(
      .collection(.rounded, [found.0, .value(.string(way))], "", to: slot), node, text: plainText(of: node))
    return (.slot(slot), .value(.number))
  }

  /// What an interpolation makes of a value whose type has a `description` of its own, or is a list; nil for another.
  mutating func description(of found: Lowered, _ node: SyntaxNode.ID) -> Operand? {
    switch found.1 {
    case .enumeration, .object:
      guard let name = names.find("description"), let own = property(name, of: found.1), own.getter != nil else {
        guard case .enumeration = found.1 else { return nil }
        let slot = builder.slot()
        emit(.collection(.text, [found.0], "", to: slot), node, text: plainText(of: node))
        return .slot(slot)
      }
      return member(name, of: found, node, node)?.0
    case .type, .enumType, .meta:
      let type = typeName(found)
      let slot = builder.slot()
      emit(.collection(.text, [type], "", to: slot), node, text: plainText(of: node))
      return .slot(slot)
    case .time: return opaque(of: node)
    case .unknown, .ofProtocol: return descriptionByType(found, node)
    default: return nil
    }
  }

  /// The same of a value of which only the run says what it is: its `description` where its type is one of the file's that
  /// has one, and else the value.
  private mutating func descriptionByType(_ found: Lowered, _ node: SyntaxNode.ID) -> Operand? {
    guard let name = names.find("description"), names.find("CustomStringConvertible") != nil else { return nil }
    let owners = owners(of: name).filter { row, property in
      property.getter != nil && !isOfPresim(property.binding) && isDescribed(row)
    }
    guard !owners.isEmpty, owners.count <= 8,
      owners.allSatisfy({ swift.valueOfRow[$0.row] != nil || program.classes[Int($0.row)].isDeclared })
    else { return nil }
    let slot = builder.slot()
    emit(.copy(found.0, to: slot), node)
    var ends = [
      emitted(.jumpIfOpaque(found.0, .unpatched), node), emitted(.jumpIfNil(found.0, .unpatched), node),
    ]
    for (row, _) in owners {
      let id = ClassID(row)
      let type: SwiftType = swift.valueOfRow[row].map { .enumeration($0) } ?? .object(bases[Int(row)], id)
      let isOne = builder.slot()
      emit(.test(found.0, swift.valueOfRow[row].map { .ofEnum($0) } ?? test(ofClass: id), to: isOne), node)
      let next = emitted(.jumpIf(.slot(isOne), false, .unpatched, stake: Stake()), node)
      if let (text, _) = member(name, of: (found.0, type), node, node) { emit(.copy(text, to: slot), node) }
      ends.append(emitted(.jump(.unpatched), node))
      patch([next], to: builder.next)
    }
    patch(ends, to: builder.next)
    return .slot(slot)
  }

  /// Whether a type of the file's says that it conforms to `CustomStringConvertible`, itself or by a protocol.
  private func isDescribed(_ row: Int32) -> Bool {
    func says(_ node: SyntaxNode.ID?) -> Bool {
      node.map { tree.headText(of: $0).hasText("CustomStringConvertible") } ?? false
    }
    return lineage(ClassID(row)).contains { current in
      let own = swift.valueOfRow[current.index].map { swift.values[Int($0.index)].node } ?? classNode(of: current.index)
      return says(own) || (swift.extensions[classNames[Int(current.index)].id] ?? []).contains { says($0) }
        || protocols(of: current).flatMap { [$0] + inherited(by: $0) }.contains { says(swift.protocolNodes[$0]) }
    }
  }

  /// `swap(&a, &b)`.
  private mutating func swap(
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard given.count == 2 else { return nil }
    var places: [SwiftPlace] = []
    for argument in given {
      guard tree[argument.value].kind == .unary, let target = tree.child(of: argument.value, at: 0),
        let found = place(target)
      else { return nil }
      places.append(found)
    }
    let (one, other) = (builder.slot(), builder.slot())
    emit(.copy(read(places[0], node), to: one), node)
    emit(.copy(read(places[1], node), to: other), node)
    write(.slot(other), to: places[0], node)
    // What has been written may be a part of the same value: it is found anew.
    guard let last = tree.child(of: given[1].value, at: 0).flatMap({ place($0) }) else { return nil }
    write(.slot(one), to: last, node)
    return (.none, .unknown)
  }

  /// `Int(text)`, `Double(count)`: what presim does not know is asked for as a whole.
  private mutating func converted(
    _ value: SyntaxNode.ID, _ word: String, _ node: SyntaxNode.ID, way: String? = nil
  ) -> Lowered? {
    guard let found = lowerValue(value, expecting: .unknown), !isOpaque(found.1) else { return nil }
    return converted(found, word, node, way: way)
  }

  /// `map(String.init)`: the type whose initialiser is handed over.
  func namesInitializer(_ node: SyntaxNode.ID) -> String? {
    let parts = Array(tree.children(of: node))
    guard parts.count == 2, tree[parts[1]].kind == .member, tree[parts[1]].name.map({ text($0) }) == "init",
      let word = tree[parts[0]].name.map({ text($0) }), ["String", "Int", "Double", "CGFloat", "Float"].contains(word)
    else { return nil }
    return word
  }

  mutating func converted(
    _ found: Lowered, _ word: String, _ node: SyntaxNode.ID, way: String? = nil
  ) -> Lowered {
    let operand = found.0
    let (operation, result): (SwiftListOperation, ValueType) =
      switch word {
      case "Bool": (.bool, .bool)
      case "String": (.text, .string)
      case let word where SwiftInteger(word) != nil: (.whole, .int)
      default: (.decimal, .number)
      }
    let slot = builder.slot()
    var type: [Operand] = operation == .whole && (word != "Int" || way != nil) ? [.value(.string(word))] : []
    if let way { type.append(.value(.string(way))) }
    emit(.collection(operation, [operand] + type, tree.lineText(of: node), to: slot), node)
    let end = jumpOver(unless: .jumpIfOpaque(.slot(slot), .unpatched), node)
    emit(.copy(opaque(plainText(of: node), node), to: slot), node)
    patch([end], to: builder.next)
    return (.slot(slot), .value(result))
  }

  private mutating func constructList(_ call: SyntaxNode.ID, _ name: Name, _ node: SyntaxNode.ID) -> Lowered? {
    switch text(name) {
    case "Array", "Set", "ContiguousArray", "ArraySlice", "Dictionary":
      guard let head = tree.child(of: node, at: 0), tree[head].kind == .identifier else { return nil }
      return constructList(head, call, node)
    default: return nil
    }
  }

  // MARK: Globals

  func globalPlace(_ name: Name) -> SwiftPlace? {
    guard let global = swift.globals.properties[name.id], global.field != nil else { return nil }
    return SwiftPlace(kind: .field(global, .none), type: global.type, hint: name)
  }

  /// Under which row the members of a protocol's extensions stand.
  func extensionRow(_ key: Int32) -> Int32 { swift.protocolRows[key]?.index ?? -1 }
}
