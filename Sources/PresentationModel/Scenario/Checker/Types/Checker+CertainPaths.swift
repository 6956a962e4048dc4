/// Paths: `items.first?.name`, `open(item)`, `Route.detail(id)`.
extension Checker {
  /// `pages.forEach(open(to:))`, `self.open(to:)`: a method by its labels, which no method of the class has.
  private mutating func noteReference(_ parts: [SyntaxNode.ID]) {
    let named = tree[parts[0]].name == .self && parts.count == 3 ? 1 : 0
    guard swift.certain.isChecking, !swift.certain.isUnclear, parts.count == named + 2,
      tree[parts[named + 1]].kind == .argumentLabels, let name = tree[parts[named]].name,
      case .object(_, let id?) = certainSelf, isPastedWhole(id, orBelowSystem: true), !isNameOfUIKit(text(name)),
      swift.globals.methods[name.id] == nil, !swift.certain.blocks.contains(where: { $0[name.id] != nil })
    else { return }
    let own = lineage(id).flatMap { swift.members[$0.index]?.methods[name.id] ?? [] }
    let given = tree.children(of: parts[named + 1]).map { tree[$0].name.map { text($0) } ?? "_" }
    guard !own.isEmpty, membersByProtocols(of: id).allSatisfy({ $0.methods[name.id] == nil }),
      own.allSatisfy({ $0.others.isEmpty && $0.signatureLabels != given.map { $0 + ":" }.joined() })
    else { return }
    reportSlip(
      "check.call", "no method '\(text(name))' has the labels '(\(given.map { $0 + ":" }.joined()))'",
      at: SourceRange(Int(tree[parts[named]].range.start), Int(tree[parts[named + 1]].range.end)),
      notes: [.init("it has \(own.prefix(3).map { "'\($0.signature)'" }.joined(separator: ", "))")])
  }

  mutating func readCertainPath(_ node: SyntaxNode.ID, _ wanted: CertainType) -> CertainType {
    let parts = Array(tree.children(of: node))
    guard let head = parts.first else { return .unknown }
    var index = 1
    var isChained = false
    var type: CertainType
    swift.certain.place = tree[head].range
    switch tree[head].kind {
    case .identifier:
      guard let name = tree[head].name else { return .unknown }
      let call = parts.count > 1 && tree[parts[1]].kind == .call ? parts[1] : nil
      if let found = readGenericType(parts, &index) {
        type = found
      } else if case let outer = swift.certain.path, case _ = (swift.certain.path = node),
        let found = readTypeName(name, parts, &index)
      {
        swift.certain.path = outer
        type = found
      } else if let call {
        index = 2
        noteCallOfOptional(name, nil, head)
        type = certainType(ofCall: name, nil, call, node)
        if tree[head].flags.contains(.optional) { isChained = true }
      } else if name == .super {
        noteSuperCall(parts)
        noteSuperProperty(parts)
        for part in parts where tree[part].kind == .call { readArguments(part) }
        return .unknown
      } else {
        type = certainType(ofName: name)
        if parts.count == 1, type.isUnknown {
          if let found = readClass(name) { type = found }
          if tree[head].firstChild == nil { noteLoneName(name, tree[head].range) } else { noteGenericType(name, head) }
        } else if type.isUnknown, swift.certain.isChecking {
          noteNearSuper(name, parts, tree[head].range)
          if tree[parts[1]].kind == .subscriptAccess { noteOtherCapital(name, tree[head].range) }
          if !noteMissingDot(name, tree[head].range, isCall: false), !noteTypeInSmallLetters(name, parts) {
            noteNearLocal(name, tree[head].range)
          }
        }
        if type.isUnknown { noteOutlineName(name, tree[head].range) }
      }
    case .enumCase:
      let call = parts.count > 1 && tree[parts[1]].kind == .call ? parts[1] : nil
      if call != nil { index = 2 }
      type = readCertainCase(head, call: call, parts.count == index ? wanted : .unknown)
    case .closure where parts.count == 2 && tree[parts[1]].kind == .call && tree[parts[1]].firstChild == nil:
      // `{ … }()`
      index = 2
      let isKept = swift.certain.isKept
      swift.certain.isKept = false
      let found = readCertainClosure(head, .function([], wanted))
      swift.certain.isKept = isKept
      if case .function(_, let result) = found { type = result } else { type = wanted }
    case .tuple where parts.count > 1 && tree[parts[1]].name == .self,
      .parenthesized where parts.count > 1 && tree[parts[1]].kind == .call && isTypeInBrackets(head):
      // `(String, UIImage?).self`, `(Int)(x)`
      for part in parts where tree[part].kind == .call { readArguments(part) }
      return .unknown
    case .list, .dictionary:
      // `[String]()` and `[String].self` name a type.
      let isType = parts.count > 1 && (tree[parts[1]].kind == .call || tree[parts[1]].name == .self)
      type = isType ? certainType(ofListMade: head, parts[1]) : certainType(of: head)
      if isType, !type.isUnknown { index = 2 }
    default:
      let alone = swift.certain.alone
      // `(field.text ?? 1).isEmpty`: nothing else says which type is wanted.
      if tree[head].kind == .parenthesized, parts.count > 1 { swift.certain.alone = tree.child(of: head, at: 0) }
      type = certainType(of: head)
      swift.certain.alone = alone
    }
    unwrap(&type, parts[index - 1], &isChained)
    noteReference(parts)
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
        noteNearRawValue(name, receiver, part, call)
        noteNearOperator(name, receiver, part, call, in: node)
        if call != nil { noteUnnamedOperator(name, receiver, parts, index - 1) }
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
        // The keys of a dictionary that is written in place.
        case .dictionary(let key, _): wanted = key.settled
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
        case .list(let element) where isPlain && !isSubscripted(type): type = element
        case .dictionary(_, let value) where isPlain: type = .optional(value)
        default: type = .unknown
        }
      case .call:
        if case .function(let taken, let given) = type {
          readArguments(part, taken)
          type = given
        } else {
          noteOptionalCall(type, parts, index - 2)
          readArguments(part)
          type = .unknown
        }
      default:
        type = .unknown
      }
      unwrap(&type, parts[index - 1], &isChained)
    }
    return isChained ? type.settled.asOptional : type
  }

  /// `super.navigationContoller`
  private mutating func noteSuperProperty(_ parts: [SyntaxNode.ID]) {
    guard swift.certain.isChecking, parts.count > 1, tree[parts[1]].kind == .member, let name = tree[parts[1]].name,
      parts.count == 2 || tree[parts[2]].kind != .call, case .object(let base, let id?) = certainSelf,
      isPastedWhole(id), case let word = text(name), uikitProperty(word, base) == nil, !isNameOfUIKit(word),
      !isDeclaredSomewhere(word), !isOfSystem(word, certainSelf)
    else { return }
    let known = base.lineage.flatMap { $0.properties.map { $0.name } }
    guard let near = nearestName(to: word, in: known, within: word.utf8.count < 8 ? 1 : 2) else { return }
    reportSlip(
      "check.unknown-property", "value of type '\(base.name)' has no member '\(word)'", at: memberRange(tree[parts[1]]),
      near: near)
  }

  private func isTypeInBrackets(_ head: SyntaxNode.ID) -> Bool {
    tree.child(of: head, at: 0).flatMap { tree.loneName(of: $0) }.map { names.utf8(of: $0).first?.isCapital == true }
      ?? false
  }

  /// `[String]()`
  private mutating func certainType(ofListMade head: SyntaxNode.ID, _ call: SyntaxNode.ID) -> CertainType {
    guard tree[head].kind == .list, tree[call].kind == .call, tree[call].firstChild == nil,
      let element = tree.child(of: head, at: 0), tree[element].nextSibling == nil, let name = tree.loneName(of: element)
    else { return .unknown }
    return .list(certainType(named: name))
  }

  /// `validators[step](text)`: a closure that may be nil.
  private mutating func noteOptionalCall(_ type: CertainType, _ parts: [SyntaxNode.ID], _ row: Int) {
    guard swift.certain.isChecking, case .optional(.function) = type, case let called = tree[parts[row]],
      called.kind == .subscriptAccess, called.flags.isDisjoint(with: [.optional, .forced])
    else { return }
    let written = tree.text(SourceRange(Int(tree[parts[0]].range.start), Int(called.range.end)))
    reportSlip(
      "check.optional", "'\(written)' may be nil, so it cannot be called like that", at: called.range,
      notes: [.init("write '\(written)?(…)'")])
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
    _ type: inout CertainType, _ part: SyntaxNode.ID, _ isChained: inout Bool
  ) {
    let flags = tree[part].flags
    guard flags.contains(.optional) || flags.contains(.forced) else { return }
    // `(cell.animator ?? animator)?.stop()`: Swift has a '??' that gives an optional.
    if tree[part].kind == .parenthesized, let inner = tree.child(of: part, at: 0), tree[inner].kind == .binary {
      type = .unknown
    }
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
    case .list:
      isKnown = ["count", "isEmpty", "first", "last", "append", "contains", "firstIndex", "forEach"].contains(word)
    default: isKnown = hasMember(name, inner, isCall: call)
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
}
