/// Where statements and expectations at column one meet the file's own Swift.
extension Checker {
  /// A step that calls or assigns something of the file's own; nil for one that is UIKit's alone.
  mutating func swiftStep(_ item: SyntaxNode.ID) -> BodyID? {
    guard let path = lookedAtPath(item),
      swift.isUsed && isOfSwift(path, item) || !keptVariables.isEmpty || callsUnknown(item, .file)
        || putsSearchBar(item)
    else { return nil }
    beginSwift()
    let range = tree[item].range
    var builder = SwiftBuilder(
      .step, name: "", line: source.line(of: Int(range.start)), range: byteRange(range), owner: nil)
    builder.isStatic = true
    builder.leavesUnnamed = true
    swift.builders.append(builder)
    makeKeptVariables()
    lowerStatements([item])
    let function = finish()
    return program.add(function)
  }

  /// Whether what is read is written for presim and no code of an app's: a step, a closure in one, a function at column one
  /// beside an outline. What a user does stands there alone.
  var isStepCode: Bool {
    let isForPresim = swift.builders.askOutermost { outermost in
      guard builder.owner == outermost.owner else { return false }
      switch outermost.function.kind {
      case .step: return true
      case .initialValue: return outermost.function.owner == nil && hasScreen
      case .method: return swift.loneStarts.contains(outermost.function.range.start) && hasScreen
      default: return false
      }
    }
    return isForPresim ?? false
  }

  /// The same, but for functions, which may be an app's: an unknown name is a mistake there.
  var isLineCode: Bool { isStepCode && swift.builders.askOutermost { $0.function.kind } != .method }

  /// The path that says whose code a statement is: of `_ = home.open()` the call.
  func lookedAtPath(_ statement: SyntaxNode.ID) -> SyntaxNode.ID? {
    guard let first = tree.child(of: statement, at: 0) else { return nil }
    let path = tree[first].kind == .discard ? tree.child(of: statement, at: 1) : first
    return path.flatMap { tree[$0].kind == .path ? $0 : nil }
  }

  /// Whether a path names something of the file's own: what code makes, a class that has members, a method.
  mutating func isOfSwift(_ path: SyntaxNode.ID, _ item: SyntaxNode.ID) -> Bool {
    let parts = Array(tree.children(of: path))
    guard swift.isUsed, let head = parts.first else { return false }
    guard tree[head].kind == .identifier, let name = tree[head].name else { return tree[head].kind == .parenthesized }
    if text(name) == "UIApplication" { return true }
    if case .nothing = entity(name) {
      if madeID(text(name)) != nil { return true }
    }
    if text(name) == "NotificationCenter", swift.isUsed { return true }
    if let id = existingClass(name), swift.members[id.index] != nil { return true }
    if parts.count > 1, tree[parts[1]].kind == .call, swift.loneNames.contains(name.id) { return true }
    // `Palette.open()`, `Presenter(style: .card).show(on: home)`, of a structure or an enumeration.
    if parts.count > 1, swift.enums[name.id] != nil { return true }
    if swift.globals.properties[name.id] != nil || namesGlobal(path) { return true }
    if tapsControl(parts) || typesInAlert(parts) || picksFromMenu(parts) || tapsAsWritten(parts) || opensLink(parts) {
      return true
    }
    // A name that nobody has is no step of anybody's.
    if case .nothing = entity(name), existingClass(name) == nil { return false }
    let isOwn = parts.contains { part in
      guard tree[part].kind == .member, let member = tree[part].name else { return false }
      // Of the file's own methods, by their selectors.
      if text(member) == "perform" { return true }
      return swift.members.values.contains { $0.methods[member.id] != nil || $0.properties[member.id] != nil }
    }
    return isOwn || handsOverOwn(item)
  }

  /// Whether an argument, or what is assigned, is something that only the file's Swift reads: an element of a list of its
  /// own, a computed property, what a method of its own returns, what an initialiser of its own makes.
  mutating func handsOverOwn(_ item: SyntaxNode.ID) -> Bool {
    var pending = Array(tree.children(of: item))
    while let node = pending.popLast() {
      switch tree[node].kind {
      case .closure, .valueClosure, .block: continue
      case .path:
        let parts = Array(tree.children(of: node))
        // `"ok".localized`
        if parts.first.map({ tree[$0].kind == .stringLiteral }) ?? false { return true }
        if isReadBySwift(parts) || makesInTab(parts) { return true }
        pending += parts
      default: pending += tree.children(of: node)
      }
    }
    return false
  }

  /// `UITab(title: "a", image: nil, identifier: "a") { _ in CardViewController() }`: what the closure makes.
  private mutating func makesInTab(_ parts: [SyntaxNode.ID]) -> Bool {
    guard parts.count == 2, tree[parts[1]].kind == .call, let name = tree[parts[0]].name,
      let type = existingClass(name), bases[Int(type.index)].inherits(from: .tab),
      let closure = tree.lastChild(of: parts[1]).flatMap({ tree.child(of: $0, at: 0) }),
      tree[closure].kind == .closure || tree[closure].kind == .valueClosure
    else { return false }
    var pending = [closure]
    while let node = pending.popLast() {
      if tree[node].kind == .path, isReadBySwift(Array(tree.children(of: node))) { return true }
      pending += tree.children(of: node)
    }
    return false
  }

  /// Whether a step taps an alert's button by a title as the code writes it: `home.presentedViewController.tap(L10n.ok)`,
  /// `alert.tap("ok".localized)`.
  private mutating func tapsAsWritten(_ parts: [SyntaxNode.ID]) -> Bool {
    guard parts.count > 2, let call = parts.last, tree[call].kind == .call,
      tree[parts[parts.count - 2]].name.map({ text($0) }) == "tap",
      let value = tree.child(of: call, at: 0).flatMap({ tree.child(of: $0, at: 0) }), tree[value].kind == .path,
      case let title = Array(tree.children(of: value)), title.count > 1
    else { return false }
    if tree[title[0]].kind == .stringLiteral { return true }
    guard tree[title[0]].kind == .identifier, let name = tree[title[0]].name,
      names.utf8(of: name).first?.isCapital == true
    else { return false }
    return existingClass(name) == nil
  }

  /// Whether a step types into a field of an alert: `home.presentedViewController.textFields?.first?.type("Ann")`.
  private func typesInAlert(_ parts: [SyntaxNode.ID]) -> Bool {
    guard parts.count > 3, tree[parts[parts.count - 1]].kind == .call,
      tree[parts[parts.count - 2]].name.map({ text($0) }) == "type"
    else { return false }
    return tree[parts[parts.count - 4]].name.map { text($0) } == "textFields"
  }

  /// What code makes under a name; of `login2` the second thing that it makes under `login`.
  mutating func madeID(_ word: String) -> MadeID? {
    if let known = swift.made[word] ?? swift.madeLocally[word] { return known }
    // The one window that code makes, whatever it calls it.
    if word == "window" {
      let windows = swift.madeTypes.indices.filter { swift.madeTypes[$0].base == .window }
      return windows.count == 1 ? MadeID(Int32(windows[0])) : nil
    }
    var base = word[...]
    while let last = base.utf8.last, last.isDigit { base = base.dropLast() }
    guard base.utf8.count < word.utf8.count, let first = swift.made[String(base)] else { return nil }
    let id = MadeID(Int32(program.swift.made.count))
    swift.made[word] = id
    swift.madeTypes.append(swift.madeTypes[Int(first.index)])
    program.swift.made.append(MadeName(name: word, line: program.swift.made[Int(first.index)].line))
    return id
  }

  /// A step that calls what a controller that code makes does not have: as of one of an outline.
  mutating func reportUnknownStep(_ value: SyntaxNode.ID) -> Bool {
    guard builder.function.kind == .step, tree[value].kind == .path else { return false }
    let parts = Array(tree.children(of: value))
    if reportStepOnClass(parts) { return true }
    guard parts.count == 3, tree[parts[2]].kind == .call, let head = tree[parts[0]].name,
      let name = tree[parts[1]].name, case .nothing = entity(head),
      case let made = madeID(text(head)),
      case let type = made.map({ swift.madeTypes[Int($0.index)] }), case let global = swift.globals.properties[head.id],
      case .object(let base, let id?)? = type ?? global?.type, base.kind != nil || base == .object && isPastedWhole(id)
    else { return false }
    let word = text(name)
    // What an extension that was not pasted may have is left out with a note; a slip from what is known is none, nor is
    // what a user does.
    let own = lineage(id).flatMap { swift.members[$0.index]?.methods.values.flatMap { $0 } ?? [] }.map { $0.name }
    let known = (own + base.lineage.flatMap { $0.methods.map { $0.name } }).sorted()
    let near = known.contains(word) ? nil : nearest(word, among: known)
    guard known.contains(word) || near != nil || Self.namesGesture(word) || base == .object else { return false }
    // Which labels it has is said already.
    let range = tree[parts[1]].range
    guard !diagnostics.contains(where: { $0.severity == .error && $0.range == range }) else { return true }
    let owner = program.classes[Int(id.index)].name
    report(
      "check.unknown-method",
      known.contains(word)
        ? "'\(word)' of '\(owner)' takes other arguments" : "value of type '\(owner)' has no method '\(word)'",
      at: tree[parts[1]].range,
      notes: near.map { [.init("did you mean '\($0)'?")] }
        ?? base.lineage.flatMap { $0.methods }
        .filter { $0.name == word }.prefix(1).map { .init("it is '\($0.signature)'") })
    return true
  }

  /// `HomeViewController.open()`: a method of an instance, called on its class.
  private mutating func reportStepOnClass(_ parts: [SyntaxNode.ID]) -> Bool {
    guard parts.count == 3, tree[parts[2]].kind == .call, let head = tree[parts[0]].name,
      let name = tree[parts[1]].name,
      let id = existingClass(head),
      case let methods = lineage(id).flatMap({ swift.members[$0.index]?.methods[name.id] ?? [] }), !methods.isEmpty,
      methods.allSatisfy({ !$0.isStatic })
    else { return false }
    let instance = program.outline.classes.firstIndex(of: id).map { program.outline.names[$0] }
    report(
      "check.unknown-method", "'\(text(name))' is a method of an instance, and '\(text(head))' is a class",
      at: memberRange(tree[parts[1]]), notes: instance.map { [.init("did you mean '\($0).\(text(name))'?")] } ?? [])
    return true
  }

  /// Whether a word is one for what users do, of any class: `swipeForward`, which is none of presim's, too.
  private static func namesGesture(_ word: String) -> Bool {
    word.hasPrefix("swipe")
      || UIKitClass.allCases.contains { $0.methods.contains { $0.kind == .gesture && $0.name == word } }
  }

  /// Whether an argument of a path is a variable at column one.
  private mutating func namesGlobal(_ path: SyntaxNode.ID) -> Bool {
    guard !swift.globals.properties.isEmpty || !swift.made.isEmpty else { return false }
    let range = tree[path].range
    var lexer = SwiftLexer(source.bytes, from: Int(range.start))
    while lexer.offset < Int(range.end) {
      let token = lexer.next()
      if token.kind == .endOfFile { break }
      guard token.kind == .word, lexer.byte(token.end) != UInt8(ascii: ":"),
        lexer.byte(token.start - 1) != UInt8(ascii: "."),
        let name = names.find(tree.text(token.range))
      else { continue }
      if swift.globals.properties[name.id] != nil { return true }
      if case .nothing = entity(name), madeID(text(name)) != nil { return true }
    }
    return false
  }

  /// A stored property of the file's in a path that is looked at.
  func addField(_ name: Name, _ id: ClassID, _ range: SourceRange, to result: inout ResolvedPath) -> Bool {
    guard let own = property(name, of: .object(bases[Int(id.index)], id)), let field = own.field, !own.isStatic else {
      return false
    }
    result.path.components.append(Path.Component(kind: .field(field), unwrap: result.path.finalUnwrap))
    var type = StaticType(.anything)
    switch own.type {
    case .object(let base, let id): type = StaticType(.instance(base), exact: false, classID: id)
    case .value(let value): type = StaticType(value)
    default: break
    }
    result.type = type
    result.info = nil
    result.lastRange = range
    return true
  }
}
