/// What a class has from above: `super.n`, `super.f()`, and calls behind `?` whose arguments run only where there is somebody.
extension Checker {
  /// The property of a superclass that `super.n` names.
  private func superProperty(_ name: Name) -> SwiftProperty? {
    guard let owner = builder.owner, let parent = program.classes[Int(owner.index)].superclass else { return nil }
    for current in lineage(parent) {
      if let found = swift.members[current.index]?.properties[name.id], !found.isStatic { return found }
    }
    return nil
  }

  /// The superclass, where it is what `super` is in a static member that it has, too.
  private mutating func superType(with name: Name, _ call: SyntaxNode.ID?) -> Lowered? {
    guard builder.isStatic, let owner = builder.owner, let parent = program.classes[Int(owner.index)].superclass else {
      return nil
    }
    let type = SwiftType.type(parent)
    return property(name, of: type) != nil || call.map { method(name, of: type, $0) != nil } ?? false
      ? (.none, type) : nil
  }

  mutating func superMember(_ name: Name, _ node: SyntaxNode.ID) -> Lowered? {
    if let above = superType(with: name, nil) { return member(name, of: above, node, node) }
    guard let me = me() else { return nil }
    guard let own = superProperty(name) else { return superMemberOfUIKit(name, me, node) }
    let slot = builder.slot()
    if let field = own.field {
      emit(.readField(field, of: me, to: slot), node, text: text(name))
    } else if let getter = own.getter {
      emit(.call(getter.body, on: me, [], to: slot), node, text: text(name))
    } else {
      return nil
    }
    return (.slot(slot), own.type)
  }

  /// `super.navigationController`: UIKit's own, past the getter that the file has instead.
  private mutating func superMemberOfUIKit(_ name: Name, _ me: Operand, _ node: SyntaxNode.ID) -> Lowered? {
    guard let owner = builder.owner, case let base = bases[Int(owner.index)] else { return nil }
    guard let property = known(name).property, PropertyLookup.find(property, on: base) != nil else {
      guard isKeptOfViews(text(name)) else { return nil }
      return memberOfView(text(name), (me, .object(base, owner)), node, node, "super.\(text(name))")
    }
    let slot = builder.slot()
    emit(.read(property, of: me, to: slot), node, text: "super.\(text(name))")
    return (.slot(slot), SwiftType(property.facts.type))
  }

  mutating func superPlace(_ name: Name) -> SwiftPlace? {
    guard let me = me() else { return nil }
    guard let own = superProperty(name) else {
      guard let owner = builder.owner, case let base = bases[Int(owner.index)] else { return nil }
      guard let info = uikitProperty(text(name), base) else { return placeOfView(name, of: (me, .object(base, owner))) }
      guard info.access != .read else { return nil }
      return SwiftPlace(kind: .uikit(info, me, "super"), type: SwiftType(info.typeRead), hint: name)
    }
    return SwiftPlace(kind: own.field != nil ? .field(own, me) : .inherited(own, me), type: own.type, hint: name)
  }

  mutating func callSuper(_ name: Name, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    if let above = superType(with: name, call) { return self.call(name, on: above, receiver: "super", call, node) }
    guard let owner = builder.owner, let me = me() else { return nil }
    let word = text(name)
    if word == "init" {
      endIfNil(initializeSuper(of: owner, me, arguments(call), node), node)
      return (.none, .unknown)
    }
    if let parent = program.classes[Int(owner.index)].superclass {
      for current in lineage(parent) {
        let candidates = (swift.members[current.index]?.methods[name.id] ?? []).compactMap { method in
          match(method, call).map { (method: method, given: $0) }
        }
        guard let own = chosen(candidates), let given = match(own, call), own.block != nil else { continue }
        let operands = operands(own, given)
        let slot = builder.slot()
        emit(.call(own.body, on: me, operands, to: slot), node)
        return (.slot(slot), own.result.map { type(of: $0) } ?? .unknown)
      }
    }
    if word == "loadView", bases[Int(owner.index)] == .viewController { noteSuperLoad(of: owner, node) }
    // The view is there from here on.
    if word == "loadView", builder.function.kind == .method, builder.function.name.hasSuffix(".loadView()") {
      emit(.assign(.view, of: me, opaque("super.loadView()", node), receiver: "self"), node)
    }
    // UIKit's own part of what it calls itself is empty, as far as presentations go.
    if word != "show", word != "showDetailViewController", CallbackInfo.all.contains(where: { $0.name == word }) {
      return (.none, .unknown)
    }
    if let old = OldSwift.method(word) {
      noteOld(word, old.name, at: tree[node].range)
      if old.name != "show", CallbackInfo.all.contains(where: { $0.name == old.name }) { return (.none, .unknown) }
      return callUIKit(
        old.name, bases[Int(owner.index)], me, "super", call, node, superOf: owner, firstLabel: old.label)
    }
    if OldSwift.callback(word) != nil { return (.none, .unknown) }
    if let done = callUIKit(word, bases[Int(owner.index)], me, "super", call, node, superOf: owner) { return done }
    noteSlip(ofSuper: name, owner, call, node)
    return nil
  }

  // MARK: Behind `?`

  /// Whether arguments run code: `a?.show(make())` makes nothing where `a` is nil.
  func runsCode(_ call: SyntaxNode.ID) -> Bool {
    var pending = Array(tree.children(of: call))
    while let node = pending.popLast() {
      switch tree[node].kind {
      case .call: return true
      case .closure, .selector: continue
      default: pending += tree.children(of: node)
      }
    }
    return false
  }

  struct NilSkip {
    let target: Operand, row: Int, begun: Int, result: Slot
  }

  mutating func skipNil(_ target: Operand, _ node: SyntaxNode.ID) -> NilSkip {
    let result = builder.slot()
    let row = emitted(.jumpIfNil(target, .unpatched), node)
    return NilSkip(target: target, row: row, begun: builder.function.instructions.count, result: result)
  }

  /// Where there is nobody the call says so, without its arguments.
  mutating func endSkip(_ skip: NilSkip, _ found: Lowered, _ node: SyntaxNode.ID) -> Lowered {
    emit(.copy(found.0, to: skip.result), node)
    let over = emitted(.jump(.unpatched), node)
    patch([skip.row], to: builder.next)
    for instruction in builder.function.instructions[skip.begun...].reversed() {
      var silent = instruction
      switch instruction.kind {
      case .uikit(var call):
        guard case .slot(let slot) = call.receiver, skip.target.isSlot(slot) else { continue }
        (call.arguments, call.completion, call.closures, call.result) = (
          Array(repeating: .none, count: call.arguments.count), nil, [], nil
        )
        silent.kind = .uikit(call)
      case .send(let selector, let target, _, into: _):
        guard case .slot(let slot) = target, skip.target.isSlot(slot) else { continue }
        silent.kind = .send(selector, to: target, [], into: nil)
      default: continue
      }
      builder.function.instructions.append(silent)
      break
    }
    emit(.copy(.none, to: skip.result), node)
    patch([over], to: builder.next)
    return (.slot(skip.result), found.1)
  }

  /// An object that a call has made: nobody reads it again once a member of it is known.
  func temporary(_ found: Lowered) -> Slot? {
    guard case .object(.object, _?) = found.1, case .slot(let slot) = found.0, builder.temporaries.contains(slot) else {
      return nil
    }
    return slot
  }
}
