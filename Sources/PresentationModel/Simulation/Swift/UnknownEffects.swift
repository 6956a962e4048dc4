/// What some instructions do, looked at without running them: nothing about the hierarchy, and what they write.
struct UnknownEffects {
  /// Properties that may be written, by them and by what they call.
  private(set) var fields: Set<FieldID> = []
  /// Variables of their function.
  private(set) var slots: Set<Slot> = []
  private var seen: Set<Int32> = []
  private let program: Program
  /// Whether a step taps something: then it counts what is connected to buttons.
  private let taps: Bool

  init(_ program: Program) {
    self.program = program
    taps = program.swift.functions.contains { function in
      function.instructions.contains { if case .tap = $0.kind { true } else { false } }
    }
  }

  /// Adds what instructions do; false where something of it counts.
  mutating func add(_ function: SwiftFunction, _ rows: Range<Int>) -> Bool {
    for row in rows where !add(function, row, .theirs) { return false }
    return true
  }

  /// Whether something counts of what a method does, or a closure that it is given.
  mutating func count(_ selector: SelectorID, _ closures: [BodyID]) -> Bool {
    if !add(selector) { return true }
    for body in closures where !add(body, .inner) { return true }
    return false
  }

  /// Where an instruction stands.
  private enum Place {
    /// In the function of the condition: its parameters come from elsewhere.
    case theirs
    /// In what that calls, whose closures it has been given by what is looked at.
    case inner
    /// In a closure of the function of the condition, which captures from it.
    case closure
  }

  private mutating func add(_ function: SwiftFunction, _ row: Int, _ place: Place) -> Bool {
    switch function.instructions[row].kind {
    case .declare, .drop, .opaque, .changed, .list, .enumCase, .payload, .text, .unary, .binary, .test, .cast, .unwrap,
      .outlet, .element, .application, .made, .range, .collection, .replacePart, .rawValue, .rawCase, .readField,
      .isCase, .isCancelled, .jump, .jumpIf, .jumpIfNil, .jumpIfOpaque, .bind, .return, .leave, .next, .runDefers,
      .thrown, .thrownByGiven, .note, .leftOut, .observe, .enqueue, .track:
      return true
    case .copy(_, let slot):
      let isOfOthers = function.slots[Int(slot.index)].isShared && function.kind == .closure
      if place == .theirs { slots.insert(slot) }
      return place == .theirs || !isOfOthers
    case .read(let property, let owner, _):
      // A view that is asked for is loaded.
      return property != .view || function.selfSlot.map { owner.isSlot($0) } ?? false
    case .assign(let property, _, _, _): return isNoticed(property) == false
    case .uikit(let call): return call.info.answer != nil || call.method == .addAction || call.method == .addTextField
    case .make(let type, let arguments, _, _, _):
      return program.classes[Int(type.index)].kind != .view && !arguments.contains { $0.property.isOfContainers }
    case .allocate(let type, _, _): return program.classes[Int(type.index)].kind != .view
    case .initialize(_, let arguments): return !arguments.contains { $0.property.isOfContainers }
    case .writeField(let field, _, _):
      fields.insert(field)
      return true
    case .call(let body, _, _, _): return add(body, .inner)
    case .send(let selector, _, _, _): return add(selector)
    case .makeClosure(let body, _, let slot):
      return isKeptUncalled(slot, function, row + 1) || add(body, place == .inner ? .inner : .closure)
    case .callClosure(.slot(let slot), _, _): return isGiven(slot, function, place)
    case .handOver(_, let call, _, _): return !program.swift.completions.contains(call)
    case .connect: return !taps
    case .callClosure, .ownTraits, .suspend, .awaitResume, .resume, .cancel, .stopObserving, .post, .complete, .tap,
      .hostSearch, .fill, .sendUp, .expect, .pushDefer, .throw, .fail:
      return false
    }
  }

  /// Whether a closure that is called is one that what is looked at has made.
  private func isGiven(_ slot: Slot, _ function: SwiftFunction, _ place: Place) -> Bool {
    let info = function.slots[Int(slot.index)]
    guard place != .theirs, !info.name.isEmpty, !info.name.hasPrefix("$") else { return false }
    if function.parameters.contains(slot) { return place == .inner }
    guard place == .inner else { return false }
    // What is neither a parameter nor written here is captured.
    return !function.instructions.contains {
      switch $0.kind {
      case .copy(_, let written), .bind(_, let written, _), .payload(_, _, let written), .next(_, _, let written, _):
        written == slot
      default: false
      }
    }
  }

  private mutating func add(_ body: BodyID, _ place: Place) -> Bool {
    let row = program.bodies[Int(body.index)].function
    guard row >= 0 else { return false }
    guard seen.insert(row).inserted else { return true }
    let function = program.swift.functions[Int(row)]
    for row in function.instructions.indices where !add(function, row, place) { return false }
    return true
  }

  /// Whichever class the instance is of.
  private mutating func add(_ selector: SelectorID) -> Bool {
    for type in program.swift.classes {
      for method in type.methods where method.selector == selector && !add(method.function, .inner) { return false }
    }
    for type in program.swift.enums {
      for method in type.methods where method.selector == selector && !add(method.function, .inner) { return false }
    }
    return true
  }

  /// Whether a closure goes to something that calls it only if the file says so.
  private func isKeptUncalled(_ slot: Slot, _ function: SwiftFunction, _ next: Int) -> Bool {
    for instruction in function.instructions[next...].prefix(12) {
      switch instruction.kind {
      case .handOver(let closure, let call, _, _) where closure.isSlot(slot):
        return !program.swift.completions.contains(call)
      case .connect(let connection) where connection.closure?.isSlot(slot) ?? false: return !taps
      default: break
      }
    }
    return false
  }

  /// Whether somebody may notice what a property of UIKit's holds: a rule, code that reads it, an expectation.
  private func isNoticed(_ property: Property) -> Bool {
    switch property {
    case .title, .message, .toolbarItems: break
    case .rightBarButtonItem, .rightBarButtonItems: if taps { return true }
    default: if property.hasEffect { return true }
    }
    let name = ".\(property.name)"
    if program.expectations.contains(where: { $0.text.hasText(name) }) { return true }
    return program.swift.functions.contains { function in
      function.instructions.contains { if case .read(property, _, _) = $0.kind { true } else { false } }
    }
  }
}
