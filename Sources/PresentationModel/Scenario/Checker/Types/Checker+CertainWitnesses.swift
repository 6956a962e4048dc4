/// Members that a protocol asks for and a type has in another form; and what Swift's own protocols ask for.
extension Checker {
  // MARK: The file's protocols

  /// `func load() -> String` for `func load() -> Int`: the one method of the labels that a protocol asks for, in another form.
  mutating func noteOtherForm(
    _ asked: SwiftMethod, _ found: [SwiftMethod], _ id: ClassID, _ key: Int32, at range: SourceRange
  ) {
    let same = found.filter { $0.labels == asked.labels }
    guard same.count == 1, let own = same.first, own.others.isEmpty, asked.others.isEmpty, isPlainProtocol(key),
      !isGeneric(own.node), !isGeneric(asked.node)
    else { return }
    let what = "'\(program.classes[Int(id.index)].name)' does not conform to '\(names[Name(id: key)])'"
    if asked.isStatic != own.isStatic, !hasModifier(own.node, "class") {
      return reportSlip(
        "check.type", "\(what): '\(own.signature)' has to be \(asked.isStatic ? "static" : "a method of an instance")",
        at: range,
        notes: [.init(asked.isStatic ? "write 'static func \(own.name)'" : "leave 'static' out before '\(own.name)'")])
    }
    for word in ["throws", "async"] where hasModifier(own.node, word) && !hasModifier(asked.node, word) {
      return reportSlip(
        "check.type", "\(what): '\(own.signature)' is '\(word)' here, and not in the protocol", at: range,
        notes: [.init("declare it as '\(word)' in the protocol too")])
    }
    for (one, other) in zip(asked.parameters, own.parameters) where one.isInout == other.isInout {
      guard let wanted = one.type, let given = other.type, areOther(certainType(given), certainType(wanted)) else {
        continue
      }
      return reportSlip(
        "check.type",
        "\(what): '\(own.signature)' takes '\(tree.lineText(of: given))' where '\(tree.lineText(of: wanted))' is asked for",
        at: range, notes: [.init("write '\(tree.lineText(of: wanted))' in '\(own.name)'")])
    }
    let (wanted, given) = (
      asked.result.map { certainType($0) } ?? .void, own.result.map { certainType($0) } ?? .void
    )
    guard areOther(given, wanted) else { return }
    reportSlip(
      "check.type",
      "\(what): '\(own.signature)' gives back \(own.result.map { "'\(tree.lineText(of: $0))'" } ?? "nothing"), and \(asked.result.map { "'\(tree.lineText(of: $0))'" } ?? "nothing") is asked for",
      at: range,
      notes: [.init(asked.result.map { "write '-> \(tree.lineText(of: $0))'" } ?? "leave '->' and its type out")])
  }

  /// `let title` for `var title: String { get set }`, or a property of another type.
  mutating func noteOtherForm(
    _ asked: SwiftProperty, _ own: SwiftProperty, _ id: ClassID, _ key: Int32, at range: SourceRange
  ) {
    let word = text(own.name)
    let what = "'\(program.classes[Int(id.index)].name)' does not conform to '\(names[Name(id: key)])'"
    guard isPlainProtocol(key), own.wrapper == nil, own.attribute == nil, !own.isStatic, !asked.isStatic else { return }
    let isSet = tree.children(of: asked.binding).contains {
      tree[$0].kind == .accessor && tree[$0].name.map { text($0) } == "set"
    }
    let isReadOnly =
      own.isConstant && !own.isLazy
      || own.getter != nil && own.setter == nil && own.willSet == nil && own.didSet == nil && own.field == nil
    if isSet, isReadOnly {
      return reportSlip(
        "check.type", "\(what): '\(word)' can only be read here, and '{ get set }' is asked for", at: range,
        notes: [.init(own.isConstant ? "declare it with 'var'" : "give it a 'set { … }'")])
    }
    guard let wanted = asked.annotation, areOther(certainType(of: own), certainType(wanted)) else { return }
    reportSlip(
      "check.type",
      "\(what): '\(word)' is '\(name(of: certainType(of: own)))', and '\(tree.lineText(of: wanted))' is asked for",
      at: range,
      notes: [.init("declare 'var \(word): \(tree.lineText(of: wanted))'")])
  }

  /// Initialisers that a protocol of the file's asks for.
  mutating func noteRequiredInitializers(of id: ClassID, _ key: Int32, at range: SourceRange) {
    guard isPlainProtocol(key), let asked = swift.protocolMembers[key]?.initializers, !asked.isEmpty,
      swift.valueOfRow[id.index] == nil, let node = classNode(of: id.index),
      !isFinal(node)
    else { return }
    for wanted in asked where !isGeneric(wanted.node) {
      let own = (swift.members[id.index]?.initializers ?? []).filter { $0.labels == wanted.labels }
      guard own.count == 1, let first = own.first, !hasModifier(first.node, "required"),
        !hasModifier(first.node, "override")
      else { continue }
      let start = Int(tree[first.node].range.start)
      reportSlip(
        "check.initializer",
        "'init(\(wanted.signatureLabels))' has to be 'required', as '\(names[Name(id: key)])' asks for it",
        at: SourceRange(start, start + tree.text(of: first.node).prefix { $0 != "(" }.utf8.count),
        notes: [.init("write 'required init(\(wanted.signatureLabels))'")])
    }
  }

  /// Whether a protocol's types stand for themselves: it has no associated types, nor have those that it inherits from.
  private mutating func isPlainProtocol(_ key: Int32) -> Bool {
    if let known = swift.certain.plainProtocols[key] { return known }
    let isPlain = ([key] + inherited(by: key)).allSatisfy { key in
      swift.protocolNodes[key].map { !tree.text(of: $0, has: "associatedtype") && !isGeneric($0) } ?? false
    }
    swift.certain.plainProtocols[key] = isPlain
    return isPlain
  }

  /// Whether two types are known whole, and are not the same.
  private func areOther(_ one: CertainType, _ other: CertainType) -> Bool {
    isWhole(one) && isWhole(other) && one != other
  }

  private func isWhole(_ type: CertainType) -> Bool {
    switch type {
    case .void, .basic, .value, .system: true
    case .object(let base, let id): id != nil || base.kind != nil
    case .optional(let inner), .list(let inner), .set(let inner): isWhole(inner)
    case .dictionary(let key, let value): isWhole(key) && isWhole(value)
    default: false
    }
  }

  // MARK: Swift's protocols

  /// What Swift's own protocols ask for, and types that hold themselves.
  mutating func noteStandardRequirements() {
    guard !swift.isOld else { return }
    swift.certain.startDeclaration()
    for (row, node) in classNodes where !isOfPresim(node) { noteStandardRequirements(of: ClassID(row), node) }
    for value in swift.values {
      guard let node = value.node, !isOfPresim(node) else { continue }
      noteStandardRequirements(of: value.row, node)
      noteHoldsItself(value.row, node)
      noteRawValues(node)
    }
  }

  private mutating func noteStandardRequirements(of id: ClassID, _ node: SyntaxNode.ID) {
    guard isPastedWhole(id), let name = tree[node].name, swift.certain.declared?[name.id] ?? 1 == 1,
      tree.children(of: node).allSatisfy({ tree[$0].kind != .opaqueStatement }), let members = swift.members[id.index]
    else { return }
    let places = [node] + extensions(of: name)
    // A protocol of the file's may give what is asked for.
    let adopted = places.flatMap { place in tree.children(of: place).filter { tree[$0].kind == .typeName } }
    guard adopted.allSatisfy({ type in tree[type].name.map { swift.protocols[$0.id] == nil } ?? false }) else { return }
    let isClass = swift.valueOfRow[id.index] == nil
    guard !isClass || bases[Int(id.index)] == .object, !isClass || lineage(id).count == 1 else { return }
    for type in adopted {
      guard let word = tree[type].name.map({ text($0) }), let missing = missing(for: word, node, members, isClass)
      else {
        continue
      }
      let shown = text(name)
      reportSlip(
        "check.type", "'\(shown)' does not conform to '\(word)': \(missing.why)", at: tree[type].range,
        notes: [.init(missing.advice)])
    }
  }

  /// What a type lacks for a protocol of Swift's.
  private mutating func missing(
    for word: String, _ node: SyntaxNode.ID, _ members: SwiftMembers, _ isClass: Bool
  ) -> (why: String, advice: String)? {
    func has(_ name: String) -> Bool {
      names.find(name).map { members.properties[$0.id] != nil || members.methods[$0.id] != nil } ?? false
    }
    func hasOperator(_ sign: String) -> Bool { isOperatorWritten(sign) || tree.text(of: node, has: "func " + sign) }
    let isEnum = tree[node].kind == .enumDeclaration
    let shown = tree[node].name.map { text($0) } ?? ""
    switch word {
    case "Comparable" where !isEnum && !hasOperator("<"):
      return ("it has no '<'", "write 'static func < (one: \(shown), other: \(shown)) -> Bool'")
    case "Equatable" where isClass && !hasOperator("=="), "Hashable" where isClass && !hasOperator("=="):
      return ("a class needs its own '=='", "write 'static func == (one: \(shown), other: \(shown)) -> Bool'")
    case "Hashable" where isClass && !has("hash") && !has("hashValue"):
      return ("a class needs its own 'hash(into:)'", "write 'func hash(into hasher: inout Hasher)'")
    case "Identifiable" where !isClass && !has("id"):
      return ("it has no property 'id'", "declare 'let id: …'")
    case "CustomStringConvertible" where !has("description"):
      return ("it has no property 'description'", "declare 'var description: String'")
    case "CaseIterable" where isEnum && !has("allCases"):
      let holds = tree.children(of: node).contains { declaration in
        tree[declaration].kind == .enumCaseDeclaration
          && tree.children(of: declaration).contains { element in
            tree.children(of: element).contains { tree[$0].kind == .parameter }
          }
      }
      return holds ? ("its cases hold values", "write 'static var allCases: [\(shown)]'") : nil
    case "Equatable" where !hasOperator("=="), "Hashable" where !hasOperator("=="):
      guard !has("hash") else { return nil }
      return part(members) {
        $0.isWithout("Equatable", $1) || word == "Hashable" && $0.isWithout("Hashable", $1)
      }
      .map {
        (
          "'\($0.name)' of type '\($0.type)' is not \(word)",
          "declare '\($0.type)' as '\(word)', or write the '==' of '\(shown)'"
        )
      }
    case "Codable", "Decodable", "Encodable":
      guard !has("CodingKeys"), !tree.text(of: node, has: "CodingKeys"), !tree.text(of: node, has: "init(from"),
        !has("encode"), members.initializers.allSatisfy({ $0.labels != ["from"] }), !isEnum
      else { return nil }
      let asked = word == "Codable" ? ["Codable", "Decodable", "Encodable"] : [word]
      return part(members) { checker, type in asked.allSatisfy { checker.isWithout($0, type) } }
        .map { ("'\($0.name)' of type '\($0.type)' is not \(word)", "declare '\($0.type)' as '\(word)'") }
    default: return nil
    }
  }

  private mutating func isOperatorWritten(_ sign: String) -> Bool {
    if names.find(sign).map({ swift.operators[$0.id] != nil }) ?? false { return true }
    if let known = swift.writtenOperators[sign] { return known }
    let isWritten = tree.items.contains { tree.text(of: $0, has: "func \(sign)") }
    swift.writtenOperators[sign] = isWritten
    return isWritten
  }

  /// The first stored part of a structure, or value of a case, of a type that is not as it has to be.
  private mutating func part(
    _ members: SwiftMembers, _ isWrong: (Checker, CertainType) -> Bool
  ) -> (name: String, type: String)? {
    for key in members.stored {
      guard let own = members.properties[key], !own.isStatic, own.wrapper == nil, own.attribute == nil,
        let annotation = own.annotation
      else { continue }
      let type = certainType(annotation)
      if isWrong(self, type) { return (text(own.name), element(of: type)) }
    }
    return nil
  }

  private func element(of type: CertainType) -> String {
    switch type {
    case .optional(let inner), .list(let inner), .set(let inner), .implicit(let inner): element(of: inner)
    case .dictionary(_, let value): element(of: value)
    default: name(of: type)
    }
  }

  /// Whether a type of the file's does not conform to one of Swift's protocols for certain.
  private func isWithout(_ word: String, _ type: CertainType) -> Bool {
    let row: ClassID
    switch type {
    case .optional(let inner), .list(let inner), .set(let inner), .implicit(let inner): return isWithout(word, inner)
    case .dictionary(_, let value): return isWithout(word, value)
    case .function: return true
    case .value(let id):
      let value = swift.values[Int(id.index)]
      guard let node = value.node, !isOfPresim(node) else { return false }
      // A plain enumeration is compared without a word.
      if tree[node].kind == .enumDeclaration, word == "Equatable" || word == "Hashable",
        value.raw != nil || swift.cases[Int(id.index)].allSatisfy({ $0.payload.isEmpty })
      {
        return false
      }
      row = value.row
    case .object(.object, let id?): row = id
    default: return false
    }
    let name = classNames[Int(row.index)]
    guard swift.certain.declared?[name.id] == 1, lineage(row).count == 1 || swift.valueOfRow[row.index] != nil else {
      return false
    }
    var places = extensions(of: name)
    if let node = swift.valueOfRow[row.index].flatMap({ swift.values[Int($0.index)].node })
      ?? classNode(of: row.index)
    {
      places.append(node)
    }
    // Of a type that says nothing for itself, another file rarely does.
    return places.allSatisfy { place in
      tree.children(of: place).allSatisfy { type in
        tree[type].kind != .typeName
          || ["Sendable", "Error", "AnyObject", "CustomStringConvertible", "Identifiable"].contains(
            tree[type].name.map { text($0) } ?? "")
      }
    }
  }

  /// `struct Node { let next: Node }`, `enum Tree { case node(Tree) }` without `indirect`.
  private mutating func noteHoldsItself(_ row: ClassID, _ node: SyntaxNode.ID) {
    guard let own = swift.valueOfRow[row.index], let members = swift.members[row.index] else { return }
    func isItself(_ type: CertainType) -> Bool { type.unwrapped == .value(own) }
    if tree[node].kind == .enumDeclaration {
      guard !hasModifier(node, "indirect"), !tree.text(of: node, has: "indirect ") else { return }
      for found in swift.cases[Int(own.index)] {
        guard let held = found.payload.first(where: { $0.type.map { isItself(certainType($0)) } ?? false }),
          let type = held.type
        else { continue }
        return reportSlip(
          "check.type", "'.\(text(found.name))' holds a value of its own type", at: tree[type].range,
          notes: [
            .init(
              "write 'indirect enum \(classNames.indices.contains(Int(row.index)) ? text(classNames[Int(row.index)]) : "")'"
            )
          ])
      }
      return
    }
    for key in members.stored {
      guard let part = members.properties[key], !part.isStatic, part.wrapper == nil, part.attribute == nil,
        let annotation = part.annotation, isItself(certainType(annotation))
      else { continue }
      return reportSlip(
        "check.type", "a structure cannot hold a value of its own type, as '\(text(part.name))' is",
        at: tree[annotation].range,
        notes: [.init("hold a list of them, or make it a class")])
    }
  }

  /// `enum Tab: String { case home = 1 }`, and a raw value that stands twice.
  private mutating func noteRawValues(_ node: SyntaxNode.ID) {
    guard tree[node].kind == .enumDeclaration,
      let type = tree.children(of: node).first(where: { tree[$0].kind == .typeName }),
      let word = tree[type].name.map({ text($0) }), word == "String" || word == "Int"
    else { return }
    var seen: Set<String> = []
    for declaration in tree.children(of: node) where tree[declaration].kind == .enumCaseDeclaration {
      for element in tree.children(of: declaration) where tree[element].kind == .enumElement {
        guard let value = tree.lastChild(of: element),
          tree[value].kind == .stringLiteral || tree[value].kind == .integerLiteral
        else { continue }
        let isText = tree[value].kind == .stringLiteral
        if isText != (word == "String") {
          let written = tree.lineText(of: value)
          reportSlip(
            "check.type", "a raw value of '\(word)' has to stand here", at: tree[value].range,
            notes: isText ? [] : [.init("write '\"\(written)\"'")])
        } else if !seen.insert(tree.lineText(of: value)).inserted {
          reportSlip("check.type", "the raw value \(tree.lineText(of: value)) stands twice", at: tree[value].range)
        }
      }
    }
  }
}
