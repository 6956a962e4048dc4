extension Checker {
  /// Reads the statements at column one, in order.
  mutating func checkStatements() {
    for item in tree.items where !hasTooMany {
      checkItem(item)
      checkClosures()
    }
    mentioning = Checker.nowhere
  }

  /// Reads what is at column one, or in a branch there.
  private mutating func checkItem(_ item: SyntaxNode.ID) {
    guard tree[item].kind == .conditional else { return checkPlainItem(item) }
    eachBranch(item) { checker, block, _ in
      for child in checker.tree.children(of: block) { checker.checkItem(child) }
    }
  }

  /// Reads what is no branch: kept apart from what nests.
  @inline(never) private mutating func checkPlainItem(_ item: SyntaxNode.ID) {
    let above = latestPreamble
    latestPreamble = nil
    switch tree[item].kind {
    case .classDeclaration, .importDeclaration, .extensionDeclaration, .protocolDeclaration, .enumDeclaration,
      .structDeclaration, .typealiasDeclaration, .otherDeclaration, .opaqueStatement, .functionDeclaration,
      .variableDeclaration, .swiftHeader, .storyboardLine:
      break
    case .block:
      mentioning = Int32(program.steps.count)
      if let body = loneStep(item) { addStep(.statement, body: body, item) }
    case .givenStatement: checkGiven(item)
    case .completeStatement:
      mentioning = Int32(program.steps.count)
      if let body = completeStep(item) { addStep(.statement, body: body, item) }
    case .callbackStatement: checkObserver(item)
    case .turnStatement:
      guard let block = tree.child(of: item, at: 0) else { return }
      mentioning = Int32(program.steps.count)
      let body = lowerBlock(block, .file)
      addStep(.turn, body: body, item)
    case .beginStatement: checkBegin(item)
    case .finishStatement, .cancelStatement: checkEnd(item)
    case .assignment, .callStatement, .readStatement: checkStep(item)
    case .segueDeclaration: break
    default:
      guard let expectation = expectation(item, .file) else { return }
      if let above, !program.expectations[Int(expectation.index)].kind.speaksOfWhatHappened {
        // Looking changes nothing: the assignment is made before launch, whoever looks.
        latestPreamble = above
      } else if let above, let instruction = program.setup.popLast() {
        // What happened is asked directly below an assignment: it is a step, and its expectations are those below it.
        addStep(.statement, body: addBody([instruction]), above)
        swap(&program.steps[program.steps.count - 1].expectations, &program.launchExpectations)
      }
      if program.steps.isEmpty {
        program.launchExpectations.append(expectation)
      } else {
        program.steps[program.steps.count - 1].expectations.append(expectation)
      }
    }
  }

  private func wordRange(_ range: SourceRange, _ count: Int32) -> SourceRange {
    SourceRange(Int(range.start), Int(min(range.end, range.start + count)))
  }

  private mutating func addStep(_ kind: Step.Kind, body: BodyID?, _ node: SyntaxNode.ID) {
    let range = tree[node].range
    program.steps.append(
      Step(kind: kind, body: body, range: byteRange(range), line: source.line(of: Int(range.start))))
  }

  /// An assignment, a call or a read at column one. What UIKit lets only an initializer decide is part of making its
  /// receiver when it is before the first step.
  private mutating func checkStep(_ item: SyntaxNode.ID) {
    mentioning = Int32(program.steps.count)
    isSettingUp = program.steps.isEmpty && tree[item].kind == .assignment
    defer { isSettingUp = false }
    if swift.isUsed, let body = swiftStep(item) {
      addStep(.statement, body: body, item)
      return
    }
    let instructions = instruction(item, .file)
    guard !instructions.isEmpty else {
      // what follows still belongs to a step
      addStep(.statement, body: nil, item)
      return
    }
    if program.steps.isEmpty, isSetup(instructions[0]) {
      program.setup += instructions
      return
    }
    if program.steps.isEmpty, program.launchExpectations.isEmpty, belongsToPreamble(instructions[0]) {
      program.setup += instructions
      latestPreamble = item
      return
    }
    addStep(.statement, body: addBody(instructions), item)
  }

  mutating func addBody(_ instructions: [Instruction]) -> BodyID {
    program.bodies.append(Body(instructions: instructions))
    return BodyID(Int32(program.bodies.count - 1))
  }

  // MARK: begin, finish, cancel

  private mutating func checkBegin(_ item: SyntaxNode.ID) {
    let range = wordRange(tree[item].range, 5)
    if let open = openBegin, !mayHaveEnded {
      report(
        "check.begin", "a transition is already paused: 'finish' or 'cancel' it first", at: range,
        notes: [Diagnostic.Note("it begins here", at: open)])
    }
    openBegin = range
    guard let inner = tree.child(of: item, at: 0) else { return }
    mentioning = Int32(program.steps.count)
    let instructions = instruction(inner, .file)
    guard !instructions.isEmpty else {
      addStep(.begin, body: nil, item)
      return
    }
    if let what = stillOf(instructions[0]) {
      report("check.begin", "'\(what)' starts no transition that 'begin' could pause", at: tree[inner].range)
    }
    addStep(.begin, body: addBody(instructions), item)
  }

  /// The name of what an instruction does, if it starts no transition.
  private func stillOf(_ instruction: Instruction) -> String? {
    switch instruction.kind {
    case .assign(_, let property, _):
      for type in UIKitClass.allCases {
        if let info = type.properties.first(where: { $0.property == property && $0.startsTransition }) {
          return info.startsTransition ? nil : property.name
        }
      }
      return property.name
    case .call(let call):
      for type in UIKitClass.allCases {
        if let info = type.methods.first(where: { $0.method == call.method }) {
          return info.startsTransition ? nil : info.name
        }
      }
      return nil
    case .outside(let use): return use.member.name
    case .read(_), .expect(_): return "reading"
    }
  }

  private mutating func checkEnd(_ item: SyntaxNode.ID) {
    let isFinish = tree[item].kind == .finishStatement
    if openBegin == nil {
      report(
        "check.begin", "'\(isFinish ? "finish" : "cancel")' without 'begin': no transition is paused",
        at: tree[item].range)
    }
    if !mayHaveEnded { openBegin = nil }
    addStep(isFinish ? .finish : .cancel, body: nil, item)
  }

  // MARK: on

  private mutating func checkObserver(_ item: SyntaxNode.ID) {
    guard let receiver = tree.child(of: item, at: 0), let method = tree.child(of: item, at: 1),
      let block = tree.child(of: item, at: 2)
    else { return }
    mentioning = Checker.nowhere
    let range = tree[receiver].range
    guard let name = tree.loneName(of: receiver) else {
      report("check.observer", "'on' takes the name of a controller or an object", at: range)
      return
    }
    let subject: Value
    let type: ClassID
    switch entity(name) {
    case .controller(let id):
      subject = .controller(ControllerID(id))
      type = program.outline.classes[Int(id)]
    case .object(let id):
      subject = .object(ObjectID(id))
      type = program.objects[Int(id)].objectClass
    case .window, .nothing, .someClass:
      if case .window = entity(name) {
        report(
          "check.observer", "a window has no callbacks: 'on' takes the name of a controller or an object", at: range)
      } else if classRows[Int(name.id)] >= 0 {
        report(
          "check.observer", "'\(text(name))' is a class: in its body, write 'on \(tree.text(of: method)) { … }'",
          at: range)
      } else if !unknownNames.contains(name.id) {
        reportUnknownName(name, at: range)
      }
      return
    }
    let action = unwindAction(method, on: type)
    guard let callback = action == nil ? callback(method, on: type, hasBody: true) : .unwindAction else { return }
    mentioning = Checker.forever
    let body = lowerBlock(block, Scope(owner: type, isClassBody: false, callback: callback))
    mentioning = Checker.nowhere
    program.observers.append(
      Observer(
        subject: subject, callback: callback, action: action, body: body, fromStep: program.steps.count,
        line: source.line(of: Int(range.start)), range: byteRange(tree[item].range)))
  }

  // MARK: Bodies

  /// Reads a block into a body.
  mutating func lowerBlock(_ block: SyntaxNode.ID, _ scope: Scope) -> BodyID {
    addBody(instructions(of: block, scope))
  }

  /// Reads the statements of a block.
  mutating func instructions(of block: SyntaxNode.ID, _ scope: Scope) -> [Instruction] {
    var instructions: [Instruction] = []
    lower(block, into: &instructions, scope)
    return instructions
  }

  private mutating func lower(_ block: SyntaxNode.ID, into instructions: inout [Instruction], _ scope: Scope) {
    for child in tree.children(of: block) {
      if tree[child].kind == .conditional {
        lowerBranches(child, into: &instructions, scope)
      } else {
        lowerStatement(child, into: &instructions, scope)
      }
    }
  }

  /// The branches of an `if #available`; they nest, so that this stays apart from what statements need of the stack.
  @inline(never) private mutating func lowerBranches(
    _ node: SyntaxNode.ID, into instructions: inout [Instruction], _ scope: Scope
  ) {
    var taken: [Instruction] = []
    eachBranch(node) { checker, block, isTaken in
      var found: [Instruction] = []
      checker.lower(block, into: &found, scope)
      if isTaken { taken = found }
    }
    instructions += taken
  }

  @inline(never) private mutating func lowerStatement(
    _ child: SyntaxNode.ID, into instructions: inout [Instruction], _ scope: Scope
  ) {
    switch tree[child].kind {
    case .assignment, .callStatement, .readStatement:
      instructions += instruction(child, scope)
    case .turnStatement, .beginStatement, .finishStatement, .cancelStatement, .callbackStatement:
      let word = tree.text(of: child).prefix { $0 != " " && $0 != "{" }
      report("check.statement", "'\(word)' belongs at column one", at: tree[child].range)
    default:
      if let found = expectation(child, scope) {
        let range = tree[child].range
        instructions.append(
          Instruction(kind: .expect(found), range: byteRange(range), line: source.line(of: Int(range.start))))
      }
    }
  }

  /// Reads one assignment, call or read: one instruction, or none where it is wrong.
  private mutating func instruction(_ node: SyntaxNode.ID, _ scope: Scope) -> [Instruction] {
    let range = tree[node].range
    let kind: Instruction.Kind?
    switch tree[node].kind {
    case .assignment: kind = assignment(node, scope)
    case .callStatement, .readStatement: kind = tree.child(of: node, at: 0).flatMap { statement($0, scope) }
    default: kind = nil
    }
    guard let kind else { return [] }
    return [Instruction(kind: kind, range: byteRange(range), line: source.line(of: Int(range.start)))]
  }

  private mutating func assignment(_ node: SyntaxNode.ID, _ scope: Scope) -> Instruction.Kind? {
    guard let target = tree.child(of: node, at: 0), let value = tree.child(of: node, at: 1) else { return nil }
    if tree[target].kind == .discard {
      guard tree[value].kind == .path else { return anyValue(value, scope).map { .read($0.0) } }
      switch resolve(value, scope) {
      case .call(let receiver, let name, let range, let call) where !asks(name, receiver.type):
        return callOrOutside(receiver, name, range, call, scope)
      case .outside(let found): return ignored(found.use, in: value, value: nil, scope)
      case let result: return expression(result, value, scope).map { .read($0.0) }
      }
    }
    if let name = tree.loneName(of: target), case .nothing = entity(name), scope.owner == nil,
      let type = madeClass(value)
    {
      report(
        "check.unknown-name", "cannot find '\(text(name))' in this file", at: tree[target].range,
        notes: [Diagnostic.Note("declare it as an outline: '\(text(name)): \(type)'")])
      return nil
    }
    switch resolve(target, scope) {
    case .path(let found):
      guard let info = found.info, case .property(let property)? = found.path.components.last?.kind else {
        report(
          "check.assign", "cannot assign to '\(tree.text(of: target))': it is a name of the file",
          at: tree[target].range)
        return nil
      }
      guard mayAssign(info, found) else { return nil }
      if property == .loadView { declareView(value) }
      guard let lowered = self.value(value, expecting: info.type, takesNil: info.takesNil, scope) else { return nil }
      if property == .detents { remarkDetents(value) }
      if property == .detents, tree[value].kind == .list, tree[value].firstChild == nil {
        report("check.value", "a sheet has at least one detent, as in '[.medium(), .large()]'", at: tree[value].range)
        return nil
      }
      var path = found.path
      let last = path.components.removeLast()
      path.finalUnwrap = last.unwrap
      return .assign(path, property, lowered)
    case .call:
      report("check.assign", "cannot assign to the value of a call", at: tree[target].range)
      return nil
    case .value, .enumCase:
      report("check.assign", "cannot assign to '\(tree.text(of: target))'", at: tree[target].range)
      return nil
    case .outside(let found): return ignored(found.use, in: node, value: value, scope)
    case .failure: return nil
    }
  }

  /// `[.medium]` is meant as `[.medium()]`, which alone is Swift.
  private mutating func remarkDetents(_ list: SyntaxNode.ID) {
    guard let bare = tree.children(of: list).first(where: { tree[$0].kind == .enumCase }) else { return }
    let written = tree.text(of: bare)
    remark(
      "check.detent", "'\(written)' is read as '\(written)()': in Swift a detent is made by a call",
      at: tree[bare].range,
      advice: "write '\(written)()'")
  }

  /// The class of `Card()`; nil for another value.
  private func madeClass(_ value: SyntaxNode.ID) -> String? {
    guard tree[value].kind == .path, let head = tree.child(of: value, at: 0), let name = tree[head].name,
      let call = tree[head].nextSibling, tree[call].kind == .call, tree[call].nextSibling == nil,
      let first = names.utf8(of: name).first, first >= 0x41, first <= 0x5A
    else { return nil }
    return text(name)
  }

  private mutating func mayAssign(_ info: PropertyInfo, _ found: ResolvedPath) -> Bool {
    switch info.access {
    case .write, .initialOrWrite: return true
    case .read:
      report(
        "check.read-only", "cannot assign to property: '\(info.name)' is a get-only property", at: found.lastRange)
      return false
    case .initial:
      if isSettingUp, found.path.components.count == 1 { return true }
      report(
        "check.read-only",
        "cannot assign to property: '\(info.name)' is decided when the object is made; set it in a class body or above every other statement",
        at: found.lastRange)
      return false
    }
  }

  /// A value that is not used: most likely an `expect` is missing.
  private mutating func reportUnused(_ path: SyntaxNode.ID, isProperty: Bool) {
    let written = NormalizedText.text(source.bytes, tree[path].range)
    let note: String
    if !isProperty {
      note = "a call is written as in Swift: 'home.present(detail, animated: true)'"
    } else if written.hasSuffix(".view") {
      note = "to load the view write '_ = \(written)'; to check it, 'expect \(written) …'"
    } else {
      note = "an 'expect' may be missing: 'expect \(written) == …'"
    }
    report(
      "check.unused", "the value of '\(written)' is read but not used", at: tree[path].range,
      notes: [Diagnostic.Note(note)])
  }

  /// Reads a call, or what replaces a call of a method that decides nothing here.
  private mutating func callOrOutside(
    _ receiver: ResolvedPath, _ name: Name, _ range: SourceRange, _ node: SyntaxNode.ID, _ scope: Scope
  ) -> Instruction.Kind? {
    if let call = call(receiver, name, range, node, scope) { return .call(call) }
    guard let member = takeOutside() else { return nil }
    return ignored(
      OutsidePath(receiver: receiver, member: member, range: range).use, in: node, value: nil, scope)
  }

  private mutating func statement(_ path: SyntaxNode.ID, _ scope: Scope) -> Instruction.Kind? {
    switch resolve(path, scope) {
    case .path(let found):
      reportUnused(path, isProperty: !found.path.components.isEmpty)
      return nil
    case .value:
      reportUnused(path, isProperty: false)
      return nil
    case .call(let receiver, let name, let range, _) where asks(name, receiver.type):
      report(
        "check.unused", "'\(text(name))' only asks: compare its value, as in 'expect \(tree.text(of: path)) == nil'",
        at: range)
      return nil
    case .call(let receiver, let name, let range, let call):
      return callOrOutside(receiver, name, range, call, scope)
    case .enumCase(_, let range):
      report("check.value", "a case is not a statement", at: range)
      return nil
    case .outside(let found):
      guard tree.lastChild(of: path).map({ tree[$0].kind == .call }) == true else {
        report("check.unused", found.member.refusal, at: found.range)
        return nil
      }
      return ignored(found.use, in: path, value: nil, scope)
    case .failure: return nil
    }
  }
}
