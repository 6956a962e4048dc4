/// Paths: `items.first?.name`, `open(item)`, `Route.detail(id)`.
extension Checker {
  mutating func readCertainPath(_ node: SyntaxNode.ID, _ wanted: CertainType) -> CertainType {
    let parts = Array(tree.children(of: node))
    guard let head = parts.first else { return .unknown }
    var index = 1
    var type: CertainType
    swift.certain.place = tree[head].range
    switch tree[head].kind {
    case .identifier:
      guard let name = tree[head].name else { return .unknown }
      let call = parts.count > 1 && tree[parts[1]].kind == .call ? parts[1] : nil
      if let found = readTypeName(name, parts, &index) {
        type = found
      } else if let call {
        index = 2
        noteCallOfOptional(name, nil, head)
        type = certainType(ofCall: name, nil, call, node)
      } else if name == .super {
        noteSuperCall(parts)
        for part in parts where tree[part].kind == .call { readArguments(part) }
        return .unknown
      } else {
        type = certainType(ofName: name)
        if parts.count == 1, type.isUnknown {
          if let found = readClass(name) { type = found }
          noteLoneName(name, tree[head].range)
        }
      }
    case .enumCase:
      let call = parts.count > 1 && tree[parts[1]].kind == .call ? parts[1] : nil
      if call != nil { index = 2 }
      type = readCertainCase(head, call: call, parts.count == index ? wanted : .unknown)
    case .list, .dictionary:
      // `[String]()` and `[String].self` name a type.
      let isType = parts.count > 1 && (tree[parts[1]].kind == .call || tree[parts[1]].name == .self)
      type = isType ? .unknown : certainType(of: head)
    default: type = certainType(of: head)
    }
    var isChained = false
    unwrap(&type, parts[index - 1], parts, index - 1, &isChained)
    while index < parts.count {
      let part = parts[index]
      index += 1
      switch tree[part].kind {
      case .member:
        guard let name = tree[part].name else { return .unknown }
        let call = index < parts.count && tree[parts[index]].kind == .call ? parts[index] : nil
        noteNotUnwrapped(type, name, parts, index - 1)
        swift.certain.place = memberRange(tree[part])
        let receiver = type.unwrapped == type || isImplicit(type) ? type.unwrapped : .unknown
        noteMember(name, receiver, part, call)
        if let call {
          noteChangingCall(name, receiver, parts, index - 1)
          noteCallOfOptional(name, receiver, part)
          index += 1
          type = certainType(ofCall: name, receiver, call, tree[node].kind == .path ? node : part)
          if tree[part].flags.contains(.optional) { isChained = true }
        } else {
          type = certainType(ofMember: name, receiver)
        }
      case .subscriptAccess:
        let wanted: CertainType
        switch type.unwrapped {
        case .dictionary(let key, _): wanted = key
        case .list: wanted = .basic(.int)
        default: wanted = .unknown
        }
        let arguments = Array(tree.children(of: part))
        let isRange = arguments.first.map { isRangeOrUnknown($0) } ?? true
        let isPlain = arguments.count == 1 && !isRange
        for argument in arguments {
          let value = tree[argument].kind == .argument ? tree.child(of: argument, at: 0) ?? argument : argument
          certainType(of: value, wanted: isPlain && !isSubscripted(type) ? wanted : .unknown, in: .argument)
        }
        switch type {
        case .list(let element) where isPlain: type = element
        case .dictionary(_, let value) where isPlain: type = .optional(value)
        default: type = .unknown
        }
      case .call:
        if case .function(let taken, let given) = type {
          readArguments(part, taken)
          type = given
        } else {
          readArguments(part)
          type = .unknown
        }
      default:
        type = .unknown
      }
      unwrap(&type, parts[index - 1], parts, index - 1, &isChained)
    }
    return isChained ? type.settled.asOptional : type
  }

  private func isImplicit(_ type: CertainType) -> Bool { if case .implicit = type { true } else { false } }

  /// A subscript with a range gives a part of the list.
  private func isRangeOrUnknown(_ node: SyntaxNode.ID) -> Bool {
    let value = tree[node].kind == .argument ? tree.child(of: node, at: 0) ?? node : node
    if tree[node].kind == .argument, tree[node].name != nil { return true }
    switch tree[plain(value)].kind {
    case .integerLiteral, .stringLiteral, .path, .identifier, .interpolatedString, .enumCase: return false
    default: return true
    }
  }

  /// Whether the file adds subscripts to Swift's own types.
  private func isSubscripted(_ type: CertainType) -> Bool {
    swift.standardRows.contains { _, rows in rows.contains { !(swift.members[$0.row]?.subscripts.isEmpty ?? true) } }
      || type.unwrapped != type
  }

  /// What `?` and `!` behind a part make of its type.
  private mutating func unwrap(
    _ type: inout CertainType, _ part: SyntaxNode.ID, _ parts: [SyntaxNode.ID], _ index: Int, _ isChained: inout Bool
  ) {
    let flags = tree[part].flags
    guard flags.contains(.optional) || flags.contains(.forced) else { return }
    let isForced = flags.contains(.forced)
    if !isForced { isChained = true }
    if type.isNeverNil, type != .void, swift.certain.isChecking {
      let what = isForced ? "'!'" : "'?'"
      let range = tree[part].kind == .member ? memberRange(tree[part]) : tree[part].range
      reportSlip(
        "check.optional", "a value of type '\(name(of: type.settled))' is never nil, so \(what) cannot stand behind it",
        at: range, notes: [.init("leave \(what) out")])
    }
    type = type.unwrapped
  }

  /// `items.first.count`: a member of what may be nil.
  private mutating func noteNotUnwrapped(_ type: CertainType, _ name: Name, _ parts: [SyntaxNode.ID], _ index: Int) {
    guard swift.certain.isChecking, case .optional(let inner) = type, !inner.isUnknown else { return }
    let (start, end) = (tree[parts[0]].range.start, tree[parts[parts.count - 1]].range.end)
    guard
      !diagnostics.contains(where: {
        $0.code == "check.optional" && $0.range.start >= start && $0.range.end <= end
      })
    else { return }
    let word = text(name)
    let ofOptionals = ["map", "flatMap", "unsafelyUnwrapped", "hashValue", "debugDescription", "description", "take"]
    guard !ofOptionals.contains(word), swift.standardRows["Optional"] == nil else { return }
    let call = index + 1 < parts.count && tree[parts[index + 1]].kind == .call
    let isKnown: Bool
    switch inner {
    case .basic(.text):
      isKnown = ["count", "isEmpty", "uppercased", "lowercased", "hasPrefix", "hasSuffix", "contains"].contains(word)
    case .list: isKnown = ["count", "isEmpty", "first", "last", "append", "contains"].contains(word)
    case .existential(let owner):
      let keys = [owner.id] + inherited(by: owner.id)
      isKnown = keys.contains {
        swift.protocolMembers[$0]?.methods[name.id] != nil || swift.protocolMembers[$0]?.properties[name.id] != nil
      }
    case .value(let id):
      let row = swift.values[Int(id.index)].row
      isKnown =
        call ? swift.members[row.index]?.methods[name.id] != nil : property(name, of: .enumeration(id)) != nil
    case .object(let base, let id):
      isKnown =
        call
        ? !methods(word, on: base, exact: true).isEmpty
          || (id.map { lineage($0).contains { swift.members[$0.index]?.methods[name.id] != nil } } ?? false)
        : property(name, of: .object(base, id)) != nil || uikitProperty(word, base) != nil
    default: isKnown = false
    }
    guard isKnown else { return }
    let before = whatMayBeNil(parts, index - 1)
    reportSlip(
      "check.optional",
      "'\(before)' \(before == "self" ? "is weak here" : "may be nil"), so '\(word)' cannot be used on it like that",
      at: memberRange(tree[parts[index]]), notes: [.init("write '\(before)?.\(word)'")])
  }

  /// The name of a part of a path; the whole path where the name alone says little: `items.first`, `pair()`.
  private func whatMayBeNil(_ parts: [SyntaxNode.ID], _ index: Int) -> String {
    let part = tree[parts[index]]
    if part.kind == .identifier || part.kind == .member, let name = part.name,
      !Self.standardProperties.contains(text(name)) || text(name) == "self"
    {
      return text(name)
    }
    return tree.text(SourceRange(Int(tree[parts[0]].range.start), Int(part.range.end)))
  }

  /// `onDone()`, of a name that holds a closure or nil.
  private mutating func noteCallOfOptional(_ name: Name, _ receiver: CertainType?, _ part: SyntaxNode.ID) {
    guard swift.certain.isChecking, tree[part].flags.isDisjoint(with: [.optional, .forced]) else { return }
    let local = receiver == nil ? swift.certain.blocks.reversed().lazy.compactMap { $0[name.id] }.first : nil
    guard local != nil || receiver != nil || !swift.certain.isUnclear else { return }
    guard case .optional(.function) = local?.type ?? certainType(ofMember: name, receiver ?? certainSelf) else {
      return
    }
    reportSlip(
      "check.optional", "'\(text(name))' may be nil, so it cannot be called like that", at: memberRange(tree[part]),
      notes: [.init("write '\(text(name))?(…)'")])
  }

  /// A member that a value does not have, or that may not be used on it.
  private mutating func noteMember(_ name: Name, _ type: CertainType, _ part: SyntaxNode.ID, _ call: SyntaxNode.ID?) {
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
    case .list, .basic(.text), .dictionary:
      guard !isAdded(name) else { return }
      if call == nil, Self.standardMethods.contains(word), tree[part].nextSibling == nil {
        reportSlip(
          "check.call", "'\(word)' is a method of \(shown), and is not called", at: memberRange(tree[part]),
          notes: [.init("write '\(word)()'")])
      }
      noteMemberOfOwn(name, type, part, call)
      if call == nil, word == "length" || word == "size" {
        reportSlip(
          "check.unknown-property", "value of type \(shown) has no member '\(word)'", at: memberRange(tree[part]),
          near: "count")
      }
      if let call, word == "count" || word == "isEmpty", tree[call].firstChild == nil {
        reportSlip(
          "check.call", "'\(word)' is a property of \(shown), and cannot be called", at: memberRange(tree[part]),
          notes: [.init("leave '()' out")])
      }
    case .object(let base, let id):
      noteAccess(name, .object(base, id), part, call)
      if id == nil { noteMemberOfOther(name, base, part) }
      if let call { noteCalledProperty(name, base, id, part, call) }
    case .value(let id):
      noteAccess(name, .enumeration(id), part, call)
      noteNearMember(name, id, part, call)
    case .existential(let owner): if let call { noteRequirement(name, owner, part, call) }
    default: break
    }
  }

  /// `delegate?.didPick(item)`: a method that a protocol of the file's does not have, or has with other labels.
  private mutating func noteRequirement(
    _ name: Name, _ owner: Name, _ part: SyntaxNode.ID, _ call: SyntaxNode.ID
  ) {
    let keys = [owner.id] + inherited(by: owner.id)
    guard keys.allSatisfy({ isOfFile($0) }), !isDeclaredSomewhere(text(name)) || keys.contains(where: { has(name, $0) })
    else { return }
    var known: [SwiftMethod] = []
    for key in keys {
      known += swift.protocolMembers[key]?.methods.values.flatMap { $0 } ?? []
      known += swift.members[extensionRow(key)]?.methods.values.flatMap { $0 } ?? []
      if swift.protocolMembers[key]?.properties[name.id] != nil { return }
      if swift.members[extensionRow(key)]?.properties[name.id] != nil { return }
    }
    let own = known.filter { $0.name == text(name) }
    guard !known.isEmpty, own.allSatisfy({ match($0, call) == nil && $0.others.isEmpty }) else { return }
    let shown = (own.isEmpty ? known : own).prefix(3).map { method in
      "'\(method.name)(\(method.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))'"
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
  func isOfFile(_ key: Int32) -> Bool {
    guard let node = swift.protocolNodes[key], swift.certain.declared?[key] ?? 1 == 1,
      !tree.text(of: node, has: "@objc")
    else { return false }
    return tree.children(of: node).allSatisfy { child in
      tree[child].kind != .opaqueStatement
        && (tree[child].kind != .typeName
          || tree[child].name.map { swift.protocols[$0.id] != nil || text($0) == "AnyObject" } ?? false)
    }
  }

  private func has(_ name: Name, _ key: Int32) -> Bool {
    swift.protocolMembers[key]?.methods[name.id] != nil || swift.members[extensionRow(key)]?.methods[name.id] != nil
  }

  /// `card.modalPresentationStyle(.fullScreen)`: a property that is called.
  private mutating func noteCalledProperty(
    _ name: Name, _ base: UIKitClass, _ id: ClassID?, _ part: SyntaxNode.ID, _ call: SyntaxNode.ID
  ) {
    let word = text(name)
    guard base.kind != nil, !isDeclaredSomewhere(word), uikitProperty(word, base) != nil,
      methods(word, on: base, exact: true).isEmpty, OutsideMembers.owner(of: word, isMethod: true) == nil,
      let first = tree.child(of: call, at: 0), let value = tree.child(of: first, at: 0), tree[first].name == nil
    else { return }
    let isClosure = tree[value].kind == .closure
    reportSlip(
      "check.call", "'\(word)' is a property of '\(base.name)', and cannot be called", at: memberRange(tree[part]),
      notes: isClosure ? [] : [.init("write '\(word) = \(tree.text(of: value))'")])
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
    guard call == nil, !Self.standardProperties.contains(word), word.utf8.count > 2,
      swift.members.contains(where: { row, members in
        members.properties[name.id].map { !$0.isStatic } == true && swift.standardTypes[row] == nil
          && (program.classes[Int(row)].isDeclared || swift.valueOfRow[row] != nil)
      })
    else { return }
    reportSlip(
      "check.unknown-property", "value of type '\(self.name(of: type))' has no member '\(word)'",
      at: memberRange(tree[part]))
  }

  private static let standardProperties: Set<String> = [
    "count", "isEmpty", "first", "last", "description", "debugDescription", "hashValue", "startIndex", "endIndex",
    "indices", "utf8", "utf16", "unicodeScalars", "lazy", "capitalized", "localizedCapitalized", "localizedUppercase",
    "localizedLowercase", "values", "keys", "capacity", "magnitude", "length", "size", "hash", "title", "text", "self",
    "publisher", "data", "value", "localized", "trimmed", "url", "image", "color", "customMirror", "hashable",
    "removingPercentEncoding", "words",
  ]

  /// `model.nam`, `model.scale(by: 2)`: a member beside one of a structure's or an enumeration's.
  private mutating func noteNearMember(
    _ name: Name, _ id: EnumID, _ part: SyntaxNode.ID, _ call: SyntaxNode.ID?
  ) {
    let row = swift.values[Int(id.index)].row
    guard let members = swift.members[row.index], members.properties[name.id] == nil, members.methods[name.id] == nil,
      !isDeclaredSomewhere(text(name)), text(name).utf8.count > 2, names.utf8(of: name).first != UInt8(ascii: "$"),
      names.utf8(of: name).first != UInt8(ascii: "_")
    else { return }
    let known =
      call == nil
      ? members.properties.values.map { text($0.name) } : members.methods.values.flatMap { $0 }.map { $0.name }
    guard let near = nearestName(to: text(name), in: known.sorted(), within: 1), near + "s" != text(name) else {
      return
    }
    reportSlip(
      "check.unknown-property", "value of type '\(self.name(of: .value(id)))' has no member '\(text(name))'",
      at: memberRange(tree[part]), near: near)
  }

  /// A member of the file's that is private to another type, or static.
  private mutating func noteAccess(
    _ name: Name, _ type: SwiftType, _ part: SyntaxNode.ID, _ call: SyntaxNode.ID?
  ) {
    let rows: [ClassID]
    switch type {
    case .object(_, let id?): rows = lineage(id)
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
        if first.isStatic { return reportStatic(name, row, part) }
        if isPrivate(first.node) { noteInaccessible(name, row, first.node, part) }
        return
      }
      guard methods.isEmpty else { return }
      if found.isStatic { return isDeclaredTwice(name) ? () : reportStatic(name, row, part) }
      if let declaration = declaration(of: found), isPrivate(declaration) {
        noteInaccessible(name, row, declaration, part)
      }
      return
    }
  }

  private mutating func reportStatic(_ name: Name, _ row: ClassID, _ part: SyntaxNode.ID) {
    let owner = program.classes[Int(row.index)].name
    reportSlip(
      "check.static", "'\(text(name))' is a static member of '\(owner)', and cannot be used on an instance",
      at: memberRange(tree[part]), notes: [.init("write '\(owner).\(text(name))'")])
  }

  /// Whether the file declares several properties of a name: one may be the type's, one an instance's.
  private func isDeclaredTwice(_ name: Name) -> Bool {
    var pending = Array(tree.items)
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
  private mutating func noteInaccessible(
    _ name: Name, _ row: ClassID, _ declaration: SyntaxNode.ID, _ part: SyntaxNode.ID
  ) {
    let typeName = classNames[Int(row.index)]
    let places =
      classNodes.filter { $0.row == row.index }.map { $0.node }
      + (swift.valueOfRow[row.index].flatMap { swift.values[Int($0.index)].node }.map { [$0] } ?? [])
      + tree.items.filter { tree[$0].kind == .extensionDeclaration && tree[$0].name == typeName }
    let start = tree[part].range.start
    guard let owner = swift.certain.owner, owner != row, !places.isEmpty,
      !places.contains(where: { tree[$0].range.start <= start && start < tree[$0].range.end })
    else { return }
    reportSlip(
      "check.access", "'\(text(name))' is private to '\(program.classes[Int(row.index)].name)'",
      at: memberRange(tree[part]))
  }

  /// `private(set)` may be read.
  private func isPrivate(_ declaration: SyntaxNode.ID) -> Bool {
    tree.children(of: declaration).contains { child in
      tree[child].kind == .modifier && tree[child].name.map { text($0) } == "private"
        && source.bytes[Int(tree[child].range.start)...].dropFirst(7).first != UInt8(ascii: "(")
    }
  }

  func declaration(of property: SwiftProperty) -> SyntaxNode.ID? {
    for row in [property.owner].compactMap({ $0 }) {
      let nodes =
        classNodes.filter { $0.row == row.index }.map { $0.node }
        + (swift.valueOfRow[row.index].flatMap { swift.values[Int($0.index)].node }.map { [$0] } ?? [])
      for node in nodes {
        for child in tree.children(of: node)
        where tree[child].kind == .variableDeclaration && tree.children(of: child).contains(property.binding) {
          return child
        }
      }
    }
    return nil
  }

  /// `segue.destination.item`: a member of a class of the file's, on what UIKit knows as one of its own.
  private mutating func noteMemberOfOther(_ name: Name, _ base: UIKitClass, _ part: SyntaxNode.ID) {
    let word = text(name)
    guard base.kind != nil, base != .storyboardSegue, !isNameOfUIKit(word),
      property(name, of: .object(base, nil)) == nil,
      !UIKitClass.allCases.contains(where: { type in
        let row = classRows[Int(NameTable.name(of: type).id)]
        return row >= 0
          && (swift.members[row]?.methods[name.id] != nil || swift.members[row]?.properties[name.id] != nil)
      }),
      let owner = classNodes.first(where: { row, _ in
        bases[Int(row)].inherits(from: base)
          && (swift.members[row]?.methods[name.id]?.allSatisfy { !hasModifier($0.node, "override") }
            ?? (swift.members[row]?.properties[name.id].flatMap { declaration(of: $0) }.map {
              !hasModifier($0, "override")
            } ?? false))
      }), !swift.protocolRows.values.contains(where: { swift.members[$0.index]?.methods[name.id] != nil })
    else { return }
    let other = program.classes[Int(owner.row)].name
    reportSlip(
      "check.unknown-property", "value of type '\(base.name)' has no member '\(word)'", at: memberRange(tree[part]),
      notes: [.init("'\(other)' has it: cast the value with 'as? \(other)'")])
  }

  // MARK: Types at the head

  /// `Detail(item: x)`, `Route.detail(3)`, `Int(text)`; nil where a name is no type.
  private mutating func readTypeName(_ name: Name, _ parts: [SyntaxNode.ID], _ index: inout Int) -> CertainType? {
    guard names.utf8(of: name).first?.isCapital == true, parts.count > 1,
      !swift.certain.blocks.contains(where: { $0[name.id] != nil })
    else { return nil }
    if tree[parts[1]].kind == .call {
      index = 2
      return certainType(made: name, parts[1])
    }
    guard tree[parts[1]].kind == .member, let member = tree[parts[1]].name else { return nil }
    let type = certainType(named: name)
    if member == .self, parts.count == 2 {
      index = 2
      return readClass(name) ?? .unknown
    }
    noteInstanceMember(member, type, parts)
    guard case .value(let id) = type,
      swift.values[Int(id.index)].node.map({ tree[$0].kind == .enumDeclaration }) == true
    else {
      // A static member, or a type inside: what it is, nothing here says.
      index = 2
      return .unknown
    }
    let call = parts.count > 2 && tree[parts[2]].kind == .call ? parts[2] : nil
    guard swift.cases[Int(id.index)].contains(where: { $0.name == member }) else {
      index = call == nil ? 2 : 3
      if let call { readArguments(call) }
      return .unknown
    }
    index = call == nil ? 2 : 3
    return readCertainCase(parts[1], call: call, type)
  }

  /// A class that stands for itself: `present(DetailViewController)`.
  private mutating func readClass(_ name: Name) -> CertainType? {
    if text(name) == "Self", case .object(let base, let id) = certainSelf { return .meta(base, id) }
    guard names.utf8(of: name).first?.isCapital == true, case .object(let base, let id) = certainType(named: name),
      !swift.certain.blocks.contains(where: { $0[name.id] != nil })
    else { return nil }
    return .meta(base, id)
  }

  /// `let card = CardViewController`, `last = True`: a type where a value has to stand, and words of other languages.
  private mutating func noteLoneName(_ name: Name, _ range: SourceRange) {
    guard swift.certain.isChecking, !swift.certain.blocks.contains(where: { $0[name.id] != nil }) else { return }
    let word = text(name)
    if let meant = Self.literal(meantBy: word), !isDeclaredSomewhere(word) {
      return reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: range, near: meant)
    }
    noteNearLocal(name, range)
    let isType =
      ["Self", "String", "Int", "Bool", "Double", "CGFloat"].contains(word)
      || names.utf8(of: name).first?.isCapital == true
        && (swift.certain.declared?[name.id] == 1 && !certainType(named: name).isUnknown
          || UIKitClass.allCases.contains { $0.name == word && $0.kind != nil })
    guard isType else { return }
    reportSlip(
      "check.type", "'\(word)' is a type, and a value has to stand here", at: range,
      notes: [.init(word == "Self" ? "write 'self'" : "write '\(word)()'")])
  }

  /// `animted`, beside a parameter or a variable that can be seen here.
  private mutating func noteNearLocal(_ name: Name, _ range: SourceRange) {
    let word = text(name)
    guard !swift.certain.isUnclear, word.utf8.count > 3, names.utf8(of: name).first?.isSmall == true,
      !isDeclaredSomewhere(word), !isNameOfUIKit(word), !isDeclaredType(name), isWrittenOnce(word),
      !diagnostics.contains(where: { $0.range == range })
    else { return }
    let known = swift.certain.blocks.flatMap { $0.keys.map { names[Name(id: $0)] } }.filter { $0.utf8.count > 4 }
    guard let near = nearestName(to: word, in: known.sorted(), within: 1), near + "s" != word, word + "s" != near else {
      return
    }
    reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: range, near: near)
  }

  /// `Type.method(instance)` gives the method of an instance.
  private func isInstance(
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], of type: CertainType
  ) -> Bool {
    guard given.count == 1, given[0].label == nil else { return false }
    switch tree[plain(given[0].value)].kind {
    case .stringLiteral, .integerLiteral, .trueLiteral, .falseLiteral, .interpolatedString, .nilLiteral: return false
    default: return true
    }
  }

  /// `ListViewController.open(item)`, of a method that needs an instance.
  private mutating func noteInstanceMember(_ member: Name, _ type: CertainType, _ parts: [SyntaxNode.ID]) {
    guard swift.certain.isChecking, parts.count > 2, tree[parts[2]].kind == .call else { return }
    let rows: [ClassID]
    switch type {
    case .object(_, let id?): rows = lineage(id)
    case .value(let id): rows = [swift.values[Int(id.index)].row]
    default: return
    }
    let methods = rows.flatMap { swift.members[$0.index]?.methods[member.id] ?? [] }
    guard !methods.isEmpty, methods.allSatisfy({ !$0.isStatic && !hasModifier($0.node, "class") }),
      rows.allSatisfy({ swift.members[$0.index]?.properties[member.id] == nil }),
      !isInstance(arguments(parts[2]), of: type)
    else { return }
    reportSlip(
      "check.static", "'\(text(member))' is a method of an instance, and '\(name(of: type))' is a type",
      at: memberRange(tree[parts[1]]), notes: [.init("call it on an instance of '\(name(of: type))'")])
  }

  /// What `Name(…)` makes.
  private mutating func certainType(made name: Name, _ call: SyntaxNode.ID) -> CertainType {
    let given = arguments(call)
    let word = text(name)
    let outer = swift.certain.isKept
    swift.certain.isKept = keepsClosures(name, nil) && word.hasPrefix("UI")
    defer { swift.certain.isKept = outer }
    if !isDeclaredType(name) {
      let base = UIKitClass.allCases.first { $0.name == word }
      let types = given.map { argument in
        if let base { noteUnknownCase(argument.label, argument.value, base) }
        return certainType(
          of: argument.value, wanted: base.map { wanted(argument.label, of: $0) } ?? .unknown, in: .argument)
      }
      if let base { noteMissingLabel(name, base, given) }
      switch (word, given.first?.label, given.count) {
      case ("String", nil, 1), ("String", "describing", 1), ("String", "format", _), ("String", "repeating", 2):
        return .basic(.text)
      case ("Int", nil, 1), ("Double", nil, 1), ("CGFloat", nil, 1):
        let result: CertainType = .basic(word == "Int" ? .int : .double)
        switch types[0] {
        case .basic(.text), .literal(.text): return .optional(result)
        case .basic, .literal: return result
        default: return .unknown
        }
      default: break
      }
      // With other labels it is an initialiser that the app adds, which may give nil.
      guard case .object(let base, nil) = certainType(named: name),
        case let labels = Initializer.labels(of: base),
        given.allSatisfy({ $0.label.map { labels.contains($0) } ?? tree[$0.node].flags.contains(.trailing) })
      else { return .unknown }
      return .object(base, nil)
    }
    let type = certainType(named: name)
    switch type {
    case .value(let id):
      let value = swift.values[Int(id.index)]
      let own = swift.members[value.row.index]?.initializers ?? []
      guard let node = value.node else { break }
      if tree[node].kind == .enumDeclaration {
        readArguments(call)
        return given.first?.label == "rawValue" ? .optional(type) : .unknown
      }
      if own.isEmpty { readParts(of: id, call, given) } else { readInitializer(own, call) }
      return isFailable(own, call) ? .unknown : type
    case .object(_, let id?):
      let own = lineage(id).first { !(swift.members[$0.index]?.initializers ?? []).isEmpty }
      readInitializer(own.flatMap { swift.members[$0.index]?.initializers } ?? [], call)
      let all = lineage(id).flatMap { swift.members[$0.index]?.initializers ?? [] }
      return given.isEmpty || !isFailable(all, call) ? type : .unknown
    default: break
    }
    readArguments(call)
    return .unknown
  }

  /// The type that an initialiser of UIKit's takes under a label.
  private func wanted(_ label: String?, of base: UIKitClass) -> CertainType {
    guard let parameter = label.flatMap({ Initializer.parameter($0, of: base) }) else { return .unknown }
    switch parameter.type {
    case .instance(let other) where other.kind != nil: return .optional(.object(other, nil))
    case .string: return .optional(.basic(.text))
    default: return .unknown
    }
  }

  /// `UIBarButtonItem(barButtonSystemItem: .plus, …)`.
  private mutating func noteUnknownCase(_ label: String?, _ value: SyntaxNode.ID, _ base: UIKitClass) {
    guard swift.certain.isChecking, tree[value].kind == .enumCase, let name = tree[value].name,
      case .enumeration(let type)? = label.flatMap({ Initializer.parameter($0, of: base) })?.type,
      type.row(named: text(name)) == nil, names.utf8(of: name).first?.isCapital != true
    else { return }
    noteSlip(ofCase: text(name), type, at: tree[value].range)
  }

  /// `UIAlertAction("OK", style: .default)`.
  private mutating func noteMissingLabel(
    _ name: Name, _ base: UIKitClass, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)]
  ) {
    let labels = Initializer.labels(of: base)
    guard swift.certain.isChecking, given.count > 1, let first = given.first, first.label == nil,
      !tree[first.node].flags.contains(.trailing), let missing = labels.first,
      given.dropFirst().allSatisfy({ argument in
        argument.label.map { labels.contains($0) && $0 != missing } ?? tree[argument.node].flags.contains(.trailing)
      }), existingClass(name).flatMap({ swift.members[$0.index]?.initializers.isEmpty }) ?? true
    else { return }
    reportSlip(
      "check.call", "missing argument label '\(missing):' in call", at: tree[first.node].range,
      notes: [.init("write '\(missing): \(tree.text(of: first.value))'")])
  }

  /// Whether an initialiser that a call may mean gives nil.
  private func isFailable(_ own: [SwiftMethod], _ call: SyntaxNode.ID) -> Bool {
    own.contains { tree[$0.node].flags.contains(.optional) && match($0, call) != nil }
  }

  /// The one initialiser whose labels fit gets its arguments.
  private mutating func readInitializer(_ own: [SwiftMethod], _ call: SyntaxNode.ID) {
    let fitting = own.filter { match($0, call) != nil }
    guard fitting.count == 1, let given = match(fitting[0], call) else { return readArguments(call) }
    readArguments(of: fitting[0], given)
  }

  /// `Model(name: "a", size: 1)` of a structure without initialisers.
  private mutating func readParts(
    of id: EnumID, _ call: SyntaxNode.ID, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)]
  ) {
    let value = swift.values[Int(id.index)]
    let members = swift.members[value.row.index]
    // What a wrapper's argument is, its own initialiser says.
    guard swift.certain.isChecking, let node = value.node, !tree.text(of: node, has: "init("),
      tree.children(of: node).allSatisfy({ tree[$0].kind != .typeName || isPlainProtocol($0) }),
      let properties = members.map({ members in value.fields.compactMap { members.properties[$0.name.id] } }),
      properties.count == value.fields.count,
      properties.allSatisfy({ $0.wrapper == nil && $0.attribute == nil && !$0.isLazy })
    else { return readArguments(call) }
    let shown = "'\(program.swift.enums[Int(id.index)].name)'"
    var rest = Array(given)
    for (field, property) in zip(value.fields, properties) {
      let label = text(field.name)
      if let first = rest.first, first.label == label {
        rest.removeFirst()
        if let annotation = property.annotation {
          certainType(of: first.value, wanted: certainType(annotation), in: .argument)
        } else {
          certainType(of: first.value)
        }
        continue
      }
      guard field.initial == nil, !field.takesNil, property.initial == nil else { continue }
      if rest.contains(where: { $0.label == label }) {
        return reportSlip(
          "check.call", "argument '\(label)' must precede argument '\(rest[0].label ?? "_")'",
          at: tree[rest[0].node].range)
      }
      if rest.first.map({ $0.label == nil && tree[$0.value].kind == .closure }) == true { return }
      return reportSlip(
        "check.call", "missing argument for parameter '\(label)' in call to \(shown)", at: tree[call].range,
        notes: [.init("it is \(shown.dropLast())(\(value.fields.map { text($0.name) + ":" }.joined()))'")])
    }
    guard let other = rest.first, other.label != nil else { return }
    reportSlip("check.call", "extra argument '\(other.label ?? "_")' in call to \(shown)", at: tree[other.node].range)
  }

  private func isPlainProtocol(_ type: SyntaxNode.ID) -> Bool {
    guard let name = tree[type].name else { return false }
    return ["Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Identifiable", "Sendable", "Comparable"]
      .contains(text(name)) || swift.protocols[name.id] != nil
  }
}
