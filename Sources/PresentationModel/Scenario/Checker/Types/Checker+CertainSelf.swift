/// `self` that is not written in closures that are kept, and what `#selector` names.
extension Checker {
  /// Whether a function or a variable outside of every type has a name.
  private func isTopLevel(_ name: Name) -> Bool {
    tree.items.contains { item in
      switch tree[item].kind {
      case .functionDeclaration: tree[item].name == name
      case .variableDeclaration:
        tree.children(of: item).contains { binding in
          tree[binding].kind == .binding && tree.child(of: binding, at: 0).map { tree[$0].name == name } ?? false
        }
      default: false
      }
    }
  }

  /// A member of the instance without `self.` in a closure that is kept.
  mutating func noteImplicitSelf(_ name: Name, isCall: Bool) {
    guard swift.certain.needsSelf, swift.certain.isChecking, swift.certain.owner != swift.lone,
      case .object(let base, let id) = certainSelf,
      // What is extended and was not pasted may be a structure.
      id.map({ program.classes[Int($0.index)].isDeclared || base.kind != nil || base.inherits(from: .view) }) ?? true
    else {
      return
    }
    let captured = swift.certain.blocks.last { $0[Name.`self`.id] != nil }?[Name.`self`.id]?.type
    var isWeak = false
    if let captured {
      guard case .optional = captured else { return }
      isWeak = true
    }
    let word = text(name)
    let isMember: Bool
    if isCall {
      let own = id.map { lineage($0).flatMap { swift.members[$0.index]?.methods[name.id] ?? [] } } ?? []
      isMember = own.isEmpty ? !methods(word, on: base, exact: true).isEmpty : own.allSatisfy { !$0.isStatic }
    } else {
      let own = property(name, of: .object(base, id))
      isMember = own.map { !$0.isStatic } ?? (base.kind != nil && uikitProperty(word, base) != nil)
    }
    guard isMember, swift.globals.methods[name.id] == nil, swift.globals.properties[name.id] == nil,
      !isTopLevel(name), let range = swift.certain.place
    else { return }
    reportSlip(
      "check.self", "'\(word)' needs 'self.' before it in a closure that is kept for later", at: range,
      notes: [.init(isWeak ? "write 'self?.\(word)'" : "write 'self.\(word)', or '[weak self]' and 'self?.\(word)'")])
  }

  /// Reads something that may be a closure which who gets it keeps.
  mutating func keepsClosure(_ isKept: Bool, _ read: (inout Checker) -> Void) {
    let outer = swift.certain.isKept
    swift.certain.isKept = isKept
    read(&self)
    swift.certain.isKept = outer
  }

  /// Whether a call keeps the closures that it gets, for certain: UIKit's and Dispatch's do.
  func keepsClosures(_ name: Name, _ receiver: CertainType?) -> Bool {
    switch text(name) {
    case "async", "asyncAfter", "UIAlertAction", "UIAction", "scheduledTimer": true
    case "present", "dismiss": receiver.map { $0.isUnknown || isObject($0) } ?? true
    default: false
    }
  }

  private func isObject(_ type: CertainType) -> Bool { if case .object = type.unwrapped { true } else { false } }

  /// Whether what is assigned is a property of something, which keeps its value.
  func isMember(_ target: SyntaxNode.ID) -> Bool {
    guard tree[target].kind == .path, let last = tree.lastChild(of: target) else { return false }
    return tree[last].kind == .member
  }

  /// Whether what is assigned is a property that is named alone.
  func isOwnProperty(_ target: SyntaxNode.ID) -> Bool {
    guard let name = tree.loneName(of: target), !swift.certain.isUnclear else { return false }
    return property(name, of: ownType) != nil && !swift.certain.blocks.contains { $0[name.id] != nil }
  }

  /// Whether a method stands in an `@objc extension`, whose members Objective-C sees.
  private func isInObjectiveCExtension(_ method: SyntaxNode.ID) -> Bool {
    tree.items.contains {
      tree[$0].kind == .extensionDeclaration && hasModifier($0, "objc")
        && tree[$0].range.start <= tree[method].range.start && tree[method].range.end <= tree[$0].range.end
    }
  }

  /// Whether an `@objc` protocol of the file has a method of a name: who has it for that is seen by Objective-C.
  private func isAskedForByObjectiveC(_ name: Name) -> Bool {
    tree.items.contains { item in
      tree[item].kind == .protocolDeclaration
        && (hasModifier(item, "objc") || tree.lineText(of: item).hasPrefix("@objc"))
        && tree.children(of: item).contains { tree[$0].kind == .functionDeclaration && tree[$0].name == name }
    }
  }

  /// `#selector(tap)` of a method that Objective-C does not see.
  mutating func noteSelector(_ node: SyntaxNode.ID) {
    guard swift.certain.isChecking, tree.children(of: node).allSatisfy({ tree[$0].kind != .typeName }),
      let last = tree.lastChild(of: node), case .object(let base, let id?) = certainSelf, isPastedWhole(id),
      base.kind != nil
    else { return }
    let name = tree.baseName(of: last)
    // `#selector(getter: title)`
    guard property(name, of: ownType) == nil else { return }
    noteUnknownSelector(name, id, last)
    let found = lineage(id).flatMap { swift.members[$0.index]?.methods[name.id] ?? [] }
    // Before Swift 3 the first parameter had no label: `#selector(tap(_:))` of `func tap(sender: AnyObject)`.
    if swift.isOld, found.count == 1, let written = tree[last].name.map({ text($0) }),
      let first = found[0].labels.first,
      written == "\(text(name))(_:\(found[0].labels.dropFirst().map { "\($0.isEmpty ? "_" : $0):" }.joined()))",
      !first.isEmpty
    {
      return
    }
    if found.count == 1, found[0].others.isEmpty, let written = tree[last].name.map({ text($0) }),
      written != text(name),
      written != found[0].signature || found[0].labels.isEmpty
    {
      return reportSlip(
        "check.selector", "'#selector' names '\(written)', and the method is '\(found[0].signature)'",
        at: tree[last].range,
        near: found[0].labels.isEmpty ? found[0].name : found[0].signature)
    }
    guard found.count == 1, let method = found.first, !CallbackInfo.all.contains(where: { $0.name == text(name) }),
      methods(text(name), on: base, exact: true).allSatisfy({ $0.kind == .gesture }),
      !["objc", "IBAction", "IBSegueAction", "override", "NSManaged", "GKInspectable"].contains(where: {
        hasModifier(method.node, $0)
      }),
      // `@obc`, which is said there.
      !tree.children(of: method.node).contains(where: { child in
        tree[child].kind == .modifier
          && tree[child].name.map { nearestName(to: text($0), in: ["objc", "IBAction"], within: 1) != nil } ?? false
      }),
      !lineage(id).contains(where: { row in
        classNode(of: row.index).map { node in
          let range = tree[node].range.offsets
          let end = source.bytes[range].firstIndex(of: UInt8(ascii: "{")) ?? range.upperBound
          return tree.text(SourceRange(range.lowerBound, end)).hasText("@objcMembers")
        } ?? false
      }), !isInObjectiveCExtension(method.node), !isAskedForByObjectiveC(name)
    else { return }
    reportSlip(
      "check.selector", "'#selector' names '\(text(name))', which Objective-C does not see", at: tree[last].range,
      notes: [.init("write '@objc' before 'func \(text(name))'")])
  }

  /// `#selector(didTapAd)` beside the method that is meant.
  private mutating func noteUnknownSelector(_ name: Name, _ id: ClassID, _ last: SyntaxNode.ID) {
    let own = lineage(id).compactMap { swift.members[$0.index]?.methods.keys }
    guard !own.contains(where: { $0.contains(name.id) }), !isNameOfUIKit(text(name)),
      let near = nearestName(to: text(name), in: namesNear(text(name), in: own, within: 2).sorted(), within: 2)
    else { return }
    reportSlip(
      "check.unknown-method", "'\(program.classes[Int(id.index)].name)' has no method '\(text(name))'",
      at: tree[last].range, near: near)
  }
}
