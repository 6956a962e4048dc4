/// Members of UIKit's, of the system's controllers and of the app's own that are accepted and decide nothing here
/// (EVT-05).
extension Checker {
  /// The member that a name means on a value, which has none of the name that presim knows; nil where it means none.
  mutating func outsideMember(_ word: String, isMethod: Bool, of receiver: StaticType) -> OutsideMember? {
    guard let base = receiver.base, OutsideMembers.advice(word, of: base) == nil else { return nil }
    if let found = OutsideMembers.member(word, isMethod: isMethod, of: base) { return found }
    if !receiver.exact, let found = OutsideMembers.member(word, isMethod: isMethod, below: base) { return found }
    guard let type = receiver.classID, !receiver.isClassName else { return nil }
    if isSystems(type) {
      if Self.namesADelegate(word) { return OutsideMember(word, .delegates) }
      // presim does not know all members of system classes: only a slip in a known one is reported.
      var candidates = ["delegate", "dataSource"]
      for type in base.lineage { candidates += type.properties.map { $0.name } + type.methods.map { $0.name } }
      return nearest(word, among: candidates) == nil ? OutsideMember(word, .content) : nil
    }
    // What an app's own class most often has of its own, and every pasted line names.
    let info = program.classes[Int(type.index)]
    guard !isMethod, info.name != base.name, Self.isAppsOwn(word) else { return nil }
    return OutsideMember(
      word, .own,
      because: base == .object
        ? "presim calls the methods of UIKit's protocols alone" : "'\(info.name)' is a '\(base.name)', which has none")
  }

  /// Whether a member that presim does not simulate is known all the same: it is left out where it changes nothing here,
  /// reported otherwise.
  mutating func knows(
    _ word: String, isMethod: Bool, of receiver: StaticType, base: UIKitClass, at range: SourceRange
  ) -> Bool {
    if let member = outsideMember(word, isMethod: isMethod, of: receiver) {
      outside = member
      return true
    }
    if reportOtherwise(word, of: base, at: range) { return true }
    guard let subject = NotSupportedYet.subject(of: word) else { return false }
    reportUnsupported(word, subject, at: range)
    return true
  }

  /// Reports a name that presim simulates under another one; false for any other.
  mutating func reportOtherwise(_ word: String, of base: UIKitClass, at range: SourceRange) -> Bool {
    guard let advice = OutsideMembers.advice(word, of: base) else { return false }
    report(
      "check.not-supported", "'\(word)' is UIKit's and not simulated", at: range, notes: [Diagnostic.Note(advice)])
    return true
  }

  /// The statement that sets or calls such a member: what is asked on the way is asked, the rest is left.
  ///
  /// - Parameters:
  ///   - found: the member, and its owner.
  ///   - statement: where closures are looked for, which never run.
  ///   - value: what is assigned, if anything is.
  mutating func ignored(
    _ found: OutsideUse, in statement: SyntaxNode.ID, value: SyntaxNode.ID?, _ scope: Scope
  ) -> Instruction.Kind? {
    var use = found
    if let value, let name = tree.loneName(of: value), scope.closureParameters.contains(name) == false {
      switch entity(name) {
      case .controller(let id): mention(id)
      case .object, .window: break
      case .nothing, .someClass:
        // A slip in the name of a delegate is still a slip.
        if let first = names.utf8(of: name).first, first.isSmall, name != .self, scope.owner == nil {
          reportUnknownName(name, at: tree[value].range)
          return nil
        }
      }
    }
    use.child = overriddenChild(use, in: statement)
    let closure = closure(in: statement)
    use.hasClosure = closure != nil
    if let closure, let expectation = expectation(in: closure) {
      report(
        "check.not-simulated", "this is never reached: presim never runs the closure of '\(use.member.name)'",
        at: expectation)
      return nil
    }
    return .outside(use)
  }

  /// Whose traits `box.setOverrideTraitCollection(traits, forChild: child)` overrides.
  private func overriddenChild(_ use: OutsideUse, in statement: SyntaxNode.ID) -> (
    controller: ControllerID, hasTraits: Bool
  )? {
    guard use.member.name == "setOverrideTraitCollection",
      let call = first(in: statement, { $0.kind == .call && $0.firstChild != nil })
    else { return nil }
    let arguments = Array(tree.children(of: call))
    guard arguments.count == 2, let given = tree.child(of: arguments[0], at: 0),
      let name = tree.child(of: arguments[1], at: 0).flatMap({ tree.loneName(of: $0) }),
      case .controller(let id) = entity(name)
    else { return nil }
    return (ControllerID(id), tree[given].kind != .nilLiteral)
  }

  private func first(in node: SyntaxNode.ID, _ isWanted: (SyntaxNode) -> Bool) -> SyntaxNode.ID? {
    var pending = [node]
    while let next = pending.popLast() {
      if isWanted(tree[next]) { return next }
      pending += tree.children(of: next).reversed()
    }
    return nil
  }

  /// The first closure with statements that is in a statement.
  private func closure(in node: SyntaxNode.ID) -> SyntaxNode.ID? {
    first(in: node) { $0.kind == .block && $0.firstChild != nil }
  }

  /// The place of an expectation in a closure.
  private func expectation(in node: SyntaxNode.ID) -> SourceRange? {
    first(in: node) { $0.range.offsets.count > 6 && source.bytes[$0.range.offsets].starts(with: "expect ".utf8) }
      .map { tree[$0].range }
  }

  /// Whether a class is one of the system's that no rule knows more of, or inherits from one.
  private func isSystems(_ type: ClassID) -> Bool {
    var next: ClassID? = type
    while let current = next {
      if systemRows[current.index] != nil { return true }
      next = program.classes[Int(current.index)].superclass
    }
    return false
  }

  private static func namesADelegate(_ word: String) -> Bool {
    word == "delegate" || word == "dataSource" || word.hasSuffix("Delegate") || word.hasSuffix("DataSource")
  }

  private static func isAppsOwn(_ word: String) -> Bool {
    if namesADelegate(word) { return true }
    switch word {
    case "coordinator", "viewModel", "tableView", "collectionView", "scrollView", "stackView": return true
    default: return false
    }
  }
}

/// A named member that decides nothing here, and its owner.
struct OutsidePath {
  /// What is read on the way.
  let receiver: ResolvedPath
  /// The member.
  let member: OutsideMember
  /// The place of its name.
  let range: SourceRange

  /// What the statement does of it.
  var use: OutsideUse {
    if loadsTheView {
      var path = receiver.path
      path.components.append(Path.Component(kind: .property(.view), unwrap: path.finalUnwrap))
      return OutsideUse(receiver: .path(path), member: member)
    }
    if receiver.path.components.isEmpty, case .value(let value) = receiver.path.root {
      return OutsideUse(receiver: .value(value), member: member)
    }
    return OutsideUse(receiver: .path(receiver.path), member: member)
  }

  /// Whether it is the view of a table or collection view controller by another name: reading it loads the view.
  private var loadsTheView: Bool {
    if case .superObject = receiver.path.root { return false }
    return switch (receiver.type.base, member.name) {
    case (.tableViewController?, "tableView"), (.collectionViewController?, "collectionView"): true
    default: false
    }
  }
}
