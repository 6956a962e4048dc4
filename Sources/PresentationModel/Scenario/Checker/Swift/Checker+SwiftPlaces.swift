/// Where a value is assigned to.
struct SwiftPlace {
  indirect enum Kind {
    case variable(Operand)
    case field(SwiftProperty, Operand)
    /// A computed property of an instance, and what holds that where it may be a structure.
    case accessors(SwiftProperty, Operand, SwiftPlace? = nil)
    /// `super.n`, of what a superclass computes.
    case inherited(SwiftProperty, Operand)
    case uikit(PropertyInfo, Operand, String)
    /// A property of a structure, or of a tuple: what holds that, and what it holds now.
    case part(SwiftPlace, Operand, Int32, SwiftProperty?)
    /// What a wrapper is made of that a property has not yet, and where the wrapper lies.
    case wrapping(SwiftProperty, SwiftPlace)
    /// A computed property of a structure.
    case computed(SwiftPlace, Operand, SwiftProperty)
    /// `a[i]`, `d[key]`, `d[key, default: x]`.
    case element(SwiftPlace, Operand, [Operand], SwiftListOperation, String)
    /// `x[i]` by a subscript of the file's.
    case subscripted(SwiftPlace?, Lowered, SwiftMethod, SwiftMethod, [Operand])
    /// `x[keyPath: path]`: what holds `x` where that is a value, `x` and the key path.
    case keyPath(SwiftPlace?, Operand, Operand)
    /// `x.title`, of what may be an object of one of some classes or not: what `x` is, its own property, and the other one.
    case either([ClassID], Operand, SwiftPlace, SwiftPlace)
  }

  typealias Lowered = Checker.Lowered

  let kind: Kind
  let type: SwiftType
  /// The name that something gets which is made for it.
  let hint: Name?
}

/// Assignments: to variables, properties, elements, parts of what is copied.
extension Checker {
  /// Where an assignment goes; nil for what decides nothing here.
  mutating func place(_ target: SyntaxNode.ID) -> SwiftPlace? {
    if tree[target].kind == .parenthesized, let inner = tree.child(of: target, at: 0) { return place(inner) }
    guard tree[target].kind == .path else { return nil }
    let parts = Array(tree.children(of: target))
    guard parts.count <= Simulator.memberLimit else {
      report("syntax.nested-too-deep", "more than 200 members stand behind each other", at: tree[target].range)
      return nil
    }
    return place(parts, target)
  }

  mutating func place(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> SwiftPlace? {
    guard parts.count <= Simulator.memberLimit else { return nil }
    let count = builder.function.instructions.count
    if let found = findPlace(parts, node) { return found }
    builder.truncate(to: count)
    return nil
  }

  private mutating func findPlace(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> SwiftPlace? {
    guard let last = parts.last else { return nil }
    if parts.count == 1 {
      if tree[last].kind == .parenthesized { return place(last) }
      guard tree[last].kind == .identifier, let name = tree[last].name else { return nil }
      if name == .self {
        guard let me = ownReceiver(), changesSelf(me) else { return nil }
        return SwiftPlace(kind: .variable(me.0), type: me.1, hint: nil)
      }
      if let found = variable(name) {
        if let wrapper = found.wrapper { return wrappedPlace(name, found, wrapper, at: tree[last].range) }
        return SwiftPlace(kind: .variable(found.operand), type: found.type, hint: name)
      }
      if let (found, wrapper, isProjected) = wrappedVariable(name) {
        let held = SwiftPlace(kind: .variable(found.operand), type: wrapper, hint: nil)
        guard isProjected else { return held }
        let projected = names.intern("projectedValue")
        grow()
        return place(projected, of: (found.operand, wrapper), in: held, "", at: tree[last].range)
      }
      if !meansFile(name), let own = ownReceiver() {
        let holder: SwiftPlace? =
          if case .enumeration = own.1 { SwiftPlace(kind: .variable(own.0), type: own.1, hint: nil) } else { nil }
        if let found = place(name, of: own, in: holder, "", at: tree[last].range) { return found }
      }
      return globalPlace(name)
    }
    if let typed = textPlace(parts, node) ?? delegatePlace(parts, node) { return typed }
    let rest = Array(parts.dropLast())
    if tree[last].kind == .subscriptAccess { return elementPlace(rest, last, node) }
    guard tree[last].kind == .member, let name = tree[last].name else { return nil }
    if parts.count == 2, tree[rest[0]].name == .super { return superPlace(name) }
    let receiver = receiverText(parts[...], parts.count - 1)
    if tree[rest[rest.count - 1]].kind != .call, let holder = place(rest, node) {
      var whole: Lowered = (read(holder, node), holder.type)
      if tree[rest[rest.count - 1]].flags.contains(.forced) { whole = unwrapped(whole, node, rest[rest.count - 1]) }
      whole = implicitlyUnwrapped(whole, rest[...], node)
      if isDynamic(name, whole.1) { whole.1 = .unknown }
      if let found = place(name, of: whole, in: holder, receiver, at: memberRange(tree[last])) { return found }
    }
    guard var found = lowerParts(rest[...], node, expecting: .unknown) else { return nil }
    found = implicitlyUnwrapped(found, rest[...], node)
    if isDynamic(name, found.1) { found.1 = .unknown }
    return place(name, of: found, in: nil, receiver, at: memberRange(tree[last]))
  }

  mutating func place(
    _ name: Name, of found: Lowered, in holder: SwiftPlace?, _ receiver: String, at range: SourceRange
  ) -> SwiftPlace? {
    if let found = addressPlace(text(name), of: found, in: holder) { return found }
    if let (own, isProjected) = wrappedProperty(name, of: found.1),
      let held = wrapperPlace(own, of: found, in: holder)
    {
      guard isProjected else { return held }
      let projected = names.intern("projectedValue")
      grow()
      return place(projected, of: (read(held, own.binding), held.type), in: held, receiver, at: range)
    }
    if let own = property(name, of: found.1) {
      if let wrapper = own.wrapper {
        guard let place = wrapperPlace(own, of: found, in: holder) else { return nil }
        if makesWrapper(own, found.0) { return SwiftPlace(kind: .wrapping(own, place), type: own.type, hint: name) }
        let wanted = names.intern("wrappedValue")
        grow()
        let found = self.place(wanted, of: (read(place, own.binding), wrapper), in: place, receiver, at: range)
        // Of a generic wrapper the property says what it wraps.
        return found.map { $0.type.isUnknown ? SwiftPlace(kind: $0.kind, type: own.type, hint: $0.hint) : $0 }
      }
      if let position = own.position {
        return holder.map { SwiftPlace(kind: .part($0, found.0, position, own), type: own.type, hint: name) }
      }
      if own.isOverriddenBelow, !isInitializing(own, found.0), !isObserver(own, found.0) {
        var accessed = own
        let word = text(name)
        accessed.getter = (selector("get \(word)"), BodyID(-1))
        accessed.setter = (selector("set \(word)"), BodyID(-1))
        return SwiftPlace(kind: .accessors(accessed, found.0), type: own.type, hint: name)
      }
      if own.field != nil {
        let isSet = own.isObservedBelow && !isInitializing(own, found.0) && !isObserver(own, found.0)
        return SwiftPlace(kind: isSet ? .accessors(own, found.0) : .field(own, found.0), type: own.type, hint: name)
      }
      guard own.setter != nil else { return nil }
      if case .enumeration = found.1 {
        return holder.map { SwiftPlace(kind: .computed($0, found.0, own), type: own.type, hint: name) }
      }
      var whose: SwiftPlace?
      if case .ofProtocol = found.1 { whose = holder }
      return SwiftPlace(kind: .accessors(own, found.0, whose), type: own.type, hint: name)
    }
    if case .tuple(let elements) = found.1, let holder,
      let row = elements.firstIndex(where: { $0.label == text(name) }) ?? Int(text(name))
    {
      let type = elements.indices.contains(row) ? elements[row].type : .unknown
      return SwiftPlace(kind: .part(holder, found.0, Int32(row), nil), type: type, hint: nil)
    }
    if let place = unknownPlace(name, of: found, in: holder, receiver, at: range) { return place }
    if found.1.base.flatMap({ uikitProperty(text(name), $0) }) == nil,
      let (getter, setter, key) = dynamicSubscript(name, of: found.1, at: range), let setter
    {
      return SwiftPlace(
        kind: .subscripted(holder, found, getter, setter, [key]), type: type(of: getter, on: found.1), hint: nil)
    }
    guard let base = found.1.base ?? guessedBase(of: text(name), found.1) else { return placeOfView(name, of: found) }
    guard let info = uikitProperty(text(name), base) else {
      if let place = placeOfView(name, of: found) { return place }
      noteSlip(name, of: found.1, at: range)
      return nil
    }
    if let complaint = complaint(info.availability, about: info.name) { noteUnavailable(complaint, at: range) }
    guard info.access != .read else { return nil }
    keepOfViews(info.name, base)
    let place = SwiftPlace(kind: .uikit(info, found.0, receiver), type: SwiftType(info.type), hint: nil)
    return eitherPlace(name, of: found, or: place, in: holder) ?? place
  }

  private mutating func elementPlace(
    _ rest: [SyntaxNode.ID], _ access: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> SwiftPlace? {
    let holder = place(rest, node)
    let whole: Lowered
    if let holder {
      whole = (read(holder, node), holder.type)
    } else {
      guard let found = lowerParts(rest[...], node, expecting: .unknown) else { return nil }
      whole = found
    }
    if keyPathArgument(access) != nil { return keyPathPlace(access, whole, holder, node) }
    if let found = subscriptPlace(whole, holder, access, node) { return found }
    guard let holder, let key = tree.child(of: access, at: 0) else { return nil }
    var keyNode = key
    let initial = tree[key].nextSibling.flatMap { tree.child(of: $0, at: 0) }
    if tree[key].kind == .argument {
      guard let inner = tree.child(of: key, at: 0) else { return nil }
      keyNode = inner
    }
    func element(
      _ key: Operand, _ operation: SwiftListOperation, _ type: SwiftType, _ initial: Operand? = nil
    ) -> SwiftPlace {
      let keys = initial.map { [key, $0] } ?? [key]
      return SwiftPlace(
        kind: .element(holder, whole.0, keys, operation, tree.lineText(of: node)), type: type, hint: nil)
    }
    switch whole.1 {
    case .list(let inner):
      if let (from, end) = subrange(keyNode, whole, node) {
        return SwiftPlace(
          kind: .element(holder, whole.0, [from, end], .setRange, tree.lineText(of: node)), type: .slice(inner),
          hint: nil)
      }
      guard let (operand, type) = lowerValue(keyNode, expecting: .value(.int)), !isStructure(type) else { return nil }
      return element(operand, .setElement, inner)
    case .dictionary(let keyType, let value):
      guard let (operand, _) = lowerValue(keyNode, expecting: keyType) else { return nil }
      return element(operand, .setEntry, value, initial.map { lowerArgument($0, value) })
    case .unknown:
      guard let (operand, found) = lowerValue(keyNode, expecting: .unknown) else { return nil }
      if case .value(.int) = found { return element(operand, .setElement, .unknown) }
      return element(operand, .setEntry, .unknown)
    default: return nil
    }
  }

  // MARK: Reading and writing

  /// What stands at a place now.
  mutating func read(_ place: SwiftPlace, _ node: SyntaxNode.ID) -> Operand {
    let slot = builder.slot()
    let written = plainText(of: node)
    switch place.kind {
    case .variable(let operand): return operand
    case .field(let own, let owner):
      if let field = own.field {
        emit(.readField(field, of: owner, to: slot), node, text: written)
        if swift.emptyTexts.contains(field.index) { emptyText(slot, node) }
      }
      takeWindow(own.name, into: slot, of: own, node)
    case .accessors(let own, let owner, _):
      guard let getter = own.getter else {
        if let field = own.field { emit(.readField(field, of: owner, to: slot), node, text: written) }
        break
      }
      if own.isStatic {
        emit(.call(getter.body, on: nil, [], to: slot), node, text: written)
      } else {
        emit(.send(getter.selector, to: owner, [], into: slot), node, text: written)
      }
    case .inherited(let own, let owner):
      if let getter = own.getter { emit(.call(getter.body, on: owner, [], to: slot), node, text: written) }
    case .uikit(let info, let owner, let receiver):
      let isOfSuper = receiver == "super"
      emit(.read(info.property, of: owner, to: slot), node, text: isOfSuper ? "super.\(info.name)" : written)
    case .part(_, let whole, let position, _): emit(.payload(whole, position, to: slot), node)
    case .wrapping(let own, let place):
      let held = read(place, node)
      if let wrapper = own.wrapper, let found = unwrapping(held, wrapper, own.type, node, node) { return found.0 }
    case .computed(_, let whole, let own):
      if let getter = own.getter { emit(.call(getter.body, on: whole, [], to: slot), node) }
      if own.getterChanges { emit(.payload(.slot(slot), 0, to: slot), node) }
    case .element(_, let whole, let keys, let operation, let text):
      if operation == .setEntry {
        emit(.collection(.entry, [whole] + keys, text, to: slot), node)
      } else if operation == .setRange {
        emit(.collection(.slice, [whole] + keys, text, to: slot), node)
      } else if operation == .setAddress {
        emit(.collection(.address, [whole] + keys, text, to: slot), node, text: written)
      } else {
        emit(.element(whole, keys[0], text, to: slot), node)
      }
    case .subscripted(_, let whole, let getter, _, let keys): return ask(getter, whole, keys, node)
    case .keyPath(_, let whole, let path): return ask(path, whole, node)
    case .either(let classes, let whole, let own, let other):
      choose(classes, whole, node) { checker in
        checker.emit(.copy(checker.read(own, node), to: slot), node)
      } or: { checker in
        checker.emit(.copy(checker.read(other, node), to: slot), node)
      }
    }
    return .slot(slot)
  }

  /// Does the one for an object of one of some classes, the other for anything else.
  private mutating func choose(
    _ classes: [ClassID], _ whole: Operand, _ node: SyntaxNode.ID, _ one: (inout Checker) -> Void,
    or other: (inout Checker) -> Void
  ) {
    let stake = Stake(line: line(of: node), verb: "assigns")
    let unknown = emitted(.jumpIfOpaque(whole, .unpatched), node)
    var found: [Int] = []
    for id in classes {
      let isOne = builder.slot()
      emit(.test(whole, .ofClass(id), to: isOne), node)
      found.append(emitted(.jumpIf(.slot(isOne), true, .unpatched, stake: stake), node))
    }
    patch([unknown], to: builder.next)
    other(&self)
    let over = emitted(.jump(.unpatched), node)
    patch(found, to: builder.next)
    one(&self)
    patch([over], to: builder.next)
  }

  /// A place, and what stands there, behind values that may have changed it: Swift looks at what it changes when all
  /// arguments are made (`log.append(await load())`, `total += next()`).
  mutating func anew(
    _ place: SwiftPlace, behind values: [SyntaxNode.ID], _ node: SyntaxNode.ID
  ) -> (place: SwiftPlace, value: Operand)? {
    guard values.contains(where: { mayAct($0) }), let place = anew(place, node) else { return nil }
    return (place, read(place, node))
  }

  /// Nil where a getter would run once more.
  private mutating func anew(_ place: SwiftPlace, _ node: SyntaxNode.ID) -> SwiftPlace? {
    func again(_ kind: SwiftPlace.Kind) -> SwiftPlace { SwiftPlace(kind: kind, type: place.type, hint: place.hint) }
    switch place.kind {
    case .variable, .field: return place
    case .part(let holder, _, let position, let own):
      return anew(holder, node).map { again(.part($0, read($0, node), position, own)) }
    case .element(let holder, _, let keys, let operation, let text):
      return anew(holder, node).map { again(.element($0, read($0, node), keys, operation, text)) }
    default: return nil
    }
  }

  mutating func write(_ operand: Operand, to place: SwiftPlace, _ node: SyntaxNode.ID) {
    switch place.kind {
    case .variable(.slot(let slot)): emit(.copy(operand, to: slot), node)
    case .variable: break
    case .field(let own, let owner):
      guard let field = own.field else { return }
      let change = own.observers == nil || isInitializing(own, owner) ? nil : beginChange(operand, of: place, node)
      defer { if let change { tellObservers(of: own, owner, change, node) } }
      observing(own, owner, operand, place, node) {
        if own.subject != nil { $0.send(operand, by: own, of: owner, node) }
        $0.emit(.writeField(field, of: owner, operand), node)
      }
    case .accessors(let own, let owner, _):
      guard let setter = own.setter else { return }
      if own.isStatic {
        emit(.call(setter.body, on: nil, [operand], to: nil), node)
      } else if let holder = changedOwner(owner, place) {
        // A structure gives back what it is afterwards, an object nothing.
        let pair = builder.slot()
        emit(.send(setter.selector, to: owner, [operand], into: pair), node)
        let changed = builder.slot()
        let over = emitted(.jumpIfNil(.slot(pair), .unpatched), node)
        emit(.payload(.slot(pair), 1, to: changed), node)
        write(.slot(changed), to: holder, node)
        patch([over], to: builder.next)
      } else {
        // A step says so where the class that is there has no such property.
        let written = builder.function.kind == .step ? plainText(of: node) : nil
        emit(.send(setter.selector, to: owner, [operand], into: nil), node, text: written)
      }
    case .inherited(let own, let owner):
      if let setter = own.setter { emit(.call(setter.body, on: owner, [operand], to: nil), node) }
    case .uikit(let info, let owner, let receiver):
      emit(.assign(info.property, of: owner, operand, receiver: receiver), node)
    case .part(let holder, let whole, let position, let own):
      let (changed, old) = (builder.slot(), builder.slot())
      if own?.didSet != nil { emit(.payload(whole, position, to: old), node) }
      if let own, let will = own.willSet, observes(own, holder) {
        emit(.call(will, on: read(holder, node), [operand], to: builder.slot()), node)
      }
      emit(.replacePart(whole, position, operand, to: changed), node)
      write(.slot(changed), to: holder, node)
      if let own, let did = own.didSet, observes(own, holder) { observingPart(did, holder, .slot(old), node) }
    case .wrapping(let own, let place):
      guard let wrapper = own.wrapper else { return }
      let known = generics(of: wrapper, around: own)
      let whole = wrapped(operand, wrapper, own.attribute, nil, node, known) ?? opaque(text(own.name), node)
      write(whole, to: place, node)
    case .computed(let holder, let whole, let own):
      guard let setter = own.setter else { return }
      let pair = builder.slot()
      emit(.call(setter.body, on: whole, [operand], to: pair), node)
      let changed = builder.slot()
      emit(.payload(.slot(pair), 1, to: changed), node)
      write(.slot(changed), to: holder, node)
    case .element(let holder, let whole, let keys, let operation, let text):
      let pair = builder.slot("", .weak)
      // The other key of an entry is what stands for one that is not there.
      emit(
        .collection(operation, [whole] + (operation == .setRange ? keys : [keys[0]]) + [operand], text, to: pair), node)
      let changed = builder.slot("", .weak)
      emit(.payload(.slot(pair), 1, to: changed), node)
      write(.slot(changed), to: holder, node)
    case .subscripted(let holder, let whole, _, let setter, let keys):
      tell(setter, whole, holder, keys + [operand], node)
    case .keyPath(let holder, let whole, let path):
      let (writes, changed) = (builder.slot(), builder.slot())
      emit(.payload(path, 1, to: writes), node)
      emit(.callClosure(.slot(writes), [whole, operand], to: changed), node, text: plainText(of: node))
      if let holder { write(.slot(changed), to: holder, node) }
    case .either(let classes, let whole, let own, let other):
      choose(classes, whole, node) { checker in
        checker.write(operand, to: own, node)
      } or: { checker in
        checker.write(operand, to: other, node)
      }
    }
  }

  /// What holds the one whose property is set by name, where that may be a structure: `self` of a `mutating` method of a
  /// protocol's extension, a variable of a protocol's type.
  private func changedOwner(_ owner: Operand, _ place: SwiftPlace) -> SwiftPlace? {
    guard case .accessors(_, _, let holder) = place.kind else { return nil }
    if let holder { return holder }
    guard case .slot(let slot) = owner, builder.givesBack.contains(slot) else { return nil }
    return SwiftPlace(kind: .variable(owner), type: .unknown, hint: nil)
  }

  // MARK: Observers

  /// `willSet` and `didSet` round an assignment; not in the initialisers of their own class.
  mutating func observing(
    _ own: SwiftProperty, _ owner: Operand, _ new: Operand, _ place: SwiftPlace, _ node: SyntaxNode.ID,
    _ assign: (inout Checker) -> Void
  ) {
    guard own.willSet != nil || own.didSet != nil, !isInitializing(own, owner), !isObserver(own, owner) else {
      return assign(&self)
    }
    let kept = builder.slot()
    emit(.copy(new, to: kept), node)
    let old = builder.slot()
    if case .uikit(let info, _, _) = place.kind, info.property == .view {
      // Reading it would load it.
      emit(.copy(.none, to: old), node)
    } else {
      emit(.copy(read(place, node), to: old), node)
    }
    let target: Operand? = own.isStatic ? nil : owner
    if let will = own.willSet { emit(.call(will, on: target, [.slot(kept)], to: nil), node) }
    assign(&self)
    if let did = own.didSet { emit(.call(did, on: target, [.slot(old)], to: nil), node) }
  }

  private func isInitializing(_ own: SwiftProperty, _ owner: Operand) -> Bool {
    guard builder.function.kind == .initializer, case .slot(let slot) = owner, builder.function.selfSlot == slot else {
      return false
    }
    // An inherited property is assigned as from outside.
    guard !own.isInherited else { return false }
    return own.owner == nil || own.owner == builder.owner
  }

  /// Whether an observer of a property assigns that property: it does not run again, unless it is an override's.
  private func isObserver(_ own: SwiftProperty, _ owner: Operand) -> Bool {
    guard !own.isInherited, builder.function.kind == .accessor, case .slot(let slot) = owner,
      builder.function.selfSlot == slot
    else {
      return false
    }
    return [own.didSet, own.willSet].contains { $0.flatMap { program.function($0) }?.range == builder.function.range }
  }

  /// Whether an observer of a structure hears a write here: not in an initialiser, nor in itself.
  private func observes(_ own: SwiftProperty, _ holder: SwiftPlace) -> Bool {
    if builder.function.kind == .initializer, case .variable(.slot(let slot)) = holder.kind,
      builder.function.selfSlot == slot
    {
      return false
    }
    return builder.function.kind != .accessor
      || ![own.didSet, own.willSet].contains { $0.flatMap { program.function($0) }?.range == builder.function.range }
  }

  /// Those of a structure, which may change it again.
  private mutating func observingPart(
    _ did: BodyID, _ holder: SwiftPlace, _ old: Operand, _ node: SyntaxNode.ID
  ) {
    let pair = builder.slot()
    emit(.call(did, on: read(holder, node), [old], to: pair), node)
    let changed = builder.slot()
    emit(.payload(.slot(pair), 1, to: changed), node)
    write(.slot(changed), to: holder, node)
  }

  /// `a?.n = x` does nothing where `a` is nil, not even `x`.
  ///
  /// - Parameter value: the right side; a property of UIKit's is assigned to nobody where it calls nothing, since the run
  ///   then says that nobody is there.
  mutating func jumpIfNobody(_ place: SwiftPlace, _ target: SyntaxNode.ID, _ value: SyntaxNode.ID? = nil) -> [Int] {
    let owner: Operand
    switch place.kind {
    case .field(let own, let operand) where !own.isStatic: owner = operand
    case .accessors(let own, let operand, _) where !own.isStatic: owner = operand
    case .uikit(_, let operand, _):
      guard let value, mayAct(value) else { return [] }
      owner = operand
    case .part(_, let whole, _, _), .computed(_, let whole, _): owner = whole
    default: return []
    }
    guard tree.children(of: target).contains(where: { tree[$0].flags.contains(.optional) }) else { return [] }
    return [emitted(.jumpIfNil(owner, .unpatched), target)]
  }

  /// Ends what ``jumpIfNobody(_:_:_:)`` began: the run says that nobody is there, and goes on behind.
  mutating func endNobody(_ over: [Int], _ place: SwiftPlace, _ node: SyntaxNode.ID) {
    guard !over.isEmpty, case .uikit = place.kind else { return patch(over, to: builder.next) }
    let end = builder.function.instructions.count
    emit(.jump(.unpatched), node)
    patch(over, to: builder.next)
    write(.none, to: place, node)
    patch([end], to: builder.next)
  }

  // MARK: a += b

  mutating func lowerCompound(_ node: SyntaxNode.ID) {
    guard let target = tree.child(of: node, at: 0), let value = tree.child(of: node, at: 1),
      let sign = tree[node].name.map({ text($0) })
    else { return }
    guard let place = place(target) else { return leaveOut(node) }
    let over = jumpIfNobody(place, target)
    defer { patch(over, to: builder.next) }
    if swift.operators.isEmpty == false, let own = ownOperator(sign, [place.type, staticType(value)]) {
      _ = callOperator(own, target, value, changing: place, node)
      return
    }
    guard let operation = BinaryOperator(String(sign.dropLast())) else {
      forgetWrites(of: node)
      return skip(node, "presim does not know this operator")
    }
    // What is changed is read when the value is there.
    let more = lowerValue(value, expecting: place.type)?.0 ?? unread(value)
    let now = anew(place, behind: [value], node)
    let old = builder.slot()
    emit(.copy(now?.value ?? read(place, node), to: old), node)
    let sum = builder.slot()
    emit(.binary(operation, .slot(old), more, to: sum), node)
    let name = hasSizedIntegers ? integerName(written(target)) : nil
    let result = name.map { fitted(.slot(sum), into: $0, loses: operation.losesBits, node) } ?? .slot(sum)
    write(result, to: now?.place ?? place, node)
  }
}
