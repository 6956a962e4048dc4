/// Effects that are not marked: what throws without `try`, what waits without `await`.
extension Checker {
  /// A call of a function of the file's that throws or waits, without `try` or `await`.
  mutating func noteEffects(_ method: SwiftMethod, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) {
    guard swift.certain.method?.node != method.node || swift.certain.tries == 0 || swift.certain.awaits == 0 else {
      return
    }
    noteEffects(
      "'\(method.signature)'", throws: hasModifier(method.node, "throws"), waits: hasModifier(method.node, "async"),
      at: nameRange(before: call, in: node), of: method.node)
  }

  mutating func noteEffects(
    _ shown: String, throws: Bool, waits: Bool, at range: SourceRange, of declaration: SyntaxNode.ID? = nil
  ) {
    guard swift.certain.isChecking else { return }
    let isWithin = swift.certain.closures > 0
    if `throws` {
      if swift.certain.tries == 0 {
        return reportSlip(
          "check.effect", "\(shown) can throw, and 'try' does not stand before the call", at: range,
          notes: [.init(adviceOnTry())])
      }
      // Where some errors are caught it is said of the 'try'.
      if swift.certain.partialCatches == 0, let own = functionWithoutThrows, own.node != declaration {
        return reportSlip(
          "check.effect", "\(shown) can throw, and nothing here catches the error", at: range,
          notes: [.init("put it into 'do { … } catch { … }', or declare '\(own.name)' as 'throws'")])
      }
    }
    guard waits else { return }
    if swift.certain.awaits == 0 {
      return reportSlip(
        "check.effect", "\(shown) is 'async', and 'await' does not stand before the call", at: range,
        notes: [.init("write 'await' before it")])
    }
    guard !isWithin, let own = swift.certain.method, !hasModifier(own.node, "async"), own.node != declaration else {
      return
    }
    reportSlip(
      "check.effect", "\(shown) is 'async', and '\(own.name)' is not", at: range,
      notes: [.init("call it in 'Task { … }', or declare '\(own.name)' as 'async'")])
  }

  /// What is written where `try` is missing: before `await`, and in a function that hands errors on nothing more.
  private func adviceOnTry() -> String {
    let word = swift.certain.awaits > 0 ? "write 'try await' in place of 'await'" : "write 'try' before it"
    guard swift.certain.awaits > 0 || swift.certain.catches > 0, functionWithoutThrows == nil else {
      return word + ", in a 'do' with a 'catch', or 'try?'"
    }
    return word
  }

  /// The function that is read, where nothing in it catches an error and it does not throw.
  private var functionWithoutThrows: SwiftMethod? {
    guard swift.certain.catches == 0, swift.certain.closures == 0, let own = swift.certain.method, !isGeneric(own),
      !hasModifier(own.node, "throws"), !hasModifier(own.node, "rethrows")
    else { return nil }
    return own
  }

  /// `try` in a `do` whose `catch` clauses name some errors, in a function that hands none on.
  mutating func notePartialCatch(_ node: SyntaxNode.ID) {
    guard swift.certain.isChecking, swift.certain.partialCatches > 0, functionWithoutThrows != nil,
      !tree.items.contains(where: { tree.text(of: $0, has: "throws(") })
    else { return }
    let start = Int(tree[node].range.start)
    reportSlip(
      "check.effect", "an error that is thrown here may be one that no 'catch' takes",
      at: SourceRange(start, start + 3),
      notes: [.init("add 'catch { … }' at the end, which takes all others")])
  }

  /// `throw` in a function that is not declared to.
  mutating func noteThrow(_ statement: SyntaxNode.ID) {
    noteThrownCase(statement)
    noteUntypedThrow(statement)
    guard swift.certain.isChecking, let own = functionWithoutThrows else { return }
    let start = Int(tree[statement].range.start)
    reportSlip(
      "check.effect", "'throw' stands here, and '\(own.name)' is not declared as 'throws'",
      at: SourceRange(start, start + 5),
      notes: [.init("declare it as 'throws', or catch the error in 'do { … } catch { … }'")])
  }

  /// `throw .offline`, of which nothing says the type.
  private mutating func noteUntypedThrow(_ statement: SyntaxNode.ID) {
    guard swift.certain.isChecking, let value = tree.child(of: statement, at: 0),
      tree.lineText(of: value).hasPrefix("."),
      case let head = tree[value].kind == .path ? tree.child(of: value, at: 0) ?? value : value,
      tree[head].kind == .enumCase, let name = tree[head].name,
      // `throws(LoadError)` says it.
      !tree.items.contains(where: { tree.text(of: $0, has: "throws(") })
    else { return }
    let owner = program.swift.enums.indices.first { row in
      swift.cases.indices.contains(row) && swift.cases[row].contains { $0.name == name }
    }
    reportSlip(
      "check.type", "nothing says of which type '.\(text(name))' is, which is thrown here", at: tree[head].range,
      notes: owner.map { [.init("write '\(program.swift.enums[$0].name).\(text(name))'")] } ?? [])
  }

  /// `throw UploadError.tooLarge` without the values of the case: that is a function, and no error.
  private mutating func noteThrownCase(_ statement: SyntaxNode.ID) {
    guard swift.certain.isChecking, let path = tree.child(of: statement, at: 0), tree[path].kind == .path,
      case let parts = Array(tree.children(of: path)), parts.count == 2, tree[parts[1]].kind == .member,
      let id = tree[parts[0]].name.flatMap({ swift.enums[$0.id] }), let name = tree[parts[1]].name,
      let found = swift.cases[Int(id.index)].first(where: { $0.name == name }), !found.payload.isEmpty
    else { return }
    let labels = found.payload.map { $0.label.isEmpty ? "_:" : $0.label + ":" }.joined()
    reportSlip(
      "check.call",
      "'.\(text(name))' needs \(found.payload.count == 1 ? "a value" : "\(found.payload.count) values") here",
      at: memberRange(tree[parts[1]]), notes: [.init("it is '.\(text(name))(\(labels))'")])
  }

  /// `Task.sleep(nanoseconds: 1)`.
  mutating func noteSleep(_ member: Name, _ parts: [SyntaxNode.ID]) {
    guard text(member) == "sleep", tree[parts[2]].kind == .call,
      let label = arguments(parts[2]).first?.label, label.hasPrefix("nanosecond") || label == "for" || label == "until"
    else { return }
    noteEffects("'Task.sleep(\(label):)'", throws: true, waits: true, at: memberRange(tree[parts[1]]))
    guard swift.certain.isChecking, label == "nanoseconds", let value = arguments(parts[2]).first?.value,
      tree[value].kind == .stringLiteral
    else { return }
    reportSlip(
      "check.type", "cannot convert value of type 'String' to expected argument type 'UInt64'", at: tree[value].range,
      notes: [.init("write \(tree.lineText(of: value).filter { $0 != "\"" }) without quotes")])
  }

  private func isGeneric(_ method: SwiftMethod) -> Bool {
    tree.children(of: method.node).contains { tree[$0].kind == .genericParameter }
  }
}
