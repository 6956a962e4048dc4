/// Foundation's calls of texts that take a set of characters or options: `trimmingCharacters(in: .whitespaces)`,
/// `compare(other, options: .numeric)`.
extension Checker {
  /// Foundation's `ComparisonResult`, where texts of the file are compared.
  mutating func declareComparison() {
    let words = ["orderedAscending", "orderedSame", "orderedDescending"]
    guard swift.isUsed, words.contains(where: { names.find($0) != nil }) else { return }
    let name = names.intern("ComparisonResult")
    let cases = words.map { names.intern($0) }
    grow()
    guard swift.enums[name.id] == nil, existingClass(name) == nil,
      cases.allSatisfy({ swift.casesByName[$0.id] == nil })
    else { return }
    let id = EnumID(Int32(program.swift.enums.count))
    program.swift.enums.append(SwiftEnum(name: "ComparisonResult", cases: words))
    program.swift.enums[Int(id.index)].rawValues = [.int(-1), .int(0), .int(1)]
    swift.cases.append(cases.map { (name: $0, payload: []) })
    swift.enums[name.id] = id
    enterValueType(name, id, nil)
    swift.values[Int(id.index)].raw = .value(.int)
    for (row, name) in cases.enumerated() { swift.casesByName[name.id] = [(id, row)] }
    swift.comparison = id
  }

  /// One of those calls; nil for another one.
  mutating func foundationCall(
    _ word: String, _ found: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard case .value(.string) = found.1 else { return nil }
    let given = arguments(call)
    guard let first = given.first else { return nil }
    func ask(_ operation: SwiftListOperation, _ operands: [Operand], _ type: SwiftType, _ checker: inout Checker)
      -> Lowered
    {
      let slot = checker.builder.slot()
      let written = SourceRange(Int(checker.tree[node].range.start), Int(checker.tree[call].range.end))
      checker.emit(
        .collection(operation, [found.0] + operands, "", to: slot), node, text: checker.plainText(written))
      return (.slot(slot), type)
    }
    switch (word, given.map { $0.label ?? "" }) {
    case ("appending", [""]):
      let slot = builder.slot()
      let more = lowerArgument(first.value, .value(.string))
      emit(.binary(.plus, found.0, more, to: slot), node, text: plainText(of: node))
      return (.slot(slot), .value(.string))
    case ("trimmingCharacters", ["in"]):
      guard let set = characterSet(first.value) else { return nil }
      return ask(.trimmed, set, .value(.string), &self)
    case ("addingPercentEncoding", ["withAllowedCharacters"]):
      guard let set = characterSet(first.value) else { return nil }
      return ask(.percentEncoded, set, .value(.string), &self)
    case ("components", ["separatedBy"]):
      guard let set = characterSet(first.value) else { return nil }
      return ask(.separated, set, .list(.value(.string)), &self)
    case ("localizedCaseInsensitiveContains", [""]), ("localizedStandardContains", [""]):
      return ask(.containsAnyCase, [lowerArgument(first.value, .value(.string))], .value(.bool), &self)
    case ("compare", [""]), ("compare", ["", "options"]), ("caseInsensitiveCompare", [""]),
      ("localizedCompare", [""]), ("localizedCaseInsensitiveCompare", [""]), ("localizedStandardCompare", [""]):
      guard let id = swift.comparison else { return nil }
      var options: Set<String> = []
      if given.count > 1 {
        guard let written = optionWords(given[1].value), written.isSubset(of: ["numeric", "caseInsensitive"]) else {
          return nil
        }
        options = written
      }
      let ignoresCase =
        options.contains("caseInsensitive") || word.hasSuffix("InsensitiveCompare")
        || word == "localizedStandardCompare"
      let isNumeric = options.contains("numeric") || word == "localizedStandardCompare"
      let other = lowerArgument(first.value, .value(.string))
      return ask(
        .compared,
        [
          other, .value(.enumCase(id, 1, [])), .value(.bool(isNumeric)), .value(.bool(ignoresCase)),
          .value(.bool(word.hasPrefix("localized"))),
        ], .enumeration(id), &self)
    default: return nil
    }
  }

  /// `.numeric`, `[.numeric, .caseInsensitive]`: the words; nil for what is no list of them.
  func optionWords(_ node: SyntaxNode.ID) -> Set<String>? {
    switch tree[node].kind {
    case .enumCase: return tree[node].name.map { [text($0)] }
    case .list:
      var words: Set<String> = []
      for child in tree.children(of: node) {
        guard let more = optionWords(child) else { return nil }
        words.formUnion(more)
      }
      return words
    case .path:
      let parts = Array(tree.children(of: node))
      guard parts.count == 2, tree[parts[1]].kind == .member, let name = tree[parts[1]].name,
        let head = tree[parts[0]].name,
        ["String", "NSString", "CharacterSet"].contains(where: { text(head).hasPrefix($0) })
      else { return nil }
      return [text(name)]
    default: return nil
    }
  }

  /// A set of characters: its name, or a text with its characters.
  private mutating func characterSet(_ node: SyntaxNode.ID) -> [Operand]? {
    if let words = optionWords(node), words.count == 1, let word = words.first {
      return [.value(.string(word)), .value(.bool(true))]
    }
    guard tree[node].kind == .path else { return nil }
    let parts = Array(tree.children(of: node))
    let isInit = tree[parts[0]].kind == .enumCase && tree[parts[0]].name.map { text($0) } == "init"
    guard parts.count == 2, tree[parts[1]].kind == .call,
      isInit || tree[parts[0]].name.map({ text($0) }) == "CharacterSet",
      case let given = arguments(parts[1]), given.count == 1, given[0].label == "charactersIn"
    else { return nil }
    return [lowerArgument(given[0].value, .value(.string)), .value(.bool(false))]
  }

  /// Whether a call makes a number of a text, which may be none: `Int(text)`.
  mutating func convertsText(_ head: SyntaxNode.ID, _ call: SyntaxNode.ID) -> Bool {
    guard let word = tree[head].name.map({ text($0) }), ["Int", "Double", "Float", "Bool"].contains(word),
      tree[head].kind == .identifier, case let given = arguments(call),
      given.count == 1 || given.count == 2 && given[1].label == "radix",
      given[0].label == nil,
      case .value(.string) = staticType(given[0].value)
    else { return false }
    return true
  }
}
