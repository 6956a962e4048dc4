/// Outlines that an initializer takes: `nav: UINavigationController(rootViewController: home)`.
struct OutlineClaims {
  /// The entries of the outlines that an entry takes, by its index.
  private(set) var byEntry: [Int: [Range<Int>]] = [:]
  /// The item of each outline that is taken, with the argument that takes it.
  private(set) var items: [SyntaxNode.ID: SyntaxNode.ID] = [:]

  /// Arguments that name an outline which is elsewhere: that has been reported.
  var refused: Set<SyntaxNode.ID> = []

  func taken(by entry: Int) -> [Range<Int>] { byEntry.isEmpty ? [] : byEntry[entry] ?? [] }
  func byArgument(_ argument: SyntaxNode.ID) -> Bool { items.values.contains(argument) }
  func isClaimed(_ item: SyntaxNode.ID) -> Bool { !items.isEmpty && items[item] != nil }

  mutating func add(_ entries: Range<Int>, item: SyntaxNode.ID, to entry: Int, argument: SyntaxNode.ID) {
    byEntry[entry, default: []].append(entries)
    items[item] = argument
  }
}

extension Checker {
  /// Finds which outline at column one each initializer takes.
  mutating func claims() -> OutlineClaims {
    var result = OutlineClaims()
    guard tree.outline.contains(where: { $0.initializer != nil }) else { return result }
    var roots: [Int32: SyntaxNode.ID] = [:]
    for item in tree.items where tree[item].kind == .outlineDeclaration {
      if let root = tree.outline(of: item).first, roots[tree.outline[root].name.id] == nil {
        roots[tree.outline[root].name.id] = item
      }
    }
    for index in tree.outline.indices {
      guard let call = tree.outline[index].initializer else { continue }
      for argument in tree.children(of: call) {
        guard let (value, _) = child(argument), let name = tree.loneName(of: value), let item = roots[name.id] else {
          continue
        }
        guard !result.isClaimed(item), !tree.outline(of: item).contains(index) else {
          let isItself = tree.outline(of: item).contains(index)
          report(
            "check.declared-twice",
            isItself
              ? "'\(text(name))' is below itself"
              : "'\(text(name))' is somewhere else already; a controller has only one place",
            at: tree[value].range)
          result.refused.insert(argument)
          continue
        }
        result.add(tree.outline(of: item), item: item, to: index, argument: argument)
      }
    }
    return result
  }

  /// The value of an argument whose label takes a child controller.
  private func child(_ argument: SyntaxNode.ID) -> (value: SyntaxNode.ID, label: String)? {
    guard let label = tree[argument].name.map({ text($0) }), let value = tree.child(of: argument, at: 0),
      label == "rootViewController" || label == "searchResultsController"
    else { return nil }
    return (value, label)
  }

  /// Outlines that take each other are never reached from one at column one.
  mutating func reportCircles(_ claims: OutlineClaims, _ controllers: [Int32]) {
    for item in tree.items where claims.isClaimed(item) {
      guard let root = tree.outline(of: item).first, case .nothing = entity(tree.outline[root].name) else { continue }
      let name = text(tree.outline[root].name)
      report("check.outline", "'\(name)' is below itself", at: tree.outline[root].nameRange)
      for index in tree.outline(of: item) {
        declare(tree.outline[index].name, .someClass, at: tree.outline[index].nameRange)
        unknownNames.insert(tree.outline[index].name.id)
      }
    }
  }

  /// Reads what the initializers of outlines give: assignments that are made before launch.
  mutating func checkInitializers(_ claims: OutlineClaims, _ controllers: [Int32]) {
    mentioning = Checker.nowhere
    for index in tree.outline.indices {
      let entry = tree.outline[index]
      guard let call = entry.initializer else { continue }
      guard controllers[index] >= 0 else {
        if case .object(let id) = entity(entry.name) {
          assignInitial(.object(ObjectID(id)), program.objects[Int(id)].objectClass, index, call, claims)
        }
        continue
      }
      let id = ControllerID(controllers[index])
      assignInitial(.controller(id), program.outline.classes[Int(id.index)], index, call, claims)
    }
  }

  private mutating func assignInitial(
    _ owner: Value, _ type: ClassID, _ index: Int, _ call: SyntaxNode.ID, _ claims: OutlineClaims
  ) {
    let entry = tree.outline[index]
    let isOwn = hasOwnInitializer(type)
    if isOwn { swift.outlineCalls.append((owner, call)) }
    for argument in tree.children(of: call) where !claims.refused.contains(argument) {
      if isOwn {
        if let (value, label) = child(argument), claims.byArgument(argument) { checkChild(value, label, of: entry) }
        continue
      }
      if let node = tree.child(of: argument, at: 0), bases[Int(type.index)].inherits(from: .tab),
        tree[node].kind == .closure || tree[node].kind == .valueClosure
      {
        if let given = provider(node, .file) { setUp(owner, entry, given, at: tree[argument].range) }
        continue
      }
      guard let parameter = parameter(of: argument, type), let node = tree.child(of: argument, at: 0) else { continue }
      if let property = parameter.property, isDefault(property, of: type) {
        report(
          "check.outline", "'\(property.name)' is given twice: by the initialiser and in the body of its class",
          at: tree[argument].range)
        continue
      }
      if let (value, label) = child(argument) {
        checkChild(value, label, of: entry)
        continue
      }
      guard case .value(let given) = self.argument(parameter, node, .file) else { continue }
      setUp(owner, entry, given, at: tree[argument].range)
    }
  }

  /// What an initializer gives is assigned before launch.
  private mutating func setUp(_ owner: Value, _ entry: OutlineEntry, _ given: MakeArgument, at range: SourceRange) {
    let path = Path(root: .value(owner), components: [], finalUnwrap: .plain, text: text(entry.name))
    program.setup.append(
      Instruction(
        kind: .assign(path, given.property, given.value), range: byteRange(range),
        line: source.line(of: Int(range.start))))
  }

  private func isDefault(_ property: Property, of type: ClassID) -> Bool {
    guard let node = classNode(of: type.index) else { return false }
    return tree.children(of: node).contains { item in
      guard tree[item].kind == .propertyDefault, let target = tree.child(of: item, at: 0),
        let name = tree.loneName(of: target)
      else { return false }
      return text(name) == property.name
    }
  }

  /// The root or the results controller has to be an outline at column one, and the only child.
  private mutating func checkChild(_ value: SyntaxNode.ID, _ label: String, of entry: OutlineEntry) {
    let range = tree[value].range
    if let first = entry.firstChild {
      report(
        "check.outline", "'\(label)' is the only child here: leave out the line below", at: range,
        notes: [Diagnostic.Note("the child is here", at: tree.outline[first].nameRange)])
      return
    }
    if tree[value].kind == .nilLiteral, label == "searchResultsController" { return }
    guard let name = tree.loneName(of: value) else {
      report(
        "check.outline", "an outline takes an outline: declare it at column one, and write its name", at: range,
        notes: [Diagnostic.Note("or write it below '\(text(entry.name))', indented")])
      return
    }
    switch entity(name) {
    case .controller(let id):
      if program.outline.parents[Int(id)] < 0 {
        report("check.outline", "'\(text(name))' is already on a window", at: range)
      } else if let parent = controllerOf(entry), program.outline.parents[Int(id)] != parent {
        report(
          "check.outline", "'\(text(name))' is somewhere else already; a controller has only one place",
          at: range)
      }
    case .nothing: reportUnknownName(name, at: range)
    default:
      if !unknownNames.contains(name.id) { report("check.outline", "'\(text(name))' is not a controller", at: range) }
    }
  }

  private func controllerOf(_ entry: OutlineEntry) -> Int32? {
    if case .controller(let id) = entity(entry.name) { id } else { nil }
  }
}
