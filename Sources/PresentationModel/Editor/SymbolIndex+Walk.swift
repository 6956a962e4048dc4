/// Where names stand: a walk over the tree that keeps what can be named at each place.
///
/// The walk has its own stack, as a tree may be as deep as its brackets.
extension SymbolIndex {
  private enum Work {
    case visit(SyntaxNode.ID)
    /// The names of a pattern can be named from here on.
    case bind(SyntaxNode.ID, EditorType)
    case leaveScope
    case leaveOwner
  }

  private struct Walk {
    var scopes = Scopes()
    /// The parts of the text that the open scopes take.
    var ranges: [SourceRange] = []
    var stack: [Work] = []
  }

  mutating func walk() {
    var walk = Walk()
    walk.ranges = [SourceRange(0, tree.source.bytes.count)]
    for item in tree.items.reversed() { walk.stack.append(.visit(item)) }
    while let work = walk.stack.popLast() {
      switch work {
      case .visit(let id): visit(id, &walk)
      case .bind(let id, let type): bind(id, type, &walk)
      case .leaveScope:
        walk.scopes.names.removeLast()
        walk.ranges.removeLast()
      case .leaveOwner: walk.scopes.owners.removeLast()
      }
    }
  }

  private func push(_ ids: some Sequence<SyntaxNode.ID>, _ walk: inout Walk) {
    for id in Array(ids).reversed() { walk.stack.append(.visit(id)) }
  }

  private func open(_ range: SourceRange, _ walk: inout Walk) {
    walk.stack.append(.leaveScope)
    walk.scopes.names.append([:])
    walk.ranges.append(range)
  }

  private mutating func enter(
    _ type: EditorType, isClassBody: Bool, _ range: SourceRange, _ walk: inout Walk
  ) {
    walk.stack.append(.leaveOwner)
    walk.scopes.owners.append((type, isClassBody))
    owners.append((range, type, isClassBody))
  }

  private mutating func visit(_ id: SyntaxNode.ID, _ walk: inout Walk) {
    let node = tree[id]
    switch node.kind {
    case .classDeclaration, .structDeclaration, .enumDeclaration, .protocolDeclaration, .extensionDeclaration:
      visitType(id, &walk)
    case .outlineDeclaration, .windowDeclaration:
      for row in tree.outline(of: id).reversed() {
        if let initializer = tree.outline[row].initializer { walk.stack.append(.visit(initializer)) }
      }
    case .path: visitPath(id, &walk)
    case .typeName: noteTypes(id)
    case .storyboardLine: push(tree.children(of: id).filter { tree[$0].kind == .typeName }, &walk)
    case .block: openBlock(id, &walk)
    case .functionDeclaration, .initializerDeclaration, .accessor, .closure, .valueClosure, .branch, .whileStatement,
      .forStatement, .switchCase, .catchClause, .subscriptDeclaration:
      open(node.range, &walk)
      push(tree.children(of: id), &walk)
    case .callbackStatement: visitCallback(id, &walk)
    case .binding: visitBinding(id, &walk)
    case .optionalBinding: visitOptionalBinding(id, &walk)
    case .namePattern: bind(id, .unknown, &walk)
    case .parameter:
      push(tree.children(of: id), &walk)
      declareParameter(id, &walk)
    case .closureParameter:
      push(tree.children(of: id), &walk)
      declareVariable(id, place(of: name(id), in: node.range), .unknown, &walk)
    case .capture: visitCapture(id, &walk)
    case .expectHierarchy, .expectEvents, .expectNoEvent, .expectLog, .expectException: noteExpected(id)
    case .methodName, .declaredName, .word, .rawText, .expectedBlock: break
    case .selector:
      push(tree.children(of: id), &walk)
      noteSelector(id, walk.scopes)
    case .segueDeclaration, .segueOption: visitSegue(id, &walk)
    case .callback, .methodAnswer:
      if let method = tree.child(of: id, at: 0) { noteCallback(method, walk.scopes.owners.last?.type ?? .unknown) }
      push(tree.children(of: id), &walk)
    case .assignment, .propertyDefault:
      push(tree.children(of: id), &walk)
      noteCases(id, walk.scopes)
    default: push(tree.children(of: id), &walk)
    }
  }

  // MARK: Types

  private mutating func visitType(_ id: SyntaxNode.ID, _ walk: inout Walk) {
    let children = Array(tree.children(of: id))
    let declared = children.first.flatMap { tree[$0].kind == .declaredName ? $0 : nil }
    let name = declared.map { self.name($0) } ?? self.name(id)
    if tree[id].kind == .extensionDeclaration, let range = place(of: name, in: tree[id].range) {
      _ = namedType(name, at: range)
    }
    let type = fileNames[name].map { EditorType(symbols[Int($0)].type.value, declared: $0) } ?? self.type(named: name)
    enter(type, isClassBody: true, tree[id].range, &walk)
    push(children, &walk)
  }

  /// The parts of `A.B`, each by itself; protocols and types of Swift's have no symbol.
  private mutating func noteTypes(_ id: SyntaxNode.ID) {
    let range = tree[id].range
    var start = Int(range.start)
    let bytes = tree.source.bytes
    for index in Int(range.start)...Int(range.end)
    where index == Int(range.end) || !Lexer.isNameByte(bytes[index]) {
      if index > start {
        let word = SourceRange(start, index)
        let text = tree.text(word)
        // A class that nothing declares has a symbol only where a class is wanted, as in an outline.
        if fileNames[text] != nil || Self.known(text) != nil { _ = namedType(text, at: word) }
      }
      start = index + 1
    }
  }

  // MARK: Paths

  private mutating func visitPath(_ id: SyntaxNode.ID, _ walk: inout Walk) {
    var found: [(SyntaxNode.ID, Step)] = []
    _ = typeOfPath(id, walk.scopes, 0) { found.append(($0, $1)) }
    for (part, step) in found {
      let range = nameRange(tree[part])
      switch step.head {
      case .symbol(let row): note(row, at: range)
      case .use(let member, let receiver): uses.append(EditorUse(range: range, member: member, receiver: receiver))
      case .value, nil:
        // `DetailViewController()`, which nothing declares.
        if tree[part].kind == .identifier, let row = fileNames[name(part)] { note(row, at: range) }
      }
    }
    push(tree.children(of: id).filter { tree[$0].kind != .identifier && tree[$0].kind != .member }, &walk)
  }

  /// The place of a member's name, without its dot and without `?` and `!`.
  func nameRange(_ node: SyntaxNode) -> SourceRange {
    node.name.flatMap { place(of: tree.names[$0], in: node.range) } ?? node.range
  }

  /// `x.property = .case`: the case is one of the property's type.
  private mutating func noteCases(_ id: SyntaxNode.ID, _ scopes: Scopes) {
    guard let target = tree.child(of: id, at: 0), tree[target].kind == .path,
      let value = tree.child(of: id, at: 1), tree[value].kind == .enumCase
    else { return }
    noteCase(value, typeOfPath(target, scopes, 0) { _, _ in })
  }

  private mutating func noteCase(_ value: SyntaxNode.ID, _ type: EditorType) {
    guard case .enumeration(let kind) = type.value, let row = kind.row(named: name(value)) else { return }
    uses.append(EditorUse(range: nameRange(tree[value]), member: .enumCase(kind, row), receiver: nil))
  }

  private mutating func noteSelector(_ id: SyntaxNode.ID, _ scopes: Scopes) {
    guard let method = tree.lastChild(of: id), tree[method].kind == .methodName else { return }
    let name = tree.names[tree.baseName(of: method)]
    var type = scopes.owners.last?.type ?? .unknown
    if let owner = tree.child(of: id, at: 0), tree[owner].kind == .typeName {
      type = self.type(named: self.name(owner))
    }
    guard case .symbol(let row)? = member(name, of: type, isCalled: true).head,
      let range = place(of: name, in: tree[method].range)
    else { return }
    note(row, at: range)
  }

  // MARK: Bodies

  private func openBlock(_ id: SyntaxNode.ID, _ walk: inout Walk) {
    open(tree[id].range, &walk)
    push(tree.children(of: id), &walk)
  }

  /// `on home.viewDidAppear { … }`: in the block `self` is home.
  private mutating func visitCallback(_ id: SyntaxNode.ID, _ walk: inout Walk) {
    let children = Array(tree.children(of: id))
    guard children.count == 3 else { return push(children, &walk) }
    let type = tree[children[0]].kind == .path ? typeOfPath(children[0], walk.scopes, 0) { _, _ in } : .unknown
    // The receiver is named outside.
    visitPath(children[0], &walk)
    noteCallback(children[1], type)
    enter(type, isClassBody: false, tree[children[2]].range, &walk)
    walk.stack.append(.visit(children[2]))
  }

  private mutating func noteCallback(_ method: SyntaxNode.ID, _ type: EditorType) {
    let name = tree.names[tree.baseName(of: method)]
    guard let range = place(of: name, in: tree[method].range) else { return }
    if case .use(let member, let receiver)? = self.member(name, of: type, isCalled: true).head {
      uses.append(EditorUse(range: range, member: member, receiver: receiver))
    }
  }

  /// The parts of `let card: Card = make()`, `var card`, `if let card`.
  private struct Binding {
    var pattern: SyntaxNode.ID?
    var value: SyntaxNode.ID?
    var type = EditorType.unknown
    /// All but the pattern.
    var others: [SyntaxNode.ID] = []
  }

  private mutating func binding(_ id: SyntaxNode.ID, _ scopes: Scopes) -> Binding {
    var binding = Binding()
    for child in tree.children(of: id) {
      let kind = tree[child].kind
      if binding.pattern == nil {
        binding.pattern = child
        continue
      }
      if kind == .typeAnnotation {
        binding.type = tree.child(of: child, at: 0).map { declaredType($0) } ?? .unknown
      } else if kind != .accessor {
        binding.value = child
        if binding.type.isUnknown { binding.type = type(of: child, scopes, 0) }
      }
      if kind == .enumCase { noteCase(child, binding.type) }
      binding.others.append(child)
    }
    return binding
  }

  private mutating func visitBinding(_ id: SyntaxNode.ID, _ walk: inout Walk) {
    let binding = binding(id, walk.scopes)
    if let pattern = binding.pattern { walk.stack.append(.bind(pattern, binding.type)) }
    push(binding.others, &walk)
  }

  private mutating func visitOptionalBinding(_ id: SyntaxNode.ID, _ walk: inout Walk) {
    let binding = binding(id, walk.scopes)
    if let pattern = binding.pattern, binding.value == nil, tree[pattern].kind == .namePattern {
      // `if let card`: the variable has the name of what it is made of, and keeps it.
      let step = head(name(pattern), walk.scopes, isCalled: false)
      if case .symbol(let row)? = step.head {
        note(row, at: tree[pattern].range)
        walk.scopes.set(name(pattern), row)
        return push(binding.others, &walk)
      }
    }
    if let pattern = binding.pattern { walk.stack.append(.bind(pattern, binding.type)) }
    push(binding.others, &walk)
  }

  private mutating func visitCapture(_ id: SyntaxNode.ID, _ walk: inout Walk) {
    let text = name(id)
    guard let range = place(of: text, in: tree[id].range), text != "self" else {
      return push(tree.children(of: id), &walk)
    }
    if let value = tree.child(of: id, at: 0) {
      let type = self.type(of: value, walk.scopes, 0)
      declareVariable(id, range, type, &walk)
      return walk.stack.append(.visit(value))
    }
    if case .symbol(let row)? = head(text, walk.scopes, isCalled: false).head { note(row, at: range) }
  }

  /// The names of a pattern become variables of the innermost scope, unless they are the file's or a member's already.
  private mutating func bind(_ id: SyntaxNode.ID, _ type: EditorType, _ walk: inout Walk) {
    var stack = [id]
    while let next = stack.popLast() {
      let node = tree[next]
      guard node.kind == .namePattern else {
        stack += tree.children(of: next)
        continue
      }
      if !declaredPlaces.contains(node.range.start) {
        declareVariable(next, node.range, next == id ? type : .unknown, &walk)
      }
    }
  }

  private mutating func declareVariable(
    _ id: SyntaxNode.ID, _ range: SourceRange?, _ type: EditorType, _ walk: inout Walk
  ) {
    let text = name(id)
    // `guard let self` leaves self what it is.
    guard let range, text != "_", text != "self", !text.isEmpty else { return }
    let isParameter = tree[id].kind != .namePattern
    var symbol = EditorSymbol(text, isParameter ? .parameter : .variable, at: range, whole: tree[id].range)
    symbol.type = type
    symbol.scope = walk.ranges.last
    walk.scopes.set(text, add(symbol))
  }

  private mutating func declareParameter(_ id: SyntaxNode.ID, _ walk: inout Walk) {
    let text = name(id)
    var start: Int?
    var type = EditorType.unknown
    var isItsLabel = false
    for child in tree.children(of: id) {
      if tree[child].kind == .label {
        isItsLabel = name(child) == text
        if !isItsLabel { start = Int(tree[child].range.end) }
      }
      if tree[child].kind == .typeAnnotation {
        type = tree.child(of: child, at: 0).map { declaredType($0) } ?? .unknown
      }
    }
    declareVariable(id, place(of: text, in: tree[id].range, from: start), type, &walk)
    if isItsLabel, let row = walk.scopes.variable(text) { symbols[Int(row)].isItsLabel = true }
  }

  // MARK: Segues

  private mutating func visitSegue(_ id: SyntaxNode.ID, _ walk: inout Walk) {
    if tree[id].kind == .segueOption, name(id) == "unwind", let value = tree.child(of: id, at: 0),
      let action = tree.loneName(of: value)
    {
      let text = tree.names[action]
      for (_, known) in members {
        if let row = known[text], symbols[Int(row)].kind == .action || symbols[Int(row)].kind == .function {
          note(row, at: tree[value].range)
        }
      }
      return
    }
    if tree[id].kind == .segueOption, let value = tree.child(of: id, at: 0), tree[value].kind == .enumCase {
      noteCase(value, EditorType(.enumeration(.segueKind)))
    }
    push(tree.children(of: id), &walk)
  }
}
