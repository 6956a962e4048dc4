/// Values that swiftc misses: stored properties without one where an initialiser ends, local constants without one where
/// they are read.
extension Checker {
  /// What a class has to have: `super.init` in its initialisers, and values before that. Who shows a part of a class leaves
  /// out `init(coder:)`.
  mutating func noteDeclaration(_ id: ClassID, _ node: SyntaxNode.ID) {
    noteRequirements(of: id, node)
    noteOwnOverrides(of: id, node)
    notePropertyOverrides(of: id, node)
    noteMissingCoder(of: id, node)
    let initializers = tree.children(of: node).filter { tree[$0].kind == .initializerDeclaration }
    let base = bases[Int(id.index)]
    for declaration in initializers { noteMissingOverride(of: declaration, node) }
    noteViewOverrides(node)
    guard isPastedWhole(id, orBelowSystem: true), let members = swift.members[id.index],
      base.kind != nil || base == .object || base == .transitioning || base.inherits(from: .view)
    else { return }
    let missing = propertiesWithoutValue(members, node)
    noteNoInitializer(id, node, missing)
    for declaration in initializers {
      noteTypes(ofInitializer: declaration, base)
      guard base.kind != nil else {
        if base.inherits(from: .view) { noteNotRequired(declaration, "view") }
        noteMissingValues(missing, declaration)
        if let block = block(of: declaration), base.inherits(from: .view), noteMisspelt(block) { continue }
        noteMissingSuper(ofView: declaration, node)
        continue
      }
      noteNotRequired(declaration, "view controller")
      guard let block = block(of: declaration), !hasModifier(declaration, "convenience") else { continue }
      guard !tree[declaration].flags.contains(.optional) else {
        // `init?(coder:)` of a storyboard gives the properties their values too.
        if tree.text(of: block, has: "super.init") { noteMissingValues(missing, declaration) }
        continue
      }
      if noteMisspelt(block) { continue }
      let calls = ["super.init", "self.init", "fatalError", "preconditionFailure"].contains {
        tree.text(of: block, has: $0)
      }
      guard calls else {
        let whole = tree[block].range
        if diagnostics.contains(where: { item in
          item.severity == .error && item.range.start >= whole.start && item.range.end <= whole.end
        }) {
          continue
        }
        reportSlip(
          "check.initializer", "this initialiser does not call 'super.init'",
          at: SourceRange(Int(tree[block].range.end) - 1, Int(tree[block].range.end)),
          notes: [.init("write 'super.init(nibName: nil, bundle: nil)'")])
        continue
      }
      noteInitializerOfController(id, block)
      noteMissingValues(missing, declaration)
    }
  }

  /// `init?(coder:)` without `required`, which every class below has.
  private mutating func noteNotRequired(_ declaration: SyntaxNode.ID, _ owner: String) {
    guard !hasModifier(declaration, "required"), let parameter = parameters(of: declaration).first,
      parameters(of: declaration).count == 1, parameter.label == "coder",
      parameter.type.map({ tree.lineText(of: $0) }) == "NSCoder"
    else { return }
    let start = Int(tree[declaration].range.start)
    let length = tree.text(of: declaration).prefix { $0 != "(" && !$0.isNewline }.utf8.count
    reportSlip(
      "check.initializer", "'init(coder:)' of a \(owner) has to be 'required'",
      at: SourceRange(start, start + length), notes: [.init("write 'required init?(coder: NSCoder)'")])
  }

  /// `override init(frame: Int)`: a parameter of UIKit's initialiser that has another type there.
  private mutating func noteTypes(ofInitializer declaration: SyntaxNode.ID, _ base: UIKitClass) {
    guard hasModifier(declaration, "override"), base.kind != nil || base.inherits(from: .view),
      case let given = parameters(of: declaration), case let labels = given.map({ $0.label })
    else { return }
    let known: [String]
    switch labels {
    case ["nibName", "bundle"]: known = ["String?", "Bundle?"]
    case ["frame"]: known = ["CGRect"]
    default: return
    }
    for (parameter, wanted) in zip(given, known) {
      guard let type = parameter.type, case let written = tree.lineText(of: type),
        case let name = written.prefix(while: { $0.isLetter }),
        written.dropFirst(name.utf8.count).allSatisfy({ $0 == "?" || $0 == "!" }),
        !wanted.hasPrefix(name), names.find(String(name)).map({ !isDeclaredType($0) }) ?? true
      else { continue }
      reportSlip(
        "check.override", "'init(\(labels.map { $0 + ":" }.joined()))' of UIKit takes '\(wanted)' here",
        at: tree[type].range,
        notes: [.init("write '\(wanted)'")])
    }
  }

  /// `init(frame: CGRect)` of a view without `override`, which its superclass has.
  private mutating func noteMissingOverride(of declaration: SyntaxNode.ID, _ node: SyntaxNode.ID) {
    guard !hasModifier(declaration, "override"), !hasModifier(declaration, "required"),
      let above = inheritance(of: node).first?.name,
      !tree[declaration].flags.contains(.optional), !isGeneric(declaration)
    else { return }
    func form(_ declaration: SyntaxNode.ID) -> [String] {
      parameters(of: declaration).map { "\($0.label): \($0.type.map { tree.lineText(of: $0) } ?? "")" }
    }
    let given = form(declaration)
    if let owner = declaredClass(above)?.node {
      guard
        tree.children(of: owner).contains(where: { other in
          tree[other].kind == .initializerDeclaration && !hasModifier(other, "convenience")
            && !hasModifier(other, "required") && !hasModifier(other, "private")
            && !isGeneric(other)
            && form(other) == given
        }), let place = tree.offset(of: "init", in: declaration)
      else { return }
      return reportSlip(
        "check.override", "overriding declaration requires an 'override' keyword",
        at: SourceRange(place, place + 4),
        notes: [.init("'\(text(above))' has it too: write 'override' before 'init'")])
    }
    guard !isDeclaredType(above) else { return }
    let own: [String]
    switch text(above) {
    case "UIView", "UICollectionViewCell", "UICollectionReusableView", "UIControl", "UIScrollView", "UILabel":
      own = ["frame: CGRect"]
    case "UITableViewCell": own = ["style: UITableViewCell.CellStyle", "reuseIdentifier: String?"]
    case "UIViewController": own = ["nibName: String?", "bundle: Bundle?"]
    default: return
    }
    guard given == own, let place = tree.offset(of: "init", in: declaration) else { return }
    reportSlip(
      "check.override", "overriding declaration requires an 'override' keyword", at: SourceRange(place, place + 4),
      notes: [.init("write 'override' before 'init'")])
  }

  /// The same of a structure, whose own initialisers give each part its value.
  mutating func noteValuesOfParts(_ id: ClassID, _ node: SyntaxNode.ID) {
    guard tree[node].kind == .structDeclaration, let members = swift.members[id.index] else { return }
    let missing = propertiesWithoutValue(members, node)
    guard !missing.isEmpty else { return }
    for declaration in tree.children(of: node) where tree[declaration].kind == .initializerDeclaration {
      noteMissingValues(missing, declaration)
    }
  }

  private func propertiesWithoutValue(_ members: SwiftMembers, _ node: SyntaxNode.ID) -> [SwiftProperty] {
    // What a condition of the build leaves in, nobody knows.
    guard tree.children(of: node).allSatisfy({ tree[$0].kind != .opaqueStatement }) else { return [] }
    let plain = plainBindings(of: node)
    var missing: [SwiftProperty] = []
    for name in members.stored {
      guard let own = members.properties[name], !own.isStatic, !own.isLazy, own.initial == nil, own.wrapper == nil,
        own.attribute == nil, own.tuple == nil, let annotation = own.annotation,
        tree[annotation].flags.isDisjoint(with: [.optional, .forced]) || own.isConstant,
        plain.contains(own.binding.index)
      else { continue }
      missing.append(own)
    }
    return missing
  }

  /// A class whose properties have no values, and that has no initialiser to give them some.
  private mutating func noteNoInitializer(_ id: ClassID, _ node: SyntaxNode.ID, _ missing: [SwiftProperty]) {
    guard let first = missing.first, swift.members[id.index]?.initializers.isEmpty == true, !isDecoded(node),
      let pattern = tree.child(of: first.binding, at: 0)
    else { return }
    let shown = program.classes[Int(id.index)].name
    // One 'var' mends both.
    let other = "cannot assign to '\(text(first.name))': it is a 'let' property"
    diagnostics.removeAll { $0.message == other }
    reportSlip(
      "check.initializer", "'\(text(first.name))' has no value, and '\(shown)' has no initialiser that gives it one",
      at: tree[pattern].range,
      notes: [.init("give it a value here, \(first.isConstant ? "declare it with 'var', " : "")or write an 'init'")])
  }

  /// Whether Swift makes `init(from:)` of a type itself.
  private func isDecoded(_ node: SyntaxNode.ID) -> Bool {
    tree.children(of: node).contains { child in
      tree[child].kind == .typeName && tree[child].name.map { ["Codable", "Decodable"].contains(text($0)) } ?? false
    }
  }

  /// Properties that an initialiser leaves without a value, at its end or where it calls `super.init`.
  private mutating func noteMissingValues(_ missing: [SwiftProperty], _ declaration: SyntaxNode.ID) {
    guard !missing.isEmpty, let block = block(of: declaration), !hasModifier(declaration, "convenience"),
      !tree.text(of: block, has: "self.init")
    else { return }
    // A name that is wrong in it is why.
    let (first, last) = (tree[block].range.start, tree[block].range.end)
    guard !diagnostics.contains(where: { $0.severity == .error && $0.range.start >= first && $0.range.end < last })
    else {
      return
    }
    let statements = Array(tree.children(of: block))
    // `init?(intValue: Int) { nil }`
    if statements.count == 1, tree.lineText(of: statements[0]) == "nil" { return }
    let end = statements.firstIndex { isInitializerOfSuper($0) }
    let assigned = assignedNames(statements[..<(end ?? statements.count)])
    for own in missing where !assigned.contains(own.name.id) {
      if diagnostics.contains(where: { $0.message == "cannot assign to '\(text(own.name))': it is a 'let' property" }) {
        continue
      }
      guard giving(own.name, statements[..<(end ?? statements.count)], isMember: true) == .open else { continue }
      let shown = "'\(text(own.name))'"
      // Deeper in the initialiser nothing is certain.
      if end == nil, tree.text(of: block, has: "super.init") { continue }
      let at =
        end.map { tree[statements[$0]].range }
        ?? SourceRange(Int(tree[block].range.end) - 1, Int(tree[block].range.end))
      reportSlip(
        "check.initializer",
        end == nil
          ? "\(shown) has no value at the end of this initialiser"
          : "\(shown) has no value when this initialiser calls 'super.init'", at: at,
        notes: [.init("assign 'self.\(text(own.name))' before that")])
    }
  }

  /// The names that statements assign in a row, as far as nothing else could end it before.
  private func assignedNames(_ statements: ArraySlice<SyntaxNode.ID>) -> Set<Int32> {
    var found: Set<Int32> = []
    for statement in statements {
      guard tree[statement].kind == .assignment, let target = tree.child(of: statement, at: 0) else { break }
      let parts = tree[target].kind == .path ? Array(tree.children(of: target)) : [target]
      if let last = parts.last, parts.count == 1 || parts.count == 2 && tree[parts[0]].name == .self,
        let name = tree[last].name
      {
        found.insert(name.id)
      }
    }
    return found
  }

  /// `super.isit(frame: frame)`. Whether it is reported.
  private mutating func noteMisspelt(_ block: SyntaxNode.ID) -> Bool {
    guard let range = misspeltInitializer(block) else { return false }
    reportSlip(
      "check.initializer", "'\(tree.text(range))' does not call the initialiser of the superclass", at: range,
      near: "super.init")
    return true
  }

  /// `superinit(nibName: nil, bundle: nil)`, `super.initt(…)`, where nothing else calls the superclass.
  private func misspeltInitializer(_ block: SyntaxNode.ID) -> SourceRange? {
    for statement in tree.children(of: block) {
      guard [.expressionStatement, .callStatement].contains(tree[statement].kind),
        let value = tree.child(of: statement, at: 0), case let path = plain(value), tree[path].kind == .path
      else { continue }
      let parts = Array(tree.children(of: path))
      guard let call = parts.last, parts.count < 4, tree[call].kind == .call else { continue }
      let range = SourceRange(Int(tree[path].range.start), Int(tree[parts[parts.count - 2]].range.end))
      let written = tree.text(range)
      guard parts.count == 2 || tree[parts[0]].name == .super, written != "super.init" else { continue }
      if nearestName(to: written, in: ["super.init"], within: 2) != nil { return range }
    }
    return nil
  }

  private func isInitializerOfSuper(_ statement: SyntaxNode.ID) -> Bool {
    guard [.expressionStatement, .callStatement].contains(tree[statement].kind),
      let value = tree.child(of: statement, at: 0), case let path = plain(value), tree[path].kind == .path
    else { return false }
    let parts = Array(tree.children(of: path))
    return parts.count == 3 && tree[parts[0]].name == .super && tree[parts[1]].name.map { text($0) } == "init"
  }

  /// `super.init()` of a plain view controller, which is no designated initialiser.
  private mutating func noteInitializerOfController(
    _ id: ClassID, _ block: SyntaxNode.ID
  ) {
    guard let superclass = program.classes[Int(id.index)].superclass,
      program.classes[Int(superclass.index)].name == UIKitClass.viewController.name,
      let offset = tree.lineText(of: block).lastIndex(ofText: "super.init()")
    else { return }
    let start = Int(tree[block].range.start) + offset
    reportSlip(
      "check.initializer", "'super.init()' is no designated initialiser of 'UIViewController'",
      at: SourceRange(start, start + 12), notes: [.init("write 'super.init(nibName: nil, bundle: nil)'")])
  }

  /// The bindings that stand in the type itself, without an attribute that may give them a value, and that are stored.
  private func plainBindings(of node: SyntaxNode.ID) -> Set<Int32> {
    var found: Set<Int32> = []
    for declaration in tree.children(of: node) where tree[declaration].kind == .variableDeclaration {
      let isAttributed = tree.children(of: declaration).contains { child in
        tree[child].kind == .modifier && !Self.plainModifiers.contains(tree[child].name.map { text($0) } ?? "")
      }
      guard !isAttributed else { continue }
      for binding in tree.children(of: declaration) where tree[binding].kind == .binding {
        let isComputed = tree.children(of: binding).contains { child in
          tree[child].kind == .accessor && !["willSet", "didSet"].contains(tree[child].name.map { text($0) } ?? "")
        }
        if !isComputed { found.insert(binding.index) }
      }
    }
    return found
  }

  // MARK: Local constants

  /// `let card: UIViewController`, which one of several ways leaves without a value: said where it is read.
  mutating func noteUnsetOnAWay(_ row: Int, of statements: [SyntaxNode.ID]) {
    let node = statements[row]
    guard swift.certain.isChecking, tree[node].kind == .variableDeclaration, !hasModifier(node, "weak"),
      !hasWrapper(node)
    else { return }
    for binding in tree.children(of: node) where tree[binding].kind == .binding {
      let parts = Array(tree.children(of: binding))
      guard parts.count == 2, tree[parts[0]].kind == .namePattern, tree[parts[1]].kind == .typeAnnotation,
        let name = tree[parts[0]].name, let type = tree.child(of: parts[1], at: 0),
        tree[node].flags.contains(.marked) || tree[type].flags.isDisjoint(with: [.optional, .forced])
      else { continue }
      var isWritten = false
      for statement in statements[(row + 1)...] {
        let isWrite = writes(name, statement)
        isWritten = isWritten || isWrite
        guard !isWrite, let place = reading(name, in: statement) else {
          guard giving(name, statement, isMember: false) == .open else { break }
          continue
        }
        reportSlip(
          "check.initializer",
          isWritten
            ? "'\(text(name))' is read here, and on one way to here nothing gives it a value"
            : "'\(text(name))' is read here, and nothing gives it a value before",
          at: tree[place].range,
          notes: [
            .init(
              isWritten
                ? "assign '\(text(name))' on each way" : "write 'let \(text(name)) = \(tree.lineText(of: type))()'")
          ])
        break
      }
    }
  }

  /// Whether some statement in a node assigns a name.
  private func writes(_ name: Name, _ node: SyntaxNode.ID) -> Bool {
    if tree[node].kind == .assignment || tree[node].kind == .compoundAssignment,
      let target = tree.child(of: node, at: 0), isTarget(target, name, isMember: false) != .open
    {
      return true
    }
    return tree.children(of: node).contains { writes(name, $0) }
  }

  /// Where a name is read; in functions and closures, which run later, nothing is.
  private func reading(_ name: Name, in node: SyntaxNode.ID) -> SyntaxNode.ID? {
    switch tree[node].kind {
    case .closure, .functionDeclaration, .opaqueStatement, .deferStatement: return nil
    case .identifier: return tree[node].name == name ? node : nil
    default: return tree.children(of: node).lazy.compactMap { reading(name, in: $0) }.first
    }
  }

  // MARK: Ways

  /// What a piece of code does to a name without a value.
  private enum Giving { case given, open, leaves, unknown }

  private func isTarget(_ target: SyntaxNode.ID, _ name: Name, isMember: Bool) -> Giving {
    switch tree[target].kind {
    case .path, .identifier:
      let parts = tree[target].kind == .path ? Array(tree.children(of: target)) : [target]
      if parts.count == 1, tree[parts[0]].name == name { return .given }
      if isMember, parts.count == 2, tree[parts[0]].name == .self, tree[parts[1]].name == name { return .given }
      if isMember, parts.count == 1, tree[parts[0]].name == .self { return .given }
      return .open
    default: return tree.text(of: target, has: text(name)) ? .unknown : .open
    }
  }

  private func giving(
    _ name: Name, _ statements: some Collection<SyntaxNode.ID>, isMember: Bool
  ) -> Giving {
    for statement in statements {
      let found = giving(name, statement, isMember: isMember)
      if found != .open { return found }
    }
    return .open
  }

  private func giving(_ name: Name, _ node: SyntaxNode.ID, isMember: Bool) -> Giving {
    switch tree[node].kind {
    case .assignment:
      return tree.child(of: node, at: 0).map { isTarget($0, name, isMember: isMember) } ?? .unknown
    case .returnStatement, .throwStatement, .breakStatement, .continueStatement: return .leaves
    case .variableDeclaration, .compoundAssignment, .functionDeclaration, .guardStatement: return .open
    case .ifStatement:
      let branches = Array(tree.children(of: node))
      let blocks = branches.compactMap { branch in tree.children(of: branch).first { tree[$0].kind == .block } }
      guard blocks.count == branches.count, let last = branches.last else { return .unknown }
      let ways = blocks.map { way(name, $0, isMember: isMember) }
      return joined(tree[last].firstChild == blocks.last ? ways : ways + [.open])
    case .switchStatement:
      let cases = tree.children(of: node).filter { tree[$0].kind == .switchCase }
      let blocks = cases.compactMap { part in tree.children(of: part).first { tree[$0].kind == .block } }
      guard blocks.count == cases.count, !blocks.isEmpty, !tree.text(of: node, has: "fallthrough"),
        !tree.text(of: node, has: "#if")
      else { return .unknown }
      return joined(blocks.map { way(name, $0, isMember: isMember) })
    case .doStatement:
      var ways: [Giving] = []
      for part in tree.children(of: node) {
        let block = tree[part].kind == .block ? part : tree.children(of: part).first { tree[$0].kind == .block }
        guard let block else { return .unknown }
        ways.append(way(name, block, isMember: isMember))
      }
      return joined(ways)
    case .expressionStatement, .callStatement:
      // A closure that is called at once may be what assigns it.
      return endsTheApp(node) ? .leaves : .open
    case .whileStatement, .forStatement, .repeatStatement, .labeledStatement, .deferStatement:
      return tree.text(of: node, has: text(name)) ? .unknown : tree.text(of: node, has: "while true") ? .unknown : .open
    default: return .unknown
    }
  }

  /// A block: where its end is a call that may end the app, nobody knows.
  private func way(_ name: Name, _ block: SyntaxNode.ID, isMember: Bool) -> Giving {
    let found = giving(name, Array(tree.children(of: block)), isMember: isMember)
    return found == .open && mayLeave(block) ? .unknown : found
  }

  private func joined(_ ways: [Giving]) -> Giving {
    if ways.contains(.unknown) { return .unknown }
    if ways.contains(.open) { return .open }
    return ways.allSatisfy { $0 == .leaves } ? .leaves : .given
  }

  func endsTheApp(_ statement: SyntaxNode.ID) -> Bool {
    ["fatalError(", "preconditionFailure(", "exit(", "abort("].contains { tree.lineText(of: statement).hasPrefix($0) }
  }
}
