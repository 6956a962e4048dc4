/// Members that a value does not have, or that may not be used on it.
extension Checker {
  /// A method without its brackets, as the last member of a path.
  private mutating func noteNotCalled(_ word: String, _ type: String, _ part: SyntaxNode.ID) {
    guard tree[part].nextSibling == nil else { return }
    reportSlip(
      "check.call", "'\(word)' is a method of \(type), and is not called", at: memberRange(tree[part]),
      notes: [.init("write '\(word)()'")])
  }

  /// A member that a value does not have, or that may not be used on it.
  mutating func noteMember(_ name: Name, _ type: CertainType, _ part: SyntaxNode.ID, _ call: SyntaxNode.ID?) {
    guard swift.certain.isChecking else { return }
    let word = text(name)
    let shown = "'\(self.name(of: type))'"
    switch type {
    case .tuple(let parts):
      guard !parts.contains(where: { $0.label == word }), Int(word).map({ !parts.indices.contains($0) }) ?? true,
        !isDeclaredSomewhere(word)
      else { return }
      reportSlip(
        "check.unknown-property", "value of tuple type \(shown) has no member '\(word)'", at: memberRange(tree[part]))
    case .list, .basic(.text), .dictionary, .set:
      guard !isAdded(name) else { return }
      // Other languages' names.
      if let call, case .list = type, ["push", "addObject", "pushBack", "push_back"].contains(word),
        arguments(call).allSatisfy({ $0.label == nil }), !isDeclaredSomewhere(word)
      {
        return reportSlip(
          "check.unknown-method", "value of type \(shown) has no method '\(word)'", at: memberRange(tree[part]),
          near: "append")
      }
      if call == nil, Self.standardMethods.contains(word) { noteNotCalled(word, shown, part) }
      noteMemberOfOwn(name, type, part, call)
      var shownName: String?
      if case .set = type { shownName = "Set" }
      _ = noteSlip(
        ofStandard: word, type == .basic(.text) ? .value(.string) : .list(.unknown), named: shownName,
        at: memberRange(tree[part]))
      // Apps give texts a `length` of their own.
      if call == nil, type != .basic(.text), ["length", "lenght", "size"].contains(word) {
        reportSlip(
          "check.unknown-property", "value of type \(shown) has no member '\(word)'", at: memberRange(tree[part]),
          near: "count")
      }
      if let call, word == "count" || word == "isEmpty", tree[call].firstChild == nil {
        reportSlip(
          "check.call", "'\(word)' is a property of \(shown), and cannot be called", at: memberRange(tree[part]),
          notes: [.init("leave '()' out")])
      }
    case .basic(.int), .basic(.double), .basic(.float):
      guard Self.membersOfNoNumber.contains(word), !isAdded(name) else { return }
      reportSlip(
        "check.unknown-property", "value of type \(shown) has no member '\(word)'", at: memberRange(tree[part]))
    case .basic(.bool):
      if call == nil, word == "toggle", !isAdded(name) { noteNotCalled(word, shown, part) }
      guard call != nil, word != "toggle", !isAdded(name), nearestName(to: word, in: ["toggle"], within: 1) != nil
      else {
        return
      }
      reportSlip(
        "check.unknown-method", "value of type \(shown) has no method '\(word)'", at: memberRange(tree[part]),
        near: "toggle")
    case .object(let base, let id):
      if noteMemberInCapitals(name, type, part, call) { return }
      noteAccess(name, .object(base, id), part)
      if let call, let id { noteNearOutside(word, id, call, memberRange(tree[part])) }
      noteMemberOfView(name, base, id, memberRange(tree[part]), of: part, isCall: call != nil)
      if id == nil { noteMemberOfOther(name, base, part) }
      if let id, isPastedWhole(id), base == .object || !isNameOfUIKit(word) {
        noteNearMember(name, Array(lineage(id)), type, part, call)
        noteNearProjection(word, Array(lineage(id)), type, part)
      } else if let id, isPastedWhole(id, orBelowSystem: true), !isNameOfUIKit(word),
        systemAbove(id).map({ SystemInterface.members(word, of: $0, isStatic: false).isEmpty }) ?? true
      {
        noteNearMember(name, Array(lineage(id)), type, part, call)
      }
      if id == nil, base.kind == nil { noteSystemMember(name, type, part, call) }
    case .system:
      if noteMemberInCapitals(name, type, part, call) { return }
      noteSystemMember(name, type, part, call)
    case .value(let id):
      noteAccess(name, .enumeration(id), part)
      if noteCaseOfInstance(name, id, part, call) { return }
      noteNearMember(name, [swift.values[Int(id.index)].row], type, part, call)
    case .existential(let owner): if let call { noteRequirement(name, owner, part, call) }
    case .void:
      reportSlip(
        "check.unknown-property",
        "value of type 'Void' has no member '\(word)': what stands before it gives nothing back",
        at: memberRange(tree[part]),
        notes: [.init("write '-> …' with its type behind the parameters of what is called")])
    default: break
    }
  }

  /// `field.Delegate`, `to.View`: a member that begins with a capital, where the type has it with a small letter.
  private mutating func noteMemberInCapitals(
    _ name: Name, _ type: CertainType, _ part: SyntaxNode.ID, _ call: SyntaxNode.ID?
  ) -> Bool {
    let word = text(name)
    guard word.utf8.first?.isCapital == true, !isDeclaredSomewhere(word), word != "Type", word != "Protocol",
      !hasMember(name, type, isCall: call != nil), case let small = nameInSmallLetters(of: word),
      hasMember(small, type, isCall: call != nil)
    else { return false }
    reportSlip(
      call != nil ? "check.unknown-method" : "check.unknown-property",
      "value of type '\(self.name(of: type))' has no \(call != nil ? "method" : "member") '\(word)'",
      at: memberRange(tree[part]), near: text(small))
    return true
  }

  /// `state .full(3)`, `if state.full`: a case where a member of an instance has to stand.
  private mutating func noteCaseOfInstance(
    _ name: Name, _ id: EnumID, _ part: SyntaxNode.ID, _ call: SyntaxNode.ID?
  ) -> Bool {
    guard let found = swift.cases[Int(id.index)].first(where: { $0.name == name }),
      case let members = swift.members[swift.values[Int(id.index)].row.index], members?.properties[name.id] == nil,
      members?.methods[name.id] == nil,
      swift.protocolMembers.values.allSatisfy({ $0.properties[name.id] == nil && $0.methods[name.id] == nil })
    else { return false }
    let (range, word) = (memberRange(tree[part]), text(name))
    let receiver = receiver(before: part)
    var end = Int(range.start) - 1
    if end > 1, receiver == ".", source.bytes[end - 1] == UInt8(ascii: " ") {
      while end > 0, source.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
      reportSlip(
        "syntax.expected", "'=' is missing before '.\(word)'", at: range, notes: [.init("write '= .\(word)'")])
      return true
    }
    let subject = receiver.dropLast()
    reportSlip(
      "check.static", "'\(word)' is a case of '\(self.name(of: .value(id)))', and no member of a value of it",
      at: range,
      notes: [
        .init(
          found.payload.isEmpty ? "compare them: '\(subject) == .\(word)'" : "write 'if case .\(word) = \(subject)'")
      ])
    return true
  }

  /// What stands before a member, with its point: `self.`, `child.`; nothing before a call of the instance itself.
  func receiver(before part: SyntaxNode.ID?) -> String {
    guard let part else { return "" }
    let end = Int(memberRange(tree[part]).start)
    var start = end
    while start > 0, Lexer.isNameByte(source.bytes[start - 1]) || ".?!".utf8.contains(source.bytes[start - 1]) {
      start -= 1
    }
    return String(decoding: source.bytes[start..<end], as: UTF8.self)
  }

  /// `delegate?.didPick(item)`: a method that a protocol of the file's does not have, or has with other labels.
  private mutating func noteRequirement(
    _ name: Name, _ owner: Name, _ part: SyntaxNode.ID, _ call: SyntaxNode.ID
  ) {
    let keys = [owner.id] + inherited(by: owner.id)
    // `protocol Bar: AnyObject where Self: UIView` has the members of a view.
    let isOfOther = keys.contains { key in
      swift.protocolNodes[key].map { tree.headText(of: $0).hasText("Self") } ?? false
    }
    guard !isOfOther, keys.allSatisfy({ isOfFile($0) }),
      !isDeclaredAsMember(name) || keys.contains(where: { has(name, $0) })
    else { return }
    let all = keys.flatMap { [swift.protocolMembers[$0], swift.members[extensionRow($0)]] }.compactMap { $0 }
    let own = all.flatMap { $0.methods[name.id] ?? [] }
    guard all.allSatisfy({ $0.properties[name.id] == nil }), all.contains(where: { !$0.methods.isEmpty }),
      own.allSatisfy({ match($0, call) == nil && $0.others.isEmpty })
    else { return }
    let shown = (own.isEmpty ? all.flatMap { $0.methods.values.flatMap { $0 } } : own).prefix(3).map { method in
      "'\(method.signature)'"
    }.sorted()
    let written = arguments(call).map { ($0.label ?? "_") + ":" }.joined()
    reportSlip(
      own.isEmpty ? "check.unknown-method" : "check.call",
      own.isEmpty
        ? "value of type '\(text(owner))' has no method '\(text(name))'"
        : "no method '\(text(name))' of '\(text(owner))' takes '(\(written))'", at: memberRange(tree[part]),
      notes: [.init("it has \(shown.joined(separator: ", "))")])
  }

  /// Whether the file has the whole of a protocol.
  mutating func isOfFile(_ key: Int32) -> Bool {
    guard let node = swift.protocolNodes[key], swift.certain.declared?[key] ?? 1 == 1 else { return false }
    if let known = swift.certain.wholeProtocols[key] { return known }
    let isWhole =
      !tree.text(of: node, has: "@objc")
      && tree.children(of: node).allSatisfy { child in
        tree[child].kind != .opaqueStatement
          && (tree[child].kind != .typeName
            || tree[child].name.map { swift.protocols[$0.id] != nil || text($0) == "AnyObject" } ?? false)
      }
    swift.certain.wholeProtocols[key] = isWhole
    return isWhole
  }

  /// Whether some type or protocol of the file has a member of a name; a local variable is none.
  mutating func isDeclaredAsMember(_ name: Name) -> Bool {
    guard isDeclaredSomewhere(text(name)) else { return false }
    // What is no enumeration of the file's has cases too, that code names: `.alert`.
    if swift.certain.cases == nil {
      let own = swift.cases.indices.filter { swift.values[$0].node != nil }
      swift.certain.cases = Set(own.flatMap { swift.cases[$0].map { $0.name.id } })
    }
    return isMemberSomewhere(name) || swift.certain.cases?.contains(name.id) ?? false
      || swift.globals.methods[name.id] != nil || swift.globals.properties[name.id] != nil
  }

  private func has(_ name: Name, _ key: Int32) -> Bool {
    swift.protocolMembers[key]?.methods[name.id] != nil || swift.members[extensionRow(key)]?.methods[name.id] != nil
  }

  private static let standardMethods: Set<String> = [
    "enumerated", "reversed", "sorted", "shuffled", "removeLast", "removeFirst", "removeAll", "uppercased",
    "lowercased",
    "popLast", "joined",
  ]

  /// `$0.name` of a text, where a type of the file's has the property.
  private mutating func noteMemberOfOwn(
    _ name: Name, _ type: CertainType, _ part: SyntaxNode.ID, _ call: SyntaxNode.ID?
  ) {
    let word = text(name)
    // An extension may have it: `isNotEmpty`.
    if word.hasPrefix("is") || word.hasPrefix("has") { return }
    if case .list(let element) = type, element.isUnknown { return }
    guard call == nil, !Self.standardProperties.contains(word), word.utf8.count > 2,
      holders(of: name).contains(where: { row, members in
        members.properties[name.id].map { !$0.isStatic } == true && swift.standardTypes[row] == nil
          && (program.classes[Int(row)].isDeclared || swift.valueOfRow[row] != nil)
      })
    else { return }
    reportSlip(
      "check.unknown-property", "value of type '\(self.name(of: type))' has no member '\(word)'",
      at: memberRange(tree[part]))
  }

  /// What texts and lists have, and no app gives a number.
  private static let membersOfNoNumber: Set<String> = [
    "isEmpty", "count", "first", "last", "append", "uppercased", "lowercased", "hasPrefix", "hasSuffix", "contains",
    "split", "components", "trimmingCharacters", "replacingOccurrences", "forEach", "filter", "compactMap", "joined",
    "removeAll", "removeFirst", "removeLast", "sorted", "enumerated", "firstIndex", "popLast",
  ]

  static let standardProperties: Set<String> = [
    "count", "isEmpty", "first", "last", "description", "debugDescription", "hashValue", "startIndex", "endIndex",
    "indices", "utf8", "utf16", "unicodeScalars", "lazy", "capitalized", "localizedCapitalized", "localizedUppercase",
    "localizedLowercase", "values", "keys", "capacity", "magnitude", "length", "size", "hash", "title", "text", "self",
    "publisher", "data", "value", "localized", "trimmed", "url", "image", "color", "customMirror", "hashable",
    "removingPercentEncoding", "words",
  ]

  /// `model.nam`, `model.scale(by: 2)`: a member beside one of a type of the file's.
  private mutating func noteNearMember(
    _ name: Name, _ rows: [ClassID], _ type: CertainType, _ part: SyntaxNode.ID, _ call: SyntaxNode.ID?
  ) {
    let (word, members) = (text(name), rows.compactMap { swift.members[$0.index] })
    guard !members.isEmpty, members.allSatisfy({ $0.properties[name.id] == nil && $0.methods[name.id] == nil }),
      !isDeclaredAsMember(name), word.utf8.count > 2, names.utf8(of: name).first != UInt8(ascii: "$"),
      names.utf8(of: name).first != UInt8(ascii: "_")
    else { return }
    guard suggestions > 0 else { return }
    let known = members.flatMap { members in
      call == nil
        ? members.properties.values.filter { !$0.isStatic }.map { text($0.name) }
        : members.methods.values.flatMap { $0 }.map { $0.name }
          // `completion?(true)` calls what a property holds.
          + (tree[part].flags.contains(.optional)
            ? members.properties.values.filter { !$0.isStatic }.map { text($0.name) } : [])
    }
    suggestions -= known.count
    // Another file may add a method for several; a stored property stands here.
    guard let near = nearestName(to: word, in: known.sorted(), within: 1),
      call == nil && word.utf8.count > 4 || near + "s" != word && near != word + "s"
    else { return }
    let what = call == nil ? "member" : "method"
    reportSlip(
      call == nil ? "check.unknown-property" : "check.unknown-method",
      "value of type '\(self.name(of: type))' has no \(what) '\(word)'", at: memberRange(tree[part]), near: near)
  }

  /// `model.$post` beside a property `posts` with a wrapper.
  private mutating func noteNearProjection(
    _ word: String, _ rows: [ClassID], _ type: CertainType, _ part: SyntaxNode.ID
  ) {
    guard word.hasPrefix("$"), case let bare = String(word.dropFirst()), bare.utf8.count > 2 else { return }
    let properties = rows.flatMap { swift.members[$0.index]?.properties.values.map { $0 } ?? [] }
    guard !properties.contains(where: { text($0.name) == bare }) else { return }
    let known = properties.filter { own in
      own.wrapper != nil || own.attribute != nil || own.subject != nil
        || own.declaration.map { hasModifier($0, "Published") } == true
    }.map { text($0.name) }
    guard let near = nearestName(to: bare, in: known.sorted(), within: 1) else { return }
    reportSlip(
      "check.unknown-property", "value of type '\(name(of: type))' has no member '\(word)'",
      at: memberRange(tree[part]), near: "$" + near)
  }

  /// A member of the file's that is private to another type, or static.
  private mutating func noteAccess(
    _ name: Name, _ type: SwiftType, _ part: SyntaxNode.ID
  ) {
    let rows: [ClassID]
    switch type {
    case .object(_, let id?): rows = Array(lineage(id))
    case .enumeration(let id): rows = [swift.values[Int(id.index)].row]
    default: return
    }
    for row in rows {
      guard let members = swift.members[row.index] else { continue }
      let methods = members.methods[name.id] ?? []
      if case .object(let base, _) = type,
        uikitProperty(text(name), base) != nil || !self.methods(text(name), on: base, exact: true).isEmpty
      {
        return
      }
      guard let found = members.properties[name.id] else {
        guard let first = methods.first else { continue }
        guard methods.count == 1 else { return }
        if first.isStatic {
          if case .object(_, let id?) = type, !isPastedWhole(id, orBelowSystem: true) { return }
          return reportStatic(name, row, part)
        }
        if isPrivate(first.node) { noteInaccessible(name, row, at: memberRange(tree[part])) }
        return
      }
      guard methods.isEmpty else { return }
      if found.isStatic {
        return isDeclaredTwice(name, in: rows) || isMemberOfProtocol(name) ? () : reportStatic(name, row, part)
      }
      if let declaration = found.declaration, isPrivate(declaration) {
        noteInaccessible(name, row, at: memberRange(tree[part]))
      }
      return
    }
  }

  /// Whether a protocol of the file's gives instances a property of a name.
  private func isMemberOfProtocol(_ name: Name) -> Bool {
    holders(of: name).contains { row, members in
      isOfProtocol(ClassID(row)) && members.properties[name.id].map { !$0.isStatic } ?? false
    }
  }

  private mutating func reportStatic(_ name: Name, _ row: ClassID, _ part: SyntaxNode.ID) {
    let owner = program.classes[Int(row.index)].name
    reportSlip(
      "check.static", "'\(text(name))' is a static member of '\(owner)', and cannot be used on an instance",
      at: memberRange(tree[part]), notes: [.init("write '\(owner).\(text(name))'")])
  }

  /// `names.count` in a method of an instance, of a property that the type has: it needs the type before it.
  mutating func noteStaticOfOwn(_ name: Name) {
    guard swift.certain.isChecking, swift.certain.method != nil, let range = swift.certain.place,
      let own = property(name, of: ownType), own.isStatic, let owner = swift.certain.owner,
      !isDeclaredTwice(name, in: swift.valueOfRow[owner.index] == nil ? Array(lineage(owner)) : [owner]),
      swift.globals.properties[name.id] == nil, swift.globals.methods[name.id] == nil, !isMemberOfProtocol(name)
    else { return }
    if case .object(let base, _) = certainSelf, uikitProperty(text(name), base) != nil { return }
    reportSlip(
      "check.static", "'\(text(name))' is a static member of this type, and cannot be used on an instance", at: range,
      notes: [.init("write 'Self.\(text(name))'")])
  }

  /// `n` and `reload()` in a static method, of what an instance has.
  mutating func noteInstanceOfOwn(_ name: Name, isCall: Bool) {
    guard swift.certain.isChecking, swift.certain.isStatic,
      swift.certain.method?.isStatic == true || swift.certain.getter != nil,
      !swift.certain.isUnclear, let owner = swift.certain.owner, let range = swift.certain.place,
      swift.standardTypes[owner.index] == nil, !swift.protocolRows.values.contains(owner),
      swift.globals.properties[name.id] == nil, swift.globals.methods[name.id] == nil
    else { return }
    let rows = swift.valueOfRow[owner.index] == nil ? Array(lineage(owner)) : [owner]
    let properties = rows.compactMap { swift.members[$0.index]?.properties[name.id] }
    let methods = rows.flatMap { swift.members[$0.index]?.methods[name.id] ?? [] }
    let isOfInstance =
      isCall
      ? properties.isEmpty && !methods.isEmpty && methods.allSatisfy { !$0.isStatic && !hasModifier($0.node, "class") }
      : methods.isEmpty && !properties.isEmpty && properties.allSatisfy { !$0.isStatic }
        && !isDeclaredTwice(name, in: rows)
    guard isOfInstance else { return }
    if let id = swift.valueOfRow[owner.index], swift.cases[Int(id.index)].contains(where: { $0.name == name }) {
      return
    }
    reportSlip(
      "check.static",
      "'\(text(name))' is a member of an instance, and a static \(swift.certain.getter == nil ? "method" : "property") has none",
      at: range, notes: [.init("\(isCall ? "call" : "read") it on an instance, or declare it as 'static'")])
  }

  /// Whether types of the file's declare several properties of a name: one may be the type's, one an instance's.
  func isDeclaredTwice(_ name: Name, in rows: [ClassID]) -> Bool {
    var pending: [SyntaxNode.ID] = []
    for row in rows {
      pending += places(of: row)
      if let value = swift.valueOfRow[row.index], let node = swift.values[Int(value.index)].node {
        pending.append(node)
      }
    }
    var count = 0
    while let node = pending.popLast() {
      if tree[node].kind == .binding, let pattern = tree.child(of: node, at: 0), tree[pattern].name == name {
        count += 1
      }
      pending += tree.children(of: node)
    }
    return count > 1
  }

  /// A private member is seen in its type, in extensions of it in the same file, and in types inside it.
  mutating func noteInaccessible(
    _ name: Name, _ row: ClassID, at range: SourceRange, what: String = "is private to"
  ) {
    var places = places(of: row)
    if let value = swift.valueOfRow[row.index], let node = swift.values[Int(value.index)].node { places.append(node) }
    guard let owner = swift.certain.owner, owner != row, !places.isEmpty,
      !places.contains(where: { tree[$0].range.start <= range.start && range.start < tree[$0].range.end })
    else { return }
    let word = what == "is private to" ? "private" : "private(set)"
    reportSlip(
      "check.access", "'\(text(name))' \(what) '\(program.classes[Int(row.index)].name)'", at: range,
      notes: [.init("leave '\(word)' out where it is declared")])
  }

  /// `reset()` in a subclass, of a method that is private to the class above.
  mutating func noteInheritedPrivate(_ name: Name) {
    guard swift.certain.isChecking, !swift.certain.isUnclear, let owner = swift.certain.owner,
      let range = swift.certain.place, isPastedWhole(owner), swift.globals.methods[name.id] == nil,
      swift.valueOfRow[owner.index] == nil, swift.members[owner.index]?.methods[name.id] == nil,
      let row = lineage(owner).dropFirst().first(where: { swift.members[$0.index]?.methods[name.id] != nil }),
      swift.members[row.index]?.methods[name.id]?.allSatisfy({ isPrivate($0.node) }) == true,
      membersByProtocols(of: owner).allSatisfy({ $0.methods[name.id] == nil })
    else { return }
    noteInaccessible(name, row, at: range)
  }

  /// Whether a declaration is `private`; `private(set)` may be read, and is so for whoever sets.
  func isPrivate(_ declaration: SyntaxNode.ID, setterOnly: Bool = false) -> Bool {
    tree.children(of: declaration).contains { child in
      guard tree[child].kind == .modifier, tree[child].name.map({ text($0) }) == "private" else { return false }
      let next = source.bytes[Int(tree[child].range.start)...].dropFirst("private".utf8.count)
        .first { $0 != UInt8(ascii: " ") }
      return (next == UInt8(ascii: "(")) == setterOnly
    }
  }

  /// `segue.destination.item`: a member of a class of the file's, on what UIKit knows as one of its own.
  private mutating func noteMemberOfOther(_ name: Name, _ base: UIKitClass, _ part: SyntaxNode.ID) {
    let word = text(name)
    // A line of a scenario asks the object that it finds.
    guard !swift.certain.isStep, base.kind != nil, base != .storyboardSegue, !isNameOfUIKit(word),
      property(name, of: .object(base, nil)) == nil,
      !UIKitClass.allCases.contains(where: { type in
        let row = classRows[Int(NameTable.name(of: type).id)]
        return row >= 0
          && (swift.members[row]?.methods[name.id] != nil || swift.members[row]?.properties[name.id] != nil)
      }),
      let owner = classNodes.first(where: { row, _ in
        bases[Int(row)].inherits(from: base)
          && (swift.members[row]?.methods[name.id]?.allSatisfy { !hasModifier($0.node, "override") }
            ?? (swift.members[row]?.properties[name.id]?.declaration.map {
              !hasModifier($0, "override")
            } ?? false))
      }), !swift.protocolRows.values.contains(where: { swift.members[$0.index]?.methods[name.id] != nil })
    else { return }
    let other = program.classes[Int(owner.row)].name
    reportSlip(
      "check.unknown-property", "value of type '\(base.name)' has no member '\(word)'", at: memberRange(tree[part]),
      notes: [.init("'\(other)' has it: cast the value with 'as? \(other)'")])
  }
}
