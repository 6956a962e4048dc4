/// Pushes of pasted code on a navigation controller that cannot be there: of a view controller that every line which makes
/// one presents alone, or of one that has just been made. Lint tells of them (LNT-61).
extension Checker {
  mutating func findPushesWithoutStack(_ calls: [(path: SyntaxNode.ID, receiver: Name?)], _ reading: CodeReading) {
    var shown: [Int32: SourceRange?] = [:]
    for (path, receiver) in calls where !isOfPresim(path) {
      let range = byteRange(tree[path].range)
      if let receiver {
        if let name = freshController(receiver, at: path, reading) {
          program.swift.stackless.append(Stackless(range: range, object: name, line: nil))
        }
        continue
      }
      guard let id = controllerAround(path, reading) else { continue }
      let place = shown[id.index] ?? presentedAlone(id, reading)
      shown[id.index] = place
      guard let place else { continue }
      program.swift.stackless.append(
        Stackless(
          range: range, object: program.classes[Int(id.index)].name, line: source.line(of: Int(place.start))))
    }
  }

  /// The calls of `navigationController?.pushViewController(…)`, and whose navigation controller it is: nil for `self`'s.
  func pushesOfControllers() -> [(path: SyntaxNode.ID, receiver: Name?)] {
    guard !classNodes.isEmpty, let push = names.find("pushViewController"),
      let stack = names.find("navigationController")
    else { return [] }
    var found: [(path: SyntaxNode.ID, receiver: Name?)] = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .path {
      let path = SyntaxNode.ID(Int32(index))
      var parts = Array(tree.children(of: path))[...]
      guard parts.count >= 3, let head = parts.first, tree[head].kind == .identifier, let name = tree[head].name else {
        continue
      }
      if name != stack { parts = parts.dropFirst() }
      guard parts.count == 3, tree[parts[parts.startIndex]].name == stack,
        tree[parts[parts.startIndex + 1]].name == push, tree[parts[parts.startIndex + 2]].kind == .call
      else { continue }
      found.append((path, name == stack || name == .`self` ? nil : name))
    }
    return found
  }

  // MARK: One that has just been made

  /// The variable of a block that a view controller was made for, where nothing has taken it since.
  private mutating func freshController(
    _ variable: Name, at path: SyntaxNode.ID, _ reading: CodeReading
  ) -> String? {
    guard let block = reading.block(of: path, tree) else { return nil }
    var isMade = false
    for statement in tree.children(of: block) {
      if tree[statement].range.start <= tree[path].range.start, tree[statement].range.end >= tree[path].range.end {
        return isMade ? text(variable) : nil
      }
      if tree[statement].kind == .variableDeclaration, madeClass(of: variable, in: statement) != nil {
        isMade = true
      } else if isMade, !onlyUses(variable, in: statement) {
        return nil
      }
    }
    return nil
  }

  /// The class of the view controller that a declaration makes for a variable.
  private mutating func madeClass(of variable: Name, in declaration: SyntaxNode.ID) -> ClassID? {
    for binding in tree.children(of: declaration) where tree[binding].kind == .binding {
      if let first = tree.child(of: binding, at: 0), tree[first].kind == .namePattern, tree[first].name == variable,
        let id = madeClass(in: binding), bases[Int(id.index)].kind != nil, isPastedWhole(id)
      {
        return id
      }
    }
    return nil
  }

  /// The class of which a binding makes an object.
  private mutating func madeClass(in binding: SyntaxNode.ID) -> ClassID? {
    guard let value = tree.children(of: binding).first(where: { tree[$0].kind == .path }),
      case let parts = Array(tree.children(of: value)), parts.count == 2, tree[parts[1]].kind == .call,
      let name = tree[parts[0]].name
    else { return nil }
    return existingClass(name)
  }

  /// Whether all that is done with a variable is to call its methods and to use its properties.
  private func onlyUses(_ variable: Name, in node: SyntaxNode.ID) -> Bool {
    var pending = [node]
    while let next = pending.popLast() {
      switch tree[next].kind {
      case .path:
        let parts = Array(tree.children(of: next))
        guard tree[parts[0]].kind == .identifier, tree[parts[0]].name == variable else { break }
        guard parts.count > 1, tree[parts[1]].kind == .member, !(parts.count > 2 && tree[parts[2]].kind == .call) else {
          return false
        }
      case .capture: if tree[next].name == variable { return false }
      case .opaqueStatement: if tree.text(of: next, has: text(variable)) { return false }
      default: break
      }
      pending += tree.children(of: next)
    }
    return true
  }

  // MARK: One that is presented alone

  /// The view controller's class in whose code a node stands, where all that may be said of it stands in the file.
  private mutating func controllerAround(_ node: SyntaxNode.ID, _ reading: CodeReading) -> ClassID? {
    var next = reading.parent(of: node)
    while let current = next {
      switch tree[current].kind {
      case .classDeclaration, .extensionDeclaration:
        guard let name = tree[current].name, let id = existingClass(name), let kind = bases[Int(id.index)].kind,
          kind == .plain || kind == .table || kind == .collection,
          program.classes[Int(id.index)].isDeclared, isPastedWhole(id),
          classNode(of: id.index).map({ !isOfPresim($0) }) == true
        else { return nil }
        return id
      case .structDeclaration, .enumDeclaration, .protocolDeclaration: return nil
      default: next = reading.parent(of: current)
      }
    }
    return nil
  }

  /// Where the file presents view controllers of a class or makes one a window's root, where it does so with each that it
  /// makes and does nothing else with them; nil where one may be in a navigation controller.
  private mutating func presentedAlone(_ id: ClassID, _ reading: CodeReading) -> SourceRange? {
    let name = classNames[Int(id.index)]
    let own = reading.declarations[name.id] ?? []
    // It asks whether it has one.
    let isAsked = own.contains { declaration in
      ["navigationController =", "navigationController {", "navigationController,", "navigationController ?"].contains {
        tree.text(of: declaration, has: $0)
      }
    }
    let isInherited = program.classes.indices.contains { program.classes[$0].superclass == id }
    let isInOutline = program.outline.classes.contains(id)
    // Another file of the app may push one.
    guard !isAsked, !isInherited, !isInOutline, appTypes?.isNamedOnce(text(name)) ?? true else { return nil }
    var places: [SourceRange] = []
    for index in tree.nodes.indices where tree.nodes[index].name == name {
      let node = SyntaxNode.ID(Int32(index))
      switch tree[node].kind {
      case .typeName:
        // `let card: CardViewController = CardViewController()` says nothing more.
        guard let annotation = reading.parent(of: node), let binding = reading.parent(of: annotation),
          tree[binding].kind == .binding, madeClass(in: binding) == id
        else { return nil }
      case .identifier:
        guard let path = reading.parent(of: node), tree[path].kind == .path else { return nil }
        let parts = Array(tree.children(of: path))
        guard parts.count == 2, tree[parts[1]].kind == .call else { return nil }
        guard let place = shownAlone(path, reading) else { return nil }
        places.append(place)
      default: break
      }
    }
    return places.first
  }

  /// Where what a path makes, or has, is presented or made a window's root, and nothing else is done with it.
  private mutating func shownAlone(_ path: SyntaxNode.ID, _ reading: CodeReading) -> SourceRange? {
    guard let outer = reading.parent(of: path) else { return nil }
    switch tree[outer].kind {
    case .argument:
      guard tree[outer].name == nil, let callee = reading.callee(of: outer, tree), text(callee) == "present",
        let call = reading.parent(of: outer), tree.child(of: call, at: 0) == outer
      else { return nil }
      return tree[outer].range
    case .assignment:
      guard let target = tree.child(of: outer, at: 0), target != path,
        let last = tree.lastChild(of: target).flatMap({ tree[$0].name }), text(last) == "rootViewController"
      else { return nil }
      return tree[outer].range
    case .binding:
      guard let first = tree.child(of: outer, at: 0), tree[first].kind == .namePattern, let variable = tree[first].name,
        let block = reading.block(of: outer, tree)
      else { return nil }
      return shownAlone(variable, in: block, behind: tree[outer].range.end, reading)
    default: return nil
    }
  }

  private mutating func shownAlone(
    _ variable: Name, in block: SyntaxNode.ID, behind start: Int32, _ reading: CodeReading
  ) -> SourceRange? {
    var place: SourceRange?
    var pending = [block]
    while let node = pending.popLast() {
      guard tree[node].range.end > start || node == block else { continue }
      switch tree[node].kind {
      case .path:
        let parts = Array(tree.children(of: node))
        guard tree[parts[0]].kind == .identifier, tree[parts[0]].name == variable else { break }
        if parts.count == 1 {
          guard let shown = shownAlone(node, reading) else { return nil }
          place = place ?? shown
        }
      case .capture: if tree[node].name == variable, !tree[node].flags.contains(.weak) { return nil }
      case .opaqueStatement: if tree.text(of: node, has: text(variable)) { return nil }
      default: break
      }
      pending += tree.children(of: node)
    }
    return place
  }
}
