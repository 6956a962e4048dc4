/// Types of UIKit's that pasted code names and scenarios do not: enumerations, contexts, coordinators.
extension Checker {
  /// What a written type is, where it is UIKit's and stands for something that is known here.
  func uikitType(_ node: SyntaxNode.ID) -> SwiftType? {
    var written = tree.lineText(of: node)
    while let last = written.last, last == "?" || last == "!" || last == " " { written.removeLast() }
    for word in ["any ", "some "] where written.hasPrefix(word) {
      written.removeFirst(word.utf8.count)
    }
    switch written {
    case "UIViewControllerContextTransitioning": return .object(.transitionContext, nil)
    case "UIViewControllerTransitionCoordinator", "UIViewControllerTransitionCoordinatorContext":
      return .object(.transitionCoordinator, nil)
    case "UIContextMenuInteractionCommitAnimating", "UIContextMenuInteractionAnimating", "UIViewImplicitlyAnimating",
      "UIViewAnimating":
      return .object(.viewPropertyAnimator, nil)
    case "UINavigationControllerOperation": return .value(.enumeration(.navigationOperation))
    case "UIAlertControllerStyle": return .value(.enumeration(.alertStyle))
    case "UITransitionContextViewKey": return .value(.enumeration(.contextKey))
    default: break
    }
    guard written.hasPrefix("UI") else { return nil }
    return UIKitEnum.allCases.first { $0.name == written }.map { .value(.enumeration($0)) }
  }

  /// `UIModalPresentationStyle.custom`: a case with the name of its type.
  func enumeratedCase(_ parts: [SyntaxNode.ID]) -> Lowered? {
    guard parts.count >= 2, parts.count <= 4, let last = parts.last, let name = tree[last].name,
      tree[parts[0]].name.map({ text($0).hasPrefix("UI") }) == true,
      parts.allSatisfy({ tree[$0].kind == .identifier || tree[$0].kind == .member })
    else { return nil }
    var words = parts.dropLast().compactMap { tree[$0].name.map { text($0) } }.joined(separator: ".")
    // The keys of views have the names of those of controllers.
    if words == "UITransitionContextViewKey" { words = UIKitEnum.contextKey.name }
    guard let kind = UIKitEnum.allCases.first(where: { $0.name == words }), let row = kind.row(named: text(name)) else {
      return nil
    }
    return (.value(.enumeration(kind, row)), .value(.enumeration(kind)))
  }

  /// The type of an argument that UIKit hands to a method: what the method says, or what UIKit's table says.
  mutating func type(ofParameter row: Int, of method: SwiftMethod) -> SwiftType {
    var written = ownType(method.parameters[row], method)
    if method.parameters[row].type == nil, let owner = method.owner, let name = names.find(method.name),
      let own = swift.members[owner.index]?.properties[name.id], own.didSet == method.body || own.willSet == method.body
    {
      // `oldValue` of a property whose type is not written.
      written = own.type
    }
    switch written {
    case .unknown, .opaque: break
    default: return written
    }
    guard let callback = callback(of: method), callback.info.arguments.indices.contains(row) else { return written }
    return SwiftType(callback.info.arguments[row].type)
  }
}
