/// View controllers that code gets from something presim does not know, and shows: `present(Factory.make(), animated: true)`.
/// One is made for each, of the class that the code names, else a plain one; a note says so.
extension Checker {
  /// A variable's value, where the code presents, pushes or adds it further down: where nobody knows it when it runs, a view
  /// controller takes its place. Answers the type that the variable has then.
  mutating func standIn(
    for name: Name, in slot: Slot, _ value: SyntaxNode.ID, _ type: SwiftType, _ node: SyntaxNode.ID
  ) -> SwiftType {
    guard isShown(name, behind: tree[value].range.end) || isMadeByItsClass(value),
      let id = ensure(slot, value, type, hint: name, node)
    else {
      return type
    }
    switch type {
    case .object(_, .some): return type
    // An element of a generic type may be an alert as well.
    case .unknown where program.classes[Int(id.index)].name == UIKitClass.viewController.name: return type
    default: return .object(bases[Int(id.index)], id)
    }
  }

  /// What a property is assigned that its class makes: `detail = DetailViewController.instantiate(with: model)`.
  mutating func standIn(_ operand: Operand, of own: SwiftProperty, _ value: SyntaxNode.ID) -> Lowered {
    let slot = builder.slot()
    emit(.copy(operand, to: slot), value)
    guard let id = ensure(slot, value, own.type, hint: own.name, value) else { return (operand, own.type) }
    return (.slot(slot), .object(bases[Int(id.index)], id))
  }

  /// Whether a value is what a method of a view controller's class answers whose name says that it makes one.
  func isMadeByItsClass(_ value: SyntaxNode.ID) -> Bool {
    let value = origin(of: value)
    guard tree[value].kind == .path, case let parts = Array(tree.children(of: value)), parts.count == 3,
      tree[parts[0]].kind == .identifier, tree[parts[1]].kind == .member, tree[parts[2]].kind == .call,
      let owner = tree[parts[0]].name, let word = tree[parts[1]].name,
      text(owner).hasSuffix("ViewController"), names.utf8(of: owner).first?.isCapital == true
    else { return false }
    // What the file declares runs, and `createLayout()` makes something else.
    guard holders(of: word).isEmpty else { return false }
    let method = text(word)
    return ["instantiate", "make", "create", "build", "fromStoryboard", "loadFrom"].contains { verb in
      method == verb
        || ["From", "With", "View", "Controller", "Screen", "Storyboard", "Nib", "Initial", "Instance", "VC"]
          .contains { method.hasPrefix(verb + $0) }
    }
  }

  /// What a call that shows a view controller is given.
  mutating func shown(_ operand: Operand, _ value: SyntaxNode.ID, _ type: SwiftType) -> Operand {
    guard let base = type.base, base.kind != nil, wantsStandIn(value) else { return operand }
    let slot = builder.slot()
    emit(.copy(operand, to: slot), value)
    _ = ensure(slot, value, type, hint: nil, value)
    return .slot(slot)
  }

  /// Makes a view controller where a slot has a value that nobody knows; nil where that cannot be one.
  private mutating func ensure(
    _ slot: Slot, _ value: SyntaxNode.ID, _ type: SwiftType, hint: Name?, _ node: SyntaxNode.ID
  ) -> ClassID? {
    switch type {
    case .unknown, .opaque: break
    case .object(let base, _) where base.kind != nil: break
    default: return nil
    }
    guard wantsStandIn(value), let id = shownClass(value, type) else { return nil }
    let outer = nameHint
    nameHint = hint
    defer { nameHint = outer }
    let over = jumpOver(unless: .jumpIfOpaque(.slot(slot), .unpatched), node)
    let what = program.classes[Int(id.index)].name
    let written = tree.lineText(of: value).prefix(80)
    emit(
      .note(
        what == "UIViewController"
          ? "'\(written)' is taken for a view controller of which nothing else is known"
          : "'\(written)' is taken for a new '\(what)'"), node)
    if let (made, _) = make(id, [], node, isFromStoryboard: true) {
      emit(.copy(made, to: slot), node)
      // Whoever makes it may give it one.
      if what == "UIViewController" {
        let title = opaque("\(hint.map { text($0) } ?? plainText(of: value)).title", node)
        emit(.assign(.title, of: .slot(slot), title, receiver: ""), node)
      }
    }
    patch([over], to: builder.next)
    if hint != nil {
      let made = madeName(id, .object(bases[Int(id.index)], id), node)
      emit(.application(.alias(.slot(slot), made), to: builder.slot()), node)
    }
    return id
  }

  /// Whether a value is what a call answers that is no initialiser: each time something new.
  mutating func wantsStandIn(_ value: SyntaxNode.ID) -> Bool {
    let isCast = tree[plain(value)].kind == .cast
    let value = origin(of: value)
    guard tree[value].kind == .path else { return false }
    let parts = Array(tree.children(of: value))
    guard let last = parts.last else { return false }
    // `Bundle.main.loadNibNamed("Card", owner: nil)!.first as! CardViewController`
    if isCast, parts.contains(where: { tree[$0].kind == .call || tree[$0].kind == .subscriptAccess || isEnd($0) }) {
      return true
    }
    guard tree[last].kind == .call else {
      // `Module.info`: a type that is not pasted makes it.
      guard parts.count == 2, tree[last].kind == .member, tree[parts[0]].kind == .identifier,
        let name = tree[parts[0]].name
      else { return false }
      return names.utf8(of: name).first?.isCapital == true
    }
    guard parts.count == 2, let name = tree[parts[0]].name else { return parts.count > 2 }
    // `X()` is made already, unless nothing says what `X` is.
    return names.utf8(of: name).first?.isCapital != true || isUnpasted(name)
  }

  private func isEnd(_ part: SyntaxNode.ID) -> Bool {
    guard tree[part].kind == .member, let word = tree[part].name.map({ text($0) }) else { return false }
    return word == "first" || word == "last"
  }

  /// A class that the file neither declares nor takes for a controller's by its name.
  private mutating func isUnpasted(_ name: Name) -> Bool {
    knownClass(name) == nil && nearClass(name) == nil && swift.enums[name.id] == nil && swift.aliases[name.id] == nil
      && swift.generics[name.id] == nil && !SystemClass.noViewControllers.contains(text(name))
      && !UIKitNames.hasFrameworkPrefix(text(name))
  }

  /// The path of `try await Factory.make()! as! X`.
  private func origin(of value: SyntaxNode.ID) -> SyntaxNode.ID {
    var value = plain(value)
    while tree[value].kind == .cast, let inner = tree.child(of: value, at: 0) { value = plain(inner) }
    return value
  }

  /// The class of what a call answers, by a cast, by the type that is expected, by `X.self` among its arguments, by
  /// `X.instantiate()`, by `detailViewController()`; else a plain view controller.
  private mutating func shownClass(_ value: SyntaxNode.ID, _ type: SwiftType) -> ClassID? {
    if case .object(let base, let id?) = type, base.kind != nil,
      program.classes[Int(id.index)].name != "UIViewController"
    {
      return id
    }
    if case .object(let base, nil) = type, base != .viewController, let name = names.find(base.name) {
      return existingClass(name)
    }
    var outer = plain(value)
    while tree[outer].kind == .cast {
      if let wanted = tree.child(of: outer, at: 1), case .object(let base, let id?) = self.type(of: wanted),
        base.kind != nil
      {
        return id
      }
      guard let inner = tree.child(of: outer, at: 0) else { break }
      outer = plain(inner)
    }
    let parts = Array(tree.children(of: outer))
    if parts.count == 2, let name = tree[parts[0]].name,
      names.utf8(of: name).first?.isCapital == true,
      isUnpasted(name)
    {
      return classOrPlain(name, at: tree[parts[0]].range)
    }
    // `func makeList() -> ListViewController` of a protocol of the file's.
    if parts.count > 2, let call = parts.last, tree[call].kind == .call, let name = tree[parts[parts.count - 2]].name,
      let own = method(name, of: staticType(ofPath: Array(parts.dropLast(2))), call), let result = own.result,
      tree[result].kind == .typeName, let word = tree[result].name, let id = controller(named: word, result)
    {
      return id
    }
    for part in parts where tree[part].kind == .call { if let id = classBySelf(in: part) { return id } }
    if let head = parts.first, let name = tree[head].name, tree[head].kind == .identifier,
      let id = controller(named: name, head)
    {
      return id
    }
    for part in parts.reversed() where tree[part].kind == .member {
      guard let name = tree[part].name else { continue }
      let word = text(name)
      let namesAClass = word.hasSuffix("VC") || word.hasSuffix("ViewController") && word != "ViewController"
      guard namesAClass, !["make", "get", "instantiate", "create", "build"].contains(where: { word.hasPrefix($0) })
      else {
        continue
      }
      let known = names.intern(word.prefix(1).uppercased() + word.dropFirst())
      grow()
      if let id = controller(named: known, part) { return id }
    }
    let plain = names.intern("UIViewController")
    grow()
    return existingClass(plain)
  }

  private mutating func controller(named name: Name, _ node: SyntaxNode.ID) -> ClassID? {
    if let id = existingClass(name) { return bases[Int(id.index)].kind != nil ? id : nil }
    return controllerClass(name, at: tree[node].range)
  }

  /// `X.self` somewhere in the arguments of a call.
  private mutating func classBySelf(in call: SyntaxNode.ID) -> ClassID? {
    var pending = [call]
    while let node = pending.popLast() {
      if tree[node].kind == .closure { continue }
      if tree[node].kind == .path {
        let parts = Array(tree.children(of: node))
        if parts.count == 2, tree[parts[1]].name == .self, let name = tree[parts[0]].name,
          let id = controller(named: name, parts[0])
        {
          return id
        }
      }
      pending += tree.children(of: node)
    }
    return nil
  }

  // MARK: What is shown

  /// Whether the function presents, pushes or adds what a variable has, behind an offset.
  private mutating func isShown(_ name: Name, behind start: Int32) -> Bool {
    if swift.shownNames == nil { swift.shownNames = findShownNames() }
    let end = builder.function.range.end
    return swift.shownNames?[name.id]?.contains { $0 > start && $0 < end } ?? false
  }

  /// Where each variable is an argument of a call that shows it.
  func findShownNames() -> [Int32: [Int32]] {
    var found: [Int32: [Int32]] = [:]
    func add(_ value: SyntaxNode.ID) {
      if tree[value].kind == .list { return tree.children(of: value).forEach(add) }
      guard tree[value].kind == .path || tree[value].kind == .identifier else { return }
      let parts = tree[value].kind == .path ? Array(tree.children(of: value)) : [value]
      guard parts.count == 1, tree[parts[0]].kind == .identifier, let name = tree[parts[0]].name else { return }
      found[name.id, default: []].append(tree[value].range.start)
    }
    var pending = Array(tree.items)
    while let node = pending.popLast() {
      pending += tree.children(of: node)
      switch tree[node].kind {
      case .assignment:
        guard let target = tree.child(of: node, at: 0), let value = tree.child(of: node, at: 1),
          let last = tree.child(of: target, at: max(0, Array(tree.children(of: target)).count - 1)),
          let name = tree[last].name,
          text(name) == "rootViewController" || text(name) == "viewControllers" && tree[value].kind == .list
        else { continue }
        add(value)
      case .path:
        let parts = Array(tree.children(of: node))
        for (row, part) in parts.enumerated() where tree[part].kind == .call && row > 0 {
          guard let verb = tree[parts[row - 1]].name.map({ text($0) }),
            let argument = tree.child(of: part, at: 0), let value = tree.child(of: argument, at: 0)
          else { continue }
          let label = tree[argument].name.map { text($0) }
          if label == "rootViewController" || label == nil && shows(verb, part, value) { add(value) }
        }
      default: break
      }
    }
    return found
  }

  /// Whether a call says that its first argument is a view controller: UIKit's own calls do, with all of their labels. Of
  /// an app's own `presentSheet(card)` the argument's name has to say it.
  private func shows(_ verb: String, _ call: SyntaxNode.ID, _ value: SyntaxNode.ID) -> Bool {
    func has(_ label: String) -> Bool { arguments(call).contains { $0.label == label } }
    switch verb {
    case "addChild", "addChildViewController": return true
    case "show", "showDetailViewController", "showViewController": return has("sender")
    // A name is that of a list there.
    case "setViewControllers": return tree[value].kind == .list && has("animated")
    default:
      guard verb.hasPrefix("present") || verb.hasPrefix("push") else { return false }
      if has("animated") { return true }
      let name = tree.loneName(of: value).map { text($0) } ?? ""
      return name.hasSuffix("VC") || name.hasSuffix("Controller") || name == "vc" || name == "controller"
    }
  }
}
