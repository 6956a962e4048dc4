/// The statements of a block, as instructions.
extension Checker {
  /// Reads a block into a body.
  mutating func lowerBlock(_ block: SyntaxNode.ID, _ scope: Scope) -> BodyID {
    if let function = swiftBlock(block, scope) { return program.add(function) }
    return addBody(instructions(of: block, scope))
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
    case .turnStatement, .beginStatement, .finishStatement, .cancelStatement, .callbackStatement: reportColumnOne(child)
    default:
      if let found = expectation(child, scope) {
        let range = tree[child].range
        instructions.append(
          Instruction(kind: .expect(found), range: byteRange(range), line: source.line(of: Int(range.start))))
      }
    }
  }

  mutating func reportColumnOne(_ node: SyntaxNode.ID) {
    let word = tree.text(of: node).prefix { $0 != " " && $0 != "{" }
    report("check.statement", "'\(word)' belongs at column one", at: tree[node].range)
  }

  /// Reads one assignment, call or read: one instruction, or none where it is wrong.
  mutating func instruction(_ node: SyntaxNode.ID, _ scope: Scope) -> [Instruction] {
    let range = tree[node].range
    let kind: Instruction.Kind?
    switch tree[node].kind {
    case .assignment: kind = assignment(node, scope)
    case .callStatement, .readStatement, .expressionStatement:
      kind = tree.child(of: node, at: 0).flatMap { statement($0, scope) }
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
        notes: [
          Diagnostic.Note(
            isControllerClass(type)
              ? "declare it as an outline: '\(text(name)): \(type)'" : "write 'let \(text(name)) = \(type)(…)'")
        ])
      unknownNames.insert(name.id)
      return nil
    }
    switch resolve(target, scope) {
    case .path(let found):
      guard let info = found.info, case .property(let property)? = found.path.components.last?.kind else {
        report(
          "check.assign", "cannot assign to '\(tree.lineText(of: target))': it is a name of the file",
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
      report("check.assign", "cannot assign to '\(tree.lineText(of: target))'", at: tree[target].range)
      return nil
    case .outside(let found): return ignored(found.use, in: node, value: value, scope)
    case .failure: return nil
    }
  }

  /// `[.medium]` is meant as `[.medium()]`, which alone is Swift.
  private mutating func remarkDetents(_ list: SyntaxNode.ID) {
    guard let bare = tree.children(of: list).first(where: { tree[$0].kind == .enumCase }) else { return }
    let written = tree.lineText(of: bare)
    remark(
      "check.detent", "'\(written)' is read as '\(written)()': in Swift a detent is made by a call",
      at: tree[bare].range,
      advice: "write '\(written)()'")
  }

  /// The class of `Card()`; nil for another value.
  private func madeClass(_ value: SyntaxNode.ID) -> String? {
    guard tree[value].kind == .path, let head = tree.child(of: value, at: 0), let name = tree[head].name,
      let call = tree[head].nextSibling, tree[call].kind == .call, tree[call].nextSibling == nil,
      names.utf8(of: name).first?.isCapital == true
    else { return nil }
    return text(name)
  }

  /// Whether an outline may be of a class: what is not declared is taken for a view controller.
  private mutating func isControllerClass(_ word: String) -> Bool {
    guard let name = names.find(word), let known = knownClass(name) else { return true }
    return isController(known)
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
    case .call(let receiver, let name, let range, let call):
      guard asks(name, receiver.type) else { return callOrOutside(receiver, name, range, call, scope) }
      report(
        "check.unused",
        "'\(text(name))' only asks: compare its value, as in 'expect \(tree.lineText(of: path)) == nil'",
        at: range)
      return nil
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
