/// Statements that call what presim does not know: left out, with a word about what that may cost.
extension Checker {
  /// Leaves a statement out that calls something which presim does not know: told where a closure of it, which is never
  /// called, does something with the hierarchy, and a mistake where the statement itself does.
  mutating func leaveOut(_ node: SyntaxNode.ID) {
    let range = tree[node].range
    if let value = tree.child(of: node, at: 0), reportUnknownStep(value) { return }
    if let value = tree.child(of: node, at: 0) { noteSlip(inQueue: value) }
    if let value = tree.child(of: node, at: 0), handOver(value) {
      return forgetWrites(of: node, isStatement: true, inClosures: !isCompleted(value))
    }
    let count = builder.function.instructions.count
    forgetWrites(of: node, isStatement: true)
    forgetMembers(ofViewIn: node)
    let changes = builder.function.instructions.count > count
    guard let verb = verb(in: node) else {
      if reportUnknownOwner(node) { return }
      if let method = methodWithVerb(in: node) { return noteLost(method, node) }
      if let note = noteOfSwiftUI(node) { return emit(.note(note), node) }
      if noteMissingDot(inStep: node) { return }
      if isToldInAStep {
        if tellsAsALine(node) { return }
        let written = tree.text(of: node).firstLine
        return emit(
          .note("'\(written)' is not read, so it does nothing here\(adviceOnUnwinding(written))"), node)
      }
      if let word = lastCall(in: node)?.name, Self.soundsLikeUIKit(word), callOwn(node) { return }
      return skip(node, changes ? "presim does not know what it changes" : "it is not about the hierarchy")
    }
    if callUnknown(node) || callsVerb(verb, node) && callOwn(node) { return }
    if hasIdleClosures(node) {
      let written = tree.text(of: node).firstLine
      return emit(.note("'\(written)' is not read, so its '\(verb)' does not run"), node)
    }
    let call = String(tree.text(of: node).prefix { $0 != "{" && $0 != "(" && !$0.isNewline }).filter { $0 != " " }
    guard !isPasted else {
      return emit(
        .note("'\(call)' is not known, so '\(verb)' in it does not run: paste what declares it, if it counts"), node)
    }
    // What is wrong with it is said already, or the types say it.
    let isSaid = diagnostics.contains {
      $0.severity == .error && $0.range.start >= range.start && $0.range.end <= range.end
    }
    if isLineCode, let value = tree.child(of: node, at: 0), isSaid || noteSlip(inLine: [value]) {
      return
    }
    report(
      "check.unknown-method", "presim cannot tell what '\(call)' is, and it has '\(verb)'", at: range,
      notes: [.init("paste the class that declares it, too")])
  }

  /// Whether a line is told that nothing of it is read: one that is written for presim, outside of a `turn`.
  private var isToldInAStep: Bool {
    isLineCode && swift.builders.askOutermost { $0.function.isBlock } == false
  }

  /// Leaves an assignment out to what presim does not know. What answers for one object alone,
  /// `nav.canPerformAction(_:withSender:) = false`, holds from the beginning and can be no part of a block.
  mutating func leaveOutAssignment(_ node: SyntaxNode.ID, to target: SyntaxNode.ID) {
    let written = tree.text(of: node).firstLine
    if isStepCode, tree.lastChild(of: target).map({ tree.lineText(of: $0).utf8.last == UInt8(ascii: ")") }) ?? false {
      return report("check.statement", "'\(written)' belongs at column one", at: tree[node].range)
    }
    guard isToldInAStep else {
      return skip(node, "'\(tree.lineText(of: target))' is not about the hierarchy")
    }
    if tellsAsALine(node) { return }
    emit(.note("'\(written)' is not read, so it does nothing here"), node)
  }

  /// Says of a statement in a block at column one that its member is UIKit's and has no effect here, as a line there says.
  private mutating func tellsAsALine(_ node: SyntaxNode.ID) -> Bool {
    guard subjectOfALine(node) != nil, case .outside(let use)? = instruction(node, .file).first?.kind else {
      return false
    }
    emit(.note(use.note), node)
    return true
  }

  /// Whether a statement in a block at column one is a mistake that a line there would be: it is reported in the same words.
  /// In a function, which may be an app's, a class that was not pasted may have whatever its code calls.
  mutating func isRefusedAsALine(_ node: SyntaxNode.ID) -> Bool {
    guard let subject = subjectOfALine(node), isLineCode || isOfUIKitsClass(subject) else { return false }
    let count = diagnostics.count
    _ = instruction(node, .file)
    return diagnostics.dropFirst(count).contains { $0.severity == .error }
  }

  /// Whether a name is the device, a window, or a controller of one of UIKit's classes.
  private func isOfUIKitsClass(_ name: Name) -> Bool {
    switch entity(name) {
    case .controller(let row):
      UIKitNames.hasFrameworkPrefix(program.classes[Int(program.outline.classes[Int(row)].index)].name)
    case .window: true
    case .object, .nothing, .someClass: name == .device
    }
  }

  /// The name of the outlines that a statement in a block, a closure or a function at column one is about, if it could stand
  /// there alone; nil where it has something of Swift's own.
  private mutating func subjectOfALine(_ node: SyntaxNode.ID) -> Name? {
    guard isStepCode, [.assignment, .callStatement, .readStatement, .expressionStatement].contains(tree[node].kind),
      !beginsItsLine(node), let path = lookedAtPath(node),
      let head = tree.child(of: path, at: 0).flatMap({ nameInBrackets($0) }), isOfOutline(head) || head == .device,
      !isOfSwift(path, node)
    else { return nil }
    var pending = [node]
    while let next = pending.popLast() {
      switch tree[next].kind {
      // Whether the user is away by then, only lines know.
      case .member where Self.leavesTheApp.contains(tree[next].name.map { text($0) } ?? ""): return nil
      case .identifier:
        guard let name = tree[next].name else { continue }
        if variable(name) != nil || swift.globals.properties[name.id] != nil || swift.globals.methods[name.id] != nil {
          return nil
        }
      case .stringLiteral: if tree.text(of: next, has: "\\(") { return nil }
      case .assignment, .callStatement, .readStatement, .expressionStatement, .path, .member, .call, .argument,
        .enumCase, .list, .parenthesized, .integerLiteral, .decimalLiteral, .trueLiteral, .falseLiteral, .nilLiteral,
        .selector, .methodName:
        pending += tree.children(of: next)
      default: return nil
      }
    }
    return head
  }

  private static let leavesTheApp = ["leaveApp", "returnToApp"]

  private func beginsItsLine(_ node: SyntaxNode.ID) -> Bool {
    let start = Int(tree[node].range.start)
    return start == 0 || source.bytes[start - 1] == UInt8(ascii: "\n")
  }

  /// Whether a method's name says that it presents, dismisses, pushes or pops: `presentAlert`, `show`, `pushDetail`.
  private static func soundsLikeUIKit(_ word: String) -> Bool {
    if word == "show" || word == "showDetailViewController" { return true }
    return ["present", "dismiss", "push", "pop"].contains { verb in
      word.hasPrefix(verb) && word.utf8.dropFirst(verb.utf8.count).first.map { $0.isCapital } ?? true
    }
  }

  /// Whether it is the verb that a statement calls, and not something in its arguments.
  private func callsVerb(_ verb: String, _ node: SyntaxNode.ID) -> Bool { lastCall(in: node)?.name == verb }

  /// Whether the verb of a statement stands in a closure, which does nothing that is known.
  private func hasIdleClosures(_ node: SyntaxNode.ID) -> Bool {
    guard let value = tree.child(of: node, at: 0), tree[plain(value)].kind == .path else { return false }
    return tree.children(of: plain(value)).contains { part in
      tree[part].kind == .call
        && tree.children(of: part).contains { tree.child(of: $0, at: 0).map { tree[$0].kind == .closure } ?? false }
    }
  }

  /// `homeVC.open()` beside an outline: a name that nothing has, beside one that differs in its capitals, or with a method of the file's.
  private mutating func reportUnknownOwner(_ node: SyntaxNode.ID) -> Bool {
    guard isLineCode, hasScreen, let value = tree.child(of: node, at: 0),
      tree[plain(value)].kind == .path, case let parts = Array(tree.children(of: plain(value))), parts.count > 2,
      tree[parts[0]].kind == .identifier, tree[parts[parts.count - 1]].kind == .call, let head = tree[parts[0]].name,
      let name = tree[parts[parts.count - 2]].name, case .nothing = entity(head),
      variable(head) == nil, swift.globals.properties[head.id] == nil, madeID(text(head)) == nil,
      !isDeclaredSomewhere(text(head)), !unknownNames.contains(head.id), existingClass(head) == nil
    else { return false }
    let word = text(head)
    let alike = program.outline.names.filter { $0.lowercased() == word.lowercased() }.map { "did you mean '\($0)'?" }
    // What the app has elsewhere may be called: nothing of the file is meant then.
    guard
      !alike.isEmpty
        || names.utf8(of: head).first?.isCapital == false
          && swift.members.contains(where: { $1.methods[name.id] != nil })
    else { return false }
    let note =
      alike.first ?? nameOfWhatIsMade(like: word)
      ?? ownerInOutline(of: name).map { "'\($0)' has '\(text(name))'" } ?? objectOfFile(for: word)
    report(
      "check.unknown-name", "cannot find '\(text(head))' in this file", at: tree[parts[0]].range,
      notes: note.map { [.init($0)] } ?? [])
    return true
  }

  /// Says of a statement that is not read which method does not run.
  mutating func noteLost(_ method: (name: String, verb: String), _ node: SyntaxNode.ID) {
    let written = tree.text(of: node).firstLine
    if isLineCode, let value = tree.child(of: node, at: 0),
      let head = tree.child(of: plain(value), at: 0), let name = tree[head].name
    {
      if reportMissingMethod(method.name, of: name, plain(value)) { return }
      guard case .nothing = entity(name), let made = nameOfWhatIsMade(like: text(name)) else {
        return noteLost(method.name, method.verb, written, node)
      }
      return report(
        "check.unknown-name", "cannot find '\(text(name))' in this file", at: tree[head].range, notes: [.init(made)])
    }
    noteLost(method.name, method.verb, written, node)
  }

  private mutating func noteLost(_ method: String, _ verb: String, _ written: String, _ node: SyntaxNode.ID) {
    let whole = wholeStep(method, node).map { "; write '\($0)'" } ?? ""
    emit(.note("'\(written)' is not read, so '\(method)' does not run, which has '\(verb)'\(whole)"), node)
  }

  /// `settings.open()`, where the class of `settings` has no such method, and another class of the file's has; or where it has
  /// one that takes other arguments.
  private mutating func reportMissingMethod(_ method: String, of owner: Name, _ value: SyntaxNode.ID) -> Bool {
    let parts = Array(tree.children(of: value))
    guard case .controller(let row) = entity(owner), parts.count == 3, tree[parts[2]].kind == .call,
      tree[parts[1]].name.map({ text($0) }) == method, case let type = program.outline.classes[Int(row)],
      program.classes[Int(type.index)].isDeclared, let name = names.find(method),
      case let own = lineage(type).flatMap({ swift.members[$0.index]?.methods[name.id] ?? [] }),
      own.allSatisfy({ match($0, parts[2]) == nil })
    else { return false }
    guard own.isEmpty else {
      let given = arguments(parts[2]).map { ($0.label ?? "_") + ":" }.joined()
      report(
        "check.call", "no method '\(method)' of '\(program.classes[Int(type.index)].name)' takes '(\(given))'",
        at: tree[parts[1]].range,
        notes: [.init("it has \(own.prefix(3).map { "'\($0.signature)'" }.joined(separator: ", "))")])
      return true
    }
    report(
      "check.unknown-method", "value of type '\(program.classes[Int(type.index)].name)' has no method '\(method)'",
      at: tree[parts[1]].range, notes: ownerInOutline(of: name).map { [.init("'\($0)' has '\(method)'")] } ?? [])
    return true
  }

  /// `home.open()` for the step `open()`: the call of the controller of the outline that has the method; nil for any other.
  private mutating func wholeStep(_ method: String, _ node: SyntaxNode.ID) -> String? {
    guard isLineCode, let (word, _) = lastCall(in: node), word == method,
      let value = tree.child(of: node, at: 0), tree.children(of: plain(value)).count(where: { _ in true }) == 2,
      let name = names.find(method)
    else { return nil }
    return ownerInOutline(of: name).map { "\($0).\(tree.lineText(of: plain(value)))" }
  }

  /// The first controller of the outlines whose class has a method.
  private func ownerInOutline(of method: Name) -> String? {
    let outline = program.outline
    let owner = outline.classes.indices.first { row in
      lineage(outline.classes[row]).contains { swift.members[$0.index]?.methods[method.id] != nil }
    }
    return owner.map { outline.names[$0] }
  }

  /// A method of the file's that a node names and that comes to a call of the hierarchy, by itself or by others. What a
  /// control, an observer or a timer is connected with by `action:` or `selector:` runs when that calls it.
  mutating func methodWithVerb(in node: SyntaxNode.ID) -> (name: String, verb: String)? {
    if swift.reaching == nil { swift.reaching = findReaching() }
    guard let reaching = swift.reaching, !reaching.isEmpty else { return nil }
    for (name, isOfOther, isCalled) in usedNames(in: node) {
      // A variable or a property of the name is not the method.
      guard let verb = reaching[name.id], isOfOther ? isMethodOfOther(name) : variableType(name) == nil,
        isCalled || !isProperty(name)
      else { continue }
      return (text(name), verb)
    }
    return nil
  }

  /// Whether the class whose code is read has a property of a name, as `tableView` beside `tableView(_:didSelectRowAt:)`.
  private func isProperty(_ name: Name) -> Bool {
    guard let owner = builder.owner else { return false }
    let base = bases[Int(owner.index)]
    return lineage(owner).contains { swift.members[$0.index]?.properties[name.id] != nil }
      || uikitProperty(text(name), base) != nil || OutsideMembers.member(text(name), isMethod: false, of: base) != nil
  }

  /// Whether a class has a method of a name that is not the one whose code is read: `player.play()` in a view controller's
  /// `play` calls another method.
  private func isMethodOfOther(_ name: Name) -> Bool {
    guard let owner = builder.owner else { return true }
    let own = lineage(owner)
    return holders(of: name).contains { row, members in
      members.methods[name.id] != nil && !own.contains { $0.index == row }
    }
  }

  /// Whether a superclass of the file's has a method: `super.motionEnded(…)` is UIKit's where none has.
  private func isOfSuperclass(_ name: Name?) -> Bool {
    guard let owner = builder.owner, let name else { return false }
    return lineage(owner).dropFirst().contains { swift.members[$0.index]?.methods[name.id] != nil }
  }

  /// The names that code calls, hands on, or selects, and whether that is said of something else than `self`.
  private func usedNames(in node: SyntaxNode.ID) -> [(name: Name, isOfOther: Bool, isCalled: Bool)] {
    var found: [(name: Name, isOfOther: Bool, isCalled: Bool)] = []
    var selves: Set<SyntaxNode.ID> = []
    var uikits: Set<SyntaxNode.ID> = []
    var pending = [node]
    while let current = pending.popLast() {
      switch tree[current].kind {
      case .identifier, .member:
        if let name = tree[current].name, !uikits.contains(current),
          tree[current].nextSibling.map({ tree[$0].kind != .member }) ?? true
        {
          let isCalled = tree[current].nextSibling.map { tree[$0].kind == .call } ?? false
          found.append((name, tree[current].kind == .member && !selves.contains(current), isCalled))
        }
      case .path:
        let parts = Array(tree.children(of: current).prefix(2))
        if parts.count == 2, tree[parts[0]].name == .`self` || tree[parts[0]].name == .super { selves.insert(parts[1]) }
        if parts.count == 2, tree[parts[0]].name == .super, !isOfSuperclass(tree[parts[1]].name) {
          uikits.insert(parts[1])
        }
      case .argument:
        if let inner = tree.child(of: current, at: 0), tree[inner].kind == .selector {
          let label = tree[current].name.map { text($0) }
          guard label == nil || label == "onMainThread", let method = tree.lastChild(of: inner) else { continue }
          found.append((tree.baseName(of: method), false, true))
          continue
        }
      case .selector: continue
      case .keyPath:
        let written = tree.lineText(of: current)
        if let last = written.split(separator: ".").last, let name = names.find(String(last)) {
          found.append((name, false, false))
        }
      default: break
      }
      pending += tree.children(of: current).reversed()
    }
    return found
  }

  /// The methods that come to a call of the hierarchy, by name, each with that call.
  private func findReaching() -> [Int32: String] {
    var found: [Int32: String] = [:]
    var callers: [Int32: [Int32]] = [:]
    var fresh: [Int32] = []
    for members in swift.members.keys.sorted().compactMap({ swift.members[$0] }) + [swift.globals] {
      for name in members.methods.keys.sorted() {
        for method in members.methods[name] ?? [] {
          guard let block = method.block else { continue }
          if found[name] == nil, let verb = verb(in: block) {
            found[name] = verb
            fresh.append(name)
          }
          for (used, _, isCalled) in usedNames(in: block) where isCalled || members.properties[used.id] == nil {
            callers[used.id, default: []].append(name)
          }
        }
      }
    }
    while let name = fresh.popLast() {
      for caller in callers[name] ?? [] where found[caller] == nil {
        found[caller] = found[name]
        fresh.append(caller)
      }
    }
    return found
  }

  /// What to write for `third.unwindToFirst()`, which names an unwind action without its segue.
  private func adviceOnUnwinding(_ written: String) -> String {
    let head = written.prefix { $0 != "(" }
    guard let dot = head.lastIndex(of: "."), !head[..<dot].contains(".") else { return "" }
    let action = String(head[head.index(after: dot)...])
    guard program.classes.contains(where: { $0.actions.contains { $0.prefix { $0 != "(" } == action } }) else {
      return ""
    }
    let source = head[..<dot]
    return "; an unwind segue calls this action: declare 'segue \"Back\" from \(source) unwind \(action)' and write "
      + "'\(source).performSegue(withIdentifier: \"Back\", sender: nil)'"
  }

  /// The first call of the hierarchy in a node.
  func verb(in node: SyntaxNode.ID) -> String? {
    let range = tree[node].range
    var lexer = SwiftLexer(source.bytes, from: Int(range.start))
    while lexer.offset < Int(range.end) {
      if lexer.next().kind == .endOfFile { break }
      if lexer.latestVerb >= 0 { return lexer.word(at: lexer.latestVerb) }
    }
    return nil
  }
}
