/// Pasted code that nothing runs: what to write so that something happens.
extension Checker {
  /// Where a file has no step: which methods of those on screen nothing calls, though they present, push or dismiss; or
  /// that nothing is on screen.
  mutating func remarkIdleMethods() {
    guard reading != .app, swift.isUsed, program.steps.isEmpty, program.launchExpectations.isEmpty,
      diagnostics.allSatisfy({ $0.severity != .error })
    else { return }
    if program.windows.isEmpty { return remarkNothingOnScreen() }
    let called = calledNames()
    var idle: [(method: SwiftMethod, owner: String)] = []
    for (row, type) in zip(program.outline.names, program.outline.classes) {
      let methods = (swift.members[type.index]?.methods.values).map { $0.flatMap { $0 } } ?? []
      for method in methods where isIdle(method, called) && !idle.contains(where: { $0.method.node == method.node }) {
        idle.append((method, row))
      }
    }
    idle.sort { tree[$0.method.node].range.start < tree[$1.method.node].range.start }
    guard let first = idle.first else { return }
    var named = "'\(shownName(first.method))'"
    switch idle.count {
    case 1: break
    case 2: named += " and '\(shownName(idle[1].method))'"
    default: named += " and \(idle.count - 1) more methods that present, push or dismiss"
    }
    let easy =
      idle.first { takesNothing($0.method) } ?? idle.first { isDelegateStyle($0.method) || takesControllers($0.method) }
    let call = easy.map { "'\($0.owner).\($0.method.name)(\(samples(for: $0.method)))'" } ?? "the call"
    let range = tree[first.method.node].range
    remark(
      "check.idle-method", "nothing calls \(named), so nothing of \(idle.count == 1 ? "it" : "them") runs",
      at: source.range(ofLine: source.line(of: Int(range.start))),
      advice: "write \(call) in a line below the code\(idle.count == 1 || easy == nil ? "" : " to run one of them")")
  }

  /// Whether a method does something to the hierarchy, and nothing in the file calls it; UIKit calls what is overridden.
  private func isIdle(_ method: SwiftMethod, _ called: Set<Int32>) -> Bool {
    guard let block = method.block, !method.isStatic, let name = tree[method.node].name, verb(in: block) != nil else {
      return false
    }
    // `tableView` is a variable nearly everywhere; nobody but UIKit calls the methods that are named so.
    if isDelegateStyle(method) { return callback(of: method) == nil }
    return !called.contains(name.id) && !isOverride(method.node)
  }

  /// Whether a method is one of a delegate, by its name: `tableView(_ tableView: UITableView, didSelectRowAt: …)`.
  private func isDelegateStyle(_ method: SwiftMethod) -> Bool {
    guard method.parameters.count > 1, let first = method.parameters.first else { return false }
    return first.label.isEmpty && text(first.name) == method.name
  }

  private func shownName(_ method: SwiftMethod) -> String {
    guard isDelegateStyle(method) else { return method.name }
    return method.name + "(" + method.signatureLabels + ")"
  }

  /// Arguments with which a step may call a method of a delegate, or one that takes view controllers.
  private func samples(for method: SwiftMethod) -> String {
    guard !takesNothing(method) else { return "" }
    return method.parameters.map { parameter in
      let type = parameter.type.map { tree.lineText(of: $0) } ?? ""
      let value =
        switch type {
        case "IndexPath": text(method.parameters[0].name) == "collectionView" ? "item" : "row"
        case "Bool": "true"
        case "Int": "0"
        case _ where type.hasPrefix("UI") && !type.hasSuffix("?"): "\(type)()"
        default: "nil"
        }
      let sample = type == "IndexPath" ? "IndexPath(\(value): 0, section: 0)" : value
      return parameter.label.isEmpty ? sample : "\(parameter.label): \(sample)"
    }.joined(separator: ", ")
  }

  /// Whether a step may call it without arguments: it has none, or one for the control that was tapped.
  private func takesNothing(_ method: SwiftMethod) -> Bool {
    method.parameters.count <= 1
      && method.parameters.allSatisfy { parameter in
        let type = parameter.type.map { tree.lineText(of: $0) } ?? ""
        return parameter.initial != nil || text(parameter.name) == "sender" || type == "Any"
          || type.hasPrefix("UI") && !type.hasSuffix("Controller")
      }
  }

  /// Whether all that it takes are view controllers, which a step can make.
  private func takesControllers(_ method: SwiftMethod) -> Bool {
    method.parameters.allSatisfy { $0.type.map { tree.lineText(of: $0) } == "UIViewController" }
  }

  private func isOverride(_ node: SyntaxNode.ID) -> Bool {
    tree.children(of: node).contains { child in
      tree[child].kind == .modifier && tree[child].name.map { text($0) == "override" } ?? false
    }
  }

  /// The names that code uses, but for those in `#selector(…)`: nobody taps a button in a file without steps.
  private func calledNames() -> Set<Int32> {
    var found: Set<Int32> = []
    var pending = Array(tree.items)
    while let node = pending.popLast() {
      switch tree[node].kind {
      case .selector: continue
      case .identifier, .member: if let name = tree[node].name { found.insert(name.id) }
      default: break
      }
      pending += tree.children(of: node)
    }
    return found
  }

  /// Classes alone: nothing is on screen, so nothing runs.
  private mutating func remarkNothingOnScreen() {
    guard program.outline.names.isEmpty, program.objects.isEmpty, !hasLaunch,
      let item = tree.items.first(where: {
        tree[$0].kind == .classDeclaration || tree[$0].kind == .extensionDeclaration
      })
    else { return }
    let first = classNodes.first { isController(ClassID($0.row)) && mayBeFirst(ClassID($0.row)) }
    let name = first.map { program.classes[Int($0.row)].name } ?? "HomeViewController"
    remark(
      "check.nothing-on-screen", "the file does not say what is on screen, so nothing of it runs",
      at: tree[item].name.flatMap { declarations[Int($0.id)] }
        ?? source.range(ofLine: source.line(of: Int(tree[item].range.start))),
      advice: "write below the code: 'window', in the next line '  home: \(name)', and then the calls")
  }
}
