/// The types of expressions, as far as they are certain, and what in them cannot be of the type that it has to be.
extension Checker {
  /// Reads an expression where a type is wanted, and reports a value that cannot be of it.
  @discardableResult
  mutating func certainType(
    of node: SyntaxNode.ID, wanted: CertainType = .unknown, in place: CertainPlace = .value
  ) -> CertainType {
    if noteListType(node, wanted, place) { return .unknown }
    let type = readCertain(node, wanted)
    if type.isUnknown, let name = tree.loneName(of: node) {
      noteCase(withoutDot: name, wanted, tree[node].range)
      noteMethod(asValue: name, wanted, tree[node].range)
    }
    noteOtherType(node, type, wanted, place)
    return type
  }

  /// Where a value stands that is of another type.
  enum CertainPlace { case value, argument, condition, result }

  mutating func noteOtherType(
    _ node: SyntaxNode.ID, _ type: CertainType, _ wanted: CertainType, _ place: CertainPlace
  ) {
    guard swift.certain.isChecking, !fits(type, wanted) else { return }
    let range = tree[node].range
    // A scenario has no storyboard to name but by its name: `card.storyboard = "Main"`.
    if swift.certain.isStep, tree[node].kind == .stringLiteral, name(of: wanted.unwrapped) == "UIStoryboard" { return }
    if type == .literal(.nothing) {
      return reportSlip(
        "check.type", "'nil' is no value of type '\(name(of: wanted))'", at: range,
        notes: [.init("write a value, or '\(name(of: wanted))?' for the type")])
    }
    let written = tree.lineText(of: node)
    if case .optional(let inner) = type, fits(inner, wanted) {
      let isPlain = [.path, .identifier].contains(tree[node].kind)
      let note =
        place == .condition
        ? "write '\(written) == true'"
        : isPlain ? "bind it with 'if let' or 'guard let', or write '\(written) ?? …'" : "bind it with 'if let'"
      return reportSlip(
        "check.optional",
        "value of optional type '\(name(of: type))' must be unwrapped to a value of type '\(name(of: wanted))'",
        at: range, notes: [.init(note)])
    }
    let noteOnClass = adviceOnSuperclass(type, wanted)
    if case .existential(let wanted) = wanted.unwrapped, case .object(_, let id?) = type.unwrapped {
      // An extension whose name is a slip for this class is why.
      if diagnostics.contains(where: { diagnostic in
        diagnostic.code == "check.unknown-class"
          && tree.items.contains {
            tree[$0].kind == .extensionDeclaration && tree[$0].range.start <= diagnostic.range.start
              && diagnostic.range.end <= tree[$0].range.end
          }
      }) {
        return
      }
      let shown = program.classes[Int(id.index)].name
      let message = "'\(shown)' does not conform to '\(text(wanted))', which is wanted here"
      // One declaration mends each place.
      guard !diagnostics.contains(where: { $0.message == message }) else { return }
      return reportSlip(
        "check.type", message, at: range,
        notes: [.init("declare 'extension \(shown): \(text(wanted)) { … }'")])
    }
    let expected =
      switch place {
      case .value: "specified type"
      case .argument: "expected argument type"
      case .condition: "expected condition type"
      case .result: "return type"
      }
    var notes: [Diagnostic.Note] = []
    if place == .condition {
      notes = adviceOnCondition(written, type)
      if notes.isEmpty, let note = placeOfType(node, wanted) { notes = [.init(note)] }
    } else if type == .void {
      notes = [.init("what stands here gives nothing back: write a value of type '\(name(of: wanted))' behind it")]
    } else if let value = value(of: node, type, fitting: wanted) {
      notes = [.init("write '\(value)'")]
    } else if let noteOnClass {
      notes = [.init(noteOnClass)]
    } else if let note = placeOfType(node, wanted) {
      notes = [.init(note)]
    } else if place == .result, case .basic = type.settled, !isOfFile(wanted) {
      notes = [.init("for the type that is given back write '\(name(of: type.settled))'")]
    }
    var shown = name(of: wanted)
    // Whether UIKit's methods take nil too, the tables do not say.
    if place == .argument, case .optional(.object(_, nil)) = wanted { shown = name(of: wanted.unwrapped) }
    if place == .value, shown == "Double", swift.certain.float == node {
      shown = "CGFloat"
      if notes.first?.message == "write 'Double(\(written))'" { notes = [.init("write 'CGFloat(\(written))'")] }
    }
    reportSlip(
      "check.type", "cannot convert value of type '\(name(of: type))' to \(expected) '\(shown)'", at: range,
      notes: notes)
  }

  /// Whether a type is a structure or an enumeration of the file's.
  private func isOfFile(_ type: CertainType) -> Bool { if case .value = type.unwrapped { true } else { false } }

  /// Where the type of a parameter or a property stands that a value is.
  private mutating func placeOfType(_ value: SyntaxNode.ID, _ wanted: CertainType) -> String? {
    guard let name = tree.loneName(of: value) else { return nil }
    let parameter = swift.certain.method?.parameters.first { $0.name == name }?.type
    guard let type = parameter ?? property(name, of: ownType)?.annotation else { return nil }
    let line = source.line(of: Int(tree[type].range.start))
    if parameter == nil, swift.certain.blocks.contains(where: { $0[name.id] != nil }) {
      // `self.isFree = isFree` in an initialiser.
      return certainType(type).unwrapped == wanted.unwrapped
        ? "'self.\(text(name))' is declared as '\(tree.lineText(of: type))' in line \(line)" : nil
    }
    return "'\(text(name))' is declared as '\(tree.lineText(of: type))' in line \(line)"
  }

  /// `class DetailViewController: UIView`, where a view controller is wanted.
  private func adviceOnSuperclass(_ type: CertainType, _ wanted: CertainType) -> String? {
    guard case .object(let base, let id?) = type.unwrapped, case .object(let other, nil) = wanted.unwrapped,
      base.kind == nil, other.kind != nil, case let shown = program.classes[Int(id.index)].name,
      shown.hasSuffix("Controller") || shown.hasSuffix("VC"), classNode(of: id.index) != nil
    else { return nil }
    return "'\(shown)' inherits from '\(base.name)': write 'class \(shown): \(other.name)'"
  }

  /// `stack.axis = vertical`, `setTitle("a", for: normal)`: a case of UIKit's without its '.'.
  private mutating func noteCase(withoutDot name: Name, _ wanted: CertainType, _ range: SourceRange) {
    let word = text(name)
    let isCase =
      switch wanted.unwrapped {
      case .system(let row):
        !SystemInterface.members(word, of: SystemInterface.entries[Int(row)].name, isStatic: true).isEmpty
      case .value(let id): swift.cases[Int(id.index)].contains { $0.name == name && $0.payload.isEmpty }
      default: false
      }
    guard swift.certain.isChecking, isCase, !swift.certain.isUnclear, names.utf8(of: name).first?.isSmall == true,
      !swift.certain.blocks.contains(where: { $0[name.id] != nil }), !isDeclaredByAnother(name, wanted.unwrapped),
      !isPropertyOfUIKit(word), property(name, of: ownType) == nil
    else { return }
    reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: range, near: "." + word)
  }

  /// Whether the file declares a name; of a case of its own enumerations, whether something else of it is called so.
  private mutating func isDeclaredByAnother(_ name: Name, _ wanted: CertainType) -> Bool {
    guard case .value(let id) = wanted else { return isDeclaredSomewhere(text(name)) }
    // Inside its enumeration a case may be named so.
    if let owner = swift.certain.owner, swift.valueOfRow[owner.index] == id { return true }
    return isMemberSomewhere(name) || swift.globals.properties[name.id] != nil || swift.globals.methods[name.id] != nil
  }

  /// `leftBarButtonItem = closeTapped`: a method where an object or a plain value has to stand.
  private mutating func noteMethod(asValue name: Name, _ wanted: CertainType, _ range: SourceRange) {
    switch wanted.unwrapped {
    case .basic, .object, .list, .dictionary, .set: break
    default: return
    }
    guard swift.certain.isChecking, !swift.certain.isUnclear, case .object(let base, let id?) = certainSelf,
      isPastedWhole(id), !swift.certain.blocks.contains(where: { $0[name.id] != nil }),
      property(name, of: ownType) == nil, uikitProperty(text(name), base) == nil,
      swift.globals.properties[name.id] == nil,
      case let own = lineage(id).flatMap({ swift.members[$0.index]?.methods[name.id] ?? [] }), let first = own.first,
      own.count == 1, first.others.isEmpty, !first.isStatic
    else { return }
    let gives = first.result.map { certainType($0) } ?? .void
    let isMeant = first.parameters.isEmpty && gives != .void && fits(gives, wanted)
    reportSlip(
      "check.type",
      "'\(text(name))' is a method, and a value of type '\(self.name(of: wanted.unwrapped))' is wanted here",
      at: range, notes: isMeant ? [.init("write '\(text(name))()'")] : [])
  }

  /// What can be written in place of a value of another type: a member of it, a literal without its quotes, a conversion.
  private mutating func value(of node: SyntaxNode.ID, _ type: CertainType, fitting wanted: CertainType) -> String? {
    let written = tree.lineText(of: node)
    if tree[node].kind == .list, tree[node].firstChild == nil, case .dictionary = wanted.unwrapped { return "[:]" }
    if case .list(let element) = wanted.unwrapped, type.isNeverNil, !element.isUnknown, fits(type, element) {
      return "[\(written)]"
    }
    if wanted.unwrapped == .system(named: "CGColor"), type == certainSystemType(named: "UIColor") {
      return "\(written).cgColor"
    }
    if case .list = wanted.unwrapped, case .set = type { return "Array(\(written))" }
    if case .set = wanted.unwrapped, case .list = type { return "Set(\(written))" }
    guard written.utf8.count < 80, !written.utf8.contains(UInt8(ascii: "\n")) else { return nil }
    if case .value(let id) = wanted.unwrapped, let same = caseName(of: node, id) { return ".\(same)" }
    if type == .literal(.text), tree[node].kind == .stringLiteral {
      switch wanted.unwrapped {
      case .basic(.int): return literal(in: node, as: .int)
      case .basic(.double), .basic(.float): return literal(in: node, as: .number)
      case .basic(.bool): return literal(in: node, as: .bool)
      default: return nil
      }
    }
    guard [.path, .identifier].contains(tree[node].kind) else {
      let isLiteral = type == .literal(.integer) || type == .literal(.decimal)
      // `animated: 1`
      if isLiteral, wanted.unwrapped == .basic(.bool) {
        return written == "1" ? "true" : written == "0" ? "false" : nil
      }
      return isLiteral && wanted.unwrapped == .basic(.text) ? "\"\(written)\"" : nil
    }
    switch (type, wanted.unwrapped) {
    case (.basic(.int), .basic(.text)), (.basic(.double), .basic(.text)), (.basic(.float), .basic(.text)):
      return "String(\(written))"
    case (.basic(.int), .basic(.double)), (.basic(.float), .basic(.double)): return "Double(\(written))"
    case (.basic(.double), .basic(.int)), (.basic(.float), .basic(.int)): return "Int(\(written))"
    case (.basic(.text), .basic(.int)): return wanted == wanted.unwrapped ? "Int(\(written)) ?? 0" : "Int(\(written))"
    default: break
    }
    var fitting: [String] = []
    for member in members(of: type) {
      let found = certainType(ofMember: names.intern(member), type)
      if !found.isUnknown, found.isNeverNil, fits(found, wanted) { fitting.append(member) }
    }
    guard let only = fitting.first, fitting.count == 1 else { return nil }
    return "\(written).\(only)"
  }

  /// The properties of a value that may be meant instead of it.
  private func members(of type: CertainType) -> [String] {
    switch type {
    case .list, .dictionary, .basic(.text): ["count"]
    case .value(let id) where swift.values[Int(id.index)].raw != nil: ["rawValue"]
    case .value(let id):
      swift.members[swift.values[Int(id.index)].row.index]?.stored.map { names[Name(id: $0)] } ?? []
    case .system(let row) where SystemInterface.entries[Int(row)].name == "IndexPath": ["row"]
    default: []
    }
  }

  /// `nav.viewControllers.first as HomeViewController`: a cast that may fail.
  private mutating func noteUncheckedCast(_ node: SyntaxNode.ID, _ given: CertainType, _ written: SyntaxNode.ID) {
    guard swift.certain.isChecking else { return }
    let shown = tree.lineText(of: written)
    let what = given.unwrapped.isUnknown ? "what may be nil" : "'\(name(of: given))'"
    reportSlip(
      "check.type", "\(what) is not always '\(shown)', and 'as' casts only what is", at: tree[node].range,
      notes: [.init(isCondition(node) ? "write 'is \(shown)'" : "write 'as? \(shown)'")])
  }

  /// Whether a value is the condition of an `if`, a `guard` or a `while`.
  private func isCondition(_ node: SyntaxNode.ID) -> Bool {
    let before = source.bytes[..<Int(tree[node].range.start)]
    return ["if ", "guard ", "while ", "&& "].contains { before.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  private func adviceOnCondition(_ written: String, _ type: CertainType) -> [Diagnostic.Note] {
    switch type {
    case .basic(.int): [.init("write '\(written) != 0'")]
    case .optional: [.init("write '\(written) != nil'")]
    case .list, .dictionary, .basic(.text): [.init("write '!\(written).isEmpty'")]
    case .void: [.init("what stands here gives nothing back: write '-> Bool' behind its parameters")]
    default: []
    }
  }

  private mutating func readCertain(_ node: SyntaxNode.ID, _ wanted: CertainType) -> CertainType {
    switch tree[node].kind {
    case .trueLiteral, .falseLiteral: return .basic(.bool)
    case .integerLiteral: return .literal(.integer)
    case .decimalLiteral: return .literal(.decimal)
    case .stringLiteral: return .literal(.text)
    case .interpolatedString:
      for part in tree.children(of: node) { certainType(of: part) }
      return .literal(.text)
    case .nilLiteral: return .literal(.nothing)
    case .parenthesized:
      return tree.child(of: node, at: 0).map { readCertain($0, wanted) } ?? .unknown
    case .awaitExpression:
      swift.certain.awaits += 1
      defer { swift.certain.awaits -= 1 }
      return tree.child(of: node, at: 0).map { readCertain($0, wanted) } ?? .unknown
    case .tryExpression:
      let isHandled = !tree[node].flags.isDisjoint(with: [.optional, .forced])
      swift.certain.tries += 1
      swift.certain.catches += isHandled ? 1 : 0
      if !isHandled { notePartialCatch(node) }
      let inner = tree.child(of: node, at: 0).map { readCertain($0, wanted) } ?? .unknown
      swift.certain.tries -= 1
      swift.certain.catches -= isHandled ? 1 : 0
      return tree[node].flags.contains(.optional) ? inner.settled.asOptional : inner
    case .negation:
      guard names.find("!").flatMap({ swift.operators[$0.id] }) == nil else { return .unknown }
      if let inner = tree.child(of: node, at: 0) { certainType(of: inner, wanted: .basic(.bool), in: .condition) }
      return .basic(.bool)
    case .typeTest:
      if let inner = tree.child(of: node, at: 0) { certainType(of: inner) }
      return .basic(.bool)
    case .cast:
      guard let value = tree.child(of: node, at: 0), let written = tree.child(of: node, at: 1) else { return .unknown }
      let type = certainType(written)
      let flags = tree[node].flags
      guard flags.isDisjoint(with: [.optional, .forced]) else {
        certainType(of: value)
        return flags.contains(.optional) ? type.asOptional : type
      }
      let given = certainType(of: value, wanted: tree[value].kind == .list ? type : .unknown)
      switch type.unwrapped {
      case .object where !fits(given, type), .foreign where !fits(given, type): noteUncheckedCast(node, given, written)
      case _ where given == .optional(.unknown) && type.isNeverNil: noteUncheckedCast(node, given, written)
      // `self as String` of an 'NSString' is the bridge between both.
      case _ where name(of: given).hasPrefix("NS") || name(of: type).hasPrefix("NS"): break
      default: noteOtherType(value, given, type, .value)
      }
      return type
    case .list:
      var element = CertainType.unknown
      var isSet = false
      switch wanted.unwrapped {
      case .list(let wanted): element = wanted
      case .set(let wanted): (element, isSet) = (wanted, true)
      default: break
      }
      // Of an option set.
      if case .system(let row) = wanted.unwrapped, SystemInterface.entries[Int(row)].kind == .enum {
        element = wanted.unwrapped
      }
      for value in tree.children(of: node) { noteMissingComma(value) }
      let types = tree.children(of: node).map { certainType(of: $0, wanted: element) }
      if isSet { return .set(element) }
      guard let first = types.first, types.allSatisfy({ $0 == first }) else { return .list(.unknown) }
      return .list(first)
    case .dictionary:
      var (key, value) = (CertainType.unknown, CertainType.unknown)
      var found: [CertainType] = []
      if case .dictionary(let one, let other) = wanted.unwrapped { (key, value) = (one, other) }
      for entry in tree.children(of: node) {
        if let child = tree.child(of: entry, at: 0) { found.append(certainType(of: child, wanted: key)) }
        if let child = tree.child(of: entry, at: 1) { found.append(certainType(of: child, wanted: value)) }
      }
      // Of one written without a type, entries of one kind say it.
      if wanted.isUnknown, found.count > 1, found.count % 2 == 0,
        (2..<found.count).allSatisfy({ found[$0] == found[$0 % 2] })
      {
        return .dictionary(found[0], found[1])
      }
      return .dictionary(key, value)
    case .tuple:
      let parts = Array(tree.children(of: node))
      if case .tuple(let types) = wanted.unwrapped, types.count == parts.count, parts.count > 1 {
        for (part, type) in zip(parts, types) {
          if let value = tree.child(of: part, at: 0) { certainType(of: value, wanted: type.type) }
        }
        return wanted.unwrapped
      }
      return .tuple(
        parts.map { part in
          .init(
            label: tree[part].name.map { text($0) } ?? "",
            type: tree.child(of: part, at: 0).map { certainType(of: $0) } ?? .unknown)
        })
    case .ternary:
      let parts = Array(tree.children(of: node))
      guard parts.count == 3 else { return .unknown }
      certainType(of: parts[0], wanted: .basic(.bool), in: .condition)
      let (one, other) = (certainType(of: parts[1], wanted: wanted), certainType(of: parts[2], wanted: wanted))
      if swift.certain.alone == node, swift.certain.isChecking, isStandard(one), isStandard(other),
        one != .literal(.nothing),
        other != .literal(.nothing), !fits(one, other),
        !fits(other, one)
      {
        reportSlip(
          "check.type", "the two values of '? :' are of types '\(name(of: one))' and '\(name(of: other))'",
          at: tree[parts[2]].range,
          notes: value(of: parts[2], other, fitting: one.settled).map { [.init("write '\($0)'")] } ?? [])
      }
      return one == other && fits(one, wanted) ? one : .unknown
    case .binary: return readCertainOperation(node, wanted)
    case .unary:
      let inner = tree.child(of: node, at: 0).map { certainType(of: $0) } ?? .unknown
      // `..failure(.wrong)`
      if tree[node].name.map({ text($0) }) == "..", swift.certain.isChecking {
        let start = Int(tree[node].range.start)
        reportSlip(
          "check.operator", "a second '.' stands here", at: SourceRange(start, start + 2),
          notes: [.init("leave one out")])
      }
      // `assign(to: &$name)` hands over a publisher.
      if tree[node].name.map({ text($0) }) == "&", let target = tree.child(of: node, at: 0),
        !tree.text(of: target, has: "$")
      {
        noteChange(of: target, isCompound: true)
      }
      return tree[node].name.map { text($0) } == "-" ? inner : .unknown
    case .closure: return readCertainClosure(node, wanted)
    case .enumCase: return readCertainCase(node, call: nil, wanted)
    case .path: return readCertainPath(node, wanted)
    case .selector:
      noteSelector(node)
      return .unknown
    case .ifStatement, .switchStatement:
      checkStatement(node)
      return .unknown
    default: return .unknown
    }
  }

  /// `[.medium() .large()]`
  private mutating func noteMissingComma(_ value: SyntaxNode.ID) {
    guard swift.certain.isChecking, tree[value].kind == .path else { return }
    let parts = Array(tree.children(of: value))
    guard parts.count > 1, tree[parts[0]].kind == .enumCase else { return }
    for part in parts.dropFirst() where tree[part].kind == .member {
      let start = Int(memberRange(tree[part]).start) - 1
      guard start > 0, source.bytes[start] == UInt8(ascii: "."), source.bytes[start - 1] == UInt8(ascii: " ") else {
        continue
      }
      return reportSlip(
        "check.call",
        "a ',' is missing between '\(tree.text(SourceRange(Int(tree[value].range.start), start - 1)))' and the next value",
        at: memberRange(tree[part]))
    }
  }

  // MARK: Operators

  private mutating func readCertainOperation(_ node: SyntaxNode.ID, _ wanted: CertainType) -> CertainType {
    let parts = Array(tree.children(of: node))
    guard parts.count >= 3 else { return .unknown }
    if hasForeignOperator(parts) {
      for row in stride(from: 0, to: parts.count, by: 2) { certainType(of: parts[row]) }
      return .unknown
    }
    var index = 1
    let first = tree[parts[1]].name.map { text($0) } ?? ""
    let isLogic = (first == "&&" || first == "||") && names.find(first).map { swift.operators[$0.id] == nil } ?? true
    // `try` and `await` count for all that stands behind them.
    let (tries, awaits) = (swift.certain.tries, swift.certain.awaits)
    defer { (swift.certain.tries, swift.certain.awaits) = (tries, awaits) }
    if tree[parts[0]].kind == .tryExpression || tree.text(of: parts[0], has: "try ") { swift.certain.tries += 1 }
    if tree.text(of: parts[0], has: "await ") { swift.certain.awaits += 1 }
    if first == "||", isLogic, noteDefault(behind: parts[0], parts[1]) {
      certainType(of: parts[2])
      return .unknown
    }
    // `.now() + 1` is of the type that is wanted.
    let isCase = tree.lineText(of: parts[0]).hasPrefix(".") && (first == "+" || first == "-")
    var type = certainType(
      of: parts[0], wanted: isLogic ? .basic(.bool) : isCase ? wanted : .unknown, in: .condition)
    while index + 1 < parts.count {
      guard let sign = tree[parts[index]].name.map({ text($0) }) else { return .unknown }
      let side = parts[index + 1]
      index += 2
      let isOwn = names.find(sign).map { swift.operators[$0.id] != nil } ?? false
      switch sign {
      case "&&" where isOwn, "||" where isOwn:
        certainType(of: side)
        type = .unknown
      case "&&", "||":
        certainType(of: side, wanted: .basic(.bool), in: .condition)
        type = .basic(.bool)
      case "??":
        // Objects of two classes come to what both are.
        var isPlain = !isOwn
        if isOfClass(type.unwrapped) { isPlain = false }
        // Where an `Any` is wanted, as `print` does, both may be of any type.
        let isBound = isPlain && (!wanted.unwrapped.isUnknown || swift.certain.alone == node)
        let other = certainType(of: side, wanted: isBound ? type.unwrapped.asOptional : .unknown)
        isPlain = isPlain && fits(other, type.unwrapped.asOptional)
        // What is of UIKit's class or below it comes to that class.
        if case .object(let base, nil) = type.unwrapped, base.kind != nil, !isOwn {
          switch other {
          case .object, .foreign: isPlain = fits(other, type.unwrapped)
          default: break
          }
        }
        type = isOwn ? .unknown : other.isNeverNil && (isPlain || other == type.unwrapped) ? type.unwrapped : .unknown
        if case .literal = type { type = .unknown }
      case "==", "!=", "<", ">", "<=", ">=":
        let other = certainType(of: side, wanted: wantedBeside(type, side))
        if !isOwn { noteOperands(sign, type, other, parts[index - 2], node) }
        if sign == "==" || sign == "!=" { noteComparedDelegate(parts[index - 3], side, node) }
        type = .basic(.bool)
      case "===", "!==":
        let other = certainType(of: side)
        if !isOwn { noteIdentity(sign, [type, other], parts[index - 2]) }
        type = .basic(.bool)
      case "+", "-", "*", "/", "%":
        let other = certainType(of: side)
        if !isOwn { noteOperands(sign, type, other, parts[index - 2], node) }
        type = isOwn ? .unknown : result(type, other)
      default:
        let other = certainType(of: side)
        if !isOwn, sign == "&" || sign == "|" { noteBits(sign, type, other, parts[index - 2]) }
        let isRange = !isOwn && (sign == "..<" || sign == "...") && isInteger(type) && isInteger(other)
        type = isRange ? .sequence(.basic(.int)) : .unknown
        // `page++` at the end of a line, which the next one seems to go on.
        if !isOwn, sign == "++" || sign == "--",
          tree.text(SourceRange(Int(tree[parts[index - 3]].range.end), Int(tree[parts[index - 1]].range.start)))
            .contains(where: { $0.isNewline })
        {
          reportIncrement(
            of: tree.lineText(of: parts[index - 3]), sign, endingAt: Int(tree[parts[index - 3]].range.end) + 2)
        }
        if !isOwn,
          let meant = ["=<": "<=", "=>": ">=", "=!": "!=", "<>": "!=", "====": "===", "!===": "!=="][sign]
            ?? range(sign, parts[index - 3], side),
          swift.certain.isChecking
        {
          let end = Int(tree[parts[index - 1]].range.start)
          var start = Int(tree[parts[index - 3]].range.end)
          while start < end, SwiftLexer.isBlank(source.bytes[start]) { start += 1 }
          reportSlip(
            "check.operator", "Swift has no operator '\(sign)'", at: SourceRange(start, start + sign.utf8.count),
            near: meant)
        }
      }
    }
    return type
  }

  /// Whether an operator of another file stands in an operation: `\Item.date =~ date && \Item.id == id`. What it gives, and
  /// with which operators it goes on, is not known.
  private func hasForeignOperator(_ parts: [SyntaxNode.ID]) -> Bool {
    for (row, part) in parts.enumerated() {
      if row % 2 == 0 {
        if tree[part].kind == .keyPath { return true }
      } else if let name = tree[part].name, swift.operators[name.id] == nil, !Self.knownSigns.contains(text(name)) {
        return true
      }
    }
    return false
  }

  /// Swift's operators between two values, and what is written for one by mistake.
  private static let knownSigns: Set<String> = [
    "&&", "||", "??", "==", "!=", "<", ">", "<=", ">=", "===", "!==", "+", "-", "*", "/", "%", "&", "|", "^", "<<",
    ">>",
    "====", "!===", "..<", "...", "&+", "&-", "&*", "~=", ".&", ".|", ".==", "=<", "=>", "=!", "<>", "..", "++", "--",
    "=",
  ]

  /// `names || []`, of what may be nil and is no condition.
  private mutating func noteDefault(behind value: SyntaxNode.ID, _ sign: SyntaxNode.ID) -> Bool {
    guard swift.certain.isChecking, [.path, .identifier].contains(tree[value].kind),
      case .optional(let inner) = certainType(looking: value), !inner.isUnknown, inner != .basic(.bool)
    else { return false }
    reportSlip(
      "check.operator", "'||' joins conditions, and '\(tree.lineText(of: value))' is a value that may be nil",
      at: tree[sign].range, notes: [.init("write '??' to give a value in its place")])
    return true
  }

  /// What `..` between two values means: up to a count, or from 1 on; both where neither says which.
  private func range(_ sign: String, _ first: SyntaxNode.ID, _ last: SyntaxNode.ID) -> String? {
    guard sign == ".." else { return nil }
    let end = tree.lineText(of: last)
    if end == "count" || end.hasSuffix(".count") || end.hasSuffix("endIndex") { return "..<" }
    // `view..removeFromSuperview()`
    if tree.lastChild(of: last).map({ tree[$0].kind == .call }) == true,
      source.bytes[Int(tree[last].range.start) - 1] == UInt8(ascii: ".")
    {
      return "."
    }
    return tree.lineText(of: first) == "1" ? "..." : "..<' or '..."
  }

  /// A case beside a value of the file's enumeration is one of it.
  private func wantedBeside(_ type: CertainType, _ side: SyntaxNode.ID) -> CertainType {
    guard tree[side].kind == .enumCase else { return .unknown }
    switch type.unwrapped {
    case .value, .system: return type.unwrapped
    default: return .unknown
    }
  }

  private func result(_ one: CertainType, _ other: CertainType) -> CertainType {
    guard fits(one, other) || fits(other, one) else { return .unknown }
    switch (one, other) {
    case (.basic(let basic), .literal), (.literal, .basic(let basic)): return .basic(basic)
    case (.basic(let basic), .basic(let second)) where basic == second: return one
    case (.literal(let literal), .literal(let second)) where literal == second: return one
    case (.literal(.integer), .literal(.decimal)), (.literal(.decimal), .literal(.integer)): return .literal(.decimal)
    case (.list, .list) where one == other: return one
    default: return .unknown
    }
  }

  /// `items.count == "2"`, `"a" + 3`: operands to which no operator of Swift's applies.
  private mutating func noteOperands(
    _ sign: String, _ one: CertainType, _ other: CertainType, _ place: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) {
    guard swift.certain.isChecking else { return }
    let compares = sign == "==" || sign == "!="
    // A date goes on by seconds.
    if sign == "+" || sign == "-", name(of: one) == "Date" { return }
    let isWrong: Bool
    switch (one, other) {
    case (.system(let row), let value) where compares && isStandard(value) && isNoLiteral(row),
      (let value, .system(let row)) where compares && isStandard(value) && isNoLiteral(row):
      isWrong = true
    case (.unknown, _), (_, .unknown), (.implicit, _), (_, .implicit), (.system, _), (_, .system), (.subject, _),
      (_, .subject), (.set, _), (_, .set), (.sequence, _), (_, .sequence):
      return
    case (.literal(.nothing), _), (_, .literal(.nothing)): return
    // What the file only extends may be made of a literal: `self < 0` of a 'Decimal'.
    case (.object(_, let id?), .literal) where !program.classes[Int(id.index)].isDeclared,
      (.literal, .object(_, let id?)) where !program.classes[Int(id.index)].isDeclared:
      return
    // Lists of two classes make one of what both are.
    case (.list, .list) where sign == "+": return
    case (.optional(let inner), _) where !compares, (_, .optional(let inner)) where !compares:
      guard isStandard(inner), isStandard(one.unwrapped), isStandard(other.unwrapped) else { return }
      if noteOptionalOperand(one, other, place, node) { return }
      isWrong = true
    case (.value(let id), .value(let second)) where id == second:
      guard compares, !isEquatable(id) else { return }
      return reportSlip(
        "check.type", "'\(sign)' compares no values of '\(name(of: one))', which is not Equatable",
        at: tree[place].range,
        notes: [.init("declare it ': Equatable', or write 'if case .… = …'")])
    case (.existential(let one), .existential(let other)) where one == other && compares:
      return reportSlip(
        "check.type", "'\(sign)' compares no values of the protocol '\(text(one))'", at: tree[place].range,
        notes: [.init(adviceOnComparing(one, "write '\(sign)='"))])
    case (.object(.object, let id?), .object(.object, let other?)) where compares && id == other:
      // `self.model == model` as a statement is meant to assign.
      guard swift.certain.statement != node, isWithoutEquality(id) else { return }
      return reportSlip(
        "check.type", "'\(sign)' compares no objects of '\(name(of: .object(.object, id)))', which is not Equatable",
        at: tree[place].range, notes: [.init("write '\(sign)=' to ask whether both are the same object")])
    case (.value(let id), let raw), (let raw, .value(let id)):
      if compares { noteRawValue(sign, id, raw, place, node) }
      return
    case (.object, .object), (.function, _), (_, .function), (.void, _), (_, .void): return
    default:
      let (first, second) = (one.unwrapped, other.unwrapped)
      isWrong = !fits(first, second) && !fits(second, first)
    }
    guard isWrong else { return }
    // The right side as a value of the type of the left one.
    let right = tree[place].nextSibling
    let meant = right.flatMap { value(of: $0, other, fitting: one.settled) }
    reportSlip(
      "check.type",
      "binary operator '\(sign)' cannot be applied to operands of type '\(name(of: one))' and '\(name(of: other))'",
      at: tree[place].range, notes: meant.map { [.init("write '\($0)' on its right side")] } ?? [])
  }

  /// Whether nobody writes values of a type of the interface's as literals.
  private func isNoLiteral(_ row: Int16) -> Bool {
    let entry = SystemInterface.entries[Int(row)]
    return entry.kind == .class && entry.name.hasPrefix("UI")
      || ["Date", "UUID", "IndexPath", "Calendar", "Locale", "TimeZone", "DateComponents", "URLRequest"]
        .contains(entry.name)
  }

  /// `tab == "home"`: an enumeration beside a value that is of the type of its raw values.
  private mutating func noteRawValue(
    _ sign: String, _ id: EnumID, _ other: CertainType, _ place: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) {
    let raw = rawType(of: id)
    let parts = Array(tree.children(of: node))
    guard let row = parts.firstIndex(of: place), row > 0, row + 1 < parts.count, !fits(other.unwrapped, .value(id))
    else {
      return
    }
    guard !raw.isUnknown, fits(other.unwrapped, raw) else {
      return noteOtherRawValue(sign, id, other, place, parts, row)
    }
    let sides = (parts[row - 1], parts[row + 1])
    let types = (certainType(looking: sides.0), certainType(looking: sides.1))
    let isLeft: Bool
    if case .value = types.0.unwrapped { isLeft = true } else { isLeft = false }
    let (value, type, literal) = isLeft ? (sides.0, types.0, sides.1) : (sides.1, types.1, sides.0)
    var note = "write '\(tree.lineText(of: value))\(type.isNeverNil ? "" : "?").rawValue'"
    if let same = caseName(of: literal, id) { note += ", or '.\(same)' in place of '\(tree.lineText(of: literal))'" }
    let isPlain = [.path, .identifier].contains(tree[value].kind)
    reportSlip(
      "check.type",
      "binary operator '\(sign)' cannot be applied to operands of type '\(name(of: types.0.settled))' and '\(name(of: types.1.settled))'",
      at: tree[place].range, notes: isPlain ? [.init(note)] : [])
  }

  /// `$0.section == "account"`, of an enumeration whose raw values are no texts.
  private mutating func noteOtherRawValue(
    _ sign: String, _ id: EnumID, _ other: CertainType, _ place: SyntaxNode.ID, _ parts: [SyntaxNode.ID], _ row: Int
  ) {
    guard case .literal = other, let node = swift.values[Int(id.index)].node, tree[node].kind == .enumDeclaration else {
      return
    }
    let literal =
      [.stringLiteral, .integerLiteral].contains(tree[parts[row + 1]].kind) ? parts[row + 1] : parts[row - 1]
    let known = swift.cases[Int(id.index)].first {
      tree[literal].kind == .stringLiteral && text($0.name) == tree.string(of: literal)
    }
    let types = [parts[row - 1], parts[row + 1]].map { name(of: certainType(looking: $0).settled) }
    reportSlip(
      "check.type",
      "binary operator '\(sign)' cannot be applied to operands of type '\(types[0])' and '\(types[1])'",
      at: tree[place].range, notes: known.map { [.init("write '.\(text($0.name))'")] } ?? [])
  }

  /// The case whose raw value a literal is.
  func caseName(of literal: SyntaxNode.ID, _ id: EnumID) -> String? {
    let value: Value
    switch tree[literal].kind {
    case .stringLiteral: value = .string(tree.string(of: literal))
    case .integerLiteral: value = tree.integer(of: literal).map { .int($0) } ?? .none
    default: return nil
    }
    let raws = program.swift.enums[Int(id.index)].rawValues
    guard let row = raws.firstIndex(of: value), swift.cases[Int(id.index)].indices.contains(row) else { return nil }
    return text(swift.cases[Int(id.index)][row].name)
  }

  /// The type of a value that has been read.
  private mutating func certainType(looking value: SyntaxNode.ID) -> CertainType {
    let outer = swift.certain.isChecking
    swift.certain.isChecking = false
    defer { swift.certain.isChecking = outer }
    return certainType(of: value)
  }

  /// `"Phone: " + contact.phone`: one side may be nil, and would do without that.
  private mutating func noteOptionalOperand(
    _ one: CertainType, _ other: CertainType, _ place: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Bool {
    let parts = Array(tree.children(of: node))
    guard one.isNeverNil != other.isNeverNil,
      fits(one.unwrapped, other.unwrapped) || fits(other.unwrapped, one.unwrapped),
      let row = parts.firstIndex(of: place), row > 0, row + 1 < parts.count
    else { return false }
    let (value, type) = one.isNeverNil ? (parts[row + 1], other) : (parts[row - 1], one)
    guard [.path, .identifier].contains(tree[value].kind) else { return false }
    let instead =
      switch type.unwrapped.settled {
      case .basic(.text): "\"\""
      case .basic(.int), .basic(.double), .basic(.float): "0"
      default: "…"
      }
    reportSlip(
      "check.optional",
      "value of optional type '\(name(of: type))' must be unwrapped to a value of type '\(name(of: type.unwrapped))'",
      at: tree[value].range,
      notes: [.init("bind it with 'if let' or 'guard let', or write '(\(tree.lineText(of: value)) ?? \(instead))'")])
    return true
  }

  /// `count === 3`: only objects are the same one.
  private mutating func noteIdentity(_ sign: String, _ types: [CertainType], _ place: SyntaxNode.ID) {
    let value = types.first { type in
      switch type.unwrapped {
      case .literal(.nothing): false
      case .basic, .literal, .value, .list, .dictionary: true
      default: false
      }
    }
    guard swift.certain.isChecking, let value else { return }
    reportSlip(
      "check.type", "'\(sign)' compares objects, and a value of type '\(name(of: value))' is none",
      at: tree[place].range, notes: [.init("write '\(sign.dropLast())'")])
  }

  /// What is written to ask whether two values of a protocol are the same object; of a protocol that structures may
  /// conform to, they may be none.
  func adviceOnComparing(_ owner: Name, _ written: String) -> String {
    let keys = [owner.id] + inherited(by: owner.id)
    let isOfObjects = keys.contains { key in
      swift.protocolNodes[key].map { node in
        let head = tree.headText(of: node)
        return ["AnyObject", "class", "NSObjectProtocol", "UIViewController"].contains { head.hasText($0) }
      } ?? false
    }
    return isOfObjects
      ? "\(written) to ask whether both are the same object"
      : "compare a property of it, or declare 'protocol \(text(owner)): AnyObject' and \(written)"
  }

  /// Whether objects of a class of the file's cannot be compared by '==': nothing of the class says that they can.
  func isWithoutEquality(_ id: ClassID) -> Bool {
    lineage(id).allSatisfy { row in
      let info = program.classes[Int(row.index)]
      guard info.isDeclared else { return info.name == UIKitClass.object.name && info.name != "NSObject" }
      return places(of: row).allSatisfy { place in
        tree.children(of: place).allSatisfy { type in
          tree[type].kind != .typeName
            || tree[type].name.map { text($0) }
              == info.superclass.map {
                program.classes[Int($0.index)].name
              }
        }
      }
    }
  }

  /// `isActive & isEmpty`
  private mutating func noteBits(_ sign: String, _ one: CertainType, _ other: CertainType, _ place: SyntaxNode.ID) {
    guard swift.certain.isChecking, one == .basic(.bool), other == .basic(.bool) else { return }
    reportSlip(
      "check.type", "binary operator '\(sign)' cannot be applied to operands of type 'Bool'", at: tree[place].range,
      notes: [.init("write '\(sign)\(sign)'")])
  }

  /// `card.transitioningDelegate == self`: protocols of UIKit's have no `==`.
  private mutating func noteComparedDelegate(_ left: SyntaxNode.ID, _ right: SyntaxNode.ID, _ node: SyntaxNode.ID) {
    guard swift.certain.isChecking, tree.loneName(of: right) == .self, tree[left].kind == .path,
      let last = tree.lastChild(of: left), let word = tree[last].name.map({ text($0) }),
      ["transitioningDelegate", "searchResultsUpdater", "popoverPresentationController", "delegate", "dataSource"]
        .contains(word), !isDeclaredSomewhere(word), names.find("==").map({ swift.operators[$0.id] == nil }) ?? true
    else { return }
    reportSlip(
      "check.type", "'==' compares no values of a delegate's type", at: tree[node].range,
      notes: [.init("write '\(tree.lineText(of: left)) = self' to assign it, or '===' to compare")])
  }

  private func isInteger(_ type: CertainType) -> Bool { type == .basic(.int) || type == .literal(.integer) }

  private func isStandard(_ type: CertainType) -> Bool {
    switch type {
    case .basic, .literal: true
    default: false
    }
  }

  /// Whether values of a type of the file's can be compared, or may be.
  private func isEquatable(_ id: EnumID) -> Bool {
    let value = swift.values[Int(id.index)]
    guard let node = value.node, tree[node].kind == .enumDeclaration, value.raw == nil,
      swift.cases[Int(id.index)].contains(where: { !$0.payload.isEmpty })
    else { return true }
    if tree.children(of: node).contains(where: { tree[$0].kind == .typeName }) { return true }
    // An extension of the file's may declare what the type conforms to.
    let name = classNames[Int(value.row.index)]
    return !extensions(of: name).isEmpty
  }
}
