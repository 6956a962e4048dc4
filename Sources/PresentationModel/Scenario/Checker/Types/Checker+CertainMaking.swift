/// Types at the head of a path, and what they make: `Route.detail(id)`, `Model(name: "a")`, `UIAlertAction(…)`.
extension Checker {
  /// `Detail(item: x)`, `Route.detail(3)`, `Int(text)`; nil where a name is no type.
  mutating func readTypeName(_ name: Name, _ parts: [SyntaxNode.ID], _ index: inout Int) -> CertainType? {
    guard names.utf8(of: name).first?.isCapital == true, parts.count > 1,
      !swift.certain.blocks.contains(where: { $0[name.id] != nil })
    else { return nil }
    if tree[parts[1]].kind == .call {
      index = 2
      if noteMethodInCapitals(name, parts[1]) {
        readArguments(parts[1])
        return .unknown
      }
      noteUnknownMade(name, parts[1])
      return certainType(made: name, parts[1])
    }
    guard tree[parts[1]].kind == .member, let member = tree[parts[1]].name else { return nil }
    noteNearOwner(name, member, tree[parts[0]].range)
    let type = text(name) == "Self" ? typeOfSelf : certainType(named: name)
    if type.isUnknown, noteMissingDot(inType: text(name), tree[parts[0]].range) || noteValueInCapitals(name, parts) {
      return .unknown
    }
    if noteNearMeta(member, parts[1]) {
      index = 2
      return .unknown
    }
    noteNearFunction(ofSwift: member, name, memberRange(tree[parts[1]]))
    if name == names.find("Task"), !isDeclaredType(name), parts.count > 2 { noteSleep(member, parts) }
    if !isDeclaredType(name), let found = readSystemStatic(parts, &index) { return found }
    if member == .self, parts.count == 2 {
      index = 2
      return readClass(name) ?? .unknown
    }
    // `Detail.Kind.card`: the type inside is as good as alone.
    if parts.count > 2, names.utf8(of: member).first?.isCapital == true,
      [.member, .call].contains(tree[parts[2]].kind),
      let inner = nestedType("\(text(name)).\(text(member))")
    {
      var next = 0
      guard let found = readTypeName(inner, Array(parts.dropFirst()), &next) else { return nil }
      index = next + 1
      return found
    }
    noteInstanceMember(member, type, parts)
    noteUnknownNested(name, member, at: memberRange(tree[parts[1]]))
    if let found = readOwnStatic(member, type, parts, &index) { return found }
    guard case .value(let id) = type,
      swift.values[Int(id.index)].node.map({ tree[$0].kind == .enumDeclaration }) == true
    else {
      // A static member, or a type inside: what it is, nothing here says.
      noteNearStatic(member, type, parts)
      index = 2
      return .unknown
    }
    let call = parts.count > 2 && tree[parts[2]].kind == .call ? parts[2] : nil
    guard swift.cases[Int(id.index)].contains(where: { $0.name == member }) else {
      noteUnknownStatic(member, id, parts[1])
      index = call == nil ? 2 : 3
      if text(member) == "allCases", listsCases(id) {
        if let call, tree[call].firstChild == nil, swift.certain.isChecking {
          reportSlip(
            "check.call", "'allCases' is a property, and cannot be called", at: memberRange(tree[parts[1]]),
            notes: [.init("leave '()' out")])
        }
        return .list(type)
      }
      if let call { readArguments(call) }
      return .unknown
    }
    index = call == nil ? 2 : 3
    // Without its values it is a function: `map(Route.detail)`.
    if call == nil, swift.cases[Int(id.index)].contains(where: { $0.name == member && !$0.payload.isEmpty }) {
      return .unknown
    }
    return readCertainCase(parts[1], call: call, type)
  }

  /// What `Self` is in a class, a structure or an enumeration of the file's; in a protocol it is whoever conforms to it.
  private var typeOfSelf: CertainType {
    switch certainSelf {
    case .object(_, let id?) where !isOfProtocol(id): certainSelf
    case .value: certainSelf
    default: .unknown
    }
  }

  /// A class that stands for itself: `present(DetailViewController)`.
  mutating func readClass(_ name: Name) -> CertainType? {
    if text(name) == "Self", case .object(let base, let id) = certainSelf { return .meta(base, id) }
    guard names.utf8(of: name).first?.isCapital == true, case .object(let base, let id) = certainType(named: name),
      !swift.certain.blocks.contains(where: { $0[name.id] != nil })
    else { return nil }
    return .meta(base, id)
  }

  /// `let card = CardViewController`, `last = True`: a type where a value has to stand, and words of other languages.
  mutating func noteLoneName(_ name: Name, _ range: SourceRange) {
    guard swift.certain.isChecking, !swift.certain.blocks.contains(where: { $0[name.id] != nil }) else { return }
    let word = text(name)
    if let meant = Self.literal(meantBy: word), !isDeclaredSomewhere(word) {
      return reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: range, near: meant)
    }
    if noteMissingDot(name, range, isCall: false) || noteMissingDot(inType: word, range) { return }
    // `$0title`
    if word.hasPrefix("$"), case let digits = word.dropFirst().prefix(while: { $0.isNumber }), !digits.isEmpty,
      case let member = word.dropFirst(1 + digits.count), member.first?.isLetter == true
    {
      return reportSlip(
        "check.unknown-name", "'.' is missing between '$\(digits)' and '\(member)'", at: range,
        notes: [.init("write '$\(digits).\(member)'")])
    }
    noteNearLocal(name, range)
    // `[CGFloat].init(repeating: 0, count: 3)`, `[String: Item].from(text)`
    if isInListType(range) { return }
    guard isNameOfType(name) else { return noteOtherCapital(name, range) }
    // In a step a class in the forms of a scenario stands for its object.
    if swift.certain.isStep, case .object(.object, _) = certainType(named: name), let declared = declaredClass(name),
      !isWrittenInSwift(declared.node)
    {
      return
    }
    reportSlip(
      "check.type", "'\(word)' is a type, and a value has to stand here", at: range,
      notes: valueOf(name, range).map { [.init($0)] } ?? [])
  }

  /// `Swift.maxx(1, 5)`
  private mutating func noteNearFunction(ofSwift member: Name, _ module: Name, _ range: SourceRange) {
    let known = [
      "min", "max", "abs", "print", "debugPrint", "zip", "stride", "swap", "type", "assert", "precondition",
      "fatalError", "String", "Int", "Double", "Float", "Bool", "Character", "Array", "Dictionary", "Set", "Result",
    ]
    guard swift.certain.isChecking, text(module) == "Swift", !isDeclaredType(module), !known.contains(text(member)),
      let near = nearestName(to: text(member), in: known, within: 1)
    else { return }
    reportSlip("check.unknown-name", "Swift has no '\(text(member))'", at: range, near: near)
  }

  /// Whether a name stands in the type of a list or a dictionary that has a member behind it.
  private func isInListType(_ range: SourceRange) -> Bool {
    var (depth, index) = (0, Int(range.end))
    while index + 1 < source.bytes.count {
      switch source.bytes[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"):
        guard depth > 0 else { return source.bytes[index + 1] == UInt8(ascii: ".") }
        depth -= 1
      case UInt8(ascii: ":"), UInt8(ascii: " "), UInt8(ascii: "?"), UInt8(ascii: "."): break
      case let byte where Lexer.isNameByte(byte): break
      default: return false
      }
      index += 1
    }
    return false
  }

  private mutating func isNameOfType(_ name: Name) -> Bool {
    let word = text(name)
    return Self.basicTypes.contains(word) || word == "Self"
      || names.utf8(of: name).first?.isCapital == true
        && (swift.certain.declared?[name.id] == 1 && !certainType(named: name).isUnknown
          || UIKitClass(named: word)?.kind != nil
          || SystemInterface.row(named: word) != nil && !isDeclaredSomewhere(word))
  }

  private static let basicTypes = ["String", "Int", "Bool", "Double", "CGFloat"]

  /// `var items = [Item]`, `decode([Item], from: data)`, `[String: Int]`: the type of a list where a list has to stand.
  mutating func noteListType(_ node: SyntaxNode.ID, _ wanted: CertainType, _ place: CertainPlace) -> Bool {
    guard swift.certain.isChecking, tree[node].kind == .list || tree[node].kind == .dictionary,
      let first = tree.child(of: node, at: 0), tree[first].nextSibling == nil,
      // `[CGFloat].init(repeating: 0, count: 3)`
      tree[node].nextSibling.map({ tree[$0].kind != .member }) ?? true
    else { return false }
    let parts = tree[node].kind == .list ? [first] : Array(tree.children(of: first))
    for part in parts {
      guard let name = tree.loneName(of: part), !swift.certain.blocks.contains(where: { $0[name.id] != nil }),
        text(name) != "Self", isNameOfType(name)
      else { return false }
      // A list of one instance may be meant.
      if tree[node].kind == .list, case .object(let base, _) = certainType(named: name), base.kind != nil {
        return false
      }
    }
    let written = tree.lineText(of: node)
    let isMeta = place == .argument && wanted.isUnknown
    reportSlip(
      "check.type", "'\(written)' is a type, and a value has to stand here", at: tree[node].range,
      notes: [.init("write '\(written)\(isMeta ? ".self" : "()")'")])
    return true
  }

  /// `var tags = Set<String>`
  mutating func noteGenericType(_ name: Name, _ head: SyntaxNode.ID) {
    guard swift.certain.isChecking, tree[head].firstChild != nil, !isDeclaredType(name),
      ["Set", "Array", "Dictionary"].contains(text(name)),
      let end = source.bytes[Int(tree[head].range.start)...].firstIndex(of: UInt8(ascii: ">")),
      end < Int(tree[head].range.end) + 200
    else { return }
    let range = SourceRange(Int(tree[head].range.start), max(end + 1, Int(tree[head].range.end)))
    let written = tree.text(range)
    guard written.utf8.filter({ $0 == UInt8(ascii: "<") }).count == 1, !written.utf8.contains(UInt8(ascii: "\n")) else {
      return
    }
    reportSlip(
      "check.type", "'\(written)' is a type, and a value has to stand here", at: range,
      notes: [.init("write '\(written)()'")])
  }

  /// What is written for a value in place of a type's name.
  private mutating func valueOf(_ name: Name, _ range: SourceRange) -> String? {
    let word = text(name)
    if word == "Self" { return "write 'self'" }
    let declaring = wordOfDeclaration(before: range)
    if case .existential = certainType(named: name) { return declaring == nil ? nil : "write ':' in place of '='" }
    if Self.basicTypes.contains(word) {
      if declaring == "let" { return "write ':' in place of '='" }
      if declaring == "var" { return "write '\(word)()', or ':' in place of '='" }
    }
    if let id = swift.enums[name.id], let node = swift.values[Int(id.index)].node, tree[node].kind == .enumDeclaration {
      return
        "write a case of it, as '.\(swift.cases[Int(id.index)].first.map { text($0.name) } ?? "first")', or '\(word).allCases'"
    }
    return "write '\(word)(\(isMadeOfNothing(name) ? "" : "…"))', or '\(word).self' for the type"
  }

  /// Whether a type of the file's can be made without arguments; also where that is not certain.
  private func isMadeOfNothing(_ name: Name) -> Bool {
    let row: ClassID?
    if let id = swift.enums[name.id] {
      row = swift.values[Int(id.index)].row
    } else {
      row = declaredClass(name).map { ClassID($0.row) }
    }
    guard let row, let members = swift.members[row.index] else { return true }
    let own = members.initializers.filter { $0.labels != ["coder"] }
    guard own.isEmpty else { return own.contains { $0.parameters.allSatisfy { $0.initial != nil } } }
    guard swift.valueOfRow[row.index] != nil else { return true }
    return members.stored.allSatisfy { id in
      guard let stored = members.properties[id] else { return true }
      return stored.initial != nil || stored.isStatic || stored.getter != nil || stored.takesNil && !stored.isConstant
        || stored.attribute != nil
    }
  }

  /// `let` or `var`, where a value stands behind the '=' of a declaration that writes no type.
  private func wordOfDeclaration(before range: SourceRange) -> String? {
    let bytes = source.bytes
    var index = Int(range.start)
    func skipBlanks() { while index > 0, SwiftLexer.isBlank(bytes[index - 1]) { index -= 1 } }
    skipBlanks()
    guard index > 1, bytes[index - 1] == UInt8(ascii: "="), bytes[index - 2] != UInt8(ascii: "=") else { return nil }
    index -= 1
    skipBlanks()
    let end = index
    while index > 0, Lexer.isNameByte(bytes[index - 1]) { index -= 1 }
    guard index < end, index > 3 else { return nil }
    skipBlanks()
    let word = String(decoding: bytes[(index - 3)..<index], as: UTF8.self)
    return word == "let" || word == "var" ? word : nil
  }

  /// `addAction(Save)`, beside a variable or a property `save`.
  mutating func noteOtherCapital(_ name: Name, _ range: SourceRange) {
    let word = text(name)
    guard names.utf8(of: name).first?.isCapital == true, word.utf8.count > 2, !swift.certain.isUnclear,
      !isDeclaredSomewhere(word), !isDeclaredType(name), case let near = nameInSmallLetters(of: word),
      typeOfVisible(near) != nil, isWrittenOnce(word),
      // Constants of other files: `PostChangedNotification`.
      !["Notification", "Key", "Name", "Identifier"].contains(where: { word.hasSuffix($0) && word.utf8.count > 12 })
    else { return }
    reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: range, near: text(near))
  }

  /// `animted`, beside a parameter or a variable that can be seen here.
  mutating func noteNearLocal(_ name: Name, _ range: SourceRange) {
    let word = text(name)
    // `oK` for `ok`.
    let small = word.lowercased()
    guard !swift.certain.isUnclear, word.utf8.count > 1, !isDeclaredSomewhere(word), !isPropertyOfUIKit(word) else {
      return
    }
    let locals = namesNear(word, in: swift.certain.blocks.map { $0.keys }, within: 1)
    if let near = locals.first(where: { $0.lowercased() == small && $0 != word }),
      isWrittenOnce(word), names.utf8(of: name).first?.isSmall == true
    {
      return reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: range, near: near)
    }
    guard word.utf8.count > 2, names.utf8(of: name).first?.isSmall == true,
      word.utf8.first != UInt8(ascii: "_"), !isDeclaredType(name), suggestions > 0,
      !["error", "newValue", "oldValue"].contains(word)
    else { return }
    var known: [String] = []
    for local in locals {
      // Of three letters one is missing, behind the first: `nme` for `name`.
      let isShort =
        local.utf8.count == 4 && local.utf8.first == word.utf8.first
        || local.utf8.count == 3 && local.utf8.sorted() == word.utf8.sorted()
      // `nextt` for `next`: a letter twice.
      let isDoubled =
        local.utf8.count == 4 && word.utf8.count == 5
        && (0..<4).contains { doubles(Array(local.utf8), at: $0, Array(word.utf8)) }
      // `tiVC` for `toVC`: nobody names two things so.
      let isInitials =
        local.utf8.count == 4 && word.utf8.count == 4 && KnownWords.words(of: word).allSatisfy { $0.utf8.count < 3 }
      if word.utf8.count > 3 ? local.utf8.count > 4 || local + "s" == word || isDoubled || isInitials : isShort {
        known.append(local)
      }
    }
    // A stored property stands in its class: where that is pasted whole, a plural is a slip too.
    var isWhole = false
    if case .object(_, let id?) = certainSelf, isPastedWhole(id, orBelowSystem: true), word.utf8.count > 4 {
      isWhole = true
      if word.utf8.count > 7, let owner = systemAbove(id) {
        known += SystemInterface.names(of: owner, isStatic: false, areMethods: false)
      }
      known += namesNear(word, in: lineage(id).compactMap { swift.members[$0.index]?.properties.keys }, within: 1)
    }
    suggestions -= known.count
    guard let near = nearestName(to: word, in: known.sorted(), within: 1), !isNumbered(word, near),
      isWrittenOnce(word), !diagnostics.contains(where: { $0.range == range }),
      isWhole || near + "s" != word && word + "s" != near
    else { return }
    reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: range, near: near)
  }

  /// Whether a lone name may be a property of UIKit's: of the class whose code it is, if that is certain.
  func isPropertyOfUIKit(_ word: String) -> Bool {
    guard case .object(let base, let id?) = certainSelf, isPastedWhole(id) else { return isNameOfUIKit(word) }
    // A coordinator has what every object has.
    if base == .object {
      return ["description", "debugDescription", "hash", "superclass"].contains(word)
        || word.lowercased().hasText("accessibility")
    }
    guard base.kind != nil || base == .presentationController else { return isNameOfUIKit(word) }
    return uikitProperty(word, base) != nil || OutsideMembers.member(word, isMethod: false, of: base) != nil
      || NotSupportedYet.subject(of: word) != nil || isOfSystem(word, certainSelf)
  }

  /// `Type.method(instance)` gives the method of an instance.
  private mutating func isInstance(
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], of owner: CertainType
  ) -> Bool {
    guard given.count == 1, given[0].label == nil else { return false }
    switch tree[plain(given[0].value)].kind {
    case .stringLiteral, .integerLiteral, .trueLiteral, .falseLiteral, .interpolatedString, .nilLiteral: return false
    default: break
    }
    let outer = swift.certain.isChecking
    swift.certain.isChecking = false
    defer { swift.certain.isChecking = outer }
    switch certainType(of: given[0].value) {
    case .basic, .list, .dictionary, .tuple, .function: return false
    case .value(let id): return owner == .value(id)
    default: return true
    }
  }

  /// The types of the file's whose members a value has.
  func rows(of type: CertainType) -> [ClassID] {
    switch type {
    case .object(_, let id?): Array(lineage(id))
    case .value(let id): [swift.values[Int(id.index)].row]
    default: []
    }
  }

  /// `Service.shared`, `Service.login(user)`: a static member of the file's; nil where it has none, or several.
  private mutating func readOwnStatic(
    _ member: Name, _ type: CertainType, _ parts: [SyntaxNode.ID], _ index: inout Int
  ) -> CertainType? {
    let rows = rows(of: type)
    let isCall = parts.count > 2 && tree[parts[2]].kind == .call
    let properties = rows.compactMap { swift.members[$0.index]?.properties[member.id] }
    if !isCall, let own = properties.first, own.isStatic {
      index = 2
      return certainType(of: own)
    }
    let methods = rows.flatMap { swift.members[$0.index]?.methods[member.id] ?? [] }
    // `Analytics.collect(x)`, of a type that was not pasted, is no publisher's.
    if isCall, !type.isUnknown { noteFormOfPart(member, parts[2]) }
    guard isCall, methods.count == 1, let method = methods.first, method.isStatic || hasModifier(method.node, "class"),
      method.others.isEmpty, method.hidden.isEmpty, method.builder == nil,
      !tree.children(of: method.node).contains(where: { tree[$0].kind == .genericParameter }),
      method.parameters.allSatisfy({ $0.builder == nil }), let given = match(method, parts[2]),
      let path = swift.certain.path
    else { return nil }
    index = 3
    noteEffects(method, parts[2], path)
    readArguments(of: method, given)
    // What was not pasted may have another one, which gives back something else.
    if case .object(_, let id?) = type, !isPastedWhole(id, orBelowSystem: true) { return .unknown }
    return method.result.map { certainType($0) } ?? .void
  }

  /// `PostCell.reuseId`, beside a static property of the class; `Settings.Volume = 2`: of a type inside more would follow.
  private mutating func noteNearStatic(
    _ member: Name, _ type: CertainType, _ parts: [SyntaxNode.ID]
  ) {
    let (word, range) = (text(member), memberRange(tree[parts[1]]))
    let isSmall = names.utf8(of: member).first?.isSmall == true
    guard swift.certain.isChecking,
      !isSmall || word.utf8.count > 4 || word.utf8.count == 4 && KnownWords.areOdd(word),
      !isDeclaredAsMember(member), !isDeclaredSomewhere(word), !isNameOfUIKit(word)
    else { return }
    var known: [String] = []
    for row in rows(of: type) {
      guard let members = swift.members[row.index] else { continue }
      for property in members.properties.values where property.isStatic { known.append(text(property.name)) }
      for methods in members.methods.values {
        for method in methods where method.isStatic { known.append(method.name) }
      }
    }
    // `Store.sared.load()`, of a type that was not pasted.
    if type.isUnknown, KnownWords.areOdd(word), isWrittenOnce(word),
      let near = nearestName(to: word, in: ["shared", "standard", "sharedInstance"], within: 1)
    {
      return reportSlip(
        "check.unknown-property", "no type is known to have a member '\(word)'", at: range, near: near)
    }
    let small = word.prefix(1).lowercased() + word.dropFirst()
    let meant = isSmall ? nearestName(to: word, in: known.sorted(), within: 1) : known.first { $0 == small }
    // A capital may begin a type inside, of another file: what stands behind it is then no member of the one that is meant.
    if !isSmall, parts.count > 2, let own = meant.flatMap({ names.find($0) }) {
      let held = rows(of: type).compactMap { swift.members[$0.index]?.properties[own.id] }.first
      let next = tree[parts[2]].kind == .member ? tree[parts[2]].name : nil
      let isCall = parts.count > 3 && tree[parts[3]].kind == .call
      guard let held, let next, hasMember(next, certainType(of: held).unwrapped, isCall: isCall) else { return }
    }
    guard let near = meant, near + "s" != word, word + "s" != near else { return }
    reportSlip(
      "check.unknown-property", "type '\(name(of: type))' has no member '\(word)'", at: range, near: near)
  }

  /// `ListViewController.open(item)`, `Settings.volume`, of what needs an instance; `Service.shared()`.
  private mutating func noteInstanceMember(_ member: Name, _ type: CertainType, _ parts: [SyntaxNode.ID]) {
    let call = parts.count > 2 && tree[parts[2]].kind == .call ? parts[2] : nil
    var rows = rows(of: type)
    // An extension of UIKit's class.
    if rows.isEmpty, case .object(let base, nil) = type, let name = names.find(base.name) {
      rows = existingClass(name).map { Array(lineage($0)) } ?? []
    }
    let methods = rows.flatMap { swift.members[$0.index]?.methods[member.id] ?? [] }
    let properties = rows.compactMap { swift.members[$0.index]?.properties[member.id] }
    guard swift.certain.isChecking, !rows.isEmpty, case let owner = name(of: type) else { return }
    let message: String
    switch (methods.isEmpty, properties.first) {
    case (true, let own?) where !own.isStatic && !isDeclaredTwice(member, in: rows):
      if case .value(let id) = type, swift.cases[Int(id.index)].contains(where: { $0.name == member }) { return }
      message = "'\(text(member))' is a property of an instance, and '\(owner)' is a type"
      let shared = rows.flatMap { swift.members[$0.index]?.properties.values.map { $0 } ?? [] }.filter {
        $0.isStatic && ["shared", "default", "standard", "current"].contains(text($0.name))
      }
      reportSlip(
        "check.static", message, at: memberRange(tree[parts[1]]),
        notes: [
          .init(
            shared.count == 1
              ? "write '\(owner).\(text(shared[0].name)).\(text(member))'" : "read it of an instance of '\(owner)'")
        ])
    case (true, let own?) where own.isStatic && call != nil && tree[call ?? parts[0]].firstChild == nil:
      // `Service.shared()`
      switch certainType(of: own) {
      case .object(_, .some), .value, .basic, .list: break
      default: return
      }
      reportSlip(
        "check.call", "'\(text(member))' is a value, and cannot be called", at: memberRange(tree[parts[1]]),
        notes: [.init("leave '()' out")])
    case (false, nil):
      guard let call, methods.allSatisfy({ !$0.isStatic && !hasModifier($0.node, "class") }),
        !isInstance(arguments(call), of: type), tree[parts[0]].flags.isDisjoint(with: [.optional, .forced])
      else { return }
      reportSlip(
        "check.static", "'\(text(member))' is a method of an instance, and '\(owner)' is a type",
        at: memberRange(tree[parts[1]]), notes: [.init("call it on an instance of '\(owner)'")])
    default: return
    }
  }

  /// What `Name(…)` makes.
  mutating func certainType(made name: Name, _ call: SyntaxNode.ID) -> CertainType {
    let given = arguments(call)
    let word = text(name)
    let outer = swift.certain.isKept
    swift.certain.isKept = keepsClosures(name, nil) && word.hasPrefix("UI")
    // A test takes what throws as it is: `XCTAssertNoThrow(try load())`.
    let isTest = word.hasPrefix("XCT")
    swift.certain.catches += isTest ? 1 : 0
    defer {
      swift.certain.isKept = outer
      swift.certain.catches -= isTest ? 1 : 0
    }
    noteArgumentsKept(by: name, call)
    if word == "NSLocalizedString", !isDeclaredSomewhere(word), given.map({ $0.label ?? "" }) == ["", "comment"] {
      for argument in given { certainType(of: argument.value, wanted: .basic(.text), in: .argument) }
      return .basic(.text)
    }
    if !isDeclaredType(name) {
      let base = UIKitClass(named: word)
      if let base {
        for argument in given { noteUnknownCase(argument.label, argument.value, base) }
        noteMissingLabel(name, base, given)
      }
      let isValue = SystemInterface.row(named: word).map { SystemInterface.entries[Int($0)].kind == .struct } ?? false
      if !given.isEmpty || isValue, let found = readSystemCall("init", of: word, isStatic: true, call) { return found }
      let types = given.map { argument in
        certainType(
          of: argument.value, wanted: base.map { wanted(argument.label, of: $0) } ?? .unknown, in: .argument)
      }
      switch (word, given.first?.label, given.count) {
      case ("String", "contentsOf", _), ("String", "contentsOfFile", _), ("Data", "contentsOf", _):
        if let range = swift.certain.place {
          noteEffects("'\(word)(\(given[0].label ?? ""):)'", throws: true, waits: false, at: range)
        }
        return word == "String" ? .basic(.text) : .unknown
      case ("String", nil, 1), ("String", "describing", 1), ("String", "format", _), ("String", "repeating", 2):
        return .basic(.text)
      case ("Int", nil, 1), ("Double", nil, 1), ("CGFloat", nil, 1), ("Float", nil, 1):
        let result: CertainType = .basic(word == "Int" ? .int : word == "Float" ? .float : .double)
        switch types[0] {
        case .basic(.text), .literal(.text): return .optional(result)
        case .basic, .literal: return result
        default: return .unknown
        }
      default: break
      }
      if given.isEmpty, case .system = certainType(named: name) { return certainType(named: name) }
      if given.isEmpty, case .foreign = certainType(named: name) { return certainType(named: name) }
      // With other labels it is an initialiser that the app adds, which may give nil.
      guard case .object(let base, nil) = certainType(named: name),
        case let labels = Initializer.labels(of: base),
        given.allSatisfy({ $0.label.map { labels.contains($0) } ?? tree[$0.node].flags.contains(.trailing) })
      else { return .unknown }
      return .object(base, nil)
    }
    let type = certainType(named: name)
    switch type {
    case .value(let id):
      let value = swift.values[Int(id.index)]
      let own = swift.members[value.row.index]?.initializers ?? []
      guard let node = value.node else { break }
      let isOfRawValue = given.first?.label == "rawValue" && !own.contains { $0.labels.first == "rawValue" }
      if tree[node].kind == .enumDeclaration, isOfRawValue || own.isEmpty {
        readArguments(call)
        if own.isEmpty { noteRawInitializer(id, node, given, call) }
        return given.first?.label == "rawValue" ? .optional(type) : .unknown
      }
      if own.isEmpty { readParts(of: id, call, given) } else { readInitializer(own, call) }
      return made(type, own, call)
    case .object(_, let id?):
      let own = lineage(id).first { !(swift.members[$0.index]?.initializers ?? []).isEmpty }
      let initializers = own.flatMap { swift.members[$0.index]?.initializers } ?? []
      if initializers.isEmpty, !given.isEmpty, case .object(let base, _) = type, isPastedWhole(id),
        readSystemCall("init", of: base.name, isStatic: true, call) != nil
      {
        return type
      }
      // What presim has as Swift has the forms that UIKit's interface says.
      if !initializers.isEmpty, initializers.allSatisfy({ isOfPresim($0.node) && match($0, call) == nil }) {
        noteSystemLabels(method: name, given, SystemInterface.members("init", of: word, isStatic: true), call)
      }
      readInitializer(initializers, call)
      let all = lineage(id).flatMap { swift.members[$0.index]?.initializers ?? [] }
      return given.isEmpty ? type : made(type, all, call)
    case .system(let row) where given.isEmpty && SystemInterface.entries[Int(row)].kind == .struct: return type
    default: break
    }
    readArguments(call)
    return .unknown
  }

  /// The type that an initialiser of UIKit's takes under a label.
  private func wanted(_ label: String?, of base: UIKitClass) -> CertainType {
    guard let parameter = label.flatMap({ Initializer.parameter($0, of: base) }) else { return .unknown }
    switch parameter.type {
    case .instance(let other) where other.kind != nil: return .optional(.object(other, nil))
    case .string: return .optional(.basic(.text))
    case .int: return .basic(.int)
    case .bool: return .basic(.bool)
    default: return .unknown
    }
  }

  /// `UIBarButtonItem(barButtonSystemItem: .plus, …)`.
  private mutating func noteUnknownCase(_ label: String?, _ value: SyntaxNode.ID, _ base: UIKitClass) {
    guard swift.certain.isChecking, tree[value].kind == .enumCase, let name = tree[value].name,
      case .enumeration(let type)? = label.flatMap({ Initializer.parameter($0, of: base) })?.type,
      type.row(named: text(name)) == nil, names.utf8(of: name).first?.isCapital != true
    else { return }
    noteSlip(ofCase: text(name), type, at: tree[value].range)
  }

  /// `UIAlertAction("OK", style: .default)`.
  private mutating func noteMissingLabel(
    _ name: Name, _ base: UIKitClass, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)]
  ) {
    let labels = Initializer.labels(of: base)
    guard swift.certain.isChecking, given.count > 1, let first = given.first, first.label == nil,
      !tree[first.node].flags.contains(.trailing), let missing = labels.first,
      given.dropFirst().allSatisfy({ argument in
        argument.label.map { labels.contains($0) && $0 != missing } ?? tree[argument.node].flags.contains(.trailing)
      }), existingClass(name).flatMap({ swift.members[$0.index]?.initializers.isEmpty }) ?? true
    else { return }
    reportSlip(
      "check.call", "missing argument label '\(missing):' in call", at: tree[first.node].range,
      notes: [.init("write '\(missing): \(tree.lineText(of: first.value))'")])
  }

  /// What an initialiser makes: optional where the one that a call means may give nil, unknown where another one does.
  private func made(_ type: CertainType, _ own: [SwiftMethod], _ call: SyntaxNode.ID) -> CertainType {
    let fitting = own.filter { match($0, call) != nil }
    guard fitting.contains(where: { tree[$0.node].flags.contains(.optional) }) else { return type }
    return fitting.count == 1 && fitting[0].others.isEmpty ? .optional(type) : .unknown
  }

  /// The one initialiser whose labels fit gets its arguments.
  private mutating func readInitializer(_ own: [SwiftMethod], _ call: SyntaxNode.ID) {
    let fitting = own.filter { match($0, call) != nil }
    guard fitting.count == 1, let given = match(fitting[0], call) else { return readArguments(call) }
    readArguments(of: fitting[0], given)
  }

  /// `.init(title: "Retry")`, where a structure of the file's is wanted.
  mutating func readStructure(_ id: EnumID, _ call: SyntaxNode.ID) {
    let own = swift.members[swift.values[Int(id.index)].row.index]?.initializers ?? []
    if own.isEmpty { readParts(of: id, call, arguments(call)) } else { readInitializer(own, call) }
  }

  /// `Model(name: "a", size: 1)` of a structure without initialisers.
  private mutating func readParts(
    of id: EnumID, _ call: SyntaxNode.ID, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)]
  ) {
    let value = swift.values[Int(id.index)]
    let members = swift.members[value.row.index]
    // What a wrapper's argument is, its own initialiser says.
    guard swift.certain.isChecking, let node = value.node, !tree.text(of: node, has: "init("),
      given.first?.label != "from",
      tree.children(of: node).allSatisfy({ tree[$0].kind != .typeName || isPlainProtocol($0) }),
      let properties = members.map({ members in value.fields.compactMap { members.properties[$0.name.id] } }),
      properties.count == value.fields.count,
      properties.allSatisfy({ $0.wrapper == nil && $0.attribute == nil && !$0.isLazy })
    else { return readArguments(call) }
    let shown = "'\(program.swift.enums[Int(id.index)].name)'"
    var rest = Array(given)
    for (field, property) in zip(value.fields, properties) {
      let label = text(field.name)
      if let first = rest.first, first.label == label {
        rest.removeFirst()
        readPart(first.value, property)
        continue
      }
      // A closure behind the parentheses is the last of the parts that are functions.
      if let first = rest.first, rest.count == 1, tree[first.node].flags.contains(.trailing), first.label == nil,
        let annotation = property.annotation, case .function = certainType(annotation).unwrapped, field.initial == nil,
        value.fields.last?.name == field.name
      {
        return readPart(first.value, property)
      }
      // What is 'let' is nil by no value of its own.
      guard field.initial == nil, !field.takesNil || property.isConstant, property.initial == nil else { continue }
      if rest.contains(where: { $0.label == label }) {
        return reportSlip(
          "check.call", "argument '\(label)' must precede argument '\(rest[0].label ?? "_")'",
          at: tree[rest[0].node].range)
      }
      if rest.first.map({ $0.label == nil && tree[$0.value].kind == .closure }) == true { return }
      let fields = value.fields.map { text($0.name) }
      if given.count <= fields.count, let other = rest.first, let written = other.label, !fields.contains(written) {
        return reportSlip(
          "check.call", "incorrect argument label '\(written):' in call to \(shown)", at: tree[other.node].range,
          near: label + ":")
      }
      return reportSlip(
        "check.call", "missing argument for parameter '\(label)' in call to \(shown)", at: tree[call].range,
        notes: [.init("it is \(shown.dropLast())(\(value.fields.map { text($0.name) + ":" }.joined()))'")])
    }
    // `Pair(first: 1, 2)`: what may be left out has its label where it stands.
    if let other = rest.first, other.label == nil, !tree[other.node].flags.contains(.trailing), rest.count == 1,
      let last = value.fields.indices.last(where: { row in given.contains { $0.label == text(value.fields[row].name) } }
      )
      .map({ $0 + 1 }) ?? value.fields.indices.first, last < value.fields.count
    {
      let label = text(value.fields[last].name)
      return reportSlip(
        "check.call", "missing argument label '\(label):' in call to \(shown)", at: tree[other.node].range,
        notes: [.init("write '\(label): \(tree.lineText(of: other.value))'")])
    }
    guard let other = rest.first, let written = other.label,
      // A property that cannot be read may be it.
      value.node.map({ node in tree.children(of: node).allSatisfy { tree[$0].kind != .opaqueStatement } }) ?? true
    else { return }
    let fields = value.fields.map { text($0.name) }.filter { name in !given.contains { $0.label == name } }
    reportSlip(
      "check.call", "extra argument '\(written)' in call to \(shown)", at: tree[other.node].range,
      near: nearestName(to: written, in: fields, within: 2).map { $0 + ":" })
  }

  /// The value of a stored property of a structure, which keeps closures.
  private mutating func readPart(_ value: SyntaxNode.ID, _ property: SwiftProperty) {
    let wanted = property.annotation.map { certainType($0) } ?? .unknown
    keepsClosure(tree[value].kind == .closure && property.annotation != nil) {
      $0.certainType(of: value, wanted: wanted, in: .argument)
    }
  }

  private func isPlainProtocol(_ type: SyntaxNode.ID) -> Bool {
    guard let name = tree[type].name else { return false }
    return ["Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Identifiable", "Sendable", "Comparable"]
      .contains(text(name)) || swift.protocols[name.id] != nil
  }
}
