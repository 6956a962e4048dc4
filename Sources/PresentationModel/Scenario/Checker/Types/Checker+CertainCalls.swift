/// Calls: what the file's methods and Swift's own take and give back.
extension Checker {
  /// A call by name, of a method of `receiver`, or of what a lone name means.
  mutating func certainType(
    ofCall name: Name, _ receiver: CertainType?, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> CertainType {
    let outer = swift.certain.isKept
    swift.certain.isKept = keepsClosures(name, receiver)
    defer { swift.certain.isKept = outer }
    noteArgumentsKept(by: name, call)
    if receiver == nil {
      for block in swift.certain.blocks.reversed() {
        guard let found = block[name.id] else { continue }
        guard case .function(let taken, let given) = found.type.unwrapped else {
          noteCalledValue(name, found.type, call, isLocal: true)
          readArguments(call)
          return .unknown
        }
        noteLabels(name, call)
        noteThrowingParameter(name)
        readArguments(call, taken)
        return given
      }
      if givesNothingBack(name) {
        readArguments(call)
        return .void
      }
      if ["fatalError", "preconditionFailure"].contains(text(name)), !isDeclaredSomewhere(text(name)),
        let first = arguments(call).first, first.label == nil
      {
        certainType(of: first.value, wanted: .basic(.text), in: .argument)
        return .unknown
      }
      guard !swift.certain.isUnclear else {
        if swift.certain.owner == nil, swift.certain.method == nil { _ = noteClassInSmallLetters(name) }
        readArguments(call)
        return .unknown
      }
      noteImplicitSelf(name, isCall: true)
      noteInstanceOfOwn(name, isCall: true)
    }
    let type = receiver ?? certainSelf
    noteOwnMethod(name, type)
    if receiver == nil { noteInheritedPrivate(name) }
    if let own = ownCertainMethod(name, type, call) {
      if let method = own.method, match(method, call) != nil { noteEffects(method, call, node) }
      if receiver == nil { noteImmutableSelf(changedBy: name, nameRange(before: call, in: node)) }
      guard let method = own.method, let given = match(method, call) else {
        noteOtherForm(ofUIKit: name, type, call)
        noteFormOfPart(name, call)
        readArguments(call)
        return own.result
      }
      readArguments(of: method, given)
      return own.result
    }
    if receiver == nil, let own = swift.globals.methods[name.id], own.count == 1, !isNameOfUIKit(text(name)),
      property(name, of: ownType) == nil, let given = match(own[0], call)
    {
      readArguments(of: own[0], given)
      return .unknown
    }
    let member = certainType(ofMember: name, type)
    if case .function(let taken, let given) = member.unwrapped {
      noteLabels(name, call)
      readArguments(call, taken)
      return given
    }
    switch type {
    case .object, .system:
      noteCalledProperty(name, type, call)
      // `url.path()` is a method beside the property.
      let isMethod = systemName(of: type).map { owner in
        SystemInterface.members(text(name), of: owner, isStatic: false).contains { $0.parameters != nil }
      }
      if isMethod != true { noteCalledValue(name, member, call) }
    case .value: noteCalledValue(name, member, call)
    default: break
    }
    if case .subject(let value) = type, text(name) == "send" {
      let given = arguments(call)
      if given.map({ $0.label }) == [nil] {
        readArguments(call, [value])
        return .void
      }
      if given.count == 2, given.allSatisfy({ $0.label == nil && tree[$0.value].kind != .closure }),
        swift.certain.isChecking
      {
        reportSlip(
          "check.call", "'send' takes one value, and this call has two", at: tree[given[1].node].range,
          notes: [.init("leave '\(tree.lineText(of: given[1].value))' out")])
      }
      if given.isEmpty, !value.isUnknown, value != .void, swift.certain.isChecking {
        reportSlip(
          "check.call", "'send' takes a value of type '\(self.name(of: value))' here", at: tree[call].range,
          notes: [.init("write 'send(…)' with the value")])
      }
    }
    if case .result(let success, _) = type, text(name) == "get", tree[call].firstChild == nil, !isAdded(name) {
      noteEffects("'get()' of a 'Result'", throws: true, waits: false, at: nameRange(before: call, in: node))
      return success
    }
    noteStored(name, call)
    if let owner = systemName(of: type), let found = readSystemCall(text(name), of: owner, isStatic: false, call) {
      return found
    }
    if let base = classOfUIKit(type), let found = readUIKit(text(name), base, call, node) { return found }
    noteMethodOfOther(name, type, call, isLone: receiver == nil)
    if receiver == nil, case .object(let base, let id) = type, let range = swift.certain.place {
      noteMemberOfView(name, base, id, range, of: nil, isCall: true)
    }
    if receiver == nil { noteUnknownFunction(name, call) }
    if receiver != nil, type.isUnknown, tree[node].kind == .path, beginsWithPublisher(node) {
      noteFormOfPart(name, call)
    }
    return certainType(ofStandard: name, type.settled, call, node)
  }

  /// `queue.addOperations([first])`, `publisher.setFailureType(Problem.self)`: a method of the parts of Foundation and Combine
  /// that stand behind the file, in a form that they do not have.
  mutating func noteFormOfPart(_ name: Name, _ call: SyntaxNode.ID) {
    guard swift.certain.isChecking, !swift.isOld, swift.globals.methods[name.id] == nil,
      swift.globals.properties[name.id] == nil, swift.memberRows?.asked.contains(name.id) == false
    else { return }
    let holders = holders(of: name)
    // Of a name with many methods the first says it.
    guard holders.allSatisfy({ $0.members.methods[name.id]?.first.map { isOfPresim($0.node) } ?? true }) else { return }
    let all = holders.flatMap { $0.members.methods[name.id] ?? [] }.flatMap { [$0] + $0.others }
    guard !all.isEmpty, holders.allSatisfy({ $0.members.properties[name.id] == nil }),
      all.allSatisfy({ isOfPresim($0.node) && match($0, call) == nil })
    else { return }
    let known = all.map { method in
      SystemInterface.Member(
        name: method.name,
        parameters: method.parameters.map { parameter in
          .init(
            label: parameter.label, type: parameter.type.map { tree.lineText(of: $0) } ?? "Any",
            isOptional: parameter.initial != nil)
        }, type: "Any", isStatic: method.isStatic)
    }
    noteSystemLabels(method: name, arguments(call), known, call)
  }

  /// The class of UIKit's whose methods presim's tables have: of a view controller, of what belongs to one.
  private func classOfUIKit(_ type: CertainType) -> UIKitClass? {
    if case .object(let base, _) = type { return base.kind == nil ? nil : base }
    return systemName(of: type).flatMap { UIKitClass(named: $0) }
  }

  /// Whether a lone name calls Swift's own `print`.
  private mutating func givesNothingBack(_ name: Name) -> Bool {
    guard text(name) == "print" || text(name) == "debugPrint", !isDeclaredSomewhere(text(name)) else { return false }
    if case .object(_, let id?) = certainSelf { return isPastedWhole(id) }
    return true
  }

  /// `body(input)` without `try`, of a parameter that is a closure which throws.
  private mutating func noteThrowingParameter(_ name: Name) {
    guard swift.certain.isChecking, let range = swift.certain.place, let parameters = swift.certain.method?.parameters,
      let block = swift.certain.blocks.last(where: { $0[name.id] != nil }),
      parameters.allSatisfy({ block[$0.name.id] != nil }),
      let type = parameters.first(where: { $0.name == name })?.type,
      case let written = tree.lineText(of: type), let open = written.firstIndex(of: "(")
    else { return }
    let rest = SystemInterface.bracketed(String(written[open...])).rest
    guard rest.hasPrefix(" throws ") || rest.hasPrefix(" async throws ") else { return }
    noteEffects("'\(text(name))'", throws: true, waits: rest.hasPrefix(" async"), at: range)
  }

  /// A method that a class of the file's, which is none of UIKit's, does not have.
  private mutating func noteOwnMethod(_ name: Name, _ type: CertainType) {
    guard swift.certain.isChecking, !swift.certain.isUnclear, case .object(.object, let id?) = type, isPastedWhole(id),
      case let word = text(name), !Self.ofSwift.contains(word), property(name, of: .object(.object, id)) == nil,
      let range = swift.certain.place
    else { return }
    let rows = lineage(id)
    guard rows.allSatisfy({ swift.members[$0.index]?.methods[name.id] == nil }),
      membersByProtocols(of: id).allSatisfy({ $0.methods[name.id] == nil })
    else { return }
    let shown = program.classes[Int(id.index)].name
    let known = namesNear(
      word, in: rows.compactMap { swift.members[$0.index]?.methods.keys }, within: word.utf8.count < 12 ? 1 : 2)
    guard let near = slip(word, among: known.sorted(), isMethod: true) else { return }
    reportSlip("check.unknown-method", "value of type '\(shown)' has no method '\(word)'", at: range, near: near)
  }

  /// `complete(item)`, beside a closure that can be called here: `completion`.
  private mutating func noteUnknownFunction(_ name: Name, _ call: SyntaxNode.ID) {
    let word = text(name)
    if noteMissingDot(name, swift.certain.place, isCall: true) || noteClassInSmallLetters(name) { return }
    noteShortMethod(word, call)
    if word == "init", swift.certain.isChecking, let range = swift.certain.place {
      return reportSlip(
        "check.initializer", "an initialiser is called on 'self', on 'super' or on a type", at: range,
        notes: [.init("write 'self.init(…)'")])
    }
    if word == "selector", swift.certain.isChecking, let range = swift.certain.place, !isDeclaredSomewhere(word) {
      return reportSlip("check.unknown-name", "cannot find 'selector' in this file", at: range, near: "#selector")
    }
    if noteCaseWithoutDot(name) { return }
    noteMissingParameter(name)
    guard swift.certain.isChecking, word.utf8.count > 3, let range = swift.certain.place, !isDeclaredSomewhere(word),
      !isNameOfUIKit(word), !isDeclaredType(name)
    else { return }
    // `miin(a, b)`
    let meant = Self.shortFunctions.first { meant in
      (0..<meant.utf8.count).contains { doubles(Array(meant.utf8), at: $0, Array(word.utf8)) }
        || meant.utf8.count > 4 && isWithoutLetter(word, of: meant) && KnownWords.areOdd(word)
    }
    if let meant, isWrittenOnce(word) {
      return reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: range, near: meant)
    }
    if noteUnmarkedWait(word, range) { return }
    noteDoubledLetter(word, range)
    if case .object(_, let id?) = certainSelf { noteNearOutside(word, id, call, range) }
    guard word.utf8.count > 4 else { return }
    if let meant = Self.standardFunctions.first(where: { $0.lowercased() == word.lowercased() }), meant != word {
      return reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: range, near: meant)
    }
    if word == "println" {
      return reportSlip("check.unknown-name", "Swift has no 'println' any more", at: range, near: "print")
    }
    // A name that goes on is one of its own: `prints`.
    if let meant = nearestName(to: word, in: Self.standardFunctions, within: 1), !word.hasPrefix(meant),
      !meant.hasPrefix(word), meant.utf8.sorted() == word.utf8.sorted() || meant.utf8.count != word.utf8.count
    {
      return reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: range, near: meant)
    }
    var closures: [String] = []
    for block in swift.certain.blocks {
      for (key, variable) in block {
        if case .function = variable.type.unwrapped { closures.append(names[Name(id: key)]) }
      }
    }
    // One word in two forms, and no helper whose name goes on.
    func isOneWord(_ text: String) -> Bool { !text.utf8.contains { $0.isCapital } }
    let near = closures.sorted().first { other in
      isOneWord(word) && isOneWord(other) && zip(word.utf8, other.utf8).prefix { $0 == $1 }.count > 5
        || nearestName(to: word, in: [other], within: 1) != nil
    }
    guard let near else { return }
    reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: range, near: near)
  }

  /// `chek(name: a, password: b)`, `shyw(list, sender: self)`: a short name beside a method that takes these very labels;
  /// one that is no word beside a method that takes as much.
  private mutating func noteShortMethod(_ word: String, _ call: SyntaxNode.ID) {
    guard swift.certain.isChecking, (3...5).contains(word.utf8.count), !isDeclaredSomewhere(word), !isNameOfUIKit(word),
      case .object(let base, let id?) = certainSelf, isPastedWhole(id), let range = swift.certain.place,
      isWrittenOnce(word), case let given = arguments(call),
      given.contains(where: { $0.label != nil && !tree[$0.node].flags.contains(.trailing) })
        || word.utf8.count > 3 && !given.isEmpty && KnownWords.areOdd(word)
    else { return }
    let own = lineage(id).flatMap { swift.members[$0.index]?.methods.values.flatMap { $0 } ?? [] }
    let labels = given.map { (label: $0.label, isClosure: tree[$0.value].kind == .closure) }
    let ofUIKit = base.lineage.flatMap { $0.methods }.filter { $0.kind != .gesture && places(labels, $0) != nil }
    let known = (own.filter { match($0, call) != nil }.map { $0.name } + ofUIKit.map { $0.name }).sorted()
    guard let near = nearestName(to: word, in: known, within: 1), near + "s" != word, word + "s" != near else { return }
    reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: range, near: near)
  }

  /// `state = failed("x")`: a case of the file's enumeration without its '.'.
  private mutating func noteCaseWithoutDot(_ name: Name) -> Bool {
    guard swift.certain.isChecking, let range = swift.certain.place, swift.globals.methods[name.id] == nil,
      swift.globals.properties[name.id] == nil, !isNameOfUIKit(text(name)), isDeclaredSomewhere(text(name)),
      swift.cases.contains(where: { $0.contains { $0.name == name && !$0.payload.isEmpty } }),
      !isMemberSomewhere(name)
    else { return false }
    // Inside its enumeration a case may be named so.
    if let owner = swift.certain.owner, swift.valueOfRow[owner.index] != nil { return false }
    reportSlip(
      "check.unknown-name", "cannot find '\(text(name))' in this file", at: range, near: "." + text(name))
    return true
  }

  /// `add(count)`, where the parameter is `inout`.
  private mutating func noteMissingAddress(_ value: SyntaxNode.ID, _ method: SwiftMethod) {
    let written = tree.lineText(of: value)
    guard swift.certain.isChecking, [.path, .identifier].contains(tree[value].kind), !written.hasPrefix("$"),
      !written.hasPrefix("&")
    else { return }
    reportSlip(
      "check.call", "'\(method.signature)' changes what it is given here", at: tree[value].range,
      notes: [.init("write '&\(written)'")])
  }

  private static let shortFunctions = ["min", "max", "abs", "zip", "print"]

  /// `aply()` beside `apply()`, or the other way: of two letters one is missing, or one stands twice.
  private mutating func noteDoubledLetter(_ word: String, _ range: SourceRange) {
    let letters = Array(word.utf8)
    guard case .object(_, let id?) = certainSelf, isPastedWhole(id, orBelowSystem: true), isWrittenOnce(word),
      // `onSSelect`
      KnownWords.areOdd(word) || zip(letters, letters.dropFirst()).contains(where: { $0 == $1 && $0.isCapital })
    else { return }
    let members = lineage(id).compactMap { swift.members[$0.index] }
    // A property may hold a closure.
    let known =
      namesNear(word, in: members.map { $0.methods.keys }, within: 1)
      + namesNear(word, in: members.map { $0.properties.keys }, within: 1)
      + (word.utf8.count > 7
        ? systemAbove(id).map { SystemInterface.names(of: $0, isStatic: false, areMethods: true) } ?? [] : [])
    let near = known.sorted().first { other in
      let wanted = Array(other.utf8)
      let (short, long) = wanted.count < letters.count ? (wanted, letters) : (letters, wanted)
      return short.indices.contains { doubles(short, at: $0, long) }
    }
    guard let near else { return }
    reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: range, near: near)
  }

  /// `setOverrideTritCollection(…)`, `sandActions(for: .valueChanged)`: a name that is no word beside a method of UIKit's
  /// outside presim's subject; any other beside one that takes these very labels.
  mutating func noteNearOutside(_ word: String, _ id: ClassID, _ call: SyntaxNode.ID, _ range: SourceRange) {
    guard word.utf8.count > 6, isPastedWhole(id, orBelowSystem: true), !isDeclaredSomewhere(word), isWrittenOnce(word),
      !isNameOfUIKit(word), !diagnostics.contains(where: { $0.range == range })
    else { return }
    let labels = arguments(call).filter { !tree[$0.node].flags.contains(.trailing) }.map { $0.label ?? "" }
    let system = systemAbove(id)
    var known = OutsideMembers.methods(of: bases[Int(id.index)]) + ["perform", "responds", "isKind", "isMember"]
    if let system { known += SystemInterface.names(of: system, isStatic: false, areMethods: true) }
    guard let near = nearestName(to: word, in: known, within: 1), KnownWords.isSlip(word, of: near),
      word.utf8.sorted() == near.utf8.sorted() || KnownWords.areOdd(word) && word.utf8.count > 8
        || system.map({ owner in
          SystemInterface.members(near, of: owner, isStatic: false).contains { member in
            !labels.isEmpty && member.parameters?.map { $0.label } == labels
          }
        }) == true
    else { return }
    reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: range, near: near)
  }

  /// `withCheckedContinuation { … }` without `await`. Whether it is reported.
  private mutating func noteUnmarkedWait(_ word: String, _ range: SourceRange) -> Bool {
    let throwing = ["withCheckedThrowingContinuation", "withThrowingTaskGroup", "withUnsafeThrowingContinuation"]
    let waiting = ["withCheckedContinuation", "withTaskGroup", "withUnsafeContinuation"]
    guard throwing.contains(word) || waiting.contains(word) else { return false }
    noteEffects("'\(word)'", throws: false, waits: swift.certain.awaits == 0, at: range)
    return true
  }

  private static let standardFunctions = [
    "print", "debugPrint", "fatalError", "NSLocalizedString", "precondition", "preconditionFailure", "assert",
    "assertionFailure", "stride",
  ]

  /// A call of UIKit's method: its arguments are of the types that it takes.
  private mutating func readUIKit(
    _ word: String, _ base: UIKitClass, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> CertainType? {
    let given = arguments(call)
    var known = methods(word, on: base, exact: true)
    // Of several forms the one with as many arguments, where none takes these.
    if known.count > 1,
      known.allSatisfy({ places(given.map { ($0.label, tree[$0.value].kind == .closure) }, $0) == nil })
    {
      known = known.filter { $0.parameters.count == given.count }
    }
    guard known.count == 1, let info = known.first, info.kind != .gesture else { return nil }
    // An app's own method has other labels.
    let plain = given.filter {
      (info.completion == nil || $0.label != info.completion) && !tree[$0.node].flags.contains(.trailing)
        && !($0.label.map { info.closures.contains($0) } ?? false)
    }
    let isTheirs = plain.map { $0.label } == info.parameters.map { $0.label }
    if !isTheirs { noteLabels(ofUIKit: info, given, call) }
    for argument in given {
      let isTrailing = tree[argument.node].flags.contains(.trailing)
      let parameter = isTrailing || !isTheirs ? nil : info.parameters.first { $0.label == argument.label }
      let wanted: CertainType
      switch parameter?.type {
      case .instance(let other) where other.kind != nil:
        wanted = .optional(.object(other, nil))
        noteLoneClass(argument.value)
      case .bool: wanted = .basic(.bool)
      default: wanted = .unknown
      }
      if isTheirs, argument.label == info.completion, noteCalledHandler(argument) { continue }
      if argument.label == "options", info.name == "transition", case let options = "UIView.AnimationOptions" {
        certainType(of: argument.value, wanted: certainType(ofSystem: options), in: .argument)
        continue
      }
      let isKept = swift.certain.isKept
      if isTheirs, !swift.isOld, tree[argument.value].kind == .closure { swift.certain.isKept = true }
      let type = certainType(of: argument.value, wanted: wanted, in: .argument)
      swift.certain.isKept = isKept
      if swift.certain.isChecking, isTheirs, argument.label == info.completion, type == .void {
        reportSlip(
          "check.type", "'\(argument.label ?? "")' takes a closure, and this is a call", at: tree[argument.value].range,
          notes: [.init("write '{ \(tree.lineText(of: argument.value)) }'")])
      }
    }
    // The same arguments in another order.
    let labels = info.parameters.map { $0.label ?? "" } + (info.completion.map { [$0] } ?? [])
    let written = given.map { $0.label ?? "" }
    if swift.certain.isChecking, written != Array(labels.prefix(written.count)), written.count > 1,
      written.sorted() == Array(labels.prefix(written.count)).sorted()
    {
      reportSlip(
        "check.call", "the arguments of '\(info.signature)' stand in another order", at: tree[call].range,
        notes: [.init("write them in the order of '\(info.signature)'")])
    }
    return .unknown
  }

  /// `completion: onClose()`, of a variable or a property that holds a closure.
  private mutating func noteCalledHandler(_ argument: CertainArgument) -> Bool {
    guard swift.certain.isChecking, tree[argument.value].kind == .path,
      case let parts = Array(tree.children(of: argument.value)), let last = parts.last, tree[last].kind == .call,
      tree[last].firstChild == nil, case let isOfSelf = parts.count == 3 && tree[parts[0]].name == .self,
      parts.count == 2 || isOfSelf, let name = tree[parts[parts.count - 2]].name
    else { return false }
    let type = isOfSelf ? certainType(ofMember: name, certainSelf) : certainType(ofName: name)
    guard case .function(let taken, .void) = type.unwrapped, taken.isEmpty else { return false }
    let mark = tree[parts[parts.count - 2]].flags.isDisjoint(with: [.optional, .forced])
    let head = tree.text(SourceRange(Int(tree[argument.value].range.start), Int(tree[last].range.start)))
    reportSlip(
      "check.type", "'\(argument.label ?? "")' takes a closure, and this is a call", at: tree[argument.value].range,
      notes: mark ? [.init("write '\(head)'")] : [])
    return true
  }

  /// `present(DetailViewController, animated: true)`, of a class that was not pasted.
  private mutating func noteLoneClass(_ value: SyntaxNode.ID) {
    guard swift.certain.isChecking, let name = tree.loneName(of: value), !isDeclaredType(name),
      text(name).hasSuffix("Controller"), names.utf8(of: name).first?.isCapital == true,
      !swift.certain.blocks.contains(where: { $0[name.id] != nil }), property(name, of: ownType) == nil
    else { return }
    reportSlip(
      "check.type", "'\(text(name))' is a class, and this call takes an instance", at: tree[value].range,
      notes: [.init("write '\(text(name))()'")])
  }

  /// The one method of the file's that is called, and what it gives back; nil where the type has none of that name. Of
  /// several methods none is certain.
  private mutating func ownCertainMethod(
    _ name: Name, _ type: CertainType, _ call: SyntaxNode.ID
  ) -> (method: SwiftMethod?, result: CertainType)? {
    // `onToggle?(true)` calls what a property holds, also beside a method of its name.
    if source.bytes[Int(tree[call].range.start) - 1] == UInt8(ascii: "?") { return nil }
    var found: [SwiftMethod] = []
    // Two are as many as more.
    func take(_ methods: [SwiftMethod]?) { found += (methods ?? []).prefix(2 - min(found.count, 2)) }
    switch type {
    case .object(let base, let id):
      guard let id else { return nil }
      for current in lineage(id) {
        let methods = swift.members[current.index]?.methods[name.id] ?? []
        take(methods.first { method in found.allSatisfy { $0.selector != method.selector } }.map { [$0] })
        guard let first = found.first, found.count == 1 else { continue }
        take(methods.first { $0.selector != first.selector }.map { [$0] })
      }
      if isMemberSomewhere(name) { for members in membersByProtocols(of: id) { take(members.methods[name.id]) } }
      // One of UIKit's is meant where it takes these labels.
      let given: [(label: String?, isClosure: Bool)] = arguments(call).map {
        ($0.label, tree[$0.value].kind == .closure)
      }
      let isOverride = found.count == 1 && hasModifier(found[0].node, "override")
      guard isOverride || methods(text(name), on: base, exact: true).allSatisfy({ places(given, $0) == nil }) else {
        return found.isEmpty ? nil : (nil, .unknown)
      }
      // `update(data)` may call what a property holds, and of two that differ in waiting alone either.
      if let first = found.first,
        lineage(id).contains(where: { row in
          swift.members[row.index]?.properties[name.id] != nil
            || swift.members[row.index]?.methods[name.id]?.contains {
              $0.selector == first.selector && hasModifier($0.node, "async") != hasModifier(first.node, "async")
            } == true
        })
      {
        return (nil, .unknown)
      }
    case .value(let id):
      let row = swift.values[Int(id.index)].row
      take(swift.members[row.index]?.methods[name.id])
      for key in protocols(of: row) { take(swift.members[extensionRow(key)]?.methods[name.id]) }
    case .existential(let owner):
      for key in [owner.id] + inherited(by: owner.id) {
        take(swift.protocolMembers[key]?.methods[name.id])
        take(swift.members[extensionRow(key)]?.methods[name.id])
      }
    default: return nil
    }
    guard let first = found.first else { return nil }
    // What an extension gives a class of a framework may stand beside a method of that class.
    if case .object(_, let id?) = type, !program.classes[Int(id.index)].isDeclared { return (nil, .unknown) }
    guard found.count == 1, first.others.isEmpty, first.hidden.isEmpty, !isGeneric(first.node),
      first.builder == nil, first.parameters.allSatisfy({ $0.builder == nil })
    else { return (nil, .unknown) }
    guard let result = first.result else { return (first, .void) }
    return (first, certainType(result))
  }

  /// Reads the arguments of a method of the file's against its parameters.
  mutating func readArguments(of method: SwiftMethod, _ given: [[SyntaxNode.ID]]) {
    for (parameter, values) in zip(method.parameters, given) {
      let isPlain =
        !parameter.isInout && !parameter.isAutoclosure && parameter.builder == nil && !isGeneric(method.node)
      let wanted = isPlain ? parameter.type.map { certainType($0) } ?? .unknown : .unknown
      swift.certain.isKept = parameter.isEscaping
      if parameter.isInout, let value = values.first { noteMissingAddress(value, method) }
      for value in values { certainType(of: value, wanted: wanted, in: .argument) }
    }
    swift.certain.isKept = false
  }

  /// `profile.edit(name: 5)` in a line of a scenario: the literals among what a method of the file's gets.
  mutating func noteLiterals(in given: [[SyntaxNode.ID]], of method: SwiftMethod) {
    guard reading == .scenario, !swift.isOld, !isGeneric(method.node) else { return }
    let outer = swift.certain
    swift.certain.startDeclaration()
    for (parameter, values) in zip(method.parameters, given) where !parameter.isInout && !parameter.isAutoclosure {
      guard let wanted = parameter.type.map({ certainType($0) }) else { continue }
      for value in values {
        switch tree[value].kind {
        case .stringLiteral, .integerLiteral, .decimalLiteral, .trueLiteral, .falseLiteral, .interpolatedString:
          certainType(of: value, wanted: wanted, in: .argument)
        default: break
        }
      }
    }
    let declared = swift.certain.declared
    swift.certain = outer
    swift.certain.declared = declared
  }

  /// Reads arguments of which the types are known, or nothing.
  mutating func readArguments(_ call: SyntaxNode.ID, _ types: [CertainType]? = nil) {
    let given = arguments(call)
    for (row, argument) in given.enumerated() {
      let wanted = types.flatMap { $0.count == given.count ? $0[row] : nil } ?? .unknown
      certainType(of: argument.value, wanted: wanted, in: .argument)
    }
    guard let types, types.count != given.count, swift.certain.isChecking,
      !types.contains(.unknown) || types.count > 1 && !given.isEmpty
    else { return }
    reportSlip(
      "check.call",
      "this function takes \(types.count == 1 ? "one argument" : "\(types.count) arguments"), and the call has \(given.count)",
      at: tree[call].range,
      notes: [.init("it takes '(\(types.map { name(of: $0) }.joined(separator: ", ")))'")])
  }

  // MARK: Closures

  /// A closure, whose parameters are of the types that are wanted of it.
  mutating func readCertainClosure(_ node: SyntaxNode.ID, _ wanted: CertainType) -> CertainType {
    guard let block = block(of: node) else { return .unknown }
    var types: [CertainType] = []
    var result = CertainType.unknown
    if case .function(let taken, let given) = wanted.unwrapped { (types, result) = (taken, given) }
    let outer = swift.certain
    swift.certain.blocks.append([:])
    swift.certain.result = .unknown
    swift.certain.local = nil
    (swift.certain.tries, swift.certain.awaits, swift.certain.catches) = (0, 0, 0)
    swift.certain.closures += 1
    let names = tree.children(of: node).filter { tree[$0].kind == .capture }.map { tree[$0].name }
    swift.certain.isKept = false
    // The names of a closure that gets one tuple stand for its parts.
    let named = tree.children(of: node).count { tree[$0].kind == .closureParameter }
    if named > 1, types.count == 1, case .tuple(let parts) = types[0], parts.count == named {
      types = parts.map { $0.type }
    }
    var row = 0
    var written = 0
    // `{ key, value in`: the parts of a pair.
    if types.count == 1, case .tuple(let parts) = types[0],
      tree.children(of: node).filter({ tree[$0].kind == .closureParameter }).count == parts.count, parts.count > 1
    {
      types = parts.map { $0.type }
    }
    var captured: [(Name, CertainType)] = []
    for child in tree.children(of: node) {
      // What is captured is read before any of it is bound.
      if tree[child].kind != .capture {
        for (name, type) in captured { declareCertain(name, type) }
        captured = []
      }
      switch tree[child].kind {
      case .capture:
        guard let name = tree[child].name else { continue }
        let isSelf = Self.literal(meantBy: text(name)) == "self" || noteUnknownCapture(name)
        if isSelf, tree.child(of: child, at: 0) == nil,
          !swift.certain.blocks.contains(where: { $0[name.id] != nil })
        {
          noteCapture(child)
          continue
        }
        let value = tree.child(of: child, at: 0).map { certainType(of: $0) } ?? certainType(ofName: name)
        let isWeak = tree[child].flags.contains(.weak)
        captured.append((name, isWeak ? value.asOptional : value))
      case .closureParameter:
        written += 1
        if let name = tree[child].name {
          let type = tree.child(of: child, at: 0).map { certainType($0) }
          let found = type ?? (types.indices.contains(row) ? types[row] : .unknown)
          // `$item in` binds 'item' too.
          if self.names.utf8(of: name).first == UInt8(ascii: "$") {
            declareCertain(self.names.intern(String(text(name).dropFirst())), .unknown)
          }
          // What nobody knows may be handed over to change.
          declareCertain(name, found, isConstant: !found.isUnknown && !tree.text(of: child, has: "inout"))
        }
        row += 1
      case .typeName, .listType, .dictionaryType, .tupleType, .functionType: result = certainType(child)
      default: break
      }
    }
    // What is captured weakly has to be named until it is unwrapped.
    let isWeak = tree.children(of: node).contains {
      tree[$0].kind == .capture && tree[$0].name == .self && tree[$0].flags.contains(.weak)
        && tree.child(of: $0, at: 0) == nil
    }
    swift.certain.needsSelf = (outer.needsSelf || outer.isKept) && (isWeak || !names.contains(.self))
    noteMissingIn(block, written)
    if outer.isKept { noteCaptured(in: block) }
    // What is unknown may be `Void`, which needs no name.
    if types.count != 1 || !types[0].isUnknown { noteUnnamed(node, block, written, types) }
    // `DispatchQueue.main.async { _ in`
    if swift.certain.isChecking, types.isEmpty, written > 0, case .function = wanted.unwrapped {
      reportSlip(
        "check.closure", "this closure gets no argument, and names \(written == 1 ? "one" : "\(written)")",
        at: SourceRange(Int(tree[node].range.start), Int(tree[node].range.start) + 1),
        notes: [.init("write it without '… in'")])
    }
    if swift.certain.isChecking, written > types.count, !types.isEmpty,
      types.count > 1 && types.contains(where: { !$0.isUnknown })
        || !types.contains(where: { $0.isTuple || $0.isUnknown })
    {
      reportSlip(
        "check.closure",
        "this closure gets \(types.count == 1 ? "one argument" : "\(types.count) arguments"), and names \(written)",
        at: SourceRange(Int(tree[node].range.start), Int(tree[node].range.start) + 1))
    }
    // Of what is quite unknown an extension may have another form.
    if swift.certain.isChecking, written > 0, written < types.count, types.contains(where: { !$0.isUnknown }) {
      let named = tree.children(of: node).filter { tree[$0].kind == .closureParameter }
      let missing = Array(repeating: "_", count: types.count - written)
      let words = named.compactMap { tree[$0].name.map { text($0) } } + missing
      reportSlip(
        "check.closure", "this closure gets \(types.count) arguments, and names \(written)",
        at: SourceRange(Int(tree[node].range.start), Int(tree[node].range.start) + 1),
        notes: words.count == types.count ? [.init("write '{ \(words.joined(separator: ", ")) in'")] : [])
    }
    if written == 0 {
      // What `$0` is in the closure outside of it does not matter here.
      for row in 0..<3 {
        if let name = self.names.find("$\(row)") { declareCertain(name, .unknown) }
      }
      // `$0` and `$1` of a pair are its parts.
      if types.count == 1, case .tuple(let parts) = types[0], isNumbered(1, in: block) { types = parts.map { $0.type } }
      for (row, type) in types.enumerated() {
        if let name = self.names.find("$\(row)") {
          declareCertain(name, type, isConstant: !type.isUnknown)
        }
      }
      if noteUsedArguments(node, block, types) { result = .unknown }
    }
    swift.certain.blocks.append([:])
    let statements = Array(tree.children(of: block))
    if let value = loneValue(of: statements) {
      // UIKit and queues take nothing back.
      if outer.isKept { noteUncalled(value) }
      let found = certainType(of: value, wanted: result, in: .result)
      // What a single expression gives, the closure does.
      if result.isUnknown, found != .void { result = found }
    } else {
      swift.certain.result = result
      for statement in statements { checkStatement(statement) }
      noteMissingReturn(inClosure: block, result)
    }
    let declared = swift.certain.declared
    swift.certain = outer
    swift.certain.declared = declared
    return wanted.unwrapped.isUnknown ? .unknown : .function(types, result)
  }

  /// `sort { $0.count }`: a closure of two arguments that names one.
  private mutating func noteUsedArguments(
    _ node: SyntaxNode.ID, _ block: SyntaxNode.ID, _ types: [CertainType]
  ) -> Bool {
    guard swift.certain.isChecking, types.count == 2, tree.text(of: block, has: "$0"),
      !tree.text(of: block, has: "$1"), !tree.text(of: block, has: "{ $0")
    else { return false }
    reportSlip(
      "check.closure", "this closure gets 2 arguments, and uses '$0' alone", at: tree[node].range,
      notes: [.init("use '$1' too, or name them: '{ one, other in'")])
    return true
  }
}
