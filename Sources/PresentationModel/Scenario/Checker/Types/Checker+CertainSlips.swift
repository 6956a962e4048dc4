/// What swiftc refuses beside types: effects that are not marked, `self` that is not written, constants that change, what
/// cannot be reached.
extension Checker {
  // MARK: Effects

  /// A call of a function of the file's that throws or waits, without `try` or `await`.
  mutating func noteEffects(_ method: SwiftMethod, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) {
    guard swift.certain.method?.node != method.node || swift.certain.tries == 0 || swift.certain.awaits == 0 else {
      return
    }
    noteEffects(
      "'\(method.signature)'", throws: hasModifier(method.node, "throws"), waits: hasModifier(method.node, "async"),
      at: nameRange(before: call, in: node), of: method.node)
  }

  mutating func noteEffects(
    _ shown: String, throws: Bool, waits: Bool, at range: SourceRange, of declaration: SyntaxNode.ID? = nil
  ) {
    guard swift.certain.isChecking else { return }
    let isWithin = swift.certain.closures > 0
    if `throws` {
      if swift.certain.tries == 0 {
        return reportSlip(
          "check.effect", "\(shown) can throw, and 'try' does not stand before the call", at: range,
          notes: [.init(adviceOnTry(declaration))])
      }
      // Where some errors are caught it is said of the 'try'.
      if swift.certain.partialCatches == 0, let own = functionWithoutThrows, own.node != declaration {
        return reportSlip(
          "check.effect", "\(shown) can throw, and nothing here catches the error", at: range,
          notes: [.init("put it into 'do { … } catch { … }', or declare '\(own.name)' as 'throws'")])
      }
    }
    guard waits else { return }
    if swift.certain.awaits == 0 {
      return reportSlip(
        "check.effect", "\(shown) is 'async', and 'await' does not stand before the call", at: range,
        notes: [.init("write 'await' before it")])
    }
    guard !isWithin, let own = swift.certain.method, !hasModifier(own.node, "async"), own.node != declaration else {
      return
    }
    reportSlip(
      "check.effect", "\(shown) is 'async', and '\(own.name)' is not", at: range,
      notes: [.init("call it in 'Task { … }', or declare '\(own.name)' as 'async'")])
  }

  /// What is written where `try` is missing: before `await`, and in a function that hands errors on nothing more.
  private func adviceOnTry(_ declaration: SyntaxNode.ID?) -> String {
    let word = swift.certain.awaits > 0 ? "write 'try await' in place of 'await'" : "write 'try' before it"
    guard swift.certain.awaits > 0 || swift.certain.catches > 0, functionWithoutThrows == nil else {
      return word + ", in a 'do' with a 'catch', or 'try?'"
    }
    return word
  }

  /// The function that is read, where nothing in it catches an error and it does not throw.
  private var functionWithoutThrows: SwiftMethod? {
    guard swift.certain.catches == 0, swift.certain.closures == 0, let own = swift.certain.method, !isGeneric(own),
      !hasModifier(own.node, "throws"), !hasModifier(own.node, "rethrows")
    else { return nil }
    return own
  }

  /// `try` in a `do` whose `catch` clauses name some errors, in a function that hands none on.
  mutating func notePartialCatch(_ node: SyntaxNode.ID) {
    guard swift.certain.isChecking, swift.certain.partialCatches > 0, functionWithoutThrows != nil,
      !tree.items.contains(where: { tree.text(of: $0, has: "throws(") })
    else { return }
    let start = Int(tree[node].range.start)
    reportSlip(
      "check.effect", "an error that is thrown here may be one that no 'catch' takes",
      at: SourceRange(start, start + 3),
      notes: [.init("add 'catch { … }' at the end, which takes all others")])
  }

  /// `throw` in a function that is not declared to.
  mutating func noteThrow(_ statement: SyntaxNode.ID) {
    noteThrownCase(statement)
    guard swift.certain.isChecking, let own = functionWithoutThrows else { return }
    let start = Int(tree[statement].range.start)
    reportSlip(
      "check.effect", "'throw' stands here, and '\(own.name)' is not declared as 'throws'",
      at: SourceRange(start, start + 5),
      notes: [.init("declare it as 'throws', or catch the error in 'do { … } catch { … }'")])
  }

  /// `throw UploadError.tooLarge` without the values of the case: that is a function, and no error.
  private mutating func noteThrownCase(_ statement: SyntaxNode.ID) {
    guard swift.certain.isChecking, let path = tree.child(of: statement, at: 0), tree[path].kind == .path,
      case let parts = Array(tree.children(of: path)), parts.count == 2, tree[parts[1]].kind == .member,
      let id = tree[parts[0]].name.flatMap({ swift.enums[$0.id] }), let name = tree[parts[1]].name,
      let found = swift.cases[Int(id.index)].first(where: { $0.name == name }), !found.payload.isEmpty
    else { return }
    let labels = found.payload.map { $0.label.isEmpty ? "_:" : $0.label + ":" }.joined()
    reportSlip(
      "check.call",
      "'.\(text(name))' needs \(found.payload.count == 1 ? "a value" : "\(found.payload.count) values") here",
      at: memberRange(tree[parts[1]]), notes: [.init("it is '.\(text(name))(\(labels))'")])
  }

  /// `Task.sleep(nanoseconds: 1)`.
  mutating func noteSleep(_ member: Name, _ parts: [SyntaxNode.ID]) {
    guard text(member) == "sleep", tree[parts[2]].kind == .call,
      let label = arguments(parts[2]).first?.label, label.hasPrefix("nanosecond") || label == "for" || label == "until"
    else { return }
    noteEffects("'Task.sleep(\(label):)'", throws: true, waits: true, at: memberRange(tree[parts[1]]))
  }

  private func isGeneric(_ method: SwiftMethod) -> Bool {
    tree.children(of: method.node).contains { tree[$0].kind == .genericParameter }
  }

  // MARK: self

  /// Whether a function or a variable outside of every type has a name.
  private func isTopLevel(_ name: Name) -> Bool {
    tree.items.contains { item in
      switch tree[item].kind {
      case .functionDeclaration: tree[item].name == name
      case .variableDeclaration:
        tree.children(of: item).contains { binding in
          tree[binding].kind == .binding && tree.child(of: binding, at: 0).map { tree[$0].name == name } ?? false
        }
      default: false
      }
    }
  }

  /// A member of the instance without `self.` in a closure that is kept.
  mutating func noteImplicitSelf(_ name: Name, isCall: Bool) {
    guard swift.certain.needsSelf, swift.certain.isChecking, swift.certain.owner != swift.lone,
      case .object(let base, let id) = certainSelf
    else {
      return
    }
    let captured = swift.certain.blocks.last { $0[Name.`self`.id] != nil }?[Name.`self`.id]?.type
    var isWeak = false
    if let captured {
      guard case .optional = captured else { return }
      isWeak = true
    }
    let word = text(name)
    let isMember: Bool
    if isCall {
      let own = id.map { lineage($0).flatMap { swift.members[$0.index]?.methods[name.id] ?? [] } } ?? []
      isMember = own.isEmpty ? !methods(word, on: base, exact: true).isEmpty : own.allSatisfy { !$0.isStatic }
    } else {
      let own = property(name, of: .object(base, id))
      isMember = own.map { !$0.isStatic } ?? (base.kind != nil && uikitProperty(word, base) != nil)
    }
    guard isMember, swift.globals.methods[name.id] == nil, swift.globals.properties[name.id] == nil,
      !isTopLevel(name), let range = swift.certain.place
    else { return }
    reportSlip(
      "check.self", "'\(word)' needs 'self.' before it in a closure that is kept for later", at: range,
      notes: [.init(isWeak ? "write 'self?.\(word)'" : "write 'self.\(word)', or '[weak self]' and 'self?.\(word)'")])
  }

  /// Reads something that may be a closure which who gets it keeps.
  mutating func keepsClosure(_ isKept: Bool, _ read: (inout Checker) -> Void) {
    let outer = swift.certain.isKept
    swift.certain.isKept = isKept
    read(&self)
    swift.certain.isKept = outer
  }

  /// Whether a call keeps the closures that it gets, for certain: UIKit's and Dispatch's do.
  func keepsClosures(_ name: Name, _ receiver: CertainType?) -> Bool {
    switch text(name) {
    case "async", "asyncAfter", "UIAlertAction", "UIAction", "scheduledTimer": true
    case "present", "dismiss": receiver.map { $0.isUnknown || isObject($0) } ?? true
    default: false
    }
  }

  private func isObject(_ type: CertainType) -> Bool { if case .object = type.unwrapped { true } else { false } }

  /// Whether what is assigned is a property of something, which keeps its value.
  func isMember(_ target: SyntaxNode.ID) -> Bool {
    guard tree[target].kind == .path, let last = tree.lastChild(of: target) else { return false }
    return tree[last].kind == .member
  }

  /// Whether what is assigned is a property that is named alone.
  func isOwnProperty(_ target: SyntaxNode.ID) -> Bool {
    guard let name = tree.loneName(of: target), !swift.certain.isUnclear else { return false }
    return property(name, of: ownType) != nil && !swift.certain.blocks.contains { $0[name.id] != nil }
  }

  /// Whether a method stands in an `@objc extension`, whose members Objective-C sees.
  private func isInObjectiveCExtension(_ method: SyntaxNode.ID) -> Bool {
    tree.items.contains {
      tree[$0].kind == .extensionDeclaration && hasModifier($0, "objc")
        && tree[$0].range.start <= tree[method].range.start && tree[method].range.end <= tree[$0].range.end
    }
  }

  /// `#selector(tap)` of a method that Objective-C does not see.
  mutating func noteSelector(_ node: SyntaxNode.ID) {
    guard swift.certain.isChecking, tree.children(of: node).allSatisfy({ tree[$0].kind != .typeName }),
      let last = tree.lastChild(of: node), case .object(let base, let id?) = certainSelf, isPastedWhole(id),
      base.kind != nil
    else { return }
    let name = tree.baseName(of: last)
    // `#selector(getter: title)`
    guard property(name, of: ownType) == nil else { return }
    noteUnknownSelector(name, id, base, last)
    let found = lineage(id).flatMap { swift.members[$0.index]?.methods[name.id] ?? [] }
    if found.count == 1, found[0].others.isEmpty, let written = tree[last].name.map({ text($0) }),
      written != text(name),
      written != found[0].signature || found[0].labels.isEmpty
    {
      return reportSlip(
        "check.selector", "'#selector' names '\(written)', and the method is '\(found[0].signature)'",
        at: tree[last].range,
        near: found[0].labels.isEmpty ? found[0].name : found[0].signature)
    }
    guard found.count == 1, let method = found.first, !CallbackInfo.all.contains(where: { $0.name == text(name) }),
      methods(text(name), on: base, exact: true).allSatisfy({ $0.kind == .gesture }),
      !["objc", "IBAction", "IBSegueAction", "override", "NSManaged", "GKInspectable"].contains(where: {
        hasModifier(method.node, $0)
      }),
      !lineage(id).contains(where: { row in
        classNodes.contains {
          $0.row == row.index && String(tree.text(of: $0.node).prefix { $0 != "{" }).hasText("@objcMembers")
        }
      }), !isInObjectiveCExtension(method.node)
    else { return }
    reportSlip(
      "check.selector", "'#selector' names '\(text(name))', which Objective-C does not see", at: tree[last].range,
      notes: [.init("write '@objc' before 'func \(text(name))'")])
  }

  /// `#selector(didTapAd)` beside the method that is meant.
  private mutating func noteUnknownSelector(_ name: Name, _ id: ClassID, _ base: UIKitClass, _ last: SyntaxNode.ID) {
    let own = lineage(id).flatMap { swift.members[$0.index]?.methods.keys.map { names[Name(id: $0)] } ?? [] }
    guard !own.contains(text(name)), !isNameOfUIKit(text(name)),
      let near = nearestName(to: text(name), in: own.sorted(), within: 2)
    else { return }
    reportSlip(
      "check.unknown-method", "'\(program.classes[Int(id.index)].name)' has no method '\(text(name))'",
      at: tree[last].range, near: near)
  }

  // MARK: Constants

  /// `self.recipe = recipes`, beside a method `recipe(at:)`.
  private mutating func noteMethodAsTarget(_ name: Name, _ range: SourceRange) {
    guard let owner = swift.certain.owner, isPastedWhole(owner),
      bases[Int(owner.index)] == .object || bases[Int(owner.index)].kind != nil,
      property(name, of: ownType) == nil, !isNameOfUIKit(text(name)),
      !lineage(owner).contains(where: { swift.members[$0.index]?.properties[name.id] != nil }),
      lineage(owner).contains(where: { swift.members[$0.index]?.methods[name.id] != nil })
    else { return }
    let known = lineage(owner).flatMap { swift.members[$0.index]?.properties.values.map { self.text($0.name) } ?? [] }
    reportSlip(
      "check.constant", "'\(text(name))' is a method, and nothing can be assigned to it", at: range,
      near: nearestName(to: text(name), in: known.sorted(), within: 2))
  }

  /// What is assigned, or changed in place, and is a constant.
  mutating func noteChange(of target: SyntaxNode.ID, isCompound: Bool = false) {
    guard swift.certain.isChecking, tree[target].kind == .path else { return }
    let parts = Array(tree.children(of: target))
    guard let head = parts.first, tree[head].kind == .identifier, let name = tree[head].name else { return }
    swift.certain.place = tree[head].range
    noteSetter(parts)
    noteReadOnlyRequirement(parts)
    if noteChangeInValue(parts[...]) { return }
    if parts.count == 1 {
      noteConstantChange(name, tree[head].range, isCompound)
      noteUnknownTarget(name, tree[head].range)
      noteGetOnly(name, ownType, tree[head].range)
      return noteImmutableSelf(name, tree[head].range)
    }
    guard parts.count == 2, tree[parts[1]].kind == .member, let member = tree[parts[1]].name else { return }
    let range = memberRange(tree[parts[1]])
    if name == .self {
      noteUnknownTarget(member, range)
      noteMethodAsTarget(member, range)
      if property(member, of: ownType)?.isConstant == true, !isInInitializer {
        reportConstant(member, range, isProperty: true, isAssigned: !isCompound)
      }
      noteGetOnly(member, ownType, range, isOfSelf: true)
      return noteImmutableSelf(member, range)
    }
    guard case .object(let base, let id?) = certainType(ofName: name).unwrapped else { return }
    if property(member, of: .object(base, id))?.isConstant == true {
      reportConstant(member, range, isProperty: true, isAssigned: !isCompound)
    }
    noteGetOnly(member, .object(base, id), range, isOfSelf: true)
  }

  /// `delegate?.count = 2`, of a protocol's property that is `{ get }`.
  private mutating func noteReadOnlyRequirement(_ parts: [SyntaxNode.ID]) {
    guard parts.count > 1, let head = tree[parts[0]].name, let last = parts.last, tree[last].kind == .member,
      let name = tree[last].name
    else { return }
    var type = certainType(ofName: head)
    for part in parts.dropFirst().dropLast() {
      switch (tree[part].kind, type.unwrapped) {
      case (.member, let owner): type = tree[part].name.map { certainType(ofMember: $0, owner) } ?? .unknown
      case (.subscriptAccess, .list(let element)): type = element
      default: return
      }
    }
    guard case .existential(let owner) = type.unwrapped, isOfFile(owner.id),
      let own = ([owner.id] + inherited(by: owner.id)).compactMap({ swift.protocolMembers[$0]?.properties[name.id] })
        .first,
      case let accessors = tree.children(of: own.binding).filter({ tree[$0].kind == .accessor }), !accessors.isEmpty,
      accessors.allSatisfy({ tree[$0].name.map { text($0) } == "get" }),
      swift.members[extensionRow(owner.id)]?.properties[name.id] == nil
    else { return }
    reportSlip(
      "check.constant", "cannot assign to '\(text(name))': '\(text(owner))' has it as '{ get }'",
      at: memberRange(tree[last]),
      notes: [.init("declare it as '{ get set }' in '\(text(owner))'")])
  }

  /// `count = 2`, of a property of the file's that has a getter alone.
  private mutating func noteGetOnly(_ name: Name, _ type: SwiftType, _ range: SourceRange, isOfSelf: Bool = false) {
    guard swift.certain.isChecking, isOfSelf || !swift.certain.isUnclear,
      isOfSelf || !swift.certain.blocks.contains(where: { $0[name.id] != nil }),
      let own = property(name, of: type), own.getter != nil, own.setter == nil, own.wrapper == nil,
      own.attribute == nil, own.initial == nil, own.willSet == nil, own.didSet == nil, own.field == nil,
      own.declaration.map({ !hasModifier($0, "override") }) ?? false,
      tree.children(of: own.binding).allSatisfy({ child in
        tree[child].kind != .accessor || tree[child].name.map { text($0) } == "get"
      })
    else { return }
    reportSlip(
      "check.constant", "cannot assign to '\(text(name))': it has a getter alone", at: range,
      notes: [.init("give it a 'set { … }', or make it a stored property")])
  }

  /// `model.count = 3` of a property that is `private(set)` in another type.
  private mutating func noteSetter(_ parts: [SyntaxNode.ID]) {
    guard parts.count > 1, parts.dropFirst().allSatisfy({ tree[$0].kind == .member }), let head = tree[parts[0]].name,
      let last = tree[parts[parts.count - 1]].name
    else { return }
    var type = certainType(ofName: head)
    for part in parts.dropFirst().dropLast() {
      guard let name = tree[part].name else { return }
      type = certainType(ofMember: name, type.unwrapped)
    }
    let rows = rows(of: type.unwrapped)
    guard let row = rows.first(where: { swift.members[$0.index]?.properties[last.id] != nil }),
      let declaration = swift.members[row.index]?.properties[last.id]?.declaration,
      isPrivate(declaration, setterOnly: true)
    else { return }
    noteInaccessible(last, row, declaration, parts[parts.count - 1], what: "can be set only in")
  }

  /// `items.append(x)`: a method that changes what it is called on.
  mutating func noteChangingCall(_ name: Name, _ receiver: CertainType, _ parts: [SyntaxNode.ID], _ index: Int) {
    guard swift.certain.isChecking else { return }
    let isPlain = index == 1 || index == 2 && tree[parts[0]].name == .self
    let changes: Bool
    switch receiver {
    case .list, .dictionary, .basic(.text):
      changes =
        [
          "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "sort", "reverse",
          "shuffle", "swapAt", "updateValue", "removeValue",
        ].contains(text(name)) && !isAdded(name)
    case .basic(let basic): changes = text(name) == (basic == .bool ? "toggle" : "negate") && !isAdded(name)
    case .value(let id):
      let own = swift.members[swift.values[Int(id.index)].row.index]?.methods[name.id] ?? []
      changes = !own.isEmpty && own.allSatisfy { $0.isMutating }
    case .set:
      changes =
        ["insert", "remove", "removeAll", "removeFirst", "popFirst", "formUnion", "subtract", "update"]
        .contains(text(name)) && !isAdded(name)
    case .system(let row):
      let owner = SystemInterface.entries[Int(row)].name
      let known = SystemInterface.members(text(name), of: owner, isStatic: false)
      changes = !known.isEmpty && known.allSatisfy { $0.isMutating } && !isDeclaredSomewhere(text(name))
    default: changes = false
    }
    guard changes, !noteChangeInValue(parts[..<index], byCall: true), isPlain, let head = tree[parts[index - 1]].name,
      tree[parts[index - 1]].kind != .call
    else { return }
    if head == .self { return noteImmutableSelf(changedBy: name, memberRange(tree[parts[index]])) }
    let range = index == 1 ? tree[parts[0]].range : memberRange(tree[parts[1]])
    if index == 1, swift.certain.blocks.contains(where: { $0[head.id] != nil }) {
      return noteChangeOfValue(head, range)
    }
    guard let own = property(head, of: ownType), own.isConstant, !isInInitializer else {
      return noteImmutableSelf(head, range)
    }
    reportConstant(head, range, isProperty: true)
  }

  var ownType: SwiftType {
    switch certainSelf {
    case .value(let id): .enumeration(id)
    case .object(let base, let id): .object(base, id)
    default: .unknown
    }
  }

  private var isInInitializer: Bool { swift.certain.method == nil && !swift.certain.isAccessor }

  /// `lst = item`, beside what can be assigned here.
  private mutating func noteUnknownTarget(_ name: Name, _ range: SourceRange) {
    let word = text(name)
    guard word.utf8.count > 2, word.utf8.first != UInt8(ascii: "_"), !swift.certain.isUnclear,
      !swift.certain.blocks.contains(where: { $0[name.id] != nil }),
      case .object(let base, let id?) = certainSelf, isPastedWhole(id), !isDeclaredSomewhere(word),
      !isNameOfUIKit(word), !diagnostics.contains(where: { $0.range == range })
    else { return }
    var known = swift.certain.blocks.flatMap { $0.keys.map { names[Name(id: $0)] } }
    for current in lineage(id) {
      known += swift.members[current.index]?.properties.values.map { text($0.name) } ?? []
    }
    known += base.lineage.flatMap { $0.properties.map { $0.name } }
    guard let near = nearestName(to: word, in: known.filter { $0.utf8.count > 3 }.sorted(), within: 1),
      near + "s" != word, word + "s" != near
    else { return }
    reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: range, near: near)
  }

  private mutating func noteConstantChange(_ name: Name, _ range: SourceRange, _ isCompound: Bool) {
    for block in swift.certain.blocks.reversed() {
      guard let found = block[name.id] else { continue }
      guard found.isConstant else { return }
      // `service = service` in an initialiser: the property is meant.
      if swift.certain.blocks.first?[name.id] != nil, property(name, of: ownType) != nil, !isCompound {
        return reportSlip(
          "check.constant", "cannot assign to '\(text(name))': it is a parameter here", at: range,
          notes: [.init("write 'self.\(text(name)) ='")])
      }
      reportConstant(name, range, isProperty: false, isAssigned: !isCompound)
      return
    }
    guard !swift.certain.isUnclear, !isInInitializer, property(name, of: ownType)?.isConstant == true else { return }
    reportConstant(name, range, isProperty: true, isAssigned: !isCompound)
  }

  /// `contacts[row].isFavourite = true`, `frame.size.width = 2`: a part of a value that a constant holds, however deep, or
  /// one that is a constant itself; false where the path leads elsewhere. A `call` changes the whole that is before it.
  private mutating func noteChangeInValue(_ parts: ArraySlice<SyntaxNode.ID>, byCall: Bool = false) -> Bool {
    let isOfSelf = parts.count > 1 && parts.first.map { tree[$0].name == .self } ?? false
    let rest = isOfSelf ? parts.dropFirst() : parts
    guard let first = rest.first, let name = tree[first].name, tree[first].kind == (isOfSelf ? .member : .identifier),
      rest.count > 1
    else { return false }
    // `self` in an initialiser of a structure sets its constants.
    guard isOfSelf || name != .self else { return false }
    swift.certain.place = tree[first].range
    var type = isOfSelf ? certainType(ofMember: name, certainSelf) : certainType(ofName: name)
    guard unwrapPart(&type, first) else { return false }
    var fixed: (name: Name, range: SourceRange, isLast: Bool)?
    for part in rest.dropFirst() {
      let isLast = part == rest.last && !byCall
      switch (tree[part].kind, type) {
      case (.subscriptAccess, .list), (.subscriptAccess, .dictionary):
        guard let key = tree.child(of: part, at: 0), tree[key].nextSibling == nil, tree[key].name == nil else {
          return false
        }
        if case .list(let element) = type { type = element }
        if case .dictionary(_, let value) = type { type = .optional(value) }
      case (.member, .value(let id)):
        guard let member = tree[part].name, let own = property(member, of: .enumeration(id)) else { return false }
        if own.isConstant, !own.isStatic, own.wrapper == nil, own.attribute == nil {
          // An object that a constant holds may change.
          guard isLast || isPlainKind(certainType(of: own)) else { return false }
          fixed = fixed ?? (member, memberRange(tree[part]), isLast)
        }
        guard isPlainValue(own), own.getter == nil else {
          if isLast { noteGetOnly(member, .enumeration(id), memberRange(tree[part]), isOfSelf: true) }
          return false
        }
        type = certainType(of: own)
      case (.member, .tuple):
        type = tree[part].name.map { certainType(ofMember: $0, type) } ?? .unknown
        if type.isUnknown { return false }
      case (.member, .system(let row)) where SystemInterface.entries[Int(row)].kind == .struct:
        guard let member = tree[part].name, !isReadOnly(text(member), SystemInterface.entries[Int(row)].name) else {
          return false
        }
        type = certainType(ofMember: member, type)
        if type.isUnknown, !isLast { return false }
      case (.member, .list(let element)), (.member, .dictionary(_, let element)):
        guard let member = tree[part].name, !isAdded(member) else { return false }
        let word = text(member)
        let isWhole = word == "count" || word == "isEmpty"
        guard isWhole || word == "first" || word == "last", isWhole ? isLast : isLast || isPlainKind(element),
          swift.certain.isChecking
        else { return false }
        reportSlip(
          "check.constant", "'\(word)' of a list can be read, and not changed", at: memberRange(tree[part]),
          notes: isWhole ? [] : [.init("change it by its index: '[…]'")])
        return true
      default: return false
      }
      guard unwrapPart(&type, part, isLast: isLast) else { return false }
    }
    if let fixed {
      reportConstant(fixed.name, fixed.range, isProperty: true, isAssigned: fixed.isLast)
      return true
    }
    noteChangeOfValue(name, isOfSelf ? memberRange(tree[first]) : tree[first].range, isOfSelf: isOfSelf)
    return true
  }

  /// What `CGRect` and Foundation's structures compute of their parts.
  private func isReadOnly(_ word: String, _ owner: String) -> Bool {
    switch owner {
    case "CGRect": word != "origin" && word != "size"
    case "URL": true
    case "IndexPath": word == "count"
    case "NSDiffableDataSourceSnapshot": true
    default: false
    }
  }

  /// Takes off what `?` or `!` behind a part takes; false where one of them is missing.
  private func unwrapPart(_ type: inout CertainType, _ part: SyntaxNode.ID, isLast: Bool = false) -> Bool {
    let isMarked = !tree[part].flags.isDisjoint(with: [.optional, .forced])
    switch type {
    case .optional(let inner):
      guard isMarked || isLast else { return false }
      type = inner
    case .implicit(let inner): type = inner
    default: break
    }
    return true
  }

  /// Whether a type is one of values, whose parts change with the whole.
  private func isPlainKind(_ type: CertainType) -> Bool {
    switch type.unwrapped {
    case .value, .list, .dictionary, .basic, .set, .tuple: true
    case .system(let row): SystemInterface.entries[Int(row)].kind == .struct
    default: false
    }
  }

  /// A part of a structure that a constant holds.
  private mutating func noteChangeOfValue(_ name: Name, _ range: SourceRange, isOfSelf: Bool = false) {
    for block in swift.certain.blocks.reversed() where !isOfSelf {
      guard let found = block[name.id] else { continue }
      if isPlainKind(found.type), found.isConstant { reportConstant(name, range, isProperty: false) }
      return
    }
    guard isOfSelf || !swift.certain.isUnclear, isPlainKind(certainType(ofMember: name, certainSelf)) else { return }
    guard let own = property(name, of: ownType) else { return }
    guard own.isConstant else { return noteImmutableSelf(name, range) }
    if !isInInitializer { reportConstant(name, range, isProperty: true) }
  }

  private mutating func reportConstant(
    _ name: Name, _ range: SourceRange, isProperty: Bool, isAssigned: Bool = false
  ) {
    // Of a constant with a wrapper it is said where it stands.
    if isProperty, let own = property(name, of: ownType)?.declaration, hasModifier(own, "Published") {
      return
    }
    let what = isAssigned ? "cannot assign to '\(text(name))'" : "'\(text(name))' cannot change"
    if !isProperty, text(name).hasPrefix("$") {
      return reportSlip(
        "check.constant", "\(what): it is an argument of the closure", at: range,
        notes: [.init("change a copy: 'var item = \(text(name))'")])
    }
    if !isProperty, let parameter = swift.certain.method?.parameters.first(where: { $0.name == name }),
      swift.certain.blocks.first?[name.id] != nil, swift.certain.blocks.dropFirst().allSatisfy({ $0[name.id] == nil })
    {
      return reportSlip(
        "check.constant", "\(what): it is a parameter", at: range,
        notes: [
          .init(parameter.type.map { _ in "write 'var \(text(name)) = \(text(name))' before it" } ?? "use a variable")
        ])
    }
    reportSlip(
      "check.constant", "\(what): it is a 'let' \(isProperty ? "property" : "constant")", at: range,
      notes: [.init("declare it with 'var'")])
  }

  /// What of a structure is read and may not change it: a method that is not `mutating`, or a getter.
  private var readingCode: (name: String, isGetter: Bool)? {
    guard case .value = certainSelf, swift.certain.closures == 0, !swift.certain.isUnclear else { return nil }
    if let getter = swift.certain.getter { return (getter, true) }
    guard let method = swift.certain.method, !method.isMutating, !method.isStatic,
      !hasModifier(method.node, "mutating")
    else { return nil }
    return (method.name, false)
  }

  private func advice(on code: (name: String, isGetter: Bool)) -> [Diagnostic.Note] {
    code.isGetter ? [] : [.init("declare it as 'mutating func \(code.name)'")]
  }

  /// A property of a structure that a method changes which is not `mutating`.
  private mutating func noteImmutableSelf(_ name: Name, _ range: SourceRange) {
    guard let code = readingCode, !swift.certain.blocks.contains(where: { $0[name.id] != nil }) else { return }
    let what = code.isGetter ? "the getter of '\(code.name)'" : "'\(code.name)'"
    let why = code.isGetter ? "\(what) changes nothing" : "\(what) is not 'mutating'"
    if name != .self { guard let own = property(name, of: ownType), isPlainValue(own) else { return } }
    reportSlip("check.constant", "'\(text(name))' cannot change here: \(why)", at: range, notes: advice(on: code))
  }

  /// `reset()`, of a method that is `mutating`, in one that is not.
  mutating func noteImmutableSelf(changedBy name: Name, _ range: SourceRange) {
    guard swift.certain.isChecking, let code = readingCode, case .value(let id) = certainSelf,
      let own = swift.members[swift.values[Int(id.index)].row.index]?.methods[name.id], !own.isEmpty,
      own.allSatisfy({ $0.isMutating && !$0.isStatic })
    else { return }
    reportSlip(
      "check.constant",
      "'\(text(name))' changes the value, and \(code.isGetter ? "the getter of '\(code.name)' does not" : "'\(code.name)' is not 'mutating'")",
      at: range, notes: advice(on: code))
  }

  /// Whether a property is stored as it is written, and no wrapper or setter takes what is assigned.
  func isPlainValue(_ property: SwiftProperty) -> Bool {
    guard !property.isStatic, property.setter == nil, property.wrapper == nil, property.attribute == nil,
      let declaration = property.declaration
    else { return false }
    return tree.children(of: declaration).allSatisfy { child in
      tree[child].kind != .modifier || Self.plainModifiers.contains(tree[child].name.map { text($0) } ?? "")
    }
  }

  /// A name that a block declares twice.
  mutating func noteSecond(_ pattern: SyntaxNode.ID) {
    guard swift.certain.isChecking, tree[pattern].kind == .namePattern, let name = tree[pattern].name,
      swift.certain.blocks.last?[name.id] != nil
    else { return }
    reportSlip("check.redeclared", "'\(text(name))' is declared twice in this block", at: tree[pattern].range)
  }

  // MARK: Cases

  mutating func noteUnknownCase(_ name: Name, _ id: EnumID, _ pattern: SyntaxNode.ID) {
    let value = swift.values[Int(id.index)]
    guard swift.certain.isChecking, let node = value.node, tree[node].kind == .enumDeclaration,
      property(name, of: .enumType(id)) == nil, names.find("~=").map({ swift.operators[$0.id] == nil }) ?? true,
      !["none", "some"].contains(text(name)),
      tree.children(of: node).allSatisfy({ child in
        ![.enumCaseDeclaration, .opaqueStatement].contains(tree[child].kind) || !isWritten(text(name), in: child)
      })
    else { return }
    let known = swift.cases[Int(id.index)].map { text($0.name) }
    let near = nearestName(to: text(name), in: known, within: 2)
    reportSlip(
      "check.unknown-case", "type '\(self.name(of: .value(id)))' has no case '\(text(name))'",
      at: memberRange(tree[pattern]), near: near,
      notes: [.init("it has \(known.prefix(8).map { "'.\($0)'" }.joined(separator: ", "))")])
  }

  /// `case .a:` without a statement.
  mutating func noteEmptyCase(_ part: SyntaxNode.ID, _ block: SyntaxNode.ID) {
    guard swift.certain.isChecking, tree[block].firstChild == nil, !tree.text(of: part, has: "#") else { return }
    let start = Int(tree[part].range.start)
    reportSlip(
      "check.switch", "this case has no statement", at: SourceRange(start, start + 4),
      notes: [.init("write 'break', or list its pattern in the case below")])
  }

  /// Whether a word stands in a declaration, also as `` `default` ``.
  private func isWritten(_ word: String, in node: SyntaxNode.ID) -> Bool {
    var lexer = SwiftLexer(source.bytes, from: Int(tree[node].range.start))
    while lexer.offset < Int(tree[node].range.end) {
      let token = lexer.next()
      if token.kind == .endOfFile { break }
      let bytes = source.bytes[token.start..<token.end].filter { $0 != UInt8(ascii: "`") }
      if token.kind == .word, bytes.elementsEqual(word.utf8) { return true }
    }
    return false
  }

  mutating func noteUnknownCase(ofResult pattern: SyntaxNode.ID) {
    // One that may be nil has these, too.
    let known = ["success", "failure", "none", "some"]
    guard swift.certain.isChecking, let name = tree[pattern].name, !known.contains(text(name)) else {
      return
    }
    reportSlip(
      "check.unknown-case", "type 'Result' has no case '\(text(name))'", at: memberRange(tree[pattern]),
      notes: [.init("it has '.success' and '.failure'")])
  }

  // MARK: Names

  /// A local variable before its declaration, where no member and nothing of the file is called so.
  mutating func noteEarlyUse(_ name: Name) {
    guard swift.certain.isChecking, let range = swift.certain.place, case .object(let base, let id?) = certainSelf,
      isPastedWhole(id), property(name, of: ownType) == nil, uikitProperty(text(name), base) == nil,
      !isNameOfUIKit(text(name)), swift.globals.properties[name.id] == nil
    else { return }
    let known = lineage(id).flatMap { swift.members[$0.index]?.properties.values.map { text($0.name) } ?? [] }
    if let near = nearestName(to: text(name), in: known.sorted(), within: 1) {
      return reportSlip(
        "check.unknown-name", "'\(text(name))' is used within its own initial value", at: range, near: near)
    }
    reportSlip(
      "check.unknown-name", "'\(text(name))' is used before its declaration further down", at: range,
      notes: [.init("move the declaration up")])
  }

  /// A local variable behind the end of its block.
  mutating func noteEndedBlock(_ name: Name) {
    let word = text(name)
    guard swift.certain.isChecking, swift.certain.seen.contains(name.id), let range = swift.certain.place,
      case .object(_, let id?) = certainSelf, isPastedWhole(id), property(name, of: ownType) == nil,
      names.utf8(of: name).first?.isSmall == true, !isNameOfUIKit(word), !isDeclaredAsMember(name),
      !["error", "newValue", "oldValue", "self"].contains(word)
    else { return }
    reportSlip(
      "check.unknown-name", "cannot find '\(word)' here: the block that declares it has ended", at: range,
      notes: [.init("declare '\(word)' before that block")])
  }

  /// `super.viewWillAppear(animated)` in a method without that parameter: names that methods give to what they get, and
  /// that nobody gives to a member.
  mutating func noteMissingParameter(_ name: Name) {
    let word = text(name)
    guard swift.certain.isChecking, !swift.certain.isUnclear, let range = swift.certain.place,
      ["animated", "sender", "indexPath", "segue", "completion", "completionHandler", "error"].contains(word),
      case .object(let base, let id?) = certainSelf, isPastedWhole(id), base.kind != nil,
      let method = swift.certain.method,
      property(name, of: ownType) == nil, !isDeclaredAsMember(name)
    else { return }
    reportSlip(
      "check.unknown-name", "cannot find '\(word)' in this file", at: range,
      notes: [
        .init(
          word == "error"
            ? "a 'catch' alone has it without naming it" : "'\(method.name)' has no parameter of this name")
      ])
  }

  /// `guard let strongSelf else { return }`, where nothing is called so.
  mutating func noteUnknownSelf(_ name: Name, _ pattern: SyntaxNode.ID) {
    let word = text(name)
    guard swift.certain.isChecking, word == "strongSelf" || word == "weakSelf" || word == "sself",
      !swift.certain.isUnclear, !swift.certain.blocks.contains(where: { $0[name.id] != nil }),
      property(name, of: ownType) == nil
    else { return }
    reportSlip(
      "check.unknown-name", "cannot find '\(word)' here", at: tree[pattern].range,
      notes: [.init("write 'let \(word) = self', or 'let self'")])
  }

  /// A name at the beginning of a closure, without the `in` behind it.
  mutating func noteMissingIn(_ block: SyntaxNode.ID, _ written: Int) {
    guard swift.certain.isChecking, written == 0, let (name, value) = nameWithoutIn(block),
      !swift.certain.blocks.contains(where: { $0[name.id] != nil }), property(name, of: ownType) == nil
    else { return }
    reportSlip(
      "check.closure", "'\(text(name))' names an argument of this closure, and 'in' is missing behind it",
      at: tree[value].range, notes: [.init("write '{ \(text(name)) in'")])
  }

  /// A name alone in the line in which a closure begins.
  func nameWithoutIn(_ block: SyntaxNode.ID) -> (name: Name, value: SyntaxNode.ID)? {
    let statements = Array(tree.children(of: block))
    guard statements.count > 1, tree[statements[0]].kind == .expressionStatement,
      let value = tree.child(of: statements[0], at: 0), let name = tree.loneName(of: value),
      names.utf8(of: name).first?.isSmall == true,
      source.line(of: Int(tree[value].range.start)) == source.line(of: Int(tree[block].range.start)),
      source.line(of: Int(tree[statements[1]].range.start)) != source.line(of: Int(tree[block].range.start))
    else { return nil }
    return (name, value)
  }

  /// `super.viewWillAppear()` without what UIKit's method takes.
  mutating func noteSuperCall(_ parts: [SyntaxNode.ID]) {
    guard swift.certain.isChecking, parts.count == 3, tree[parts[2]].kind == .call, let name = tree[parts[1]].name,
      case .object(let base, let id?) = certainSelf, isPastedWhole(id)
    else { return }
    if text(name) == "init" { return noteSuperInitializer(parts[2], id, base) }
    let own = lineage(id).dropFirst().contains { swift.members[$0.index]?.methods[name.id] != nil }
    let known = CallbackInfo.all.filter {
      $0.name == text(name) && $0.delegateProtocol == nil && base.inherits(from: $0.owner)
    }
    let written = arguments(parts[2]).map { $0.label ?? "_" }
    guard !own, let first = known.first,
      !methods(text(name), on: base, exact: true).contains(where: { info in
        info.parameters.map { $0.label ?? "_" } == written
      }),
      known.allSatisfy({ $0.labels != written })
    else { return }
    reportSlip(
      "check.call", "'\(text(name))' does not take '(\(written.map { $0 + ":" }.joined()))'",
      at: memberRange(tree[parts[1]]),
      notes: [.init("it is '\(first.name)(\(first.labels.map { $0 + ":" }.joined()))'")])
  }

  /// `super.init(nibName: nil)`: an initialiser that UIKit's class directly above does not have.
  private mutating func noteSuperInitializer(_ call: SyntaxNode.ID, _ id: ClassID, _ base: UIKitClass) {
    let known = SystemInterface.ownInitializers(of: base.name)
    let labels = known.map { ($0.parameters ?? []).map { $0.label } } + [[], ["coder"]]
    let written = arguments(call).map { $0.label ?? "" }
    guard !known.isEmpty, base.kind != nil,
      lineage(id).filter({ program.classes[Int($0.index)].isDeclared }).count == 1,
      !labels.contains(written), written.allSatisfy({ label in labels.contains { $0.contains(label) } })
    else { return }
    reportSlip(
      "check.call",
      "'\(base.name)' has no initialiser 'init(\(written.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))'",
      at: tree[call].range,
      notes: [.init("it has \(labels.map { "'init(\($0.map { $0 + ":" }.joined()))'" }.joined(separator: ", "))")])
  }

  static let plainModifiers: Set<String> = ["private", "fileprivate", "public", "internal", "open", "final"]
}
