/// Objects of pasted code that nothing holds when their function ends, though something that stays counts on them: a
/// transitioning delegate in a local variable, a coordinator that only its view controllers know. Lint tells of them (LNT-60).
///
/// It reads the text of the tree, not values: what a variable is handed to, and what a class does with its `self`. Whatever
/// may hold the object keeps it silent.
extension Checker {
  /// What stands in the text alone, for lint.
  mutating func findWhatLintTells() {
    let hasObjects = classNodes.contains { row, _ in
      swift.members[row] != nil && (bases[Int(row)] == .object || bases[Int(row)] == .transitioning)
    }
    let pushes = pushesOfControllers()
    guard hasObjects || !pushes.isEmpty else { return }
    let reading = CodeReading(tree)
    if hasObjects { findWhatIsLetGo(reading) }
    findPushesWithoutStack(pushes, reading)
  }

  private mutating func findWhatIsLetGo(_ reading: CodeReading) {
    var known: [Int32: SelfUses] = [:]
    var given: [SyntaxNode.ID: Set<Name>] = [:]
    var found: [LetGo] = []
    for index in tree.nodes.indices {
      let node = SyntaxNode.ID(Int32(index))
      switch tree[node].kind {
      case .assignment:
        // `card.transitioningDelegate = FadeDelegate()`
        guard let (target, value) = sides(of: node), let id = madeObject(value), !isOfPresim(node),
          let keeper = keeperThatDoesNotHold(target, reading), !selfUses(id, &known, reading).keeps
        else { continue }
        found.append(
          LetGo(range: byteRange(tree[node].range), object: program.classes[Int(id.index)].name, keeper: keeper))
      case .binding:
        guard let block = reading.block(of: node, tree), !isOfPresim(node), let first = tree.child(of: node, at: 0),
          tree[first].kind == .namePattern, let variable = tree[first].name,
          let value = tree.children(of: node).first(where: { tree[$0].kind == .path }),
          let id = madeObject(value), case let own = selfUses(id, &known, reading), !own.keeps,
          // What neither gives itself away nor is given is looked for no further.
          !own.gifts.isEmpty || isGiven(variable, in: block, &given), !tree.text(of: block, has: "await"),
          let uses = uses(of: variable, in: block, behind: tree[node].range.end, reading)
        else { continue }
        // A method of another file may keep its object.
        guard uses.calls.allSatisfy({ hasMember($0, id) }) else { continue }
        if let gift = uses.gifts.first {
          found.append(LetGo(range: byteRange(tree[gift.node].range), object: text(variable), keeper: gift.keeper))
        } else if let keeper = own.gift(calling: uses.calls) {
          found.append(LetGo(range: byteRange(tree[node].range), object: text(variable), keeper: keeper))
        }
      case .expressionStatement, .callStatement:
        // `LoginCoordinator(nav: nav).start()`
        guard let path = tree.child(of: node, at: 0), tree[path].kind == .path, reading.block(of: node, tree) != nil,
          !isOfPresim(node), case let parts = Array(tree.children(of: path)), parts.count == 4,
          let name = tree[parts[0]].name, tree[parts[1]].kind == .call, tree[parts[2]].kind == .member,
          tree[parts[3]].kind == .call, let method = tree[parts[2]].name, let id = heldClass(name),
          case let own = selfUses(id, &known, reading), !own.keeps, hasMember(method, id),
          let keeper = own.gift(calling: [method])
        else { continue }
        found.append(LetGo(range: byteRange(tree[node].range), object: text(name), keeper: keeper))
      default: continue
      }
    }
    program.swift.letGo = found
  }

  private func sides(of assignment: SyntaxNode.ID) -> (target: SyntaxNode.ID, value: SyntaxNode.ID)? {
    guard let target = tree.child(of: assignment, at: 0), let value = tree.child(of: assignment, at: 1),
      tree[target].kind == .path
    else { return nil }
    return (target, value)
  }

  /// `X(…)` of a class that only what refers to its objects holds.
  private mutating func madeObject(_ value: SyntaxNode.ID) -> ClassID? {
    guard tree[value].kind == .path, case let parts = Array(tree.children(of: value)), parts.count == 2,
      tree[parts[0]].kind == .identifier, tree[parts[1]].kind == .call, let name = tree[parts[0]].name,
      let id = heldClass(name)
    else { return nil }
    return id
  }

  /// A class of the file's that is pasted whole and is neither a view controller, nor a view, nor what UIKit holds.
  private mutating func heldClass(_ name: Name) -> ClassID? {
    guard names.utf8(of: name).first?.isCapital == true, let id = existingClass(name), isPastedWhole(id),
      program.classes[Int(id.index)].isDeclared, swift.valueOfRow[id.index] == nil, swift.members[id.index] != nil,
      classNode(of: id.index).map({ !isOfPresim($0) }) == true,
      case let base = bases[Int(id.index)], base == .object || base == .transitioning
    else { return nil }
    return id
  }

  // MARK: What does not hold what it is given

  /// The property to which something is assigned, where it does not hold it and stays longer than the function; nil for any
  /// other one.
  private mutating func keeperThatDoesNotHold(_ target: SyntaxNode.ID, _ reading: CodeReading) -> String? {
    let parts = Array(tree.children(of: target))
    guard let last = parts.last, tree[last].kind == .member || parts.count == 1, let name = tree[last].name else {
      return nil
    }
    let word = text(name)
    var owners: [(hold: Hold, stays: Bool)] = []
    for (row, members) in swift.members where swift.valueOfRow[row] == nil {
      guard let own = members.properties[name.id], let field = own.field else { continue }
      let base = bases[Int(row)]
      owners.append(
        (program.swift.fields[Int(field.index)].hold, base.kind != nil || base.inherits(from: .view)))
    }
    if !owners.isEmpty { return owners.allSatisfy { $0.hold != .strong && $0.stays } ? word : nil }
    if word == "transitioningDelegate" { return word }
    guard word == "delegate" || word == "dataSource", parts.count > 1, let before = tree[parts[parts.count - 2]].name
    else { return nil }
    if Self.partsOfUIKit.contains(text(before)) { return word }
    guard parts.count == 2, let block = reading.block(of: target, tree) else { return nil }
    return isUIKits(before, in: block) ? word : nil
  }

  private static let partsOfUIKit: Set<String> = [
    "presentationController", "popoverPresentationController", "sheetPresentationController", "navigationController",
    "tabBarController", "splitViewController", "interactivePopGestureRecognizer",
  ]

  /// Whether a variable of a block holds an object of UIKit's that the block makes, or a view controller of the file's.
  private mutating func isUIKits(_ variable: Name, in block: SyntaxNode.ID) -> Bool {
    for statement in tree.children(of: block) where tree[statement].kind == .variableDeclaration {
      for binding in tree.children(of: statement) where tree[binding].kind == .binding {
        guard let first = tree.child(of: binding, at: 0), tree[first].name == variable,
          let value = tree.children(of: binding).first(where: { tree[$0].kind == .path }),
          let head = tree.child(of: value, at: 0).flatMap({ tree[$0].name })
        else { continue }
        if let id = existingClass(head), program.classes[Int(id.index)].isDeclared {
          return bases[Int(id.index)].kind != nil
        }
        return UIKitNames.hasFrameworkPrefix(text(head))
      }
    }
    return false
  }

  // MARK: Uses of a variable

  private struct VariableUses {
    /// The methods that are called of it.
    var calls: [Name] = []
    /// Where it is assigned to what does not hold it.
    var gifts: [(node: SyntaxNode.ID, keeper: String)] = []
  }

  /// Whether a block assigns a variable to something. What each block assigns is looked for once.
  private func isGiven(
    _ variable: Name, in block: SyntaxNode.ID, _ known: inout [SyntaxNode.ID: Set<Name>]
  ) -> Bool {
    if let names = known[block] { return names.contains(variable) }
    var names: Set<Name> = []
    var pending = [block]
    while let node = pending.popLast() {
      if tree[node].kind == .assignment, let (_, value) = sides(of: node), let name = tree.loneName(of: value) {
        names.insert(name)
      }
      for child in tree.children(of: node) { pending.append(child) }
    }
    known[block] = names
    return names.contains(variable)
  }

  /// What a block does with a variable; nil where something may hold what it has.
  private mutating func uses(
    of variable: Name, in block: SyntaxNode.ID, behind start: Int32, _ reading: CodeReading
  ) -> VariableUses? {
    var found = VariableUses()
    var pending: [(node: SyntaxNode.ID, isKept: Bool)] = [(block, false)]
    while let (node, isKept) = pending.popLast() {
      guard tree[node].range.end > start || node == block else { continue }
      switch tree[node].kind {
      case .assignment:
        guard let (target, value) = sides(of: node), tree.loneName(of: value) == variable else { break }
        guard !isKept, let keeper = keeperThatDoesNotHold(target, reading) else { return nil }
        found.gifts.append((node, keeper))
        pending.append((target, isKept))
        continue
      case .path:
        let parts = Array(tree.children(of: node))
        guard tree[parts[0]].kind == .identifier, tree[parts[0]].name == variable else { break }
        guard !isKept, parts.count > 1, tree[parts[1]].kind == .member, let member = tree[parts[1]].name else {
          return nil
        }
        // What it gives back may hold it.
        if parts.count > 2, tree[parts[2]].kind == .call { found.calls.append(member) }
        for part in parts.dropFirst() { pending.append((part, isKept)) }
        continue
      case .capture: if tree[node].name == variable { return nil }
      case .opaqueStatement: if tree.text(of: node, has: text(variable)) { return nil }
      default: break
      }
      let inside = isKept || tree[node].kind == .closure || tree[node].kind == .functionDeclaration
      for child in tree.children(of: node) { pending.append((child, inside)) }
    }
    return found
  }

  // MARK: What a class does with itself

  /// What the methods of a class do with `self`.
  private struct SelfUses {
    /// Whether something may hold an object that the class gives itself to.
    var keeps = false
    /// In which method it gives itself to what stays and does not hold it.
    var gifts: [(method: Name?, keeper: String)] = []
    /// Which names each method calls; under nil the initialisers and what properties begin with.
    var calls: [Name?: Set<Name>] = [:]

    /// The first gift to which an initialiser or a call of these methods comes.
    func gift(calling methods: [Name]) -> String? {
      var reached: Set<Name?> = [nil]
      var pending: [Name?] = [nil] + methods.map { Optional($0) }
      while let next = pending.popLast() {
        if next != nil, !reached.insert(next).inserted { continue }
        for called in calls[next] ?? [] where !reached.contains(called) { pending.append(called) }
      }
      return gifts.first { reached.contains($0.method) }?.keeper
    }
  }

  private mutating func selfUses(_ id: ClassID, _ known: inout [Int32: SelfUses], _ reading: CodeReading) -> SelfUses {
    if let found = known[id.index] { return found }
    var found = SelfUses()
    for type in lineage(id) where program.classes[Int(type.index)].isDeclared {
      for declaration in reading.declarations[classNames[Int(type.index)].id] ?? [] {
        for member in tree.children(of: declaration) {
          read(member, in: tree[member].kind == .functionDeclaration ? tree[member].name : nil, id, reading, &found)
        }
      }
    }
    known[id.index] = found
    return found
  }

  /// How a closure has `self`.
  private enum SelfInside { case outside, strongly, weakly }

  private mutating func read(
    _ member: SyntaxNode.ID, in method: Name?, _ id: ClassID, _ reading: CodeReading, _ found: inout SelfUses
  ) {
    var pending: [(node: SyntaxNode.ID, inside: SelfInside)] = [(member, .outside)]
    while let (node, inside) = pending.popLast() {
      switch tree[node].kind {
      case .opaqueStatement: if tree.text(of: node, has: "self") { found.keeps = true }
      case .closure:
        let capture = tree.children(of: node).first { tree[$0].kind == .capture && tree[$0].name == .`self` }
        var next = inside
        if let capture {
          next = tree[capture].flags.isDisjoint(with: [.weak, .unowned]) ? .strongly : .weakly
          if next == .strongly { found.keeps = true }
        } else if inside == .outside {
          next = .strongly
        }
        if next == .weakly, inside == .outside, isKeptElsewhere(node, reading) {
          found.gifts.append((method, "[weak self]"))
        }
        for child in tree.children(of: node) { pending.append((child, next)) }
        continue
      case .path:
        let parts = Array(tree.children(of: node))
        for (row, part) in parts.enumerated() where tree[part].kind == .call && row > 0 {
          if let name = tree[parts[row - 1]].name { found.calls[method, default: []].insert(name) }
        }
        if tree[parts[0]].kind == .identifier, let head = tree[parts[0]].name {
          let isSelf = head == .`self`
          if isSelf, inside == .strongly { found.keeps = true }
          if isSelf, parts.count > 2, tree[parts[2]].kind == .call, let called = tree[parts[1]].name,
            !hasMember(called, id)
          {
            found.keeps = true
          }
          // `handle`, `self.handle` as a value holds the object.
          let last = isSelf && parts.count == 2 ? tree[parts[1]].name : parts.count == 1 ? head : nil
          if inside != .weakly, let last, hasMethod(last, id) { found.keeps = true }
          if isSelf, parts.count == 1, inside == .outside {
            if let keeper = keeper(ofSelf: node, reading) {
              if !keeper.isEmpty { found.gifts.append((method, keeper)) }
            } else {
              found.keeps = true
            }
          }
        }
      default: break
      }
      for child in tree.children(of: node) { pending.append((child, inside)) }
    }
  }

  private func hasMethod(_ name: Name, _ id: ClassID) -> Bool {
    lineage(id).contains { swift.members[$0.index]?.methods[name.id] != nil }
  }

  private func hasMember(_ name: Name, _ id: ClassID) -> Bool {
    hasMethod(name, id) || lineage(id).contains { swift.members[$0.index]?.properties[name.id] != nil }
  }

  /// Whether a closure is assigned to a property of something else, or given to an action.
  private func isKeptElsewhere(_ closure: SyntaxNode.ID, _ reading: CodeReading) -> Bool {
    guard let outer = reading.parent(of: closure) else { return false }
    switch tree[outer].kind {
    case .assignment:
      guard let (target, _) = sides(of: outer), case let parts = Array(tree.children(of: target)) else { return false }
      return parts.count > 1 && tree[parts[0]].name != .`self`
    case .argument:
      return reading.callee(of: outer, tree).map { ["UIAction", "UIAlertAction"].contains(text($0)) } ?? false
    default: return false
    }
  }

  /// What `self` is given to where that does not hold it: a property, a target; empty for what does nothing with it later;
  /// nil where it may hold it.
  private mutating func keeper(ofSelf path: SyntaxNode.ID, _ reading: CodeReading) -> String? {
    guard let outer = reading.parent(of: path) else { return nil }
    switch tree[outer].kind {
    case .assignment:
      guard let (target, value) = sides(of: outer), value == path else { return nil }
      return keeperThatDoesNotHold(target, reading)
    case .argument:
      guard let callee = reading.callee(of: outer, tree) else { return nil }
      let word = text(callee)
      let label = tree[outer].name.map { text($0) }
      if label == nil, word == "addTarget" { return "addTarget" }
      if label == nil, word == "addObserver" || word == "removeObserver" { return "" }
      if label == "target", word == "UIBarButtonItem" || word.hasSuffix("GestureRecognizer") { return "target" }
      // `ListViewController(coordinator: self)`, which keeps it in an `unowned let coordinator`.
      guard let label = names.find(label ?? ""), let id = existingClass(callee), isPastedWhole(id),
        bases[Int(id.index)].kind != nil,
        let own = property(label, of: .object(bases[Int(id.index)], id)), let field = own.field,
        program.swift.fields[Int(field.index)].hold != .strong
      else { return nil }
      return text(label)
    default: return nil
    }
  }
}

/// What stands round a node, and where classes are declared.
struct CodeReading {
  /// The declarations of each type and its extensions, by its name.
  private(set) var declarations: [Int32: [SyntaxNode.ID]] = [:]
  private var parents: [Int32]

  init(_ tree: SyntaxTree) {
    parents = Array(repeating: -1, count: tree.nodes.count)
    for index in tree.nodes.indices {
      let node = SyntaxNode.ID(Int32(index))
      for child in tree.children(of: node) { parents[Int(child.index)] = node.index }
      switch tree[node].kind {
      case .classDeclaration, .extensionDeclaration:
        if let name = tree[node].name { declarations[name.id, default: []].append(node) }
      default: break
      }
    }
  }

  func parent(of node: SyntaxNode.ID) -> SyntaxNode.ID? {
    let row = parents[Int(node.index)]
    return row < 0 ? nil : SyntaxNode.ID(row)
  }

  /// The innermost block round a node.
  func block(of node: SyntaxNode.ID, _ tree: SyntaxTree) -> SyntaxNode.ID? {
    var next = parent(of: node)
    while let current = next, tree[current].kind != .block { next = parent(of: current) }
    return next
  }

  /// The name before the call whose argument a node is.
  func callee(of argument: SyntaxNode.ID, _ tree: SyntaxTree) -> Name? {
    guard let call = parent(of: argument), tree[call].kind == .call, let path = parent(of: call) else { return nil }
    var before: Name?
    for part in tree.children(of: path) {
      if part == call { return before }
      before = tree[part].name
    }
    return nil
  }
}
