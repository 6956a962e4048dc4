/// Methods of UIKit's as values, questions of the class, and methods of what may be of several classes.
extension Checker {
  /// The labels behind a part of a path: `["_"]` of `handle(_:)`; nil where there are none.
  func argumentLabels(_ parts: ArraySlice<SyntaxNode.ID>, behind index: Int) -> [String]? {
    guard index + 1 < parts.endIndex, tree[parts[index + 1]].kind == .argumentLabels else { return nil }
    return tree.children(of: parts[index + 1]).compactMap { tree[$0].name.map { text($0) } }
  }

  /// `self.open`, `self.open(with:)`, `router.show`: a closure that calls the method of the file's.
  mutating func boundOwn(
    _ name: Name, _ labels: [String]?, of found: Lowered, _ node: SyntaxNode.ID, takes count: Int? = nil
  ) -> Lowered? {
    let rows: [ClassID]
    // What `Home.open` and `Card.open` are functions of.
    var owner: SwiftType?
    switch found.1 {
    case .object(_, let id?): rows = Array(lineage(id))
    case .type(let id):
      rows = Array(lineage(id))
      owner = .object(bases[Int(id.index)], id)
    case .enumType(let id):
      rows = [swift.values[Int(id.index)].row]
      owner = .enumeration(id)
    case .enumeration(let id): rows = [swift.values[Int(id.index)].row]
    case .ofProtocol(let id):
      rows = []
      for (key, known) in swift.protocols where known == id {
        for key in [key] + inherited(by: key) {
          let own = swift.protocolMembers[key]?.methods[name.id] ?? []
          let given = swift.members[extensionRow(key)]?.methods[name.id] ?? []
          if let wanted = fitting(own + given, labels, count) { return boundMethod(wanted, found.0, node) }
        }
      }
    case .unknown:
      // `base.execute` of a generic parameter: what a protocol of the file's asks for.
      for key in swift.protocolMembers.keys.sorted() {
        let asked = swift.protocolMembers[key]?.methods[name.id] ?? []
        if let wanted = fitting(asked, labels, count) { return boundMethod(wanted, found.0, node) }
      }
      return nil
    default: return nil
    }
    for current in rows {
      let methods = swift.members[current.index]?.methods[name.id] ?? []
      let wanted = fitting(methods, labels, count)
      if let wanted, let owner, !wanted.isStatic { return unapplied(wanted, owner, node) }
      if let wanted { return boundMethod(wanted, wanted.isStatic ? .none : found.0, node) }
    }
    if case .object(_, let id?) = found.1, let wanted = fitting(given(name, to: id), labels, count) {
      return boundMethod(wanted, found.0, node)
    }
    return nil
  }

  /// The methods of a name that extensions of protocols give to a class.
  func given(_ name: Name, to id: ClassID) -> [SwiftMethod] {
    lineage(id).flatMap { swift.conformances[$0.index] ?? [] }.flatMap { [$0] + inherited(by: $0) }.flatMap {
      swift.members[extensionRow($0)]?.methods[name.id] ?? []
    }
  }

  /// The method that has these labels, where any are written, and takes as much as is wanted. It changes nothing of its value.
  private func fitting(_ methods: [SwiftMethod], _ labels: [String]?, _ count: Int?) -> SwiftMethod? {
    let all = methods.filter { method in
      !method.isMutating && labels.map { $0 == method.parameters.map { $0.label.isEmpty ? "_" : $0.label } } ?? true
    }
    return all.first { $0.parameters.count == count } ?? all.first
  }

  /// `alert.addAction`, `present(_:animated:completion:)` without a call: a closure that calls it with what it is given.
  mutating func boundUIKit(
    _ name: Name, _ labels: [String]?, of found: Lowered, _ part: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard let base = found.1.base, labels != nil || tree[part].nextSibling == nil else { return nil }
    let known = methods(text(name), on: base, exact: true).filter { info in
      guard let labels else { return info.answer == nil }
      var own = info.parameters.map { $0.label ?? "_" } + info.closures
      if let completion = info.completion { own.append(completion) }
      return own == labels
    }
    guard let info = known.first(where: { $0.parameters.count == 1 }) ?? known.first else { return nil }
    var inner = closureBuilder(node)
    let receiver = inner.slot("receiver")
    let arguments = info.parameters.map { inner.slot($0.name) }
    let completion = info.completion.map { inner.slot($0) }
    inner.function.parameters = arguments + (completion.map { [$0] } ?? [])
    inner.beginsStatement = true
    swift.builders.append(inner)
    let written = plainText(of: node)
    emit(
      .uikit(
        UIKitCall(
          info.method, on: .slot(receiver), receiverText: written, arguments: arguments.map { .slot($0) },
          completion: completion.map { .slot($0) }, label: written)),
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
    guard isStepCode, case .object(let base, let id) = found.1, base.kind != nil || base == .presentationController,
      id.map({ program.classes[Int($0.index)].name == base.name }) ?? true,
      methods(text(name), on: base, exact: true).isEmpty
    else { return nil }
    for row in swift.members.keys.sorted() {
      guard let own = swift.members[row]?.methods[name.id]?.first(where: { match($0, call, isLenient: true) != nil }),
        !own.isStatic, own.block != nil, let given = match(own, call, isLenient: true)
      else { continue }
      let operands = operands(own, given)
      let slot = builder.slot()
      emit(.send(own.selector, to: found.0, operands, into: slot), node, text: plainText(of: node))
      return (.slot(slot), .unknown)
    }
    return nil
  }
}
