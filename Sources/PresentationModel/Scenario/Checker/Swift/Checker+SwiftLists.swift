/// Lists, dictionaries and texts: what they have, what changes them, and what calls a closure for each element.
extension Checker {
  // MARK: Members

  /// `first`, `last`, `count`, `isEmpty`, `keys`, `values`, `indices`.
  mutating func listMember(_ word: String, of found: Lowered, _ node: SyntaxNode.ID) -> Lowered? {
    let element: SwiftType
    switch found.1 {
    case .list(let inner): element = inner
    case .dictionary(let key, let value):
      element = .tuple([("key", key), ("value", value)])
      if word == "keys" || word == "values" {
        let slot = builder.slot()
        emit(.collection(word == "keys" ? .keys : .values, [found.0], "", to: slot), node)
        return (.slot(slot), .list(word == "keys" ? key : value))
      }
    case .value(.string): element = .unknown
    case .unknown where ["first", "last", "count", "isEmpty"].contains(word): element = .unknown
    default: return nil
    }
    let slot = builder.slot()
    let text = plainText(tree[node].range)
    switch word {
    case "first": emit(.read(.first, of: found.0, to: slot), node, text: text)
    case "last": emit(.read(.last, of: found.0, to: slot), node, text: text)
    case "count":
      emit(.read(.count, of: found.0, to: slot), node, text: text)
      return (.slot(slot), .value(.int))
    case "isEmpty":
      emit(.read(.isEmpty, of: found.0, to: slot), node, text: text)
      return (.slot(slot), .value(.bool))
    case "indices":
      emit(.collection(.indices, [found.0], "", to: slot), node)
      return (.slot(slot), .list(.value(.int)))
    case "lazy": return found
    default: return nil
    }
    return (.slot(slot), element)
  }

  /// What an element of a list or a dictionary is; nil for what is none.
  func elementType(_ type: SwiftType) -> SwiftType? {
    switch type {
    case .list(let element): element
    case .dictionary(let key, let value): .tuple([("key", key), ("value", value)])
    case .unknown: .unknown
    default: nil
    }
  }

  // MARK: Calls that ask

  /// A method of lists, dictionaries or texts that changes nothing; nil for another one.
  mutating func listCall(_ word: String, _ found: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    if case .value(.string) = found.1 {
      if ["map", "compactMap", "flatMap", "forEach", "enumerated", "allSatisfy", "reduce"].contains(word) {
        return listCall(word, characters(found, node), call, node)
      }
      return textCall(word, found, call, node)
    }
    if word == "map" || word == "flatMap", let result = mapOptional(found, call, node) { return result }
    guard let element = elementType(found.1) else { return nil }
    let given = arguments(call)
    if let closure = given.last?.value,
      isFunction(closure) || given.last?.label == "where" || given.last?.label == "by",
      let result = each(word, found, element, given, node)
    {
      return result
    }
    if case .unknown = found.1 { return nil }
    func ask(_ operation: SwiftListOperation, _ type: SwiftType) -> Lowered {
      var operands = [found.0]
      for argument in given { operands.append(lowerArgument(argument.value, element)) }
      let slot = builder.slot()
      emit(.collection(operation, operands, tree.text(of: node), to: slot), node, text: plainText(tree[node].range))
      return (.slot(slot), type)
    }
    switch (word, given.first?.label) {
    case ("contains", nil) where given.count == 1: return ask(.contains, .value(.bool))
    case ("firstIndex", "of"), ("index", "of"): return ask(.firstIndex, .value(.int))
    case ("lastIndex", "of"): return ask(.lastIndex, .value(.int))
    case ("makeIterator", _) where given.isEmpty: return found
    case ("union", nil): return askOfSet(.union, found, given, node)
    case ("intersection", nil): return askOfSet(.intersection, found, given, node)
    case ("subtracting", nil): return askOfSet(.subtracting, found, given, node)
    case ("isSubset", "of"): return askOfSet(.isSubset, found, given, node)
    case ("isSuperset", "of"): return askOfSet(.isSuperset, found, given, node)
    case ("isDisjoint", "with"): return askOfSet(.isDisjoint, found, given, node)
    case ("reversed", _) where given.isEmpty: return ask(.reversed, found.1)
    case ("enumerated", _) where given.isEmpty:
      return ask(.enumerated, .list(.tuple([("offset", .value(.int)), ("element", element)])))
    case ("prefix", nil): return ask(.prefix, found.1)
    case ("suffix", nil): return ask(.suffix, found.1)
    case ("dropFirst", _): return ask(.dropFirst, found.1)
    case ("dropLast", _): return ask(.dropLast, found.1)
    case ("joined", _):
      if case .list(let inner) = element { return ask(.joined, .list(inner)) }
      return ask(.joined, .value(.string))
    case ("sorted", _) where given.isEmpty: return ask(.sorted, .list(element))
    case ("min", _) where given.isEmpty: return ask(.min, element)
    case ("max", _) where given.isEmpty: return ask(.max, element)
    case ("first", _) where given.isEmpty, ("last", _) where given.isEmpty:
      return listMember(word, of: found, node)
    case ("shuffled", _), ("randomElement", _):
      emit(.note("the order of '\(word)' is not known: it is taken as written"), node)
      return word == "shuffled" ? found : listMember("first", of: found, node)
    default: return nil
    }
  }

  private mutating func askOfSet(
    _ operation: SwiftListOperation, _ found: Lowered,
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard given.count == 1 else { return nil }
    let other = lowerArgument(given[0].value, found.1)
    let slot = builder.slot()
    emit(
      .collection(operation, [found.0, other], tree.text(of: node), to: slot), node, text: plainText(tree[node].range))
    switch operation {
    case .union, .intersection, .subtracting: return (.slot(slot), found.1)
    default: return (.slot(slot), .value(.bool))
    }
  }

  /// The characters of a text.
  mutating func characters(_ found: Lowered, _ node: SyntaxNode.ID) -> Lowered {
    let slot = builder.slot()
    emit(.collection(.characters, [found.0], "", to: slot), node, text: plainText(tree[node].range))
    return (.slot(slot), .list(.value(.string)))
  }

  /// `presentedViewController.map { $0.dismiss(animated: true) }`: calls the closure where there is a value.
  mutating func mapOptional(_ found: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    guard case .object = found.1, arguments(call).count == 1, let closure = arguments(call).first?.value,
      isFunction(closure), let function = function(closure, [found.1])
    else { return nil }
    let result = builder.slot()
    emit(.copy(.none, to: result), node)
    let row = builder.function.instructions.count
    emit(.jumpIfNil(found.0, 0), node)
    let (value, type) = apply(function, [found], node)
    emit(.copy(value, to: result), node)
    patch([row], to: builder.next)
    return (.slot(result), type)
  }

  mutating func textCall(
    _ word: String, _ found: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    let operations: [String: (SwiftListOperation, ValueType)] = [
      "lowercased": (.lowercased, .string), "uppercased": (.uppercased, .string), "hasPrefix": (.hasPrefix, .bool),
      "hasSuffix": (.hasSuffix, .bool), "contains": (.contains, .bool),
    ]
    guard let (operation, type) = operations[word] else { return nil }
    var operands = [found.0]
    for argument in arguments(call) { operands.append(lowerArgument(argument.value, .value(.string))) }
    let slot = builder.slot()
    emit(.collection(operation, operands, tree.text(of: node), to: slot), node)
    return (.slot(slot), .value(type))
  }

  /// Whether an argument is a function: a closure, a key path, a method of one's own.
  func isFunction(_ node: SyntaxNode.ID) -> Bool {
    switch tree[node].kind {
    case .closure, .keyPath, .operatorName: return true
    case .path:
      let parts = Array(tree.children(of: node))
      if let last = parts.last, parts.count > 1 {
        // `alert.addAction`, `self.open(with:)`: whether it is one shows when it is read.
        return tree[last].kind == .argumentLabels || tree[last].kind == .member
      }
      guard let name = tree.loneName(of: node) else { return false }
      if let found = variableType(name) { if case .closure = found { return true } else { return false } }
      guard let owner = builder.owner else { return false }
      return lineage(owner).contains { swift.members[$0.index]?.methods[name.id] != nil }
    default: return false
    }
  }

  // MARK: Calls that change

  /// `items.append(x)`: the list of a place is read, changed, and written back.
  mutating func changeList(
    _ word: String, _ whole: Lowered, _ holder: SwiftPlace?, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    let given = arguments(call)
    var element = elementType(whole.1) ?? .unknown
    var answer = SwiftType.unknown
    var key = SwiftType.unknown
    if case .dictionary(let own, let value) = whole.1 { (key, element) = (own, value) }
    let operation: SwiftListOperation
    var operands = given
    var isListed = true
    if case .value(.string) = whole.1 {
      (isListed, element) = (false, .value(.string))
      if word == "removeAll", !given.isEmpty { return nil }
      if word == "removeLast" || word == "removeFirst" || word == "popLast" { answer = .value(.string) }
    }
    switch (word, given.first?.label, given.count) {
    case ("append", nil, 1): operation = .append
    case ("append", "contentsOf", 1):
      operation = .appendContents
      element = whole.1
    case ("insert", nil, 2) where given[1].label == "at" && isListed: operation = .insert
    case ("insert", "contentsOf", 2) where given[1].label == "at" && isListed:
      operation = .insertContents
      element = whole.1
    case ("next", _, 0): (operation, answer) = (.popFirst, element)
    case ("insert", nil, 1):
      (operation, answer) = (.insertElement, .tuple([("inserted", .value(.bool)), ("memberAfterInsert", element)]))
    case ("remove", "at", 1): (operation, answer) = (.removeAt, element)
    case ("remove", nil, 1): (operation, answer) = (.removeElement, element)
    case ("removeFirst", _, ...1): (operation, answer) = (.removeFirst, element)
    case ("removeLast", _, ...1): (operation, answer) = (.removeLast, element)
    case ("popLast", _, 0): (operation, answer) = (.popLast, element)
    case ("removeAll", _, _):
      if let last = given.last, isFunction(last.value) || last.label == "where" {
        guard let (rest, _) = each("removeAll", whole, element, given, node) else { return nil }
        if let holder { write(rest, to: holder, node) }
        return (.none, .unknown)
      }
      operation = .removeAll
      operands = []
    case ("swapAt", _, 2): operation = .swapAt
    case ("reverse", _, 0): operation = .reverse
    case ("removeValue", "forKey", 1): (operation, answer, element) = (.removeEntry, element, key)
    case ("updateValue", nil, 2):
      operation = .setEntry
      operands = [given[1], given[0]]
    case ("toggle", _, 0): operation = .toggle
    case ("sort", _, _), ("shuffle", _, _):
      guard let sorted = listCall(word == "sort" ? "sorted" : "shuffled", whole, call, node) else { return nil }
      if let holder { write(sorted.0, to: holder, node) }
      return (.none, .unknown)
    default: return nil
    }
    var values = [whole.0]
    for (row, argument) in operands.enumerated() {
      let isPlace =
        (operation == .insert || operation == .insertContents) && row == 1 || operation == .removeAt
        || operation == .swapAt
      values.append(lowerArgument(argument.value, isPlace ? .value(.int) : element))
    }
    // Neither slot counts what is in the list: its holder does until the end, and the arguments' slots the rest. What is
    // taken out has its own before the holder lets go of it.
    let pair = builder.slot("", .weak)
    emit(.collection(operation, values, tree.text(of: node), to: pair), node)
    let result = builder.slot()
    emit(.payload(.slot(pair), 0, to: result), node)
    let changed = builder.slot("", .weak)
    emit(.payload(.slot(pair), 1, to: changed), node)
    if let holder { write(.slot(changed), to: holder, node) }
    return (.slot(result), answer)
  }

  // MARK: Literals

  /// `["a": x]`, `[:]`.
  mutating func lowerDictionary(_ node: SyntaxNode.ID, _ type: SwiftType) -> Lowered? {
    var (keyType, valueType) = (SwiftType.unknown, SwiftType.unknown)
    if case .dictionary(let key, let value) = type { (keyType, valueType) = (key, value) }
    var entries: [Operand] = []
    for entry in tree.children(of: node) where tree[entry].kind == .dictionaryEntry {
      guard let key = tree.child(of: entry, at: 0), let value = tree.child(of: entry, at: 1) else { continue }
      let first = lowerValue(key, expecting: keyType) ?? (opaque(plainText(tree[key].range), key), .opaque)
      let second = lowerValue(value, expecting: valueType) ?? (opaque(plainText(tree[value].range), value), .opaque)
      if case .unknown = keyType { keyType = first.1 }
      if case .unknown = valueType { valueType = second.1 }
      let pair = builder.slot()
      emit(.list([first.0, second.0], to: pair), entry)
      entries.append(.slot(pair))
    }
    let slot = builder.slot()
    emit(.list(entries, to: slot), node)
    return (.slot(slot), .dictionary(keyType, valueType))
  }

  /// `(a, b: c)`.
  mutating func lowerTuple(_ node: SyntaxNode.ID, _ type: SwiftType) -> Lowered? {
    var types: [SwiftType] = []
    if case .tuple(let elements) = type { types = elements.map { $0.type } }
    var operands: [Operand] = []
    var elements: [(label: String, type: SwiftType)] = []
    for child in tree.children(of: node) {
      guard let value = tree.child(of: child, at: 0) else { continue }
      let wanted = types.indices.contains(operands.count) ? types[operands.count] : .unknown
      let (operand, found) =
        lowerValue(value, expecting: wanted) ?? (opaque(plainText(tree[value].range), value), .opaque)
      operands.append(operand)
      elements.append((tree[child].name.map { text($0) } ?? "", found))
    }
    if operands.isEmpty { return (.none, .unknown) }
    let slot = builder.slot()
    emit(.list(operands, to: slot), node)
    return (.slot(slot), .tuple(elements))
  }

  /// `[Detail]()`, `[String: Int]()`, `Array(xs)`, `Set(xs)`.
  mutating func constructList(_ head: SyntaxNode.ID, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    let type: SwiftType
    switch tree[head].kind {
    case .list:
      guard let inner = tree.child(of: head, at: 0), let name = tree.loneName(of: inner) else { return nil }
      type = .list(typeNamed(name))
    case .dictionary:
      guard let entry = tree.child(of: head, at: 0),
        let key = tree.child(of: entry, at: 0).flatMap({ tree.loneName(of: $0) })
      else { return nil }
      let value = tree.child(of: entry, at: 1).flatMap { tree.loneName(of: $0) }
      type = .dictionary(typeNamed(key), value.map { typeNamed($0) } ?? .unknown)
    default:
      guard let name = tree[head].name, swift.enums[name.id] == nil, existingClass(name) == nil else { return nil }
      switch text(name) {
      case "Array", "Set", "ContiguousArray": type = .list(.unknown)
      case "Dictionary": type = .dictionary(.unknown, .unknown)
      default: return nil
      }
    }
    let given = arguments(call)
    guard let first = given.first else { return (.value(.list([])), type) }
    let slot = builder.slot()
    if first.label == "repeating", given.count == 2 {
      let one = builder.slot()
      emit(.list([lowerArgument(first.value, .unknown)], to: one), node)
      let count = lowerArgument(given[1].value, .value(.int))
      emit(.collection(.repeated, [.slot(one), count], "", to: slot), node)
      return (.slot(slot), type)
    }
    guard first.label == nil, let (list, found) = lowerValue(first.value, expecting: .unknown) else { return nil }
    if tree[head].name.map({ text($0) }) == "Set" {
      emit(.collection(.unique, [list], "", to: slot), node)
      return (.slot(slot), .list(elementType(found) ?? .unknown))
    }
    return (list, .list(elementType(found) ?? .unknown))
  }
}

extension SwiftListOperation {
  /// Whether a method of that name changes a list, a dictionary, a text or a truth value; nil if none does.
  static func changing(_ word: String) -> Bool? {
    switch word {
    case "append", "insert", "remove", "removeFirst", "removeLast", "popLast", "removeAll", "swapAt", "reverse",
      "removeValue", "updateValue", "toggle", "sort", "shuffle", "next":
      true
    default: nil
    }
  }
}
