/// Cases with arguments and closures: `.custom(identifier: .init("small")) { _ in 200 }`, `.zoom { _ in grid.view }`.
extension Checker {
  /// The value of such a case; nil for another path, and `.some(nil)` for a wrong one.
  ///
  /// A detent or identifier of the app's own is the list of its identifier and of whether it is active.
  mutating func caseWithArguments(_ node: SyntaxNode.ID, _ type: ValueType, _ scope: Scope) -> Expression?? {
    guard case .enumeration(let wanted) = type else { return nil }
    let parts = Array(tree.children(of: node))
    guard parts.count >= 2, tree[parts[parts.count - 1]].kind == .call, let name = tree[parts[parts.count - 2]].name
    else { return nil }
    let call = parts[parts.count - 1]
    if tree[parts[0]].kind != .enumCase {
      let owner = parts.count > 2 ? textOfPath(parts[0], through: parts[parts.count - 3]) : ""
      let isIdentifier =
        wanted == .sheetDetent && textOfPath(parts[0], through: parts[parts.count - 2]).hasSuffix(".Identifier")
      if isIdentifier { return .some(identifier(call)) }
      guard parts.count > 2, owner == wanted.name else { return nil }
    } else if parts.count != 2 {
      return nil
    }
    let range = memberRange(tree[parts[parts.count - 2]])
    switch (wanted, text(name)) {
    case (.sheetDetent, "custom"): return .some(customDetent(call, range, scope))
    case (.sheetDetent, "init"): return .some(identifier(call))
    case (.viewControllerTransition, "zoom"): return .some(zoom(call, name, range, scope))
    default:
      guard tree[call].firstChild != nil, wanted.row(named: text(name)) != nil else { return nil }
      report("check.call", "'.\(text(name))' takes no arguments", at: tree[call].range)
      return .some(nil)
    }
  }

  /// `.init("small")`
  private mutating func identifier(_ call: SyntaxNode.ID) -> Expression? {
    guard let argument = tree.child(of: call, at: 0), tree[argument].nextSibling == nil,
      let value = tree.child(of: argument, at: 0), tree[value].kind == .stringLiteral
    else {
      report("check.call", "an identifier is made of a string, as in '.init(\"small\")'", at: tree[call].range)
      return nil
    }
    return .value(.list([.string(tree.string(of: value)), .bool(true)]))
  }

  private mutating func customDetent(_ call: SyntaxNode.ID, _ range: SourceRange, _ scope: Scope) -> Expression? {
    let availability = Availability.iOSOnly(16)
    if let complaint = complaint(availability, about: "custom") {
      reportUnavailable(complaint, availability, at: range)
      return nil
    }
    var name = ""
    var isActive: Bool?
    for argument in tree.children(of: call) {
      guard let value = tree.child(of: argument, at: 0) else { continue }
      let label = tree[argument].name.map { text($0) }
      if tree[value].kind == .valueClosure, label == nil || label == "resolver" {
        isActive = !tree[value].flags.contains(.marked)
      } else if label == "identifier" {
        guard let found = self.value(value, expecting: .enumeration(.sheetDetent), takesNil: true, scope) else {
          return nil
        }
        switch found {
        case .value(.list(let parts)): if case .string(let text)? = parts.first { name = text }
        case .value(.enumeration(let type, let row)): name = type.cases[Int(row)].name
        default: break
        }
      } else {
        report(
          "check.call",
          "'.custom' takes an identifier and a closure, as in '.custom(identifier: .init(\"small\")) { _ in 200 }'",
          at: tree[argument].range)
        return nil
      }
    }
    guard let isActive else {
      report("check.call", "'.custom' needs a closure that gives the height, as in '{ _ in 200 }'", at: range)
      return nil
    }
    return .value(.list([.string(name), .bool(isActive)]))
  }

  private mutating func zoom(_ call: SyntaxNode.ID, _ name: Name, _ range: SourceRange, _ scope: Scope) -> Expression? {
    var hasSource = false
    for argument in tree.children(of: call) {
      guard let value = tree.child(of: argument, at: 0) else { continue }
      let label = tree[argument].name.map { text($0) }
      if tree[value].kind == .valueClosure, label == nil || label == "sourceViewProvider" {
        hasSource = true
        checkSource(value, scope)
      } else if label != "options" {
        report(
          "check.call",
          "'.zoom' takes a closure with the view it grows out of, as in '.zoom { _ in \(somebody ?? "grid").view }'",
          at: tree[argument].range)
        return nil
      }
    }
    guard hasSource else {
      report("check.call", "'.zoom' needs a closure, as in '.zoom { _ in \(somebody ?? "grid").view }'", at: range)
      return nil
    }
    return enumeration(name, .viewControllerTransition, at: range).map { .value($0) }
  }

  /// The closure's path has to be one; it is not run.
  private mutating func checkSource(_ closure: SyntaxNode.ID, _ scope: Scope) {
    var inner = scope
    for child in tree.children(of: closure) {
      switch tree[child].kind {
      case .closureParameter:
        if let name = tree[child].name { inner.closureParameters.append(name) }
      case .path:
        guard let head = tree.child(of: child, at: 0), let name = tree[head].name,
          !inner.closureParameters.contains(name)
        else { continue }
        let before = mentioning
        mentioning = Checker.nowhere
        if let (_, type) = anyValue(child, inner) {
          _ = fits(type, .instance(.view), takesNil: true, at: tree[child].range)
        }
        mentioning = before
      default: continue
      }
    }
  }
}
