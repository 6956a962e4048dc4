/// Slips in pasted code: what UIKit's tables rule out on a receiver of a known class is the mistake that it is in a line of a
/// scenario. What an app's own extensions may have is none: only a name beside one of UIKit's or of the file's is.
extension Checker {
  /// Reports a mistake of pasted code, once, however often its place is read.
  mutating func reportSlip(
    _ code: String, _ message: String, at range: SourceRange, near: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    guard reading == .scenario,
      !diagnostics.contains(where: { $0.code == code && $0.range == range })
    else {
      return
    }
    report(code, message, at: range, notes: near.map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? notes)
  }

  /// What is known of the class of a value: UIKit's nearest, and its name. Nil where a superclass was not pasted whose name
  /// does not say that it is a view controller's.
  private func knownReceiver(_ type: SwiftType) -> (base: UIKitClass, name: String)? {
    guard case .object(let base, let id) = type, base != .object else { return nil }
    guard let id else { return (base, base.name) }
    for current in lineage(id) {
      let info = program.classes[Int(current.index)]
      let isKnown =
        info.isDeclared || info.name.hasSuffix("Controller") || info.name.hasSuffix("VC")
        || program.outline.classes.contains(current)
        || UIKitClass.allCases.contains { $0.name == info.name }
      guard isKnown else { return nil }
    }
    return (base, program.classes[Int(id.index)].name)
  }

  // MARK: Names

  /// The name for which a word is a slip: one edit away, two from a long one, or in other capitals. A plural is a name of its
  /// own, and so is every word that UIKit or the file has somewhere.
  private mutating func slip(_ word: String, among candidates: [String], isMethod: Bool = false) -> String? {
    let count = word.utf8.count
    guard count > 4, suggestions > 0, !isNameOfUIKit(word), !isDeclaredSomewhere(word) else { return nil }
    suggestions -= candidates.count
    let small = word.lowercased()
    if let same = candidates.first(where: { $0.utf8.count == count && $0.lowercased() == small }) { return same }
    guard let near = nearestName(to: word, in: candidates, within: count < 12 ? 1 : 2), near.utf8.count > 4,
      near + "s" != word, isMethod || word + "s" != near
    else { return nil }
    return near
  }

  /// Whether some class of UIKit has a member of a name, or had one.
  private func isNameOfUIKit(_ word: String) -> Bool {
    UIKitClass.allCases.contains { type in
      type.properties.contains { $0.name == word } || type.methods.contains { $0.name == word }
    } || OutsideMembers.owner(of: word, isMethod: true) != nil || OutsideMembers.owner(of: word, isMethod: false) != nil
      || CallbackInfo.all.contains { $0.name == word } || NotSupportedYet.subject(of: word) != nil
      || OldSwift.method(word) != nil || OldSwift.callback(word) != nil || FormerNames.property(word) != nil
      || FormerNames.method(word) != nil
  }

  /// Whether the file declares a name, whatever for.
  private mutating func isDeclaredSomewhere(_ word: String) -> Bool {
    if swift.boundNames == nil {
      var found: Set<Int32> = []
      var pending = Array(tree.items)
      while let node = pending.popLast() {
        pending += tree.children(of: node)
        switch tree[node].kind {
        case .path, .identifier, .member, .argument, .enumCase, .typeName: continue
        default: if let name = tree[node].name { found.insert(name.id) }
        }
      }
      swift.boundNames = found
    }
    return names.find(word).map { swift.boundNames?.contains($0.id) ?? false } ?? false
  }

  /// A name that nothing has, beside one that can be seen here: of a controller of the file, of a variable. A line that is
  /// written for presim has no names but those.
  mutating func noteSlip(ofName name: Name, at range: SourceRange) {
    let word = text(name)
    guard reading == .scenario, word.utf8.first.map({ $0.isSmall }) == true, existingClass(name) == nil else { return }
    var candidates = program.outline.names + program.objects.map { $0.name }
    for scope in builder.scopes { candidates += scope.keys.map { names[Name(id: $0)] } }
    candidates = candidates.filter { !$0.isEmpty }.sorted()
    let near = isPasted ? slip(word, among: candidates) : nearest(word, among: candidates)
    guard let near, near != word else { return }
    reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: range, near: near)
  }

  /// A class that nothing has, beside one of the file's: `Detal()`.
  mutating func noteSlip(ofClass name: Name, at range: SourceRange) {
    let word = text(name)
    guard reading == .scenario, word.utf8.first?.isCapital == true, existingClass(name) == nil,
      swift.enums[name.id] == nil, variable(name) == nil
    else { return }
    var candidates = tree.outline.map { text($0.className) }
    for (row, _) in classNodes { candidates.append(program.classes[Int(row)].name) }
    // What stands twice is meant.
    guard let near = slip(word, among: candidates), isWrittenOnce(word) else { return }
    reportSlip("check.unknown-class", "unknown class '\(word)'", at: range, near: near)
  }

  /// `let login =` at the end of a line, before one that uses `login`: that is read as its value.
  mutating func noteOwnInitial(_ name: Name, _ initial: SyntaxNode.ID) {
    var (end, isOfNextLine) = (Int(tree[initial].range.start), false)
    while end > 0, source.bytes[end - 1] <= UInt8(ascii: " ") {
      if source.bytes[end - 1] == UInt8(ascii: "\n") { isOfNextLine = true }
      end -= 1
    }
    guard isOfNextLine,
      variable(name) == nil, !isOfOutline(name), swift.globals.properties[name.id] == nil,
      ownReceiver().map({
        property(name, of: $0.1) == nil && PropertyLookup.find(named: text(name), on: $0.1.base ?? .object) == nil
      }) ?? true
    else { return }
    var pending = [initial]
    while let node = pending.popLast() {
      switch tree[node].kind {
      case .closure, .closureParameter: continue
      case .path:
        if let head = tree.child(of: node, at: 0), tree[head].kind == .identifier, tree[head].name == name,
          tree.child(of: node, at: 1).map({ tree[$0].kind != .call }) ?? true
        {
          return reportSlip(
            "check.unknown-name", "variable '\(text(name))' is used within its own initial value", at: tree[head].range)
        }
      default: break
      }
      pending += tree.children(of: node)
    }
  }

  private func isWrittenOnce(_ word: String) -> Bool {
    var lexer = SwiftLexer(source.bytes, from: 0)
    var count = 0
    while count < 2 {
      let token = lexer.next()
      if token.kind == .endOfFile { break }
      if token.kind == .word, lexer.word(at: token.start) == word { count += 1 }
    }
    return count < 2
  }

  // MARK: Members

  /// A property that a value does not have.
  mutating func noteSlip(_ name: Name, of type: SwiftType, at range: SourceRange) {
    if noteSlip(ofStandard: text(name), type, at: range) { return }
    guard let (base, owner) = knownReceiver(type) else { return }
    var candidates = base.lineage.flatMap { $0.properties.map { $0.name } }
    // `TipManager`, beside a property `tipManager`, is a type.
    if case .object(_, let id?) = type, names.utf8(of: name).first?.isCapital == false {
      for current in lineage(id) {
        candidates += (swift.members[current.index]?.properties.values.map { text($0.name) } ?? []).sorted()
      }
    }
    // What stands behind a property with a wrapper: `_address`.
    if text(name).hasPrefix("_"), candidates.contains(String(text(name).dropFirst())) { return }
    guard let near = slip(text(name), among: candidates) else {
      return noteOther(name, of: type, base, owner, at: range)
    }
    reportSlip(
      "check.unknown-property", "value of type '\(owner)' has no member '\(text(name))'", at: range, near: near)
  }

  /// `self.viewControllers` of a plain view controller whose class is in the file: another one of UIKit's has it.
  private mutating func noteOther(
    _ name: Name, of type: SwiftType, _ base: UIKitClass, _ owner: String, at range: SourceRange
  ) {
    let word = text(name)
    guard isPasted, base.kind != nil, case .object(_, let id?) = type, program.classes[Int(id.index)].isDeclared,
      isPastedWhole(id), !isDeclaredSomewhere(word),
      OutsideMembers.owner(of: word, isMethod: false) == nil,
      let other = UIKitClass.allCases.first(where: { other in
        other.kind != nil && !base.inherits(from: other) && other.properties.contains { $0.name == word }
      })
    else { return }
    reportSlip(
      "check.unknown-property", "value of type '\(owner)' has no member '\(word)'", at: range,
      notes: [.init("'\(other.name)' has it")])
  }

  /// `items.isEmty`, `text.hasprefix("x")`: a member beside one of Swift's.
  private mutating func noteSlip(ofStandard word: String, _ type: SwiftType, at range: SourceRange) -> Bool {
    let (name, members): (String, [String])
    switch type {
    case .value(.string): (name, members) = ("String", Self.membersOfTexts + Self.membersOfLists)
    case .list, .slice: (name, members) = ("Array", Self.membersOfLists)
    case .dictionary: (name, members) = ("Dictionary", Self.membersOfLists + ["values", "updateValue", "removeValue"])
    default: return false
    }
    guard !members.contains(word), let near = slip(word, among: members, isMethod: true) else { return false }
    reportSlip("check.unknown-property", "value of type '\(name)' has no member '\(word)'", at: range, near: near)
    return true
  }

  private static let membersOfTexts = [
    "uppercased", "lowercased", "capitalized", "hasPrefix", "hasSuffix", "components", "trimmingCharacters",
    "replacingOccurrences", "isEqual", "compare", "range", "lines",
  ]

  private static let membersOfLists = [
    "count", "isEmpty", "first", "last", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast",
    "contains", "firstIndex", "lastIndex", "index", "indices", "dropFirst", "dropLast", "prefix", "suffix", "reversed",
    "reverse", "sorted", "filter", "compactMap", "flatMap", "forEach", "reduce", "enumerated", "joined", "split",
    "allSatisfy", "randomElement", "shuffled", "shuffle", "swapAt", "popLast", "startIndex", "endIndex",
    "elementsEqual",
    "starts", "underestimatedCount", "capacity", "partition", "lexicographicallyPrecedes", "difference", "description",
  ]

  /// A property that is assigned and cannot be.
  mutating func noteReadOnly(_ target: SyntaxNode.ID) {
    guard tree[target].kind == .path else { return }
    let parts = Array(tree.children(of: target))
    guard let last = parts.last, tree[last].kind == (parts.count == 1 ? .identifier : .member),
      let name = tree[last].name,
      parts.count > 1 || variable(name) == nil
    else { return }
    let count = builder.function.instructions.count
    defer { builder.truncate(to: count) }
    guard let found = parts.count == 1 ? ownReceiver() : lowerParts(parts.dropLast(), target, expecting: .unknown),
      let (base, _) = knownReceiver(found.1), property(name, of: found.1) == nil,
      let info = uikitProperty(text(name), base), info.access == .read
    else { return }
    reportSlip(
      "check.read-only", "cannot assign to property: '\(info.name)' is a get-only property", at: memberRange(tree[last])
    )
  }

  /// `DispatchQueue.main.asycn { … }`.
  mutating func noteSlip(inQueue value: SyntaxNode.ID) {
    guard tree[value].kind == .path else { return }
    let parts = Array(tree.children(of: value))
    guard parts.count > 2, tree[parts[0]].name.map({ text($0) }) == "DispatchQueue", let call = parts.last,
      tree[call].kind == .call, let word = tree[parts[parts.count - 2]].name.map({ text($0) })
    else { return }
    if word == "asyncAfter", let first = arguments(call).first, first.label == nil, tree[first.value].kind != .closure {
      return reportSlip(
        "check.call", "missing argument label 'deadline:' in call", at: tree[first.node].range,
        notes: [.init("write 'deadline: \(tree.text(of: first.value))'")])
    }
    guard let near = nearestName(to: word, in: ["async", "asyncAfter", "sync"], within: 2), near != word else { return }
    reportSlip(
      "check.unknown-method", "value of type 'DispatchQueue' has no method '\(word)'",
      at: nameRange(before: call, in: value), near: near)
  }

  /// `UIApplication.share.windows`: what a class has once.
  mutating func noteSlip(inStatic parts: [SyntaxNode.ID]) {
    guard parts.count > 1, tree[parts[0]].kind == .identifier, tree[parts[1]].kind == .member,
      let head = tree[parts[0]].name,
      let name = tree[parts[1]].name, let known = Self.staticMembers[text(head)], existingClass(head) == nil
    else { return }
    let word = text(name)
    guard !known.contains(word), !isDeclaredSomewhere(word), let near = nearestName(to: word, in: known, within: 1)
    else {
      return
    }
    reportSlip(
      "check.unknown-property", "type '\(text(head))' has no member '\(word)'", at: memberRange(tree[parts[1]]),
      near: near)
  }

  private static let staticMembers = [
    "UIApplication": ["shared"], "NotificationCenter": ["default"], "UserDefaults": ["standard"],
    "UIDevice": ["current"],
    "DispatchQueue": ["main", "global"], "FileManager": ["default"], "URLSession": ["shared"],
  ]

  /// `instantiateViewController(withIdentifer: "Detail")`.
  mutating func noteSlip(inStoryboard call: SyntaxNode.ID) {
    guard let first = arguments(call).first, let label = first.label else { return }
    let known = ["withIdentifier", "identifier"]
    guard !known.contains(label), let near = nearestName(to: label, in: known, within: 2) else { return }
    reportSlip(
      "check.call", "extra argument '\(label)' in call to 'instantiateViewController(withIdentifier:)'",
      at: tree[first.node].range, near: near)
  }

  /// `super.viewDidAppear` as a statement: a function that is not called.
  mutating func noteUncalled(_ value: SyntaxNode.ID) {
    guard tree[value].kind == .path, let owner = builder.owner else { return }
    let parts = Array(tree.children(of: value))
    guard let last = parts.last, let name = tree[last].name, parts.count < 3, variable(name) == nil else { return }
    let isSuper = parts.count == 2 && tree[parts[0]].name == .super
    guard
      isSuper || parts.count == 1 && tree[last].kind == .identifier
        || parts.count == 2 && tree[parts[0]].name == .`self` && tree[last].kind == .member
    else { return }
    let word = text(name)
    var samples: [String] = []
    for current in isSuper ? Array(lineage(owner).dropFirst()) : lineage(owner) {
      for method in swift.members[current.index]?.methods[name.id] ?? [] {
        samples.append(
          method.parameters.map { ($0.label.isEmpty ? "" : $0.label + ": ") + text($0.name) }.joined(separator: ", "))
      }
      if swift.members[current.index]?.properties[name.id] != nil { return }
    }
    let base = bases[Int(owner.index)]
    if samples.isEmpty, PropertyLookup.find(named: word, on: base) == nil {
      for info in CallbackInfo.all
      where info.name == word && info.delegateProtocol == nil && base.inherits(from: info.owner) {
        samples.append(info.arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.name }.joined(separator: ", "))
      }
    }
    guard let sample = samples.first else { return }
    reportSlip(
      "check.call", "function '\(word)' is not called", at: tree[value].range,
      notes: [Diagnostic.Note("write '\(tree.text(of: value))(\(sample))'")])
  }

  /// A method that a value does not have, or that takes other labels.
  mutating func noteSlip(inCall name: Name, of type: SwiftType, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) {
    if noteSlip(ofStandard: text(name), type, at: nameRange(before: call, in: node)) { return }
    guard let (base, owner) = knownReceiver(type) else { return }
    let word = text(name)
    let given = arguments(call).map { (label: $0.label, isClosure: tree[$0.value].kind == .closure) }
    let own = methods(word, on: base, exact: true).filter { $0.kind != .gesture }
    guard own.isEmpty else {
      for info in own {
        guard let (row, label) = slippedLabel(given, info) else { continue }
        let argument = Array(tree.children(of: call))[row]
        return reportSlip(
          "check.call", "extra argument '\(given[row].label ?? "")' in call to '\(info.signature)'",
          at: tree[argument].range, near: label)
      }
      return
    }
    // A helper has arguments of its own: only a call with those of UIKit's method is meant as that.
    var candidates: [String] = []
    for info in base.lineage.flatMap({ $0.methods }) where info.kind != .gesture && places(given, info) != nil {
      candidates.append(info.name)
    }
    if case .object(_, let id?) = type {
      for current in lineage(id) {
        for method in (swift.members[current.index]?.methods.values.flatMap { $0 } ?? [])
        where match(method, call) != nil {
          candidates.append(method.name)
        }
      }
    }
    guard let near = slip(word, among: candidates.sorted(), isMethod: true) else { return }
    reportSlip(
      "check.unknown-method", "value of type '\(owner)' has no method '\(word)'", at: nameRange(before: call, in: node),
      near: near)
  }

  /// The one label of a call that is beside one of a method's, with which the call is the method's: its argument, and the
  /// label that is meant.
  private func slippedLabel(
    _ given: [(label: String?, isClosure: Bool)], _ info: MethodInfo
  ) -> (row: Int, label: String)? {
    let labels = info.parameters.compactMap { $0.label } + info.closures + (info.completion.map { [$0] } ?? [])
    for (row, argument) in given.enumerated() {
      guard let written = argument.label, !labels.contains(written),
        let near = labels.first(where: { $0.lowercased() == written.lowercased() })
          ?? nearestName(to: written, in: labels, within: written.utf8.count < 8 ? 1 : 2)
          ?? labels.first(where: {
            Self.isBeginning(written, of: $0) || Self.beginsAlike(written, $0) || Self.isEnd(written, of: $0)
          })
      else { continue }
      var mended = given
      mended[row].label = near
      if places(mended, info) != nil { return (row, near) }
    }
    return nil
  }

  /// `identifier` of `withIdentifier`.
  private static func isEnd(_ written: String, of label: String) -> Bool {
    written.utf8.count > 5 && label.utf8.count > written.utf8.count
      && label.lowercased().hasSuffix(written.lowercased())
  }

  /// `complete` and `completion`.
  private static func beginsAlike(_ written: String, _ label: String) -> Bool {
    zip(written.utf8, label.utf8).prefix { $0 == $1 }.count > 5
  }

  /// Whether a label has only the first words of another: `to` of `toParent`.
  private static func isBeginning(_ written: String, of label: String) -> Bool {
    label.hasPrefix(written) && label.utf8.dropFirst(written.utf8.count).first?.isCapital == true
  }

  /// A label that no initialiser of a class has.
  mutating func noteSlip(ofLabel label: String, of base: UIKitClass, at range: SourceRange) {
    let labels = Initializer.labels(of: base)
    guard label.utf8.count > 4 || labels.contains(where: { Self.isBeginning(label, of: $0) }),
      let near = labels.first(where: { $0.lowercased() == label.lowercased() })
        ?? nearestName(to: label, in: labels, within: label.utf8.count < 12 ? 1 : 2)
        ?? labels.first(where: { $0.lowercased().hasSuffix(label.lowercased()) || Self.isBeginning(label, of: $0) })
    else { return }
    reportSlip("check.call", "'\(base.name)' has no initialiser with the argument '\(label):'", at: range, near: near)
  }

  /// The name before the parentheses of a call.
  /// What swiftc says of a method of the file's own that is called by other labels than it has. Where something of its class
  /// was not pasted, that may have another method of the name.
  mutating func noteLabels(of name: Name, _ type: SwiftType, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) {
    guard !swift.isOld else { return }
    let isLenient = builder.function.kind == .step
    var own: [SwiftMethod] = []
    switch type {
    case .object(let base, let id?):
      guard base == .object || knownReceiver(type) != nil,
        base.lineage.allSatisfy({ $0.methods.allSatisfy { $0.name != text(name) } })
      else { return }
      for current in lineage(id) {
        // One that was not pasted may have it; UIKit's have not.
        let info = program.classes[Int(current.index)]
        guard info.isDeclared || UIKitClass.allCases.contains(where: { $0.name == info.name }) else { return }
        // Of UIKit's class another extension may have one.
        guard info.isDeclared || swift.members[current.index]?.methods[name.id] == nil else { return }
        own += swift.members[current.index]?.methods[name.id] ?? []
      }
    case .enumeration(let id):
      own = swift.members[swift.values[Int(id.index)].row.index]?.methods[name.id] ?? []
    default: return
    }
    if case .object(_, let id?) = type, !isPastedWhole(id) { return }
    own = own.filter { !$0.isStatic }
    guard let first = own.first, own.allSatisfy({ match($0, call, isLenient: isLenient) == nil }),
      swift.members.values.filter({ $0.methods[name.id] != nil }).count == 1
    else { return }
    let given = arguments(call)
    let written = given.map { ($0.label ?? "_") + ":" }.joined()
    let known = own.prefix(3).map { method in
      "'\(method.name)(\(method.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))'"
    }
    guard !diagnostics.contains(where: { $0.code == "check.call" && $0.range == nameRange(before: call, in: node) })
    else { return }
    report(
      "check.call", "no method '\(first.name)' takes '(\(written))'", at: nameRange(before: call, in: node),
      notes: [.init("it is \(known.joined(separator: ", "))")])
  }

  /// `super.viewDidApear(animated)`.
  mutating func noteSlip(ofSuper name: Name, _ owner: ClassID, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) {
    guard let (base, known) = knownReceiver(.object(bases[Int(owner.index)], owner)),
      let near = slip(text(name), among: overridden(by: owner, base), isMethod: true)
    else { return }
    reportSlip(
      "check.unknown-method", "value of type '\(known)' has no method '\(text(name))'",
      at: nameRange(before: call, in: node), near: near)
  }

  /// The methods that a class has from above: UIKit's, and those of the file's superclasses.
  private func overridden(by owner: ClassID, _ base: UIKitClass) -> [String] {
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
    guard hasModifier(method.node, "override"), !method.isStatic, !swift.isOld, let owner = method.owner,
      let (base, _) = knownReceiver(.object(bases[Int(owner.index)], owner)), callback(of: method) == nil,
      replacedMethod(method) == nil
    else { return }
    for current in lineage(owner).dropFirst() {
      if swift.members[current.index]?.methods.values.contains(where: { $0.contains { $0.name == method.name } })
        == true
      {
        return
      }
    }
    let labels = method.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
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
    guard sameName.isEmpty, let near = overrideSlip(method.name, overridden(by: owner, base)) else { return }
    reportSlip("check.override", message, at: range, near: near)
  }

  /// `func viewDidAppear(_ animated: Bool)` without `override`, which swiftc refuses.
  mutating func noteMissingOverride(_ method: SwiftMethod) {
    guard !hasModifier(method.node, "override"), !method.isStatic, !swift.isOld, let owner = method.owner,
      program.classes[Int(owner.index)].isDeclared, swift.valueOfRow[owner.index] == nil,
      let (base, _) = knownReceiver(.object(bases[Int(owner.index)], owner)), let callback = callback(of: method),
      callback.info.delegateProtocol == nil, callback != .deinitialize, base.inherits(from: callback.info.owner)
    else { return }
    let end = Int(tree[method.node].range.end)
    var head = tree.text(SourceRange(Int(overrideRange(method).start), end)).prefix { $0 != "{" && !$0.isNewline }
    while head.last == " " { head = head.dropLast() }
    reportSlip(
      "check.override", "overriding declaration requires an 'override' keyword", at: overrideRange(method),
      notes: [Diagnostic.Note("write 'override func \(head)'")])
  }

  /// The method for which the name of an override is a slip: the file declares that name, so only UIKit's are other words.
  private mutating func overrideSlip(_ word: String, _ candidates: [String]) -> String? {
    guard word.utf8.count > 4, suggestions > 0, !isNameOfUIKit(word) else { return nil }
    suggestions -= candidates.count
    if let same = candidates.first(where: { $0.lowercased() == word.lowercased() }) { return same }
    return nearestName(to: word, in: candidates, within: word.utf8.count < 12 ? 1 : 2)
  }

  /// Whether everything above a class is in the file, or UIKit's: its superclasses and its protocols.
  func isPastedWhole(_ id: ClassID) -> Bool {
    for current in lineage(id) {
      let info = program.classes[Int(current.index)]
      guard info.isDeclared || UIKitClass.allCases.contains(where: { $0.name == info.name }) else { return false }
      guard let node = classNodes.first(where: { $0.row == current.index })?.node else { continue }
      for type in tree.children(of: node) where tree[type].kind == .typeName {
        guard let name = tree[type].name, !known(name).isProtocol, swift.protocols[name.id] == nil,
          !Self.standardProtocols.contains(text(name))
        else { continue }
        if info.superclass.map({ program.classes[Int($0.index)].name }) != text(name) { return false }
      }
    }
    return true
  }

  private static let standardProtocols: Set<String> = [
    "AnyObject", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Comparable", "Identifiable", "Sendable",
    "Error", "CustomStringConvertible", "ObservableObject", "NSObjectProtocol",
  ]

  private func overrideRange(_ method: SwiftMethod) -> SourceRange {
    let range = tree[method.node].range
    guard let place = tree.offset(of: "func " + method.name, in: method.node) else { return range }
    return SourceRange(place + 5, place + 5 + method.name.utf8.count)
  }

  private func nameRange(before call: SyntaxNode.ID, in node: SyntaxNode.ID) -> SourceRange {
    var last: SyntaxNode.ID?
    for part in tree.children(of: node) {
      if part == call { break }
      last = part
    }
    return last.map { memberRange(tree[$0]) } ?? tree[node].range
  }

  // MARK: Values

  /// One object where UIKit takes several, or one of another class.
  private mutating func noteOtherObject(_ value: SyntaxNode.ID, _ found: SwiftType?, _ wanted: ValueType) -> Bool {
    guard let found, let (base, name) = knownReceiver(found) else { return false }
    switch wanted {
    case .list, .bool, .int, .number, .string: break
    case .instance(let other):
      guard base.kind != nil || base == .alertAction, !base.inherits(from: other), !other.inherits(from: base) else {
        return false
      }
    default: return false
    }
    reportSlip("check.type", "cannot convert value of type '\(name)' to type '\(wanted.name)'", at: tree[value].range)
    return true
  }

  /// Reports a value that cannot be one of the type that UIKit's tables say: a literal, or what the code says the type of.
  mutating func noteMismatch(_ value: SyntaxNode.ID, _ found: SwiftType?, _ wanted: ValueType, takesNil: Bool) {
    let node = plain(value)
    let type: ValueType
    switch tree[node].kind {
    case .nilLiteral:
      guard !takesNil else { return }
      return reportSlip("check.type", "'nil' cannot be assigned to type '\(wanted.name)'", at: tree[value].range)
    case .trueLiteral, .falseLiteral: type = .bool
    case .integerLiteral: type = .int
    case .decimalLiteral: type = .number
    case .stringLiteral, .interpolatedString: type = .string
    case .binary: return
    case .list where isPasted && wanted == .list(.enumeration(.sheetDetent)):
      for element in tree.children(of: node) where tree[element].kind == .enumCase {
        guard let name = tree[element].name.map({ text($0) }), name == "medium" || name == "large" else { continue }
        reportSlip(
          "check.type", "'.\(name)' is a function of 'UISheetPresentationController.Detent'", at: tree[element].range,
          notes: [.init("write '.\(name)()'")])
      }
      return
    default:
      if wanted == .bool, found == nil, let name = tree.loneName(of: node).map({ text($0) }),
        let meant = ["yes": "true", "no": "false"][name.lowercased()]
      {
        return reportSlip(
          "check.unknown-name", "cannot find '\(name)' in this file", at: tree[value].range, near: meant)
      }
      if noteOtherObject(value, found, wanted) { return }
      guard case .value(let known)? = found else { return }
      // Which number a name is, inference does not say for certain.
      if known == .int, wanted == .number || wanted == .int { return }
      if known == .number, wanted == .int { return }
      type = known
    }
    switch wanted {
    case .anything, .anyObject, .classReference: return
    default: break
    }
    // presim's own words for what is a `CGRect` or a view.
    let own: [ValueType] = [.enumeration(.frame), .enumeration(.presentedView)]
    guard !own.contains(wanted), !own.contains(type) else { return }
    if case .enumeration(let mine) = type, case .enumeration(let other) = wanted, mine.isSameType(as: other) { return }
    guard !matches(StaticType(type), wanted) else { return }
    reportSlip(
      "check.type", "cannot convert value of type '\(type.name)' to type '\(wanted.name)'", at: tree[value].range)
  }
}

extension UIKitEnum {
  /// Whether values of two of these types stand for each other: of a detent and of its identifier, of a mask and of what is in
  /// it.
  fileprivate func isSameType(as other: UIKitEnum) -> Bool {
    let orientations: [UIKitEnum] = [.interfaceOrientation, .interfaceOrientationMask]
    return self == other || orientations.contains(self) && orientations.contains(other)
  }
}
