extension Checker {
  /// Reads a value where a type is wanted; nil where it is wrong, which is reported.
  mutating func value(
    _ node: SyntaxNode.ID, expecting type: ValueType, takesNil: Bool, _ scope: Scope
  ) -> Expression? {
    let range = tree[node].range
    switch tree[node].kind {
    case .enumCase:
      guard let name = tree[node].name else { return nil }
      return wantedCase(name, type, at: range)
    case .path:
      if let found = namedController(node, expecting: type, takesNil: takesNil, scope) { return found }
      if let found = notFound(node) { return fits(found.1, type, takesNil: takesNil, at: range) ? found.0 : nil }
      if isRefused(node, expecting: type, scope) { return nil }
      if let found = caseWithArguments(node, type, scope) { return found }
      let result = implicitInit(node, type, scope) ?? resolve(node, scope)
      if case .enumCase(let name, let caseRange) = result { return wantedCase(name, type, at: caseRange) }
      guard let (expression, found) = self.expression(result, node, scope) else { return nil }
      return fits(found, type, takesNil: takesNil, at: range) ? expression : nil
    case .stringLiteral:
      return text(node, expecting: type, takesNil: takesNil, scope)
    case .list:
      return list(node, expecting: type, scope)
    case .selector where type != .anything:
      report("check.type", "cannot convert a selector to type '\(type.name)'", at: range)
      return nil
    case .integerLiteral where type == .instance(.viewController):
      report(
        "check.type", "cannot convert value of type 'Int' to type 'UIViewController'", at: range,
        notes: [Diagnostic.Note("a controller is called by its name, as in '\(somebody ?? "home")'")])
      return nil
    case .integerLiteral where type == .number:
      return tree.integer(of: node).map { .value(.decimal(Double($0))) }
    case .parenthesized:
      guard let inner = tree.child(of: node, at: 0) else { return nil }
      return value(inner, expecting: type, takesNil: takesNil, scope)
    default:
      guard let (expression, found) = anyValue(node, scope) else { return nil }
      return fits(found, type, takesNil: takesNil, at: range) ? expression : nil
    }
  }

  @inline(never) private mutating func text(
    _ node: SyntaxNode.ID, expecting type: ValueType, takesNil: Bool, _ scope: Scope
  ) -> Expression? {
    let range = tree[node].range
    if case .enumeration(let wanted) = type, wanted.row(named: tree.string(of: node)) != nil {
      report(
        "check.type", "cannot convert value of type 'String' to type '\(type.name)'", at: range,
        notes: [Diagnostic.Note("write '\(wanted.written(tree.string(of: node)))'")])
      return nil
    }
    if type == .bool, ["true", "false"].contains(tree.string(of: node)) {
      report(
        "check.type", "cannot convert value of type 'String' to type 'Bool'", at: range,
        notes: [Diagnostic.Note("did you mean '\(tree.string(of: node))'?")])
      return nil
    }
    guard let (expression, found) = anyValue(node, scope) else { return nil }
    guard type != .instance(.alertAction) else {
      let made = "UIAlertAction(title: \(tree.lineText(of: node)), style: .default)"
      report(
        "check.type", "cannot convert value of type 'String' to type 'UIAlertAction'", at: range,
        notes: [Diagnostic.Note("write '\(made)'")])
      return nil
    }
    if type == .instance(.viewController) {
      let written = tree.lineText(of: node).filter { $0 != "\"" }
      let meant = program.outline.names.contains(written) ? written : somebody ?? "home"
      report(
        "check.type", "cannot convert value of type 'String' to type 'UIViewController'", at: range,
        notes: [Diagnostic.Note("a controller is called by its name, as in '\(meant)'")])
      return nil
    }
    return fits(found, type, takesNil: takesNil, at: range) ? expression : nil
  }

  /// Reads a value of any type; a bare case has none and is an error.
  mutating func anyValue(_ node: SyntaxNode.ID, _ scope: Scope) -> (Expression, StaticType)? {
    let range = tree[node].range
    switch tree[node].kind {
    case .trueLiteral: return (.value(.bool(true)), StaticType(.bool))
    case .falseLiteral: return (.value(.bool(false)), StaticType(.bool))
    case .nilLiteral:
      var type = StaticType(.anything)
      type.isNil = true
      return (.value(.none), type)
    case .integerLiteral:
      guard let number = tree.integer(of: node) else { return nil }
      return (.value(.int(number)), StaticType(.int))
    case .decimalLiteral: return (.value(.decimal(tree.decimal(of: node))), StaticType(.number))
    case .stringLiteral: return (.value(.string(tree.string(of: node))), StaticType(.string))
    case .path: return pathValue(node, scope)
    case .list: return untypedList(node, scope)
    case .cast: return cast(node, scope)
    case .typeTest: return typeTest(node, scope)
    case .parenthesized:
      guard let inner = tree.child(of: node, at: 0) else { return nil }
      return anyValue(inner, scope)
    case .enumCase:
      report("check.value", "the type of '\(tree.lineText(of: node))' is not known here", at: range)
      return nil
    case .negation:
      guard let inner = tree.child(of: node, at: 0), let (expression, type) = anyValue(inner, scope) else { return nil }
      guard type.type == .bool || type.type == .anything && !type.isNil else {
        report("check.type", "'!' stands before a Bool, not before a '\(type.type.name)'", at: tree[inner].range)
        return nil
      }
      return (.not(expression), StaticType(.bool))
    case .closure, .valueClosure:
      report("check.type", "a closure is not a value here", at: range)
      return nil
    case .selector:
      guard let method = tree.lastChild(of: node) else { return nil }
      return (.value(.selector(text(tree.baseName(of: method)))), StaticType(.anything))
    default:
      report("check.value", "'\(tree.lineText(of: node))' is not a value", at: range)
      return nil
    }
  }

  /// Apart, like the next, from what nests with the values: no level is to take more of the stack.
  @inline(never) private mutating func pathValue(_ node: SyntaxNode.ID, _ scope: Scope) -> (Expression, StaticType)? {
    guard let id = controller(tree.loneName(of: node), scope) else {
      return notFound(node) ?? expression(resolve(node, scope), node, scope)
    }
    return (.value(.controller(ControllerID(id))), type(ofController: id))
  }

  /// `NSNotFound`: the largest integer.
  @inline(never) private mutating func notFound(_ node: SyntaxNode.ID) -> (Expression, StaticType)? {
    guard let name = tree.loneName(of: node), text(name) == "NSNotFound", case .nothing = entity(name) else {
      return nil
    }
    return (.value(.int(Int64.max)), StaticType(.int))
  }

  /// A controller by its name, if it is one.
  @inline(never) private mutating func namedController(
    _ node: SyntaxNode.ID, expecting type: ValueType, takesNil: Bool, _ scope: Scope
  ) -> Expression?? {
    guard let id = controller(tree.loneName(of: node), scope) else { return nil }
    let fits = fits(self.type(ofController: id), type, takesNil: takesNil, at: tree[node].range)
    return .some(fits ? .value(.controller(ControllerID(id))) : nil)
  }

  /// Whether a path is a name that says nothing where this type is wanted, which is reported.
  @inline(never) private mutating func isRefused(
    _ node: SyntaxNode.ID, expecting type: ValueType, _ scope: Scope
  ) -> Bool {
    let range = tree[node].range
    if case .enumeration(let wanted) = type, let name = tree.loneName(of: node), case .nothing = entity(name),
      wanted.row(named: text(name)) != nil, text(name) != "device"
    {
      report(
        "check.unknown-name", "cannot find '\(text(name))' in this file", at: range,
        notes: [Diagnostic.Note("did you mean '.\(text(name))'?")])
      return true
    }
    if type == .string, let name = tree.loneName(of: node), case .nothing = entity(name), scope.owner == nil,
      knownClass(name) == nil
    {
      report(
        "check.unknown-name", "cannot find '\(text(name))' in this file", at: range,
        notes: [Diagnostic.Note("text goes in quotes: '\"\(text(name))\"'")])
      return true
    }
    if type == .bool, let name = tree.loneName(of: node), case .nothing = entity(name), scope.owner == nil,
      knownClass(name) == nil
    {
      let near = Self.literal(meantBy: text(name)) ?? nearestName(to: text(name), in: ["true", "false"], within: 1)
      if let near {
        reportUnknownName(name, at: range, note: "did you mean '\(near)'?")
        return true
      }
    }
    if let note = declarationNote(node, type, scope), let name = tree.loneName(of: node) {
      reportUnknownName(name, at: range, note: note)
      return true
    }
    return reportUnknownObject(node, type, range)
  }

  /// What a resolved path gives as a value.
  mutating func expression(
    _ result: consuming PathResult, _ node: SyntaxNode.ID, _ scope: Scope
  ) -> (Expression, StaticType)? {
    switch consume result {
    case .path(let found):
      if found.path.components.isEmpty, case .value(let value) = found.path.root { return (.value(value), found.type) }
      return (.path(found.path), found.type)
    case .value(let expression, let type): return (expression, type)
    case .enumCase(_, let range):
      report("check.value", "the type of '\(tree.lineText(of: node))' is not known here", at: range)
      return nil
    case .call(let receiver, let name, let range, let call):
      if asks(name, receiver.type) {
        guard let (found, type) = question(receiver, name, range, call, scope) else { return nil }
        return (.ask(found), StaticType(type))
      }
      if let member = outsideMember(text(name), isMethod: true, of: receiver.type),
        receiver.type.base.map({ methods(text(name), on: $0, exact: true).isEmpty }) == true
      {
        report("check.not-simulated", member.refusal, at: range)
      } else if let base = receiver.type.base, PropertyLookup.find(named: text(name), on: base) != nil {
        report("check.call", "'\(text(name))' is a property: write it without parentheses", at: range)
      } else if text(name) == "isKind" || text(name) == "isMember" {
        report("check.call", Self.typeAdvice, at: range)
      } else if let subject = NotSupportedYet.subject(of: text(name)) {
        reportUnsupported(text(name), subject, at: range)
      } else {
        let isKnown =
          receiver.type.base.map { !methods(text(name), on: $0, exact: receiver.type.exact).isEmpty } ?? true
        report(
          "check.call", "a call has no value here: make it a statement of its own", at: range,
          notes: isKnown ? [] : [Diagnostic.Note("a property is compared: 'a == b', 'a != b', 'a is Detail'")])
      }
      return nil
    case .outside(let found):
      report("check.not-simulated", found.member.refusal, at: found.range)
      return nil
    case .failure: return nil
    }
  }

  // MARK: Cases

  private mutating func wantedCase(_ name: Name, _ type: ValueType, at range: SourceRange) -> Expression? {
    var dotted = range
    if source.bytes[Int(range.start)] == UInt8(ascii: ".") { dotted.start += 1 }
    switch type {
    case .enumeration(let wanted): return enumeration(name, wanted, at: dotted).map { .value($0) }
    case .size where text(name) == "zero": return .value(.size(0, 0))
    case .rect where text(name) == "zero": return .value(.rect(0, 0, 0, 0))
    default:
      let isTruth = type == .bool && (text(name) == "true" || text(name) == "false")
      var notes = isTruth ? [Diagnostic.Note("did you mean '\(text(name))'?")] : []
      if case .instance(let base) = type, base.kind != nil {
        notes = [Diagnostic.Note("write the name of a controller of the file")]
      }
      report("check.type", "type '\(type.name)' has no case '\(text(name))'", at: dotted, notes: notes)
      return nil
    }
  }

  /// A case by its name, if this version and device have it.
  mutating func enumeration(_ name: Name, _ type: UIKitEnum, at range: SourceRange) -> Value? {
    let word = text(name)
    let cases = type.cases
    guard let row = cases.firstIndex(where: { $0.name == word }) else {
      var notes: [Diagnostic.Note] = []
      if let near = nearest(word, among: cases.map { $0.name }) {
        notes.append(Diagnostic.Note("did you mean '\(near)'?"))
      } else if let longer = Self.longer(word, cases) {
        notes.append(Diagnostic.Note("did you mean \(longer)?"))
      } else if cases.count <= 14 {
        let there = cases.filter { complaint($0.availability, about: $0.name) == nil }
        if type == .segueKind, word == "presentModally" || word == "modal" {
          notes.append(Diagnostic.Note("did you mean '.presentation'?"))
        }
        notes.append(
          Diagnostic.Note("there are \(there.map { "'\(type.written($0.name))'" }.joined(separator: ", "))"))
      }
      report("check.unknown-case", "type '\(type.name)' has no member '\(word)'", at: range, notes: notes)
      return nil
    }
    if let complaint = complaint(cases[row].availability, about: word) {
      reportUnavailable(complaint, cases[row].availability, at: range)
      return nil
    }
    return .enumeration(type, UInt8(row))
  }

  /// The cases that a word is the first or the last part of: `pageSheet` and `formSheet` for `sheet`.
  private static func longer(_ word: String, _ cases: [EnumCase]) -> String? {
    guard let first = word.utf8.first, first.isSmall, word.utf8.count > 2 else { return nil }
    let last = [first - 0x20] + word.utf8.dropFirst()
    let found = cases.filter { $0.name.hasPrefix(word) || $0.name.hasSuffix(String(decoding: last, as: UTF8.self)) }
    guard !found.isEmpty, found.count < 4 else { return nil }
    return found.map { "'" + $0.name + "'" }.joined(separator: " or ")
  }

  // MARK: Lists

  private mutating func list(_ node: SyntaxNode.ID, expecting type: ValueType, _ scope: Scope) -> Expression? {
    let element: ValueType
    switch type {
    case .list(let inner): element = inner
    case .enumeration(let set) where set.isOptionSet: element = type
    case .anything: return untypedList(node, scope)?.0
    default:
      report("check.type", "cannot convert a list to type '\(type.name)'", at: tree[node].range)
      return nil
    }
    var items: [Expression] = []
    var isComplete = true
    for child in tree.children(of: node) {
      if let item = value(child, expecting: element, takesNil: false, scope) {
        items.append(item)
      } else {
        isComplete = false
      }
    }
    return isComplete ? Self.joined(items) : nil
  }

  private mutating func untypedList(_ node: SyntaxNode.ID, _ scope: Scope) -> (Expression, StaticType)? {
    var items: [Expression] = []
    var element: ValueType = .anything
    for child in tree.children(of: node) {
      guard let (item, type) = anyValue(child, scope) else { return nil }
      if items.isEmpty { element = type.type }
      items.append(item)
    }
    return (Self.joined(items), StaticType(.list(element)))
  }

  /// A list of values is a value.
  static func joined(_ items: [Expression]) -> Expression {
    var values: [Value] = []
    for item in items {
      guard case .value(let value) = item else { return .list(items) }
      if case .classReference = value { return .list(items) }
      values.append(value)
    }
    return .value(.list(values))
  }

  // MARK: Casts

  private mutating func cast(_ node: SyntaxNode.ID, _ scope: Scope) -> (Expression, StaticType)? {
    guard let inner = tree.child(of: node, at: 0), let typeNode = tree.child(of: node, at: 1),
      let name = tree[typeNode].name, let (expression, found) = anyValue(inner, scope)
    else { return nil }
    guard found.base != nil || found.type == .anything else {
      report("check.type", "value of type '\(found.type.name)' is not an object", at: tree[inner].range)
      return nil
    }
    if let type = known(name).delegateProtocol { return (expression, StaticType(.conforming(type))) }
    guard let type = classToAskFor(typeNode) else { return nil }
    var result = instance(of: type)
    result.exact = false
    let flags = tree[node].flags
    guard flags.contains(.optional) || flags.contains(.forced) else { return (expression, result) }
    return (cast(expression, to: type, isForced: flags.contains(.forced), tree.lineText(of: node)), result)
  }

  private func cast(_ expression: Expression, to type: ClassID, isForced: Bool, _ text: String) -> Expression {
    var path: Path
    switch expression {
    case .path(let inner): path = inner
    case .value(let value): path = Path(root: .value(value), components: [], finalUnwrap: .plain, text: text)
    case .ask(let call):
      path = call.receiver
      path.components.append(.init(kind: .answer(call), unwrap: path.finalUnwrap))
    // An object that is made here is of the class that makes it; what Swift looks at casts by itself.
    default: return expression
    }
    path.components.append(.init(kind: .cast(type, isForced: isForced), unwrap: path.finalUnwrap))
    (path.finalUnwrap, path.text) = (.plain, text)
    return .path(path)
  }

  /// `x is Detail`.
  private mutating func typeTest(_ node: SyntaxNode.ID, _ scope: Scope) -> (Expression, StaticType)? {
    guard let inner = tree.child(of: node, at: 0), let typeNode = tree.child(of: node, at: 1),
      let name = tree[typeNode].name, let (expression, found) = anyValue(inner, scope)
    else { return nil }
    guard !found.isClassName, found.base != nil || found.type == .anything else {
      report("check.type", "value of type '\(found.type.name)' is not an object", at: tree[inner].range)
      return nil
    }
    if known(name).isProtocol {
      report("check.type", "'is' asks for a class, and '\(text(name))' is a protocol", at: tree[typeNode].range)
      return nil
    }
    if case .controller = entity(name) {
      report(
        "check.unknown-class", "'\(text(name))' is a view controller, not a class", at: tree[typeNode].range,
        notes: [Diagnostic.Note("did you mean '== \(text(name))'?")])
      return nil
    }
    guard let type = classToAskFor(typeNode) else { return nil }
    return (.isInstance(expression, of: type), StaticType(.bool))
  }

  /// The class that a cast or a test names; reports one that there is not.
  private mutating func classToAskFor(_ node: SyntaxNode.ID) -> ClassID? {
    guard let name = tree[node].name else { return nil }
    if let type = knownClass(name) { return type }
    report(
      "check.unknown-class", "unknown class '\(text(name))'", at: tree[node].range, near: text(name),
      among: suggestions > 0 ? classCandidates() : [])
    return nil
  }

  // MARK: Types

  /// Whether a value of one type fits where another is wanted; reports where it does not.
  mutating func fits(_ found: StaticType, _ wanted: ValueType, takesNil: Bool, at range: SourceRange) -> Bool {
    if found.isNil {
      if takesNil { return true }
      report(
        "check.type", "'nil' cannot be assigned to type '\(wanted.name)'", at: range,
        notes: wanted == .bool ? [.init("write 'true' or 'false'")] : [])
      return false
    }
    if found.isClassName, case .instance(let base) = wanted, base.kind != nil { return refuseClass(found, at: range) }
    if matches(found, wanted) { return true }
    let name = found.classID.map { program.classes[Int($0.index)].name } ?? found.type.name
    if case .conforming(let type) = wanted, let id = found.classID {
      let superclass = program.classes[Int(id.index)].superclass.map { program.classes[Int($0.index)].name }
      let note =
        program.classes[Int(id.index)].isDeclared
        ? "name the protocol where '\(name)' is declared"
        : "declare it: 'class \(name): \(superclass ?? "UIViewController"), \(type.name)'"
      report(
        "check.type", "cannot assign value of type '\(name)' to type '\(type.name)'", at: range,
        notes: [Diagnostic.Note(note)])
      return false
    }
    let written = tree.text(range)
    var notes: [Diagnostic.Note] = []
    if wanted == .bool, written == "1" || written == "0" { notes = [.init("write '\(written == "1")'")] }
    if wanted == .string, found.type == .int, Int(written) != nil { notes = [.init("write '\"\(written)\"'")] }
    // `class DetailViewController: UIView`
    if notes.isEmpty, case .instance(let other) = wanted, other.kind != nil, name.hasSuffix("Controller"),
      let id = names.find(name).flatMap({ existingClass($0) }), bases[Int(id.index)].kind == nil,
      classNode(of: id.index) != nil
    {
      let base = bases[Int(id.index)].name
      notes = [.init("'\(name)' inherits from '\(base)': write 'class \(name): \(other.name)'")]
    }
    report("check.type", "cannot convert value of type '\(name)' to type '\(wanted.name)'", at: range, notes: notes)
    return false
  }

  /// `present(LoginViewController, animated: true)`: a class where one of its instances is wanted.
  private mutating func refuseClass(_ found: StaticType, at range: SourceRange) -> Bool {
    let written = tree.text(range)
    let instances = program.outline.classes.indices.filter { program.outline.classes[$0] == found.classID }
    let meant = instances.count == 1 ? program.outline.names[instances[0]] : "\(written)()"
    report(
      "check.type", "'\(written)' is a class, and this call takes a view controller", at: range,
      notes: [Diagnostic.Note("did you mean '\(meant)'?")])
    return false
  }

  func matches(_ found: StaticType, _ wanted: ValueType) -> Bool {
    switch (wanted, found.type) {
    case (.anything, _), (_, .anything): return true
    case (.bool, .bool), (.int, .int), (.number, .int), (.number, .number), (.string, .string), (.size, .size),
      (.rect, .rect), (.classReference, .classReference):
      return true
    case (.classReference, _): return found.isClassName
    case (.enumeration(let a), .enumeration(let b)): return a == b
    case (.list, .list(.anything)): return true
    case (.list(let a), .list(let b)): return matches(StaticType(b), a)
    case (.instance(let base), .instance(let other)):
      return other.inherits(from: base) || !found.exact && base.inherits(from: other)
    case (.instance, .conforming), (.instance, .anyObject): return true
    case (.anyObject, .instance), (.anyObject, .conforming), (.anyObject, .anyObject): return true
    case (.conforming(let type), .conforming(let other)):
      return type == other || other.inherited == type || type.inherited == other
    case (.conforming, .anyObject): return true
    case (.conforming(let type), .instance(let base)):
      guard let id = found.classID else { return base.kind != nil || !found.exact }
      if conforms(id, to: type) { return true }
      if let controller = found.controller {
        return observed.contains { $0.controller == controller && ($0.type == type || $0.type.inherited == type) }
      }
      return false
    default: return false
    }
  }
}
