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
      for statements in loneSteps(item) {
        mentioning = Int32(program.steps.count)
        guard let body = loneStep(statements), let first = statements.first, let last = statements.last else {
          continue
        }
        let whole = SourceRange(Int(tree[first].range.start), Int(tree[last].range.end))
        addStep(.statement, body: body, at: hasScreen ? whole : tree[item].range)
      }
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

  func wordRange(_ range: SourceRange, _ count: Int32) -> SourceRange {
    SourceRange(Int(range.start), Int(min(range.end, range.start + count)))
  }

  private mutating func addStep(_ kind: Step.Kind, body: BodyID?, _ node: SyntaxNode.ID) {
    addStep(kind, body: body, at: tree[node].range)
  }

  private mutating func addStep(_ kind: Step.Kind, body: BodyID?, at range: SourceRange) {
    program.steps.append(
      Step(kind: kind, body: body, range: byteRange(range), line: source.line(of: Int(range.start))))
  }

  /// An assignment, a call or a read at column one. What UIKit lets only an initializer decide is part of making its
  /// receiver when it is before the first step.
  private mutating func checkStep(_ item: SyntaxNode.ID) {
    mentioning = Int32(program.steps.count)
    isSettingUp = program.steps.isEmpty && tree[item].kind == .assignment
    defer { isSettingUp = false }
    if let body = swiftStep(item) {
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
    // A method of pasted code starts its transition somewhere inside.
    if let body = swiftStep(inner) {
      addStep(.begin, body: body, item)
      return
    }
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
    if openBegin == nil, !tree.hasWrongBegin {
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
          "check.observer", "'\(text(name))' is a class: in its body, write 'on \(tree.lineText(of: method)) { … }'",
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
}
