/// Where UIKit calls the file's Swift: callbacks, delegates, launch.
extension Checker {
  mutating func connectCallbacks() {
    for row in swift.members.keys.sorted() {
      guard let members = swift.members[row], swift.valueOfRow[row] == nil else {
        continue
      }
      for id in members.methods.keys.sorted() {
        for method in members.methods[id] ?? [] where method.block != nil && !method.isStatic {
          connect(method, ClassID(row))
        }
      }
      for id in members.properties.keys.sorted() {
        if let property = members.properties[id] { connect(property, ClassID(row)) }
      }
    }
    // What is inherited is found once: a class has its own, and then what its superclass has that it has not anew.
    program.swift.classes = Array(repeating: SwiftClass(), count: program.classes.count)
    var isWhole = Array(repeating: false, count: program.classes.count)
    for row in program.classes.indices where !isWhole[row] {
      let missing = lineage(ClassID(Int32(row))).prefix { !isWhole[Int($0.index)] }
      var entries = missing.map { ownEntry($0) }
      for id in missing.reversed() {
        guard var entry = entries.popLast(), !isWhole[Int(id.index)] else { continue }
        if let above = program.classes[Int(id.index)].superclass, isWhole[Int(above.index)] {
          entry.inherit(program.swift.classes[Int(above.index)])
        }
        program.swift.classes[Int(id.index)] = entry
        isWhole[Int(id.index)] = true
      }
    }
    connectValues()
  }

  /// What a class has of its own, and of the protocols that it names.
  private mutating func ownEntry(_ id: ClassID) -> SwiftClass {
    var entry = SwiftClass()
    let base = bases[Int(id.index)]
    // One with nothing in it has what its protocols give it.
    let members = swift.members[id.index] ?? SwiftMembers()
    addMethods(members, to: &entry)
    entry.addOverrides(overridden(by: members))
    entry.addGetters(formerGetters(members, base).map { (property: $0.0, function: $0.1.body) })
    for property in members.properties.values.sorted(by: { $0.name.id < $1.name.id }) where !property.isStatic {
      guard let getter = property.getter, let known = uikitProperty(of: property, base) else { continue }
      if !property.observesAccessors { entry.addGetters([(known, getter.body)]) }
      if let setter = property.setter { entry.addSetters([(known, setter.body)]) }
    }
    addAccessors(id, to: &entry.methods)
    for name in swift.conformances[id.index] ?? [] {
      guard let own = swift.protocolRows[name], let members = swift.members[own.index] else { continue }
      addMethods(members, to: &entry)
    }
    entry.fields = members.stored.compactMap { members.properties[$0]?.field }
    if let last = members.deinitializer { entry.deinitializers.append(last.body) }
    for name in swift.conformances[id.index] ?? [] {
      if let own = swift.protocols[name], !entry.protocols.contains(own) { entry.protocols.append(own) }
      addDefaults(of: name, to: &entry.methods)
    }
    return entry
  }

  /// The methods of UIKit's whose places the methods of a class take.
  private func overridden(by members: SwiftMembers) -> [(method: Method, function: BodyID)] {
    members.methods.keys.sorted().flatMap { id in
      (members.methods[id] ?? []).compactMap { method in
        guard !method.isStatic, method.block != nil, let replaced = replacedMethod(method), callback(of: method) == nil
        else { return nil }
        return (replaced, method.body)
      }
    }
  }

  /// The methods and accessors of a class, or of the extension of a protocol, that no class below has anew.
  private func addMethods(_ members: SwiftMembers, to entry: inout SwiftClass) {
    for id in members.methods.keys.sorted() {
      for method in members.methods[id] ?? [] where !method.isStatic && method.block != nil {
        if !entry.methods.contains(where: { $0.selector == method.selector }) {
          entry.methods.append((method.selector, method.body))
        }
      }
    }
    addSubscripts(members, to: &entry.methods)
    for property in members.properties.values.sorted(by: { $0.name.id < $1.name.id }) where !property.isStatic {
      for accessor in [property.getter, property.setter] {
        if let accessor, !entry.methods.contains(where: { $0.selector == accessor.selector }) {
          entry.methods.append((accessor.selector, accessor.body))
        }
      }
    }
  }

  /// The method of UIKit's whose place an override takes.
  func replacedMethod(_ method: SwiftMethod) -> Method? {
    guard let owner = method.owner, isController(owner), hasModifier(method.node, "override") else { return nil }
    let labels = method.parameters.map { $0.label.isEmpty ? nil : Optional($0.label) }
    for info in methods(method.name, on: bases[Int(owner.index)], exact: true) {
      var all = info.parameters.map { $0.label }
      all += info.closures.map { Optional($0) }
      if let completion = info.completion { all.append(completion) }
      if all == labels { return info.method }
    }
    return nil
  }

  /// Whether a segue may unwind by it: `@IBAction func backHome(_ segue: UIStoryboardSegue)`.
  func isUnwindAction(_ method: SwiftMethod, of owner: ClassID) -> Bool {
    guard isController(owner), method.parameters.count == 1, let type = method.parameters[0].type else { return false }
    return tree[type].name.map { text($0) } == "UIStoryboardSegue" && hasModifier(method.node, "IBAction")
  }

  private mutating func connect(_ method: SwiftMethod, _ owner: ClassID) {
    if isUnwindAction(method, of: owner) {
      program.classes[Int(owner.index)].callbacks.append(
        CallbackBody(callback: .unwindAction, body: method.body, owner: owner, action: method.name))
      return
    }
    guard var callback = callback(of: method) else { return noteUncalled(method, owner) }
    let info = callback.info
    if [.canPerformUnwindSegueAction, .canPerformUnwindSegueActionWithSender].contains(callback) {
      let asked = Unwinding.question(in: program.profile)
      guard callback == asked else {
        return noteUnread(
          method.node, "UIKit asks '\(asked.info.signature)' here: presim does not call '\(info.signature)'")
      }
      // The question is one, by whichever name.
      callback = .canPerformUnwindSegueAction
    }
    let isTheirs =
      info.delegateProtocol != nil
      ? isController(owner) || conforms(owner, to: info.delegateProtocol!)
      : bases[Int(owner.index)].inherits(from: info.owner)
    guard isTheirs else { return }
    if callback.isOfTheDocuments, !program.profile.isDocuments {
      noteUnread(
        method.node,
        "'\(info.signature)' is deprecated since iOS 8: presim calls it under 'rules docs' alone, and 'viewWillTransition(to:with:)' in every version"
      )
    }
    var entry = CallbackBody(callback: callback, body: method.body, owner: owner)
    entry.leavesOutSuper = leavesOutSuper(method)
    program.classes[Int(owner.index)].callbacks.append(entry)
    if info.answer != nil, let value = constant(method) {
      program.classes[Int(owner.index)].answers.append(MethodAnswer(method: callback, value: .value(value)))
    }
  }

  /// An override of what UIKit calls and presim does not: it never runs.
  private mutating func noteUncalled(_ method: SwiftMethod, _ owner: ClassID) {
    let written = "\(method.name)(\(method.signatureLabels))"
    if written == NotSupportedYet.ofPopovers, method.block != nil {
      return noteUnread(method.node, "'\(written)' is not simulated yet: presim does not call it")
    }
    guard isController(owner), hasModifier(method.node, "override"), replacedMethod(method) == nil,
      let block = method.block
    else { return }
    if NotSupportedYet.subject(of: method.name) != nil {
      return noteUnread(method.node, "'\(written)' is not simulated yet: presim does not call this override")
    }
    // Of what belongs to another subject only that is worth a word which would do something here.
    guard let member = OutsideMembers.member(method.name, isMethod: true, of: bases[Int(owner.index)]),
      verb(in: block) != nil || changesSomething(method.body)
    else { return }
    noteUnread(method.node, "\(member.note), so presim does not call this override")
  }

  /// `shouldAutomaticallyForwardRotationMethods()`, a method of UIKit's that is a property to presim, as its neighbour of
  /// appearance is to UIKit; and properties that were methods in old Swift: `override func prefersStatusBarHidden() -> Bool`.
  private func formerGetters(_ members: SwiftMembers, _ base: UIKitClass) -> [(Property, SwiftMethod)] {
    var found: [(Property, SwiftMethod)] = []
    for id in members.methods.keys.sorted() {
      for method in members.methods[id] ?? []
      where method.parameters.isEmpty && method.result != nil && !method.isStatic && method.block != nil {
        guard
          method.name == Property.shouldAutomaticallyForwardRotationMethods.name
            || hasModifier(method.node, "override"),
          let known = PropertyLookup.named(FormerNames.property(method.name) ?? method.name, base)
        else { continue }
        found.append((known, method))
      }
    }
    return found
  }

  /// The property of UIKit's that one of the file's stands for: by its name of today, and an override by its old one.
  private func uikitProperty(of property: SwiftProperty, _ base: UIKitClass) -> Property? {
    let word = text(property.name)
    if let known = PropertyLookup.named(word, base) { return known }
    guard let declaration = property.declaration, hasModifier(declaration, "override"),
      let now = FormerNames.property(word)
    else { return nil }
    return PropertyLookup.named(now, base)
  }

  /// Whether a body sets a property or runs code of the file's.
  private func changesSomething(_ body: BodyID) -> Bool {
    program.function(body)?.instructions.contains { instruction in
      switch instruction.kind {
      case .assign, .writeField, .call, .send, .callClosure, .uikit: true
      default: false
      }
    } ?? false
  }

  /// What a function always answers, where that is a constant.
  private func constant(_ method: SwiftMethod) -> Value? {
    guard let function = program.function(method.body), function.instructions.count == 1,
      case .return(.value(let value)) = function.instructions[0].kind
    else { return nil }
    return value
  }

  private mutating func connect(_ property: SwiftProperty, _ owner: ClassID) {
    guard let getter = property.getter, !property.observesAccessors,
      let known = uikitProperty(of: property, bases[Int(owner.index)])
    else { return }
    if known.name != text(property.name) { noteOld(text(property.name), known.name, at: tree[property.binding].range) }
    guard let function = program.function(getter.body), function.instructions.count == 1,
      case .return(.value(let value)) = function.instructions[0].kind
    else { return }
    program.classes[Int(owner.index)].defaults.append(
      PropertyDefault(property: known, value: .value(value), range: byteRange(tree[property.binding].range)))
  }

  // MARK: Launch

  private var hasWindow: Bool { !program.windows.isEmpty }

  mutating func makeLaunch() {
    for index in program.outline.classes.indices {
      initializeOutline(.controller(ControllerID(Int32(index))), program.outline.classes[index])
    }
    for index in program.objects.indices {
      initializeOutline(.object(ObjectID(Int32(index))), program.objects[index].objectClass)
    }
    makeAppOrientations()
    makeAppLife()
    guard !hasWindow, let (method, owner) = launchMethod else { return }
    launch(method, owner)
  }

  /// The method of a scene's or an application's delegate with which the app starts.
  var launchMethod: (method: SwiftMethod, owner: ClassID)? {
    for name in ["scene", "application"] {
      guard let id = names.find(name) else { continue }
      for row in swift.members.keys.sorted() {
        if let method = swift.members[row]?.methods[id.id]?.first(where: isLaunch), method.block != nil {
          return (method, ClassID(row))
        }
      }
    }
    return nil
  }

  func isLaunch(_ method: SwiftMethod) -> Bool {
    method.labels.contains("willConnectTo") || method.labels.contains("didFinishLaunchingWithOptions")
  }

  /// Whether what is read is made behind the launch of a pasted delegate, and may name what that makes: an object with its
  /// arguments.
  var isBehindLaunch: Bool {
    builder.function.kind == .initializer && builder.isStatic && !hasWindow && launchMethod != nil
  }

  private mutating func launch(_ method: SwiftMethod, _ owner: ClassID) {
    let field = delegateField(owner, method.node)
    begin(.expression, "launch", method.node, nil, isStatic: true)
    let slot = builder.slot("delegate")
    builder.beginsStatement = true
    // A step calls it by its name: `sceneDelegate.open(url)`.
    let name = madeName(owner, .object(bases[Int(owner.index)], owner), method.node)
    emit(.allocate(owner, name: name, to: slot), method.node)
    initialize(owner, .slot(slot), [], method.node)
    emit(.writeField(field, of: .none, .slot(slot)), method.node)
    var arguments: [Operand] = []
    for parameter in method.parameters {
      let argument = builder.slot()
      emit(.opaque(to: argument), method.node, text: text(parameter.name))
      arguments.append(.slot(argument))
    }
    emit(.call(method.body, on: .slot(slot), arguments, to: nil), method.node)
    let body = reserve(.expression, "launch", method.node, nil)
    program.define(body, as: finish())
    program.swift.launch = body
  }

  /// The app delegate's answer about orientations (BAR-06), asked whenever a mask counts.
  private mutating func makeAppOrientations() {
    guard let name = names.find("application") else { return }
    for row in swift.members.keys.sorted() {
      guard
        let method = swift.members[row]?.methods[name.id]?.first(where: {
          $0.labels.contains("supportedInterfaceOrientationsFor")
        }), method.block != nil, !method.isStatic
      else { continue }
      begin(.expression, "supportedInterfaceOrientations", method.node, nil, isStatic: true)
      builder.beginsStatement = true
      let answer = builder.slot()
      callDelegate(method, of: ClassID(row), to: answer)
      emit(.return(.slot(answer)), method.node)
      let body = reserve(.expression, "supportedInterfaceOrientations", method.node, nil)
      program.define(body, as: finish())
      program.swift.appMask = SwiftAppMask(
        body: body, owner: program.classes[Int(row)].name, range: byteRange(tree[method.node].range),
        constant: constant(method))
      return
    }
  }

  /// Calls a method of the one delegate of a class; what UIKit hands over is not known, but for one argument where it is.
  mutating func callDelegate(
    _ method: SwiftMethod, of owner: ClassID, to answer: Slot? = nil, handing known: Operand = .none,
    at place: Int = -1,
    in step: SyntaxNode.ID? = nil
  ) {
    let node = step ?? method.node
    let field = delegateField(owner, method.node)
    let delegate = builder.slot("delegate")
    emit(.readField(field, of: .none, to: delegate), node)
    let arguments = method.parameters.enumerated().map { row, parameter in
      if row == place { return known }
      let argument = builder.slot()
      emit(.opaque(to: argument), node, text: text(parameter.name))
      return Operand.slot(argument)
    }
    emit(.call(method.body, on: .slot(delegate), arguments, to: answer), node)
  }

  private mutating func initializeOutline(_ subject: Value, _ type: ClassID) {
    let classes = lineage(type).filter { swift.members[$0.index] != nil }
    guard !classes.isEmpty, let node = classNode(of: classes[0].index) else { return }
    begin(.initializer, "init(coder:)", node, type, isStatic: false)
    builder.beginsStatement = true
    var isWritten = false
    if let me = builder.me {
      if let call = swift.outlineCalls.first(where: { $0.subject == subject })?.call {
        builder.isStatic = true
        isWritten = true
        initializeByOutline(type, me, call)
      } else if case .controller = subject, isMadeByCodeAlone(type) {
        builder.isStatic = true
        initialize(type, me, [], node)
      } else {
        initializeByCoder(classes, me, node)
        remarkIdleInitializer(subject, type)
      }
    }
    let body = reserve(.initializer, "init(coder:)", node, type)
    program.define(body, as: finish())
    program.swift.outlineInitializers.append((subject, body, isWritten))
  }
}

extension SwiftClass {
  /// Takes over what a superclass has and this class has not anew.
  fileprivate mutating func inherit(_ above: SwiftClass) {
    let own = Set(methods.map { $0.selector })
    for method in above.methods where !own.contains(method.selector) { methods.append(method) }
    addOverrides(above.overrides)
    addGetters(above.getters)
    addSetters(above.setters)
    fields = above.fields + fields
    for inherited in above.protocols where !protocols.contains(inherited) { protocols.append(inherited) }
    deinitializers += above.deinitializers
  }

  fileprivate mutating func addOverrides(_ others: [(method: Method, function: BodyID)]) {
    for other in others where !overrides.contains(where: { $0.method == other.method }) { overrides.append(other) }
  }

  fileprivate mutating func addGetters(_ others: [(property: Property, function: BodyID)]) {
    for other in others where !getters.contains(where: { $0.property == other.property }) { getters.append(other) }
  }

  fileprivate mutating func addSetters(_ others: [(property: Property, function: BodyID)]) {
    for other in others where !setters.contains(where: { $0.property == other.property }) { setters.append(other) }
  }
}
