/// What code that presim does not know is worth (`given`), and the closures that are handed to it (`complete`).
extension Checker {
  // MARK: given

  /// `given UserDefaults.standard.bool(forKey: "seen") = true`
  mutating func checkGiven(_ item: SyntaxNode.ID) {
    guard let subject = tree.child(of: item, at: 0) else { return }
    swift.isUsed = true
    let range = tree[subject].range
    let isThrow = tree[item].flags.contains(.marked)
    var value = Value.none
    if !isThrow {
      guard let node = tree.child(of: item, at: 1), let found = givenValue(node) else {
        return report(
          "check.given",
          "'given' takes a value: 'true', 'false', 'nil', 'throw', a number, a text, a case, a name of an outline",
          at: tree.child(of: item, at: 1).map { tree[$0].range } ?? range)
      }
      value = found
    }
    let isFirst = program.steps.isEmpty && program.launchExpectations.isEmpty
    let id = textID(plainText(tree[plain(subject)].range))
    swift.givens.append((id, range))
    program.swift.add(
      SwiftGiven(
        text: id, value: value, isThrow: isThrow, fromStep: isFirst ? -1 : program.steps.count,
        line: source.line(of: Int(tree[item].range.start))))
  }

  /// An expression without `try`, `await` and parentheses: what is looked for by its text.
  func plain(_ node: SyntaxNode.ID) -> SyntaxNode.ID {
    var node = node
    while tree[node].kind == .tryExpression || tree[node].kind == .awaitExpression || tree[node].kind == .parenthesized,
      let inner = tree.child(of: node, at: 0)
    {
      node = inner
    }
    return node
  }

  private mutating func givenValue(_ node: SyntaxNode.ID) -> Value? {
    switch tree[node].kind {
    case .trueLiteral: return .bool(true)
    case .falseLiteral: return .bool(false)
    case .nilLiteral: return Value.none
    case .integerLiteral: return .int(tree.integer(of: node) ?? 0)
    case .decimalLiteral: return .decimal(tree.decimal(of: node))
    case .stringLiteral: return .string(tree.string(of: node))
    case .unary:
      guard let inner = tree.child(of: node, at: 0), tree[node].name.map({ text($0) }) == "-",
        let value = givenValue(inner)
      else { return nil }
      switch value {
      case .int(let number): return .int(0 &- number)
      case .decimal(let number): return .decimal(-number)
      default: return nil
      }
    case .enumCase: return tree[node].name.map { caseValue($0) }
    case .list:
      var values: [Value] = []
      for child in tree.children(of: node) {
        guard let value = givenValue(child) else { return nil }
        values.append(value)
      }
      return .list(values)
    case .path:
      let parts = Array(tree.children(of: node))
      if let place = givenIndexPath(parts) { return place }
      if let size = uikitValue(parts, .size) ?? uikitValue(parts, .rect) { return size }
      // `.medium()`
      if parts.count == 2, tree[parts[0]].kind == .enumCase, tree[parts[1]].kind == .call,
        tree[parts[1]].firstChild == nil
      {
        return tree[parts[0]].name.map { caseValue($0) }
      }
      if let found = qualifiedCase(parts[...]), case .value(let value) = found.0 { return value }
      guard let head = parts.first, tree[head].kind == .identifier, let name = tree[head].name else { return nil }
      if parts.count == 2, tree[parts[1]].kind == .member, let id = swift.enums[name.id],
        let member = tree[parts[1]].name, let row = swift.cases[Int(id.index)].firstIndex(where: { $0.name == member })
      {
        return .enumCase(id, Int32(row), [])
      }
      guard parts.count == 1 else { return nil }
      switch entity(name) {
      case .controller(let id): return .controller(ControllerID(id))
      case .object(let id): return .object(ObjectID(id))
      case .window(let id): return .window(WindowID(id))
      case .nothing, .someClass: return nil
      }
    default: return nil
    }
  }

  /// `.settings`: the case of the file's enumeration that alone has one of the name, else a case of a type that presim
  /// does not know.
  mutating func caseValue(_ name: Name, _ payload: [Value] = []) -> Value {
    let (id, row) = caseRow(name)
    return .enumCase(id, row, payload)
  }

  private mutating func caseRow(_ name: Name) -> (EnumID, Int32) {
    var found: [(EnumID, Int32)] = []
    for (index, cases) in swift.cases.enumerated() where EnumID(Int32(index)) != swift.symbols {
      if let row = cases.firstIndex(where: { $0.name == name }) { found.append((EnumID(Int32(index)), Int32(row))) }
    }
    if found.count == 1 { return found[0] }
    guard case .enumCase(let id, let row, _) = symbol(name) else { return (EnumID(0), 0) }
    return (id, row)
  }

  /// Once every body is read: each `given` and `complete` speaks of something that the code has.
  mutating func checkGivens() {
    let asked = Set(swift.asked.map { program.swift.texts[Int($0.index)] }).sorted()
    for (id, range) in swift.givens where !swift.asked.contains(id) {
      let word = program.swift.texts[Int(id.index)]
      if isStoredProperty(word) || isCollapse(word) || decidesOthers(word, asked) { continue }
      // `home.count`
      if let dot = word.utf8.lastIndex(of: UInt8(ascii: ".")) {
        let (head, last) = (word.utf8.prefix(upTo: dot), word.utf8.suffix(from: word.utf8.index(after: dot)))
        if isStoredProperty(String(decoding: last, as: UTF8.self)),
          names.find(String(decoding: head, as: UTF8.self)).flatMap({ isOfOutline($0) }) ?? false
        {
          report(
            "check.given", "'\(String(decoding: last, as: UTF8.self))' is a property of the file's own", at: range,
            notes: [.init("write '\(word) = …' as a step, without 'given'")])
          continue
        }
      }
      // `Config.steps`, where the code has `step >= Config.steps`.
      if let whole = asked.first(where: {
        $0.hasPrefix("\(word) ") || $0.hasPrefix("\(word).") || $0.hasSuffix(" \(word)") || $0.hasText(" \(word) ")
      }) {
        report(
          "check.given", "presim asks for '\(whole)' as a whole, not for '\(word)'", at: range,
          notes: [.init("write 'given \(whole) = …' with the value of the whole")])
        continue
      }
      // `host`, where the code has `let host = components.host`.
      let ending = asked.first { $0.utf8.count > word.utf8.count && $0.hasSuffix(".\(word)") }
      let near = (ending ?? nearest(word, among: asked)).map {
        [Diagnostic.Note("did you mean '\($0)'?")]
      }
      report(
        "check.given", "no code of the file reads '\(word)', or presim knows its value", at: range,
        notes: near ?? [.init("write the expression as the code has it, in a file with that code")])
    }
    let handed = Set(swift.handed.map { program.swift.texts[Int($0.index)] })
    for (id, range) in swift.completed where !swift.handed.contains(id) {
      let word = program.swift.texts[Int(id.index)]
      let near = nearest(word, among: handed.sorted()).map { [Diagnostic.Note("did you mean '\($0)'?")] }
      report("check.complete", "no code of the file gives a closure to '\(word)'", at: range, notes: near ?? [])
    }
  }

  /// Whether code asks something of a list that follows from what is said of it: `items.last` of `items.count`.
  private func decidesOthers(_ word: String, _ asked: [String]) -> Bool {
    for ending in [".count", ".isEmpty"] where word.hasSuffix(ending) {
      let list = word.dropLast(ending.utf8.count)
      return asked.contains {
        $0.hasPrefix(list) && SwiftGiven.asksWhetherEmpty.contains(String($0.dropFirst(list.utf8.count + 1)))
      }
    }
    return false
  }

  /// `split.isCollapsed`, which the file says of a split view controller in a sheet (SPL-02).
  private func isCollapse(_ word: String) -> Bool {
    guard word.hasSuffix(".isCollapsed"), let head = word.split(separator: ".").first.map({ String($0) }) else {
      return false
    }
    return names.find(head).map { isOfOutline($0) } ?? false || isStoredProperty(head)
      || program.swift.functions.contains { $0.slots.contains { $0.name == head } }
  }

  private func isStoredProperty(_ word: String) -> Bool { program.swift.fields.contains { $0.name == word } }

  /// What properties and variables are called, for what is said of one whose value nobody knows any more.
  mutating func nameWhatMayBeUnknown() {
    guard !swift.asked.isEmpty, !program.swift.isApp else { return }
    for field in program.swift.fields { _ = textID(field.name) }
    for function in program.swift.functions {
      for slot in function.slots where !slot.name.isEmpty && !slot.name.hasPrefix("$") { _ = textID(slot.name) }
    }
  }

  // MARK: What presim does not know

  /// What an expression is worth that presim does not know. Closures in it are handed over.
  mutating func opaque(of node: SyntaxNode.ID) -> Operand {
    // What a closure writes that runs at a time of its own nobody knows, until the file says when it is called.
    let waits = handOver(node) && isCompleted(node)
    forgetWrites(of: node, inClosures: !waits)
    let skip = skipOfNothing(plain(node))
    let unknown = opaque(plainText(tree[plain(node)].range), node)
    return skip.map { endSkip($0, (unknown, .opaque), node).0 } ?? unknown
  }

  /// `results.first?.provider`: where what stands before the `?` is nil, so is all of it, whatever the rest may be; nil where
  /// presim does not know what stands there, or would have to call something.
  private mutating func skipOfNothing(_ path: SyntaxNode.ID) -> NilSkip? {
    guard tree[path].kind == .path, !builder.isForgetting else { return nil }
    let parts = Array(tree.children(of: path))
    guard let last = parts.firstIndex(where: { tree[$0].flags.contains(.optional) }), last < parts.count - 1,
      parts[...last].allSatisfy({ tree[$0].kind == .identifier || tree[$0].kind == .member })
    else { return nil }
    let count = builder.function.instructions.count
    guard let (operand, type) = lowerParts(parts[...last], path, expecting: .unknown), !type.isUnknown else {
      builder.truncate(to: count)
      return nil
    }
    return skipNil(operand, path)
  }

  /// The same, where its closures are not handed over.
  mutating func unread(_ node: SyntaxNode.ID) -> Operand {
    forgetWrites(of: node)
    return opaque(plainText(of: node), node)
  }

  /// Closures in the calls of an expression that presim does not know: kept, until the file says that they are called.
  /// Answers whether there is one that does something.
  @discardableResult
  mutating func handOver(_ node: SyntaxNode.ID) -> Bool {
    let outer = swift.isOffMainThread
    defer { swift.isOffMainThread = outer }
    let node = plain(node)
    guard tree[node].kind == .path else { return false }
    if callsOffMainThread(Array(tree.children(of: node))) { swift.isOffMainThread = true }
    var found = false
    var before = tree[node].range
    for part in tree.children(of: node) {
      defer { before.end = tree[part].range.end }
      guard tree[part].kind == .call else { continue }
      let written = SourceRange(Int(tree[node].range.start), Int(tree[part].range.start))
      for argument in tree.children(of: part) {
        guard let closure = tree.child(of: argument, at: 0) else { continue }
        // `Outer(client: Client(onDone: { … }))`
        if isUnknownCall(closure), handOver(closure) { found = true }
        // `UIMenu(children: [UIAction(title: "Edit") { … }])`
        for element in tree[closure].kind == .list ? Array(tree.children(of: closure)) : [closure]
        where isMenuPart(element) {
          if handOver(element) { found = true }
        }
        let label = tree[argument].name.map { textID(text($0)) }
        if tree[closure].kind == .closure {
          if handOver(closure, to: written, label) { found = true }
        } else if handOverHeld(closure, to: written, label) {
          found = true
        }
      }
    }
    return found
  }

  /// A closure that a variable, a property or a parameter holds, given to what presim does not know; false for any other
  /// value. Of a method it is told that it does not run.
  private mutating func handOverHeld(_ value: SyntaxNode.ID, to written: SourceRange, _ label: TextID?) -> Bool {
    let parts = tree[value].kind == .path ? Array(tree.children(of: value)) : [value]
    guard parts.allSatisfy({ [.identifier, .member].contains(tree[$0].kind) }),
      case .closure(let type) = staticType(value),
      methodWithVerb(in: value) == nil
    else { return false }
    let row = builder.function.instructions.count
    guard let (operand, _) = lowerValue(value, expecting: .closure(type)) else {
      builder.truncate(to: row)
      return false
    }
    let id = textID(plainText(written))
    swift.handed.insert(id)
    var count = 0
    if case .of(let taken, _) = type { count = taken.count }
    let names = Array(repeating: "_", count: count).joined(separator: ", ")
    emit(.handOver(operand, call: id, label: label, arguments: textID(names)), value)
    return true
  }

  /// A closure that is given to what presim does not know; false where it does nothing.
  mutating func handOver(_ closure: SyntaxNode.ID, to written: SourceRange, _ label: TextID? = nil) -> Bool {
    let count = builder.function.instructions.count
    let skipped = program.swift.skipped.count
    guard let (operand, _) = lowerValue(closure, expecting: .closure(.nothing)),
      doesSomething(since: count) || tree.text(written).hasSuffix(".interactiveDismissShouldBegin")
    else {
      builder.function.instructions.removeLast(builder.function.instructions.count - count)
      program.swift.skipped.removeLast(program.swift.skipped.count - skipped)
      return false
    }
    let id = textID(plainText(written))
    swift.handed.insert(id)
    var names = tree.children(of: closure).filter { tree[$0].kind == .closureParameter }
      .compactMap { tree[$0].name.map { text($0) } }
    // Where the code returns unless an error is nil, nil goes on.
    names = names.map { tree.text(of: closure, has: "guard \($0) == nil else") ? "nil" : $0 }
    if names.isEmpty, let block = block(of: closure), let last = (0..<4).last(where: { isNumbered($0, in: block) }) {
      names = Array(repeating: "_", count: last + 1)
    }
    emit(.handOver(operand, call: id, label: label, arguments: textID(names.joined(separator: ", "))), closure)
    return true
  }

  /// `UIAction(…)`, `UIMenu(…)`, which a menu consists of.
  func isMenuPart(_ node: SyntaxNode.ID) -> Bool {
    guard tree[node].kind == .path, let name = tree.child(of: node, at: 0).flatMap({ tree[$0].name }) else {
      return false
    }
    return text(name) == "UIAction" || text(name) == "UIMenu"
  }

  /// Whether a value is a call of what neither the file nor UIKit declares.
  private mutating func isUnknownCall(_ node: SyntaxNode.ID) -> Bool {
    let node = plain(node)
    guard tree[node].kind == .path, let head = tree.child(of: node, at: 0), let name = tree[head].name,
      tree[head].kind == .identifier, names.utf8(of: name).first?.isCapital == true,
      !UIKitNames.hasFrameworkPrefix(text(name))
    else { return false }
    return swift.enums[name.id] == nil && knownClass(name) == nil
  }

  /// Whether a 'complete' of the file calls the closures of a call.
  mutating func isCompleted(_ node: SyntaxNode.ID) -> Bool {
    let node = plain(node)
    guard tree[node].kind == .path else { return false }
    if swift.completedCalls == nil {
      var found: Set<TextID> = []
      for item in tree.items where tree[item].kind == .completeStatement {
        if let subject = tree.child(of: item, at: 0) { found.insert(textID(plainText(calledRange(plain(subject))))) }
      }
      swift.completedCalls = found
    }
    guard let completed = swift.completedCalls, !completed.isEmpty else { return false }
    for part in tree.children(of: node) where tree[part].kind == .call {
      let called = textID(plainText(SourceRange(Int(tree[node].range.start), Int(tree[part].range.start))))
      if completed.contains(called) { return true }
      for argument in tree.children(of: part) {
        if let value = tree.child(of: argument, at: 0), isCompleted(value) { return true }
      }
    }
    return false
  }

  /// A call without what stands in its last parentheses.
  private func calledRange(_ path: SyntaxNode.ID) -> SourceRange {
    guard tree[path].kind == .path, let last = tree.lastChild(of: path), tree[last].kind == .call else {
      return tree[path].range
    }
    return SourceRange(Int(tree[path].range.start), Int(tree[last].range.start))
  }

  /// Whether the closure that was just made does something to the hierarchy, or to what is known.
  private func doesSomething(since row: Int) -> Bool {
    for instruction in builder.function.instructions[row...] {
      guard case .makeClosure(let body, _, to: _) = instruction.kind, let function = program.function(body) else {
        continue
      }
      if function.doesSomething { return true }
    }
    return false
  }

  // MARK: complete

  /// `complete api.fetchItems(.failure(error))`: a step that calls the oldest closure which was handed to the call.
  mutating func completeStep(_ item: SyntaxNode.ID) -> BodyID? {
    guard let subject = tree.child(of: item, at: 0) else { return nil }
    let path = plain(subject)
    let range = tree[item].range
    guard tree[path].kind == .path else {
      report(
        "check.complete", "'complete' takes a call, as in 'complete api.fetchItems(items)'", at: tree[subject].range)
      return nil
    }
    var end = Int(tree[path].range.end)
    var given: [SyntaxNode.ID] = []
    if let last = tree.lastChild(of: path), tree[last].kind == .call {
      end = Int(tree[last].range.start)
      given = Array(tree.children(of: last))
    }
    let written = SourceRange(Int(tree[path].range.start), end)
    let id = textID(plainText(written))
    swift.isUsed = true
    swift.completed.append((id, written))
    program.swift.completions.append(id)
    var builder = SwiftBuilder(
      .step, name: "", line: source.line(of: Int(range.start)), range: byteRange(range), owner: nil)
    builder.isStatic = true
    builder.beginsStatement = true
    swift.builders.append(builder)
    var operands: [Operand] = []
    let labels = given.compactMap { tree[$0].name }
    let completion = isEndOfSink(written) ? names.find("_Completion").flatMap { swift.enums[$0.id] } : nil
    for argument in given {
      guard let value = tree.child(of: argument, at: 0) else { continue }
      if let completion, isEnd(value), let (operand, _) = lowerValue(value, expecting: .enumeration(completion)) {
        operands.append(operand)
      } else {
        operands.append(completeArgument(value))
      }
    }
    emit(
      .complete(call: id, label: labels.first.map { textID(text($0)) }, operands), item)
    return program.add(finish())
  }

  private func isEndOfSink(_ call: SourceRange) -> Bool { hasCombine && plainText(call).hasSuffix(".sink") }

  /// `.finished`, `.failure(error)`
  private func isEnd(_ value: SyntaxNode.ID) -> Bool {
    let text = tree.lineText(of: value)
    return text.hasPrefix(".finished") || text.hasPrefix(".failure")
  }

  /// An argument of `complete`: a case of a type that presim need not know, a value, or a word for one.
  private mutating func completeArgument(_ node: SyntaxNode.ID) -> Operand {
    let parts = tree[node].kind == .path ? Array(tree.children(of: node)) : [node]
    guard let head = parts.first, tree[head].kind == .enumCase, let name = tree[head].name else {
      return lowerValue(node, expecting: .unknown)?.0 ?? opaque(of: node)
    }
    let (id, row) = caseRow(name)
    var payload: [Operand] = []
    if parts.count == 2, tree[parts[1]].kind == .call {
      for argument in tree.children(of: parts[1]) {
        if let value = tree.child(of: argument, at: 0) { payload.append(completeArgument(value)) }
      }
    }
    guard !payload.isEmpty else { return .value(.enumCase(id, row, [])) }
    let slot = builder.slot()
    emit(.enumCase(id, row, payload, to: slot), node)
    return .slot(slot)
  }
}
