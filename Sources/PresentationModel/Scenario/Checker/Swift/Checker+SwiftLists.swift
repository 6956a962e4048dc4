/// Lists, dictionaries and texts: what they have, what changes them, and what calls a closure for each element.
extension Checker {
  // MARK: Members

  /// `first`, `last`, `count`, `isEmpty`, `keys`, `values`, `indices`.
  mutating func listMember(_ word: String, of found: Lowered, _ node: SyntaxNode.ID) -> Lowered? {
    let element: SwiftType
    switch found.1 {
    case .list where word == "description", .value(.int) where word == "description",
      .value(.number) where word == "description", .value(.bool) where word == "description",
      .value(.string) where word == "description":
      if isString(found.1) { return found }
      if let text = described(found, formOfHeld(swift.receiver, found.1), node) { return (text, .value(.string)) }
      let slot = builder.slot()
      emit(.collection(.text, [found.0], "", to: slot), node, text: plainText(of: node))
      return (.slot(slot), .value(.string))
    case .unknown where word == "description" && !isOwnProperty(word):
      let slot = builder.slot()
      emit(.collection(.text, [found.0], "", to: slot), node, text: plainText(of: node))
      return (.slot(slot), .value(.string))
    case .list where word == "startIndex": return (.value(.int(0)), .value(.int))
    case .list where word == "endIndex": return listMember("count", of: found, node)
    // `3..<8` is the list of its numbers here; an empty one has lost where it lies.
    case .list(.value(.int)) where word == "lowerBound" || word == "upperBound":
      let slot = builder.slot()
      emit(.read(word == "lowerBound" ? .first : .last, of: found.0, to: slot), node, text: plainText(of: node))
      let isThere = jumpOver(unless: .jumpIfNil(.slot(slot), .unpatched), node)
      emit(.copy(opaque(plainText(of: node), node), to: slot), node)
      patch([isThere], to: builder.next)
      if word == "upperBound" { emit(.binary(.plus, .slot(slot), .value(.int(1)), to: slot), node) }
      return (.slot(slot), .value(.int))
    case .list(let inner): element = inner
    case .slice(let inner):
      element = inner
      if word == "indices" { return nil }
    case .unordered(let inner):
      element = inner
      if word == "first" || word == "last" {
        return listMember(word, of: inAnyOrder(found, node, plainText(of: node)), node)
      }
    case .closedRange:
      element = .value(.int)
      if word == "lowerBound" || word == "upperBound" {
        return listMember(word == "lowerBound" ? "first" : "last", of: found, node)
      }
    case .dictionary(let key, let value):
      element = .tuple([("key", key), ("value", value)])
      if word == "keys" || word == "values" {
        let slot = builder.slot()
        emit(.collection(word == "keys" ? .keys : .values, [found.0], "", to: slot), node)
        return (.slot(slot), .unordered(word == "keys" ? key : value))
      }
      if word == "first" { return listMember(word, of: inAnyOrder(found, node, plainText(of: node)), node) }
    // A character is a text of one letter here.
    case .value(.string) where Self.characterMembers[word] != nil,
      .unknown where Self.characterMembers[word] != nil && !isOwnProperty(word):
      let slot = builder.slot()
      emit(
        .collection(.ofCharacter, [found.0, .value(.string(word))], "", to: slot), node,
        text: plainText(of: node))
      return (.slot(slot), .value(Self.characterMembers[word] ?? .bool))
    case .value(.string):
      element = .value(.string)
      if word == "first" || word == "last" { return listMember(word, of: characters(found, node), node) }
      if let place = placeMember(word, of: found, node) { return place }
      if word == "indices" || word == "lazy" { return nil }
      if word == "utf8" || word == "unicodeScalars" {
        let slot = builder.slot()
        emit(.collection(.characters, [found.0, .value(.string(word))], "", to: slot), node)
        return (.slot(slot), .list(word == "utf8" ? .value(.int) : .value(.string)))
      }
      // A text is its characters, as in Swift 2 and 3.
      if word == "characters" { return found }
      // Of a notification's name.
      if word == "rawValue" { return found }
      // Of an `NSString`.
      if word == "length" { return listMember("count", of: found, node) }
      if word == "capitalized" {
        let slot = builder.slot()
        emit(.collection(.capitalized, [found.0], "", to: slot), node, text: plainText(of: node))
        return (.slot(slot), found.1)
      }
    case .value(.int) where word == "magnitude", .value(.number) where word == "magnitude":
      let slot = builder.slot()
      emit(.collection(.magnitude, [found.0], "", to: slot), node, text: plainText(of: node))
      return (.slot(slot), found.1)
    case .unknown where word == "capitalized" && !isOwnProperty(word):
      let slot = builder.slot()
      emit(.collection(.capitalized, [found.0], "", to: slot), node, text: plainText(of: node))
      return (.slot(slot), .value(.string))
    // Where `given` says what it is, its parts are known.
    case .unknown where ["first", "last", "count", "isEmpty", "indices"].contains(word) && !isOwnProperty(word),
      .opaque where ["count", "isEmpty", "indices"].contains(word):
      element = .unknown
    default: return nil
    }
    let slot = builder.slot()
    let text = plainText(of: node)
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
    case "lazy":
      // Closures that do something run here before those are asked for their values, in another order.
      return actsInClosures(node) ? (opaque(plainText(of: node), node), .opaque) : found
    case "publisher": return publisher("_ListPublisher", found.0, element, node)
    default: return nil
    }
    return (.slot(slot), element)
  }

  /// What a character says of itself. Those that give a number may give nil.
  static let characterMembers: [String: ValueType] = [
    "isLetter": .bool, "isNumber": .bool, "isWholeNumber": .bool, "isUppercase": .bool, "isLowercase": .bool,
    "isCased": .bool, "isWhitespace": .bool, "isNewline": .bool, "isPunctuation": .bool, "isASCII": .bool,
    "isHexDigit": .bool, "isSymbol": .bool, "wholeNumberValue": .int, "hexDigitValue": .int, "asciiValue": .int,
  ]

  /// What an element of a list or a dictionary is; nil for what is none.
  func elementType(_ type: SwiftType) -> SwiftType? {
    switch type {
    case .list(let element), .slice(let element), .unordered(let element): element
    case .closedRange: .value(.int)
    case .dictionary(let key, let value): .tuple([("key", key), ("value", value)])
    case .unknown: .unknown
    default: nil
    }
  }

  // MARK: Calls that ask

  /// A method of lists, dictionaries or texts that changes nothing; nil for another one.
  mutating func listCall(_ word: String, _ found: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    guard let isOptional = isOptionalCall(word, found.1) else { return mapByValue(word, found, call, node) }
    if isOptional { return mapOptional(found, call, node) }
    let given = arguments(call)
    switch found.1 {
    case .unknown where Self.textCalls.contains(word), .opaque where Self.textCalls.contains(word):
      return standardCall(word, (found.0, .value(.string)), given, call, node)
    case .unknown where isOfText(word, given):
      let text: Lowered = (found.0, .value(.string))
      return foundationCall(word, text, call, node) ?? standardCall(word, text, given, call, node)
    default: break
    }
    if case .unknown = found.1, Self.setCalls.contains(word), !isOwnMethod(word) {
      return standardCall(word, (found.0, .unordered(.unknown)), given, call, node)
    }
    if case .unknown = found.1, word == "contains", given.count == 1, given[0].label == nil,
      !takesElements(given[0], of: word), !isOwnMethod(word)
    {
      // A text, a list or a set has it: which one it is shows when the code runs.
      let slot = builder.slot()
      let wanted = lowerArgument(given[0].value, .unknown)
      emit(.collection(.contains, [found.0, wanted], "", to: slot), node, text: plainText(of: node))
      return (.slot(slot), .value(.bool))
    }
    if case .value(.string) = found.1 {
      if let known = placeCall(word, found, call, node) ?? foundationCall(word, found, call, node) { return known }
      guard let last = given.last, takesElements(last, of: word) else {
        return ["enumerated", "makeIterator", "sorted", "min", "max", "shuffled", "randomElement"].contains(word)
          ? standardCall(word, characters(found, node), given, call, node)
          : standardCall(word, found, given, call, node)
      }
      if word == "split" {
        // Whether each character is a separator, and then the parts between them.
        guard given.count == 1, last.label == nil || last.label == "whereSeparator",
          let (marks, _) = each("map", characters(found, node), .value(.string), given, node)
        else { return nil }
        let slot = builder.slot()
        emit(.collection(.splitWhere, [found.0, marks], "", to: slot), node, text: plainText(of: node))
        return (.slot(slot), .list(.value(.string)))
      }
      let result = listCall(word, characters(found, node), call, node)
      if word == "firstIndex" || word == "lastIndex" {
        return result.flatMap { place(ofCharacter: $0.0, in: found.0, node) }
      }
      guard word == "filter" || word == "prefix" || word == "drop", let result else { return result }
      let slot = builder.slot()
      emit(.collection(.joined, [result.0], "", to: slot), node, text: plainText(of: node))
      return (.slot(slot), .value(.string))
    }
    if case .value(.number) = found.1, word == "rounded", given.count == 1 {
      return rounded(found, given[0].value, node)
    }
    if case .value = found.1 { return standardCall(word, found, given, call, node) }
    if let merged = merge(word, found, given, node) { return merged }
    if word == "joined", case .list(.list(let inner)) = found.1, given.count == 1, given[0].label == "separator" {
      let slot = builder.slot()
      let separator = lowerArgument(given[0].value, .list(inner))
      emit(.collection(.joined, [found.0, separator], "", to: slot), node, text: plainText(of: node))
      return (.slot(slot), .list(inner))
    }
    if case .list = found.1, word == "index", let place = placeBeside(given, node) { return place }
    if case .list = found.1, word == "distance", let between = distance(given, node) { return between }
    if case .list = found.1, let part = partCall(word, found, given, node) { return part }
    guard let element = elementType(found.1) else { return nil }
    if word == "split", given.count == 1, isInOrder(found.1) {
      let slot = builder.slot()
      if given[0].label == "separator" {
        let separator = lowerArgument(given[0].value, element)
        emit(.collection(.split, [found.0, separator], "", to: slot), node, text: plainText(of: node))
        return (.slot(slot), .list(.slice(element)))
      }
      guard let (marks, _) = each("map", found, element, given, node) else { return nil }
      emit(.collection(.splitWhere, [found.0, marks], "", to: slot), node, text: plainText(of: node))
      return (.slot(slot), .list(.slice(element)))
    }
    if let last = given.last, takesElements(last, of: word), let result = each(word, found, element, given, node) {
      return result
    }
    if case .unknown = found.1 {
      // What it is shows when the code runs; in which order it is counts for none of these.
      guard ["sorted", "min", "max"].contains(word), given.isEmpty, !isOwnMethod(word) else { return nil }
      return standardCall(word, (found.0, .list(.unknown)), given, call, node)
    }
    if word == "first" || word == "last", given.isEmpty { return listMember(word, of: found, node) }
    return standardCall(word, found, given, call, node)
  }

  /// `suffix(from: 1)`, `prefix(upTo: 2)`, `prefix(through: 2)` of a list; nil for another call.
  private mutating func partCall(
    _ word: String, _ found: Lowered, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)],
    _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard given.count == 1, let element = elementType(found.1) else { return nil }
    let ends: (Operand, Operand)
    switch (word, given[0].label) {
    case ("suffix", "from"):
      let from = lowerArgument(given[0].value, .value(.int))
      guard let (count, _) = listMember("count", of: found, node) else { return nil }
      ends = (from, count)
    case ("prefix", "upTo"): ends = (.value(.int(0)), lowerArgument(given[0].value, .value(.int)))
    case ("prefix", "through"):
      let end = builder.slot()
      emit(.binary(.plus, lowerArgument(given[0].value, .value(.int)), .value(.int(1)), to: end), node)
      ends = (.value(.int(0)), .slot(end))
    default: return nil
    }
    let slot = builder.slot()
    emit(
      .collection(.slice, [found.0, ends.0, ends.1], tree.lineText(of: node), to: slot), node,
      text: plainText(of: node))
    return (.slot(slot), .slice(element))
  }

  /// Whether a type of the file's has a method of a name: a value of which nothing is known may be of it.
  private func isOwnMethod(_ word: String) -> Bool {
    names.find(word).map { name in holders(of: name).contains { $0.members.methods[name.id] != nil } } ?? false
  }

  private func isInOrder(_ type: SwiftType) -> Bool {
    switch type {
    case .list, .slice, .closedRange: true
    default: false
    }
  }

  func isString(_ type: SwiftType) -> Bool { if case .value(.string) = type { true } else { false } }

  /// `index(after: i)`, `index(before: i)`, `index(i, offsetBy: n)` of a list, whose places are numbers; nil behind the limit
  /// that `limitedBy` names.
  private mutating func placeBeside(
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) -> Lowered? {
    let labels = given.map { $0.label ?? "" }
    guard labels == ["after"] || labels == ["before"] || labels.starts(with: ["", "offsetBy"]) else { return nil }
    let from = lowerArgument(given[0].value, .value(.int))
    let by = given.count > 1 ? lowerArgument(given[1].value, .value(.int)) : .value(.int(1))
    let slot = builder.slot()
    let written = plainText(of: node)
    emit(.binary(labels == ["before"] ? .minus : .plus, from, by, to: slot), node, text: written)
    guard labels.count > 2 else { return (.slot(slot), .value(.int)) }
    let limit = lowerArgument(given[2].value, .value(.int))
    let stake = Stake(line: line(of: node), verb: "acts")
    func jump(_ sign: BinaryOperator, _ one: Operand, _ other: Operand, _ wanted: Bool, _ checker: inout Checker) -> Int
    {
      let found = checker.builder.slot()
      checker.emit(.binary(sign, one, other, to: found), node, text: written)
      return checker.emitted(.jumpIf(.slot(found), wanted, .unpatched, stake: stake), node)
    }
    // A limit on the other side of where it begins is none.
    let backwards = jump(.less, by, .value(.int(0)), true, &self)
    let forwards = [jump(.less, limit, from, true, &self), jump(.lessOrEqual, .slot(slot), limit, true, &self)]
    emit(.copy(.none, to: slot), node)
    let over = emitted(.jump(.unpatched), node)
    patch([backwards], to: builder.next)
    let within = [jump(.less, from, limit, true, &self), jump(.lessOrEqual, limit, .slot(slot), true, &self)]
    emit(.copy(.none, to: slot), node)
    patch(forwards + [over] + within, to: builder.next)
    return (.slot(slot), .value(.int))
  }

  /// `distance(from: i, to: j)` of a list.
  private mutating func distance(
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard given.map({ $0.label ?? "" }) == ["from", "to"] else { return nil }
    let (from, to) = (lowerArgument(given[0].value, .value(.int)), lowerArgument(given[1].value, .value(.int)))
    let slot = builder.slot()
    emit(.binary(.minus, to, from, to: slot), node, text: plainText(of: node))
    return (.slot(slot), .value(.int))
  }

  /// What only texts have: of a value that `given` gives it is known.
  private static let textCalls: Set<String> = ["hasPrefix", "hasSuffix", "lowercased", "uppercased"]

  /// What only sets have: what comes of it is known where the value is one when the code runs.
  private static let setCalls: Set<String> = [
    "union", "intersection", "subtracting", "symmetricDifference", "isSubset", "isSuperset", "isDisjoint",
  ]

  /// Whether only a text has such a call, as its name or a separator that is a text says.
  private func isOfText(
    _ word: String, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)]
  ) -> Bool {
    switch word {
    case "components", "replacingOccurrences", "trimmingCharacters": true
    case "split":
      given.contains { $0.label == "separator" && tree[$0.value].kind == .stringLiteral }
    default: false
    }
  }

  /// The characters of a text.
  mutating func characters(_ found: Lowered, _ node: SyntaxNode.ID) -> Lowered {
    swift.receiver = WrittenType(takesNil: false, form: .list(.plain))
    let slot = builder.slot()
    emit(.collection(.characters, [found.0], "", to: slot), node, text: plainText(of: node))
    return (.slot(slot), .list(.value(.string)))
  }

  /// Whether `map` or `flatMap` is the one of an optional; nil where only the value says it.
  private func isOptionalCall(_ word: String, _ type: SwiftType) -> Bool? {
    guard word == "map" || word == "flatMap" else { return false }
    switch type {
    case .enumeration(let id): return program.swift.enums[Int(id.index)].name != "Result"
    case .object, .ofProtocol, .value(.int), .value(.number), .value(.bool), .value(.enumeration), .tuple: return true
    case .list, .slice, .unordered, .dictionary: return swift.receiver.takesNil ?? false
    case .value(.string), .unknown: return swift.receiver.takesNil
    case .closure, .opaque: return swift.receiver.takesNil ?? false
    default: return false
    }
  }

  /// `map` of what may be a text or what may be nil: by the value, where that says it. Of a text both have it, so it is
  /// asked for.
  private mutating func mapByValue(
    _ word: String, _ found: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    let given = arguments(call)
    guard given.count == 1, let closure = given.first?.value, isFunction(closure),
      let function = function(closure, [found.1])
    else { return nil }
    let result = builder.slot()
    emit(.copy(.none, to: result), node)
    var ends = [emitted(.jumpIfNil(found.0, .unpatched), node)]
    var asks = [emitted(.jumpIfOpaque(found.0, .unpatched), node)]
    asks.append(test(found.0, .string, node))
    let isList = test(found.0, .list, node)
    emit(.copy(apply(function, [found], node).0, to: result), node)
    ends.append(emitted(.jump(.unpatched), node))
    patch([isList], to: builder.next)
    if let (made, _) = each(word, found, .unknown, given, node, calling: function) {
      emit(.copy(made, to: result), node)
    }
    ends.append(emitted(.jump(.unpatched), node))
    patch(asks, to: builder.next)
    forgetWrites(of: closure)
    emit(.opaque(to: result), node, text: plainText(of: node))
    patch(ends, to: builder.next)
    return (.slot(result), .unknown)
  }

  /// A jump where a value is of a type.
  private mutating func test(_ operand: Operand, _ type: TypeTest, _ node: SyntaxNode.ID) -> Int {
    let slot = builder.slot()
    emit(.test(operand, type, to: slot), node)
    return emitted(.jumpIf(.slot(slot), true, .unpatched, stake: Stake()), node)
  }

  /// `presentedViewController.map { $0.dismiss(animated: true) }`: calls the closure where there is a value.
  mutating func mapOptional(_ found: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    guard arguments(call).count == 1, let closure = arguments(call).first?.value, isFunction(closure) else {
      return nil
    }
    tellClosure(closure, takes: swift.receiver.unwrapped)
    guard let function = function(closure, [found.1]) else { return nil }
    let result = builder.slot()
    emit(.copy(.none, to: result), node)
    // What presim cannot know is taken as there, as `if let` takes it.
    let there = builder.slot()
    let row = builder.function.instructions.count
    let written = SourceRange(Int(tree[node].range.start), Int(tree[call].range.start))
    if isOpaque(found.1) {
      emit(.bind(found.0, to: there, else: .unpatched), node, text: plainText(written))
    } else {
      emit(.jumpIfNil(found.0, .unpatched), node)
    }
    let (value, type) = apply(function, [isOpaque(found.1) ? (.slot(there), found.1) : found], node)
    emit(.copy(value, to: result), node)
    patch([row], to: builder.next)
    return (.slot(result), type)
  }

  /// Whether an argument of a list's method is called for its elements: by its label, and without one by the method. In
  /// `contains(item.id)` it is an element.
  private func takesElements(
    _ argument: (label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID), of word: String
  ) -> Bool {
    switch tree[argument.value].kind {
    case .closure, .keyPath, .operatorName: return true
    default: break
    }
    switch argument.label {
    case "where", "by", "while", "whereSeparator": return true
    case nil:
      switch word {
      case "forEach", "map", "compactMap", "flatMap", "filter", "allSatisfy", "reduce", "mapValues", "compactMapValues":
        return isFunction(argument.value)
      default: return false
      }
    default: return false
    }
  }

  /// Whether an argument is a function: a closure, a key path, a method of one's own.
  func isFunction(_ node: SyntaxNode.ID) -> Bool {
    switch tree[node].kind {
    case .closure, .keyPath, .operatorName: return true
    case .path:
      let parts = Array(tree.children(of: node))
      if parts.count == 2, tree[parts[1]].kind == .call, let name = tree[parts[0]].name { return makesFunction(name) }
      if let last = parts.last, parts.count > 1 {
        // `alert.addAction`, `self.open(with:)`: whether it is one shows when it is read.
        return tree[last].kind == .argumentLabels || tree[last].kind == .member
      }
      guard let name = tree.loneName(of: node) else { return false }
      if let found = variableType(name) {
        if case .closure = found { return true } else { return keyPathTypes(found) != nil }
      }
      if swift.globals.methods[name.id] != nil || text(name) == "abs" { return true }
      guard let owner = builder.owner else { return false }
      if lineage(owner).contains(where: { row in
        if case .closure? = swift.members[row.index]?.properties[name.id]?.type { true } else { false }
      }) {
        return true
      }
      if lineage(owner).contains(where: { swift.members[$0.index]?.methods[name.id] != nil }) { return true }
      if !given(name, to: owner).isEmpty { return true }
      // `children.forEach(addChild)`: what the class has of UIKit's.
      let base = bases[Int(owner.index)]
      return builder.function.kind != .step && uikitProperty(text(name), base) == nil
        && methods(text(name), on: base, exact: true).contains { $0.answer == nil && $0.kind != .gesture }
    default: return false
    }
  }

  /// Whether a function of the file's gives one back: `map(adding(10))`.
  private func makesFunction(_ name: Name) -> Bool {
    let own = builder.owner.map { lineage($0).flatMap { swift.members[$0.index]?.methods[name.id] ?? [] } } ?? []
    let known = localFunction(name).map { [$0] } ?? (own + (swift.globals.methods[name.id] ?? []))
    return !known.isEmpty && known.allSatisfy { $0.result.map { tree[$0].kind == .functionType } ?? false }
  }

  // MARK: Calls that change

  /// Whether a set is one of subscriptions.
  private func isOfSubscriptions(_ holder: SwiftPlace?, _ element: SwiftType) -> Bool {
    guard case .field(let own, _)? = holder?.kind else { return isOfCombine("AnyCancellable", element) }
    return tree.text(of: own.binding, has: "AnyCancellable")
  }

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
    // How much room there is nobody notices.
    if word == "reserveCapacity", given.count == 1 { return (.none, .unknown) }
    if case .slice = whole.1,
      ["insert", "remove", "swapAt", "removeSubrange", "replaceSubrange"].contains(word)
    {
      return nil
    }
    if case .unordered = whole.1, ["popFirst", "removeFirst"].contains(word) { return nil }
    if case .value(.string) = whole.1 {
      if let changed = changeText(word, whole, holder, given, node) { return changed }
      (isListed, element) = (false, .value(.string))
      if word == "removeAll", let last = given.last {
        guard takesElements(last, of: word),
          let (rest, _) = each("removeAll", characters(whole, node), .value(.string), given, node)
        else { return nil }
        let text = builder.slot()
        emit(.collection(.joined, [rest], "", to: text), node, text: plainText(of: node))
        if let holder { write(.slot(text), to: holder, node) }
        return (.none, .unknown)
      }
      if ["removeLast", "removeFirst", "popFirst", "popLast"].contains(word) { answer = .value(.string) }
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
    case ("next", _, 0), ("popFirst", _, 0): (operation, answer) = (.popFirst, element)
    // A subscription that is unknown leaves the others in their set.
    case ("insert", nil, 1) where isOfSubscriptions(holder, element): operation = .append
    case ("insert", nil, 1):
      (operation, answer) = (.insertElement, .tuple([("inserted", .value(.bool)), ("memberAfterInsert", element)]))
    case ("remove", "at", 1): (operation, answer) = (.removeAt, element)
    case ("remove", nil, 1): (operation, answer) = (.removeElement, element)
    case ("removeFirst", _, ...1): (operation, answer) = (.removeFirst, element)
    case ("removeLast", _, ...1): (operation, answer) = (.removeLast, element)
    case ("popLast", _, 0): (operation, answer) = (.popLast, element)
    case ("removeAll", _, _):
      if let last = given.last, takesElements(last, of: word) {
        guard let (rest, _) = each("removeAll", whole, element, given, node) else { return nil }
        if let holder { write(rest, to: holder, node) }
        return (.none, .unknown)
      }
      operation = .removeAll
      operands = []
    case ("swapAt", _, 2): operation = .swapAt
    case ("partition", _, 1) where isListed:
      guard takesElements(given[0], of: word), let (marks, _) = each("map", whole, element, given, node) else {
        return nil
      }
      return changed(.partition, [whole.0, marks], holder, .value(.int), node)
    case ("reverse", _, 0): operation = .reverse
    case ("removeValue", "forKey", 1): (operation, answer, element) = (.removeEntry, element, key)
    case ("updateValue", nil, 2):
      (operation, answer) = (.setEntry, element)
      operands = [given[1], given[0]]
    case ("toggle", _, 0): operation = .toggle
    case ("formUnion", nil, 1): (operation, element) = (.formUnion, whole.1)
    case ("formIntersection", nil, 1): (operation, element) = (.formIntersection, whole.1)
    case ("formSymmetricDifference", nil, 1): (operation, element) = (.formSymmetricDifference, whole.1)
    case ("subtract", nil, 1): (operation, element) = (.subtract, whole.1)
    case ("removeSubrange", nil, 1) where isListed:
      guard let (from, end) = subrange(given[0].value, whole, node) else { return nil }
      return changed(.setRange, [whole.0, from, end, .value(.list([]))], holder, .unknown, node)
    case ("replaceSubrange", nil, 2) where isListed && given[1].label == "with":
      guard let (from, end) = subrange(given[0].value, whole, node) else { return nil }
      let values = lowerArgument(given[1].value, whole.1)
      return changed(.setRange, [whole.0, from, end, values], holder, .unknown, node)
    case ("merge", _, 2):
      guard let merged = merge("merging", whole, given, node) else { return nil }
      if let holder { write(merged.0, to: holder, node) }
      return (.none, .unknown)
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
    if let holder, let (now, list) = anew(holder, behind: operands.map { $0.value }, node) {
      values[0] = list
      return changed(operation, values, now, answer, node)
    }
    return changed(operation, values, holder, answer, node)
  }

  /// Changes the list of a place: what comes of it is what was taken out.
  mutating func changed(
    _ operation: SwiftListOperation, _ values: [Operand], _ holder: SwiftPlace?, _ answer: SwiftType,
    _ node: SyntaxNode.ID
  ) -> Lowered {
    // Neither slot counts what is in the list: its holder does until the end, and the arguments' slots the rest. What is
    // taken out has its own before the holder lets go of it.
    let pair = builder.slot("", .weak)
    emit(.collection(operation, values, tree.lineText(of: node), to: pair), node, text: plainText(of: node))
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
    // Of `KeyValuePairs`, which keep their order.
    var isInOrder = false
    if case .list(.tuple(let parts)) = type, parts.map({ $0.label }) == ["key", "value"] {
      (keyType, valueType, isInOrder) = (parts[0].type, parts[1].type, true)
    }
    var entries: [Operand] = []
    for entry in tree.children(of: node) where tree[entry].kind == .dictionaryEntry {
      guard let key = tree.child(of: entry, at: 0), let value = tree.child(of: entry, at: 1) else { continue }
      let first = lowerValue(key, expecting: keyType) ?? (unread(key), .opaque)
      let second = lowerValue(value, expecting: valueType) ?? (unread(value), .opaque)
      if case .unknown = keyType { keyType = first.1 }
      if case .unknown = valueType { valueType = second.1 }
      let pair = builder.slot()
      emit(.list([first.0, second.0], to: pair), entry)
      entries.append(.slot(pair))
    }
    let slot = builder.slot()
    emit(.list(entries, to: slot), node)
    return (.slot(slot), isInOrder ? type : .dictionary(keyType, valueType))
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
        lowerValue(value, expecting: wanted) ?? (unread(value), .opaque)
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
    case .list, .dictionary:
      guard let written = typeWritten(head) else { return nil }
      type = written
    default:
      guard let name = tree[head].name, swift.enums[name.id] == nil,
        existingClass(name).map({ program.classes[Int($0.index)].isDeclared }) != true
      else { return nil }
      switch text(name) {
      case "Array", "ContiguousArray": type = .list(.unknown)
      case "ArraySlice": type = .slice(.unknown)
      case "Set": type = .unordered(.unknown)
      case "Dictionary": type = .dictionary(.unknown, .unknown)
      default: return nil
      }
    }
    let given = arguments(call)
    guard let first = given.first else { return (.value(.list([])), type) }
    let slot = builder.slot()
    if first.label == "repeating", given.count == 2 {
      let one = builder.slot()
      let wanted = elementType(type) ?? .unknown
      let (value, found) = lowerValue(first.value, expecting: wanted) ?? (opaque(of: first.value), .opaque)
      emit(.list([value], to: one), node)
      let count = lowerArgument(given[1].value, .value(.int))
      emit(.collection(.repeated, [.slot(one), count], "", to: slot), node)
      guard case .list(.unknown) = type else { return (.slot(slot), type) }
      return (.slot(slot), .list(found))
    }
    if case .dictionary = type { return dictionary(given, node) }
    guard first.label == nil, var (list, found) = lowerValue(first.value, expecting: .unknown) else { return nil }
    if case .value(.string) = found { (list, found) = characters((list, found), node) }
    if let own = elements(ofOwn: (list, found), node) { (list, found) = own }
    if case .unordered = type {
      emit(.collection(.unique, [list], "", to: slot), node)
      return (.slot(slot), .unordered(elementType(found) ?? .unknown))
    }
    if case .unordered = found { return (list, found) }
    if case .dictionary = found { return (list, .unordered(elementType(found) ?? .unknown)) }
    if case .slice = type { return (list, .slice(elementType(found) ?? .unknown)) }
    return (list, .list(elementType(found) ?? .unknown))
  }

  /// The type that an expression names: `[[Int]]` of `[[Int]]()`.
  private mutating func typeWritten(_ node: SyntaxNode.ID) -> SwiftType? {
    switch tree[node].kind {
    case .list: return tree.child(of: node, at: 0).flatMap { typeWritten($0) }.map { .list($0) }
    case .dictionary:
      guard let entry = tree.child(of: node, at: 0), let key = tree.child(of: entry, at: 0),
        let value = tree.child(of: entry, at: 1), let first = typeWritten(key)
      else { return nil }
      return .dictionary(first, typeWritten(value) ?? .unknown)
    case .tuple:
      var parts: [(label: String, type: SwiftType)] = []
      for part in tree.children(of: node) {
        parts.append(
          (tree[part].name.map { text($0) } ?? "", tree.child(of: part, at: 0).flatMap { typeWritten($0) } ?? .unknown))
      }
      return .tuple(parts)
    default: return tree.loneName(of: node).map { typeNamed($0) } ?? .unknown
    }
  }
}

extension SwiftListOperation {
  /// Whether lists and texts have a property of that name.
  static func isMember(_ word: String) -> Bool { ["first", "last", "count", "isEmpty"].contains(word) }

  /// Whether a method of that name changes a list, a dictionary, a text or a truth value; nil if none does.
  static func changing(_ word: String) -> Bool? {
    switch word {
    case "append", "insert", "remove", "removeFirst", "removeLast", "popFirst", "popLast", "removeAll", "swapAt",
      "reverse", "removeValue", "updateValue", "toggle", "sort", "shuffle", "next", "formUnion", "formIntersection",
      "subtract",
      "formSymmetricDifference", "removeSubrange", "replaceSubrange", "merge", "reserveCapacity", "partition":
      true
    default: nil
    }
  }
}
