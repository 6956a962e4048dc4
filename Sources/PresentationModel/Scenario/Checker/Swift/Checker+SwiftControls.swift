/// Buttons, bar button items and gesture recognisers: what their code connects, and who taps them.
extension Checker {
  // MARK: Connecting

  /// `loginButton.addTarget(self, action: #selector(logIn), for: .touchUpInside)`, `button.addAction(UIAction { … }, for: …)`;
  /// nil for another call.
  mutating func lowerConnection(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> Lowered? {
    guard parts.count >= 3, let call = parts.last, tree[call].kind == .call,
      let word = tree[parts[parts.count - 2]].name.map({ text($0) }),
      ["addTarget", "addAction", "sendActions"].contains(word)
    else { return nil }
    let place = SourceRange(Int(tree[parts[0]].range.start), Int(tree[parts[parts.count - 3]].range.end))
    let given = arguments(call)
    if word == "sendActions" {
      guard let (owner, name) = control(parts.dropLast(2), place) else { return nil }
      // Where nothing is connected, nothing is sent.
      emit(.tap(owner, name, advice: ""), node)
      return (.none, .unknown)
    }
    if word == "addAction" {
      guard let action = given.first?.value, isControl(action), let (owner, name) = control(parts.dropLast(2), place)
      else { return nil }
      return connect(action, owner, name, node) ? (.none, .unknown) : nil
    }
    guard let action = given.first(where: { $0.label == "action" })?.value,
      let (owner, name) = control(parts.dropLast(2), place)
    else { return nil }
    return connect(selector: action, target: given.first?.value, owner, name, node) ? (.none, .unknown) : nil
  }

  /// What is assigned to a variable or a property may be a control with an action; or one that has a name already.
  mutating func connectAssigned(_ value: SyntaxNode.ID, to target: SyntaxNode.ID, _ node: SyntaxNode.ID) {
    let parts = tree[target].kind == .path ? Array(tree.children(of: target)) : [target]
    guard let (owner, name) = control(parts[...], tree[target].range) else { return }
    if tree[value].kind == .list {
      for item in tree.children(of: value) { _ = connect(item, owner, name, node) }
    } else if !connect(value, owner, name, node), tree[value].kind == .path,
      tree.children(of: value).allSatisfy({ tree[$0].kind != .call }),
      text(name).hasSuffix("BarButtonItem")
    {
      emit(
        .connect(Connection(name: name, owner: owner, target: .none, alias: textID(plainText(tree[value].range)))), node
      )
    }
  }

  private func text(_ id: TextID) -> String { program.swift.texts[Int(id.index)] }

  /// Whose a control is, and the name by which steps tap it: `loginButton`, `navigationItem.rightBarButtonItem`.
  private mutating func control(_ parts: ArraySlice<SyntaxNode.ID>, _ range: SourceRange) -> (Operand, TextID)? {
    guard let head = parts.first, let me = me() else { return nil }
    if parts.count > 1, tree[head].kind == .identifier, let name = tree[head].name, name != .`self`,
      variable(name) != nil, let (owner, type) = lowerName(name, head),
      type.base?.inherits(from: .viewController) ?? false
    {
      let rest = SourceRange(Int(tree[parts[parts.startIndex + 1]].range.start), Int(range.end))
      return (owner, textID(member(plainText(rest))))
    }
    return (me, textID(member(plainText(range))))
  }

  /// A name without a dot before it and without `?` and `!`.
  private func member(_ text: String) -> String {
    let plain = text.filter { $0 != "?" && $0 != "!" }
    return plain.hasPrefix(".") ? String(plain.dropFirst()) : plain
  }

  private func isControl(_ node: SyntaxNode.ID) -> Bool {
    guard tree[node].kind == .path, let head = tree.child(of: node, at: 0),
      let name = tree[head].name.map({ text($0) }),
      let call = tree.child(of: node, at: 1), tree[call].kind == .call
    else { return false }
    return name == "UIAction" || name == "UIButton" || name == "UIBarButtonItem" || name.hasSuffix("GestureRecognizer")
  }

  /// Connects what a control's initialiser names; false where it names nothing.
  private mutating func connect(_ value: SyntaxNode.ID, _ owner: Operand, _ name: TextID, _ node: SyntaxNode.ID) -> Bool
  {
    guard isControl(value), let call = tree.child(of: value, at: 1),
      let word = tree.child(of: value, at: 0).flatMap({ tree[$0].name }).map({ text($0) })
    else { return false }
    let given = arguments(call)
    if word == "UIAction" {
      guard let handler = given.first(where: { tree[$0.value].kind == .closure })?.value,
        let (closure, _) = lowerValue(handler, expecting: .closure(.nothing))
      else { return false }
      emit(.connect(Connection(name: name, owner: owner, target: .none, closure: closure)), node)
      return true
    }
    if let primary = given.first(where: { $0.label == "primaryAction" })?.value {
      return connect(primary, owner, name, node)
    }
    guard let action = given.first(where: { $0.label == "action" })?.value else { return false }
    return connect(selector: action, target: given.first { $0.label == "target" }?.value, owner, name, node)
  }

  private mutating func connect(
    selector: SyntaxNode.ID, target: SyntaxNode.ID?, _ owner: Operand, _ name: TextID, _ node: SyntaxNode.ID
  ) -> Bool {
    guard let methodName = tree.children(of: selector).first(where: { tree[$0].kind == .methodName }),
      let whole = tree[methodName].name.map({ text($0) }),
      let found = target.flatMap({ lowerValue($0, expecting: .unknown) })
        ?? me().flatMap({ me in builder.owner.map { (me, .object(bases[Int($0.index)], $0)) } }),
      case .object(_, let type?) = found.1, let base = names.find(String(whole.prefix { $0 != "(" }))
    else { return false }
    for id in lineage(type) {
      guard
        let method = swift.members[id.index]?.methods[base.id]?.first(where: {
          $0.block != nil && $0.parameters.count <= 2
        })
      else { continue }
      emit(
        .connect(
          Connection(
            name: name, owner: owner, target: found.0, method: method.selector, body: method.body,
            arguments: method.parameters.map { textID(text($0.name)) })), node)
      return true
    }
    return false
  }

  // MARK: Tapping

  /// Whether a step taps a control: `home.loginButton.tap()`.
  func tapsControl(_ parts: [SyntaxNode.ID]) -> Bool {
    guard parts.count >= 4, let call = parts.last, tree[call].kind == .call, tree[call].firstChild == nil,
      let word = tree[parts[parts.count - 2]].name
    else { return false }
    // The tap on a search bar is UIKit's own.
    return text(word) == "tap" && tree[parts[parts.count - 3]].name.map { text($0) } != "searchBar"
  }

  /// The user taps a control.
  mutating func lowerTap(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> Lowered? {
    guard builder.function.kind == .step, tapsControl(parts), let head = nameInBrackets(parts[0]),
      let (owner, type) = lowerName(head, parts[0])
    else { return nil }
    let range = SourceRange(Int(tree[parts[1]].range.start), Int(tree[parts[parts.count - 3]].range.end))
    var action = ""
    if case .object(_, let id?) = type {
      for id in lineage(id) where action.isEmpty {
        let methods = (swift.members[id.index]?.methods ?? [:]).sorted { $0.key < $1.key }.flatMap { $0.value }
        if let method = methods.first(where: { hasModifier($0.node, "IBAction") || hasModifier($0.node, "objc") }) {
          action = ", as in '\(text(head)).\(method.name)()'"
        }
      }
    }
    emit(.tap(owner, textID(member(plainText(range))), advice: "call its action" + action), node)
    return (.none, .unknown)
  }

  // MARK: Storyboards

  /// `storyboard "Detail": DetailViewController`
  mutating func declareStoryboard() {
    for item in tree.items where tree[item].kind == .storyboardLine {
      guard let key = tree.child(of: item, at: 0), let type = tree.child(of: item, at: 1), let name = tree[type].name,
        let id = classOrPlain(name, at: tree[type].range)
      else { continue }
      let word = tree[key].kind == .stringLiteral ? tree.string(of: key) : ""
      if swift.storyboard[word] != nil {
        report("check.declared-twice", "the storyboard has that already", at: tree[key].range)
      }
      swift.storyboard[word] = id
    }
  }

  /// `storyboard.instantiateViewController(withIdentifier: "Detail")`: what a cast, a type or a line of the file says.
  mutating func lowerStoryboard(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID, _ type: SwiftType) -> Lowered? {
    guard parts.count >= 3, let call = parts.last, tree[call].kind == .call,
      let word = tree[parts[parts.count - 2]].name.map({ text($0) }),
      word == "instantiateViewController" || word == "instantiateViewControllerWithIdentifier"
        || word == "instantiateInitialViewController"
    else { return nil }
    if case .object(let base, let id?) = type, base.kind != nil,
      program.classes[Int(id.index)].name != "UIViewController"
    {
      return make(id, [], node, isFromStoryboard: true)
    }
    var key = ""
    if word != "instantiateInitialViewController" {
      guard let value = tree.child(of: call, at: 0).flatMap({ tree.child(of: $0, at: 0) }),
        tree[value].kind == .stringLiteral
      else {
        return nil
      }
      key = tree.string(of: value)
    }
    if let id = swift.storyboard[key] { return make(id, [], node, isFromStoryboard: true) }
    let wanted = key.isEmpty ? "initial" : "\"\(key)\""
    let sample =
      key.hasSuffix("ViewController")
      ? key : key.isEmpty ? "HomeViewController" : key.prefix(1).uppercased() + key.dropFirst() + "ViewController"
    // Identifiers are often the names of the classes.
    if let name = names.find(key), let id = existingClass(name), bases[Int(id.index)].kind != nil {
      return make(id, [], node, isFromStoryboard: true)
    }
    let plain = names.intern("UIViewController")
    grow()
    guard let id = existingClass(plain) else { return nil }
    emit(
      .note(
        "which class \(key.isEmpty ? "the storyboard begins with" : "\(wanted) is") the code does not say: taken for a "
          + "plain view controller; to say otherwise write 'storyboard \(wanted): \(sample)' above the outlines"), node)
    return make(id, [], node, isFromStoryboard: true)
  }
}
