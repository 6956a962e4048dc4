/// `a.b?.c(d)[e]`: heads, members, and where assignments go.
extension Checker {
  mutating func lowerPath(_ node: SyntaxNode.ID, expecting type: SwiftType) -> Lowered? {
    let parts = Array(tree.children(of: node))
    guard parts.count <= Simulator.memberLimit else {
      report("syntax.nested-too-deep", "more than 200 members stand behind each other", at: tree[node].range)
      return nil
    }
    if let found = lowerConnection(parts, node) ?? lowerTap(parts, node) ?? lowerTyping(parts, node) ?? lowerLink(
      parts, node)
      ?? lowerEditing(parts, node) ?? lowerSetOn(parts, node) ?? lowerSetTitle(parts, node)
      ?? lowerCancellation(parts, node) ?? lowerTaskPath(parts, node)
    {
      return found
    }
    noteSlip(inStatic: parts)
    if let made = lowerStoryboard(parts, node, type) { return made }
    if let wanted = type.valueType, let found = uikitValue(parts, wanted) { return (.value(found), type) }
    if let found = lowerRawCase(parts, expecting: type) { return found }
    if let span = lowerSpan(parts) { return span }
    if let queued = lowerQueue(parts, node) ?? lowerAnimation(parts, node) ?? enumeratedCase(parts)
      ?? qualifiedCase(parts[...]) ?? qualifiedDetent(parts)
    {
      return queued
    }
    let outer = swift.isOffMainThread
    if callsOffMainThread(parts) { swift.isOffMainThread = true }
    defer { swift.isOffMainThread = outer }
    let count = builder.function.instructions.count
    if let found = lowerParts(parts[...], node, expecting: type) { return found }
    return askedIndexPath(parts, node, behind: count)
  }

  /// Reads the parts of a path up to the end of a slice.
  mutating func lowerParts(
    _ parts: ArraySlice<SyntaxNode.ID>, _ node: SyntaxNode.ID, expecting type: SwiftType
  ) -> Lowered? {
    let hint = nameHint
    nameHint = parts.count == 2 ? hint : nil
    swift.pathHint = hint
    defer { nameHint = hint }
    let begun = builder.function.instructions.count
    swift.holdsNil = selfTakesNil
    guard var (found, index) = lowerHead(parts, node, expecting: type) else {
      return putViewIntoUnknown(parts, node)
    }
    swift.holdsNil = nil
    // `URL(string: text)!`, `item()!`
    if index > parts.startIndex + 1, tree[parts[index - 1]].kind == .call,
      tree[parts[index - 1]].flags.contains(.forced)
    {
      found = unwrapped(found, node, parts[index - 1])
    }
    // Whether what has been read last is the first or the last element of a list, which may be nil.
    var isFirst = false
    let outerEnd = swift.pathEnd
    defer { swift.pathEnd = outerEnd }
    while index < parts.endIndex {
      let part = parts[index]
      swift.pathEnd = (node, end(of: parts, index))
      if tree[part].kind != .call { found = implicitlyUnwrapped(found, parts[..<index], node) }
      switch tree[part].kind {
      case .member:
        guard let name = tree[part].name else { return nil }
        let outer = swift.isOfOptional
        defer { swift.isOfOptional = outer }
        swift.isOfOptional = isOfOptional(parts[..<index])
        if isDynamic(name, found.1) { found.1 = .unknown }
        swift.holdsNil = isOfOptionals(name) ? written(parts: parts[..<index]).takesNil : nil
        defer { swift.holdsNil = nil }
        let made = index > parts.startIndex && tree[parts[index - 1]].kind == .call ? temporary(found) : nil
        defer { if let made, !found.0.isSlot(made) { emit(.drop([made]), node) } }
        if property(name, of: found.1) == nil, let (next, count) = applicationMember(parts[index...], of: found, node) {
          found = next
          index += count
          if tree[parts[index - 1]].flags.contains(.forced) { found = unwrapped(found, node, parts[index - 1]) }
          continue
        }
        if index + 1 < parts.endIndex, tree[parts[index + 1]].kind == .call {
          if changes(name, found.1, parts[index + 1]) {
            builder.truncate(to: begun)
            guard let next = change(name, Array(parts[..<index]), parts[index + 1], node) else { return nil }
            found = next
            index += 2
            continue
          }
          if let put = putView(name, into: found, receiverText(parts, index), parts[index + 1], node) {
            found = put
            index += 2
            continue
          }
          swift.receiver = Self.handsOn.contains(text(name)) ? written(parts: parts[..<index]) : WrittenType()
          if swift.receiver.takesNil == nil, isFirst { swift.receiver.takesNil = true }
          if isMeantAsThere(found.1) { swift.receiver.takesNil = false }
          let mayBeNil = tree[parts[max(parts.startIndex, index - 1)]].flags.contains(.optional)
          // Whoever implements a protocol of which the file has no implementation is code that was not pasted.
          if !mayBeNil, isOfNobody(name, found.1, parts[index + 1]) { return nil }
          let skips = mayBeNil && runsCode(parts[index + 1]) ? skipNil(found.0, node) : nil
          swift.wanted = index + 2 == parts.endIndex ? type : .unknown
          guard let next = call(name, on: found, receiver: receiverText(parts, index), parts[index + 1], node) else {
            return nil
          }
          found = skips.map { endSkip($0, next, node) } ?? next
          isFirst = false
          index += 1
        } else {
          if changesWhenRead(name, of: found.1) {
            builder.truncate(to: begun)
            guard let next = changingRead(name, Array(parts[..<index]), node) else { return nil }
            found = next
            index += 1
            continue
          }
          let labels = argumentLabels(parts, behind: index)
          if let labels, let bound = boundResume(name, labels, of: found, node) {
            found = bound
            index += 2
            continue
          }
          if text(name) == "description" { swift.receiver = written(parts: parts[..<index]) }
          let value = labels == nil ? member(name, of: found, part, node) : nil
          var count: Int?
          if case .closure(.of(let taken, _)) = type { count = taken.count }
          guard
            let next = value ?? boundOwn(name, labels, of: found, node, takes: count)
              ?? boundUIKit(name, labels, of: found, part, node)
          else { return nil }
          isFirst = ["first", "last"].contains(text(name)) && elementType(found.1) != nil && !found.1.isUnknown
          found = next
          if labels != nil { index += 1 }
        }
      case .call:
        switch found.1 {
        case .closure(let result): found = callClosure(found.0, part, result)
        case .unknown: found = callClosure(found.0, part)
        default:
          guard let made = callAsFunction(found, part, node) else { return nil }
          found = made
        }
      case .subscriptAccess:
        guard let next = element(of: found, part, node) else { return nil }
        found = next
      default: return nil
      }
      let last = parts[index]
      if tree[last].flags.contains(.forced) { found = unwrapped(found, node, last) }
      index += 1
    }
    return found
  }

  /// Where a part of a path ends: a method with its arguments, without the `?` or `!` behind it.
  private func end(of parts: ArraySlice<SyntaxNode.ID>, _ index: Int) -> Int {
    var last = index
    if tree[parts[index]].kind == .member, index + 1 < parts.endIndex, tree[parts[index + 1]].kind == .call {
      last += 1
    }
    var end = Int(tree[parts[last]].range.end)
    while [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(source.bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Whether a member behind some parts of a path is one of `Optional`; nil where the file does not say.
  private mutating func isOfOptional(_ parts: ArraySlice<SyntaxNode.ID>) -> Bool? {
    guard swift.standardRows["Optional"] != nil, let last = parts.last else { return nil }
    if !tree[last].flags.isDisjoint(with: [.optional, .forced]) { return false }
    if parts.count == 1, tree[last].name == .self {
      return builder.owner.flatMap { swift.standardTypes[$0.index] == nil ? nil : isOfOptionals($0.index) }
    }
    return written(parts: parts).takesNil
  }

  /// `greet("Ann")`, of a value whose type has `callAsFunction`; nil for any other.
  mutating func callAsFunction(_ found: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    guard let name = names.find("callAsFunction"), method(name, of: found.1, call) != nil else { return nil }
    return self.call(name, on: found, receiver: "", call, node)
  }

  /// Whether a step reads a property that only other view controllers have than the declared type says:
  /// `home.presentedViewController.topViewController`, which the rest of the language looks up in what is there too.
  func isDynamic(_ name: Name, _ type: SwiftType) -> Bool {
    guard isStepCode || swift.readsExpectation, case .object(let base, let id) = type,
      base == .viewController || base == .presentationController,
      id.map({ !program.classes[Int($0.index)].isDeclared }) ?? true, property(name, of: type) == nil,
      uikitProperty(text(name), base) == nil,
      methods(text(name), on: base, exact: true).isEmpty
    else { return false }
    // A `delegate` may be UIKit's or the file's own: which one is meant, the step does not say.
    return (guessedBase(of: text(name), .unknown) != nil)
      != holders(of: name).contains { $0.members.properties[name.id] != nil }
  }

  /// `tabs.viewControllers.map(\.title)` at column one, where the `?` may be left out.
  private func isMeantAsThere(_ type: SwiftType) -> Bool {
    guard isStepCode || swift.readsExpectation, case .list(.object(let base, _)) = type else {
      return false
    }
    return base.kind != nil
  }

  mutating func unwrapped(_ found: Lowered, _ node: SyntaxNode.ID, _ last: SyntaxNode.ID) -> Lowered {
    let slot = builder.slot()
    let written = tree.text(SourceRange(Int(tree[node].range.start), Int(tree[last].range.end)))
    emit(.unwrap(found.0, written, isImplicit: false, to: slot), node)
    return (.slot(slot), found.1)
  }

  /// What a path of these parts holds, where its type is a `T!` and something is done with the `T`: nil ends that.
  mutating func implicitlyUnwrapped(
    _ found: Lowered, _ parts: ArraySlice<SyntaxNode.ID>, _ node: SyntaxNode.ID
  ) -> Lowered {
    guard let last = parts.last, let name = tree[last].name, swift.implicit.contains(name.id),
      tree[last].flags.isDisjoint(with: [.optional, .forced]), !swift.readsExpectation, !builder.isForgetting,
      written(parts: parts).isImplicit
    else { return found }
    let slot = builder.slot()
    let text = plainText(SourceRange(Int(tree[parts[parts.startIndex]].range.start), Int(tree[last].range.end)))
    emit(.unwrap(found.0, text, isImplicit: true, to: slot), node)
    return (.slot(slot), found.1)
  }

  func receiverText(_ parts: ArraySlice<SyntaxNode.ID>, _ index: Int) -> String {
    guard index > parts.startIndex else { return "" }
    // `(home).present(detail)` is written `home.present(detail)`.
    let head = parts[parts.startIndex]
    if tree[head].kind == .parenthesized, let name = nameInBrackets(head) {
      return text(name) + plainText(SourceRange(Int(tree[head].range.end), Int(tree[parts[index - 1]].range.end)))
    }
    return plainText(
      SourceRange(Int(tree[parts[parts.startIndex]].range.start), Int(tree[parts[index - 1]].range.end)))
  }

  /// The name that a node is, or that stands in its brackets.
  func nameInBrackets(_ node: SyntaxNode.ID) -> Name? {
    let inner = plain(node)
    return tree[inner].kind == .identifier ? tree[inner].name : tree.loneName(of: inner)
  }

  // MARK: Heads

  /// The value that a path begins with, and the first part behind it.
  private mutating func lowerHead(
    _ parts: ArraySlice<SyntaxNode.ID>, _ node: SyntaxNode.ID, expecting type: SwiftType
  ) -> (Lowered, Int)? {
    guard let head = parts.first else { return nil }
    if let typed = textOfField(parts, node) ?? titleOfButton(parts, node) { return typed }
    if let shared = sharedApplication(parts, node) ?? device(parts, node) ?? notificationPublisher(parts, node)
      ?? defaults(parts, node)
    {
      return shared
    }
    let start = parts.startIndex
    func marked(_ found: Lowered, _ next: Int, _ checker: inout Checker) -> (Lowered, Int) {
      let last = parts[next - 1]
      return checker.tree[last].flags.contains(.forced)
        ? (checker.unwrapped(found, node, last), next) : (found, next)
    }
    guard tree[head].kind == .identifier, let name = tree[head].name else {
      if start + 1 < parts.endIndex, tree[parts[start + 1]].kind == .call,
        tree[head].kind == .list || tree[head].kind == .dictionary
      {
        return constructList(head, parts[start + 1], node).map { ($0, start + 2) }
      }
      if tree[head].kind == .enumCase { return lowerCaseCall(parts, node, type) }
      return lowerValue(head, expecting: .unknown).map { marked($0, start + 1, &self) }
    }
    let isCalled = start + 1 < parts.endIndex && tree[parts[start + 1]].kind == .call
    if text(name) == "Swift", start + 2 < parts.endIndex, tree[parts[start + 2]].kind == .call,
      let function = tree[parts[start + 1]].name
    {
      // `Swift.min(a, b)`, where a type has a `min` of its own.
      return globalCall(function, parts[start + 2], node, isQualified: true).map { ($0, start + 3) }
    }
    if text(name) == "Optional", !isDeclaredType(name), let found = caseOfOptional(parts, type) { return found }
    if name == .super {
      if start + 1 < parts.endIndex, tree[parts[start + 1]].kind == .subscriptAccess {
        return superElement(parts[start + 1], node).map { marked($0, start + 2, &self) }
      }
      guard start + 1 < parts.endIndex, tree[parts[start + 1]].kind == .member, let member = tree[parts[start + 1]].name
      else { return nil }
      guard start + 2 < parts.endIndex, tree[parts[start + 2]].kind == .call else {
        return superMember(member, node).map { ($0, start + 2) }
      }
      return callSuper(member, parts[start + 2], node).map { ($0, start + 3) }
    }
    if isCalled {
      if let local = localFunction(name), let found = variable(name) {
        return (callLocal(local, found.operand, parts[start + 1], node), start + 2)
      }
      if let found = variable(name) {
        switch found.type {
        case .closure(let result):
          return (callClosure(found.operand, parts[start + 1], result), start + 2)
        case .unknown: return (callClosure(found.operand, parts[start + 1]), start + 2)
        // `completion?()` of a type that was not pasted.
        case .opaque where !handsOver(parts[start + 1]):
          return (callClosure(found.operand, parts[start + 1]), start + 2)
        case .meta(let bound):
          return makeByType((found.operand, bound), parts[start + 1], node).map { ($0, start + 2) }
        default:
          if let made = callAsFunction((found.operand, found.type), parts[start + 1], node) { return (made, start + 2) }
        }
      }
      if name == .presentation, builder.owner == nil, !swift.loneNames.contains(name.id),
        swift.globals.properties[name.id] == nil, case let given = arguments(parts[start + 1]), given.count == 1,
        given[0].label == nil
      {
        let presented = lowerArgument(given[0].value, .object(.viewController, nil))
        let slot = builder.slot()
        emit(.application(.presentationOf(presented), to: slot), node)
        return ((.slot(slot), .object(.presentation, nil)), start + 2)
      }
      if name == .sizeClass, case .value(.value(let value), _) = sizeClasses(parts[start + 1]) {
        return ((.value(value), .list(.value(.enumeration(.sizeClass)))), start + 2)
      }
      if let made = constructValue(name, parts[start + 1], node) { return (made, start + 2) }
      // `Self("saved")` in an extension of `Notification.Name`.
      if text(name) == "Self", let owner = builder.owner, isNotificationName(classNames[Int(owner.index)]),
        let written = arguments(parts[start + 1]).first
      {
        return lowerValue(written.value, expecting: .value(.string)).map { ($0, start + 2) }
      }
      if text(name) == "Self", let type = typeOfMe(head) {
        return makeByType(type, parts[start + 1], node).map { ($0, start + 2) }
      }
      if text(name) == "Self", let owner = builder.owner, swift.valueOfRow[owner.index] == nil,
        let made = construct(classNames[Int(owner.index)], parts[start + 1], node)
      {
        return (made, start + 2)
      }
      if let known = globalCall(name, parts[start + 1], node) { return (known, start + 2) }
      if let made = construct(name, parts[start + 1], node) { return (made, start + 2) }
      if let found = changeSelf(name, parts[start + 1], node) { return (found, start + 2) }
      swift.wanted = start + 2 == parts.endIndex ? type : .unknown
      swift.receiver = WrittenType()
      defer { swift.wanted = .unknown }
      let outer = swift.isOfOptional
      defer { swift.isOfOptional = outer }
      swift.isOfOptional = builder.owner.flatMap {
        swift.standardTypes[$0.index] == nil ? nil : isOfOptionals($0.index)
      }
      if let type = typeOfStatic(), isOverriddenBelow(name),
        let found = memberByType(name, parts[start + 1], of: type, node, node)
      {
        return (found, start + 2)
      }
      if !meansFile(name), let me = ownReceiver(),
        let found = call(name, on: me, receiver: "", parts[start + 1], node)
      {
        return (found, start + 2)
      }
      if let found = callLone(name, parts[start + 1], node) { return (found, start + 2) }
      noteSlip(ofClass: name, at: tree[head].range)
      return nil
    }
    if let labels = argumentLabels(parts, behind: start) {
      if let me = ownReceiver(),
        let found = boundOwn(name, labels, of: me, node) ?? boundUIKit(name, labels, of: me, head, node)
      {
        return (found, start + 2)
      }
      return lowerName(name, head).map { ($0, start + 2) }
    }
    // `self.init()` in a static function makes one of whichever class the function is called on.
    if name == .self, builder.isStatic, start + 2 < parts.endIndex, tree[parts[start + 2]].kind == .call,
      tree[parts[start + 1]].name.map({ text($0) }) == "init", let whole = names.find("Self"),
      let type = variable(whole), case .meta = type.type
    {
      return ((type.operand, type.type), start + 1)
    }
    // `Self.self` in an extension of a protocol is the type of the instance.
    if text(name) == "Self", start + 1 < parts.endIndex, tree[parts[start + 1]].name == .self, !builder.isStatic,
      let owner = builder.owner, isOfProtocol(owner), let me = me()
    {
      let type = builder.slot()
      emit(.collection(.typeOf, [me], "", to: type), node)
      return ((.slot(type), .meta(.unknown)), start + 2)
    }
    // `Self` is the class of the instance: where one below has another member, that decides; in a static member nothing
    // here says which it is.
    if text(name) == "Self", start + 1 < parts.endIndex, let member = tree[parts[start + 1]].name,
      isOverriddenBelow(member)
    {
      if builder.isStatic, let known = variable(name), case .meta = known.type {
        return ((known.operand, known.type), start + 1)
      }
      guard let type = typeOfMe(head, whatever: true) else { return ((opaque(of: node), .opaque), parts.endIndex) }
      return ((type.0, .meta(type.1)), start + 1)
    }
    // `Router.Kind.open`: types inside types are found by their last name.
    guard let found = lowerName(name, head) ?? classItself(name, parts, head) else {
      if let own = ownReceiver(), names.utf8(of: name).first?.isCapital == false {
        noteSlip(name, of: own.1, at: tree[head].range)
      }
      noteSlip(ofName: name, at: tree[head].range)
      switch type {
      case _ where parts.count > 1: break
      case .value, .enumeration: noteUnknown(inStep: name, at: tree[head].range)
      // Who sends an action, as a button, has no name.
      case .object(let base, _) where base.kind != nil || base.name == "UIWindow":
        noteUnknown(inStep: name, at: tree[head].range)
      default: break
      }
      return nil
    }
    return marked(found, start + 1, &self)
  }

  /// The type of the instance, where it may be another one than that whose code is read: below a class, and in an extension
  /// of a protocol.
  private mutating func typeOfMe(_ node: SyntaxNode.ID, whatever: Bool = false) -> (Operand, SwiftType)? {
    guard !builder.isStatic, let owner = builder.owner, swift.valueOfRow[owner.index] == nil,
      swift.standardTypes[owner.index] == nil
    else { return nil }
    let key = swift.protocolRows.first { $0.value == owner }?.key
    let isBelow = program.classes.indices.contains { row in
      row != Int(owner.index) && lineage(ClassID(Int32(row))).contains(owner)
    }
    guard whatever || key != nil || isBelow, let me = me() else { return nil }
    let type = builder.slot()
    emit(.collection(.typeOf, [me], "", to: type), node)
    if let id = key.flatMap({ swift.protocols[$0] }) { return (.slot(type), .ofProtocol(id)) }
    return (.slot(type), .object(bases[Int(owner.index)], owner))
  }

  /// `CardViewController.self`, of a class that nothing declares: what it is its name says, as where it is made.
  mutating func classItself(
    _ name: Name, _ parts: ArraySlice<SyntaxNode.ID>, _ head: SyntaxNode.ID
  ) -> Lowered? {
    guard parts.count == 2, let last = parts.last, tree[last].kind == .member, tree[last].name == .self else {
      return nil
    }
    // A type of Swift's own goes by its name.
    if ["Int", "String", "Bool", "Double", "Float", "CGFloat", "Character"].contains(text(name)) {
      return (.value(.className(text(name))), .meta(typeNamed(name)))
    }
    guard
      swift.generics[name.id] == nil, swift.enums[name.id] == nil, swift.protocols[name.id] == nil,
      let id = controllerClass(name, at: tree[head].range)
    else { return nil }
    return (.none, .type(id))
  }

  /// In a static member the type that it is called on, where that may be any.
  private mutating func typeOfStatic() -> (Operand, SwiftType)? {
    guard builder.isStatic, let whole = names.find("Self"), let type = variable(whole),
      case .meta(let bound) = type.type
    else { return nil }
    return (type.operand, bound)
  }

  /// Whether a class below the one whose code is read has another static member of a name: it declares one, too, or what
  /// this one is goes by the class.
  private func isOverriddenBelow(_ name: Name) -> Bool {
    guard let owner = builder.owner, swift.valueOfRow[owner.index] == nil else { return false }
    if let key = swift.protocolRows.first(where: { $0.value == owner })?.key {
      return swift.members.contains { row, members in
        (members.properties[name.id]?.isStatic == true || members.methods[name.id]?.contains { $0.isStatic } == true)
          && row >= 0 && row != owner.index && protocols(of: ClassID(row)).contains(key)
      }
    }
    if let own = property(name, of: .type(owner)), isNameOfClass(own) { return true }
    return classNodes.contains { row, _ in
      guard row != owner.index, let members = swift.members[row], lineage(ClassID(row)).contains(owner) else {
        return false
      }
      return members.properties[name.id]?.isStatic == true || members.methods[name.id]?.contains { $0.isStatic } == true
    }
  }

  /// The instance, or in a static method the type.
  mutating func ownReceiver() -> Lowered? {
    guard let owner = builder.owner else { return nil }
    if let type = swift.standardTypes[owner.index], !builder.isStatic { return me().map { ($0, type) } }
    if let id = swift.valueOfRow[owner.index] {
      if builder.isStatic { return (.none, .enumType(id)) }
      return me().map { ($0, .enumeration(id)) }
    }
    if builder.isStatic { return (.none, .type(owner)) }
    return me().map { ($0, .object(bases[Int(owner.index)], owner)) }
  }

  /// Whether a name at column one is one of the file's there, whatever its class has under the same name.
  func meansFile(_ name: Name) -> Bool {
    builder.prefersFile && (isOfOutline(name) || swift.globals.properties[name.id] != nil)
  }

  /// A name that nothing is called of.
  mutating func lowerName(_ name: Name, _ node: SyntaxNode.ID) -> Lowered? {
    if name == .self {
      // In a static method it is the class on which that is called.
      if builder.isStatic, let whole = names.find("Self"), let type = variable(whole), case .meta = type.type {
        return (type.operand, type.type)
      }
      return ownReceiver()
    }
    if let found = variable(name) {
      throwOfChild(name, node)
      guard let wrapper = found.wrapper else { return (found.operand, found.type) }
      return wrappedVariable(name, found, wrapper, node)
    }
    if let (found, wrapper, isProjected) = wrappedVariable(name) {
      guard isProjected else { return (found.operand, wrapper) }
      let projected = names.intern("projectedValue")
      grow()
      return member(projected, of: (found.operand, wrapper), node, node)
    }
    if text(name) == "NSNotFound" { return (.value(.int(.max)), .value(.int)) }
    // Of a class below it may be another one.
    if builder.isStatic, let owner = builder.owner, property(name, of: .type(owner)) != nil, isOverriddenBelow(name) {
      if let type = typeOfStatic(), let found = memberByType(name, nil, of: type, node, node) { return found }
      return (opaque(text(name), node), .opaque)
    }
    if let owner = builder.owner, !meansFile(name), let own = ownReceiver() {
      let outer = swift.isOfOptional
      defer { swift.isOfOptional = outer }
      swift.isOfOptional = swift.standardTypes[owner.index] == nil ? nil : isOfOptionals(owner.index)
      if changesWhenRead(name, of: own.1) {
        let holder = SwiftPlace(kind: .variable(own.0), type: own.1, hint: nil)
        return changingRead(name, of: own, in: changesSelf(own) ? holder : nil, node)
      }
      if property(name, of: own.1) != nil || isValueMember(name, of: own.1)
        || PropertyLookup.named(text(name), bases[Int(owner.index)]) != nil
        || bases[Int(owner.index)].inherits(from: .view) && isKeptOfViews(text(name))
      {
        return member(name, of: own, node, node)
      }
      if let held = wrapperMember(name, of: own, node, node) { return held }
      if let (found, count) = applicationMember([node], of: own, node), count == 1 { return found }
      if swift.standardTypes[owner.index] != nil, let found = listMember(text(name), of: own, node) { return found }
      // What is no property is the controller of the outline, where code beside it names one.
      let isOfOutline = isStepCode && isOfOutline(name)
      if !isOfOutline, let own = ownMethod(name) {
        guard builder.function.kind != .step else { return nil }
        return boundMethod(own, own.isStatic ? .none : me() ?? .none, node)
      }
      if guessedBase(of: text(name), own.1) != nil { return member(name, of: own, node, node) }
      if !isOfOutline, builder.function.kind != .step, let bound = boundUIKit(name, nil, of: own, node, node) {
        return bound
      }
    }
    if text(name) == "Self", let owner = builder.owner {
      if let id = swift.valueOfRow[owner.index] { return (.none, .enumType(id)) }
      return (.none, .type(owner))
    }
    if let found = lowerGlobal(name, node) { return found }
    if let id = swift.enums[name.id] { return (.none, .enumType(id)) }
    switch entity(name) {
    case .controller(let id):
      mention(id)
      let type = program.outline.classes[Int(id)]
      return (.value(.controller(ControllerID(id))), .object(bases[Int(type.index)], type))
    case .object(let id):
      let type = program.objects[Int(id)].objectClass
      return (.value(.object(ObjectID(id))), .object(bases[Int(type.index)], type))
    case .window(let id): return (.value(.window(WindowID(id))), .object(.window, nil))
    case .nothing, .someClass: break
    }
    if let id = existingClass(name), names.utf8(of: name).first?.isCapital == true {
      return (.none, .type(id))
    }
    if let id = swift.protocols[name.id] { return (.value(.className(text(name))), .meta(.ofProtocol(id))) }
    if isStepCode || swift.readsExpectation || isBehindLaunch, let id = madeID(text(name)) {
      let slot = builder.slot()
      emit(.made(id, to: slot), node)
      return (.slot(slot), swift.madeTypes[Int(id.index)])
    }
    if name == .device { return (.none, .object(.device, nil)) }
    // A name that UIKit's property had in old Swift, and that nothing else has.
    if let owner = builder.owner, let now = FormerNames.property(text(name)),
      PropertyLookup.named(now, bases[Int(owner.index)]) != nil, let own = ownReceiver()
    {
      return member(name, of: own, node, node)
    }
    return keyOfError(name) ?? objectiveCConstant(name, node)
  }

  // MARK: Members

  /// The file's own property of a name, with the class that declares it.
  func property(_ name: Name, of type: SwiftType) -> SwiftProperty? {
    switch type {
    case .object(let base, let id):
      if let id {
        for current in lineage(id) {
          if let found = swift.members[current.index]?.properties[name.id] { return found }
        }
        if isMemberSomewhere(name) {
          for members in membersByProtocols(of: id) { if let found = members.properties[name.id] { return found } }
        }
      }
      for current in base.lineage {
        let row = classRows[Int(NameTable.name(of: current).id)]
        if row >= 0, let found = swift.members[row]?.properties[name.id] { return found }
      }
      if let id, isMemberSomewhere(name) {
        for current in lineage(id) {
          for key in protocols(of: current) {
            if let found = swift.members[extensionRow(key)]?.properties[name.id] { return found }
          }
        }
      }
      return nil
    case .type(let id):
      for current in lineage(id) {
        if let found = staticProperty(name, current.index) { return found }
      }
      for current in lineage(id) {
        for key in protocols(of: current) {
          if let found = staticProperty(name, extensionRow(key)) { return found }
        }
      }
      return nil
    case .ofProtocol(let id):
      for (key, known) in swift.protocols where known == id {
        for key in [key] + inherited(by: key) {
          if let found = swift.protocolMembers[key]?.properties[name.id] { return found }
          if let found = swift.members[extensionRow(key)]?.properties[name.id] { return found }
        }
      }
      if let found = extensionMembers(of: id)?.properties[name.id] { return found }
      return nil
    case .enumeration(let id):
      let row = swift.values[Int(id.index)].row
      if let found = swift.members[row.index]?.properties[name.id], !found.isStatic { return found }
      for key in protocols(of: row) {
        if let found = swift.members[extensionRow(key)]?.properties[name.id] { return found }
      }
      return nil
    case .enumType(let id):
      let row = swift.values[Int(id.index)].row
      if let found = staticProperty(name, row.index) { return found }
      for key in protocols(of: row) {
        if let found = staticProperty(name, extensionRow(key)) { return found }
      }
      return nil
    case .value, .list, .slice, .unordered, .dictionary, .closedRange:
      for row in standardRows(type) {
        if let found = swift.members[row]?.properties[name.id], !found.isStatic { return found }
      }
      for row in standardRows(type) {
        for key in protocols(of: ClassID(row)) {
          if let found = swift.members[extensionRow(key)]?.properties[name.id], !found.isStatic { return found }
        }
      }
      return nil
    default: return nil
    }
  }

  /// Reads a member that is no call.
  mutating func member(_ name: Name, of found: Lowered, _ part: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    let word = text(name)
    if isUUID(found.1), word == "uuidString" || word == "description" {
      let written = plainText(SourceRange(Int(tree[node].range.start), Int(tree[part].range.end)))
      return (opaque(written, node), .value(.string))
    }
    if isFoundationError(found.1), word == "localizedDescription" { return localizedDescription(of: found, part, node) }
    if let result = taskMember(word, of: found, part, node) { return result }
    if let known = valueMember(name, of: found, node) ?? optionsMember(name, of: found, node) { return known }
    if word == "self" { return typeItself(found) }
    if let held = wrapperMember(name, of: found, part, node) { return held }
    if case .meta(let bound) = found.1 { return memberByType(name, nil, of: (found.0, bound), part, node) }
    if let own = property(name, of: found.1) {
      let slot = builder.slot()
      let text = plainText(SourceRange(Int(tree[node].range.start), Int(tree[part].range.end)))
      if own.isOverriddenBelow {
        emit(.send(selector("get \(word)"), to: found.0, [], into: slot), node, text: text)
      } else if let field = own.field {
        emit(.readField(field, of: found.0, to: slot), node, text: text)
        takeWindow(name, into: slot, of: own, node)
        noticeNoWindow(name, .slot(slot), of: own, node)
        if let wrapper = own.wrapper { return unwrapping(.slot(slot), wrapper, own.type, part, node) }
      } else if let position = own.position {
        emit(.payload(found.0, position, to: slot), node, text: text)
        if let wrapper = own.wrapper { return unwrapping(.slot(slot), wrapper, own.type, part, node) }
      } else if own.isStatic, case .enumType(let id) = found.1, isNameOfClass(own),
        !(builder.isStatic && builder.owner == swift.values[Int(id.index)].row)
      {
        return (.value(.string(program.swift.enums[Int(id.index)].name)), .value(.string))
      } else if isValue(found.1), let getter = own.getter {
        let whole = characters(of: found, for: own.owner, node)
        emit(.call(getter.body, on: whole.0, [], to: slot), node, text: text)
        if own.getterChanges { emit(.payload(.slot(slot), 0, to: slot), node) }
        if isCollection(own.owner, of: found.1) {
          let type = own.annotation.map { self.type(of: $0, where: parts(of: found.1, for: own.owner)) } ?? own.type
          return asText((.slot(slot), type), own.annotation, of: found, for: own.owner, node)
        }
      } else if let getter = own.getter {
        if own.isStatic, case .type(let id) = found.1, isNameOfClass(own), !(builder.isStatic && builder.owner == id) {
          return (.value(.string(program.classes[Int(id.index)].name)), .value(.string))
        } else if own.isStatic {
          emit(.call(getter.body, on: nil, [], to: slot), node, text: text)
        } else if let owner = own.owner, !program.classes[Int(owner.index)].isDeclared,
          !isRequired(getter.selector, by: owner), !isOverridden(word, getter.selector, below: owner)
        {
          emit(.call(getter.body, on: found.0, [], to: slot), node, text: text)
        } else {
          emit(.send(getter.selector, to: found.0, [], into: slot), node, text: text)
        }
      } else {
        return nil
      }
      return (.slot(slot), combineMemberType(word, found.1, own.type))
    }
    if word == "rawValue", found.1.isUnknown, !isOwnProperty(word) {
      let slot = builder.slot()
      emit(.rawValue(found.0, to: slot), node, text: plainText(of: node))
      return (.slot(slot), .unknown)
    }
    if word == "isValid", isTimer(found.1), !isOwnProperty(word) {
      let slot = builder.slot()
      emit(.collection(.isPending, [found.0], "", to: slot), node, text: plainText(of: node))
      return (.slot(slot), .value(.bool))
    }
    if let known = listMember(word, of: found, node) ?? rootView(name, of: found, node) { return known }
    let written = SourceRange(Int(tree[node].range.start), Int(tree[part].range.end))
    if let known = fields(ofAlert: found, word, node, plainText(written)) { return known }
    if let known = addressMember(word, [], of: found, node, plainText(written)) { return known }
    if word == "localizedDescription" { return localizedDescription(of: found, part, node) }
    guard let base = found.1.base ?? guessedBase(of: word, found.1),
      let info = uikitProperty(word, base) ?? oldProperty(word, base, part)
    else {
      let other =
        unknownMember(name, of: found, part, node) ?? dynamicMember(name, of: found, node)
        ?? memberOfView(word, found, part, node, plainText(written))
      if case .enumeration = found.1 { noteSlip(name, of: found.1, at: memberRange(tree[part])) }
      if other == nil { noteSlip(name, of: found.1, at: memberRange(tree[part])) }
      return other
    }
    let slot = builder.slot()
    let text = plainText(SourceRange(Int(tree[node].range.start), Int(tree[part].range.end)))
    keepOfViews(word, base)
    let (ends, isOfOthers) = readOfOthers(name, of: found, into: slot, node)
    emit(.read(info.property, of: found.0, to: slot), node, text: text)
    patch(ends, to: builder.next)
    return (.slot(slot), isOfOthers ? .unknown : SwiftType(info.typeRead))
  }

  private func isTimer(_ type: SwiftType) -> Bool {
    switch type {
    case .unknown, .opaque, .closure: names.find("Timer") != nil
    default: false
    }
  }

  func uikitProperty(_ word: String, _ base: UIKitClass) -> PropertyInfo? {
    PropertyLookup.find(named: word, on: base)
  }

  /// `Optional<Int>.none`, `Optional.some(4)`.
  private mutating func caseOfOptional(
    _ parts: ArraySlice<SyntaxNode.ID>, _ wanted: SwiftType
  ) -> (Lowered, Int)? {
    let start = parts.startIndex
    guard start + 1 < parts.endIndex, let name = tree[parts[start + 1]].name else { return nil }
    let type = tree.child(of: parts[start], at: 0).map { self.type(of: $0) } ?? wanted
    if text(name) == "none" { return ((.none, type), start + 2) }
    guard text(name) == "some", start + 2 < parts.endIndex, tree[parts[start + 2]].kind == .call else { return nil }
    return wrapped(in: parts[start + 2], type).map { ($0, start + 3) }
  }

  /// The value of `some(4)`: nil in an optional is not nil itself, what that is nobody can tell here.
  private mutating func wrapped(in call: SyntaxNode.ID, _ type: SwiftType) -> Lowered? {
    let given = arguments(call)
    guard given.count == 1, given[0].label == nil, tree[given[0].value].kind != .nilLiteral else { return nil }
    return lowerValue(given[0].value, expecting: type)
  }

  /// `.medium()`, `.failed(error)`: a case with arguments.
  private mutating func lowerCaseCall(
    _ parts: ArraySlice<SyntaxNode.ID>, _ node: SyntaxNode.ID, _ type: SwiftType
  ) -> (Lowered, Int)? {
    guard let head = parts.first, let name = tree[head].name, parts.count == 2,
      tree[parts[parts.startIndex + 1]].kind == .call
    else { return nil }
    if let (id, row) = enumCase(name, node, type), !isStaticCall(name, id, row, parts[parts.startIndex + 1]) {
      return payloadCase(id, row, parts[parts.startIndex + 1], node).map { ($0, parts.endIndex) }
    }
    if text(name) == "some", let value = wrapped(in: parts[parts.startIndex + 1], type) {
      return (value, parts.endIndex)
    }
    if let own = extended(type), method(name, of: own, parts[parts.startIndex + 1]) != nil {
      return call(name, on: (.none, own), receiver: "", parts[parts.startIndex + 1], node).map { ($0, parts.endIndex) }
    }
    switch type {
    case .enumeration(let id):
      return call(name, on: (.none, .enumType(id)), receiver: "", parts[parts.startIndex + 1], node).map {
        ($0, parts.endIndex)
      }
    case .object(_, let id?):
      if let made = call(name, on: (.none, .type(id)), receiver: "", parts[parts.startIndex + 1], node) {
        return (made, parts.endIndex)
      }
    case .object(let base, nil) where text(name) != "init":
      // `.ok()`, of an extension of UIKit's class.
      guard let own = existingClass(NameTable.name(of: base)), case let whole = SwiftType.type(own),
        method(name, of: whole, parts[parts.startIndex + 1]) != nil
      else { break }
      return call(name, on: (.none, whole), receiver: "", parts[parts.startIndex + 1], node).map {
        ($0, parts.endIndex)
      }
    case .object(let base, nil):
      guard let made = existingClass(NameTable.name(of: base)) else { return nil }
      return make(made, arguments(parts[parts.startIndex + 1]), node).map { ($0, parts.endIndex) }
    case .value(.string) where text(name) == "init":
      // A name of a notification is its text: `.init("saved")`, `.init(rawValue: "saved")`.
      guard let argument = arguments(parts[parts.startIndex + 1]).first,
        argument.label == nil || argument.label == "rawValue"
      else { return nil }
      return lowerValue(argument.value, expecting: type).map { ($0, parts.endIndex) }
    case .time: return span(name, parts[parts.startIndex + 1]).map { ($0, parts.endIndex) }
    case .unknown, .opaque:
      return symbolWithPayload(name, parts[parts.startIndex + 1], node).map { ($0, parts.endIndex) }
    default: break
    }
    guard let wanted = type.valueType, let found = uikitValue(Array(parts), wanted) else { return nil }
    return ((.value(found), type), parts.endIndex)
  }

  /// Whether a call means a static method that has the name of a case, as its labels say: `.detail(id: "7")`.
  mutating func isStaticCall(_ name: Name, _ id: EnumID, _ row: Int, _ call: SyntaxNode.ID) -> Bool {
    let labels = swift.cases[Int(id.index)][row].payload.map { $0.label }
    guard arguments(call).map({ $0.label ?? "" }) != labels else { return false }
    return method(name, of: .enumType(id), call) != nil
  }

  mutating func payloadCase(_ id: EnumID, _ row: Int, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    var values: [Operand] = []
    var rest = arguments(call)[...]
    let ofResult = swift.values[Int(id.index)].node == nil ? swift.resultTypes : []
    swift.resultTypes = []
    for parameter in swift.cases[Int(id.index)][row].payload {
      let type =
        parameter.type.map { self.type(of: $0) } ?? (ofResult.indices.contains(row) ? ofResult[row] : .unknown)
      let isGiven = rest.first.map { argument in
        (argument.label ?? "") == parameter.label || tree[argument.node].flags.contains(.trailing)
      }
      // What the call leaves out is the case's own value.
      if isGiven != true, let initial = parameter.initial {
        values.append(lowerValue(initial, expecting: type)?.0 ?? unread(initial))
      } else if let argument = rest.popFirst() {
        values.append(lowerValue(argument.value, expecting: type)?.0 ?? unread(argument.value))
      }
    }
    for argument in rest {
      values.append(lowerValue(argument.value, expecting: .unknown)?.0 ?? unread(argument.value))
    }
    let slot = builder.slot()
    emit(.enumCase(id, Int32(row), values, to: slot), node)
    return (.slot(slot), .enumeration(id))
  }
}
