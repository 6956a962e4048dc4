/// Statements of Swift, one after the other.
extension Checker {
  var builder: SwiftBuilder {
    _read { yield swift.builders.innermost }
    _modify { yield &swift.builders.innermost }
  }

  var wantsValue: Bool {
    if builder.function.kind == .closure { return true }
    return builder.returns != nil
  }
  var expectedResult: SwiftType { builder.returns ?? .unknown }
  mutating func returning(_ type: SwiftType?) { builder.returns = type }

  mutating func emit(_ kind: SwiftInstruction.Kind, _ node: SyntaxNode.ID, text: String? = nil) {
    let range = tree[node].range
    var instruction = SwiftInstruction(
      kind, line: source.line(of: Int(range.start)),
      range: builder.beginsStatement ? builder.statement ?? byteRange(range) : byteRange(range),
      beginsStatement: builder.beginsStatement)
    instruction.isUnread = builder.isForgetting
    if let text {
      let id = textID(text)
      instruction.text = id
      if hasCombine { noteText(id, instruction.line) }
      if kind.mayBeOpaque { swift.asked.insert(id) }
    }
    builder.beginsStatement = false
    builder.function.instructions.append(instruction)
    guard builder.tries > 0 else { return }
    switch kind {
    case .call, .send, .callClosure, .awaitResume: catchThrown(node)
    default: break
    }
  }

  /// Remembers which texts stand in what presim adds to the file alone: no advice quotes those.
  private mutating func noteText(_ id: TextID, _ line: Int) {
    if line < program.swift.hiddenLine {
      swift.ownTexts.insert(id)
      program.swift.hiddenTexts.remove(id)
    } else if !swift.ownTexts.contains(id) {
      program.swift.hiddenTexts.insert(id)
    }
  }

  /// The same, with the row of the instruction: for `patch`.
  mutating func emitted(_ kind: SwiftInstruction.Kind, _ node: SyntaxNode.ID, text: String? = nil) -> Int {
    let row = builder.function.instructions.count
    emit(kind, node, text: text)
    return row
  }

  /// A jump over what follows, which is for the case alone that another jump finds; its row.
  mutating func jumpOver(unless jump: SwiftInstruction.Kind, _ node: SyntaxNode.ID) -> Int {
    let found = emitted(jump, node)
    let over = emitted(.jump(.unpatched), node)
    patch([found], to: builder.next)
    return over
  }

  mutating func textID(_ text: String) -> TextID {
    // `self.` says nothing of what is meant.
    if text.utf8.starts(with: "self.".utf8) { return textID(String(text.dropFirst(5))) }
    // `given` need not write the blanks that the code has.
    let key = text.utf8.contains(0x20) ? String(decoding: text.utf8.filter { $0 != 0x20 }, as: UTF8.self) : text
    if let known = swift.texts[key] { return known }
    let id = TextID(Int32(program.swift.texts.count))
    program.swift.texts.append(text)
    swift.texts[key] = id
    return id
  }

  /// The text of an expression in one line, as `given` compares it.
  func plainText(_ range: SourceRange) -> String { NormalizedText.text(source.bytes, range) }

  /// A node in one line; of a path whose parts are read, what is read of it so far.
  func plainText(of node: SyntaxNode.ID) -> String {
    guard let (path, end) = swift.pathEnd, path == node else { return plainText(tree[node].range) }
    return plainText(SourceRange(Int(tree[node].range.start), end))
  }

  mutating func declare(
    _ name: Name, _ operand: Operand, _ type: SwiftType, isVariable: Bool = false, written: WrittenType = WrittenType()
  ) {
    let last = builder.scopes.count - 1
    if case .slot(let slot) = operand, builder.locals.last != slot { builder.locals.append(slot) }
    builder.scopes[last][name.id] = SwiftBuilder.Variable(
      operand: operand, type: type, isVariable: isVariable, written: written)
  }

  /// Says that a statement is not run, and why.
  mutating func skip(_ node: SyntaxNode.ID, _ reason: String) {
    if let method = methodWithVerb(in: node) { return noteLost(method, node) }
    let range = tree[node].range
    let first = source.line(of: Int(range.start))
    let last = max(first, source.line(of: max(Int(range.start), Int(range.end) - 1)))
    program.swift.skipped.append(SkippedStatement(lines: first...last, reason: reason))
    noteLeftOut(node, line: first)
  }

  mutating func lowerStatements(_ statements: [SyntaxNode.ID]) {
    for statement in inOrderOfCalls(statements) {
      let outer = builder.temporaries
      builder.temporaries = []
      builder.beginsStatement = true
      switch tree[statement].kind {
      case .expressionStatement, .callStatement, .assignment: builder.statement = byteRange(tree[statement].range)
      default: builder.statement = nil
      }
      lowerStatement(statement)
      dropTemporaries(statement)
      builder.temporaries = outer
    }
  }

  /// What a statement has left between its instructions is let go when it is over.
  private mutating func dropTemporaries(_ statement: SyntaxNode.ID) {
    if !leaves(statement), !builder.temporaries.isEmpty { emit(.drop(builder.temporaries), statement) }
  }

  mutating func lowerBlock(_ block: SyntaxNode.ID) { lowerBlock(Array(tree.children(of: block)), block) }

  /// The statements of a block, and what `defer` has kept in it.
  mutating func lowerBlock(_ statements: [SyntaxNode.ID], _ block: SyntaxNode.ID) {
    let begun = beginScope()
    let defers = builder.defers
    lowerStatements(statements)
    leaveBlock(defers, block)
    endScope(begun, statements.last ?? block)
  }

  /// The variables that are declared from here on belong to one block.
  mutating func beginScope() -> Int {
    builder.scopes.append([:])
    return builder.locals.count
  }

  /// A block ends: its variables hold nothing any more.
  mutating func endScope(_ begun: Int, _ last: SyntaxNode.ID) {
    if !leaves(last) { dropLocals(from: begun, last) }
    builder.scopes.removeLast()
    builder.locals.removeLast(builder.locals.count - begun)
  }

  /// Lets go of the variables of the blocks that are left here.
  mutating func dropLocals(from begun: Int, _ node: SyntaxNode.ID) {
    guard builder.locals.count > begun else { return }
    emit(.drop(Array(builder.locals[begun...])), node)
  }

  /// Whether nothing behind a statement is reached.
  private func leaves(_ statement: SyntaxNode.ID) -> Bool {
    switch tree[statement].kind {
    case .returnStatement, .throwStatement, .breakStatement, .continueStatement, .fallthroughStatement: true
    default: false
    }
  }

  mutating func lowerStatement(_ node: SyntaxNode.ID) {
    switch tree[node].kind {
    case .variableDeclaration: lowerVariables(node)
    case .expressionStatement, .callStatement, .readStatement:
      noticeOutlets(in: node)
      if noticeTraits(in: node) || isRefusedAsALine(node) { return }
      guard let value = tree.child(of: node, at: 0) else { return }
      noteComparison(value)
      noteUncalled(inStep: value)
      let count = builder.function.instructions.count
      if lowerValue(value, expecting: .unknown, isStatement: true) == nil {
        builder.truncate(to: count)
        leaveOut(node)
      }
    case .assignment:
      noticeOutlets(in: node)
      if noticeTraits(in: node) || isRefusedAsALine(node) { return }
      lowerAssignment(node)
    case .ifStatement: lowerIf(node)
    case .guardStatement: lowerGuard(node)
    case .switchStatement: lowerSwitch(node)
    case .returnStatement:
      lowerReturn(tree.child(of: node, at: 0), node)
    case .doStatement: lowerDo(node)
    case .labeledStatement:
      builder.label = tree[node].name
      if let inner = tree.child(of: node, at: 0) { lowerStatement(inner) }
    case .forStatement: lowerFor(node)
    case .whileStatement: lowerWhile(node)
    case .repeatStatement: lowerRepeat(node)
    case .breakStatement, .continueStatement: lowerExit(node)
    case .fallthroughStatement: lowerFallthrough(node)
    case .deferStatement: lowerDefer(node)
    case .throwStatement: lowerThrow(node)
    case .compoundAssignment: lowerCompound(node)
    case .functionDeclaration: lowerLocalFunction(node)
    case .expectEqual, .expectNotEqual, .expectTrue, .expectFalse, .expectHierarchy, .expectEvents, .expectNoEvent,
      .expectNoEvents, .expectLog, .expectNoLog, .expectException, .expectRule, .expectNoRule, .expectLint,
      .expectNoLint:
      lowerExpectation(node)
    case .conditional: lowerBranches(node)
    case .turnStatement, .beginStatement, .finishStatement, .cancelStatement, .callbackStatement: reportColumnOne(node)
    default:
      if tree[node].kind == .opaqueStatement { forgetNames(in: node) }
      skip(node, "presim leaves it out")
    }
  }

  // MARK: Variables

  /// The type of the next binding that has one: `var first, second: String?`.
  private func sharedAnnotation(behind binding: SyntaxNode.ID) -> SyntaxNode.ID? {
    var next = tree[binding].nextSibling
    while let current = next, tree[current].kind == .binding {
      for part in tree.children(of: current) where tree[part].kind == .typeAnnotation {
        return tree.child(of: part, at: 0)
      }
      next = tree[current].nextSibling
    }
    return nil
  }

  /// Whether an attribute of a variable is one of the file's property wrappers.
  private func isLocalWrapper(_ node: SyntaxNode.ID) -> Bool {
    tree[node].kind == .modifier && source.bytes[Int(tree[node].range.start)] == UInt8(ascii: "@")
      && tree[node].name.map { isOwnWrapper($0) } ?? false
  }

  private mutating func lowerVariables(_ node: SyntaxNode.ID) {
    let isConstant = tree[node].flags.contains(.marked)
    for binding in tree.children(of: node) where tree[binding].kind == .binding {
      var pattern: SyntaxNode.ID?
      var annotation: SyntaxNode.ID?
      var initial: SyntaxNode.ID?
      var hasAccessor = false
      for part in tree.children(of: binding) {
        switch tree[part].kind {
        case .namePattern, .tuplePattern, .discard, .enumCasePattern: pattern = part
        case .typeAnnotation: annotation = tree.child(of: part, at: 0)
        case .accessor: hasAccessor = true
        default: initial = part
        }
      }
      if annotation == nil, initial == nil { annotation = sharedAnnotation(behind: binding) }
      let wanted = annotation.map { type(of: $0) }
      guard let pattern, !hasAccessor, let name = tree[pattern].name, tree[pattern].kind == .namePattern else {
        guard let initial else { continue }
        let found = lowerValue(initial, expecting: wanted ?? .unknown)
        let (value, type) = found ?? (unread(initial), .opaque)
        if let pattern, !hasAccessor {
          let written = annotation.map { self.written(type: $0) } ?? self.written(initial)
          _ = match(pattern, value, type, binding, written)
        }
        continue
      }
      if let annotation, tree[annotation].flags.contains([.optional, .marked]), !tree.text(of: annotation, has: "&") {
        let written = tree.lineText(of: binding)
        emit(.fail("presim cannot know what '\(written)' holds: it follows no optional of an optional"), binding)
      }
      if let attribute = tree.children(of: node).first(where: { isLocalWrapper($0) }) {
        declareWrapped(name, wanted ?? initial.map { staticType($0) } ?? .unknown, attribute, annotation, initial, node)
        continue
      }
      if hasModifier(node, "lazy"), let initial {
        let written = annotation.map { self.written(type: $0) } ?? self.written(initial)
        declareLater(name, initial, wanted ?? staticType(initial), written, binding)
        continue
      }
      let hold: Hold = hasModifier(node, "weak") ? .weak : hasModifier(node, "unowned") ? .unowned : .strong
      let slot = builder.slot(text(name), hold)
      // A constant without a value gets it later: closures may have captured it by then.
      if !isConstant || initial == nil { emit(.declare(slot), binding) }
      if let initial { noteOwnInitial(name, initial) }
      guard let initial else {
        if annotation == nil, !tree.lineText(of: node).hasPrefix("@") {
          reportSlip(
            "check.type", "type annotation missing in pattern: '\(text(name))' has no value", at: tree[pattern].range)
        }
        declare(name, .slot(slot), wanted ?? .unknown, isVariable: true, written: written(type: annotation))
        if !isConstant { emit(.copy(.none, to: slot), binding) }
        continue
      }
      let isControl = isLocalControl(initial)
      if !isControl { connectAssigned(initial, to: pattern, binding) }
      var written = annotation.map { self.written(type: $0) } ?? self.written(initial)
      // What is taken for `Any` stays what it is.
      if isConstant, isAny(written) { written = self.written(initial) } else { noteHidden(initial, in: written) }
      tellClosure(initial, written)
      keepDeadline(name, initial)
      nameHint = swift.returned.flatMap { $0.local == name ? $0.property : nil } ?? name
      let isChild = hasModifier(node, "async")
      if isChild { beginChild(name, binding) }
      let found = lowerValue(initial, expecting: wanted ?? .unknown)
      nameHint = nil
      if let returned = swift.returned, returned.local == name, let made = swift.made[text(returned.property)] {
        swift.madeLocally[text(name)] = made
      }
      declare(name, .slot(slot), best(wanted, found?.1), isVariable: !isConstant)
      if let (value, _) = found {
        emit(.copy(value, to: slot), binding)
      } else {
        emit(.copy(opaque(of: initial), to: slot), binding)
      }
      if isChild { endChild() }
      let settled = standIn(for: name, in: slot, initial, best(wanted, found?.1 ?? .opaque), binding)
      declare(name, .slot(slot), settled, isVariable: !isConstant, written: written)
      if isControl { connectAssigned(initial, to: pattern, binding) }
    }
  }

  // MARK: Assignments

  /// The type with which a property is declared that a place is.
  private func annotation(of place: SwiftPlace) -> SyntaxNode.ID? {
    switch place.kind {
    case .field(let own, _), .part(_, _, _, let own?), .computed(_, _, let own): own.annotation
    default: nil
    }
  }

  mutating func lowerAssignment(_ node: SyntaxNode.ID) {
    guard let target = tree.child(of: node, at: 0), let value = tree.child(of: node, at: 1) else { return }
    if tree[target].kind == .discard {
      let count = builder.function.instructions.count
      if lowerValue(value, expecting: .unknown) == nil {
        builder.truncate(to: count)
        leaveOut(node)
      }
      return
    }
    if tree[target].kind == .tuple, assignTuple(target, value, node) { return }
    if hostsSearch(value, target, node) { return }
    if assignsToItem(value, target, node) { return }
    connectAssigned(value, to: target, node)
    tellViewClass(value, assignedTo: target, node)
    let count = builder.function.instructions.count
    if tree[target].kind == .path, coreAnimationDelegate(target, value, node) { return }
    skipMaking(target)
    guard tree[target].kind == .path, let place = place(target) else {
      builder.truncate(to: count)
      forgetWrites(of: node)
      writeAttributedText(target, value, node)
      noteReadOnly(target)
      if assignsToController(target, value, node) { return }
      if tree.children(of: target).contains(where: { keyPathArgument($0) != nil }) {
        return emit(
          .fail("presim cannot know what '\(tree.lineText(of: node))' changes: it follows no key path of a variable"),
          node)
      }
      // `navigationItem.backAction = UIAction { … }` is connected already.
      if tree.lastChild(of: target).flatMap({ tree[$0].name }).map({ text($0) }) == "backAction" { return }
      let isKept =
        tree[value].kind == .closure ? handOver(value, to: tree[target].range) : isMenuPart(value) && handOver(value)
      if !isKept { leaveOutAssignment(node, to: target) }
      return
    }
    let over = jumpIfNobody(place, target, value)
    defer { endNobody(over, place, node) }
    if writeItem(value, to: place, node) { return }
    if case .uikit(let info, _, _) = place.kind, info.property == .passthroughViews, tree[value].kind == .list,
      tree.child(of: value, at: 0) != nil
    {
      // Which controls they are, their names say.
      return write(opaque(plainText(tree[value].range), value), to: place, node)
    }
    nameHint = place.hint
    let begun = builder.function.instructions.count
    if tree[value].kind == .closure { tellClosure(value, written(target)) }
    wanting(annotation(of: place), value)
    noteHidden(value, in: written(type: annotation(of: place)))
    let found = lowerValue(value, expecting: place.type)
    nameHint = nil
    // What has been read of it leads nowhere.
    if found == nil { builder.truncate(to: begun) }
    if case .uikit(let info, _, _) = place.kind {
      noteMismatch(value, found?.1, info.type, takesNil: info.takesNil)
    }
    if case .uikit(let info, _, _) = place.kind, info.property == .rootViewController, wantsStandIn(value) {
      return write(shown(found?.0 ?? opaque(of: value), value, place.type), to: place, node)
    }
    if case .uikit = place.kind, case .type(let id)? = found?.1, tree.loneName(of: value) != nil {
      // A class in place of an object of it: `nav.delegate = Watcher`.
      return write(.value(.classReference(id)), to: place, node)
    }
    if case .field(let own, _) = place.kind, isMadeByItsClass(value) {
      return write(standIn(found?.0 ?? opaque(of: value), of: own, value).0, to: place, node)
    }
    guard let (operand, _) = found else {
      let slot = builder.slot()
      if case .uikit(let info, _, _) = place.kind {
        // Nobody knows the value, until something depends on it.
        // A case of an extension that was not pasted: by itself `given` could not name it.
        if tree[value].kind == .enumCase, case .enumeration(let type) = info.type {
          return write(opaque(type.name + plainText(tree[value].range), value), to: place, node)
        }
        return write(opaque(of: value), to: place, node)
      }
      emit(.copy(opaque(of: value), to: slot), node)
      write(.slot(slot), to: place, node)
      return
    }
    write(operand, to: place, node)
  }

  /// `screen.modalPresentationStyle = .custom` of a parameter whose type was not pasted: where a view controller is there, the
  /// property is UIKit's.
  private mutating func assignsToController(
    _ target: SyntaxNode.ID, _ value: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Bool {
    guard tree[target].kind == .path, case let parts = Array(tree.children(of: target)), parts.count == 2,
      tree[parts[0]].kind == .identifier, tree[parts[1]].kind == .member, let name = tree[parts[0]].name,
      let word = tree[parts[1]].name, let info = uikitProperty(text(word), .viewController), info.access != .read,
      let held = variable(name), isOpaque(held.type)
    else { return false }
    let isUnknown = emitted(.jumpIfOpaque(held.operand, .unpatched), node)
    let isOne = builder.slot()
    emit(.test(held.operand, .ofUIKit(.viewController), to: isOne), node)
    let isNone = emitted(.jumpIf(.slot(isOne), false, .unpatched, stake: Stake()), node)
    emit(
      .assign(
        info.property, of: held.operand, lowerArgument(value, SwiftType(info.type)), receiver: text(name)), node)
    let over = emitted(.jump(.unpatched), node)
    patch([isUnknown, isNone], to: builder.next)
    leaveOutAssignment(node, to: target)
    patch([over], to: builder.next)
    return true
  }

  /// `card.tabBarItem = UITabBarItem(title: "Card", image: nil, tag: 1)`: the item is the controller's own, and what it is
  /// made with is written to it.
  private mutating func writeItem(_ value: SyntaxNode.ID, to place: SwiftPlace, _ node: SyntaxNode.ID) -> Bool {
    guard case .uikit(let info, let owner, let receiver) = place.kind, info.property == .tabBarItem,
      tree[value].kind == .path, case let parts = Array(tree.children(of: value)), parts.count == 2,
      tree[parts[1]].kind == .call, tree[parts[0]].name.map({ text($0) }) == UIKitClass.tabBarItem.name
    else { return false }
    let given = arguments(parts[1])
    let known = Initializer.labels(of: .tabBarItem)
    guard given.allSatisfy({ $0.label.map { known.contains($0) } ?? false }) else { return false }
    let item = builder.slot()
    emit(.read(info.property, of: owner, to: item), node, text: receiver)
    for argument in given {
      guard let label = argument.label, let part = uikitProperty(label, .tabBarItem) else { continue }
      let found = lowerValue(argument.value, expecting: SwiftType(part.type))
      write(
        found?.0 ?? opaque(of: argument.value),
        to: SwiftPlace(
          kind: .uikit(part, .slot(item), receiver + ".tabBarItem"), type: SwiftType(part.type), hint: nil), node)
    }
    return true
  }

  /// `(a, b) = (b, a)`: all of the right side first.
  private mutating func assignTuple(_ target: SyntaxNode.ID, _ value: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Bool {
    let count = builder.function.instructions.count
    let (whole, _) = lowerValue(value, expecting: .unknown) ?? (opaque(of: value), .opaque)
    for (row, child) in tree.children(of: target).enumerated() {
      guard let part = tree.child(of: child, at: 0) else { continue }
      if tree.lineText(of: part) == "_" { continue }
      guard let place = place(part) else {
        builder.truncate(to: count)
        return false
      }
      let slot = builder.slot()
      emit(.payload(whole, Int32(row), to: slot), node)
      write(.slot(slot), to: place, node)
    }
    return true
  }

  // MARK: Conditions

  /// Evaluates conditions; the jumps to where one does not hold are patched by the caller.
  mutating func lowerConditions(_ conditions: [SyntaxNode.ID], ofLoop isLoop: Bool = false) -> [Int] {
    var exits: [Int] = []
    for condition in conditions {
      let outer = builder.temporaries
      builder.temporaries = []
      defer { builder.temporaries = outer + builder.temporaries }
      switch tree[condition].kind {
      case .optionalBinding:
        var pattern: SyntaxNode.ID?
        var annotation: SyntaxNode.ID?
        var initial: SyntaxNode.ID?
        for part in tree.children(of: condition) {
          switch tree[part].kind {
          case .namePattern, .discard, .tuplePattern, .enumCasePattern: pattern = part
          case .typeAnnotation: annotation = tree.child(of: part, at: 0)
          default: initial = part
          }
        }
        guard let pattern else { continue }
        let name = tree[pattern].name
        var found: (Operand, SwiftType)?
        if let initial {
          found = lowerValue(initial, expecting: annotation.map { self.type(of: $0) } ?? .unknown)
        } else if let name {
          found = lowerName(name, pattern)
        }
        // What is bound is there.
        let whole = annotation.map { written(type: $0) } ?? initial.map { written($0) }
        let bound = (whole ?? name.map { written(named: $0) } ?? WrittenType()).unwrapped
        let slot = builder.slot(name.map { text($0) } ?? "_")
        let range = tree[initial ?? pattern].range
        // `guard var items = list else { … }`: closures change it, too.
        let isVariable = name != nil && !tree[condition].flags.contains(.marked)
        if isVariable { emit(.declare(slot), condition) }
        let (operand, type) = found ?? (initial.map { opaque(of: $0) } ?? opaque(plainText(range), condition), .opaque)
        if isLoop { exits += endLoopIfOpaque(operand, condition) }
        dropTemporaries(but: operand, condition)
        exits.append(builder.function.instructions.count)
        emit(.bind(operand, to: slot, else: .unpatched), condition, text: plainText(range))
        if builder.temporaries.contains(where: { operand.isSlot($0) }), case .slot(let value) = operand {
          emit(.drop([value]), condition)
        }
        if let name {
          let type = initial.map { standIn(for: name, in: slot, $0, type, condition) } ?? type
          declare(name, .slot(slot), type, isVariable: isVariable, written: bound)
        } else if tree[pattern].kind == .tuplePattern {
          exits += match(pattern, .slot(slot), type, condition, bound)
        }
      case .availability:
        if !available(condition) {
          exits.append(emitted(.jump(.unpatched), condition))
        }
      case .caseCondition:
        guard let pattern = tree.child(of: condition, at: 0), let value = tree.child(of: condition, at: 1) else {
          continue
        }
        let (operand, type) =
          lowerValue(value, expecting: .unknown) ?? (opaque(of: value), .opaque)
        builder.subject = plainText(tree[value].range)
        exits += match(pattern, operand, type, condition, written(value))
      default:
        guard let (operand, _) = lowerValue(condition, expecting: .value(.bool)) else {
          let value = opaque(of: condition)
          exits.append(
            emitted(
              .jumpIf(value, false, .unpatched, stake: Stake()), condition, text: plainText(tree[condition].range)))
          continue
        }
        dropTemporaries(but: operand, condition)
        exits.append(
          emitted(
            .jumpIf(operand, false, .unpatched, stake: Stake()), condition, text: plainText(tree[condition].range)))
      }
    }
    return exits
  }

  /// What a condition has left is let go before it decides.
  private mutating func dropTemporaries(but operand: Operand, _ node: SyntaxNode.ID) {
    let rest = builder.temporaries.filter { !operand.isSlot($0) }
    if !rest.isEmpty { emit(.drop(rest), node) }
  }

  func available(_ node: SyntaxNode.ID) -> Bool {
    var holds = true
    for platform in tree.children(of: node) where tree[platform].name.map({ text($0) }) == "iOS" {
      guard let number = tree.child(of: platform, at: 0), let version = tree.version(of: number) else { continue }
      holds = program.profile.version >= UIKitVersion(version.major, version.minor)
    }
    return tree[node].flags.contains(.marked) ? !holds : holds
  }

  mutating func opaque(_ text: String, _ node: SyntaxNode.ID) -> Operand {
    let slot = builder.slot()
    emit(.opaque(to: slot), node, text: text)
    return .slot(slot)
  }

  mutating func patch(_ rows: [Int], to target: Int32, stake: Stake? = nil) {
    for row in rows {
      switch builder.function.instructions[row].kind {
      case .jump: builder.function.instructions[row].kind = .jump(target)
      case .leave: builder.function.instructions[row].kind = .leave(target)
      case .next(let list, let counter, let slot, _):
        builder.function.instructions[row].kind = .next(list, counter: counter, to: slot, else: target)
      case .thrownByGiven(let text, let error, let slot, _):
        builder.function.instructions[row].kind = .thrownByGiven(text, error, to: slot, else: target)
      case .thrown(let slot, _): builder.function.instructions[row].kind = .thrown(to: slot, else: target)
      case .jumpIf(let value, let wanted, _, let old):
        builder.function.instructions[row].kind = .jumpIf(value, wanted, target, stake: stake ?? old)
      case .jumpIfNil(let value, _): builder.function.instructions[row].kind = .jumpIfNil(value, target)
      case .jumpIfOpaque(let value, _): builder.function.instructions[row].kind = .jumpIfOpaque(value, target)
      case .bind(let value, let slot, _): builder.function.instructions[row].kind = .bind(value, to: slot, else: target)
      default: break
      }
    }
  }

  /// What the instructions since a row do to the hierarchy, or to something that is known: the first of it.
  func stake(since row: Int) -> Stake? { stakes(since: [row])[0] }

  /// The stakes since each of some rows, which ascend: every instruction is looked at once.
  func stakes(since rows: [Int]) -> [Stake?] {
    var found: [Stake?] = []
    var (transition, other): (Stake?, Stake?) = (nil, nil)
    var end = builder.function.instructions.count
    for row in rows.reversed() {
      for instruction in builder.function.instructions[row..<end].reversed() where !instruction.isUnread {
        guard let verb = verb(of: instruction.kind) else { continue }
        let stake = Stake(line: instruction.line, verb: verb.word)
        if verb.isTransition { transition = stake }
        other = stake
      }
      end = row
      found.append(transition ?? other)
    }
    found.reverse()
    return found
  }

  /// What an instruction does that is known; nil for one that only makes a value.
  private func verb(of kind: SwiftInstruction.Kind) -> (word: String, isTransition: Bool)? {
    switch kind {
    case .uikit(let call):
      switch call.method {
      case .present: ("presents", true)
      case .dismiss: ("dismisses", true)
      case .pushViewController: ("pushes", true)
      default: ("acts", false)
      }
    case .assign, .writeField: ("assigns", false)
    case .return: ("returns", false)
    case .throw: ("throws", false)
    case .leave: ("leaves", false)
    case .pushDefer, .note, .suspend, .awaitResume, .expect: ("acts", false)
    case .copy(_, to: let slot): isNamed(slot) ? ("assigns", false) : nil
    default: kind.acts ? ("acts", false) : nil
    }
  }

  private func isNamed(_ slot: Slot) -> Bool {
    let name = builder.function.slots[Int(slot.index)].name
    // `$0` is a closure's argument, other names with a sign are presim's own.
    guard name.utf8.first == UInt8(ascii: "$") else { return !name.isEmpty }
    return name.utf8.dropFirst().first?.isDigit ?? false
  }

  private mutating func lowerGuard(_ node: SyntaxNode.ID) {
    let parts = Array(tree.children(of: node))
    guard let block = parts.last else { return }
    noteGuard(block)
    let exits = lowerConditions(Array(parts.dropLast()))
    let over = emitted(.jump(.unpatched), node)
    let row = builder.next
    lowerBlock(block)
    let stake = stake(since: Int(row))
    for exit in exits { patch([exit], to: row, stake: stake) }
    patch([over], to: builder.next)
  }
}
