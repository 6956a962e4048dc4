/// Calls of the hierarchy on something that the file does not declare: `AppRouter.shared.nav.pushViewController(…)`,
/// `SVProgressHUD.dismiss()`.
extension Checker {
  /// A call whose receiver nobody knows before it runs. One with UIKit's labels runs where a `given` line says what it is
  /// called of, or where its name says that it is what is on top; any other is not UIKit's. Either is told when it is
  /// reached. Answers false for what is no such call.
  mutating func callUnknown(_ node: SyntaxNode.ID) -> Bool {
    let value =
      [.expressionStatement, .callStatement, .readStatement].contains(tree[node].kind)
      ? tree.child(of: node, at: 0).map { plain($0) } ?? node : plain(node)
    guard tree[value].kind == .path else { return false }
    let parts = Array(tree.children(of: value))
    guard parts.count > 2, let call = parts.last, tree[call].kind == .call,
      tree[parts[parts.count - 2]].kind == .member,
      let name = tree[parts[parts.count - 2]].name
    else { return false }
    let (word, receiver) = (text(name), parts.dropLast(2))
    let count = builder.function.instructions.count
    let written = SourceRange(Int(tree[value].range.start), Int(tree[receiver[receiver.endIndex - 1]].range.end))
    let target = lowerParts(receiver, value, expecting: .unknown)
    switch target?.1 {
    case .unknown, .opaque, nil: break
    default:
      builder.truncate(to: count)
      return false
    }
    let operand = target?.0 ?? opaque(plainText(written), value)
    for base in [UIKitClass.viewController, .navigationController, .tabBarController, .splitViewController]
    where !namesArguments(word, call) && methods(word, on: base, exact: true).contains(where: { labelsFit($0, call) }) {
      if callUIKit(word, base, operand, tree.text(written), call, node, superOf: nil) != nil { return true }
    }
    builder.truncate(to: count)
    emit(
      .note("'\(tree.text(written))' is not known, so '\(word)' is left out: paste what declares it, if it counts"),
      node)
    return true
  }

  /// A call with the name of one of UIKit's that is not UIKit's, as its labels say: a method of the app's own that was not
  /// pasted. It is told when it is reached. Answers false for what is no such call.
  mutating func callOwn(_ node: SyntaxNode.ID) -> Bool {
    guard isPasted, let (word, call) = lastCall(in: node) else { return false }
    if word == "presentOptionsMenu" || word == "presentOpenInMenu" {
      emit(
        .note("'\(signature(word, call))' is left out: which view controller presents the menu is not documented"), node
      )
      return true
    }
    let longer = UIKitClass.navigationController.lineage.flatMap { $0.methods }.first { info in
      info.kind != .gesture && info.name.hasPrefix(word) && labelsFit(info, call)
        && info.name.utf8.dropFirst(word.utf8.count).first?.isCapital == true
        && places(arguments(call).map { ($0.label, tree[$0.value].kind == .closure) }, info) != nil
    }
    let same = UIKitClass.navigationController.lineage.flatMap { $0.methods }.first {
      $0.kind != .gesture && $0.name == word
    }
    let written = signature(word, call)
    if longer == nil, let same, same.signature == written {
      emit(.note("nothing here has '\(written)', which a view controller of UIKit's has: left out"), node)
      return true
    }
    let advice = (longer ?? same).map { "; UIKit's is '\($0.signature)'" } ?? ""
    emit(.note("'\(written)' is not UIKit's, and its body is not pasted: left out\(advice)"), node)
    return true
  }

  /// The call that a statement or a value ends in.
  func lastCall(in node: SyntaxNode.ID) -> (name: String, call: SyntaxNode.ID)? {
    var value = plain(node)
    switch tree[value].kind {
    case .expressionStatement, .callStatement, .readStatement:
      guard let inner = tree.child(of: value, at: 0) else { return nil }
      value = plain(inner)
    case .assignment:
      guard let inner = tree.child(of: value, at: 1) else { return nil }
      value = plain(inner)
    default: break
    }
    guard tree[value].kind == .path else { return nil }
    let parts = Array(tree.children(of: value))
    guard parts.count > 1, tree[parts[parts.count - 1]].kind == .call,
      let name = tree[parts[parts.count - 2]].name
    else { return nil }
    return (text(name), parts[parts.count - 1])
  }

  /// `present(_:from:)`
  private func signature(_ word: String, _ call: SyntaxNode.ID) -> String {
    word + "(" + tree.children(of: call).map { (tree[$0].name.map { text($0) } ?? "_") + ":" }.joined() + ")"
  }

  /// Swift has `animated:` wherever UIKit has it; `SVProgressHUD.dismiss()` is another `dismiss`.
  private func labelsFit(_ info: MethodInfo, _ call: SyntaxNode.ID) -> Bool {
    guard !isPasted, info.parameters.contains(where: { $0.label == "animated" }) else { return true }
    return swift.isOld || arguments(call).contains { $0.label == "animated" }
  }
}
