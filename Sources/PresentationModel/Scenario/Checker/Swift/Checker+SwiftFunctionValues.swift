/// Functions of types that stand for a value, without a call: `Card.init`, `URL.init(string:)`, `Home.open`.
extension Checker {
  /// `map(Card.init)`: a closure that makes one of what it is given; nil for any other path.
  mutating func initializerValue(_ node: SyntaxNode.ID, expecting type: SwiftType) -> Lowered? {
    var parts = Array(tree.children(of: node))
    // `Gallery.Item.init`: types inside types are found by their last name.
    while parts.count > 2, let outer = tree[parts[0]].name, names.utf8(of: outer).first?.isCapital == true,
      tree[parts[1]].kind == .member, let inner = tree[parts[1]].name, names.utf8(of: inner).first?.isCapital == true
    {
      parts.removeFirst()
    }
    guard parts.count == 2 || parts.count == 3, [.identifier, .member].contains(tree[parts[0]].kind),
      let head = tree[parts[0]].name, tree[parts[1]].kind == .member,
      tree[parts[1]].name.map({ text($0) }) == "init", variable(head) == nil, namesInitializer(node) == nil
    else { return nil }
    var types: [SwiftType]?
    if case .closure(.of(let wanted, _)) = type { types = wanted }
    let written = parts.count == 3 ? argumentLabels(parts[...], behind: 1) : nil
    if parts.count == 3, written == nil { return nil }
    // `pairs.map(Question.init)`: a pair is both arguments.
    if written == nil, let whole = types, whole.count == 1, case .tuple(let both) = whole[0], both.count > 1,
      initializerLabels(of: head, whole) == nil
    {
      types = both.map { $0.type }
    }
    guard let labels = written ?? initializerLabels(of: head, types) else { return nil }
    swift.builders.append(closureBuilder(node))
    let call = call(node, labels, types ?? [])
    let made = constructValue(head, call, node) ?? globalCall(head, call, node) ?? construct(head, call, node)
    let closure = closed(returning: made?.0 ?? opaque(of: node), node)
    let known = types ?? labels.map { _ in .unknown }
    swift.lastClosure = (known.count, made?.1)
    return (closure, .closure(.of(known, made?.1)))
  }

  /// `let change: (Int) -> Int = abs`, `compose(square, String.init)`: a closure that calls one of Swift's own functions; nil
  /// for any other path.
  mutating func standardFunction(_ node: SyntaxNode.ID, expecting type: SwiftType) -> Lowered? {
    guard case .closure(.of(let types, let result)) = type else { return nil }
    if types.count == 1, let word = namesInitializer(node) {
      swift.builders.append(closureBuilder(node))
      let slot = builder.slot("$0")
      builder.function.parameters.append(slot)
      let made = converted((.slot(slot), types[0]), word, node)
      let closure = closed(returning: made.0, node)
      swift.lastClosure = (1, made.1)
      return (closure, .closure(.of(types, made.1)))
    }
    guard let name = tree.loneName(of: node), ["abs", "min", "max"].contains(text(name)), variableType(name) == nil,
      ownMethod(name) == nil, swift.globals.methods[name.id] == nil
    else { return nil }
    return methodValue(node, types, result, isLone: true)
  }

  /// `filter(chosen.contains)`, `map(center.removeObserver)`: a closure that calls it with what it is given; nil for
  /// what is no method of something.
  mutating func methodValue(
    _ node: SyntaxNode.ID, _ types: [SwiftType], _ result: SwiftType?, isLone: Bool = false
  ) -> Lowered? {
    let parts = Array(tree.children(of: node))
    guard parts.count > 1 || isLone, parts.dropFirst().allSatisfy({ tree[$0].kind == .member }) else { return nil }
    swift.builders.append(closureBuilder(node))
    let call = call(node, types.map { _ in "_" }, types)
    var path = SyntaxNode(.path, at: tree[node].range)
    var next = call
    for part in parts.reversed() {
      var copy = tree[part]
      copy.nextSiblingIndex = next.index
      next = tree.add(copy)
    }
    path.firstChildIndex = next.index
    builder.tries = 1
    let made = lowerValue(tree.add(path), expecting: result ?? .unknown)
    builder.tries = 0
    let body = swift.builders.removeLast()
    guard let made, !body.function.instructions.isEmpty else { return nil }
    swift.builders.append(body)
    let closure = closed(returning: made.0, node)
    swift.lastClosure = (types.count, made.1)
    return (closure, .closure(.of(types, made.1)))
  }

  /// A call of what the parameters of the function hold, which are declared here.
  private mutating func call(_ node: SyntaxNode.ID, _ labels: [String], _ types: [SwiftType]) -> SyntaxNode.ID {
    let range = tree[node].range
    var last: SyntaxNode.ID?
    var first: SyntaxNode.ID?
    for (row, label) in labels.enumerated() {
      let name = names.intern("$\(row)")
      grow()
      let slot = builder.slot("$\(row)")
      builder.function.parameters.append(slot)
      declare(name, .slot(slot), types.indices.contains(row) ? types[row] : .unknown)
      var identifier = SyntaxNode(.identifier, at: range)
      identifier.nameID = name.id
      var path = SyntaxNode(.path, at: range)
      path.firstChildIndex = tree.add(identifier).index
      var argument = SyntaxNode(.argument, at: range)
      argument.firstChildIndex = tree.add(path).index
      if label != "_" { argument.nameID = names.intern(label).id }
      let added = tree.add(argument)
      if let last { tree.nodes[Int(last.index)].nextSiblingIndex = added.index } else { first = added }
      last = added
    }
    grow()
    var call = SyntaxNode(.call, at: range)
    if let first { call.firstChildIndex = first.index }
    return tree.add(call)
  }

  /// The labels of the initialiser that takes so many arguments: the file's own, or that of a structure's members.
  private mutating func initializerLabels(of name: Name, _ types: [SwiftType]?) -> [String]? {
    let count = types?.count
    let row: Int32
    var memberwise: [String]?
    if let id = swift.enums[name.id] {
      let value = swift.values[Int(id.index)]
      row = value.row.index
      if program.swift.enums[Int(id.index)].isStructure { memberwise = value.fields.map { $0.label } }
    } else if let id = existingClass(name) {
      row = id.index
    } else {
      return count == 1 ? ["_"] : nil
    }
    let own = (swift.members[row]?.initializers ?? []).filter { $0.labels != ["coder"] }
    func labels(_ method: SwiftMethod) -> [String] { method.parameters.map { $0.label.isEmpty ? "_" : $0.label } }
    let fitting = own.filter { $0.parameters.count == count }
    if let types, fitting.count > 1 {
      // Which one is meant the types say, or nobody.
      let ranks = fitting.map { method in
        zip(method.parameters, types).reduce(0 as Int?) { sum, pair in
          guard let sum, let rank = rank(pair.0.type.map { type(of: $0) } ?? .unknown, pair.1, nil) else { return nil }
          return sum + rank
        }
      }
      guard let best = ranks.compactMap({ $0 }).max(), ranks.count(where: { $0 == best }) == 1,
        let row = ranks.firstIndex(of: best)
      else { return nil }
      return labels(fitting[row])
    }
    if let found = fitting.first ?? (count == nil && own.count == 1 ? own[0] : nil) { return labels(found) }
    if own.isEmpty, let memberwise, count == nil || memberwise.count == count { return memberwise }
    if own.isEmpty, let theirs = Self.ofUIKit[text(name)], count == nil || theirs.count == count { return theirs }
    return own.isEmpty && count == 0 ? [] : nil
  }

  private static let ofUIKit = [
    "UIAlertAction": ["title", "style", "handler"], "UIAlertController": ["title", "message", "preferredStyle"],
    "UINavigationController": ["rootViewController"],
  ]

  /// `Home.open`: a function of an instance that gives the method of that instance.
  mutating func unapplied(_ method: SwiftMethod, _ type: SwiftType, _ node: SyntaxNode.ID) -> Lowered {
    swift.builders.append(closureBuilder(node))
    let instance = builder.slot("self")
    builder.function.parameters.append(instance)
    let bound = boundMethod(method, .slot(instance), node)
    return (closed(returning: bound.0, node), .closure(.of([type], bound.1)))
  }
}
