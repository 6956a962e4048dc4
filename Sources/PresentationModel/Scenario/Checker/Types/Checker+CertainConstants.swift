/// What is changed and cannot change: constants, values that are read alone, the value whose method it is.
extension Checker {
  /// `self.recipe = recipes`, beside a method `recipe(at:)`.
  private mutating func noteMethodAsTarget(_ name: Name, _ range: SourceRange) {
    guard let owner = swift.certain.owner,
      isPastedWhole(owner) && (bases[Int(owner.index)] == .object || bases[Int(owner.index)].kind != nil)
        || mayAssignNothingElse(name),
      property(name, of: ownType) == nil, !isNameOfUIKit(text(name)),
      !lineage(owner).contains(where: { swift.members[$0.index]?.properties[name.id] != nil }),
      lineage(owner).contains(where: { swift.members[$0.index]?.methods[name.id] != nil })
    else { return }
    let known = lineage(owner).flatMap { swift.members[$0.index]?.properties.values.map { self.text($0.name) } ?? [] }
    reportSlip(
      "check.constant", "'\(text(name))' is a method, and nothing can be assigned to it", at: range,
      near: nearestName(to: text(name), in: known.sorted(), within: 2),
      notes: [.init("write 'let \(text(name)) = …' for a variable of this block")])
    if let block = swift.certain.blocks.indices.last { swift.certain.blocks[block][name.id] = .init(type: .unknown) }
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
      if !swift.certain.isUnclear, !swift.certain.blocks.contains(where: { $0[name.id] != nil }) {
        noteMethodAsTarget(name, tree[head].range)
      }
      noteGetOnly(name, ownType, tree[head].range)
      return noteImmutableSelf(name, tree[head].range)
    }
    guard parts.count == 2, tree[parts[1]].kind == .member, let member = tree[parts[1]].name else { return }
    let range = memberRange(tree[parts[1]])
    if name == .self {
      noteUnknownTarget(member, range)
      noteMethodAsTarget(member, range)
      if let own = property(member, of: ownType), own.isConstant, !isInInitializer || own.initial != nil {
        reportConstant(member, range, isProperty: true, isAssigned: !isCompound)
      }
      noteGetOnly(member, ownType, range, isOfSelf: true)
      return noteImmutableSelf(member, range)
    }
    if names.utf8(of: name).first?.isCapital == true {
      let rows = rows(of: certainType(named: name))
      let own = rows.compactMap { swift.members[$0.index]?.properties[member.id] }.first
      if own?.isStatic == true, own?.isConstant == true {
        reportConstant(member, range, isProperty: true, isAssigned: !isCompound)
      }
      return
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
    noteInaccessible(last, row, at: memberRange(tree[parts[parts.count - 1]]), what: "can be set only in")
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
      changes =
        !known.isEmpty && known.allSatisfy { $0.isMutating }
        && (!isDeclaredSomewhere(text(name))
          || holders(of: name).allSatisfy { $1.methods[name.id]?.allSatisfy { isOfPresim($0.node) } ?? false })
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
    if noteMissingDot(name, range, isCall: false) { return }
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

  /// `detail = DetailViewController(item: item)`: a variable that is made without `let`.
  mutating func noteForgottenLet(_ target: SyntaxNode.ID, _ value: SyntaxNode.ID) {
    guard swift.certain.isChecking, !swift.isOld, let name = tree.loneName(of: target), case let word = text(name),
      names.utf8(of: name).first?.isSmall == true, !swift.certain.isUnclear,
      makesSomething(value) || isRead(word, behind: Int(tree[value].range.end)),
      !swift.certain.blocks.contains(where: { $0[name.id] != nil }), !isPropertyOfUIKit(word),
      !isDeclaredAsMember(name) || isOfOthersAlone(name), mayAssignNothingElse(name),
      let block = swift.certain.blocks.indices.last
    else { return }
    let range = tree[target].range
    reportSlip(
      "check.unknown-name", "cannot find '\(word)' in this file", at: range,
      notes: [.init("write 'let \(word) = …' to declare it")])
    swift.certain.blocks[block][name.id] = .init(type: .unknown)
  }

  /// Whether other types of the file's have a member of a name, none of which is seen here by its name alone.
  private func isOfOthersAlone(_ name: Name) -> Bool {
    guard let owner = swift.certain.owner, !mayBeVisible(name) else { return false }
    return holders(of: name).allSatisfy { row, _ in
      (program.classes[Int(row)].isDeclared || swift.valueOfRow[row] != nil)
        && !lineage(owner).contains { $0.index == row }
    }
  }

  /// Whether the code that is read stands in a class of which all stored properties are seen, or in its closures.
  private mutating func mayAssignNothingElse(_ name: Name) -> Bool {
    if let owner = swift.certain.owner, let key = swift.protocolRows.first(where: { $0.value == owner })?.key {
      // An extension of a protocol sees what the protocol asks for, and its class.
      return isOfFile(key) && swift.globals.properties[name.id] == nil
    }
    if let owner = swift.certain.owner, let node = classNode(of: owner.index), !isOfPresim(node),
      case let above = supertypes(of: node).compactMap({ tree[$0].name }),
      above.first.map({ text($0) }) == "UIResponder"
    {
      return above.dropFirst().allSatisfy { isKnownProtocol($0) } && swift.globals.properties[name.id] == nil
    }
    guard let owner = swift.certain.owner, owner != swift.lone, swift.valueOfRow[owner.index] == nil,
      swift.standardTypes[owner.index] == nil, program.classes[Int(owner.index)].isDeclared, isPastedWhole(owner),
      bases[Int(owner.index)].kind != nil
        || [.object, .presentationController, .transitioning].contains(bases[Int(owner.index)]),
      lineage(owner).allSatisfy({ row in
        // An extension alone does not show what its class stores.
        !program.classes[Int(row.index)].isDeclared
          || classNode(of: row.index).map { !isOfPresim($0) } ?? false
      })
    else { return false }
    return swift.globals.properties[name.id] == nil
  }

  /// Whether the rest of the block reads a name: what it assigns to itself is a variable of its own.
  private func isRead(_ word: String, behind start: Int) -> Bool {
    var lexer = SwiftLexer(source.bytes, from: start)
    var (depth, before) = (0, SwiftToken.Kind.endOfFile)
    while true {
      let token = lexer.next()
      switch token.kind {
      case .endOfFile: return false
      case .leftBrace: depth += 1
      case .rightBrace:
        depth -= 1
        if depth < 0 { return false }
      case .word where before != .dot && lexer.word(at: token.start) == word:
        let next = source.bytes[token.end...].first { $0 != UInt8(ascii: " ") }
        return next != UInt8(ascii: "=") && next != UInt8(ascii: ":")
      default: break
      }
      before = token.kind
    }
  }

  /// `DetailViewController(…)`, `UIButton(type: .system)`, `[UIViewController()]`: a new object, or a list of them.
  private func makesSomething(_ value: SyntaxNode.ID) -> Bool {
    if tree[value].kind == .list, let first = tree.child(of: value, at: 0) { return makesSomething(first) }
    guard tree[value].kind == .path, case let parts = Array(tree.children(of: value)), parts.count > 1,
      tree[parts[0]].kind == .identifier, let name = tree[parts[0]].name,
      names.utf8(of: name).first?.isCapital == true, tree[parts[1]].kind == .call
    else { return false }
    return true
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
        guard let key = tree.child(of: part, at: 0), tree[key].name == nil else { return false }
        if let second = tree[key].nextSibling {
          // `counts[word, default: 0] += 1`
          guard case .dictionary(_, let value) = type, tree[second].name.map({ text($0) }) == "default",
            tree[second].nextSibling == nil
          else { return false }
          type = value
          break
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
    // Of a constant with a wrapper or observers it is said where it stands.
    if isProperty, let own = property(name, of: ownType)?.declaration,
      hasModifier(own, "Published")
        || diagnostics.contains(where: { item in
          item.severity == .error && item.range.start >= tree[own].range.start && item.range.end <= tree[own].range.end
        })
    {
      return
    }
    let what = isAssigned ? "cannot assign to '\(text(name))'" : "'\(text(name))' cannot change"
    if !isProperty, text(name).hasPrefix("$") {
      return reportSlip(
        "check.constant", "\(what): it is an argument of the closure", at: range,
        notes: [.init("change a copy: 'var item = \(text(name))'")])
    }
    // `coordinator = coordinator` in an initialiser.
    if !isProperty, isAssigned, property(name, of: ownType) != nil {
      return reportSlip(
        "check.constant", "\(what): a constant of the name stands before the property", at: range,
        notes: [.init("write 'self.\(text(name))' for the property")])
    }
    if !isProperty, let parameter = swift.certain.method?.parameters.first(where: { $0.name == name }),
      swift.certain.blocks.first?[name.id] != nil, swift.certain.blocks.dropFirst().allSatisfy({ $0[name.id] == nil })
    {
      // `operation = .pop ? first : second`, where a value has to be returned, is said so.
      let line = source.line(of: Int(range.start))
      guard !diagnostics.contains(where: { $0.code == "check.return" && source.line(of: Int($0.range.start)) == line })
      else { return }
      return reportSlip(
        "check.constant", "\(what): it is a parameter", at: range,
        notes: [
          .init(parameter.type.map { _ in "write 'var \(text(name)) = \(text(name))' before it" } ?? "use a variable")
        ])
    }
    // One 'var' mends each place.
    let message = "\(what): it is a 'let' \(isProperty ? "property" : "constant")"
    guard !diagnostics.contains(where: { $0.message == message }) else { return }
    reportSlip("check.constant", message, at: range, notes: [.init("declare it with 'var'")])
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

  static let plainModifiers: Set<String> = ["private", "fileprivate", "public", "internal", "open", "final"]
}
