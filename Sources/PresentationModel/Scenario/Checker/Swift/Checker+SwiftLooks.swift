/// What expectations look at that only the file's Swift knows: static properties, the application.
extension Checker {
  /// `OverlayWindow.shared.rootViewController`, `UIApplication.shared.keyWindow`; nil for another path.
  mutating func staticValue(_ node: SyntaxNode.ID, _ parts: [SyntaxNode.ID], _ scope: Scope) -> PathResult? {
    guard scope.owner == nil, let head = parts.first, tree[head].kind == .identifier, let name = tree[head].name else {
      return nil
    }
    if isVariable(name) {
      // A variable at column one.
    } else if text(name) != "UIApplication" {
      guard parts.count > 1, tree[parts[1]].kind == .member, let member = tree[parts[1]].name else { return nil }
      guard let id = knownClass(name), hasStatic(member, id, parts) else { return nil }
    }
    return lookedUp(node)
  }

  /// Whether the file's Swift gives a class a static property or method of a name, or gives it to a class above.
  private mutating func hasStatic(_ member: Name, _ id: ClassID, _ parts: [SyntaxNode.ID]) -> Bool {
    guard parts.count > 2, tree[parts[2]].kind == .call else { return property(member, of: .type(id)) != nil }
    swift.builders.append(looker(at: parts[0]))
    defer { swift.builders.removeLast() }
    return method(member, of: .type(id), parts[2])?.isStatic ?? false
  }

  /// What an expression of an expectation comes to, as a function that is looked at; nil where it cannot be read.
  private mutating func lookedUp(_ node: SyntaxNode.ID, expecting type: SwiftType = .unknown) -> PathResult? {
    guard let (code, type) = lookedUpAsSwift(node, expecting: type) else { return nil }
    var found = StaticType(.anything)
    switch type {
    case .object(let base, let id): found = StaticType(.instance(base), exact: false, classID: id)
    case .value(let value): found = StaticType(value)
    case .list(let element): found = StaticType(.list(element.valueType ?? .anything))
    default: break
    }
    return .value(code, found)
  }

  private mutating func lookedUpAsSwift(
    _ node: SyntaxNode.ID, expecting wanted: SwiftType
  ) -> (Expression, SwiftType)? {
    swift.builders.append(looker(at: node))
    builder.beginsStatement = true
    guard let (operand, type) = lowerValue(node, expecting: wanted) else {
      swift.builders.removeLast()
      return nil
    }
    emit(.return(isInAnyOrder(type) || isInAnyOrder(wanted) ? inOrder(operand, node) : operand), node)
    return (.code(program.add(finish())), type)
  }

  /// Whether a side of a comparison is a set or a dictionary of the file's, whose elements have no order.
  private mutating func comparesInAnyOrder(_ sides: [SyntaxNode.ID]) -> Bool {
    guard swift.readsExpectation, sides.count == 2 else { return false }
    for side in sides where tree[side].kind == .path {
      guard let head = tree.child(of: side, at: 0), let name = tree[head].name, typeOfHead(name) != nil else {
        continue
      }
      if isInAnyOrder(typeOutsideOfCode(side)) { return true }
    }
    return false
  }

  /// What is known of an expression that stands in no function.
  private mutating func typeOutsideOfCode(_ node: SyntaxNode.ID) -> SwiftType {
    swift.builders.append(looker(at: node))
    defer { swift.builders.removeLast() }
    return staticType(node)
  }

  /// A function that looks at an expression.
  private func looker(at node: SyntaxNode.ID) -> SwiftBuilder {
    let range = tree[node].range
    var builder = SwiftBuilder(
      .expression, name: "", line: source.line(of: Int(range.start)), range: byteRange(range), owner: nil)
    builder.isStatic = true
    return builder
  }

  /// Whether a name is that of a variable at column one, and of nothing else.
  private func isVariable(_ name: Name) -> Bool {
    // What makes a controller has its name, and looking does not make it.
    guard swift.globals.properties[name.id]?.field != nil, case .nothing = entity(name) else { return false }
    return swift.made[text(name)] == nil
  }

  // MARK: What the file's own code has

  private enum Look { case plain, code, nothing(SourceRange, type: String, word: String) }

  /// `home.items.count`, `home.isFull`, `nav.presentedViewController.id`: what only the file's Swift has; nil for a path of
  /// UIKit's properties and of stored ones.
  mutating func ownValue(_ node: SyntaxNode.ID, _ parts: [SyntaxNode.ID], _ scope: Scope) -> PathResult? {
    guard swift.readsExpectation, scope.owner == nil, parts.count > 1, parts.count <= Simulator.memberLimit else {
      return nil
    }
    switch look(at: parts) {
    case .plain: return nil
    case .nothing(let range, let type, let word):
      report("check.unknown-property", "value of type '\(type)' has no member '\(word)'", at: range)
      return .failure
    case .code:
      let wrong = diagnostics.count
      if let found = lookedUp(node) { return found }
      return diagnostics.count == wrong ? nil : .failure
    }
  }

  /// `expect home.state == .open`, of an enumeration of the file's: the case is of the type of the other side; nil for
  /// another comparison.
  mutating func comparesOwnCase(
    _ left: SyntaxNode.ID, _ right: SyntaxNode.ID, isEqual: Bool, _ scope: Scope
  ) -> Expectation.Kind? {
    guard swift.readsExpectation, scope.owner == nil, isUntyped(left) != isUntyped(right) else { return nil }
    let (path, own) = isUntyped(left) ? (right, left) : (left, right)
    let isList = tree[own].kind == .list && hasCases(own)
    guard tree[own].kind == .enumCase || tree[own].kind == .path || isList, tree[path].kind == .path,
      let head = tree.child(of: path, at: 0), let name = tree[head].name, typeOfHead(name) != nil || namesOwnType(name)
    else { return nil }
    var type = typeOutsideOfCode(path)
    if type.isUnknown, let last = tree.lastChild(of: path), tree[last].kind == .member, let name = tree[last].name {
      type = onlyType(ofProperties: name)
      let parts = Array(tree.children(of: path).suffix(2))
      if ["first", "last"].contains(text(name)), let whole = tree[parts[0]].name,
        case .list(let element) = onlyType(ofProperties: whole)
      {
        type = element
      }
    } else if type.isUnknown, let last = tree.lastChild(of: path), tree[last].kind == .subscriptAccess,
      tree[own].kind == .enumCase, let name = tree[own].name, let (id, _) = onlyCase(name)
    {
      // `board[0, 1]`, of a generic type of the file's.
      type = .enumeration(id)
    }
    switch type {
    case .enumeration where !isList, .list(.enumeration) where isList, .list(.value) where isList: break
    default: return nil
    }
    guard case .value(let one, _)? = lookedUp(path),
      case .value(let other, _)? = lookedUp(own, expecting: type)
    else { return nil }
    return path == left ? .compare(one, other, isEqual: isEqual) : .compare(other, one, isEqual: isEqual)
  }

  /// Whether a name is that of a type of the file's: `AppSettings.shared.theme == .dark`.
  private mutating func namesOwnType(_ name: Name) -> Bool {
    guard case .nothing = entity(name) else {
      return existingClass(name).map { swift.members[$0.index] != nil } ?? false
    }
    return swift.enums[name.id] != nil || existingClass(name).map { swift.members[$0.index] != nil } ?? false
  }

  /// `[.dark]`, `[.open(1), .closed]`
  private func hasCases(_ list: SyntaxNode.ID) -> Bool {
    tree.children(of: list).contains { isUntyped($0) && tree[$0].kind != .list && tree[$0].kind != .nilLiteral }
  }

  /// The type of the properties of a name, whichever class has one: an enumeration, or a list of one; unknown where they are
  /// of several.
  private func onlyType(ofProperties name: Name) -> SwiftType {
    var found: (id: EnumID, isList: Bool)?
    for members in swift.members.values {
      guard let own = members.properties[name.id], !own.isStatic else { continue }
      let type: (id: EnumID, isList: Bool)
      switch own.type {
      case .enumeration(let id): type = (id, false)
      case .list(.enumeration(let id)): type = (id, true)
      default: return .unknown
      }
      if let found, found != type { return .unknown }
      found = type
    }
    return found.map { $0.isList ? .list(.enumeration($0.id)) : .enumeration($0.id) } ?? .unknown
  }

  /// An expectation with something that only Swift has: its sides are looked at by functions; nil for another one, and
  /// where a side cannot be read.
  mutating func ofSwift(_ node: SyntaxNode.ID, _ scope: Scope) -> Expectation.Kind? {
    guard scope.owner == nil, case let sides = Array(tree.children(of: node)), !sides.isEmpty,
      isOfSwift(sides) || comparesInAnyOrder(sides)
    else { return nil }
    switch tree[node].kind {
    case .expectTrue, .expectFalse:
      guard case .value(let value, _)? = lookedUp(sides[0], expecting: .value(.bool)) else { return nil }
      return .truth(value, tree[node].kind == .expectTrue)
    case .expectEqual, .expectNotEqual:
      guard sides.count == 2 else { return nil }
      let turnsRound = isUntyped(sides[0]) && !isUntyped(sides[1])
      let (first, second) = turnsRound ? (sides[1], sides[0]) : (sides[0], sides[1])
      guard let (one, type) = lookedUpAsSwift(first, expecting: .unknown),
        let (other, _) = lookedUpAsSwift(second, expecting: type)
      else { return nil }
      let isEqual = tree[node].kind == .expectEqual
      return turnsRound ? .compare(other, one, isEqual: isEqual) : .compare(one, other, isEqual: isEqual)
    default: return nil
    }
  }

  /// Whether some type of the file's has a property or a method of the name of a part.
  private func isOwnMember(_ part: SyntaxNode.ID) -> Bool {
    guard tree[part].kind == .member, let name = tree[part].name else { return false }
    return swift.members.values.contains { $0.properties[name.id] != nil || $0.methods[name.id] != nil }
  }

  /// Whether the sides of a comparison have something that only Swift has: operators, closures, interpolated texts, key
  /// paths, values of the file's structures and enumerations.
  private mutating func isOfSwift(_ sides: [SyntaxNode.ID]) -> Bool {
    var pending = sides
    while let current = pending.popLast() {
      switch tree[current].kind {
      case .typeTest:
        guard let type = tree.child(of: current, at: 1), let name = tree[type].name else { break }
        if swift.enums[names.find(String(text(name).split(separator: ".").last ?? ""))?.id ?? name.id] != nil {
          return true
        }
      case .binary, .ternary, .interpolatedString, .keyPath, .closure, .tuple: return true
      case .path:
        let parts = Array(tree.children(of: current))
        if parts.count > 1, tree[parts[0]].kind == .identifier, let name = tree[parts[0]].name,
          case .nothing = entity(name), existingOrStandard(name, parts[1])
        {
          return true
        }
        // `UserDefaults.standard.bool(forKey: "seen")`
        if parts.count > 3, tree[parts[0]].name.map({ text($0) }) == "UserDefaults" { return true }
        // `ViewModel.State.open`
        if parts.count > 2, tree[parts[1]].kind == .member, let inner = tree[parts[1]].name,
          swift.enums[inner.id] != nil, let name = tree[parts[0]].name, existingClass(name) != nil
        {
          return true
        }
        // `split.viewController(for: .secondary)?.title`
        if parts.count > 3, tree[parts[1]].kind != .call,
          let call = parts.firstIndex(where: { tree[$0].kind == .call }),
          call < parts.count - 1
        {
          return true
        }
        // `(nav.topViewController as? HomeViewController)?.items.first`
        if parts.count > 1, tree[parts[0]].kind == .parenthesized,
          parts.dropFirst().contains(where: { isOwnMember($0) })
        {
          return true
        }
        // `preferredContentSize.width`, `interfaceOrientation.isLandscape`
        if parts.count > 2, tree[parts[parts.count - 1]].kind == .member,
          let value = tree[parts[parts.count - 2]].name, let property = known(value).property,
          property.facts.type.isPlainValue
        {
          return true
        }
        // `pair.1`, `home.$level`
        if parts.contains(where: { tree[$0].kind == .member && (isNumber($0) || isProjection($0)) }) { return true }
      default: break
      }
      pending += tree.children(of: current)
    }
    return false
  }

  /// Whether a name at the head of a path is that of a structure or an enumeration of the file's, or of a type of Swift's
  /// that makes a value.
  private func existingOrStandard(_ name: Name, _ next: SyntaxNode.ID) -> Bool {
    if swift.enums[name.id] != nil { return true }
    return tree[next].kind == .call
      && ["String", "Int", "Double", "Bool", "Set", "Array", "Dictionary", "min", "max", "abs"].contains(text(name))
  }

  private func isProjection(_ member: SyntaxNode.ID) -> Bool {
    tree[member].name.map { names.utf8(of: $0).first == UInt8(ascii: "$") } ?? false
  }

  private func isNumber(_ member: SyntaxNode.ID) -> Bool {
    tree[member].name.map { names.utf8(of: $0).allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } }
      ?? false
  }

  /// Whether a path that is handed over is read by the file's Swift alone.
  mutating func isReadBySwift(_ parts: [SyntaxNode.ID]) -> Bool {
    guard let head = parts.first else { return false }
    if parts.count > 1, tree[parts[1]].kind == .call, tree[head].kind == .identifier, let name = tree[head].name,
      let id = existingClass(name), hasOwnInitializer(id) || hasOwnFields(id)
    {
      return true
    }
    // `CardViewController.make()`
    if parts.count > 2, tree[head].kind == .identifier, let name = tree[head].name, let id = existingClass(name),
      tree[parts[1]].kind == .member, let member = tree[parts[1]].name, tree[parts[2]].kind == .call,
      method(member, of: .type(id), parts[2])?.isStatic ?? false
    {
      return true
    }
    // `Card.Animator.runs`, of a type in a type.
    if parts.count > 2, tree[head].kind == .identifier, tree[parts[1]].kind == .member,
      let name = tree[parts[1]].name, names.utf8(of: name).first?.isCapital == true,
      let outer = tree[head].name, existingClass(outer) != nil || swift.enums[outer.id] != nil,
      swift.enums[name.id] != nil || declaredClass(name) != nil
    {
      return true
    }
    guard parts.count > 1, parts.count <= Simulator.memberLimit, case .code = look(at: parts) else { return false }
    return true
  }

  private mutating func look(at parts: [SyntaxNode.ID]) -> Look {
    guard tree[parts[0]].kind == .identifier, let head = tree[parts[0]].name, var type = typeOfHead(head) else {
      return .plain
    }
    var hasOwn = false
    var isLabel = false
    var index = 1
    while index < parts.count {
      let part = parts[index]
      let isCall = index + 1 < parts.count && tree[parts[index + 1]].kind == .call
      index += isCall ? 2 : 1
      guard tree[part].kind == .member, let name = tree[part].name else {
        guard tree[part].kind == .subscriptAccess, !hasOwnSubscript(type, part) else {
          return hasOwn || tree[part].kind == .subscriptAccess ? .code : .plain
        }
        guard !hasOwn, case .list(let element) = type else { return hasOwn ? .code : .plain }
        type = element
        continue
      }
      let word = text(name)
      if !isCall, property(name, of: type) == nil, looksMembersUp(type) { return .code }
      if isLabel, word == "text" { return .code }
      guard case .object(let base, _) = type else {
        if hasOwn {
          guard let known = typeName(type), !isCall, !hasMember(name, type) else { return .code }
          return .nothing(memberRange(tree[part]), type: known, word: word)
        }
        guard !isCall, case .list(let element) = type else { return isCall ? .code : .plain }
        type = word == "first" || word == "last" ? element : .value(.int)
        continue
      }
      if let own = property(name, of: type), !own.isStatic {
        guard !isCall, own.field != nil, !own.isOverriddenBelow, own.wrapper == nil, !own.isLazy else { return .code }
        (type, hasOwn) = (own.type, true)
        isLabel = self.isLabel(own)
        continue
      }
      if isLabel, word == "text" { return .code }
      if isCall {
        let isUIKits = base.lineage.contains { $0.hasMethod(word) }
        return !isUIKits && holders(of: name).contains { $0.members.methods[name.id] != nil } ? .code : .plain
      }
      // What a view of the code's own has, and the fields of an alert, only code knows.
      if hasOwn && base.inherits(from: .view) && isKeptOfViews(word)
        || word == "textFields" && names.find("addTextField") != nil
      {
        return .code
      }
      // What is there may be of a class below: `home.presentedViewController.topViewController.count`.
      let below = base == .viewController ? guessedBase(of: word, .unknown) : nil
      guard let info = uikitProperty(word, base) ?? below.flatMap({ uikitProperty(word, $0) }) else {
        return holders(of: name).contains { $0.members.properties[name.id].map { !$0.isStatic } ?? false }
          ? .code : .plain
      }
      type = SwiftType(info.typeRead)
    }
    return .plain
  }

  /// Whether the file's Swift says what a subscript of a value gives.
  private mutating func hasOwnSubscript(_ type: SwiftType, _ access: SyntaxNode.ID) -> Bool {
    swift.builders.append(looker(at: access))
    defer { swift.builders.removeLast() }
    return subscripts(of: type, access) != nil
  }

  private mutating func typeOfHead(_ name: Name) -> SwiftType? {
    typeInOutline(name) ?? madeID(text(name)).map { swift.madeTypes[Int($0.index)] }
      ?? (isVariable(name) ? swift.globals.properties[name.id]?.type : nil)
  }

  private mutating func hasMember(_ name: Name, _ type: SwiftType) -> Bool {
    if property(name, of: type) != nil || isValueMember(name, of: type) { return true }
    if addressTakesNil(text(name), of: type) != nil { return true }
    switch (type, text(name)) {
    case (.list, "first"), (.list, "last"), (.list, "count"), (.list, "isEmpty"), (.list, "indices"), (.list, "lazy"),
      (.slice, "first"), (.slice, "last"), (.slice, "count"), (.slice, "isEmpty"),
      (.unordered, "count"), (.unordered, "isEmpty"), (.unordered, "first"), (.dictionary, "count"),
      (.dictionary, "isEmpty"), (.dictionary, "keys"), (.dictionary, "values"), (.dictionary, "first"),
      (.value(.string), "count"), (.value(.string), "isEmpty"), (.value(.string), "first"),
      (.value(.string), "last"), (.value(.int), "magnitude"), (.value(.number), "magnitude"), (_, "self"):
      return true
    case (.value(.string), let word): return Self.characterMembers[word] != nil
    default: return false
    }
  }

  /// A type as Swift writes it; nil for one that is not known.
  private func typeName(_ type: SwiftType) -> String? {
    switch type {
    case .value(.number): "Double"
    case .value(let value): value.name
    case .list(let element): typeName(element).map { "[\($0)]" }
    case .slice(let element): typeName(element).map { "ArraySlice<\($0)>" }
    case .unordered(let element): typeName(element).map { "Set<\($0)>" }
    case .dictionary(let key, let value):
      if let key = typeName(key), let value = typeName(value) { "[\(key): \(value)]" } else { nil }
    case .enumeration(let id): program.swift.enums[Int(id.index)].name
    default: nil
    }
  }

  /// The members that expectations name: they are asked for by the class that is there.
  mutating func collectMembersLookedAt() {
    for item in tree.items {
      switch tree[item].kind {
      case .expectEqual, .expectNotEqual, .expectTrue, .expectFalse, .assignment, .compoundAssignment, .turnStatement:
        break
      default: continue
      }
      var pending = [item]
      while let node = pending.popLast() {
        pending += tree.children(of: node)
        if tree[node].kind == .member, let name = tree[node].name { swift.accessed.insert(name.id) }
        if tree[node].kind == .keyPath { for name in keyPathNames(node) ?? [] { swift.accessed.insert(name.id) } }
      }
    }
  }

  /// What may have been meant instead: `code makes: home (line 21), detail (line 30)`; nil where code makes nothing.
  var namesThatCodeMakes: String? {
    let made = program.swift.made.filter { !$0.name.isEmpty }
    guard swift.isUsed, !made.isEmpty else { return nil }
    let names = made.prefix(4).map { "\($0.name) (\(program.swift.lineText($0.line)))" }
    return "code makes: \(names.joined(separator: ", "))\(made.count > 4 ? ", …" : "")"
  }

  /// `HomeViewController`, for `homeViewController`.
  static func capital(_ word: String) -> String {
    guard let first = word.utf8.first, first.isSmall else { return word }
    return String(Unicode.Scalar(first - 0x20)) + word.dropFirst()
  }

  /// `home`, where code makes a `HomeViewController` for a variable `vc`: what it is called.
  func nameOfWhatIsMade(like word: String) -> String? {
    guard swift.isUsed else { return nil }
    for (row, type) in swift.madeTypes.enumerated() {
      guard case .object(_, let id?) = type, row < program.swift.made.count else { continue }
      let (name, made) = (program.classes[Int(id.index)].name, program.swift.made[row])
      if Self.shortName(name) == word, made.name != word {
        return "line \(made.line) makes a '\(name)': it is called '\(made.name)', by the variable"
      }
    }
    return nil
  }
}

extension ValueType {
  /// Whether UIKit has members of such a value that are no properties here: a size, a case.
  fileprivate var isPlainValue: Bool {
    switch self {
    case .size, .rect, .enumeration: true
    default: false
    }
  }
}
