/// Operators of the file's types, and functions of the file's that an operation on a list asks.
extension Simulator {
  /// Which operator of the file's two values mean; turned round and negated where one follows from another.
  private struct Meaning {
    var body: BodyID
    var isTurned = false
    var isNegated = false
  }

  /// Calls the operator of the file's that two values mean; false where Swift's own is meant.
  mutating func callOwnOperator(
    _ sign: BinaryOperator, _ left: Value, _ right: Value, to slot: Slot, _ a: Int32
  ) -> Bool {
    guard !program.swift.operators.isEmpty else { return false }
    guard let meaning = meaning(sign, left, right) else {
      // The `==` that Swift makes of a type compares its parts by their own.
      guard sign == .equal || sign == .notEqual, hasParts(left), hasParts(right) else { return false }
      set(slot, of: a, to: .bool(isEqual(left, right, a) == (sign == .equal)))
      return true
    }
    call(
      meaning.body, on: .none, meaning.isTurned ? [right, left] : [left, right], from: a, to: .slot(slot, of: a))
    if meaning.isNegated, case .swift(let called)? = loop.agenda.last, called != a {
      swift.activations[Int(called)].negates = true
    }
    return true
  }

  private func meaning(_ sign: BinaryOperator, _ left: Value, _ right: Value) -> Meaning? {
    guard isOwn(left) || isOwn(right) else { return nil }
    if let own = ownOperator(sign, left, right) { return Meaning(body: own) }
    // What Swift makes of `==` and of `<`.
    switch sign {
    case .notEqual: return ownOperator(.equal, left, right).map { Meaning(body: $0, isNegated: true) }
    case .greater: return ownOperator(.less, right, left).map { Meaning(body: $0, isTurned: true) }
    case .lessOrEqual: return ownOperator(.less, right, left).map { Meaning(body: $0, isTurned: true, isNegated: true) }
    case .greaterOrEqual: return ownOperator(.less, left, right).map { Meaning(body: $0, isNegated: true) }
    default: return nil
    }
  }

  private func hasParts(_ value: Value) -> Bool {
    switch value {
    case .enumCase(_, _, let parts), .list(let parts): !parts.isEmpty && value.unknownPart == nil
    default: false
    }
  }

  /// What a set or a dictionary is asked for, as the element or the key that it has already and that is the same by the `==`
  /// of the file's.
  mutating func asHeld(_ operation: SwiftListOperation, _ given: [Value], _ a: Int32) -> [Value] {
    guard given.count > 1, case .list(let elements) = given[0] else { return given }
    let isOfKeys: Bool
    switch operation {
    case .insertElement, .removeElement: isOfKeys = false
    case .entry, .setEntry, .removeEntry: isOfKeys = true
    default: return given
    }
    guard isOwn(given[1]), !program.swift.operators.isEmpty else { return given }
    for element in elements {
      var held = element
      if isOfKeys {
        guard case .list(let pair) = element, let key = pair.first else { continue }
        held = key
      }
      guard isEqual(held, given[1], a) else { continue }
      var given = given
      given[1] = held
      return given
    }
    return given
  }

  private func isOwn(_ value: Value) -> Bool {
    switch value {
    case .enumCase, .object, .controller: true
    default: false
    }
  }

  private func ownOperator(_ sign: BinaryOperator, _ left: Value, _ right: Value) -> BodyID? {
    program.swift.operators.first { $0.sign == sign && fits($0.left, left) && fits($0.right, right) }?.body
  }

  // MARK: For operations on lists

  /// Runs a function of the file's while an instruction waits for it.
  private mutating func evaluate(
    _ body: BodyID, _ arguments: [Value], closure: ClosureID = ClosureID(-1), from a: Int32
  ) -> Value {
    guard swift.nesting < Simulator.comparisonLimit else {
      failSwift("16 comparisons inside each other are not made", a)
      return .none
    }
    swift.nesting += 1
    defer { swift.nesting -= 1 }
    return evaluate(body, on: .none, arguments, closure: closure)
  }

  /// What a closure of the file's answers now.
  mutating func answer(of closure: Value, _ arguments: [Value], _ a: Int32) -> Value {
    guard case .closure(let id) = closure, swift.closures[Int(id.index)].handler == nil else { return .none }
    return evaluate(swift.closures[Int(id.index)].body, arguments, closure: id, from: a)
  }

  /// Whether two values are the same, by the operators of the file's.
  mutating func isEqual(_ left: Value, _ right: Value, _ a: Int32) -> Bool {
    guard !program.swift.operators.isEmpty else { return areEqual(left, right) }
    if let own = meaning(.equal, left, right) {
      if case .bool(let isSame) = evaluate(own.body, [left, right], from: a) { return isSame }
      return false
    }
    switch (left, right) {
    case (.list(let x), .list(let y)): return areEqual(x, y, a)
    case (.enumCase(let own, let one, let x), .enumCase(let type, let other, let y)) where own == type && one == other:
      return areEqual(x, y, a)
    default: return areEqual(left, right)
    }
  }

  private mutating func areEqual(_ x: [Value], _ y: [Value], _ a: Int32) -> Bool {
    guard x.count == y.count else { return false }
    for (one, other) in zip(x, y) { if !isEqual(one, other, a) { return false } }
    return true
  }

  /// Whether one value comes before another: by `<`, or by what a closure says; nil where nobody knows.
  mutating func isBefore(_ one: Value, _ other: Value, by closure: Value?, _ a: Int32) -> Bool? {
    let answer: Value
    if let closure {
      answer = self.answer(of: closure, [one, other], a)
    } else if let own = meaning(.less, one, other) {
      answer = evaluate(own.body, own.isTurned ? [other, one] : [one, other], from: a)
    } else {
      answer = apply(.less, one, other, a)
    }
    if case .bool(let isBefore) = answer { return isBefore }
    return nil
  }

  /// The elements in their order, those that are alike as they stood; nil where nobody knows the order.
  mutating func sorted(_ elements: [Value], by closure: Value?, _ a: Int32) -> [Value]? {
    var list = elements
    var width = 1
    while width < list.count {
      var merged: [Value] = []
      merged.reserveCapacity(list.count)
      var start = 0
      while start < list.count {
        let (middle, end) = (min(start + width, list.count), min(start + 2 * width, list.count))
        var (left, right) = (start, middle)
        while left < middle, right < end {
          guard let turns = isBefore(list[right], list[left], by: closure, a), !loop.isStopped else { return nil }
          merged.append(list[turns ? right : left])
          if turns { right += 1 } else { left += 1 }
        }
        merged += list[left..<middle] + list[right..<end]
        start = end
      }
      list = merged
      width *= 2
    }
    return list
  }

  /// The first of those that come first, or the last of those that come last.
  mutating func extreme(_ elements: [Value], isFirst: Bool, by closure: Value?, _ a: Int32) -> Value?? {
    guard var found = elements.first else { return .some(nil) }
    for element in elements.dropFirst() {
      let isBetter = isFirst ? isBefore(element, found, by: closure, a) : isBefore(found, element, by: closure, a)
      guard let isBetter, !loop.isStopped else { return nil }
      if isBetter { found = element }
    }
    return found
  }
}

extension Simulator {
  /// Whether a closure puts neither of two elements first that are not equal.
  private mutating func areAlike(_ one: Value, _ other: Value, by closure: Value?, _ a: Int32) -> Bool {
    guard !areEqual(one, other), let isFirst = isBefore(one, other, by: closure, a),
      let isLast = isBefore(other, one, by: closure, a)
    else { return false }
    return !isFirst && !isLast
  }

  /// What an operation answers that compares elements, by the file's own functions too; nil for another one.
  mutating func compared(
    _ operation: SwiftListOperation, _ given: [Value], _ instruction: SwiftInstruction, _ a: Int32
  ) -> Value? {
    guard case .list(let elements)? = given.first else { return nil }
    let closure = given.count > 1 ? given[1] : nil
    let isInAnyOrder = given.count > 2
    switch operation {
    case .sorted:
      if case .opaque? = closure { return opaque(instruction) }
      guard let list = sorted(elements, by: closure, a) else { return opaque(instruction) }
      if isInAnyOrder {
        for (one, next) in zip(list, list.dropFirst()) where areAlike(one, next, by: closure, a) {
          return opaque(instruction)
        }
      }
      return .list(list)
    case .min, .max:
      if case .opaque? = closure { return opaque(instruction) }
      guard let found = extreme(elements, isFirst: operation == .min, by: closure, a) else {
        return opaque(instruction)
      }
      if isInAnyOrder, let found {
        for other in elements where areAlike(other, found, by: closure, a) { return opaque(instruction) }
      }
      return found ?? Value.none
    default: break
    }
    if operation == .unique, !program.swift.operators.isEmpty {
      var kept: [Value] = []
      for element in elements where !kept.contains(where: { isEqual($0, element, a) }) { kept.append(element) }
      return .list(kept)
    }
    guard !program.swift.operators.isEmpty, let wanted = closure else { return nil }
    switch operation {
    case .contains:
      for element in elements { if isEqual(element, wanted, a) { return .bool(true) } }
      return .bool(false)
    case .firstIndex:
      for (row, element) in elements.enumerated() { if isEqual(element, wanted, a) { return .int(Int64(row)) } }
      return Value.none
    default: return nil
    }
  }
}
