/// What each instruction does. None does two things: what has to come first — a view that is loaded, a property's first
/// value — is set going, and the instruction comes again.
extension Simulator {
  /// Does an instruction; answers whether its function has ended by that.
  mutating func perform(_ instruction: SwiftInstruction, _ a: Int32) throws(EvaluationStop) -> Bool {
    switch instruction.kind {
    case .copy(let from, let slot): set(slot, of: a, to: value(from, a))
    case .declare(let slot): declare(slot, of: a)
    case .drop(let slots): for slot in slots { forget(slot, of: a) }
    case .opaque(let slot): set(slot, of: a, to: identified(opaque(instruction, a)))
    case .changed(let of, let slot): set(slot, of: a, to: changed(value(of, a), instruction))
    case .list(let elements, let slot): make(.list(values(elements, a)), slot, a)
    case .enumCase(let type, let row, let payload, let slot):
      make(.enumCase(type, row, values(payload, a)), slot, a)
    case .payload(let whole, let position, let slot):
      let whole = value(whole, a)
      if case .opaque = whole, instruction.text != nil {
        set(slot, of: a, to: opaque(instruction))
      } else {
        set(slot, of: a, to: part(position, of: whole))
      }
    case .text(let parts, let slot): make(text(values(parts, a), instruction), slot, a)
    case .unary(let sign, let of, let slot):
      let operand = value(of, a)
      if sign == .minus, case .int(let number) = operand {
        set(slot, of: a, to: apply(.minus, 0, number, a))
      } else {
        set(slot, of: a, to: apply(sign, operand))
      }
    case .binary(let sign, let left, let right, let slot):
      let (left, right) = (value(left, a), value(right, a))
      if let known = Self.comparesViews(sign, left, right) {
        set(slot, of: a, to: .bool(known))
        return false
      }
      if callOwnOperator(sign, left, right, to: slot, a) { return false }
      if sign == .equal || sign == .notEqual, case .list = left, !program.swift.operators.isEmpty {
        set(slot, of: a, to: .bool(isEqual(left, right, a) == (sign == .equal)))
        return false
      }
      if left.isNil || right.isNil, sign == .equal || sign == .identical,
        asksWhetherNil(left.isNil ? right : left, slot, a)
      {
        return false
      }
      let result = unknown(sign, left, right, instruction, a) ?? apply(sign, left, right, a)
      if !loop.isStopped { make(result, slot, a) }
    case .test(let of, let test, let slot): set(slot, of: a, to: passes(test, value(of, a), instruction))
    case .cast(let of, let test, let isForced, let slot): cast(value(of, a), test, isForced, slot, instruction, a)
    case .unwrap(let of, let text, let isImplicit, let slot):
      let whole = value(of, a)
      if whole.isNil, let found = setElsewhere(of, a) {
        set(slot, of: a, to: found)
      } else if whole.isNil {
        failSwift(
          isImplicit
            ? "'\(text)' is nil: Unexpectedly found nil while implicitly unwrapping an Optional value"
            : "'\(text)' is nil, and '!' finds that: Unexpectedly found nil while unwrapping an Optional value", a)
      } else {
        set(slot, of: a, to: whole)
      }
    case .outlet(let field, let of, let text): useOutlet(field, of: value(of, a), text, instruction)
    case .ownTraits(let of, let has): if case .controller(let x) = value(of, a) { setOwnTraits(x, has) }
    case .element(let list, let position, let text, let slot):
      let found = try element(value(position, a), of: value(list, a), text)
      // Which view it is counts.
      if case .opaque(let text) = found, text.view == 0, instruction.text != nil {
        set(slot, of: a, to: opaque(instruction))
      } else {
        set(slot, of: a, to: found)
      }
    case .application(let part, let slot): set(slot, of: a, to: application(part, a))
    case .made(let id, let slot):
      var found = made(id)
      // Who is released answers in expectations, and takes no part (REL-04).
      if found.isNil, let first = propertyRead(of: slot, a), swift.isLooking || first == .isReleased {
        found = lastMade(id)
      }
      if found.isNil, swift.isLooking { failSwift(notMade(id), a) } else { set(slot, of: a, to: found) }
    case .range(let from, let end, let isClosed, let slot):
      if let list = range(value(from, a), value(end, a), isClosed, instruction, a) { set(slot, of: a, to: list) }
    case .collection(let operation, let operands, let text, let slot):
      var given = values(operands, a)
      if !program.swift.operators.isEmpty { given = asHeld(operation, given, a) }
      if let found = compared(operation, given, instruction, a) {
        if !loop.isStopped { make(found, slot, a) }
      } else {
        let found = try collection(operation, given, text)
        // Which view it is counts.
        if case .opaque(let text) = found, text.view == 0, instruction.text != nil {
          set(slot, of: a, to: opaque(instruction))
        } else {
          make(found, slot, a)
        }
      }
    case .replacePart(let whole, let position, let given, let slot):
      make(replacing(position, of: value(whole, a), with: value(given, a)), slot, a)
    case .rawValue(let of, let slot): set(slot, of: a, to: rawValue(of: value(of, a)))
    case .rawCase(let type, let of, let slot): set(slot, of: a, to: rawCase(type, value(of, a)))
    case .read(let property, let of, let slot):
      let whole = value(of, a)
      if case .facet(let facet, let x) = whole, property.isOfTheTraits(facet), instruction.text != nil,
        world.hasOwnTraits(x) || property == .horizontalSizeClass && world.widthIsUnknown(x)
      {
        set(slot, of: a, to: opaque(instruction))
      } else if case .closure = whole, instruction.text != nil {
        // An action of a menu is kept as its closure: what else it has is not known.
        set(slot, of: a, to: opaque(instruction))
      } else {
        try read(property, of: whole, slot, instruction, a)
      }
    case .assign(let property, let of, let given, let receiver):
      assign(property, of: value(of, a), value(given, a), receiver, instruction, a)
    case .uikit(let call): callUIKit(call, instruction, a)
    case .make(let type, let arguments, let handler, let name, let slot):
      try make(type, arguments, handler.map { value($0, a) }, name, slot, a)
    case .readField(let field, let of, let slot): readField(field, of: value(of, a), slot, instruction, a)
    case .writeField(let field, let of, let given):
      let owner = value(of, a)
      if field == program.swift.textOfAny || program.swift.fields[Int(field.index)].isOfViews {
        setMember(field, of: owner, to: value(given, a), instruction, a)
        return false
      }
      if !swift.trackers.isEmpty, tellTrackers(of: field, of: owner, value(given, a), instruction, a) { return false }
      if !program.swift.givens.isEmpty { settleGivens(of: field, of: owner, a) }
      if swift.isLooking, swift.changedByLook == nil { noticeChange(of: field, of: owner, to: value(given, a)) }
      keep(value(given, a), in: field, of: owner)
    case .allocate(let type, let name, let slot):
      if let instance = allocate(type, name) { set(slot, of: a, to: instance) }
    case .initialize(let instance, let arguments): try initialize(value(instance, a), arguments, a)
    case .call(let body, let on, let arguments, let slot):
      if let on, value(on, a).isNil, program.function(body)?.needsInstance ?? false {
        // `route?.open()` where there is none.
        if let slot { set(slot, of: a, to: .none) }
        return false
      }
      // The setter of a property of the file's, on an object that nobody knows: it may be one of another class.
      if slot == nil, let on, value(on, a).isOpaque, program.function(body)?.kind == .accessor { return false }
      call(body, on: on.map { value($0, a) } ?? .none, values(arguments, a), from: a, to: destination(slot, a))
    case .send(let selector, let receiver, let arguments, let slot):
      send(selector, to: value(receiver, a), values(arguments, a), slot, instruction, a)
    case .perform(let name, let target, let arguments, let slot):
      perform(value(name, a), on: value(target, a), values(arguments, a), slot, instruction, a)
    case .callClosure(let closure, let arguments, let slot):
      callClosure(value(closure, a), values(arguments, a), slot, instruction, a)
    case .makeClosure(let body, let captures, let slot): set(slot, of: a, to: closure(body, captures, a))
    case .enqueue(let block, let queue): enqueue(value(block, a), queue, a)
    case .fire(let timer): fire(value(timer, a), instruction, a)
    case .connect(let connection): connect(connection, a)
    case .tap(let owner, let name, let events, let view, let advice, let turns):
      tap(value(owner, a), name, events, view.map { value($0, a) }, advice, turns: turns, instruction, a)
    case .suspend(let seconds):
      if suspend(seconds.map { value($0, a) }, a) { return true }
    case .awaitResume(let continuation, let slot):
      if case .opaque = value(continuation, a) {
        // A task that nobody knows.
        set(slot, of: a, to: opaque(instruction))
        return suspend(.decimal(0.5), a)
      }
      if awaitResume(of: value(continuation, a), to: slot, a) { return true }
    case .resume(let continuation, let given, let isError):
      resume(value(continuation, a), value(given, a), isError: isError)
    case .cancel(let block): cancel(value(block, a))
    case .sendUp(let action, let sender, let from, let slot):
      let found = sendUp(value(action, a), by: value(sender, a), from: value(from, a), instruction, a)
      set(slot, of: a, to: found)
    case .fill(let container, let ifEmpty): fill(value(container, a), ifEmpty: ifEmpty, instruction, a)
    case .hostSearch(let search, let host):
      if case .controller(let search) = value(search, a), case .controller(let host) = value(host, a) {
        hierarchy.showSearchBar(of: search, in: host)
      }
    case .track(let onChange): track(onChange.map { value($0, a) })
    case .isCancelled(let slot): set(slot, of: a, to: .bool(isCancelled(a)))
    case .observe(let name, let object, let owner, let closure):
      observe(value(name, a), value(object, a), value(owner, a), value(closure, a), instruction)
    case .stopObserving(let owner, let name): stopObserving(value(owner, a), name.map { value($0, a) })
    case .post(let name, let object, let notification):
      post(value(name, a), by: value(object, a), value(notification, a), a)
    case .isCase(let of, let name, let slot): set(slot, of: a, to: isCase(value(of, a), name))
    case .handOver(let closure, let call, let label, let arguments):
      handOver(value(closure, a), call: call, label: label, arguments: arguments, instruction.line)
    case .complete(let call, let label, let arguments):
      complete(call: call, label: label, values(arguments, a), instruction, a)
    case .expect(let id, let looks): look(at: id, values(looks, a), a)
    case .jump(let target), .leave(let target): return jump(target, a)
    case .jumpIf(let condition, let isTrue, let target, let stake):
      switch value(condition, a) {
      case .bool(let found): if found == isTrue { return jump(target, a) }
      case .opaque(let text):
        if stake.otherwise >= 0, !stake.isOfCallbacks || isInUIKitsCallback(a) { return jump(stake.otherwise, a) }
        switch leaveOut(whatDependsOn: text, stake, instruction, a) {
        case .goesOn: return false
        case .hasEnded: return true
        case .isAsked: break
        }
        // 'precondition(isOpen)': the app goes on only where it holds.
        if stake.verb == "fails" {
          assume(text, "is taken as what the code asks for", instruction.line)
          return false
        }
        ask(for: text, stake, instruction.text, a)
      default: if !isTrue { return jump(target, a) }
      }
    case .jumpIfNil(let of, let target): if value(of, a).isNil { return jump(target, a) }
    case .jumpIfOpaque(let of, let target): if case .opaque = value(of, a) { return jump(target, a) }
    case .bind(let of, let slot, let target):
      let whole = value(of, a)
      if whole.isNil { return jump(target, a) }
      if case .opaque(let text) = whole {
        if !isThere(text) || systemValue(text, instruction.line)?.isNil == true { return jump(target, a) }
        if asksAboutNil(text, a) { return false }
        assume(taken(text, instruction.text), "is taken as not nil", instruction.line)
      }
      set(slot, of: a, to: whole)
    case .return(let of):
      endFunction(a, returning: value(of, a))
      return true
    case .next(let list, let counter, let slot, let target):
      if !next(of: value(list, a), counter, slot, instruction, a) { return jump(target, a) }
    case .pushDefer(let block):
      if case .closure(let id) = value(block, a) {
        retain(.closure(id))
        swift.activations[Int(a)].defers.append(id)
      }
    case .runDefers(let level): runDefer(above: level, a)
    case .throw(let error):
      endThrowing(value(error, a), a)
      return true
    case .thrownByGiven(let text, let error, let slot, let target):
      guard throwsByGiven(text) else { return jump(target, a) }
      set(slot, of: a, to: value(error, a))
    case .thrown(let slot, let target):
      let error = swift.activations[Int(a)].thrown
      if error.isNil { return jump(target, a) }
      set(slot, of: a, to: error)
      swift.activations[Int(a)].thrown = .none
      release(error)
    case .fail(let text): failSwift(text, a)
    case .print(let parts): record(printed: parts, a)
    case .note(let text): tellOnce(text, instruction.line)
    case .leftOut: break
    }
    return false
  }

  private mutating func values(_ operands: [Operand], _ a: Int32) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(operands.count)
    for operand in operands { values.append(value(operand, a)) }
    return values
  }

  func destination(_ slot: Slot?, _ a: Int32) -> Activation.Destination { slot.map { .slot($0, of: a) } ?? .nothing }

  /// Goes on elsewhere; true where the step is stopped, as a loop has gone round too often.
  private mutating func jump(_ target: Int32, _ a: Int32) -> Bool {
    guard target >= 0 else { return false }
    let (next, function) = (swift.activations[Int(a)].next, swift.activations[Int(a)].function)
    guard target >= next || isHidden(function: function) || countsRound(a) else { return true }
    swift.activations[Int(a)].next = target
    return false
  }

  // MARK: What presim cannot know

  /// What an instruction has, where that cannot be known: what `given` says of it, else its text.
  mutating func opaque(_ instruction: SwiftInstruction) -> Value {
    guard let text = instruction.text else { return .none }
    let found = given(.opaque(text), instruction.line)
    guard found.isOpaque else { return found }
    return systemValue(text, instruction.line) ?? found
  }

  /// The same, of an expression that may ask how the device is held, or which side is the longer one.
  mutating func opaque(_ instruction: SwiftInstruction, _ a: Int32) -> Value {
    let found = opaque(instruction)
    guard found.isOpaque, !world.held.isEmpty || world.sizeChange != nil, let text = instruction.text else {
      return found
    }
    if let known = deviceIsLandscape(text) ?? (world.sizeChange != nil ? comparedSides(text, a) : nil) {
      return .bool(known)
    }
    return found
  }

  /// What a value is after something that presim does not know may have changed it. What is in it may be there still.
  private mutating func changed(_ whole: Value, _ instruction: SwiftInstruction) -> Value {
    switch whole {
    case .list, .enumCase, .string, .bool, .int, .decimal:
      retain(whole)
      return opaque(instruction)
    default: return whole
    }
  }

  /// Whether a value is a case of a name.
  private func isCase(_ value: Value, _ name: TextID) -> Value {
    switch value {
    case .opaque: value
    case .enumCase(let type, let row, _):
      .bool(program.swift.enums[Int(type.index)].cases[Int(row)] == program.swift.texts[Int(name.index)])
    case .enumeration(let type, let row):
      .bool(type.cases[Int(row)].name == program.swift.texts[Int(name.index)])
    default: .bool(false)
    }
  }

  /// What is taken as there: the unknown value, where it begins what is written there, else that.
  private func taken(_ unknown: TextID, _ written: TextID?) -> TextID {
    guard let written else { return unknown }
    let texts = program.swift.texts
    let (value, whole) = (texts[Int(unknown.index)], texts[Int(written.index)])
    let isLone = !value.utf8.contains(UInt8(ascii: ".")) && !value.hasText("(")
    guard isLone || value.hasPrefix("(") else { return unknown }
    return whole.drop { $0 == "(" }.hasPrefix(value) ? unknown : written
  }

  mutating func assume(_ id: TextID, _ what: String, _ line: Int) {
    tellOnce("'\(program.swift.texts[Int(id.index)])' \(what)", line)
  }

  /// Tells something of a line that runs, once a run.
  mutating func tellOnce(_ text: String, _ line: Int) {
    let told = SwiftState.Told(line: line, text: text)
    guard !swift.isLooking, line < program.swift.hiddenLine, !swift.told.contains(told) else { return }
    swift.told.append(told)
    let isOwn = program.swift.file(ofLine: line) == nil
    outcome.notes.append(
      StepNote(
        line: isOwn ? line : 0, text: isOwn ? text : "\(program.swift.lineText(line)): \(text)", isFailure: false))
  }

  // MARK: Parts

  private func part(_ position: Int32, of whole: Value) -> Value {
    switch whole {
    case .list(let values):
      values.indices.contains(Int(position)) ? values[Int(position)] : .none
    case .enumCase(let type, _, let values) where values.indices.contains(Int(position)):
      program.swift.enums[Int(type.index)].weakParts.contains(position) && !isAlive(values[Int(position)])
        ? .none : values[Int(position)]
    case .size(let width, let height): .decimal(position == 0 ? width : height)
    case .opaque: whole
    default: .none
    }
  }

  private func element(_ position: Value, of whole: Value, _ text: String) throws(EvaluationStop) -> Value {
    switch (whole, position) {
    case (.opaque, _): return whole
    case (.list, .opaque): return position
    case (.list(let values), .int(let row)):
      guard row >= 0, row < values.count else { throw .outOfRange(text) }
      return values[Int(row)]
    default: return .none
    }
  }

  /// Texts and what stands between them; opaque where a part is, or where it has a description that presim does not know.
  private mutating func text(_ parts: [Value], _ instruction: SwiftInstruction) -> Value {
    var text = ""
    for part in parts {
      if case .opaque = part { return part }
      // An Optional is written out before: what is nil here is not known.
      if part.isNil, instruction.text != nil { return opaque(instruction) }
      if let words = words(of: part) {
        text += words
      } else if instruction.text == nil {
        text += ValueText.text(part, hierarchy)
      } else {
        return opaque(instruction)
      }
    }
    return .string(text)
  }

  /// The app's own code prints a line. It is kept where nobody asks for events, too: who writes `print` wants to read it.
  private mutating func record(printed parts: [PrintedPart], _ a: Int32) {
    guard !swift.isLooking, !isAskedForByUIKit(a) else { return }
    var line = ""
    for part in parts {
      let value = value(part.value, a)
      switch (part.written, value) {
      case (_, .string(let words)): line += words
      case (_?, .controller(let x)): line += hierarchy.description(of: x)
      // What is nil and no Optional is not known.
      case (let written?, .opaque), (let written?, .none):
        if case .controller(let x)? = part.wrapped.map({ self.value($0, a) }) {
          line += "Optional(\(hierarchy.description(of: x)))"
        } else {
          line += "\\(\(written))"
        }
      case (let written?, _): line += words(of: value) ?? "\\(\(written))"
      case (nil, _): line += words(of: value) ?? ""
      }
    }
    outcome.events.append(Event(kind: .printed(line), isDefault: false, call: outcome.ledger.call))
  }

  /// Whether code runs for a getter that UIKit asks, as `preferredStatusBarStyle`: how often UIKit asks, nobody knows.
  private func isAskedForByUIKit(_ a: Int32) -> Bool {
    var row = a
    while swift.activations[Int(row)].caller >= 0 { row = swift.activations[Int(row)].caller }
    let activation = swift.activations[Int(row)]
    guard case .answer = activation.destination, activation.callback == nil else { return false }
    return program.swift.functions[Int(activation.function)].kind == .accessor
  }

  // MARK: Types

  private mutating func passes(_ test: TypeTest, _ value: Value, _ instruction: SwiftInstruction) -> Value {
    if case .opaque = value { return instruction.text == nil ? value : opaque(instruction) }
    // A type of the file's may conform in another file.
    if case .foreign(isClosed: false, let conforming) = test, case .enumCase(let type, _, _) = value,
      isOfFile(type), !conforming.contains(type), instruction.text != nil
    {
      return opaque(instruction)
    }
    // The values of a tuple of one type may be those of a list.
    if case .elements = test, instruction.text != nil, isAmbiguous(test, value) { return opaque(instruction) }
    return .bool(fits(test, value))
  }

  /// Whether what a value holds does not say if it is a list, a dictionary or a tuple.
  private func isAmbiguous(_ test: TypeTest, _ value: Value) -> Bool {
    if case .ofProtocol(let id) = test, !fits(test, value) {
      // What is no list may be in an optional, which conforms.
      switch value {
      case .list: return program.swift.conditional.contains { $0.protocol == id }
      case .int, .decimal, .bool, .string:
        return program.swift.conditional.contains { $0.protocol == id && $0.isOfOptionals }
      default: return false
      }
    }
    guard case .elements(let parts, let shape) = test, fits(test, value), case .list(let values) = value,
      let first = values.first
    else { return false }
    switch shape {
    case .tuple: return values.allSatisfy { $0.hasKind(of: first) }
    case .list, .dictionary:
      guard case .unknown = parts[0] else { return false }
      return values.allSatisfy { if case .list(let pair) = $0 { pair.count == 2 } else { false } }
    }
  }

  /// Whether the file declares a structure or an enumeration, with a name.
  private func isOfFile(_ type: EnumID) -> Bool { !program.swift.enums[Int(type.index)].name.isEmpty }

  func fits(_ test: TypeTest, _ value: Value) -> Bool {
    switch test {
    case .ofClass(let id): return isInstance(value, of: id)
    case .ofUIKit(let type): return uikitClass(of: value)?.inherits(from: type) ?? false
    case .ofCase(let type, let row):
      if case .enumCase(type, row, _) = value { return true } else { return false }
    case .ofProtocol(let id):
      if case .enumCase(let type, _, _) = value {
        return program.swift.enums[Int(type.index)].protocols.contains(id)
      }
      guard let type = type(of: value), Int(type.index) < program.swift.classes.count else {
        return extensions(of: value).contains { $0.protocols.contains(id) }
      }
      return program.swift.classes[Int(type.index)].protocols.contains(id)
    case .ofEnum(let id):
      if case .enumCase(id, _, _) = value { return true }
      return false
    case .all(let tests): return tests.allSatisfy { fits($0, value) }
    case .bool: if case .bool = value { return true } else { return false }
    case .int: if case .int = value { return true } else { return false }
    case .double: if case .decimal = value { return true } else { return false }
    case .string: if case .string = value { return true } else { return false }
    case .list: if case .list = value { return true } else { return false }
    case .elements(let parts, let shape):
      guard case .list(let values) = value else { return false }
      switch shape {
      case .list: return values.allSatisfy { fitsPart(parts[0], $0) }
      case .tuple: return values.count == parts.count && zip(parts, values).allSatisfy { fitsPart($0, $1) }
      case .dictionary:
        return values.allSatisfy {
          guard case .list(let pair) = $0, pair.count == 2, parts.count == 2 else { return false }
          return fitsPart(parts[0], pair[0]) && fitsPart(parts[1], pair[1])
        }
      }
    case .foreign(let isClosed, let conforming):
      switch value {
      case .enumCase(let type, let row, _) where !isOfFile(type):
        // What is thrown where a task was cancelled.
        return !isClosed || program.swift.enums[Int(type.index)].cases[Int(row)] != "CancellationError"
      case .enumCase(let type, _, _): return !isClosed || conforming.contains(type)
      case .object: return !isClosed
      default: return !value.isNil
      }
    case .unknown: return !value.isNil
    }
  }

  private func fitsPart(_ test: TypeTest, _ value: Value) -> Bool {
    if case .unknown = test { return true }
    return value.isOpaque || value.isNil || fits(test, value)
  }

  /// What the file's extensions give to Swift's own type that a value is of.
  func extensions(of value: Value) -> [SwiftClass] {
    program.swift.extended.filter { fits($0.test, value) }.map { program.swift.classes[Int($0.type.index)] }
  }

  /// The class of an instance.
  func type(of value: Value) -> ClassID? {
    switch instance(value) {
    case .controller(let x): hierarchy.classes[Int(x.index)]
    case .object(let object): hierarchy.objects[Int(object.index)].objectClass
    case .window(let window): swift.windowClasses[window]
    default: nil
    }
  }

  private func uikitClass(of value: Value) -> UIKitClass? {
    switch value {
    case .controller(let x): UIKitClass(hierarchy.kind(of: x))
    case .view: .view
    case .window: .window
    case .object: .object
    case .facet(.navigationItem, _): .navigationItem
    case .facet(.presentationController, _): .presentationController
    default: nil
    }
  }

  private mutating func cast(
    _ value: Value, _ test: TypeTest, _ isForced: Bool, _ slot: Slot, _ instruction: SwiftInstruction, _ a: Int32
  ) {
    if case .opaque = value { return set(slot, of: a, to: value) }
    if fits(test, value) { return set(slot, of: a, to: value) }
    if isAmbiguous(test, value) || isOfInterfaceBuilder(value, test) {
      return set(slot, of: a, to: opaque(instruction))
    }
    guard isForced else { return set(slot, of: a, to: .none) }
    guard let wanted = name(of: test), let found = type(of: value).map({ hierarchy.classTable[Int($0.index)].name })
    else {
      return failSwift(
        value.isNil
          ? "'as!' finds nil: Unexpectedly found nil while unwrapping an Optional value"
          : "'as!' finds \(ValueText.text(value, hierarchy)), which is of another type", a)
    }
    failSwift(
      "'as!' finds \(ValueText.text(value, hierarchy)): Could not cast value of type '\(found)' to '\(wanted)'", a)
  }

  /// Whether a view that no code has made may be of a class of views of the file's: a storyboard or a nib may say so.
  private func isOfInterfaceBuilder(_ value: Value, _ test: TypeTest) -> Bool {
    guard case .view(let x) = value, case .ofClass(let id) = test, hierarchy.property(x, .loadView) == nil,
      ownView(of: x) == nil, case .view = hierarchy.classTable[Int(id.index)].kind
    else { return false }
    return hierarchy.classTable[Int(id.index)].isDeclared
  }

  /// The type that a cast asks for, as the file has it.
  private func name(of test: TypeTest) -> String? {
    switch test {
    case .ofClass(let id): hierarchy.classTable[Int(id.index)].name
    case .ofUIKit(let type): type.name
    case .ofProtocol(let id): program.swift.protocols[Int(id.index)]
    case .ofEnum(let id): program.swift.enums[Int(id.index)].name
    default: nil
    }
  }

  /// The line of the statement that runs.
  func line(of a: Int32) -> Int {
    let row = Int(swift.activations[Int(a)].call)
    return outcome.calls.indices.contains(row) ? outcome.calls[row].line : 0
  }
}

extension Value {
  /// Whether two values are of one of Swift's own types.
  fileprivate func hasKind(of other: Value) -> Bool {
    switch (self, other) {
    case (.bool, .bool), (.int, .int), (.decimal, .decimal), (.string, .string), (.list, .list): true
    case (.enumCase(let type, _, _), .enumCase(let another, _, _)): type == another
    case (.bool, _), (.int, _), (.decimal, _), (.string, _), (_, .bool), (_, .int), (_, .decimal), (_, .string): false
    default: true
    }
  }
}
