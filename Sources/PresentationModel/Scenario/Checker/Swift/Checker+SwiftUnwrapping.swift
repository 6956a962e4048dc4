/// What may be nil and is used in pasted code as if it were not, and what is never nil and is bound as if it were:
/// swiftc refuses both.
extension Checker {
  /// A member of something that may be nil, without `?` or `!` before it: `navigationController.pushViewController(…)`.
  ///
  /// - Parameters:
  ///   - name: what may be nil, of `receiver`.
  ///   - type: what it is when it is there.
  mutating func noteUnwrapping(
    _ name: Name, of receiver: SwiftType?, _ type: SwiftType, _ parts: ArraySlice<SyntaxNode.ID>, _ index: Int
  ) {
    guard isAsStrictAsSwift, index + 1 < parts.endIndex,
      tree[parts[index]].flags.isDisjoint(with: [.optional, .forced])
    else { return }
    guard receiver.map({ isOptional(name, of: $0) }) ?? (written(name)?.isOptional == true) else { return }
    let next = parts[index + 1]
    let word = text(name)
    switch tree[next].kind {
    case .call:
      guard case .closure = type else { return }
      reportSlip(
        "check.optional", "'\(word)' may be nil, so it cannot be called like that", at: tree[parts[index]].range,
        notes: [.init("write '\(word)?(…)'")])
    case .member:
      guard let member = tree[next].name, isMember(member, of: type) else { return }
      reportSlip(
        "check.optional", "'\(word)' may be nil, so '\(text(member))' cannot be used on it like that",
        at: memberRange(tree[next]), notes: [.init("write '\(word)?.\(text(member))'")])
    default: return
    }
  }

  /// Whether the method that is read binds a name somewhere: in a loop over what presim does not know, say.
  private func isBoundInside(_ name: Name) -> Bool {
    guard let method = swift.method else { return false }
    var pending = [method.node]
    while let node = pending.popLast() {
      if tree[node].kind == .namePattern, tree[node].name == name { return true }
      pending += tree.children(of: node)
    }
    return false
  }

  /// A path that begins with something that may be nil.
  mutating func noteUnwrapping(head name: Name, _ type: SwiftType, _ parts: ArraySlice<SyntaxNode.ID>) {
    guard isAsStrictAsSwift, parts.count > 1 else { return }
    if written(name) != nil { return noteUnwrapping(name, of: nil, type, parts, parts.startIndex) }
    guard !isBoundInside(name) else { return }
    guard let owner = builder.owner, !builder.isStatic, swift.valueOfRow[owner.index] == nil else { return }
    noteUnwrapping(name, of: .object(bases[Int(owner.index)], owner), type, parts, parts.startIndex)
  }

  /// `navigationController.title = x`: what an assignment goes through.
  mutating func noteUnwrapping(before member: Name, _ parts: [SyntaxNode.ID]) {
    guard isAsStrictAsSwift, let last = parts.last, let name = tree[last].name,
      tree[last].flags.isDisjoint(with: [.optional, .forced]), tree[last].kind != .call
    else { return }
    guard parts.count < 3, tree[parts[0]].kind == .identifier else { return }
    let type: SwiftType
    if parts.count == 1, let found = written(name) {
      guard found.isOptional else { return }
      type = found.type
    } else {
      let receiver: SwiftType
      if parts.count == 2, let head = tree[parts[0]].name, let found = written(head) {
        receiver = found.type
      } else {
        guard parts.count == 1 && !isBoundInside(name) || tree[parts[0]].name == .self, let owner = builder.owner,
          !builder.isStatic, swift.valueOfRow[owner.index] == nil
        else { return }
        receiver = .object(bases[Int(owner.index)], owner)
      }
      guard isOptional(name, of: receiver) else { return }
      type =
        property(name, of: receiver)?.type
        ?? receiver.base.flatMap { uikitProperty(text(name), $0) }.map { SwiftType($0.type) } ?? .unknown
    }
    guard isMember(member, of: type) else { return }
    reportSlip(
      "check.optional", "'\(text(name))' may be nil, so '\(text(member))' cannot be used on it like that",
      at: memberRange(tree[last]), notes: [.init("write '\(text(name))?.\(text(member))'")])
  }

  /// `self.title` in a closure with `[weak self]`.
  mutating func noteWeakSelf(_ parts: ArraySlice<SyntaxNode.ID>) {
    guard isAsStrictAsSwift, parts.count > 1, let head = parts.first, tree[head].name == .self,
      tree[head].flags.isDisjoint(with: [.optional, .forced]), builder.function.kind == .closure,
      builder.holds[Name.`self`.id] == .weak, written(.self) == nil, let next = parts.dropFirst().first,
      tree[next].kind == .member, let member = tree[next].name
    else { return }
    reportSlip(
      "check.optional", "'self' is weak here, so '\(text(member))' cannot be used on it like that",
      at: memberRange(tree[next]), notes: [.init("write 'self?.\(text(member))'")])
  }

  /// `onDone()`, of a property that holds a closure or nil.
  mutating func noteCallOfOptional(
    _ name: Name, of receiver: SwiftType, _ parts: ArraySlice<SyntaxNode.ID>, _ index: Int
  ) {
    guard isAsStrictAsSwift, let own = property(name, of: receiver), case .closure = own.type else { return }
    noteUnwrapping(name, of: receiver, own.type, parts, index)
  }

  /// Whether a property is declared with `?`, by the file or by UIKit.
  func isOptional(_ name: Name, of receiver: SwiftType) -> Bool {
    if let own = property(name, of: receiver) {
      guard own.wrapper == nil, let annotation = own.annotation else { return false }
      return isOptional(annotation)
    }
    guard let base = receiver.base, let info = uikitProperty(text(name), base) else { return false }
    if base.inherits(from: .tabBarController), info.property == .viewControllers { return true }
    // A presentation controller always has both.
    if base.inherits(from: .presentationController) { return false }
    return info.property.isOptional
  }

  func isOptional(_ annotation: SyntaxNode.ID) -> Bool {
    tree[annotation].flags.contains(.optional) && !tree[annotation].flags.contains(.forced)
  }

  /// Whether a variable holds an optional for certain.
  func isOptional(_ annotation: SyntaxNode.ID?, _ initial: SyntaxNode.ID?) -> Bool {
    if let annotation { return isOptional(annotation) }
    guard let initial else { return false }
    let node = plain(initial)
    switch tree[node].kind {
    case .cast: return tree[node].flags.contains(.optional)
    case .path:
      let parts = Array(tree.children(of: node))
      guard let last = parts.last, !tree[last].flags.contains(.forced) else { return false }
      if parts.contains(where: { tree[$0].flags.contains(.optional) }) { return true }
      guard let name = tree[last].name, tree[last].kind != .call else { return false }
      guard parts.count == 1 || parts.count == 2 && tree[parts[0]].name == .self else { return false }
      if parts.count == 1, let found = written(name) { return found.isOptional }
      guard builder.function.kind != .step, let owner = builder.owner, swift.valueOfRow[owner.index] == nil else {
        return false
      }
      return isOptional(name, of: .object(bases[Int(owner.index)], owner))
    default: return false
    }
  }

  /// Whether what an optional holds has a member for certain that an optional has not.
  private func isMember(_ name: Name, of type: SwiftType) -> Bool {
    let word = text(name)
    let ofOptionals = ["map", "flatMap", "unsafelyUnwrapped", "hashValue", "debugDescription", "description", "take"]
    guard !ofOptionals.contains(word), !isDeclaredForOptionals(name) else { return false }
    switch type {
    case .object(let base, let id):
      if property(name, of: type) != nil || uikitProperty(word, base) != nil { return true }
      if !methods(word, on: base, exact: true).isEmpty || OutsideMembers.owner(of: word, isMethod: false) == base {
        return true
      }
      return id.map { lineage($0).contains { swift.members[$0.index]?.methods[name.id] != nil } } ?? false
    case .value(.string):
      return ["count", "uppercased", "lowercased", "hasPrefix", "hasSuffix", "append"].contains(word)
    case .list:
      return ["count", "append", "removeAll", "removeLast", "insert", "forEach", "first", "last"].contains(word)
    default: return false
    }
  }

  private func isDeclaredForOptionals(_ name: Name) -> Bool {
    (swift.standardRows["Optional"] ?? []).contains {
      swift.members[$0.row]?.properties[name.id] != nil || swift.members[$0.row]?.methods[name.id] != nil
    }
  }

  /// `if let card = CardViewController()`: what is never nil cannot be bound.
  mutating func noteNeedlessBinding(_ value: SyntaxNode.ID?, _ name: Name?, _ condition: SyntaxNode.ID) {
    guard isAsStrictAsSwift else { return }
    let isNever: Bool
    if let value { isNever = isNeverNil(value) } else { isNever = name.flatMap { written($0) }?.isNeverNil ?? false }
    guard isNever else { return }
    let range = value.map { tree[$0].range } ?? tree[condition].range
    let shown = value.map { tree.text(of: $0) } ?? name.map { text($0) } ?? ""
    reportSlip(
      "check.optional", "'\(shown)' is never nil, so 'let' in a condition cannot bind it", at: range,
      notes: [.init("write 'let' as a statement of its own")])
  }

  /// Whether a value is no optional for certain.
  mutating func isNeverNil(_ value: SyntaxNode.ID) -> Bool {
    let node = plain(value)
    switch tree[node].kind {
    case .stringLiteral, .interpolatedString, .integerLiteral, .decimalLiteral, .trueLiteral, .falseLiteral: return true
    case .cast: return tree[node].flags.contains(.forced)
    case .path:
      let parts = Array(tree.children(of: node))
      guard let head = parts.first, tree[head].kind == .identifier, let name = tree[head].name,
        parts.allSatisfy({ tree[$0].flags.isDisjoint(with: [.optional, .forced]) })
      else { return false }
      if parts.count == 1 {
        if let found = written(name) { return found.isNeverNil }
        return isPlainProperty(name)
      }
      guard parts.count == 2 else { return false }
      if name == .self, tree[parts[1]].kind == .member, let member = tree[parts[1]].name {
        return isPlainProperty(member)
      }
      return tree[parts[1]].kind == .call && alwaysMakes(name)
    default: return false
    }
  }

  /// Whether `Name(…)` makes an object whatever it is given: one of UIKit's controllers, or one of a class whose
  /// initialisers the file has.
  private mutating func alwaysMakes(_ name: Name) -> Bool {
    guard names.utf8(of: name).first?.isCapital == true, written(name) == nil, swift.enums[name.id] == nil,
      let id = existingClass(name), bases[Int(id.index)].kind != nil
    else { return false }
    for current in lineage(id) {
      let info = program.classes[Int(current.index)]
      guard info.isDeclared || UIKitClass.allCases.contains(where: { $0.name == info.name }) else { return false }
      let initializers = swift.members[current.index]?.initializers ?? []
      if initializers.contains(where: { tree[$0.node].flags.contains(.optional) && $0.labels != ["coder"] }) {
        return false
      }
    }
    return true
  }

  /// Whether a property of this class says with its type that it is never nil.
  private mutating func isPlainProperty(_ name: Name) -> Bool {
    guard let owner = builder.owner, swift.valueOfRow[owner.index] == nil,
      let own = property(name, of: .object(bases[Int(owner.index)], owner)), own.wrapper == nil
    else { return false }
    if let annotation = own.annotation { return isNeverNil(annotation: annotation) }
    // What names mean in it, this place does not say.
    guard let initial = own.initial, tree[plain(initial)].kind != .path else { return false }
    return isNeverNil(initial)
  }

  /// Whether a type that is written is one of Swift's or UIKit's, or one of the file's that is no alias.
  mutating func isNeverNil(annotation: SyntaxNode.ID) -> Bool {
    guard tree[annotation].flags.isDisjoint(with: [.optional, .forced]) else { return false }
    switch tree[annotation].kind {
    case .typeName:
      guard let name = tree[annotation].name, swift.aliases[name.id] == nil, swift.generics[name.id] == nil else {
        return false
      }
      if ["String", "Int", "Bool", "Double", "CGFloat", "Float"].contains(text(name)) { return true }
      guard let id = existingClass(name) else { return false }
      return program.classes[Int(id.index)].isDeclared || UIKitClass.allCases.contains { $0.name == text(name) }
    default: return false
    }
  }
}

extension Property {
  /// Whether UIKit declares it as an optional on each class that has it.
  fileprivate var isOptional: Bool {
    switch self {
    case .navigationController, .tabBarController, .splitViewController, .parent, .presentedViewController,
      .presentingViewController, .popoverPresentationController, .sheetPresentationController, .presentationController,
      .transitionCoordinator, .storyboard, .topViewController, .visibleViewController, .searchController,
      .transitioningDelegate, .rootViewController, .selectedViewController:
      true
    default: false
    }
  }
}
