/// Slips in what pasted classes override: swiftc refuses an override of nothing, and one that does not say so.
extension Checker {
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
    guard hasModifier(method.node, "override"), !method.isStatic, !swift.isOld, let owner = method.owner,
      let (base, _) = knownReceiver(.object(bases[Int(owner.index)], owner)), callback(of: method) == nil,
      replacedMethod(method) == nil, method.name != "shouldAutomaticallyForwardRotationMethods"
    else { return }
    for current in lineage(owner).dropFirst() {
      if swift.members[current.index]?.methods.values.contains(where: { $0.contains { $0.name == method.name } })
        == true
      {
        return
      }
    }
    if method.parameters.isEmpty, let known = PropertyLookup.find(named: method.name, on: base) {
      return reportSlip(
        "check.override", "'\(method.name)' is a property of '\(base.name)', and no method", at: overrideRange(method),
        notes: [Diagnostic.Note("write 'override var \(method.name): \(known.type.name) { … }'")])
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
    guard overridesNothing(method, owner, base) else { return }
    reportSlip(
      "check.override", message, at: range, notes: [Diagnostic.Note("remove 'override' before 'func \(method.name)'")])
  }

  /// `override func tableView(_:numberOfRowInSection:)`, beside a method that a table's controller has; and one without its
  /// result. Whether it is reported.
  private mutating func noteTableOverride(
    _ method: SwiftMethod, _ owner: ClassID, _ base: UIKitClass, _ message: String
  ) -> Bool {
    guard base == .tableViewController, isPastedWhole(owner) else { return false }
    let known = SystemInterface.members(method.name, of: base.name, isStatic: false).filter { $0.parameters != nil }
    let labels = known.map { ($0.parameters ?? []).map { $0.label } }
    if let row = labels.firstIndex(of: method.labels) {
      guard method.result == nil, known[row].type != "Void" else { return false }
      reportSlip(
        "check.override", message, at: overrideRange(method),
        notes: [Diagnostic.Note("UIKit's gives back a value: write '-> \(known[row].type)'")])
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

  /// Whether a method of a class is UIKit's own data source's or delegate's, which a table's controller is.
  private func overridesTable(_ method: SwiftMethod, _ owner: ClassID, _ base: UIKitClass) -> Bool {
    base == .tableViewController && isPastedWhole(owner) && SystemInterface.declares(method.signature, in: base.name)
  }

  /// Whether an override is of a delegate's method, which no class above has: apps extend UIKit's classes with methods of
  /// other names.
  private func overridesNothing(_ method: SwiftMethod, _ owner: ClassID, _ base: UIKitClass) -> Bool {
    isPastedWhole(owner) && base == .viewController
      && CallbackInfo.all.contains { $0.name == method.name && $0.delegateProtocol != nil }
  }

  /// `func viewDidAppear(_ animated: Bool)` without `override`, which swiftc refuses.
  mutating func noteMissingOverride(_ method: SwiftMethod) {
    guard !hasModifier(method.node, "override"), !method.isStatic, !swift.isOld, let owner = method.owner,
      program.classes[Int(owner.index)].isDeclared, swift.valueOfRow[owner.index] == nil,
      let (base, _) = knownReceiver(.object(bases[Int(owner.index)], owner)),
      overridesTable(method, owner, base)
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
  func isPastedWhole(_ id: ClassID) -> Bool {
    for current in lineage(id) {
      let info = program.classes[Int(current.index)]
      guard info.isDeclared || info.name == "NSObject" || UIKitClass(named: info.name) != nil
      else { return false }
      guard let node = classNodes.first(where: { $0.row == current.index })?.node else { continue }
      for type in tree.children(of: node) where tree[type].kind == .typeName {
        guard let name = tree[type].name, !known(name).isProtocol, swift.protocols[name.id] == nil,
          !Self.standardProtocols.contains(text(name)), text(name) != "NSObject"
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

  func overrideRange(_ method: SwiftMethod) -> SourceRange {
    let range = tree[method.node].range
    guard let place = tree.offset(of: "func " + method.name, in: method.node) else { return range }
    return SourceRange(place + 5, place + 5 + method.name.utf8.count)
  }
}
