/// Stored properties, methods, closures, instances.
extension Simulator {
  // MARK: Stored properties

  /// Reads a property into a slot. One without a value yet makes it first, and is read again.
  mutating func readField(
    _ id: FieldID, of owner: Value, _ slot: Slot, _ instruction: SwiftInstruction, _ a: Int32
  ) {
    let field = program.swift.fields[Int(id.index)]
    if id == program.swift.textOfAny, let text = text(of: owner) { return set(slot, of: a, to: text) }
    if field.isOfViews { return set(slot, of: a, to: member(id, of: owner, instruction, a)) }
    if case .opaque = owner { return set(slot, of: a, to: opaque(instruction)) }
    guard let key = field.isStatic ? FieldKey(id) : FieldKey(id, of: instance(owner)) else {
      set(slot, of: a, to: .none)
      // Whose property `given` speaks of is nil: it does not hold.
      return program.swift.givens.isEmpty ? () : refuseGiven(against: slot, instruction, a)
    }
    let kept = swift.fields[key]
    if kept == nil, let initial = field.initial {
      // Code that does not run makes no lazy property by what it may write.
      if instruction.isUnread, !field.isStatic { return set(slot, of: a, to: opaque(instruction)) }
      swift.activations[Int(a)].next -= 1
      return call(initial, on: owner, [], from: a, to: .field(id, of: owner))
    }
    // What nobody has set yet has no entry.
    let value = kept ?? .none
    if !swift.tracking.isEmpty, field.isTracked {
      for row in swift.tracking.indices { swift.tracking[row].append(key.packed) }
    }
    if field.isOutlet, isUnconnected(value, field, of: owner) { return set(slot, of: a, to: .none) }
    var found = outlet(alive(value, field.hold, named: field.name, a), in: id, of: owner)
    if !program.swift.givens.isEmpty, let given = given(for: id, key, instruction, found) {
      keep(given, in: id, of: owner)
      found = given
    }
    if !loop.isStopped { set(slot, of: a, to: found) }
  }

  /// Whether an outlet is not connected yet: code has not set it, and the view is not loaded.
  private func isUnconnected(_ value: Value, _ field: SwiftField, of owner: Value) -> Bool {
    guard case .controller(let x) = owner, !hierarchy.isViewLoaded(x), case .opaque(let text) = value else {
      return false
    }
    return program.swift.texts[Int(text.index)] == field.name
  }

  /// An outlet is used as if it were there.
  mutating func useOutlet(_ id: FieldID, of owner: Value, _ text: String, _ instruction: SwiftInstruction) {
    let field = program.swift.fields[Int(id.index)]
    guard case .controller(let x) = owner, let key = FieldKey(id, of: instance(owner)), let value = swift.fields[key],
      isUnconnected(value, field, of: owner), !swift.isLooking
    else { return }
    let name = hierarchy.name(of: x).isEmpty ? "<\(hierarchy.className(of: x))>" : hierarchy.name(of: x)
    outcome.notes.append(
      StepNote(
        line: instruction.line,
        text: "'\(text)' is nil: outlets are connected when the view is loaded, and the view of \(name) is not",
        isFailure: false))
    raise(nil, "", "Unexpectedly found nil while implicitly unwrapping an Optional value")
  }

  // MARK: Observation

  /// What is read from here on is noticed; with a closure, it runs when something of it is assigned.
  mutating func track(_ onChange: Value?) {
    guard let onChange else { return swift.tracking.append([]) }
    let keys = swift.tracking.popLast() ?? []
    guard case .closure(let id) = onChange, !keys.isEmpty, !swift.isLooking else { return }
    retain(onChange)
    swift.trackers.append((keys, id))
  }

  /// A property is going to be assigned: who has read it hears of it once, before that; then the assignment comes again.
  /// Answers whether there is anybody.
  mutating func tellTrackers(
    of id: FieldID, of owner: Value, _ new: Value, _ instruction: SwiftInstruction, _ a: Int32
  ) -> Bool {
    let field = program.swift.fields[Int(id.index)]
    guard field.isTracked, !swift.isLooking, let key = FieldKey(id, of: instance(owner)) else { return false }
    let heard = swift.trackers.filter { $0.keys.contains(key.packed) }.map { $0.onChange }
    guard !heard.isEmpty else { return false }
    swift.trackers.removeAll { $0.keys.contains(key.packed) }
    if let old = swift.fields[key], areEqual(old, new) {
      // inferred: what the older compilers do, with which most apps were built.
      tellOnce(
        "'\(field.name)' is assigned what it is already: 'onChange' is called, as by compilers before Swift 6.2",
        instruction.line)
    }
    swift.activations[Int(a)].next -= 1
    for id in heard.reversed() {
      call(swift.closures[Int(id.index)].body, on: .none, [], from: a, to: .nothing, closure: id)
      release(.closure(id))
    }
    return true
  }

  /// Assigns a property.
  mutating func keep(_ value: Value, in id: FieldID, of owner: Value) {
    let field = program.swift.fields[Int(id.index)]
    guard let key = field.isStatic ? FieldKey(id) : FieldKey(id, of: instance(owner)) else { return }
    let old = swift.fields[key] ?? .none
    swift.fields[key] = .some(value)
    if field.text != nil { register(value, in: id, of: owner) }
    if field.hold == .strong { hold(value, insteadOf: old) }
  }

  /// What a property holds, for who only looks: one that has no value yet makes none.
  func kept(_ id: FieldID, of owner: Value) -> Value {
    let field = program.swift.fields[Int(id.index)]
    guard let key = field.isStatic ? FieldKey(id) : FieldKey(id, of: instance(owner)), let value = swift.fields[key]
    else {
      return .none
    }
    return field.hold == .strong || isAlive(value) ? value : .none
  }

  /// What an instance has in a property, which is nil as long as nobody has set it; nothing where its class has no such
  /// property, or makes the value at its first use.
  func held(_ id: FieldID, of owner: Value) -> Value? {
    guard let key = FieldKey(id, of: owner) else { return nil }
    if let kept = swift.fields[key] { return kept }
    guard program.swift.fields[Int(id.index)].initial == nil, let type = type(of: owner),
      Int(type.index) < program.swift.classes.count, program.swift.classes[Int(type.index)].fields.contains(id)
    else { return nil }
    return Value.none
  }

  // MARK: Methods and closures

  /// Calls a method by the class of the instance.
  mutating func send(
    _ selector: SelectorID, to receiver: Value, _ arguments: [Value], _ slot: Slot?, _ instruction: SwiftInstruction,
    _ a: Int32
  ) {
    guard let function = method(selector, of: receiver) else {
      var result = Value.none
      switch receiver {
      case .list, .string, .controller, .facet:
        if let slot, readElements(selector, of: receiver, slot, a) { return }
      default: break
      }
      switch receiver {
      case .list, .string, .int, .decimal, .bool:
        // Only what an extension gives with a condition is not found.
        if let slot { set(slot, of: a, to: instruction.text == nil ? .opaque(TextID(0)) : opaque(instruction)) }
        return tellUnanswered(selector, receiver, arguments, instruction, a)
      case .opaque: result = opaque(instruction)
      // A structure has what is read of it, whether presim finds it or not.
      case .enumCase where program.swift.selectors[Int(selector.index)].hasPrefix("get "): result = opaque(instruction)
      default: break
      }
      if assignsUIKit(selector, of: receiver, arguments, instruction, a) { return }
      if callsUIKit(selector, on: receiver, arguments, slot, instruction, a) { return }
      if isRequired(selector, of: receiver, instruction) { result = opaque(instruction) }
      if let slot { set(slot, of: a, to: result) }
      return tellUnanswered(selector, receiver, arguments, instruction, a)
    }
    if !program.swift.givens.isEmpty, let slot, answersByGiven(selector, slot, instruction, a) { return }
    call(function, on: receiver, arguments, from: a, to: destination(slot, a))
  }

  /// Whether a call means a method that an object has for certain, and that presim does not find: what it gives back nobody
  /// knows. A call with `?` behind the name may mean none.
  private mutating func isRequired(_ selector: SelectorID, of receiver: Value, _ instruction: SwiftInstruction) -> Bool
  {
    switch receiver {
    case .object, .controller: break
    default: return false
    }
    let name = String(program.swift.selectors[Int(selector.index)].prefix { $0 != "(" })
    guard !swift.isLooking, !name.hasPrefix("get "), !name.hasPrefix("set "), let id = instruction.text,
      let type = type(of: receiver), Int(type.index) < program.swift.classes.count,
      !program.swift.classes[Int(type.index)].methods.isEmpty,
      case let text = program.swift.texts[Int(id.index)], text.hasText(".\(name)("), !text.hasText("\(name)?(")
    else { return false }
    tellOnce(
      "presim does not find '\(name)' of '\(program.classes[Int(type.index)].name)', so it does not run",
      instruction.line)
    return true
  }

  /// `count` and its like of a value that is a list or a text, where a type of the file's has such a property, too.
  private mutating func readElements(_ selector: SelectorID, of whole: Value, _ slot: Slot, _ a: Int32) -> Bool {
    let property: Property
    switch program.swift.selectors[Int(selector.index)] {
    case "get count": property = .count
    case "get isEmpty": property = .isEmpty
    case "get first": property = .first
    case "get last": property = .last
    case let word where word.hasPrefix("get "):
      // `presentedViewController.message`, where a type of the file's has a message, too.
      guard let info = uikitProperty(named: String(word.dropFirst(4)), of: whole) else { return false }
      property = info.property
    default: return false
    }
    guard let value = try? read(property, of: whole, isLooking: swift.isLooking) else { return false }
    set(slot, of: a, to: value)
    return true
  }

  /// What stands before the last member of a name that stands in no bracket: `a.next?` of `a.next?.add(b.add(3))`.
  private static func receiver(of member: String, in text: String) -> Substring.UTF8View? {
    var rest = text
    while let end = rest.lastIndex(ofText: member) {
      let before = rest.utf8.prefix(end)
      let open = before.reduce(0) { depth, byte in
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth + 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth - 1
        default: depth
        }
      }
      if open == 0 { return before }
      rest = String(decoding: before, as: UTF8.self)
    }
    return nil
  }

  /// A call of one of the file's own methods that nothing comes of: on nil, or in a step on what has no such method.
  private mutating func tellUnanswered(
    _ selector: SelectorID, _ receiver: Value, _ arguments: [Value], _ instruction: SwiftInstruction, _ a: Int32
  ) {
    var name = program.swift.selectors[Int(selector.index)].prefix { $0 != "(" }
    let kind = program.swift.functions[Int(swift.activations[Int(a)].function)].kind
    guard let id = instruction.text, !swift.isLooking || kind == .expression else { return }
    let isProperty = name.hasPrefix("get ") || name.hasPrefix("set ")
    if isProperty { name = name.dropFirst(4) }
    let text = program.swift.texts[Int(id.index)]
    guard let written = Self.receiver(of: ".\(name)", in: text) else { return }
    switch receiver {
    case .none where swift.isLooking: break
    case .none:
      let path = String(decoding: written.last == UInt8(ascii: "?") ? written.dropLast() : written, as: UTF8.self)
      noteNil(path, instruction.line, swift.activations[Int(a)].way)
    case .opaque where !isProperty && !swift.isLooking:
      // What it is nobody knows, and so what its method does with the hierarchy does not happen.
      let closures = arguments.compactMap {
        if case .closure(let id) = $0 { swift.closures[Int(id.index)].body } else { nil }
      }
      var effects = UnknownEffects(program, codeUses())
      guard effects.count(selector, closures) else { return }
      let path = String(decoding: written.last == UInt8(ascii: "?") ? written.dropLast() : written, as: UTF8.self)
      tellOnce("'\(path)' is not known, so '\(name)' does not run", instruction.line)
    case .controller(let x):
      guard kind == .step || kind == .expression && swift.isLooking else { return }
      let shown = ValueText.text(receiver, hierarchy)
      failSwift(
        "'\(String(decoding: written, as: UTF8.self))' is \(shown), of class \(hierarchy.className(of: x)), which has no "
          + "\(isProperty ? "member" : "method") '\(name)'\(whoHas(selector))", a)
    default:
      // What a step assigns is never lost without a word.
      guard kind == .step, program.swift.selectors[Int(selector.index)].hasPrefix("set ") else { return }
      failSwift(
        "'\(String(decoding: written, as: UTF8.self))' is \(ValueText.text(receiver, hierarchy)), which has no member "
          + "'\(name)'", a)
    }
  }

  /// The one controller that has a method: `; 'feed2' has it`.
  private func whoHas(_ selector: SelectorID) -> String {
    let others = (0..<hierarchy.count).map { ControllerID(row: $0) }.filter {
      !hierarchy.has($0, .released) && method(selector, of: .controller($0)) != nil
    }
    return others.count == 1 ? ": '\(ValueText.text(.controller(others[0]), hierarchy))' has it" : ""
  }

  func method(_ selector: SelectorID, of receiver: Value) -> BodyID? {
    if case .enumCase(let type, _, _) = receiver {
      return program.swift.enums[Int(type.index)].methods.first { $0.selector == selector }?.function
    }
    guard let type = type(of: receiver), Int(type.index) < program.swift.classes.count else {
      for own in extensions(of: receiver) {
        if let found = own.methods.first(where: { $0.selector == selector }) { return found.function }
      }
      return nil
    }
    return program.swift.classes[Int(type.index)].methods.first { $0.selector == selector }?.function
  }

  mutating func callClosure(
    _ closure: Value, _ arguments: [Value], _ slot: Slot?, _ instruction: SwiftInstruction, _ a: Int32
  ) {
    guard case .closure(let id) = closure else {
      var result = Value.none
      if case .opaque(let text) = closure {
        result = opaque(instruction)
        let kind = program.swift.functions[Int(swift.activations[Int(a)].function)].kind
        if kind == .step { assume(text, "is not known, so its call does nothing here", instruction.line) }
      }
      if let slot { set(slot, of: a, to: result) }
      return
    }
    if let handler = swift.closures[Int(id.index)].handler { return loop.agenda.append(.completion(handler)) }
    var arguments = arguments
    // A publisher of pairs calls closures that name both parts.
    if case .list(let parts)? = arguments.first, arguments.count == 1, swift.activations[Int(a)].function >= 0,
      isHidden(function: swift.activations[Int(a)].function),
      program.function(swift.closures[Int(id.index)].body).map({ $0.parameters.count == parts.count }) ?? false,
      parts.count > 1
    {
      arguments = parts
    }
    call(
      swift.closures[Int(id.index)].body, on: .none, arguments, from: a, to: destination(slot, a), closure: id)
  }

  /// A closure, with what it captures.
  mutating func closure(_ body: BodyID, _ captures: [Capture], _ a: Int32) -> Value {
    guard let function = program.function(body) else { return .none }
    let here = Int(swift.activations[Int(a)].function)
    var kept: [(slot: Slot, value: Value)] = []
    let own = ClosureID(row: swift.closures.count)
    for capture in captures {
      let info = function.slots[Int(capture.to.index)]
      if capture.isItself {
        kept.append((capture.to, .closure(own)))
        continue
      }
      if info.isShared, case .slot(let slot) = capture.from,
        program.swift.functions[here].slots[Int(slot.index)].isShared
      {
        if case .int(let row) = swift.activations[Int(a)].slots[Int(slot.index)] { swift.sharedHolds[Int(row)] += 1 }
        kept.append((capture.to, swift.activations[Int(a)].slots[Int(slot.index)]))
        continue
      }
      let value = value(capture.from, a)
      if info.hold == .strong { retain(value) }
      guard info.isShared else {
        kept.append((capture.to, value))
        continue
      }
      swift.shared.append(value)
      swift.sharedHolds.append(1)
      kept.append((capture.to, .int(Int64(swift.shared.count - 1))))
    }
    return .closure(add(Closure(body: body, captures: kept)))
  }

  mutating func add(_ closure: Closure) -> ClosureID {
    swift.closures.append(closure)
    return ClosureID(row: swift.closures.count - 1)
  }

  // MARK: Instances

  /// A new instance of one of the file's classes, without a value in any property; nil where a limit was reached.
  mutating func allocate(_ type: ClassID, _ name: MadeID?) -> Value? {
    guard countMade() else { return nil }
    switch hierarchy.classTable[Int(type.index)].kind {
    case .view where isWindowClass(type): return addWindow(name, of: type)
    case .controller:
      let x = hierarchy.add(name: name.map { free($0) } ?? "", class: type)
      swift.ownControllers.insert(x)
      if let name { enter(name, .controller(x)) }
      initialize(x)
      return .controller(x)
    default:
      let object = addObject(type, name: name.map { free($0) } ?? "", isHeld: true)
      swift.ownObjects.insert(object)
      if let name { enter(name, .object(object)) }
      return .object(object)
    }
  }

  /// The name that something new gets: the wanted one, or with a number where that is taken.
  func free(_ id: MadeID) -> String {
    let (wanted, isVariable) = (program.swift.made[Int(id.index)].name, program.swift.made[Int(id.index)].isVariable)
    let givesWay = !isVariable && program.swift.made.contains { $0.isVariable && $0.name == wanted }
    func isTaken(_ name: String) -> Bool {
      swift.made.contains { $0.name == name } || program.outline.names.contains(name)
        || program.windows.contains { $0.name == name } || program.objects.contains { $0.name == name }
    }
    guard givesWay || isTaken(wanted) else { return wanted }
    var number = Int(swift.wanted[id] ?? 1) + 1
    while isTaken("\(wanted)\(number)") { number += 1 }
    return "\(wanted)\(number)"
  }

  mutating func enter(_ id: MadeID, _ value: Value) {
    let name: String
    switch value {
    case .controller(let x): name = hierarchy.name(of: x)
    case .object(let object): name = hierarchy.objects[Int(object.index)].name
    case .window(let window): name = hierarchy.windows[Int(window.index)].name
    default: return
    }
    swift.wanted[id, default: 0] += 1
    swift.made.append((name, value))
  }

  /// What was made under a name; nil until then.
  func made(_ id: MadeID) -> Value {
    let value = lastMade(id)
    return isAlive(value) ? value : .none
  }

  /// The same, also where it was released since.
  func lastMade(_ id: MadeID) -> Value {
    let name = program.swift.made[Int(id.index)].name
    return swift.made.first { $0.name == name }?.value ?? .none
  }

  /// The property of a slot that the next instruction reads; nil where it does something else.
  func propertyRead(of slot: Slot, _ a: Int32) -> Property? {
    let activation = swift.activations[Int(a)]
    let instructions = program.swift.functions[Int(activation.function)].instructions
    guard instructions.indices.contains(Int(activation.next)),
      case .read(let property, .slot(slot), _) = instructions[Int(activation.next)].kind
    else { return nil }
    return property
  }

  // MARK: Values for the rest of the file

  /// The value of an expression of Swift.
  mutating func codeValue(_ body: BodyID, isLooking: Bool) throws(EvaluationStop) -> Value {
    isLooking ? try look(body, ClosureID(-1)) : evaluate(body)
  }

  /// What an expectation in a function looks at: what the closure of a position answers.
  mutating func look(_ position: Int, _ frame: Frame) throws(EvaluationStop) -> Value {
    guard frame.arguments.indices.contains(position), case .closure(let id) = frame.arguments[position] else {
      return .none
    }
    return try look(swift.closures[Int(id.index)].body, id)
  }

  /// Runs a function on a copy of everything: whatever it does is forgotten, but for the expectations in it.
  private mutating func look(_ body: BodyID, _ closure: ClosureID) throws(EvaluationStop) -> Value {
    var copy = asking()
    copy.swift.isLooking = true
    (copy.swift.changedByLook, copy.swift.sharedBeforeLook) = (nil, swift.shared.count)
    copy.loop.isStopped = false
    let value = copy.evaluate(body, closure: closure)
    if copy.outcome.expectations > 0 {
      outcome.expectations += copy.outcome.expectations
      outcome.failures += copy.outcome.failures
      (script.reached, script.checks) = (copy.script.reached, copy.script.checks)
    }
    if let name = copy.swift.changedByLook {
      let line = outcome.calls.indices.contains(Int(currentCall)) ? outcome.calls[Int(currentCall)].line : 0
      let text =
        "an expectation changes nothing, so '\(name)' is again what it was; write the call as a step to keep the change"
      outcome.notes.append(StepNote(line: line, text: text, isFailure: false))
    }
    if let note = copy.outcome.notes.last(where: { $0.isFailure }) { throw .failed(note.text) }
    if let limit = copy.outcome.limit, outcome.limit == nil {
      throw .failed("the call does not finish: it is stopped after \(limit.what)")
    }
    guard isMadeByLooking(value) else { return value }
    // It stands for nothing where the copy is forgotten.
    guard script.beforeLook != nil else { return .none }
    let before = (world, swift)
    script.beforeLook?.append(before)
    (world, swift) = (copy.world, copy.swift)
    return value
  }

  /// Whether a value is something that is not there yet.
  private func isMadeByLooking(_ value: Value) -> Bool {
    switch value {
    case .controller(let x), .view(let x), .facet(_, let x): Int(x.index) >= hierarchy.count
    case .object(let id): Int(id.index) >= hierarchy.objects.count
    case .window(let id): Int(id.index) >= hierarchy.windows.count
    case .closure(let id): Int(id.index) >= swift.closures.count
    case .list(let elements), .enumCase(_, _, let elements): elements.contains { isMadeByLooking($0) }
    default: false
    }
  }

  /// Does something with values that looking may make, and forgets them.
  mutating func keepingLooks<Result>(_ body: (inout Simulator) -> Result) -> Result {
    let outer = script.beforeLook
    script.beforeLook = []
    let result = body(&self)
    if let first = script.beforeLook?.first { (world, swift) = (first.world, first.swift) }
    script.beforeLook = outer
    return result
  }

  /// What a property that has a value is changed to by code that only looks.
  mutating func noticeChange(of id: FieldID, of owner: Value, to value: Value) {
    let field = program.swift.fields[Int(id.index)]
    guard let key = field.isStatic ? FieldKey(id) : FieldKey(id, of: instance(owner)),
      let old = field.isStatic ? swift.fields[key] : held(id, of: owner), old != value
    else { return }
    swift.changedByLook = field.name
  }

  /// An expectation in a function is reached.
  mutating func look(at id: ExpectationID, _ looks: [Value], _ a: Int32) {
    let running = swift.activations[Int(a)]
    check(
      id, Frame(subject: running.subject, arguments: looks, origin: running.origin, callback: running.callback))
  }

  /// What a class of the file's answers where UIKit calls a method of it by its name; nil where the class has none.
  mutating func askSwift(_ name: String, of subject: Value, _ arguments: [Value]) -> Value? {
    guard !program.swift.isEmpty, !subject.isNil, let row = program.swift.selectors.firstIndex(of: name),
      let function = method(SelectorID(Int32(row)), of: subject)
    else { return nil }
    return evaluate(function, on: subject, arguments)
  }

  /// Runs a function for its value, now: UIKit waits for it.
  mutating func evaluate(
    _ body: BodyID, on subject: Value = .none, _ arguments: [Value] = [], closure: ClosureID = ClosureID(-1)
  ) -> Value {
    let row = program.bodies[Int(body.index)].function
    guard row >= 0, !loop.isStopped else { return .none }
    let (rest, asked) = (loop.agenda, swift.asked)
    let (speaking, call) = (world.speaking, currentCall)
    loop.agenda = []
    swift.asked = nil
    swift.answer = .none
    beginFunction(
      row, Frame(subject: subject, arguments: arguments, origin: loop.meter.currentOrigin, closure: closure))
    drain()
    let value = swift.answer
    (swift.asked, world.speaking, currentCall) = (asked, speaking, call)
    loop.agenda = loop.isStopped ? [] : rest
    return value
  }
}
