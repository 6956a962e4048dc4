/// What code keeps under a name and asks for later: user defaults, and calls that `perform(_:with:afterDelay:)` has put off.
extension Checker {
  // MARK: User defaults

  /// `UserDefaults.standard.set(true, forKey: "seen")`, and `bool(forKey: "seen")` of a key that code of the file sets, with
  /// how many parts it takes; nil for another path.
  mutating func defaults(_ parts: ArraySlice<SyntaxNode.ID>, _ node: SyntaxNode.ID) -> (Lowered, Int)? {
    guard names.find("UserDefaults") != nil, let call = defaultsCall(parts), let last = arguments(parts[call.row]).last
    else { return nil }
    let written = SourceRange(Int(tree[parts[parts.startIndex]].range.start), Int(tree[parts[call.row]].range.end))
    let given = arguments(parts[call.row])
    return defaultsCall(call.word, given, last.value, plainText(written), node).map { ($0, call.row + 1) }
  }

  /// Where the first call of a path stands that is one of the user defaults with a key, and its name.
  private mutating func defaultsCall(_ parts: ArraySlice<SyntaxNode.ID>) -> (row: Int, word: String)? {
    guard let row = parts.firstIndex(where: { tree[$0].kind == .call }), row - parts.startIndex < 4,
      arguments(parts[row]).last?.label == "forKey",
      case let words = sharedWords(parts[..<row].map { tree[$0].name.map { text($0) } ?? "" }), words.count == 3,
      words[0] == "UserDefaults", words[1] == "standard"
    else { return nil }
    return (row, words[2])
  }

  private mutating func defaultsCall(
    _ word: String, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ name: SyntaxNode.ID,
    _ written: String, _ node: SyntaxNode.ID
  ) -> Lowered? {
    let kept = keptDefaults()
    let (key, all) = (builder.slot(), builder.slot())
    func read(_ checker: inout Checker) {
      checker.emit(.copy(checker.keyOfDefault(name), to: key), node)
      // A key of which nobody knows the text is known by what the code calls it.
      let over = checker.jumpOver(unless: .jumpIfOpaque(.slot(key), .unpatched), node)
      checker.emit(.copy(.value(.string("\u{0}" + checker.plainText(checker.tree[name].range))), to: key), node)
      checker.patch([over], to: checker.builder.next)
      checker.emit(.readField(kept, of: .none, to: all), node)
    }
    switch word {
    case "set" where given.count == 2, "setValue" where given.count == 2, "removeObject" where given.count == 1:
      let value = given.count == 2 ? lowerArgument(given[0].value, .unknown) : .none
      read(&self)
      // In a list, so that what was removed is told from what nobody has set.
      let (held, pair, changed) = (builder.slot(), builder.slot(), builder.slot())
      emit(.list([value], to: held), node)
      let isThere = jumpOver(unless: .jumpIfNil(.slot(all), .unpatched), node)
      emit(.list([], to: all), node)
      patch([isThere], to: builder.next)
      emit(.collection(.setEntry, [.slot(all), .slot(key), .slot(held)], "", to: pair), node)
      emit(.payload(.slot(pair), 1, to: changed), node)
      emit(.writeField(kept, of: .none, .slot(changed)), node)
      return (.none, .unknown)
    default:
      let written = asGiven(written, plainText(tree[name].range))
      guard given.count == 1, let type = Self.defaults[word], !isGivenLater(written),
        setsDefault(name) || written.hasPrefix(Self.shared) && tree[name].kind != .stringLiteral
      else {
        return written == plainText(of: node) || !written.hasPrefix(Self.shared)
          ? nil
          : (opaque(written, node), Self.defaults[word] ?? .unknown)
      }
      read(&self)
      let (held, slot) = (builder.slot(), builder.slot())
      emit(.copy(.none, to: held), node)
      let isNew = emitted(.jumpIfNil(.slot(all), .unpatched), node)
      emit(.collection(.entry, [.slot(all), .slot(key)], "", to: held), node)
      patch([isNew], to: builder.next)
      let isSet = jumpOver(unless: .jumpIfNil(.slot(held), .unpatched), node)
      let asked = askForDefault(.slot(key), name, written, slot, node)
      patch([isSet], to: builder.next)
      emit(.payload(.slot(held), 0, to: slot), node, text: written)
      if let nothing = Self.nothing[word] {
        let isThere = jumpOver(unless: .jumpIfNil(.slot(slot), .unpatched), node)
        emit(.copy(.value(nothing), to: slot), node)
        patch([isThere], to: builder.next)
      }
      patch(asked, to: builder.next)
      return (.slot(slot), type)
    }
  }

  private static let shared = "UserDefaults.standard."

  /// What a variable of the shared defaults is asked, as a `given` line asks them: by the variable, or as the shared ones.
  private mutating func asGiven(_ written: String, _ key: String) -> String {
    guard let head = written.parts(between: "(").first, let word = head.split(separator: ".").last else {
      return written
    }
    if swift.givenDefaults == nil {
      var found: Set<String> = []
      for item in tree.items where tree[item].kind == .givenStatement {
        guard let subject = tree.child(of: item, at: 0) else { continue }
        let text = plainText(tree[subject].range)
        if text.hasPrefix(Self.shared) { found.insert(text) }
      }
      swift.givenDefaults = found
    }
    let whole = "\(Self.shared)\(word)(forKey: \(key))"
    return swift.givenDefaults?.contains(whole) ?? false ? whole : written
  }

  private mutating func keyOfDefault(_ name: SyntaxNode.ID) -> Operand {
    let count = builder.function.instructions.count
    if let (operand, type) = lowerValue(name, expecting: .value(.string)) {
      switch type {
      case .value(.string), .unknown: return operand
      default: break
      }
    }
    builder.truncate(to: count)
    return .value(.string("\u{0}" + plainText(tree[name].range)))
  }

  /// What nobody has set is asked for; of a key in a variable by the text that it has then: the jumps behind that.
  private mutating func askForDefault(
    _ key: Operand, _ name: SyntaxNode.ID, _ written: String, _ slot: Slot, _ node: SyntaxNode.ID
  ) -> [Int] {
    var ends: [Int] = []
    if tree[name].kind != .stringLiteral, let head = written.parts(between: "(forKey:").first {
      for word in textsOfKeys() {
        let isIt = builder.slot()
        emit(.binary(.equal, key, .value(.string(word)), to: isIt), node)
        let next = emitted(.jumpIf(.slot(isIt), false, .unpatched, stake: Stake()), node)
        let key = QuotedText.text(word)
        let whole = asGiven("\(head)(forKey: \(key))", key)
        // A `given` line may name the key as the code does.
        let isNamed = swift.givenDefaults.map { $0.contains(written) && !$0.contains(whole) } ?? false
        emit(.copy(opaque(isNamed ? written : whole, node), to: slot), node)
        ends.append(emitted(.jump(.unpatched), node))
        patch([next], to: builder.next)
      }
    }
    emit(.copy(opaque(written, node), to: slot), node)
    ends.append(emitted(.jump(.unpatched), node))
    return ends
  }

  /// The texts that a key in a variable may have: those that calls and attributes of the file are given, and the raw values of
  /// its enumerations.
  private mutating func textsOfKeys() -> [String] {
    if let known = swift.textsOfKeys { return known }
    var found: [String] = []
    func add(_ word: String) {
      if found.count < 40, !word.isEmpty, word.utf8.count < 80, !found.contains(word) { found.append(word) }
    }
    for index in tree.nodes.indices where tree.nodes[index].kind == .argument || tree.nodes[index].kind == .binding {
      let node = SyntaxNode.ID(Int32(index))
      for child in tree.children(of: node) where tree[child].kind == .stringLiteral { add(tree.string(of: child)) }
    }
    for own in program.swift.enums { for case .string(let word) in own.rawValues { add(word) } }
    swift.textsOfKeys = found
    return found
  }

  /// What is asked for, and what a key has that is not set.
  private static let defaults: [String: SwiftType] = [
    "bool": .value(.bool), "integer": .value(.int), "double": .value(.number), "float": .value(.number),
    "string": .value(.string), "object": .unknown, "value": .unknown, "array": .unknown, "stringArray": .unknown,
    "dictionary": .unknown, "data": .unknown, "url": .unknown,
  ]
  private static let nothing: [String: Value] = [
    "bool": .bool(false), "integer": .int(0), "double": .decimal(0), "float": .decimal(0),
  ]

  private mutating func keptDefaults() -> FieldID {
    let id = hidden("defaults", nil)
    program.swift.fields[Int(id.index)].isStatic = true
    return id
  }

  /// Whether code of the file may set the default of a key.
  private mutating func setsDefault(_ key: SyntaxNode.ID) -> Bool {
    let found = swift.keysOfDefaults ?? keysOfDefaults()
    swift.keysOfDefaults = found
    if tree[key].kind != .stringLiteral { return !found.isEmpty }
    return found.contains("") || found.contains(plainText(tree[key].range))
  }

  private mutating func keysOfDefaults() -> Set<String> {
    var found: Set<String> = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .path {
      let parts = Array(tree.children(of: SyntaxNode.ID(Int32(index))))
      guard let call = defaultsCall(parts[...]), ["set", "setValue", "removeObject"].contains(call.word),
        let key = arguments(parts[call.row]).last?.value
      else { continue }
      let text = plainText(tree[key].range)
      // A key that is no text may be any: the empty one stands for those.
      found.formUnion(text.hasPrefix("\"") ? [text] : [text, ""])
    }
    return found
  }

  /// Whether a line below the first step says what an expression is worth.
  private mutating func isGivenLater(_ written: String) -> Bool {
    let found = swift.givenLater ?? givenLater()
    swift.givenLater = found
    return found.contains(written)
  }

  private func givenLater() -> Set<String> {
    var found: Set<String> = []
    var hasBegun = false
    // Above an outline stand declarations, and no steps.
    var isAbove = !tree.outline.isEmpty
    for item in tree.items {
      switch tree[item].kind {
      case .windowDeclaration, .outlineDeclaration: isAbove = false
      case _ where isAbove: break
      case .givenStatement:
        if hasBegun, let subject = tree.child(of: item, at: 0) { found.insert(plainText(tree[subject].range)) }
      case .expressionStatement, .callStatement, .assignment, .block, .turnStatement, .beginStatement, .expectEqual,
        .expectNotEqual, .expectTrue, .expectFalse:
        hasBegun = true
      default: break
      }
    }
    return found
  }

  // MARK: Calls that are put off

  /// The property that has the closure which a call puts off, of whoever the call is made on.
  mutating func putOff(_ method: String) -> FieldID { hidden("put off " + method, nil) }

  /// `close` of `#selector(close)`.
  func selectedMethod(_ selector: SyntaxNode.ID) -> String? {
    tree.children(of: selector).first { tree[$0].kind == .methodName }.map { text(tree.baseName(of: $0)) }
  }

  /// `NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(close), object: nil)`: without a selector
  /// all that the file puts off.
  mutating func cancelPutOff(
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard let target = given.first, target.label == "withTarget",
      let (owner, _) = lowerValue(target.value, expecting: .unknown)
    else { return nil }
    var methods: Set<String> = []
    if let selector = given.first(where: { $0.label == "selector" })?.value {
      guard let name = selectedMethod(selector) else { return nil }
      methods = [name]
    } else {
      for index in tree.nodes.indices where tree.nodes[index].kind == .selector {
        if let name = selectedMethod(SyntaxNode.ID(Int32(index))) { methods.insert(name) }
      }
    }
    for name in methods.sorted() {
      let slot = builder.slot()
      emit(.readField(putOff(name), of: owner, to: slot), node)
      emit(.cancel(.slot(slot)), node)
    }
    return (.none, .unknown)
  }
}
