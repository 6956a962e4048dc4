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
    let key = "defaults " + plainText(tree[name].range)
    switch word {
    case "set" where given.count == 2, "setValue" where given.count == 2, "removeObject" where given.count == 1:
      let value = given.count == 2 ? lowerArgument(given[0].value, .unknown) : .none
      // In a list, so that what was removed is told from what nobody has set.
      let held = builder.slot()
      emit(.list([value], to: held), node)
      emit(.writeField(kept(key), of: .none, .slot(held)), node)
      return (.none, .unknown)
    default:
      guard given.count == 1, let type = Self.defaults[word], setsDefault(name), !isGivenLater(written)
      else { return nil }
      let (held, slot) = (builder.slot(), builder.slot())
      emit(.readField(kept(key), of: .none, to: held), node)
      let isSet = jumpOver(unless: .jumpIfNil(.slot(held), .unpatched), node)
      emit(.copy(opaque(written, node), to: slot), node)
      let end = emitted(.jump(.unpatched), node)
      patch([isSet], to: builder.next)
      emit(.payload(.slot(held), 0, to: slot), node, text: written)
      if let nothing = Self.nothing[word] {
        let isThere = jumpOver(unless: .jumpIfNil(.slot(slot), .unpatched), node)
        emit(.copy(.value(nothing), to: slot), node)
        patch([isThere], to: builder.next)
      }
      patch([end], to: builder.next)
      return (.slot(slot), type)
    }
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

  private mutating func kept(_ key: String) -> FieldID {
    let id = hidden(key, nil)
    program.swift.fields[Int(id.index)].isStatic = true
    return id
  }

  /// Whether code of the file sets the default of a key.
  private mutating func setsDefault(_ key: SyntaxNode.ID) -> Bool {
    let found = swift.keysOfDefaults ?? keysOfDefaults()
    swift.keysOfDefaults = found
    return found.contains(plainText(tree[key].range))
  }

  private mutating func keysOfDefaults() -> Set<String> {
    var found: Set<String> = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .path {
      let parts = Array(tree.children(of: SyntaxNode.ID(Int32(index))))
      guard let call = defaultsCall(parts[...]), ["set", "setValue", "removeObject"].contains(call.word),
        let key = arguments(parts[call.row]).last?.value
      else { continue }
      found.insert(plainText(tree[key].range))
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
    for item in tree.items {
      switch tree[item].kind {
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
