/// Names without the point between two of them, and names that begin with the wrong kind of letter.
extension Checker {
  /// Whether a value of a type has a member, as far as the file and UIKit's tables say it.
  mutating func hasMember(_ name: Name, _ type: CertainType, isCall: Bool) -> Bool {
    let word = text(name)
    switch type {
    case .system: return isOfSystem(word, type)
    case .existential(let owner):
      return ([owner.id] + inherited(by: owner.id)).contains {
        swift.protocolMembers[$0]?.methods[name.id] != nil || swift.protocolMembers[$0]?.properties[name.id] != nil
      }
    case .value(let id):
      let row = swift.values[Int(id.index)].row
      return isCall ? swift.members[row.index]?.methods[name.id] != nil : property(name, of: .enumeration(id)) != nil
    case .object(let base, let id):
      guard isCall else {
        return property(name, of: .object(base, id)) != nil || uikitProperty(word, base) != nil
          || isOfSystem(word, type)
      }
      return !methods(word, on: base, exact: true).isEmpty || isOfSystem(word, type)
        || (id.map { lineage($0).contains { swift.members[$0.index]?.methods[name.id] != nil } } ?? false)
    case .list:
      return ["append", "forEach", "map", "filter", "compactMap", "first", "last", "count", "isEmpty", "contains"]
        .contains(word)
    case .basic(.bool): return isCall && word == "toggle"
    case .basic(.text):
      return isCall
        ? ["append", "hasPrefix", "hasSuffix", "uppercased", "lowercased"].contains(word)
        : ["count", "isEmpty", "first", "last"].contains(word)
    default: return false
    }
  }

  /// Whether the type in which code stands is seen whole, so that nothing else can be meant by a name that nobody declares.
  private var isSeenWhole: Bool {
    switch certainSelf {
    case .object(_, let id?): isPastedWhole(id, orBelowSystem: true)
    case .value: true
    default: false
    }
  }

  /// The type of a name that can be seen here; nil of one that nothing declares.
  mutating func typeOfVisible(_ name: Name) -> CertainType? {
    var isVisible = swift.certain.blocks.contains { $0[name.id] != nil } || property(name, of: ownType) != nil
    if !isVisible, case .object(let base, _?) = certainSelf {
      isVisible = uikitProperty(text(name), base) != nil || isOfSystem(text(name), certainSelf)
    }
    guard isVisible || name == .self else { return nil }
    let outer = swift.certain.isChecking
    swift.certain.isChecking = false
    defer { swift.certain.isChecking = outer }
    return certainType(ofName: name).unwrapped
  }

  // MARK: Points

  /// `avatarisHidden = true`, `profilestart()`: two names of which the second is a member of the first.
  mutating func noteMissingDot(_ name: Name, _ range: SourceRange?, isCall: Bool) -> Bool {
    let word = text(name)
    guard swift.certain.isChecking, !swift.certain.isUnclear, let range, word.utf8.count > 7,
      names.utf8(of: name).first?.isSmall == true, isSeenWhole, !isDeclaredSomewhere(word), !isNameOfUIKit(word),
      isWrittenOnce(word), !swift.certain.blocks.contains(where: { $0[name.id] != nil })
    else { return false }
    let letters = Array(word.utf8)
    for split in 3..<(letters.count - 2) where letters[split].isSmall {
      let (head, tail) = (String(word.prefix(split)), String(word.dropFirst(split)))
      // `superviewDidLoad()`
      let isOfSuper = head == "super" && isCall && swift.certain.method?.name == tail
      guard isOfSuper || head != "super", let first = names.find(isOfSuper ? "self" : head),
        let type = typeOfVisible(first)
      else { continue }
      let member = names.intern(tail)
      grow()
      guard isOfSuper || hasMember(member, type, isCall: isCall) else { continue }
      reportSlip(
        "check.unknown-name", "'.' is missing between '\(head)' and '\(tail)'", at: range,
        notes: [.init("write '\(head).\(tail)'")])
      return true
    }
    return false
  }

  /// `homepresent(card, animated: true)` at column one: a name of the file, and a method that it has.
  mutating func noteMissingDot(inStep node: SyntaxNode.ID) -> Bool {
    guard reading == .scenario, builder.function.kind == .step, !isPasted, let value = tree.child(of: node, at: 0),
      tree[value].kind == .path, case let parts = Array(tree.children(of: value)), parts.count == 2,
      tree[parts[0]].kind == .identifier, tree[parts[1]].kind == .call, let name = tree[parts[0]].name,
      case let letters = Array(text(name).utf8), letters.count > 5, !isDeclaredSomewhere(text(name))
    else { return false }
    grow()
    for split in 1..<(letters.count - 2) where letters[split].isSmall {
      let (head, tail) = (String(text(name).prefix(split)), String(text(name).dropFirst(split)))
      guard let first = names.find(head), case .controller(let id) = entity(first) else { continue }
      let type = program.outline.classes[Int(id)]
      guard
        !methods(tail, on: bases[Int(type.index)], exact: true).isEmpty
          || names.find(tail).map({ own in
            lineage(type).contains { swift.members[$0.index]?.methods[own.id] != nil }
          }) == true
      else { continue }
      reportSlip(
        "check.unknown-name", "'.' is missing between '\(head)' and '\(tail)'", at: tree[parts[0]].range,
        notes: [.init("write '\(head).\(tail)'")])
      return true
    }
    return false
  }

  /// `UIColorblack`, `Settingsshared`: a type of UIKit's or of the file's, and what it has once.
  mutating func noteMissingDot(inType word: String, _ range: SourceRange) -> Bool {
    let letters = Array(word.utf8)
    guard swift.certain.isChecking, letters.count > 8, letters[0].isCapital, isWrittenOnce(word),
      !isDeclaredSomewhere(word)
    else { return false }
    for split in 3..<(letters.count - 2) where letters[split].isSmall {
      let (head, tail) = (String(word.prefix(split)), String(word.dropFirst(split)))
      let isCase = UIKitEnum.allCases.contains { $0.name == head && $0.row(named: tail) != nil }
      guard
        isCase || hasStatic(tail, head)
          || SystemInterface.row(named: head) != nil
            && !SystemInterface.members(tail, of: head, isStatic: true).isEmpty
      else { continue }
      reportSlip(
        "check.unknown-name", "'.' is missing between '\(head)' and '\(tail)'", at: range,
        notes: [.init("write '\(head).\(tail)'")])
      return true
    }
    return false
  }

  /// Whether a type of the file's has a static member or a case of a name.
  private mutating func hasStatic(_ word: String, _ owner: String) -> Bool {
    guard let name = names.find(owner), let member = names.find(word), isDeclaredType(name) else { return false }
    let type = certainType(named: name)
    if case .value(let id) = type, swift.cases[Int(id.index)].contains(where: { $0.name == member }) { return true }
    return rows(of: type).contains { row in
      swift.members[row.index]?.properties[member.id]?.isStatic == true
        || swift.members[row.index]?.methods[member.id]?.contains { $0.isStatic } == true
    }
  }

  // MARK: Capitals

  /// A name that begins with a small letter in place of its capital.
  mutating func nameInSmallLetters(of word: String) -> Name {
    let name = names.intern(word.prefix(1).lowercased() + word.dropFirst())
    grow()
    return name
  }

  /// A type that begins with a small letter where it is written: `uIWindow`, `loadError`.
  mutating func typeInCapitals(of word: String) -> String? {
    guard word.utf8.first?.isSmall == true, case let big = word.prefix(1).uppercased() + word.dropFirst(),
      UIKitClass(named: big) != nil || SystemInterface.row(named: big) != nil || WellKnownTypes.names.contains(big)
        || names.find(big).map({ isDeclaredType($0) }) == true
    else { return nil }
    return big
  }

  /// A controller's class that the file names, and that begins with a small letter where it is made: `detailViewController()`.
  private func controllerInCapitals(of word: String) -> String? {
    let big = word.prefix(1).uppercased() + word.dropFirst()
    guard word.hasSuffix("ViewController") || word.hasSuffix("VC") else { return nil }
    return names.find(big) != nil ? big : nil
  }

  /// `uIViewController()`
  mutating func noteClassInSmallLetters(_ name: Name) -> Bool {
    let word = text(name)
    // In the first value of a property no method of the type can be meant.
    guard swift.certain.isChecking,
      word.hasPrefix("uI") || word.hasPrefix("nS")
        || (word.hasSuffix("ViewController") || word.hasSuffix("VC")) && isSeenWhole
        || swift.certain.owner == nil && swift.certain.method == nil && !swift.certain.isStep && isWrittenOnce(word),
      !isDeclaredSomewhere(word), let range = swift.certain.place,
      let big = typeInCapitals(of: word) ?? controllerInCapitals(of: word)
    else { return false }
    reportSlip("check.unknown-class", "cannot find '\(word)' in this file", at: range, near: big)
    return true
  }

  /// `loadError.failed`, `userDefaults.standard`: a member of a type, on a name that begins with a small letter and that
  /// nothing declares.
  mutating func noteTypeInSmallLetters(_ name: Name, _ parts: [SyntaxNode.ID]) -> Bool {
    let word = text(name)
    guard swift.certain.isChecking, !swift.certain.isUnclear, isSeenWhole, parts.count > 1,
      tree[parts[1]].kind == .member, let member = tree[parts[1]].name, let big = typeInCapitals(of: word),
      !isDeclaredSomewhere(word), !isPropertyOfUIKit(word),
      !swift.certain.blocks.contains(where: { $0[name.id] != nil })
    else { return false }
    let type = names.find(big).map { certainType(named: $0) } ?? .unknown
    let isStatic: Bool
    if case .value(let id) = type, swift.cases[Int(id.index)].contains(where: { $0.name == member }) {
      isStatic = true
    } else {
      isStatic =
        rows(of: type).contains { swift.members[$0.index]?.properties[member.id]?.isStatic == true }
        || !SystemInterface.members(text(member), of: big, isStatic: true).isEmpty
    }
    guard isStatic else { return false }
    reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: tree[parts[0]].range, near: big)
    return true
  }

  /// `NavigationItem.title`: a member of a value, on a name that begins with a capital and that no type has. A type of
  /// another file may be called as a variable is: only of a value of another type it is a slip.
  mutating func noteValueInCapitals(_ name: Name, _ parts: [SyntaxNode.ID]) -> Bool {
    let word = text(name)
    guard swift.certain.isChecking, !swift.certain.isUnclear, word.utf8.count > 2, word != "Self", isWrittenOnce(word),
      !isDeclaredType(name), !isDeclaredSomewhere(word), UIKitClass(named: word) == nil,
      SystemInterface.row(named: word) == nil, !WellKnownTypes.names.contains(word)
    else { return false }
    if noteMissingDot(inType: word, tree[parts[0]].range) { return true }
    let near = nameInSmallLetters(of: word)
    guard let member = tree[parts[1]].name, let type = typeOfVisible(near), self.name(of: type) != word else {
      return false
    }
    let isCall = parts.count > 2 && tree[parts[2]].kind == .call
    guard hasMember(member, type, isCall: isCall) else { return false }
    reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: tree[parts[0]].range, near: text(near))
    return true
  }

  /// `show(message: "Try again")` with a capital, where the class has the method and nothing is called as it is written.
  mutating func noteMethodInCapitals(_ name: Name, _ call: SyntaxNode.ID) -> Bool {
    let word = text(name)
    guard swift.certain.isChecking, !swift.certain.isUnclear, let range = swift.certain.place, word.utf8.count > 2,
      isWrittenOnce(word), !isDeclaredType(name), !isDeclaredSomewhere(word), UIKitClass(named: word) == nil,
      SystemInterface.row(named: word) == nil, !WellKnownTypes.names.contains(word),
      !WellKnownTypes.standard.contains(word), case .object(let base, let id?) = certainSelf,
      isPastedWhole(id, orBelowSystem: true), case let near = nameInSmallLetters(of: word)
    else { return false }
    let own = lineage(id).flatMap { swift.members[$0.index]?.methods[near.id] ?? [] }
    let given: [(label: String?, isClosure: Bool)] = arguments(call).map {
      ($0.label, tree[$0.value].kind == .closure)
    }
    guard
      own.contains(where: { match($0, call) != nil })
        || !arguments(call).isEmpty
          && methods(text(near), on: base, exact: true).contains(where: { places(given, $0) != nil })
    else { return false }
    reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: range, near: text(near))
    return true
  }

  /// `Int.slef`, `Card.selff`: the type itself, with a slip in its one word.
  mutating func noteNearMeta(_ member: Name, _ part: SyntaxNode.ID) -> Bool {
    let (word, wanted) = (text(member), Array("self".utf8))
    let letters = Array(word.utf8)
    guard swift.certain.isChecking, word != "self",
      letters.sorted() == wanted.sorted()
        || wanted.indices.contains(where: { doubles(wanted, at: $0, letters) }), !isDeclaredSomewhere(word)
    else { return false }
    reportSlip("check.unknown-property", "no type has a member '\(word)'", at: memberRange(tree[part]), near: "self")
    return true
  }

  // MARK: Inheritance

  /// `class Kind: String`, `struct Bar: UISearchBar`: what a type cannot inherit from.
  mutating func noteInheritance(of node: SyntaxNode.ID) {
    let isClass = tree[node].kind == .classDeclaration
    guard !swift.isOld,
      let own = tree[node].name ?? classNodes.first(where: { $0.node == node }).map({ classNames[Int($0.row)] })
    else { return }
    for type in tree.children(of: node) where tree[type].kind == .typeName {
      guard let name = tree[type].name, case let word = text(name), swift.protocols[name.id] == nil,
        !known(name).isProtocol
      else { continue }
      if isClass {
        guard isValueType(name) else { continue }
        return reportSlip(
          "check.inheritance", "'\(word)' is no class, and '\(text(own))' cannot inherit from it", at: tree[type].range,
          notes: [.init("write 'class \(text(own)): UIViewController', or the class that is meant")])
      }
      guard
        UIKitClass(named: word)?.kind != nil || word == "UIView" || SystemInterface.inherits(word, from: "UIView")
          || declaredClass(name) != nil && !isDeclaredTwice(type: name)
      else { continue }
      let what = tree[node].kind == .enumDeclaration ? "an enumeration" : "a structure"
      return reportSlip(
        "check.inheritance", "'\(word)' is a class, and \(what) inherits from none", at: tree[type].range,
        notes: [.init("write 'class \(text(own)): \(word)'")])
    }
  }

  private mutating func isDeclaredTwice(type name: Name) -> Bool {
    _ = isDeclaredType(name)
    return swift.certain.declared?[name.id] ?? 1 > 1
  }

  /// Whether a name is that of a structure or an enumeration, for certain.
  private mutating func isValueType(_ name: Name) -> Bool {
    let word = text(name)
    if isDeclaredType(name) {
      // What stands in another type is called by that: a type of another module may be meant.
      return swift.certain.declared?[name.id] == 1 && swift.enums[name.id] != nil
        && tree.items.contains {
          (tree[$0].kind == .structDeclaration || tree[$0].kind == .enumDeclaration) && tree[$0].name == name
        }
    }
    if ["String", "Int", "Bool", "Double", "Float", "Character", "Array", "Dictionary", "Set", "Date", "Data"].contains(
      word)
    {
      return true
    }
    return SystemInterface.row(named: word).map { SystemInterface.entries[Int($0)].kind != .class } ?? false
  }
}

extension SyntaxKind {
  /// Whether an expression of this kind gives a value for certain, whatever it names: a call may give nothing back.
  var isCertainValue: Bool {
    switch self {
    case .enumCase, .nilLiteral, .list, .dictionary, .stringLiteral, .interpolatedString, .closure: true
    default: false
    }
  }

  /// Whether it is a literal that stands for no closure.
  var isPlainLiteral: Bool {
    switch self {
    case .stringLiteral, .interpolatedString, .integerLiteral, .decimalLiteral, .trueLiteral, .falseLiteral,
      .nilLiteral:
      true
    default: false
    }
  }
}
