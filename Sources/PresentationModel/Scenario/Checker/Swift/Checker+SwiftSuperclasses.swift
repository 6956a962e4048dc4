/// Classes of pasted Swift whose superclass the file does not have: which of them are view controllers.
extension Checker {
  /// Whether a class is a view controller, or may be one as its superclass is known: by its name or its superclass's, by
  /// what it overrides and uses, by who shows it.
  mutating func isController(_ row: Int32, _ node: SyntaxNode.ID, below superclass: Name) -> Bool {
    if knownClass(superclass) != nil || nearClass(superclass) != nil { return true }
    let (own, above) = (program.classes[Int(row)].name, text(superclass))
    if let type = appTypes?.type(named: above) { return type.base.kind != nil }
    if NoViewControllers.has(above) { return false }
    if UIKitNames.hasFrameworkPrefix(above), above.hasSuffix("Controller") { return true }
    if Self.namesController(own) || Self.namesController(above) { return true }
    var pending = [(name: classNames[Int(row)], node: node)]
    var next = 0
    while next < pending.count {
      let (name, node) = pending[next]
      next += 1
      if isShown(name) || behavesAsController(node) { return true }
      for item in tree.items
      where tree[item].kind == .extensionDeclaration && tree[item].name == name && behavesAsController(item) {
        return true
      }
      // What is below it is of its kind.
      for (row, other) in classNodes where inheritance(of: other).first?.name == name && pending.count < 100 {
        if Self.namesController(program.classes[Int(row)].name) { return true }
        pending.append((classNames[Int(row)], other))
      }
    }
    return false
  }

  private static func namesController(_ word: String) -> Bool {
    word.hasSuffix("Controller") || word.hasSuffix("VC") || word.hasText("ViewController")
      || UndeclaredClassIsWhatItsNameSays.container(of: word) != nil
  }

  /// Whether an outline has one of a class, or code makes one where it presents, pushes or adds something.
  private mutating func isShown(_ name: Name) -> Bool {
    if tree.outline.contains(where: { $0.className == name }) { return true }
    if swift.shownClasses == nil { swift.shownClasses = findShownClasses() }
    return swift.shownClasses?.contains(name.id) == true
  }

  /// The classes whose initialiser stands as an argument of a call that shows it, or as the value of a variable that does.
  private mutating func findShownClasses() -> Set<Int32> {
    var found: Set<Int32> = []
    if swift.shownNames == nil { swift.shownNames = findShownNames() }
    let calls = [
      "present(", "show(", "showDetailViewController(", "pushViewController(", "rootViewController:", "addChild(",
      "rootViewController =", "setViewControllers([", "viewControllers = [", "viewControllers: [",
    ]
    for id in 0..<tree.nodeCount where tree.nodes[id].kind == .identifier && tree.nodes[id].nextSiblingIndex >= 0 {
      let node = tree.nodes[id]
      guard let name = node.name, names.utf8(of: name).first?.isCapital == true,
        tree.nodes[Int(node.nextSiblingIndex)].kind == .call
      else { continue }
      let start = Int(node.range.start)
      var before = tree.text(SourceRange(max(0, start - 80), start))
      while before.last?.isWhitespace == true { before.removeLast() }
      if calls.contains(where: { before.hasSuffix($0) }) {
        found.insert(name.id)
      } else if before.last == "=" {
        let word = before.dropLast().split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init)
        if let variable = word.flatMap({ names.find($0) }), swift.shownNames?[variable.id] != nil {
          found.insert(name.id)
        }
      }
    }
    return found
  }

  /// Whether the body of a class or of an extension overrides what UIKit calls on a view controller, or uses its `view`.
  private func behavesAsController(_ node: SyntaxNode.ID) -> Bool {
    var own: Set<String> = []
    for member in tree.children(of: node) {
      guard let name = tree[member].name.map({ text($0) }), tree[member].kind == .functionDeclaration else { continue }
      own.insert(name)
      guard hasModifier(member, "override") else { continue }
      if CallbackInfo.all.contains(where: {
        $0.name == name && $0.delegateProtocol == nil && $0.owner.inherits(from: .viewController)
      }) {
        return true
      }
    }
    let range = tree[node].range
    var lexer = SwiftLexer(source.bytes, from: Int(range.start))
    var before: SwiftToken.Kind = .endOfFile
    var word = ""
    var uses = false
    while lexer.offset < Int(range.end) {
      let token = lexer.next()
      if token.kind == .endOfFile { break }
      if token.kind == .word {
        let found = tree.text(token.range)
        if found == "view" {
          // A parameter, a variable, or a property of its own.
          if word == "let" || word == "var" || lexer.byte(token.end) == UInt8(ascii: ":") { return false }
          if before != .dot || word == "self", lexer.byte(token.end) == UInt8(ascii: ".") { uses = true }
        }
        word = found
      } else if token.kind != .dot {
        word = ""
      }
      before = token.kind
    }
    return uses
  }
}
