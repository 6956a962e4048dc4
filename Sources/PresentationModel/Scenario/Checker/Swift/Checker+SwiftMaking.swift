/// What code makes: instances of the file's classes and of UIKit's, by which initialiser, under which name.
extension Checker {
  /// `X(…)`; nil for what is none of the file's classes and none of UIKit's that count here.
  mutating func construct(_ name: Name, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    guard names.utf8(of: name).first.map({ $0.isCapital || $0 == 0x5F }) == true else { return nil }
    guard let id = existingClass(name) ?? (variable(name) == nil ? controllerClass(name, at: tree[call].range) : nil)
    else { return nil }
    guard let made = make(id, arguments(call), node) else { return nil }
    return hasCombine ? (made.0, combineMade(made.1, call, by: node)) : made
  }

  /// A class that nothing declares, and whose name says that it is a view controller's.
  mutating func controllerClass(_ name: Name, at range: SourceRange) -> ClassID? {
    let word = text(name)
    guard word.hasSuffix("Controller") || word.hasSuffix("VC"),
      // No framework calls a class so: `AVC` is the app's own. `GKMatchmakerViewController` is a framework's.
      word.hasSuffix("VC") || word.hasSuffix("ViewController") && !word.hasPrefix("UI") && !word.hasPrefix("NS")
        || !UIKitNames.hasFrameworkPrefix(word),
      !SystemClass.noViewControllers.contains(word),
      word.utf8.first?.isCapital == true
    else { return nil }
    return classOrPlain(name, at: range)
  }

  /// `tableView.dequeueReusableCell(withIdentifier: "Card", for: indexPath) as! CardCell`: a new cell, if the file has its
  /// class; nil for any other value.
  mutating func dequeued(_ value: SyntaxNode.ID, _ wanted: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    let parts = tree[value].kind == .path ? Array(tree.children(of: value).suffix(2)) : []
    guard parts.count == 2, tree[parts[1]].kind == .call, let word = tree[parts[0]].name.map({ text($0) }),
      word.hasPrefix("dequeueReusable"), case .object(let base, let id?) = type(of: wanted), base.kind == nil,
      program.classes[Int(id.index)].isDeclared
    else { return nil }
    let slot = builder.slot()
    emit(.allocate(id, name: nil, to: slot), node)
    for current in lineage(id) {
      let members = swift.members[current.index]
      let own = members?.initializers.first { method in
        method.block != nil && (method.labels == ["style", "reuseIdentifier"] || method.labels == ["frame"])
      }
      if let own {
        let arguments = own.parameters.map { opaque(text($0.name), node) }
        emit(.call(own.body, on: .slot(slot), arguments, to: nil), node)
        break
      }
      if let fields = members?.fieldsInitializer { emit(.call(fields, on: .slot(slot), [], to: nil), node) }
    }
    return (.slot(slot), .object(base, id))
  }

  /// Whether a class is the app's or the scene's delegate: a step names what that makes, as a coordinator.
  private func isDelegateOfApp(_ owner: ClassID?) -> Bool {
    guard let owner, let node = classNode(of: owner.index) else { return false }
    return inheritance(of: node).contains {
      ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"].contains(text($0.0))
    }
  }

  mutating func make(
    _ id: ClassID, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID,
    isFromStoryboard: Bool = false, runsCoder: Bool = false
  ) -> Lowered? {
    let base = bases[Int(id.index)]
    let (known, isDeclared) = (program.classes[Int(id.index)].name, program.classes[Int(id.index)].isDeclared)
    if !isDeclared, known == base.name || systemRows[id.index] != nil,
      let complaint = complaint(systemRows[id.index]?.availability ?? base.availability, about: known)
    {
      noteUnavailable(complaint, at: tree[node].range)
    }
    let slot = builder.slot()
    let type = SwiftType.object(base, id)
    let isNamed = base.kind != nil || base == .window || isDeclared && nameHint != nil && isDelegateOfApp(builder.owner)
    let name = isNamed && (nameHint != nil || !builder.leavesUnnamed) ? madeName(id, type, node) : nil
    // What is made for its initialiser has names of its own.
    let hint = nameHint
    nameHint = nil
    defer { nameHint = hint }
    if program.classes[Int(id.index)].isDeclared {
      emit(.allocate(id, name: name, to: slot), node)
      let outer = swift.madeGenerics
      defer { swift.madeGenerics = outer }
      swift.madeGenerics = tellGenerics(of: id, .slot(slot), given, node)
      if runsCoder {
        emit(.initialize(.slot(slot), ofStoryboard(base, hint, node)), node)
        initializeByCoder(Array(lineage(id)), .slot(slot), node)
      } else if isFromStoryboard {
        for current in lineage(id) {
          if let fields = swift.members[current.index]?.fieldsInitializer {
            emit(.call(fields, on: .slot(slot), [], to: nil), node)
          }
        }
        emit(.initialize(.slot(slot), ofStoryboard(base, hint, node)), node)
      } else {
        if let made = initialize(id, .slot(slot), given, node) { emit(.copy(made, to: slot), node) }
      }
      if base == .window { leavesScene(.slot(slot), given.map { $0.label }, id, node) }
      return (.slot(slot), type)
    }
    guard
      base.kind != nil || base == .alertAction || base == .window || base.inherits(from: .presentationController)
        || base == .percentDrivenInteractiveTransition || base.inherits(from: .tab)
        || base.inherits(from: .barButtonItem)
    else { return nil }
    // A convenience initialiser that an extension gives to UIKit's class.
    let arguments = given.map { $0.node }
    for method in swift.members[id.index]?.initializers ?? []
    where method.block != nil && (base.kind != nil || base == .barButtonItem) {
      guard let values = match(method, given: arguments) else { continue }
      let operands = operands(method, values)
      emit(.make(id, [], handler: nil, name: name, to: slot), node)
      emit(.call(method.body, on: .slot(slot), operands, to: nil), node)
      return (.slot(slot), type)
    }
    noteOwnInitializer(id, base, given, node)
    var (values, handler) = uikitArguments(base, given)
    // `UIWindow(windowScene: view.window!.windowScene!)` asks for the window that there is.
    if base == .window, let scene = given.first(where: { $0.label == "windowScene" })?.value {
      _ = lowerArgument(scene, .unknown)
    }
    if isFromStoryboard { values += ofStoryboard(base, hint, node) }
    // `UIAlertController()` leaves the style at its first case.
    if base == .alertController, given.isEmpty, !isFromStoryboard {
      values.append((.preferredStyle, .value(.enumeration(.alertStyle, AlertStyle.actionSheet.rawValue))))
    }
    emit(.make(id, values, handler: handler, name: name, to: slot), node)
    connectItem(.slot(slot), base, given, node)
    keepRootView(of: .slot(slot), given, node)
    if base == .window { leavesScene(.slot(slot), given.map { $0.label }, id, node) }
    return (.slot(slot), type)
  }

  /// `UIAlertAction("OK")`: an initialiser of one of UIKit's classes that is not UIKit's, as its labels say; or of a class of
  /// the file's whose initialisers were not pasted.
  private mutating func noteOwnInitializer(
    _ id: ClassID, _ base: UIKitClass, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)],
    _ node: SyntaxNode.ID
  ) {
    let written = given.map { ($0.label ?? "_") + ":" }.joined()
    let info = program.classes[Int(id.index)]
    let known = Initializer.labels(of: base)
    if isPasted, info.isDeclared,
      given.contains(where: { $0.label.map { !known.contains($0) && $0 != "coder" } ?? true })
    {
      return emit(
        .note("no initialiser '\(info.name)(\(written))' is pasted, so what it sets is not known"), node)
    }
    guard isPasted, info.name == base.name, let label = known.first,
      given.contains(where: { $0.label == nil && tree[$0.value].kind != .closure })
    else { return }
    emit(
      .note(
        "'\(base.name)(\(written))' is not UIKit's, and what declares it is not pasted, so what it sets is not known; "
          + "the first argument of UIKit's is '\(label):'"), node)
  }

  /// What a storyboard gives to a controller that code takes from it: what a container shows only the storyboard says.
  private mutating func ofStoryboard(
    _ base: UIKitClass, _ hint: Name?, _ node: SyntaxNode.ID
  ) -> [(property: Property, value: Operand)] {
    var values: [(property: Property, value: Operand)] = [
      (.storyboard, .value(.string(StandardValues.storyboard)))
    ]
    if base.inherits(from: .navigationController) || base.inherits(from: .tabBarController) {
      let owner = hint.map { text($0) } ?? plainText(of: node)
      values.append((.viewControllers, opaque("\(owner).viewControllers", node)))
    }
    return values
  }

  mutating func uikitArguments(
    _ base: UIKitClass, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)]
  ) -> ([(property: Property, value: Operand)], Operand?) {
    var values: [(property: Property, value: Operand)] = []
    var handler: Operand?
    for argument in given {
      if base.inherits(from: .tab), takesProvider(argument) {
        handler = lowerArgument(argument.value, .closure(.of([.object(.tab, nil)], .object(.viewController, nil))))
        continue
      }
      if tree[argument.value].kind == .closure || argument.label == "handler" {
        if tree[argument.value].kind != .nilLiteral {
          let told: SwiftType =
            base == .alertAction ? .closure(.of([.object(.alertAction, nil)], nil)) : .closure(.nothing)
          handler = lowerArgument(argument.value, told)
        }
        continue
      }
      guard let label = argument.label else { continue }
      guard let parameter = Initializer.parameter(label, of: base) else {
        // One that an extension of another file gives has other labels, too.
        let others = given.filter { other in other.label.map { $0 != label } ?? false }
        if others.allSatisfy({ other in other.label.map { Initializer.parameter($0, of: base) != nil } ?? true }) {
          noteSlip(ofLabel: label, of: base, at: tree[argument.node].range)
        }
        continue
      }
      guard let property = parameter.property else { continue }
      if tree[argument.value].kind == .nilLiteral {
        // An alert's name in the file is no title of one that has none.
        if base == .alertController, property == .title { values.append((property, .none)) }
        continue
      }
      guard
        let (operand, _) = lowerValue(argument.value, expecting: SwiftType(parameter.type))
          ?? (property == .viewControllers ? (opaque(of: argument.value), .opaque) : nil)
      else {
        let isKept =
          switch parameter.type {
          case .string, .enumeration: true
          default: false
          }
        if isKept {
          values.append((property, opaque(plainText(tree[argument.value].range), argument.value)))
        }
        continue
      }
      if property == .viewControllers {
        let list = builder.slot()
        let operand = shown(operand, argument.value, .object(.viewController, nil))
        emit(.list([operand], to: list), argument.node)
        values.append((property, .slot(list)))
      } else {
        values.append((property, operand))
      }
    }
    return (values, handler)
  }

  /// Whether an argument of a tab's initialiser is what makes its view controller.
  private func takesProvider(_ argument: (label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)) -> Bool {
    argument.label == "viewControllerProvider"
      || tree[argument.value].kind == .closure || tree[argument.value].kind == .valueClosure
  }

  /// Runs the initialiser of a class that fits, on an instance.
  @discardableResult
  mutating func initialize(
    _ id: ClassID, _ instance: Operand, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)],
    _ node: SyntaxNode.ID
  ) -> Operand? {
    var next: ClassID? = id
    let arguments = given.map { $0.node }
    let literal = given.count == 1 && tree[given[0].node].kind != .argument ? given[0] : nil
    let label = literal == nil ? firstLabel(arguments.first) : nil
    // Properties of subclasses that have no such initialiser get their values before it runs; one that calls another
    // initialiser leaves that to it.
    var fields: [BodyID] = []
    func setFields(_ checker: inout Checker) {
      for body in fields { checker.emit(.call(body, on: instance, [], to: nil), node) }
    }
    while let current = next, program.classes[Int(current.index)].isDeclared {
      let members = swift.members[current.index]
      var candidates: [Candidate] = []
      for method in members?.initializers ?? [] where method.block != nil && !method.isAnother(label) {
        guard given.first?.label == "coder" || method.labels != ["coder"],
          let values = match(method, given: arguments, value: literal)
        else { continue }
        candidates.append((method, values))
      }
      if let own = chosen(candidates), let values = match(own, given: arguments, value: literal) {
        let operands = self.arguments(own, values, types: bindings(ofInitializer: own, values)).0
        if !own.isConvenience { setFields(&self) }
        let slot = builder.slot()
        let mayFail = !tree[own.node].flags.isDisjoint(with: [.optional, .forced])
        emitCall(own, operands, into: slot, node) { checker, method in
          checker.emit(.call(method.body, on: instance, operands, to: mayFail ? slot : nil), node)
        }
        return mayFail ? .slot(slot) : nil
      }
      if let (method, operands) = designated(members?.initializers ?? [], given, bases[Int(id.index)]) {
        setFields(&self)
        emit(.call(method.body, on: instance, operands, to: nil), node)
        return nil
      }
      if let body = members?.fieldsInitializer { fields.append(body) }
      next = program.classes[Int(current.index)].superclass
    }
    noteInitializer(of: id, given, node)
    noteOwnInitializer(id, bases[Int(id.index)], given, node)
    setFields(&self)
    emit(.initialize(instance, uikitArguments(bases[Int(id.index)], given).0), node)
    connectItem(instance, bases[Int(id.index)], given, node)
    keepRootView(of: instance, given, node)
    return nil
  }

  /// The override of the initialiser that UIKit's own calls: `X()` of a controller is `X(nibName: nil, bundle: nil)`, of a
  /// view `X(frame: .zero)`, and so is `X(type: .system)` of a button.
  private func designated(
    _ own: [SwiftMethod], _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ base: UIKitClass
  ) -> (SwiftMethod, [Operand])? {
    let isPlain = given.isEmpty || base.inherits(from: .view) && given.map { $0.label } == ["type"]
    guard isPlain, let method = own.first(where: { [["nibName", "bundle"], ["frame"]].contains($0.labels) }),
      method.block != nil
    else { return nil }
    return (method, method.labels == ["frame"] ? [.value(.rect(0, 0, 0, 0))] : [.none, .none])
  }

  /// `self.init(…)` of a convenience initialiser: the initialiser of the class that is made, which may be a subclass.
  mutating func initializeByClass(_ owner: ClassID, _ me: Operand, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) {
    let below = classes(below: owner).filter { id in
      swift.members[id.index].map { $0.fieldsInitializer != nil || !$0.initializers.isEmpty } ?? false
    }
    var ends: [Int] = []
    // The nearest class first.
    let depths = below.map { (id: $0, depth: lineage($0).count) }
    for (id, _) in depths.sorted(by: { $0.depth != $1.depth ? $0.depth > $1.depth : $0.id.index < $1.id.index }) {
      let found = builder.slot()
      emit(.test(me, .ofClass(id), to: found), node)
      let row = emitted(.jumpIf(.slot(found), false, .unpatched, stake: Stake()), node)
      endIfNil(initialize(id, me, arguments(call), node), node)
      ends.append(emitted(.jump(.unpatched), node))
      patch([row], to: builder.next)
    }
    endIfNil(initialize(owner, me, arguments(call), node), node)
    patch(ends, to: builder.next)
  }

  /// An initialiser that may fail ends where the one that it calls has failed.
  mutating func endIfNil(_ made: Operand?, _ node: SyntaxNode.ID) {
    guard let made, builder.givesMe else { return }
    let over = jumpOver(unless: .jumpIfNil(made, .unpatched), node)
    giveBack(Operand.none, node)
    patch([over], to: builder.next)
  }

  /// What `super.init(…)` does in a class.
  @discardableResult
  mutating func initializeSuper(
    of id: ClassID, _ instance: Operand, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)],
    _ node: SyntaxNode.ID
  ) -> Operand? {
    program.classes[Int(id.index)].superclass.flatMap { initialize($0, instance, given, node) }
  }

  // MARK: Names of what is made

  /// The name under which answers tell of what is made here: its variable's, or its class's.
  mutating func madeName(_ id: ClassID, _ type: SwiftType, _ node: SyntaxNode.ID) -> MadeID {
    let name = nameHint.map { text($0) } ?? Self.shortName(program.classes[Int(id.index)].name)
    // A variable's name is the user's own word: what only its class names gives way to it.
    let isVariable = nameHint != nil
    var key = name
    if let known = swift.made[name] {
      let isKnownVariable = program.swift.made[Int(known.index)].isVariable
      var isSame = false
      if case .object(_, let other?) = swift.madeTypes[Int(known.index)] { isSame = other == id }
      if isSame || isVariable == isKnownVariable {
        if !isSame { swift.madeTypes[Int(known.index)] = .object(.viewController, nil) }
        if isVariable { program.swift.made[Int(known.index)].isVariable = true }
        return known
      }
      let byClass = name + " by its class"
      if isVariable {
        if swift.made[byClass] == nil { swift.made[byClass] = known }
      } else if let other = swift.made[byClass] {
        return other
      } else {
        key = byClass
      }
    }
    let made = MadeID(Int32(program.swift.made.count))
    swift.made[key] = made
    swift.madeTypes.append(type)
    var entry = MadeName(name: name, line: source.line(of: Int(tree[node].range.start)))
    entry.isVariable = isVariable
    program.swift.made.append(entry)
    return made
  }

  static func shortName(_ name: String) -> String {
    switch name {
    case "UINavigationController": return "nav"
    case "UITabBarController": return "tabs"
    case "UIAlertController": return "alert"
    case "UIWindow": return "window"
    default: break
    }
    var word = name[...]
    for end in ["ViewController", "Controller", "VC"] where word.hasSuffix(end) && word.utf8.count > end.utf8.count {
      word = word.dropLast(end.utf8.count)
      break
    }
    if UIKitNames.hasFrameworkPrefix(name), !name.hasSuffix("VC") { word = word.dropFirst(2) }
    // `URLDetail` → `urlDetail`
    var head = word.prefix { $0.isUppercase }
    if head.count > 1, head.count < word.count { head = head.dropLast() }
    return head.lowercased() + word.dropFirst(head.count)
  }
}
