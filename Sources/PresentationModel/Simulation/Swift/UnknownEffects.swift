/// What some instructions do, looked at without running them: nothing about the hierarchy, and what they write.
struct UnknownEffects {
  /// Properties that may be written, by them and by what they call.
  private(set) var fields: Set<FieldID> = []
  /// Variables of their function.
  private(set) var slots: Set<Slot> = []
  /// Properties of UIKit's that rules read later, by the rows that set them in their function.
  private(set) var assignments: [Int] = []
  /// Properties that get their value when code first reads them, of those that it reads or writes.
  private(set) var lazy: Set<FieldID> = []
  /// Whether it may add an action to an alert.
  private(set) var addsActions = false
  /// Whether it may print a line.
  private(set) var prints = false
  private var seen: Set<Int32> = []
  private let program: Program
  private let code: CodeUses
  /// Whether a stored property of the instance whose code it is holds nil.
  private let isNil: (FieldID) -> Bool

  init(_ program: Program, _ code: CodeUses, isNil: @escaping (FieldID) -> Bool = { _ in false }) {
    self.program = program
    self.code = code
    self.isNil = isNil
  }

  private var taps: Bool { code.taps }

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
      .outlet, .element, .made, .range, .collection, .replacePart, .rawValue, .rawCase,
      .isCase, .isCancelled, .jump, .jumpIf, .jumpIfNil, .jumpIfOpaque, .bind, .return, .leave, .next, .runDefers,
      .thrown, .thrownByGiven, .note, .leftOut, .observe, .enqueue, .track:
      return true
    case .application(let part, _): return !part.acts
    case .print:
      prints = true
      return true
    case .copy(_, let slot):
      let isOfOthers = function.slots[Int(slot.index)].isShared && function.kind == .closure
      if place == .theirs { slots.insert(slot) }
      return place == .theirs || !isOfOthers
    case .read(let property, let owner, _):
      // A view that is asked for is loaded.
      return property != .view || function.isItself(owner)
    case .assign(let property, _, _, _):
      if !isNoticed(property) { return true }
      return place == .theirs && property.mayStayUnknown && keep(row)
    case .uikit(let call): return add(call, function, row, place)
    case .make(let type, let arguments, _, _, _):
      return isHarmless(type) && !arguments.contains { $0.property.isOfContainers }
    case .allocate(let type, _, _): return isHarmless(type)
    case .initialize(_, let arguments): return !arguments.contains { $0.property.isOfContainers }
    case .readField(let field, _, _):
      noteLazy(field)
      return true
    case .writeField(let field, _, _):
      fields.insert(field)
      noteLazy(field)
      return true
    case .call(let body, _, _, _): return add(body, .inner)
    case .send(let selector, _, _, _): return add(selector)
    case .makeClosure(let body, _, let slot):
      return isKeptUncalled(slot, function, row + 1) || add(body, place == .inner ? .inner : .closure)
    case .callClosure(.slot(let slot), _, _):
      return isGiven(slot, function, place) || isMadeHere(slot, function) || isOfNobody(slot, function, place)
    case .handOver(_, let call, _, _): return !program.swift.completions.contains(call)
    case .connect: return !taps
    // A task waits by itself.
    case .suspend, .awaitResume, .throw: return place == .closure
    case .callClosure, .perform, .ownTraits, .resume, .cancel, .fire, .stopObserving, .post, .complete, .tap,
      .hostSearch,
      .fill,
      .sendUp, .expect, .pushDefer, .fail:
      return false
    }
  }

  private mutating func noteLazy(_ field: FieldID) {
    let field = (id: field, info: program.swift.fields[Int(field.index)])
    if field.info.initial != nil, !field.info.isStatic { lazy.insert(field.id) }
  }

  private mutating func keep(_ row: Int) -> Bool {
    assignments.append(row)
    return true
  }

  /// A view that nobody taps is not told from another one.
  private func isHarmless(_ type: ClassID) -> Bool { !taps || program.classes[Int(type.index)].kind != .view }

  private mutating func add(_ call: UIKitCall, _ function: SwiftFunction, _ row: Int, _ place: Place) -> Bool {
    switch call.method {
    case .addAction:
      addsActions = true
      return true
    case .addTextField, .animateAlongside, .setNeedsLayout: return true
    case .setNeedsUpdate: return call.info.name.hasText("StatusBar") || call.info.name.hasText("HomeIndicator")
    case .addSubview: return !taps && !call.arguments.contains { isView(ofController: $0, function, 0) }
    case .setNavigationBarHidden, .setToolbarHidden, .setTabBarHidden: return place == .theirs && keep(row)
    default: return call.info.answer != nil
    }
  }

  /// Whether a view may be that of a view controller, which then stands where the view does.
  private func isView(ofController operand: Operand, _ function: SwiftFunction, _ depth: Int) -> Bool {
    guard case .slot(let slot) = operand, depth < 8 else { return false }
    if function.parameters.contains(slot) { return true }
    for instruction in function.instructions {
      switch instruction.kind {
      case .read(.view, _, slot): return true
      case .copy(let from, slot), .unwrap(let from, _, _, slot), .bind(let from, slot, _):
        if isView(ofController: from, function, depth + 1) { return true }
      default: break
      }
    }
    return false
  }

  /// Whether a closure is made in the function that calls it: what it does is looked at where it is made.
  private func isMadeHere(_ slot: Slot, _ function: SwiftFunction) -> Bool {
    var isMade = false
    for instruction in function.instructions {
      switch instruction.kind {
      case .makeClosure(_, _, slot): isMade = true
      case .copy(_, slot), .bind(_, slot, _), .payload(_, _, slot), .readField(_, _, slot): return false
      default: break
      }
    }
    return isMade
  }

  /// Whether nobody has given the instance the closure that its code calls.
  private func isOfNobody(_ slot: Slot, _ function: SwiftFunction, _ place: Place) -> Bool {
    guard place == .theirs, let itself = function.selfSlot else { return false }
    return function.instructions.contains {
      if case .readField(let field, let of, slot) = $0.kind { of.isSlot(itself) && isNil(field) } else { false }
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
    return code.reads(property)
  }
}

/// What all of a program's code asks for, which is looked at once.
struct CodeUses: Sendable {
  /// Whether a step taps something: then it counts what is connected to buttons.
  private(set) var taps = false
  /// The properties of UIKit's that code reads, and what stands behind a dot in expectations.
  private var read: Set<Property> = []
  private var members: Set<String> = []
  /// A session adds to its program.
  private let counts: [Int]

  init(_ program: Program) {
    counts = Self.counts(program)
    for function in program.swift.functions {
      for instruction in function.instructions {
        switch instruction.kind {
        case .tap: taps = true
        case .read(let property, _, _): read.insert(property)
        default: break
        }
      }
    }
    for expectation in program.expectations {
      for part in expectation.text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        .dropFirst()
      {
        members.insert(
          String(decoding: part.prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }, as: UTF8.self))
      }
    }
  }

  private static func counts(_ program: Program) -> [Int] {
    [program.swift.functions.count, program.expectations.count, program.steps.count]
  }

  func isOf(_ program: Program) -> Bool { counts == Self.counts(program) }

  /// Whether code or an expectation reads a property.
  func reads(_ property: Property) -> Bool {
    read.contains(property) || members.contains { $0.hasPrefix(property.name) }
  }
}

extension Property {
  /// Whether nothing happens as it is set, so that its value can be unknown until a rule reads it.
  fileprivate var mayStayUnknown: Bool {
    guard isKeptForReading else { return false }
    switch self {
    case .searchController, .transitioningDelegate: return true
    case .selectedIndex, .isActive, .isHidden, .mode, .view, .preferredDisplayMode, .preferredSplitBehavior,
      .preferredSupplementaryColumnWidth, .preferredSupplementaryColumnWidthFraction,
      .minimumSupplementaryColumnWidth, .maximumSupplementaryColumnWidth:
      return false
    default: break
    }
    switch facts.type {
    case .bool, .int, .number, .size, .enumeration, .list(.enumeration): return true
    default: return false
    }
  }
}
