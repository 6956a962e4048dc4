/// Methods of UIKit's as values, questions of the class, and methods of what may be of several classes.
extension Checker {
  /// `alert.addAction` without a call: a closure that calls it with what it is given.
  mutating func boundUIKit(_ name: Name, of found: Lowered, _ part: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    guard let base = found.1.base, tree[part].nextSibling == nil,
      let info = methods(text(name), on: base, exact: true).first(where: { $0.parameters.count == 1 })
    else { return nil }
    let line = source.line(of: Int(tree[node].range.start))
    var inner = SwiftBuilder(
      .closure, name: builder.function.name, line: line, range: byteRange(tree[node].range), owner: builder.owner)
    let (receiver, argument) = (inner.slot("receiver"), inner.slot("argument"))
    inner.function.parameters = [argument]
    inner.beginsStatement = true
    swift.builders.append(inner)
    let written = plainText(tree[node].range)
    emit(
      .uikit(
        UIKitCall(
          info.method, on: .slot(receiver), receiverText: written, arguments: [.slot(argument)], label: written)),
      node, text: written)
    let body = program.add(finish())
    let slot = builder.slot()
    emit(.makeClosure(body, [Capture(from: found.0, to: receiver)], to: slot), node)
    return (.slot(slot), .closure(.something))
  }

  /// `controller.isKind(of: DetailViewController.self)`.
  mutating func asksForClass(_ word: String, of found: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID)
    -> Lowered?
  {
    guard word == "isKind" || word == "isMember", let argument = tree.child(of: call, at: 0),
      let value = tree.child(of: argument, at: 0), tree[value].kind == .path,
      let head = tree.child(of: value, at: 0), let name = tree[head].name, let id = existingClass(name)
    else { return nil }
    let slot = builder.slot()
    emit(.test(found.0, .ofClass(id), to: slot), node)
    return (.slot(slot), .value(.bool))
  }

  /// A step that calls a method of what code has made under one name for several classes: by the class it is of then.
  mutating func callOfAnyClass(
    _ name: Name, on found: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard builder.function.kind == .step, case .object(.viewController, nil) = found.1,
      methods(text(name), on: .viewController, exact: true).isEmpty
    else { return nil }
    for row in swift.members.keys.sorted() {
      guard let own = swift.members[row]?.methods[name.id]?.first(where: { match($0, call, isLenient: true) != nil }),
        !own.isStatic, own.block != nil, let given = match(own, call, isLenient: true)
      else { continue }
      let operands = operands(own, given)
      let slot = builder.slot()
      emit(.send(own.selector, to: found.0, operands, into: slot), node, text: plainText(tree[node].range))
      return (.slot(slot), .unknown)
    }
    return nil
  }
}
