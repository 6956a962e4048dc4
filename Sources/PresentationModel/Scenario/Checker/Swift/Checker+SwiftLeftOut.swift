/// Statements that call what presim does not know: left out, with a word about what that may cost.
extension Checker {
  /// Leaves a statement out that calls something which presim does not know: told where a closure of it, which is never
  /// called, does something with the hierarchy, and a mistake where the statement itself does.
  mutating func leaveOut(_ node: SyntaxNode.ID) {
    let range = tree[node].range
    if let value = tree.child(of: node, at: 0), reportUnknownStep(value) || handOver(value) { return }
    guard let verb = verb(in: node) else {
      let written = tree.text(of: node).prefix { !$0.isNewline }
      if let method = methodWithVerb(in: node) {
        return emit(
          .note("'\(written)' is not read, so '\(method.name)' does not run, which has '\(method.verb)'"), node)
      }
      if builder.function.kind == .step {
        return emit(.note("'\(written)' is not read, so it does nothing here"), node)
      }
      if let word = lastCall(in: node)?.name, Self.soundsLikeUIKit(word), callOwn(node) { return }
      return skip(node, "it is not about the hierarchy")
    }
    if callUnknown(node) || callsVerb(verb, node) && callOwn(node) { return }
    if hasIdleClosures(node) { return skip(node, "it is not about the hierarchy") }
    let call = String(tree.text(of: node).prefix { $0 != "{" && $0 != "(" && !$0.isNewline }).filter { $0 != " " }
    report(
      "check.unknown-method", "presim cannot tell what '\(call)' is, and it has '\(verb)'", at: range,
      notes: [.init("paste the class that declares it, too")])
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

  /// A method of the file's that a node names and that has a call of the hierarchy; not in `#selector(…)`.
  private func methodWithVerb(in node: SyntaxNode.ID) -> (name: String, verb: String)? {
    var pending = [node]
    while let current = pending.popLast() {
      if tree[current].kind == .selector { continue }
      if let name = tree[current].name, tree[current].kind == .identifier || tree[current].kind == .member,
        tree[current].nextSibling.map({ tree[$0].kind != .member }) ?? true
      {
        for row in swift.members.keys.sorted() {
          for method in swift.members[row]?.methods[name.id] ?? [] {
            if let block = method.block, let verb = verb(in: block) { return (text(name), verb) }
          }
        }
      }
      pending += tree.children(of: current)
    }
    return nil
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
