/// Enumerations of the file: their cases as values, cases that stand twice, members that they do not have.
extension Checker {
  /// A case that is declared twice.
  mutating func noteCases(_ node: SyntaxNode.ID) {
    guard tree[node].kind == .enumDeclaration, !swift.isOld else { return }
    swift.certain.isChecking = true
    var seen: Set<String> = []
    for declaration in tree.children(of: node) where tree[declaration].kind == .enumCaseDeclaration {
      for element in tree.children(of: declaration) where tree[element].kind == .enumElement {
        guard let name = tree[element].name else { continue }
        let labels = tree.children(of: element).filter { tree[$0].kind == .parameter }
          .map { tree[$0].name.map { text($0) } ?? "_" }
        let start = Int(tree[element].range.start)
        if !seen.insert(text(name) + "(" + labels.joined(separator: ":")).inserted {
          reportSlip(
            "check.redeclared", "'\(text(name))' is declared twice",
            at: SourceRange(start, start + names.utf8(of: name).count), notes: [.init("leave one of them out")])
        }
      }
    }
  }

  /// `Tab.allcases`, `ProfileError.notfound("a")`: a member beside one of an enumeration, and `allCases` of one that is not
  /// declared to have it.
  mutating func noteUnknownStatic(_ member: Name, _ id: EnumID, _ part: SyntaxNode.ID) {
    let (word, value) = (text(member), swift.values[Int(id.index)])
    guard swift.certain.isChecking, let node = value.node, tree[node].kind == .enumDeclaration,
      property(member, of: .enumType(id)) == nil, swift.members[value.row.index]?.methods[member.id] == nil,
      tree.children(of: node).allSatisfy({ tree[$0].kind != .opaqueStatement })
    else { return }
    let shown = name(of: .value(id))
    guard !isNameOfSeveral(shown, beside: id) else { return }
    if word == "allCases" {
      guard mayListCases(node, classNames[Int(value.row.index)]) == false else { return }
      return reportSlip(
        "check.unknown-case", "type '\(shown)' has no member 'allCases'", at: memberRange(tree[part]),
        notes: [.init("declare it as 'CaseIterable'")])
    }
    guard !isDeclaredSomewhere(word), word.utf8.count > 2 else { return }
    var known: [String] = swift.cases[Int(id.index)].map { text($0.name) }
    known.append("allCases")
    for methods in swift.members[value.row.index]?.methods.values ?? [:].values {
      for method in methods where method.isStatic { known.append(method.name) }
    }
    guard
      let near = known.first(where: { $0.lowercased() == word.lowercased() })
        ?? nearestName(to: word, in: known.sorted(), within: word.utf8.count < 8 ? 1 : 2)
    else { return }
    reportSlip(
      "check.unknown-case", "type '\(shown)' has no case '\(word)'", at: memberRange(tree[part]), near: near)
  }

  /// `coordinator.route(to: .setings)` in a line of a scenario.
  mutating func noteUnknownCase(inStep name: Name, _ id: EnumID, _ node: SyntaxNode.ID) {
    guard reading == .scenario, builder.function.kind == .step, let declaration = swift.values[Int(id.index)].node,
      tree[declaration].kind == .enumDeclaration, property(name, of: .enumType(id)) == nil,
      swift.members[swift.values[Int(id.index)].row.index]?.methods[name.id] == nil
    else { return }
    let known = swift.cases[Int(id.index)].map { text($0.name) }
    guard let near = nearestName(to: text(name), in: known, within: text(name).utf8.count < 5 ? 1 : 2) else { return }
    reportSlip(
      "check.unknown-case", "type '\(self.name(of: .value(id)))' has no case '\(text(name))'",
      at: memberRange(tree[node]), near: near)
  }

  /// `case home:` without the point.
  func isBareCase(_ value: SyntaxNode.ID, _ type: CertainType) -> Bool {
    guard let name = tree.loneName(of: value), case .value(let id) = type,
      swift.cases.indices.contains(Int(id.index)), swift.cases[Int(id.index)].contains(where: { $0.name == name }),
      !swift.certain.blocks.contains(where: { $0[name.id] != nil }), property(name, of: ownType) == nil,
      swift.globals.properties[name.id] == nil
    else { return false }
    return true
  }

  mutating func noteBareCase(_ value: SyntaxNode.ID, _ type: CertainType) -> Bool {
    guard swift.certain.isChecking, isBareCase(value, type) else { return false }
    reportSlip(
      "check.switch", "'\(tree.lineText(of: value))' is a case, and its '.' is missing", at: tree[value].range,
      notes: [.init("write '.\(tree.lineText(of: value))'")])
    return true
  }

  /// Whether an enumeration is `CaseIterable`, or may be by what it conforms to.
  private func mayListCases(_ node: SyntaxNode.ID, _ name: Name) -> Bool {
    for item in [node] + extensions(of: name) {
      for type in tree.children(of: item) where tree[type].kind == .typeName {
        guard let word = tree[type].name.map({ text($0) }), Self.protocolsWithoutCases.contains(word) else {
          return true
        }
      }
    }
    return false
  }

  /// Whether `allCases` of an enumeration is the list that Swift makes.
  func listsCases(_ id: EnumID) -> Bool {
    guard let node = swift.values[Int(id.index)].node, let word = names.find("allCases"),
      property(word, of: .enumType(id)) == nil
    else { return false }
    return tree.children(of: node).contains { type in
      tree[type].kind == .typeName && tree[type].name.map { text($0) } == "CaseIterable"
    }
  }

  private static let protocolsWithoutCases: Set<String> = [
    "Int", "String", "UInt", "Double", "Character", "Error", "LocalizedError", "Codable", "Decodable", "Encodable",
    "Equatable", "Hashable", "Comparable", "Sendable", "CodingKey", "Identifiable", "CustomStringConvertible",
    "RawRepresentable",
  ]

  /// `tab.rawvalue`
  mutating func noteNearRawValue(_ name: Name, _ type: CertainType, _ part: SyntaxNode.ID, _ call: SyntaxNode.ID?) {
    if swift.certain.isChecking, call == nil, text(name) == "rawValue", case .value(let id) = type,
      let node = swift.values[Int(id.index)].node, tree[node].kind == .enumDeclaration,
      swift.values[Int(id.index)].raw == nil,
      property(name, of: .enumeration(id)) == nil, let own = tree[node].name, !isGeneric(node),
      tree.children(of: node).allSatisfy({ ![.typeName, .opaqueStatement].contains(tree[$0].kind) }),
      extensions(of: own).isEmpty
    {
      return reportSlip(
        "check.unknown-property", "value of type '\(self.name(of: type))' has no member 'rawValue'",
        at: memberRange(tree[part]), notes: [.init("declare 'enum \(self.name(of: type)): String'")])
    }
    guard swift.certain.isChecking, call == nil, case .value(let id) = type, swift.values[Int(id.index)].raw != nil,
      case let word = text(name), word != "rawValue", !isDeclaredSomewhere(word),
      word.lowercased() == "rawvalue" || nearestName(to: word, in: ["rawValue"], within: 1) != nil
    else { return }
    reportSlip(
      "check.unknown-property", "value of type '\(self.name(of: type))' has no member '\(word)'",
      at: memberRange(tree[part]), near: "rawValue")
  }

  /// `Section(index)`, `Section(rawvalue: 1)`; and `Section(rawValue: 1)` of an enumeration without raw values.
  mutating func noteRawInitializer(
    _ id: EnumID, _ node: SyntaxNode.ID, _ given: [CertainArgument], _ call: SyntaxNode.ID
  ) {
    let (value, shown) = (swift.values[Int(id.index)], name(of: .value(id)))
    guard swift.certain.isChecking, given.count == 1, !tree[given[0].node].flags.contains(.trailing),
      let own = tree[node].name, !isGeneric(node)
    else { return }
    guard value.raw != nil else {
      // With values that cases hold, an extension may say what its raw values are.
      guard given[0].label == "rawValue", swift.cases[Int(id.index)].allSatisfy({ $0.payload.isEmpty }),
        tree.children(of: node).allSatisfy({ type in
          tree[type].kind != .opaqueStatement
            && (tree[type].kind != .typeName
              || tree[type].name.map { Self.protocolsWithoutRawValues.contains(text($0)) } ?? false)
        }), extensions(of: own).isEmpty
      else { return }
      return reportSlip(
        "check.call", "'\(shown)' has no raw values, so that nothing is made of one", at: tree[call].range,
        notes: [.init("write their type behind its name: 'enum \(shown): Int'")])
    }
    let (label, written) = (given[0].label ?? "", tree.lineText(of: given[0].value))
    if label.isEmpty, let range = swift.certain.place {
      return remark(
        "check.call", "'\(shown)' is made of its raw value by 'init(rawValue:)'", at: range,
        advice: "write '\(shown)(rawValue: \(written))', unless an extension of yours has the initialiser")
    }
    guard label != "rawValue", !label.isEmpty, nearestName(to: label, in: ["rawValue"], within: 2) != nil else {
      return
    }
    reportSlip(
      "check.call", "'\(shown)' is made of its raw value by 'init(rawValue:)'", at: tree[call].range,
      notes: [.init("write '\(shown)(rawValue: \(written))'")])
  }

  private static let protocolsWithoutRawValues: Set<String> = [
    "CaseIterable", "Error", "LocalizedError", "Codable", "Decodable", "Encodable", "Equatable", "Hashable",
    "Comparable",
    "Sendable", "Identifiable", "CustomStringConvertible",
  ]

  // MARK: Values

  /// `.detail("x")` where an enumeration of the file's is wanted.
  mutating func readCertainCase(_ node: SyntaxNode.ID, call: SyntaxNode.ID?, _ wanted: CertainType) -> CertainType {
    if case .list(.value(let id)) = wanted.unwrapped, let name = tree[node].name, swift.certain.isChecking, call == nil,
      swift.cases[Int(id.index)].contains(where: { $0.name == name }), property(name, of: .enumType(id)) == nil
    {
      reportSlip(
        "check.type", "'.\(text(name))' is one '\(self.name(of: .value(id)))', and a list of them has to stand here",
        at: tree[node].range, notes: [.init("write '[.\(text(name))]'")])
    }
    if case .system(let row) = wanted.unwrapped, let name = tree[node].name {
      noteSystemStatic(name, row, at: memberRange(tree[node]))
      let owner = SystemInterface.entries[Int(row)].name
      let known = SystemInterface.members(text(name), of: owner, isStatic: true)
      if let call, let first = known.first, first.parameters == nil, tree[call].firstChild == nil,
        swift.certain.isChecking
      {
        reportSlip(
          "check.call", "'.\(text(name))' is a value of '\(owner)', and cannot be called", at: tree[call].range,
          notes: [.init("leave '()' out")])
      }
      if let call, let found = readSystemCall(text(name), of: owner, isStatic: true, call) { return found }
    }
    // `.init(title: "OK", style: .default)` is `UIAlertAction(…)`.
    if case .object(let base, nil) = wanted.unwrapped, let call, tree[node].name.map({ text($0) }) == "init" {
      return certainType(made: NameTable.name(of: base), call)
    }
    if case .object(let base, _) = wanted.unwrapped, let name = tree[node].name {
      if let made = readStatic(name, wanted.unwrapped, base, node, call) { return made }
    }
    if case .result(let success, let failure) = wanted.unwrapped, let name = tree[node].name {
      readCase(ofResult: name, success, failure, node, call)
      return ["success", "failure"].contains(text(name)) && call != nil ? wanted.unwrapped : .unknown
    }
    guard case .value(let id) = wanted.unwrapped, let name = tree[node].name,
      swift.values[Int(id.index)].node.map({ tree[$0].kind == .enumDeclaration }) == true
    else {
      if let call, case .value(let id) = wanted.unwrapped, let name = tree[node].name, text(name) == "init",
        swift.values[Int(id.index)].node.map({ tree[$0].kind == .structDeclaration && !isGeneric($0) }) == true
      {
        readStructure(id, call)
        return wanted.unwrapped
      }
      if let call { readArguments(call) }
      return .unknown
    }
    let owner = self.name(of: .value(id))
    guard let row = swift.cases[Int(id.index)].firstIndex(where: { $0.name == name }) else {
      if let call { readArguments(call) }
      let known = swift.cases[Int(id.index)].map { text($0.name) }
      if swift.certain.isChecking, swift.members[swift.values[Int(id.index)].row.index]?.methods[name.id] == nil,
        property(name, of: .enumType(id)) == nil, !["none", "some", "init"].contains(text(name)), !known.isEmpty,
        !isNameOfSeveral(owner, beside: id),
        // A case that cannot be read may be it.
        swift.values[Int(id.index)].node.map({ node in
          tree.children(of: node).allSatisfy { tree[$0].kind != .opaqueStatement }
        }) ?? true
      {
        reportSlip(
          "check.unknown-case", "type '\(owner)' has no case '\(text(name))'", at: memberRange(tree[node]),
          near: nearestName(to: text(name), in: known, within: text(name).utf8.count < 5 ? 1 : 2),
          notes: [.init("it has \(known.prefix(8).map { "'.\($0)'" }.joined(separator: ", "))")])
      }
      return .unknown
    }
    let payload = swift.cases[Int(id.index)][row].payload
    let labels = payload.map { $0.label.isEmpty ? "_:" : $0.label + ":" }.joined()
    guard let call else {
      if !payload.isEmpty, swift.certain.isChecking {
        reportSlip(
          "check.call", "'.\(text(name))' needs \(payload.count == 1 ? "a value" : "\(payload.count) values") here",
          at: memberRange(tree[node]), notes: [.init("it is '.\(text(name))(\(labels))'")])
      }
      return wanted.unwrapped
    }
    let given = arguments(call)
    if payload.isEmpty, given.isEmpty, swift.certain.isChecking, !isStaticCall(name, id, row, call) {
      reportSlip(
        "check.call", "'.\(text(name))' holds nothing", at: tree[call].range, notes: [.init("leave '()' out")])
    }
    let isFitting =
      given.count <= payload.count
      && zip(given, payload).allSatisfy { ($0.label ?? "") == $1.label || tree[$0.node].flags.contains(.trailing) }
      && payload.dropFirst(given.count).allSatisfy { $0.initial != nil }
    // Labels may be skipped where parameters have values of their own.
    if isFitting {
      for (argument, parameter) in zip(given, payload) {
        certainType(of: argument.value, wanted: parameter.type.map { certainType($0) } ?? .unknown, in: .argument)
      }
    } else {
      readArguments(call)
      if swift.certain.isChecking, !isStaticCall(name, id, row, call), payload.allSatisfy({ $0.initial == nil }) {
        let written = given.map { ($0.label ?? "_") + ":" }.joined()
        reportSlip(
          "check.call", "'.\(text(name))' does not take '(\(written))'", at: tree[call].range,
          notes: [.init(payload.isEmpty ? "it takes no value" : "it is '.\(text(name))(\(labels))'")])
      }
    }
    return wanted.unwrapped
  }

  /// `.detail("a")` of `extension UIViewController { func detail(_:) … }`: what an instance has, and what gives nothing back.
  private mutating func readStatic(
    _ name: Name, _ type: CertainType, _ base: UIKitClass, _ node: SyntaxNode.ID, _ call: SyntaxNode.ID?
  ) -> CertainType? {
    var rows = rows(of: type)
    if rows.isEmpty, let above = names.find(base.name) { rows = existingClass(above).map { Array(lineage($0)) } ?? [] }
    let methods = rows.flatMap { swift.members[$0.index]?.methods[name.id] ?? [] }
    let own = rows.compactMap { swift.members[$0.index]?.properties[name.id] }
    let nodes = methods.map { $0.node } + own.compactMap { $0.declaration }
    guard swift.certain.isChecking, let first = nodes.first, nodes.allSatisfy({ !isOfPresim($0) }),
      swift.globals.methods[name.id] == nil
    else { return nil }
    let (shown, line) = (self.name(of: type), source.line(of: Int(tree[first].range.start)))
    // What is wrong with the declaration is why.
    guard !diagnostics.contains(where: { $0.severity == .error && source.line(of: Int($0.range.start)) == line }) else {
      return nil
    }
    let word = text(name)
    if methods.allSatisfy({ !$0.isStatic && !hasModifier($0.node, "class") }), own.allSatisfy({ !$0.isStatic }) {
      reportSlip(
        "check.static", "'\(word)' is a member of an instance, and '.\(word)' is one of the type '\(shown)'",
        at: memberRange(tree[node]), notes: [.init("write 'static' before its declaration in line \(line)")])
      return nil
    }
    guard own.isEmpty, methods.count == 1, methods[0].builder == nil, methods[0].others.isEmpty,
      methods[0].parameters.allSatisfy({ $0.builder == nil })
    else { return nil }
    if methods[0].result == nil {
      reportSlip(
        "check.type", "'\(word)' gives nothing back, and a value of type '\(shown)' has to stand here",
        at: memberRange(tree[node]), notes: [.init("write '-> \(shown)' behind its parameters in line \(line)")])
      return nil
    }
    guard let call else { return nil }
    guard let given = match(methods[0], call) else {
      let written = arguments(call).map { ($0.label ?? "_") + ":" }.joined()
      reportSlip(
        "check.call", "'.\(word)' does not take '(\(written))'", at: memberRange(tree[node]),
        notes: [.init("it is '.\(methods[0].signature)'")])
      readArguments(call)
      return .unknown
    }
    readArguments(of: methods[0], given)
    return .unknown
  }

  /// `.error(x)`, `.failure(.wong)`, where a `Result` is wanted.
  private mutating func readCase(
    ofResult name: Name, _ success: CertainType, _ failure: CertainType, _ node: SyntaxNode.ID, _ call: SyntaxNode.ID?
  ) {
    guard let call else { return }
    let (word, given) = (text(name), arguments(call))
    if word == "success" || word == "failure", given.count == 1, given[0].label == nil,
      !tree[given[0].node].flags.contains(.trailing)
    {
      certainType(of: given[0].value, wanted: word == "success" ? success : failure, in: .argument)
      return
    }
    readArguments(call)
    let cases = ["success", "failure"]
    guard swift.certain.isChecking, !cases.contains(word), !isDeclaredSomewhere(word),
      let near = word == "error" || word == "fail" ? "failure" : nearestName(to: word, in: cases, within: 2)
    else { return }
    reportSlip("check.unknown-case", "type 'Result' has no case '\(word)'", at: memberRange(tree[node]), near: near)
  }
}
