/// Blocks of the scenario's own that are functions of Swift: a `turn`, a body of `on`, a closure of a line.
extension Checker {
  /// A block that has more of Swift than calls and assignments, or something of the file's own; nil for another.
  mutating func swiftBlock(_ block: SyntaxNode.ID, _ scope: Scope) -> SwiftFunction? {
    var node = block
    if let inner = tree.child(of: block, at: 0), tree[inner].kind == .block {
      node = inner
    } else {
      guard hasOwnSwift(block, scope) else { return nil }
    }
    beginSwift()
    let range = tree[node].range
    var builder = SwiftBuilder(
      .step, name: "", line: source.line(of: Int(range.start)), range: byteRange(range), owner: scope.owner)
    builder.function.isBlock = true
    builder.isStatic = scope.owner == nil
    builder.prefersFile = !scope.isClassBody
    builder.leavesUnnamed = true
    if scope.owner != nil {
      let slot = builder.slot("self")
      builder.function.selfSlot = slot
      builder.me = .slot(slot)
    }
    swift.builders.append(builder)
    declareArguments(of: scope, node)
    lowerStatements(Array(tree.children(of: node)))
    leaveBlock(0, node)
    return finish()
  }

  /// What UIKit hands a callback, and the closures round the block.
  private mutating func declareArguments(of scope: Scope, _ node: SyntaxNode.ID) {
    for argument in scope.callback?.info.arguments ?? [] {
      declareArgument(names.intern(argument.name), argument.type)
    }
    for parameter in scope.blockParameters { declareArgument(parameter.name ?? .underscore, parameter.type) }
    for name in scope.closureParameters {
      declare(name, opaque(text(name), node), .opaque)
    }
  }

  private mutating func declareArgument(_ name: Name, _ type: ValueType) {
    grow()
    let slot = builder.slot(text(name))
    builder.function.parameters.append(slot)
    declare(name, .slot(slot), SwiftType(type))
  }

  /// Whether a statement of a block calls or assigns something of the file's own, or calls what nobody knows.
  private mutating func hasOwnSwift(_ block: SyntaxNode.ID, _ scope: Scope) -> Bool {
    for statement in tree.children(of: block) {
      switch tree[statement].kind {
      case .assignment, .callStatement, .readStatement:
        guard let path = lookedAtPath(statement) else { continue }
        if swift.isUsed, isOwn(path, statement, scope) { return true }
        if callsUnknown(statement, scope) { return true }
      default: continue
      }
    }
    return false
  }

  private mutating func isOwn(_ path: SyntaxNode.ID, _ statement: SyntaxNode.ID, _ scope: Scope) -> Bool {
    if let owner = scope.owner, let head = tree.child(of: path, at: 0), tree[head].kind == .identifier,
      let name = tree[head].name, !isOfOutline(name)
    {
      if name == .super { return false }
      let isMember = lineage(owner).contains {
        swift.members[$0.index]?.methods[name.id] != nil || swift.members[$0.index]?.properties[name.id] != nil
      }
      if isMember || handsOverOwn(statement) { return true }
    }
    return isOfSwift(path, statement)
  }

  /// Whether a name is that of a controller, an object or a window of the file.
  func isOfOutline(_ name: Name) -> Bool {
    switch entity(name) {
    case .controller, .object, .window: true
    case .nothing, .someClass: false
    }
  }

  // MARK: What nobody knows

  /// Whether a statement calls something that neither the file nor UIKit has, and that is no slip: `Analytics.track()`.
  mutating func callsUnknown(_ statement: SyntaxNode.ID, _ scope: Scope) -> Bool {
    guard tree[statement].kind == .callStatement, let path = tree.child(of: statement, at: 0),
      let head = tree.child(of: path, at: 0), tree[head].kind == .identifier, let name = tree[head].name,
      !name.isWord, let last = tree.lastChild(of: path), tree[last].kind == .call, verb(in: path) == nil
    else { return false }
    guard case .nothing = entity(name), existingClass(name) == nil, knownClass(name) == nil, !known(name).isProtocol,
      !unknownNames.contains(name.id), ForeignSwift.advice(name: text(name)) == nil, !isArgument(name, scope)
    else { return false }
    // `Card()` alone makes an object of an unknown class; a control has nothing that it could call.
    if tree[head].nextSibling == last, text(name).utf8.first?.isCapital == true { return false }
    if tree.children(of: path).contains(where: { tree[$0].name.map { text($0) } == "addTarget" }) { return false }
    // What has a method of UIKit's is an object of the hierarchy, which has to have a name.
    let called = tree.children(of: path).compactMap { tree[$0].kind == .member ? tree[$0].name : nil }.last
    if let called, Self.isUIKitMethod(text(called)) { return false }
    return !isSlip(name, isCalled: tree[head].nextSibling == last, scope)
  }

  private func isArgument(_ name: Name, _ scope: Scope) -> Bool {
    scope.closureParameters.contains(name) || scope.blockParameters.contains { $0.name == name }
      || scope.callback?.info.arguments.contains { $0.name == text(name) } ?? false
  }

  /// Whether a name is beside one of the file's or of UIKit's, or is one of UIKit's that wants somebody before it.
  private mutating func isSlip(_ name: Name, isCalled: Bool, _ scope: Scope) -> Bool {
    let word = text(name)
    let base = scope.owner.map { bases[Int($0.index)] } ?? .viewController
    if known(name).property != nil || PropertyLookup.named(word, base) != nil { return true }
    if NotSupportedYet.subject(of: word) != nil || FormerNames.constant(word) != nil { return true }
    let methods = base.lineage.flatMap { $0.methods.map { $0.name } }
    if methods.contains(word) || OldSwift.method(word) != nil || word == "type" { return true }
    if Self.isUIKitMethod(word) { return true }
    var candidates = program.outline.names + classCandidates() + ["window", "device", "expect", "turn", "begin"]
    if isCalled { candidates += methods }
    candidates += tree.outline.map { text($0.className) }
    let small = word.lowercased()
    return candidates.contains { $0.lowercased() == small } || nearestName(to: word, in: candidates) != nil
  }

  private static func isUIKitMethod(_ word: String) -> Bool {
    UIKitClass.allCases.contains { $0.hasMethod(word) }
  }

  // MARK: Being used late

  /// From here on the file has Swift, if it had none.
  mutating func beginSwift() {
    guard !swift.isUsed else { return }
    swift.isUsed = true
    fillClassesOfSwift()
  }

  /// Classes that were met after those of the file have no members of Swift.
  mutating func fillClassesOfSwift() {
    guard swift.isUsed else { return }
    while program.swift.classes.count < program.classes.count { program.swift.classes.append(SwiftClass()) }
  }

  // MARK: Branches of a version

  /// `if #available` in a block that is read as Swift for another reason.
  mutating func lowerBranches(_ node: SyntaxNode.ID) {
    eachBranch(node) { checker, block, isTaken in
      guard isTaken else { return }
      checker.lowerBlock(Array(checker.tree.children(of: block)), block)
    }
  }
}
