/// Combine and streams: what ``CombineSource`` declares, where the grammar or a type has a hand in it.
extension Checker {
  /// Whether something of Combine's or of another framework stands behind the file.
  var hasCombine: Bool { program.swift.hiddenLine < Int.max }

  /// Whether a type is one of these classes, or inherits from it.
  func isOfCombine(_ name: String, _ type: SwiftType) -> Bool {
    guard hasCombine, case .object(_, let id?) = type else { return false }
    return lineage(id).contains { row in
      program.classes[Int(row.index)].name == name && program.classes[Int(row.index)].isDeclared
    }
  }

  // MARK: What is sent

  /// What a publisher sends, as far as the file says it.
  func element(of type: SwiftType) -> SwiftType? {
    guard hasCombine, case .object(_, let id?) = type else { return nil }
    return swift.elements[id.index]
  }

  /// The type of a publisher that sends values of a type: a class of its own below the publisher's.
  mutating func publisher(_ base: ClassID, of element: SwiftType) -> SwiftType {
    switch element {
    case .unknown, .opaque: return .object(bases[Int(base.index)], base)
    default: break
    }
    let id = ClassID(Int32(program.classes.count))
    let name = program.classes[Int(base.index)].name
    program.classes.append(ClassInfo(name: name, superclass: base, kind: .other, isDeclared: true))
    bases.append(bases[Int(base.index)])
    classNames.append(classNames[Int(base.index)])
    swift.elements[id.index] = element
    return .object(bases[Int(base.index)], id)
  }

  /// `AnyPublisher<Route, Never>` as a type.
  mutating func combineType(_ name: Name, _ node: SyntaxNode.ID) -> SwiftType? {
    guard hasCombine, let first = tree.child(of: node, at: 0), let id = existingClass(name),
      isOfCombine("AnyPublisher", .object(.object, id)) || isOfCombine("AsyncStream", .object(.object, id))
    else { return nil }
    return publisher(id, of: type(of: first))
  }

  /// `PassthroughSubject<Route, Never>()` as a value: what stands in the angle brackets is not kept in the tree.
  mutating func combineMade(_ type: SwiftType, _ call: SyntaxNode.ID?, by path: SyntaxNode.ID) -> SwiftType {
    guard case .object(_, let id?) = type, isOfCombine("AnyPublisher", type) || isOfCombine("AsyncStream", type),
      tree[path].kind == .path, let head = tree.child(of: path, at: 0)
    else { return type }
    // `Publishers.CombineLatest($a, $b)` sends tuples.
    if ["CombineLatest", "CombineLatest3", "Zip"].contains(program.classes[Int(id.index)].name),
      let call, tree[call].kind == .call
    {
      let parts = arguments(call).map { element(of: staticType($0.value)) ?? .unknown }
      return publisher(id, of: .tuple(parts.map { (label: "", type: $0) }))
    }
    let start = Int(tree[head].range.end)
    guard start < source.bytes.count, source.bytes[start] == UInt8(ascii: "<") else { return type }
    var depth = 0
    var end = start + 1
    scan: while end < Int(tree[path].range.end) {
      switch source.bytes[end] {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ","), UInt8(ascii: ">"):
        if depth == 0 { break scan }
        if source.bytes[end] == UInt8(ascii: ">") { depth -= 1 }
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      end += 1
    }
    return publisher(id, of: written(String(decoding: source.bytes[(start + 1)..<end], as: UTF8.self)))
  }

  /// The type that a text names.
  mutating func written(_ text: String) -> SwiftType {
    var word = text.filter { !$0.isWhitespace }[...]
    while word.last == "?" || word.last == "!" { word.removeLast() }
    if word.first == "[", word.last == "]" {
      let inner = word.dropFirst().dropLast()
      guard let colon = inner.firstIndex(of: ":") else { return .list(written(String(inner))) }
      return .dictionary(written(String(inner[..<colon])), written(String(inner[inner.index(after: colon)...])))
    }
    let last = word.prefix { $0 != "<" }.split(separator: ".").last ?? ""
    guard let name = names.find(String(last)) ?? names.find(String(word)) else { return .unknown }
    return typeNamed(name)
  }

  /// What a method of a publisher gives back, after its arguments were read.
  mutating func combineResult(
    _ own: SwiftMethod, _ found: SwiftType, _ given: [[SyntaxNode.ID]], closure: SwiftType?
  ) -> SwiftType? {
    guard isOfHidden(own), let result = own.result, tree[result].name.map({ text($0) }) == "AnyPublisher",
      let id = combineMember("AnyPublisher")
    else { return nil }
    switch own.name {
    case "map", "tryMap", "compactMap", "scan": return publisher(id, of: closure ?? .unknown)
    case "flatMap":
      let inner = closure.flatMap { element(of: $0) }
      return publisher(id, of: inner ?? .unknown)
    case "combineLatest", "zip":
      // A tuple of what each sends.
      let parts = [found] + given.compactMap { $0.first }.map { staticType($0) }
      if let last = given.last?.first, isFunctionWritten(last) { return publisher(id, of: closure ?? .unknown) }
      return publisher(id, of: .tuple(parts.map { (label: "", type: element(of: $0) ?? .unknown) }))
    case "catch", "switchToLatest": return .object(bases[Int(id.index)], id)
    case "collect": return publisher(id, of: .list(element(of: found) ?? .unknown))
    default:
      let same = element(of: found) ?? .unknown
      return publisher(id, of: same)
    }
  }

  /// `loader.load().sink { … }` where only the run shows that nobody knows the publisher: what it sends `complete` says.
  mutating func handOverSinks(
    _ closures: [Operand], _ given: [[SyntaxNode.ID]], _ call: SyntaxNode.ID, into slot: Slot, unless unknown: Int,
    _ node: SyntaxNode.ID
  ) {
    let over = emitted(.jump(.unpatched), node)
    patch([unknown], to: builder.next)
    let id = textID(plainText(SourceRange(Int(tree[node].range.start), Int(tree[call].range.start))))
    swift.handed.insert(id)
    for (closure, values) in zip(closures, given) {
      guard let value = values.first else { continue }
      let label = tree.children(of: call).first { tree.child(of: $0, at: 0) == value }.flatMap { tree[$0].name }
      let parameters = tree.children(of: value).filter { tree[$0].kind == .closureParameter }
      let names = parameters.compactMap { tree[$0].name.map { text($0) } }
      emit(
        .handOver(
          closure, call: id, label: label.map { textID(text($0)) },
          arguments: textID(names.isEmpty ? "_" : names.joined(separator: ", "))), value)
    }
    emit(.copy(opaque(plainText(of: node), node), to: slot), node)
    patch([over], to: builder.next)
  }

  private func isFunctionWritten(_ node: SyntaxNode.ID) -> Bool {
    [.closure, .operatorName, .keyPath].contains(tree[node].kind)
  }

  func isOfHidden(_ own: SwiftMethod) -> Bool {
    hasCombine && source.line(of: Int(tree[own.node].range.start)) >= program.swift.hiddenLine
  }

  /// The type of a member of a publisher, where what it sends says more than its declaration.
  mutating func combineMemberType(_ word: String, _ found: SwiftType, _ declared: SwiftType) -> SwiftType {
    guard let element = element(of: found) else { return declared }
    switch (word, declared) {
    case ("value", _): return element
    case ("values", .object(_, let id?)): return publisher(id, of: element)
    default: return declared
    }
  }

  /// `\.title` for a parameter that is a function.
  mutating func keyPathClosure(_ node: SyntaxNode.ID, _ type: SwiftType) -> Operand? {
    guard tree[node].kind == .keyPath, case .closure(.of(let types, _)) = type, types.count == 1,
      let function = function(node, types)
    else { return nil }
    swift.builders.append(closureBuilder(node))
    let value = builder.slot("value")
    builder.function.parameters = [value]
    builder.beginsStatement = true
    let (found, result) = apply(function, [(.slot(value), types[0])], node)
    emit(.return(found), node)
    let body = program.add(finish())
    let slot = builder.slot()
    emit(.makeClosure(body, [], to: slot), node)
    swift.lastClosure = (1, result)
    return .slot(slot)
  }

  // MARK: @Published

  /// `@Published var route: Route?`: the property has a subject beside it, `$route`, which is made when it is first asked
  /// for.
  mutating func publish(_ property: inout SwiftProperty, _ members: inout SwiftMembers) {
    let name = names.intern("$" + text(property.name))
    let base = names.intern("CurrentValueSubject")
    grow()
    guard hasCombine, let owner = property.owner, swift.valueOfRow[owner.index] == nil, !property.isStatic,
      let id = existingClass(base), members.properties[name.id] == nil
    else { return }
    let field = FieldID(Int32(program.swift.fields.count))
    program.swift.fields.append(SwiftField(name: text(name), owner: owner))
    var subject = SwiftProperty(
      name: name, type: .object(bases[Int(id.index)], id), isStatic: false, binding: property.binding, initial: nil,
      isLazy: true, takesNil: false, owner: owner)
    subject.field = field
    property.subject = field
    members.properties[name.id] = subject
    members.stored.append(name.id)
  }

  /// What makes the subject of a property: it begins with what the property is worth.
  mutating func makeSubject(of property: SwiftProperty, _ owner: ClassID) {
    guard let subject = property.subject, let field = property.field, let make = combineMember("CurrentValueSubject")
    else { return }
    let dollar = names.intern("$" + text(property.name))
    grow()
    let type = publisher(make, of: property.type)
    swift.members[owner.index]?.properties[dollar.id]?.type = type
    begin(.initialValue, "$" + text(property.name), property.binding, owner, isStatic: false)
    builder.beginsStatement = true
    guard let me = builder.me, let initializer = swift.members[make.index]?.initializers.first else { return }
    let (value, made) = (builder.slot(), builder.slot())
    emit(.readField(field, of: me, to: value), property.binding, text: text(property.name))
    emit(.allocate(make, name: nil, to: made), property.binding)
    emit(.call(initializer.body, on: .slot(made), [.slot(value)], to: nil), property.binding)
    emit(.return(.slot(made)), property.binding)
    let body = reserve(.initialValue, "$" + text(property.name), property.binding, owner)
    program.define(body, as: finish())
    program.swift.fields[Int(subject.index)].initial = body
  }

  /// Sends what a property is going to be worth, before it is.
  mutating func send(_ value: Operand, by property: SwiftProperty, of owner: Operand, _ node: SyntaxNode.ID) {
    guard let subject = property.subject, let type = combineMember("CurrentValueSubject"),
      let send = combineMethod("send", of: type)
    else { return }
    let slot = builder.slot()
    emit(.readField(subject, of: owner, to: slot), node)
    emit(.call(send.body, on: .slot(slot), [value], to: nil), node)
  }

  /// Makes a publisher of something that is none itself, which sends values of a type: the notifications of a name, the
  /// elements of a list. Nil where the file does not speak of Combine.
  mutating func publisher(
    _ word: String, _ source: Operand, _ element: SwiftType, _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard hasCombine, let base = combineMember(word), let initializer = swift.members[base.index]?.initializers.first
    else { return nil }
    let made = builder.slot()
    emit(.allocate(base, name: nil, to: made), node)
    emit(.call(initializer.body, on: .slot(made), [source], to: nil), node)
    return (.slot(made), publisher(base, of: element))
  }

  /// `NotificationCenter.default.publisher(for: .saved)` at the head of a path, and how many parts that are; nil for another
  /// path.
  mutating func notificationPublisher(
    _ parts: ArraySlice<SyntaxNode.ID>, _ node: SyntaxNode.ID
  ) -> (Lowered, Int)? {
    let start = parts.startIndex
    guard hasCombine, let call = parts.firstIndex(where: { tree[$0].kind == .call }), call - start < 4 else {
      return nil
    }
    let words = sharedWords(parts[start..<call].map { tree[$0].name.map { text($0) } ?? "" })
    guard words == ["NotificationCenter", "default", "publisher"], case let given = arguments(parts[call]),
      let name = given.first, name.label == "for"
    else { return nil }
    let type = swift.notification.map { SwiftType.enumeration($0) } ?? .opaque
    return publisher("_NotificationPublisher", notificationName(name.value), type, node).map { ($0, call + 1) }
  }

  mutating func combineMember(_ word: String) -> ClassID? {
    names.find(word).flatMap { existingClass($0) }
  }

  /// The first method of a name.
  func combineMethod(_ word: String, of type: ClassID) -> SwiftMethod? {
    names.find(word).flatMap { swift.members[type.index]?.methods[$0.id]?.first }
  }

  // MARK: assign

  /// `assign(to: \.title, on: self)`, `assign(to: &$items)`: a closure that assigns what it gets. Nil for another call.
  mutating func assign(_ publisher: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    let given = arguments(call)
    guard isOfCombine("AnyPublisher", publisher.1), given.first?.label == "to", let target = given.first?.value,
      let type = combineMember("AnyPublisher"),
      let sink = combineMethod("sink", of: type)
    else { return nil }
    var owner: Lowered?
    var name = ""
    if tree[target].kind == .keyPath, let on = given.first(where: { $0.label == "on" })?.value {
      owner = lowerValue(on, expecting: .unknown)
      name = tree.lineText(of: target).split(separator: ".").last.map { String($0) } ?? ""
    } else {
      // `&$items`, `&viewModel.$items`
      var written = tree.lineText(of: target)[...]
      guard written.first == "&", let dollar = written.lastIndex(of: "$") else { return nil }
      name = String(written[written.index(after: dollar)...])
      written = written[..<dollar].dropFirst()
      owner = written.isEmpty || written == "self." ? ownReceiver() : nil
      if owner == nil, let head = names.find(String(written.dropLast())) { owner = lowerName(head, target) }
    }
    guard let owner, let word = names.find(name) else { return nil }
    swift.builders.append(closureBuilder(node))
    let (value, kept) = (builder.slot("value"), builder.slot("on"))
    builder.function.parameters = [value]
    builder.captures.append(Capture(from: owner.0, to: kept))
    builder.beginsStatement = true
    if let place = place(word, of: (.slot(kept), owner.1), in: nil, "", at: tree[target].range) {
      write(.slot(value), to: place, node)
    }
    let captures = builder.captures
    let body = program.add(finish())
    let (closure, result) = (builder.slot(), builder.slot())
    emit(.makeClosure(body, captures, to: closure), node)
    emit(.call(sink.body, on: publisher.0, [.slot(closure)], to: result), node, text: plainText(of: node))
    // What is assigned to a published property lives as long as that.
    if let subject = property(word, of: owner.1)?.subject, tree[target].kind != .keyPath,
      let type = combineMember("CurrentValueSubject"), let hold = combineMethod("_hold", of: type)
    {
      let slot = builder.slot()
      emit(.readField(subject, of: owner.0, to: slot), node)
      emit(.call(hold.body, on: .slot(slot), [.slot(result)], to: nil), node)
    }
    return (.slot(result), sink.result.map { self.type(of: $0) } ?? .unknown)
  }

  // MARK: for await

  /// `for await event in stream { … }`: each time the next one, until the stream ends. False for what is no stream.
  mutating func lowerForAwait(_ node: SyntaxNode.ID) -> Bool {
    let parts = Array(tree.children(of: node))
    guard hasCombine, parts.count >= 3, let block = parts.last, isAwaited(node) else { return false }
    let count = builder.function.instructions.count
    guard let found = lowerValue(parts[1], expecting: .unknown),
      let word = ["AsyncStream", "TaskGroup"].first(where: { isOfCombine($0, found.1) }),
      let type = combineMember(word),
      let next = combineMethod("_next", of: type)
    else {
      builder.truncate(to: count)
      return false
    }
    program.swift.queuesBlocks = true
    let (stream, batch) = (builder.slot("$stream"), builder.slot("$batch"))
    let (counter, element) = (builder.slot("$counter"), builder.slot("$element"))
    emit(.copy(found.0, to: stream), node)
    enterExit(isLoop: true)
    builder.exits[builder.exits.count - 1].body = block
    let begun = beginScope()
    let top = builder.next
    builder.beginsStatement = true
    // What a task of a group throws, the loop throws.
    builder.tries += 1
    emit(.call(next.body, on: .slot(stream), [], to: batch), node, text: plainText(tree[parts[1]].range))
    builder.tries -= 1
    emit(.copy(.value(.int(0)), to: counter), node)
    let end = emitted(.next(.slot(batch), counter: counter, to: element, else: .unpatched), node)
    var misses = match(parts[0], .slot(element), self.element(of: found.1) ?? .unknown, parts[0])
    if let clause = parts.first(where: { tree[$0].kind == .whereClause }), let condition = tree.child(of: clause, at: 0)
    {
      misses += lowerConditions([condition])
    }
    let body = builder.function.instructions.count
    lowerBlock(block)
    let stake = stake(since: body)
    let row = builder.next
    emit(.drop(builder.locals[begun...] + [element, batch]), node)
    builder.scopes.removeLast()
    builder.locals.removeLast(builder.locals.count - begun)
    emit(.jump(top), node, text: "for await")
    for miss in misses { patch([miss], to: row, stake: stake) }
    patch([end], to: builder.next)
    leaveExit(continuingAt: row)
    emit(.drop([stream, batch, counter, element]), node)
    return true
  }

  private func isAwaited(_ node: SyntaxNode.ID) -> Bool {
    let words = tree.lineText(of: node).split(maxSplits: 3, whereSeparator: { $0.isWhitespace })
    return words.count > 2 && (words[1] == "await" || words[1] == "try" && words[2] == "await")
  }
}
