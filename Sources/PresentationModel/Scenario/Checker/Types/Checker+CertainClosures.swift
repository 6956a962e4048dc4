/// Closures: what they name, what keeps them, and values that are no closures.
extension Checker {
  typealias CertainArgument = (label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)

  /// `completion: { … }` of a closure that gets something, without a name for it.
  mutating func noteUnnamed(
    _ node: SyntaxNode.ID, _ block: SyntaxNode.ID, _ written: Int, _ types: [CertainType]
  ) {
    guard swift.certain.isChecking, written == 0, !types.isEmpty, !types.contains(.void),
      // The parts of a pair have numbers of their own.
      !(0..<max(4, types.count)).contains(where: { tree.text(of: block, has: "$\($0)") })
    else { return }
    let at = SourceRange(Int(tree[node].range.start), Int(tree[node].range.start) + 1)
    guard nameWithoutIn(block) == nil else { return }
    // A name without its 'in' is said where it stands.
    let (first, last) = (tree[block].range.start, tree[block].range.end)
    guard
      !diagnostics.contains(where: {
        $0.range == at || $0.code == "check.closure" && $0.range.start >= first && $0.range.end <= last
      })
    else { return }
    let names = Array(repeating: "_", count: types.count).joined(separator: ", ")
    reportSlip(
      "check.closure",
      "this closure gets \(types.count == 1 ? "an argument" : "\(types.count) arguments"), which it has to name",
      at: at,
      notes: hasUnknownName(block, isSeen: true) ? [] : [.init("write '{ \(names) in'")])
  }

  /// Whether a name stands in a closure that nothing declares: the argument may be meant. Where the code is read that is
  /// not the one whose types are certain, a name counts wherever the file declares it.
  mutating func hasUnknownName(_ block: SyntaxNode.ID, isSeen: Bool = false) -> Bool {
    var (pending, bound, heads) = ([block], Set<Int32>(), [Name]())
    while let node = pending.popLast() {
      pending += tree.children(of: node)
      switch tree[node].kind {
      case .namePattern, .closureParameter: if let name = tree[node].name { bound.insert(name.id) }
      case .path:
        guard let head = tree.child(of: node, at: 0), tree[head].kind == .identifier, let name = tree[head].name,
          names.utf8(of: name).first?.isSmall == true, name != .self, name != .super,
          tree[head].nextSibling.map({ tree[$0].kind != .call }) ?? true,
          !isNameOfUIKit(text(name)) || text(name) == "count"
        else { continue }
        heads.append(name)
      default: break
      }
    }
    return heads.contains { name in
      guard isSeen else { return !isDeclaredSomewhere(text(name)) }
      return !bound.contains(name.id) && !swift.certain.blocks.contains { $0[name.id] != nil }
        && property(name, of: ownType) == nil && swift.globals.properties[name.id] == nil
    }
  }

  /// `[weak slf]`, where nothing is called so and the closure is in a class that is seen whole.
  mutating func noteUnknownCapture(_ name: Name) -> Bool {
    let word = text(name)
    guard word != "self", nearestName(to: word, in: ["self"], within: 1) != nil, isWrittenOnce(word),
      property(name, of: ownType) == nil, !isPropertyOfUIKit(word)
    else { return false }
    return true
  }

  /// `[weak slef]`
  mutating func noteCapture(_ capture: SyntaxNode.ID) {
    guard let name = tree[capture].name, let offset = tree.lineText(of: capture).lastIndex(ofText: text(name)) else {
      return
    }
    let start = Int(tree[capture].range.start) + offset
    declareCertain(.self, .unknown)
    guard swift.certain.isChecking else { return }
    reportSlip(
      "check.unknown-name", "cannot find '\(text(name))' in this file",
      at: SourceRange(start, start + text(name).utf8.count), near: "self")
  }

  /// `onSave(name: x)`: who calls a closure writes no labels.
  mutating func noteLabels(_ name: Name, _ call: SyntaxNode.ID) {
    guard swift.certain.isChecking else { return }
    for argument in arguments(call) {
      guard let label = argument.label, !tree[argument.node].flags.contains(.trailing) else { continue }
      reportSlip(
        "check.call", "'\(text(name))' is a closure, and its call has no label '\(label):'",
        at: tree[argument.node].range, notes: [.init("leave '\(label):' out")])
    }
  }

  // MARK: Closures that may only be called

  /// Whether a parameter is a closure that is not declared as `@escaping`.
  func isPassing(_ parameter: SwiftMethod.Parameter) -> Bool {
    guard !parameter.isEscaping, !parameter.isAutoclosure, !parameter.isVariadic, let type = parameter.type,
      tree[type].kind == .functionType, tree[type].flags.isDisjoint(with: [.optional, .forced])
    else { return false }
    return true
  }

  private func isPassing(_ name: Name) -> Bool {
    swift.certain.passing.contains(name.id) && !swift.certain.blocks.dropFirst().contains { $0[name.id] != nil }
  }

  /// `self.onSave = onSave`, of a parameter that is not `@escaping`.
  mutating func noteKept(_ value: SyntaxNode.ID) {
    guard swift.certain.isChecking, let name = tree.loneName(of: value), isPassing(name) else { return }
    reportSlip(
      "check.closure", "'\(text(name))' is kept here, and is not declared as '@escaping'", at: tree[value].range,
      notes: [.init("write '\(text(name)): @escaping …' in the parameters")])
  }

  /// `DispatchQueue.main.async { completion() }`, of a parameter that is not `@escaping`.
  mutating func noteCaptured(in block: SyntaxNode.ID) {
    guard swift.certain.isChecking, !swift.certain.passing.isEmpty else { return }
    var pending = [block]
    while let node = pending.popLast() {
      if tree[node].kind == .identifier, let name = tree[node].name, isPassing(name) {
        return reportSlip(
          "check.closure", "'\(text(name))' is used in a closure that is kept, and is not declared as '@escaping'",
          at: tree[node].range, notes: [.init("write '\(text(name)): @escaping …' in the parameters")])
      }
      pending += tree.children(of: node)
    }
  }

  /// `Task { completion() }`, `asyncAfter(deadline: t, execute: completion)`: what UIKit and Foundation keep of a function's
  /// own parameters.
  mutating func noteArgumentsKept(by name: Name, _ call: SyntaxNode.ID) {
    guard swift.certain.isChecking, !swift.certain.passing.isEmpty else { return }
    let word = text(name)
    let isTask = ["Task", "detached", "dataTask", "uploadTask", "downloadTask"].contains(word)
    let keeps = isTask || ["asyncAfter", "async", "animate", "present", "dismiss"].contains(word)
    guard keeps, !isDeclaredSomewhere(word) else { return }
    for argument in arguments(call) {
      if tree[argument.value].kind != .closure {
        noteKept(argument.value)
      } else if isTask, let block = block(of: argument.value) {
        noteCaptured(in: block)
      }
    }
  }

  // MARK: Values that are called

  /// `isFiltering()`, of a property that is no function.
  mutating func noteCalledValue(_ name: Name, _ type: CertainType, _ call: SyntaxNode.ID, isLocal: Bool = false) {
    guard swift.certain.isChecking, let range = swift.certain.place else { return }
    switch type {
    case .basic, .optional(.basic): break
    // An extension of another file may have a method of the name, which takes something.
    case .list, .system: guard isLocal || tree[call].firstChild == nil else { return }
    default: return
    }
    // What has labels is a method of the same name, which UIKit has too: `text(in: range)`.
    guard arguments(call).allSatisfy({ $0.label == nil }),
      !holders(of: name).contains(where: { $0.members.methods[name.id] != nil }), swift.globals.methods[name.id] == nil,
      swift.memberRows?.asked.contains(name.id) != true
        || !swift.protocolMembers.contains(where: { $1.methods[name.id] != nil }),
      OutsideMembers.owner(of: text(name), isMethod: true) == nil, isOnlyProperty(name),
      isLocal || !holders(of: name).contains(where: { mayHaveMore(ClassID($0.row)) })
    else { return }
    reportSlip(
      "check.call", "'\(text(name))' is a value of type '\(self.name(of: type))', and cannot be called", at: range,
      notes: tree[call].firstChild == nil ? [.init("leave '()' out")] : [])
  }

  /// Whether a protocol or a superclass of another file may give a type members: SwiftUI's `View` has many.
  private func mayHaveMore(_ row: ClassID) -> Bool {
    swift.valueOfRow[row.index].map { conformsToUnknown($0) } ?? !isPastedWhole(row, orBelowSystem: true)
  }

  /// Whether nothing of UIKit's that has the name is a method.
  private func isOnlyProperty(_ name: Name) -> Bool {
    UIKitClass.allCases.allSatisfy { base in methods(text(name), on: base, exact: true).isEmpty }
  }

  /// `context.containerView()`, `card.modalPresentationStyle(.fullScreen)`: a property of UIKit's that is called.
  mutating func noteCalledProperty(_ name: Name, _ type: CertainType, _ call: SyntaxNode.ID) {
    let word = text(name)
    guard swift.certain.isChecking, let range = swift.certain.place, let owner = systemName(of: type),
      !isDeclaredSomewhere(word), OutsideMembers.owner(of: word, isMethod: true) == nil
    else { return }
    let declared = SystemInterface.members(word, of: owner, isStatic: false)
    guard declared.allSatisfy({ $0.parameters == nil && !$0.type.hasText("->") }) else { return }
    var isProperty = !declared.isEmpty
    if case .object(let base, let id) = type {
      guard base != .object, isOnlyProperty(name), id.map({ isPastedWhole($0) }) ?? true else { return }
      isProperty = isProperty || uikitProperty(word, base) != nil
    }
    guard isProperty else { return }
    var note: String? = "leave '()' out"
    if let first = tree.child(of: call, at: 0) {
      // A method of another file's takes something else: what is meant as a value is a case or a literal.
      guard let value = tree.child(of: first, at: 0), tree[first].name == nil, tree[first].nextSibling == nil,
        ![.path, .binary, .ternary, .parenthesized].contains(tree[value].kind)
      else { return }
      note = tree[value].kind == .closure ? nil : "write '\(word) = \(tree.lineText(of: value))'"
    }
    reportSlip(
      "check.call", "'\(word)' is a property of '\(owner)', and cannot be called", at: range,
      notes: note.map { [.init($0)] } ?? [])
  }

  /// `.store(in: cancellables)` without `&`.
  mutating func noteStored(_ name: Name, _ call: SyntaxNode.ID) {
    guard swift.certain.isChecking, text(name) == "store", let only = arguments(call).first else { return }
    let written = tree.lineText(of: only.value)
    guard only.label == "in" else {
      guard written.hasPrefix("&"), arguments(call).count == 1,
        only.label.map({ Self.isPreposition($0, for: "in") }) ?? true
      else { return }
      guard let label = only.label else { return reportMissingLabel("in", only, "store(in:)") }
      return reportSlip(
        "check.call", "incorrect argument label '\(label):' in call to 'store(in:)'", at: tree[only.node].range,
        near: "in:")
    }
    if written.hasPrefix("&"), let value = names.find(String(written.dropFirst())),
      let own = property(value, of: ownType),
      own.isConstant, tree.text(of: own.binding, has: "AnyCancellable")
    {
      return reportSlip(
        "check.constant", "'\(text(value))' cannot change: it is a 'let' property", at: tree[only.value].range,
        notes: [.init("declare it with 'var'")])
    }
    guard let value = tree.loneName(of: only.value), let own = property(value, of: ownType), own.wrapper == nil,
      tree.text(of: own.binding, has: "AnyCancellable")
    else { return }
    reportSlip(
      "check.call", "'store(in:)' changes '\(text(value))', so '&' has to stand before it", at: tree[only.value].range,
      notes: [.init("write '&\(text(value))'")])
  }

  // MARK: Combine

  /// `errors.recieve(on: queue)`, `$query.recieve(on: queue)`: beside what publishers have.
  mutating func noteNearOperator(
    _ name: Name, _ type: CertainType, _ part: SyntaxNode.ID, _ call: SyntaxNode.ID?, in path: SyntaxNode.ID
  ) {
    let word = text(name)
    guard swift.certain.isChecking, type.isSubject || type.isUnknown && call != nil,
      word.utf8.count > (type.isSubject ? 3 : 5),
      !Self.operators.contains(word),
      let near = nearestName(to: word, in: Self.operators, within: word.utf8.count > 8 && !type.isSubject ? 2 : 1),
      near + "s" != word, word + "s" != near, !isDeclaredSomewhere(word), type.isSubject || beginsWithPublisher(path)
    else { return }
    let what = type.isSubject ? "value of type '\(self.name(of: type))' has no method" : "no publisher has a method"
    reportSlip("check.unknown-method", "\(what) '\(word)'", at: memberRange(tree[part]), near: near)
  }

  /// `$items.map { $0.count }.filter { count > 0 }`: an operator whose closure gets what comes and does not name it. What
  /// comes may be `Void`, which needs no name.
  mutating func noteUnnamedOperator(
    _ name: Name, _ receiver: CertainType, _ parts: [SyntaxNode.ID], _ row: Int
  ) {
    guard swift.certain.isChecking, row + 1 < parts.count, Self.namingOperators.contains(text(name)),
      !parts.dropFirst(row + 1).contains(where: { tree[$0].kind == .member && isAdded($0) }),
      let closure = arguments(parts[row + 1]).last(where: { tree[$0.value].kind == .closure })?.value,
      let block = block(of: closure), bringsValues(parts, row, receiver)
    else { return }
    let written = tree.children(of: closure).filter { tree[$0].kind == .closureParameter }.count
    guard written == 0, !tree.text(of: closure, has: " in") else { return }
    let count = text(name) == "sink" ? arguments(parts[row + 1]).count : 1
    guard count == 1 else { return }
    noteUnnamed(closure, block, written, [.unknown])
  }

  private func isAdded(_ part: SyntaxNode.ID) -> Bool { tree[part].name.map { isAdded($0) } ?? false }

  /// Whether what comes to an operator is some value: of a property of the file's, or of a closure that reads one.
  private mutating func bringsValues(_ parts: [SyntaxNode.ID], _ row: Int, _ receiver: CertainType) -> Bool {
    if case .subject(let value) = receiver { return !value.isUnknown && value != .void }
    // `$items`, `model.$items`: a property that is published.
    guard
      let source = parts[..<row].lastIndex(where: {
        tree[$0].name.map { names.utf8(of: $0).first == UInt8(ascii: "$") } ?? false
      }),
      let published = tree[parts[source]].name, let own = names.find(String(text(published).dropFirst())),
      Int(text(own)) == nil, source < 2
    else { return false }
    if source == 0 {
      guard property(own, of: ownType) != nil else { return false }
    } else {
      guard let head = tree[parts[0]].name,
        rows(of: certainType(ofName: head).unwrapped).contains(where: {
          swift.members[$0.index]?.properties[own.id] != nil
        })
      else { return false }
    }
    var index = source + 1
    var brings = true
    while index < row {
      guard tree[parts[index]].kind == .member, let name = tree[parts[index]].name, tree[parts[index + 1]].kind == .call
      else { return false }
      switch text(name) {
      case "filter", "removeDuplicates", "debounce", "throttle", "receive", "subscribe", "dropFirst", "delay", "share",
        "print", "handleEvents", "prefix", "first", "last", "prepend", "merge":
        break
      case "map", "compactMap":
        guard let value = arguments(parts[index + 1]).first?.value, tree[value].kind == .closure,
          let block = block(of: value), case let statements = Array(tree.children(of: block)), statements.count == 1,
          let only = tree.child(of: statements[0], at: 0)
        else { return false }
        brings =
          tree[only].kind == .path && !tree.children(of: only).contains { tree[$0].kind == .call }
          || [.binary, .negation, .stringLiteral, .integerLiteral, .interpolatedString].contains(tree[only].kind)
      default: return false
      }
      guard brings else { return false }
      index += 2
    }
    return true
  }

  private static let namingOperators = ["filter", "map", "compactMap", "flatMap", "sink", "tryMap", "tryFilter"]

  /// Whether a path whose types are not certain is one of publishers.
  func beginsWithPublisher(_ path: SyntaxNode.ID) -> Bool {
    let head = tree.child(of: path, at: 0).flatMap { tree[$0].name }
    return head.map { names.utf8(of: $0).first == UInt8(ascii: "$") } == true
      || tree.text(of: path, has: ".sink") || tree.text(of: path, has: ".eraseToAnyPublisher")
  }

  private static let operators = [
    "send", "store", "sink", "assign", "receive", "subscribe", "eraseToAnyPublisher", "compactMap", "filter",
    "removeDuplicates",
    "debounce", "throttle", "delay", "merge", "combineLatest", "flatMap", "switchToLatest", "share", "first",
    "dropFirst",
    "prefix", "handleEvents", "print", "replaceError", "replaceNil", "replaceEmpty", "scan", "reduce", "collect",
    "catch",
    "tryMap", "mapError", "setFailureType", "value", "values", "timeout", "retry", "prepend", "append", "multicast",
    "makeConnectable", "output", "last", "count", "contains", "allSatisfy", "ignoreOutput", "encode", "decode",
  ]
}
