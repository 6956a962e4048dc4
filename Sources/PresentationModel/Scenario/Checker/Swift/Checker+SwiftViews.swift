/// Views of controllers that code puts into views of its own: outlets, stack views, `UIView()`.
extension Checker {
  /// `box.addSubview(child.view)`, `stack.addArrangedSubview(child.view)` on a view that is no controller's; nil for
  /// anything else.
  mutating func putView(
    _ name: Name, into found: Lowered, _ receiver: String, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    let word = text(name)
    switch word {
    case "addArrangedSubview", "insertArrangedSubview": break
    case "addSubview", "insertSubview":
      switch found.1 {
      case .opaque, .unknown: break
      default: return nil
      }
    default: return nil
    }
    guard let argument = tree.child(of: call, at: 0), let value = tree.child(of: argument, at: 0),
      let (view, type) = lowerValue(value, expecting: .unknown), isView(type),
      let info = methods("addSubview", on: .view, exact: true).first
    else { return nil }
    let call = UIKitCall(
      info.method, on: found.0, receiverText: receiver, arguments: [view], label: "\(receiver).\(word)")
    emit(.uikit(call), node, text: plainText(of: node))
    return (.none, .unknown)
  }

  /// The same, where nothing at all is known of what it is called on.
  mutating func putViewIntoUnknown(_ parts: ArraySlice<SyntaxNode.ID>, _ node: SyntaxNode.ID) -> Lowered? {
    guard parts.count >= 3, let call = parts.last, tree[call].kind == .call,
      let name = tree[parts[parts.endIndex - 2]].name,
      let first = parts.first
    else { return nil }
    let range = SourceRange(Int(tree[first].range.start), Int(tree[parts[parts.endIndex - 3]].range.end))
    let written = plainText(range)
    switch text(name) {
    case "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview":
      return putView(name, into: (opaque(written, node), .opaque), written, call, node)
    default: return nil
    }
  }

  /// `view.addSubview(currentClientView)` behind `addChild(content)`, as in classic document 1: a view that nothing declares is
  /// taken for that of the child, where the method says nothing else of either; nil for any other.
  mutating func viewOfAddedChild(_ value: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Operand? {
    let words = tree.lineText(of: value).split(separator: ".").map(String.init)
    guard let method = swift.method?.node, let word = words.last,
      words.count == 1 || words.count == 2 && words[0] == "self", let name = names.find(word),
      let owner = builder.owner,
      isController(owner), variable(name) == nil, swift.globals.properties[name.id] == nil,
      property(name, of: typeOfInstance(owner, isStatic: false)) == nil,
      PropertyLookup.find(named: word, on: bases[Int(owner.index)]) == nil
    else { return nil }
    var lexer = SwiftLexer(source.bytes, from: Int(tree[method].range.start))
    var child: Name?
    var before: [String] = []
    var count = 0
    while lexer.offset < Int(tree[method].range.end) {
      let token = lexer.next()
      if token.kind == .endOfFile { break }
      let text = tree.text(token.range)
      if before.last == "(", ["addChild", "addChildViewController"].contains(before.dropLast().last ?? "") {
        child = names.find(text)
      } else if let child, text == self.text(child), ["(", ",", ":"].contains(before.last ?? "") {
        // `container.addSubview(child.view)`, `container.embed(child)`
        return nil
      }
      if text == word { count += 1 }
      before.append(text)
    }
    guard count == 1, let child, let found = lowerName(child, node), found.1.base?.kind != nil,
      let view = member(names.intern("view"), of: found, node, node)
    else { return nil }
    emit(
      .note("'\(word)' is declared nowhere: it is taken for the view of '\(text(child))', which 'addChild' has added"),
      node)
    return view.0
  }

  private func isView(_ type: SwiftType) -> Bool { type.base?.inherits(from: .view) ?? false }
}
