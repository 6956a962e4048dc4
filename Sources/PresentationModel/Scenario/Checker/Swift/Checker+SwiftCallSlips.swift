/// Slips in calls of pasted code: a name that the receiver does not have, labels that the method does not take.
extension Checker {
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
        notes: [.init("write 'deadline: \(tree.lineText(of: first.value))'")])
    }
    if word == "asyncAfter", let first = arguments(call).first, let label = first.label,
      !["deadline", "wallDeadline"].contains(label)
    {
      return reportSlip(
        "check.call", "extra argument '\(label)' in call to 'asyncAfter(deadline:)'", at: tree[first.node].range,
        near: "deadline")
    }
    if word == "async", arguments(call).first?.label == "deadline" {
      return reportSlip(
        "check.call", "'async' takes no 'deadline:'", at: nameRange(before: call, in: value), near: "asyncAfter")
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

  /// `home.open` as a step: a method of the file's that is not called.
  mutating func noteUncalled(inStep value: SyntaxNode.ID) {
    if isLineCode { noteUncalled(inLine: value) }
  }

  /// The same of a side of an expectation.
  mutating func noteUncalled(inLine value: SyntaxNode.ID) {
    guard tree[value].kind == .path,
      case let parts = Array(tree.children(of: value)), parts.count == 2, tree[parts[1]].kind == .member,
      let head = tree[parts[0]].name, let name = tree[parts[1]].name
    else { return }
    var rows: [ClassID] = []
    switch entity(head) {
    case .controller(let id): rows = Array(lineage(program.outline.classes[Int(id)]))
    case .nothing:
      let made = madeID(text(head)).map { swift.madeTypes[Int($0.index)] } ?? swift.globals.properties[head.id]?.type
      if case .object(_, let id?)? = made { rows = Array(lineage(id)) }
    default: return
    }
    guard rows.contains(where: { swift.members[$0.index]?.methods[name.id] != nil }),
      !rows.contains(where: { swift.members[$0.index]?.properties[name.id] != nil }),
      rows.first.map({ PropertyLookup.find(named: text(name), on: bases[Int($0.index)]) == nil }) ?? true
    else { return }
    report("check.call", "'\(text(name))' is a method: call it with parentheses", at: memberRange(tree[parts[1]]))
  }

  /// `card.removeFromSuperview` as a statement: a method of UIKit's without its parentheses.
  private mutating func noteUncalledSystem(_ value: SyntaxNode.ID) -> Bool {
    let parts = Array(tree.children(of: value))
    guard parts.count == 2, tree[parts[0]].kind == .identifier, tree[parts[1]].kind == .member,
      let head = tree[parts[0]].name, let name = tree[parts[1]].name, head != .super, head != .self,
      names.utf8(of: head).first?.isSmall == true, let type = systemName(of: certainType(ofName: head).unwrapped)
    else { return false }
    let found = SystemInterface.members(text(name), of: type, isStatic: false)
    if found.isEmpty, case .object(let base, let id) = certainType(ofName: head).unwrapped, base.kind != nil,
      id.map({ isPastedWhole($0) }) ?? true, uikitProperty(text(name), base) == nil, !isDeclaredSomewhere(text(name)),
      let info = methods(text(name), on: base, exact: true).first(where: { $0.kind != .gesture })
    {
      let labels = info.parameters.map { ($0.label.map { $0 + ": " } ?? "") + "…" }
      reportSlip(
        "check.call", "function '\(text(name))' is not called", at: memberRange(tree[parts[1]]),
        notes: [.init("write '\(tree.lineText(of: value))(\(labels.joined(separator: ", ")))'")])
      return true
    }
    guard let first = found.first?.parameters, found.allSatisfy({ $0.parameters != nil }),
      !isDeclaredSomewhere(text(name))
    else { return false }
    let labels = first.filter { !$0.isOptional }.map { ($0.label.isEmpty ? "" : $0.label + ": ") + "…" }
    reportSlip(
      "check.call", "function '\(text(name))' is not called", at: memberRange(tree[parts[1]]),
      notes: [.init("write '\(tree.lineText(of: value))(\(labels.joined(separator: ", ")))'")])
    return true
  }

  /// `super.viewDidAppear` as a statement: a function that is not called.
  mutating func noteUncalled(_ value: SyntaxNode.ID) {
    guard swift.certain.isChecking, tree[value].kind == .path, let owner = swift.certain.owner else { return }
    if noteUncalledSystem(value) { return }
    let parts = Array(tree.children(of: value))
    guard let last = parts.last, let name = tree[last].name, parts.count < 3,
      parts.count > 1 || !swift.certain.blocks.contains(where: { $0[name.id] != nil })
    else { return }
    let isSuper = parts.count == 2 && tree[parts[0]].name == .super
    guard
      isSuper || parts.count == 1 && tree[last].kind == .identifier
        || parts.count == 2 && tree[parts[0]].name == .`self` && tree[last].kind == .member
    else { return }
    let word = text(name)
    var samples: [String] = []
    for current in lineage(owner).dropFirst(isSuper ? 1 : 0) {
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
      notes: [Diagnostic.Note("write '\(tree.lineText(of: value))(\(sample))'")])
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
    guard word.utf8.count > 4, !isNameOfUIKit(word), !isDeclaredSomewhere(word), !Self.ofSwift.contains(word) else {
      return
    }
    // A helper has arguments of its own: only a call with those of UIKit's method is meant as that.
    var candidates: [String] = []
    for info in base.lineage.flatMap({ $0.methods }) where info.kind != .gesture && places(given, info) != nil {
      candidates.append(info.name)
    }
    if case .object(_, let id?) = type {
      let rows = lineage(id).compactMap { swift.members[$0.index]?.methods }
      for near in namesNear(word, in: rows.map { $0.keys }, within: word.utf8.count < 12 ? 1 : 2) {
        guard let name = names.find(near) else { continue }
        for methods in rows where methods[name.id]?.contains(where: { match($0, call) != nil }) == true {
          candidates.append(near)
        }
      }
    }
    let place = nameRange(before: call, in: node)
    guard let near = slip(word, among: candidates.sorted(), isMethod: true, at: place) else { return }
    reportSlip(
      "check.unknown-method", "value of type '\(owner)' has no method '\(word)'", at: nameRange(before: call, in: node),
      near: near)
  }

  /// The one label of a call that is beside one of a method's, with which the call is the method's: its argument, and the
  /// label that is meant.
  func slippedLabel(
    _ given: [(label: String?, isClosure: Bool)], _ info: MethodInfo
  ) -> (row: Int, label: String)? {
    let labels = info.parameters.compactMap { $0.label } + info.closures + (info.completion.map { [$0] } ?? [])
    for (row, argument) in given.enumerated() {
      guard let written = argument.label, !labels.contains(written),
        let near = labels.first(where: { $0.lowercased() == written.lowercased() })
          ?? nearestName(to: written, in: labels, within: written.utf8.count < 8 ? 1 : 2)
          ?? labels.first(where: { Self.means(written, $0) })
      else { continue }
      var mended = given
      mended[row].label = near
      if places(mended, info) != nil { return (row, near) }
    }
    return nil
  }

  /// Whether a label that no slip of the keyboard makes of another is meant as that.
  static func means(_ written: String, _ label: String) -> Bool {
    isBeginning(written, of: label) || beginsAlike(written, label) || isEnd(written, of: label)
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

  /// Whether a label leaves out words of another, and no more: `rootController` of `rootViewController`.
  private static func hasWords(of written: String, _ label: String) -> Bool {
    var rest = words(of: label)[...]
    let mine = words(of: written)
    for word in mine {
      guard let row = rest.firstIndex(of: word) else { return false }
      rest = rest[(row + 1)...]
    }
    return mine.count > 1
  }

  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for letter in name {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }

  /// Whether a label has only the first words of another: `to` of `toParent`.
  static func isBeginning(_ written: String, of label: String) -> Bool {
    label.hasPrefix(written) && label.utf8.dropFirst(written.utf8.count).first?.isCapital == true
  }

  /// A label that no initialiser of a class has.
  mutating func noteSlip(ofLabel label: String, of base: UIKitClass, at range: SourceRange) {
    let labels = Initializer.labels(of: base)
    guard label.utf8.count > 4 || labels.contains(where: { Self.isBeginning(label, of: $0) }),
      let near = labels.first(where: { $0.lowercased() == label.lowercased() })
        ?? nearestName(to: label, in: labels, within: label.utf8.count < 12 ? 1 : 2)
        ?? labels.first(where: {
          $0.lowercased().hasSuffix(label.lowercased()) || Self.isBeginning(label, of: $0)
            || Self.hasWords(of: label, $0)
        })
    else { return }
    reportSlip("check.call", "'\(base.name)' has no initialiser with the argument '\(label):'", at: range, near: near)
  }

  /// Whether labels are those of a method with a slip: as many, or some of them. An action is called by a control, and a method
  /// with labels beside it is another one.
  private func isNear(_ labels: [String], _ method: SwiftMethod) -> Bool {
    if hasModifier(method.node, "IBAction"), labels.contains(where: { $0 != "_" }) { return false }
    let own = method.parameters.map { $0.label.isEmpty ? "_" : $0.label }
    if labels.count == own.count || labels.isEmpty || own.isEmpty { return true }
    let (short, long) = labels.count < own.count ? (labels, own) : (own, labels)
    return short.contains { long.contains($0) }
  }

  /// What swiftc says of a method of the file's own that is called by other labels than it has. Where something of its class
  /// was not pasted, that may have another method of the name.
  mutating func noteLabels(of name: Name, _ type: SwiftType, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) {
    guard !swift.isOld else { return }
    let isLenient = builder.function.kind == .step
    let written = arguments(call).map { (label: $0.label, isClosure: tree[$0.value].kind == .closure) }
    var own: [SwiftMethod] = []
    switch type {
    case .object(let base, let id?):
      guard base == .object || knownReceiver(type) != nil,
        methods(text(name), on: base, exact: true).allSatisfy({ places(written, $0) == nil }),
        base == .object || OutsideMembers.owner(of: text(name), isMethod: true) == nil
      else { return }
      for current in lineage(id) {
        // One that was not pasted may have it; UIKit's have not.
        let info = program.classes[Int(current.index)]
        guard info.isDeclared || UIKitClass(named: info.name) != nil || SystemInterface.row(named: info.name) != nil
        else { return }
        // Of UIKit's class another extension may have one.
        guard info.isDeclared || swift.members[current.index]?.methods[name.id] == nil else { return }
        own += swift.members[current.index]?.methods[name.id] ?? []
      }
    case .enumeration(let id):
      if conformsToUnknown(id) { return }
      own = swift.members[swift.values[Int(id.index)].row.index]?.methods[name.id] ?? []
    default: return
    }
    if case .object(_, let id?) = type,
      !isPastedWhole(id, orBelowSystem: true)
        || systemAbove(id).map({
          SystemInterface.members(text(name), of: $0, isStatic: false).isEmpty
        }) == false
    {
      return
    }
    own = own.filter { !$0.isStatic }
    guard let first = own.first, !isOfPresim(first.node),
      own.allSatisfy({ match($0, call, isLenient: isLenient) == nil }),
      // A method of the name of another type may be meant, where it takes these arguments.
      swift.members.values.allSatisfy({ members in
        (members.methods[name.id] ?? []).allSatisfy { match($0, call, isLenient: isLenient) == nil }
      })
    else { return }
    let given = arguments(call)
    // Another file may have one of the name that takes something else altogether.
    guard isLenient || own.contains(where: { isNear(given.map { $0.label ?? "_" }, $0) }) else { return }
    let labels = given.map { ($0.label ?? "_") + ":" }.joined()
    let known = own.prefix(3).map { method in
      "'\(method.signature)'"
    }
    guard !diagnostics.contains(where: { $0.code == "check.call" && $0.range == nameRange(before: call, in: node) })
    else { return }
    report(
      "check.call", "no method '\(first.name)' takes '(\(labels))'", at: nameRange(before: call, in: node),
      notes: [.init("it is \(known.joined(separator: ", "))")])
  }

  /// Functions of Swift's own that are called without anything before them.
  static let ofSwift: Set<String> = [
    "assert", "precondition", "assertionFailure", "preconditionFailure", "fatalError", "print", "debugPrint",
    "repeatElement",
    "sequence", "stride", "numericCast", "unsafeBitCast", "withUnsafePointer", "withAnimation",
    "isKnownUniquelyReferenced",
  ]

  /// The name before the parentheses of a call.
  func nameRange(before call: SyntaxNode.ID, in node: SyntaxNode.ID) -> SourceRange {
    var last: SyntaxNode.ID?
    for part in tree.children(of: node) {
      if part == call { break }
      last = part
    }
    return last.map { memberRange(tree[$0]) } ?? tree[node].range
  }
}
