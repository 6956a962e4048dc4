/// Slips in what pasted classes override: swiftc refuses an override of nothing, and one that does not say so.
extension Checker {
  /// `super.viewDidApear(animated)`.
  mutating func noteSlip(ofSuper name: Name, _ owner: ClassID, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) {
    // In an override of a method `super` has it as UIKit declares it.
    if let info = methods(text(name), on: bases[Int(owner.index)], exact: true).first(where: { $0.kind != .gesture }),
      isPastedWhole(owner), let method = swift.method, method.name == text(name), hasModifier(method.node, "override")
    {
      let written = arguments(call).map { ($0.label ?? "_") + ":" }.joined()
      return reportSlip(
        "check.call", "'\(text(name))' does not take '(\(written))'", at: nameRange(before: call, in: node),
        notes: [.init("it is '\(info.signature)'")])
    }
    guard let (base, known) = knownReceiver(.object(bases[Int(owner.index)], owner)),
      let near = slip(text(name), among: overridden(by: owner, base), isMethod: true)
    else { return }
    reportSlip(
      "check.unknown-method", "value of type '\(known)' has no method '\(text(name))'",
      at: nameRange(before: call, in: node), near: near)
  }

  /// The methods that a class has from above: UIKit's, and those of the file's superclasses.
  func overridden(by owner: ClassID, _ base: UIKitClass) -> [String] {
    var names = base.lineage.flatMap { $0.methods }.filter { $0.kind != .gesture }.map { $0.name }
    for info in CallbackInfo.all where info.delegateProtocol == nil && base.inherits(from: info.owner) {
      names.append(info.name)
    }
    for current in lineage(owner).dropFirst() {
      names += (swift.members[current.index]?.methods.values.flatMap { $0 } ?? []).map { $0.name }
    }
    return names.sorted()
  }

  /// `override func viewDidApear(_ animated: Bool)`: swiftc refuses an override of nothing. Only a name beside one of UIKit's
  /// or of the file's is a slip: UIKit has more methods than presim knows.
  mutating func noteOverride(_ method: SwiftMethod) {
    if hasModifier(method.node, "override"), !method.isStatic, !swift.isOld, let owner = method.owner,
      noteOverrideOfOther(method, owner)
    {
      return
    }
    if hasModifier(method.node, "override"), !method.isStatic, !swift.isOld, noteOverrideOfDelegate(method) { return }
    if hasModifier(method.node, "override"), !method.isStatic, !swift.isOld { noteOverriddenTypes(method) }
    guard hasModifier(method.node, "override"), !method.isStatic, !swift.isOld, let owner = method.owner,
      let (base, _) = knownReceiver(.object(bases[Int(owner.index)], owner)), callback(of: method) == nil,
      replacedMethod(method) == nil, method.name != "shouldAutomaticallyForwardRotationMethods"
    else { return }
    for current in lineage(owner).dropFirst() {
      if names.find(method.name).map({ swift.members[current.index]?.methods[$0.id] != nil }) == true { return }
    }
    if noteOverrideOfRequirement(method, owner, base) { return }
    if method.parameters.isEmpty, let known = PropertyLookup.find(named: method.name, on: base) {
      return reportSlip(
        "check.override", "'\(method.name)' is a property of '\(base.name)', and no method", at: overrideRange(method),
        notes: [Diagnostic.Note("write 'override var \(method.name): \(known.type.name) { … }'")])
    }
    if method.parameters.isEmpty, let now = FormerNames.property(method.name),
      PropertyLookup.find(named: now, on: base) != nil
    {
      return noteOld(method.name, now, at: overrideRange(method))
    }
    let labels = method.signatureLabels
    let message = "method '\(method.name)(\(labels))' does not override any method from its superclass"
    let range = overrideRange(method)
    let sameName = CallbackInfo.all.filter {
      $0.name == method.name && $0.delegateProtocol == nil && base.inherits(from: $0.owner)
    }
    if let known = sameName.first {
      // A superclass that was not pasted may have one with those arguments.
      guard isPastedWhole(owner) else { return }
      return reportSlip(
        "check.override", message, at: range,
        near: "\(known.name)(\(known.labels.map { $0 + ":" }.joined()))")
    }
    guard sameName.isEmpty, !noteTableOverride(method, owner, base, message) else { return }
    if let near = overrideSlip(method.name, overridden(by: owner, base)) {
      return reportSlip("check.override", message, at: range, near: near)
    }
    guard overridesNothing(method, owner, base) else { return remarkOverride(method, owner, base) }
    reportSlip(
      "check.override", message, at: range, notes: [Diagnostic.Note("remove 'override' before 'func \(method.name)'")])
  }

  /// `override func viewDidAppear(_ animated: Int)`, where UIKit hands over a 'Bool'.
  private mutating func noteOverriddenTypes(_ method: SwiftMethod) {
    guard let owner = method.owner, isPastedWhole(owner), case let base = bases[Int(owner.index)],
      let types = callback(of: method).map({ found in
        found.info.delegateProtocol == nil && base.inherits(from: found.info.owner)
          ? found.info.arguments.map { $0.type } : []
      })
        ?? methods(method.name, on: base, exact: true).first(where: { $0.signature == method.signature })?.parameters
        .map({ $0.type }),
      lineage(owner).dropFirst().allSatisfy({ row in
        names.find(method.name).map { swift.members[row.index]?.methods[$0.id] == nil } ?? true
      })
    else { return }
    for (parameter, wanted) in zip(method.parameters, types) {
      guard wanted == .bool, let type = parameter.type, tree[type].kind == .typeName,
        case let word = tree.lineText(of: type), word != "Bool", !word.hasPrefix("Swift."), let name = tree[type].name,
        swift.aliases[name.id] == nil,
        WellKnownTypes.standard.contains(word) || UIKitClass(named: word) != nil
          || SystemInterface.row(named: word) != nil
      else { continue }
      reportSlip(
        "check.override",
        "method '\(method.signature)' does not override any method from its superclass: UIKit's takes a 'Bool'",
        at: tree[type].range, notes: [.init("write 'Bool'")])
    }
  }

  /// An override of what nothing here declares: an extension in another file of the app may.
  private mutating func remarkOverride(_ method: SwiftMethod, _ owner: ClassID, _ base: UIKitClass) {
    guard base.kind != nil, isPastedWhole(owner), !isNameOfUIKit(method.name),
      SystemInterface.members(method.name, of: base.name, isStatic: false).isEmpty,
      ![
        "awakeFromNib", "prepareForInterfaceBuilder", "accessibility", "presses", "touches", "motion", "remoteControl",
        "encode", "decode", "observe", "make",
        "update",
      ]
      .contains(where: { method.name.hasPrefix($0) })
    else { return }
    let owner = program.classes[Int(owner.index)].name
    remark(
      "check.override", "nothing above '\(owner)' is known to have '\(method.name)(\(method.signatureLabels))'",
      at: overrideRange(method),
      advice:
        "swiftc refuses an override of nothing: remove 'override', unless another file of the app declares the method")
  }

  /// `override func load(_:animated:)` of a class of the file's whose superclasses stand here and have `load(_:)`.
  private mutating func noteOverrideOfOther(_ method: SwiftMethod, _ owner: ClassID) -> Bool {
    guard isPastedWhole(owner), !isNameOfUIKit(method.name), let name = names.find(method.name),
      !CallbackInfo.all.contains(where: { $0.name == method.name }),
      classNode(of: owner.index).map({ !isOfPresim($0) }) == true
    else { return false }
    let above = lineage(owner).dropFirst().flatMap { swift.members[$0.index]?.methods[name.id] ?? [] }
    guard let other = above.first, !above.contains(where: { $0.labels == method.labels || !$0.others.isEmpty }) else {
      return false
    }
    reportSlip(
      "check.override",
      "method '\(method.name)(\(method.signatureLabels))' does not override any method from its superclass",
      at: overrideRange(method), notes: [.init("the superclass has '\(other.signature)'")])
    return true
  }

  /// Whether a class is declared as `final`.
  func isFinal(_ node: SyntaxNode.ID) -> Bool {
    let start = Int(tree[node].range.start)
    let before = source.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let head = tree.text(of: node).utf8.prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: ":") }.count
    return tree.text(SourceRange(before, start + head)).hasText("final ")
  }

  /// `override func pick(_:)` of what a protocol of the file's asks for, and no superclass has.
  private mutating func noteOverrideOfRequirement(_ method: SwiftMethod, _ owner: ClassID, _ base: UIKitClass) -> Bool {
    guard isPastedWhole(owner), !isNameOfUIKit(method.name), let name = names.find(method.name),
      !CallbackInfo.all.contains(where: { $0.name == method.name }),
      methods(method.name, on: base, exact: true).isEmpty,
      protocols(of: owner).contains(where: { key in
        isOfFile(key) && swift.protocolMembers[key]?.methods[name.id]?.contains { $0.labels == method.labels } == true
      }),
      lineage(owner).dropFirst().allSatisfy({ above in
        protocols(of: above).allSatisfy { swift.members[extensionRow($0)]?.methods[name.id] == nil }
      })
    else { return false }
    reportSlip(
      "check.override",
      "method '\(method.name)(\(method.signatureLabels))' does not override any method from its superclass",
      at: overrideRange(method), notes: [.init("remove 'override' before 'func \(method.name)'")])
    return true
  }

  /// `override func updateSearchResults(for:)`, of a class that says itself that it conforms to the protocol of the method:
  /// no class above does.
  private mutating func noteOverrideOfDelegate(_ method: SwiftMethod) -> Bool {
    guard let owner = method.owner, isBelowUIKit(owner), let name = names.find(method.name),
      lineage(owner).dropFirst().allSatisfy({ swift.members[$0.index]?.methods[name.id] == nil }),
      let adopted = adoptedProtocols(of: owner).first(where: { Self.methodsOfProtocol($0).contains(method.signature) })
    else { return false }
    reportSlip(
      "check.override",
      "method '\(method.name)(\(method.signatureLabels))' does not override any method from its superclass",
      at: overrideRange(method),
      notes: [.init("it is a method of '\(adopted)': remove 'override' before 'func \(method.name)'")])
    return true
  }

  /// UIKit's protocols to which a class itself, and no class above, says that it conforms.
  private func adoptedProtocols(of id: ClassID) -> [String] {
    places(of: id).flatMap { place in
      tree.children(of: place).compactMap { type in
        tree[type].kind == .typeName ? tree[type].name.map { text($0) } : nil
      }
    }.filter { !Self.conforms(bases[Int(id.index)], to: $0) }
  }

  /// A method or a property that a superclass of the file's has too, without `override`; and what a `final` one forbids.
  mutating func noteOwnOverrides(of id: ClassID, _ node: SyntaxNode.ID) {
    guard !swift.isOld, isPastedWhole(id), let members = swift.members[id.index] else { return }
    let above = lineage(id).dropFirst().compactMap { id in
      classNode(of: id.index).flatMap { isOfPresim($0) ? nil : (row: id.index, node: $0) }
    }
    guard above.allSatisfy({ !isGeneric($0.node) }), !isGeneric(node) else { return }
    if let first = above.first, isFinal(first.node),
      let type = tree.children(of: node).first(where: { tree[$0].name == classNames[Int(first.row)] })
    {
      reportSlip(
        "check.override", "'\(text(classNames[Int(first.row)]))' is 'final', and no class inherits from it",
        at: tree[type].range, notes: [.init("remove 'final' before 'class \(text(classNames[Int(first.row)]))'")])
    }
    let direct = Set(tree.children(of: node).map { $0.index })
    let (methods, properties) = (members.methods.keys.sorted(), members.properties.keys.sorted())
    // What an extension gives UIKit's class for Objective-C, a class below overrides.
    for row in lineage(id).dropFirst() where classNode(of: row.index) == nil {
      for key in methods {
        for method in members.methods[key] ?? [] where direct.contains(method.node.index) && !method.isStatic {
          guard let same = swift.members[row.index]?.methods[key]?.first(where: { isSame($0, method) }),
            hasModifier(same.node, "objc"), !isPrivate(same.node)
          else { continue }
          noteOverride(of: method.name, method.node, "func", false, row.index)
        }
      }
    }
    // The nearest superclass that has a method is the one whose it overrides.
    var overriding: Set<Int32> = []
    for other in above {
      guard let theirs = swift.members[other.row] else { continue }
      var theirDirect: Set<Int32>?
      func isTheirs(_ member: SyntaxNode.ID) -> Bool {
        let all = theirDirect ?? Set(tree.children(of: other.node).map { $0.index })
        theirDirect = all
        return all.contains(member.index)
      }
      for key in methods where theirs.methods[key] != nil {
        for method in members.methods[key] ?? []
        where direct.contains(method.node.index) && !overriding.contains(method.node.index) {
          guard let same = theirs.methods[key]?.first(where: { isSame($0, method) }),
            isTheirs(same.node),
            !isPrivate(same.node), !same.isStatic, !method.isStatic
          else { continue }
          overriding.insert(method.node.index)
          noteOverride(of: method.name, method.node, "func", hasModifier(same.node, "final"), other.row)
        }
      }
      for key in properties {
        guard let own = members.properties[key], let same = theirs.properties[key], let mine = own.declaration,
          let declaration = same.declaration, direct.contains(mine.index), isTheirs(declaration),
          !isPrivate(declaration), !own.isStatic, !same.isStatic, !isDeclaredTwiceStatic(own, same)
        else { continue }
        noteOverride(of: text(own.name), mine, "var", hasModifier(declaration, "final"), other.row)
      }
    }
  }

  private func isDeclaredTwiceStatic(_ one: SwiftProperty, _ other: SwiftProperty) -> Bool {
    [one, other].contains { $0.declaration.map { hasModifier($0, "class") || hasModifier($0, "static") } ?? true }
  }

  /// Whether two methods have the same labels and take the same types, as they are written.
  private func isSame(_ one: SwiftMethod, _ other: SwiftMethod) -> Bool {
    one.labels == other.labels && one.others.isEmpty && other.others.isEmpty && !isGeneric(one.node)
      && !isGeneric(other.node) && one.isStatic == other.isStatic
      && (one.result.map { tree.lineText(of: $0) } ?? "") == (other.result.map { tree.lineText(of: $0) } ?? "")
      && zip(one.parameters, other.parameters).allSatisfy { one, other in
        one.type.map { tree.lineText(of: $0) } == other.type.map { tree.lineText(of: $0) }
      }
  }

  private mutating func noteOverride(
    of name: String, _ declaration: SyntaxNode.ID, _ word: String, _ isFinal: Bool, _ row: Int32
  ) {
    guard let offset = tree.offset(of: word == "func" ? "func " + name : name, in: declaration) else { return }
    let start = offset + (word == "func" ? 5 : 0)
    let range = SourceRange(start, start + name.utf8.count)
    let owner = text(classNames[Int(row)])
    if isFinal {
      return reportSlip(
        "check.override", "'\(name)' is 'final' in '\(owner)'", at: range,
        notes: [.init("remove 'final' there, or give it another name")])
    }
    guard !hasModifier(declaration, "override"), !hasModifier(declaration, "private") else { return }
    reportSlip(
      "check.override", "overriding declaration requires an 'override' keyword", at: range,
      notes: [
        .init(
          word == "func"
            ? "'\(owner)' has it too: write 'override func \(name)'" : "'\(owner)' has it too: give it another name")
      ])
  }

  /// `override func tableView(_:numberOfRowInSection:)`, beside a method that a table's controller has; and one without its
  /// result. Whether it is reported.
  private mutating func noteTableOverride(
    _ method: SwiftMethod, _ owner: ClassID, _ base: UIKitClass, _ message: String
  ) -> Bool {
    guard Self.isOfTable(base), isPastedWhole(owner) else { return false }
    let known = SystemInterface.members(method.name, of: base.name, isStatic: false).filter { $0.parameters != nil }
    let labels = known.map { ($0.parameters ?? []).map { $0.label } }
    if let row = labels.firstIndex(of: method.labels) {
      for (parameter, wanted) in zip(method.parameters, known[row].parameters ?? []) {
        guard let written = parameter.type, case let type = certainType(written), !type.isUnknown,
          case let theirs = certainType(ofSystem: wanted.type), !theirs.isUnknown,
          !fits(type.unwrapped, theirs.unwrapped), !fits(theirs.unwrapped, type.unwrapped)
        else { continue }
        reportSlip(
          "check.override", message, at: overrideRange(method),
          notes: [Diagnostic.Note("UIKit's takes '\(wanted.type)' where this takes '\(tree.lineText(of: written))'")])
        return true
      }
      guard method.result == nil, known[row].type != "Void" else { return false }
      reportSlip(
        "check.override", message, at: overrideRange(method),
        notes: [Diagnostic.Note("UIKit's gives back a value: write '-> \(known[row].type)'")])
      return true
    }
    // `tableViow(_:cellForRowAt:)`
    let others = ["tableView", "collectionView", "numberOfSections", "scrollViewDidScroll"]
    if known.isEmpty, let other = nearestName(to: method.name, in: others, within: 2),
      SystemInterface.members(other, of: base.name, isStatic: false).contains(where: { member in
        member.parameters.map { $0.map { $0.label } } == method.labels
      })
    {
      reportSlip(
        "check.override", message, at: overrideRange(method), near: "\(other)(\(method.signatureLabels))")
      return true
    }
    let near = labels.first { other in
      other.count == method.labels.count && zip(other, method.labels).filter { $0 != $1 }.count == 1
        && zip(other, method.labels).allSatisfy { nearestName(to: $1, in: [$0], within: 2) != nil || $0 == $1 }
    }
    guard let near else { return false }
    reportSlip(
      "check.override", message, at: overrideRange(method),
      near: "\(method.name)(\(near.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))")
    return true
  }

  private static func isOfTable(_ base: UIKitClass) -> Bool {
    base == .tableViewController || base.name == "UICollectionViewController"
  }

  /// Whether a method of a class is UIKit's own data source's or delegate's, which a table's controller is.
  private func overridesTable(_ method: SwiftMethod, _ owner: ClassID, _ base: UIKitClass) -> Bool {
    let first = method.parameters.first?.type.map { tree.lineText(of: $0) } ?? ""
    return Self.isOfTable(base) && isPastedWhole(owner) && ["UITableView", "UICollectionView"].contains(first)
      && SystemInterface.declares(method.signature, in: base.name)
  }

  /// Whether an override is of a delegate's method, which no class above has: apps extend UIKit's classes with methods of
  /// other names.
  private func overridesNothing(_ method: SwiftMethod, _ owner: ClassID, _ base: UIKitClass) -> Bool {
    isPastedWhole(owner) && base == .viewController
      && CallbackInfo.all.contains { $0.name == method.name && $0.delegateProtocol != nil }
  }

  /// Whether UIKit's class has a method of the very name, labels and types.
  private func overridesMethod(_ method: SwiftMethod, _ base: UIKitClass) -> Bool {
    let types: Set<String> = [
      "UIViewController", "UIViewController?", "Bool", "Any?", "[UIViewController]",
      "[UIViewController]?",
    ]
    guard !method.labels.isEmpty,
      method.parameters.allSatisfy({ parameter in
        parameter.type.map {
          types.contains(tree.lineText(of: $0)) || parameter.label == "completion" && tree[$0].kind == .functionType
        } ?? false
      })
    else { return false }
    return base.lineage.contains { type in
      type.methods.contains {
        $0.kind != .gesture && $0.name == method.name && $0.signature == method.signature
      }
    }
  }

  /// `func viewDidAppear(_ animated: Bool)` without `override`, which swiftc refuses.
  mutating func noteMissingOverride(_ method: SwiftMethod) {
    guard !hasModifier(method.node, "override"), !method.isStatic, !swift.isOld, let owner = method.owner,
      program.classes[Int(owner.index)].isDeclared, swift.valueOfRow[owner.index] == nil,
      let (base, _) = knownReceiver(.object(bases[Int(owner.index)], owner)),
      overridesTable(method, owner, base) || overridesMethod(method, base)
        || callback(of: method).map({
          $0.info.delegateProtocol == nil && $0 != .deinitialize && base.inherits(from: $0.info.owner)
        }) == true
    else { return }
    let end = Int(tree[method.node].range.end)
    var head = tree.text(SourceRange(Int(overrideRange(method).start), end)).prefix { $0 != "{" && !$0.isNewline }
    while head.last == " " { head = head.dropLast() }
    reportSlip(
      "check.override", "overriding declaration requires an 'override' keyword", at: overrideRange(method),
      notes: [Diagnostic.Note("write 'override func \(head)'")])
  }

  /// The method for which the name of an override is a slip: the file declares that name, so only UIKit's are other words.
  mutating func overrideSlip(_ word: String, _ candidates: [String]) -> String? {
    guard word.utf8.count > 4, suggestions > 0, !isNameOfUIKit(word) else { return nil }
    suggestions -= candidates.count
    if let same = candidates.first(where: { $0.lowercased() == word.lowercased() }) { return same }
    return nearestName(to: word, in: candidates, within: word.utf8.count < 12 ? 1 : 2)
  }

  /// Whether everything above a class is in the file, or UIKit's: its superclasses and its protocols.
  func isPastedWhole(_ id: ClassID, orBelowSystem: Bool = false) -> Bool {
    let row = Int(id.index)
    if swift.pastedWhole.indices.contains(row) {
      return orBelowSystem ? swift.pastedWhole[row].orBelowSystem : swift.pastedWhole[row].alone
    }
    return lineage(id).allSatisfy { isPasted($0, orBelowSystem) }
  }

  /// Finds it of all classes, once they and what extensions say of them are known.
  mutating func enterPastedWhole() {
    var found: [(alone: Bool, orBelowSystem: Bool)?] = Array(repeating: nil, count: program.classes.count)
    for row in found.indices {
      // From the nearest superclass of which it is known.
      for id in lineage(ClassID(Int32(row))).prefix(while: { found[Int($0.index)] == nil }).reversed() {
        let above = program.classes[Int(id.index)].superclass.flatMap { found[Int($0.index)] } ?? (true, true)
        found[Int(id.index)] = (above.alone && isPasted(id, false), above.orBelowSystem && isPasted(id, true))
      }
    }
    swift.pastedWhole = found.map { $0 ?? (false, false) }
  }

  /// Whether what a class names is in the file, or UIKit's.
  private func isPasted(_ id: ClassID, _ orBelowSystem: Bool) -> Bool {
    let info = program.classes[Int(id.index)]
    guard
      info.isDeclared || info.name == "NSObject" || UIKitClass(named: info.name) != nil
        || orBelowSystem && SystemInterface.row(named: info.name) != nil
    else { return false }
    if swift.conformingOutside.contains(id.index) { return false }
    guard let node = classNode(of: id.index) else { return true }
    return supertypes(of: node).allSatisfy { type in
      guard let name = tree[type].name, !isKnownProtocol(name), text(name) != "NSObject" else { return true }
      return info.superclass.map { program.classes[Int($0.index)].name } == text(name)
        || orBelowSystem && SystemInterface.row(named: text(name)) != nil
    }
  }

  func isKnownProtocol(_ name: Name) -> Bool {
    known(name).isProtocol || swift.protocols[name.id] != nil || Self.standardProtocols.contains(text(name))
  }

  /// Whether a structure or an enumeration conforms to what was not pasted, which may give it members.
  func conformsToUnknown(_ id: EnumID) -> Bool {
    let value = swift.values[Int(id.index)]
    if swift.conformingOutside.contains(value.row.index) { return true }
    guard let node = value.node else { return false }
    return supertypes(of: node).contains { type in
      tree[type].name.map {
        !isKnownProtocol($0) && !WellKnownTypes.standard.contains(text($0)) && swift.aliases[$0.id] == nil
      } ?? false
    }
  }

  /// Notes the classes that an extension lets conform to a protocol of another file, which may give them members.
  mutating func noteForeignConformances() {
    for item in tree.items where tree[item].kind == .extensionDeclaration {
      guard let name = tree[item].name, let id = existingClass(name) else { continue }
      for type in tree.children(of: item) where tree[type].kind == .typeName {
        guard let other = tree[type].name, !isKnownProtocol(other), UIKitClass(named: text(other)) == nil,
          !UIKitNames.hasFrameworkPrefix(text(other))
        else { continue }
        swift.conformingOutside.insert(id.index)
      }
    }
  }

  /// The class of UIKit's or Foundation's that the classes of the file above one are below: `UITableViewCell`.
  func systemAbove(_ id: ClassID) -> String? {
    for row in lineage(id) {
      guard let node = classNode(of: row.index), let above = inheritance(of: node).first
      else { continue }
      if SystemInterface.row(named: text(above.name)) != nil { return text(above.name) }
    }
    return nil
  }

  private static let standardProtocols: Set<String> = [
    "AnyObject", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Comparable", "Identifiable", "Sendable",
    "Error", "CustomStringConvertible", "ObservableObject", "NSObjectProtocol", "UIApplicationDelegate",
    "UISceneDelegate", "UIWindowSceneDelegate",
  ]

  func overrideRange(_ method: SwiftMethod) -> SourceRange {
    let range = tree[method.node].range
    guard let place = tree.offset(of: "func " + method.name, in: method.node) else { return range }
    return SourceRange(place + 5, place + 5 + method.name.utf8.count)
  }
}
