/// A change of a program that represents a fix, so that the engine can try it on a copy.
enum LintEdit: Sendable {
  /// A statement before another one, in its body.
  case insert(Instruction.Kind, before: LintSite)
  /// Inserts a statement after another one, in the same body.
  case append(Instruction.Kind, behind: LintSite)
  /// A statement does nothing any more.
  case remove(LintSite)
  /// A statement becomes another.
  case replace(LintSite, by: Instruction.Kind)
  /// A statement moves into a callback of the same controller: of all of the class if its class body has it.
  case move(LintSite, to: Callback, of: ControllerID)
  /// A statement moves into the completion handler of a call, which it becomes.
  case moveIntoHandler(LintSite, of: LintSite, as: Instruction.Kind)
  /// A statement becomes a line of its own above all others.
  case moveToTop(LintSite, as: Instruction.Kind)
  /// What a class body sets.
  case setDefault(ClassID, Property, Value)
  case removeDefault(ClassID, Property)
  /// `finish` or `cancel` at the end.
  case end(isCancelled: Bool)
  /// A body for a callback of a controller.
  case observe(ControllerID, Callback, Instruction.Kind)
  /// An `on` is written above the first step.
  case observeFromTheStart(BodyID)
  /// Takes a controller out of its container.
  case detach(ControllerID)
  /// A statement of its own at the end.
  case addStep(Instruction.Kind)
  /// What is expected: that nothing was printed.
  case expect
  /// A line of the preamble.
  case setUp(Instruction.Kind)
  /// A `presim:ignore` comment loses a code.
  case dropIgnore(Int)
  /// A delegate that answers `.none` when a presentation of this controller adapts, before a statement.
  case adaptNever(ControllerID, before: LintSite)
  /// A delegate of the presentation controller that has a method, before a statement.
  case hear(ControllerID, Callback, before: LintSite)
  /// A delegate of a split view controller that answers a method.
  case answerForSplit(ControllerID, Callback, Value)
}

extension LintEdit {
  /// `x.modalPresentationStyle = style`.
  static func style(_ x: ControllerID, _ style: ModalPresentationStyle) -> Instruction.Kind {
    assign(x, .modalPresentationStyle, .value(.enumeration(.modalPresentationStyle, style.rawValue)))
  }

  /// `x.property = value`.
  static func assign(_ x: ControllerID, _ property: Property, _ value: Expression) -> Instruction.Kind {
    .assign(path(x), property, value)
  }

  /// The name of a controller, with properties after it.
  static func path(_ x: ControllerID, _ properties: Property...) -> Path {
    Path(
      root: .value(.controller(x)),
      components: properties.map { Path.Component(kind: .property($0), unwrap: .plain) }, finalUnwrap: .plain, text: "")
  }

  /// `x.method(arguments)`.
  static func call(_ x: ControllerID, _ method: Method, _ arguments: Expression...) -> Instruction.Kind {
    .call(
      Call(receiver: path(x), method: method, arguments: arguments, completion: nil, closures: [], label: ""))
  }

  /// A call with another receiver.
  static func redirected(_ instruction: Instruction, to x: ControllerID) -> Instruction.Kind {
    guard case .call(var call) = instruction.kind else { return instruction.kind }
    call.receiver = path(x)
    return .call(call)
  }

  /// A call with another argument.
  static func changed(_ instruction: Instruction, _ position: Int, to value: Value) -> Instruction.Kind {
    changed(instruction, position, to: .value(value))
  }

  /// The same with what an expression is worth.
  static func changed(_ instruction: Instruction, _ position: Int, to value: Expression) -> Instruction.Kind {
    guard case .call(var call) = instruction.kind else { return instruction.kind }
    while call.arguments.count <= position { call.arguments.append(.value(.none)) }
    call.arguments[position] = value
    return .call(call)
  }
}

extension LintEdit {
  /// The statement that it changes, or beside which it stands.
  var site: LintSite? {
    switch self {
    case .insert(_, let site), .append(_, let site), .remove(let site), .replace(let site, _), .move(let site, _, _),
      .moveIntoHandler(let site, _, _), .moveToTop(let site, _), .adaptNever(_, let site), .hear(_, _, let site):
      site
    default: nil
    }
  }

  /// Whether it changes the file's own Swift, in whose text alone it is tried: what code makes has another name in each run.
  func isAboutCode(_ program: Program) -> Bool {
    func isMade(_ x: ControllerID) -> Bool { Int(x.index) >= program.outline.names.count }
    if site?.function != nil { return true }
    if case .moveIntoHandler(_, of: .code, as: _) = self { return true }
    return switch self {
    case .insert(let kind, _), .append(let kind, _), .replace(_, let kind), .moveToTop(_, let kind),
      .moveIntoHandler(_, _, let kind):
      isMade(kind)
    case .remove: false
    case .move(_, _, let x), .adaptNever(let x, _), .hear(let x, _, _): isMade(x)
    case .observe(let x, _, let kind): isMade(x) || isMade(kind)
    case .detach(let x), .answerForSplit(let x, _, _): isMade(x)
    case .setUp(let kind), .addStep(let kind): isMade(kind)
    case .setDefault, .removeDefault, .end, .observeFromTheStart, .expect, .dropIgnore: false
    }
    func isMade(_ kind: Instruction.Kind) -> Bool {
      switch kind {
      case .assign(let path, _, let value): isMade(path) || isMade(value)
      case .call(let call): isMade(call.receiver) || call.arguments.contains { isMade($0) }
      case .read(let value): isMade(value)
      case .expect, .outside: false
      }
    }
    func isMade(_ path: Path) -> Bool { if case .value(let value) = path.root { isMade(value) } else { false } }
    func isMade(_ expression: Expression) -> Bool {
      switch expression {
      case .value(let value): isMade(value)
      case .path(let path): isMade(path)
      default: false
      }
    }
    func isMade(_ value: Value) -> Bool {
      switch value {
      case .controller(let x), .facet(_, let x): isMade(x)
      case .list(let values): values.contains { isMade($0) }
      default: false
      }
    }
  }
}

extension Program {
  /// The program with changes, made in order: sites refer to the program as each change finds it.
  func edited(_ edits: [LintEdit]) -> Program {
    var copy = self
    for edit in edits { copy.make(edit) }
    return copy
  }

  private mutating func make(_ edit: LintEdit) {
    switch edit {
    case .insert(let kind, let site): put(kind, at: site, offset: 0)
    case .append(let kind, let site): put(kind, at: site, offset: 1)
    case .remove(let site): change(site) { $0.kind = .read(.value(.none)) }
    case .replace(let site, let kind): change(site) { $0.kind = kind }
    case .move(let site, let callback, let x): move(site, to: callback, of: x)
    case .moveIntoHandler(let site, let call, let kind): moveIntoHandler(site, of: call, as: kind)
    case .moveToTop(let site, let kind):
      guard var instruction = instruction(site) else { return }
      make(.remove(site))
      instruction.kind = kind
      addStep(instruction, at: 0)
    case .setDefault(let id, let property, let value):
      for row in heirs(of: id) {
        classes[row].defaults.append(PropertyDefault(property: property, value: .value(value)))
      }
    case .removeDefault(let id, let property):
      for row in heirs(of: id) { classes[row].defaults.removeAll { $0.property == property } }
    case .end(let isCancelled):
      steps.append(Step(kind: isCancelled ? .cancel : .finish, body: nil, range: ByteRange(0, 0), line: 0))
    case .observe(let x, let callback, let kind):
      observe(x, callback, Instruction(kind: kind, range: ByteRange(0, 0), line: 0), 0)
    case .observeFromTheStart(let body):
      guard let row = observers.firstIndex(where: { $0.body == body }) else { return }
      var observer = observers.remove(at: row)
      observer.fromStep = 0
      observers.insert(observer, at: 0)
    case .detach(let x): outline.parents[Int(x.index)] = -1
    case .addStep(let kind):
      addStep(Instruction(kind: kind, range: ByteRange(0, 0), line: 0), at: steps.count)
    case .expect:
      expectations.append(
        Expectation(kind: .noLog, range: ByteRange(0, 0), block: nil, blockIndentation: 0, line: 0, text: ""))
    case .setUp(let kind): setup.append(Instruction(kind: kind, range: ByteRange(0, 0), line: 0))
    case .dropIgnore(let row): ignores.remove(at: row)
    case .adaptNever(let x, let site):
      let answer = Expression.value(.enumeration(.modalPresentationStyle, ModalPresentationStyle.none.rawValue))
      let delegate = addDelegate([MethodAnswer(method: .adaptivePresentationStyleTraits, value: answer)])
      make(.insert(.assign(LintEdit.path(x, .presentationController), .delegate, delegate), before: site))
    case .hear(let x, let callback, let site):
      let delegate = addDelegate([], callback)
      make(.insert(.assign(LintEdit.path(x, .presentationController), .delegate, delegate), before: site))
    case .answerForSplit(let split, let method, let value):
      make(.setUp(LintEdit.assign(split, .delegate, addDelegate([MethodAnswer(method: method, value: .value(value))]))))
    }
  }

  /// An object of a class of its own, with answers and with an empty body of a callback.
  private mutating func addDelegate(_ answers: [MethodAnswer], _ callback: Callback? = nil) -> Expression {
    var type = ClassInfo(name: "", superclass: nil, kind: .delegate, isDeclared: true)
    type.answers = answers
    let id = ClassID(row: classes.count)
    if let callback { type.callbacks = [CallbackBody(callback: callback, body: add([]), owner: id)] }
    classes.append(type)
    objects.append(ObjectDeclaration(name: "", objectClass: id))
    return .value(.object(ObjectID(row: objects.count - 1)))
  }

  func instruction(_ site: LintSite) -> Instruction? {
    switch site {
    case .setup(let row): setup[row]
    case .body(let body, let row):
      row < bodies[Int(body.index)].instructions.count ? bodies[Int(body.index)].instructions[row] : nil
    case .code: nil
    }
  }

  private mutating func change(_ site: LintSite, _ change: (inout Instruction) -> Void) {
    switch site {
    case .setup(let row): change(&setup[row])
    case .body(let body, let row): change(&bodies[Int(body.index)].instructions[row])
    case .code: break
    }
  }

  private mutating func put(_ kind: Instruction.Kind, at site: LintSite, offset: Int) {
    guard let there = instruction(site) else { return }
    let new = Instruction(kind: kind, range: ByteRange(there.range.start, there.range.start), line: there.line)
    switch site {
    case .setup(let row): setup.insert(new, at: row + offset)
    case .body(let body, let row): bodies[Int(body.index)].instructions.insert(new, at: row + offset)
    case .code: break
    }
  }

  private mutating func add(_ instructions: [Instruction]) -> BodyID {
    bodies.append(Body(instructions: instructions))
    return BodyID(row: bodies.count - 1)
  }

  private mutating func addStep(_ instruction: Instruction, at row: Int) {
    let body = add([instruction])
    steps.insert(Step(kind: .statement, body: body, range: instruction.range, line: instruction.line), at: row)
    for index in observers.indices where observers[index].fromStep > row { observers[index].fromStep += 1 }
  }

  private mutating func observe(_ x: ControllerID, _ callback: Callback, _ instruction: Instruction, _ step: Int) {
    let body = add([instruction])
    let observer = Observer(
      subject: .controller(x), callback: callback, body: body, fromStep: step, line: 0, range: ByteRange(0, 0))
    observers.insert(observer, at: observers.firstIndex { $0.fromStep > step } ?? observers.count)
  }

  /// The class and those that inherit from it: bodies are kept with each.
  private func heirs(of id: ClassID) -> [Int] {
    classes.indices.filter { row in
      var current: ClassID? = ClassID(row: row)
      while let other = current {
        if other == id { return true }
        current = classes[Int(other.index)].superclass
      }
      return false
    }
  }

  private mutating func move(_ site: LintSite, to callback: Callback, of x: ControllerID) {
    guard let instruction = instruction(site), case .body(let id, _) = site else { return }
    make(.remove(site))
    if let observer = observers.first(where: { $0.body == id }) {
      return observe(x, callback, instruction, observer.fromStep)
    }
    let body = add([instruction])
    for row in classes.indices {
      guard let entry = classes[row].callbacks.first(where: { $0.body == id }) else { continue }
      classes[row].callbacks.append(CallbackBody(callback: callback, body: body, owner: entry.owner))
    }
  }

  private mutating func moveIntoHandler(_ site: LintSite, of other: LintSite, as kind: Instruction.Kind) {
    guard var moved = instruction(site), let called = instruction(other), case .call(var call) = called.kind else {
      return
    }
    moved.kind = kind
    if site != other { make(.remove(site)) }
    if let completion = call.completion {
      bodies[Int(completion.index)].instructions.append(moved)
    } else {
      call.completion = add([moved])
      change(other) { $0.kind = .call(call) }
    }
  }
}
