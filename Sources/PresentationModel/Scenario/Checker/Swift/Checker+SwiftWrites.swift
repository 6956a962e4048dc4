/// What a statement may write that is left out, or a call that presim does not know: that is unknown afterwards, and who
/// decides on it asks. What nobody reads again costs nothing.
extension Checker {
  /// Makes unknown whatever a node may write: targets of assignments, `inout` arguments, what a method is called on that
  /// may change it, and what closures and methods of this instance write that do not run.
  ///
  /// - Parameter isStatement: whether nothing uses what it answers: a method is called for what it changes then.
  mutating func forgetWrites(of node: SyntaxNode.ID, isStatement: Bool = false, inClosures: Bool = true) {
    guard swift.builders.count > 0, !builder.isForgetting else { return }
    var writes = Writes()
    collect(node, isStatement: isStatement, inClosures: inClosures, &writes)
    guard !writes.isEmpty else { return }
    builder.isForgetting = true
    for container in writes.filled { fill(container, node, writes.declared) }
    for target in writes.assigned { forget(target, writes.declared) }
    for (parts, path) in writes.changed { forget(parts, path, isAssigned: false, writes.declared) }
    for (owner, word, path) in writes.named {
      // Of this instance the name alone says what it is.
      let owner = owner.count == 1 && tree[owner[0]].name == .`self` ? [] : owner
      var range = tree[path].range
      if owner.isEmpty, let start = tree.text(of: path).utf8Offset(of: word) {
        range = SourceRange(Int(range.start) + start, Int(range.start) + start + word.utf8.count)
      }
      var member = SyntaxNode(owner.isEmpty ? .identifier : .member, at: range)
      member.nameID = names.intern(word).id
      grow()
      // Who has no such property is another mistake, if it is one.
      let told = diagnostics.count
      forget(owner + [tree.add(member)], path, isAssigned: true, writes.declared)
      diagnostics.removeLast(diagnostics.count - told)
    }
    var seen: Set<Int32> = []
    for name in writes.called { forgetWrites(ofMethod: name, node, &seen) }
    builder.isForgetting = false
  }

  /// Whether a closure among the arguments of a path writes, prints, or calls functions of the file's that do.
  mutating func actsInClosures(_ path: SyntaxNode.ID) -> Bool {
    var seen: Set<SyntaxNode.ID> = []
    var blocks: [SyntaxNode.ID] = []
    for call in tree.children(of: path) where tree[call].kind == .call {
      let closures = arguments(call).map { $0.value }.filter { tree[$0].kind == .closure }
      blocks += closures.compactMap { tree.lastChild(of: $0) }
    }
    while let block = blocks.popLast() {
      var writes = Writes()
      let statements = Array(tree.children(of: block))
      // One expression alone is the value.
      let isValue = statements.count == 1 && tree[statements[0]].kind == .expressionStatement
      let node = isValue ? tree.child(of: statements[0], at: 0) ?? block : block
      collect(node, isStatement: false, inClosures: false, &writes)
      guard writes.assigned.isEmpty, writes.changed.isEmpty, writes.named.isEmpty,
        writes.filled.allSatisfy({ $0.isPossible })
      else { return true }
      var pending = [node]
      while let node = pending.popLast() {
        if tree[node].kind == .closure {
          if let inner = tree.lastChild(of: node) { blocks.append(inner) }
          continue
        }
        pending += tree.children(of: node)
        guard tree[node].kind == .identifier || tree[node].kind == .member, let name = tree[node].name else { continue }
        if text(name) == "print" { return true }
        for function in functions(named: name) where seen.insert(function).inserted {
          if let body = tree.lastChild(of: function), tree[body].kind == .block { blocks.append(body) }
        }
      }
    }
    return false
  }

  /// The functions of the file that have a name, whosever they are.
  private mutating func functions(named name: Name) -> [SyntaxNode.ID] {
    if swift.functionNodes == nil {
      var found: [Int32: [SyntaxNode.ID]] = [:]
      for index in tree.nodes.indices where tree.nodes[index].kind == .functionDeclaration {
        if let name = tree.nodes[index].name { found[name.id, default: []].append(SyntaxNode.ID(Int32(index))) }
      }
      swift.functionNodes = found
    }
    return swift.functionNodes?[name.id] ?? []
  }

  /// What stands in a node that may write something.
  private struct Writes {
    /// Where something is assigned, and what a method is called on.
    var assigned: [SyntaxNode.ID] = []
    var changed: [(parts: [SyntaxNode.ID], path: SyntaxNode.ID)] = []
    /// Whose property is assigned that a call names.
    var named: [(owner: [SyntaxNode.ID], word: String, path: SyntaxNode.ID)] = []
    /// Methods of this instance.
    var called: [Name] = []
    /// Containers that may get what they show.
    var filled: [Filled] = []
    /// The names of variables that begin in it.
    var declared: Set<Int32> = []

    var isEmpty: Bool {
      assigned.isEmpty && changed.isEmpty && named.isEmpty && called.isEmpty && filled.isEmpty
    }
  }

  /// A container that code which does not run fills, or hands on to code that nobody knows.
  private struct Filled {
    /// Its path; empty for this instance.
    let parts: [SyntaxNode.ID]
    let path: SyntaxNode.ID
    /// Whether that it is filled is only possible.
    let isPossible: Bool
  }

  private func collect(_ node: SyntaxNode.ID, isStatement: Bool, inClosures: Bool, _ writes: inout Writes) {
    var pending: [(node: SyntaxNode.ID, isStatement: Bool)] = [(node, isStatement)]
    var kept: Set<SyntaxNode.ID> = []
    while let (current, isStatement) = pending.popLast() {
      if kept.contains(current) { continue }
      switch tree[current].kind {
      case .closure where !inClosures, .selector: continue
      case .assignment, .compoundAssignment:
        if let target = tree.child(of: current, at: 0) { writes.assigned.append(target) }
      case .unary where tree[current].name.map({ text($0) }) == "&":
        if let target = tree.child(of: current, at: 0), !holdsSubscriptions(target) { writes.assigned.append(target) }
      case .namePattern, .closureParameter: if let name = tree[current].name { writes.declared.insert(name.id) }
      case .path:
        collectCalls(current, isStatement, &writes)
        kept.formUnion(closuresForTheUser(current))
        if let set = storingSet(current) { kept.insert(set) }
      default: break
      }
      let own = isStatement && tree[current].kind != .closure || tree[current].kind == .expressionStatement
      for (row, child) in tree.children(of: current).enumerated() {
        let isLast =
          tree[child].kind == .path || tree[child].kind == .tryExpression || tree[child].kind == .awaitExpression
        pending.append((child, own && row == 0 && isLast || tree[child].kind == .callStatement))
      }
    }
  }

  /// `UIAction(title: "Unlock") { … }`: closures that wait until the user picks what is made.
  private func closuresForTheUser(_ path: SyntaxNode.ID) -> [SyntaxNode.ID] {
    guard let head = tree.child(of: path, at: 0), tree[head].kind == .identifier, let name = tree[head].name,
      let call = tree.child(of: path, at: 1), tree[call].kind == .call, Self.madeForTheUser.contains(text(name))
    else { return [] }
    return arguments(call).map { $0.value }.filter { tree[$0].kind == .closure }
  }

  private static let madeForTheUser: Set<String> = [
    "UIAction", "UIAlertAction", "UICommand", "UIKeyCommand", "UIContextualAction", "UIAccessibilityCustomAction",
    "UIBarButtonItem", "UIButton", "UITableViewRowAction", "UIPreviewAction",
  ]

  /// Whether a path names a property with subscriptions, which what it is handed to only adds to.
  private func holdsSubscriptions(_ path: SyntaxNode.ID) -> Bool {
    let last = tree[path].kind == .path ? tree.lastChild(of: path) ?? path : path
    guard let name = tree[last].name else { return false }
    return holders(of: name).contains {
      $0.members.properties[name.id].map { tree.text(of: $0.binding, has: "AnyCancellable") } ?? false
    }
  }

  /// `.store(in: &bag)`: the argument, as what is in the set stays there, whatever is added.
  private func storingSet(_ path: SyntaxNode.ID) -> SyntaxNode.ID? {
    let parts = Array(tree.children(of: path).suffix(2))
    guard parts.count == 2, tree[parts[1]].kind == .call, tree[parts[0]].name.map({ text($0) }) == "store",
      case let given = arguments(parts[1]), given.count == 1, given[0].label == "in"
    else { return nil }
    return given[0].node
  }

  /// `s.insert(x, at: i)`: what a method is called on; `add(x)`: a method of this instance.
  private func collectCalls(_ path: SyntaxNode.ID, _ isStatement: Bool, _ writes: inout Writes) {
    let parts = Array(tree.children(of: path))
    for (row, part) in parts.enumerated() where tree[part].kind == .call && row > 0 {
      guard let name = tree[parts[row - 1]].name else { continue }
      collectFilled(parts, row, path, isStatement, &writes)
      collectNamed(parts, row, path, &writes)
      let isOwn = row == 1 && tree[parts[0]].kind == .identifier || row == 2 && tree[parts[0]].name == .`self`
      if isOwn {
        writes.called.append(name)
      } else if tree[parts[row - 1]].kind == .member,
        isStatement && row == parts.count - 1 && !Self.onlyAsks(text(name)) || Self.changes(text(name))
      {
        let receiver = Array(parts[..<(row - 1)])
        if let last = receiver.last, text(name) == "insert" || text(name) == "append", holdsSubscriptions(last) {
          continue
        }
        // What a call has answered nobody reads again.
        if !receiver.contains(where: { tree[$0].kind == .call }) { writes.changed.append((receiver, path)) }
      }
    }
  }

  /// `publisher.assign(to: \.title, on: self)`, `home.setValue("x", forKey: "title")`.
  private func collectNamed(_ parts: [SyntaxNode.ID], _ row: Int, _ path: SyntaxNode.ID, _ writes: inout Writes) {
    let given = arguments(parts[row])
    switch (tree[parts[row - 1]].name.map { text($0) }, given.map { $0.label ?? "" }) {
    case ("assign", ["to", "on"]) where tree[given[0].value].kind == .keyPath:
      guard let word = tree.lineText(of: given[0].value).split(separator: ".").last, tree[given[1].value].kind == .path
      else { return }
      writes.named.append((Array(tree.children(of: given[1].value)), word.filter { $0 != "!" && $0 != "?" }, path))
    case ("setValue", ["", "forKey"]) where tree[given[1].value].kind == .stringLiteral:
      writes.named.append((Array(parts[..<(row - 1)]), tree.string(of: given[1].value), path))
    default: break
    }
  }

  /// `pages.setViewControllers(…)`, `alert` in `alert.addAction(title: "OK")`, and `pages` in `configure(pages)`.
  private func collectFilled(
    _ parts: [SyntaxNode.ID], _ row: Int, _ path: SyntaxNode.ID, _ isStatement: Bool, _ writes: inout Writes
  ) {
    var receiver = Array(parts[..<(row - 1)])
    if receiver.count == 1, tree[receiver[0]].name == .`self` { receiver = [] }
    if tree[parts[row - 1]].name.map({ text($0) }) == "setViewControllers" {
      writes.filled.append(Filled(parts: receiver, path: path, isPossible: false))
    } else if isStatement, !receiver.isEmpty, !receiver.contains(where: { tree[$0].kind == .call }) {
      writes.filled.append(Filled(parts: receiver, path: path, isPossible: true))
    }
    for (_, node, _) in arguments(parts[row]) where tree[node].kind == .path {
      var given = tree.children(of: node).filter { tree[$0].kind != .argumentLabels }
      // `buttons.forEach(alert.addAction)`, `buttons.forEach(alert.addAction(_:))`
      if given.count > 1, let method = given.last.flatMap({ tree[$0].name.map { text($0) } }), method.hasPrefix("add") {
        given.removeLast()
      }
      guard given.allSatisfy({ tree[$0].kind == .identifier || tree[$0].kind == .member }) else { continue }
      let isSelf = given.count == 1 && tree[given[0]].name == .`self`
      writes.filled.append(Filled(parts: isSelf ? [] : given, path: node, isPossible: true))
    }
  }

  /// A container whose contents are unknown from here on.
  private mutating func fill(_ filled: Filled, _ node: SyntaxNode.ID, _ declared: Set<Int32>) {
    if let head = filled.parts.first, let name = tree[head].name, declared.contains(name.id) { return }
    let count = builder.function.instructions.count
    let found: Lowered? =
      filled.parts.isEmpty ? ownReceiver() : place(filled.parts, filled.path).map { (read($0, node), $0.type) }
    guard let (container, type) = found, case .object(let base, _) = type,
      filled.isPossible
        ? base == .pageViewController || base == .alertController
        : uikitProperty(Property.viewControllers.name, base) != nil
    else { return builder.truncate(to: count) }
    let receiver = filled.parts.isEmpty ? "" : receiverText(filled.parts[...], filled.parts.count) + "."
    let property: Property = base == .alertController ? .message : .viewControllers
    emit(.fill(container, ifEmpty: filled.isPossible), node, text: receiver + property.name)
  }

  /// Methods that a statement calls for what their closure does, or for what they write elsewhere.
  private static func onlyAsks(_ word: String) -> Bool {
    ["forEach", "write", "encode", "hash", "print", "dump"].contains(word)
  }

  /// Whether a method that answers something changes what it is called on, by its verb: `removeLast`, not `removing`.
  private static func changes(_ word: String) -> Bool {
    [
      "insert", "remove", "append", "pop", "update", "form", "merge", "sort", "shuffle", "reverse", "swap", "replace",
      "subtract", "toggle", "negate", "round", "add", "next", "reserve", "advance", "partition", "trim", "push",
      "clear", "reset", "increment", "decrement", "mutate", "enqueue", "dequeue",
    ].contains { word.hasPrefix($0) && word.utf8.dropFirst($0.utf8.count).first.map { $0.isCapital } ?? true }
  }

  // MARK: One target

  /// Members of a path that are looked at, the last first, for what holds something that is written.
  private static let deepestWrite = 20

  private mutating func forget(_ target: SyntaxNode.ID, _ declared: Set<Int32>) {
    switch tree[target].kind {
    case .tuple, .parenthesized, .argument, .tuplePattern, .patternArgument:
      for child in tree.children(of: target) { forget(child, declared) }
    case .path: forget(Array(tree.children(of: target)), target, isAssigned: true, declared)
    default: break
    }
  }

  private mutating func forget(
    _ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID, isAssigned: Bool, _ declared: Set<Int32>
  ) {
    guard let head = parts.first, tree[head].kind == .identifier, let name = tree[head].name,
      !declared.contains(name.id), parts.count <= Self.deepestWrite
    else { return }
    if forget(parts, node, isAssigned: isAssigned) { return }
    // Of what lies deeper than presim can tell, what holds it.
    var rest = parts
    while rest.count > 1, tree[rest[rest.count - 1]].kind != .call {
      rest.removeLast()
      if forget(rest, node, isAssigned: false) { return }
    }
  }

  /// Whether the parts name something that can be written.
  private mutating func forget(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID, isAssigned: Bool) -> Bool {
    let count = builder.function.instructions.count
    guard tree[parts[parts.count - 1]].kind != .call, let place = place(parts, node) else { return false }
    let written = SourceRange(
      Int(tree[parts[0]].range.start), Int(tree[parts[parts.count - 1]].range.end))
    forget(place, node, isAssigned: isAssigned, written: plainText(written), from: count)
    return true
  }

  private mutating func forget(
    _ place: SwiftPlace, _ node: SyntaxNode.ID, isAssigned: Bool, written: String, from count: Int
  ) {
    let slot = builder.slot()
    if isAssigned, !isConstant(place) {
      emit(.opaque(to: slot), node, text: written)
      return write(.slot(slot), to: place, node)
    }
    switch place.type {
    case .list, .slice, .unordered, .dictionary, .tuple, .enumeration, .value(.string), .value(.bool),
      .value(.int), .value(.number):
      guard !isConstant(place) else { break }
      emit(.changed(read(place, node), to: slot), node, text: written)
      return write(.slot(slot), to: place, node)
    case .unknown, .ofProtocol:
      // An object is the same afterwards; which it is, shows when it runs.
      guard case .variable(.slot(let variable)) = place.kind, !isConstant(place) else { break }
      emit(.changed(.slot(variable), to: slot), node, text: written)
      return emit(.copy(.slot(slot), to: variable), node)
    default: break
    }
    builder.truncate(to: count)
  }

  /// Whether a place is a `let`, or a part of one.
  private func isConstant(_ place: SwiftPlace) -> Bool {
    switch place.kind {
    case .variable(.slot(let slot)):
      if builder.givesBack.contains(slot) || builder.function.selfSlot == slot { return false }
      for scope in builder.scopes.reversed() {
        for variable in scope.values where variable.operand.isSlot(slot) { return !variable.isVariable }
      }
      return false
    case .variable: return true
    case .part(let holder, _, _, _), .computed(let holder, _, _), .element(let holder, _, _, _, _):
      return isConstant(holder)
    default: return false
    }
  }

  // MARK: Methods that do not run

  /// What a method of this instance writes to its properties, and those that it calls.
  private mutating func forgetWrites(ofMethod name: Name, _ node: SyntaxNode.ID, _ seen: inout Set<Int32>) {
    guard seen.insert(name.id).inserted, let own = ownReceiver(), let method = ownMethod(name), let block = method.block
    else { return }
    var writes = Writes()
    collect(block, isStatement: false, inClosures: true, &writes)
    for parameter in method.parameters { writes.declared.insert(parameter.name.id) }
    let assigned = writes.assigned.filter { tree[$0].kind == .path }.map { (Array(tree.children(of: $0)), true) }
    for (path, isAssigned) in assigned + writes.changed.map({ ($0.parts, false) }) {
      var parts = path
      let isOnSelf = tree[parts[0]].name == .`self`
      if isOnSelf { parts.removeFirst() }
      guard let head = parts.first, let name = tree[head].name, isOnSelf || !writes.declared.contains(name.id),
        let found = property(name, of: own.1), found.field != nil
      else { continue }
      let (whole, count) = (isAssigned && parts.count == 1, builder.function.instructions.count)
      let place = SwiftPlace(kind: .field(found, own.0), type: found.type, hint: nil)
      forget(place, node, isAssigned: whole, written: text(name), from: count)
    }
    for container in writes.filled where container.parts.isEmpty { fill(container, node, []) }
    for name in writes.called { forgetWrites(ofMethod: name, node, &seen) }
  }

  // MARK: What cannot be read at all

  /// A statement whose text presim cannot read: all variables that it names may have changed.
  mutating func forgetNames(in node: SyntaxNode.ID) {
    guard !builder.isForgetting else { return }
    builder.isForgetting = true
    defer { builder.isForgetting = false }
    let range = tree[node].range
    var lexer = SwiftLexer(source.bytes, from: Int(range.start))
    var (before, isOnSelf) = (UInt8(0), false)
    var seen: Set<Int32> = []
    while lexer.offset < Int(range.end) {
      let token = lexer.next()
      if token.kind == .endOfFile || token.start >= Int(range.end) { break }
      defer { before = source.bytes[token.start] }
      guard token.kind == .word else {
        if source.bytes[token.start] != UInt8(ascii: ".") { isOnSelf = false }
        continue
      }
      let word = String(decoding: source.bytes[token.start..<token.end], as: UTF8.self)
      defer { isOnSelf = word == "self" }
      guard before != UInt8(ascii: ".") || isOnSelf, let name = names.find(word), seen.insert(name.id).inserted
      else { continue }
      let count = builder.function.instructions.count
      if before != UInt8(ascii: "."), let found = variable(name) {
        let place = SwiftPlace(kind: .variable(found.operand), type: found.type, hint: name)
        forget(place, node, isAssigned: false, written: word, from: count)
      } else if let own = ownReceiver(), let found = property(name, of: own.1), found.field != nil {
        let place = SwiftPlace(kind: .field(found, own.0), type: found.type, hint: name)
        forget(place, node, isAssigned: false, written: word, from: count)
      }
    }
  }
}

extension String {
  /// Where a word begins, in bytes; nil where it does not stand there.
  fileprivate func utf8Offset(of word: String) -> Int? {
    let (text, part) = (Array(utf8), Array(word.utf8))
    guard !part.isEmpty, part.count <= text.count else { return nil }
    return (0...(text.count - part.count)).first { text[$0..<($0 + part.count)].elementsEqual(part) }
  }
}
