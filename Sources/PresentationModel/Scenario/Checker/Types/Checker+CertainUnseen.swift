/// Names that cannot be seen where they stand, and cases that an enumeration does not have.
extension Checker {
  /// A name that a block declares twice.
  mutating func noteSecond(_ pattern: SyntaxNode.ID) {
    guard swift.certain.isChecking, tree[pattern].kind == .namePattern, let name = tree[pattern].name,
      let first = swift.certain.blocks.last?[name.id],
      // `let data = try await data(for: item)`
      !first.takesSomething
    else { return }
    reportSlip("check.redeclared", "'\(text(name))' is declared twice in this block", at: tree[pattern].range)
  }

  // MARK: Cases

  mutating func noteUnknownCase(_ name: Name, _ id: EnumID, _ pattern: SyntaxNode.ID) {
    let value = swift.values[Int(id.index)]
    // `SyncError.failed` says itself of which type it is; of two types of one name another may be meant.
    let shown = self.name(of: .value(id))
    if let written = tree.child(of: pattern, at: 0), tree[written].kind == .typeName,
      tree.lineText(of: written) != shown
    {
      return
    }
    guard !isNameOfSeveral(shown, beside: id) else { return }
    guard swift.certain.isChecking, let node = value.node, tree[node].kind == .enumDeclaration,
      property(name, of: .enumType(id)) == nil, names.find("~=").map({ swift.operators[$0.id] == nil }) ?? true,
      !["none", "some"].contains(text(name)),
      tree.children(of: node).allSatisfy({ child in
        ![.enumCaseDeclaration, .opaqueStatement].contains(tree[child].kind) || !isWritten(text(name), in: child)
      })
    else { return }
    let known = swift.cases[Int(id.index)].map { text($0.name) }
    let near = names.utf8(of: name).count < 3 ? nil : nearestName(to: text(name), in: known, within: 2)
    reportSlip(
      "check.unknown-case", "type '\(shown)' has no case '\(text(name))'",
      at: memberRange(tree[pattern]), near: near,
      notes: [.init("it has \(known.prefix(8).map { "'.\($0)'" }.joined(separator: ", "))")])
  }

  /// Whether another type of the file's, or one of Swift's own, has the last name of a type.
  func isNameOfSeveral(_ shown: String, beside id: EnumID) -> Bool {
    let last = shown.split(separator: ".").last.map { String($0) } ?? shown
    if WellKnownTypes.standard.contains(last) { return true }
    return swift.values.indices.contains { row in
      row != Int(id.index)
        && program.classes[Int(swift.values[row].row.index)].name.split(separator: ".").last.map { String($0) } == last
    }
  }

  /// `case .a:` without a statement.
  mutating func noteEmptyCase(_ part: SyntaxNode.ID, _ block: SyntaxNode.ID) {
    guard swift.certain.isChecking, tree[block].firstChild == nil else { return }
    // What stands under a condition of the build is not read.
    let end = tree[part].nextSibling.map { tree[$0].range.start } ?? tree[part].range.end
    guard !tree.text(SourceRange(Int(tree[part].range.start), Int(max(end, tree[part].range.end)))).hasText("#if")
    else {
      return
    }
    let start = Int(tree[part].range.start)
    reportSlip(
      "check.switch", "this case has no statement", at: SourceRange(start, start + 4),
      notes: [.init("write 'break', or list its pattern in the case below")])
  }

  /// Whether a word stands in a declaration, also as `` `default` ``.
  private func isWritten(_ word: String, in node: SyntaxNode.ID) -> Bool {
    var lexer = SwiftLexer(source.bytes, from: Int(tree[node].range.start))
    while lexer.offset < Int(tree[node].range.end) {
      let token = lexer.next()
      if token.kind == .endOfFile { break }
      let bytes = source.bytes[token.start..<token.end].filter { $0 != UInt8(ascii: "`") }
      if token.kind == .word, bytes.elementsEqual(word.utf8) { return true }
    }
    return false
  }

  mutating func noteUnknownCase(ofResult pattern: SyntaxNode.ID) {
    // One that may be nil has these, too.
    let known = ["success", "failure", "none", "some"]
    guard swift.certain.isChecking, let name = tree[pattern].name, !known.contains(text(name)),
      !isDeclaredSomewhere("Result")
    else { return }
    reportSlip(
      "check.unknown-case", "type 'Result' has no case '\(text(name))'", at: memberRange(tree[pattern]),
      notes: [.init("it has '.success' and '.failure'")])
  }

  // MARK: Names

  /// A local variable before its declaration, where no member and nothing of the file is called so.
  mutating func noteEarlyUse(_ name: Name) {
    guard swift.certain.isChecking, let range = swift.certain.place, case .object(let base, let id?) = certainSelf,
      isPastedWhole(id), property(name, of: ownType) == nil, uikitProperty(text(name), base) == nil,
      !isPropertyOfUIKit(text(name)), swift.globals.properties[name.id] == nil
    else { return }
    let known = lineage(id).flatMap { swift.members[$0.index]?.properties.values.map { text($0.name) } ?? [] }
    if let near = nearestName(to: text(name), in: known.sorted(), within: 1) {
      return reportSlip(
        "check.unknown-name", "'\(text(name))' is used within its own initial value", at: range, near: near)
    }
    reportSlip(
      "check.unknown-name", "'\(text(name))' is used before its declaration further down", at: range,
      notes: [.init("move the declaration up")])
  }

  /// A local variable behind the end of its block.
  mutating func noteEndedBlock(_ name: Name) {
    let word = text(name)
    guard swift.certain.isChecking, swift.certain.seen.contains(name.id), let range = swift.certain.place,
      case .object(_, let id?) = certainSelf, isPastedWhole(id), property(name, of: ownType) == nil,
      names.utf8(of: name).first?.isSmall == true, !isNameOfUIKit(word), !isDeclaredAsMember(name),
      !["error", "newValue", "oldValue", "self"].contains(word)
    else { return }
    reportSlip(
      "check.unknown-name", "cannot find '\(word)' here: the block that declares it has ended", at: range,
      notes: [.init("declare '\(word)' before that block")])
  }

  /// `super.viewWillAppear(animated)` in a method without that parameter: names that methods give to what they get, and
  /// that nobody gives to a member.
  mutating func noteMissingParameter(_ name: Name) {
    let word = text(name)
    guard swift.certain.isChecking, !swift.certain.isUnclear, let range = swift.certain.place,
      ["animated", "sender", "indexPath", "segue", "completion", "completionHandler", "error"].contains(word),
      case .object(let base, let id?) = certainSelf, isPastedWhole(id), base.kind != nil,
      let method = swift.certain.method,
      property(name, of: ownType) == nil, !isDeclaredAsMember(name)
    else { return }
    if word == "error", let pattern = patternWithoutLet(before: range) {
      return reportSlip(
        "check.unknown-name", "cannot find 'error' in this file", at: pattern,
        notes: [.init("write 'let error' to bind what the case holds")])
    }
    reportSlip(
      "check.unknown-name", "cannot find '\(word)' in this file", at: range,
      notes: [
        .init(
          word == "error"
            ? "a 'catch' alone has it without naming it" : "'\(method.name)' has no parameter of this name")
      ])
  }

  /// The name in `case .failure(error):` above a use of it.
  private func patternWithoutLet(before range: SourceRange) -> SourceRange? {
    var start = max(0, Int(range.start) - 400)
    while start > 0, start < Int(range.start), source.bytes[start - 1] != UInt8(ascii: "\n") { start += 1 }
    let before = tree.text(SourceRange(start, Int(range.start)))
    guard let place = before.lastIndex(ofText: "(error):"), let sign = before.lastIndex(ofText: "case ."), sign < place
    else { return nil }
    return SourceRange(start + place + 1, start + place + 6)
  }

  /// `guard let strongSelf else { return }`, where nothing is called so.
  mutating func noteUnknownSelf(_ name: Name, _ pattern: SyntaxNode.ID) {
    let word = text(name)
    if swift.certain.isChecking, word != "self",
      word.utf8.sorted() == "self".utf8.sorted() || isWithoutLetter(word, of: "self"), isWrittenOnce(word),
      property(name, of: ownType) == nil
    {
      reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: tree[pattern].range, near: "self")
      return declareCertain(.`self`, certainType(ofName: .`self`).unwrapped)
    }
    guard swift.certain.isChecking, word == "strongSelf" || word == "weakSelf" || word == "sself",
      !swift.certain.isUnclear, !swift.certain.blocks.contains(where: { $0[name.id] != nil }),
      property(name, of: ownType) == nil
    else { return }
    reportSlip(
      "check.unknown-name", "cannot find '\(word)' here", at: tree[pattern].range,
      notes: [.init("write 'let \(word) = self', or 'let self'")])
  }

  /// A name at the beginning of a closure, without the `in` behind it.
  mutating func noteMissingIn(_ block: SyntaxNode.ID, _ written: Int) {
    // `{ _ }`
    if swift.certain.isChecking, written == 0, let only = tree.child(of: block, at: 0), tree[only].nextSibling == nil,
      tree.lineText(of: only) == "_"
    {
      return reportSlip(
        "check.closure", "'_' names an argument of this closure, and 'in' is missing behind it", at: tree[only].range,
        notes: [.init("write '{ _ in'")])
    }
    guard swift.certain.isChecking, written == 0, let (name, value) = nameWithoutIn(block),
      !swift.certain.blocks.contains(where: { $0[name.id] != nil }), property(name, of: ownType) == nil
    else { return }
    reportSlip(
      "check.closure", "'\(text(name))' names an argument of this closure, and 'in' is missing behind it",
      at: tree[value].range, notes: [.init("write '{ \(text(name)) in'")])
  }

  /// A name alone in the line in which a closure begins.
  func nameWithoutIn(_ block: SyntaxNode.ID) -> (name: Name, value: SyntaxNode.ID)? {
    let statements = Array(tree.children(of: block))
    guard statements.count > 1, tree[statements[0]].kind == .expressionStatement,
      let value = tree.child(of: statements[0], at: 0), let name = tree.loneName(of: value),
      names.utf8(of: name).first?.isSmall == true,
      source.line(of: Int(tree[value].range.start)) == source.line(of: Int(tree[block].range.start)),
      source.line(of: Int(tree[statements[1]].range.start)) != source.line(of: Int(tree[block].range.start))
    else { return nil }
    return (name, value)
  }

  /// `super.viewWillAppear()` without what UIKit's method takes.
  mutating func noteSuperCall(_ parts: [SyntaxNode.ID]) {
    guard swift.certain.isChecking, parts.count == 3, tree[parts[2]].kind == .call, let name = tree[parts[1]].name,
      case .object(let base, let id?) = certainSelf, isPastedWhole(id)
    else { return }
    if text(name) == "init" { return noteSuperInitializer(parts[2], id, base) }
    let own = lineage(id).dropFirst().contains { swift.members[$0.index]?.methods[name.id] != nil }
    let known = CallbackInfo.all.filter {
      $0.name == text(name) && $0.delegateProtocol == nil && base.inherits(from: $0.owner)
    }
    let written = arguments(parts[2]).map { $0.label ?? "_" }
    guard !own, let first = known.first,
      !methods(text(name), on: base, exact: true).contains(where: { info in
        info.parameters.map { $0.label ?? "_" } == written
      }),
      known.allSatisfy({ $0.labels != written })
    else { return }
    reportSlip(
      "check.call", "'\(text(name))' does not take '(\(written.map { $0 + ":" }.joined()))'",
      at: memberRange(tree[parts[1]]),
      notes: [.init("it is '\(first.name)(\(first.labels.map { $0 + ":" }.joined()))'")])
  }

  /// `super.init(nibName: nil)`: an initialiser that UIKit's class directly above does not have.
  private mutating func noteSuperInitializer(_ call: SyntaxNode.ID, _ id: ClassID, _ base: UIKitClass) {
    let known = SystemInterface.ownInitializers(of: base.name)
    let labels = known.map { ($0.parameters ?? []).map { $0.label } } + [[], ["coder"]]
    let written = arguments(call).map { $0.label ?? "" }
    guard !known.isEmpty, base.kind != nil,
      lineage(id).filter({ program.classes[Int($0.index)].isDeclared }).count == 1,
      !labels.contains(written),
      // All of one and something more: no extension gives a class one that 'super.init' may call.
      labels.contains(where: { row in !row.isEmpty && row.allSatisfy { written.contains($0) } })
        || written.allSatisfy({ label in
          label.isEmpty
            || labels.contains { row in
              row.contains(label) || row == ["coder"] && nearestName(to: label, in: row, within: 1) != nil
            }
        })
    else { return }
    reportSlip(
      "check.call",
      "'\(base.name)' has no initialiser 'init(\(written.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))'",
      at: tree[call].range,
      notes: [.init("it has \(labels.map { "'init(\($0.map { $0 + ":" }.joined()))'" }.joined(separator: ", "))")])
  }
}
