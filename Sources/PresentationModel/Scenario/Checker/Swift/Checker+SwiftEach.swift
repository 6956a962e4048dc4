/// Calls that hand each element of a list to a function: `forEach`, `map`, `filter`, `reduce`.
extension Checker {
  /// A function that is called for each element: a closure, a key path, an operator.
  enum Function {
    case closure(Operand, count: Int, SwiftType)
    case members([Name])
    case sign(BinaryOperator)
    /// `String.init`, `Int.init`
    case makes(String)
    /// `Tab.init(rawValue:)`
    case makesCase(EnumID)
  }

  mutating func function(
    _ node: SyntaxNode.ID, _ parameters: [SwiftType], _ result: SwiftType? = nil
  ) -> Function? {
    switch tree[node].kind {
    case .keyPath:
      return keyPathNames(node).map { .members($0) }
    case .path where namesInitializer(node) != nil: return namesInitializer(node).map { .makes($0) }
    case .path where enumMade(node) != nil: return enumMade(node).map { .makesCase($0) }
    case .operatorName:
      if let sign = tree[node].name.flatMap({ BinaryOperator(text($0)) }) { return .sign(sign) }
      guard let (operand, type) = operatorValue(node, parameters) else { return nil }
      return .closure(operand, count: parameters.count, type)
    default:
      swift.lastClosure = (parameters.count, nil)
      let begun = builder.function.instructions.count
      var found = lowerValue(node, expecting: .closure(.of(parameters, result)))
      if tree[node].kind == .path, !isFunction(found?.1) {
        builder.truncate(to: begun)
        found = methodValue(node, parameters, result) ?? lowerValue(node, expecting: .closure(.of(parameters, result)))
      }
      guard let (operand, type) = found else { return nil }
      if let (_, value) = keyPathTypes(type) {
        let reads = builder.slot()
        emit(.payload(operand, 0, to: reads), node)
        return .closure(.slot(reads), count: 1, value)
      }
      if case .closure(.of(let own, let type)) = type, tree[node].kind != .closure {
        return .closure(operand, count: own.count, type ?? .unknown)
      }
      return .closure(operand, count: swift.lastClosure.count, swift.lastClosure.result ?? .unknown)
    }
  }

  private func isFunction(_ type: SwiftType?) -> Bool {
    if case .closure? = type { true } else { type.map { keyPathTypes($0) != nil } ?? false }
  }

  /// The enumeration whose cases `Tab.init(rawValue:)` makes, or `Tab.init`.
  private func enumMade(_ node: SyntaxNode.ID) -> EnumID? {
    let parts = Array(tree.children(of: node))
    guard parts.count == 2 || parts.count == 3, let name = tree[parts[0]].name,
      tree[parts[1]].name.map({ text($0) }) == "init",
      let id = swift.enums[name.id], swift.values[Int(id.index)].raw != nil,
      parts.count == 2 || tree[parts[2]].kind == .argumentLabels,
      swift.members[swift.values[Int(id.index)].row.index]?.initializers.isEmpty ?? true
    else { return nil }
    return id
  }

  mutating func apply(
    _ function: Function, _ given: [(Operand, SwiftType)], _ node: SyntaxNode.ID
  ) -> Lowered {
    switch function {
    case .closure(let closure, let count, let type):
      var operands = given.map { $0.0 }
      // A tuple goes to the names that stand for its parts.
      if given.count == 1, count > 1 {
        operands = (0..<count).map { row in
          let part = builder.slot()
          emit(.payload(given[0].0, Int32(row), to: part), node)
          return .slot(part)
        }
      }
      let slot = builder.slot()
      emit(.callClosure(closure, operands, to: slot), node, text: plainText(of: node))
      return (.slot(slot), type)
    case .members(let path):
      var found = given[0]
      for name in path where text(name) != "self" {
        if isDynamic(name, found.1) { found.1 = .unknown }
        // `fields.compactMap(\.text)`
        if text(name) == "text", found.1.isUnknown || isOpaque(found.1), holders(of: name).isEmpty,
          Self.fieldTypes.contains(where: { names.find($0) != nil })
        {
          found = textOfAny(found.0, node, tree.lineText(of: node))
          continue
        }
        guard let next = member(name, of: found, node, node) else { return (unread(node), .opaque) }
        found = next
      }
      return found
    case .makes(let word): return converted(given[0], word, node)
    case .makesCase(let id):
      let slot = builder.slot()
      emit(.rawCase(id, given[0].0, to: slot), node, text: plainText(of: node))
      return (.slot(slot), .enumeration(id))
    case .sign(let sign):
      var given = given
      if given.count == 1 {
        // `zip(a, b).map(+)`: of a pair its parts.
        var types = [SwiftType.unknown, .unknown]
        if case .tuple(let parts) = given[0].1, parts.count == 2 { types = parts.map { $0.type } }
        given = types.enumerated().map { row, type in
          let part = builder.slot()
          emit(.payload(given[0].0, Int32(row), to: part), node)
          return (.slot(part), type)
        }
      }
      let slot = builder.slot()
      emit(.binary(sign, given[0].0, given[1].0, to: slot), node)
      return (.slot(slot), sign.answersBool ? .value(.bool) : given[0].1)
    }
  }

  mutating func each(
    _ word: String, _ found: Lowered, _ element: SwiftType,
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID,
    calling known: Function? = nil
  ) -> Lowered? {
    guard let last = given.last else { return nil }
    let isTest = [
      "filter", "first", "last", "firstIndex", "lastIndex", "contains", "allSatisfy", "removeAll", "prefix", "drop",
      "count",
    ].contains(word)
    // Foundation's: the element, its index, and a pointer that ends it, which is not read.
    let isIndexed = word == "enumerateObjects"
    guard
      isTest || isIndexed
        || ["forEach", "map", "compactMap", "flatMap", "reduce", "mapValues", "compactMapValues"].contains(word)
    else {
      return compare(word, found, element, last.value, node)
    }
    if word == "reduce" { return reduce(found, element, given, node) }
    guard given.count == 1 else { return nil }
    if word == "mapValues" || word == "compactMapValues" {
      return mapValues(found, last.value, skipsNil: word == "compactMapValues", node)
    }
    switch found.1 {
    case .unordered where word == "first", .unordered where word == "last", .dictionary where word == "first":
      // Which of several it is nobody knows.
      guard let fitting = each("filter", found, element, given, node) else { return nil }
      return listMember(word, of: fitting, node)
    default: break
    }
    var found = found
    switch (found.1, word) {
    // Its places are those of another list, or none that are numbers.
    case (.slice, "firstIndex"), (.slice, "lastIndex"), (.unordered, "firstIndex"), (.dictionary, "firstIndex"):
      return nil
    case (.unordered, "prefix"), (.unordered, "drop"), (.dictionary, "prefix"), (.dictionary, "drop"):
      found = inAnyOrder(found, node, plainText(of: node))
    default: break
    }
    let parameters = isIndexed ? [element, .value(.int), .unknown] : [element]
    if known == nil {
      tellClosure(last.value, takes: self.element(of: swift.receiver))
      if ["map", "compactMap", "flatMap"].contains(word) { swift.asksForForm = last.value }
    }
    guard let function = known ?? function(last.value, parameters, isTest ? .value(.bool) : nil) else { return nil }
    let (list, counter, item, result) = (
      builder.slot("$list"), builder.slot("$counter"), builder.slot("$element"), builder.slot("$result")
    )
    var source = found.0
    if word == "last" {
      let turned = builder.slot()
      emit(.collection(.reversed, [source], "", to: turned), node)
      source = .slot(turned)
    }
    emit(.copy(source, to: list), node)
    emit(.copy(.value(.int(0)), to: counter), node)
    let start: Operand =
      switch word {
      case "contains": .value(.bool(false))
      case "allSatisfy": .value(.bool(true))
      case "first", "last", "firstIndex", "lastIndex", "forEach", "enumerateObjects": .none
      case "count": .value(.int(0))
      default: .value(.list([]))
      }
    emit(.copy(start, to: result), node)
    ask(list, last.value, result, node)
    let drops = builder.slot("$drops")
    if word == "drop" { emit(.copy(.value(.bool(true)), to: drops), node) }
    let top = builder.next
    let end = emitted(.next(.slot(list), counter: counter, to: item, else: .unpatched), node)
    // `drop` asks no more once an element has stayed.
    let kept = builder.function.instructions.count
    if word == "drop" { emit(.jumpIf(.slot(drops), false, .unpatched, stake: Stake()), node) }
    var handed: [(Operand, SwiftType)] = [(.slot(item), element)]
    if isIndexed {
      let index = builder.slot()
      emit(.binary(.minus, .slot(counter), .value(.int(1)), to: index), node)
      handed += [(.slot(index), .value(.int)), (.none, .unknown)]
    }
    let (value, type) = apply(function, handed, node)
    var ends = [end]
    var unknown: [Int] = []
    var answer = found.1
    switch answer {
    case .closedRange: answer = .list(element)
    case .slice where word == "filter": answer = .list(element)
    default: break
    }
    // What comes of each element of a set has no order either.
    func made(_ type: SwiftType) -> SwiftType {
      switch found.1 {
      case .unordered, .dictionary: .unordered(type)
      default: .list(type)
      }
    }
    func append(_ value: Operand, _ operation: SwiftListOperation, _ checker: inout Checker) {
      let pair = checker.builder.slot("", .weak)
      checker.emit(.collection(operation, [.slot(result), value], "", to: pair), node)
      checker.emit(.payload(.slot(pair), 1, to: result), node)
    }
    func jumpIf(_ isTrue: Bool, to target: Int32, _ checker: inout Checker) -> Int {
      let row = checker.builder.function.instructions.count
      checker.emit(
        .jumpIf(value, isTrue, target, stake: Stake(line: checker.line(of: node), verb: "goes on")), node,
        text: checker.plainText(checker.tree[last.value].range))
      return row
    }
    switch word {
    case "forEach", "enumerateObjects": answer = .unknown
    case "map":
      append(value, .append, &self)
      answer = made(type)
    case "compactMap":
      // Whether an unknown value is in the list nobody knows, so nobody knows the list.
      unknown.append(emitted(.jumpIfOpaque(value, .unpatched), node))
      emit(.jumpIfNil(value, top), node)
      append(value, .append, &self)
      answer = made(type)
    case "flatMap":
      append(value, .appendContents, &self)
      answer = made(elementType(type) ?? .unknown)
    case "filter":
      _ = jumpIf(false, to: top, &self)
      append(.slot(item), .append, &self)
    case "removeAll":
      _ = jumpIf(true, to: top, &self)
      append(.slot(item), .append, &self)
    case "prefix":
      answer = .slice(element)
      ends.append(jumpIf(false, to: .unpatched, &self))
      append(.slot(item), .append, &self)
    case "first", "last":
      _ = jumpIf(false, to: top, &self)
      emit(.copy(.slot(item), to: result), node)
      // An element that is nil is found, and nil would say that none is.
      unknown.append(emitted(.jumpIfNil(.slot(item), .unpatched), node))
      answer = element
    case "drop":
      answer = .slice(element)
      _ = jumpIf(true, to: top, &self)
      emit(.copy(.value(.bool(false)), to: drops), node)
      patch([kept], to: builder.next)
      append(.slot(item), .append, &self)
    case "count":
      _ = jumpIf(false, to: top, &self)
      emit(.binary(.plus, .slot(result), .value(.int(1)), to: result), node)
      answer = .value(.int)
    case "firstIndex", "lastIndex":
      _ = jumpIf(false, to: top, &self)
      emit(.binary(.minus, .slot(counter), .value(.int(1)), to: result), node)
      answer = .value(.int)
    case "contains":
      _ = jumpIf(false, to: top, &self)
      emit(.copy(.value(.bool(true)), to: result), node)
      answer = .value(.bool)
    case "allSatisfy":
      _ = jumpIf(true, to: top, &self)
      emit(.copy(.value(.bool(false)), to: result), node)
      answer = .value(.bool)
    default: break
    }
    switch word {
    case "first", "last", "firstIndex", "contains", "allSatisfy":
      ends.append(emitted(.jump(.unpatched), node))
    default: emit(.jump(top), node)
    }
    if !unknown.isEmpty {
      patch(unknown, to: builder.next)
      emit(.opaque(to: result), node, text: plainText(of: node))
    }
    patch(ends, to: builder.next)
    let value2 = builder.slot()
    emit(.copy(.slot(result), to: value2), node)
    emit(.drop([list, counter, item, result, drops]), node)
    return (.slot(value2), answer)
  }

  /// Of a list that presim cannot know nothing is known that comes of it, and what its closure would write is unknown.
  private mutating func ask(_ list: Slot, _ closure: SyntaxNode.ID, _ result: Slot, _ node: SyntaxNode.ID) {
    let count = emitted(.jumpIfOpaque(.slot(list), .unpatched), node)
    emit(.jump(.unpatched), node)
    patch([count], to: builder.next)
    // A method is handed to a call: `buttons.forEach(alert.addAction)`.
    forgetWrites(of: tree[closure].kind == .path ? node : closure)
    emit(.opaque(to: result), node, text: plainText(of: node))
    patch([count + 1], to: builder.next)
  }

  /// The type of what `reduce` begins with: `.zero` and `.init(…)` are the elements' where their type has that.
  private func typeOfStart(_ start: SyntaxNode.ID, _ element: SwiftType) -> SwiftType {
    let head = tree[start].kind == .path ? tree.child(of: start, at: 0) ?? start : start
    guard tree[head].kind == .enumCase, let name = tree[head].name else { return .unknown }
    switch element {
    case .value(.int), .value(.number): return text(name) == "zero" ? element : .unknown
    // In an extension of lists whose elements can be added: what is added decides between `0` and `0.0`.
    case .unknown:
      let isOfLists = builder.owner.map { swift.standardTypes[$0.index] != nil } ?? false
      return isOfLists && text(name) == "zero" ? .value(.int) : .unknown
    case .enumeration(let id):
      let row = swift.values[Int(id.index)].row.index
      let isTheirs =
        text(name) == "init" || swift.cases[Int(id.index)].contains { $0.name == name }
        || staticProperty(name, row) != nil || swift.members[row]?.methods[name.id]?.contains { $0.isStatic } == true
      return isTheirs ? element : .unknown
    default: return .unknown
    }
  }

  /// The same, of `[]` that what is wanted says: a set, or a type that a literal makes.
  private mutating func startWanted(_ value: SyntaxNode.ID, _ element: SwiftType) -> SwiftType {
    switch swift.resultWanted {
    case .enumeration where tree[value].kind == .list, .unordered where tree[value].kind == .list: swift.resultWanted
    default: typeOfStart(value, element)
    }
  }

  mutating func reduce(
    _ found: Lowered, _ element: SwiftType,
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) -> Lowered? {
    let written = self.element(of: swift.receiver)
    guard given.count == 2,
      let (start, type) = lowerValue(given[0].value, expecting: startWanted(given[0].value, element))
    else { return nil }
    if tree[given[1].value].kind == .closure { swift.writtenParameters = [WrittenType(), written] }
    // `reduce(into:)` gives its closure what it changes.
    let changes = given[0].label == "into"
    guard changes || given[0].label == nil else { return nil }
    swift.changesFirst = changes && tree[given[1].value].kind == .closure
    defer { swift.changesFirst = false }
    guard !changes || swift.changesFirst,
      let function = function(given[1].value, [type, element], changes ? nil : type)
    else { return nil }
    var found = found
    if !isSum(given[1].value, type) { found = inAnyOrder(found, node, plainText(of: node)) }
    let (list, counter, item, result) = (
      builder.slot("$list"), builder.slot("$counter"), builder.slot("$element"), builder.slot("$result")
    )
    emit(.copy(found.0, to: list), node)
    emit(.copy(.value(.int(0)), to: counter), node)
    emit(.copy(start, to: result), node)
    ask(list, given[1].value, result, node)
    let top = builder.next
    emit(.next(.slot(list), counter: counter, to: item, else: .unpatched), node)
    let (value, _) = apply(function, [(.slot(result), type), (.slot(item), element)], node)
    if changes { emit(.payload(value, 1, to: result), node) } else { emit(.copy(value, to: result), node) }
    emit(.jump(top), node)
    patch([Int(top)], to: builder.next)
    let answer = builder.slot()
    emit(.copy(.slot(result), to: answer), node)
    emit(.drop([list, counter, item, result]), node)
    return (.slot(answer), type)
  }

  /// Whether a function adds each element to a whole number, or multiplies by it: then their order does not matter.
  private func isSum(_ function: SyntaxNode.ID, _ type: SwiftType) -> Bool {
    guard case .value(.int) = type else { return false }
    var words = tree.text(of: function).split { $0 == " " || $0 == "{" || $0 == "}" || $0 == "\n" }[...]
    if words.count == 1, let sign = words.first { return sign == "+" || sign == "*" }
    var sum: Substring = "$0"
    if let place = words.firstIndex(of: "in") {
      guard place == 2, words[0].last == "," else { return false }
      sum = words[0].dropLast()
      words = words[3...]
    }
    guard words.count == 3, let first = words.first, first == sum, let last = words.last else { return false }
    let sign = words[words.startIndex + 1]
    guard sign == "+" || sign == "*" || sign == "+=" || sign == "*=" else { return false }
    return last.utf8.allSatisfy { Lexer.isNameByte($0) || $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: ".") }
      && last != sum && !last.hasPrefix("\(sum).")
  }

  /// `sorted { $0.n < $1.n }`, `min(by: <)`.
  mutating func compare(
    _ word: String, _ found: Lowered, _ element: SwiftType, _ closure: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    let operations: [String: SwiftListOperation] = ["sorted": .sorted, "min": .min, "max": .max]
    guard let operation = operations[word] else { return nil }
    var operands = [found.0]
    if tree[closure].kind == .operatorName {
      guard let sign = tree[closure].name.flatMap({ BinaryOperator(text($0)) }), sign == .less || sign == .greater
      else {
        return nil
      }
      if sign == .greater { operands.append(operatorClosure(sign, closure)) }
    } else {
      guard case .closure(let operand, _, _)? = function(closure, [element, element], .value(.bool)) else { return nil }
      operands.append(operand)
      // Which of two comes first that are alike for the closure, a set or a dictionary does not say.
      switch found.1 {
      case .unordered, .dictionary: operands.append(.value(.bool(true)))
      default: break
      }
    }
    let slot = builder.slot()
    emit(.collection(operation, operands, tree.lineText(of: node), to: slot), node, text: plainText(of: node))
    return (.slot(slot), word == "sorted" ? .list(element) : element)
  }

  /// `+`, `>` as a function of values of these types; nil for an operator that nobody declares.
  mutating func operatorValue(_ node: SyntaxNode.ID, _ types: [SwiftType]) -> Lowered? {
    guard let sign = tree[node].name.map({ text($0) }) else { return nil }
    let own = ownOperator(sign, types)
    guard let own else {
      guard types.count == 2, let sign = BinaryOperator(sign) else { return nil }
      return (operatorClosure(sign, node), sign.answersBool ? .value(.bool) : types[0])
    }
    swift.builders.append(closureBuilder(node))
    builder.function.parameters = types.indices.map { builder.slot("$\($0)") }
    builder.beginsStatement = true
    let given = zip(builder.function.parameters, types).map { (Operand.slot($0), $1) }
    let (answer, result) = callOperator(own, given, node)
    return (closed(returning: answer, node), result)
  }

  /// `>` as a function of two values.
  private mutating func operatorClosure(_ sign: BinaryOperator, _ node: SyntaxNode.ID) -> Operand {
    swift.builders.append(closureBuilder(node))
    let (left, right, result) = (builder.slot("left"), builder.slot("right"), builder.slot())
    builder.function.parameters = [left, right]
    builder.beginsStatement = true
    emit(.binary(sign, .slot(left), .slot(right), to: result), node)
    return closed(returning: .slot(result), node)
  }
}
