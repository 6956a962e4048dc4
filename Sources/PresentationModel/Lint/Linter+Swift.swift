/// Reads the file's own Swift: every function from its first statement to its last, what it calls where it calls it.
///
/// Nothing runs. Of a condition both ways are read, and what they have changed is taken back behind them; a loop is
/// read once; an optional is taken as there. What a variable holds is known where the text says so, and no rule fires
/// on what is not known.
extension Linter {
  /// How a part of a function is left.
  private enum Exit: Equatable {
    case fell
    case jumped(Int)
    case left
  }

  /// What a way that need not be taken has changed.
  private struct Fork {
    let journal: Int
    /// How many changes of variables there were.
    let changes: Int
    let body: LintBodyNotes
    let isConditional: Bool
  }

  /// What a way has changed that was read beside another; nil where it leaves the function.
  private struct OtherWay {
    let changes: [SlotChange]?
  }

  private static let deepest = 24

  // MARK: Functions

  /// Reads a function that UIKit or the file calls, then the closures that it leaves behind.
  mutating func readFunction(_ current: LintBodyNotes.Closure, step: Int) {
    let scene = LintScene(place: current.place, frame: current.frame, step: step)
    remembering {
      if let id = current.code { return $0.readClosure(id, [], scene) }
      let subject: Value? = current.frame.subject.isNil ? nil : current.frame.subject
      _ = $0.read(current.body, on: subject, [], [], scene)
    }
  }

  /// Closures that were made and that no statement has called: somebody calls them later.
  mutating func takeUnreadClosures(from first: Int) {
    for row in first..<book.code.closures.count where !book.code.closures[row].isRead {
      book.readLater(ClosureID(row: row), book.code.closures[row].scene.frame.afterwards, .closure)
    }
  }

  private mutating func readClosure(_ id: ClosureID, _ arguments: [Value?], _ scene: LintScene) {
    let closure = book.code.closures[Int(id.index)]
    book.code.closures[Int(id.index)].isRead = true
    if closure.opensAfterAnAlert { book.closeAlerts() }
    _ = read(closure.body, on: nil, arguments, closure.captures, scene)
  }

  mutating func read(
    _ id: BodyID, on subject: Value?, _ arguments: [Value?], _ captures: [(slot: Slot, value: Value?)],
    _ scene: LintScene
  ) -> Value? {
    guard let function = book.program.function(id), !book.code.stack.contains(id),
      book.code.stack.count < Self.deepest
    else { return nil }
    book.code.stack.append(id)
    book.code.seen.insert(id)
    var activation = LintActivation(id, function, scene)
    if let slot = function.selfSlot { activation.set(slot, subject) }
    for (slot, value) in zip(function.parameters, arguments) { activation.set(slot, value) }
    for capture in captures { activation.set(capture.slot, capture.value) }
    _ = read(&activation, from: 0, until: function.instructions.count)
    book.code.stack.removeLast()
    return activation.hasReturned ? activation.result : nil
  }

  // MARK: Ways

  private mutating func read(_ a: inout LintActivation, from: Int, until: Int) -> Exit {
    var next = from
    while next < until {
      guard book.code.allowance > 0 else { return .left }
      book.code.allowance -= 1
      let instruction = a.function.instructions[next]
      let row = next
      next += 1
      switch instruction.kind {
      case .thrown(_, let target), .thrownByGiven(_, _, _, let target):
        readCatch(&a, next, Int(target))
        if target < until { next = Int(target) } else { return target == until ? .fell : .jumped(Int(target)) }
      case .jump(let target), .leave(let target):
        // The way back of a loop: it is read once.
        if target <= row { continue }
        if target < until { next = Int(target) } else { return target == until ? .fell : .jumped(Int(target)) }
      case .jumpIf(let condition, let isTrue, let target, _):
        if case .value(.bool(let known)) = condition, known != isTrue { continue }
        if asksItsArgument(instruction, a) { a.scene.asksItsArgument = true }
        if let exit = fork(&a, &next, to: Int(target), until, isCondition: true) { return exit }
      case .jumpIfNil(let of, let target):
        if let known = a.value(of), !known.isNil { continue }
        if let exit = fork(&a, &next, to: Int(target), until, isCondition: false) { return exit }
      case .bind(let of, let slot, let target):
        let value = a.value(of)
        a.set(slot, value.flatMap { $0.isNil ? nil : $0 })
        if let exit = fork(&a, &next, to: Int(target), until, isCondition: false) { return exit }
      case .next(let list, _, let slot, let target):
        if case .list(let elements)? = a.value(list), elements.count == 1 {
          a.set(slot, elements[0])
        } else {
          a.set(slot, nil)
        }
        if let exit = fork(&a, &next, to: Int(target), until, isCondition: true) { return exit }
      case .return(let of):
        a.returns(a.value(of))
        return .left
      case .throw, .fail: return .left
      default: perform(instruction, row, &a)
      }
    }
    return .fell
  }

  /// Whether the condition of a closure begins with one of its parameters: `if result.isSuccess`.
  private func asksItsArgument(_ instruction: SwiftInstruction, _ a: LintActivation) -> Bool {
    guard a.function.kind == .closure, !a.scene.asksItsArgument, let text = instruction.text else { return false }
    let words = book.program.swift.texts[Int(text.index)].drop { $0 == "!" }
    return a.function.parameters.contains { slot in
      let name = a.function.slots[Int(slot.index)].name
      guard !name.isEmpty, words.hasPrefix(name) else { return false }
      return words.utf8.dropFirst(name.utf8.count).first.map { !$0.isLetter && !$0.isDigit && $0 != UInt8(ascii: "_") }
        ?? true
    }
  }

  /// Reads both ways behind a condition, one after the other. What a condition decides is taken back behind them; an
  /// optional is there, so what is done with it stays.
  private mutating func fork(
    _ a: inout LintActivation, _ next: inout Int, to target: Int, _ until: Int, isCondition: Bool
  ) -> Exit? {
    guard target >= next else { return nil }
    let other = isCondition ? nil : readOtherWay(&a, next, target, until)
    let before = begin(a)
    if isCondition { a.scene.isConditional = true }
    let exit = read(&a, from: next, until: min(target, until))
    switch exit {
    case .left:
      end(before)
      _ = a.takeBack(to: before.changes)
      // What follows depends on it.
      a.scene.isConditional = before.isConditional || isCondition
      if target > until { return .jumped(target) }
      next = target
    case .fell:
      if isCondition {
        end(before)
        a.merge([], since: before.changes)
      }
      if target > until { return .fell }
      next = target
    case .jumped(let over):
      if !isCondition, let other {
        if let changes = other.changes { a.merge(changes, since: before.changes) }
        a.scene.isConditional = before.isConditional
        if over > until { return .jumped(over) }
        next = max(over, target)
        return nil
      }
      if isCondition { end(before) }
      guard target < until else {
        a.scene.isConditional = before.isConditional
        return .jumped(over)
      }
      let changes = a.takeBack(to: before.changes)
      let other = begin(a)
      a.scene.isConditional = before.isConditional || isCondition
      let exit = read(&a, from: target, until: min(over, until))
      end(other)
      if exit == .left {
        _ = a.takeBack(to: before.changes)
        a.redo(changes)
      } else {
        a.merge(changes, since: before.changes)
      }
      a.scene.isConditional = before.isConditional || isCondition && exit == .left
      if over > until { return .jumped(over) }
      next = over
      return nil
    }
    if exit != .left { a.scene.isConditional = before.isConditional }
    return nil
  }

  /// Reads what is done where an optional is nil, before what is done where it is there: neither way knows what the other
  /// does. Nil where nothing is done then.
  private mutating func readOtherWay(
    _ a: inout LintActivation, _ next: Int, _ target: Int, _ until: Int
  ) -> OtherWay? {
    guard target < until, target > next, case .jump(let over) = a.function.instructions[target - 1].kind,
      over > target
    else { return nil }
    // Where the first way returns, the other is what the function goes on with.
    if target - 2 >= next, case .return = a.function.instructions[target - 2].kind { return nil }
    let before = begin(a)
    let exit = read(&a, from: target, until: min(Int(over), until))
    end(before)
    let changes = a.takeBack(to: before.changes)
    a.scene.isConditional = before.isConditional
    return OtherWay(changes: exit == .left ? nil : changes)
  }

  /// Reads the `catch` to which an error goes that need not come: once, as what a condition decides.
  private mutating func readCatch(_ a: inout LintActivation, _ next: Int, _ target: Int) {
    guard next < target else { return }
    for instruction in a.function.instructions[next..<target] {
      guard case .leave(let first) = instruction.kind, first > target, first < a.function.instructions.count,
        case .jump(let end) = a.function.instructions[Int(first) - 1].kind, end > first,
        a.caught.insert(Int(first)).inserted
      else { continue }
      let before = begin(a)
      a.scene.isConditional = true
      _ = read(&a, from: Int(first), until: Int(end))
      self.end(before)
      _ = a.takeBack(to: before.changes)
      a.scene.isConditional = before.isConditional
    }
  }

  private func begin(_ a: LintActivation) -> Fork {
    Fork(journal: book.journal.count, changes: a.changes.count, body: book.body, isConditional: a.scene.isConditional)
  }

  private mutating func end(_ fork: Fork) {
    judgeAfterBody(book.body.statements.dropFirst(fork.body.statements.count))
    book.rollBack(to: fork.journal)
    let closures = book.body.closures
    book.body = fork.body
    book.body.closures = closures
  }

  // MARK: Instructions

  /// An alert that has nothing to show so far may get it from what is not read here.
  mutating func mayFill(_ value: Value?) {
    var closed = Ledger.closed
    guard case .controller(let x)? = value, closed.take(AlertNeedsSomethingToShow.judge(x, book.world)) != nil else {
      return
    }
    book.code.unsure.insert(x)
  }

  private mutating func perform(_ instruction: SwiftInstruction, _ row: Int, _ a: inout LintActivation) {
    let site = LintSite.code(a.body, row)
    switch instruction.kind {
    case .copy(let from, let slot), .unwrap(let from, _, _, let slot):
      a.set(slot, a.value(from))
      // A variable that is assigned anew means another controller.
      if !a.function.slots[Int(slot.index)].name.isEmpty { book.code.strangers.removeAll() }
    case .declare(let slot): a.set(slot, nil)
    case .list(let elements, let slot):
      let values = elements.map { a.value($0) }
      a.set(slot, values.contains { $0 == nil } ? nil : .list(values.compactMap { $0 }))
    case .enumCase(let type, let number, let payload, let slot):
      let values = payload.map { a.value($0) }
      a.set(slot, values.contains { $0 == nil } ? nil : .enumCase(type, number, values.compactMap { $0 }))
    case .payload(let whole, let position, let slot):
      switch a.value(whole) {
      case .list(let values)?, .enumCase(_, _, let values)?:
        a.set(slot, values.indices.contains(Int(position)) ? values[Int(position)] : nil)
      default: a.set(slot, nil)
      }
    case .element(let list, let position, _, let slot):
      if case .list(let values)? = a.value(list), case .int(let place)? = a.value(position), place >= 0,
        place < values.count
      {
        a.set(slot, values[Int(place)])
      } else {
        a.set(slot, nil)
      }
    case .text(let parts, let slot):
      // A text is there, whatever it says.
      var text = ""
      for part in parts { if case .string(let words)? = a.value(part) { text += words } else { text += "…" } }
      a.set(slot, .string(text))
    case .made(let id, let slot):
      let found = book.reader.made(id)
      a.set(slot, found.isNil ? nil : found)
    case .cast(let of, let test, _, let slot): a.set(slot, book.cast(a.value(of), test))
    case .application(let part, let slot): a.set(slot, book.application(part))
    case .read(let property, let of, let slot): a.set(slot, book.read(property, of: a.value(of), site))
    case .assign(let property, let of, let given, let receiver):
      assign(property, of: a.value(of), a.value(given), receiver, instruction, site, a)
    case .uikit(let call): callUIKit(call, instruction, site, &a)
    case .fill(let container, ifEmpty: true):
      // Code that was not pasted may give an alert what it shows.
      mayFill(a.value(container))
    case .make(let type, let given, let handler, let name, let slot):
      let arguments = given.map { (property: $0.property, value: a.value($0.value)) }
      a.set(slot, book.make(type, arguments, name, isColumn: a.scene.place.isColumn && !a.scene.isConditional))
      noteContained(a.value(.slot(slot)), a)
      if let handler, case .closure(let id)? = a.value(handler) {
        book.code.closures[Int(id.index)].opensAfterAnAlert = true
      }
    case .readField(let field, let of, let slot): a.set(slot, read(field, of: a.value(of), a))
    case .writeField(let field, let of, let given):
      let owner = a.value(of)
      if owner != a.function.selfSlot.flatMap({ a.slots[Int($0.index)] }) {
        book.noteAnswer(by: owner, [a.value(given)])
      }
      book.set(field, of: owner, to: a.value(given))
      book.code.strangers.removeAll()
    case .allocate(let type, let name, let slot):
      a.set(slot, book.allocate(type, name, isColumn: a.scene.place.isColumn && !a.scene.isConditional))
      noteContained(a.value(.slot(slot)), a)
    case .initialize(let instance, let given):
      guard case .controller(let x)? = a.value(instance) else { return }
      for (property, operand) in given {
        if let value = a.value(operand) { book.reader.take(value, as: property, into: x) }
      }
    case .call(let body, let on, let arguments, let slot):
      let values = arguments.map { a.value($0) }
      let subject = on.flatMap { a.value($0) }
      if book.program.function(body)?.kind == .initializer { book.noteAnswer(by: subject, values) }
      a.set(slot, read(body, on: subject, values, [], called(instruction, a)))
    case .send(let selector, let receiver, let arguments, let slot):
      guard let subject = a.value(receiver), let function = book.reader.method(selector, of: subject) else {
        return a.set(slot, nil)
      }
      a.set(slot, read(function, on: subject, arguments.map { a.value($0) }, [], called(instruction, a)))
    case .callClosure(let closure, let arguments, let slot):
      guard case .closure(let id)? = a.value(closure) else { return a.set(slot, nil) }
      book.code.closures[Int(id.index)].isRead = true
      let found = book.code.closures[Int(id.index)]
      a.set(
        slot, read(found.body, on: nil, arguments.map { a.value($0) }, found.captures, called(instruction, a)))
    case .makeClosure(let body, let captures, let slot):
      let known = captures.map { (slot: $0.to, value: a.value($0.from)) }
      // `actions.forEach { alert.addAction($0) }`, `actions.forEach(alert.addAction)`
      for capture in known { mayFill(capture.value) }
      book.code.closures.append(LintClosure(body: body, captures: known, scene: a.scene))
      a.set(slot, .closure(ClosureID(row: book.code.closures.count - 1)))
    // What stands behind it is another run loop pass.
    case .suspend: book.body.forgetPass()
    case .awaitResume(_, to: let slot):
      book.body.forgetPass()
      a.set(slot, nil)
    default:
      if let slot = instruction.kind.result { a.set(slot, nil) }
    }
  }

  /// Keeps a controller that may become a child where it is made.
  private mutating func noteContained(_ made: Value?, _ a: LintActivation) {
    guard case .controller(let x)? = made,
      book.program.swift.hints(at: a.function.range.start).contains(.contains)
    else { return }
    book.code.contained.insert(x)
  }

  func called(_ instruction: SwiftInstruction, _ a: LintActivation) -> LintScene {
    var scene = a.scene
    scene.from = instruction.line
    return scene
  }

  /// A stored property; one that is made when it is first read is made.
  private mutating func read(_ field: FieldID, of owner: Value?, _ a: LintActivation) -> Value? {
    if let known = book.value(of: field, owner) { return known }
    guard let initial = book.program.swift.fields[Int(field.index)].initial else { return nil }
    let made = read(initial, on: owner, [], [], a.scene)
    book.set(field, of: owner, to: made)
    return made
  }
}

extension LintBook {
  /// What a cast leaves: nil where it may fail.
  func cast(_ value: Value?, _ test: TypeTest) -> Value? {
    guard let value else { return nil }
    switch test {
    case .unknown, .ofProtocol: return value
    default: return reader.fits(test, value) ? value : Value.none
    }
  }

  /// What code finds by way of `UIApplication.shared`.
  func application(_ part: ApplicationPart) -> Value? {
    let shown = hierarchy.windows.indices.map { WindowID(row: $0) }.filter {
      hierarchy.windows[Int($0.index)].isVisible
    }
    switch part {
    case .keyWindow, .firstWindow: return shown.count == 1 ? .window(shown[0]) : nil
    case .windows, .keyWindows: return shown.count == 1 ? .list([.window(shown[0])]) : nil
    default: return nil
    }
  }
}

extension LintBodyNotes {
  /// What comes next is in another run loop pass.
  mutating func forgetPass() {
    (presents, dismissals, dismissers, openDismissals, stackChanges, leaving) = ([:], [:], [:], [:], [:], [:])
  }
}

extension SwiftInstruction.Kind {
  /// Where the result of an instruction goes that lint knows nothing about.
  fileprivate var result: Slot? {
    switch self {
    case .opaque(let slot), .unary(_, _, let slot), .binary(_, _, _, let slot), .test(_, _, let slot),
      .range(_, _, _, let slot), .collection(_, _, _, let slot), .replacePart(_, _, _, let slot),
      .rawValue(_, let slot), .rawCase(_, _, let slot), .isCase(_, _, let slot), .application(_, let slot),
      .perform(_, _, _, let slot):
      slot
    default: nil
    }
  }
}
