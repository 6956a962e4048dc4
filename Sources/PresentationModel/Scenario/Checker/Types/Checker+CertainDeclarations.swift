/// What declarations write: types of functions, methods beside a delegate's, first values of properties.
extension Checker {
  /// `[String] -> Void`: what a function takes stands in parentheses.
  mutating func noteFunctionType(_ node: SyntaxNode.ID) {
    guard let taken = tree.child(of: node, at: 0) else { return }
    switch tree[taken].kind {
    case .typeName, .listType, .dictionaryType: break
    default: return
    }
    var index = Int(tree[taken].range.end)
    while index < source.bytes.count, SwiftLexer.isBlank(source.bytes[index]) { index += 1 }
    guard index < source.bytes.count, source.bytes[index] == UInt8(ascii: "-") else { return }
    let written = tree.lineText(of: taken)
    reportSlip(
      "check.type", "what a function takes stands in parentheses", at: tree[taken].range,
      notes: [.init("write '(\(written))'")])
  }

  /// `func < (l: Version, r: Version) -> Bool` in a type: an operator is `static` there.
  mutating func noteOperatorOfInstance(_ method: SyntaxNode.ID) {
    guard tree[method].kind == .functionDeclaration, let word = tree[method].name.map({ text($0) }),
      let first = word.utf8.first, SwiftLexer.isSign(first), !hasModifier(method, "static"),
      !hasModifier(method, "class"), let place = tree.offset(of: "func", in: method)
    else { return }
    reportSlip(
      "check.static", "operator '\(word)' of a type has to be 'static'",
      at: SourceRange(place, place + 4),
      notes: [.init("write 'static func \(word)'")])
  }

  // MARK: Delegates

  /// `presentationControllerDidDismis(_:)` beside a method of a delegate that the type says it is: swiftc takes it, and
  /// UIKit never calls it.
  mutating func noteNearCallbacks() {
    let extensions = tree.items.filter { tree[$0].kind == .extensionDeclaration }
    for item in classNodes.map({ $0.node }) + extensions where !isOfPresim(item) {
      var adopted: [DelegateProtocol] = []
      for child in tree.children(of: item) where tree[child].kind == .typeName {
        if let name = tree[child].name, let type = known(name).delegateProtocol { adopted.append(type) }
      }
      if adopted.contains(.popoverPresentation) || adopted.contains(.sheetPresentation) {
        adopted.append(.adaptivePresentation)
      }
      for child in tree.children(of: item) where tree[child].kind == .typeName {
        guard let rows = tree[child].name.flatMap({ Self.ofLaunch[text($0)] }) else { continue }
        for method in tree.children(of: item) where tree[method].kind == .functionDeclaration {
          noteNearCallback(method, ofLaunch: rows)
        }
      }
      guard !adopted.isEmpty else { continue }
      let known = CallbackInfo.all.filter { info in info.delegateProtocol.map { adopted.contains($0) } ?? false }
      for method in tree.children(of: item) where tree[method].kind == .functionDeclaration {
        noteNearCallback(method, known)
      }
    }
  }

  private mutating func noteNearCallback(_ method: SyntaxNode.ID, _ known: [CallbackInfo]) {
    guard let word = tree[method].name.map({ text($0) }), !hasModifier(method, "private"),
      case let labels = parameters(of: method).map({ $0.label.isEmpty ? "_" : $0.label }),
      !known.contains(where: { $0.name == word && $0.labels == labels })
    else { return }
    let near = known.first { info in
      info.labels.count == labels.count
        && (info.name == word
          ? info.labels.dropFirst() == labels.dropFirst()
          : info.labels == labels && word.utf8.count > 12 && nearestName(to: word, in: [info.name], within: 2) != nil)
    }
    guard let near, let place = tree.offset(of: "func " + word, in: method) else { return }
    remark(
      "check.near-callback", "UIKit never calls '\(word)(\(labels.map { $0 + ":" }.joined()))'",
      at: SourceRange(place + 5, place + 5 + word.utf8.count),
      advice: "its own is '\(near.name)(\(near.labels.map { $0 + ":" }.joined()))'")
  }

  /// What the system calls on the delegates of the app and of its scenes, with their labels.
  private static let ofLaunch: [String: [[String]]] = {
    let scene = [
      ["scene", "_", "willConnectTo", "options"], ["scene", "_", "openURLContexts"], ["scene", "_", "continue"],
    ]
    return [
      "UIApplicationDelegate": [
        ["application", "_", "didFinishLaunchingWithOptions"], ["application", "_", "willFinishLaunchingWithOptions"],
        ["application", "_", "supportedInterfaceOrientationsFor"],
        ["application", "_", "configurationForConnecting", "options"], ["application", "_", "open", "options"],
      ],
      "UISceneDelegate": scene, "UIWindowSceneDelegate": scene,
    ]
  }()

  /// `scene(_:willConnectTo:optiions:)`: one label beside that of a method which launches the app.
  private mutating func noteNearCallback(_ method: SyntaxNode.ID, ofLaunch rows: [[String]]) {
    guard let word = tree[method].name.map({ text($0) }),
      case let form = [word] + parameters(of: method).map({ $0.label.isEmpty ? "_" : $0.label }),
      !rows.contains(form), let place = tree.offset(of: "func " + word, in: method)
    else { return }
    for row in rows where row.count == form.count {
      let wrong = row.indices.filter { row[$0] != form[$0] }
      guard wrong.count == 1, row[wrong[0]].utf8.count > 4,
        form[wrong[0]].lowercased() == row[wrong[0]].lowercased()
          || nearestName(to: form[wrong[0]], in: [row[wrong[0]]], within: row[wrong[0]].utf8.count < 12 ? 1 : 2) != nil
      else { continue }
      return remark(
        "check.near-callback", "UIKit never calls '\(word)(\(form.dropFirst().map { $0 + ":" }.joined()))'",
        at: SourceRange(place + 5, place + 5 + word.utf8.count),
        advice: "its own is '\(word)(\(row.dropFirst().map { $0 + ":" }.joined()))'")
    }
  }

  // MARK: Properties

  /// `newValue` in `didSet`, `oldValue` in `willSet`, `value` in `set`: names that an accessor does not have.
  mutating func noteValuesInAccessors(of binding: SyntaxNode.ID) {
    guard let pattern = tree.child(of: binding, at: 0), let property = tree[pattern].name.map({ text($0) }) else {
      return
    }
    for accessor in tree.children(of: binding) where tree[accessor].kind == .accessor {
      let (word, advice): (String, String)
      switch tree[accessor].name.map({ text($0) }) {
      case "didSet": (word, advice) = ("newValue", "the new value is '\(property)', and the old one is 'oldValue'")
      case "willSet": (word, advice) = ("oldValue", "the old value is '\(property)', and the new one is 'newValue'")
      case "set": (word, advice) = ("value", "did you mean 'newValue'?")
      default: continue
      }
      guard let block = block(of: accessor), let name = names.find(word),
        let place = use(of: name, in: block), !isDeclaredSomewhere(word),
        tree.children(of: accessor).allSatisfy({ tree[$0].kind != .closureParameter }),
        word != "value" || !tree.text(of: block, has: "newValue") && hasNoValue(around: binding)
      else { continue }
      reportSlip(
        "check.unknown-name", "cannot find '\(word)' in '\(tree[accessor].name.map { text($0) } ?? "")'",
        at: tree[place].range, notes: [.init(advice)])
    }
  }

  /// Where a name stands for itself in a block, and in no accessor inside it.
  private func use(of name: Name, in block: SyntaxNode.ID) -> SyntaxNode.ID? {
    var pending = [block]
    while let node = pending.popLast() {
      if tree[node].kind == .identifier, tree[node].name == name { return node }
      if tree[node].kind != .accessor { pending += tree.children(of: node) }
    }
    return nil
  }

  /// Whether the type around is a class of which everything is known, and no control of UIKit's, which may have a `value`.
  private func hasNoValue(around node: SyntaxNode.ID) -> Bool {
    let place = tree[node].range
    let around = classNodes.filter {
      tree[$0.node].range.start <= place.start && place.end <= tree[$0.node].range.end
    }
    guard around.count == 1, isPastedWhole(ClassID(around[0].row)), case let base = bases[Int(around[0].row)] else {
      return false
    }
    return base == .object || base.kind != nil
  }

  /// `let flow = Flow(navigationController!)`: a first value that uses the instance, which is not there yet.
  private mutating func noteInstance(in initial: SyntaxNode.ID, _ row: ClassID, isStatic: Bool) {
    let base =
      bases.indices.contains(Int(row.index)) && swift.valueOfRow[row.index] == nil ? bases[Int(row.index)] : nil
    var pending = [initial]
    while let node = pending.popLast() {
      switch tree[node].kind {
      case .closure, .valueClosure, .selector, .typeName: continue
      case .identifier:
        guard let name = tree[node].name, names.utf8(of: name).first?.isSmall == true, name != .self,
          swift.globals.properties[name.id] == nil, swift.globals.methods[name.id] == nil
        else { continue }
        let own = lineage(row).compactMap { swift.members[$0.index]?.properties[name.id] }.first
        let isOfUIKit =
          base.map { $0.kind != nil && isPastedWhole(row) && uikitProperty(text(name), $0) != nil } ?? false
        guard own.map({ !$0.isStatic }) ?? isOfUIKit, swift.certain.isChecking else { continue }
        return reportSlip(
          "check.initializer",
          "'\(text(name))' is a member of the instance, which \(isStatic ? "a static property's value" : "a property's first value") cannot use",
          at: tree[node].range,
          notes: [
            .init(
              isStatic
                ? "declare both as 'static', or none"
                : "declare the property as 'lazy var', or give it its value in 'init'")
          ])
      default: break
      }
      pending += tree.children(of: node)
    }
  }

  /// The first values of stored properties, which are of the type that is written.
  mutating func noteFirstValues() {
    for row in swift.members.keys.sorted() {
      guard swift.standardTypes[row] == nil, let properties = swift.members[row]?.properties else { continue }
      for key in properties.keys.sorted() { noteFirstValue(properties[key], of: ClassID(row)) }
    }
    for key in swift.globals.properties.keys.sorted() { noteFirstValue(swift.globals.properties[key], of: nil) }
  }

  /// `let actions = [#selector(openFiles(_:))]`: a first value names methods, too.
  private mutating func noteSelectors(in initial: SyntaxNode.ID, _ owner: ClassID) {
    var pending = [initial]
    while let node = pending.popLast() {
      if tree[node].kind == .selector {
        swift.certain.owner = owner
        noteSelector(node)
        swift.certain.owner = nil
      }
      pending += tree.children(of: node)
    }
  }

  /// `@Stored(1, default: false) var hasSeenTour: Bool`: what a wrapper of the file's takes.
  private mutating func noteWrapper(_ property: SwiftProperty) {
    guard let attribute = property.attribute, let wrapper = property.wrapper, !isOfPresim(attribute) else { return }
    let row: ClassID?
    switch wrapper {
    case .enumeration(let id): row = swift.values[Int(id.index)].row
    case .object(_, let id): row = id
    default: row = nil
    }
    if let place = tree.lineText(of: attribute).lastIndex(ofText: "@\"") {
      let start = Int(tree[attribute].range.start) + place
      return reportSlip(
        "check.type", "a text of Swift has no '@' before it", at: SourceRange(start, start + 1),
        notes: [.init("leave '@' out")])
    }
    let (given, all) = (arguments(attribute), row.flatMap { swift.members[$0.index]?.initializers } ?? [])
    let fitting = all.filter { method in
      !isOfPresim(method.node) && method.others.isEmpty
        && method.parameters.filter({ $0.label != "wrappedValue" }).map({ $0.label }) == given.map { $0.label ?? "" }
    }
    guard fitting.count == 1, let method = fitting.first else {
      if fitting.isEmpty, all.count == 1, !isOfPresim(all[0].node) { noteLabel(ofWrapper: all[0], given) }
      return
    }
    swift.certain.startDeclaration()
    let taken = method.parameters.filter { $0.label != "wrappedValue" }
    for (parameter, argument) in zip(taken, given) where !parameter.isAutoclosure {
      certainType(of: argument.value, wanted: parameter.type.map { certainType($0) } ?? .unknown, in: .argument)
    }
    if let initial = property.initial, let value = method.parameters.first(where: { $0.label == "wrappedValue" }),
      !value.isAutoclosure
    {
      certainType(of: initial, wanted: value.type.map { certainType($0) } ?? .unknown)
    }
  }

  /// `@Stored("seen", false)`: one label of those that the initialiser of a wrapper has is missing, or another one.
  private mutating func noteLabel(ofWrapper method: SwiftMethod, _ given: [CertainArgument]) {
    let taken = method.parameters.filter { $0.label != "wrappedValue" }
    let wrong = zip(taken, given).filter { $0.label != $1.label ?? "" }
    guard taken.count == given.count, wrong.count == 1, let (parameter, argument) = wrong.first else { return }
    swift.certain.startDeclaration()
    let shown = "call to '\(method.signature)'"
    if parameter.label.isEmpty {
      let label = argument.label ?? ""
      return reportSlip(
        "check.call", "extraneous argument label '\(label):' in \(shown)", at: tree[argument.node].range,
        notes: [.init("leave '\(label):' out")])
    }
    guard let label = argument.label else { return reportMissingLabel(parameter.label, argument, method.signature) }
    reportSlip(
      "check.call", "incorrect argument label '\(label):' in \(shown)", at: tree[argument.node].range,
      near: parameter.label + ":")
  }

  private mutating func noteFirstValue(_ property: SwiftProperty?, of owner: ClassID?) {
    if let property { noteWrapper(property) }
    guard let own = property, own.wrapper == nil, own.attribute == nil, let initial = own.initial ?? own.tuple?.whole,
      !isOfPresim(initial)
    else { return }
    swift.certain.startDeclaration()
    if let tuple = own.tuple {
      if tuple.row == 0 { certainType(of: initial) }
      return
    }
    // What is made when it is first read can use the instance.
    if let owner, own.isLazy { (swift.certain.owner, swift.certain.isUnclear) = (owner, false) }
    if let owner, !own.isLazy {
      noteInstance(in: initial, owner, isStatic: own.isStatic)
      noteSelectors(in: initial, owner)
    }
    if let annotation = own.annotation, tree[initial].kind == .closure, tree[annotation].kind == .typeName,
      let name = tree[annotation].name, swift.aliases[name.id] == nil,
      text(name).hasPrefix("UI") || WellKnownTypes.standard.contains(text(name)) || isDeclaredType(name)
    {
      let start = Int(tree[initial].range.start)
      reportSlip(
        "check.type", "this closure is not called, and '\(text(name))' has to stand here",
        at: SourceRange(start, start + 1), notes: [.init("write '()' behind its '}'")])
      certainType(of: initial)
      return
    }
    if own.annotation == nil { noteNoType(initial) }
    certainType(of: initial, wanted: own.annotation.map { certainType($0) } ?? .unknown)
  }

  /// `var items = []`, `var last = nil`: of which type they are, nothing says.
  mutating func noteNoType(_ value: SyntaxNode.ID) {
    guard swift.certain.isChecking, tree[value].firstChild == nil else { return }
    switch tree[value].kind {
    case .nilLiteral:
      reportSlip(
        "check.type", "nothing says the type of this 'nil'", at: tree[value].range,
        notes: [.init("write the type behind the name: ': String?'")])
    // In a closure what is put into it says it.
    case .list where swift.certain.closures == 0, .dictionary where swift.certain.closures == 0:
      reportSlip(
        "check.type", "nothing says what '\(tree.lineText(of: value))' holds", at: tree[value].range,
        notes: [
          .init("write the type behind the name: '\(tree[value].kind == .list ? ": [String]" : ": [String: Int]")'")
        ])
    default: break
    }
  }
}

extension CertainScopes {
  /// For what stands outside of functions: no instance, and names that nothing here says the meaning of.
  mutating func startDeclaration() {
    (blocks, later, seen, result) = ([[:]], [], [], .unknown)
    (owner, isStatic, method) = (nil, false, nil)
    (isAccessor, getter) = (false, nil)
    (isUnclear, isChecking) = (true, true)
    (tries, awaits, catches) = (0, 0, 0)
    (closures, needsSelf, isKept, isStep) = (0, false, false, false)
  }
}
