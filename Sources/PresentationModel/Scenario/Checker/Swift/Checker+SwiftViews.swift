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

  private func isView(_ type: SwiftType) -> Bool { type.base?.inherits(from: .view) ?? false }
}
